## Forum Trajanum in words, for those who do not see the table.

forum-trajanum-words-round-title = Round
forum-trajanum-words-round = Cycle { $cycle }, round { $round }.
forum-trajanum-words-street = Street card { $name }: { $kind ->
    [row] row
   *[column] column
} { $line } of your Colonia.
forum-trajanum-words-supply = { $coloured } and { $grey }: { $single } single tiles, { $double } double tiles.
forum-trajanum-words-envoys = { $name }: { $count ->
    [0] no envoys
    [one] one envoy ({ $squares }), worth { $points } points, eagles { $eagles }
   *[other] { $count } envoys ({ $squares }); the largest group of { $group } is worth { $points } points, eagles { $eagles }
}.
forum-trajanum-words-covered = face-down tile
forum-trajanum-words-vacant = vacant
forum-trajanum-words-none = none
forum-trajanum-words-resources = Resources: { $list }. Envoys on the ship: { $ship }. Own tiles left: { $tiles }. Tiles from neighbours: { $beside }.
forum-trajanum-words-tracks = Tracks: { $levels }. Slide bar at step { $bar }, each Trajan task is worth { $task }.

# The decision bar
forum-trajanum-take-any = Any tile for a Tribune
    .ask = Not in an open street. Spend a Tribune?
    .instead = instead of { $thing }
