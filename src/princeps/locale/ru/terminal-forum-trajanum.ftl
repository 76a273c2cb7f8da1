### Labels of the Forum Trajanum screen in a terminal. Short ones: they have to fit.

forum-trajanum-screen-setting-up = Подготовка
forum-trajanum-screen-cycle = Фаза { NAME($cycle) }
forum-trajanum-screen-round = раунд { $round }/{ $rounds }
forum-trajanum-screen-scoring = подсчёт очков
forum-trajanum-screen-over = партия окончена
forum-trajanum-screen-streets = улицы: { $streets }

# Headings of columns
forum-trajanum-screen-points = очки
forum-trajanum-screen-coming = след
forum-trajanum-screen-ship = кор.
forum-trajanum-screen-citizens = горожане

forum-trajanum-screen-beside = рядом { $tiles }
forum-trajanum-screen-tiles = Тайлы
forum-trajanum-screen-own-tile = свой { $tile }
forum-trajanum-screen-received-tile = { $giver }: { $tile }
forum-trajanum-screen-cranes = Краны
forum-trajanum-screen-crane-open = { NAME($building) }, открыт
forum-trajanum-screen-crane-scored = { NAME($building) }, использован
forum-trajanum-screen-crane-covered = { NAME($building) }
forum-trajanum-screen-crane-removed = убран
forum-trajanum-screen-bar = Накладка
forum-trajanum-screen-bar-state = { $step } из { $end }{ $turned ->
    [0] {""}
   *[other] , перевёрнута
}
forum-trajanum-screen-bar-group = группа { $size }: { $points }
forum-trajanum-screen-bar-task = задание: { $points }
forum-trajanum-screen-column = колонна: { $points } + горожане
forum-trajanum-screen-single = Обычные тайлы
forum-trajanum-screen-double = Двойные тайлы
forum-trajanum-screen-card = Карта { $card }
forum-trajanum-screen-task = { $times }× { $task }
forum-trajanum-screen-task-worth = по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}
forum-trajanum-screen-no-cards = в этой фазе нет карты Траяна

forum-trajanum-legend-tile = закрытый тайл
forum-trajanum-legend-face-up = открытый тайл: { $items }
forum-trajanum-legend-vacant = освободившаяся ячейка
forum-trajanum-legend-grey = серое здание: { $letters }
forum-trajanum-legend-coloured = цветное сооружение: { $letters }
forum-trajanum-legend-temple = храм
forum-trajanum-legend-crane-open = открытый кран с его цветом
forum-trajanum-legend-crane-scored = использованный кран
forum-trajanum-legend-choice = можно выбрать сейчас
forum-trajanum-legend-players = кто начинает раунд, кто ещё решает, кто уже решил
forum-trajanum-legend-coming = что принёс бы ближайший подсчёт сейчас
forum-trajanum-legend-tracks = маркеры на треках наград: { $letters }; ! у колонны Траяна
forum-trajanum-legend-row = { NAME($row) }: { NAME($row, form: "ability") }. Со вторым горожанином сразу: { NAME($row, form: "bonus") }
forum-trajanum-legend-citizens = горожанин: активный, неактивный, свободное место
forum-trajanum-legend-street = улица с карты этого раунда
forum-trajanum-legend-square = ячейка Форума по её цвету
forum-trajanum-legend-started = свободная ячейка начатой области
forum-trajanum-legend-envoy = посланник игрока { $player }
forum-trajanum-legend-eagle = орёл

# The page of points
forum-trajanum-scores-note = В скобках: что принёс бы ближайший подсчёт сейчас, с горожанами, активными на данный момент.
forum-trajanum-title-cards = Карты Траяна
