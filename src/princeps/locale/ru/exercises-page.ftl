### Задачи и собственные ошибки: позиция, в которой пробуют ходы и узнают, чего они стоят.

## Попытки

exercise-hint = Подсказка
exercise-hint-tip = Сначала куда смотреть, потом больше (H)
exercise-show = Показать
exercise-show-tip = Показывает лучший ход и почему (S)
exercise-skip = Пропустить
exercise-skip-tip = Вернуться к этому позже
exercise-again = Ещё раз
exercise-myself = Сыграть самостоятельно
exercise-not-yet = Пока нет
exercise-keys-word = Клавиши
exercise-tries = Ваши попытки
exercise-no-tries = Пока ни одной. Не спешите: секунды никто не считает.
exercise-try =
    { $number ->
        [1] Первая попытка
        [2] Вторая попытка
        [3] Третья попытка
       *[other] Попытка { $number }
    }
exercise-credit = { $percent } %
exercise-chance = { $chance }
exercise-chance-most = не больше { $chance }

## Подсказки

exercise-clue = Подсказка { $number } из 2:
exercise-clue-part = Сначала посмотрите сюда: { $part }.
exercise-clue-ring = Посмотрите на места с тёмной рамкой.
exercise-clue-row = Это в ряду { $row }.
exercise-clue-few = Это { $choices }.
exercise-clue-choice = «{ $choice }»
exercise-clue-button = На этот раз не на поле: посмотрите на кнопки внизу.
exercise-clue-back = Отсюда лучший ход уже недостижим. Отмените что-нибудь.

## Решение

exercise-walk = Шаг за шагом
exercise-walk-help = Клавиши ← → ведут по решению на столе.
exercise-walk-back = На шаг назад
exercise-walk-on = Следующий шаг
exercise-step =
    { $number ->
        [0] С чего всё начинается
       *[other] Шаг { $number } из { $count }
    }
exercise-keys-hint = Подсказка
exercise-keys-show = Показать лучший ход
exercise-keys-walk = В конце: на шаг назад, на шаг вперёд

## Задачи

puzzle-title = Задача: { $title }
puzzle-loading = Задача загружается …
puzzle-nav = Задачи
puzzle-back = Назад
puzzle-today = Сегодня
puzzle-sets = Подборки
puzzle-of-day = Задача дня: { $day }
puzzle-from-set = Из подборки
puzzle-about = Об этой задаче
puzzle-difficulty = Сложность { $level } из 5
puzzle-task =
    { $decisions ->
        [one] Вы — { $name }. Найдите лучший ход: { $decisions } решение.
        [few] Вы — { $name }. Найдите лучший ход: { $decisions } решения подряд.
       *[other] Вы — { $name }. Найдите лучший ход: { $decisions } решений подряд.
    }
puzzle-fair = Вы видите то же, что и { $name }. Лучший ход найден долгим перебором, которому известно не больше.
puzzle-solved =
    { $number ->
        [1] Решено с первой попытки
        [2] Решено со второй попытки
        [3] Решено с третьей попытки
       *[other] Решено, попытка { $number }
    }
puzzle-shown = Лучший ход
puzzle-not-yet-close = Очень близко. Можно ещё чуть лучше.
puzzle-not-yet-part = Хорошее начало. Можно лучше.
puzzle-not-yet-far = Есть ход лучше.
puzzle-try =
    { $least ->
        [yes] С лучшим ходом шанс на победу выше как минимум на { $chance } %.
       *[no] Это { $percent } % возможного. С лучшим ходом шанс на победу выше на { $chance } %.
    }
puzzle-why = Почему он лучший
puzzle-gains = По сравнению со следующим, «{ $other }», он приносит:
puzzle-next = Следующая задача
puzzle-all-sets = Все подборки
puzzle-none = Задач нет
puzzle-none-help = В этой версии нет задач.
puzzle-set-solved = { $solved } из { $count }
puzzle-set-go = Продолжить: { $title }
puzzle-set-begin = Начать
puzzle-set-on = Продолжить
puzzle-set-all = Все задачи подборки
puzzle-number-open = { $title }, задача { $number }
puzzle-number-solved = { $title }, задача { $number }: решена
puzzle-number-shown = { $title }, задача { $number }: показана

## Дни подряд

puzzle-streak =
    { $days ->
        [one] день подряд
        [few] дня подряд
       *[other] дней подряд
    }
puzzle-streak-best =
    { $days ->
        [one] Рекорд: { $days } день. Один пропущенный день прощается.
        [few] Рекорд: { $days } дня. Один пропущенный день прощается.
       *[other] Рекорд: { $days } дней. Один пропущенный день прощается.
    }
puzzle-day-solved = { $day }: решено
puzzle-day-missed = { $day }: не сыграно
puzzle-day-today = { $day }: сегодня, ещё не решено
puzzle-mosaic = { $month }: выложено камней: { $laid }, по одному за каждый день с решённой задачей
puzzle-home = Задача дня
puzzle-home-go = Решить
puzzle-home-again = Посмотреть ещё раз
puzzle-home-done = Решено. Следующая будет завтра.

## Учиться на ошибках

ladder-played = В партии: { $chance }.
ladder-try = Попытка: { $chance }.
ladder-veiled = Лучший ход пока скрыт.
ladder-best = Лучший ход: { $chance }.
mistakes-title = Учиться на ошибках
mistakes-yours = Ваши ошибки
mistakes-loading = Возвращаемся к этому моменту …
mistakes-running = Эта партия ещё идёт. Ошибки можно посмотреть, когда она закончится.
mistakes-wait = Партия разбирается
mistakes-wait-help = Сейчас начнётся.
mistakes-progress = Оценено решений: { $done } из { $of }
mistakes-failed = Разбор не удался
mistakes-retry = Попробовать ещё раз
mistakes-none = Исправлять нечего
mistakes-none-help = В этой партии ни одно ваше решение не обошлось так дорого, чтобы считаться ошибкой.
mistakes-review = Назад к разбору
mistakes-found = Найдено { $found } из { $count }
mistakes-state-found = найдено
mistakes-state-now = сейчас
mistakes-state-open = впереди
mistakes-further =
    { $count ->
        [one] И ещё { $count } поменьше
        [few] И ещё { $count } поменьше
       *[other] И ещё { $count } поменьше
    }
mistakes-next = Следующая ошибка
mistakes-all-found = Всё найдено: назад к разбору
mistakes-solved =
    { $number ->
        [1] Найдено с первой попытки
        [2] Найдено со второй попытки
        [3] Найдено с третьей попытки
       *[other] Найдено, попытка { $number }
    }
mistakes-shown = Лучший ответ
mistakes-not-yet-better = Чуть лучше. Можно ещё лучше.
mistakes-not-yet-equal = Как в партии. Есть что-то лучше.
mistakes-not-yet-worse = Посмотрите ещё раз. Есть что-то лучше.
mistakes-try-better = Шанс на победу: { $chance } вместо { $played }.
mistakes-try-equal = Шанс на победу: { $chance }.
mistakes-try-worse = Шанс на победу: { $chance }; в партии было { $played }.
mistakes-try-least = Шанс на победу: не больше { $chance }; в партии было { $played }.
mistakes-why = Чего это стоило
mistakes-fair = Вы видите то, что видели тогда. Бот, который оценивает ходы, знает не больше вашего.
