### What the terminal says around the game.

## Choosing

prompt = { $player } (номер, название или ?)>{" "}
prompt-again = { $player } (что именно? Enter — назад)>{" "}
press-enter = Нажмите Enter, чтобы продолжить.{" "}
choices-more = { $heading } ({ $count })
choices-part = (часть { $part } из { $parts }, Enter — дальше)
forced = { $player }, вариант только один: { $answer }.
news-earlier = { $count ->
    [one] (и ещё { $count } строка раньше: l)
    [few] (и ещё { $count } строки раньше: l)
   *[many] (и ещё { $count } строк раньше: l)
}
not-understood = «{ $typed }» здесь выбрать нельзя. Введите номер или название, ? — справка.
refused = Нельзя: { $reason }.
undo-done = Выбор отменён.
undo-nothing = Отменять нечего.
undo-barrier = Это уже не отменить: { $reason }.


## Leaving and coming back

cover = Передайте клавиатуру игроку { $player } и нажмите Enter.{" "}
save-as = Сохранить копию как:{" "}
saved-as = Копия сохранена: { $file }.
save-cancelled = Ничего не сохранено.
save-failed = Не удалось сохранить партию как { $file }: { $reason }.
left = Партия сохранена в { $file }
left-resume = Продолжить: princeps play --terminal --resume
resumed = С возвращением! Партия продолжается с того же места.


## What the operating system refuses

trouble = { $file }: { $reason }.
trouble-not-found = файл или папка не найдены
trouble-no-permission = нет прав на чтение или запись
trouble-read-only = там можно только читать
trouble-disk-full = на диске нет места
trouble-is-folder = это папка
trouble-not-folder = часть пути не является папкой
trouble-exists = такой файл уже есть
trouble-long-name = слишком длинное имя
trouble-many-files = открыто слишком много файлов
trouble-broken-disk = диск не отвечает
trouble-port = Сервер не может занять адрес { $host }, порт { $port }: { $reason }.
trouble-port-taken = порт занят другой программой
trouble-no-port = такого порта нет
trouble-no-address = у этого компьютера нет такого адреса
trouble-database-taken = Файл { $file } уже занят другим сервером: сначала остановите его.
trouble-database = Базу данных не удаётся использовать: { $reason }.
trouble-not-opened = её файл не открывается
trouble-not-database = её файл — не база данных
trouble-database-busy = в неё пишет другая программа
trouble-port-forbidden = для портов ниже 1024 нужны особые права
trouble-no-host = компьютера с таким именем нет
trouble-other = ошибка { $number } операционной системы


## Headings

title-log = Журнал
title-boards = Планшеты
title-scores = Счёт
title-help = Справка
title-legend = Обозначения


## The end

end-winner = { $winner } побеждает, набрав { points }.
end-shared = { $winners } делят победу: у каждого { points }.
end-file = Партия сохранена в { $file }.


## Scores

scores-source = Источник
scores-total = Всего


## Help

help-text = Введите номер варианта или его название: r2c3 выбирает ячейку, рынок строит рынок; достаточно начала слова. Если название подходит нескольким вариантам, вас спросят, какой нужен.
help-u = отменить последний выбор, но не дальше того, что вы успели узнать
help-s = очки по источникам и что принёс бы ближайший подсчёт сейчас
help-l = всё, что произошло
help-b = планшеты всех игроков и то, что лежит в центре стола
help-h = подсказка: лучшие варианты и что они должны дать
help-w = сохранить копию под другим именем (сама партия сохраняется после каждого выбора)
help-q = сохранить и выйти
help-help = эта страница


## Подсказки

thinking = { $player } думает…
title-hint = Подсказка
hint-none = Выбирать здесь не из чего.
