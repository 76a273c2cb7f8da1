### Trajan. Things first, then sentences about them. All messages begin with trajan-.
###
### Forms of an action: .tray and .action in compounds, both feminine; .number of its tray.
### Forms of a colour and of a pile: .weak as an adjective ("einen gelben Stein", "vom linken Stapel"); .noun a colour.
### Forms of a demand: .dat after "nach". Things in lists stand in the nominative, with numbers for articles.
### .letter is for small drawings, .short where room is scarce.
### Variables that hold the id of a thing are used as { NAME($thing) }; $tile, $building, $bonus, $reward are worded.
### Log lines begin with a player's name, so events begin with the verb: "nimmt „Brot“ vom Forum".
### .seen is for those who see the board: what it shows needs no r2c3.
### Answers are infinitives. Reasons are whole sentences without their full stop; they come after a colon.

trajan-nothing = nichts
trajan-times = { $count }× { $thing }
    .short = { $count }×{ $thing }


## The action circle

trajan-action-seaport = Hafen
    .number = I
    .tray = Hafenmulde
    .action = Hafenaktion
trajan-action-forum = Forum
    .number = II
    .tray = Forummulde
    .action = Forumaktion
trajan-action-military = Militär
    .number = III
    .tray = Militärmulde
    .action = Militäraktion
trajan-action-senate = Senat
    .number = IV
    .tray = Senatsmulde
    .action = Senatsaktion
trajan-action-trajan = Trajan
    .number = V
    .tray = Trajanmulde
    .action = Trajanaktion
trajan-action-construction = Bau
    .number = VI
    .tray = Baumulde
    .action = Bauaktion

# Letters must differ from each other.
trajan-colour-yellow = gelb
    .weak = gelben
    .noun = Gelb
    .letter = G
trajan-colour-orange = orange
    .weak = orangefarbenen
    .noun = Orange
    .letter = O
trajan-colour-blue = blau
    .weak = blauen
    .noun = Blau
    .letter = B
trajan-colour-white = weiß
    .weak = weißen
    .noun = Weiß
    .letter = W
trajan-colour-pink = rosa
    .weak = rosa
    .noun = Rosa
    .letter = R
trajan-colour-green = grün
    .weak = grünen
    .noun = Grün
    .letter = N

trajan-quarter-0 = I
trajan-quarter-1 = II
trajan-quarter-2 = III
trajan-quarter-3 = IV


## Trajan tiles

trajan-stack-cards = Karten
trajan-stack-nine-points = Neun Punkte
trajan-stack-plus-two = [+2]
trajan-stack-military = Militär
trajan-stack-construction = Bau
trajan-stack-demand = Forderung

trajan-trajan-tile = { NAME($first) } + { NAME($second) }, { points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
}
    .short = { $letters } { $points }{ $kind ->
    [nothing] {""}
   *[other] {" "}{ $reward }
}

trajan-reward-nothing = nichts
    .short = nichts
trajan-reward-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
    .short = { $count }Krt
trajan-reward-plus-two = ein [+2]-Plättchen
    .short = [+2]
trajan-reward-legionnaires = { $count ->
    [one] { $count } Legionär
   *[other] { $count } Legionäre
}
    .short = { $count }Leg
trajan-reward-workers = { $count } Arbeiter
    .short = { $count }Arb
trajan-reward-demand = { NAME($demand) } für jedes Quartal
    .short = { NAME($demand) }


## The seaport

trajan-commodity-columns = Säulen
    .letter = Sä
trajan-commodity-furs = Felle
    .letter = Fe
trajan-commodity-scrolls = Schriftrollen
    .letter = Sr
trajan-commodity-oil = Öl
    .letter = Öl
trajan-commodity-fruit = Obst
    .letter = Ob
trajan-commodity-ceramics = Keramik
    .letter = Ke
trajan-commodity-wine = Wein
    .letter = Wn
trajan-commodity-fish = Fisch
    .letter = Fi
trajan-commodity-jewellery = Schmuck
    .letter = Sm
trajan-commodity-gems = Edelsteine
    .letter = Ed
trajan-commodity-cattle = Vieh
    .letter = Vi
trajan-commodity-wheat = Weizen
    .letter = Wz

trajan-pile-left = links
    .weak = linken
trajan-pile-right = rechts
    .weak = rechten

trajan-ship-identical = Schiff für gleiche Waren
    .short = gleich
trajan-ship-pairs = Schiff für Paare
    .short = Paare
trajan-ship-different = Schiff für verschiedene Waren
    .short = verschiedene


## Forum tiles. How many votes one gives stands in the edition.

trajan-demand-bread = Brot
    .dat = Brot
    .letter = b
trajan-demand-games = Spiele
    .dat = Spielen
    .letter = s
trajan-demand-religion = Religion
    .dat = Religion
    .letter = r

trajan-tile-bread = Brot
    .short = Bro
trajan-tile-games = Spiele
    .short = Spi
trajan-tile-religion = Religion
    .short = Rel
trajan-tile-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
    .short = St{ $votes }
trajan-tile-wild-demand = Forderungsjoker
    .short = *For
trajan-tile-wild-commodity = Warenjoker
    .short = *War
trajan-tile-wild-construction = Baujoker
    .short = *Bau
trajan-tile-wild-action = Aktionsjoker
    .short = *Akt
trajan-tile-extra-seaport = Zusatzaktion Hafen
    .short = +Haf
trajan-tile-extra-forum = Zusatzaktion Forum
    .short = +For
trajan-tile-extra-military = Zusatzaktion Militär
    .short = +Mil
trajan-tile-extra-senate = Zusatzaktion Senat
    .short = +Sen
trajan-tile-extra-trajan = Zusatzaktion Trajan
    .short = +Tra
trajan-tile-extra-construction = Zusatzaktion Bau
    .short = +Bau


## Provinces

trajan-province-camp = Feldlager
    .short = Lager
trajan-province-alpes = Alpes
    .short = Alp
trajan-province-raetia = Raetia
    .short = Rae
trajan-province-noricum = Noricum
    .short = Nor
trajan-province-narbonensis = Narbonensis
    .short = Nar
trajan-province-lugudunensis = Lugudunensis
    .short = Lug
trajan-province-belgica = Belgica
    .short = Bel
trajan-province-germania-superior = Germania Superior
    .short = GSu
trajan-province-aquitania = Aquitania
    .short = Aqu
trajan-province-germania-inferior = Germania Inferior
    .short = GIn
trajan-province-britannia = Britannia
    .short = Bri


## Construction. Letters must differ from each other.

trajan-building-stairs = Treppe
    .letter = t
trajan-building-door = Portal
    .letter = p
trajan-building-fountain = Brunnen
    .letter = b
trajan-building-roof = Dach
    .letter = d
trajan-building-window = Fenster
    .letter = f
trajan-building = { NAME($building) } { $points }


## Bonus tiles

trajan-bonus-commodities = { NAME($first) } + { NAME($second) }
    .short = { NAME($first) }+{ NAME($second) }
trajan-bonus-workers = Arbeiter auf Bauplätzen
    .short = Arbeiter
trajan-bonus-legionnaires = Legionäre in Provinzen
    .short = Legionäre
trajan-bonus-yellow-tiles = gelbe Bonustafeln
    .short = gelbe Tafeln
trajan-bonus-worth = { $bonus }: { $once ->
    [yes] einmalig { points }
   *[other] { $per ->
        [one] je { points }
       *[other] { points } für je { $per }
    }
}
    .short = { $bonus } { $points }{ $once ->
    [yes] {" "}einmalig
   *[other] { $per ->
        [one] {""}
       *[other] /{ $per }
    }
}


## Where points come from

trajan-source-shipping = Verschiffen
trajan-source-trajan-tile = Trajanplättchen
trajan-source-province = Provinzen
trajan-source-senate = Senat
trajan-source-building = Bauplättchen
trajan-source-demands = Offene Forderungen
trajan-source-hand = Handkarten
trajan-source-workers = Arbeiter im Lager
trajan-source-legionnaires = Legionäre im Lager
trajan-source-sets = Sätze von Bauplättchen
trajan-source-bonus = Bonustafeln
trajan-source-open-tiles = Unerfüllte Trajanplättchen


## Questions: what a seat is asked to decide, and what helps to decide it

trajan-ask-marker = { $placed ->
    [0] Wähle einen Stein für die { NAME($action, form: "tray") }
   *[other] Wähle einen zweiten Stein für die { NAME($action, form: "tray") }
}
    .context = Du hast zwei von jeder Farbe, und in jede Mulde kommen zwei.
trajan-ask-card = Nimm eine Karte ({ $number } von { $cards })
    .context = Eine Karte von einem offenen Stapel kennen alle, eine vom Nachziehstapel nur du.
trajan-ask-first-tile = Wähle ein Trajanplättchen für den Anfang
    .context = Du erfüllst es, wenn der letzte Stein eines Zugs in seine Mulde kommt und dann beide Farben dort liegen.
trajan-ask-tray = Aus welcher Mulde säst du?
    .context = { $spaces ->
        [one] Noch 1 Feld, dann endet die Runde.
       *[other] Noch { $spaces } Felder, dann endet die Runde.
    }
trajan-ask-sow = Welcher Stein kommt in die { NAME($action, form: "tray") }?
    .context = In deiner Hand: { $markers }.
trajan-ask-reward = Die Belohnung des Trajanplättchens nehmen?
    .context = Es bietet: { $reward }.
trajan-ask-plus-two = Wohin kommt das [+2]-Plättchen?
    .context = Eine Zusatzaktion wiederholt diese Aktion von nun an zweimal.
trajan-ask-action = { $again ->
    [0] { $kind ->
        [trajan] Ein Trajanplättchen nehmen?
       *[other] Was machst du mit deiner { NAME($action, form: "action") }?
    }
   *[other] { $kind ->
        [trajan] Noch ein Trajanplättchen nehmen?
       *[other] Was machst du mit der zusätzlichen { NAME($action, form: "action") }?
    }
}
    .context = { $kind ->
        [seaport] Ziehe zwei Karten, nimm eine offene, spiele eine oder zwei aus, oder belade ein Schiff.
        [trajan] Es kommt an die { NAME($slot, form: "tray") }, wo dein Trajansbogen steht.
       *[other] Auf eine Aktion darfst du auch verzichten.
    }
trajan-ask-discard = Welche Karte wirfst du ab?
    .context = Sie kommt offen auf einen der beiden Stapel.
trajan-ask-play = Eine zweite Karte ausspielen?
    .context = Danach ziehst du so viele, wie du ausgespielt hast. { $cards ->
        [0] Du hast keine weitere Karte.
        [one] Du hast noch 1 Karte.
       *[other] Du hast noch { $cards } Karten.
    }
trajan-ask-cargo = { $units ->
    [0] Womit belädst du das { NAME($ship) }?
   *[other] Das { NAME($ship) } weiter beladen oder ablegen?
}
    .context = Die Ladungen bringen { $worth }. Warenjoker: { $wilds }.
trajan-ask-extra = { $times ->
    [one] Die { NAME($action, form: "action") } wiederholen?
   *[other] Die { NAME($action, form: "action") } zweimal wiederholen?
}
    .context = Pro Zug kannst du ein Zusatzaktionsplättchen nutzen.
trajan-ask-end = { $ends ->
    [round] Den Zug beenden, und mit ihm die Runde?
   *[turn] Den Zug beenden?
}
    .context = Es ist nichts mehr zu entscheiden.
trajan-ask-meet = Wie viele Joker gibst du für { NAME($demand) } aus?
    .context = So oft verlangt: { $open }. Passende Plättchen: { $tiles }. Forderungsjoker: { $wilds }.
trajan-ask-consul = Du bist Konsul: Welche Bonustafel nimmst du?
    .context = Du bekommst ihre gelbe Seite; der Vizekonsul bekommt die graue Seite der anderen.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

trajan-answer-marker = { NAME($colour) }
trajan-answer-card = Eine Karte vom Nachziehstapel ziehen
trajan-answer-take-card = { NAME($commodity) } vom { NAME($pile, form: "weak") } Stapel nehmen
trajan-answer-first-tile = „{ NAME($stack) }“, { $tile }: an die { NAME($slot, form: "tray") }
    .group = „{ NAME($stack) }“: { $tile }
    .short = { NAME($slot) }
trajan-answer-tray = { NAME($tray, form: "tray") }: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} bis { NAME($target) } säen, Zeit +{ $count }{ $notes }
    .group = Mulden
    .short = { NAME($tray) }: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} bis { NAME($target) }, Zeit +{ $count }{ $notes }
trajan-answer-tray-empty = { NAME($tray, form: "tray") }
trajan-answer-tray-accomplishes = , Plättchen erfüllbar
trajan-answer-tray-ends-round = , Runde endet
trajan-answer-tray-ends-quarter = , Quartal endet
trajan-answer-sow = { NAME($colour) } in die { NAME($action, form: "tray") }
    .group = In die { NAME($action, form: "tray") }
    .short = { NAME($colour) }
trajan-answer-reward = Nehmen: { $reward }
trajan-answer-plus-two = An die { NAME($action, form: "tray") } legen
trajan-answer-draw-two = Zwei Karten ziehen, dann eine abwerfen
trajan-answer-play = { NAME($commodity) } ausspielen und eine Karte ziehen
    .group = Eine oder zwei Karten ausspielen und ebenso viele ziehen
    .short = { NAME($commodity) }
trajan-answer-play-second = Auch { NAME($commodity) } ausspielen
trajan-answer-ship = Das { NAME($ship) } beladen, bringt { $worth }{ $side ->
    [back] {" "}(graue Seite)
   *[front] {""}
}
    .group = Verschiffen
    .short = { NAME($ship) }: { $worth }{ $side ->
    [back] {" "}(grau)
   *[front] {""}
}
trajan-answer-discard = { NAME($commodity) } auf den { NAME($pile, form: "weak") } Stapel abwerfen
    .group = Auf den { NAME($pile, form: "weak") } Stapel
    .short = { NAME($commodity) }
trajan-answer-load = { NAME($commodity) } laden: dann { points }
    .group = Laden
    .short = { NAME($commodity) }: dann { points }
trajan-answer-load-pair = Zwei Karten { NAME($commodity) } laden: dann { points }
    .group = { trajan-answer-load.group }
    .short = 2× { NAME($commodity) }: dann { points }
trajan-answer-load-with-wild = { NAME($commodity) } mit einem Joker laden: dann { points }
    .group = { trajan-answer-load.group }
    .short = { NAME($commodity) } + Joker: dann { points }
trajan-answer-load-wild = Einen Joker laden: dann { points }
    .group = { trajan-answer-load.group }
    .short = Joker: dann { points }
trajan-answer-load-two-wilds = Zwei Joker laden: dann { points }
    .group = { trajan-answer-load.group }
    .short = zwei Joker: dann { points }
trajan-answer-set-sail = Ablegen für { points }
trajan-answer-forum = Nehmen: { $tile }
    .group = Plättchen des Forums
    .short = { $tile }
trajan-answer-recruit = Eine Figur aus deinem Vorrat ins Feldlager schicken
trajan-answer-march = Mit dem Feldherrn nach { NAME($province) } ziehen und das Plättchen „{ $tile }“ nehmen
    .group = Mit dem Feldherrn ziehen nach
    .short = { NAME($province) }: { $tile } ({ trajan-answer-march-worth })
trajan-answer-march-empty = Mit dem Feldherrn nach { NAME($province) } ziehen
    .group = { trajan-answer-march.group }
    .short = { NAME($province) } ({ trajan-answer-march-worth })
# What a province is worth to a legionnaire who is stationed there, by a later action.
trajan-answer-march-worth = { $stationed ->
    [yes] dein Legionär ist schon dort
   *[no] { points } für einen Legionär
}
trajan-answer-conquer = Einen Legionär stationieren in { NAME($province) }: { points }
trajan-answer-climb = Auf Stufe { $step } steigen: { points }, { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
trajan-answer-tile = Trajanplättchen „{ NAME($stack) }“ nehmen: { $tile }
    .group = Trajanplättchen
    .short = { NAME($stack) }: { $tile }
trajan-answer-hire = Eine Figur aus deinem Vorrat ins Arbeiterlager schicken
trajan-answer-build = Einen Arbeiter auf { $site } schicken: { $building }
    .group = Einen Arbeiter schicken auf
    .short = { $site } { $building }
    .seen = Arbeiter für { $building }: Zeile { $row }, Spalte { $column }
trajan-answer-build-first = Einen Arbeiter auf { $site } schicken: { $building } und eine { NAME($action, form: "action") }
    .group = { trajan-answer-build.group }
    .short = { $site } { $building } +{ NAME($action) }
    .seen = Arbeiter für { $building } und eine { NAME($action, form: "action") }: Zeile { $row }, Spalte { $column }
trajan-answer-build-empty = Einen Arbeiter auf { $site } schicken, wo kein Plättchen liegt
    .group = { trajan-answer-build.group }
    .short = { $site } ohne Plättchen
    .seen = Arbeiter auf leeren Bauplatz: Zeile { $row }, Spalte { $column }
trajan-answer-extra = Zusatzaktion { NAME($action) } nutzen{ $times ->
    [one] {""}
   *[other] , für zwei Aktionen
}{ $notes }
trajan-answer-extra-wild = Aktionsjoker nutzen{ $times ->
    [one] {""}
   *[other] , für zwei Aktionen
}{ $notes }
trajan-answer-extra-climbs = : Stufe { $step }, { points }
trajan-answer-decline-reward = Keine Belohnung nehmen
trajan-answer-decline-plus-two = Kein Plättchen nehmen
trajan-answer-decline-action = Auf die Aktion verzichten
trajan-answer-decline-play = Keine zweite Karte ausspielen
trajan-answer-decline-extra = Nicht wiederholen
trajan-answer-decline = Verzichten
trajan-answer-end-turn = Zug beenden
trajan-answer-wilds = { $count ->
    [0] Kein Joker: nur Plättchen mit { NAME($demand) }
    [one] 1 Joker für { NAME($demand) }
   *[other] { $count } Joker für { NAME($demand) }
}
    .short = { $count ->
        [0] keinen: nur Plättchen mit { NAME($demand) }
       *[other] { $count } Joker
    }
trajan-answer-bonus = { $bonus }
    .short = { $bonus }
trajan-answer-bonus-gone = Eine Bonustafel nehmen, die nicht mehr da ist


## Events. Those of a player are predicates; the others are sentences.

trajan-event-marker = legt einen { NAME($colour, form: "weak") } Stein in die { NAME($action, form: "tray") }
trajan-event-card-taken = nimmt { NAME($commodity) } vom { NAME($pile, form: "weak") } Stapel
trajan-event-card-drawn = zieht { $parts }
    .part = { NAME($commodity) }
trajan-event-cards-drawn = zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
trajan-event-cards-drawn-none = findet keine Karte zum Ziehen
trajan-event-reshuffled = Die offenen Stapel werden zu einem neuen Nachziehstapel aus { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} gemischt.
trajan-event-tile-taken = legt das Trajanplättchen „{ NAME($stack) }“ ({ $tile }) an die { NAME($action, form: "tray") }
trajan-event-turn = ist am Zug
trajan-event-tray = sät { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} aus der { NAME($action, form: "tray") }
trajan-event-sown = legt { $parts }
    .part = { NAME($colour, form: "noun") } auf { NAME($action) }
trajan-event-time = rückt die Zeit um { $count } vor
trajan-event-accomplished = erfüllt das Trajanplättchen „{ NAME($stack) }“ ({ $tile }) an der { NAME($action, form: "tray") }
trajan-event-declined = verzichtet auf die { NAME($action, form: "action") }
trajan-event-declined-reward = nimmt keine Belohnung
trajan-event-plus-two = legt ein [+2]-Plättchen an die { NAME($action, form: "tray") }
trajan-event-recruits = { $kind ->
    [workers] { $count ->
        [one] erhält einen Arbeiter
       *[other] erhält { $count } Arbeiter
    }
   *[legionnaires] { $count ->
        [one] erhält einen Legionär
       *[other] erhält { $count } Legionäre
    }
}
trajan-event-kept = behält das Plättchen für { NAME($demand) }
trajan-event-action = nutzt die { NAME($action, form: "action") }
trajan-event-extra = wiederholt die { NAME($action, form: "action") }{ $count ->
    [one] {""}
   *[other] {" "}zweimal
} mit { $wild ->
    [0] einem Zusatzaktionsplättchen
   *[other] einem Aktionsjoker
}
trajan-event-discarded = wirft { NAME($commodity) } auf den { NAME($pile, form: "weak") } Stapel ab
trajan-event-played = spielt { NAME($commodity) } aus
trajan-event-shipped = schickt das { NAME($ship) } mit { $count ->
    [one] 1 Ladung
   *[other] { $count } Ladungen
} los{ $wilds ->
    [0] {""}
    [one] , dabei ein Joker
   *[other] , dabei { $wilds } Joker
}
trajan-event-loaded = lädt { $parts }
    .part = { $count }× { NAME($commodity) }
trajan-event-forum-tile = nimmt { $place ->
    [province] dort das Plättchen „{ $tile }“
   *[forum] das Plättchen „{ $tile }“ vom Forum
}
trajan-event-marched = zieht mit dem Feldherrn nach { NAME($province) }
trajan-event-conquered = stationiert einen Legionär in { NAME($province) }
trajan-event-climbed = steigt im Senat auf Stufe { $step }
trajan-event-built = schickt einen Arbeiter auf { $site } und nimmt „{ $building }“
    .seen = holt mit einem Arbeiter „{ $building }“
trajan-event-built-empty = schickt einen Arbeiter auf { $site }
    .seen = schickt einen Arbeiter auf einen leeren Bauplatz
trajan-event-round-ends = Runde { $round } endet. Das Volk verlangt { NAME($demand) }.
trajan-event-round-ends-last = Runde { $round } endet.
trajan-event-quarter-ends = Quartal { NAME($quarter) } endet.
trajan-event-demand-met = erfüllt die Forderung nach { NAME($demand, form: "dat") }{ $count ->
    [one] {""}
   *[other] {" "}{ $count }-mal
} mit { $means ->
    [trajan] { $count ->
        [one] einem Trajanplättchen
       *[other] Trajanplättchen
    }
    [icon] { $count ->
        [one] einem Forumplättchen
       *[other] Forumplättchen
    }
   *[wild] { $count ->
        [one] einem Joker
       *[other] Jokern
    }
}
trajan-event-demand-unmet = lässt { $count ->
    [one] 1 Forderung
   *[other] { $count } Forderungen
} offen
trajan-event-consul = wird { $office ->
    [vice] Vizekonsul
   *[consul] Konsul
} und nimmt eine Bonustafel ({ $bonus })
trajan-event-refilled = Bonustafeln, Provinzen und Forum werden neu bestückt, und die Schiffe zeigen ihre Vorderseiten.
trajan-event-over = Die Partie ist zu Ende.

trajan-event-points-shipping = erhält { points } für die Ladung
trajan-event-points-trajan-tile = erhält dafür { points }
trajan-event-points-province = erhält { points } für { NAME($province) }
trajan-event-points-senate = erhält { points }
trajan-event-points-building = erhält { points } für das Bauplättchen
trajan-event-points-demands = verliert { points } für offene Forderungen
trajan-event-points-hand = erhält { points } für Handkarten
trajan-event-points-workers = erhält { points } für Arbeiter im Lager
trajan-event-points-legionnaires = erhält { points } für Legionäre im Lager
trajan-event-points-sets = erhält { points } für Sätze von Bauplättchen
trajan-event-points-bonus = erhält { points } für eine Bonustafel ({ $bonus })
trajan-event-points-open-tiles = erhält { points } für unerfüllte Trajanplättchen


## Why undo ends here

trajan-barrier-start = Die Partie hat gerade erst begonnen
trajan-barrier-drew-cards = Du hast Karten gezogen
trajan-barrier-revealed = Etwas wurde für alle aufgedeckt
trajan-barrier-turn-ended = Ein Zug wurde beendet


## Why an answer is not possible, with the ids of the rules

trajan-refusal-other-question = Jetzt geht es darum, { $question ->
    [marker] welcher Stein in die nächste Mulde kommt
    [meet] wie viele Joker du für eine Forderung ausgibst
    [card] woher du eine Karte nimmst
    [first-tile] mit welchem Trajanplättchen du beginnst
    [consul] welche Bonustafel der Konsul nimmt
    [tray] aus welcher Mulde du säst
    [sow] welcher Stein als nächster kommt
    [reward] ob du die Belohnung des Trajanplättchens nimmst
    [plus-two] wohin das [+2]-Plättchen kommt
    [action] was du mit der Aktion machst
    [discard] welche Karte du abwirfst
    [play] ob du eine zweite Karte ausspielst
    [cargo] was du lädst
    [extra] ob du die Aktion wiederholst
   *[end] ob der Zug zu Ende ist
}
trajan-refusal-other-action = Jetzt ist die { NAME($action, form: "action") } dran
trajan-refusal-markers-used = Beide { NAME($colour, form: "weak") } Steine liegen schon in Mulden
trajan-refusal-tray-empty = In der { NAME($action, form: "tray") } liegt kein Stein
trajan-refusal-colour-not-in-hand = Du hast keinen { NAME($colour, form: "weak") } Stein mehr in der Hand
trajan-refusal-colour-order = Nenne zwei Steine für eine Mulde in dieser Reihenfolge: gelb, orange, blau, weiß, rosa, grün
trajan-refusal-stack-empty = Der Stapel „{ NAME($stack) }“ ist leer
trajan-refusal-category-taken = Vom Stapel „{ NAME($stack) }“ hast du schon ein Plättchen, und die ersten drei müssen verschieden sein
trajan-refusal-slot-taken = An der { NAME($action, form: "tray") } liegt schon ein Trajanplättchen
trajan-refusal-arch-waits = An jeder Mulde liegt ein Trajanplättchen, der Trajansbogen hat also keinen Platz
trajan-refusal-plus-two-there = An der { NAME($action, form: "tray") } liegt schon ein [+2]-Plättchen
trajan-refusal-no-card-to-draw = Es gibt keine Karte mehr zu ziehen
trajan-refusal-pile-empty = Auf dem { NAME($pile, form: "weak") } Stapel liegt keine Karte
trajan-refusal-card-not-in-hand = Du hast keine Karte „{ NAME($commodity) }“ auf der Hand
trajan-refusal-card-order = Zwei Karten spielst du in der Reihenfolge der Liste aus. { NAME($commodity) } wäre zuerst gekommen
trajan-refusal-nothing-to-ship = Du hast weder eine Karte noch einen Joker zu verschiffen
trajan-refusal-no-pair-to-ship = Du hast kein Paar zu verschiffen
trajan-refusal-ship-full = Das Schiff ist voll
trajan-refusal-other-goods = Dieses Schiff nimmt nur gleiche Waren
trajan-refusal-load-order = Du lädst in der Reihenfolge der Liste, jede Ware einmal. { NAME($commodity) } kommt zu spät
trajan-refusal-cards-before-wilds = Joker werden nach allen Karten geladen
trajan-refusal-pair-needed = Dieses Schiff nimmt Paare, und du hast nur eine Karte „{ NAME($commodity) }“
trajan-refusal-pairs-only = Nur das Schiff für Paare nimmt eine Karte zusammen mit einem Joker
trajan-refusal-no-wild-commodity = Du hast keinen Warenjoker mehr
trajan-refusal-two-wilds-needed = Dieses Schiff nimmt Paare, und du hast nur einen Warenjoker
trajan-refusal-nothing-loaded = Es ist noch nichts geladen
trajan-refusal-not-in-forum = Das liegt nicht auf dem Forum: { NAME($tile) }
trajan-refusal-no-votes-in-forum = Auf dem Forum liegt kein Plättchen mit { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
trajan-refusal-no-token = In deinem Vorrat ist keine Figur mehr
trajan-refusal-not-adjacent = { NAME($province) } grenzt nicht an den Ort deines Feldherrn
trajan-refusal-leader-in-camp = Dein Feldherr ist noch im Feldlager
trajan-refusal-already-there = In { NAME($province) } steht schon ein Legionär von dir
trajan-refusal-no-legionnaire = Im Feldlager ist kein Legionär von dir
trajan-refusal-senate-at-end = Deine Scheibe liegt schon auf der letzten Stufe des Senats
trajan-refusal-no-worker = Du hast keinen Arbeiter im Lager
trajan-refusal-own-site = Auf { $site } ist schon ein Arbeiter von dir
    .seen = Dort ist schon ein Arbeiter von dir
trajan-refusal-site-not-adjacent = { $site } liegt nicht neben einem deiner Arbeiter
    .seen = Dieser Bauplatz liegt nicht neben einem deiner Arbeiter
trajan-refusal-no-extra-tile = Du hast kein Zusatzaktionsplättchen für { NAME($action) }
trajan-refusal-no-wild-action = Du hast keinen Aktionsjoker
trajan-refusal-too-many-wilds = Hier lassen sich höchstens { $count } Joker ausgeben
trajan-refusal-bonus-gone = Dort liegt keine Bonustafel


## Schritte eines Zuges

trajan-turn-step-sow = Säen
trajan-turn-step-tile = Trajanplättchen
trajan-turn-step-action = Aktion
trajan-turn-step-end = Zug beenden
