### Labels of the Trajan screen in a terminal. Short ones: they have to fit.

trajan-screen-setting-up = Подготовка
trajan-screen-quarter = Квартал { NAME($quarter) }
trajan-screen-round = раунд { $round }/{ $rounds }
trajan-screen-spaces = { $count ->
    [one] ещё { $count } шаг
    [few] ещё { $count } шага
   *[many] ещё { $count } шагов
}
trajan-screen-round-ends = конец раунда
trajan-screen-quarter-ends = конец квартала
trajan-screen-over = партия окончена
trajan-screen-no-demands = требований пока нет
trajan-screen-demands = { $demands }
trajan-screen-penalty = -{ $points }

trajan-screen-provinces = Провинции
trajan-screen-forum = Форум
trajan-screen-port = Порт
trajan-screen-piles = стопки { $tops } +{ $count }
trajan-screen-stacks = Траян
trajan-screen-senate = Сенат
trajan-screen-votes = { $votes }/{ $step }
trajan-screen-none = —

trajan-screen-hand = Рука
trajan-screen-display = выкладка
trajan-screen-unknown-cards = { $count } неизв.
trajan-screen-tiles = Тайлы
trajan-screen-kept = всегда { $demands }
trajan-screen-plus-two = [+2] { $actions }
trajan-screen-buildings = постройки { $buildings }
trajan-screen-bonus = Бонусы

# Headings of columns
trajan-screen-points = очки
trajan-screen-demands-cost = штраф
trajan-screen-final = финал
trajan-screen-cards = карты
trajan-screen-supply = фиш
trajan-screen-legionnaires = лег
trajan-screen-workers = раб
trajan-screen-trays = чаши I-VI
trajan-screen-tiles-short = тайлы

trajan-scores-note = В скобках: чего стоили бы незакрытые требования и что принёс бы финальный подсчёт, если бы всё закончилось сейчас.

trajan-legend-markers = маркеры: { $letters }
# The names of actions are not shortened here, so $letters is not needed.
trajan-legend-target = если посеять из этой чаши, время сдвинется на 2, последний маркер попадёт в «{ NAME($action, form: "acc") }»
trajan-legend-accomplishes = тайл Траяна там можно выполнить
trajan-legend-ends-round = с этим закончится раунд
trajan-legend-arch = арка: сюда ляжет следующий тайл Траяна
trajan-legend-site = тайл стройки с его очками: { $letters }
trajan-legend-seat = легионер или рабочий игрока { $player }
trajan-legend-leader = полководец игрока { $player }
trajan-legend-free = здесь ничего не лежит
trajan-legend-demands = требование, которое вы сейчас можете закрыть или нет
trajan-legend-choice = можно выбрать сейчас
trajan-legend-players = кто начал партию, кто ещё решает, кто уже решил
trajan-legend-tiles = тайлы форума: { $letters }
trajan-legend-provinces = провинции с очками за легионера, если поставить его сейчас: { $letters }
trajan-legend-columns = карты на руке; фишки в запасе, легионеры и рабочие в своих лагерях
trajan-legend-ship = корабль с очками за грузы; в скобках: серая сторона
trajan-legend-piles = открытые стопки порта и сколько карт осталось в колоде
trajan-legend-senate = голоса в сенате и ступень трека; лидер стоит первым
trajan-legend-final = что принёс бы финальный подсчёт сейчас
