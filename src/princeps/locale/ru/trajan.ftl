### Trajan. Things first, then sentences about them. All messages begin with trajan-.
###
### Forms of a name: .acc accusative, .gen genitive (.gen-many in the plural), .prep prepositional, .letter for small
### drawings, .short where room is scarce. Actions and trays stand in quotes, «порт», so mostly in the nominative.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile, $building, $bonus, $reward are worded, in
### the nominative, so they stand in brackets or after a colon.
### Log lines begin with a player's name, so events are predicates: "берёт с форума тайл «хлеб»". Names of players are
### never declined ("игрока Livia") and no verb tells their gender. .seen is for those who see the board: what it shows
### needs no r2c3. Provinces have their Latin names, which are not declined.
### A short answer is found by typing what it shows, so the full answer has the same word in the same form.

trajan-nothing = ничего
    .acc = ничего
    .gen = ничего
    .prep = нигде
trajan-times = { $count }× { $thing }
    .short = { $count }×{ $thing }


## The action circle

trajan-action-seaport = порт
    .acc = порт
    .gen = порта
    .number = I
trajan-action-forum = форум
    .acc = форум
    .gen = форума
    .number = II
trajan-action-military = армия
    .acc = армию
    .gen = армии
    .number = III
trajan-action-senate = сенат
    .acc = сенат
    .gen = сената
    .number = IV
trajan-action-trajan = Траян
    .acc = Траян
    .gen = Траяна
    .number = V
trajan-action-construction = стройка
    .acc = стройку
    .gen = стройки
    .number = VI

# Letters must differ from each other.
trajan-colour-yellow = жёлтый
    .gen = жёлтого
    .gen-many = жёлтых
    .letter = Ж
trajan-colour-orange = оранжевый
    .gen = оранжевого
    .gen-many = оранжевых
    .letter = О
trajan-colour-blue = синий
    .gen = синего
    .gen-many = синих
    .letter = С
trajan-colour-white = белый
    .gen = белого
    .gen-many = белых
    .letter = Б
trajan-colour-pink = розовый
    .gen = розового
    .gen-many = розовых
    .letter = Р
trajan-colour-green = зелёный
    .gen = зелёного
    .gen-many = зелёных
    .letter = З

trajan-quarter-0 = I
trajan-quarter-1 = II
trajan-quarter-2 = III
trajan-quarter-3 = IV


## Trajan tiles

trajan-stack-cards = карты
trajan-stack-nine-points = девять очков
trajan-stack-plus-two = [+2]
trajan-stack-military = армия
trajan-stack-construction = стройка
trajan-stack-demand = требование

trajan-trajan-tile = { NAME($first) } + { NAME($second) }, { points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
}
    .short = { $letters } { $points }{ $kind ->
    [nothing] {""}
   *[other] {" "}{ $reward }
}

trajan-reward-nothing = ничего
    .short = ничего
trajan-reward-cards = { $count ->
    [1] карта
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
    .short = { $count }карт
trajan-reward-plus-two = маркер [+2]
    .short = [+2]
trajan-reward-legionnaires = { $count ->
    [1] легионер
    [one] { $count } легионер
    [few] { $count } легионера
   *[many] { $count } легионеров
}
    .short = { $count }лег
trajan-reward-workers = { $count ->
    [1] рабочий
    [one] { $count } рабочий
   *[other] { $count } рабочих
}
    .short = { $count }раб
trajan-reward-demand = { NAME($demand) } каждый квартал
    .short = { NAME($demand) }


## The seaport

trajan-commodity-columns = колонны
    .letter = Ко
    .acc = колонны
trajan-commodity-furs = меха
    .letter = Ме
    .acc = меха
trajan-commodity-scrolls = свитки
    .letter = Св
    .acc = свитки
trajan-commodity-oil = масло
    .letter = Ма
    .acc = масло
trajan-commodity-fruit = фрукты
    .letter = Фр
    .acc = фрукты
trajan-commodity-ceramics = керамика
    .letter = Ке
    .acc = керамику
trajan-commodity-wine = вино
    .letter = Ви
    .acc = вино
trajan-commodity-fish = рыба
    .letter = Ры
    .acc = рыбу
trajan-commodity-jewellery = украшения
    .letter = Ук
    .acc = украшения
trajan-commodity-gems = самоцветы
    .letter = Са
    .acc = самоцветы
trajan-commodity-cattle = скот
    .letter = Ск
    .acc = скот
trajan-commodity-wheat = пшеница
    .letter = Пш
    .acc = пшеницу

# The prepositional is the same as the genitive.
trajan-pile-left = левая
    .acc = левую
    .gen = левой
trajan-pile-right = правая
    .acc = правую
    .gen = правой

# The same in the nominative and in the accusative.
trajan-ship-identical = корабль одинаковых товаров
    .short = одинаковые
trajan-ship-pairs = корабль пар
    .short = пары
trajan-ship-different = корабль разных товаров
    .short = разные


## Forum tiles. How many votes one gives stands in the edition.

trajan-demand-bread = хлеб
    .gen = хлеба
    .letter = х
trajan-demand-games = зрелища
    .gen = зрелищ
    .letter = з
trajan-demand-religion = религия
    .gen = религии
    .letter = р

trajan-tile-bread = хлеб
    .short = хле
trajan-tile-games = зрелища
    .short = зре
trajan-tile-religion = религия
    .short = рел
trajan-tile-votes = { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
    .short = г{ $votes }
trajan-tile-wild-demand = джокер требования
    .short = *тре
trajan-tile-wild-commodity = джокер товара
    .short = *тов
trajan-tile-wild-construction = джокер стройки
    .short = *стр
trajan-tile-wild-action = джокер действия
    .short = *дей
trajan-tile-extra-seaport = доп. действие: порт
    .short = +порт
trajan-tile-extra-forum = доп. действие: форум
    .short = +фор
trajan-tile-extra-military = доп. действие: армия
    .short = +арм
trajan-tile-extra-senate = доп. действие: сенат
    .short = +сен
trajan-tile-extra-trajan = доп. действие: Траян
    .short = +Тра
trajan-tile-extra-construction = доп. действие: стройка
    .short = +стр


## Provinces

trajan-province-camp = военный лагерь
    .acc = военный лагерь
    .prep = военном лагере
    .short = лагерь
trajan-province-alpes = Alpes
    .acc = провинцию Alpes
    .prep = провинции Alpes
    .short = Alp
trajan-province-raetia = Raetia
    .acc = провинцию Raetia
    .prep = провинции Raetia
    .short = Rae
trajan-province-noricum = Noricum
    .acc = провинцию Noricum
    .prep = провинции Noricum
    .short = Nor
trajan-province-narbonensis = Narbonensis
    .acc = провинцию Narbonensis
    .prep = провинции Narbonensis
    .short = Nar
trajan-province-lugudunensis = Lugudunensis
    .acc = провинцию Lugudunensis
    .prep = провинции Lugudunensis
    .short = Lug
trajan-province-belgica = Belgica
    .acc = провинцию Belgica
    .prep = провинции Belgica
    .short = Bel
trajan-province-germania-superior = Germania Superior
    .acc = провинцию Germania Superior
    .prep = провинции Germania Superior
    .short = GSu
trajan-province-aquitania = Aquitania
    .acc = провинцию Aquitania
    .prep = провинции Aquitania
    .short = Aqu
trajan-province-germania-inferior = Germania Inferior
    .acc = провинцию Germania Inferior
    .prep = провинции Germania Inferior
    .short = GIn
trajan-province-britannia = Britannia
    .acc = провинцию Britannia
    .prep = провинции Britannia
    .short = Bri


## Construction. Letters must differ from each other.

trajan-building-stairs = лестница
    .letter = л
trajan-building-door = дверь
    .letter = д
trajan-building-fountain = фонтан
    .letter = ф
trajan-building-roof = крыша
    .letter = к
trajan-building-window = окно
    .letter = о
trajan-building = { NAME($building) } { $points }


## Bonus tiles

trajan-bonus-commodities = { NAME($first) } + { NAME($second) }
    .short = { NAME($first) }+{ NAME($second) }
trajan-bonus-workers = рабочие на участках
    .short = рабочие
trajan-bonus-legionnaires = легионеры в провинциях
    .short = легионеры
trajan-bonus-yellow-tiles = жёлтые бонусные тайлы
    .short = жёлтые тайлы
trajan-bonus-worth = { $bonus }: { $once ->
    [yes] { points } один раз
   *[other] { $per ->
        [1] по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[other] { points } за каждые { $per }
    }
}
    .short = { $bonus } { $points }{ $once ->
    [yes] {" "}разово
   *[other] { $per ->
        [1] {""}
       *[other] /{ $per }
    }
}


## Where points come from

trajan-source-shipping = Отправка товаров
trajan-source-trajan-tile = Тайлы Траяна
trajan-source-province = Провинции
trajan-source-senate = Сенат
trajan-source-building = Тайлы стройки
trajan-source-demands = Незакрытые требования
trajan-source-hand = Карты на руке
trajan-source-workers = Рабочие в лагере
trajan-source-legionnaires = Легионеры в лагере
trajan-source-sets = Наборы тайлов стройки
trajan-source-bonus = Бонусные тайлы
trajan-source-open-tiles = Невыполненные тайлы Траяна


## Questions: what a seat is asked to decide, and what helps to decide it

trajan-ask-marker = { $placed ->
    [0] Выберите маркер для чаши «{ NAME($action) }»
   *[other] Выберите второй маркер для чаши «{ NAME($action) }»
}
    .context = У вас по два маркера каждого цвета, и в каждую чашу кладут два.
trajan-ask-card = Возьмите карту ({ $number } из { $cards })
    .context = Карту из открытой стопки видят все, карту из колоды — только вы.
trajan-ask-first-tile = Выберите тайл Траяна для начала
    .context = Он выполняется, если последний маркер хода попал в его чашу и там лежат оба цвета.
trajan-ask-tray = Из какой чаши сеять?
    .context = { $spaces ->
        [one] До конца раунда { $spaces } шаг.
        [few] До конца раунда { $spaces } шага.
       *[many] До конца раунда { $spaces } шагов.
    }
trajan-ask-sow = Какой маркер положить в чашу «{ NAME($action) }»?
    .context = В руке: { $markers }.
trajan-ask-reward = Взять награду тайла Траяна?
    .context = Он даёт: { $reward }.
trajan-ask-plus-two = Куда положить маркер [+2]?
    .context = Тайл доп. действия теперь повторит это действие дважды.
trajan-ask-action = { $again ->
    [0] { $kind ->
        [trajan] Взять тайл Траяна?
       *[other] Как использовать действие «{ NAME($action) }»?
    }
   *[other] { $kind ->
        [trajan] Взять ещё один тайл Траяна?
       *[other] Как использовать доп. действие «{ NAME($action) }»?
    }
}
    .context = { $kind ->
        [seaport] Возьмите две карты, или одну открытую, сыграйте одну или две, или загрузите корабль.
        [trajan] Он ляжет у чаши «{ NAME($slot) }», где стоит ваша арка.
       *[other] От действия можно отказаться.
    }
trajan-ask-discard = Какую карту сбросить?
    .context = Она ляжет лицом вверх на одну из двух стопок.
trajan-ask-play = Сыграть вторую карту?
    .context = Потом вы возьмёте столько карт, сколько сыграли. { $cards ->
        [one] На руке ещё { $cards } карта.
        [few] На руке ещё { $cards } карты.
       *[many] На руке ещё { $cards } карт.
    }
trajan-ask-cargo = { $units ->
    [0] Что погрузить на { NAME($ship) }?
   *[other] Погрузить ещё на { NAME($ship) } или отплыть?
}
    .context = Очки за грузы: { $worth }. Джокеров товара: { $wilds }.
trajan-ask-extra = { $times ->
    [1] Повторить действие «{ NAME($action) }»?
   *[other] Повторить действие «{ NAME($action) }» дважды?
}
    .context = За ход можно использовать один тайл доп. действия.
trajan-ask-end = { $ends ->
    [round] Закончить ход, а с ним и раунд?
   *[turn] Закончить ход?
}
    .context = Больше решать нечего.
trajan-ask-meet = Сколько джокеров потратить на требование «{ NAME($demand) }»?
    .context = { $open ->
        [one] Не закрыто { $open } такое требование
        [few] Не закрыты { $open } таких требования
       *[many] Не закрыто { $open } таких требований
    }, { $tiles ->
        [one] подходит { $tiles } тайл с этим знаком
        [few] подходят { $tiles } тайла с этим знаком
       *[many] подходит { $tiles } тайлов с этим знаком
    }; джокеров требования: { $wilds }.
trajan-ask-consul = Вы консул: какой бонусный тайл взять?
    .context = Вам достанется его жёлтая сторона, вице-консулу — другой тайл серой стороной.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

trajan-answer-marker = { NAME($colour) }
trajan-answer-card = Взять карту из закрытой колоды
trajan-answer-take-card = Взять карту «{ NAME($commodity) }» из { NAME($pile, form: "gen") } стопки
trajan-answer-first-tile = Тайл «{ NAME($stack) }», { $tile }: к чаше «{ NAME($slot) }»
    .group = Тайл «{ NAME($stack) }»: { $tile }
    .short = { NAME($slot) }
trajan-answer-tray = Чаша «{ NAME($tray) }»: посеять { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} до «{ NAME($target, form: "gen") }», время +{ $count }{ $notes }
    .group = Чаши
    .short = { NAME($tray) }: { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} до «{ NAME($target, form: "gen") }», время +{ $count }{ $notes }
trajan-answer-tray-empty = Чаша «{ NAME($tray) }»
trajan-answer-tray-accomplishes = , можно выполнить там тайл
trajan-answer-tray-ends-round = , конец раунда
trajan-answer-tray-ends-quarter = , конец квартала
trajan-answer-sow = { NAME($colour) } в чашу «{ NAME($action) }»
    .group = В чашу «{ NAME($action) }»
    .short = { NAME($colour) }
trajan-answer-reward = Взять награду: { $reward }
trajan-answer-plus-two = Положить к действию «{ NAME($action) }»
trajan-answer-draw-two = Взять две карты, потом сбросить одну
trajan-answer-play = Сыграть карту «{ NAME($commodity) }» и взять новую
    .group = Сыграть одну или две карты и взять столько же
    .short = { NAME($commodity) }
trajan-answer-play-second = Сыграть ещё карту «{ NAME($commodity) }»
trajan-answer-ship = Загрузить { NAME($ship) }, очки: { $worth }{ $side ->
    [back] {" "}(серая сторона)
   *[front] {""}
}
    .group = Загрузить
    .short = { NAME($ship) }: { $worth }{ $side ->
    [back] {" "}(серая)
   *[front] {""}
}
trajan-answer-discard = Сбросить карту «{ NAME($commodity) }» на { NAME($pile, form: "acc") } стопку
    .group = На { NAME($pile, form: "acc") } стопку
    .short = { NAME($commodity) }
trajan-answer-load = Погрузить карту «{ NAME($commodity) }»: станет { points }
    .group = Погрузить
    .short = { NAME($commodity) }: станет { points }
trajan-answer-load-pair = Погрузить две карты «{ NAME($commodity) }»: станет { points }
    .group = { trajan-answer-load.group }
    .short = 2× { NAME($commodity) }: станет { points }
trajan-answer-load-with-wild = Погрузить карту «{ NAME($commodity) }» с джокером: станет { points }
    .group = { trajan-answer-load.group }
    .short = { NAME($commodity) } + джокер: станет { points }
trajan-answer-load-wild = Погрузить джокер: станет { points }
    .group = { trajan-answer-load.group }
    .short = джокер: станет { points }
trajan-answer-load-two-wilds = Погрузить два джокера: станет { points }
    .group = { trajan-answer-load.group }
    .short = два джокера: станет { points }
trajan-answer-set-sail = Отплыть: { points }
trajan-answer-forum = Взять тайл: { $tile }
    .group = Тайлы форума
    .short = { $tile }
trajan-answer-recruit = Отправить фишку из запаса в военный лагерь
trajan-answer-march = Перевести полководца: { NAME($province) }, взять тайл «{ $tile }»
    .group = Перевести полководца
    .short = { NAME($province) }: { $tile } ({ trajan-answer-march-worth })
trajan-answer-march-empty = Перевести полководца: { NAME($province) }
    .group = { trajan-answer-march.group }
    .short = { NAME($province) } ({ trajan-answer-march-worth })
# What a province is worth to a legionnaire who is stationed there, by a later action.
trajan-answer-march-worth = { $stationed ->
    [yes] ваш легионер уже там
   *[no] { points } за легионера
}
trajan-answer-conquer = Поставить легионера в { NAME($province, form: "prep") }: { points }
trajan-answer-climb = Подняться на ступень { $step }: { points }, { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
trajan-answer-tile = Взять тайл «{ NAME($stack) }»: { $tile }
    .group = Тайлы Траяна
    .short = { NAME($stack) }: { $tile }
trajan-answer-hire = Отправить фишку из запаса в лагерь рабочих
trajan-answer-build = Отправить рабочего на { $site }: { $building }
    .group = Отправить рабочего на
    .short = { $site } { $building }
    .seen = Рабочий за тайлом: { $building }; ряд { $row }, столбец { $column }
trajan-answer-build-first = Отправить рабочего на { $site }: { $building } и действие «{ NAME($action) }»
    .group = { trajan-answer-build.group }
    .short = { $site } { $building } +{ NAME($action) }
    .seen = Рабочий за тайлом: { $building } и действие «{ NAME($action) }»; ряд { $row }, столбец { $column }
trajan-answer-build-empty = Отправить рабочего на { $site }, где нет тайла
    .group = { trajan-answer-build.group }
    .short = { $site } нет тайла
    .seen = Рабочий на пустой участок: ряд { $row }, столбец { $column }
trajan-answer-extra = Использовать тайл доп. действия «{ NAME($action) }»{ $times ->
    [1] {""}
   *[other] {" "}на два действия
}{ $notes }
trajan-answer-extra-wild = Использовать джокер действия{ $times ->
    [1] {""}
   *[other] {" "}на два действия
}{ $notes }
trajan-answer-extra-climbs = : ступень { $step }, { points }
trajan-answer-decline-reward = Не брать награду
trajan-answer-decline-plus-two = Не брать маркер
trajan-answer-decline-action = Отказаться от действия
trajan-answer-decline-play = Не играть вторую карту
trajan-answer-decline-extra = Не повторять
trajan-answer-decline = Отказаться
trajan-answer-end-turn = Закончить ход
trajan-answer-wilds = { $count ->
    [0] Без джокеров: тайлы «{ NAME($demand) }» закроют, что смогут
    [one] { $count } джокер на требование «{ NAME($demand) }»
    [few] { $count } джокера на требование «{ NAME($demand) }»
   *[many] { $count } джокеров на требование «{ NAME($demand) }»
}
    .short = { $count ->
        [0] ни одного: только тайлы
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }
trajan-answer-bonus = Взять тайл «{ $bonus }»
    .short = { $bonus }
trajan-answer-bonus-gone = Взять бонусный тайл, которого уже нет


## Events. Those of a player are predicates; the others are sentences.

trajan-event-marker = кладёт { NAME($colour) } маркер в чашу «{ NAME($action) }»
trajan-event-card-taken = берёт { NAME($commodity, form: "acc") } из { NAME($pile, form: "gen") } стопки
trajan-event-card-drawn = берёт из колоды { $parts }
    .part = { NAME($commodity, form: "acc") }
trajan-event-cards-drawn = берёт из колоды { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
trajan-event-cards-drawn-none = не может взять карту: колода пуста
trajan-event-reshuffled = Открытые стопки перемешаны в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
trajan-event-tile-taken = кладёт тайл «{ NAME($stack) }» ({ $tile }) к чаше «{ NAME($action) }»
trajan-event-turn = начинает ход
trajan-event-tray = сеет { $count ->
    [1] маркер
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} из чаши «{ NAME($action) }»
trajan-event-sown = кладёт { $parts }
    .part = { NAME($colour) } в «{ NAME($action, form: "acc") }»
trajan-event-time = сдвигает время на { $count }
trajan-event-accomplished = выполняет тайл «{ NAME($stack) }» ({ $tile }) у чаши «{ NAME($action) }»
trajan-event-declined = отказывается от действия «{ NAME($action) }»
trajan-event-declined-reward = не берёт награду
trajan-event-plus-two = кладёт маркер [+2] к действию «{ NAME($action) }»
trajan-event-recruits = { $kind ->
    [workers] { $count ->
        [1] получает рабочего
        [one] получает { $count } рабочего
       *[other] получает { $count } рабочих
    }
   *[legionnaires] { $count ->
        [1] получает легионера
        [one] получает { $count } легионера
       *[other] получает { $count } легионеров
    }
}
trajan-event-kept = сохраняет тайл для требования «{ NAME($demand) }»
trajan-event-action = выполняет действие «{ NAME($action) }»
trajan-event-extra = тратит { $wild ->
    [0] тайл доп. действия «{ NAME($action) }»
   *[other] джокер действия
}, чтобы повторить действие{ $count ->
    [1] {""}
   *[other] {" "}дважды
}
trajan-event-discarded = сбрасывает { NAME($commodity, form: "acc") } на { NAME($pile, form: "acc") } стопку
trajan-event-played = играет карту «{ NAME($commodity) }»
trajan-event-shipped = отправляет { NAME($ship) } ({ $count ->
    [one] { $count } груз
    [few] { $count } груза
   *[many] { $count } грузов
}{ $wilds ->
    [0] {""}
    [1] , с джокером
   *[other] , с { $wilds } джокерами
})
trajan-event-loaded = грузит { $parts }
    .part = { $count ->
    [1] { NAME($commodity, form: "acc") }
   *[other] { $count }× { NAME($commodity, form: "acc") }
}
trajan-event-forum-tile = берёт { $place ->
    [province] там
   *[forum] с форума
} тайл «{ $tile }»
trajan-event-marched = переводит полководца в { NAME($province, form: "acc") }
trajan-event-conquered = ставит легионера в { NAME($province, form: "prep") }
trajan-event-climbed = поднимается на ступень { $step } в сенате
trajan-event-built = отправляет рабочего на { $site } и берёт тайл «{ $building }»
    .seen = отправляет рабочего за тайлом «{ $building }»
trajan-event-built-empty = отправляет рабочего на { $site }
    .seen = отправляет рабочего на пустой участок
trajan-event-round-ends = Раунд { $round } окончен. Народ требует { NAME($demand, form: "gen") }.
trajan-event-round-ends-last = Раунд { $round } окончен.
trajan-event-quarter-ends = Квартал { NAME($quarter) } окончен.
trajan-event-demand-met = закрывает требование «{ NAME($demand) }»{ $count ->
    [1] {""}
    [few] {" "}{ $count } раза
   *[other] {" "}{ $count } раз
} { $means ->
    [trajan] { $count ->
        [1] тайлом Траяна
       *[other] тайлами Траяна
    }
    [icon] { $count ->
        [1] тайлом форума
       *[other] тайлами форума
    }
   *[wild] { $count ->
        [1] джокером
       *[other] джокерами
    }
}
trajan-event-demand-unmet = { $count ->
    [one] оставляет незакрытым { $count } требование
    [few] оставляет незакрытыми { $count } требования
   *[many] оставляет незакрытыми { $count } требований
}
trajan-event-consul = становится { $office ->
    [vice] вице-консулом
   *[consul] консулом
} и берёт бонусный тайл ({ $bonus })
trajan-event-refilled = Бонусные тайлы, провинции и форум пополнены, корабли повёрнуты лицевой стороной.
trajan-event-over = Партия окончена.

trajan-event-points-shipping = получает { points } за отправку
trajan-event-points-trajan-tile = получает за него { points }
trajan-event-points-province = получает { points } за { NAME($province, form: "acc") }
trajan-event-points-senate = получает { points }
trajan-event-points-building = получает { points } за тайл стройки
trajan-event-points-demands = теряет { points } за незакрытые требования
trajan-event-points-hand = получает { points } за карты на руке
trajan-event-points-workers = получает { points } за рабочих в лагере
trajan-event-points-legionnaires = получает { points } за легионеров в лагере
trajan-event-points-sets = получает { points } за наборы тайлов стройки
trajan-event-points-bonus = получает { points } за бонусный тайл ({ $bonus })
trajan-event-points-open-tiles = получает { points } за невыполненные тайлы Траяна


## Why undo ends here

trajan-barrier-start = партия только началась
trajan-barrier-drew-cards = вы взяли карты
trajan-barrier-revealed = кое-что уже открыто всем
trajan-barrier-turn-ended = ход закончен


## Why an answer is not possible: clauses, with the ids of the rules

trajan-refusal-other-question = сейчас решается, { $question ->
    [marker] какой маркер ляжет в следующую чашу
    [meet] сколько джокеров пойдёт на требование
    [card] откуда взять карту
    [first-tile] с какого тайла Траяна начать
    [consul] какой бонусный тайл возьмёт консул
    [tray] из какой чаши сеять
    [sow] какой маркер положить следующим
    [reward] брать ли награду тайла Траяна
    [plus-two] куда положить маркер [+2]
    [action] как использовать действие
    [discard] какую карту сбросить
    [play] играть ли вторую карту
    [cargo] что погрузить
    [extra] повторять ли действие
   *[end] закончен ли ход
}
trajan-refusal-other-action = сейчас действие «{ NAME($action) }»
trajan-refusal-markers-used = оба { NAME($colour, form: "gen-many") } маркера уже лежат в чашах
trajan-refusal-tray-empty = в чаше «{ NAME($action) }» нет маркеров
trajan-refusal-colour-not-in-hand = в руке не осталось { NAME($colour, form: "gen") } маркера
trajan-refusal-colour-order = два маркера в одну чашу называют по порядку: жёлтый, оранжевый, синий, белый, розовый, зелёный
trajan-refusal-stack-empty = стопка «{ NAME($stack) }» пуста
trajan-refusal-category-taken = тайл из стопки «{ NAME($stack) }» уже лежит на планшете, а первые три должны различаться
trajan-refusal-slot-taken = у чаши «{ NAME($action) }» уже лежит тайл Траяна
trajan-refusal-arch-waits = у каждой чаши уже лежит тайл Траяна, арке нет места
trajan-refusal-plus-two-there = у действия «{ NAME($action) }» уже лежит маркер [+2]
trajan-refusal-no-card-to-draw = карт для добора не осталось
trajan-refusal-pile-empty = в { NAME($pile, form: "gen") } стопке нет карт
trajan-refusal-card-not-in-hand = на руке нет карты «{ NAME($commodity) }»
trajan-refusal-card-order = две карты играют в порядке списка, так что карту «{ NAME($commodity) }» нужно было сыграть первой
trajan-refusal-nothing-to-ship = нет ни карты, ни джокера для отправки
trajan-refusal-no-pair-to-ship = нет пары для отправки
trajan-refusal-ship-full = корабль полон
trajan-refusal-other-goods = этот корабль берёт только один вид товара
trajan-refusal-load-order = товары грузят в порядке списка, каждый вид по разу, так что для карты «{ NAME($commodity) }» уже поздно
trajan-refusal-cards-before-wilds = джокеры грузят после всех карт
trajan-refusal-pair-needed = этот корабль берёт пары, а карта «{ NAME($commodity) }» только одна
trajan-refusal-pairs-only = только корабль пар берёт карту вместе с джокером
trajan-refusal-no-wild-commodity = джокеров товара не осталось
trajan-refusal-two-wilds-needed = этот корабль берёт пары, а джокер товара только один
trajan-refusal-nothing-loaded = ничего не погружено
trajan-refusal-not-in-forum = на форуме нет такого тайла: { NAME($tile) }
trajan-refusal-no-votes-in-forum = на форуме нет тайла на { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
trajan-refusal-no-token = в запасе не осталось фишек
trajan-refusal-not-adjacent = с места полководца нельзя сразу попасть в { NAME($province, form: "acc") }
trajan-refusal-leader-in-camp = полководец ещё в военном лагере
trajan-refusal-already-there = ваш легионер уже стоит в { NAME($province, form: "prep") }
trajan-refusal-no-legionnaire = в военном лагере нет ваших легионеров
trajan-refusal-senate-at-end = ваш диск уже на последней ступени сената
trajan-refusal-no-worker = в лагере рабочих никого нет
trajan-refusal-own-site = на { $site } уже есть ваш рабочий
    .seen = здесь уже есть ваш рабочий
trajan-refusal-site-not-adjacent = рядом с { $site } нет вашего рабочего
    .seen = рядом с этим участком нет вашего рабочего
trajan-refusal-no-extra-tile = нет тайла доп. действия «{ NAME($action) }»
trajan-refusal-no-wild-action = нет джокера действия
trajan-refusal-too-many-wilds = джокеров можно потратить не больше { $count }
trajan-refusal-bonus-gone = там нет бонусного тайла


## Шаги хода

trajan-turn-step-sow = Посеять
trajan-turn-step-tile = Тайл Траяна
trajan-turn-step-action = Действие
trajan-turn-step-end = Закончить ход
