### Trajan as every page names it: its title, its facts, its options.

trajan-title = Trajan
trajan-facts = 2011 · 2 bis 4 Personen · 90 Min.
trajan-option-title-time-loop = Zeitleiste
trajan-option-value-time-loop-usual = üblich
trajan-option-value-time-loop-long = lang
trajan-option-title-open-tile-points = Unerfüllte Plättchen
trajan-option-title-wild-demand-bonus = Forderungsjoker
trajan-option-title-random-setup = Schneller Aufbau
trajan-option-title-open-setup = Offener Aufbau
