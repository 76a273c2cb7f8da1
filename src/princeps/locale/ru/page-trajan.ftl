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

# What each character likes in this game, and how that shows.
trajan-habit-cato = Живёт сенатом
    .text = Сеет ради голосов, когда они рядом, а остальное уступает другим.
trajan-habit-felix = Отплывает рано и часто
    .text = Собирает наборы товаров и выходит в море, пока другие ещё строят.
trajan-habit-vitruvia = Четыре одинаковых
    .text = Строит целые наборы одинаковых тайлов, а море оставляет другим.
trajan-habit-drusus = Дальние провинции
    .text = Идёт в провинции, куда ещё никто не дошёл, и берёт то, что там лежит.
trajan-habit-octavia = Закрывает требования
    .text = Запасает хлеб, зрелища и религию раньше, чем их потребует народ.
trajan-habit-sabina = Живёт тайлами Траяна
    .text = Берёт много тайлов Траяна и сеет, пока не выполнит их.
