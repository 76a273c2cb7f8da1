### Партия как рассказ: то, что окружает вопросы, ответы и строки журнала.

story-game = { $game }, версия правил { $version }, издание «{ $edition }»
story-players = Игроки: { $players }
story-options = Варианты: { $options }
story-seed = Начальное число: { $seed }
story-seen = Глазами игрока { $player }
story-unfinished = То, что видели все: эта партия ещё не закончена
story-signs = Знаки: ? возможные ответы, > данный ответ, - что произошло, = очки по источникам
story-undo = { $player } отменяет: { $answer }
