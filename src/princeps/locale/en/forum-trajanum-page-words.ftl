## Forum Trajanum in words, for those who do not see the table.

words-round-title = Round
words-round = Cycle { $cycle }, round { $round }.
words-street = Street card { $name }: { $kind ->
    [row] row
   *[column] column
} { $line } of your Colonia.
words-supply = { $coloured } and { $grey }: { $single } single tiles, { $double } double tiles.
words-envoys = { $name }: { $count ->
    [0] no envoys
    [one] one envoy ({ $squares }), worth { $points } points, eagles { $eagles }
   *[other] { $count } envoys ({ $squares }); the largest group of { $group } is worth { $points } points, eagles { $eagles }
}.
words-covered = face-down tile
words-vacant = vacant
words-none = none
words-resources = Resources: { $list }. Envoys on the ship: { $ship }. Own tiles left: { $tiles }. Tiles from neighbours: { $beside }.
words-tracks = Tracks: { $levels }. Slide bar at step { $bar }, each Trajan task is worth { $task }.

# The decision bar
take-any = Any tile for a Tribune
    .ask = Not in an open street. Spend a Tribune?
    .instead = instead of { $thing }
