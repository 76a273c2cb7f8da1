### Forum Trajanum. Things first, then sentences about them.
###
### Forms of a name: .a with an article, .many in the plural, .letter for small drawings.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile is already worded.
### Log lines begin with a player's name, so events are predicates: "builds a market on r2c3".
### .seen is for those who see the board: what it shows needs no r2c3.


## Buildings. Letters must differ from each other.

building-library = library
    .a = a library
    .many = libraries
    .letter = L
building-basilica = basilica
    .a = a basilica
    .many = basilicas
    .letter = B
building-market = market
    .a = a market
    .many = markets
    .letter = M
building-column = triumphal column
    .a = a triumphal column
    .many = triumphal columns
    .short = column
    .letter = C
building-fountain = fountain
    .a = a fountain
    .many = fountains
    .letter = F
building-house = house
    .a = a house
    .many = houses
    .letter = H
building-stable = stable
    .a = a stable
    .many = stables
    .letter = S
building-park = park
    .a = a park
    .many = parks
    .letter = P

square-none = no mosaic
square-eagle = eagle
    .a = an eagle
    .letter = *
thing-temple = temple
    .letter = T
thing-crane = crane
    .letter = K


## What tiles show. Letters must differ from each other.

item-fountain-worker = { $count ->
    [one] fountain worker
   *[other] fountain workers
}
    .a = a fountain worker
    .letter = f
item-house-worker = { $count ->
    [one] house worker
   *[other] house workers
}
    .a = a house worker
    .letter = h
item-stable-worker = { $count ->
    [one] stable worker
   *[other] stable workers
}
    .a = a stable worker
    .letter = s
item-park-worker = { $count ->
    [one] park worker
   *[other] park workers
}
    .a = a park worker
    .letter = p
item-builder = { $count ->
    [one] builder
   *[other] builders
}
    .a = a builder
    .column = build
    .letter = b
item-assistant = { $count ->
    [one] assistant
   *[other] assistants
}
    .a = an assistant
    .column = assist
    .letter = a
item-tribune = { $count ->
    [one] Tribune
   *[other] Tribunes
}
    .a = a Tribune
    .column = Trib
    .letter = t
item-coin = { $count ->
    [one] coin
   *[other] coins
}
    .a = a coin
    .column = coin
    .letter = c
item-upgrade = { $count ->
    [one] upgrade
   *[other] upgrades
}
    .a = an upgrade
    .letter = u
item-patrician = patrician
    .a = a patrician
    .short = Pat
    .letter = P
item-merchant = merchant
    .a = a merchant
    .short = Mer
    .letter = M
item-craftsman = craftsman
    .a = a craftsman
    .short = Cra
    .letter = C

amount = { $count } { NAME($thing, $count) }
tile-plus = {" "}+{" "}
tile-unknown = face-down tile


## Streets. An edition may have other symbols; their own names are shown then.

street-tower = tower
street-gate = gate
street-chariot = chariot
street-aqueduct = aqueduct
street-anvil = anvil
street-helmet = helmet
street-obelisk = obelisk
street-amphora = amphora
street-grapes = grapes
street-dolphin = dolphin
street-torch = torch
street-arena = arena

street-row = row { $number }
street-column = column { $number }
street-card = { NAME($street) } ({ $place })

corner-nw = top left
    .letter = tl
corner-ne = top right
    .letter = tr
corner-sw = bottom left
    .letter = bl
corner-se = bottom right
    .letter = br

direction-east = to the right
direction-south = below
direction-west = to the left
direction-north = above


## Citizens: .ability of the first in a row, .bonus when the second one comes.

row-patrician-1 = Patrician I
    .letter = P1
    .ability = envoys may start new areas; eagles also count diagonally
    .bonus = an envoy on any coloured space
row-patrician-2 = Patrician II
    .letter = P2
    .ability = two different area bonuses instead of one
    .bonus = an area bonus
row-merchant-1 = Merchant I
    .letter = M1
    .ability = turns the slide bar over; upgrades reach the next cypress
    .bonus = a coin or a Tribune
row-merchant-2 = Merchant II
    .letter = M2
    .ability = once a turn, exchange a coin, Tribune or assistant for another of these
    .bonus = a coin or an assistant
row-craftsman-1 = Craftsman I
    .letter = C1
    .ability = twice a turn, an assistant becomes a worker
    .bonus = a worker
row-craftsman-2 = Craftsman II
    .letter = C2
    .ability = once a turn, an assistant becomes a builder
    .bonus = a builder
