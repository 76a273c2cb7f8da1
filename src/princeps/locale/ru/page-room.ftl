### Что происходит вокруг стола: связь, кто играет за место, кто хочет сыграть ещё.

connection-none = Нет связи
connection-safe = Ваши ходы сохранены.
connection-again = { $seconds ->
    [0] Пробуем снова…
   *[other] Новая попытка через { $seconds } с.
}
connection-try = Повторить
connection-back = Связь восстановлена.
connection-meanwhile = Тем временем { $count ->
    [one] походил игрок { $names }.
   *[other] походили { $names }.
}
connection-show = Показать
connection-polling = Связь медленная: стол обновляется раз в несколько секунд.

## Сыграть ещё раз

rematch-offer = { $name } предлагает сыграть ещё раз
rematch-mine = Вы предложили сыграть ещё раз
rematch-same = Те же места, те же правила.
rematch-yes = Играю
rematch-no = Не в этот раз
rematch-go = К новой партии
rematch-watch = Смотреть
rematch-is-offers = предлагает
rematch-is-joins = играет
rematch-is-declines = не в этот раз
rematch-is-silent = ответа пока нет
rematch-is-mine = вы?
rematch-is-bot = бот
refused-declined = Вы ответили, что не играете в этот раз. Тот, кто открыл новую партию, может прислать вам ссылку.
refused-joined = Вы уже в игре. Выйти можно в новой партии.
refused-no-rematch = Новой партии больше нет. Можно предложить ещё одну.

## Бот занимает место

taken-over = { $left } больше не за столом.
    .text = На этом месте теперь играет { $name }, бот ({ $level }).
room-bot-for = бот, { $level }, вместо игрока { $left }

next-game = Следующая партия ({ $count })
