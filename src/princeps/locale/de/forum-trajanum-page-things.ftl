### Forum Trajanum. Things first, then sentences about them.
###
### Forms of a building: .acc accusative with "ein", .the and .the-gen with the definite article, .many plural,
### .crane and .track in compounds, .short for small fields, .letter for small drawings.
### Forms of what tiles show: .acc the bare noun in the accusative, .no with "kein" in the accusative.
### Numbers stand for articles, as German rules have it: 1 Geld, 2 Tribune.
### Citizens and workers are all masculine, so sentences about them bring their own articles.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile is already worded.
### Log lines begin with a player's name, so events begin with the verb: "baut einen Markt auf r2c3".
### .seen is for those who see the board: what it shows needs no r2c3.
### Answers are infinitives. Reasons are whole sentences without their full stop; they come after a colon.


## Buildings. Letters must differ from each other.

building-library = Bibliothek
    .acc = eine Bibliothek
    .the = die Bibliothek
    .many = Bibliotheken
    .track = Bibliotheksleiste
    .short = Bibl.
    .letter = L
building-basilica = Basilika
    .acc = eine Basilika
    .the = die Basilika
    .many = Basiliken
    .track = Basilikaleiste
    .letter = A
building-market = Markt
    .acc = einen Markt
    .the = der Markt
    .many = Märkte
    .track = Marktleiste
    .letter = M
building-column = Siegessäule
    .acc = eine Siegessäule
    .the = die Siegessäule
    .many = Siegessäulen
    .short = Säule
    .letter = I
building-fountain = Brunnen
    .acc = einen Brunnen
    .the = der Brunnen
    .the-gen = des Brunnens
    .many = Brunnen
    .crane = Brunnenkran
    .letter = B
building-house = Haus
    .acc = ein Haus
    .the = das Haus
    .the-gen = des Hauses
    .many = Häuser
    .crane = Hauskran
    .letter = H
building-stable = Stallung
    .acc = eine Stallung
    .the = die Stallung
    .the-gen = der Stallung
    .many = Stallungen
    .crane = Stallkran
    .letter = S
building-park = Park
    .acc = einen Park
    .the = der Park
    .the-gen = des Parks
    .many = Parks
    .crane = Parkkran
    .letter = P

square-none = kein Mosaik
square-eagle = Adler
    .letter = *
thing-temple = Tempel
    .letter = T
thing-crane = Kran
    .letter = K


## What tiles show. Letters must differ from each other.

item-fountain-worker = Brunnenarbeiter
    .acc = Brunnenarbeiter
    .no = keinen Brunnenarbeiter
    .letter = b
item-house-worker = Häuserarbeiter
    .acc = Häuserarbeiter
    .no = keinen Häuserarbeiter
    .letter = h
item-stable-worker = Stallarbeiter
    .acc = Stallarbeiter
    .no = keinen Stallarbeiter
    .letter = s
item-park-worker = Parkarbeiter
    .acc = Parkarbeiter
    .no = keinen Parkarbeiter
    .letter = p
item-builder = Baumeister
    .acc = Baumeister
    .no = keinen Baumeister
    .column = Bmstr
    .letter = m
item-assistant = { $count ->
    [one] Assistent
   *[other] Assistenten
}
    .acc = Assistenten
    .no = keinen Assistenten
    .column = Assist
    .letter = a
item-tribune = { $count ->
    [one] Tribun
   *[other] Tribune
}
    .acc = { $count ->
    [one] Tribun
   *[other] Tribune
}
    .no = keinen Tribun
    .column = Trib
    .letter = t
item-coin = Geld
    .acc = Geld
    .no = kein Geld
    .column = Geld
    .letter = g
item-upgrade = { $count ->
    [one] Aufwertung
   *[other] Aufwertungen
}
    .acc = { $count ->
    [one] Aufwertung
   *[other] Aufwertungen
}
    .no = keine Aufwertung
    .letter = u
item-patrician = Patrizier
    .short = Pat
    .letter = P
item-merchant = Händler
    .short = Hän
    .letter = H
item-craftsman = Handwerker
    .short = Hwk
    .letter = W

amount = { $count } { NAME($thing, $count) }
tile-plus = {" "}+{" "}
tile-unknown = verdecktes Plättchen


## Streets. An edition may have other symbols; their own names are shown then, so sentences ask for no forms.
## Three letters of a name have to tell it from the others.

street-tower = Turm
street-gate = Tor
street-chariot = Wagen
street-aqueduct = Aquädukt
street-anvil = Amboss
street-helmet = Helm
street-obelisk = Obelisk
street-amphora = Amphore
street-grapes = Trauben
street-dolphin = Delfin
street-torch = Fackel
street-arena = Arena

street-row = Zeile { $number }
street-column = Spalte { $number }
street-card = { NAME($street) } ({ $place })

corner-nw = oben links
    .letter = ol
corner-ne = oben rechts
    .letter = or
corner-sw = unten links
    .letter = ul
corner-se = unten rechts
    .letter = ur

direction-east = rechts
direction-south = darunter
direction-west = links
direction-north = darüber


## Citizens: .ability of the first in a row, .bonus when the second one comes.

row-patrician-1 = Patrizier I
    .letter = P1
    .ability = Gesandte auch in neue Farbfelder; Adler zählen auch diagonal
    .bonus = ein Gesandter auf ein beliebiges farbiges Feld
row-patrician-2 = Patrizier II
    .letter = P2
    .ability = zwei verschiedene Flächenboni statt nur eines
    .bonus = ein Flächenbonus
row-merchant-1 = Händler I
    .letter = H1
    .ability = wendet den Schieber; Aufwertung bis zur nächsten Zypresse
    .bonus = 1 Geld oder 1 Tribun
row-merchant-2 = Händler II
    .letter = H2
    .ability = einmal pro Zug Geld, Tribun, Assistent untereinander tauschen
    .bonus = 1 Geld oder 1 Assistent
row-craftsman-1 = Handwerker I
    .letter = W1
    .ability = zweimal pro Zug wird ein Assistent zum Arbeiter
    .bonus = 1 Arbeiter
row-craftsman-2 = Handwerker II
    .letter = W2
    .ability = einmal pro Zug wird ein Assistent zum Baumeister
    .bonus = 1 Baumeister
