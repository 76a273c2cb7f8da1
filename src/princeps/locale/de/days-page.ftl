### Partien über mehrere Tage, am Tisch: Uhren, einspringende Bots, Pausen. Nur an solchen Tischen geladen.

days-clocks = Auf wen die Partie wartet
days-bot-plays = ein Bot spielt
days-left = Noch { $time } für diesen Zug.
days-then-bot = Dann macht ihn ein Bot ({ $level }).
days-minutes-left = { $minutes ->
    [one] Noch { $minutes } Minute. Dann zieht ein Bot.
   *[other] Noch { $minutes } Minuten. Dann zieht ein Bot.
}
days-welcome = Willkommen zurück, { $name }.
days-made = { $count ->
    [1] Ein Bot hat einen Zug für dich gemacht, weil die Uhr abgelaufen war.
    [2] Ein Bot hat zwei Züge für dich gemacht und hält deinen Platz.
   *[other] Ein Bot hat { $count } Züge für dich gemacht und hält deinen Platz.
}
days-next-yours = Dieser ist wieder deiner.
days-making = Deine Uhr ist abgelaufen.
    .text = Ein Bot macht diesen Zug, der nächste ist deiner.
days-watch = Ansehen
days-take = Platz wieder einnehmen
days-kept = Die Uhr von { $name } ist zweimal abgelaufen.
    .text = Ein Bot ({ $level }) spielt weiter. Der Platz bleibt frei für die Rückkehr: Dazu genügt es, die Partie zu öffnen.

nudge = Anstupsen
nudge-who = { $name } anstupsen
nudge-done = { $name } wurde angestupst; einmal am Tag genügt.
refused-nudged = Hier wurde schon angestupst; einmal am Tag genügt.
refused-no-nudge = Auf diese Person wartet gerade niemand.

pause-ask = Um eine Pause bitten
pause-help = Urlaub, Prüfung, Umzug: Alle Uhren stehen still, sobald alle einverstanden sind. Du kannst die Pause jederzeit beenden, auch einfach, indem du spielst.
pause-day = Die Uhren laufen weiter am Morgen des
pause-goes-on = Sie stehen still bis { $day }.
pause-send = Den Tisch fragen
pause-asked = Die anderen sind gefragt.
pause-wants = { $name } bittet um eine Pause bis { $day }.
pause-waits = Du bittest um eine Pause; { $count ->
    [one] { $names } hat
   *[other] { $names } haben
} noch nicht zugestimmt.
pause-declined = { $count ->
    [one] { $names } möchte
   *[other] { $names } möchten
} lieber weiterspielen.
pause-stay = Zurückziehen
pause-until = Die Uhren stehen still bis { $day }.
pause-by = { $name } hat um eine Pause gebeten; wer mag, spielt trotzdem.
pause-end = Pause beenden
refused-pause = Eine Pause endet innerhalb von 60 Tagen.
