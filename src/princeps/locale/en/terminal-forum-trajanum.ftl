### Labels of the Forum Trajanum screen in a terminal. Short ones: they have to fit.

forum-trajanum-screen-setting-up = Setting up
forum-trajanum-screen-cycle = Cycle { NAME($cycle) }
forum-trajanum-screen-round = round { $round } of { $rounds }
forum-trajanum-screen-scoring = scoring
forum-trajanum-screen-over = finished
forum-trajanum-screen-streets = streets: { $streets }

# Headings of columns
forum-trajanum-screen-points = points
forum-trajanum-screen-coming = next
forum-trajanum-screen-ship = ship
forum-trajanum-screen-citizens = citizens

forum-trajanum-screen-beside = beside { $tiles }
forum-trajanum-screen-tiles = Tiles
forum-trajanum-screen-own-tile = own { $tile }
forum-trajanum-screen-received-tile = from { $giver } { $tile }
forum-trajanum-screen-cranes = Cranes
forum-trajanum-screen-crane-open = { NAME($building) } open
forum-trajanum-screen-crane-scored = { NAME($building) } scored
forum-trajanum-screen-crane-covered = { NAME($building) }
forum-trajanum-screen-crane-removed = removed
forum-trajanum-screen-bar = Bar
forum-trajanum-screen-bar-state = { $step } of { $end }{ $turned ->
    [0] {""}
   *[other] , turned
}
forum-trajanum-screen-bar-group = group of { $size }: { $points }
forum-trajanum-screen-bar-task = each task: { $points }
forum-trajanum-screen-column = column: { $points } + citizens
forum-trajanum-screen-single = Single tiles left
forum-trajanum-screen-double = Double tiles left
forum-trajanum-screen-card = Card { $card }
forum-trajanum-screen-task = { $times }× { $task }
forum-trajanum-screen-task-worth = { points } each
forum-trajanum-screen-no-cards = no Trajan card in this cycle

forum-trajanum-legend-tile = face-down tile
forum-trajanum-legend-face-up = face-up tile: { $items }
forum-trajanum-legend-vacant = vacated space
forum-trajanum-legend-grey = grey building: { $letters }
forum-trajanum-legend-coloured = coloured structure: { $letters }
forum-trajanum-legend-temple = temple
forum-trajanum-legend-crane-open = open crane with its colour
forum-trajanum-legend-crane-scored = scored crane
forum-trajanum-legend-choice = can be chosen now
forum-trajanum-legend-players = player who starts the round, is still deciding, has decided
forum-trajanum-legend-coming = what the next scoring would bring now
forum-trajanum-legend-tracks = markers on the benefit tracks: { $letters }; ! beside Trajan's Column
forum-trajanum-legend-row = { NAME($row) }: { NAME($row, form: "ability") }. Second citizen, at once: { NAME($row, form: "bonus") }
forum-trajanum-legend-citizens = citizen: active, inactive, free place
forum-trajanum-legend-street = street of one of this round's cards
forum-trajanum-legend-square = space of the Forum by its colour
forum-trajanum-legend-started = free space of a started area
forum-trajanum-legend-envoy = envoy of { $player }
forum-trajanum-legend-eagle = eagle

# The page of points
forum-trajanum-scores-note = In brackets: what the next scoring would bring now, with the citizens who are active now.
forum-trajanum-title-cards = Trajan cards
