### Задачи: найти лучший ход в позиции.

puzzles-title = { $game }: { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
}
puzzles-id = Задача
puzzles-theme = Тема
puzzles-difficulty = Сложность
puzzles-players = Игроки
puzzles-decisions = Решения
puzzles-show = Посмотреть одну: princeps puzzles show { $game } { $id }

puzzles-moment = { $theme }, сложность { $difficulty } из 5, игроков: { $players }, ходит { $name }
puzzles-solution = Лучший ход
puzzles-why = Почему
puzzles-runner-up = Лучший из ходов похуже
puzzles-lead = { $which ->
    [fewer] Очков он приносит меньше, зато шанс на победу с ним выше на { $chance } %.
    [equal] Шанс на победу с ним выше на { $chance } %.
   *[more] { $points ->
        [one] Он ценнее примерно на { $points } очко, а шанс на победу с ним выше на { $chance } %.
        [few] Он ценнее примерно на { $points } очка, а шанс на победу с ним выше на { $chance } %.
       *[many] Он ценнее примерно на { $points } очков, а шанс на победу с ним выше на { $chance } %.
    }
}
puzzles-gain = { $source }: { $points }
puzzles-later = Сразу этого не видно, но если доиграть партию тысячи раз, этот ход оказывается выгоднее.

mistake-puzzle = Задачи «{ $puzzle }» нет; все задачи перечислит princeps puzzles list { $game }.
mistake-theme = Темы «{ $theme }» нет; есть: { $known }.

### О чём ход.

trajan-theme-sowing = Посев
trajan-theme-trajan-tiles = Тайлы Траяна
trajan-theme-ships = Корабли
trajan-theme-demands = Требования
trajan-theme-senate = Сенат
trajan-theme-military = Армия
trajan-theme-construction = Стройка

forum-trajanum-theme-envoys = Посланники
forum-trajanum-theme-columns = Триумфальные колонны
forum-trajanum-theme-tasks = Задания Траяна
forum-trajanum-theme-cranes = Краны
forum-trajanum-theme-passing = Передача
forum-trajanum-theme-citizens = Горожане
forum-trajanum-theme-building = Строительство
