### Ходы соперников между вашими и то, что было после вашего последнего хода.

player-label = Ходы соперников
player-keys = Управление показом
player-then = потом { $name }
player-you = вы
player-count = { $number } из { $count }
player-repeat = ещё раз
player-back = назад
player-pause = пауза
player-play = дальше
player-step = вперёд
player-skip = К моему ходу

since-title = После вашего хода
since-open = Последние ходы
since-open-tip = Что сделали соперники после вашего хода (клавиша R покажет ещё раз)
since-again = Показать ещё раз
since-coming = Последние ходы загружаются…

keys-pause = Остановить показ чужих ходов или продолжить
keys-step = На шаг назад или вперёд
keys-repeat = Ещё раз показать последние ходы
keys-skip = К своему ходу
key-pause = P, пробел
key-step = ← →
key-repeat = R
key-skip = End
