## Траян: чем хорош ответ. Сначала то, что делаете «вы»; остальное — предложения.

trajan-advised-ship = Погрузить на { NAME($ship) } и отплыть: { $cargo } ({ points })
trajan-reason-accomplish = выполните тайл Траяна «{ NAME($first) } + { NAME($second) }» ({ points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
})
trajan-reason-ship = отправите { NAME($ship) }: { points }
trajan-reason-take-tile = возьмёте { $place ->
    [province] там
   *[forum] с форума
} тайл «{ $tile }»
trajan-reason-build = отправите рабочего на стройку ({ $building })
trajan-reason-build-empty = отправите рабочего на пустой участок
trajan-reason-conquer = поставите легионера в { NAME($province, form: "prep") }: { points }
trajan-reason-march = поведёте полководца в провинцию { NAME($province) }
trajan-reason-climb = подниметесь в сенате на ступень { $step }: { points }
trajan-reason-repeat = повторите действие «{ NAME($action) }»{ $times ->
    [1] {""}
   *[other] {" "}дважды
}
trajan-reason-play = сыграете { NAME($commodity, form: "acc") }
trajan-reason-action = получите действие «{ NAME($action) }»
trajan-reason-new-tile = возьмёте тайл Траяна «{ NAME($first) } + { NAME($second) }» ({ points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
})
trajan-reason-draw = возьмёте две карты
trajan-reason-take-card = возьмёте открытую карту ({ NAME($commodity) })

trajan-reason-demand = { $unmet ->
    [0] Тогда вы закроете все прозвучавшие требования: это сбережёт { points }.
   *[other] Тогда вы закроете на одно требование больше: это сбережёт { points }.
}
trajan-reason-votes = Тогда вы впереди на выборах консула, { $votes } : { $rival }.
trajan-reason-votes-behind = { $count ->
    [0] Тогда у вас столько же голосов, сколько у сильнейшего соперника.
    [1] Тогда сильнейший соперник впереди всего на 1 голос.
    [one] Тогда сильнейший соперник впереди ещё на { $count } голос.
    [few] Тогда сильнейший соперник впереди ещё на { $count } голоса.
   *[many] Тогда сильнейший соперник впереди ещё на { $count } голосов.
}
trajan-reason-sets = Ваши наборы тайлов стройки принесут в конце больше: ещё { points }.
trajan-reason-bonus-tile = Ваш бонусный тайл ({ $bonus }) принесёт в конце больше: ещё { points }.
trajan-reason-ends-quarter = Это завершит квартал, пока у соперника не { $rival ->
    [one] закрыто { $rival } требование
    [few] закрыты { $rival } требования
   *[many] закрыто { $rival } требований
}.
trajan-reason-next-tile = Следующим ходом чаша «{ NAME($tray) }» сможет выполнить тайл «{ NAME($first) } + { NAME($second) }» ({ points }).
trajan-reason-tile-lacks = { $lacking ->
    [0] Оба его цвета уже лежат в чаше «{ NAME($tray) }».
   *[other] В чаше «{ NAME($tray) }» не хватает только { NAME($colour, form: "gen") } маркера.
}
trajan-reason-cargo = С этой картой ({ NAME($commodity) }) { NAME($ship) } даст вам { points }{ $before ->
    [0] {""}
   *[other] {" "}вместо { $before }
}.
trajan-reason-keeps-cargo = И без этой карты { NAME($ship) } даст вам { points }.
trajan-reason-march-conquer = Легионер там даст { points }.
trajan-reason-recruit-conquer = Тогда легионер готов встать в { NAME($province, form: "prep") }: { points }.
trajan-reason-hire = Без рабочего в лагере строить нельзя.
trajan-reason-doubles = { $count ->
    [one] У вас { $count } тайл доп. действия для него: он сработает дважды.
    [few] У вас { $count } тайла доп. действия для него: каждый сработает дважды.
   *[many] У вас { $count } тайлов доп. действия для него: каждый сработает дважды.
}
trajan-reason-saves-extra = Тайл доп. действия останется для лучшего случая.
trajan-reason-bonus-now = Он уже сейчас даёт вам { points }.
