### Forum Trajanum as every page names it: its title, its facts, its options.

# Die Spiele
forum-trajanum-title = Forum Trajanum
forum-trajanum-facts = 2018 · 2 bis 4 Personen · 60 bis 120 Min.
forum-trajanum-option-title-first-game = Kennenlernpartie
forum-trajanum-option-title-handicap = Vorsprung
forum-trajanum-option-title-side-b = Seite B
forum-trajanum-option-title-random-setup = Schneller Aufbau
forum-trajanum-option-title-unlimited-tiles = Endloser Vorrat
forum-trajanum-option-title-open-tiles = Offene Plättchen
forum-trajanum-option-title-crane-bonuses = Kranboni
forum-trajanum-option-title-unserved-cards = Karte ohne Plättchen
