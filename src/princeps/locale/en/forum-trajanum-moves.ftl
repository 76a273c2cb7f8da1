### Forum Trajanum: benefits and tasks, questions, answers, events and reasons. The server words them, so that a page need
### not load them. What is said of forms and variables in forum-trajanum.ftl holds here too.


## Benefits

forum-trajanum-bonus-tribune = a Tribune
forum-trajanum-bonus-assistant = an assistant
forum-trajanum-bonus-coin = a coin
forum-trajanum-bonus-upgrade = an upgrade
forum-trajanum-bonus-points = { points }

forum-trajanum-effect-worker = { $count ->
    [one] a worker of any colour
   *[other] { $count } workers of any colour
}
forum-trajanum-effect-builder = { $count ->
    [one] a builder
   *[other] { $count } builders
}
forum-trajanum-effect-assistant = { $count ->
    [one] an assistant
   *[other] { $count } assistants
}
forum-trajanum-effect-tribune = { $count ->
    [one] a Tribune
   *[other] { $count } Tribunes
}
forum-trajanum-effect-coin = { $count ->
    [one] a coin
   *[other] { $count } coins
}
forum-trajanum-effect-upgrade = { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}
forum-trajanum-effect-area-bonus = an area bonus
forum-trajanum-effect-eagle-envoy = an envoy on an eagle
forum-trajanum-effect-free-envoy = an envoy on any coloured space
forum-trajanum-effect-take-tile = take a tile and use it
forum-trajanum-effect-build = build once more


## Trajan cards. A pattern is named by its picture, row by row: g grey, c coloured, b either, T temple, K crane,
## x whatever there is. Patterns without a message of their own are shown as pictures.

forum-trajanum-pattern-gcg = a coloured structure between two grey buildings, side by side
forum-trajanum-pattern-b_T_b = a building above and one below the same temple
forum-trajanum-pattern-g_g-different = two different grey buildings, one above the other
forum-trajanum-pattern-Kb_bx-mirrored = a building on both sides of a crane
forum-trajanum-pattern-bb_bb = a square of four buildings
forum-trajanum-pattern-c_g_c = a grey building between two coloured structures, one above the other
forum-trajanum-pattern-anywhere = structures in all four colours, anywhere
forum-trajanum-pattern-g_c_g = a coloured structure between two grey buildings, one above the other
forum-trajanum-pattern-c_g_g_c = two grey buildings between two coloured structures, one above the other
forum-trajanum-pattern-c_c_c-different = three structures in different colours, one above the other
forum-trajanum-pattern-cxc_xTx_cxc = coloured structures on all four corners of a temple
forum-trajanum-pattern-g_g_g-different = three different grey buildings, one above the other
forum-trajanum-pattern-other = the picture { $picture }{ $different ->
    [0] {""}
   *[other] , all different
}{ $mirrored ->
    [0] {""}
   *[other] , also mirrored
}

forum-trajanum-collect-builder = { $count } { NAME("forum-trajanum-item-builder", $count) }
forum-trajanum-collect-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
forum-trajanum-collect-worker_colours = { $count ->
    [one] { $count } worker
   *[other] { $count } workers of different colours
}
forum-trajanum-collect-assistant = { $count } { NAME("forum-trajanum-item-assistant", $count) }
forum-trajanum-collect-tribune = { $count } { NAME("forum-trajanum-item-tribune", $count) }
forum-trajanum-collect-coin = { $count } { NAME("forum-trajanum-item-coin", $count) }
forum-trajanum-collect-column = { $count ->
    [one] { $count } triumphal column built
   *[other] { $count } triumphal columns built
}
forum-trajanum-collect-scored_crane = { $count ->
    [one] { $count } scored crane
   *[other] { $count } scored cranes
}
forum-trajanum-collect-citizen_classes = { $count ->
    [one] { $count } active citizen
   *[other] active citizens of { $count } classes
}
forum-trajanum-collect-envoy = { $count ->
    [one] { $count } envoy on the ship
   *[other] { $count } envoys on the ship
}
forum-trajanum-collect-marker = { $count ->
    [one] { $count } marker beside Trajan's Column
   *[other] { $count } markers beside Trajan's Column
}


## Where points come from

forum-trajanum-source-column = Triumphal columns
forum-trajanum-source-marker = Finished tracks
forum-trajanum-source-area-bonus = Area bonuses
forum-trajanum-source-crane = Cranes
forum-trajanum-source-colonia = Colonia rows
forum-trajanum-source-eagle = Eagles
forum-trajanum-source-area = Largest group
forum-trajanum-source-building-task = Building tasks
forum-trajanum-source-collecting-task = Collecting tasks
forum-trajanum-source-crane-bonus = Crane bonuses


## Questions: what a seat is asked to decide, and what helps to decide it

forum-trajanum-ask-crane = Choose the crane for the { NAME($corner) } corner
    .context = When its tile is taken, every structure of the crane's colour scores once, at the end of that cycle.
forum-trajanum-ask-first-row = Which row for your first citizen?
    .context = The ability is yours at once, and grey buildings in that row of the Colonia count more.
forum-trajanum-ask-corners = Choose the corner for the { NAME($citizen) }
    .context = The { NAME($other) } goes to the corner diagonally opposite. Both lie face up.
forum-trajanum-ask-handicap-corner = Begin with a second citizen?
    .context = The citizen leaves the corner, and the crane there scores at the end of the first cycle.
forum-trajanum-ask-handicap-row = Choose the row for the { NAME($citizen) }
    .context = The ability is yours at once.
forum-trajanum-ask-take = { $cards ->
    [one] Take a second tile
   *[other] Take a tile for each street card
}
    .context = Open: { $streets }. Tribunes: { $tribunes }.
forum-trajanum-ask-pass = Which tile do you pass to { $receiver }?
    .context = You keep the other one.
forum-trajanum-ask-reclaim = Take a tile back?
    .context = You were passed none: you may use one from beside your Colonia, which then leaves the game.
forum-trajanum-ask-use = Which tile do you use?
    .context = { $tribunes ->
        [0] Using both would cost 2 Tribunes; you have none.
        [one] Using both would cost 2 Tribunes; you have 1.
       *[other] Using both costs 2 of your { $tribunes } Tribunes.
    }
forum-trajanum-ask-row = Choose the row for the { NAME($citizen) }
    .context = A second citizen brings the bonus of the row at once.
forum-trajanum-ask-resource = { $choice ->
    [worker] Choose a worker
    [tribune] Take a coin or a Tribune
   *[assistant] Take a coin or an assistant
}
    .context = From the supply, at no cost.
forum-trajanum-ask-bonus = { $bonuses ->
    [one] Choose an area bonus
   *[other] Choose two different area bonuses
}
    .context = { $taken ->
        [0] { $bonuses ->
            [one] It is yours at once.
           *[other] They are yours at once.
        }
       *[other] The second one has to differ from the first.
    }
forum-trajanum-ask-envoy = { $target ->
    [eagle] Send an envoy to an eagle?
    [any] Send an envoy to any coloured space?
   *[colour] Send an envoy for the { NAME($building) }?
}
    .context = { $rule ->
        [started] A started area of that colour comes first. Envoys on the ship: { $ship }.
       *[free] Envoys on the ship: { $ship }.
    }
forum-trajanum-ask-build = { $step ->
    [extra] Build once more?
    [built] Exchange or end your turn
   *[open] Build, exchange or end your turn
}
    .context = Exchanges are open until the turn ends.
forum-trajanum-ask-site = { $double ->
    [0] Where does the { NAME($building) } go?
   *[other] Where does the double tile go: { $tile }?
}
    .context = { $double ->
        [0] On a vacated space.
       *[other] On two vacated spaces side by side.
    }
forum-trajanum-ask-order = Which half comes first?
    .context = Both bring their benefits, one after the other.
forum-trajanum-ask-benefit = Choose a benefit of the { NAME($building) } track
    .context = { $level ->
        [1] You have reached level 1.
       *[other] You have reached level { $level }; a lower one may be chosen instead.
    }
forum-trajanum-ask-draw = Take a tile from your Colonia
    .context = It is turned over and used at once.
forum-trajanum-ask-pay = Which citizens do you pay?
    .context = A coin for each row; coins: { $coins }. Rows that are not paid become inactive.
forum-trajanum-ask-honour = Where does the honorary citizen go?
    .context = Into the first place of an empty row, or onto the ship.
forum-trajanum-ask-clear = Which scored cranes do you remove?
    .context = Where a crane is removed, there is room to build.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

forum-trajanum-answer-crane = { NAME($building) } crane
forum-trajanum-answer-row = { NAME($row) }: { NAME($row, form: "ability") }
forum-trajanum-answer-row-second = { NAME($row) }, second place: { NAME($row, form: "bonus") }
forum-trajanum-answer-row-honour = { NAME($row) }: { NAME($row, form: "ability") }
forum-trajanum-answer-corner = { NAME($corner) } corner
forum-trajanum-answer-corner-citizen = { NAME($corner) } corner: { $tile }
forum-trajanum-answer-take = Take the tile on { $space } for { NAME($street) }{ $note }
    .seen = Take the tile in row { $row }, column { $column } for { NAME($street) }{ $note }
    .group = For { $card }
    .short = { $space }{ $mark }
forum-trajanum-answer-take-known = Take the tile on { $space } for { NAME($street) }: { $tile }{ $note }
    .seen = Take the tile in row { $row }, column { $column } for { NAME($street) }: { $tile }{ $note }
    .group = { forum-trajanum-answer-take.group }
    .short = { $space } { $tile }{ $mark }
forum-trajanum-answer-tribune = Give up a Tribune, ignore { NAME($street) }, take the tile on { $space }{ $note }
    .seen = Give up a Tribune, ignore { NAME($street) }, take the tile in row { $row }, column { $column }{ $note }
    .group = Ignore { $card }: give up a Tribune and take any other tile
    .short = { $space }{ $mark }
forum-trajanum-answer-tribune-known = Give up a Tribune, ignore { NAME($street) }, take the tile on { $space }: { $tile }{ $note }
    .seen = Give up a Tribune, ignore { NAME($street) }, take the tile in row { $row }, column { $column }: { $tile }{ $note }
    .group = { forum-trajanum-answer-tribune.group }
    .short = { $space } { $tile }{ $mark }
forum-trajanum-answer-take-binds = ; the other card then costs a Tribune
    .mark = {" "}(+ Tribune)
forum-trajanum-answer-skip = Take nothing for { NAME($street) }
forum-trajanum-answer-pass = Pass on the tile from { $space }: { $tile }
    .seen = Pass on the tile from row { $row }, column { $column }: { $tile }
forum-trajanum-answer-pass-any = Pass on the tile for { NAME($street) }
forum-trajanum-answer-reclaim = Take back { $tile }
forum-trajanum-answer-use-own = Use your own tile: { $own }
forum-trajanum-answer-use-received = Use the tile from { $giver }: { $received }
forum-trajanum-answer-use-own-then-received = Use both for 2 Tribunes: first your own, then { $giver }'s
forum-trajanum-answer-use-received-then-own = Use both for 2 Tribunes: first { $giver }'s, then your own
forum-trajanum-answer-trade = 2 { NAME($worker, 2) } for a builder
    .group = Exchange
forum-trajanum-answer-recolour = An assistant turns { NAME($worker, form: "a") } into { NAME($other, form: "a") }
    .group = An assistant recolours a worker
    .short = { NAME($worker) } to { NAME($other) }
forum-trajanum-answer-merchant = Merchant II: { NAME($given, form: "a") } for { NAME($taken, form: "a") }
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-hire = Craftsman I: an assistant for { NAME($worker, form: "a") }
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-hire-builder = Craftsman II: an assistant for a builder
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-build = Build { NAME($building, form: "a") } for { $cost }: { $gain }
    .group = Build
    .short = { NAME($building) } for { $cost }: { $gain }
forum-trajanum-answer-build-mixed = Build { NAME($grey, form: "a") } with { NAME($building, form: "a") } for { $cost }: { $gain }
    .group = { forum-trajanum-answer-build.group }
    .short = { NAME($grey) } with { NAME($building) } for { $cost }: { $gain }
forum-trajanum-answer-build-pair = Build two { NAME($building, form: "many") } for { $cost }: { $gain }
    .group = { forum-trajanum-answer-build.group }
    .short = two { NAME($building, form: "many") } for { $cost }: { $gain }
forum-trajanum-answer-site = Build on { $space }
    .seen = Build in row { $row }, column { $column }
    .group = Spaces
    .short = { $space }
forum-trajanum-answer-double-site = { NAME($first) } on { $space }, { NAME($second) } on { $other }
    .seen = { NAME($first) } in row { $row }, column { $column }, { NAME($second) } { NAME($direction) }
    .group = { NAME($first) } on { $space }
    .short = { NAME($direction) }: { NAME($second) } on { $other }
forum-trajanum-answer-first-grey = First the { NAME($grey) }
forum-trajanum-answer-first-coloured = First the envoy
forum-trajanum-answer-benefit = Level { $level }: { $gain }
forum-trajanum-answer-draw = Take the tile on { $space }
    .seen = Take the tile in row { $row }, column { $column }
    .group = Tiles
    .short = { $space }
forum-trajanum-answer-draw-known = Take the tile on { $space }: { $tile }
    .seen = Take the tile in row { $row }, column { $column }: { $tile }
    .group = { forum-trajanum-answer-draw.group }
    .short = { $space } { $tile }
forum-trajanum-answer-gain = { NAME($resource, form: "a") }
forum-trajanum-answer-bonus = { $bonus }
forum-trajanum-answer-envoy = Send the envoy to { $square } ({ NAME($building) }){ $notes }
    .seen = Send the envoy to row { $row }, column { $column } of the Forum ({ NAME($building) }){ $notes }
    .group = Spaces of the Forum (! completes its area, * is next to an eagle)
    .short = { $square }{ $marks }
forum-trajanum-answer-envoy-completes = , completes the area
    .mark = !
forum-trajanum-answer-envoy-eagle = , next to an eagle
    .mark = *
forum-trajanum-answer-decline-handicap-corner = Begin with one citizen
forum-trajanum-answer-decline-envoy = Send no envoy
forum-trajanum-answer-decline-benefit = Take no benefit
forum-trajanum-answer-decline-reclaim = Take no tile back
forum-trajanum-answer-decline-build = Build nothing more
forum-trajanum-answer-decline = Decline
forum-trajanum-answer-end-turn = End your turn
forum-trajanum-answer-pay = Pay { $rows }: this scoring { points }
forum-trajanum-answer-pay-none = Pay nobody: this scoring { points }
forum-trajanum-answer-honour-envoy = Onto the ship, as an envoy
forum-trajanum-answer-clear = Remove: { $corners }
forum-trajanum-answer-clear-none = Leave all cranes standing

forum-trajanum-gain-column = { points } now
forum-trajanum-gain-track = level { $level }, { $effects }
forum-trajanum-gain-track-finished = its track is finished: no benefit
forum-trajanum-gain-envoy = { $count ->
    [0] no envoy on the ship to send
    [one] an envoy to the Forum
   *[other] { $count } envoys to the Forum
}


## Events. Those of a player are predicates; the others are sentences.

forum-trajanum-event-round = Round { $round } of { $rounds }. The street cards show { NAME($first) } and { NAME($second) }. { $player } starts.
forum-trajanum-event-looked = looks at the tile on { $space }: { $tile }
    .seen = looks at a tile: { $tile }
forum-trajanum-event-took = takes the tile on { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}(ignoring the street card)
}
    .seen = takes { $count ->
    [one] a tile
   *[other] { $count } tiles
}{ $tribune ->
    [0] {""}
   *[other] {" "}(ignoring the street { $count ->
        [one] card
       *[other] cards
    })
}
forum-trajanum-event-took-known = takes the { $tile } tile from { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}(ignoring the street card)
}
    .seen = takes the { $tile } tile{ $tribune ->
    [0] {""}
   *[other] {" "}(ignoring the street card)
}
forum-trajanum-event-skipped = takes no tile for the { $card ->
    [1] first
   *[other] second
} street card
forum-trajanum-event-passed = passes a tile to { $other }
forum-trajanum-event-received = receives the { $tile } tile from { $other }
forum-trajanum-event-reclaimed = takes back the { $tile } tile
forum-trajanum-event-turn = starts the turn
forum-trajanum-event-shown = shows { $own } (own) and { $received } (received)
forum-trajanum-event-shown-own = shows { $own } (own) and was passed nothing
forum-trajanum-event-shown-received = shows { $received } (received) and took no tile
forum-trajanum-event-shown-none = has no tile to use
forum-trajanum-event-used = uses the { $tile } tile
forum-trajanum-event-to-ship = puts the { $tile } tile on the ship
forum-trajanum-event-beside = lays the { $tile } tile beside the Colonia
forum-trajanum-event-gone = removes the { $tile } tile from the game
forum-trajanum-event-to-ship-used = puts the tile on the ship
forum-trajanum-event-beside-used = lays the tile beside the Colonia
forum-trajanum-event-gone-used = removes the tile from the game
forum-trajanum-event-gained = gets { $amounts }
    .amount = { $count } { NAME($resource, $count) }
forum-trajanum-event-spent = pays { $amounts }
    .amount = { $count } { NAME($resource, $count) }
forum-trajanum-event-citizen = places a citizen in { NAME($row) }{ $place ->
    [0] {""}
   *[other] , second place
}
forum-trajanum-event-no-room = has no room for the { NAME($citizen) }
forum-trajanum-event-bar-turned = turns the slide bar over
forum-trajanum-event-bar-moved = moves the slide bar to step { $step }
forum-trajanum-event-built = builds { NAME($building, form: "a") } on { $space }
    .seen = builds { NAME($building, form: "a") }
forum-trajanum-event-built-mixed = builds { NAME($grey, form: "a") } on { $space } and { NAME($building, form: "a") } on { $other }
    .seen = builds { NAME($grey, form: "a") } with { NAME($building, form: "a") }
forum-trajanum-event-built-pair = builds two { NAME($building, form: "many") } on { $space } and { $other }
    .seen = builds two { NAME($building, form: "many") }
forum-trajanum-event-track = reaches level { $level } of the { NAME($building) } track
forum-trajanum-event-benefit = takes the benefit of level { $level } ({ $gain })
forum-trajanum-event-drew = takes the { $tile } tile from the Colonia, on { $space }
    .seen = takes the { $tile } tile from the Colonia
forum-trajanum-event-no-effect = gains nothing from the upgrade: the slide bar is at its end
forum-trajanum-event-marker = moves the { NAME($building) } marker beside Trajan's Column
forum-trajanum-event-envoy = sends an envoy to Forum { $square } ({ NAME($building) })
    .seen = sends an envoy to the Forum ({ NAME($building) })
forum-trajanum-event-envoy-eagle = sends an envoy to Forum { $square } (eagle)
    .seen = sends an envoy to an eagle of the Forum
forum-trajanum-event-area = completes { NAME($building, form: "a") } area of { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
forum-trajanum-event-bonus = takes { $bonus } as an area bonus
forum-trajanum-event-declined-envoy = sends no envoy
forum-trajanum-event-declined-benefit = takes no benefit
forum-trajanum-event-declined-build = builds no extra building
forum-trajanum-event-scoring = Scoring after cycle { NAME($cycle) }.
forum-trajanum-event-paid = pays { NAME($row) }
forum-trajanum-event-lapsed = does not pay { NAME($row) }
forum-trajanum-event-crane-uncovered = uncovers the { NAME($corner) } crane
forum-trajanum-event-task = fulfils the { $kind ->
    [building] building task
   *[collecting] collecting task
} of Trajan card { $card }{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
}
forum-trajanum-event-honour = gives an honorary citizen a place in { NAME($row) }
forum-trajanum-event-honour-envoy = sends an honorary citizen onto the ship
forum-trajanum-event-cleared = removes the { NAME($corner) } crane
forum-trajanum-event-over = The game is over.

forum-trajanum-event-points-column = scores { points } for the column
forum-trajanum-event-points-marker = scores { points } for the finished { NAME($building) } track
forum-trajanum-event-points-area-bonus = scores { points } as an area bonus
forum-trajanum-event-points-crane = scores { points } for the { NAME($corner) } crane
forum-trajanum-event-points-colonia = scores { points } for the { NAME($row) } row
forum-trajanum-event-points-eagle = scores { points } for eagles
forum-trajanum-event-points-area = scores { points } for { $size ->
    [one] { $size } envoy
   *[other] { $size } connected envoys
}
forum-trajanum-event-points-building-task = scores { points } for the building task
forum-trajanum-event-points-collecting-task = scores { points } for the collecting task
forum-trajanum-event-points-crane-bonus = scores { points } for the buildings beside the { NAME($corner) } crane


## Why undo ends here

forum-trajanum-barrier-start = the game has just begun
forum-trajanum-barrier-looked-at-tile = you have looked at a tile
forum-trajanum-barrier-revealed = something has been revealed to everybody
forum-trajanum-barrier-turn-ended = a turn has ended
forum-trajanum-barrier-citizen-drawn = you have drawn your first citizen


## Why an answer is not possible: clauses, with the ids of the rules

forum-trajanum-refusal-other-question = the question now is { $question ->
    [crane] which crane goes to the next corner
    [first-row] which row the first citizen goes to
    [corners] which corner the first of the other citizens goes to
    [handicap-corner] which second citizen to begin with
    [handicap-row] which row the second citizen goes to
    [take] which tile to take for a street card
    [pass] which tile to pass on
    [reclaim] whether to take a tile back
    [use] which tile to use
    [row] which row the citizen goes to
    [resource] which resource to take
    [bonus] which area bonus to take
    [envoy] where the envoy goes
    [build] what to build or exchange
    [site] where to build
    [order] which half gives its benefit first
    [benefit] which benefit of the track to take
    [draw] which tile to take from your Colonia
    [pay] which citizens to pay
    [honour] where the honorary citizen goes
   *[clear] which scored cranes to remove
}
forum-trajanum-refusal-crane-stands = the { NAME($building) } crane already has its corner
forum-trajanum-refusal-no-citizen-on-corner = no citizen lies in the { NAME($corner) } corner
forum-trajanum-refusal-card-served = a tile has been taken for that street card, or none is left for it
forum-trajanum-refusal-first-card-first = both cards show the same street, so the first one comes first
forum-trajanum-refusal-no-tile-there = no tile lies on { $space }
    .seen = no tile lies there
forum-trajanum-refusal-tile-taken = the tile on { $space } has been taken for the other card
    .seen = this tile has been taken for the other card
forum-trajanum-refusal-outside-street = { $space } is not in the street of that card, and only a Tribune ignores a card
    .seen = this tile is not in the street of that card, and only a Tribune ignores a card
forum-trajanum-refusal-inside-street = { $space } is in the street of that card, so it needs no Tribune
    .seen = this tile is in the street of that card, so it needs no Tribune
forum-trajanum-refusal-no-tribune = you have no Tribune left
forum-trajanum-refusal-other-card-needs-it = the other card needs the tile on { $space }, the last of its street, and this card has others
    .seen = the other card needs this tile, the last of its street, and this card has others
forum-trajanum-refusal-street-not-empty = the street of that card still has tiles
forum-trajanum-refusal-street-emptied = the other card took the last tile of that street but had others, so this card costs a Tribune
forum-trajanum-refusal-no-such-foreign-tile = no such tile lies beside your Colonia
forum-trajanum-refusal-two-tribunes-needed = using both tiles costs two Tribunes
forum-trajanum-refusal-other-class = { NAME($row) } is not a row for { NAME($citizen, form: "a") }
forum-trajanum-refusal-row-full = { NAME($row) } has no free place
forum-trajanum-refusal-row-not-empty = an honorary citizen needs an empty row
forum-trajanum-refusal-two-workers-needed = that takes two workers of one colour, and you do not have two { NAME($worker, 2) }
forum-trajanum-refusal-same-colour = the worker has that colour already
forum-trajanum-refusal-no-resource = you have no { NAME($resource) } to give
forum-trajanum-refusal-ability-inactive = { NAME($row) } is not active
forum-trajanum-refusal-ability-used-up = { NAME($row) } cannot be used again this turn
forum-trajanum-refusal-built-already = you have built this turn already
forum-trajanum-refusal-no-builder = you have no builder to pay with
forum-trajanum-refusal-no-worker = you have no { NAME($worker) } to pay with
forum-trajanum-refusal-no-second-worker = that takes two { NAME($worker, 2) }, and you have one
forum-trajanum-refusal-stock-empty = the building tiles of that kind have run out
forum-trajanum-refusal-no-vacant-space = your Colonia has no vacated space
forum-trajanum-refusal-no-vacant-pair = your Colonia does not have two vacated spaces side by side
forum-trajanum-refusal-end-turn-instead = end your turn instead of declining
forum-trajanum-refusal-decline-instead = decline the extra building; that does not end your turn
forum-trajanum-refusal-single-tile = a single tile takes one space
forum-trajanum-refusal-double-tile = a double tile takes two spaces side by side
forum-trajanum-refusal-outside-colonia = the other half would lie outside the Colonia
forum-trajanum-refusal-name-other-end = both halves are alike: name the upper or left one first
forum-trajanum-refusal-space-covered = a tile still lies on { $space }
    .seen = a tile still lies there
forum-trajanum-refusal-space-temple = a temple stands on { $space }
    .seen = a temple stands there
forum-trajanum-refusal-space-crane = a crane stands on { $space }
    .seen = a crane stands there
forum-trajanum-refusal-space-built = { $space } has been built on
    .seen = this space has been built on
forum-trajanum-refusal-level-not-reached = you have not reached level { $level } of that track
forum-trajanum-refusal-no-envoy = you have no envoy on the ship
forum-trajanum-refusal-no-eagle-free = no eagle of the Forum is free
forum-trajanum-refusal-no-colour-free = no coloured space of the Forum is free
forum-trajanum-refusal-no-tile-left = your Colonia has no tile left to take
forum-trajanum-refusal-bar-at-end = your slide bar is at its end
forum-trajanum-refusal-bonus-taken = the second bonus has to be a different one
forum-trajanum-refusal-workers-offered = only workers are offered
forum-trajanum-refusal-coin-or-tribune = only a coin or a Tribune is offered
forum-trajanum-refusal-coin-or-assistant = only a coin or an assistant is offered
forum-trajanum-refusal-no-square = the Forum has no space { $square }
    .seen = the Forum has no space there
forum-trajanum-refusal-square-occupied = an envoy already stands on { $square }
    .seen = an envoy already stands there
forum-trajanum-refusal-eagle-closed = { $square } is an eagle, and this envoy may not stand there
    .seen = this envoy may not stand on an eagle
forum-trajanum-refusal-eagle-needed = { $square } is not an eagle, and this envoy goes to one
    .seen = this envoy goes to an eagle
forum-trajanum-refusal-other-colour = { $square } does not have the colour of the { NAME($building) }
    .seen = this space does not have the colour of the { NAME($building) }
forum-trajanum-refusal-continue-area = a started area of that colour has to be continued, and { $square } belongs to another one
    .seen = a started area of that colour has to be continued, and this space belongs to another one
forum-trajanum-refusal-row-without-citizen = { NAME($row) } has no citizen to pay
forum-trajanum-refusal-too-few-coins = you do not have enough coins for so many rows
forum-trajanum-refusal-no-scored-crane = no scored crane stands in the { NAME($corner) } corner


## Steps of a turn, and of taking tiles

forum-trajanum-turn-step-use = Use a tile
forum-trajanum-turn-step-build = Build
forum-trajanum-turn-step-benefit = Benefits
forum-trajanum-turn-step-end = End turn
forum-trajanum-turn-step-first = First tile
forum-trajanum-turn-step-second = Second tile
forum-trajanum-turn-step-pass = Pass one on
