### Stepping through a saved game in a terminal.

walk-prompt = (n next, p previous, nt pt turn, nr pr round, number, v seat, o open, q quit)>{" "}
walk-where = { $number } of { $count }, round { $round }, as { $player } saw it
walk-open = { $number } of { $count }, round { $round }, at { $player }’s seat, with nothing hidden
walk-help = Enter or n: next decision; p: previous decision; nt, pt: next, previous turn; nr, pr: next, previous round; a number: that moment; v: the same moment from the next seat; o: what was hidden; q: quit.
walk-still-hidden = What is hidden is shown once the game is over.
