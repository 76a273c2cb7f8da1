### What is told to people who are away: by push, by mail, in a chat. A title, and a line for each thing that waits.

notify-game = { $game } with { $rivals }
notify-and = { $others } and { $last }
notify-somebody = Somebody
notify-minutes = { $count } min
notify-hours = { $count } h
notify-days = { $count } days

notify-turn = Your turn, { $name }
    .line = { $game }: your turn, { $left } to go.
notify-soon = Your clock: { $left } left
    .line = { $game }: { $left } left. Then a bot makes your turn.
notify-nudge = { $by } is waiting for you
    .line = { $game }: { $by } asks for your turn, { $left } to go.
notify-over = The game is over
    .line = { $game }: the game is over.
notify-rematch = { $by } wants to play again
    .line = { $game }: { $by } offers a rematch.
notify-turns = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
notify-several = { $count ->
    [one] News of { $count } game
   *[other] News of { $count } games
}
notify-more = and { $count } more

notify-try = It works
    .line = This is how we tell you that it is your turn.

notify-table = To the table
notify-stop = No more messages

## The only letter to an address that nobody has confirmed yet

notify-confirm = Shall we write to you?
notify-confirm-text =
    Somebody, probably you, wants { $site } to write to this address when it is their turn in a game.

    If that is right, open this link within two days and say yes:
    { $link }

    If not, do nothing. We will not write again.
