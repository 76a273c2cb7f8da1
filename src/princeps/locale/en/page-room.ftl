### What happens around the table: the connection, who plays a seat, who would like to play again.

connection-none = No connection
connection-safe = What you did is safe.
connection-again = { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
}
connection-try = Try now
connection-back = Connected again.
connection-meanwhile = { $count ->
    [one] Meanwhile { $names } has moved.
   *[other] Meanwhile { $names } have moved.
}
connection-show = Show me
connection-polling = The connection is slow: the table is updated every few seconds.

## Playing again

rematch-offer = { $name } would like to play again
rematch-mine = You offered to play again
rematch-same = The same seats, the same rules.
rematch-yes = I’m in
rematch-no = Not this time
rematch-go = To the new game
rematch-watch = Watch
rematch-is-offers = offers
rematch-is-joins = joins
rematch-is-declines = not this time
rematch-is-silent = has not answered
rematch-is-mine = you?
rematch-is-bot = bot
refused-declined = You said that you are not playing this time. The host of the new game can send you a link.
refused-joined = You have joined already. To leave, go to the new game.
refused-no-rematch = The new game is gone. You can offer another one.

## Leaving a seat to a bot

taken-over = { $left } has left the table.
    .text = { $name }, a bot ({ $level }), plays on in this seat.
room-bot-for = bot, { $level }, for { $left }

next-game = Next game ({ $count })
