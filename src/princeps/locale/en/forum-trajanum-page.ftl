### Forum Trajanum on the page: the header, a player's mat and the strips of the rivals.
### $name is a player's name, $cycle a Roman numeral, $space a place such as r2c3.


## The header

forum-trajanum-mat-setting-up = Setting up
forum-trajanum-mat-progress = Cycle { $cycle }, round { $round } of { $rounds }
forum-trajanum-mat-rounds-rule = Three cycles of four rounds. Each cycle ends with a scoring.
forum-trajanum-mat-streets = Streets this round
forum-trajanum-mat-street-taken = , taken
forum-trajanum-mat-street-rule = This round everybody takes one tile from this street of their Colonia. A Tribune lets you take any other tile instead.
forum-trajanum-mat-pile = { $count ->
    [one] { $count } street card still to come in this cycle
   *[other] { $count } street cards still to come in this cycle
}
forum-trajanum-mat-pile-past = Earlier in this cycle: { $streets }. Each symbol comes twice in a game.
forum-trajanum-mat-start = Start
forum-trajanum-mat-start-rule = Starts this round. The last player of a round starts the next one.


## Score and forecast

forum-trajanum-mat-own = Your mat
forum-trajanum-mat-forecast = forecast
forum-trajanum-mat-forecast-title = { $points ->
    [one] The next scoring would bring { $points } point now
   *[other] The next scoring would bring { $points } points now
}
forum-trajanum-mat-forecast-rule = What the scoring at the end of this cycle would bring if it came now, with the citizens who are active now.
forum-trajanum-mat-next-scoring = Next scoring
forum-trajanum-mat-score = { $name }: { $points } points, { $forecast } with the next scoring. Opens the score sheet.
forum-trajanum-mat-source-crane = Cranes
forum-trajanum-mat-source-colonia = Colonia
forum-trajanum-mat-source-eagle = Eagles
forum-trajanum-mat-source-area = Group
forum-trajanum-mat-source-task = Trajan


## The Colonia

forum-trajanum-mat-colonia = Colonia of { $name }
forum-trajanum-mat-space = { $space }: { $content }
forum-trajanum-mat-vacant = vacated space
forum-trajanum-mat-vacant-rule = You may build here on your turn: choose a building tile first, then this space.
forum-trajanum-mat-temple-rule = A temple stays: nothing is taken from here and nothing is built here.
forum-trajanum-mat-taken-tile = You are taking this tile this round.
forum-trajanum-mat-passed = to { $name }
forum-trajanum-mat-crane = { NAME($building) } crane{ $status ->
    [open] , open
    [scored] , scored
   *[covered] {""}
}
forum-trajanum-mat-crane-rule = { $status ->
    [open] At the end of this cycle every structure of its colour scores { $points }, once.
    [scored] It has scored. Cranes are never built over.
   *[covered] Take the tile here to open the crane: at the end of that cycle every structure of its colour scores, once ({ $points } in this cycle).
}
forum-trajanum-mat-row = { $row }: { $state ->
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
forum-trajanum-mat-row-ability = First citizen: { $ability }.
forum-trajanum-mat-row-bonus = Second citizen, at once: { $bonus }.
forum-trajanum-mat-row-worth = Each different grey building in this street scores { $multiplier }: { $points } now.
forum-trajanum-mat-row-points = { $points } pt
forum-trajanum-mat-row-second = { $row }, second place


## What lies around it

forum-trajanum-mat-hand = Tiles this round
forum-trajanum-mat-hand-own = Own tile
forum-trajanum-mat-hand-received = Tile from { $name }
forum-trajanum-mat-hand-taken = Taken for this street
forum-trajanum-mat-hand-passed = Goes to { $name }
forum-trajanum-mat-hand-none = none
forum-trajanum-mat-prestige = Prestige track
forum-trajanum-mat-task = Trajan task
forum-trajanum-mat-bar-worth = { $group ->
    [0] No envoys on the Forum yet.
    [one] A single envoy scores { $points }.
   *[other] The largest group of { $group } envoys scores { $points }.
} Each Trajan task is worth { $task }.
forum-trajanum-mat-prestige-rule = Every upgrade moves the bar one step to the right. The number below your group's size is what it scores; the number above the head is what each Trajan task is worth.
forum-trajanum-mat-resources = Resources
forum-trajanum-mat-rule-builder = Builds a grey building. Two workers of one colour can stand in for a builder.
forum-trajanum-mat-rule-fountain-worker = Builds a fountain.
forum-trajanum-mat-rule-house-worker = Builds a house.
forum-trajanum-mat-rule-stable-worker = Builds a stable.
forum-trajanum-mat-rule-park-worker = Builds a park.
forum-trajanum-mat-rule-assistant = Lets a worker build in any colour.
forum-trajanum-mat-rule-tribune = One lets you take a tile from anywhere; two let you use both tiles of a round.
forum-trajanum-mat-rule-coin = Pays a row of citizens before each scoring; a row that is not paid becomes inactive.
forum-trajanum-mat-ship = Ship: envoys
forum-trajanum-mat-ship-count = { $count ->
    [one] { $count } envoy on the ship
   *[other] { $count } envoys on the ship
}
forum-trajanum-mat-ship-rule = Your own tiles come aboard after your turn, used or not. For each coloured structure you may send one to the Forum as an envoy.
forum-trajanum-mat-from = From { $name }
forum-trajanum-mat-beside = { $count ->
    [one] { $count } tile from { $name }
   *[other] { $count } tiles from { $name }
}
forum-trajanum-mat-beside-rule = Tiles that { $name } passed to you. If { $name } ever has none to pass, you may take one of these back.


## Rivals

forum-trajanum-mat-rival = { $name }: { $points } points, { $forecast } more at the next scoring. { $status }
forum-trajanum-mat-rival-open = Show the whole mat
forum-trajanum-mat-away = away

forum-trajanum-pane-colonia = Colonia
forum-trajanum-pane-forum = Forum
forum-trajanum-pane-supply = Supply
forum-trajanum-pane-trajan = Trajan
forum-trajanum-pane-rivals = Rivals
