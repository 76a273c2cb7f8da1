### Траян на странице: стол и его части.


## Заголовок

trajan-page-quarter = Квартал
trajan-page-quarter-of = Квартал { $quarter } из IV
trajan-page-progress = Квартал { $quarter }, раунд { $round } из { $rounds }
trajan-page-quarter-rule = Четыре квартала по четыре раунда. В конце квартала закрывают требования народа и выбирают консула.
trajan-page-round = Раунд { $round } из { $rounds }, осталось { $left }
trajan-page-round-ends-now = После этого хода раунд закончится
trajan-page-quarter-over = Квартал { $quarter } окончен
trajan-page-then-left = останется { $left }
trajan-page-ends-round = конец раунда
trajan-page-ends-quarter = конец квартала
trajan-page-ends-game = конец игры
trajan-page-enders = Могут закончить раунд следующим посевом: { $names }.
trajan-page-no-enders = Следующим посевом раунд не закончит никто.
trajan-page-time-rule = Каждый посеянный маркер сдвигает время на шаг. У ворот звучит новое требование, а в четвёртый раз кончается квартал.
trajan-page-demands = Требования
trajan-page-demands-rule = В конце квартала каждое требование ждёт тайла со своим знаком. Одно, два и три незакрытых стоят всё дороже.
trajan-page-demand-unknown = ещё не названо
trajan-page-met = { $demand }: закрыто
trajan-page-not-met = { $demand }: не закрыто
trajan-page-unmet = { $count ->
    [0] незакрытых нет
   *[other] не закрыто: { $count }
}
trajan-page-score = { $name }: очков { $points }; если бы игра закончилась сейчас, { $end }. Открывает счёт.
trajan-page-forecast = { $points ->
    [one] Ещё { $points } очко, если бы игра кончилась сейчас
    [few] Ещё { $points } очка, если бы игра кончилась сейчас
   *[many] Ещё { $points } очков, если бы игра кончилась сейчас
}
trajan-page-at-the-end = в конце { $points }


## Круг действий

trajan-page-circle = Круг действий: { $name }
trajan-page-tray = Чаша «{ $action }»: { $count ->
    [0] пусто
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
}
trajan-page-place-rest = Разложить остальное за меня
trajan-page-taken = взято
trajan-page-arch = Арка: сюда ляжет следующий тайл Траяна ({ $action })
trajan-page-no-tile = Здесь нет тайла Траяна
trajan-page-time-plus = время +{ $count }
trajan-page-completes = Выполняет тайл
trajan-page-and = и
trajan-page-plan = План
trajan-page-preview = К чему ведёт этот посев
trajan-page-sow = Посеять { $count }
trajan-page-tile = Тайл Траяна
trajan-page-takes-tile = Взять тайл Траяна
trajan-page-marker-to = { $colour } в { $tray }
trajan-page-any-order = Порядок сейчас не важен
trajan-page-planned-order = План требует этого порядка
trajan-page-order-later = Важно потом: { $count ->
    [one] тайл у { $trays }
   *[other] тайлы у { $trays }
}
trajan-page-with-action = С действием
trajan-page-with-action-tip = Что этот ход принесёт сразу с лучшим, что может действие; само действие вы выберете потом
trajan-page-change-order = Нажмите два маркера или перетащите один
trajan-page-swap-with = Теперь тот, с которым поменять
trajan-page-best-order = Лучший порядок
trajan-page-which-order = В каком порядке?
trajan-page-sow-these = Посеять их?
trajan-page-order-no-tile = без тайла
trajan-page-press-tray = Нажмите на чашу, чтобы выбрать её
trajan-page-options = { $count ->
    [0] {" "}
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}


## План

trajan-keys-sow = Выбрать чашу с этим номером; затем два маркера её порядка, чтобы поменять их местами
trajan-keys-plan = План
trajan-page-planner = План на будущее
trajan-page-planner-help = К чему ведёт каждая чаша сейчас и что она откроет потом. Число — через сколько ходов, считая со следующего; золотом отмечен тайл, который можно выполнить следующим ходом.
trajan-page-planner-order = Взять и сеять так
trajan-page-planner-lands = Конец
trajan-page-planner-after = После
trajan-page-planner-gain = Даёт сейчас
trajan-page-planner-time = Время
trajan-page-planner-next = Доступно потом
trajan-page-planner-no-turn = Ходов больше нет
trajan-page-planner-over = Этим ходом игра заканчивается.
trajan-page-planner-tiles = Кратчайший путь к тайлу Траяна
trajan-page-planner-own = У ваших чаш
trajan-page-planner-open = Открытые, сначала взять
trajan-page-planner-others = { $count ->
    [one] ещё { $count } столь же короткий путь
    [few] ещё { $count } столь же коротких пути
   *[many] ещё { $count } столь же коротких путей
}
trajan-page-planner-before = { $what ->
    [quarter] до этого кончится квартал
   *[round] до этого кончится раунд
}
trajan-page-planner-takes = берётся тайл
trajan-page-planner-begin = Начать так
trajan-page-planner-alone = Если больше ничего не изменится. Маркеры с золотой чертой кладутся как показано, остальные как угодно. Ходы соперников тоже двигают время.
trajan-page-in-turns = { $count ->
    [one] за { $count } ход
    [few] за { $count } хода
   *[many] за { $count } ходов
}
trajan-page-not-soon = не в ближайшие два хода
trajan-page-tile-far = не за { $count } хода при нынешних маркерах


## Поле

trajan-page-best = Лучшее из возможного
trajan-page-map = Провинции
trajan-page-points-now = монета: за легионера там
trajan-page-unconquered = не завоёвано
trajan-page-province = { $name }: за легионера там очков { $points }.
trajan-page-province-tile = Тайл: { $tile }.
trajan-page-leaders = Полководцы: { $names }.
trajan-page-legionnaires = Легионеры: { $names }.
trajan-page-camp = Лагерь
trajan-page-camp-rule = Здесь ждут легионеры. Каждый оставшийся в конце игры приносит очко.
trajan-page-sites = Район стройки
trajan-page-site = { $building }, { $site }.
trajan-page-workers = Рабочие: { $names }.
trajan-page-first-of-type = Первый тайл этого вида ({ $building }) даёт вам ещё и действие «{ $action }».
trajan-page-empty-site = пустой участок
trajan-page-worker-camp = Лагерь рабочих
trajan-page-worker-camp-rule = Здесь ждут рабочие. Каждый оставшийся в конце игры приносит очко.
trajan-page-at-end = В конце
# В строке из двух: «3 одинаковых 10 · 4 — 20».
trajan-page-set = { $count ->
    [3] { $count } одинаковых { $points }
   *[other] { $count } — { $points }
}
trajan-page-set-rule = Тайлы стройки одного вида в конце игры приносят очки набором.
trajan-page-senate-track = Трек сената
trajan-page-senate-step = Ступень { $step }: очков { $points }, голосов { $votes }. Здесь: { $names }.
trajan-page-votes-of = { $name }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
trajan-page-votes-total = { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
trajan-page-bonus = Бонусный тайл
trajan-page-consul = Консул
trajan-page-consul-rule = Сейчас стал бы консулом: больше всех голосов, при равенстве дальше на треке, затем выше в стопке. Выбирает бонусный тайл и получает его жёлтой стороной.
trajan-page-vice = Вице
trajan-page-vice-rule = Сейчас стал бы вице-консулом. Получает другой бонусный тайл серой стороной.
trajan-page-each = за шт.
trajan-page-once = 1 раз
trajan-page-ship-identical = одинаковые
trajan-page-ship-pairs = пары
trajan-page-ship-different = разные
trajan-page-ship-rule = Сколько очков приносит столько карт или пар. Золотое число доступно с картами на руке. Использованный корабль до конца квартала платит меньше.
trajan-page-best-ship = Лучший корабль
trajan-page-shipments = Грузы для этого корабля
trajan-page-loaded = Погружено: { $goods }
trajan-page-pile = { $pile ->
    [left] Левая стопка
   *[right] Правая стопка
}: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
trajan-page-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
trajan-page-stack = { $stack }: { $tile }. Под ним { $below }.


## Планшет

trajan-page-mat = Ваш планшет
trajan-page-mat-of = Планшет: { $name }
trajan-page-hand = { $count ->
    [one] Рука: { $count } карта
    [few] Рука: { $count } карты
   *[many] Рука: { $count } карт
}
trajan-page-hand-rule = Карта на руке в конце игры приносит очко.
trajan-page-hidden-cards = { $count ->
    [one] { $count } карта, известная только владельцу
    [few] { $count } карты, известные только владельцу
   *[many] { $count } карт, известных только владельцу
}
trajan-page-display = Выкладка
trajan-page-display-rule = Сыгранные и отправленные карты лежат здесь и могут принести очки с бонусными тайлами.
trajan-page-bonuses = Бонус
trajan-page-bonus-now = Принёс бы { $points }, если бы игра кончилась сейчас.
trajan-page-no-bonus = Консул и вице-консул получают бонусный тайл в конце каждого квартала.
trajan-page-for-demands = Требования, джокеры
trajan-page-kept = Тайл Траяна: закрывает «{ $demand }» в каждом квартале
trajan-page-extra = Доп. действия
trajan-page-wild-demand = В конце квартала закрывает одно любое требование, потом его сдают.
trajan-page-wild-commodity = При отправке заменяет карту любого товара, потом его сдают.
trajan-page-wild-construction = В конце игры считается тайлом стройки любого вида в одном из ваших наборов.
trajan-page-wild-action = Повторяет любое действие сразу после того, как вы его сделали. Одно доп. действие за ход.
trajan-page-plus-two-at = Тайл доп. действия повторяет дважды: { $action }
trajan-page-plus-one-at = Тайл доп. действия повторяет один раз: { $action }
trajan-page-buildings = Постройки, голоса
trajan-page-building = { $building }: { $count }. Первый тайл даёт ещё одно действие: { $action }.
trajan-page-supply = Запас
trajan-page-supply-rule = Фишки, которые ещё могут стать рабочими или легионерами.
trajan-page-other = Выбрать другое


## Соперники

trajan-page-sowed = { $count ->
    [one] сеет { $count } маркер до чаши «{ $action }»
    [few] сеет { $count } маркера до чаши «{ $action }»
   *[many] сеет { $count } маркеров до чаши «{ $action }»
}
trajan-page-rival = { $name }: очков { $points }; если бы игра закончилась сейчас, { $end }. { $status }
trajan-page-rival-open = Показать весь планшет
trajan-page-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
trajan-page-so-far = пока −{ $points }
trajan-page-all-met = все закрыты
