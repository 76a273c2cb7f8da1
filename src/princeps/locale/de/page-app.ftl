### Die Seite als App: wie sie sich beschreibt, und was sie ohne Netz sagt.

app-description = Zwei Brettspiele um den Kaiser Trajan, gegen starke Bots oder mit Freunden, live oder über mehrere Tage.
app-last-seen = Keine Verbindung. Das ist der letzte Stand vom { $when }.
app-only-looking = Du kannst dich umsehen; gespielt wird, sobald der Server wieder antwortet.
app-signed-out = Dieses Gerät wurde abgemeldet. Von dir ist hier nichts mehr gespeichert.
