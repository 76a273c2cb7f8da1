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


## Mistakes on the command line

mistake-game = Игры «{ $name }» нет; есть: { $known }.
mistake-option = Варианта «{ $option }» нет; есть: { $known }.
mistake-option-form = Вариант задают как имя=значение, а не «{ $option }».
mistake-option-yes-or-no = Вариант «{ $option }» принимает yes или no, а не «{ $value }».
mistake-option-choice = Вариант «{ $option }» принимает { $known }, а не «{ $value }».
mistake-option-seats = Вариант «{ $option }» принимает номера мест, например 0,2, а не «{ $value }».
mistake-option-no-seat = Вариант «{ $option }» называет место, которого нет: места — от 0 до { $last }.
mistake-players = { $game }: играют от { $least } до { $most } игроков, а не { $players }.
mistake-seed = Начальное число — целое от 0 до { $largest }, а не { $seed }.
mistake-player = «{ $player }» не может занять место; можно: { $known }.
mistake-names = Мест { $seats }, столько же нужно имён, а их { $names }.
mistake-name = В имени от 1 до { $longest } букв, а в «{ $name }» — нет.
mistake-same-name = У двух игроков одно и то же имя.
mistake-bot = Бота «{ $bot }» нет; есть { $known } или свой: пакет:Имя.
mistake-character = Бота «{ $bot }» нет; после { $known } можно добавить: { $characters }.
mistake-no-characters = Бота «{ $bot }» нет; в этой игре нет характеров.
mistake-trust-bot = В этой партии играет бот «{ $bot }»: если вы ему доверяете, добавьте --bots { $bot }.
mistake-language = Языка «{ $language }» нет; есть: { $known }.
mistake-no-unfinished = В { $folder } нет неоконченной партии.
mistake-saved-game = { $file } — не сохранённая партия Princeps.
mistake-saved-format = { $file } сохранён другой версией Princeps: эта читает формат { $format }.
mistake-seats-file = В { $file } не сказано, кто где сидит.
mistake-no-seat = Места { $seat } в этой партии нет: места — от 0 до { $last }.
mistake-only-terminal = { $option } работает только в терминале: добавьте --terminal или выберите на странице.
mistake-only-new = { $option } — для новой партии: уберите его или уберите --resume и --file.
mistake-only-saved = { $option } — для страницы и сохранённых партий: назовите своего бота в --seats.
mistake-without-prose = { $option } не сочетается с --prose.
mistake-only-prose = { $option } нужно только вместе с --prose.
mistake-no-worker = В --workers и --thinkers нужно не меньше 1.
mistake-workers = Нескольким процессам сервера нужна база данных PostgreSQL: через неё они узнают друг о друге.
mistake-site = Адрес имеет вид https://play.example.org, а не «{ $site }».
mistake-address = Такой адрес имеет вид 127.0.0.1:9177, а не «{ $address }».
mistake-smtp = Почтовый сервер записывается как smtp://имя@mail.example.org:587, а не «{ $smtp }».
mistake-mail = Для почты нужны сервер (--smtp), отправитель (--mail-from princeps@example.org) и --site.
mistake-smtp-password = Пароль почтового сервера задаётся в PRINCEPS_SMTP_PASSWORD.
mistake-webhook = Сервер чата записывается как https://chat.example.org, а не «{ $server }».
mistake-webhooks = Для сообщений в чаты нужен --site, чтобы они вели обратно.
mistake-backup-exists = Файл { $file } уже есть: резервная копия — всегда новый файл.
mistake-no-database = Базы данных { $file } нет.
mistake-newer-database = База данных создана более новой версией Princeps.
mistake-no-pg-dump = Нужна программа pg_dump из состава PostgreSQL, а здесь она не установлена.
mistake-pg-dump = pg_dump не смог скопировать базу данных: { $reason }


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


## princeps backup, princeps check

backup-title = База данных копируется
backup-written = Резервная копия: { $file }.
check-title = Партии разыгрываются заново
check-file = База данных не повреждена.
check-damage = База данных повреждена: { $what }
check-no-changes = Таблицы такие, какие нужны этой версии Princeps.
check-changes = Когда эта версия Princeps впервые откроет базу, она изменит таблицы:
check-no-games = Партии можно будет проверить после этого.
check-games = { $games ->
    [0] Партий нет.
    [one] Разыграна заново { $games } партия; совпадает с сохранённым: { $sound }.
    [few] Разыграны заново { $games } партии; совпадают с сохранённым: { $sound }.
   *[many] Разыграно заново { $games } партий; совпадают с сохранённым: { $sound }.
}
