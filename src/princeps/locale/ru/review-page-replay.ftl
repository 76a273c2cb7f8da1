### Просмотр сыгранной партии.

replay-mistakes = Ошибки
replay-views = Как смотреть на эту партию
replay-menu = Меню просмотра
replay-to-game = К партии
replay-only-looking = Это запись: смотреть можно, а ходить уже нельзя.

## По ходу партии

replay-controls = Управление просмотром
replay-slider = Момент партии
replay-steps = Шаги
replay-where = { $number } из { $count } · { $progress }
replay-former-decision = На одно решение назад
replay-next-decision = Следующее решение
replay-former-turn = К началу хода
replay-next-turn = Следующий ход
replay-former-round = К началу раунда
replay-next-round = Следующий раунд
replay-play = Воспроизвести
replay-pause = Пауза
replay-pace = Скорость
replay-pace-times = { $pace }×

## Откуда смотреть

replay-viewpoint = Чьими глазами смотреть
replay-beside = Со стороны
replay-lay-open = Показать скрытое
replay-hide = Снова скрыть то, что было скрыто
replay-still-hidden = Скрытое откроется, когда партия закончится.

## Взять с собой

replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована. Она работает для тех, кто за этим столом.
replay-share = Поделиться ссылкой, которая работает для всех
replay-shared = Ссылка скопирована. Каждый, у кого она есть, сможет посмотреть всю партию.
replay-save = Сохранить в файл

## Играть дальше

replay-continue = Играть отсюда
replay-continue-help = Начнётся новая партия, в которой всё до этого момента уже сыграно: за одним местом вы, за остальными боты. Партия, которую вы смотрите, останется как есть.
replay-continue-seat = Ваше место
replay-continue-level = Боты
replay-continue-start = Играть
replay-no-continue-others-play = Эту партию ещё играют другие, и вы увидели бы то, что от вас скрыто. Когда она закончится, можно будет играть с любого момента.
replay-no-continue-only-players = Пока партия идёт, играть с выбранного момента может только тот, кто играет её один против ботов.
replay-no-continue-over = Здесь партия уже закончена. Выберите более ранний момент.

## Клавиши

replay-key-arrows = ← →
replay-key-shift-arrows = ← → с Shift
replay-key-pages = Page Up и Page Down
replay-key-ends = Home и End
replay-keys-decision = на одно решение назад или вперёд
replay-keys-turn = на один ход назад или вперёд
replay-keys-round = на один раунд назад или вперёд
replay-keys-ends = к началу, к концу
replay-keys-play = воспроизведение, пауза
replay-keys-open = показать или скрыть то, что было скрыто
