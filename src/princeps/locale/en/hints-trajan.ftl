## Trajan: why an answer is good. The first ones are what "you" do, the others are sentences.

trajan-advised-ship = Load { $cargo } on the { NAME($ship) } and set sail: { points }
trajan-reason-accomplish = accomplish the { NAME($first) } + { NAME($second) } tile ({ points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
})
trajan-reason-ship = send off the { NAME($ship) } for { points }
trajan-reason-take-tile = take the { $tile } tile { $place ->
    [province] there
   *[forum] from the forum
}
trajan-reason-build = send a worker for { $building }
trajan-reason-build-empty = send a worker to an empty site
trajan-reason-conquer = station a legionnaire in { NAME($province) } for { points }
trajan-reason-march = move your leader to { NAME($province) }
trajan-reason-climb = advance to step { $step } in the senate for { points }
trajan-reason-repeat = repeat the { NAME($action) } action{ $times ->
    [1] {""}
   *[other] {" "}twice
}
trajan-reason-play = play { NAME($commodity) }
trajan-reason-action = get a { NAME($action) } action
trajan-reason-new-tile = take the { NAME($first) } + { NAME($second) } tile ({ points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
})
trajan-reason-draw = draw two cards
trajan-reason-take-card = take { NAME($commodity) } from its pile

trajan-reason-demand = { $unmet ->
    [0] Then you can meet every demand so far: that saves { points }.
   *[other] Then you can meet one demand more: that saves { points }.
}
trajan-reason-votes = Then you lead the vote for consul, { $votes } to { $rival }.
trajan-reason-votes-behind = { $count ->
    [0] Then you have as many votes as your best rival.
    [one] Then your best rival is only 1 vote ahead.
   *[other] Then your best rival is still { $count } votes ahead.
}
trajan-reason-sets = Your sets of construction tiles are worth { points } more at the end.
trajan-reason-bonus-tile = Your bonus tile ({ $bonus }) is worth { points } more at the end.
trajan-reason-ends-quarter = It ends the quarter while a rival cannot meet { $rival ->
    [one] 1 demand
   *[other] { $rival } demands
}.
trajan-reason-next-tile = Next turn the { NAME($tray) } tray can accomplish the { NAME($first) } + { NAME($second) } tile ({ points }).
trajan-reason-tile-lacks = { $lacking ->
    [0] Both its colours already lie in the { NAME($tray) } tray.
   *[other] Only { NAME($colour) } is missing in the { NAME($tray) } tray.
}
trajan-reason-cargo = With { NAME($commodity) } the { NAME($ship) } would bring you { points }{ $before ->
    [0] {""}
   *[other] {" "}instead of { $before }
}.
trajan-reason-keeps-cargo = With what you keep, the { NAME($ship) } still brings { points }.
trajan-reason-march-conquer = A legionnaire there would score { points }.
trajan-reason-recruit-conquer = Then a legionnaire is ready for { NAME($province) }: { points }.
trajan-reason-hire = Without a worker in the camp you could not build.
trajan-reason-doubles = { $count ->
    [one] You hold an extra action tile for it, which then counts twice.
   *[other] You hold { $count } extra action tiles for it, which then count twice.
}
trajan-reason-saves-extra = The extra action tile is kept for a better moment.
trajan-reason-bonus-now = It is worth { points } to you already.
