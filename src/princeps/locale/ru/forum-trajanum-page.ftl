### Forum Trajanum on the page: the header, a player's mat and the strips of the rivals.
### $name is a player's name, $cycle a Roman numeral, $space a place such as r2c3.


## The header

forum-trajanum-mat-setting-up = Подготовка
forum-trajanum-mat-progress = Фаза { $cycle }, раунд { $round } из { $rounds }
forum-trajanum-mat-rounds-rule = Три фазы по четыре раунда. Каждая фаза кончается подсчётом очков.
forum-trajanum-mat-streets = Улицы раунда
forum-trajanum-mat-street-taken = , взято
forum-trajanum-mat-street-rule = В этом раунде каждый берёт один тайл с этой улицы своей Колонии. Трибун позволяет взять вместо него любой другой.
forum-trajanum-mat-pile = { $count ->
    [one] Ещё { $count } карта улицы в этой фазе
    [few] Ещё { $count } карты улиц в этой фазе
   *[many] Ещё { $count } карт улиц в этой фазе
}
forum-trajanum-mat-pile-past = Уже были в этой фазе: { $streets }. За игру каждый символ выходит дважды.
forum-trajanum-mat-start = Первый
forum-trajanum-mat-start-rule = Начинает этот раунд. Кто ходил в раунде последним, начинает следующий.


## Score and forecast

forum-trajanum-mat-own = Ваш планшет
forum-trajanum-mat-forecast = прогноз
forum-trajanum-mat-forecast-title = { $points ->
    [one] Ближайший подсчёт дал бы сейчас { $points } очко
    [few] Ближайший подсчёт дал бы сейчас { $points } очка
   *[many] Ближайший подсчёт дал бы сейчас { $points } очков
}
forum-trajanum-mat-forecast-rule = Сколько дал бы подсчёт в конце этой фазы, если бы он был сейчас, с теми горожанами, которые сейчас активны.
forum-trajanum-mat-next-scoring = Подсчёт
forum-trajanum-mat-score = { $name }: очков { $points }, с ближайшим подсчётом { $forecast }. Открывает счёт.
forum-trajanum-mat-source-crane = Краны
forum-trajanum-mat-source-colonia = Колония
forum-trajanum-mat-source-eagle = Орлы
forum-trajanum-mat-source-area = Группа
forum-trajanum-mat-source-task = Траян


## The Colonia

forum-trajanum-mat-colonia = Колония игрока { $name }
forum-trajanum-mat-space = { $space }: { $content }
forum-trajanum-mat-vacant = освободившаяся ячейка
forum-trajanum-mat-vacant-rule = Здесь можно строить в свой ход: сначала выберите тайл строительства, затем эту ячейку.
forum-trajanum-mat-temple-rule = Храм остаётся: отсюда ничего не берут и здесь ничего не строят.
forum-trajanum-mat-taken-tile = Этот тайл вы берёте в этом раунде.
forum-trajanum-mat-passed = { $name }
forum-trajanum-mat-crane = кран для { NAME($building, form: "gen-many") }{ $status ->
    [open] , открыт
    [scored] , использован
   *[covered] {""}
}
forum-trajanum-mat-crane-rule = { $status ->
    [open] В конце этой фазы каждое сооружение его цвета один раз принесёт { $points }.
    [scored] Он уже принёс очки. На его ячейке не строят.
   *[covered] Кто возьмёт отсюда тайл, откроет кран: в конце той же фазы каждое сооружение его цвета один раз принесёт очки (в этой фазе по { $points }).
}
forum-trajanum-mat-row = { $row }: { $state ->
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
forum-trajanum-mat-row-ability = Первый горожанин: { $ability }.
forum-trajanum-mat-row-bonus = Со вторым сразу: { $bonus }.
forum-trajanum-mat-row-worth = Каждый вид серых зданий на этой улице приносит { $multiplier }: сейчас { $points }.
forum-trajanum-mat-row-points = { $points } оч.
forum-trajanum-mat-row-second = { $row }, второе место


## What lies around it

forum-trajanum-mat-hand = Тайлы раунда
forum-trajanum-mat-hand-own = Свой тайл
forum-trajanum-mat-hand-received = Тайл от игрока { $name }
forum-trajanum-mat-hand-taken = Взят с этой улицы
forum-trajanum-mat-hand-passed = Для игрока { $name }
forum-trajanum-mat-hand-none = нет
forum-trajanum-mat-prestige = Трек престижа
forum-trajanum-mat-task = Задание
forum-trajanum-mat-bar-worth = { $group ->
    [0] На Форуме ещё нет ваших посланников.
    [1] Один посланник приносит { $points }.
   *[other] Самая большая группа посланников ({ $group }) приносит { $points }.
} Каждое выполненное задание приносит { $task }.
forum-trajanum-mat-prestige-rule = Каждое улучшение сдвигает накладку на шаг вправо. Под размером вашей группы написано, сколько она приносит, над бюстом Траяна — сколько приносит каждое выполненное задание.
forum-trajanum-mat-resources = Запас
forum-trajanum-mat-rule-builder = Строит серое здание. Его могут заменить два рабочих одного цвета.
forum-trajanum-mat-rule-fountain-worker = Строит фонтан.
forum-trajanum-mat-rule-house-worker = Строит дом.
forum-trajanum-mat-rule-stable-worker = Строит конюшню.
forum-trajanum-mat-rule-park-worker = Строит парк.
forum-trajanum-mat-rule-assistant = Меняет цвет рабочего.
forum-trajanum-mat-rule-tribune = Один позволяет взять тайл откуда угодно, два — использовать оба тайла раунда.
forum-trajanum-mat-rule-coin = Платит ряду горожан перед подсчётом очков; ряд без платы становится неактивным.
forum-trajanum-mat-ship = Корабль
forum-trajanum-mat-ship-count = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
forum-trajanum-mat-ship-rule = Ваши собственные тайлы в конце хода уходят на корабль. За цветное сооружение можно отправить один из них посланником на Форум.
# Names are not declined, so the neighbour is not named here.
forum-trajanum-mat-from = От соседа
forum-trajanum-mat-beside = { $count ->
    [one] { $count } тайл от игрока { $name }
    [few] { $count } тайла от игрока { $name }
   *[many] { $count } тайлов от игрока { $name }
}
forum-trajanum-mat-beside-rule = Полученные тайлы, использованные и оставшиеся. Если { $name } не передаст вам тайл, один из этих можно вернуть себе.


## Rivals

forum-trajanum-mat-rival = { $name }: очков { $points }, ближайший подсчёт добавит { $forecast }. { $status }
forum-trajanum-mat-rival-open = Показать весь планшет
forum-trajanum-mat-away = нет на месте

forum-trajanum-pane-colonia = Колония
forum-trajanum-pane-forum = Форум
forum-trajanum-pane-supply = Запас
forum-trajanum-pane-trajan = Траян
forum-trajanum-pane-rivals = Другие
