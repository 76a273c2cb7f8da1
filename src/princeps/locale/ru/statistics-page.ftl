### One's own games and what they say together, on the page and in the terminal.

statistics-title = Ваши партии
statistics-none = Завершённых партий пока нет.
statistics-none-help = Здесь учитываются партии, сыгранные до конца в этом браузере.
statistics-none-chosen = Таких партий у вас нет.
statistics-reading = Чтение партий
statistics-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед: { $won }

## Which games are looked at

statistics-choose-game = Игра
statistics-choose-players = Число игроков
statistics-choose-company = Против
statistics-choose-time = Когда
statistics-both = Обе игры
statistics-all = Все
statistics-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
statistics-company-bots = боты
statistics-company-people = люди
statistics-ever = Всё время
statistics-lately = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}

## Figures

statistics-count = партии
statistics-won = победы
statistics-won-share = { $percent } %
statistics-best = рекорд, { $game }
statistics-accuracy-lately = точность, последние десять
statistics-accuracy-change = { $change } к предыдущим десяти
statistics-not-analysed = разборов пока нет

statistics-levels = Результаты по уровням
statistics-against = Против
statistics-level-tiro = тиро
statistics-level-civis = цивис
statistics-level-senator = сенатор
statistics-level-princeps = принцепс
statistics-level-other = другие боты
statistics-level-people = люди
statistics-place = место
statistics-place-of = { $place } из { $players }
statistics-places = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[4] четвёртое место
}
statistics-bar = { $against }, { statistics-players }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}, { statistics-places }

statistics-sources = Откуда берутся очки
statistics-sources-of = { $games ->
    [1] Одна партия
    [one] В среднем за { $games } партию
    [few] В среднем за { $games } партии
   *[many] В среднем за { $games } партий
}
statistics-sources-none = Очки по источникам записываются с этого дня: сыграйте партию до конца, чтобы их увидеть.
statistics-own = вы
statistics-bots = боты
statistics-most-lost = По сравнению с ботами больше всего не хватает здесь: { $source }.

statistics-accuracy = Точность
statistics-accuracy-help = Насколько хороши ваши решения по мнению сильнейшего бота. Линия: среднее за пять партий.
statistics-accuracy-none = Разберите завершённую партию, и здесь появится её точность.
statistics-accuracy-point = { $date }: { $accuracy }

statistics-records = Рекорды
statistics-record-most-points = Больше всего очков
statistics-record-widest-lead = Самый большой отрыв
statistics-record-closest-win = Победа с наименьшим отрывом
statistics-record-wins-in-a-row = Побед подряд

statistics-rivals = Ваши соперники
statistics-rival = { $name }: впереди { $ahead }, позади { $behind }, наравне { $tied }

statistics-last = Последние партии
statistics-points = очки
statistics-with = с кем
statistics-shown = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}: { $what }
statistics-look = Посмотреть
statistics-analysis = Разбор

## To take along

statistics-take = Забрать с собой
statistics-take-help = Ваши результаты таблицей или для программ.
statistics-forget = Удалить мои партии
statistics-forget-title = Удалить все завершённые партии?
statistics-forget-help = Они исчезнут навсегда, вместе с результатами. Если с вами играли другие люди, партия останется у них, но вашего имени на вашем месте больше не будет.
statistics-forgotten = Ваши завершённые партии удалены.
statistics-none-terminal = Завершённых партий там нет: учитываются партии, сыгранные до конца в терминале; у партий на странице статистика на странице.
mistake-no-folder = Папки { $folder } нет.
mistake-no-player = Никто по имени «{ $player }» не завершил там ни одной партии; есть: { $known }.
