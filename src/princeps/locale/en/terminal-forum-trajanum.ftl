### Labels of the Forum Trajanum screen in a terminal. Short ones: they have to fit.

screen-setting-up = Setting up
screen-cycle = Cycle { NAME($cycle) }
screen-round = round { $round } of { $rounds }
screen-scoring = scoring
screen-over = finished
screen-streets = streets: { $streets }

# Headings of columns
screen-points = points
screen-coming = next
screen-ship = ship
screen-citizens = citizens

screen-beside = beside { $tiles }
screen-tiles = Tiles
screen-own-tile = own { $tile }
screen-received-tile = from { $giver } { $tile }
screen-cranes = Cranes
screen-crane-open = { NAME($building) } open
screen-crane-scored = { NAME($building) } scored
screen-crane-covered = { NAME($building) }
screen-crane-removed = removed
screen-bar = Bar
screen-bar-state = { $step } of { $end }{ $turned ->
    [0] {""}
   *[other] , turned
}
screen-bar-group = group of { $size }: { $points }
screen-bar-task = each task: { $points }
screen-column = column: { $points } + citizens
screen-single = Single tiles left
screen-double = Double tiles left
screen-card = Card { $card }
screen-task = { $times }× { $task }
screen-task-worth = { points } each
screen-no-cards = no Trajan card in this cycle

legend-tile = face-down tile
legend-face-up = face-up tile: { $items }
legend-vacant = vacated space
legend-grey = grey building: { $letters }
legend-coloured = coloured structure: { $letters }
legend-temple = temple
legend-crane-open = open crane with its colour
legend-crane-scored = scored crane
legend-choice = can be chosen now
legend-players = player who starts the round, is still deciding, has decided
legend-coming = what the next scoring would bring now
legend-tracks = markers on the benefit tracks: { $letters }; ! beside Trajan's Column
legend-row = { NAME($row) }: { NAME($row, form: "ability") }. Second citizen, at once: { NAME($row, form: "bonus") }
legend-citizens = citizen: active, inactive, free place
legend-street = street of one of this round's cards
legend-square = space of the Forum by its colour
legend-started = free space of a started area
legend-envoy = envoy of { $player }
legend-eagle = eagle
