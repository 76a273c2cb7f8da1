### Разбор партии: оценки, удача и мастерство, что и где потеряно.

grade-only = Единственный ответ
grade-great-find = Находка
grade-best = Лучший ход
grade-good = Хороший ход
grade-inaccuracy = Неточность
grade-mistake = Ошибка
grade-blunder = Грубая ошибка

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
analysis-cost = { $grade }: { $chance } % шанса на победу, очки: { $points }
analysis-find = { $grade }: всё остальное хуже не меньше чем на { $chance } %
analysis-played = Сыграно: { $answer } ({ $chance } %, очки: { $points })
analysis-best = Лучше всего: { $answer } ({ $chance } %, очки: { $points })
analysis-gain = { $points } { $source }
analysis-progress = Решения оцениваются
