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
