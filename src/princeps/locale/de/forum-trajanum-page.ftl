### Forum Trajanum on the page: the header, a player's mat and the strips of the rivals.
### $name is a player's name, $cycle a Roman numeral, $space a place such as r2c3.


## The header

forum-trajanum-mat-setting-up = Aufbau
forum-trajanum-mat-progress = Durchgang { $cycle }, Runde { $round } von { $rounds }
forum-trajanum-mat-rounds-rule = Drei Durchgänge zu je vier Runden. Jeder Durchgang endet mit einer Wertung.
forum-trajanum-mat-streets = Straßen der Runde
forum-trajanum-mat-street-taken = , genommen
forum-trajanum-mat-street-rule = In dieser Runde nehmen alle ein Plättchen aus dieser Straße ihrer Colonia. Mit einem Tribun darf es stattdessen jedes andere sein.
forum-trajanum-mat-pile = { $count ->
    [one] Noch { $count } Straßenkarte in diesem Durchgang
   *[other] Noch { $count } Straßenkarten in diesem Durchgang
}
forum-trajanum-mat-pile-past = Schon aufgedeckt in diesem Durchgang: { $streets }. Jedes Symbol kommt im Spiel zweimal vor.
forum-trajanum-mat-start = Beginnt
forum-trajanum-mat-start-rule = Beginnt diese Runde. Wer in einer Runde zuletzt dran ist, beginnt die nächste.


## Score and forecast

forum-trajanum-mat-own = Dein Tableau
forum-trajanum-mat-forecast = Prognose
forum-trajanum-mat-forecast-title = { $points ->
    [one] Die nächste Wertung brächte jetzt { $points } Punkt
   *[other] Die nächste Wertung brächte jetzt { $points } Punkte
}
forum-trajanum-mat-forecast-rule = Was die Wertung am Ende des Durchgangs brächte, käme sie jetzt, mit den Bürgern, die jetzt aktiv sind.
forum-trajanum-mat-next-scoring = Nächste Wertung
forum-trajanum-mat-score = { $name }: { $points } Punkte, mit der nächsten Wertung { $forecast }. Öffnet den Punktestand.
forum-trajanum-mat-source-crane = Kräne
forum-trajanum-mat-source-colonia = Zeilen
forum-trajanum-mat-source-eagle = Adler
forum-trajanum-mat-source-area = Gruppe
forum-trajanum-mat-source-task = Aufträge


## The Colonia

forum-trajanum-mat-colonia = Colonia von { $name }
forum-trajanum-mat-space = { $space }: { $content }
forum-trajanum-mat-vacant = frei gewordenes Feld
forum-trajanum-mat-vacant-rule = Hier darfst du in deinem Zug bauen: erst ein Bauplättchen wählen, dann dieses Feld.
forum-trajanum-mat-temple-rule = Ein Tempel bleibt: Hier wird nichts genommen und nichts gebaut.
forum-trajanum-mat-taken-tile = Dieses Plättchen nimmst du in dieser Runde.
forum-trajanum-mat-passed = an { $name }
forum-trajanum-mat-crane = { NAME($building, form: "crane") }{ $status ->
    [open] , offen
    [scored] , gewertet
   *[covered] {""}
}
forum-trajanum-mat-crane-rule = { $status ->
    [open] Am Ende dieses Durchgangs zählt jedes Bauwerk seiner Farbe { $points }, ein einziges Mal.
    [scored] Er ist gewertet. Auf seinem Feld wird nicht gebaut.
   *[covered] Wer das Plättchen hier nimmt, legt den Kran frei: Am Ende jenes Durchgangs zählt jedes Bauwerk seiner Farbe, ein einziges Mal (in diesem Durchgang je { $points }).
}
forum-trajanum-mat-row = { $row }: { $state ->
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
forum-trajanum-mat-row-ability = Erster Bürger: { $ability }.
forum-trajanum-mat-row-bonus = Mit dem zweiten sofort: { $bonus }.
forum-trajanum-mat-row-worth = Jedes verschiedene graue Gebäude in dieser Straße zählt { $multiplier }: jetzt { $points }.
forum-trajanum-mat-row-points = { $points } P
forum-trajanum-mat-row-second = { $row }, zweiter Platz


## What lies around it

forum-trajanum-mat-hand = Diese Runde
forum-trajanum-mat-hand-own = Eigenes Plättchen
forum-trajanum-mat-hand-received = Plättchen von { $name }
forum-trajanum-mat-hand-taken = Für diese Straße genommen
forum-trajanum-mat-hand-passed = Geht an { $name }
forum-trajanum-mat-hand-none = keines
forum-trajanum-mat-prestige = Prestigeleiste
forum-trajanum-mat-task = Auftrag
forum-trajanum-mat-bar-worth = { $group ->
    [0] Noch keine Gesandten auf dem Forum.
    [one] Ein einzelner Gesandter zählt { $points }.
   *[other] Die größte Gruppe von { $group } Gesandten zählt { $points }.
} Jeder erfüllte Auftrag ist { $task } wert.
forum-trajanum-mat-prestige-rule = Jede Aufwertung rückt den Schieber einen Schritt nach rechts. Unter der Größe deiner Gruppe steht, was sie zählt; über dem Trajankopf steht, was jeder erfüllte Auftrag wert ist.
forum-trajanum-mat-resources = Vorrat
forum-trajanum-mat-rule-builder = Baut ein graues Gebäude. Zwei Arbeiter einer Farbe können ihn ersetzen.
forum-trajanum-mat-rule-fountain-worker = Baut einen Brunnen.
forum-trajanum-mat-rule-house-worker = Baut ein Haus.
forum-trajanum-mat-rule-stable-worker = Baut eine Stallung.
forum-trajanum-mat-rule-park-worker = Baut einen Park.
forum-trajanum-mat-rule-assistant = Gibt einem Arbeiter eine andere Farbe.
forum-trajanum-mat-rule-tribune = Mit einem nimmst du ein Plättchen von irgendwo; mit zweien nutzt du beide Plättchen der Runde.
forum-trajanum-mat-rule-coin = Bezahlt vor jeder Wertung eine Zeile mit Bürgern; eine unbezahlte Zeile wird inaktiv.
forum-trajanum-mat-ship = Schiff: Gesandte
forum-trajanum-mat-ship-count = { $count ->
    [one] { $count } Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
forum-trajanum-mat-ship-rule = Deine eigenen Plättchen kommen nach deinem Zug an Bord. Für ein farbiges Bauwerk kannst du eines als Gesandten aufs Forum schicken.
forum-trajanum-mat-from = Von { $name }
forum-trajanum-mat-beside = { $count ->
    [one] { $count } Plättchen von { $name }
   *[other] { $count } Plättchen von { $name }
}
forum-trajanum-mat-beside-rule = Plättchen, die du von { $name } bekommen hast, genutzt oder nicht. Bekommst du einmal keines, darfst du eines davon zurückholen.


## Rivals

forum-trajanum-mat-rival = { $name }: { $points } Punkte, { $forecast } dazu bei der nächsten Wertung. { $status }
forum-trajanum-mat-rival-open = Das ganze Tableau zeigen
forum-trajanum-mat-away = abwesend

forum-trajanum-pane-colonia = Colonia
forum-trajanum-pane-forum = Forum
forum-trajanum-pane-supply = Vorrat
forum-trajanum-pane-trajan = Trajan
forum-trajanum-pane-rivals = Gegner
