### The analysis of a game: grades, luck and skill, what was lost where.

grade-only = Only answer
grade-great-find = Great find
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder

analysis-title = Analysis: { $game }
analysis-judge = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, judged by princeps with { $iterations } iterations or more, each by what the seat knew then
analysis-unfinished = This game is not over yet: its result is the chance to win now

analysis-player = Player
analysis-points = Points
analysis-accuracy = Accuracy
analysis-start = Start
analysis-luck = Luck
analysis-skill = Skill
analysis-others = Others
analysis-result = Result
analysis-chances = Chances to win. Start, luck (draws and reveals), skill (the seat’s own decisions) and what the others decided add up to the result.

analysis-curve = Chances to win
analysis-players = Players

analysis-moments = What cost most
analysis-no-moments = Nobody lost anything worth mentioning.
analysis-round = Round { $round }, { $player }: { $question }
analysis-cost = { $grade }: { $chance } % chance to win, { $points } points
analysis-find = { $grade }: everything else is at least { $chance } % worse
analysis-played = Played: { $answer } ({ $chance } %, { $points } points)
analysis-best = Best: { $answer } ({ $chance } %, { $points } points)
analysis-gain = { $points } { $source }
analysis-progress = Judging decisions
