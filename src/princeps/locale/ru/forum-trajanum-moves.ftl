### Forum Trajanum: benefits and tasks, questions, answers, events and reasons. The server words them, so that a page need
### not load them. What is said of forms and variables in forum-trajanum.ftl holds here too.


## Benefits

bonus-tribune = Трибун
bonus-assistant = помощник
bonus-coin = монета
bonus-upgrade = улучшение
bonus-points = { points }

effect-worker = { $count ->
    [1] рабочий любого цвета
    [one] { $count } рабочий любого цвета
   *[other] { $count } рабочих любого цвета
}
effect-builder = { $count ->
    [1] строитель
   *[other] { $count } { NAME("item-builder", $count) }
}
effect-assistant = { $count ->
    [1] помощник
   *[other] { $count } { NAME("item-assistant", $count) }
}
effect-tribune = { $count ->
    [1] Трибун
   *[other] { $count } { NAME("item-tribune", $count) }
}
effect-coin = { $count ->
    [1] монета
   *[other] { $count } { NAME("item-coin", $count) }
}
effect-upgrade = { $count ->
    [1] улучшение
   *[other] { $count } { NAME("item-upgrade", $count) }
}
effect-area-bonus = бонус области
effect-eagle-envoy = посланник на орла
effect-free-envoy = посланник на любой цвет
effect-take-tile = взять и использовать тайл
effect-build = построить ещё раз


## Trajan cards. A pattern is named by its picture, row by row: g grey, c coloured, b either, T temple, K crane,
## x whatever there is. Patterns without a message of their own are shown as pictures.

pattern-gcg = в ряд: серое здание, цветное сооружение, серое
pattern-b_T_b = по постройке сверху и снизу от одного храма
pattern-g_g-different = столбик из двух разных серых зданий
pattern-Kb_bx-mirrored = застроены обе ячейки рядом с краном
pattern-bb_bb = четыре постройки квадратом
pattern-c_g_c = столбик: цветное сооружение, серое здание, цветное
pattern-anywhere = сооружения всех четырёх цветов, где угодно
pattern-g_c_g = столбик: серое здание, цветное сооружение, серое
pattern-c_g_g_c = столбик: цветное сооружение, два серых, цветное
pattern-c_c_c-different = столбик из трёх сооружений разных цветов
pattern-cxc_xTx_cxc = цветные сооружения на всех четырёх углах храма
pattern-g_g_g-different = столбик из трёх разных серых зданий
pattern-other = картинка { $picture }{ $different ->
    [0] {""}
   *[other] , все разные
}{ $mirrored ->
    [0] {""}
   *[other] , можно зеркально
}

collect-builder = { $count } { NAME("item-builder", $count) }
collect-worker = { $count ->
    [one] { $count } рабочий
   *[other] { $count } рабочих
}
collect-worker_colours = { $count ->
    [1] { $count } рабочий
   *[other] { $count } рабочих разных цветов
}
collect-assistant = { $count } { NAME("item-assistant", $count) }
collect-tribune = { $count } { NAME("item-tribune", $count) }
collect-coin = { $count } { NAME("item-coin", $count) }
collect-column = { $count ->
    [one] { $count } построенная триумфальная колонна
    [few] { $count } построенные триумфальные колонны
   *[many] { $count } построенных триумфальных колонн
}
collect-scored_crane = { $count ->
    [one] { $count } использованный кран
    [few] { $count } использованных крана
   *[many] { $count } использованных кранов
}
collect-citizen_classes = { $count ->
    [1] { $count } активный горожанин
   *[other] активные горожане из { $count } классов
}
collect-envoy = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
collect-marker = { $count ->
    [one] { $count } маркер у колонны Траяна
    [few] { $count } маркера у колонны Траяна
   *[many] { $count } маркеров у колонны Траяна
}


## Where points come from

source-column = Триумфальные колонны
source-marker = Пройденные треки
source-area-bonus = Бонусы областей
source-crane = Краны
source-colonia = Ряды Колонии
source-eagle = Орлы
source-area = Самая большая группа
source-building-task = Задания: строительство
source-collecting-task = Задания: сбор
source-crane-bonus = Бонусы кранов


## Questions: what a seat is asked to decide, and what helps to decide it

ask-crane = Кран для { NAME($corner, form: "gen") } угла
    .context = Возьмёте тайл с крана — в конце фазы сооружения его цвета принесут очки.
ask-first-row = Куда поставить первого горожанина?
    .context = Свойство действует сразу, а серые здания в этом ряду Колонии приносят больше очков.
ask-corners = Выберите угол для { NAME($citizen, form: "gen") }
    .context = В углу напротив, по диагонали, окажется { NAME($other) }. Оба тайла лежат лицом вверх.
ask-handicap-corner = Начать со вторым горожанином?
    .context = Он уйдёт из своего угла, и кран там принесёт очки в конце первой фазы.
ask-handicap-row = Выберите ряд для { NAME($citizen, form: "gen") }
    .context = Свойство действует сразу.
ask-take = { $cards ->
    [1] Возьмите второй тайл
   *[other] Возьмите тайл по каждой карте улицы
}
    .context = Осталось: { $streets }. Трибунов: { $tribunes }.
ask-pass = Какой тайл передать игроку { $receiver }?
    .context = Другой остаётся вам.
ask-reclaim = Вернуть себе тайл?
    .context = Вам ничего не передали. Используйте тайл, лежащий рядом с вашей Колонией; потом он выйдет из игры.
ask-use = Какой тайл использовать?
    .context = { $tribunes ->
        [0] Чтобы использовать оба, нужны 2 Трибуна; у вас ни одного.
        [1] Чтобы использовать оба, нужны 2 Трибуна; у вас только 1.
       *[other] Чтобы использовать оба, нужны 2 Трибуна; у вас их { $tribunes }.
    }
ask-row = Выберите ряд для { NAME($citizen, form: "gen") }
    .context = Второй горожанин сразу приносит бонус ряда.
ask-resource = { $choice ->
    [worker] Выберите рабочего
    [tribune] Возьмите монету или Трибуна
   *[assistant] Возьмите монету или помощника
}
    .context = Из запаса, бесплатно.
ask-bonus = { $bonuses ->
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
ask-envoy = { $target ->
    [eagle] Отправить посланника на орла?
    [any] Отправить посланника на любой цвет?
   *[colour] Отправить посланника за { NAME($building, form: "acc") }?
}
    .context = { $rule ->
        [started] Начатую область этого цвета нужно продолжать. Посланников на корабле: { $ship }.
       *[free] Посланников на корабле: { $ship }.
    }
ask-build = { $step ->
    [extra] Построить ещё раз?
    [built] Обменивайте или закончите ход
   *[open] Стройте, обменивайте или закончите ход
}
    .context = Обмены доступны до конца хода.
ask-site = { $double ->
    [0] Где построить { NAME($building, form: "acc") }?
   *[other] Где построить: { $tile }?
}
    .context = { $double ->
        [0] На освободившейся ячейке.
       *[other] На двух соседних освободившихся ячейках.
    }
ask-order = Какая половина первая?
    .context = Награду дадут обе, одна за другой.
ask-benefit = Выберите награду на треке { NAME($building, form: "gen") }
    .context = { $level ->
        [1] Вы на уровне 1.
       *[other] Вы на уровне { $level }; можно взять и награду более низкого уровня.
    }
ask-draw = Возьмите тайл из своей Колонии
    .context = Он открывается и сразу используется.
ask-pay = Каким горожанам заплатить?
    .context = По монете за ряд; монет: { $coins }. Ряды без оплаты становятся неактивными.
ask-honour = Куда отправить почётного гражданина?
    .context = На первое место пустого ряда или на корабль.
ask-clear = Какие использованные краны убрать?
    .context = Там, где крана больше нет, можно строить.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

answer-crane = для { NAME($building, form: "gen-many") }
answer-row = { NAME($row) }: { NAME($row, form: "ability") }
answer-row-second = { NAME($row) }, второе место: { NAME($row, form: "bonus") }
answer-row-honour = { NAME($row) }: { NAME($row, form: "ability") }
answer-corner = { NAME($corner) } угол
answer-corner-citizen = { NAME($corner) } угол: { $tile }
answer-take = Взять тайл с { $space } по карте «{ NAME($street) }»{ $note }
    .seen = Взять тайл из ряда { $row }, столбца { $column } по карте «{ NAME($street) }»{ $note }
    .group = По карте «{ $card }»
    .short = { $space }{ $mark }
answer-take-known = Взять тайл с { $space } по карте «{ NAME($street) }»: { $tile }{ $note }
    .seen = Взять тайл из ряда { $row }, столбца { $column } по карте «{ NAME($street) }»: { $tile }{ $note }
    .group = { answer-take.group }
    .short = { $space } { $tile }{ $mark }
answer-tribune = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл с { $space }{ $note }
    .seen = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл из ряда { $row }, столбца { $column }{ $note }
    .group = Игнорировать карту «{ $card }»: отдать Трибуна и взять любой другой тайл
    .short = { $space }{ $mark }
answer-tribune-known = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл с { $space }: { $tile }{ $note }
    .seen = Отдать Трибуна, игнорировать карту «{ NAME($street) }», взять тайл из ряда { $row }, столбца { $column }: { $tile }{ $note }
    .group = { answer-tribune.group }
    .short = { $space } { $tile }{ $mark }
answer-take-binds = ; за другую карту придётся отдать Трибуна
    .mark = {" "}(+ Трибун)
answer-skip = Ничего не брать по карте «{ NAME($street) }»
answer-pass = Передать тайл с { $space }: { $tile }
    .seen = Передать тайл из ряда { $row }, столбца { $column }: { $tile }
answer-pass-any = Передать тайл по карте «{ NAME($street) }»
answer-reclaim = Вернуть себе тайл: { $tile }
answer-use-own = Использовать свой тайл: { $own }
answer-use-received = Использовать тайл игрока { $giver }: { $received }
answer-use-own-then-received = Использовать оба за 2 Трибунов: сначала свой, потом тайл игрока { $giver }
answer-use-received-then-own = Использовать оба за 2 Трибунов: сначала тайл игрока { $giver }, потом свой
answer-trade = 2 { NAME($worker, 2, form: "acc") } на строителя
    .group = Обменять
answer-recolour = помощник меняет цвет рабочего: { NAME($worker, form: "from") } { NAME($other, form: "to") }
    .group = Помощник меняет цвет рабочего
    .short = { NAME($worker, form: "from") } { NAME($other, form: "to") }
answer-merchant = Купец II: { NAME($given, form: "acc") } на { NAME($taken, form: "acc") }
    .group = { answer-trade.group }
answer-hire = Ремесленник I: помощника на { NAME($worker, form: "acc") }
    .group = { answer-trade.group }
answer-hire-builder = Ремесленник II: помощника на строителя
    .group = { answer-trade.group }
answer-build = Построить: { NAME($building) } ({ $cost }) — { $gain }
    .group = Построить
    .short = { NAME($building) } ({ $cost }) — { $gain }
answer-build-mixed = Построить: { NAME($grey) } и { NAME($building) } ({ $cost }) — { $gain }
    .group = { answer-build.group }
    .short = { NAME($grey) } и { NAME($building) } ({ $cost }) — { $gain }
answer-build-pair = Построить: { NAME($building, form: "two") } ({ $cost }) — { $gain }
    .group = { answer-build.group }
    .short = { NAME($building, form: "two") } ({ $cost }) — { $gain }
answer-site = Построить на { $space }
    .seen = Построить в ряду { $row }, столбце { $column }
    .group = Ячейки
    .short = { $space }
answer-double-site = { NAME($first) } на { $space }, { NAME($second) } на { $other }
    .seen = { NAME($first) } в ряду { $row }, столбце { $column }, { NAME($direction) } { NAME($second) }
    .group = { NAME($first) } на { $space }
    .short = { NAME($direction) }: { NAME($second) } на { $other }
answer-first-grey = Сначала { NAME($grey) }
answer-first-coloured = Сначала посланник
answer-benefit = Уровень { $level }: { $gain }
answer-draw = Взять тайл с { $space }
    .seen = Взять тайл из ряда { $row }, столбца { $column }
    .group = Тайлы
    .short = { $space }
answer-draw-known = Взять тайл с { $space }: { $tile }
    .seen = Взять тайл из ряда { $row }, столбца { $column }: { $tile }
    .group = { answer-draw.group }
    .short = { $space } { $tile }
answer-gain = { NAME($resource) }
answer-bonus = { $bonus }
answer-envoy = Отправить посланника на { $square } ({ NAME($building) }){ $notes }
    .seen = Отправить посланника в ряд { $row }, столбец { $column } Форума ({ NAME($building) }){ $notes }
    .group = Ячейки Форума (! завершает область, * рядом с орлом)
    .short = { $square }{ $marks }
answer-envoy-completes = , завершает область
    .mark = !
answer-envoy-eagle = , рядом с орлом
    .mark = *
answer-decline-handicap-corner = Начать с одним горожанином
answer-decline-envoy = Не отправлять посланника
answer-decline-benefit = Не брать награду
answer-decline-reclaim = Не возвращать тайл
answer-decline-build = Больше не строить
answer-decline = Отказаться
answer-end-turn = Закончить ход
answer-pay = Заплатить: { $rows }; этот подсчёт принесёт { points }
answer-pay-none = Никому не платить; этот подсчёт принесёт { points }
answer-honour-envoy = На корабль, посланником
answer-clear = Убрать: { $corners }
answer-clear-none = Оставить все краны

gain-column = { points } сразу
gain-track = уровень { $level }, { $effects }
gain-track-finished = трек пройден, награды нет
gain-envoy = { $count ->
    [0] на корабле нет посланников
    [1] посланник на Форум
    [one] { $count } посланник на Форум
    [few] { $count } посланника на Форум
   *[many] { $count } посланников на Форум
}


## Events. Those of a player are predicates; the others are sentences.

event-round = Раунд { $round } из { $rounds }. Карты улиц: { NAME($first) } и { NAME($second) }. Начинает { $player }.
event-looked = смотрит тайл с { $space }: { $tile }
    .seen = смотрит тайл: { $tile }
event-took = берёт тайл с { $space }{ $tribune ->
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
event-took-known = берёт тайл «{ $tile }» с { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}вопреки карте улицы
}
    .seen = берёт тайл «{ $tile }»{ $tribune ->
    [0] {""}
   *[other] {" "}вопреки карте улицы
}
event-skipped = не берёт тайл по { $card ->
    [1] первой
   *[other] второй
} карте улицы
event-passed = передаёт тайл игроку { $other }
event-received = получает тайл «{ $tile }» от игрока { $other }
event-reclaimed = возвращает себе тайл «{ $tile }»
event-turn = начинает ход
event-shown = открывает свой тайл «{ $own }» и полученный «{ $received }»
event-shown-own = открывает свой тайл «{ $own }», от соседа ничего нет
event-shown-received = открывает полученный тайл «{ $received }», своего нет
event-shown-none = остаётся без тайлов
event-used = использует тайл «{ $tile }»
event-to-ship = кладёт тайл «{ $tile }» на корабль
event-beside = кладёт тайл «{ $tile }» рядом с Колонией
event-gone = убирает тайл «{ $tile }» из игры
event-to-ship-used = кладёт тайл на корабль
event-beside-used = кладёт тайл рядом с Колонией
event-gone-used = убирает тайл из игры
event-gained = получает { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
event-spent = отдаёт { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
event-citizen = ставит горожанина в ряд «{ NAME($row) }»{ $place ->
    [0] {""}
   *[other] , на второе место
}
event-no-room = не находит места для { NAME($citizen, form: "gen") }
event-bar-turned = переворачивает накладку
event-bar-moved = сдвигает накладку на деление { $step }
event-built = строит { NAME($building, form: "acc") } на { $space }
    .seen = строит { NAME($building, form: "acc") }
event-built-mixed = строит { NAME($grey, form: "acc") } на { $space } и { NAME($building, form: "acc") } на { $other }
    .seen = строит { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }
event-built-pair = строит { NAME($building, form: "two") } на { $space } и { $other }
    .seen = строит { NAME($building, form: "two") }
event-track = достигает уровня { $level } на треке { NAME($building, form: "gen") }
event-benefit = берёт награду уровня { $level } ({ $gain })
event-drew = берёт из Колонии тайл «{ $tile }» с { $space }
    .seen = берёт из Колонии тайл «{ $tile }»
event-no-effect = ничего не получает от улучшения: накладка уже в конце трека
event-marker = ставит маркер { NAME($building, form: "gen") } у колонны Траяна
event-envoy = отправляет посланника на Форум: { $square } ({ NAME($building) })
    .seen = отправляет посланника на Форум ({ NAME($building) })
event-envoy-eagle = отправляет посланника на Форум: { $square } (орёл)
    .seen = отправляет посланника на орла Форума
event-area = завершает область { NAME($building, form: "gen-many") } из { $size ->
    [one] { $size } ячейки
   *[other] { $size } ячеек
}
event-bonus = берёт бонус области ({ $bonus })
event-declined-envoy = не отправляет посланника
event-declined-benefit = не берёт награду
event-declined-build = не строит дополнительное здание
event-scoring = Подсчёт очков после фазы { NAME($cycle) }.
event-paid = платит { NAME($row, form: "dat") }
event-lapsed = не платит { NAME($row, form: "dat") }
event-crane-uncovered = открывает { NAME($corner) } кран
event-task = выполняет задание на { $kind ->
    [building] строительство
   *[collecting] сбор
} с карты Траяна { $card }{ $times ->
    [1] {""}
    [few] {" "}{ $times } раза
   *[other] {" "}{ $times } раз
}
event-honour = ставит почётного гражданина в ряд «{ NAME($row) }»
event-honour-envoy = отправляет почётного гражданина на корабль
event-cleared = убирает { NAME($corner) } кран
event-over = Партия окончена.

event-points-column = получает { points } за колонну
event-points-marker = получает { points } за пройденный трек { NAME($building, form: "gen") }
event-points-area-bonus = получает { points } как бонус области
event-points-crane = получает { points } за { NAME($corner) } кран
event-points-colonia = получает { points } за ряд { NAME($row, form: "gen") }
event-points-eagle = получает { points } за орлов
event-points-area = получает { points } за группу из { $size ->
    [one] { $size } посланника
   *[other] { $size } посланников
}
event-points-building-task = получает { points } за задание на строительство
event-points-collecting-task = получает { points } за задание на сбор
event-points-crane-bonus = получает { points } за соседей { NAME($corner, form: "gen") } крана


## Why undo ends here

barrier-start = партия только началась
barrier-looked-at-tile = вы посмотрели тайл
barrier-revealed = кое-что уже открыто всем
barrier-turn-ended = ход закончен
barrier-citizen-drawn = вы вытянули своего первого горожанина


## Why an answer is not possible: clauses, with the ids of the rules

refusal-other-question = сейчас решается, { $question ->
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
refusal-crane-stands = кран для { NAME($building, form: "gen-many") } уже стоит в своём углу
refusal-no-citizen-on-corner = в { NAME($corner, form: "prep") } углу нет горожанина
refusal-card-served = тайл по этой карте улицы уже взят или брать больше нечего
refusal-first-card-first = на обеих картах одна улица, сначала возьмите тайл по первой
refusal-no-tile-there = на { $space } нет тайла
    .seen = здесь нет тайла
refusal-tile-taken = тайл с { $space } уже взят по другой карте
    .seen = этот тайл уже взят по другой карте
refusal-outside-street = { $space } не на улице этой карты, игнорировать её может только Трибун
    .seen = этот тайл не на улице карты, игнорировать её может только Трибун
refusal-inside-street = { $space } на улице этой карты, Трибун не нужен
    .seen = этот тайл на улице карты, Трибун не нужен
refusal-no-tribune = Трибунов не осталось
refusal-other-card-needs-it = тайл с { $space } нужен другой карте: он последний на её улице, а для этой карты есть другие
    .seen = этот тайл нужен другой карте: он последний на её улице, а для этой карты есть другие
refusal-street-not-empty = на улице этой карты ещё есть тайлы
refusal-street-emptied = последний тайл этой улицы взят по другой карте, хотя были и другие: теперь за эту карту нужно отдать Трибуна
refusal-no-such-foreign-tile = рядом с Колонией нет такого тайла
refusal-two-tribunes-needed = чтобы использовать оба тайла, нужны два Трибуна
refusal-other-class = ряд «{ NAME($row) }» не для { NAME($citizen, form: "gen") }
refusal-row-full = в ряду «{ NAME($row) }» нет свободного места
refusal-row-not-empty = почётному гражданину нужен пустой ряд
refusal-two-workers-needed = нужны двое рабочих одного цвета, а двух { NAME($worker, 2, form: "gen") } нет
refusal-same-colour = рабочий уже этого цвета
refusal-no-resource = отдать нечего: нет { NAME($resource, form: "gen") }
refusal-ability-inactive = { NAME($row) } неактивен
refusal-ability-used-up = { NAME($row) } уже использован столько раз, сколько можно за ход
refusal-built-already = в этом ходу вы уже строили
refusal-no-builder = нет строителя для оплаты
refusal-no-worker = для оплаты нет { NAME($worker, form: "gen") }
refusal-no-second-worker = для оплаты нужны 2 { NAME($worker, 2) }, а есть только один
refusal-stock-empty = такие тайлы строительства закончились
refusal-no-vacant-space = в Колонии нет освободившихся ячеек
refusal-no-vacant-pair = в Колонии нет двух соседних освободившихся ячеек
refusal-end-turn-instead = от хода нельзя отказаться, его можно только закончить
refusal-decline-instead = от ещё одной постройки можно только отказаться, ход на этом не закончится
refusal-single-tile = обычный тайл занимает одну ячейку
refusal-double-tile = двойной тайл занимает две соседние ячейки
refusal-outside-colonia = вторая половина оказалась бы за пределами Колонии
refusal-name-other-end = обе половины одинаковы: сначала назовите верхнюю или левую
refusal-space-covered = на { $space } ещё лежит тайл
    .seen = здесь ещё лежит тайл
refusal-space-temple = на { $space } стоит храм
    .seen = здесь стоит храм
refusal-space-crane = на { $space } стоит кран
    .seen = здесь стоит кран
refusal-space-built = ячейка { $space } уже застроена
    .seen = эта ячейка уже застроена
refusal-level-not-reached = уровень { $level } этого трека ещё не достигнут
refusal-no-envoy = на корабле нет посланников
refusal-no-eagle-free = на Форуме нет свободных орлов
refusal-no-colour-free = на Форуме нет свободных цветных ячеек
refusal-no-tile-left = в Колонии не осталось тайлов
refusal-bar-at-end = накладка уже в конце трека
refusal-bonus-taken = второй бонус должен быть другим
refusal-workers-offered = можно взять только рабочего
refusal-coin-or-tribune = можно взять только монету или Трибуна
refusal-coin-or-assistant = можно взять только монету или помощника
refusal-no-square = на Форуме нет ячейки { $square }
    .seen = здесь на Форуме нет ячейки
refusal-square-occupied = на { $square } уже стоит посланник
    .seen = здесь уже стоит посланник
refusal-eagle-closed = { $square } — орёл, этому посланнику туда нельзя
    .seen = этому посланнику нельзя на орла
refusal-eagle-needed = { $square } — не орёл, а этот посланник идёт только на орла
    .seen = этот посланник идёт только на орла
refusal-other-colour = { $square } не того цвета, что { NAME($building) }
    .seen = эта ячейка не того цвета, что { NAME($building) }
refusal-continue-area = нужно продолжать начатую область этого цвета, а { $square } относится к другой
    .seen = нужно продолжать начатую область этого цвета, а эта ячейка относится к другой
refusal-row-without-citizen = в ряду «{ NAME($row) }» некому платить
refusal-too-few-coins = на столько рядов не хватает монет
refusal-no-scored-crane = в { NAME($corner, form: "prep") } углу нет использованного крана


## Шаги хода и взятия тайлов

stride-use = Использовать тайл
stride-build = Построить
stride-benefit = Награды
stride-end = Закончить ход
stride-first = Первый тайл
stride-second = Второй тайл
stride-pass = Передать
