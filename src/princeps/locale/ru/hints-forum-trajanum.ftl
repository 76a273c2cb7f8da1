## Forum Trajanum: что советует подсказка, с местом, и почему.

advised-place = ряд { $row } ({ NAME($across) }), столбец { $column } ({ NAME($down) })
advised-build = Построить { NAME($building, form: "acc") }: { $place }
advised-build-mixed = Построить { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }: { $place }; { NAME($building) }: { $beside }
advised-build-pair = Построить { NAME($building, form: "two") }: { $place }; { $beside }
advised-exchange = { $then }. Сначала обмен: { $first }
advised-take = Взять { $known ->
    [known] тайл «{ $tile }»
   *[hidden] закрытый тайл
} по карте улицы «{ NAME($street) }»: { $place }
advised-tribune = Отдать Трибуна вместо карты улицы «{ NAME($street) }» и взять { $known ->
    [known] тайл «{ $tile }»
   *[hidden] закрытый тайл
}: { $place }
advised-draw = Взять { $known ->
    [known] тайл «{ $tile }»
   *[hidden] закрытый тайл
}: { $place }
advised-envoy = { $kind ->
    [eagle] Посланник к орлу
   *[area] { $size ->
        [one] Посланник в область из { $size } ячейки
       *[other] Посланник в область из { $size } ячеек
    } ({ NAME($building) })
}: ряд { $row }, столбец { $column } Форума{ $notes }
advised-beside-own = , рядом с вашими посланниками
advised-beside-eagle = , рядом с орлом

# Что делаете «вы»
reason-build = построите { NAME($building, form: "acc") }
reason-build-mixed = построите { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }
reason-build-pair = построите { NAME($building, form: "two") }
reason-benefit = получите уровень { $level } ({ $gain })
reason-citizen = поселите горожанина ({ NAME($row) })
reason-envoy = { $kind ->
    [eagle] отправите посланника к орлу
   *[colour] отправите посланника на Форум ({ NAME($building) })
}
reason-area = завершите область из { $size ->
    [one] { $size } ячейки
   *[other] { $size } ячеек
} ({ NAME($building) })
reason-bonus = возьмёте бонус области ({ $bonus })
reason-scores-column = сразу получите { points } за колонну
reason-scores-marker = получите { points } за пройденный трек

# Предложения
reason-scoring = По нынешнему положению это добавит { $parts } при ближайшем подсчёте.
reason-part-crane = { points } за краны
reason-part-colonia = { points } за ваши ряды
reason-part-eagle = { points } за орлов
reason-part-area = { points } за самую большую группу
reason-part-building-task = { points } за задание на строительство
reason-part-collecting-task = { points } за задание на сбор
reason-task-next = Тогда { NAME($building) } выполнит задание на строительство ({ points }): { $place }.
reason-uncovers = { $points ->
    [0] Откроется { NAME($corner) } кран: он посчитает сооружения этой фазы ({ NAME($building) }).
   *[other] Откроется { NAME($corner) } кран: { points } в конце этой фазы ({ NAME($building) }).
}
reason-site-task = Там { NAME($building) } выполнит задание на строительство ({ points }).
reason-site-row = В этом ряду серое здание даёт { points }.
reason-site-pair = Тогда рядом окажутся две освободившиеся ячейки: место для двойного тайла.
reason-site-first = Тогда будет где строить.
reason-keeps = У вас останется тайл «{ $tile }».
reason-affords = Этого хватит на { $kind ->
    [pair] { NAME($building, form: "two") }
    [mixed] { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }
   *[one] { NAME($building, form: "acc") }
}.
reason-group = Самая большая группа вырастет с { $before } до { $size ->
    [one] { $size } посланника
   *[other] { $size } посланников
}.
reason-area-left = { $free ->
    [1] Тогда ещё один посланник завершит область.
    [one] Тогда в области останется { $free } свободная ячейка.
    [few] Тогда в области останутся { $free } свободные ячейки.
   *[many] Тогда в области останется { $free } свободных ячеек.
}
reason-pays = Это на { points } больше, чем не платить никому; { $coins ->
    [0] монет не останется
    [one] останется { $coins } монета
    [few] останутся { $coins } монеты
   *[many] останется { $coins } монет
}.
reason-saves-coins = Останется { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
reason-keeps-task = То, что у вас есть, выполняет задание на сбор: { points }.
reason-saves = У вас останется: { $kept }.
reason-saves-envoy = { $count ->
    [1] Посланник останется
    [one] { $count } посланник останется
    [few] { $count } посланника останутся
   *[many] { $count } посланников останутся
} на корабле для лучшей ячейки.
