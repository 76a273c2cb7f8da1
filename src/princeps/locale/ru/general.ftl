## How things are put together, for every game.

list-comma = ,{" "}
list-end = { $rest } и { $last }

# Seats are marked by a letter everywhere, since colour alone does not reach everybody.
seat-0 = А
seat-1 = Б
seat-2 = В
seat-3 = Г

# Who gives no name, and every bot, gets one of these.
usual-name-livia = Ливия
usual-name-marcus = Марк
usual-name-flavia = Флавия
usual-name-titus = Тит
usual-name-gaius = Гай
usual-name-nemo = Немо

# Bots with a character, by which they value some points more than others.
usual-name-cato = Катон
usual-name-felix = Феликс
usual-name-vitruvia = Витрувия
usual-name-drusus = Друз
usual-name-octavia = Октавия
usual-name-sabina = Сабина
usual-name-nerva = Нерва
usual-name-fortuna = Фортуна

cycle-0 = I
cycle-1 = II
cycle-2 = III

# The same in the nominative and in the accusative; other cases are never asked of it.
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# Where something lies, for those who see it; others type its short name.
place = ряд { $row }, столбец { $column }

# Log lines begin with a player; what was done are predicates in the present tense, which tells no gender.
log-line = { $player } { $deeds }.

# Why a seat cannot answer, or not so
refusal-game-over = партия окончена
refusal-already-answered = вы уже выбрали, остальные ещё выбирают
refusal-other-turn = сейчас ход игрока { $turn }
refusal-other-seat = сначала должен решить другой игрок
refusal-unforeseeable = что получится, станет ясно только после хода
refusal-no-such-answer = такого ответа в этой игре нет
why-elsewhere = Сейчас вопрос: { $title }
why-not-here = { $reason }.
    Сейчас вопрос: { $title }

# Чем занят игрок
status-turn = ходит
status-chooses = выбирает
status-ready = готово
status-waits = ждёт
status-done = готово
