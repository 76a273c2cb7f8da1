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

forum-trajanum-building-library = Bibliothek
    .acc = eine Bibliothek
    .the = die Bibliothek
    .many = Bibliotheken
    .track = Bibliotheksleiste
    .short = Bibl.
    .letter = L
forum-trajanum-building-basilica = Basilika
    .acc = eine Basilika
    .the = die Basilika
    .many = Basiliken
    .track = Basilikaleiste
    .letter = A
forum-trajanum-building-market = Markt
    .acc = einen Markt
    .the = der Markt
    .many = Märkte
    .track = Marktleiste
    .letter = M
forum-trajanum-building-column = Siegessäule
    .acc = eine Siegessäule
    .the = die Siegessäule
    .many = Siegessäulen
    .short = Säule
    .letter = I
forum-trajanum-building-fountain = Brunnen
    .acc = einen Brunnen
    .the = der Brunnen
    .the-gen = des Brunnens
    .many = Brunnen
    .crane = Brunnenkran
    .letter = B
forum-trajanum-building-house = Haus
    .acc = ein Haus
    .the = das Haus
    .the-gen = des Hauses
    .many = Häuser
    .crane = Hauskran
    .letter = H
forum-trajanum-building-stable = Stallung
    .acc = eine Stallung
    .the = die Stallung
    .the-gen = der Stallung
    .many = Stallungen
    .crane = Stallkran
    .letter = S
forum-trajanum-building-park = Park
    .acc = einen Park
    .the = der Park
    .the-gen = des Parks
    .many = Parks
    .crane = Parkkran
    .letter = P

forum-trajanum-square-none = kein Mosaik
forum-trajanum-square-eagle = Adler
    .letter = *
forum-trajanum-thing-temple = Tempel
    .letter = T
forum-trajanum-thing-crane = Kran
    .letter = K


## What tiles show. Letters must differ from each other.

forum-trajanum-item-fountain-worker = Brunnenarbeiter
    .acc = Brunnenarbeiter
    .no = keinen Brunnenarbeiter
    .letter = b
forum-trajanum-item-house-worker = Häuserarbeiter
    .acc = Häuserarbeiter
    .no = keinen Häuserarbeiter
    .letter = h
forum-trajanum-item-stable-worker = Stallarbeiter
    .acc = Stallarbeiter
    .no = keinen Stallarbeiter
    .letter = s
forum-trajanum-item-park-worker = Parkarbeiter
    .acc = Parkarbeiter
    .no = keinen Parkarbeiter
    .letter = p
forum-trajanum-item-builder = Baumeister
    .acc = Baumeister
    .no = keinen Baumeister
    .column = Bmstr
    .letter = m
forum-trajanum-item-assistant = { $count ->
    [one] Assistent
   *[other] Assistenten
}
    .acc = Assistenten
    .no = keinen Assistenten
    .column = Assist
    .letter = a
forum-trajanum-item-tribune = { $count ->
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
forum-trajanum-item-coin = Geld
    .acc = Geld
    .no = kein Geld
    .column = Geld
    .letter = g
forum-trajanum-item-upgrade = { $count ->
    [one] Aufwertung
   *[other] Aufwertungen
}
    .acc = { $count ->
    [one] Aufwertung
   *[other] Aufwertungen
}
    .no = keine Aufwertung
    .letter = u
forum-trajanum-item-patrician = Patrizier
    .short = Pat
    .letter = P
forum-trajanum-item-merchant = Händler
    .short = Hän
    .letter = H
forum-trajanum-item-craftsman = Handwerker
    .short = Hwk
    .letter = W

forum-trajanum-amount = { $count } { NAME($thing, $count) }
forum-trajanum-tile-plus = {" "}+{" "}
forum-trajanum-tile-unknown = verdecktes Plättchen


## Streets. An edition may have other symbols; their own names are shown then, so sentences ask for no forms.
## Three letters of a name have to tell it from the others.

forum-trajanum-street-tower = Turm
forum-trajanum-street-gate = Tor
forum-trajanum-street-chariot = Wagen
forum-trajanum-street-aqueduct = Aquädukt
forum-trajanum-street-anvil = Amboss
forum-trajanum-street-helmet = Helm
forum-trajanum-street-obelisk = Obelisk
forum-trajanum-street-amphora = Amphore
forum-trajanum-street-grapes = Trauben
forum-trajanum-street-dolphin = Delfin
forum-trajanum-street-torch = Fackel
forum-trajanum-street-arena = Arena

forum-trajanum-street-row = Zeile { $number }
forum-trajanum-street-column = Spalte { $number }
forum-trajanum-street-card = { NAME($street) } ({ $place })

forum-trajanum-corner-nw = oben links
    .letter = ol
forum-trajanum-corner-ne = oben rechts
    .letter = or
forum-trajanum-corner-sw = unten links
    .letter = ul
forum-trajanum-corner-se = unten rechts
    .letter = ur

forum-trajanum-direction-east = rechts
forum-trajanum-direction-south = darunter
forum-trajanum-direction-west = links
forum-trajanum-direction-north = darüber


## Citizens: .ability of the first in a row, .bonus when the second one comes.

forum-trajanum-row-patrician-1 = Patrizier I
    .letter = P1
    .ability = Gesandte auch in neue Farbfelder; Adler zählen auch diagonal
    .bonus = ein Gesandter auf ein beliebiges farbiges Feld
forum-trajanum-row-patrician-2 = Patrizier II
    .letter = P2
    .ability = zwei verschiedene Flächenboni statt nur eines
    .bonus = ein Flächenbonus
forum-trajanum-row-merchant-1 = Händler I
    .letter = H1
    .ability = wendet den Schieber; Aufwertung bis zur nächsten Zypresse
    .bonus = 1 Geld oder 1 Tribun
forum-trajanum-row-merchant-2 = Händler II
    .letter = H2
    .ability = einmal pro Zug Geld, Tribun, Assistent untereinander tauschen
    .bonus = 1 Geld oder 1 Assistent
forum-trajanum-row-craftsman-1 = Handwerker I
    .letter = W1
    .ability = zweimal pro Zug wird ein Assistent zum Arbeiter
    .bonus = 1 Arbeiter
forum-trajanum-row-craftsman-2 = Handwerker II
    .letter = W2
    .ability = einmal pro Zug wird ein Assistent zum Baumeister
    .bonus = 1 Baumeister
