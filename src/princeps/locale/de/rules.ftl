### What `princeps rules` says.

rules-game = { $game }, { $fewest } bis { $most } Spieler, Regelversion { $version }.
rules-options = { $game }: Optionen
rules-edition = Alles über das Spielmaterial: princeps rules { $name } --edition

# Headings of columns
rules-option = Option
rules-usually = üblich
rules-meaning = Bedeutung
