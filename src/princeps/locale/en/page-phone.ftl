### The table on a small screen: its parts, one at a time. $pane is the name of a part.

panes-label = Parts of the table
panes-stay = Stay on { $pane }
panes-pinned = Stays here; tap again to follow the game
panes-choices = { $count ->
    [one] { $count } place to choose
   *[other] { $count } places to choose
}
phone-seats = Seats
pane-log = Log
