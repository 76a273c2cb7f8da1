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
