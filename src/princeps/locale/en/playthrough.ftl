### A game as a story: what stands around the questions, answers and log lines.

story-game = { $game }, rules version { $version }, edition “{ $edition }”
story-players = Players: { $players }
story-options = Options: { $options }
story-seed = Seed: { $seed }
story-seen = As { $player } saw it
story-unfinished = What everybody could see: this game is not over yet
story-signs = Signs: ? what could be answered, > what was answered, - what happened, = points by source
story-undo = { $player } takes back: { $answer }
