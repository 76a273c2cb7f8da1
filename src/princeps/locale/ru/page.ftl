### Страница вокруг стола: начало, места, настройки. Всё, что говорится за столом, — в page-table.ftl.

page-title = Princeps
page-renewed = Princeps обновился, страница загружена заново.
close = Закрыть
cancel = Отмена
keep = Оставить
copy = Скопировать
copied = Скопировано.
link-local = Работает только на этом компьютере: другим адрес { $host } недоступен.
just-now = только что
language = Язык


## Главная

home-nav = Об этой странице
home-slogan-build = Стройте Колонию.
home-slogan-seen = Покорите Рим.
home-pitch = Настольные игры об императоре Траяне — против по-настоящему сильных ботов или с друзьями по ссылке.
home-play = Играть
home-quick-introductory = { $game }: ознакомительная партия
home-quick-full = { $game }: полная игра
home-quick-bots = вы и { $count ->
    [1] один бот
    [2] два бота
   *[other] три бота
} ({ $levels }), без регистрации
home-played = Вы её знаете?
home-played-no = Нет
home-played-yes = Да
home-before = Уже играли?
home-before-go = Перенесите партии с другого устройства
home-learn = Учиться за столом
    .about = Короткие уроки: вы сразу двигаете настоящие детали.
home-learn-go = К урокам
home-setup = Собрать партию
    .about = Соперники со своими привычками, друзья по ссылке, вживую или по переписке.
home-setup-go = Собрать
home-puzzle = Задача дня
    .about = Один ход и один лучший ответ, каждый день новый.
home-puzzle-go = Решить
home-free = Свободная программа: без регистрации и рекламы. Ваши партии остаются в этом браузере.
home-ways = Другие способы начать
home-lessons = Уроки
home-puzzles = Задачи
home-statistics = Статистика
home-rules = Правила
home-choose = Выберите игру
rules-lesson-now = Показать, как принять это решение
rules-all = Все правила
rules-lessons = Уроки
guide-start = Первая партия с обучением
game-facts = от { $fewest } до { $most } игроков

preparing-title = Готовим стол
preparing-rules = Готовим правила. Это займёт одну-две минуты и нужно только один раз.
preparing-reach = Сервер пока не отвечает.
slow-start = { $name } ещё готовится к игре.
    .text = { $minutes ->
        [one] Осталась примерно { $minutes } минута, это нужно только один раз; боты двух младших уровней уже играют.
        [few] Осталось примерно { $minutes } минуты, это нужно только один раз; боты двух младших уровней уже играют.
       *[many] Осталось примерно { $minutes } минут, это нужно только один раз; боты двух младших уровней уже играют.
    }
    .busy = { $minutes ->
        [one] Компьютер ещё примерно { $minutes } минуту занят подготовкой, это нужно только один раз; пока боты ходят медленно.
        [few] Компьютер ещё примерно { $minutes } минуты занят подготовкой, это нужно только один раз; пока боты ходят медленно.
       *[many] Компьютер ещё примерно { $minutes } минут занят подготовкой, это нужно только один раз; пока боты ходят медленно.
    }


## Новая партия

new-title = Новая партия
new-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
new-friend-name = Друг { $seat }
seat-kind-me = Вы

level-tiro = тиро
    .help = Новичок: видит то, что рядом, и просчитывается, заглядывая дальше.
level-civis = цивис
    .help = Продумывает свой ход, но допускает ошибки.
level-senator = сенатор
    .help = Смотрит дальше своего хода и редко ошибается.
level-princeps = принцепс
    .help = Сильнее не бывает.

# Rivals with a character: what each is called, what they like in a game, and how that shows.
character-cato = сенатор
character-felix = торговец
character-vitruvia = строительница
character-drusus = полководец
character-octavia = заступница народа
character-sabina = любимица
character-nerva = без пристрастий
character-fortuna = сюрприз

## Мои партии

mine-progress = { $progress } · { points }
mine-delete = Удалить


## По ссылке

join-title = Сыграть с другом
join-paste = Вставьте ссылку
join-go = Войти
join-no-link = Это не ссылка на партию.
claim-join = Занимаем ваше место…
claim-watch = Подключаем вас как зрителя…
claim-welcome = Добро пожаловать за стол
claim-name = Как вас называть?
claim-sit = Сесть за стол
claim-failed = Не получилось
claim-home = На главную


## За столом

room-menu = Меню партии
room-home = На главную
room-seats = Места
room-rename = Переименовать
room-rename-seat = Имя: { $seat }
room-rename-done = Сохранить
room-leave = Выйти из партии
room-delete = Удалить партию
room-rematch = Сыграть ещё раз
room-spectators = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
room-here = за столом
room-away = отсутствует
room-open = место свободно
room-bot = бот, { $level }
room-mine = за этим экраном

room-hints = { $allowed ->
    [yes] В этой партии подсказки разрешены.
   *[no] В этой партии подсказок нет.
}
lobby-title = { $count ->
    [one] Не хватает ещё одного друга
   *[other] Не хватает друзей
}
lobby-help = Отправьте каждому другу одну из этих ссылок. Кто первым её откроет, тот и займёт место. А вы пока можете начинать.
lobby-link = Ссылка для игрока { $name }
lobby-make = Создать ссылку
lobby-bot = Посадить бота
room-device = Играть за это место на другом устройстве, по ссылке
lobby-once = Для одного человека и на один раз. Новая ссылка отменяет прежнюю.
lobby-waiting = Ждём: { $names }
watch-title = Для зрителей
watch-help = По этой ссылке видно только то, что лежит на столе открыто, — и ничьих секретов.
watch-make = Создать ссылку для зрителей

leave-title = Выйти из партии?
leave-help = Бот займёт ваше место, как только согласятся все остальные. До тех пор вы играете дальше.
leave-alone = Бот сразу займёт ваше место и продолжит игру.
leave-go = Выйти
leave-wants = { $name } хочет выйти. Место займёт бот ({ $level }).
leave-agree = Согласиться
leave-not-now = Не сейчас
leave-waits = Вы хотите выйти; { $count ->
    [1] ещё не согласился игрок { $names }
   *[other] ещё не согласились игроки { $names }
}.
leave-declined = { $names } { $count ->
    [1] просит
   *[other] просят
} вас пока остаться.
leave-stay = Всё-таки остаться
leave-let-go = Отпустить игрока { $name }

delete-title = Удалить эту партию?
delete-help = Партия исчезнет для всех за столом. Вернуть её будет нельзя.

chat-title = Чат
chat-say = Ваше сообщение
chat-send = Отправить
chat-empty = Пока никто ничего не написал.
chat-mute = Скрыть сообщения: { $name }
chat-unmute = Показывать сообщения: { $name }
chat-only-players = Зрители могут здесь читать, но не писать.

problem-title = Эту партию нельзя показать


## Настройки

settings-title = Настройки
settings-theme = Цвета
settings-theme-auto = как в системе
settings-theme-light = светлые
settings-theme-dark = тёмные
settings-theme-contrast = контрастные
settings-speed = Анимация
settings-speed-none = нет
settings-speed-fast = быстро
settings-speed-normal = обычно
settings-speed-slow = медленно
settings-confirm = Подтверждать каждый шаг
settings-confirm-help = Выбранное место показывает, что оно принесёт; выполняет только кнопка.
settings-forced = Единственный выбор
settings-forced-help = Где выбирать не из чего, шаг делается сам.
settings-sound = Звук
settings-notify = Уведомления
settings-devices = Ваши устройства
settings-sound-help = Тихий сигнал, когда наступает ваш ход.


## О программе

about-title = О программе
about-games = Игры «Форум Траяна» и «Траян» придумал Штефан Фельд. Их названия, правила и рисунки принадлежат ему, художникам и издателям, которые не имеют отношения к этой странице. Правила здесь изложены нашими словами, и ни один их рисунок не использован.
about-box = Понравилась игра? Купите коробку.
about-credits = При участии
about-icons = Значки: Lorc, Delapouite и другие авторы game-icons.net, CC BY 3.0
about-fonts = Шрифты Forum (Денис Машаров) и Source Sans 3 (Paul D. Hunt), SIL Open Font License
about-tools = Svelte и Fluent, лицензии MIT и Apache 2.0
about-licence = Princeps — свободная программа под лицензией MIT.


## Почему не получилось

refused-unknown = Что-то пошло не так. Попробуйте ещё раз.
refused-unreachable = Сервер недоступен. Он ещё работает?
refused-no-game = Такой партии нет, или вы не сидите за её столом.
refused-left = Вы вышли из этой партии; за вас играет бот.
refused-used-link = Эта ссылка уже использована или заменена новой. Попросите другую.
refused-own-link = У вас уже есть место в этой партии; эта ссылка для кого-то другого.
refused-not-your-seat = Это не ваше место.
refused-only-host = Это может только хозяин стола.
refused-only-players = Это могут только игроки за этим столом.
refused-no-hints = В этой партии нет подсказок: так решил хозяин стола.
refused-same-name = У двух игроков одинаковые имена.
refused-name = В имени от 1 до 20 букв.
refused-stale = Тем временем положение на столе изменилось. Посмотрите ещё раз.
refused-over = Партия окончена.
refused-too-many-undos = В этой партии уже слишком много отмен.
refused-store = Партию сейчас не удалось сохранить или прочитать. Попробуйте ещё раз чуть позже.
refused-other-rules = Эта партия начата по другим правилам или в другом издании, которых здесь нет.
refused-too-often = Слишком быстро. Подождите немного.
refused-too-many-games = У вас слишком много партий. Сначала удалите какую-нибудь.
refused-too-many-spectators = За этой партией следит уже слишком много зрителей.
refused-busy = Сервер сейчас очень занят. Попробуйте ещё раз.
refused-compiling = Правила готовятся, это нужно только один раз. Подождите немного.
