### Looking back at a game.

replay-mistakes = Mistakes
replay-views = Ways to look at this game
replay-menu = Menu of this replay
replay-to-game = To the game
replay-only-looking = This is a replay: you can look, but not play.

## Moving through it

replay-controls = Replay controls
replay-slider = Moment of the game
replay-steps = Steps
replay-where = { $number } of { $count } · { $progress }
replay-former-decision = One decision back
replay-next-decision = Next decision
replay-former-turn = Back to the beginning of the turn
replay-next-turn = Next turn
replay-former-round = Back to the beginning of the round
replay-next-round = Next round
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-pace-times = { $pace }×

## From where

replay-viewpoint = Whose view you see
replay-beside = A spectator’s view
replay-lay-open = Show what was hidden
replay-hide = Hide it again
replay-still-hidden = What is hidden is shown once the game is over.

## Taking it along

replay-copy = Copy a link to this moment
replay-copied = The link is copied. It works for everybody at this table.
replay-share = Share: a link that works for anyone
replay-shared = The link is copied. Anyone who has it can watch this whole game.
replay-save = Save as a file

## Playing on

replay-continue = Play on from here
replay-continue-help = A new game starts from this moment: you take one seat, bots take the others. The game you are looking at stays as it is.
replay-continue-seat = Your seat
replay-continue-level = The bots
replay-continue-start = Play on
replay-no-continue-others-play = Others are still playing this game, and playing on would show you what is hidden from you. Once it is over, you can play on from any moment.
replay-no-continue-only-players = While this game is running, only somebody who plays it alone against bots can play on from a moment.
replay-no-continue-over = The game is over here. Choose an earlier moment to play on from.

## Keys

replay-key-arrows = ← →
replay-key-shift-arrows = Shift ← →
replay-key-pages = Page up, Page down
replay-key-ends = Home, End
replay-keys-decision = one decision back or on
replay-keys-turn = one turn back or on
replay-keys-round = one round back or on
replay-keys-ends = to the beginning, to the end
replay-keys-play = play automatically, pause
replay-keys-open = show or hide what was hidden
