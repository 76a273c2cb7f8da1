### Rätsel: Der beste Zug eines Moments ist zu finden.

puzzles-title = { $game }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-id = Rätsel
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-players = Spieler
puzzles-decisions = Entscheidungen
puzzles-show = Eines ansehen: princeps puzzles show { $game } { $id }

puzzles-moment = { $theme }, Schwierigkeit { $difficulty } von 5, zu { $players }, { $name } ist am Zug
puzzles-solution = Der beste Zug
puzzles-why = Warum
puzzles-runner-up = Der beste Zug, der nicht so gut ist
puzzles-lead = { $which ->
    [fewer] Er bringt weniger Punkte, erhöht aber die Siegchance um { $chance } %.
    [equal] Er erhöht die Siegchance um { $chance } %.
   *[more] { $points ->
        [one] Er ist etwa einen Punkt mehr wert und erhöht die Siegchance um { $chance } %.
       *[other] Er ist etwa { $points } Punkte mehr wert und erhöht die Siegchance um { $chance } %.
    }
}
puzzles-gain = { $source }: { $points }
puzzles-later = Davon ist zunächst nichts zu sehen, doch tausendfach weitergespielt liegt dieser Zug vorn.

mistake-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht; princeps puzzles list { $game } nennt alle.
mistake-theme = Ein Thema „{ $theme }“ gibt es nicht; es gibt: { $known }.

### Worum es in einem Zug geht.

trajan-theme-sowing = Säen
trajan-theme-trajan-tiles = Trajanplättchen
trajan-theme-ships = Schiffe
trajan-theme-demands = Forderungen
trajan-theme-senate = Senat
trajan-theme-military = Militär
trajan-theme-construction = Bauen

forum-trajanum-theme-envoys = Gesandte
forum-trajanum-theme-columns = Siegessäulen
forum-trajanum-theme-tasks = Trajans Aufträge
forum-trajanum-theme-cranes = Kräne
forum-trajanum-theme-passing = Weitergeben
forum-trajanum-theme-citizens = Bürger
forum-trajanum-theme-building = Bauen
