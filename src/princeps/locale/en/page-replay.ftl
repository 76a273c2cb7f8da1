### Opening the replay of a game.

replay-title = Replay
replay-analysis = Analysis
replay-loading = Loading the game …
replay-analysis-this = Analysis of { $game }, { $state }
replay-file = Open a game from a file
replay-file-choose = Choose a file
replay-file-large = This file is larger than 1 MB, so it is not a saved game.
refused-no-saved-game = This file is not a saved game of Princeps.
