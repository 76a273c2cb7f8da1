### Forum Trajanum on the page: the Forum, the building tiles with their tracks, the Trajan cards.


## The Forum

forum-trajanum-forum-title = Das Forum
forum-trajanum-forum-group = { $mine ->
    [yes] Deine Gruppe: { $size }
   *[no] Gruppe: { $size }
}
forum-trajanum-forum-eagles = Adler
forum-trajanum-forum-legend = umrandet: begonnen
forum-trajanum-forum-column = Säule
forum-trajanum-forum-finished = Marker abgeschlossener Leisten: { NAME($building) }
forum-trajanum-forum-bonus = Flächenbonus
forum-trajanum-forum-bonus-label = Flächenbonus: { $bonus }
forum-trajanum-forum-square-label = { $square }, { NAME($shows) }{ $started ->
    [yes] , begonnenes Farbfeld
   *[no] {""}
}{ $envoy ->
    [yes] , Gesandter von { $owner }
   *[no] {""}
}


## The building tiles and the benefit tracks

forum-trajanum-supply-title = Bauplättchen und Prämien
forum-trajanum-supply-single = Einzeln
forum-trajanum-supply-double = Doppelt
forum-trajanum-supply-both = { NAME($first) } mit { NAME($second) }
forum-trajanum-supply-left = Noch { $count } Plättchen
forum-trajanum-supply-unlimited = Die Plättchen gehen nie aus
forum-trajanum-track-benefit = Prämie
forum-trajanum-track-level = { NAME($building) }, Stufe { $level }: { $text }{ $there ->
    [0] {""}
   *[other] . Hier: { $seats }
}
forum-trajanum-column-cycle = Durchgang { $cycle }
forum-trajanum-column-citizens = Bürger


## The Trajan cards

forum-trajanum-cards-title = Trajankarten
forum-trajanum-card-when = { $when ->
    [now] jetzt
    [last] am Schluss
   *[later] später
}
forum-trajanum-card-each = je { $value }
forum-trajanum-card-held = { $held } von { $wanted }
forum-trajanum-card-pattern = { $shape ->
    [colours] { $count } Farben
    [kinds] { $count } Arten
    [temple] am Tempel
    [crane] am Kran
    [column] { $count } senkrecht
   *[row] { $count } waagerecht
}
forum-trajanum-card-label = Trajankarte des Durchgangs { $cycle }. Zu bauen: { $building }. Zu besitzen: { $collecting }.
forum-trajanum-card-progress = { $built }-mal gebaut, { $collected }-mal gesammelt, je { $value } Punkte.


## Decisions with pictures

forum-trajanum-use-own = Dein eigenes
forum-trajanum-use-received = Von { $giver }
forum-trajanum-use-both = Beide für
forum-trajanum-pass-this = Dieses weitergeben
forum-trajanum-pay-confirm = Diese bezahlen
forum-trajanum-pay-nobody = Niemanden bezahlen
forum-trajanum-clear-confirm = Diese entfernen
forum-trajanum-clear-nothing = Alle stehen lassen
forum-trajanum-clear-help = ohne ihn ist hier Platz zum Bauen
