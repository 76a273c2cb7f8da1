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
    .text = Селит горожан в каждый ряд Колонии и бережёт для них монеты: они приносят очки при каждом подсчёте.
forum-trajanum-habit-felix = Собирает, что просят карты
    .text = Копит монеты, Трибунов и тайлы ради заданий на сбор с карт Траяна.
forum-trajanum-habit-vitruvia = Серые здания до конца
    .text = Доводит треки серых зданий до конца и строит то, чего требуют карты Траяна.
forum-trajanum-habit-drusus = Орлы и большие группы
    .text = Отправляет посланников к орлам и держит их на Форуме вместе.
forum-trajanum-habit-octavia = Заполняет области
    .text = Отправляет посланников туда, где область почти заполнена, и берёт её бонус.
forum-trajanum-habit-sabina = Колонны императору
    .text = Ставит триумфальные колонны всюду, где для них есть место.
