### Уведомления: вопрос, настройки и то, куда ведут ссылки из сообщений. Загружается, когда это открывают.

notify-ask = Сообщать о вашем ходе?
notify-ask-text = У игрока { $name } на этот ход { $hours } ч. Мы можем сообщить, когда снова настанет ваш ход.
notify-ask-push = На этом устройстве
notify-ask-push-help = Уведомление, даже когда страница закрыта
notify-ask-mail = По почте
notify-ask-mail-help = Одно письмо на каждый ход, со ссылкой на стол
notify-ask-browser = После этого браузер спросит ещё раз. Изменить это можно в любое время в настройках.
notify-ask-letter = Сначала придёт письмо со ссылкой, которую нужно открыть. Изменить это можно в любое время в настройках.
notify-ask-no = Не сейчас
notify-ask-yes = Да
notify-told = Мы сообщим на это устройство.

notify-title = Уведомления
notify-where = Куда
notify-device = Другое устройство
notify-here = Это устройство
notify-here-on = уведомления включены
notify-here-off = выключено
notify-here-never = браузер их не показывает или ему запрещено
notify-is-push = уведомление
notify-is-mail = адрес подтверждён, только для этого
notify-is-webhook = сообщение в чате
notify-unconfirmed = откройте ссылку в нашем письме
notify-remove = Удалить: { $name }
notify-mail = Адрес почты
notify-mail-add = Писать мне
notify-mail-sent = Письмо уже в пути. Откройте ссылку в нём.
notify-chat = Адрес входящего вебхука
notify-chat-add = Добавить
notify-chat-help = Сообщения идут в чаты на серверах: { $servers }

notify-when = Когда
notify-when-turn = Настал мой ход
notify-when-soon = Моё время истекает
notify-when-nudge = Меня поторопили
notify-when-over = Партия окончена или предлагают сыграть ещё раз
notify-hours-short = { $value } ч
notify-off = нет
notify-often = Как часто
notify-often-turn = каждый ход
notify-often-hour = раз в час
notify-often-day = раз в день
notify-night = Тишина ночью
notify-night-help = накопится и придёт утром
notify-night-start = С
notify-night-end = До
notify-night-to = до

notify-send = Пришлите пробное
notify-done = Готово
notify-tried = { $sent ->
    [one] Отправлено.
   *[other] Отправлено, адресов: { $sent }.
}
notify-tried-failed = { $sent ->
    [0] Отправить не удалось.
   *[other] Отправлено не всюду, не удалось: { $failed }.
}

notify-confirm-title = Писать на этот адрес?
notify-confirm-help = Тогда мы напишем, когда настанет ваш ход в партии. В каждом письме есть ссылка, чтобы отказаться.
notify-confirm-do = Да, пишите
notify-confirm-done = Спасибо
notify-confirm-done-text = Мы напишем, когда настанет ваш ход.
notify-out-title = Больше не сообщать сюда?
notify-out-help = Ваши партии и другие устройства останутся как есть.
notify-out-do = Больше не сообщать
notify-out-done = Это сообщение было последним
notify-out-done-text = Сюда больше ничего не придёт. Изменить это можно в любое время в настройках.
notify-link-failed = Не получилось

refused-push-denied = Браузер не разрешает уведомления отсюда. Это можно изменить в его настройках для этого сайта.
refused-push-failed = Сейчас уведомления до этого браузера не доходят.
refused-push-service = Этот сервер не может слать уведомления этому браузеру.
refused-push-keys = Этот сервер не может слать уведомления этому браузеру.
refused-no-mail = Этот сервер не отправляет писем.
refused-mail-address = Это не адрес почты.
refused-mail-sent = На этот адрес пока отправлено достаточно. Загляните туда или попробуйте завтра.
refused-webhook-server = Этому серверу нельзя слать сообщения на тот.
refused-place-known = Туда вам уже сообщают.
refused-too-many-places = Это очень много. Сначала удалите что-нибудь другое.
refused-no-place = Туда вам больше не сообщают.
refused-dead-message-link = Эта ссылка больше не действует: она устарела, или от сообщений уже отказались.
