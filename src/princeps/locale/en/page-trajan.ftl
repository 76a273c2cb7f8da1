### Trajan as every page names it: its title, its facts, its options.

trajan-title = Trajan
trajan-facts = 2011 · 2 to 4 players · 90 min
trajan-option-title-time-loop = Time track
trajan-option-value-time-loop-usual = usual
trajan-option-value-time-loop-long = long
trajan-option-title-open-tile-points = Unfinished tiles
trajan-option-title-wild-demand-bonus = Wild demands
trajan-option-title-random-setup = Quick set-up
trajan-option-title-open-setup = Open set-up

# What each character likes in this game, and how that shows.
trajan-habit-cato = Lives by the senate
    .text = Sows for votes whenever they are near, and leaves the other ways to the others.
trajan-habit-felix = Ships early and often
    .text = Collects sets of commodities, and is at sea while the others still build.
trajan-habit-vitruvia = Four alike, or nothing
    .text = Builds whole sets of construction tiles of one kind, and leaves the sea to the others.
trajan-habit-drusus = The far provinces first
    .text = Marches into provinces nobody else has reached, and takes what lies there.
trajan-habit-octavia = No demand unmet
    .text = Has bread, games and religion ready before the people ask.
trajan-habit-sabina = Lives for Trajan tiles
    .text = Takes many Trajan tiles, and sows until they are accomplished.
