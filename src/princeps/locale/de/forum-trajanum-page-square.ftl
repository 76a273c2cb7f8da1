### Forum Trajanum on the page: the Forum, the building tiles with their tracks, the Trajan cards.


## The Forum

forum-title = Das Forum
forum-group = { $mine ->
    [yes] Deine Gruppe: { $size }
   *[no] Gruppe: { $size }
}
forum-eagles = Adler
forum-legend = umrandet: begonnen
forum-column = Säule
forum-finished = Marker abgeschlossener Leisten: { NAME($building) }
forum-bonus = Flächenbonus
forum-bonus-label = Flächenbonus: { $bonus }
forum-square-label = { $square }, { NAME($shows) }{ $started ->
    [yes] , begonnenes Farbfeld
   *[no] {""}
}{ $envoy ->
    [yes] , Gesandter von { $owner }
   *[no] {""}
}


## The building tiles and the benefit tracks

supply-title = Bauplättchen und Prämien
supply-single = Einzeln
supply-double = Doppelt
supply-both = { NAME($first) } mit { NAME($second) }
supply-left = Noch { $count } Plättchen
supply-unlimited = Die Plättchen gehen nie aus
track-benefit = Prämie
track-level = { NAME($building) }, Stufe { $level }: { $text }{ $there ->
    [0] {""}
   *[other] . Hier: { $seats }
}
column-cycle = Durchgang { $cycle }
column-citizens = Bürger


## The Trajan cards

cards-title = Trajankarten
card-when = { $when ->
    [now] jetzt
    [last] am Schluss
   *[later] später
}
card-each = je { $value }
card-held = { $held } von { $wanted }
card-pattern = { $shape ->
    [colours] { $count } Farben
    [kinds] { $count } Arten
    [temple] am Tempel
    [crane] am Kran
    [column] { $count } senkrecht
   *[row] { $count } waagerecht
}
card-label = Trajankarte des Durchgangs { $cycle }. Zu bauen: { $building }. Zu besitzen: { $collecting }.
card-progress = { $built }-mal gebaut, { $collected }-mal gesammelt, je { $value } Punkte.


## Decisions with pictures

use-own = Dein eigenes
use-received = Von { $giver }
use-both = Beide für
pass-this = Dieses weitergeben
pay-confirm = Diese bezahlen
pay-nobody = Niemanden bezahlen
clear-confirm = Diese entfernen
clear-nothing = Alle stehen lassen
clear-help = ohne ihn ist hier Platz zum Bauen
