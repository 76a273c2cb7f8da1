### Forum Trajanum. Things first, then sentences about them.
###
### Forms of a name: .a with an article, .many in the plural, .letter for small drawings.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile is already worded.
### Log lines begin with a player's name, so events are predicates: "builds a market on r2c3".
### .seen is for those who see the board: what it shows needs no r2c3.


## Buildings. Letters must differ from each other.

forum-trajanum-building-library = library
    .a = a library
    .many = libraries
    .letter = L
forum-trajanum-building-basilica = basilica
    .a = a basilica
    .many = basilicas
    .letter = B
forum-trajanum-building-market = market
    .a = a market
    .many = markets
    .letter = M
forum-trajanum-building-column = triumphal column
    .a = a triumphal column
    .many = triumphal columns
    .short = column
    .letter = C
forum-trajanum-building-fountain = fountain
    .a = a fountain
    .many = fountains
    .letter = F
forum-trajanum-building-house = house
    .a = a house
    .many = houses
    .letter = H
forum-trajanum-building-stable = stable
    .a = a stable
    .many = stables
    .letter = S
forum-trajanum-building-park = park
    .a = a park
    .many = parks
    .letter = P

forum-trajanum-square-none = no mosaic
forum-trajanum-square-eagle = eagle
    .a = an eagle
    .letter = *
forum-trajanum-thing-temple = temple
    .letter = T
forum-trajanum-thing-crane = crane
    .letter = K


## What tiles show. Letters must differ from each other.

forum-trajanum-item-fountain-worker = { $count ->
    [one] fountain worker
   *[other] fountain workers
}
    .a = a fountain worker
    .letter = f
forum-trajanum-item-house-worker = { $count ->
    [one] house worker
   *[other] house workers
}
    .a = a house worker
    .letter = h
forum-trajanum-item-stable-worker = { $count ->
    [one] stable worker
   *[other] stable workers
}
    .a = a stable worker
    .letter = s
forum-trajanum-item-park-worker = { $count ->
    [one] park worker
   *[other] park workers
}
    .a = a park worker
    .letter = p
forum-trajanum-item-builder = { $count ->
    [one] builder
   *[other] builders
}
    .a = a builder
    .column = build
    .letter = b
forum-trajanum-item-assistant = { $count ->
    [one] assistant
   *[other] assistants
}
    .a = an assistant
    .column = assist
    .letter = a
forum-trajanum-item-tribune = { $count ->
    [one] Tribune
   *[other] Tribunes
}
    .a = a Tribune
    .column = Trib
    .letter = t
forum-trajanum-item-coin = { $count ->
    [one] coin
   *[other] coins
}
    .a = a coin
    .column = coin
    .letter = c
forum-trajanum-item-upgrade = { $count ->
    [one] upgrade
   *[other] upgrades
}
    .a = an upgrade
    .letter = u
forum-trajanum-item-patrician = patrician
    .a = a patrician
    .short = Pat
    .letter = P
forum-trajanum-item-merchant = merchant
    .a = a merchant
    .short = Mer
    .letter = M
forum-trajanum-item-craftsman = craftsman
    .a = a craftsman
    .short = Cra
    .letter = C

forum-trajanum-amount = { $count } { NAME($thing, $count) }
forum-trajanum-tile-plus = {" "}+{" "}
forum-trajanum-tile-unknown = face-down tile


## Streets. An edition may have other symbols; their own names are shown then.

forum-trajanum-street-tower = tower
forum-trajanum-street-gate = gate
forum-trajanum-street-chariot = chariot
forum-trajanum-street-aqueduct = aqueduct
forum-trajanum-street-anvil = anvil
forum-trajanum-street-helmet = helmet
forum-trajanum-street-obelisk = obelisk
forum-trajanum-street-amphora = amphora
forum-trajanum-street-grapes = grapes
forum-trajanum-street-dolphin = dolphin
forum-trajanum-street-torch = torch
forum-trajanum-street-arena = arena

forum-trajanum-street-row = row { $number }
forum-trajanum-street-column = column { $number }
forum-trajanum-street-card = { NAME($street) } ({ $place })

forum-trajanum-corner-nw = top left
    .letter = tl
forum-trajanum-corner-ne = top right
    .letter = tr
forum-trajanum-corner-sw = bottom left
    .letter = bl
forum-trajanum-corner-se = bottom right
    .letter = br

forum-trajanum-direction-east = to the right
forum-trajanum-direction-south = below
forum-trajanum-direction-west = to the left
forum-trajanum-direction-north = above


## Citizens: .ability of the first in a row, .bonus when the second one comes.

forum-trajanum-row-patrician-1 = Patrician I
    .letter = P1
    .ability = envoys may start new areas; eagles also count diagonally
    .bonus = an envoy on any coloured space
forum-trajanum-row-patrician-2 = Patrician II
    .letter = P2
    .ability = two different area bonuses instead of one
    .bonus = an area bonus
forum-trajanum-row-merchant-1 = Merchant I
    .letter = M1
    .ability = turns the slide bar over; upgrades reach the next cypress
    .bonus = a coin or a Tribune
forum-trajanum-row-merchant-2 = Merchant II
    .letter = M2
    .ability = once a turn, exchange a coin, Tribune or assistant for another of these
    .bonus = a coin or an assistant
forum-trajanum-row-craftsman-1 = Craftsman I
    .letter = C1
    .ability = twice a turn, an assistant becomes a worker
    .bonus = a worker
forum-trajanum-row-craftsman-2 = Craftsman II
    .letter = C2
    .ability = once a turn, an assistant becomes a builder
    .bonus = a builder
