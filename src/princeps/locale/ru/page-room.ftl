### Что происходит вокруг стола: связь, кто играет за место, кто хочет сыграть ещё.

connection-none = Нет связи
connection-safe = Ваши ходы сохранены.
connection-again = { $seconds ->
    [0] Пробуем снова …
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
