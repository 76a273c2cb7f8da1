### Labels of the Forum Trajanum screen in a terminal. Short ones: they have to fit.

screen-setting-up = Aufbau
screen-cycle = Durchgang { NAME($cycle) }
screen-round = Runde { $round }/{ $rounds }
screen-scoring = Wertung
screen-over = beendet
screen-streets = Straßen: { $streets }

# Headings of columns
screen-points = Punkte
screen-coming = bald
screen-ship = Bord
screen-citizens = Bürger

screen-beside = daneben { $tiles }
screen-tiles = Plättchen
screen-own-tile = eigen { $tile }
screen-received-tile = von { $giver } { $tile }
screen-cranes = Kräne
screen-crane-open = { NAME($building) } frei
screen-crane-scored = { NAME($building) } gewertet
screen-crane-covered = { NAME($building) }
screen-crane-removed = entfernt
screen-bar = Schieber
screen-bar-state = { $step } von { $end }{ $turned ->
    [0] {""}
   *[other] , gewendet
}
screen-bar-group = Gruppe { $size }: { $points }
screen-bar-task = je Auftrag: { $points }
screen-column = Säule: { $points } + Bürger
screen-single = Vorrat einzeln
screen-double = Vorrat doppelt
screen-card = Karte { $card }
screen-task = { $times }× { $task }
screen-task-worth = je { points }
screen-no-cards = keine Trajankarte in diesem Durchgang

legend-tile = verdecktes Plättchen
legend-face-up = offenes Plättchen: { $items }
legend-vacant = frei gewordenes Feld
legend-grey = graues Gebäude: { $letters }
legend-coloured = farbiges Bauwerk: { $letters }
legend-temple = Tempel
legend-crane-open = freigelegter Kran mit seiner Farbe
legend-crane-scored = gewerteter Kran
legend-choice = steht jetzt zur Wahl
legend-players = wer die Runde beginnt, wer noch entscheidet, wer entschieden hat
legend-coming = was die nächste Wertung jetzt brächte
legend-tracks = Marker auf den Prämienleisten: { $letters }; ! neben der Trajanssäule
legend-row = { NAME($row) }: { NAME($row, form: "ability") }. Mit dem zweiten Bürger sofort: { NAME($row, form: "bonus") }
legend-citizens = Bürger: aktiv, inaktiv, freier Platz
legend-street = Straße einer Karte dieser Runde
legend-square = Mosaikfeld des Forums nach seiner Farbe
legend-started = freies Feld eines begonnenen Farbfelds
legend-envoy = Gesandter von { $player }
legend-eagle = Adler
