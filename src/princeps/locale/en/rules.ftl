### What `princeps rules` says, and the options of all games.

rules-game = { $game }, { $fewest } to { $most } players, rules version { $version }.
rules-options = { $game }: options
rules-edition = All component facts: princeps rules { $name } --edition

# Headings of columns
rules-option = option
rules-usually = usually
rules-meaning = what it does


## Options: one line each. The option's own name and its values are typed, and stay as they are; .seen is for a page,
## where nothing is typed.

option-forum-trajanum-first-game = Introductory game: only one Trajan card, for the last cycle.
    .seen = Only one Trajan card, for the last cycle.
option-forum-trajanum-handicap = Seats of beginners: one more coin and a second citizen from the start.
option-forum-trajanum-side-b = Back of the boards: street symbols arranged differently for every player.
option-forum-trajanum-random-setup = The program places cranes and first citizens at random.
option-forum-trajanum-unlimited-tiles = Building tiles never run out.
option-forum-trajanum-open-tiles = All Colonia tiles lie face up.
option-forum-trajanum-crane-bonuses = Crane bonuses and honorary citizens (unverified: only one source has them).
    .seen = Crane bonuses and honorary citizens, in our reading of the rules.
option-forum-trajanum-unserved-cards = A street card may take the last tile of the other card's street, which then gets none (F32).
    .seen = A street card may take the last tile of the other card's street, which then gets none.

option-trajan-time-loop = Spaces of the time track: 11/16/21, or long: 12/17/22.
    .seen = Spaces of the time track for 2, 3 and 4 players: usual 11, 16, 21; long 12, 17, 22.
option-trajan-open-tile-points = Each Trajan tile not accomplished at the end is worth a point (T22).
    .seen = Each Trajan tile not accomplished at the end is worth a point.
option-trajan-wild-demand-bonus = Unused wild demand tiles count for the bonus tiles of 9 and 6 (T17).
    .seen = Unused wild demand tiles count for the bonus tiles of 9 and 6, in our reading of the rules.
option-trajan-random-setup = The program places markers and chooses the first cards and tiles at random.
option-trajan-open-setup = Trajan tiles, bonus tiles and commodity cards lie open while markers are placed (T1).
    .seen = Trajan tiles, bonus tiles and commodity cards lie open while markers are placed.
