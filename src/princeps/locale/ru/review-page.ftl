### Взгляд назад на партию с оценкой сильного игрока: разбор, ошибки, задачи.

## Оценки и числа

grade-only = Единственный вариант
grade-great-find = Находка
grade-best = Лучший ход
grade-good = Хороший ход
grade-inaccuracy = Неточность
grade-mistake = Ошибка
grade-blunder = Грубая ошибка
review-luck-up = Удача
review-luck-down = Невезение
review-chance = { $percent } %
review-chance-under = меньше 1 %
review-chance-over = больше 99 %
review-change = { $sign }{ $percent } %
review-change-none = ±0 %
review-points = очки: { $points }
review-points-word = Очки

## Одно решение

review-moment = Этот момент
review-round = Раунд { $round }
review-round-of = Раунд
review-of = { $number } из { $count }
review-cost-points = минус { $points } очка
review-cost-chance = шанс на победу { $chance }
review-played = Сыграно
review-played-you = Ваш ход
review-played-by = { $name }: ход
review-best = Лучший ход
review-instead = Вместо этого
review-later = До конца партии.
review-tag-played = сыграно
review-tag-best = лучше
review-tag-both = оба
review-about-equal = Разница слишком мала, чтобы судить уверенно: примерно поровну.
review-try = Попробовать отсюда
review-former-key = Предыдущий ключевой момент
review-next-key = Следующий ключевой момент
review-still-looking = Ещё смотрим …
review-begin = Начало
review-begin-help = Нажмите на отметку на графике или пройдите по ключевым моментам.
review-sown = { $tray }: { $count }
review-leads-to = ведёт к

## Вся партия

review-curve = Шанс на победу
review-curve-brief = шанс на победу
review-luck = удача
review-skill = мастерство
review-where = { $number } из { $count } · { $period }, раунд { $round }
review-chance-of = { $name }: { $chance }
review-chance-was = { $name }: { $chance }, было { $before }
review-course = Ход партии
review-key-moments = Ключевые моменты
review-no-moments = Никто не потерял ничего заметного.
review-players = Как играли
review-players-brief = Игроки
review-in-points = мастерство и удача в очках
review-you = вы
review-look-from = Смотреть с места: { $name }
review-accuracy-of = { $name }: точность { $accuracy } из 100
review-accuracy-awaited = { $name }: точность ещё не известна
review-only-mistakes = Только ошибки
review-only-two = Только лучший соперник
review-who = Игрок
review-what = Что произошло
review-grade = Оценка
review-viewpoint = Чью партию вы смотрите
review-as-seen-by = Глазами: { $name }
review-seen-by = Глазами: { $name }
review-board-of = Планшет: { $name }
review-board-common = Общее поле
review-menu = Меню этого разбора
review-share = Поделиться
review-share-picture = Поделиться картинкой
review-back-to-replay = К просмотру партии
review-look-closer = Посмотреть внимательнее
review-looking-closer = Начат более внимательный разбор. Его выводы заменят показанное.
review-running = Эта партия ещё идёт. Разобрать её можно, когда она закончится.

## Ожидание

review-awaited = Партия разбирается
review-awaited-help = Первый график будет через несколько секунд.
review-ahead = { $count ->
    [one] Впереди ещё { $count } партия.
    [few] Впереди ещё { $count } партии.
   *[other] Впереди ещё { $count } партий.
}
review-progress = Оценено решений
review-judged = оценено { $done } из { $count }
review-failed = Разбор не удался
review-retry = Попробовать ещё раз

## Клавиши

review-keys-mistake = следующая ошибка, предыдущая ошибка
review-keys-key = следующий ключевой момент, предыдущий
review-keys-best = пока нажата: только лучший ход
review-keys-played = пока нажата: только сыгранное
review-keys-try = попробовать отсюда
review-keys-table = партия в виде таблицы
review-keys-look = смотреть с другого места

## История партии и её картинка

review-story = История
review-story-awaited = Партия ещё разбирается …
review-story-mistakes = Учиться на ошибках
review-picture-hint = Посмотрите всю партию или играйте дальше с любого момента
review-picture-rounds = раундов: { $rounds } · игроков: { $players }
review-picture-accuracy = точность { $accuracy }
