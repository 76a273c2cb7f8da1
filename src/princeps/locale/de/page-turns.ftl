### Die Züge der anderen zwischen den eigenen, und was seit dem eigenen letzten geschehen ist.

player-label = Züge der anderen
player-keys = Steuerung
player-then = dann { $name }
player-you = du
player-count = { $number } von { $count }
player-repeat = noch einmal
player-back = zurück
player-pause = Pause
player-play = weiter
player-step = vor
player-skip = Zu meinem Zug

since-title = Seit deinem letzten Zug
since-open = Letzte Züge
since-open-tip = Was die anderen seit deinem letzten Zug getan haben (Taste R zeigt es noch einmal)
since-again = Noch einmal zeigen
since-coming = Die letzten Züge werden geholt …

keys-pause = Züge der anderen anhalten oder fortsetzen
keys-step = Darin einen Schritt zurück oder vor
keys-repeat = Die letzten Züge noch einmal zeigen
keys-skip = Zum eigenen Zug
key-pause = P, Leertaste
key-step = ← →
key-repeat = R
key-skip = Ende
