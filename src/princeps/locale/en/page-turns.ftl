### Others' turns, shown between one's own, and what happened since one's last.

player-label = Turns of the others
player-keys = Steering
player-then = then { $name }
player-you = you
player-count = { $number } of { $count }
player-repeat = repeat
player-back = back
player-pause = pause
player-play = go on
player-step = step
player-skip = To my turn

since-title = Since your last turn
since-open = Last moves
since-open-tip = What the others did since your last turn (key R shows it again)
since-again = Show again

keys-pause = Pause the turns of the others, or go on
keys-step = One step of them back or forth
keys-repeat = Show the last turns again
keys-skip = To your own turn
key-pause = P, Space
key-step = ← →
key-repeat = R
key-skip = End
