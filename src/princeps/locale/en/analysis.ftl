### The analysis of a game: grades, luck and skill, what was lost where.

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
analysis-played = Played: { $answer } ({ $chance } %, { $points } points)
analysis-best = Best: { $answer } ({ $chance } %, { $points } points)
analysis-gain = { $points } { $source }. { $reason }
analysis-progress = Judging decisions

# The verdict on one decision, and the reasons
analysis-graded = { $grade }. { $verdict }
analysis-verdict-only = There was nothing else to do.
analysis-verdict-best = Nothing better was found.
analysis-verdict-equal = About as good as the best answer.
analysis-verdict-find = Everything else is at least { $chance } % worse, and this is not easy to see.
analysis-verdict-cost = { $whole ->
    [turn] The whole turn cost { $chance } % chance to win and { $points } points, in several small steps.
   *[answer] It cost { $chance } % chance to win and { $points } points.
}
analysis-because = { $side ->
    [chosen] As played: { $fact }
    [best] Best: { $fact }
   *[next] Next best: { $fact }
}
analysis-decimal-mark = .

# Beside the judgement
analysis-judged-by = Judged by princeps with { $iterations } iterations or more for each decision, by what the seat knew then
analysis-failed = The game could not be analysed just now.
refused-analysis-running = A game can be analysed once it is over; a copy, once the game that it was made from is over too.
analysis-deal = The deal
analysis-draw = { $player }: a draw or a reveal

# The story of a seat
analysis-story-unfinished = Not over yet: { $chance } % chance to win
analysis-story-shared = A shared win
analysis-story-won = { $why ->
    [played] Won, with the best play at the table
    [luck] Won, and luck helped
   *[plain] { $points ->
        [0] Won on the tie-break
        [one] Won by { $points } point
       *[other] Won by { $points } points
    }
}
analysis-story-lost = { $points ->
    [0] Lost on the tie-break
    [one] { $points } point short
   *[other] { $points } points short
}{ $why ->
    [played] , with the best play at the table
    [luck] , and luck was with the others
   *[plain] {""}
}
analysis-story-no-error = No answer cost more than a little.
analysis-story-cost = Round { $round } cost most: { $chance } % chance to win.
analysis-story-luck = { $luck ->
    [good] Over the whole game luck added { $chance } %.
    [bad] Over the whole game bad luck cost { $chance } %.
   *[none] Good and bad luck were about even.
}
analysis-story-dearest = Round { $round } cost most
analysis-story-instead = { $played }. Better: { $best }
analysis-story-find = The best find, round { $round }
analysis-story-lucky = Luck was with { $player }, round { $round }
analysis-story-stroke = { $what }. From { $before } % to { $after } %.
