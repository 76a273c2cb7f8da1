### Puzzles, and one's own mistakes: a position in which the reader tries something and is told what it was worth.

## Trying

exercise-hint = Hint
exercise-hint-tip = First where to look, then more (H)
exercise-show = Show me
exercise-show-tip = Shows the best answer and why (S)
exercise-skip = Skip
exercise-skip-tip = Come back to this one later
exercise-again = Try again
exercise-myself = Play it myself
exercise-not-yet = Not yet
exercise-keys-word = Keys
exercise-tries = Your tries here
exercise-no-tries = None yet. Take your time: nobody counts the seconds.
exercise-try =
    { $number ->
        [1] First try
        [2] Second try
        [3] Third try
       *[other] Try { $number }
    }
# What part of the gain a try brings.
exercise-credit = { $percent } %
exercise-chance = { $chance }
exercise-chance-most = at most { $chance }

## Hints

exercise-clue = Hint { $number } of 2:
# $part is the title of a part of the table: Colonia, Forum, Supply.
exercise-clue-part = Look here first: { $part }.
exercise-clue-ring = Look at the places with the dark ring.
exercise-clue-row = It is in row { $row }.
# $choices are two or three answers: “A” or “B”.
exercise-clue-few = It is { $choices }.
exercise-clue-choice = “{ $choice }”
exercise-clue-button = It is not on the board this time: look at the buttons below.
exercise-clue-back = From here the best turn is out of reach. Take something back.

## The way

exercise-walk = Step by step
exercise-walk-help = ← → lead through it on the board.
exercise-walk-back = One step back
exercise-walk-on = Next step
exercise-step =
    { $number ->
        [0] Where it begins
       *[other] Step { $number } of { $count }
    }
exercise-keys-hint = Hint
exercise-keys-show = Show the best answer
exercise-keys-walk = In the end: one step back, one step on

## Puzzles

puzzle-title = Puzzle: { $title }
puzzle-loading = The puzzle is coming …
puzzle-nav = Puzzles
puzzle-back = Back
puzzle-today = Today
puzzle-sets = Sets
puzzle-of-day = Puzzle of { $day }
puzzle-from-set = From a set
puzzle-about = About this puzzle
puzzle-difficulty = Difficulty { $level } of 5
# $name is the player whose turn it is.
puzzle-task =
    { $decisions ->
        [one] You are { $name }. Find the best turn: one decision.
       *[other] You are { $name }. Find the best turn: { $decisions } decisions in a row.
    }
puzzle-fair = You see what { $name } could see. The best turn was found by a long search that knows no more than that.
puzzle-solved =
    { $number ->
        [1] Solved on the first try
        [2] Solved on the second try
        [3] Solved on the third try
       *[other] Solved after { $number } tries
    }
puzzle-shown = The best turn
puzzle-not-yet-close = Very close. There is a little more.
puzzle-not-yet-part = A good start. There is more.
puzzle-not-yet-far = There is a better turn.
puzzle-try =
    { $least ->
        [yes] With the best turn the chance to win is at least { $chance } % higher.
       *[no] It brings { $percent } % of what is in it. With the best turn the chance to win is { $chance } % higher.
    }
puzzle-why = Why it is best
# $other is the next best turn as a phrase.
puzzle-gains = Compared with the next best, “{ $other }”, it brings:
puzzle-next = Next puzzle
puzzle-all-sets = All sets
puzzle-none = No puzzles
puzzle-none-help = This version comes without puzzles.
puzzle-set-solved = { $solved } of { $count }
puzzle-set-go = Go on with: { $title }
puzzle-set-begin = Begin
puzzle-set-on = Go on
puzzle-set-all = All puzzles of this set
puzzle-number-open = { $title }, puzzle { $number }
puzzle-number-solved = { $title }, puzzle { $number }: solved
puzzle-number-shown = { $title }, puzzle { $number }: shown

## Days in a row

puzzle-streak =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
puzzle-streak-best =
    { $days ->
        [one] Longest so far: one day. A missed day is forgiven.
       *[other] Longest so far: { $days } days. A missed day is forgiven.
    }
puzzle-day-solved = { $day }: solved
puzzle-day-missed = { $day }: not played
puzzle-day-today = { $day }: today, still open
puzzle-mosaic = { $month }: { $laid } stones laid, one for each day with its puzzle solved
puzzle-home = Puzzle of the day
puzzle-home-go = Solve it
puzzle-home-again = Look at it again
puzzle-home-done = Solved. The next one comes tomorrow.

## Learn from your mistakes

ladder-played = In the game: { $chance }.
ladder-try = Tried: { $chance }.
ladder-veiled = The best is not shown yet.
ladder-best = Best: { $chance }.
mistakes-title = Learn from your mistakes
mistakes-yours = Your mistakes
mistakes-loading = Going back to that moment …
mistakes-running = This game is still running. Mistakes can be looked at once it is over.
mistakes-wait = The game is being analysed
mistakes-wait-help = It begins in a moment.
mistakes-progress = { $done } of { $of } decisions judged
mistakes-failed = The analysis did not succeed
mistakes-retry = Try again
mistakes-none = Nothing to make good
mistakes-none-help = In this game no decision of yours lost enough to be called a mistake.
mistakes-review = Back to the analysis
mistakes-found = { $found } of { $count } found
mistakes-state-found = found
mistakes-state-now = now
mistakes-state-open = to come
mistakes-further =
    { $count ->
        [one] One smaller one too
       *[other] { $count } smaller ones too
    }
mistakes-next = Next mistake
mistakes-all-found = All found: back to the analysis
mistakes-solved =
    { $number ->
        [1] Found on the first try
        [2] Found on the second try
        [3] Found on the third try
       *[other] Found after { $number } tries
    }
mistakes-shown = The best answer
mistakes-not-yet-better = A little better. There is more.
mistakes-not-yet-equal = As in the game. There is something better.
mistakes-not-yet-worse = Look once more. There is something better.
# $chance is the chance to win after the try, $played the one after the answer in the game.
mistakes-try-better = Chance to win: { $chance } instead of { $played }.
mistakes-try-equal = Chance to win: { $chance }.
mistakes-try-worse = Chance to win: { $chance }; in the game it was { $played }.
mistakes-try-least = Chance to win: at most { $chance }; in the game it was { $played }.
mistakes-why = What it cost
mistakes-fair = You see what you saw then. The bot that judges knows no more.
