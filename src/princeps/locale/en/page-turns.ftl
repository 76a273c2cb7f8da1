### Others' turns, shown between one's own, and what happened since one's last.

player-label = Turns of the others
player-keys = Controls
player-then = then { $name }
player-you = you
player-count = { $number } of { $count }
player-repeat = repeat
player-back = back
player-pause = pause
player-play = play
player-step = step
player-skip = To my turn

since-title = Since your last turn
since-open = Last moves
since-open-tip = What the others have done since your last turn (key R shows it again)
since-again = Show again
since-coming = The last moves are being fetched …

keys-pause = Pause the turns of the others, or play on
keys-step = One step of theirs back or forward
keys-repeat = Show the last turns again
keys-skip = To your own turn
key-pause = P, Space
key-step = ← →
key-repeat = R
key-skip = End
