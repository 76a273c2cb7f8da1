### What `princeps rules` says, and the options of all games.

rules-game = { $game }, { $fewest } bis { $most } Spieler, Regelversion { $version }.
rules-options = { $game }: Optionen
rules-edition = Alles über das Spielmaterial: princeps rules { $name } --edition

# Headings of columns
rules-option = Option
rules-usually = üblich
rules-meaning = Bedeutung


## Options: one line each. The option's own name and its values are typed, and stay as they are; .seen is for a page,
## where nothing is typed.

option-forum-trajanum-first-game = Kennenlernpartie: nur eine Trajankarte, für den letzten Durchgang.
    .seen = Nur eine Trajankarte, für den letzten Durchgang.
option-forum-trajanum-handicap = Plätze der Neulinge: 1 Geld mehr und von Anfang an ein zweiter Bürger.
option-forum-trajanum-side-b = Rückseite der Tableaus: bei jedem sind die Straßensymbole anders verteilt.
option-forum-trajanum-random-setup = Das Programm verteilt Kräne und erste Bürger zufällig.
option-forum-trajanum-unlimited-tiles = Bauplättchen gehen nie aus.
option-forum-trajanum-open-tiles = Alle Coloniaplättchen liegen offen.
option-forum-trajanum-crane-bonuses = Kranboni und Ehrenbürger (ungesichert: nur eine Quelle kennt sie).
    .seen = Kranboni und Ehrenbürger, so wie wir die Regeln lesen.
option-forum-trajanum-unserved-cards = Für eine Straßenkarte darf man das letzte Plättchen in der Straße der anderen nehmen, die dann leer ausgeht (F32).
    .seen = Für eine Straßenkarte darf man das letzte Plättchen in der Straße der anderen nehmen, die dann leer ausgeht.

option-trajan-time-loop = Felder der Zeitleiste: 11/16/21 oder, mit long, 12/17/22.
    .seen = Felder der Zeitleiste zu zweit, dritt und viert: üblich 11, 16, 21; lang 12, 17, 22.
option-trajan-open-tile-points = Jedes am Ende nicht erfüllte Trajanplättchen ist einen Punkt wert (T22).
    .seen = Jedes am Ende nicht erfüllte Trajanplättchen ist einen Punkt wert.
option-trajan-wild-demand-bonus = Übrige Forderungsjoker zählen für die Bonustafeln mit 9 und 6 Punkten (T17).
    .seen = Übrige Forderungsjoker zählen für die Bonustafeln mit 9 und 6 Punkten, so wie wir die Regeln lesen.
option-trajan-random-setup = Das Programm verteilt die Steine und wählt erste Karten und Plättchen zufällig.
option-trajan-open-setup = Trajanplättchen, Bonustafeln und Warenkarten liegen schon offen, während die Steine verteilt werden (T1).
    .seen = Trajanplättchen, Bonustafeln und Warenkarten liegen schon offen, während die Steine verteilt werden.
