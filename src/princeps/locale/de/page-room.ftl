### Was rund um den Tisch geschieht: die Verbindung, wer einen Platz spielt, wer noch einmal spielen möchte.

connection-none = Keine Verbindung
connection-safe = Deine Züge sind sicher.
connection-again = { $seconds ->
    [0] Neuer Versuch …
   *[other] Neuer Versuch in { $seconds } s.
}
connection-try = Jetzt versuchen
connection-back = Wieder verbunden.
connection-meanwhile = { $count ->
    [one] Inzwischen hat { $names } gezogen.
   *[other] Inzwischen haben { $names } gezogen.
}
connection-show = Zeig es mir
connection-polling = Die Verbindung ist langsam: Alle paar Sekunden wird nachgesehen.

## Noch einmal spielen

rematch-offer = { $name } möchte noch einmal spielen
rematch-mine = Du möchtest noch einmal spielen
rematch-same = Gleiche Plätze, gleiche Regeln.
rematch-yes = Bin dabei
rematch-no = Diesmal nicht
rematch-go = Zur neuen Partie
rematch-watch = Zusehen
rematch-is-offers = bietet an
rematch-is-joins = ist dabei
rematch-is-declines = diesmal nicht
rematch-is-silent = noch keine Antwort
rematch-is-mine = du?
rematch-is-bot = Bot
refused-declined = Du hast gesagt, dass du diesmal nicht mitspielst. Wer die neue Partie eröffnet hat, kann dir einen Link schicken.
refused-joined = Du bist schon dabei. Verlassen kannst du die neue Partie dort.
refused-no-rematch = Die neue Partie gibt es nicht mehr. Du kannst eine weitere anbieten.

## Ein Bot übernimmt einen Platz

taken-over = { $left } hat den Tisch verlassen.
    .text = { $name }, ein Bot ({ $level }), spielt auf diesem Platz weiter.
room-bot-for = Bot, { $level }, für { $left }

next-game = Nächste Partie ({ $count })
