### Trajan. Things first, then sentences about them. All messages begin with trajan-.
###
### Forms of a name: .letter for small drawings, .short where room is scarce.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile, $building, $bonus, $reward are worded.
### Log lines begin with a player's name, so events are predicates: "takes the bread tile from the forum".
### .seen is for those who see the board: what it shows needs no r2c3.

trajan-nothing = nothing
trajan-times = { $count }× { $thing }
    .short = { $count }×{ $thing }


## The action circle

trajan-action-seaport = seaport
    .number = I
    .short = port
trajan-action-forum = forum
    .number = II
trajan-action-military = military
    .number = III
    .short = army
trajan-action-senate = senate
    .number = IV
trajan-action-trajan = Trajan
    .number = V
trajan-action-construction = construction
    .number = VI
    .short = build

# Letters must differ from each other.
trajan-colour-yellow = yellow
    .letter = Y
trajan-colour-orange = orange
    .letter = O
trajan-colour-blue = blue
    .letter = B
trajan-colour-white = white
    .letter = W
trajan-colour-pink = pink
    .letter = P
trajan-colour-green = green
    .letter = G

trajan-quarter-0 = I
trajan-quarter-1 = II
trajan-quarter-2 = III
trajan-quarter-3 = IV


## Trajan tiles

trajan-stack-cards = cards
trajan-stack-nine-points = nine points
trajan-stack-plus-two = [+2]
trajan-stack-military = military
trajan-stack-construction = construction
trajan-stack-demand = demand

trajan-trajan-tile = { NAME($first) } + { NAME($second) }, { points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
}
    .short = { $letters } { $points }{ $kind ->
    [nothing] {""}
   *[other] {" "}{ $reward }
}

trajan-reward-nothing = nothing
    .short = nothing
trajan-reward-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
    .short = { $count }card
trajan-reward-plus-two = a [+2] marker
    .short = [+2]
trajan-reward-legionnaires = { $count ->
    [one] a legionnaire
   *[other] { $count } legionnaires
}
    .short = { $count }leg
trajan-reward-workers = { $count ->
    [one] a worker
   *[other] { $count } workers
}
    .short = { $count }work
trajan-reward-demand = meets { NAME($demand) } every quarter
    .short = { NAME($demand) }


## The seaport

trajan-commodity-columns = columns
    .letter = Co
trajan-commodity-furs = furs
    .letter = Fu
trajan-commodity-scrolls = scrolls
    .letter = Sc
trajan-commodity-oil = oil
    .letter = Oi
trajan-commodity-fruit = fruit
    .letter = Fr
trajan-commodity-ceramics = ceramics
    .letter = Ce
trajan-commodity-wine = wine
    .letter = Wi
trajan-commodity-fish = fish
    .letter = Fi
trajan-commodity-jewellery = jewellery
    .letter = Je
trajan-commodity-gems = gems
    .letter = Ge
trajan-commodity-cattle = cattle
    .letter = Ca
trajan-commodity-wheat = wheat
    .letter = Wh

trajan-pile-left = left
trajan-pile-right = right

trajan-ship-identical = ship for identical goods
    .short = same
trajan-ship-pairs = ship for pairs
    .short = pairs
trajan-ship-different = ship for different goods
    .short = different


## Forum tiles. How many votes one gives stands in the edition.

trajan-demand-bread = bread
    .letter = b
trajan-demand-games = games
    .letter = g
trajan-demand-religion = religion
    .letter = r

trajan-tile-bread = bread
    .short = bre
trajan-tile-games = games
    .short = gam
trajan-tile-religion = religion
    .short = rel
trajan-tile-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
    .short = v{ $votes }
trajan-tile-wild-demand = wild demand
    .short = *dem
trajan-tile-wild-commodity = wild commodity
    .short = *com
trajan-tile-wild-construction = wild construction
    .short = *con
trajan-tile-wild-action = wild action
    .short = *act
trajan-tile-extra-seaport = extra seaport action
    .short = +port
trajan-tile-extra-forum = extra forum action
    .short = +for
trajan-tile-extra-military = extra military action
    .short = +army
trajan-tile-extra-senate = extra senate action
    .short = +sen
trajan-tile-extra-trajan = extra Trajan action
    .short = +Tra
trajan-tile-extra-construction = extra construction action
    .short = +build


## Provinces

trajan-province-camp = the camp
    .short = camp
trajan-province-alpes = Alpes
    .short = Alp
trajan-province-raetia = Raetia
    .short = Rae
trajan-province-noricum = Noricum
    .short = Nor
trajan-province-narbonensis = Narbonensis
    .short = Nar
trajan-province-lugudunensis = Lugudunensis
    .short = Lug
trajan-province-belgica = Belgica
    .short = Bel
trajan-province-germania-superior = Germania Superior
    .short = GSu
trajan-province-aquitania = Aquitania
    .short = Aqu
trajan-province-germania-inferior = Germania Inferior
    .short = GIn
trajan-province-britannia = Britannia
    .short = Bri


## Construction. Letters must differ from each other.

trajan-building-stairs = stairs
    .letter = s
trajan-building-door = door
    .letter = d
trajan-building-fountain = fountain
    .letter = f
trajan-building-roof = roof
    .letter = r
trajan-building-window = window
    .letter = w
trajan-building = { NAME($building) } { $points }


## Bonus tiles

trajan-bonus-commodities = { NAME($first) } + { NAME($second) }
    .short = { NAME($first) }+{ NAME($second) }
trajan-bonus-workers = workers on sites
    .short = workers
trajan-bonus-legionnaires = legionnaires in provinces
    .short = legionnaires
trajan-bonus-yellow-tiles = yellow bonus tiles
    .short = yellow tiles
trajan-bonus-worth = { $bonus }: { points } { $once ->
    [yes] once
   *[other] { $per ->
        [one] each
       *[other] for every { $per }
    }
}
    .short = { $bonus } { $points }{ $once ->
    [yes] {" "}once
   *[other] { $per ->
        [one] {""}
       *[other] /{ $per }
    }
}


## Where points come from

trajan-source-shipping = Shipping
trajan-source-trajan-tile = Trajan tiles
trajan-source-province = Provinces
trajan-source-senate = Senate
trajan-source-building = Construction tiles
trajan-source-demands = Unmet demands
trajan-source-hand = Cards in hand
trajan-source-workers = Workers in the camp
trajan-source-legionnaires = Legionnaires in the camp
trajan-source-sets = Sets of construction tiles
trajan-source-bonus = Bonus tiles
trajan-source-open-tiles = Unfinished Trajan tiles


## Questions: what a seat is asked to decide, and what helps to decide it

trajan-ask-marker = { $placed ->
    [0] Choose a marker for the { NAME($action) } tray
   *[other] Choose a second marker for the { NAME($action) } tray
}
    .context = You have two of each colour, and two go into each tray.
trajan-ask-card = Take a card ({ $number } of { $cards })
    .context = A card from a face-up pile is known to everybody, one from the draw pile to you alone.
trajan-ask-first-tile = Choose a Trajan tile to begin with
    .context = It is accomplished when the last marker of a turn lands in its tray and both colours lie there.
trajan-ask-tray = Which tray do you sow?
    .context = { $spaces ->
        [one] The round ends after 1 more space.
       *[other] The round ends after { $spaces } more spaces.
    }
trajan-ask-sow = Which marker goes into the { NAME($action) } tray?
    .context = In your hand: { $markers }.
trajan-ask-reward = Take the reward of the Trajan tile?
    .context = It offers { $reward }.
trajan-ask-plus-two = Where does the [+2] marker go?
    .context = From now on an extra action tile repeats that action twice.
trajan-ask-action = { $again ->
    [0] { $kind ->
        [trajan] Take a Trajan tile?
       *[other] What do you do in your { NAME($action) } action?
    }
   *[other] { $kind ->
        [trajan] Take another Trajan tile?
       *[other] What do you do in the extra { NAME($action) } action?
    }
}
    .context = { $kind ->
        [seaport] Draw two cards, take a face-up one, play one or two, or load a ship.
        [trajan] It goes beside the { NAME($slot) } tray, where your arch stands.
       *[other] You may forgo the action.
    }
trajan-ask-discard = Which card do you discard?
    .context = It goes face up onto one of the two piles.
trajan-ask-play = Play a second card?
    .context = You then draw as many as you have played. { $cards ->
        [0] You hold no more cards.
        [one] You hold 1 more card.
       *[other] You hold { $cards } more cards.
    }
trajan-ask-cargo = { $units ->
    [0] What do you load on the { NAME($ship) }?
   *[other] Load more on the { NAME($ship) }, or set sail?
}
    .context = It pays { $worth }. Wild commodity tiles: { $wilds }.
trajan-ask-extra = { $times ->
    [one] Repeat the { NAME($action) } action?
   *[other] Repeat the { NAME($action) } action twice?
}
    .context = You can use one extra action tile a turn.
trajan-ask-end = { $ends ->
    [round] End your turn, and the round with it?
   *[turn] End your turn?
}
    .context = There is nothing left to decide.
trajan-ask-meet = How many wild tiles do you spend on { NAME($demand) }?
    .context = { $open ->
        [one] 1 such demand is open
       *[other] { $open } such demands are open
    }, { $tiles ->
        [one] 1 tile with the icon fits
       *[other] { $tiles } tiles with the icon fit
    }; wild demand tiles: { $wilds }.
trajan-ask-consul = You are consul: which bonus tile do you take?
    .context = You get its yellow side; the vice consul gets the other tile with the grey side.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

trajan-answer-marker = { NAME($colour) }
trajan-answer-card = Draw a card from the face-down pile
trajan-answer-take-card = Take { NAME($commodity) } from the { NAME($pile) } pile
trajan-answer-first-tile = { NAME($stack) } tile, { $tile }: beside the { NAME($slot) } tray
    .group = { NAME($stack) } tile: { $tile }
    .short = { NAME($slot) }
trajan-answer-tray = { NAME($tray) } tray: sow { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} up to { NAME($target) }, time +{ $count }{ $notes }
    .group = Trays
    .short = { NAME($tray) }: { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} up to { NAME($target) }, time +{ $count }{ $notes }
trajan-answer-tray-empty = { NAME($tray) } tray
trajan-answer-tray-accomplishes = , can accomplish the tile there
trajan-answer-tray-ends-round = , ends the round
trajan-answer-tray-ends-quarter = , ends the quarter
trajan-answer-sow = { NAME($colour) } into the { NAME($action) } tray
    .group = Into the { NAME($action) } tray
    .short = { NAME($colour) }
trajan-answer-reward = Take { $reward }
trajan-answer-plus-two = Put it at { NAME($action) }
trajan-answer-draw-two = Draw two cards, then discard one
trajan-answer-play = Play { NAME($commodity) } and draw a card
    .group = Play one or two cards and draw as many
    .short = { NAME($commodity) }
trajan-answer-play-second = Play { NAME($commodity) } as well
trajan-answer-ship = Load the { NAME($ship) }, which brings { $worth }{ $side ->
    [back] {" "}(grey side)
   *[front] {""}
}
    .group = Ship
    .short = { NAME($ship) }: { $worth }{ $side ->
    [back] {" "}(grey)
   *[front] {""}
}
trajan-answer-discard = Discard { NAME($commodity) } onto the { NAME($pile) } pile
    .group = Onto the { NAME($pile) } pile
    .short = { NAME($commodity) }
trajan-answer-load = Load { NAME($commodity) }: { points } so far
    .group = Load
    .short = { NAME($commodity) }: { points } so far
trajan-answer-load-pair = Load two { NAME($commodity) } cards: { points } so far
    .group = { trajan-answer-load.group }
    .short = two { NAME($commodity) }: { points } so far
trajan-answer-load-with-wild = Load { NAME($commodity) } with a wild tile: { points } so far
    .group = { trajan-answer-load.group }
    .short = { NAME($commodity) } + wild: { points } so far
trajan-answer-load-wild = Load a wild tile: { points } so far
    .group = { trajan-answer-load.group }
    .short = a wild tile: { points } so far
trajan-answer-load-two-wilds = Load two wild tiles: { points } so far
    .group = { trajan-answer-load.group }
    .short = two wild tiles: { points } so far
trajan-answer-set-sail = Set sail for { points }
trajan-answer-forum = Take { $tile }
    .group = Tiles of the forum
    .short = { $tile }
trajan-answer-recruit = Send a token from your supply to the military camp
trajan-answer-march = Move your leader to { NAME($province) } and take the tile there ({ $tile })
    .group = Move your leader to
    .short = { NAME($province) }: { $tile } ({ trajan-answer-march-worth })
trajan-answer-march-empty = Move your leader to { NAME($province) }
    .group = { trajan-answer-march.group }
    .short = { NAME($province) } ({ trajan-answer-march-worth })
# What a province is worth to a legionnaire who is stationed there, by a later action.
trajan-answer-march-worth = { $stationed ->
    [yes] your legionnaire is there
   *[no] { points } for a legionnaire
}
trajan-answer-conquer = Station a legionnaire in { NAME($province) }: { points }
trajan-answer-climb = Advance to step { $step }: { points }, { $votes } votes
trajan-answer-tile = Take the { NAME($stack) } tile: { $tile }
    .group = Trajan tiles
    .short = { NAME($stack) }: { $tile }
trajan-answer-hire = Send a token from your supply to the worker camp
trajan-answer-build = Send a worker to { $site }: { $building }
    .group = Send a worker to
    .short = { $site } { $building }
    .seen = Send a worker for { $building }: row { $row }, column { $column }
trajan-answer-build-first = Send a worker to { $site }: { $building } and a { NAME($action) } action
    .group = { trajan-answer-build.group }
    .short = { $site } { $building } +{ NAME($action) }
    .seen = Send a worker for { $building } and a { NAME($action) } action: row { $row }, column { $column }
trajan-answer-build-empty = Send a worker to { $site }, which has no tile
    .group = { trajan-answer-build.group }
    .short = { $site } no tile
    .seen = Send a worker to an empty site: row { $row }, column { $column }
trajan-answer-extra = Use the extra { NAME($action) } tile{ $times ->
    [one] {""}
   *[other] {" "}for two actions
}{ $notes }
trajan-answer-extra-wild = Use a wild extra action tile{ $times ->
    [one] {""}
   *[other] {" "}for two actions
}{ $notes }
trajan-answer-extra-climbs = : step { $step }, { points }
trajan-answer-decline-reward = Take no reward
trajan-answer-decline-plus-two = Take no marker
trajan-answer-decline-action = Forgo the action
trajan-answer-decline-play = Play no second card
trajan-answer-decline-extra = Do not repeat it
trajan-answer-decline = Decline
trajan-answer-end-turn = End your turn
trajan-answer-wilds = { $count ->
    [0] No wild tile: { NAME($demand) } tiles meet what they can
    [one] 1 wild tile for { NAME($demand) }
   *[other] { $count } wild tiles for { NAME($demand) }
}
    .short = { $count ->
        [0] none: { NAME($demand) } tiles alone
        [one] 1 wild tile
       *[other] { $count } wild tiles
    }
trajan-answer-bonus = Take { $bonus }
    .short = { $bonus }
trajan-answer-bonus-gone = Take a bonus tile that has gone


## Events. Those of a player are predicates; the others are sentences.

trajan-event-marker = puts { $colour ->
    [trajan-colour-orange] an
   *[other] a
} { NAME($colour) } marker into the { NAME($action) } tray
trajan-event-card-taken = takes { NAME($commodity) } from the { NAME($pile) } pile
trajan-event-card-drawn = draws { $parts }
    .part = { NAME($commodity) }
trajan-event-cards-drawn = draws { $count ->
    [one] a card
   *[other] { $count } cards
}
trajan-event-cards-drawn-none = has no card to draw
trajan-event-reshuffled = The face-up piles are shuffled into a new draw pile of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
trajan-event-tile-taken = puts a tile from the { NAME($stack) } stack ({ $tile }) beside the { NAME($action) } tray
trajan-event-turn = starts the turn
trajan-event-tray = sows { $count ->
    [one] a marker
   *[other] { $count } markers
} from the { NAME($action) } tray
trajan-event-sown = puts { $parts }
    .part = { NAME($colour) } at { NAME($action) }
trajan-event-time = moves time by { $count }
trajan-event-accomplished = accomplishes the { NAME($stack) } tile ({ $tile }) at { NAME($action) }
trajan-event-declined = forgoes the { NAME($action) } action
trajan-event-declined-reward = takes no reward
trajan-event-plus-two = puts a [+2] marker at { NAME($action) }
trajan-event-recruits = { $kind ->
    [workers] { $count ->
        [one] gets a worker
       *[other] gets { $count } workers
    }
   *[legionnaires] { $count ->
        [one] gets a legionnaire
       *[other] gets { $count } legionnaires
    }
}
trajan-event-kept = keeps the tile for { NAME($demand) }
trajan-event-action = uses the { NAME($action) } action
trajan-event-extra = spends { $wild ->
    [0] an extra { NAME($action) } tile
   *[other] a wild extra action tile
} to repeat the action{ $count ->
    [one] {""}
   *[other] {" "}twice
}
trajan-event-discarded = discards { NAME($commodity) } onto the { NAME($pile) } pile
trajan-event-played = plays { NAME($commodity) }
trajan-event-shipped = sends off the { NAME($ship) } with { $count ->
    [one] 1 load
   *[other] { $count } loads
}{ $wilds ->
    [0] {""}
    [one] , using a wild tile
   *[other] , using { $wilds } wild tiles
}
trajan-event-loaded = loads { $parts }
    .part = { $count } { NAME($commodity) }
trajan-event-forum-tile = takes { $place ->
    [province] the tile there
   *[forum] a tile from the forum
} ({ $tile })
trajan-event-marched = moves the leader to { NAME($province) }
trajan-event-conquered = stations a legionnaire in { NAME($province) }
trajan-event-climbed = advances to step { $step } in the senate
trajan-event-built = sends a worker to { $site } and takes { $building }
    .seen = sends a worker for { $building }
trajan-event-built-empty = sends a worker to { $site }
    .seen = sends a worker to an empty site
trajan-event-round-ends = Round { $round } ends. The people demand { NAME($demand) }.
trajan-event-round-ends-last = Round { $round } ends.
trajan-event-quarter-ends = Quarter { NAME($quarter) } ends.
trajan-event-demand-met = meets the demand for { NAME($demand) }{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
} with { $means ->
    [trajan] { $count ->
        [one] a Trajan tile
       *[other] Trajan tiles
    }
    [icon] { $count ->
        [one] a forum tile
       *[other] forum tiles
    }
   *[wild] { $count ->
        [one] a wild tile
       *[other] wild tiles
    }
}
trajan-event-demand-unmet = leaves { $count ->
    [one] 1 demand
   *[other] { $count } demands
} unmet
trajan-event-consul = becomes { $office ->
    [vice] vice consul
   *[consul] consul
} and takes a bonus tile ({ $bonus })
trajan-event-refilled = Bonus tiles, provinces and forum are refilled, and the ships turn back to their coloured side.
trajan-event-over = The game is over.

trajan-event-points-shipping = scores { points } for the shipment
trajan-event-points-trajan-tile = scores { points } for it
trajan-event-points-province = scores { points } for { NAME($province) }
trajan-event-points-senate = scores { points }
trajan-event-points-building = scores { points } for the tile
trajan-event-points-demands = loses { points } for unmet demands
trajan-event-points-hand = scores { points } for cards in hand
trajan-event-points-workers = scores { points } for workers in the camp
trajan-event-points-legionnaires = scores { points } for legionnaires in the camp
trajan-event-points-sets = scores { points } for sets of construction tiles
trajan-event-points-bonus = scores { points } for a bonus tile ({ $bonus })
trajan-event-points-open-tiles = scores { points } for unfinished Trajan tiles


## Why undo ends here

trajan-barrier-start = the game has just begun
trajan-barrier-drew-cards = you have drawn cards
trajan-barrier-revealed = something has been revealed to everybody
trajan-barrier-turn-ended = a turn has ended


## Why an answer is not possible: clauses, with the ids of the rules

trajan-refusal-other-question = the question now is { $question ->
    [marker] which marker goes into the next tray
    [meet] how many wild tiles to spend on a demand
    [card] where to take a card from
    [first-tile] which Trajan tile to begin with
    [consul] which bonus tile the consul takes
    [tray] which tray to sow from
    [sow] which marker to sow next
    [reward] whether to take the reward of the Trajan tile
    [plus-two] where the [+2] marker goes
    [action] what to do with your action
    [discard] which card to discard
    [play] whether to play a second card
    [cargo] what to load
    [extra] whether to repeat the action
   *[end] whether the turn is over
}
trajan-refusal-other-action = the action now is { NAME($action) }
trajan-refusal-markers-used = both { NAME($colour) } markers are in trays already
trajan-refusal-tray-empty = no marker lies in the { NAME($action) } tray
trajan-refusal-colour-not-in-hand = you have no { NAME($colour) } marker left to sow
trajan-refusal-colour-order = name the two markers of a tray in the order yellow, orange, blue, white, pink, green
trajan-refusal-stack-empty = the { NAME($stack) } stack is empty
trajan-refusal-category-taken = you have a tile of the { NAME($stack) } stack already, and the first three must be of different stacks
trajan-refusal-slot-taken = a Trajan tile lies beside the { NAME($action) } tray already
trajan-refusal-arch-waits = a Trajan tile lies beside every tray, so the arch has no free slot
trajan-refusal-plus-two-there = a [+2] marker lies at { NAME($action) } already
trajan-refusal-no-card-to-draw = no card is left to draw
trajan-refusal-pile-empty = no card lies on the { NAME($pile) } pile
trajan-refusal-card-not-in-hand = you have no { NAME($commodity) } card in hand
trajan-refusal-card-order = two cards are played in the order of the list, so { NAME($commodity) } had to come first
trajan-refusal-nothing-to-ship = you have no card or wild tile to ship
trajan-refusal-no-pair-to-ship = you have no pair to ship
trajan-refusal-ship-full = the ship is full
trajan-refusal-other-goods = this ship takes only one kind of goods
trajan-refusal-load-order = goods are loaded in the order of the list, each kind once, so { NAME($commodity) } comes too late
trajan-refusal-cards-before-wilds = wild tiles are loaded after all cards
trajan-refusal-pair-needed = this ship takes pairs, and you have only one { NAME($commodity) } card
trajan-refusal-pairs-only = only the ship for pairs takes a card together with a wild tile
trajan-refusal-no-wild-commodity = you have no wild commodity tile left
trajan-refusal-two-wilds-needed = this ship takes pairs, and you have only one wild commodity tile
trajan-refusal-nothing-loaded = you have loaded nothing yet
trajan-refusal-not-in-forum = no such tile lies in the forum: { NAME($tile) }
trajan-refusal-no-votes-in-forum = no tile with { $votes } votes lies in the forum
trajan-refusal-no-token = you have no token left in your supply
trajan-refusal-not-adjacent = { NAME($province) } does not border on where your leader is
trajan-refusal-leader-in-camp = your leader is still in the camp
trajan-refusal-already-there = you have a legionnaire in { NAME($province) } already
trajan-refusal-no-legionnaire = you have no legionnaire in the camp
trajan-refusal-senate-at-end = you are on the last step of the senate track
trajan-refusal-no-worker = you have no worker in the camp
trajan-refusal-own-site = you have a worker on { $site } already
    .seen = you have a worker there already
trajan-refusal-site-not-adjacent = { $site } is not next to one of your workers
    .seen = this site is not next to one of your workers
trajan-refusal-no-extra-tile = you have no extra action tile for { NAME($action) }
trajan-refusal-no-wild-action = you have no wild action tile
trajan-refusal-too-many-wilds = you can spend at most { $count } wild tiles there
trajan-refusal-bonus-gone = no bonus tile lies there


## Steps of a turn

trajan-turn-step-sow = Sow
trajan-turn-step-tile = Trajan tile
trajan-turn-step-action = Action
trajan-turn-step-end = End turn
