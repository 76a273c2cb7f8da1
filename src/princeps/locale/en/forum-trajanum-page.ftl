### Forum Trajanum on the page: the header, a player's mat and the strips of the rivals.
### $name is a player's name, $cycle a Roman numeral, $space a place such as r2c3.


## The header

mat-setting-up = Setting up
mat-progress = Cycle { $cycle }, round { $round } of { $rounds }
mat-rounds-rule = Three cycles of four rounds. Each cycle ends with a scoring.
mat-streets = Streets this round
mat-street-taken = , taken
mat-street-rule = This round everybody takes one tile from this street of their Colonia. A Tribune lets you take any other tile instead.
mat-pile = { $count ->
    [one] { $count } street card still to come in this cycle
   *[other] { $count } street cards still to come in this cycle
}
mat-pile-past = Earlier in this cycle: { $streets }. Each symbol comes twice in a game.
mat-start = Start
mat-start-rule = Starts this round. The last player of a round starts the next one.


## Score and forecast

mat-own = Your mat
mat-forecast = forecast
mat-forecast-title = { $points ->
    [one] The next scoring would bring { $points } point now
   *[other] The next scoring would bring { $points } points now
}
mat-forecast-rule = What the scoring at the end of this cycle would bring if it came now, with the citizens who are active now.
mat-next-scoring = Next scoring
mat-score = { $name }: { $points } points, { $forecast } with the next scoring. Opens the score sheet.
mat-source-crane = Cranes
mat-source-colonia = Colonia
mat-source-eagle = Eagles
mat-source-area = Group
mat-source-task = Trajan


## The Colonia

mat-colonia = Colonia of { $name }
mat-space = { $space }: { $content }
mat-vacant = vacated space
mat-vacant-rule = You may build here on your turn: choose a building tile first, then this space.
mat-temple-rule = A temple stays: nothing is taken from here and nothing is built here.
mat-taken-tile = You are taking this tile this round.
mat-passed = to { $name }
mat-crane = { NAME($building) } crane{ $status ->
    [open] , open
    [scored] , scored
   *[covered] {""}
}
mat-crane-rule = { $status ->
    [open] At the end of this cycle every structure of its colour scores { $points }, once.
    [scored] It has scored. Cranes are never built over.
   *[covered] Take the tile here to open the crane: at the end of that cycle every structure of its colour scores, once ({ $points } in this cycle).
}
mat-row = { $row }: { $state ->
    [active] { $citizens ->
        [one] an active citizen
       *[other] two active citizens
    }
    [inactive] { $citizens ->
        [one] an inactive citizen
       *[other] two inactive citizens
    }
   *[empty] nobody
}, the street is worth { $points }
mat-row-ability = First citizen: { $ability }.
mat-row-bonus = Second citizen, at once: { $bonus }.
mat-row-worth = Each different grey building in this street scores { $multiplier }: { $points } now.
mat-row-points = { $points } pt
mat-row-second = { $row }, second place


## What lies around it

mat-hand = Tiles this round
mat-hand-own = Own tile
mat-hand-received = Tile from { $name }
mat-hand-taken = Taken for this street
mat-hand-passed = Goes to { $name }
mat-hand-none = none
mat-prestige = Prestige track
mat-task = Trajan task
mat-bar-worth = { $group ->
    [0] No envoys on the Forum yet.
    [one] A single envoy scores { $points }.
   *[other] The largest group of { $group } envoys scores { $points }.
} Each Trajan task is worth { $task }.
mat-prestige-rule = Every upgrade moves the bar one step to the right. The number below your group's size is what it scores; the number above the head is what each Trajan task is worth.
mat-resources = Resources
mat-rule-builder = Builds a grey building. Two workers of one colour can stand in for a builder.
mat-rule-fountain-worker = Builds a fountain.
mat-rule-house-worker = Builds a house.
mat-rule-stable-worker = Builds a stable.
mat-rule-park-worker = Builds a park.
mat-rule-assistant = Lets a worker build in any colour.
mat-rule-tribune = One lets you take a tile from anywhere; two let you use both tiles of a round.
mat-rule-coin = Pays a row of citizens before each scoring; a row that is not paid becomes inactive.
mat-ship = Ship: envoys
mat-ship-count = { $count ->
    [one] { $count } envoy on the ship
   *[other] { $count } envoys on the ship
}
mat-ship-rule = Your own tiles come aboard after your turn, used or not. For each coloured structure you may send one to the Forum as an envoy.
mat-from = From { $name }
mat-beside = { $count ->
    [one] { $count } tile from { $name }
   *[other] { $count } tiles from { $name }
}
mat-beside-rule = Tiles that { $name } passed to you. If { $name } ever has none to pass, you may take one of these back.


## Rivals

mat-rival = { $name }: { $points } points, { $forecast } more at the next scoring. { $status }
mat-rival-open = Show the whole mat
mat-away = away
