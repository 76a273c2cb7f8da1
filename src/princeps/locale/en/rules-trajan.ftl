### The options of Trajan, as `princeps rules` and the page explain them; .seen is for the page.

trajan-option-time-loop = Spaces of the time track: 11/16/21, or long: 12/17/22.
    .seen = Spaces of the time track for 2, 3 and 4 players: usual 11, 16, 21; long 12, 17, 22.
trajan-option-open-tile-points = Each Trajan tile not accomplished at the end is worth a point (T22).
    .seen = Each Trajan tile not accomplished at the end is worth a point.
trajan-option-wild-demand-bonus = Unused wild demand tiles count for the bonus tiles of 9 and 6 (T17).
    .seen = Unused wild demand tiles count for the bonus tiles of 9 and 6, in our reading of the rules.
trajan-option-random-setup = The program places markers and chooses the first cards and tiles at random.
trajan-option-open-setup = Trajan tiles, bonus tiles and commodity cards lie open while markers are placed (T1).
    .seen = Trajan tiles, bonus tiles and commodity cards lie open while markers are placed.
