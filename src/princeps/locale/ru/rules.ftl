### What `princeps rules` says.

rules-game = { $game }, игроков: { $fewest }–{ $most }, версия правил { $version }.
rules-options = { $game }: варианты
rules-edition = Все данные компонентов: princeps rules { $name } --edition

# Headings of columns
rules-option = вариант
rules-usually = обычно
rules-meaning = что он меняет
