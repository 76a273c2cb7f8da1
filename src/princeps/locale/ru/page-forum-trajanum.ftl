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
