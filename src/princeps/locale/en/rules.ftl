### What `princeps rules` says.

rules-game = { $game }, { $fewest } to { $most } players, rules version { $version }.
rules-options = { $game }: options
rules-edition = All component facts: princeps rules { $name } --edition

# Headings of columns
rules-option = option
rules-usually = usually
rules-meaning = what it does
