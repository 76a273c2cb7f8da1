## How things are put together, for every game.

list-comma = ,{" "}
list-end = { $rest } and { $last }

# Seats are marked by a letter everywhere, since colour alone does not reach everybody.
seat-0 = A
seat-1 = B
seat-2 = C
seat-3 = D

# Who gives no name, and every bot, gets one of these.
usual-name-livia = Livia
usual-name-marcus = Marcus
usual-name-flavia = Flavia
usual-name-titus = Titus
usual-name-gaius = Gaius
usual-name-nemo = Nemo

# Bots with a character, by which they value some points more than others.
usual-name-cato = Cato
usual-name-felix = Felix
usual-name-vitruvia = Vitruvia
usual-name-drusus = Drusus
usual-name-octavia = Octavia
usual-name-sabina = Sabina
usual-name-nerva = Nerva
usual-name-fortuna = Fortuna

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
refusal-already-answered = you have chosen already, and the others are still deciding
refusal-other-turn = it is { $turn }’s turn
refusal-other-seat = someone else has to decide first
refusal-unforeseeable = what comes of it is only known once it is done
refusal-no-such-answer = there is no such choice in this game
why-elsewhere = Asked now: { $title }
why-not-here = { $reason }.
    Asked now: { $title }

# What a seat is doing
status-turn = to move
status-chooses = choosing
status-ready = ready
status-waits = waiting
status-done = done
