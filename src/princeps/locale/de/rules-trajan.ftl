### The options of Trajan, as `princeps rules` and the page explain them; .seen is for the page.

trajan-option-time-loop = Felder der Zeitleiste: 11/16/21 oder, mit long, 12/17/22.
    .seen = Felder der Zeitleiste zu zweit, dritt und viert: üblich 11, 16, 21; lang 12, 17, 22.
trajan-option-open-tile-points = Jedes am Ende nicht erfüllte Trajanplättchen ist einen Punkt wert (T22).
    .seen = Jedes am Ende nicht erfüllte Trajanplättchen ist einen Punkt wert.
trajan-option-wild-demand-bonus = Übrige Forderungsjoker zählen für die Bonustafeln mit 9 und 6 Punkten (T17).
    .seen = Übrige Forderungsjoker zählen für die Bonustafeln mit 9 und 6 Punkten, so wie wir die Regeln lesen.
trajan-option-random-setup = Das Programm verteilt die Steine und wählt erste Karten und Plättchen zufällig.
trajan-option-open-setup = Trajanplättchen, Bonustafeln und Warenkarten liegen schon offen, während die Steine verteilt werden (T1).
    .seen = Trajanplättchen, Bonustafeln und Warenkarten liegen schon offen, während die Steine verteilt werden.
