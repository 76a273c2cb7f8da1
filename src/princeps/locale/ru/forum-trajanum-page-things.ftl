### Forum Trajanum. Things first, then sentences about them.
###
### Forms of a name: .acc accusative, .gen genitive, .dat dative, .prep prepositional, .letter for small drawings.
### Names of resources agree with $count in each of these. Of buildings there are also .gen-many, the genitive plural,
### and .two, "two of them" in the accusative.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile, $cost and $gain are already worded, in
### the nominative, so they stand in brackets or after a colon.
### Log lines begin with a player's name, so events are predicates: "строит рынок на r2c3". Names of players are never
### declined ("игроку Livia") and no verb tells their gender.
### .seen is for those who see the board: what it shows needs no r2c3.
### A short answer is found by typing what it shows, so the full answer has the same word in the same form.


## Buildings. Letters must differ from each other.

forum-trajanum-building-library = библиотека
    .acc = библиотеку
    .gen = библиотеки
    .gen-many = библиотек
    .two = две библиотеки
    .short = библиот.
    .letter = Б
forum-trajanum-building-basilica = базилика
    .acc = базилику
    .gen = базилики
    .gen-many = базилик
    .two = две базилики
    .letter = З
forum-trajanum-building-market = рынок
    .acc = рынок
    .gen = рынка
    .gen-many = рынков
    .two = два рынка
    .letter = Р
forum-trajanum-building-column = триумфальная колонна
    .acc = триумфальную колонну
    .gen = триумфальной колонны
    .gen-many = триумфальных колонн
    .two = две триумфальные колонны
    .short = колонна
    .letter = Т
forum-trajanum-building-fountain = фонтан
    .acc = фонтан
    .gen = фонтана
    .gen-many = фонтанов
    .two = два фонтана
    .letter = Ф
forum-trajanum-building-house = дом
    .acc = дом
    .gen = дома
    .gen-many = домов
    .two = два дома
    .letter = Д
forum-trajanum-building-stable = конюшня
    .acc = конюшню
    .gen = конюшни
    .gen-many = конюшен
    .two = две конюшни
    .letter = Ю
forum-trajanum-building-park = парк
    .acc = парк
    .gen = парка
    .gen-many = парков
    .two = два парка
    .letter = П

forum-trajanum-square-none = нет мозаики
forum-trajanum-square-eagle = орёл
    .gen-many = орлов
    .letter = *
forum-trajanum-thing-temple = храм
    .letter = Х
forum-trajanum-thing-crane = кран
    .letter = К


## What tiles show. Letters must differ from each other.
## Workers also have .from and .to: which trade they leave and which they take up.

forum-trajanum-item-fountain-worker = { $count ->
    [one] рабочий по фонтанам
   *[other] рабочих по фонтанам
}
    .acc = { $count ->
    [one] рабочего по фонтанам
   *[other] рабочих по фонтанам
}
    .gen = { $count ->
    [one] рабочего по фонтанам
   *[other] рабочих по фонтанам
}
    .from = с фонтанов
    .to = на фонтаны
    .short = фон
    .letter = ф
forum-trajanum-item-house-worker = { $count ->
    [one] рабочий по домам
   *[other] рабочих по домам
}
    .acc = { $count ->
    [one] рабочего по домам
   *[other] рабочих по домам
}
    .gen = { $count ->
    [one] рабочего по домам
   *[other] рабочих по домам
}
    .from = с домов
    .to = на дома
    .short = дом
    .letter = д
forum-trajanum-item-stable-worker = { $count ->
    [one] рабочий по конюшням
   *[other] рабочих по конюшням
}
    .acc = { $count ->
    [one] рабочего по конюшням
   *[other] рабочих по конюшням
}
    .gen = { $count ->
    [one] рабочего по конюшням
   *[other] рабочих по конюшням
}
    .from = с конюшен
    .to = на конюшни
    .short = кон
    .letter = ю
forum-trajanum-item-park-worker = { $count ->
    [one] рабочий по паркам
   *[other] рабочих по паркам
}
    .acc = { $count ->
    [one] рабочего по паркам
   *[other] рабочих по паркам
}
    .gen = { $count ->
    [one] рабочего по паркам
   *[other] рабочих по паркам
}
    .from = с парков
    .to = на парки
    .short = пар
    .letter = п
forum-trajanum-item-builder = { $count ->
    [one] строитель
    [few] строителя
   *[many] строителей
}
    .acc = { $count ->
    [one] строителя
   *[other] строителей
}
    .gen = { $count ->
    [one] строителя
   *[other] строителей
}
    .column = стр.
    .letter = с
forum-trajanum-item-assistant = { $count ->
    [one] помощник
    [few] помощника
   *[many] помощников
}
    .acc = { $count ->
    [one] помощника
   *[other] помощников
}
    .gen = { $count ->
    [one] помощника
   *[other] помощников
}
    .column = пом.
    .letter = щ
forum-trajanum-item-tribune = { $count ->
    [one] Трибун
    [few] Трибуна
   *[many] Трибунов
}
    .acc = { $count ->
    [one] Трибуна
   *[other] Трибунов
}
    .gen = { $count ->
    [one] Трибуна
   *[other] Трибунов
}
    .column = Триб
    .letter = т
forum-trajanum-item-coin = { $count ->
    [one] монета
    [few] монеты
   *[many] монет
}
    .acc = { $count ->
    [one] монету
    [few] монеты
   *[many] монет
}
    .gen = { $count ->
    [one] монеты
   *[other] монет
}
    .column = мон.
    .letter = м
forum-trajanum-item-upgrade = { $count ->
    [one] улучшение
    [few] улучшения
   *[many] улучшений
}
    .acc = { $count ->
    [one] улучшение
    [few] улучшения
   *[many] улучшений
}
    .gen = { $count ->
    [one] улучшения
   *[other] улучшений
}
    .letter = у
forum-trajanum-item-patrician = патриций
    .gen = патриция
    .short = Пат
    .letter = П
forum-trajanum-item-merchant = купец
    .gen = купца
    .short = Куп
    .letter = К
forum-trajanum-item-craftsman = ремесленник
    .gen = ремесленника
    .short = Рем
    .letter = Р

forum-trajanum-amount = { $count } { NAME($thing, $count) }
forum-trajanum-tile-plus = {" "}+{" "}
forum-trajanum-tile-unknown = закрытый тайл


## Streets. An edition may have other symbols; their own names are shown then.

forum-trajanum-street-tower = башня
forum-trajanum-street-gate = ворота
forum-trajanum-street-chariot = колесница
forum-trajanum-street-aqueduct = акведук
forum-trajanum-street-anvil = наковальня
forum-trajanum-street-helmet = шлем
forum-trajanum-street-obelisk = обелиск
forum-trajanum-street-amphora = амфора
forum-trajanum-street-grapes = виноград
forum-trajanum-street-dolphin = дельфин
forum-trajanum-street-torch = факел
forum-trajanum-street-arena = арена

forum-trajanum-street-row = ряд { $number }
forum-trajanum-street-column = столбец { $number }
forum-trajanum-street-card = { NAME($street) } ({ $place })

forum-trajanum-corner-nw = верхний левый
    .gen = верхнего левого
    .prep = верхнем левом
    .letter = вл
forum-trajanum-corner-ne = верхний правый
    .gen = верхнего правого
    .prep = верхнем правом
    .letter = вп
forum-trajanum-corner-sw = нижний левый
    .gen = нижнего левого
    .prep = нижнем левом
    .letter = нл
forum-trajanum-corner-se = нижний правый
    .gen = нижнего правого
    .prep = нижнем правом
    .letter = нп

forum-trajanum-direction-east = справа
forum-trajanum-direction-south = снизу
forum-trajanum-direction-west = слева
forum-trajanum-direction-north = сверху


## Citizens: .ability of the first in a row, .bonus when the second one comes.

forum-trajanum-row-patrician-1 = Патриций I
    .gen = Патриция I
    .dat = Патрицию I
    .letter = П1
    .ability = посланники могут начинать новые области; орлы считаются и по диагонали
    .bonus = посланник на ячейку любого цвета
forum-trajanum-row-patrician-2 = Патриций II
    .gen = Патриция II
    .dat = Патрицию II
    .letter = П2
    .ability = два разных бонуса области вместо одного
    .bonus = бонус области
forum-trajanum-row-merchant-1 = Купец I
    .gen = Купца I
    .dat = Купцу I
    .letter = К1
    .ability = переворачивает накладку; улучшение сдвигает её до следующего кипариса
    .bonus = монета или Трибун
forum-trajanum-row-merchant-2 = Купец II
    .gen = Купца II
    .dat = Купцу II
    .letter = К2
    .ability = раз в ход монету, Трибуна или помощника можно обменять друг на друга
    .bonus = монета или помощник
forum-trajanum-row-craftsman-1 = Ремесленник I
    .gen = Ремесленника I
    .dat = Ремесленнику I
    .letter = Р1
    .ability = дважды за ход помощник становится рабочим
    .bonus = рабочий
forum-trajanum-row-craftsman-2 = Ремесленник II
    .gen = Ремесленника II
    .dat = Ремесленнику II
    .letter = Р2
    .ability = раз в ход помощник становится строителем
    .bonus = строитель
