### Trajan on a small screen. $quarter is a Roman numeral.

trajan-pane-circle = Kreis
trajan-pane-map = Provinzen
trajan-pane-city = Stadt
trajan-pane-forum = Forum
trajan-pane-port = Hafen
trajan-pane-mine = Meins
trajan-pane-mat = Tableau
trajan-pane-rivals = Gegner
trajan-phone-quarter = Quartal { $quarter }
trajan-phone-round = Runde { $round } von { $rounds }
trajan-phone-left = { $count ->
    [one] noch { $count } Feld
   *[other] noch { $count } Felder
}
trajan-phone-plan = Planen
trajan-phone-change-order = Zwei Steine antippen, um sie zu tauschen
trajan-phone-markers = Steine zur Auswahl
trajan-phone-line = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} und { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}. Zeigt alles, was dir gehört.
