### Разбор партии: оценки, удача и мастерство, что и где потеряно.

analysis-title = Разбор: { $game }
analysis-judge = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, оценивает princeps, не меньше { $iterations } итераций на каждое, по тому, что игрок тогда знал
analysis-unfinished = Эта партия ещё не закончена: итогом считается нынешний шанс на победу

analysis-player = Игрок
analysis-points = Очки
analysis-accuracy = Точность
analysis-start = Начало
analysis-luck = Удача
analysis-skill = Мастерство
analysis-others = Другие
analysis-result = Итог
analysis-chances = Шансы на победу. Начало, удача (что вытянуто и открыто), мастерство (собственные решения) и решения других в сумме дают итог.

analysis-curve = Шансы на победу
analysis-players = Игроки

analysis-moments = Что обошлось дороже всего
analysis-no-moments = Никто не потерял ничего заметного.
analysis-round = Раунд { $round }, { $player }: { $question }
analysis-played = Сыграно: { $answer } ({ $chance } %, очки: { $points })
analysis-best = Лучше всего: { $answer } ({ $chance } %, очки: { $points })
analysis-gain = { $points } { $source }. { $reason }
analysis-progress = Решения оцениваются

# Вердикт о решении и причины
analysis-graded = { $grade }. { $verdict }
analysis-verdict-only = Других вариантов не было.
analysis-verdict-best = Ничего лучше не нашлось.
analysis-verdict-equal = Почти так же хорошо, как лучший ход.
analysis-verdict-find = Всё остальное хуже не меньше чем на { $chance } %, и увидеть это непросто.
analysis-verdict-cost = { $whole ->
    [turn] Весь ход понемногу, шаг за шагом, стоил { $chance } % шанса на победу и { $points } очка.
   *[answer] Это стоило { $chance } % шанса на победу и { $points } очка.
}
analysis-because = { $side ->
    [chosen] Как сыграно: { $fact }
    [best] Лучший ход: { $fact }
   *[next] Следующий по силе: { $fact }
}
analysis-decimal-mark = ,

# Рядом с вердиктом
analysis-judged-by = Оценивает princeps, не меньше { $iterations } итераций на каждое решение, по тому, что игрок тогда знал
analysis-failed = Сейчас разобрать партию не удалось.
refused-analysis-running = Разбор доступен, когда партия закончена; для копии — когда закончена и исходная партия.
analysis-deal = Раздача
analysis-draw = { $player }: вытянуто или открыто

# История одного места
analysis-story-unfinished = Ещё не конец: шанс на победу { $chance } %
analysis-story-shared = Победа на двоих или больше
analysis-story-won = { $why ->
    [played] Победа и лучшая игра за столом
    [luck] Победа, и удача помогла
   *[plain] { $points ->
        [0] Победа по дополнительному критерию
        [one] Победа с отрывом в { $points } очко
        [few] Победа с отрывом в { $points } очка
       *[other] Победа с отрывом в { $points } очков
    }
}
analysis-story-lost = { $points ->
    [0] Поражение по дополнительному критерию
    [one] Не хватило { $points } очка
   *[other] Не хватило { $points } очков
}{ $why ->
    [played] {" "}при лучшей игре за столом
    [luck] , а удача досталась другим
   *[plain] {""}
}
analysis-story-no-error = Ни один ход не обошёлся дорого.
analysis-story-cost = Дороже всего обошёлся раунд { $round }: { $chance } % шанса на победу.
analysis-story-luck = { $luck ->
    [good] За всю партию удача добавила { $chance } %.
    [bad] За всю партию невезение отняло { $chance } %.
   *[none] Удачи и неудачи было примерно поровну.
}
analysis-story-dearest = Дороже всего обошёлся раунд { $round }
analysis-story-instead = { $played }. Лучше: { $best }
analysis-story-find = Лучшая находка, раунд { $round }
analysis-story-lucky = Повезло: { $player }, раунд { $round }
analysis-story-stroke = { $what }. Было { $before } %, стало { $after } %.
