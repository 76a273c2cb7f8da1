### Games over days, at the table: clocks, bots that stand in, pauses. Loaded at such tables only.

days-clocks = Whom the game waits for
days-bot-plays = a bot plays
days-left = { $time } left for this turn.
days-then-bot = Then a bot ({ $level }) makes it.
days-minutes-left = { $minutes ->
    [one] { $minutes } minute left. Then a bot makes this turn.
   *[other] { $minutes } minutes left. Then a bot makes this turn.
}
days-welcome = Welcome back, { $name }.
days-made = { $count ->
    [1] A bot made a turn for you, as the clock had run out.
    [2] A bot made two turns for you, and keeps your seat.
   *[other] A bot made { $count } turns for you, and keeps your seat.
}
days-next-yours = This one is yours again.
days-making = Your clock has run out.
    .text = A bot is making this turn; the next is yours.
days-watch = Watch
days-take = Take my seat
days-kept = { $name }’s clock ran out twice.
    .text = A bot ({ $level }) plays on. The seat stays theirs: they take it back by opening the game.

nudge = Nudge
nudge-who = Nudge { $name }
nudge-done = { $name } has been nudged; once a day is enough.
refused-nudged = This player has been nudged already; once a day is enough.
refused-no-nudge = Nobody waits for that player just now.

pause-ask = Ask for a pause
pause-help = Holidays, an exam, a move: all clocks stand still once everybody agrees. You may end the pause at any time, or simply by playing.
pause-day = Clocks go on the morning of
pause-goes-on = They stand still until { $day }.
pause-send = Ask the table
pause-asked = The others have been asked.
pause-wants = { $name } asks for a pause until { $day }.
pause-waits = You ask for a pause; { $count ->
    [one] { $names } has
   *[other] { $names } have
} not agreed yet.
pause-declined = { $count ->
    [one] { $names } would
   *[other] { $names } would
} rather play on.
pause-stay = Withdraw
pause-until = Clocks stand still until { $day }.
pause-by = { $name } asked for a pause; whoever likes may play on.
pause-end = End the pause
refused-pause = A pause ends within 60 days.
