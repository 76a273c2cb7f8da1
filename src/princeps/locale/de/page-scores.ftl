### Score sheet, end screen and log, for every game.

scores-title = Punktestand
scores-sources = Woher die Punkte kommen
scores-now = Punkte jetzt
scores-forecast = { $game ->
    [trajan] Wenn jetzt Schluss wäre
   *[other] Nächste Wertung
}
scores-after = { $game ->
    [trajan] Zusammen
   *[other] Danach
}
scores-help = { $game ->
    [trajan] In Gold steht, was das Ende brächte, wenn jetzt Schluss wäre, mit den offenen Forderungen.
   *[other] In Gold steht, was die nächste Wertung brächte, wenn sie jetzt käme.
}


## The end

end-won = Du hast gewonnen
end-victor = { $name } hat gewonnen
end-victors = Geteilter Sieg: { $names }
end-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Vierter Platz
}
end-by-source = Punkte nach Quellen
end-total = Gesamt
end-by-round = Punkte nach Runden
end-as-table = Als Tabelle
end-round = Runde
end-look = Den Tisch ansehen
end-replay = Partie noch einmal ansehen
end-analysis = Zur Analyse
end-new = Neue Partie
end-rematch = Noch einmal


## The log

log-title = Verlauf
log-chat = Chat
log-since = seit deinem letzten Zug
log-empty = Noch ist nichts geschehen.
