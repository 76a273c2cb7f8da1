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

building-library = библиотека
    .acc = библиотеку
    .gen = библиотеки
    .gen-many = библиотек
    .two = две библиотеки
    .short = библиот.
    .letter = Б
building-basilica = базилика
    .acc = базилику
    .gen = базилики
    .gen-many = базилик
    .two = две базилики
    .letter = З
building-market = рынок
    .acc = рынок
    .gen = рынка
    .gen-many = рынков
    .two = два рынка
    .letter = Р
building-column = триумфальная колонна
    .acc = триумфальную колонну
    .gen = триумфальной колонны
    .gen-many = триумфальных колонн
    .two = две триумфальные колонны
    .short = колонна
    .letter = Т
building-fountain = фонтан
    .acc = фонтан
    .gen = фонтана
    .gen-many = фонтанов
    .two = два фонтана
    .letter = Ф
building-house = дом
    .acc = дом
    .gen = дома
    .gen-many = домов
    .two = два дома
    .letter = Д
building-stable = конюшня
    .acc = конюшню
    .gen = конюшни
    .gen-many = конюшен
    .two = две конюшни
    .letter = Ю
building-park = парк
    .acc = парк
    .gen = парка
    .gen-many = парков
    .two = два парка
    .letter = П

square-none = нет мозаики
square-eagle = орёл
    .gen-many = орлов
    .letter = *
thing-temple = храм
    .letter = Х
thing-crane = кран
    .letter = К


## What tiles show. Letters must differ from each other.
## Workers also have .from and .to: which trade they leave and which they take up.

item-fountain-worker = { $count ->
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
item-house-worker = { $count ->
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
item-stable-worker = { $count ->
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
item-park-worker = { $count ->
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
item-builder = { $count ->
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
item-assistant = { $count ->
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
item-tribune = { $count ->
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
item-coin = { $count ->
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
item-upgrade = { $count ->
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
item-patrician = патриций
    .gen = патриция
    .short = Пат
    .letter = П
item-merchant = купец
    .gen = купца
    .short = Куп
    .letter = К
item-craftsman = ремесленник
    .gen = ремесленника
    .short = Рем
    .letter = Р

amount = { $count } { NAME($thing, $count) }
tile-plus = {" "}+{" "}
tile-unknown = закрытый тайл


## Streets. An edition may have other symbols; their own names are shown then.

street-tower = башня
street-gate = ворота
street-chariot = колесница
street-aqueduct = акведук
street-anvil = наковальня
street-helmet = шлем
street-obelisk = обелиск
street-amphora = амфора
street-grapes = виноград
street-dolphin = дельфин
street-torch = факел
street-arena = арена

street-row = ряд { $number }
street-column = столбец { $number }
street-card = { NAME($street) } ({ $place })

corner-nw = верхний левый
    .gen = верхнего левого
    .prep = верхнем левом
    .letter = вл
corner-ne = верхний правый
    .gen = верхнего правого
    .prep = верхнем правом
    .letter = вп
corner-sw = нижний левый
    .gen = нижнего левого
    .prep = нижнем левом
    .letter = нл
corner-se = нижний правый
    .gen = нижнего правого
    .prep = нижнем правом
    .letter = нп

direction-east = справа
direction-south = снизу
direction-west = слева
direction-north = сверху


## Citizens: .ability of the first in a row, .bonus when the second one comes.

row-patrician-1 = Патриций I
    .gen = Патриция I
    .dat = Патрицию I
    .letter = П1
    .ability = посланники могут начинать новые области; орлы считаются и по диагонали
    .bonus = посланник на ячейку любого цвета
row-patrician-2 = Патриций II
    .gen = Патриция II
    .dat = Патрицию II
    .letter = П2
    .ability = два разных бонуса области вместо одного
    .bonus = бонус области
row-merchant-1 = Купец I
    .gen = Купца I
    .dat = Купцу I
    .letter = К1
    .ability = переворачивает накладку; улучшение сдвигает её до следующего кипариса
    .bonus = монета или Трибун
row-merchant-2 = Купец II
    .gen = Купца II
    .dat = Купцу II
    .letter = К2
    .ability = раз в ход монету, Трибуна или помощника можно обменять друг на друга
    .bonus = монета или помощник
row-craftsman-1 = Ремесленник I
    .gen = Ремесленника I
    .dat = Ремесленнику I
    .letter = Р1
    .ability = дважды за ход помощник становится рабочим
    .bonus = рабочий
row-craftsman-2 = Ремесленник II
    .gen = Ремесленника II
    .dat = Ремесленнику II
    .letter = Р2
    .ability = раз в ход помощник становится строителем
    .bonus = строитель
