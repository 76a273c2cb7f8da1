### Forum Trajanum on the page: the Forum, the building tiles with their tracks, the Trajan cards.


## The Forum

forum-trajanum-forum-title = Форум
forum-trajanum-forum-group = { $mine ->
    [yes] Ваша группа: { $size }
   *[no] Группа: { $size }
}
forum-trajanum-forum-eagles = Орлы
forum-trajanum-forum-legend = в рамке: начатые области
forum-trajanum-forum-column = Колонна
forum-trajanum-forum-finished = Маркеры пройденных треков: { NAME($building) }
forum-trajanum-forum-bonus = Бонус области
forum-trajanum-forum-bonus-label = Бонус области: { $bonus }
forum-trajanum-forum-square-label = { $square }, { NAME($shows) }{ $started ->
    [yes] , начатая область
   *[no] {""}
}{ $envoy ->
    [yes] , посланник игрока { $owner }
   *[no] {""}
}


## The building tiles and the benefit tracks

forum-trajanum-supply-title = Тайлы строительства и награды
forum-trajanum-supply-single = Обычные
forum-trajanum-supply-double = Двойные
forum-trajanum-supply-both = { NAME($first) } и { NAME($second) }
forum-trajanum-supply-left = { $count ->
    [one] Остался { $count } тайл
    [few] Осталось { $count } тайла
   *[many] Осталось { $count } тайлов
}
forum-trajanum-supply-unlimited = Тайлы никогда не кончаются
forum-trajanum-track-benefit = Награда
forum-trajanum-track-level = { NAME($building) }, уровень { $level }: { $text }{ $there ->
    [0] {""}
   *[other] . Здесь: { $seats }
}
forum-trajanum-column-cycle = фаза { $cycle }
forum-trajanum-column-citizens = горожане


## The Trajan cards

forum-trajanum-cards-title = Карты Траяна
forum-trajanum-card-when = { $when ->
    [now] эта фаза
    [last] последняя фаза
   *[later] позже
}
forum-trajanum-card-each = по { $value }
forum-trajanum-card-held = { $held } из { $wanted }
forum-trajanum-card-pattern = { $shape ->
    [colours] цветов: { $count }
    [kinds] видов: { $count }
    [temple] у храма
    [crane] у крана
    [column] { $count } в столбец
   *[row] { $count } в ряд
}
forum-trajanum-card-label = Карта Траяна, фаза { $cycle }. Построить: { $building }. Иметь: { $collecting }.
forum-trajanum-card-progress = Построено раз: { $built }, собрано раз: { $collected }, по { $value } очков.


## Decisions with pictures

forum-trajanum-use-own = Свой
forum-trajanum-use-received = От игрока { $giver }
forum-trajanum-use-both = Оба за
forum-trajanum-pass-this = Передать этот
forum-trajanum-pay-confirm = Заплатить им
forum-trajanum-pay-nobody = Никому не платить
forum-trajanum-clear-confirm = Убрать эти
forum-trajanum-clear-nothing = Оставить все
forum-trajanum-clear-help = без него здесь можно строить
