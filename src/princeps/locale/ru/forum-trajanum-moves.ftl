### Forum Trajanum: benefits and tasks, questions, answers, events and reasons. The server words them, so that a page need
### not load them. What is said of forms and variables in forum-trajanum.ftl holds here too.


## Benefits

forum-trajanum-bonus-tribune = Трибун
forum-trajanum-bonus-assistant = помощник
forum-trajanum-bonus-coin = монета
forum-trajanum-bonus-upgrade = улучшение
forum-trajanum-bonus-points = { points }

forum-trajanum-effect-worker = { $count ->
    [1] рабочий любого цвета
    [one] { $count } рабочий любого цвета
   *[other] { $count } рабочих любого цвета
}
forum-trajanum-effect-builder = { $count ->
    [1] строитель
   *[other] { $count } { NAME("forum-trajanum-item-builder", $count) }
}
forum-trajanum-effect-assistant = { $count ->
    [1] помощник
   *[other] { $count } { NAME("forum-trajanum-item-assistant", $count) }
}
forum-trajanum-effect-tribune = { $count ->
    [1] Трибун
   *[other] { $count } { NAME("forum-trajanum-item-tribune", $count) }
}
forum-trajanum-effect-coin = { $count ->
    [1] монета
   *[other] { $count } { NAME("forum-trajanum-item-coin", $count) }
}
forum-trajanum-effect-upgrade = { $count ->
    [1] улучшение
   *[other] { $count } { NAME("forum-trajanum-item-upgrade", $count) }
}
forum-trajanum-effect-area-bonus = бонус области
forum-trajanum-effect-eagle-envoy = посланник на орла
forum-trajanum-effect-free-envoy = посланник на любой цвет
forum-trajanum-effect-take-tile = взять и использовать тайл
forum-trajanum-effect-build = построить ещё раз


## Trajan cards. A pattern is named by its picture, row by row: g grey, c coloured, b either, T temple, K crane,
## x whatever there is. Patterns without a message of their own are shown as pictures.

forum-trajanum-pattern-gcg = в ряд: серое здание, цветное сооружение, серое
forum-trajanum-pattern-b_T_b = по постройке сверху и снизу от одного храма
forum-trajanum-pattern-g_g-different = столбик из двух разных серых зданий
forum-trajanum-pattern-Kb_bx-mirrored = застроены обе ячейки рядом с краном
forum-trajanum-pattern-bb_bb = четыре постройки квадратом
forum-trajanum-pattern-c_g_c = столбик: цветное сооружение, серое здание, цветное
forum-trajanum-pattern-anywhere = сооружения всех четырёх цветов, где угодно
forum-trajanum-pattern-g_c_g = столбик: серое здание, цветное сооружение, серое
forum-trajanum-pattern-c_g_g_c = столбик: цветное сооружение, два серых, цветное
forum-trajanum-pattern-c_c_c-different = столбик из трёх сооружений разных цветов
forum-trajanum-pattern-cxc_xTx_cxc = цветные сооружения на всех четырёх углах храма
forum-trajanum-pattern-g_g_g-different = столбик из трёх разных серых зданий
forum-trajanum-pattern-other = картинка { $picture }{ $different ->
    [0] {""}
   *[other] , все разные
}{ $mirrored ->
    [0] {""}
   *[other] , можно зеркально
}

forum-trajanum-collect-builder = { $count } { NAME("forum-trajanum-item-builder", $count) }
forum-trajanum-collect-worker = { $count ->
    [one] { $count } рабочий
   *[other] { $count } рабочих
}
forum-trajanum-collect-worker_colours = { $count ->
    [1] { $count } рабочий
   *[other] { $count } рабочих разных цветов
}
forum-trajanum-collect-assistant = { $count } { NAME("forum-trajanum-item-assistant", $count) }
forum-trajanum-collect-tribune = { $count } { NAME("forum-trajanum-item-tribune", $count) }
forum-trajanum-collect-coin = { $count } { NAME("forum-trajanum-item-coin", $count) }
forum-trajanum-collect-column = { $count ->
    [one] { $count } построенная триумфальная колонна
    [few] { $count } построенные триумфальные колонны
   *[many] { $count } построенных триумфальных колонн
}
forum-trajanum-collect-scored_crane = { $count ->
    [one] { $count } использованный кран
    [few] { $count } использованных крана
   *[many] { $count } использованных кранов
}
forum-trajanum-collect-citizen_classes = { $count ->
    [1] { $count } активный горожанин
   *[other] активные горожане из { $count } классов
}
forum-trajanum-collect-envoy = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
forum-trajanum-collect-marker = { $count ->
    [one] { $count } маркер у колонны Траяна
    [few] { $count } маркера у колонны Траяна
   *[many] { $count } маркеров у колонны Траяна
}


## Where points come from

forum-trajanum-source-column = Триумфальные колонны
forum-trajanum-source-marker = Пройденные треки
forum-trajanum-source-area-bonus = Бонусы областей
forum-trajanum-source-crane = Краны
forum-trajanum-source-colonia = Ряды Колонии
forum-trajanum-source-eagle = Орлы
forum-trajanum-source-area = Самая большая группа
forum-trajanum-source-building-task = Задания: строительство
forum-trajanum-source-collecting-task = Задания: сбор
forum-trajanum-source-crane-bonus = Бонусы кранов


## Questions: what a seat is asked to decide, and what helps to decide it

forum-trajanum-ask-crane = Кран для { NAME($corner, form: "gen") } угла
    .context = Возьмёте тайл с крана — в конце фазы сооружения его цвета принесут очки.
forum-trajanum-ask-first-row = Куда поставить первого горожанина?
    .context = Свойство действует сразу, а серые здания в этом ряду Колонии приносят больше очков.
forum-trajanum-ask-corners = Выберите угол для { NAME($citizen, form: "gen") }
    .context = В углу напротив, по диагонали, окажется { NAME($other) }. Оба тайла лежат лицом вверх.
forum-trajanum-ask-handicap-corner = Начать со вторым горожанином?
    .context = Он уйдёт из своего угла, и кран там принесёт очки в конце первой фазы.
forum-trajanum-ask-handicap-row = Выберите ряд для { NAME($citizen, form: "gen") }
    .context = Свойство действует сразу.
forum-trajanum-ask-take = { $cards ->
    [1] Возьмите второй тайл
   *[other] Возьмите тайл по каждой карте улицы
}
    .context = Осталось: { $streets }. Трибунов: { $tribunes }.
forum-trajanum-ask-pass = Какой тайл передать игроку { $receiver }?
    .context = Другой остаётся вам.
forum-trajanum-ask-reclaim = Вернуть себе тайл?
    .context = Вам ничего не передали. Используйте тайл, лежащий рядом с вашей Колонией; потом он выйдет из игры.
forum-trajanum-ask-use = Какой тайл использовать?
    .context = { $tribunes ->
        [0] Чтобы использовать оба, нужны 2 Трибуна; у вас ни одного.
        [1] Чтобы использовать оба, нужны 2 Трибуна; у вас только 1.
       *[other] Чтобы использовать оба, нужны 2 Трибуна; у вас их { $tribunes }.
    }
forum-trajanum-ask-row = Выберите ряд для { NAME($citizen, form: "gen") }
    .context = Второй горожанин сразу приносит бонус ряда.
forum-trajanum-ask-resource = { $choice ->
    [worker] Выберите рабочего
    [tribune] Возьмите монету или Трибуна
   *[assistant] Возьмите монету или помощника
}
    .context = Из запаса, бесплатно.
forum-trajanum-ask-bonus = { $bonuses ->
    [1] Выберите бонус области
   *[other] Выберите два разных бонуса области
}
    .context = { $taken ->
        [0] { $bonuses ->
            [1] Вы получаете его сразу.
           *[other] Вы получаете их сразу.
        }
       *[other] Второй должен отличаться от первого.
    }
forum-trajanum-ask-envoy = { $target ->
    [eagle] Отправить посланника на орла?
    [any] Отправить посланника на любой цвет?
   *[colour] Отправить посланника за { NAME($building, form: "acc") }?
}
    .context = { $rule ->
        [started] Начатую область этого цвета нужно продолжать. Посланников на корабле: { $ship }.
       *[free] Посланников на корабле: { $ship }.
    }
forum-trajanum-ask-build = { $step ->
    [extra] Построить ещё раз?
    [built] Обменивайте или закончите ход
   *[open] Стройте, обменивайте или закончите ход
}
    .context = Обмены доступны до конца хода.
forum-trajanum-ask-site = { $double ->
    [0] Где построить { NAME($building, form: "acc") }?
   *[other] Где построить: { $tile }?
}
    .context = { $double ->
        [0] На освободившейся ячейке.
       *[other] На двух соседних освободившихся ячейках.
    }
forum-trajanum-ask-order = Какая половина первая?
    .context = Награду дадут обе, одна за другой.
forum-trajanum-ask-benefit = Выберите награду на треке { NAME($building, form: "gen") }
    .context = { $level ->
        [1] Вы на уровне 1.
       *[other] Вы на уровне { $level }; можно взять и награду более низкого уровня.
    }
forum-trajanum-ask-draw = Возьмите тайл из своей Колонии
    .context = Он открывается и сразу используется.
forum-trajanum-ask-pay = Каким горожанам заплатить?
    .context = По монете за ряд; монет: { $coins }. Ряды без оплаты становятся неактивными.
forum-trajanum-ask-honour = Куда отправить почётного гражданина?
    .context = На первое место пустого ряда или на корабль.
forum-trajanum-ask-clear = Какие использованные краны убрать?
    .context = Там, где крана больше нет, можно строить.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

forum-trajanum-answer-crane = для { NAME($building, form: "gen-many") }
forum-trajanum-answer-row = { NAME($row) }: { NAME($row, form: "ability") }
forum-trajanum-answer-row-second = { NAME($row) }, второе место: { NAME($row, form: "bonus") }
forum-trajanum-answer-row-honour = { NAME($row) }: { NAME($row, form: "ability") }
forum-trajanum-answer-corner = { NAME($corner) } угол
forum-trajanum-answer-corner-citizen = { NAME($corner) } угол: { $tile }
forum-trajanum-answer-take = Взять тайл с { $space } по карте «{ NAME($street) }»{ $note }
    .seen = Взять тайл из ряда { $row }, столбца { $column } по карте «{ NAME($street) }»{ $note }
    .group = По карте «{ $card }»
    .short = { $space }{ $mark }
forum-trajanum-answer-take-known = Взять тайл с { $space } по карте «{ NAME($street) }»: { $tile }{ $note }
    .seen = Взять тайл из ряда { $row }, столбца { $column } по карте «{ NAME($street) }»: { $tile }{ $note }
    .group = { forum-trajanum-answer-take.group }
    .short = { $space } { $tile }{ $mark }
forum-trajanum-answer-tribune = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл с { $space }{ $note }
    .seen = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл из ряда { $row }, столбца { $column }{ $note }
    .group = Игнорировать карту «{ $card }»: отдать Трибуна и взять любой другой тайл
    .short = { $space }{ $mark }
forum-trajanum-answer-tribune-known = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл с { $space }: { $tile }{ $note }
    .seen = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл из ряда { $row }, столбца { $column }: { $tile }{ $note }
    .group = { forum-trajanum-answer-tribune.group }
    .short = { $space } { $tile }{ $mark }
forum-trajanum-answer-take-binds = ; за другую карту придётся отдать Трибуна
    .mark = {" "}(+ Трибун)
forum-trajanum-answer-skip = Ничего не брать по карте «{ NAME($street) }»
forum-trajanum-answer-pass = Передать тайл с { $space }: { $tile }
    .seen = Передать тайл из ряда { $row }, столбца { $column }: { $tile }
forum-trajanum-answer-pass-any = Передать тайл по карте «{ NAME($street) }»
forum-trajanum-answer-reclaim = Вернуть себе тайл: { $tile }
forum-trajanum-answer-use-own = Использовать свой тайл: { $own }
forum-trajanum-answer-use-received = Использовать тайл игрока { $giver }: { $received }
forum-trajanum-answer-use-own-then-received = Использовать оба за 2 Трибунов: сначала свой, потом тайл игрока { $giver }
forum-trajanum-answer-use-received-then-own = Использовать оба за 2 Трибунов: сначала тайл игрока { $giver }, потом свой
forum-trajanum-answer-trade = 2 { NAME($worker, 2, form: "acc") } на строителя
    .group = Обменять
forum-trajanum-answer-recolour = помощник меняет цвет рабочего: { NAME($worker, form: "from") } { NAME($other, form: "to") }
    .group = Помощник меняет цвет рабочего
    .short = { NAME($worker, form: "from") } { NAME($other, form: "to") }
forum-trajanum-answer-merchant = Купец II: { NAME($given, form: "acc") } на { NAME($taken, form: "acc") }
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-hire = Ремесленник I: помощника на { NAME($worker, form: "acc") }
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-hire-builder = Ремесленник II: помощника на строителя
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-build = Построить: { NAME($building) } ({ $cost }) — { $gain }
    .group = Построить
    .short = { NAME($building) } ({ $cost }) — { $gain }
forum-trajanum-answer-build-mixed = Построить: { NAME($grey) } и { NAME($building) } ({ $cost }) — { $gain }
    .group = { forum-trajanum-answer-build.group }
    .short = { NAME($grey) } и { NAME($building) } ({ $cost }) — { $gain }
forum-trajanum-answer-build-pair = Построить: { NAME($building, form: "two") } ({ $cost }) — { $gain }
    .group = { forum-trajanum-answer-build.group }
    .short = { NAME($building, form: "two") } ({ $cost }) — { $gain }
forum-trajanum-answer-site = Построить на { $space }
    .seen = Построить в ряду { $row }, столбце { $column }
    .group = Ячейки
    .short = { $space }
forum-trajanum-answer-double-site = { NAME($first) } на { $space }, { NAME($second) } на { $other }
    .seen = { NAME($first) } в ряду { $row }, столбце { $column }, { NAME($direction) } { NAME($second) }
    .group = { NAME($first) } на { $space }
    .short = { NAME($direction) }: { NAME($second) } на { $other }
forum-trajanum-answer-first-grey = Сначала { NAME($grey) }
forum-trajanum-answer-first-coloured = Сначала посланник
forum-trajanum-answer-benefit = Уровень { $level }: { $gain }
forum-trajanum-answer-draw = Взять тайл с { $space }
    .seen = Взять тайл из ряда { $row }, столбца { $column }
    .group = Тайлы
    .short = { $space }
forum-trajanum-answer-draw-known = Взять тайл с { $space }: { $tile }
    .seen = Взять тайл из ряда { $row }, столбца { $column }: { $tile }
    .group = { forum-trajanum-answer-draw.group }
    .short = { $space } { $tile }
forum-trajanum-answer-gain = { NAME($resource) }
forum-trajanum-answer-bonus = { $bonus }
forum-trajanum-answer-envoy = Отправить посланника на { $square } ({ NAME($building) }){ $notes }
    .seen = Отправить посланника в ряд { $row }, столбец { $column } Форума ({ NAME($building) }){ $notes }
    .group = Ячейки Форума (! завершает область, * рядом с орлом)
    .short = { $square }{ $marks }
forum-trajanum-answer-envoy-completes = , завершает область
    .mark = !
forum-trajanum-answer-envoy-eagle = , рядом с орлом
    .mark = *
forum-trajanum-answer-decline-handicap-corner = Начать с одним горожанином
forum-trajanum-answer-decline-envoy = Не отправлять посланника
forum-trajanum-answer-decline-benefit = Не брать награду
forum-trajanum-answer-decline-reclaim = Не возвращать тайл
forum-trajanum-answer-decline-build = Больше не строить
forum-trajanum-answer-decline = Отказаться
forum-trajanum-answer-end-turn = Закончить ход
forum-trajanum-answer-pay = Заплатить: { $rows }; этот подсчёт принесёт { points }
forum-trajanum-answer-pay-none = Никому не платить; этот подсчёт принесёт { points }
forum-trajanum-answer-honour-envoy = На корабль, посланником
forum-trajanum-answer-clear = Убрать: { $corners }
forum-trajanum-answer-clear-none = Оставить все краны

forum-trajanum-gain-column = { points } сразу
forum-trajanum-gain-track = уровень { $level }, { $effects }
forum-trajanum-gain-track-finished = трек пройден, награды нет
forum-trajanum-gain-envoy = { $count ->
    [0] на корабле нет посланников
    [1] посланник на Форум
    [one] { $count } посланник на Форум
    [few] { $count } посланника на Форум
   *[many] { $count } посланников на Форум
}


## Events. Those of a player are predicates; the others are sentences.

forum-trajanum-event-round = Раунд { $round } из { $rounds }. Карты улиц: { NAME($first) } и { NAME($second) }. Начинает { $player }.
forum-trajanum-event-looked = смотрит тайл с { $space }: { $tile }
    .seen = смотрит тайл: { $tile }
forum-trajanum-event-took = берёт тайл с { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}вопреки карте улицы
}
    .seen = берёт { $count ->
    [1] тайл
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}{ $tribune ->
    [0] {""}
   *[other] {" "}вопреки { $count ->
        [1] карте улицы
       *[other] картам улиц
    }
}
forum-trajanum-event-took-known = берёт тайл «{ $tile }» с { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}вопреки карте улицы
}
    .seen = берёт тайл «{ $tile }»{ $tribune ->
    [0] {""}
   *[other] {" "}вопреки карте улицы
}
forum-trajanum-event-skipped = не берёт тайл по { $card ->
    [1] первой
   *[other] второй
} карте улицы
forum-trajanum-event-passed = передаёт тайл игроку { $other }
forum-trajanum-event-received = получает тайл «{ $tile }» от игрока { $other }
forum-trajanum-event-reclaimed = возвращает себе тайл «{ $tile }»
forum-trajanum-event-turn = начинает ход
forum-trajanum-event-shown = открывает свой тайл «{ $own }» и полученный «{ $received }»
forum-trajanum-event-shown-own = открывает свой тайл «{ $own }», от соседа ничего нет
forum-trajanum-event-shown-received = открывает полученный тайл «{ $received }», своего нет
forum-trajanum-event-shown-none = остаётся без тайлов
forum-trajanum-event-used = использует тайл «{ $tile }»
forum-trajanum-event-to-ship = кладёт тайл «{ $tile }» на корабль
forum-trajanum-event-beside = кладёт тайл «{ $tile }» рядом с Колонией
forum-trajanum-event-gone = убирает тайл «{ $tile }» из игры
forum-trajanum-event-to-ship-used = кладёт тайл на корабль
forum-trajanum-event-beside-used = кладёт тайл рядом с Колонией
forum-trajanum-event-gone-used = убирает тайл из игры
forum-trajanum-event-gained = получает { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
forum-trajanum-event-spent = отдаёт { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
forum-trajanum-event-citizen = ставит горожанина в ряд «{ NAME($row) }»{ $place ->
    [0] {""}
   *[other] , на второе место
}
forum-trajanum-event-no-room = не находит места для { NAME($citizen, form: "gen") }
forum-trajanum-event-bar-turned = переворачивает накладку
forum-trajanum-event-bar-moved = сдвигает накладку на деление { $step }
forum-trajanum-event-built = строит { NAME($building, form: "acc") } на { $space }
    .seen = строит { NAME($building, form: "acc") }
forum-trajanum-event-built-mixed = строит { NAME($grey, form: "acc") } на { $space } и { NAME($building, form: "acc") } на { $other }
    .seen = строит { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }
forum-trajanum-event-built-pair = строит { NAME($building, form: "two") } на { $space } и { $other }
    .seen = строит { NAME($building, form: "two") }
forum-trajanum-event-track = достигает уровня { $level } на треке { NAME($building, form: "gen") }
forum-trajanum-event-benefit = берёт награду уровня { $level } ({ $gain })
forum-trajanum-event-drew = берёт из Колонии тайл «{ $tile }» с { $space }
    .seen = берёт из Колонии тайл «{ $tile }»
forum-trajanum-event-no-effect = ничего не получает от улучшения: накладка уже в конце трека
forum-trajanum-event-marker = ставит маркер { NAME($building, form: "gen") } у колонны Траяна
forum-trajanum-event-envoy = отправляет посланника на Форум: { $square } ({ NAME($building) })
    .seen = отправляет посланника на Форум ({ NAME($building) })
forum-trajanum-event-envoy-eagle = отправляет посланника на Форум: { $square } (орёл)
    .seen = отправляет посланника на орла Форума
forum-trajanum-event-area = завершает область { NAME($building, form: "gen-many") } из { $size ->
    [one] { $size } ячейки
   *[other] { $size } ячеек
}
forum-trajanum-event-bonus = берёт бонус области ({ $bonus })
forum-trajanum-event-declined-envoy = не отправляет посланника
forum-trajanum-event-declined-benefit = не берёт награду
forum-trajanum-event-declined-build = не строит дополнительное здание
forum-trajanum-event-scoring = Подсчёт очков после фазы { NAME($cycle) }.
forum-trajanum-event-paid = платит { NAME($row, form: "dat") }
forum-trajanum-event-lapsed = не платит { NAME($row, form: "dat") }
forum-trajanum-event-crane-uncovered = открывает { NAME($corner) } кран
forum-trajanum-event-task = выполняет задание на { $kind ->
    [building] строительство
   *[collecting] сбор
} с карты Траяна { $card }{ $times ->
    [1] {""}
    [few] {" "}{ $times } раза
   *[other] {" "}{ $times } раз
}
forum-trajanum-event-honour = ставит почётного гражданина в ряд «{ NAME($row) }»
forum-trajanum-event-honour-envoy = отправляет почётного гражданина на корабль
forum-trajanum-event-cleared = убирает { NAME($corner) } кран
forum-trajanum-event-over = Партия окончена.

forum-trajanum-event-points-column = получает { points } за колонну
forum-trajanum-event-points-marker = получает { points } за пройденный трек { NAME($building, form: "gen") }
forum-trajanum-event-points-area-bonus = получает { points } как бонус области
forum-trajanum-event-points-crane = получает { points } за { NAME($corner) } кран
forum-trajanum-event-points-colonia = получает { points } за ряд { NAME($row, form: "gen") }
forum-trajanum-event-points-eagle = получает { points } за орлов
forum-trajanum-event-points-area = получает { points } за группу из { $size ->
    [one] { $size } посланника
   *[other] { $size } посланников
}
forum-trajanum-event-points-building-task = получает { points } за задание на строительство
forum-trajanum-event-points-collecting-task = получает { points } за задание на сбор
forum-trajanum-event-points-crane-bonus = получает { points } за соседей { NAME($corner, form: "gen") } крана


## Why undo ends here

forum-trajanum-barrier-start = партия только началась
forum-trajanum-barrier-looked-at-tile = вы посмотрели тайл
forum-trajanum-barrier-revealed = кое-что уже открыто всем
forum-trajanum-barrier-turn-ended = ход закончен
forum-trajanum-barrier-citizen-drawn = вы вытянули своего первого горожанина


## Why an answer is not possible: clauses, with the ids of the rules

forum-trajanum-refusal-other-question = сейчас решается, { $question ->
    [crane] какой кран встанет в следующем углу
    [first-row] в каком ряду начинает первый горожанин
    [corners] в каком углу лежит первый из остальных горожан
    [handicap-corner] какой горожанин придёт вторым
    [handicap-row] в каком ряду начинает второй горожанин
    [take] какой тайл взять по карте улицы
    [pass] какой тайл передать
    [reclaim] возвращать ли тайл
    [use] какой тайл использовать
    [row] в какой ряд встанет горожанин
    [resource] какой ресурс взять
    [bonus] какой бонус области взять
    [envoy] куда отправить посланника
    [build] что обменять или построить
    [site] где строить
    [order] какая половина даёт награду первой
    [benefit] какую награду трека взять
    [draw] какой тайл взять из Колонии
    [pay] каким горожанам заплатить
    [honour] куда отправить почётного гражданина
   *[clear] какие использованные краны убрать
}
forum-trajanum-refusal-crane-stands = кран для { NAME($building, form: "gen-many") } уже стоит в своём углу
forum-trajanum-refusal-no-citizen-on-corner = в { NAME($corner, form: "prep") } углу нет горожанина
forum-trajanum-refusal-card-served = тайл по этой карте улицы уже взят или брать больше нечего
forum-trajanum-refusal-first-card-first = на обеих картах одна улица, сначала возьмите тайл по первой
forum-trajanum-refusal-no-tile-there = на { $space } нет тайла
    .seen = здесь нет тайла
forum-trajanum-refusal-tile-taken = тайл с { $space } уже взят по другой карте
    .seen = этот тайл уже взят по другой карте
forum-trajanum-refusal-outside-street = { $space } не на улице этой карты, игнорировать её может только Трибун
    .seen = этот тайл не на улице карты, игнорировать её может только Трибун
forum-trajanum-refusal-inside-street = { $space } на улице этой карты, Трибун не нужен
    .seen = этот тайл на улице карты, Трибун не нужен
forum-trajanum-refusal-no-tribune = Трибунов не осталось
forum-trajanum-refusal-other-card-needs-it = тайл с { $space } нужен другой карте: он последний на её улице, а для этой карты есть другие
    .seen = этот тайл нужен другой карте: он последний на её улице, а для этой карты есть другие
forum-trajanum-refusal-street-not-empty = на улице этой карты ещё есть тайлы
forum-trajanum-refusal-street-emptied = последний тайл этой улицы взят по другой карте, хотя были и другие: теперь за эту карту нужно отдать Трибуна
forum-trajanum-refusal-no-such-foreign-tile = рядом с Колонией нет такого тайла
forum-trajanum-refusal-two-tribunes-needed = чтобы использовать оба тайла, нужны два Трибуна
forum-trajanum-refusal-other-class = ряд «{ NAME($row) }» не для { NAME($citizen, form: "gen") }
forum-trajanum-refusal-row-full = в ряду «{ NAME($row) }» нет свободного места
forum-trajanum-refusal-row-not-empty = почётному гражданину нужен пустой ряд
forum-trajanum-refusal-two-workers-needed = нужны двое рабочих одного цвета, а двух { NAME($worker, 2, form: "gen") } нет
forum-trajanum-refusal-same-colour = рабочий уже этого цвета
forum-trajanum-refusal-no-resource = отдать нечего: нет { NAME($resource, form: "gen") }
forum-trajanum-refusal-ability-inactive = { NAME($row) } неактивен
forum-trajanum-refusal-ability-used-up = { NAME($row) } уже использован столько раз, сколько можно за ход
forum-trajanum-refusal-built-already = в этом ходу вы уже строили
forum-trajanum-refusal-no-builder = нет строителя для оплаты
forum-trajanum-refusal-no-worker = для оплаты нет { NAME($worker, form: "gen") }
forum-trajanum-refusal-no-second-worker = для оплаты нужны 2 { NAME($worker, 2) }, а есть только один
forum-trajanum-refusal-stock-empty = такие тайлы строительства закончились
forum-trajanum-refusal-no-vacant-space = в Колонии нет освободившихся ячеек
forum-trajanum-refusal-no-vacant-pair = в Колонии нет двух соседних освободившихся ячеек
forum-trajanum-refusal-end-turn-instead = от хода нельзя отказаться, его можно только закончить
forum-trajanum-refusal-decline-instead = от ещё одной постройки можно только отказаться, ход на этом не закончится
forum-trajanum-refusal-single-tile = обычный тайл занимает одну ячейку
forum-trajanum-refusal-double-tile = двойной тайл занимает две соседние ячейки
forum-trajanum-refusal-outside-colonia = вторая половина оказалась бы за пределами Колонии
forum-trajanum-refusal-name-other-end = обе половины одинаковы: сначала назовите верхнюю или левую
forum-trajanum-refusal-space-covered = на { $space } ещё лежит тайл
    .seen = здесь ещё лежит тайл
forum-trajanum-refusal-space-temple = на { $space } стоит храм
    .seen = здесь стоит храм
forum-trajanum-refusal-space-crane = на { $space } стоит кран
    .seen = здесь стоит кран
forum-trajanum-refusal-space-built = ячейка { $space } уже застроена
    .seen = эта ячейка уже застроена
forum-trajanum-refusal-level-not-reached = уровень { $level } этого трека ещё не достигнут
forum-trajanum-refusal-no-envoy = на корабле нет посланников
forum-trajanum-refusal-no-eagle-free = на Форуме нет свободных орлов
forum-trajanum-refusal-no-colour-free = на Форуме нет свободных цветных ячеек
forum-trajanum-refusal-no-tile-left = в Колонии не осталось тайлов
forum-trajanum-refusal-bar-at-end = накладка уже в конце трека
forum-trajanum-refusal-bonus-taken = второй бонус должен быть другим
forum-trajanum-refusal-workers-offered = можно взять только рабочего
forum-trajanum-refusal-coin-or-tribune = можно взять только монету или Трибуна
forum-trajanum-refusal-coin-or-assistant = можно взять только монету или помощника
forum-trajanum-refusal-no-square = на Форуме нет ячейки { $square }
    .seen = здесь на Форуме нет ячейки
forum-trajanum-refusal-square-occupied = на { $square } уже стоит посланник
    .seen = здесь уже стоит посланник
forum-trajanum-refusal-eagle-closed = { $square } — орёл, этому посланнику туда нельзя
    .seen = этому посланнику нельзя на орла
forum-trajanum-refusal-eagle-needed = { $square } — не орёл, а этот посланник идёт только на орла
    .seen = этот посланник идёт только на орла
forum-trajanum-refusal-other-colour = { $square } не того цвета, что { NAME($building) }
    .seen = эта ячейка не того цвета, что { NAME($building) }
forum-trajanum-refusal-continue-area = нужно продолжать начатую область этого цвета, а { $square } относится к другой
    .seen = нужно продолжать начатую область этого цвета, а эта ячейка относится к другой
forum-trajanum-refusal-row-without-citizen = в ряду «{ NAME($row) }» некому платить
forum-trajanum-refusal-too-few-coins = на столько рядов не хватает монет
forum-trajanum-refusal-no-scored-crane = в { NAME($corner, form: "prep") } углу нет использованного крана


## Шаги хода и взятия тайлов

forum-trajanum-turn-step-use = Использовать тайл
forum-trajanum-turn-step-build = Построить
forum-trajanum-turn-step-benefit = Награды
forum-trajanum-turn-step-end = Закончить ход
forum-trajanum-turn-step-first = Первый тайл
forum-trajanum-turn-step-second = Второй тайл
forum-trajanum-turn-step-pass = Передать
