### One's own games and what they say together, on the page and in the terminal.

statistics-title = Your games
statistics-none = No finished games yet.
statistics-none-help = What you finish in this browser is counted here.
statistics-none-chosen = No game of yours is like that.
statistics-reading = Reading games
statistics-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won

## Which games are looked at

statistics-choose-game = Game
statistics-choose-players = Players
statistics-choose-company = Against
statistics-choose-time = When
statistics-both = Both games
statistics-all = All
statistics-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
statistics-company-bots = bots
statistics-company-people = people
statistics-ever = Ever
statistics-lately = { $days } days

## Figures

statistics-count = games
statistics-won = won
statistics-won-share = { $percent } %
statistics-best = best, { $game }
statistics-accuracy-lately = accuracy, last ten
statistics-accuracy-change = { $change } on the ten before
statistics-not-analysed = no game analysed yet

statistics-levels = Results by level
statistics-against = Against
statistics-level-tiro = tiro
statistics-level-civis = civis
statistics-level-senator = senator
statistics-level-princeps = princeps
statistics-level-other = other bots
statistics-level-people = people
statistics-place = place
statistics-place-of = { $place } of { $players }
statistics-places = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
statistics-bar = { $count ->
    [one] { $count } game
   *[other] { $count } games
} with { $players } against { $against }: { statistics-places }

statistics-sources = Where points come from
statistics-sources-of = { $games ->
    [one] One game
   *[other] Average of { $games } games
}
statistics-sources-none = Points by source are noted from now on: finish a game to see them.
statistics-own = you
statistics-bots = the bots
statistics-most-lost = Compared with the bots, most is missing here: { $source }.

statistics-accuracy = Accuracy
statistics-accuracy-help = How well you decided, as the strongest bot sees it. Line: mean of five.
statistics-accuracy-none = Analyse a finished game, and its accuracy appears here.
statistics-accuracy-point = { $date }: { $accuracy }

statistics-records = Records
statistics-record-most-points = Most points
statistics-record-widest-lead = Widest lead
statistics-record-closest-win = Closest win
statistics-record-wins-in-a-row = Wins in a row

statistics-rivals = Your rivals
statistics-rival = { $name }: { $ahead } times ahead, { $behind } times behind, { $tied } times level

statistics-last = Last games
statistics-points = points
statistics-with = with
statistics-shown = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: { $what }
statistics-look = Look back
statistics-analysis = Analysis

## To take along

statistics-take = Take it with you
statistics-take-help = Your results as a table for a spreadsheet, or for programs.
statistics-forget = Delete my games
statistics-forget-title = Delete all finished games?
statistics-forget-help = They disappear for good, with their results. Where other people played along, the game stays with them, and your seat no longer has your name.
statistics-forgotten = Your finished games are deleted.
statistics-none-terminal = No finished games there: what you play to its end in the terminal counts, games of the page have their statistics on the page.
mistake-no-folder = There is no folder { $folder }.
mistake-no-player = Nobody called “{ $player }” has finished a game there; known are: { $known }.
