## How things are put together, for every game.

list-comma = ,{" "}
list-end = { $rest } and { $last }

# Seats are marked by a letter everywhere, since colour alone does not reach everybody.
seat-0 = A
seat-1 = B
seat-2 = C
seat-3 = D

cycle-0 = I
cycle-1 = II
cycle-2 = III

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
