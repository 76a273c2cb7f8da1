## The table in the browser, for every game: the decision bar, hints, keys, the cover screen.


# Loading
table-loading = Setting up the table …
table-stale = The table changed before your choice arrived. Please look again.

# The decision bar
bar-label = Your decision
bar-steps = Steps of this turn
bar-waiting = { $count ->
    [one] { $names } is deciding
   *[other] { $names } are deciding
}
bar-waiting-nobody = Waiting for the others
bar-yours-later = It is your turn
    .help = You can answer once you are connected again.
bar-thinking = thinking
bar-over = The game is over
bar-pay = Pay
bar-get = Get
bar-change-pay = Other ways to pay
bar-way-plain = without an exchange
bar-points-now = Points now
bar-next-scoring = { $game ->
    [trajan] At the end
   *[other] Next scoring
}
bar-now-tip = Points that you get at once
bar-next-tip = { $game ->
    [trajan] All your points if the game ended now, unmet demands included: before and after
   *[other] What the next scoring would bring if it came now: before and after
}
bar-turn = Turn
bar-turn-tip = Turn the tile round (key R)
bar-confirm = Confirm
bar-build-here = Place here
bar-undo = Undo
bar-undo-tip = Undo your last step (key U)
bar-undo-barrier = Cannot be undone: { $reason }
bar-undo-nothing = Nothing to undo yet
bar-finish = Your turn is done
    .help = End it, or undo something first.
bar-end-turn = End turn
bar-end-turn-tip = End your turn (key E)
bar-end-turn-early = You could still do something else, but you don’t have to
bar-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
bar-to-end = Result
bar-skip = Skip
bar-skip-tip = Skip to how things stand now (key End)
choose-here = What do you want to do here?

# Several people at one screen
hand-over = Hand the screen to { $name }
cover-title = { $name }, it is your turn
cover-seat = Seat { $number }
cover-help = Everybody else, please look away.
cover-show = Show my table
cover-waiting = Setting up the table for { $name } …
seat-switch = Seats at this screen
seat-switch-decides = { $name }: to decide

# Watching and waiting
watching = You are looking over { $name }’s shoulder.
reckoning-nothing = Nobody gains or loses points.

# Hints
hint-title = Hint
hint-open = Ask for a hint
hint-thinking = A strong player looks at your position …
hint-nothing = There is only one thing to do here.
hint-do = Do it
hint-others = Other hints
hint-help = Press a hint to see it on the board. Points and chances are what it leads to on average, if everybody plays on well.

# Header
tool-rules = Rules and words
tool-rules-word = Rules
tool-menu-word = Menu
tool-log = Log
tool-scores = Score sheet
tool-keys = Keys and touch
tool-describe = Describe the table
my-turn-title = Your turn · { $game }

# Keys
keys-title = Keys and touch
keys-tap = On a ringed place: choose it
keys-tap-else = On any other piece: what it is, why it cannot be chosen now, and what is asked
keys-hold = On any piece: what it is, without choosing it
keys-rest = On any piece: what it is and what it brings
keys-arrows = Go from place to place
keys-next = To the next place you can choose; with Shift, to the previous one
keys-tab = To the next part of the table
keys-enter = Choose; confirm what is shown
keys-numbers = Choose an answer in the decision bar; press again for the next one with the same number
keys-escape = Put back, close
keys-undo = Undo
keys-end = End turn
keys-turn = Turn a double tile
keys-hint = Hint
keys-log = Log
keys-scores = Score sheet
keys-describe = Describe the table in words
keys-help = This list
key-tap = Tap
key-tap-else = Tap elsewhere
key-hold = Hold
key-rest = Pointer at rest
key-arrows = Arrows
key-tab = Tab
key-enter = Enter
key-numbers = 1 … 9
key-escape = Esc

# The table in words, for those who do not see it
describe-title = The table in words
describe-decision = Your decision
describe-answers = { $count ->
    [one] { $count } answer is possible
   *[other] { $count } answers are possible
}
describe-players = Players
describe-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $game ->
    [trajan] { $forecast } at the end if the game ended now
   *[other] { $forecast } more if the scoring came now
}; { $status }.
describe-you = { $name } (you)

# Shared by the tables of all games
mat-rivals = Rivals

# The rules dialog
glossary-title = Rules and glossary
glossary-how = How to play
glossary-things = Glossary
glossary-search = Find a thing
glossary-nothing = Nothing is called that.
