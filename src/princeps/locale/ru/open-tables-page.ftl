### Открытые столы: список на главной странице, ожидание игроков, «не слышать» и «не встречать».

open-tables = Открытые столы
open-tables-new = Открыть свой
open-tables-none = Сейчас никто не ждёт игроков.
open-table-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
open-table-last = начнётся, как только вы сядете
open-table-waiting = не хватает: { $count }
open-table-full = мест нет
open-table-gone = уже не открыт
open-table-running = идёт
open-table-live = вживую
open-table-clock = { $time } на ход
open-table-hints = { $allowed ->
    [yes] с подсказками
   *[no] без подсказок
}
open-table-bots = { $count ->
    [1] один бот
    [2] два бота
   *[other] три бота
}
open-table-sit = Сесть за стол
    .label = Сесть за стол: { $game }, { $names }
open-table-watch = Смотреть
    .label = Смотреть: { $game }, { $names }
open-table-go = К столу
    .label = К вашему столу: { $game }

## Ожидание игроков

gathering-title = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
}
gathering-help = Партия начнётся, когда будет занято последнее место. Страницу можно закрыть: место останется за вами.
gathering-free = Свободное место
    .host = Сесть может любой посетитель
gathering-friend = Друг, по ссылке
    .host = Ещё не пришёл
gathering-host = открыл стол
gathering-bot = Посадить бота
gathering-bot-at = Посадить бота на место { $seat }
gathering-kick = Выставить
    .text = { $name } теряет место и не сможет вернуться за этот стол.
gathering-kick-name = Выставить из-за стола: { $name }?
gathering-leave = Встать из-за стола
gathering-close = Закрыть стол
    .text = Стол исчезнет для всех, кто за ним сидит.
gathering-home = На главную
gathering-seats = Имена, ссылки и люди
gathering-begins = Все в сборе: партия начинается.

## Не слышать и не встречать

avoid-mute = Не слышать: { $name }
avoid-unmute = Снова слышать: { $name }
avoid-block = Заблокировать: { $name }
avoid-unblock = Разблокировать: { $name }
avoid-help = Кого вы не слышите, того не слышно ни за одним столом. Кого вы заблокировали, с тем вы не встретитесь за открытыми столами. Им об этом не сообщают.
avoid-blocked = в чёрном списке
avoid-muted = не слышно
avoided = Чёрный список
avoided-mute = не слышно, { $day }
avoided-block = в чёрном списке, { $day }
avoided-end = Убрать
avoided-end-name = Убрать: { $name }, { $kind }

refused-table-full = Вас опередили: все места за этим столом заняты.
refused-table-gone = Этот стол уже не открыт.
refused-table-left = У вас больше нет места за этим столом.
refused-too-many-waiting = Вы уже ждёте за несколькими столами. Сначала встаньте из-за одного из них.
refused-too-many-aversions = В вашем чёрном списке очень много людей. Сначала уберите кого-нибудь.
refused-nobody-there = Там больше никто не сидит.
refused-host-stays = Кто открыл стол, может закрыть его, но не покинуть.
refused-begun = Партия началась: никого уже нельзя выставить.
refused-not-begun = Партия ещё не началась: она ждёт игроков.
refused-no-open-tables = На этом сервере нет открытых столов.
