### The options of Forum Trajanum, as `princeps rules` and the page explain them; .seen is for the page.

forum-trajanum-option-first-game = Introductory game: only one Trajan card, for the last cycle.
    .seen = Only one Trajan card, for the last cycle.
forum-trajanum-option-handicap = Seats of beginners: one more coin and a second citizen from the start.
forum-trajanum-option-side-b = Back of the boards: street symbols arranged differently for every player.
forum-trajanum-option-random-setup = The program places cranes and first citizens at random.
forum-trajanum-option-unlimited-tiles = Building tiles never run out.
forum-trajanum-option-open-tiles = All Colonia tiles lie face up.
forum-trajanum-option-crane-bonuses = Crane bonuses and honorary citizens (unverified: only one source has them).
    .seen = Crane bonuses and honorary citizens, in our reading of the rules.
forum-trajanum-option-unserved-cards = A street card may take the last tile of the other card's street, which then gets none (F32).
    .seen = A street card may take the last tile of the other card's street, which then gets none.
