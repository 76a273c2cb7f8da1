### Forum Trajanum on the page: the header, a player's mat and the strips of the rivals.
### $name is a player's name, $cycle a Roman numeral, $space a place such as r2c3.


## The header

mat-setting-up = Подготовка
mat-progress = Фаза { $cycle }, раунд { $round } из { $rounds }
mat-rounds-rule = Три фазы по четыре раунда. Каждая фаза кончается подсчётом очков.
mat-streets = Улицы раунда
mat-street-taken = , взято
mat-street-rule = В этом раунде каждый берёт один тайл с этой улицы своей Колонии. Трибун позволяет взять вместо него любой другой.
mat-pile = { $count ->
    [one] Ещё { $count } карта улицы в этой фазе
    [few] Ещё { $count } карты улиц в этой фазе
   *[many] Ещё { $count } карт улиц в этой фазе
}
mat-pile-past = Уже были в этой фазе: { $streets }. За игру каждый символ выходит дважды.
mat-start = Первый
mat-start-rule = Начинает этот раунд. Кто ходил в раунде последним, начинает следующий.


## Score and forecast

mat-own = Ваш планшет
mat-forecast = прогноз
mat-forecast-title = { $points ->
    [one] Ближайший подсчёт дал бы сейчас { $points } очко
    [few] Ближайший подсчёт дал бы сейчас { $points } очка
   *[many] Ближайший подсчёт дал бы сейчас { $points } очков
}
mat-forecast-rule = Сколько дал бы подсчёт в конце этой фазы, если бы он был сейчас, с теми горожанами, которые сейчас активны.
mat-next-scoring = Подсчёт
mat-score = { $name }: очков { $points }, с ближайшим подсчётом { $forecast }. Открывает счёт.
mat-source-crane = Краны
mat-source-colonia = Колония
mat-source-eagle = Орлы
mat-source-area = Группа
mat-source-task = Траян


## The Colonia

mat-colonia = Колония игрока { $name }
mat-space = { $space }: { $content }
mat-vacant = освободившаяся ячейка
mat-vacant-rule = Здесь можно строить в свой ход: сначала выберите тайл строительства, затем эту ячейку.
mat-temple-rule = Храм остаётся: отсюда ничего не берут и здесь ничего не строят.
mat-taken-tile = Этот тайл вы берёте в этом раунде.
mat-passed = { $name }
mat-crane = кран для { NAME($building, form: "gen-many") }{ $status ->
    [open] , открыт
    [scored] , использован
   *[covered] {""}
}
mat-crane-rule = { $status ->
    [open] В конце этой фазы каждое сооружение его цвета один раз принесёт { $points }.
    [scored] Он уже принёс очки. На его ячейке не строят.
   *[covered] Кто возьмёт отсюда тайл, откроет кран: в конце той же фазы каждое сооружение его цвета один раз принесёт очки (в этой фазе по { $points }).
}
mat-row = { $row }: { $state ->
    [active] { $citizens ->
        [one] один активный горожанин
       *[other] два активных горожанина
    }
    [inactive] { $citizens ->
        [one] один неактивный горожанин
       *[other] два неактивных горожанина
    }
   *[empty] никого
}, улица приносит { $points }
mat-row-ability = Первый горожанин: { $ability }.
mat-row-bonus = Со вторым сразу: { $bonus }.
mat-row-worth = Каждый вид серых зданий на этой улице приносит { $multiplier }: сейчас { $points }.
mat-row-points = { $points } оч.
mat-row-second = { $row }, второе место


## What lies around it

mat-hand = Тайлы раунда
mat-hand-own = Свой тайл
mat-hand-received = Тайл от игрока { $name }
mat-hand-taken = Взят с этой улицы
mat-hand-passed = Для игрока { $name }
mat-hand-none = нет
mat-prestige = Трек престижа
mat-task = Задание
mat-bar-worth = { $group ->
    [0] На Форуме ещё нет ваших посланников.
    [1] Один посланник приносит { $points }.
   *[other] Самая большая группа посланников ({ $group }) приносит { $points }.
} Каждое выполненное задание приносит { $task }.
mat-prestige-rule = Каждое улучшение сдвигает накладку на шаг вправо. Под размером вашей группы написано, сколько она приносит, над бюстом Траяна — сколько приносит каждое выполненное задание.
mat-resources = Запас
mat-rule-builder = Строит серое здание. Его могут заменить два рабочих одного цвета.
mat-rule-fountain-worker = Строит фонтан.
mat-rule-house-worker = Строит дом.
mat-rule-stable-worker = Строит конюшню.
mat-rule-park-worker = Строит парк.
mat-rule-assistant = Меняет цвет рабочего.
mat-rule-tribune = Один позволяет взять тайл откуда угодно, два — использовать оба тайла раунда.
mat-rule-coin = Платит ряду горожан перед подсчётом очков; ряд без платы становится неактивным.
mat-ship = Корабль
mat-ship-count = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
mat-ship-rule = Ваши собственные тайлы в конце хода уходят на корабль. За цветное сооружение можно отправить один из них посланником на Форум.
# Names are not declined, so the neighbour is not named here.
mat-from = От соседа
mat-beside = { $count ->
    [one] { $count } тайл от игрока { $name }
    [few] { $count } тайла от игрока { $name }
   *[many] { $count } тайлов от игрока { $name }
}
mat-beside-rule = Полученные тайлы, использованные и оставшиеся. Если { $name } не передаст вам тайл, один из этих можно вернуть себе.


## Rivals

mat-rival = { $name }: очков { $points }, ближайший подсчёт добавит { $forecast }. { $status }
mat-rival-open = Показать весь планшет
mat-away = нет на месте
