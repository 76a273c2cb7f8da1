### Что узнают те, кого нет за столом: в уведомлении, по почте или в чате. Заголовок и строка для каждого дела.

notify-game = «{ $game }» ({ $rivals })
notify-and = { $others } и { $last }
notify-somebody = Кто-то
notify-minutes = { $count } мин
notify-hours = { $count } ч
notify-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}

notify-turn = Ваш ход, { $name }
    .line = { $game }: ваш ход, времени осталось — { $left }.
notify-soon = Ваше время на ход: { $left }
    .line = { $game }: времени осталось — { $left }. Потом за вас сходит бот.
notify-nudge = { $by } ждёт вас
    .line = { $game }: { $by } ждёт вашего хода, времени осталось — { $left }.
notify-over = Партия окончена
    .line = { $game }: партия окончена.
notify-rematch = { $by } предлагает сыграть ещё раз
    .line = { $game }: { $by } предлагает сыграть ещё раз.
notify-turns = { $count ->
    [one] Ваш ход в { $count } партии
   *[other] Ваш ход в { $count } партиях
}
notify-several = { $count ->
    [one] Новости из { $count } партии
   *[other] Новости из { $count } партий
}
notify-more = и ещё { $count }

notify-try = Всё работает
    .line = Так мы сообщим, что настал ваш ход.

notify-table = К столу
notify-stop = Больше не сообщать

## Единственное письмо на адрес, который ещё никто не подтвердил

notify-confirm = Писать вам?
notify-confirm-text =
    Кто-то, вероятно вы, хочет, чтобы { $site } писал на этот адрес, когда настаёт его ход в партии.

    Если это так, откройте в течение двух дней эту ссылку и подтвердите:
    { $link }

    Если нет, ничего не делайте. Больше мы не напишем.
