## Стол в браузере, для любой игры: панель решений, подсказки, клавиши, заставка.


# Загрузка
table-loading = Готовим стол…
table-stale = Пока шёл ваш ответ, положение на столе изменилось. Посмотрите ещё раз.

# Панель решений
bar-label = Ваше решение
bar-steps = Шаги этого хода
bar-waiting = { $count ->
    [one] Думает { $names }
   *[other] Думают { $names }
}
bar-waiting-nobody = Ходят остальные
bar-yours-later = Ваш ход
    .help = Ответить можно будет, когда появится связь.
bar-thinking = думает
bar-over = Партия окончена
bar-pay = Плата
bar-get = Получить
bar-change-pay = Заплатить иначе
bar-way-plain = без обмена
bar-points-now = Очки сразу
bar-next-scoring = { $game ->
    [trajan] В конце игры
   *[other] Ближайший подсчёт
}
bar-now-tip = Очки, которые вы получите сразу
bar-next-tip = { $game ->
    [trajan] Все ваши очки, если бы игра кончилась сейчас, с незакрытыми требованиями: до и после
   *[other] Что принёс бы ближайший подсчёт, если бы он был сейчас: до и после
}
bar-turn = Повернуть
bar-turn-tip = Развернуть тайл (клавиша R)
bar-confirm = Подтвердить
bar-build-here = Положить сюда
bar-undo = Отменить
bar-undo-tip = Отменить последний шаг (клавиша U)
bar-undo-barrier = Отменить нельзя: { $reason }
bar-undo-nothing = Отменять пока нечего
bar-finish = Ваш ход сделан
    .help = Закончите его или сначала отмените что-нибудь.
bar-end-turn = Закончить ход
bar-end-turn-tip = Закончить свой ход (клавиша E)
bar-end-turn-early = Можно сделать ещё что-нибудь, но не обязательно
bar-more = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
}
bar-to-end = Итоги
bar-skip = Пропустить
bar-skip-tip = Сразу показать, что получилось (клавиша End)
choose-here = Что вы хотите сделать здесь?

# Несколько человек у одного экрана
hand-over = Передать экран: { $name }
cover-title = { $name }, ваш ход
cover-seat = Место { $number }
cover-help = Остальных просим отвернуться.
cover-show = Показать мой стол
cover-waiting = Готовим стол: { $name }…
seat-switch = Места у этого экрана
seat-switch-decides = { $name }: решает

# Наблюдение и ожидание
watching = Вы смотрите со стороны игрока { $name }.
reckoning-nothing = Никто не получает и не теряет очков.

# Подсказки
hint-title = Подсказка
hint-open = Попросить подсказку
hint-thinking = Сильный игрок изучает ваше положение…
hint-nothing = Здесь есть только один вариант.
hint-do = Сделать это
hint-others = Другие подсказки
hint-help = Нажмите на подсказку, чтобы увидеть её на столе. Очки и шансы — то, к чему она приводит в среднем, если дальше все играют хорошо.

# Верхняя строка
tool-rules = Правила и словарь
tool-rules-word = Правила
tool-menu-word = Меню
tool-log = Журнал
tool-scores = Счёт
tool-keys = Клавиши и касания
tool-describe = Описать стол
my-turn-title = Ваш ход · { $game }

# Клавиши
keys-title = Клавиши и касания
keys-tap = На обведённом месте: выбрать его
keys-tap-else = На любой другой части: что это, почему её сейчас нельзя выбрать и какой сейчас вопрос
keys-hold = На любой части: что это, без выбора
keys-rest = На любой части: что это и что она приносит
keys-arrows = Переходить с места на место
keys-next = К следующему доступному месту; с Shift — к предыдущему
keys-tab = К следующей части стола
keys-enter = Выбрать; подтвердить показанное
keys-numbers = Выбрать ответ на панели решений; ещё раз — следующий с тем же номером
keys-escape = Отменить выбор, закрыть
keys-undo = Отменить
keys-end = Закончить ход
keys-turn = Повернуть двойной тайл
keys-hint = Подсказка
keys-log = Журнал
keys-scores = Счёт
keys-describe = Описать стол словами
keys-help = Этот список
key-tap = Касание
key-tap-else = Касание мимо
key-hold = Удержание
key-rest = Наведение
key-arrows = Стрелки
key-tab = Tab
key-enter = Enter
key-numbers = 1 … 9
key-escape = Esc

# Стол словами, для тех, кто его не видит
describe-title = Стол словами
describe-decision = Ваше решение
describe-answers = { $count ->
    [one] Возможен { $count } ответ
    [few] Возможны { $count } ответа
   *[many] Возможно { $count } ответов
}
describe-players = Игроки
describe-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $game ->
    [trajan] в конце { $forecast }, если бы игра кончилась сейчас
   *[other] ещё { $forecast }, если бы подсчёт был сейчас
}; { $status }.
describe-you = { $name } (вы)

# Shared by the tables of all games
mat-rivals = Соперники

# The rules dialog
glossary-title = Правила и словарь
glossary-how = Как играть
glossary-things = Словарь
glossary-search = Найти
glossary-nothing = Ничего с таким названием нет.
