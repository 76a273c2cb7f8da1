### Forum Trajanum on the page: the Forum, the building tiles with their tracks, the Trajan cards.


## The Forum

forum-title = The Forum
forum-group = { $mine ->
    [yes] Your group { $size }
   *[no] Group { $size }
}
forum-eagles = Eagles
forum-legend = outlined: started areas
forum-column = Column
forum-finished = Markers of finished tracks: { NAME($building) }
forum-bonus = Area bonus
forum-bonus-label = Area bonus: { $bonus }
forum-square-label = { $square }, { NAME($shows) }{ $started ->
    [yes] , started area
   *[no] {""}
}{ $envoy ->
    [yes] , envoy of { $owner }
   *[no] {""}
}


## The building tiles and the benefit tracks

supply-title = Building tiles and benefits
supply-single = Single tiles
supply-double = Double tiles
supply-both = { NAME($first) } with { NAME($second) }
supply-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
supply-unlimited = Tiles never run out
track-benefit = Benefit
track-level = { NAME($building) }, level { $level }: { $text }{ $there ->
    [0] {""}
   *[other] . Here: { $seats }
}
column-cycle = cycle { $cycle }
column-citizens = citizens


## The Trajan cards

cards-title = Trajan cards
card-when = { $when ->
    [now] this cycle
    [last] last cycle
   *[later] later
}
card-each = { $value } each
card-held = { $held } of { $wanted }
card-pattern = { $shape ->
    [colours] { $count } colours
    [kinds] { $count } kinds
    [temple] at a temple
    [crane] at a crane
    [column] { $count } in a column
   *[row] { $count } in a row
}
card-label = Trajan card of cycle { $cycle }. Building task: { $building }. Collecting task: { $collecting }.
card-progress = Building task fulfilled { $built }×, collecting task { $collected }×; { $value } points each.


## Decisions with pictures

use-own = Your own
use-received = From { $giver }
use-both = Both for
pass-this = Pass this on
pay-confirm = Pay these
pay-nobody = Pay nobody
clear-confirm = Remove these
clear-nothing = Leave all standing
clear-help = removed, it leaves room to build
