### Forum Trajanum on the page: the header, a player's mat and the strips of the rivals.
### $name is a player's name, $cycle a Roman numeral, $space a place such as r2c3.


## The header

mat-setting-up = Aufbau
mat-progress = Durchgang { $cycle }, Runde { $round } von { $rounds }
mat-rounds-rule = Drei Durchgänge zu je vier Runden. Jeder Durchgang endet mit einer Wertung.
mat-streets = Straßen der Runde
mat-street-taken = , genommen
mat-street-rule = In dieser Runde nehmen alle ein Plättchen aus dieser Straße ihrer Colonia. Mit einem Tribun darf es stattdessen jedes andere sein.
mat-pile = { $count ->
    [one] Noch { $count } Straßenkarte in diesem Durchgang
   *[other] Noch { $count } Straßenkarten in diesem Durchgang
}
mat-pile-past = Schon aufgedeckt in diesem Durchgang: { $streets }. Jedes Symbol kommt im Spiel zweimal vor.
mat-start = Beginnt
mat-start-rule = Beginnt diese Runde. Wer in einer Runde zuletzt dran ist, beginnt die nächste.


## Score and forecast

mat-own = Dein Tableau
mat-forecast = Prognose
mat-forecast-title = { $points ->
    [one] Die nächste Wertung brächte jetzt { $points } Punkt
   *[other] Die nächste Wertung brächte jetzt { $points } Punkte
}
mat-forecast-rule = Was die Wertung am Ende des Durchgangs brächte, käme sie jetzt, mit den Bürgern, die jetzt aktiv sind.
mat-next-scoring = Nächste Wertung
mat-score = { $name }: { $points } Punkte, mit der nächsten Wertung { $forecast }. Öffnet den Punktestand.
mat-source-crane = Kräne
mat-source-colonia = Zeilen
mat-source-eagle = Adler
mat-source-area = Gruppe
mat-source-task = Aufträge


## The Colonia

mat-colonia = Colonia von { $name }
mat-space = { $space }: { $content }
mat-vacant = frei gewordenes Feld
mat-vacant-rule = Hier darfst du in deinem Zug bauen: erst ein Bauplättchen wählen, dann dieses Feld.
mat-temple-rule = Ein Tempel bleibt: Hier wird nichts genommen und nichts gebaut.
mat-taken-tile = Dieses Plättchen nimmst du in dieser Runde.
mat-passed = an { $name }
mat-crane = { NAME($building, form: "crane") }{ $status ->
    [open] , offen
    [scored] , gewertet
   *[covered] {""}
}
mat-crane-rule = { $status ->
    [open] Am Ende dieses Durchgangs zählt jedes Bauwerk seiner Farbe { $points }, ein einziges Mal.
    [scored] Er ist gewertet. Auf seinem Feld wird nicht gebaut.
   *[covered] Wer das Plättchen hier nimmt, legt den Kran frei: Am Ende jenes Durchgangs zählt jedes Bauwerk seiner Farbe, ein einziges Mal (in diesem Durchgang je { $points }).
}
mat-row = { $row }: { $state ->
    [active] { $citizens ->
        [one] ein aktiver Bürger
       *[other] zwei aktive Bürger
    }
    [inactive] { $citizens ->
        [one] ein inaktiver Bürger
       *[other] zwei inaktive Bürger
    }
   *[empty] niemand
}, die Straße zählt { $points }
mat-row-ability = Erster Bürger: { $ability }.
mat-row-bonus = Mit dem zweiten sofort: { $bonus }.
mat-row-worth = Jedes verschiedene graue Gebäude in dieser Straße zählt { $multiplier }: jetzt { $points }.
mat-row-points = { $points } P
mat-row-second = { $row }, zweiter Platz


## What lies around it

mat-hand = Diese Runde
mat-hand-own = Eigenes Plättchen
mat-hand-received = Plättchen von { $name }
mat-hand-taken = Für diese Straße genommen
mat-hand-passed = Geht an { $name }
mat-hand-none = keines
mat-prestige = Prestigeleiste
mat-task = Auftrag
mat-bar-worth = { $group ->
    [0] Noch keine Gesandten auf dem Forum.
    [one] Ein einzelner Gesandter zählt { $points }.
   *[other] Die größte Gruppe von { $group } Gesandten zählt { $points }.
} Jeder erfüllte Auftrag ist { $task } wert.
mat-prestige-rule = Jede Aufwertung rückt den Schieber einen Schritt nach rechts. Unter der Größe deiner Gruppe steht, was sie zählt; über dem Trajankopf steht, was jeder erfüllte Auftrag wert ist.
mat-resources = Vorrat
mat-rule-builder = Baut ein graues Gebäude. Zwei Arbeiter einer Farbe können ihn ersetzen.
mat-rule-fountain-worker = Baut einen Brunnen.
mat-rule-house-worker = Baut ein Haus.
mat-rule-stable-worker = Baut eine Stallung.
mat-rule-park-worker = Baut einen Park.
mat-rule-assistant = Gibt einem Arbeiter eine andere Farbe.
mat-rule-tribune = Mit einem nimmst du ein Plättchen von irgendwo; mit zweien nutzt du beide Plättchen der Runde.
mat-rule-coin = Bezahlt vor jeder Wertung eine Zeile mit Bürgern; eine unbezahlte Zeile wird inaktiv.
mat-ship = Schiff: Gesandte
mat-ship-count = { $count ->
    [one] { $count } Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
mat-ship-rule = Deine eigenen Plättchen kommen nach deinem Zug an Bord. Für ein farbiges Bauwerk kannst du eines als Gesandten aufs Forum schicken.
mat-from = Von { $name }
mat-beside = { $count ->
    [one] { $count } Plättchen von { $name }
   *[other] { $count } Plättchen von { $name }
}
mat-beside-rule = Plättchen, die du von { $name } bekommen hast, genutzt oder nicht. Bekommst du einmal keines, darfst du eines davon zurückholen.


## Rivals

mat-rival = { $name }: { $points } Punkte, { $forecast } dazu bei der nächsten Wertung. { $status }
mat-rival-open = Das ganze Tableau zeigen
mat-away = abwesend
