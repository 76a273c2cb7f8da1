### What `princeps rules` says, and the options of all games.

rules-game = { $game }, игроков: { $fewest }–{ $most }, версия правил { $version }.
rules-options = { $game }: варианты
rules-edition = Все данные компонентов: princeps rules { $name } --edition

# Headings of columns
rules-option = вариант
rules-usually = обычно
rules-meaning = что он меняет


## Options: one line each. The option's own name and its values are typed, and stay as they are; .seen is for a page,
## where nothing is typed.

option-forum-trajanum-first-game = Ознакомительная партия: только одна карта Траяна, для последней фазы.
    .seen = Только одна карта Траяна, для последней фазы.
option-forum-trajanum-handicap = Места новичков: с самого начала на одну монету больше и второй горожанин.
option-forum-trajanum-side-b = Оборот планшетов: у каждого игрока свой порядок символов улиц.
option-forum-trajanum-random-setup = Программа случайно расставляет краны и первых горожан.
option-forum-trajanum-unlimited-tiles = Тайлы строительства не заканчиваются.
option-forum-trajanum-open-tiles = Все тайлы Колоний лежат лицом вверх.
option-forum-trajanum-crane-bonuses = Бонусы кранов и почётные граждане (не проверено: о них говорит только один источник).
    .seen = Бонусы кранов и почётные граждане, как мы понимаем правила.
option-forum-trajanum-unserved-cards = По карте улицы можно взять последний тайл с улицы другой карты, и та останется без тайла (F32).
    .seen = По карте улицы можно взять последний тайл с улицы другой карты, и та останется без тайла.

option-trajan-time-loop = Длина трека времени: 11/16/21 или, при long, 12/17/22.
    .seen = Длина трека времени для 2, 3 и 4 игроков: обычный 11, 16, 21; длинный 12, 17, 22.
option-trajan-open-tile-points = Каждый невыполненный в конце тайл Траяна приносит очко (T22).
    .seen = Каждый невыполненный в конце тайл Траяна приносит очко.
option-trajan-wild-demand-bonus = Неистраченные джокеры требования идут в зачёт бонусных тайлов на 9 и 6 (T17).
    .seen = Неистраченные джокеры требования идут в зачёт бонусных тайлов на 9 и 6, как мы понимаем правила.
option-trajan-random-setup = Программа случайно раскладывает маркеры и выбирает первые карты и тайлы.
option-trajan-open-setup = Тайлы Траяна, бонусные тайлы и карты товаров открыты уже при раскладке маркеров (T1).
    .seen = Тайлы Траяна, бонусные тайлы и карты товаров открыты уже при раскладке маркеров.
