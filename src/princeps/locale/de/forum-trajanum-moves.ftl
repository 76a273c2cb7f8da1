### Forum Trajanum: benefits and tasks, questions, answers, events and reasons. The server words them, so that a page need
### not load them. What is said of forms and variables in forum-trajanum.ftl holds here too.


## Benefits

forum-trajanum-bonus-tribune = Tribun
forum-trajanum-bonus-assistant = Assistent
forum-trajanum-bonus-coin = Geld
forum-trajanum-bonus-upgrade = Aufwertung
forum-trajanum-bonus-points = { points }

forum-trajanum-effect-worker = { $count ->
    [one] Arbeiter nach Wahl
   *[other] { $count } Arbeiter nach Wahl
}
forum-trajanum-effect-builder = { $count } Baumeister
forum-trajanum-effect-assistant = { $count ->
    [one] Assistent
   *[other] { $count } Assistenten
}
forum-trajanum-effect-tribune = { $count ->
    [one] Tribun
   *[other] { $count } Tribune
}
forum-trajanum-effect-coin = { $count } Geld
forum-trajanum-effect-upgrade = { $count ->
    [one] Aufwertung
   *[other] { $count } Aufwertungen
}
forum-trajanum-effect-area-bonus = Flächenbonus
forum-trajanum-effect-eagle-envoy = Gesandter auf Adlerfeld
forum-trajanum-effect-free-envoy = Gesandter auf beliebige Farbe
forum-trajanum-effect-take-tile = Plättchen nehmen und nutzen
forum-trajanum-effect-build = noch einmal bauen


## Trajan cards. A pattern is named by its picture, row by row: g grey, c coloured, b either, T temple, K crane,
## x whatever there is. Patterns without a message of their own are shown as pictures.

forum-trajanum-pattern-gcg = ein farbiges Bauwerk zwischen zwei grauen Gebäuden, nebeneinander
forum-trajanum-pattern-b_T_b = ein Tempel, darüber und darunter bebaut
forum-trajanum-pattern-g_g-different = zwei verschiedene graue Gebäude übereinander
forum-trajanum-pattern-Kb_bx-mirrored = ein Kran, auf beiden Nachbarfeldern bebaut
forum-trajanum-pattern-bb_bb = vier bebaute Felder im Quadrat
forum-trajanum-pattern-c_g_c = ein graues Gebäude zwischen zwei farbigen Bauwerken, übereinander
forum-trajanum-pattern-anywhere = Bauwerke in allen vier Farben, egal wo
forum-trajanum-pattern-g_c_g = ein farbiges Bauwerk zwischen zwei grauen Gebäuden, übereinander
forum-trajanum-pattern-c_g_g_c = zwei graue Gebäude zwischen zwei farbigen Bauwerken, übereinander
forum-trajanum-pattern-c_c_c-different = drei Bauwerke in verschiedenen Farben übereinander
forum-trajanum-pattern-cxc_xTx_cxc = farbige Bauwerke an allen vier Ecken eines Tempels
forum-trajanum-pattern-g_g_g-different = drei verschiedene graue Gebäude übereinander
forum-trajanum-pattern-other = das Muster { $picture }{ $different ->
    [0] {""}
   *[other] , alle verschieden
}{ $mirrored ->
    [0] {""}
   *[other] , auch gespiegelt
}

forum-trajanum-collect-builder = { $count } { NAME("forum-trajanum-item-builder", $count) }
forum-trajanum-collect-worker = { $count } Arbeiter
forum-trajanum-collect-worker_colours = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter in verschiedenen Farben
}
forum-trajanum-collect-assistant = { $count } { NAME("forum-trajanum-item-assistant", $count) }
forum-trajanum-collect-tribune = { $count } { NAME("forum-trajanum-item-tribune", $count) }
forum-trajanum-collect-coin = { $count } { NAME("forum-trajanum-item-coin", $count) }
forum-trajanum-collect-column = { $count ->
    [one] { $count } gebaute Siegessäule
   *[other] { $count } gebaute Siegessäulen
}
forum-trajanum-collect-scored_crane = { $count ->
    [one] { $count } gewerteter Kran
   *[other] { $count } gewertete Kräne
}
forum-trajanum-collect-citizen_classes = { $count ->
    [one] { $count } aktiver Bürger
   *[other] aktive Bürger aus { $count } Schichten
}
forum-trajanum-collect-envoy = { $count ->
    [one] { $count } Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
forum-trajanum-collect-marker = { $count } Marker neben der Trajanssäule


## Where points come from

forum-trajanum-source-column = Siegessäulen
forum-trajanum-source-marker = Abgeschlossene Leisten
forum-trajanum-source-area-bonus = Flächenboni
forum-trajanum-source-crane = Kräne
forum-trajanum-source-colonia = Coloniazeilen
forum-trajanum-source-eagle = Adler
forum-trajanum-source-area = Größte Gruppe
forum-trajanum-source-building-task = Bauaufträge
forum-trajanum-source-collecting-task = Sammelaufträge
forum-trajanum-source-crane-bonus = Kranboni


## Questions: what a seat is asked to decide, and what helps to decide it

forum-trajanum-ask-crane = Wähle den Kran für die Ecke { NAME($corner) }
    .context = Nimmst du das Plättchen dort, wertet der Kran einmal die Bauwerke seiner Farbe.
forum-trajanum-ask-first-row = Wähle die Zeile für deinen ersten Bürger
    .context = Die Fähigkeit hast du sofort, und graue Gebäude in dieser Zeile der Colonia zählen mehr.
forum-trajanum-ask-corners = Wähle die Ecke für den { NAME($citizen) }
    .context = Der { NAME($other) } kommt in die Ecke diagonal gegenüber. Beide liegen offen.
forum-trajanum-ask-handicap-corner = Mit einem zweiten Bürger beginnen?
    .context = Er verlässt seine Ecke, und der Kran dort wird nach dem ersten Durchgang gewertet.
forum-trajanum-ask-handicap-row = Wähle die Zeile für den { NAME($citizen) }
    .context = Die Fähigkeit hast du sofort.
forum-trajanum-ask-take = { $cards ->
    [one] Nimm ein zweites Plättchen
   *[other] Nimm für jede Straßenkarte ein Plättchen
}
    .context = Offen: { $streets }. Tribune: { $tribunes }.
forum-trajanum-ask-pass = Was gibst du an { $receiver } weiter?
    .context = Das andere behältst du.
forum-trajanum-ask-reclaim = Plättchen zurückholen?
    .context = Du hast keines bekommen. Nutze eines, das neben deiner Colonia liegt; danach ist es aus dem Spiel.
forum-trajanum-ask-use = Welches Plättchen nutzt du?
    .context = { $tribunes ->
        [0] Beide zu nutzen würde 2 Tribune kosten; du hast keinen.
        [one] Beide zu nutzen würde 2 Tribune kosten; du hast nur 1.
       *[other] Beide zu nutzen kostet 2 deiner { $tribunes } Tribune.
    }
forum-trajanum-ask-row = Wähle die Zeile für den { NAME($citizen) }
    .context = Ein zweiter Bürger bringt sofort den Bonus der Zeile.
forum-trajanum-ask-resource = { $choice ->
    [worker] Wähle einen Arbeiter
    [tribune] Nimm 1 Geld oder 1 Tribun
   *[assistant] Nimm 1 Geld oder 1 Assistenten
}
    .context = Aus dem Vorrat, kostenlos.
forum-trajanum-ask-bonus = { $bonuses ->
    [one] Wähle einen Flächenbonus
   *[other] Wähle zwei verschiedene Flächenboni
}
    .context = { $taken ->
        [0] { $bonuses ->
            [one] Du bekommst ihn sofort.
           *[other] Du bekommst sie sofort.
        }
       *[other] Der zweite muss ein anderer sein als der erste.
    }
forum-trajanum-ask-envoy = { $target ->
    [eagle] Gesandten auf ein Adlerfeld?
    [any] Gesandten auf eine beliebige Farbe?
   *[colour] Gesandten schicken ({ NAME($building) })?
}
    .context = { $rule ->
        [started] Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden. Gesandte auf dem Schiff: { $ship }.
       *[free] Gesandte auf dem Schiff: { $ship }.
    }
forum-trajanum-ask-build = { $step ->
    [extra] Noch einmal bauen?
    [built] Tauschen oder den Zug beenden
   *[open] Bauen, tauschen oder den Zug beenden
}
    .context = Tauschen kannst du bis zum Ende deines Zugs.
forum-trajanum-ask-site = { $double ->
    [0] Wohin kommt { NAME($building, form: "the") }?
   *[other] Wohin kommen { $tile }?
}
    .context = { $double ->
        [0] Auf ein frei gewordenes Feld.
       *[other] Auf zwei benachbarte frei gewordene Felder.
    }
forum-trajanum-ask-order = Welche Hälfte kommt zuerst?
    .context = Beide bringen ihre Prämie, eine nach der anderen.
forum-trajanum-ask-benefit = Wähle eine Prämie der { NAME($building, form: "track") }
    .context = { $level ->
        [1] Du hast Stufe 1 erreicht.
       *[other] Du hast Stufe { $level } erreicht; es darf auch eine niedrigere sein.
    }
forum-trajanum-ask-draw = Nimm ein Plättchen aus deiner Colonia
    .context = Es wird aufgedeckt und sofort genutzt.
forum-trajanum-ask-pay = Welche Bürger bezahlst du?
    .context = 1 Geld für jede Zeile; du hast { $coins } Geld. Unbezahlte Zeilen werden inaktiv.
forum-trajanum-ask-honour = Wohin kommt der Ehrenbürger?
    .context = Auf den ersten Platz einer leeren Zeile oder aufs Schiff.
forum-trajanum-ask-clear = Welche gewerteten Kräne entfernst du?
    .context = Wo ein Kran verschwindet, ist Platz zum Bauen.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

forum-trajanum-answer-crane = { NAME($building, form: "crane") }
forum-trajanum-answer-row = { NAME($row) }: { NAME($row, form: "ability") }
forum-trajanum-answer-row-second = { NAME($row) }, zweiter Platz: { NAME($row, form: "bonus") }
forum-trajanum-answer-row-honour = { NAME($row) }: { NAME($row, form: "ability") }
forum-trajanum-answer-corner = Ecke { NAME($corner) }
forum-trajanum-answer-corner-citizen = Ecke { NAME($corner) }: { $tile }
forum-trajanum-answer-take = Für Straße { NAME($street) } das Plättchen auf { $space } nehmen{ $note }
    .seen = Für Straße { NAME($street) } das Plättchen in Zeile { $row }, Spalte { $column } nehmen{ $note }
    .group = Für { $card }
    .short = { $space }{ $mark }
forum-trajanum-answer-take-known = Für Straße { NAME($street) } das Plättchen auf { $space } nehmen: { $tile }{ $note }
    .seen = Für Straße { NAME($street) } das Plättchen in Zeile { $row }, Spalte { $column } nehmen: { $tile }{ $note }
    .group = { forum-trajanum-answer-take.group }
    .short = { $space } { $tile }{ $mark }
forum-trajanum-answer-tribune = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen auf { $space } nehmen{ $note }
    .seen = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen in Zeile { $row }, Spalte { $column } nehmen{ $note }
    .group = Statt { $card }: für 1 Tribun irgendein anderes Plättchen
    .short = { $space }{ $mark }
forum-trajanum-answer-tribune-known = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen auf { $space } nehmen: { $tile }{ $note }
    .seen = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen in Zeile { $row }, Spalte { $column } nehmen: { $tile }{ $note }
    .group = { forum-trajanum-answer-tribune.group }
    .short = { $space } { $tile }{ $mark }
forum-trajanum-answer-take-binds = ; die andere Karte kostet dann 1 Tribun
    .mark = {" "}(+ Tribun)
forum-trajanum-answer-skip = Für Straße { NAME($street) } nichts nehmen
forum-trajanum-answer-pass = Das Plättchen von { $space } weitergeben: { $tile }
    .seen = Das Plättchen aus Zeile { $row }, Spalte { $column } weitergeben: { $tile }
forum-trajanum-answer-pass-any = Das Plättchen für Straße { NAME($street) } weitergeben
forum-trajanum-answer-reclaim = Zurückholen: { $tile }
forum-trajanum-answer-use-own = Das eigene Plättchen nutzen: { $own }
forum-trajanum-answer-use-received = Das Plättchen von { $giver } nutzen: { $received }
forum-trajanum-answer-use-own-then-received = Für 2 Tribune beide nutzen: erst das eigene, dann das von { $giver }
forum-trajanum-answer-use-received-then-own = Für 2 Tribune beide nutzen: erst das von { $giver }, dann das eigene
forum-trajanum-answer-trade = zwei { NAME($worker, 2) } gegen einen Baumeister
    .group = Tauschen
forum-trajanum-answer-recolour = Ein Assistent macht einen { NAME($worker) } zum { NAME($other) }
    .group = Ein Assistent färbt einen Arbeiter um
    .short = { NAME($worker) } zu { NAME($other) }
forum-trajanum-answer-merchant = Händler II: 1 { NAME($given, form: "acc") } gegen 1 { NAME($taken, form: "acc") }
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-hire = Handwerker I: 1 Assistenten gegen 1 { NAME($worker) }
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-hire-builder = Handwerker II: 1 Assistenten gegen 1 Baumeister
    .group = { forum-trajanum-answer-trade.group }
forum-trajanum-answer-build = Für { $cost } { NAME($building, form: "acc") } bauen: { $gain }
    .group = Bauen
    .short = { NAME($building) } für { $cost }: { $gain }
forum-trajanum-answer-build-mixed = Für { $cost } { NAME($grey, form: "acc") } mit { NAME($building) } bauen: { $gain }
    .group = { forum-trajanum-answer-build.group }
    .short = { NAME($grey) } mit { NAME($building) } für { $cost }: { $gain }
forum-trajanum-answer-build-pair = Für { $cost } zwei { NAME($building, form: "many") } bauen: { $gain }
    .group = { forum-trajanum-answer-build.group }
    .short = zwei { NAME($building, form: "many") } für { $cost }: { $gain }
forum-trajanum-answer-site = Auf { $space } bauen
    .seen = In Zeile { $row }, Spalte { $column } bauen
    .group = Felder
    .short = { $space }
forum-trajanum-answer-double-site = { NAME($first) } auf { $space }, { NAME($second) } auf { $other }
    .seen = { NAME($first) } in Zeile { $row }, Spalte { $column }, { NAME($second) } { NAME($direction) }
    .group = { NAME($first) } auf { $space }
    .short = { NAME($direction) }: { NAME($second) } auf { $other }
forum-trajanum-answer-first-grey = Zuerst { NAME($grey) }
forum-trajanum-answer-first-coloured = Zuerst der Gesandte
forum-trajanum-answer-benefit = Stufe { $level }: { $gain }
forum-trajanum-answer-draw = Das Plättchen auf { $space } nehmen
    .seen = Das Plättchen in Zeile { $row }, Spalte { $column } nehmen
    .group = Plättchen
    .short = { $space }
forum-trajanum-answer-draw-known = Das Plättchen auf { $space } nehmen: { $tile }
    .seen = Das Plättchen in Zeile { $row }, Spalte { $column } nehmen: { $tile }
    .group = { forum-trajanum-answer-draw.group }
    .short = { $space } { $tile }
forum-trajanum-answer-gain = { NAME($resource) }
forum-trajanum-answer-bonus = { $bonus }
forum-trajanum-answer-envoy = Den Gesandten auf { $square } schicken ({ NAME($building) }){ $notes }
    .seen = Den Gesandten aufs Forum schicken, in Zeile { $row }, Spalte { $column } ({ NAME($building) }){ $notes }
    .group = Felder des Forums (! schließt ein Farbfeld ab, * liegt neben einem Adler)
    .short = { $square }{ $marks }
forum-trajanum-answer-envoy-completes = , schließt das Farbfeld ab
    .mark = !
forum-trajanum-answer-envoy-eagle = , neben einem Adler
    .mark = *
forum-trajanum-answer-decline-handicap-corner = Mit einem Bürger beginnen
forum-trajanum-answer-decline-envoy = Keinen Gesandten schicken
forum-trajanum-answer-decline-benefit = Keine Prämie nehmen
forum-trajanum-answer-decline-reclaim = Kein Plättchen zurückholen
forum-trajanum-answer-decline-build = Nichts mehr bauen
forum-trajanum-answer-decline = Verzichten
forum-trajanum-answer-end-turn = Zug beenden
forum-trajanum-answer-pay = { $rows } bezahlen: diese Wertung bringt { points }
forum-trajanum-answer-pay-none = Niemanden bezahlen: diese Wertung bringt { points }
forum-trajanum-answer-honour-envoy = Aufs Schiff, als Gesandter
forum-trajanum-answer-clear = Entfernen: { $corners }
forum-trajanum-answer-clear-none = Alle Kräne stehen lassen

forum-trajanum-gain-column = sofort { points }
forum-trajanum-gain-track = Stufe { $level } ({ $effects })
forum-trajanum-gain-track-finished = Leiste schon abgeschlossen, keine Prämie
forum-trajanum-gain-envoy = { $count ->
    [0] kein Gesandter mehr auf dem Schiff
    [one] ein Gesandter aufs Forum
   *[other] { $count } Gesandte aufs Forum
}


## Events. Those of a player are predicates; the others are sentences.

forum-trajanum-event-round = Runde { $round } von { $rounds }. Die Straßenkarten zeigen { NAME($first) } und { NAME($second) }. { $player } beginnt.
forum-trajanum-event-looked = sieht sich das Plättchen auf { $space } an: { $tile }
    .seen = sieht sich ein Plättchen an: { $tile }
forum-trajanum-event-took = nimmt das Plättchen von { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}trotz der Straßenkarte
}
    .seen = nimmt { $count ->
    [one] ein
   *[other] { $count }
} Plättchen{ $tribune ->
    [0] {""}
   *[other] {" "}trotz der { $count ->
        [one] Straßenkarte
       *[other] Straßenkarten
    }
}
forum-trajanum-event-took-known = nimmt das Plättchen „{ $tile }“ von { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}trotz der Straßenkarte
}
    .seen = nimmt das Plättchen „{ $tile }“{ $tribune ->
    [0] {""}
   *[other] {" "}trotz der Straßenkarte
}
forum-trajanum-event-skipped = nimmt kein Plättchen für die { $card ->
    [1] erste
   *[other] zweite
} Straßenkarte
forum-trajanum-event-passed = gibt ein Plättchen an { $other } weiter
forum-trajanum-event-received = erhält das Plättchen „{ $tile }“ von { $other }
forum-trajanum-event-reclaimed = holt das Plättchen „{ $tile }“ zurück
forum-trajanum-event-turn = ist am Zug
forum-trajanum-event-shown = zeigt das eigene Plättchen „{ $own }“ und das erhaltene „{ $received }“
forum-trajanum-event-shown-own = zeigt das eigene Plättchen „{ $own }“ und hat keines erhalten
forum-trajanum-event-shown-received = zeigt das erhaltene Plättchen „{ $received }“ und hat kein eigenes
forum-trajanum-event-shown-none = hat kein Plättchen zu nutzen
forum-trajanum-event-used = nutzt das Plättchen „{ $tile }“
forum-trajanum-event-to-ship = legt das Plättchen „{ $tile }“ aufs Schiff
forum-trajanum-event-beside = legt das Plättchen „{ $tile }“ neben die Colonia
forum-trajanum-event-gone = nimmt das Plättchen „{ $tile }“ aus dem Spiel
forum-trajanum-event-to-ship-used = legt das Plättchen aufs Schiff
forum-trajanum-event-beside-used = legt das Plättchen neben die Colonia
forum-trajanum-event-gone-used = nimmt das Plättchen aus dem Spiel
forum-trajanum-event-gained = erhält { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
forum-trajanum-event-spent = zahlt { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
forum-trajanum-event-citizen = legt einen Bürger in die Zeile { NAME($row) }{ $place ->
    [0] {""}
   *[other] , auf den zweiten Platz
}
forum-trajanum-event-no-room = findet keinen Platz für den { NAME($citizen) }
forum-trajanum-event-bar-turned = wendet den Schieber
forum-trajanum-event-bar-moved = schiebt den Schieber auf Stufe { $step }
forum-trajanum-event-built = baut { NAME($building, form: "acc") } auf { $space }
    .seen = baut { NAME($building, form: "acc") }
forum-trajanum-event-built-mixed = baut { NAME($grey, form: "acc") } auf { $space } und { NAME($building, form: "acc") } auf { $other }
    .seen = baut { NAME($grey, form: "acc") } mit { NAME($building) }
forum-trajanum-event-built-pair = baut zwei { NAME($building, form: "many") } auf { $space } und { $other }
    .seen = baut zwei { NAME($building, form: "many") }
forum-trajanum-event-track = erreicht Stufe { $level } der { NAME($building, form: "track") }
forum-trajanum-event-benefit = nimmt die Prämie von Stufe { $level } ({ $gain })
forum-trajanum-event-drew = nimmt das Plättchen „{ $tile }“ von { $space } aus der Colonia
    .seen = nimmt das Plättchen „{ $tile }“ aus der Colonia
forum-trajanum-event-no-effect = hat den Schieber schon ganz rechts, die Aufwertung verfällt
forum-trajanum-event-marker = stellt den Marker der { NAME($building, form: "track") } neben die Trajanssäule
forum-trajanum-event-envoy = schickt einen Gesandten aufs Forum, auf { $square } ({ NAME($building) })
    .seen = schickt einen Gesandten aufs Forum ({ NAME($building) })
forum-trajanum-event-envoy-eagle = schickt einen Gesandten aufs Forum, auf { $square } (Adlerfeld)
    .seen = schickt einen Gesandten auf ein Adlerfeld des Forums
forum-trajanum-event-area = schließt ein Farbfeld aus { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
} ab ({ NAME($building) })
forum-trajanum-event-bonus = wählt als Flächenbonus: { $bonus }
forum-trajanum-event-declined-envoy = schickt keinen Gesandten
forum-trajanum-event-declined-benefit = nimmt keine Prämie
forum-trajanum-event-declined-build = baut kein zusätzliches Gebäude
forum-trajanum-event-scoring = Wertung nach Durchgang { NAME($cycle) }.
forum-trajanum-event-paid = bezahlt { NAME($row) }
forum-trajanum-event-lapsed = bezahlt { NAME($row) } nicht
forum-trajanum-event-crane-uncovered = legt den Kran { NAME($corner) } frei
forum-trajanum-event-task = erfüllt den { $kind ->
    [building] Bauauftrag
   *[collecting] Sammelauftrag
} der Trajankarte { $card }{ $times ->
    [one] {""}
   *[other] {" "}{ $times }-mal
}
forum-trajanum-event-honour = legt einen Ehrenbürger in die Zeile { NAME($row) }
forum-trajanum-event-honour-envoy = schickt einen Ehrenbürger aufs Schiff
forum-trajanum-event-cleared = entfernt den Kran { NAME($corner) }
forum-trajanum-event-over = Die Partie ist zu Ende.

forum-trajanum-event-points-column = erhält { points } für die Säule
forum-trajanum-event-points-marker = erhält { points } für die abgeschlossene { NAME($building, form: "track") }
forum-trajanum-event-points-area-bonus = erhält { points } als Flächenbonus
forum-trajanum-event-points-crane = erhält { points } für den Kran { NAME($corner) }
forum-trajanum-event-points-colonia = erhält { points } für die Zeile { NAME($row) }
forum-trajanum-event-points-eagle = erhält { points } für Adler
forum-trajanum-event-points-area = erhält { points } für { $size ->
    [one] { $size } Gesandten
   *[other] { $size } zusammenhängende Gesandte
}
forum-trajanum-event-points-building-task = erhält { points } für den Bauauftrag
forum-trajanum-event-points-collecting-task = erhält { points } für den Sammelauftrag
forum-trajanum-event-points-crane-bonus = erhält { points } für die Nachbarn des Krans { NAME($corner) }


## Why undo ends here

forum-trajanum-barrier-start = Die Partie hat gerade erst begonnen
forum-trajanum-barrier-looked-at-tile = Du hast dir ein Plättchen angesehen
forum-trajanum-barrier-revealed = Etwas wurde für alle aufgedeckt
forum-trajanum-barrier-turn-ended = Ein Zug wurde beendet
forum-trajanum-barrier-citizen-drawn = Du hast deinen ersten Bürger gezogen


## Why an answer is not possible, with the ids of the rules

forum-trajanum-refusal-other-question = Jetzt geht es darum, { $question ->
    [crane] welcher Kran in die nächste Ecke kommt
    [first-row] in welcher Zeile der erste Bürger beginnt
    [corners] in welche Ecke der erste der anderen Bürger kommt
    [handicap-corner] welcher Bürger als zweiter dazukommt
    [handicap-row] in welcher Zeile der zweite Bürger beginnt
    [take] welches Plättchen du für eine Straßenkarte nimmst
    [pass] welches Plättchen du weitergibst
    [reclaim] ob du ein Plättchen zurückholst
    [use] welches Plättchen du nutzt
    [row] in welche Zeile der Bürger kommt
    [resource] welche Ressource du nimmst
    [bonus] welchen Flächenbonus du nimmst
    [envoy] wohin der Gesandte geht
    [build] was du tauschst oder baust
    [site] wo du baust
    [order] welche Hälfte ihre Prämie zuerst bringt
    [benefit] welche Prämie der Leiste du nimmst
    [draw] welches Plättchen du aus der Colonia nimmst
    [pay] welche Bürger du bezahlst
    [honour] wohin der Ehrenbürger kommt
   *[clear] welche gewerteten Kräne du entfernst
}
forum-trajanum-refusal-crane-stands = Der { NAME($building, form: "crane") } hat schon seine Ecke
forum-trajanum-refusal-no-citizen-on-corner = In der Ecke { NAME($corner) } liegt kein Bürger
forum-trajanum-refusal-card-served = Für diese Straßenkarte ist schon ein Plättchen genommen, oder es gibt keines mehr
forum-trajanum-refusal-first-card-first = Beide Karten zeigen dieselbe Straße. Die erste kommt zuerst dran
forum-trajanum-refusal-no-tile-there = Auf { $space } liegt kein Plättchen
    .seen = Dort liegt kein Plättchen
forum-trajanum-refusal-tile-taken = Das Plättchen auf { $space } ist schon für die andere Karte genommen
    .seen = Dieses Plättchen ist schon für die andere Karte genommen
forum-trajanum-refusal-outside-street = { $space } liegt nicht in der Straße dieser Karte, und nur ein Tribun könnte sie ignorieren
    .seen = Dieses Plättchen liegt nicht in der Straße der Karte, und nur ein Tribun könnte sie ignorieren
forum-trajanum-refusal-inside-street = { $space } liegt in der Straße dieser Karte, dafür braucht es keinen Tribun
    .seen = Dieses Plättchen liegt in der Straße der Karte, dafür braucht es keinen Tribun
forum-trajanum-refusal-no-tribune = Du hast keinen Tribun mehr
forum-trajanum-refusal-other-card-needs-it = Die andere Karte braucht das Plättchen auf { $space }: Es ist das letzte ihrer Straße, und für diese Karte gibt es andere
    .seen = Die andere Karte braucht dieses Plättchen: Es ist das letzte ihrer Straße, und für diese Karte gibt es andere
forum-trajanum-refusal-street-not-empty = In der Straße dieser Karte liegen noch Plättchen
forum-trajanum-refusal-street-emptied = Das letzte Plättchen dieser Straße ging an die andere Karte, obwohl es für sie andere gab: Diese Karte kostet nun 1 Tribun
forum-trajanum-refusal-no-such-foreign-tile = Neben der Colonia liegt kein solches Plättchen
forum-trajanum-refusal-two-tribunes-needed = Beide Plättchen zu nutzen kostet zwei Tribune
forum-trajanum-refusal-other-class = { NAME($row) } ist keine Zeile für einen { NAME($citizen) }
forum-trajanum-refusal-row-full = Die Zeile { NAME($row) } hat keinen freien Platz
forum-trajanum-refusal-row-not-empty = Ein Ehrenbürger braucht eine leere Zeile
forum-trajanum-refusal-two-workers-needed = Dafür braucht es zwei Arbeiter derselben Farbe, und du hast keine zwei { NAME($worker, 2) }
forum-trajanum-refusal-same-colour = Der Arbeiter hat diese Farbe schon
forum-trajanum-refusal-no-resource = Du hast { NAME($resource, form: "no") } zum Abgeben
forum-trajanum-refusal-ability-inactive = { NAME($row) } ist nicht aktiv
forum-trajanum-refusal-ability-used-up = { NAME($row) } kannst du in diesem Zug nicht noch einmal nutzen
forum-trajanum-refusal-built-already = In diesem Zug hast du schon gebaut
forum-trajanum-refusal-no-builder = Du hast keinen Baumeister, um zu bezahlen
forum-trajanum-refusal-no-worker = Du hast keinen { NAME($worker) }, um zu bezahlen
forum-trajanum-refusal-no-second-worker = Das kostet zwei { NAME($worker, 2) }, und du hast nur einen
forum-trajanum-refusal-stock-empty = Bauplättchen dieser Art sind aufgebraucht
forum-trajanum-refusal-no-vacant-space = Deine Colonia hat kein freies Feld
forum-trajanum-refusal-no-vacant-pair = Deine Colonia hat keine zwei freien Felder nebeneinander
forum-trajanum-refusal-end-turn-instead = Auf einen Zug kannst du nicht verzichten. Du beendest ihn
forum-trajanum-refusal-decline-instead = Auf das zusätzliche Bauen kannst du nur verzichten. Dein Zug endet damit noch nicht
forum-trajanum-refusal-single-tile = Ein Einzelplättchen belegt ein Feld
forum-trajanum-refusal-double-tile = Ein Doppelplättchen belegt zwei benachbarte Felder
forum-trajanum-refusal-outside-colonia = Die andere Hälfte läge außerhalb der Colonia
forum-trajanum-refusal-name-other-end = Beide Hälften sind gleich. Nenne die obere oder linke zuerst
forum-trajanum-refusal-space-covered = Auf { $space } liegt noch ein Plättchen
    .seen = Dort liegt noch ein Plättchen
forum-trajanum-refusal-space-temple = Auf { $space } steht ein Tempel
    .seen = Dort steht ein Tempel
forum-trajanum-refusal-space-crane = Auf { $space } steht ein Kran
    .seen = Dort steht ein Kran
forum-trajanum-refusal-space-built = { $space } ist schon bebaut
    .seen = Dieses Feld ist schon bebaut
forum-trajanum-refusal-level-not-reached = Stufe { $level } dieser Leiste ist noch nicht erreicht
forum-trajanum-refusal-no-envoy = Auf dem Schiff ist kein Gesandter
forum-trajanum-refusal-no-eagle-free = Auf dem Forum ist kein Adlerfeld frei
forum-trajanum-refusal-no-colour-free = Auf dem Forum ist kein farbiges Feld frei
forum-trajanum-refusal-no-tile-left = In der Colonia liegt kein Plättchen mehr
forum-trajanum-refusal-bar-at-end = Der Schieber ist schon am Ende
forum-trajanum-refusal-bonus-taken = Der zweite Bonus muss ein anderer sein
forum-trajanum-refusal-workers-offered = Zur Wahl stehen nur Arbeiter
forum-trajanum-refusal-coin-or-tribune = Zur Wahl stehen nur 1 Geld oder 1 Tribun
forum-trajanum-refusal-coin-or-assistant = Zur Wahl stehen nur 1 Geld oder 1 Assistent
forum-trajanum-refusal-no-square = Das Forum hat kein Feld { $square }
    .seen = Dort hat das Forum kein Feld
forum-trajanum-refusal-square-occupied = Auf { $square } liegt schon ein Gesandter
    .seen = Dort liegt schon ein Gesandter
forum-trajanum-refusal-eagle-closed = { $square } ist ein Adlerfeld, dorthin darf dieser Gesandte nicht
    .seen = Auf ein Adlerfeld darf dieser Gesandte nicht
forum-trajanum-refusal-eagle-needed = { $square } ist kein Adlerfeld, und dieser Gesandte darf nur auf eines
    .seen = Dieser Gesandte darf nur auf ein Adlerfeld
forum-trajanum-refusal-other-colour = { $square } hat nicht die Farbe { NAME($building, form: "the-gen") }
    .seen = Dieses Feld hat nicht die Farbe { NAME($building, form: "the-gen") }
forum-trajanum-refusal-continue-area = Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden, und { $square } gehört zu einem anderen
    .seen = Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden, und dieses Feld gehört zu einem anderen
forum-trajanum-refusal-row-without-citizen = In der Zeile { NAME($row) } ist kein Bürger zu bezahlen
forum-trajanum-refusal-too-few-coins = Für so viele Zeilen reicht das Geld nicht
forum-trajanum-refusal-no-scored-crane = In der Ecke { NAME($corner) } steht kein gewerteter Kran


## Schritte eines Zuges und des Nehmens

forum-trajanum-turn-step-use = Plättchen nutzen
forum-trajanum-turn-step-build = Bauen
forum-trajanum-turn-step-benefit = Prämien
forum-trajanum-turn-step-end = Zug beenden
forum-trajanum-turn-step-first = Erstes Plättchen
forum-trajanum-turn-step-second = Zweites Plättchen
forum-trajanum-turn-step-pass = Weitergeben
