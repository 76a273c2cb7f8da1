### Главная страница для тех, кто уже бывал здесь; загружается, когда её показывают.

home-your-turn = { $count ->
    [one] Ваш ход в { $count } партии
   *[other] Ваш ход в { $count } партиях
}
home-nobody-waits = Вас никто не ждёт.
home-next-clock = Ближайшие часы истекут через { $time }.
home-good-morning = Доброе утро, { $name }
    .alone = Доброе утро
home-good-day = Добрый день, { $name }
    .alone = Добрый день
home-good-evening = Добрый вечер, { $name }
    .alone = Добрый вечер
home-play-title = Играть
home-more-turns = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[other] и ещё { $count }
}
home-company = соперники: { $names }
home-bots = { $count ->
    [1] один бот
    [2] два бота
   *[other] три бота
}

turn-play = Играть
turn-look = Открыть
turn-waits = ждёт вас · { $since }

once-more = Ещё раз
once-start = Начать сразу
once-change = Изменить
once-like = как в прошлый раз
once-live = вживую
once-over-days = { $time } на ход
once-hints = с подсказками
once-no-hints = без подсказок

mine-waiting = ждём: { $names } · { $since }
mine-watching = вы смотрите · { $names } · { $since }
mine-missing = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
mine-over = Окончена
mine-all = { $count ->
    [one] Показать { $count } партию
    [few] Показать все { $count } партии
   *[many] Показать все { $count } партий
}
mine-fewer = Свернуть
mine-drop = Убрать из списка
mine-delete-title = Удалить эту партию?
mine-delete-help = Партия «{ $game }» исчезнет для всех за столом. Вернуть её будет нельзя.
home-continue = Продолжить
mine-bots = боты
mine-go-on = Дальше
mine-more = Ещё: { $game }, { $state }
results-title = Недавние партии
results-points = очки
results-accuracy = точность
results-place = { $place }-е место
results-analysis = Разбор
results-analyse = Разобрать

puzzle-longest = лучшая серия: { $days }
puzzle-month = Мозаика: { $month }
    .about = Камень за каждый день, когда вы решили задачу.

lesson-home = Урок: { $title }
    .about = Начат, шаг { $step }
device-home = И на другом устройстве
    .about = Ваши места переедут по ссылке или QR-коду
device-home-go = Ссылка
tabs-games = Партии
