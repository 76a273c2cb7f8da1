### Forum Trajanum as every page names it: its title, its facts, its options.

# The games
forum-trajanum-title = Forum Trajanum
forum-trajanum-facts = 2018 · 2 to 4 players · 60 to 120 min
forum-trajanum-option-title-first-game = Introductory game
forum-trajanum-option-title-handicap = Head start
forum-trajanum-option-title-side-b = Side B
forum-trajanum-option-title-random-setup = Quick set-up
forum-trajanum-option-title-unlimited-tiles = Endless supply
forum-trajanum-option-title-open-tiles = Open tiles
forum-trajanum-option-title-crane-bonuses = Crane bonuses
forum-trajanum-option-title-unserved-cards = Card without a tile

# What each character likes in this game, and how that shows.
forum-trajanum-habit-cato = Citizens for every row
    .text = Settles citizens in every row of the Colonia and keeps coins to pay them: they count at each scoring.
forum-trajanum-habit-felix = Collects what cards ask for
    .text = Gathers coins, Tribunes and tiles for the collecting tasks of the Trajan cards.
forum-trajanum-habit-vitruvia = Grey buildings to the end
    .text = Takes the tracks of the grey buildings to their end, and builds what the Trajan cards ask for.
forum-trajanum-habit-drusus = Eagles and large groups
    .text = Sends envoys to eagles, and keeps those in the Forum together.
forum-trajanum-habit-octavia = Finishes whole areas
    .text = Sends envoys where a colour area is nearly full, and takes its bonus.
forum-trajanum-habit-sabina = Columns for the emperor
    .text = Puts up triumphal columns wherever there is room for one.
