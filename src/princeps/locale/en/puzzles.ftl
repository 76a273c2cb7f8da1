### Puzzles: the best turn of a moment is to be found.

puzzles-title = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-id = Puzzle
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-players = Players
puzzles-decisions = Decisions
puzzles-show = Look at one: princeps puzzles show { $game } { $id }

puzzles-moment = { $theme }, difficulty { $difficulty } of 5, { $players } players, { $name } to play
puzzles-solution = The best turn
puzzles-why = Why
puzzles-runner-up = The best turn that is not as good
puzzles-lead = { $which ->
    [fewer] It brings fewer points, but raises the chance to win by { $chance } %.
    [equal] It raises the chance to win by { $chance } %.
   *[more] { $points ->
        [one] It is worth about one point more, and raises the chance to win by { $chance } %.
       *[other] It is worth about { $points } points more, and raises the chance to win by { $chance } %.
    }
}
puzzles-gain = { $source }: { $points }
puzzles-later = Nothing of this shows at once, but played on thousands of times, this turn comes out ahead.

mistake-puzzle = There is no puzzle “{ $puzzle }”; princeps puzzles list { $game } names them all.
mistake-theme = There is no theme “{ $theme }”; the themes are: { $known }.

### What a turn is about.

trajan-theme-sowing = Sowing
trajan-theme-trajan-tiles = Trajan tiles
trajan-theme-ships = Ships
trajan-theme-demands = Demands
trajan-theme-senate = Senate
trajan-theme-military = Military
trajan-theme-construction = Construction

forum-trajanum-theme-envoys = Envoys
forum-trajanum-theme-columns = Triumphal columns
forum-trajanum-theme-tasks = Trajan’s tasks
forum-trajanum-theme-cranes = Cranes
forum-trajanum-theme-passing = Passing on
forum-trajanum-theme-citizens = Citizens
forum-trajanum-theme-building = Building
