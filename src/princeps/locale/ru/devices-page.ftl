### One person with several devices: the screens for that, loaded when they are opened.

devices-title = Ваши устройства
devices-another = Играть на другом устройстве
devices-another-help = Наведите камеру другого устройства на код, и оно тоже окажется за вашими столами. Без учётной записи и пароля.
devices-brings-running = { $count ->
    [one] { $count } текущая партия
    [few] { $count } текущие партии
   *[many] { $count } текущих партий
}
devices-brings-over = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
}
devices-brings-exercises = уроки и задачи
devices-brings-settings = настройки
devices-show = Показать код
devices-again = Новая ссылка
devices-code = Код со ссылкой для другого устройства
devices-link = Ссылка для другого устройства
devices-time = действует один раз, десять минут
devices-over = Срок этой ссылки истёк.
devices-warning = Кто её откроет, будет играть за вас. Никому её не посылайте: для друзей есть ссылка у каждого места.

devices-list = Устройства, играющие за вас
devices-unknown = Браузер
devices-here = здесь
devices-since = с { $day }
devices-seen = последний раз: { $ago }
devices-sign-out = Отключить
devices-sign-out-which = Отключить: { $name }
devices-sign-out-help = Оно сразу потеряет все ваши места, даже за открытым столом. На других ваших устройствах всё останется.
devices-sign-out-here = Этот браузер вас забудет: партии, настройки и задачи останутся на других ваших устройствах и при ваших восьми словах и ключах доступа.
devices-signed-out = Отключено: { $name }.

devices-words = Восемь слов на хранение
devices-words-help = Они вернут ваши места, если потеряны все устройства.
devices-words-show = Показать
devices-words-since = Они у вас с { $day }
devices-words-new = Новые слова
devices-words-void = Слова, которые у вас сейчас, больше не будут действовать.
devices-words-note = Запишите их: они показываются только сейчас. У кого эти слова, тот играет за вас.
devices-words-done = Записано

devices-passkeys = Ключи доступа
devices-passkeys-help = Отпечаток пальца, лицо или ключ вернут вас в игру, даже если не осталось ни одного устройства.
devices-passkey-make = Создать ключ доступа
devices-passkey-since = создан { $day }
devices-passkey-remove = Удалить
devices-passkey-remove-which = Удалить ключ доступа: { $name }
devices-passkey-remove-help = Здесь он больше ничего не откроет. Удалите его и в своём менеджере паролей.
devices-passkey-made = Теперь вы можете вернуться с этим ключом доступа.
devices-passkey-go = Вернуться с ключом доступа

devices-back = Уже играли?
devices-back-help = Восемь слов вернут вам ваши места. Если у вас ещё есть устройство, откройте ссылку с него.
devices-back-words = восемь слов
devices-back-go = Вернуть

devices-erase = Удалить всё обо мне
devices-erase-help = На всех ваших устройствах и на этом сервере, навсегда.
devices-erase-do = Удалить всё
devices-erase-title = Удалить всё о вас?
devices-erase-what = { $running ->
    [0] Текущих партий у вас нет.
    [one] Ваше место в { $running } текущей партии займёт бот.
   *[other] Ваши места в { $running } текущих партиях займут боты.
} { $over ->
    [0] { "" }
    [one] { $over } результат будет удалён; у соперников партия останется без вашего имени.
    [few] { $over } результата будут удалены; у соперников партии останутся без вашего имени.
   *[many] { $over } результатов будут удалены; у соперников партии останутся без вашего имени.
} { $devices ->
    [one] Это устройство будет отключено. Отменить это нельзя.
   *[other] Все ваши устройства ({ $devices }) будут отключены. Отменить это нельзя.
}

device-title = Играть здесь за { $name }?
device-title-nameless = Играть и здесь?
device-waiting = { $count ->
    [one] В { $count } партии ваш ход.
   *[other] В { $count } партиях ваш ход.
}
device-games = Текущие партии: { $running }. Результаты: { $over }.
device-own = { $count ->
    [one] { $count } партия этого браузера тоже перейдёт: она будет и на других ваших устройствах.
    [few] { $count } партии этого браузера тоже перейдут: они будут и на других ваших устройствах.
   *[many] { $count } партий этого браузера тоже перейдут: они будут и на других ваших устройствах.
}
device-yes = Да, это я
device-no = Нет
device-failed = Ссылка не действует

refused-dead-link = Ссылка для устройства действует один раз, десять минут. Создайте новую на другом устройстве.
refused-own-device = Это устройство уже ваше. Откройте ссылку на другом.
refused-misspelt-words = Это не наши восемь слов: одно написано с ошибкой или пропущено.
refused-unknown-words = Таких слов здесь ни у кого нет, или уже созданы новые.
refused-too-many-devices = У вас очень много устройств. Сначала отключите лишние.
refused-only-device = Это ваше единственное устройство, и нет ни слов, ни ключа доступа, чтобы вернуться. Сначала создайте их или удалите всё.
refused-no-device = Это устройство уже отключено.
refused-unknown-here = Здесь о вас ничего не известно. Возможно, это устройство отключили.
refused-bad-passkey = Этот ключ доступа здесь ничего не открывает.
refused-no-passkey = Этот ключ доступа уже удалён.
refused-no-passkeys = По этому адресу ключи доступа не работают.
refused-too-many-passkeys = У вас очень много ключей доступа. Сначала удалите лишние.
refused-passkey-stopped = Ключ доступа не создан и не выбран.
