### Trajan as every page names it: its title, its facts, its options.

trajan-title = Траян
trajan-facts = 2011 · от 2 до 4 игроков · 90 мин
trajan-option-title-time-loop = Трек времени
trajan-option-value-time-loop-usual = обычный
trajan-option-value-time-loop-long = длинный
trajan-option-title-open-tile-points = Невыполненные тайлы
trajan-option-title-wild-demand-bonus = Джокеры требований
trajan-option-title-random-setup = Быстрая расстановка
trajan-option-title-open-setup = Открытая подготовка
