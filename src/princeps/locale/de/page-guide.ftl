## Das geführte erste Spiel: eine Karte für jede Art von Entscheidung, wenn sie zum ersten Mal ansteht.

guide-title = Einführung
guide-next = Verstanden
guide-end = Einführung beenden
guide-start = Ein geführtes erstes Spiel

guide-forum-trajanum-take = Nimm zwei Plättchen
    .text = Alle wählen gleichzeitig. Die beiden Straßenkarten oben nennen zwei Straßen deiner Colonia; sie leuchten. Drücke in jeder auf ein Plättchen. Das erste darfst du ansehen, bevor du das zweite nimmst.
guide-forum-trajanum-pass = Eines behalten, eines weitergeben
    .text = Eines deiner beiden Plättchen geht an den rechten Nachbarn. Behalte, was du jetzt brauchst, und gib, was ihm am wenigsten hilft.
guide-forum-trajanum-use = Nutze ein Plättchen
    .text = Du bist am Zug. Du hältst ein eigenes Plättchen und eines, das du bekommen hast. Nutze eines: Du erhältst, was es zeigt. Das eigene geht danach als Gesandter auf dein Schiff, genutzt oder nicht, außer einem Bürger, der eingezogen ist. Das des Nachbarn kommt neben deine Colonia.
guide-forum-trajanum-row = Ein Bürger zieht ein
    .text = Jede Zeile hat ihre eigene Fähigkeit, und Bürger in ihr machen graue Gebäude dieser Straße wertvoller. Zeige auf eine Zeile, um zu lesen, was sie kann.
guide-forum-trajanum-build = Baue
    .text = Drücke rechts auf ein Gebäude, dann auf ein geräumtes Feld deiner Colonia. Zuvor zeigt die Leiste unten, was es kostet, die Punkte jetzt und was die nächste Wertung gewinnt. Blasse lassen sich jetzt nicht bauen; drücke auf eines, um zu erfahren, warum.
guide-forum-trajanum-envoy = Entsende einen Gesandten
    .text = Ein farbiges Gebäude schickt einen Gesandten auf ein Feld seiner Farbe im Forum. Ist ein Farbfeld dieser Farbe begonnen, muss es fortgesetzt werden. Wer ein Farbfeld füllt, erhält einen Bonus; eine große zusammenhängende Gruppe zählt Punkte.
guide-forum-trajanum-benefit = Eine Prämie
    .text = Graue Gebäude rücken deinen Marker auf ihrer Leiste vor. Du nimmst die erreichte Prämie oder eine davor.
guide-forum-trajanum-bonus = Ein Farbfeld ist voll
    .text = Du hast den letzten Gesandten eines Farbfelds gesetzt und wählst den Bonus.
guide-forum-trajanum-pay = Bezahle deine Bürger
    .text = Der Durchgang endet mit einer Wertung. 1 Geld hält eine Zeile mit Bürgern aktiv; ohne zählt die Zeile am wenigsten, und ihre Fähigkeit ruht, bis sie wieder bezahlt wird.

guide-trajan-tray = Säe
    .text = Wähle eine Mulde deines Kreises. Ihre Steine gehen einzeln im Uhrzeigersinn in die nächsten Mulden, und wo der letzte fällt, liegt deine Aktion. Der Zeitstein rückt so viele Felder vor, wie es Steine sind.
guide-trajan-sow = In welcher Reihenfolge?
    .text = Liegen am Ende des Säens beide Farben eines Trajanplättchens in seiner Mulde, so erfüllst du es.
guide-trajan-reward = Ein Trajanplättchen erfüllt
    .text = Seine Punkte gehören dir. Auch seine Belohnung darfst du nehmen.
guide-trajan-action = Deine Aktion
    .text = Der leuchtende Bereich ist der, in dem dein Säen endete. Drücke, was du dort willst; jedes Ziel zeigt, was es bringt.
guide-trajan-meet = Das Volk fordert
    .text = Am Ende eines Quartals kostet jede Forderung, die du nicht erfüllst, Punkte, und jede weitere mehr als die vorige.
guide-trajan-consul = Konsul
    .text = Die meisten Stimmen im Senat: Du wählst eine Bonustafel, die am Ende des Spiels zählt.
guide-trajan-extra = Noch einmal
    .text = Mit einem Plättchen für diese Aktion darfst du sie ein zweites Mal ausführen.
