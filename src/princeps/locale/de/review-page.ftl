### Der Blick zurück auf eine Partie mit dem Urteil eines starken Spielers: Analyse, Fehler, Rätsel.

## Noten und Zahlen

grade-only = Einzige Möglichkeit
grade-great-find = Starker Fund
grade-best = Bester Zug
grade-good = Gut
grade-inaccuracy = Ungenau
grade-mistake = Fehler
grade-blunder = Grober Fehler
review-luck-up = Glück
review-luck-down = Pech
review-chance = { $percent } %
review-chance-under = unter 1 %
review-chance-over = über 99 %
review-change = { $sign }{ $percent } %
review-change-none = ±0 %
review-points = { $points } Punkte
review-points-word = Punkte

## Eine Entscheidung

review-moment = Dieser Moment
review-round = Runde { $round }
review-round-of = Runde
review-of = { $number } von { $count }
review-cost-points = kostet { $points } Punkte
review-cost-chance = { $chance } Siegchance
review-played = Gespielt
review-played-you = Gespielt
review-played-by = { $name } spielte
review-best = Am besten
review-instead = Stattdessen
review-later = Im weiteren Verlauf.
review-tag-played = gespielt
review-tag-best = am besten
review-tag-both = beide
review-about-equal = Der Unterschied ist zu klein, um sicher zu sein: etwa gleich gut.
review-try = Von hier probieren
review-former-key = Voriger Wendepunkt
review-next-key = Nächster Wendepunkt
review-still-looking = Wird noch angesehen …
review-begin = Der Anfang
review-begin-help = Drück auf ein Zeichen in der Kurve oder geh die Wendepunkte durch.
review-sown = { $count } aus { $tray }
review-leads-to = führt zu

## Die ganze Partie

review-curve = Siegchance
review-curve-brief = Siegchance
review-luck = Glück
review-skill = Können
review-where = { $number } von { $count } · { $period }, Runde { $round }
review-chance-of = { $name }: { $chance }
review-chance-was = { $name }: { $chance }, vorher { $before }
review-course = Der Verlauf der Partie
review-key-moments = Wendepunkte
review-no-moments = Niemand hat etwas Nennenswertes verloren.
review-players = So haben alle gespielt
review-players-brief = Spieler
review-in-points = Können und Glück in Punkten
review-you = du
review-look-from = Vom Platz von { $name } aus ansehen
review-accuracy-of = { $name }: Genauigkeit { $accuracy } von 100
review-accuracy-awaited = { $name }: Genauigkeit kommt noch
review-only-mistakes = Nur Fehler
review-only-two = Nur der beste Gegner
review-who = Spieler
review-what = Was geschah
review-grade = Note
review-viewpoint = Wessen Partie du ansiehst
review-as-seen-by = Wie { $name } es sah
review-seen-by = Wie { $name } es sah
review-board-of = Tableau von { $name }
review-board-common = Gemeinsamer Plan
review-menu = Menü dieser Analyse
review-share = Teilen
review-share-picture = Bild teilen
review-back-to-replay = Zum Rückblick
review-look-closer = Genauer hinsehen
review-looking-closer = Ein genauerer Blick hat begonnen. Was er findet, ersetzt das Gezeigte.
review-running = Diese Partie läuft noch. Analysiert werden kann sie, sobald sie zu Ende ist.

## Warten

review-awaited = Die Partie wird angesehen
review-awaited-help = Die erste Kurve ist in wenigen Sekunden da.
review-ahead = { $count ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $count } andere Partien sind vorher dran.
}
review-progress = Beurteilte Entscheidungen
review-judged = { $done } von { $count } beurteilt
review-failed = Die Analyse ist nicht gelungen
review-retry = Noch einmal versuchen

## Tasten

review-keys-mistake = nächster Fehler, voriger Fehler
review-keys-key = nächster Wendepunkt, voriger Wendepunkt
review-keys-best = solange gehalten: nur der beste Zug
review-keys-played = solange gehalten: nur das Gespielte
review-keys-try = von hier probieren
review-keys-table = die Partie als Tabelle
review-keys-look = von einem anderen Platz aus ansehen

## Die Geschichte einer Partie und ihr Bild

review-story = Die Geschichte
review-story-awaited = Die Partie wird noch angesehen …
review-story-mistakes = Aus deinen Fehlern lernen
review-picture-hint = Sieh die ganze Partie an oder spiel von irgendwo weiter
review-picture-rounds = { $rounds } Runden · { $players } Spieler
review-picture-accuracy = Genauigkeit { $accuracy }
