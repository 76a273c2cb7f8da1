### Forum Trajanum on the page: the Forum, the building tiles with their tracks, the Trajan cards.


## The Forum

forum-title = Форум
forum-group = { $mine ->
    [yes] Ваша группа: { $size }
   *[no] Группа: { $size }
}
forum-eagles = Орлы
forum-legend = в рамке: начатые области
forum-column = Колонна
forum-finished = Маркеры пройденных треков: { NAME($building) }
forum-bonus = Бонус области
forum-bonus-label = Бонус области: { $bonus }
forum-square-label = { $square }, { NAME($shows) }{ $started ->
    [yes] , начатая область
   *[no] {""}
}{ $envoy ->
    [yes] , посланник игрока { $owner }
   *[no] {""}
}


## The building tiles and the benefit tracks

supply-title = Тайлы строительства и награды
supply-single = Обычные
supply-double = Двойные
supply-both = { NAME($first) } и { NAME($second) }
supply-left = { $count ->
    [one] Остался { $count } тайл
    [few] Осталось { $count } тайла
   *[many] Осталось { $count } тайлов
}
supply-unlimited = Тайлы никогда не кончаются
track-benefit = Награда
track-level = { NAME($building) }, уровень { $level }: { $text }{ $there ->
    [0] {""}
   *[other] . Здесь: { $seats }
}
column-cycle = фаза { $cycle }
column-citizens = горожане


## The Trajan cards

cards-title = Карты Траяна
card-when = { $when ->
    [now] эта фаза
    [last] последняя фаза
   *[later] позже
}
card-each = по { $value }
card-held = { $held } из { $wanted }
card-pattern = { $shape ->
    [colours] цветов: { $count }
    [kinds] видов: { $count }
    [temple] у храма
    [crane] у крана
    [column] { $count } в столбец
   *[row] { $count } в ряд
}
card-label = Карта Траяна, фаза { $cycle }. Построить: { $building }. Иметь: { $collecting }.
card-progress = Построено раз: { $built }, собрано раз: { $collected }, по { $value } очков.


## Decisions with pictures

use-own = Свой
use-received = От игрока { $giver }
use-both = Оба за
pass-this = Передать этот
pay-confirm = Заплатить им
pay-nobody = Никому не платить
clear-confirm = Убрать эти
clear-nothing = Оставить все
clear-help = без него здесь можно строить
