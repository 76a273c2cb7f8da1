### Trajan on the page: the table and its parts. $name is a player's name, $quarter a Roman numeral.


## The header

trajan-page-quarter = Quarter
trajan-page-quarter-of = Quarter { $quarter } of IV
trajan-page-progress = Quarter { $quarter }, round { $round } of { $rounds }
trajan-page-quarter-rule = Four quarters of four rounds. Each quarter ends with the people's demands and the election of the consul.
trajan-page-round = Round { $round } of { $rounds } ends in { $left }
trajan-page-round-ends-now = The round ends after this turn
trajan-page-quarter-over = Quarter { $quarter } is over
trajan-page-then-left = then { $left } left
trajan-page-ends-round = ends the round
trajan-page-ends-quarter = ends the quarter
trajan-page-ends-game = ends the game
trajan-page-enders = Can end the round with the next sowing: { $names }.
trajan-page-no-enders = Nobody can end the round with the next sowing.
trajan-page-time-rule = Every marker you sow moves time by one space. At the gate the people make a new demand; the fourth time, the quarter ends.
trajan-page-demands = People demand
trajan-page-demands-rule = At the end of the quarter you need a tile with its icon for every demand. Each unmet demand costs more than the one before.
trajan-page-demand-unknown = still to come
trajan-page-met = { $demand }: met
trajan-page-not-met = { $demand }: not met
trajan-page-unmet = { $count ->
    [0] none unmet
   *[other] { $count } unmet
}
trajan-page-score = { $name }: { $points } points, { $end } if the game ended now. Opens the score sheet.
trajan-page-forecast = { $points ->
    [one] { $points } point more if the game ended now
   *[other] { $points } points more if the game ended now
}
trajan-page-at-the-end = { $points } at the end


## The action circle

trajan-page-circle = Action circle of { $name }
trajan-page-tray = { $action } tray: { $count ->
    [0] empty
    [one] { $count } marker
   *[other] { $count } markers
}
trajan-page-place-rest = Place the rest for me
trajan-page-taken = taken
trajan-page-arch = The arch: your next Trajan tile goes here ({ $action })
trajan-page-no-tile = No Trajan tile lies here
trajan-page-time-plus = time +{ $count }
trajan-page-completes = Accomplishes the tile
trajan-page-and = and
trajan-page-plan = Plan ahead
trajan-page-preview = What this sowing leads to
trajan-page-sow = Sow { $count }
trajan-page-tile = Trajan tile
trajan-page-takes-tile = Take a Trajan tile
trajan-page-marker-to = { $colour } to { $tray }
trajan-page-any-order = Any order will do now
trajan-page-planned-order = The plan needs this order
trajan-page-order-later = Matters later: { $count ->
    [one] tile at { $trays }
   *[other] tiles at { $trays }
}
trajan-page-with-action = With the action
trajan-page-with-action-tip = What this turn brings now, with the best that the action can do; the action itself is chosen afterwards
trajan-page-change-order = Press two markers, or drag one
trajan-page-swap-with = Now the one to swap it with
trajan-page-best-order = Best order
trajan-page-which-order = In which order?
trajan-page-sow-these = Sow these?
trajan-page-order-no-tile = no tile
trajan-page-press-tray = Press the tray to choose it
trajan-page-options = { $count ->
    [0] {" "}
    [one] { $count } possibility
   *[other] { $count } possibilities
}


## The planner

trajan-keys-sow = Choose the tray with this number; then two markers of its order, to exchange them
trajan-keys-plan = Plan ahead
trajan-page-planner = Plan ahead
trajan-page-planner-help = Where each tray leads now, and what it opens for the turns after it. A number says in how many turns, counted from the next one; gold marks a tile that you can accomplish on your next turn.
trajan-page-planner-order = Take, sow in this order
trajan-page-planner-lands = Lands on
trajan-page-planner-after = After
trajan-page-planner-gain = Brings now
trajan-page-planner-time = Time
trajan-page-planner-next = Next turns can reach
trajan-page-planner-no-turn = No turn follows
trajan-page-planner-over = The game ends with this turn.
trajan-page-planner-tiles = The soonest way to a Trajan tile
trajan-page-planner-own = Beside your trays
trajan-page-planner-open = Open, to be taken first
trajan-page-planner-others = { $count ->
    [one] { $count } other way just as short
   *[other] { $count } other ways just as short
}
trajan-page-planner-before = { $what ->
    [quarter] the quarter ends before that
   *[round] the round ends before that
}
trajan-page-planner-takes = takes the tile
trajan-page-planner-begin = Begin like this
trajan-page-planner-alone = If nothing else changes. Markers with a gold line go as shown, the others in any order. Rivals move time as well.
trajan-page-in-turns = { $count ->
    [one] in { $count } turn
   *[other] in { $count } turns
}
trajan-page-not-soon = not in the next two turns
trajan-page-tile-far = not within { $count } turns with the markers as they lie


## The board

trajan-page-best = Best of what is possible
trajan-page-map = Provinces
trajan-page-points-now = coin: for a legionnaire there
trajan-page-unconquered = unconquered
trajan-page-province = { $name }: { $points } points for a legionnaire there.
trajan-page-province-tile = Tile: { $tile }.
trajan-page-leaders = Leaders: { $names }.
trajan-page-legionnaires = Legionnaires: { $names }.
trajan-page-camp = Camp
trajan-page-camp-rule = Legionnaires wait here. Each one left at the end of the game is worth a point.
trajan-page-sites = Construction district
trajan-page-site = { $building }, { $site }.
trajan-page-workers = Workers: { $names }.
trajan-page-first-of-type = The first { $building } you take also gives you a { $action } action.
trajan-page-empty-site = empty site
trajan-page-worker-camp = Worker camp
trajan-page-worker-camp-rule = Workers wait here. Each one left at the end of the game is worth a point.
trajan-page-at-end = At the end
trajan-page-set = { $count } alike { $points }
trajan-page-set-rule = Construction tiles of one type score as a set at the end of the game.
trajan-page-senate-track = Senate track
trajan-page-senate-step = Step { $step }: { $points } points, { $votes } votes. Here: { $names }.
trajan-page-votes-of = { $name }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
trajan-page-votes-total = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
trajan-page-bonus = Bonus tile
trajan-page-consul = Consul
trajan-page-consul-rule = Would be consul now: the most votes; on a tie, further along the track, then higher in the stack. Chooses a bonus tile and gets its yellow side.
trajan-page-vice = Vice
trajan-page-vice-rule = Would be vice consul now. Gets the other bonus tile with its grey side.
trajan-page-each = each
trajan-page-once = once
trajan-page-ship-identical = same
trajan-page-ship-pairs = pairs
trajan-page-ship-different = different
trajan-page-ship-rule = The points for that many cards or pairs. The gold number is what your hand can load. A ship that has sailed pays less until the quarter ends.
trajan-page-best-ship = Your best ship
trajan-page-shipments = Loads for this ship
trajan-page-loaded = Loaded: { $goods }
trajan-page-pile = { $pile ->
    [left] Left pile
   *[right] Right pile
}: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trajan-page-deck = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
trajan-page-stack = { $stack }: { $tile }. { $below } below it.


## A player's mat

trajan-page-mat = Your mat
trajan-page-mat-of = Mat of { $name }
trajan-page-hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
trajan-page-hand-rule = A card in hand is worth a point at the end of the game.
trajan-page-hidden-cards = { $count ->
    [one] { $count } card that only its owner has seen
   *[other] { $count } cards that only their owner has seen
}
trajan-page-display = Display
trajan-page-display-rule = Cards that were played or shipped lie here and may score with bonus tiles.
trajan-page-bonuses = Bonus
trajan-page-bonus-now = Would bring { $points } if the game ended now.
trajan-page-no-bonus = Consul and vice consul get a bonus tile at the end of each quarter.
trajan-page-for-demands = Demands, wild tiles
trajan-page-kept = Trajan tile: meets { $demand } in every quarter
trajan-page-extra = Extra actions
trajan-page-wild-demand = Meets any one demand at the end of the quarter, and then leaves the game.
trajan-page-wild-commodity = Stands for any commodity card when you ship, and then leaves the game.
trajan-page-wild-construction = Counts as a construction tile of any type in one of your sets, at the end of the game.
trajan-page-wild-action = Repeats any action right after you have taken it. One extra action a turn.
trajan-page-plus-two-at = An extra action tile repeats { $action } twice
trajan-page-plus-one-at = An extra action tile repeats { $action } once
trajan-page-buildings = Buildings, votes
trajan-page-building = { $building }: { $count }. The first one brings a free action: { $action }.
trajan-page-supply = Supply
trajan-page-supply-rule = Tokens that can still become workers or legionnaires.
trajan-page-other = Choose another one


## Rivals

trajan-page-sowed = { $count ->
    [one] sows { $count } marker up to { $action }
   *[other] sows { $count } markers up to { $action }
}
trajan-page-rival = { $name }: { $points } points, { $end } if the game ended now. { $status }
trajan-page-rival-open = Show the whole mat
trajan-page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trajan-page-so-far = −{ $points } so far
trajan-page-all-met = all met
