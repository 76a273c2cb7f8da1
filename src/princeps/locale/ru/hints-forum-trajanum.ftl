## Forum Trajanum: что советует подсказка, с местом, и почему.

forum-trajanum-advised-place = ряд { $row } ({ NAME($across) }), столбец { $column } ({ NAME($down) })
forum-trajanum-advised-build = Построить { NAME($building, form: "acc") }: { $place }
forum-trajanum-advised-build-mixed = Построить { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }: { $place }; { NAME($building) }: { $beside }
forum-trajanum-advised-build-pair = Построить { NAME($building, form: "two") }: { $place }; { $beside }
forum-trajanum-advised-exchange = { $then }. Сначала обмен: { $first }
forum-trajanum-advised-take = Взять { $known ->
    [known] тайл «{ $tile }»
   *[hidden] закрытый тайл
} по карте улицы «{ NAME($street) }»: { $place }
forum-trajanum-advised-tribune = Отдать Трибуна вместо карты улицы «{ NAME($street) }» и взять { $known ->
    [known] тайл «{ $tile }»
   *[hidden] закрытый тайл
}: { $place }
forum-trajanum-advised-draw = Взять { $known ->
    [known] тайл «{ $tile }»
   *[hidden] закрытый тайл
}: { $place }
forum-trajanum-advised-envoy = { $kind ->
    [eagle] Посланник к орлу
   *[area] { $size ->
        [one] Посланник в область из { $size } ячейки
       *[other] Посланник в область из { $size } ячеек
    } ({ NAME($building) })
}: ряд { $row }, столбец { $column } Форума{ $notes }
forum-trajanum-advised-beside-own = , рядом с вашими посланниками
forum-trajanum-advised-beside-eagle = , рядом с орлом

# Что делаете «вы»
forum-trajanum-reason-build = построите { NAME($building, form: "acc") }
forum-trajanum-reason-build-mixed = построите { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }
forum-trajanum-reason-build-pair = построите { NAME($building, form: "two") }
forum-trajanum-reason-benefit = получите награду уровня { $level } ({ $gain })
forum-trajanum-reason-citizen = поселите горожанина ({ NAME($row) })
forum-trajanum-reason-envoy = { $kind ->
    [eagle] отправите посланника к орлу
   *[colour] отправите посланника на Форум ({ NAME($building) })
}
forum-trajanum-reason-area = завершите область из { $size ->
    [one] { $size } ячейки
   *[other] { $size } ячеек
} ({ NAME($building) })
forum-trajanum-reason-bonus = возьмёте бонус области ({ $bonus })
forum-trajanum-reason-scores-column = сразу получите { points } за колонну
forum-trajanum-reason-scores-marker = получите { points } за пройденный трек

# Предложения
forum-trajanum-reason-scoring = По нынешнему положению это добавит { $parts } при ближайшем подсчёте.
forum-trajanum-reason-part-crane = { points } за краны
forum-trajanum-reason-part-colonia = { points } за ваши ряды
forum-trajanum-reason-part-eagle = { points } за орлов
forum-trajanum-reason-part-area = { points } за самую большую группу
forum-trajanum-reason-part-building-task = { points } за задание на строительство
forum-trajanum-reason-part-collecting-task = { points } за задание на сбор
forum-trajanum-reason-task-next = Тогда { NAME($building) } выполнит задание на строительство ({ points }): { $place }.
forum-trajanum-reason-uncovers = { $points ->
    [0] Откроется { NAME($corner) } кран: он посчитает сооружения этой фазы ({ NAME($building) }).
   *[other] Откроется { NAME($corner) } кран: { points } в конце этой фазы ({ NAME($building) }).
}
forum-trajanum-reason-site-task = Там { NAME($building) } выполнит задание на строительство ({ points }).
forum-trajanum-reason-site-row = В этом ряду серое здание даёт { points }.
forum-trajanum-reason-site-pair = Тогда рядом окажутся две освободившиеся ячейки: место для двойного тайла.
forum-trajanum-reason-site-first = Тогда будет где строить.
forum-trajanum-reason-keeps = У вас останется тайл «{ $tile }».
forum-trajanum-reason-affords = Этого хватит на { $kind ->
    [pair] { NAME($building, form: "two") }
    [mixed] { NAME($grey, form: "acc") } и { NAME($building, form: "acc") }
   *[one] { NAME($building, form: "acc") }
}.
forum-trajanum-reason-group = Самая большая группа вырастет с { $before } до { $size ->
    [one] { $size } посланника
   *[other] { $size } посланников
}.
forum-trajanum-reason-area-left = { $free ->
    [1] Тогда ещё один посланник завершит область.
    [one] Тогда в области останется { $free } свободная ячейка.
    [few] Тогда в области останутся { $free } свободные ячейки.
   *[many] Тогда в области останется { $free } свободных ячеек.
}
forum-trajanum-reason-pays = Это на { points } больше, чем не платить никому; { $coins ->
    [0] монет не останется
    [one] останется { $coins } монета
    [few] останутся { $coins } монеты
   *[many] останется { $coins } монет
}.
forum-trajanum-reason-saves-coins = Останется { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
forum-trajanum-reason-keeps-task = То, что у вас есть, выполняет задание на сбор: { points }.
forum-trajanum-reason-saves = У вас останется: { $kept }.
forum-trajanum-reason-saves-envoy = { $count ->
    [1] Посланник останется
    [one] { $count } посланник останется
    [few] { $count } посланника останутся
   *[many] { $count } посланников останутся
} на корабле для лучшей ячейки.
