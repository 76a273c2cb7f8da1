### Forum Trajanum: benefits and tasks, questions, answers, events and reasons. The server words them, so that a page need
### not load them. What is said of forms and variables in forum-trajanum.ftl holds here too.


## Benefits

bonus-tribune = a Tribune
bonus-assistant = an assistant
bonus-coin = a coin
bonus-upgrade = an upgrade
bonus-points = { points }

effect-worker = { $count ->
    [one] a worker of any colour
   *[other] { $count } workers of any colour
}
effect-builder = { $count ->
    [one] a builder
   *[other] { $count } builders
}
effect-assistant = { $count ->
    [one] an assistant
   *[other] { $count } assistants
}
effect-tribune = { $count ->
    [one] a Tribune
   *[other] { $count } Tribunes
}
effect-coin = { $count ->
    [one] a coin
   *[other] { $count } coins
}
effect-upgrade = { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}
effect-area-bonus = an area bonus
effect-eagle-envoy = an envoy on an eagle
effect-free-envoy = an envoy on any coloured space
effect-take-tile = take a tile and use it
effect-build = build once more


## Trajan cards. A pattern is named by its picture, row by row: g grey, c coloured, b either, T temple, K crane,
## x whatever there is. Patterns without a message of their own are shown as pictures.

pattern-gcg = a coloured structure between two grey buildings, side by side
pattern-b_T_b = a building above and one below the same temple
pattern-g_g-different = two different grey buildings, one above the other
pattern-Kb_bx-mirrored = a building on both sides of a crane
pattern-bb_bb = a square of four buildings
pattern-c_g_c = a grey building between two coloured structures, one above the other
pattern-anywhere = structures in all four colours, anywhere
pattern-g_c_g = a coloured structure between two grey buildings, one above the other
pattern-c_g_g_c = two grey buildings between two coloured structures, one above the other
pattern-c_c_c-different = three structures in different colours, one above the other
pattern-cxc_xTx_cxc = coloured structures on all four corners of a temple
pattern-g_g_g-different = three different grey buildings, one above the other
pattern-other = the picture { $picture }{ $different ->
    [0] {""}
   *[other] , all different
}{ $mirrored ->
    [0] {""}
   *[other] , also mirrored
}

collect-builder = { $count } { NAME("item-builder", $count) }
collect-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
collect-worker_colours = { $count ->
    [one] { $count } worker
   *[other] { $count } workers of different colours
}
collect-assistant = { $count } { NAME("item-assistant", $count) }
collect-tribune = { $count } { NAME("item-tribune", $count) }
collect-coin = { $count } { NAME("item-coin", $count) }
collect-column = { $count ->
    [one] { $count } triumphal column built
   *[other] { $count } triumphal columns built
}
collect-scored_crane = { $count ->
    [one] { $count } scored crane
   *[other] { $count } scored cranes
}
collect-citizen_classes = { $count ->
    [one] { $count } active citizen
   *[other] active citizens of { $count } classes
}
collect-envoy = { $count ->
    [one] { $count } envoy on the ship
   *[other] { $count } envoys on the ship
}
collect-marker = { $count ->
    [one] { $count } marker beside Trajan's Column
   *[other] { $count } markers beside Trajan's Column
}


## Where points come from

source-column = Triumphal columns
source-marker = Finished tracks
source-area-bonus = Area bonuses
source-crane = Cranes
source-colonia = Colonia rows
source-eagle = Eagles
source-area = Largest group
source-building-task = Building tasks
source-collecting-task = Collecting tasks
source-crane-bonus = Crane bonuses


## Questions: what a seat is asked to decide, and what helps to decide it

ask-crane = Choose the crane for the { NAME($corner) } corner
    .context = When its tile is taken, every structure of the crane's colour scores once, at the end of that cycle.
ask-first-row = Which row for your first citizen?
    .context = The ability is yours at once, and grey buildings in that row of the Colonia count more.
ask-corners = Choose the corner for the { NAME($citizen) }
    .context = The { NAME($other) } goes to the corner diagonally opposite. Both lie face up.
ask-handicap-corner = Begin with a second citizen?
    .context = The citizen leaves the corner, and the crane there scores at the end of the first cycle.
ask-handicap-row = Choose the row for the { NAME($citizen) }
    .context = The ability is yours at once.
ask-take = { $cards ->
    [one] Take a second tile
   *[other] Take a tile for each street card
}
    .context = Open: { $streets }. Tribunes: { $tribunes }.
ask-pass = Which tile do you pass to { $receiver }?
    .context = You keep the other one.
ask-reclaim = Take a tile back?
    .context = You were passed none: you may use one from beside your Colonia, which then leaves the game.
ask-use = Which tile do you use?
    .context = { $tribunes ->
        [0] Using both would cost 2 Tribunes; you have none.
        [one] Using both would cost 2 Tribunes; you have 1.
       *[other] Using both costs 2 of your { $tribunes } Tribunes.
    }
ask-row = Choose the row for the { NAME($citizen) }
    .context = A second citizen brings the bonus of the row at once.
ask-resource = { $choice ->
    [worker] Choose a worker
    [tribune] Take a coin or a Tribune
   *[assistant] Take a coin or an assistant
}
    .context = From the supply, at no cost.
ask-bonus = { $bonuses ->
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
ask-envoy = { $target ->
    [eagle] Send an envoy to an eagle?
    [any] Send an envoy to any coloured space?
   *[colour] Send an envoy for the { NAME($building) }?
}
    .context = { $rule ->
        [started] A started area of that colour comes first. Envoys on the ship: { $ship }.
       *[free] Envoys on the ship: { $ship }.
    }
ask-build = { $step ->
    [extra] Build once more?
    [built] Exchange or end your turn
   *[open] Build, exchange or end your turn
}
    .context = Exchanges are open until the turn ends.
ask-site = { $double ->
    [0] Where does the { NAME($building) } go?
   *[other] Where does the double tile go: { $tile }?
}
    .context = { $double ->
        [0] On a vacated space.
       *[other] On two vacated spaces side by side.
    }
ask-order = Which half comes first?
    .context = Both bring their benefits, one after the other.
ask-benefit = Choose a benefit of the { NAME($building) } track
    .context = { $level ->
        [1] You have reached level 1.
       *[other] You have reached level { $level }; a lower one may be chosen instead.
    }
ask-draw = Take a tile from your Colonia
    .context = It is turned over and used at once.
ask-pay = Which citizens do you pay?
    .context = A coin for each row; coins: { $coins }. Rows that are not paid become inactive.
ask-honour = Where does the honorary citizen go?
    .context = Into the first place of an empty row, or onto the ship.
ask-clear = Which scored cranes do you remove?
    .context = Where a crane is removed, there is room to build.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

answer-crane = { NAME($building) } crane
answer-row = { NAME($row) }: { NAME($row, form: "ability") }
answer-row-second = { NAME($row) }, second place: { NAME($row, form: "bonus") }
answer-row-honour = { NAME($row) }: { NAME($row, form: "ability") }
answer-corner = { NAME($corner) } corner
answer-corner-citizen = { NAME($corner) } corner: { $tile }
answer-take = Take the tile on { $space } for { NAME($street) }{ $note }
    .seen = Take the tile in row { $row }, column { $column } for { NAME($street) }{ $note }
    .group = For { $card }
    .short = { $space }{ $mark }
answer-take-known = Take the tile on { $space } for { NAME($street) }: { $tile }{ $note }
    .seen = Take the tile in row { $row }, column { $column } for { NAME($street) }: { $tile }{ $note }
    .group = { answer-take.group }
    .short = { $space } { $tile }{ $mark }
answer-tribune = Give up a Tribune, ignore { NAME($street) }, take the tile on { $space }{ $note }
    .seen = Give up a Tribune, ignore { NAME($street) }, take the tile in row { $row }, column { $column }{ $note }
    .group = Ignore { $card }: give up a Tribune and take any other tile
    .short = { $space }{ $mark }
answer-tribune-known = Give up a Tribune, ignore { NAME($street) }, take the tile on { $space }: { $tile }{ $note }
    .seen = Give up a Tribune, ignore { NAME($street) }, take the tile in row { $row }, column { $column }: { $tile }{ $note }
    .group = { answer-tribune.group }
    .short = { $space } { $tile }{ $mark }
answer-take-binds = ; the other card then costs a Tribune
    .mark = {" "}(+ Tribune)
answer-skip = Take nothing for { NAME($street) }
answer-pass = Pass on the tile from { $space }: { $tile }
    .seen = Pass on the tile from row { $row }, column { $column }: { $tile }
answer-pass-any = Pass on the tile for { NAME($street) }
answer-reclaim = Take back { $tile }
answer-use-own = Use your own tile: { $own }
answer-use-received = Use the tile from { $giver }: { $received }
answer-use-own-then-received = Use both for 2 Tribunes: first your own, then { $giver }'s
answer-use-received-then-own = Use both for 2 Tribunes: first { $giver }'s, then your own
answer-trade = 2 { NAME($worker, 2) } for a builder
    .group = Exchange
answer-recolour = An assistant turns { NAME($worker, form: "a") } into { NAME($other, form: "a") }
    .group = An assistant recolours a worker
    .short = { NAME($worker) } to { NAME($other) }
answer-merchant = Merchant II: { NAME($given, form: "a") } for { NAME($taken, form: "a") }
    .group = { answer-trade.group }
answer-hire = Craftsman I: an assistant for { NAME($worker, form: "a") }
    .group = { answer-trade.group }
answer-hire-builder = Craftsman II: an assistant for a builder
    .group = { answer-trade.group }
answer-build = Build { NAME($building, form: "a") } for { $cost }: { $gain }
    .group = Build
    .short = { NAME($building) } for { $cost }: { $gain }
answer-build-mixed = Build { NAME($grey, form: "a") } with { NAME($building, form: "a") } for { $cost }: { $gain }
    .group = { answer-build.group }
    .short = { NAME($grey) } with { NAME($building) } for { $cost }: { $gain }
answer-build-pair = Build two { NAME($building, form: "many") } for { $cost }: { $gain }
    .group = { answer-build.group }
    .short = two { NAME($building, form: "many") } for { $cost }: { $gain }
answer-site = Build on { $space }
    .seen = Build in row { $row }, column { $column }
    .group = Spaces
    .short = { $space }
answer-double-site = { NAME($first) } on { $space }, { NAME($second) } on { $other }
    .seen = { NAME($first) } in row { $row }, column { $column }, { NAME($second) } { NAME($direction) }
    .group = { NAME($first) } on { $space }
    .short = { NAME($direction) }: { NAME($second) } on { $other }
answer-first-grey = First the { NAME($grey) }
answer-first-coloured = First the envoy
answer-benefit = Level { $level }: { $gain }
answer-draw = Take the tile on { $space }
    .seen = Take the tile in row { $row }, column { $column }
    .group = Tiles
    .short = { $space }
answer-draw-known = Take the tile on { $space }: { $tile }
    .seen = Take the tile in row { $row }, column { $column }: { $tile }
    .group = { answer-draw.group }
    .short = { $space } { $tile }
answer-gain = { NAME($resource, form: "a") }
answer-bonus = { $bonus }
answer-envoy = Send the envoy to { $square } ({ NAME($building) }){ $notes }
    .seen = Send the envoy to row { $row }, column { $column } of the Forum ({ NAME($building) }){ $notes }
    .group = Spaces of the Forum (! completes its area, * is next to an eagle)
    .short = { $square }{ $marks }
answer-envoy-completes = , completes the area
    .mark = !
answer-envoy-eagle = , next to an eagle
    .mark = *
answer-decline-handicap-corner = Begin with one citizen
answer-decline-envoy = Send no envoy
answer-decline-benefit = Take no benefit
answer-decline-reclaim = Take no tile back
answer-decline-build = Build nothing more
answer-decline = Decline
answer-end-turn = End your turn
answer-pay = Pay { $rows }: this scoring { points }
answer-pay-none = Pay nobody: this scoring { points }
answer-honour-envoy = Onto the ship, as an envoy
answer-clear = Remove: { $corners }
answer-clear-none = Leave all cranes standing

gain-column = { points } now
gain-track = level { $level }, { $effects }
gain-track-finished = its track is finished: no benefit
gain-envoy = { $count ->
    [0] no envoy on the ship to send
    [one] an envoy to the Forum
   *[other] { $count } envoys to the Forum
}


## Events. Those of a player are predicates; the others are sentences.

event-round = Round { $round } of { $rounds }. The street cards show { NAME($first) } and { NAME($second) }. { $player } starts.
event-looked = looks at the tile on { $space }: { $tile }
    .seen = looks at a tile: { $tile }
event-took = takes the tile on { $space }{ $tribune ->
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
event-took-known = takes the { $tile } tile from { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}(ignoring the street card)
}
    .seen = takes the { $tile } tile{ $tribune ->
    [0] {""}
   *[other] {" "}(ignoring the street card)
}
event-skipped = takes no tile for the { $card ->
    [1] first
   *[other] second
} street card
event-passed = passes a tile to { $other }
event-received = receives the { $tile } tile from { $other }
event-reclaimed = takes back the { $tile } tile
event-turn = starts the turn
event-shown = shows { $own } (own) and { $received } (received)
event-shown-own = shows { $own } (own) and was passed nothing
event-shown-received = shows { $received } (received) and took no tile
event-shown-none = has no tile to use
event-used = uses the { $tile } tile
event-to-ship = puts the { $tile } tile on the ship
event-beside = lays the { $tile } tile beside the Colonia
event-gone = removes the { $tile } tile from the game
event-to-ship-used = puts the tile on the ship
event-beside-used = lays the tile beside the Colonia
event-gone-used = removes the tile from the game
event-gained = gets { $amounts }
    .amount = { $count } { NAME($resource, $count) }
event-spent = pays { $amounts }
    .amount = { $count } { NAME($resource, $count) }
event-citizen = places a citizen in { NAME($row) }{ $place ->
    [0] {""}
   *[other] , second place
}
event-no-room = has no room for the { NAME($citizen) }
event-bar-turned = turns the slide bar over
event-bar-moved = moves the slide bar to step { $step }
event-built = builds { NAME($building, form: "a") } on { $space }
    .seen = builds { NAME($building, form: "a") }
event-built-mixed = builds { NAME($grey, form: "a") } on { $space } and { NAME($building, form: "a") } on { $other }
    .seen = builds { NAME($grey, form: "a") } with { NAME($building, form: "a") }
event-built-pair = builds two { NAME($building, form: "many") } on { $space } and { $other }
    .seen = builds two { NAME($building, form: "many") }
event-track = reaches level { $level } of the { NAME($building) } track
event-benefit = takes the benefit of level { $level } ({ $gain })
event-drew = takes the { $tile } tile from the Colonia, on { $space }
    .seen = takes the { $tile } tile from the Colonia
event-no-effect = gains nothing from the upgrade: the slide bar is at its end
event-marker = moves the { NAME($building) } marker beside Trajan's Column
event-envoy = sends an envoy to Forum { $square } ({ NAME($building) })
    .seen = sends an envoy to the Forum ({ NAME($building) })
event-envoy-eagle = sends an envoy to Forum { $square } (eagle)
    .seen = sends an envoy to an eagle of the Forum
event-area = completes { NAME($building, form: "a") } area of { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
event-bonus = takes { $bonus } as an area bonus
event-declined-envoy = sends no envoy
event-declined-benefit = takes no benefit
event-declined-build = builds no extra building
event-scoring = Scoring after cycle { NAME($cycle) }.
event-paid = pays { NAME($row) }
event-lapsed = does not pay { NAME($row) }
event-crane-uncovered = uncovers the { NAME($corner) } crane
event-task = fulfils the { $kind ->
    [building] building task
   *[collecting] collecting task
} of Trajan card { $card }{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
}
event-honour = gives an honorary citizen a place in { NAME($row) }
event-honour-envoy = sends an honorary citizen onto the ship
event-cleared = removes the { NAME($corner) } crane
event-over = The game is over.

event-points-column = scores { points } for the column
event-points-marker = scores { points } for the finished { NAME($building) } track
event-points-area-bonus = scores { points } as an area bonus
event-points-crane = scores { points } for the { NAME($corner) } crane
event-points-colonia = scores { points } for the { NAME($row) } row
event-points-eagle = scores { points } for eagles
event-points-area = scores { points } for { $size ->
    [one] { $size } envoy
   *[other] { $size } connected envoys
}
event-points-building-task = scores { points } for the building task
event-points-collecting-task = scores { points } for the collecting task
event-points-crane-bonus = scores { points } for the buildings beside the { NAME($corner) } crane


## Why undo ends here

barrier-start = the game has just begun
barrier-looked-at-tile = you have looked at a tile
barrier-revealed = something has been revealed to everybody
barrier-turn-ended = a turn has ended
barrier-citizen-drawn = you have drawn your first citizen


## Why an answer is not possible: clauses, with the ids of the rules

refusal-other-question = the question now is { $question ->
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
refusal-crane-stands = the { NAME($building) } crane already has its corner
refusal-no-citizen-on-corner = no citizen lies in the { NAME($corner) } corner
refusal-card-served = a tile has been taken for that street card, or none is left for it
refusal-first-card-first = both cards show the same street, so the first one comes first
refusal-no-tile-there = no tile lies on { $space }
    .seen = no tile lies there
refusal-tile-taken = the tile on { $space } has been taken for the other card
    .seen = this tile has been taken for the other card
refusal-outside-street = { $space } is not in the street of that card, and only a Tribune ignores a card
    .seen = this tile is not in the street of that card, and only a Tribune ignores a card
refusal-inside-street = { $space } is in the street of that card, so it needs no Tribune
    .seen = this tile is in the street of that card, so it needs no Tribune
refusal-no-tribune = you have no Tribune left
refusal-other-card-needs-it = the other card needs the tile on { $space }, the last of its street, and this card has others
    .seen = the other card needs this tile, the last of its street, and this card has others
refusal-street-not-empty = the street of that card still has tiles
refusal-street-emptied = the other card took the last tile of that street but had others, so this card costs a Tribune
refusal-no-such-foreign-tile = no such tile lies beside your Colonia
refusal-two-tribunes-needed = using both tiles costs two Tribunes
refusal-other-class = { NAME($row) } is not a row for { NAME($citizen, form: "a") }
refusal-row-full = { NAME($row) } has no free place
refusal-row-not-empty = an honorary citizen needs an empty row
refusal-two-workers-needed = that takes two workers of one colour, and you do not have two { NAME($worker, 2) }
refusal-same-colour = the worker has that colour already
refusal-no-resource = you have no { NAME($resource) } to give
refusal-ability-inactive = { NAME($row) } is not active
refusal-ability-used-up = { NAME($row) } cannot be used again this turn
refusal-built-already = you have built this turn already
refusal-no-builder = you have no builder to pay with
refusal-no-worker = you have no { NAME($worker) } to pay with
refusal-no-second-worker = that takes two { NAME($worker, 2) }, and you have one
refusal-stock-empty = the building tiles of that kind have run out
refusal-no-vacant-space = your Colonia has no vacated space
refusal-no-vacant-pair = your Colonia does not have two vacated spaces side by side
refusal-end-turn-instead = end your turn instead of declining
refusal-decline-instead = decline the extra building; that does not end your turn
refusal-single-tile = a single tile takes one space
refusal-double-tile = a double tile takes two spaces side by side
refusal-outside-colonia = the other half would lie outside the Colonia
refusal-name-other-end = both halves are alike: name the upper or left one first
refusal-space-covered = a tile still lies on { $space }
    .seen = a tile still lies there
refusal-space-temple = a temple stands on { $space }
    .seen = a temple stands there
refusal-space-crane = a crane stands on { $space }
    .seen = a crane stands there
refusal-space-built = { $space } has been built on
    .seen = this space has been built on
refusal-level-not-reached = you have not reached level { $level } of that track
refusal-no-envoy = you have no envoy on the ship
refusal-no-eagle-free = no eagle of the Forum is free
refusal-no-colour-free = no coloured space of the Forum is free
refusal-no-tile-left = your Colonia has no tile left to take
refusal-bar-at-end = your slide bar is at its end
refusal-bonus-taken = the second bonus has to be a different one
refusal-workers-offered = only workers are offered
refusal-coin-or-tribune = only a coin or a Tribune is offered
refusal-coin-or-assistant = only a coin or an assistant is offered
refusal-no-square = the Forum has no space { $square }
    .seen = the Forum has no space there
refusal-square-occupied = an envoy already stands on { $square }
    .seen = an envoy already stands there
refusal-eagle-closed = { $square } is an eagle, and this envoy may not stand there
    .seen = this envoy may not stand on an eagle
refusal-eagle-needed = { $square } is not an eagle, and this envoy goes to one
    .seen = this envoy goes to an eagle
refusal-other-colour = { $square } does not have the colour of the { NAME($building) }
    .seen = this space does not have the colour of the { NAME($building) }
refusal-continue-area = a started area of that colour has to be continued, and { $square } belongs to another one
    .seen = a started area of that colour has to be continued, and this space belongs to another one
refusal-row-without-citizen = { NAME($row) } has no citizen to pay
refusal-too-few-coins = you do not have enough coins for so many rows
refusal-no-scored-crane = no scored crane stands in the { NAME($corner) } corner


## Steps of a turn, and of taking tiles

stride-use = Use a tile
stride-build = Build
stride-benefit = Benefits
stride-end = End turn
stride-first = First tile
stride-second = Second tile
stride-pass = Pass one on
