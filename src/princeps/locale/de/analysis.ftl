### Die Analyse einer Partie: Noten, Glück und Können, was wo verloren ging.

grade-only = Einzige Antwort
grade-great-find = Starker Fund
grade-best = Bester Zug
grade-good = Gut
grade-inaccuracy = Ungenau
grade-mistake = Fehler
grade-blunder = Grober Fehler

analysis-title = Analyse: { $game }
analysis-judge = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, beurteilt von princeps mit mindestens { $iterations } Durchläufen, jede nach dem, was der Platz damals wusste
analysis-unfinished = Diese Partie ist noch nicht zu Ende: Als Ergebnis gilt die Siegchance von jetzt

analysis-player = Name
analysis-points = Punkte
analysis-accuracy = Genauigkeit
analysis-start = Beginn
analysis-luck = Glück
analysis-skill = Können
analysis-others = Andere
analysis-result = Ergebnis
analysis-chances = Siegchancen. Beginn, Glück (was gezogen und aufgedeckt wurde), Können (die eigenen Entscheidungen) und was die anderen entschieden haben, ergeben zusammen das Ergebnis.

analysis-curve = Siegchancen
analysis-players = Spieler

analysis-moments = Was am meisten gekostet hat
analysis-no-moments = Niemand hat etwas Nennenswertes verloren.
analysis-round = Runde { $round }, { $player }: { $question }
analysis-cost = { $grade }: { $chance } % Siegchance, { $points } Punkte
analysis-find = { $grade }: Alles andere ist um mindestens { $chance } % schlechter
analysis-played = Gespielt: { $answer } ({ $chance } %, { $points } Punkte)
analysis-best = Am besten: { $answer } ({ $chance } %, { $points } Punkte)
analysis-gain = { $points } { $source }
analysis-progress = Entscheidungen werden beurteilt
