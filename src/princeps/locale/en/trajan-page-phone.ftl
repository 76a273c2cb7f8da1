### Trajan on a small screen. $quarter is a Roman numeral.

trajan-pane-circle = Circle
trajan-pane-map = Provinces
trajan-pane-city = City
trajan-pane-forum = Forum
trajan-pane-port = Port
trajan-pane-mine = Mine
trajan-pane-mat = Mat
trajan-pane-rivals = Rivals
trajan-phone-quarter = Quarter { $quarter }
trajan-phone-round = round { $round } of { $rounds }
trajan-phone-left = { $count ->
    [one] { $count } space left
   *[other] { $count } spaces left
}
trajan-phone-plan = Plan
trajan-phone-change-order = Tap two markers to swap them
trajan-phone-markers = Markers to choose from
trajan-phone-line = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. Shows all that you have.
