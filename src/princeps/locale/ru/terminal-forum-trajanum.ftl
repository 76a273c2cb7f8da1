### Labels of the Forum Trajanum screen in a terminal. Short ones: they have to fit.

screen-setting-up = Подготовка
screen-cycle = Фаза { NAME($cycle) }
screen-round = раунд { $round }/{ $rounds }
screen-scoring = подсчёт очков
screen-over = партия окончена
screen-streets = улицы: { $streets }

# Headings of columns
screen-points = очки
screen-coming = след
screen-ship = кор.
screen-citizens = горожане

screen-beside = рядом { $tiles }
screen-tiles = Тайлы
screen-own-tile = свой { $tile }
screen-received-tile = { $giver }: { $tile }
screen-cranes = Краны
screen-crane-open = { NAME($building) }, открыт
screen-crane-scored = { NAME($building) }, использован
screen-crane-covered = { NAME($building) }
screen-crane-removed = убран
screen-bar = Накладка
screen-bar-state = { $step } из { $end }{ $turned ->
    [0] {""}
   *[other] , перевёрнута
}
screen-bar-group = группа { $size }: { $points }
screen-bar-task = задание: { $points }
screen-column = колонна: { $points } + горожане
screen-single = Обычные тайлы
screen-double = Двойные тайлы
screen-card = Карта { $card }
screen-task = { $times }× { $task }
screen-task-worth = по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}
screen-no-cards = в этой фазе нет карты Траяна

legend-tile = закрытый тайл
legend-face-up = открытый тайл: { $items }
legend-vacant = освободившаяся ячейка
legend-grey = серое здание: { $letters }
legend-coloured = цветное сооружение: { $letters }
legend-temple = храм
legend-crane-open = открытый кран с его цветом
legend-crane-scored = использованный кран
legend-choice = можно выбрать сейчас
legend-players = кто начинает раунд, кто ещё решает, кто уже решил
legend-coming = что принёс бы ближайший подсчёт сейчас
legend-tracks = маркеры на треках наград: { $letters }; ! у колонны Траяна
legend-row = { NAME($row) }: { NAME($row, form: "ability") }. Со вторым горожанином сразу: { NAME($row, form: "bonus") }
legend-citizens = горожанин: активный, неактивный, свободное место
legend-street = улица с карты этого раунда
legend-square = ячейка Форума по её цвету
legend-started = свободная ячейка начатой области
legend-envoy = посланник игрока { $player }
legend-eagle = орёл
