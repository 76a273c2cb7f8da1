### Stepping through a saved game in a terminal.

walk-prompt = (n next, p previous, nt pt turn, nr pr round, number, v seat, o open, q quit)>{" "}
walk-where = { $number } of { $count }, round { $round }, as { $player } saw it
walk-open = { $number } of { $count }, round { $round }, at { $player }’s seat, with nothing hidden
walk-help = Enter or n goes to the next decision and p to the previous one; nt and pt to the next and previous turn, nr and pr to the next and previous round, a number to that moment. v shows the same moment from the next seat, o what was hidden, q ends.
walk-still-hidden = What is hidden is shown when the game is over.
