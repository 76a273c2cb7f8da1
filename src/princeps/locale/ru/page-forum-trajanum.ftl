### Forum Trajanum as every page names it: its title, its facts, its options.

# Игры
forum-trajanum-title = Форум Траяна
forum-trajanum-facts = 2018 · от 2 до 4 игроков · 60–120 мин
forum-trajanum-option-title-first-game = Ознакомительная партия
forum-trajanum-option-title-handicap = Фора
forum-trajanum-option-title-side-b = Сторона Б
forum-trajanum-option-title-random-setup = Быстрая расстановка
forum-trajanum-option-title-unlimited-tiles = Бесконечный запас
forum-trajanum-option-title-open-tiles = Открытые тайлы
forum-trajanum-option-title-crane-bonuses = Бонусы кранов
forum-trajanum-option-title-unserved-cards = Карта без тайла

# What each character likes in this game, and how that shows.
forum-trajanum-habit-cato = Горожане в каждый ряд
    .text = Приводит горожан и монеты в каждый ряд Колонии: за них платят при каждом подсчёте.
forum-trajanum-habit-felix = Собирает для карт
    .text = Копит монеты, трибунов и тайлы ради заданий на сбор с карт Траяна.
forum-trajanum-habit-vitruvia = Серые здания до конца
    .text = Доводит треки серых зданий до конца и строит то, чего требуют карты Траяна.
forum-trajanum-habit-drusus = Орлы и большие группы
    .text = Собирает орлов и держит свои владения на Форуме вместе.
forum-trajanum-habit-octavia = Завершает области
    .text = Строит там, где область почти заполнена, и берёт её бонус.
forum-trajanum-habit-sabina = Колонны императору
    .text = Ставит триумфальные колонны всюду, где для них есть место.
