### The options of Forum Trajanum, as `princeps rules` and the page explain them; .seen is for the page.

forum-trajanum-option-first-game = Ознакомительная партия: только одна карта Траяна, для последней фазы.
    .seen = Только одна карта Траяна, для последней фазы.
forum-trajanum-option-handicap = Места новичков: с самого начала на одну монету больше и второй горожанин.
forum-trajanum-option-side-b = Оборот планшетов: у каждого игрока свой порядок символов улиц.
forum-trajanum-option-random-setup = Программа случайно расставляет краны и первых горожан.
forum-trajanum-option-unlimited-tiles = Тайлы строительства не заканчиваются.
forum-trajanum-option-open-tiles = Все тайлы Колоний лежат лицом вверх.
forum-trajanum-option-crane-bonuses = Бонусы кранов и почётные граждане (не проверено: о них говорит только один источник).
    .seen = Бонусы кранов и почётные граждане, как мы понимаем правила.
forum-trajanum-option-unserved-cards = По карте улицы можно взять последний тайл с улицы другой карты, и та останется без тайла (F32).
    .seen = По карте улицы можно взять последний тайл с улицы другой карты, и та останется без тайла.
