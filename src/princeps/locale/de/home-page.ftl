### Die Startseite für alle, die schon hier waren; geladen, wenn sie gezeigt wird.

home-your-turn = { $count ->
    [one] Du bist in einer Partie dran
   *[other] Du bist in { $count } Partien dran
}
home-nobody-waits = Niemand wartet auf dich.
home-next-clock = Die nächste Uhr läuft in { $time } ab.
home-good-morning = Guten Morgen, { $name }
    .alone = Guten Morgen
home-good-day = Guten Tag, { $name }
    .alone = Guten Tag
home-good-evening = Guten Abend, { $name }
    .alone = Guten Abend
home-play-title = Spielen
home-more-turns = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
home-company = mit { $names }
home-bots = { $count ->
    [1] einem Bot
    [2] zwei Bots
   *[other] drei Bots
}

turn-play = Spielen
turn-look = Ansehen
turn-waits = wartet auf dich · { $since }

once-more = Noch einmal
once-start = Sofort beginnen
once-change = Etwas ändern
once-like = wie beim letzten Mal
once-live = live gespielt
once-over-days = { $time } pro Zug
once-hints = Tipps erlaubt
once-no-hints = ohne Tipps

mine-waiting = wartet auf { $names } · { $since }
mine-watching = du siehst zu · { $names } · { $since }
mine-missing = { $count ->
    [one] noch { $count } freier Platz
   *[other] noch { $count } freie Plätze
}
mine-over = Beendet
mine-all = { $count ->
    [one] { $count } Partie zeigen
   *[other] Alle { $count } Partien zeigen
}
mine-fewer = Weniger zeigen
mine-drop = Von dieser Liste nehmen
mine-delete-title = Diese Partie löschen?
mine-delete-help = Die Partie { $game } verschwindet für alle am Tisch. Das lässt sich nicht rückgängig machen.
home-continue = Weiterspielen
mine-bots = Bots
mine-go-on = Weiter
mine-more = Mehr zu { $game }, { $state }
results-title = Letzte Ergebnisse
results-points = Punkte
results-accuracy = Genauigkeit
results-place = Platz { $place }
results-analysis = Analyse
results-analyse = Analysieren

puzzle-longest = längste Serie: { $days }
puzzle-month = Mosaik im { $month }
    .about = Ein Stein für jeden Tag, an dem du das Rätsel löst.

lesson-home = Lektion: { $title }
    .about = Begonnen, bei Schritt { $step }
device-home = Auch auf einem anderen Gerät
    .about = Deine Plätze ziehen per Link oder QR-Code um
device-home-go = Zum Link
tabs-games = Partien
