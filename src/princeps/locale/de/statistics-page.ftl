### One's own games and what they say together, on the page and in the terminal.

statistics-title = Deine Partien
statistics-none = Noch keine Partie beendet.
statistics-none-help = Was du in diesem Browser zu Ende spielst, zählt hier.
statistics-none-chosen = Eine solche Partie hast du nicht.
statistics-reading = Partien werden gelesen
statistics-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen

## Which games are looked at

statistics-choose-game = Spiel
statistics-choose-players = Zahl der Spieler
statistics-choose-company = Gegen
statistics-choose-time = Zeit
statistics-both = Beide Spiele
statistics-all = Alle
statistics-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
statistics-company-bots = Bots
statistics-company-people = Menschen
statistics-ever = Immer
statistics-lately = { $days } Tage

## Figures

statistics-count = Partien
statistics-won = gewonnen
statistics-won-share = { $percent } %
statistics-best = Bestwert, { $game }
statistics-accuracy-lately = Genauigkeit, letzte zehn
statistics-accuracy-change = { $change } zu den zehn davor
statistics-not-analysed = noch keine Partie analysiert

statistics-levels = Ergebnisse nach Stufe
statistics-against = Gegen
statistics-level-tiro = Tiro
statistics-level-civis = Civis
statistics-level-senator = Senator
statistics-level-princeps = Princeps
statistics-level-other = andere Bots
statistics-level-people = Menschen
statistics-place = Platz
statistics-place-of = { $place } von { $players }
statistics-places = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
}
statistics-bar = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
} gegen { $against }: { statistics-places }

statistics-sources = Woher die Punkte kommen
statistics-sources-of = { $games ->
    [one] Eine Partie
   *[other] Durchschnitt aus { $games } Partien
}
statistics-sources-none = Punkte nach Herkunft werden ab jetzt notiert: Spiel eine Partie zu Ende, um sie zu sehen.
statistics-own = du
statistics-bots = die Bots
statistics-most-lost = Im Vergleich mit den Bots fehlt hier am meisten: { $source }.

statistics-accuracy = Genauigkeit
statistics-accuracy-help = Wie gut du entschieden hast, aus Sicht des stärksten Bots. Linie: Mittel aus fünf.
statistics-accuracy-none = Analysiere eine beendete Partie, dann erscheint hier ihre Genauigkeit.
statistics-accuracy-point = { $date }: { $accuracy }

statistics-records = Rekorde
statistics-record-most-points = Meiste Punkte
statistics-record-widest-lead = Größter Vorsprung
statistics-record-closest-win = Knappster Sieg
statistics-record-wins-in-a-row = Siege in Folge

statistics-rivals = Deine Rivalen
statistics-rival = { $name }: { $ahead }-mal besser, { $behind }-mal schlechter, { $tied }-mal gleichauf

statistics-last = Letzte Partien
statistics-points = Punkte
statistics-with = mit
statistics-shown = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}: { $what }
statistics-look = Rückblick
statistics-analysis = Analyse

## To take along

statistics-take = Ergebnisse mitnehmen
statistics-take-help = Deine Ergebnisse als Tabelle oder für Programme.
statistics-forget = Meine Partien löschen
statistics-forget-title = Alle beendeten Partien löschen?
statistics-forget-help = Sie verschwinden endgültig, mit ihren Ergebnissen. Wo andere mitgespielt haben, bleibt die Partie bei ihnen, und dein Platz trägt nicht mehr deinen Namen.
statistics-forgotten = Deine beendeten Partien sind gelöscht.
statistics-none-terminal = Dort ist keine beendete Partie: Es zählt, was du im Terminal zu Ende spielst; Partien der Seite haben ihre Statistik auf der Seite.
mistake-no-folder = Es gibt keinen Ordner { $folder }.
mistake-no-player = Niemand namens „{ $player }“ hat dort eine Partie beendet; bekannt sind: { $known }.
