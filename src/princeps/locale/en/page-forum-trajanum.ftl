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
