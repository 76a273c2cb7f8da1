### The table on a small screen: its parts, one at a time. $pane is the name of a part.

panes-label = Teile des Tisches
panes-stay = Bei „{ $pane }“ bleiben
panes-pinned = Bleibt hier; noch einmal tippen, um dem Spiel zu folgen
panes-choices = { $count ->
    [one] { $count } Stelle zur Auswahl
   *[other] { $count } Stellen zur Auswahl
}
phone-seats = Plätze
pane-log = Verlauf
