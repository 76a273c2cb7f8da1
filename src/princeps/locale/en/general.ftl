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
# Where something lies, for those who see it; others type its short name.
place = row { $row }, column { $column }

# Log lines begin with a player; what was done are predicates.
log-line = { $player } { $deeds }.

# Why a seat cannot answer, or not so
refusal-game-over = the game is over
refusal-already-answered = the answer has been given, and the others are still choosing
refusal-other-turn = it is the turn of { $turn }
refusal-other-seat = another seat has to decide first
refusal-unforeseeable = what comes of it shows only when it is done
refusal-no-such-answer = there is no such answer in this game
why-elsewhere = Nothing is to be chosen here now. { $title }

# What a seat is doing
status-turn = to move
status-chooses = chooses
status-ready = ready
status-waits = waits
status-done = done
