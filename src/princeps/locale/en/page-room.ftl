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
