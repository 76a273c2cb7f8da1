### Forum Trajanum on the page: the Forum, the building tiles with their tracks, the Trajan cards.


## The Forum

forum-trajanum-forum-title = The Forum
forum-trajanum-forum-group = { $mine ->
    [yes] Your group { $size }
   *[no] Group { $size }
}
forum-trajanum-forum-eagles = Eagles
forum-trajanum-forum-legend = outlined: started areas
forum-trajanum-forum-column = Column
forum-trajanum-forum-finished = Markers of finished tracks: { NAME($building) }
forum-trajanum-forum-bonus = Area bonus
forum-trajanum-forum-bonus-label = Area bonus: { $bonus }
forum-trajanum-forum-square-label = { $square }, { NAME($shows) }{ $started ->
    [yes] , started area
   *[no] {""}
}{ $envoy ->
    [yes] , envoy of { $owner }
   *[no] {""}
}


## The building tiles and the benefit tracks

forum-trajanum-supply-title = Building tiles and benefits
forum-trajanum-supply-single = Single tiles
forum-trajanum-supply-double = Double tiles
forum-trajanum-supply-both = { NAME($first) } with { NAME($second) }
forum-trajanum-supply-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
forum-trajanum-supply-unlimited = Tiles never run out
forum-trajanum-track-benefit = Benefit
forum-trajanum-track-level = { NAME($building) }, level { $level }: { $text }{ $there ->
    [0] {""}
   *[other] . Here: { $seats }
}
forum-trajanum-column-cycle = cycle { $cycle }
forum-trajanum-column-citizens = citizens


## The Trajan cards

forum-trajanum-cards-title = Trajan cards
forum-trajanum-card-when = { $when ->
    [now] this cycle
    [last] last cycle
   *[later] later
}
forum-trajanum-card-each = { $value } each
forum-trajanum-card-held = { $held } of { $wanted }
forum-trajanum-card-pattern = { $shape ->
    [colours] { $count } colours
    [kinds] { $count } kinds
    [temple] at a temple
    [crane] at a crane
    [column] { $count } in a column
   *[row] { $count } in a row
}
forum-trajanum-card-label = Trajan card of cycle { $cycle }. Building task: { $building }. Collecting task: { $collecting }.
forum-trajanum-card-progress = Building task fulfilled { $built }×, collecting task { $collected }×; { $value } points each.


## Decisions with pictures

forum-trajanum-use-own = Your own
forum-trajanum-use-received = From { $giver }
forum-trajanum-use-both = Both for
forum-trajanum-pass-this = Pass this on
forum-trajanum-pay-confirm = Pay these
forum-trajanum-pay-nobody = Pay nobody
forum-trajanum-clear-confirm = Remove these
forum-trajanum-clear-nothing = Leave all standing
forum-trajanum-clear-help = removed, it leaves room to build
