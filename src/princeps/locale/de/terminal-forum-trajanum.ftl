### Labels of the Forum Trajanum screen in a terminal. Short ones: they have to fit.

forum-trajanum-screen-setting-up = Aufbau
forum-trajanum-screen-cycle = Durchgang { NAME($cycle) }
forum-trajanum-screen-round = Runde { $round }/{ $rounds }
forum-trajanum-screen-scoring = Wertung
forum-trajanum-screen-over = beendet
forum-trajanum-screen-streets = Straßen: { $streets }

# Headings of columns
forum-trajanum-screen-points = Punkte
forum-trajanum-screen-coming = bald
forum-trajanum-screen-ship = Bord
forum-trajanum-screen-citizens = Bürger

forum-trajanum-screen-beside = daneben { $tiles }
forum-trajanum-screen-tiles = Plättchen
forum-trajanum-screen-own-tile = eigen { $tile }
forum-trajanum-screen-received-tile = von { $giver } { $tile }
forum-trajanum-screen-cranes = Kräne
forum-trajanum-screen-crane-open = { NAME($building) } frei
forum-trajanum-screen-crane-scored = { NAME($building) } gewertet
forum-trajanum-screen-crane-covered = { NAME($building) }
forum-trajanum-screen-crane-removed = entfernt
forum-trajanum-screen-bar = Schieber
forum-trajanum-screen-bar-state = { $step } von { $end }{ $turned ->
    [0] {""}
   *[other] , gewendet
}
forum-trajanum-screen-bar-group = Gruppe { $size }: { $points }
forum-trajanum-screen-bar-task = je Auftrag: { $points }
forum-trajanum-screen-column = Säule: { $points } + Bürger
forum-trajanum-screen-single = Vorrat einzeln
forum-trajanum-screen-double = Vorrat doppelt
forum-trajanum-screen-card = Karte { $card }
forum-trajanum-screen-task = { $times }× { $task }
forum-trajanum-screen-task-worth = je { points }
forum-trajanum-screen-no-cards = keine Trajankarte in diesem Durchgang

forum-trajanum-legend-tile = verdecktes Plättchen
forum-trajanum-legend-face-up = offenes Plättchen: { $items }
forum-trajanum-legend-vacant = frei gewordenes Feld
forum-trajanum-legend-grey = graues Gebäude: { $letters }
forum-trajanum-legend-coloured = farbiges Bauwerk: { $letters }
forum-trajanum-legend-temple = Tempel
forum-trajanum-legend-crane-open = freigelegter Kran mit seiner Farbe
forum-trajanum-legend-crane-scored = gewerteter Kran
forum-trajanum-legend-choice = steht jetzt zur Wahl
forum-trajanum-legend-players = wer die Runde beginnt, wer noch entscheidet, wer entschieden hat
forum-trajanum-legend-coming = was die nächste Wertung jetzt brächte
forum-trajanum-legend-tracks = Marker auf den Prämienleisten: { $letters }; ! neben der Trajanssäule
forum-trajanum-legend-row = { NAME($row) }: { NAME($row, form: "ability") }. Mit dem zweiten Bürger sofort: { NAME($row, form: "bonus") }
forum-trajanum-legend-citizens = Bürger: aktiv, inaktiv, freier Platz
forum-trajanum-legend-street = Straße einer Karte dieser Runde
forum-trajanum-legend-square = Mosaikfeld des Forums nach seiner Farbe
forum-trajanum-legend-started = freies Feld eines begonnenen Farbfelds
forum-trajanum-legend-envoy = Gesandter von { $player }
forum-trajanum-legend-eagle = Adler

# The page of points
forum-trajanum-scores-note = In Klammern: was die nächste Wertung jetzt brächte, mit den jetzt aktiven Bürgern.
forum-trajanum-title-cards = Trajankarten
