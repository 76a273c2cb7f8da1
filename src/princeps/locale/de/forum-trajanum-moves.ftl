### Forum Trajanum: benefits and tasks, questions, answers, events and reasons. The server words them, so that a page need
### not load them. What is said of forms and variables in forum-trajanum.ftl holds here too.


## Benefits

bonus-tribune = Tribun
bonus-assistant = Assistent
bonus-coin = Geld
bonus-upgrade = Aufwertung
bonus-points = { points }

effect-worker = { $count ->
    [one] Arbeiter nach Wahl
   *[other] { $count } Arbeiter nach Wahl
}
effect-builder = { $count } Baumeister
effect-assistant = { $count ->
    [one] Assistent
   *[other] { $count } Assistenten
}
effect-tribune = { $count ->
    [one] Tribun
   *[other] { $count } Tribune
}
effect-coin = { $count } Geld
effect-upgrade = { $count ->
    [one] Aufwertung
   *[other] { $count } Aufwertungen
}
effect-area-bonus = Flächenbonus
effect-eagle-envoy = Gesandter auf Adlerfeld
effect-free-envoy = Gesandter auf beliebige Farbe
effect-take-tile = Plättchen nehmen und nutzen
effect-build = noch einmal bauen


## Trajan cards. A pattern is named by its picture, row by row: g grey, c coloured, b either, T temple, K crane,
## x whatever there is. Patterns without a message of their own are shown as pictures.

pattern-gcg = ein farbiges Bauwerk zwischen zwei grauen Gebäuden, nebeneinander
pattern-b_T_b = ein Tempel, darüber und darunter bebaut
pattern-g_g-different = zwei verschiedene graue Gebäude übereinander
pattern-Kb_bx-mirrored = ein Kran, auf beiden Nachbarfeldern bebaut
pattern-bb_bb = vier bebaute Felder im Quadrat
pattern-c_g_c = ein graues Gebäude zwischen zwei farbigen Bauwerken, übereinander
pattern-anywhere = Bauwerke in allen vier Farben, egal wo
pattern-g_c_g = ein farbiges Bauwerk zwischen zwei grauen Gebäuden, übereinander
pattern-c_g_g_c = zwei graue Gebäude zwischen zwei farbigen Bauwerken, übereinander
pattern-c_c_c-different = drei Bauwerke in verschiedenen Farben übereinander
pattern-cxc_xTx_cxc = farbige Bauwerke an allen vier Ecken eines Tempels
pattern-g_g_g-different = drei verschiedene graue Gebäude übereinander
pattern-other = das Muster { $picture }{ $different ->
    [0] {""}
   *[other] , alle verschieden
}{ $mirrored ->
    [0] {""}
   *[other] , auch gespiegelt
}

collect-builder = { $count } { NAME("item-builder", $count) }
collect-worker = { $count } Arbeiter
collect-worker_colours = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter in verschiedenen Farben
}
collect-assistant = { $count } { NAME("item-assistant", $count) }
collect-tribune = { $count } { NAME("item-tribune", $count) }
collect-coin = { $count } { NAME("item-coin", $count) }
collect-column = { $count ->
    [one] { $count } gebaute Siegessäule
   *[other] { $count } gebaute Siegessäulen
}
collect-scored_crane = { $count ->
    [one] { $count } gewerteter Kran
   *[other] { $count } gewertete Kräne
}
collect-citizen_classes = { $count ->
    [one] { $count } aktiver Bürger
   *[other] aktive Bürger aus { $count } Schichten
}
collect-envoy = { $count ->
    [one] { $count } Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
collect-marker = { $count } Marker neben der Trajanssäule


## Where points come from

source-column = Siegessäulen
source-marker = Abgeschlossene Leisten
source-area-bonus = Flächenboni
source-crane = Kräne
source-colonia = Coloniazeilen
source-eagle = Adler
source-area = Größte Gruppe
source-building-task = Bauaufträge
source-collecting-task = Sammelaufträge
source-crane-bonus = Kranboni


## Questions: what a seat is asked to decide, and what helps to decide it

ask-crane = Wähle den Kran für die Ecke { NAME($corner) }
    .context = Nimmst du das Plättchen dort, wertet der Kran einmal die Bauwerke seiner Farbe.
ask-first-row = Wähle die Zeile für deinen ersten Bürger
    .context = Die Fähigkeit hast du sofort, und graue Gebäude in dieser Zeile der Colonia zählen mehr.
ask-corners = Wähle die Ecke für den { NAME($citizen) }
    .context = Der { NAME($other) } kommt in die Ecke diagonal gegenüber. Beide liegen offen.
ask-handicap-corner = Mit einem zweiten Bürger beginnen?
    .context = Er verlässt seine Ecke, und der Kran dort wird nach dem ersten Durchgang gewertet.
ask-handicap-row = Wähle die Zeile für den { NAME($citizen) }
    .context = Die Fähigkeit hast du sofort.
ask-take = { $cards ->
    [one] Nimm ein zweites Plättchen
   *[other] Nimm für jede Straßenkarte ein Plättchen
}
    .context = Offen: { $streets }. Tribune: { $tribunes }.
ask-pass = Was gibst du an { $receiver } weiter?
    .context = Das andere behältst du.
ask-reclaim = Plättchen zurückholen?
    .context = Du hast keines bekommen. Nutze eines, das neben deiner Colonia liegt; danach ist es aus dem Spiel.
ask-use = Welches Plättchen nutzt du?
    .context = { $tribunes ->
        [0] Beide zu nutzen würde 2 Tribune kosten; du hast keinen.
        [one] Beide zu nutzen würde 2 Tribune kosten; du hast nur 1.
       *[other] Beide zu nutzen kostet 2 deiner { $tribunes } Tribune.
    }
ask-row = Wähle die Zeile für den { NAME($citizen) }
    .context = Ein zweiter Bürger bringt sofort den Bonus der Zeile.
ask-resource = { $choice ->
    [worker] Wähle einen Arbeiter
    [tribune] Nimm 1 Geld oder 1 Tribun
   *[assistant] Nimm 1 Geld oder 1 Assistenten
}
    .context = Aus dem Vorrat, kostenlos.
ask-bonus = { $bonuses ->
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
ask-envoy = { $target ->
    [eagle] Gesandten auf ein Adlerfeld?
    [any] Gesandten auf eine beliebige Farbe?
   *[colour] Gesandten schicken ({ NAME($building) })?
}
    .context = { $rule ->
        [started] Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden. Gesandte auf dem Schiff: { $ship }.
       *[free] Gesandte auf dem Schiff: { $ship }.
    }
ask-build = { $step ->
    [extra] Noch einmal bauen?
    [built] Tauschen oder den Zug beenden
   *[open] Bauen, tauschen oder den Zug beenden
}
    .context = Tauschen kannst du bis zum Ende deines Zugs.
ask-site = { $double ->
    [0] Wohin kommt { NAME($building, form: "the") }?
   *[other] Wohin kommen { $tile }?
}
    .context = { $double ->
        [0] Auf ein frei gewordenes Feld.
       *[other] Auf zwei benachbarte frei gewordene Felder.
    }
ask-order = Welche Hälfte kommt zuerst?
    .context = Beide bringen ihre Prämie, eine nach der anderen.
ask-benefit = Wähle eine Prämie der { NAME($building, form: "track") }
    .context = { $level ->
        [1] Du hast Stufe 1 erreicht.
       *[other] Du hast Stufe { $level } erreicht; es darf auch eine niedrigere sein.
    }
ask-draw = Nimm ein Plättchen aus deiner Colonia
    .context = Es wird aufgedeckt und sofort genutzt.
ask-pay = Welche Bürger bezahlst du?
    .context = 1 Geld für jede Zeile; du hast { $coins } Geld. Unbezahlte Zeilen werden inaktiv.
ask-honour = Wohin kommt der Ehrenbürger?
    .context = Auf den ersten Platz einer leeren Zeile oder aufs Schiff.
ask-clear = Welche gewerteten Kräne entfernst du?
    .context = Wo ein Kran verschwindet, ist Platz zum Bauen.


## Answers. .group is the heading over several of a kind, .short the answer under such a heading.

answer-crane = { NAME($building, form: "crane") }
answer-row = { NAME($row) }: { NAME($row, form: "ability") }
answer-row-second = { NAME($row) }, zweiter Platz: { NAME($row, form: "bonus") }
answer-row-honour = { NAME($row) }: { NAME($row, form: "ability") }
answer-corner = Ecke { NAME($corner) }
answer-corner-citizen = Ecke { NAME($corner) }: { $tile }
answer-take = Für Straße { NAME($street) } das Plättchen auf { $space } nehmen{ $note }
    .seen = Für Straße { NAME($street) } das Plättchen in Zeile { $row }, Spalte { $column } nehmen{ $note }
    .group = Für { $card }
    .short = { $space }{ $mark }
answer-take-known = Für Straße { NAME($street) } das Plättchen auf { $space } nehmen: { $tile }{ $note }
    .seen = Für Straße { NAME($street) } das Plättchen in Zeile { $row }, Spalte { $column } nehmen: { $tile }{ $note }
    .group = { answer-take.group }
    .short = { $space } { $tile }{ $mark }
answer-tribune = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen auf { $space } nehmen{ $note }
    .seen = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen in Zeile { $row }, Spalte { $column } nehmen{ $note }
    .group = Statt { $card }: für 1 Tribun irgendein anderes Plättchen
    .short = { $space }{ $mark }
answer-tribune-known = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen auf { $space } nehmen: { $tile }{ $note }
    .seen = 1 Tribun abgeben, Straße { NAME($street) } ignorieren, Plättchen in Zeile { $row }, Spalte { $column } nehmen: { $tile }{ $note }
    .group = { answer-tribune.group }
    .short = { $space } { $tile }{ $mark }
answer-take-binds = ; die andere Karte kostet dann 1 Tribun
    .mark = {" "}(+ Tribun)
answer-skip = Für Straße { NAME($street) } nichts nehmen
answer-pass = Das Plättchen von { $space } weitergeben: { $tile }
    .seen = Das Plättchen aus Zeile { $row }, Spalte { $column } weitergeben: { $tile }
answer-pass-any = Das Plättchen für Straße { NAME($street) } weitergeben
answer-reclaim = Zurückholen: { $tile }
answer-use-own = Das eigene Plättchen nutzen: { $own }
answer-use-received = Das Plättchen von { $giver } nutzen: { $received }
answer-use-own-then-received = Für 2 Tribune beide nutzen: erst das eigene, dann das von { $giver }
answer-use-received-then-own = Für 2 Tribune beide nutzen: erst das von { $giver }, dann das eigene
answer-trade = zwei { NAME($worker, 2) } gegen einen Baumeister
    .group = Tauschen
answer-recolour = Ein Assistent macht einen { NAME($worker) } zum { NAME($other) }
    .group = Ein Assistent färbt einen Arbeiter um
    .short = { NAME($worker) } zu { NAME($other) }
answer-merchant = Händler II: 1 { NAME($given, form: "acc") } gegen 1 { NAME($taken, form: "acc") }
    .group = { answer-trade.group }
answer-hire = Handwerker I: 1 Assistenten gegen 1 { NAME($worker) }
    .group = { answer-trade.group }
answer-hire-builder = Handwerker II: 1 Assistenten gegen 1 Baumeister
    .group = { answer-trade.group }
answer-build = Für { $cost } { NAME($building, form: "acc") } bauen: { $gain }
    .group = Bauen
    .short = { NAME($building) } für { $cost }: { $gain }
answer-build-mixed = Für { $cost } { NAME($grey, form: "acc") } mit { NAME($building) } bauen: { $gain }
    .group = { answer-build.group }
    .short = { NAME($grey) } mit { NAME($building) } für { $cost }: { $gain }
answer-build-pair = Für { $cost } zwei { NAME($building, form: "many") } bauen: { $gain }
    .group = { answer-build.group }
    .short = zwei { NAME($building, form: "many") } für { $cost }: { $gain }
answer-site = Auf { $space } bauen
    .seen = In Zeile { $row }, Spalte { $column } bauen
    .group = Felder
    .short = { $space }
answer-double-site = { NAME($first) } auf { $space }, { NAME($second) } auf { $other }
    .seen = { NAME($first) } in Zeile { $row }, Spalte { $column }, { NAME($second) } { NAME($direction) }
    .group = { NAME($first) } auf { $space }
    .short = { NAME($direction) }: { NAME($second) } auf { $other }
answer-first-grey = Zuerst { NAME($grey) }
answer-first-coloured = Zuerst der Gesandte
answer-benefit = Stufe { $level }: { $gain }
answer-draw = Das Plättchen auf { $space } nehmen
    .seen = Das Plättchen in Zeile { $row }, Spalte { $column } nehmen
    .group = Plättchen
    .short = { $space }
answer-draw-known = Das Plättchen auf { $space } nehmen: { $tile }
    .seen = Das Plättchen in Zeile { $row }, Spalte { $column } nehmen: { $tile }
    .group = { answer-draw.group }
    .short = { $space } { $tile }
answer-gain = { NAME($resource) }
answer-bonus = { $bonus }
answer-envoy = Den Gesandten auf { $square } schicken ({ NAME($building) }){ $notes }
    .seen = Den Gesandten aufs Forum schicken, in Zeile { $row }, Spalte { $column } ({ NAME($building) }){ $notes }
    .group = Felder des Forums (! schließt ein Farbfeld ab, * liegt neben einem Adler)
    .short = { $square }{ $marks }
answer-envoy-completes = , schließt das Farbfeld ab
    .mark = !
answer-envoy-eagle = , neben einem Adler
    .mark = *
answer-decline-handicap-corner = Mit einem Bürger beginnen
answer-decline-envoy = Keinen Gesandten schicken
answer-decline-benefit = Keine Prämie nehmen
answer-decline-reclaim = Kein Plättchen zurückholen
answer-decline-build = Nichts mehr bauen
answer-decline = Verzichten
answer-end-turn = Zug beenden
answer-pay = { $rows } bezahlen: diese Wertung bringt { points }
answer-pay-none = Niemanden bezahlen: diese Wertung bringt { points }
answer-honour-envoy = Aufs Schiff, als Gesandter
answer-clear = Entfernen: { $corners }
answer-clear-none = Alle Kräne stehen lassen

gain-column = sofort { points }
gain-track = Stufe { $level } ({ $effects })
gain-track-finished = Leiste schon abgeschlossen, keine Prämie
gain-envoy = { $count ->
    [0] kein Gesandter mehr auf dem Schiff
    [one] ein Gesandter aufs Forum
   *[other] { $count } Gesandte aufs Forum
}


## Events. Those of a player are predicates; the others are sentences.

event-round = Runde { $round } von { $rounds }. Die Straßenkarten zeigen { NAME($first) } und { NAME($second) }. { $player } beginnt.
event-looked = sieht sich das Plättchen auf { $space } an: { $tile }
    .seen = sieht sich ein Plättchen an: { $tile }
event-took = nimmt das Plättchen von { $space }{ $tribune ->
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
event-took-known = nimmt das Plättchen „{ $tile }“ von { $space }{ $tribune ->
    [0] {""}
   *[other] {" "}trotz der Straßenkarte
}
    .seen = nimmt das Plättchen „{ $tile }“{ $tribune ->
    [0] {""}
   *[other] {" "}trotz der Straßenkarte
}
event-skipped = nimmt kein Plättchen für die { $card ->
    [1] erste
   *[other] zweite
} Straßenkarte
event-passed = gibt ein Plättchen an { $other } weiter
event-received = erhält das Plättchen „{ $tile }“ von { $other }
event-reclaimed = holt das Plättchen „{ $tile }“ zurück
event-turn = ist am Zug
event-shown = zeigt das eigene Plättchen „{ $own }“ und das erhaltene „{ $received }“
event-shown-own = zeigt das eigene Plättchen „{ $own }“ und hat keines erhalten
event-shown-received = zeigt das erhaltene Plättchen „{ $received }“ und hat kein eigenes
event-shown-none = hat kein Plättchen zu nutzen
event-used = nutzt das Plättchen „{ $tile }“
event-to-ship = legt das Plättchen „{ $tile }“ aufs Schiff
event-beside = legt das Plättchen „{ $tile }“ neben die Colonia
event-gone = nimmt das Plättchen „{ $tile }“ aus dem Spiel
event-to-ship-used = legt das Plättchen aufs Schiff
event-beside-used = legt das Plättchen neben die Colonia
event-gone-used = nimmt das Plättchen aus dem Spiel
event-gained = erhält { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
event-spent = zahlt { $amounts }
    .amount = { $count } { NAME($resource, $count, form: "acc") }
event-citizen = legt einen Bürger in die Zeile { NAME($row) }{ $place ->
    [0] {""}
   *[other] , auf den zweiten Platz
}
event-no-room = findet keinen Platz für den { NAME($citizen) }
event-bar-turned = wendet den Schieber
event-bar-moved = schiebt den Schieber auf Stufe { $step }
event-built = baut { NAME($building, form: "acc") } auf { $space }
    .seen = baut { NAME($building, form: "acc") }
event-built-mixed = baut { NAME($grey, form: "acc") } auf { $space } und { NAME($building, form: "acc") } auf { $other }
    .seen = baut { NAME($grey, form: "acc") } mit { NAME($building) }
event-built-pair = baut zwei { NAME($building, form: "many") } auf { $space } und { $other }
    .seen = baut zwei { NAME($building, form: "many") }
event-track = erreicht Stufe { $level } der { NAME($building, form: "track") }
event-benefit = nimmt die Prämie von Stufe { $level } ({ $gain })
event-drew = nimmt das Plättchen „{ $tile }“ von { $space } aus der Colonia
    .seen = nimmt das Plättchen „{ $tile }“ aus der Colonia
event-no-effect = hat den Schieber schon ganz rechts, die Aufwertung verfällt
event-marker = stellt den Marker der { NAME($building, form: "track") } neben die Trajanssäule
event-envoy = schickt einen Gesandten aufs Forum, auf { $square } ({ NAME($building) })
    .seen = schickt einen Gesandten aufs Forum ({ NAME($building) })
event-envoy-eagle = schickt einen Gesandten aufs Forum, auf { $square } (Adlerfeld)
    .seen = schickt einen Gesandten auf ein Adlerfeld des Forums
event-area = schließt ein Farbfeld aus { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
} ab ({ NAME($building) })
event-bonus = wählt als Flächenbonus: { $bonus }
event-declined-envoy = schickt keinen Gesandten
event-declined-benefit = nimmt keine Prämie
event-declined-build = baut kein zusätzliches Gebäude
event-scoring = Wertung nach Durchgang { NAME($cycle) }.
event-paid = bezahlt { NAME($row) }
event-lapsed = bezahlt { NAME($row) } nicht
event-crane-uncovered = legt den Kran { NAME($corner) } frei
event-task = erfüllt den { $kind ->
    [building] Bauauftrag
   *[collecting] Sammelauftrag
} der Trajankarte { $card }{ $times ->
    [one] {""}
   *[other] {" "}{ $times }-mal
}
event-honour = legt einen Ehrenbürger in die Zeile { NAME($row) }
event-honour-envoy = schickt einen Ehrenbürger aufs Schiff
event-cleared = entfernt den Kran { NAME($corner) }
event-over = Die Partie ist zu Ende.

event-points-column = erhält { points } für die Säule
event-points-marker = erhält { points } für die abgeschlossene { NAME($building, form: "track") }
event-points-area-bonus = erhält { points } als Flächenbonus
event-points-crane = erhält { points } für den Kran { NAME($corner) }
event-points-colonia = erhält { points } für die Zeile { NAME($row) }
event-points-eagle = erhält { points } für Adler
event-points-area = erhält { points } für { $size ->
    [one] { $size } Gesandten
   *[other] { $size } zusammenhängende Gesandte
}
event-points-building-task = erhält { points } für den Bauauftrag
event-points-collecting-task = erhält { points } für den Sammelauftrag
event-points-crane-bonus = erhält { points } für die Nachbarn des Krans { NAME($corner) }


## Why undo ends here

barrier-start = Die Partie hat gerade erst begonnen
barrier-looked-at-tile = Du hast dir ein Plättchen angesehen
barrier-revealed = Etwas wurde für alle aufgedeckt
barrier-turn-ended = Ein Zug wurde beendet
barrier-citizen-drawn = Du hast deinen ersten Bürger gezogen


## Why an answer is not possible, with the ids of the rules

refusal-other-question = Jetzt geht es darum, { $question ->
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
refusal-crane-stands = Der { NAME($building, form: "crane") } hat schon seine Ecke
refusal-no-citizen-on-corner = In der Ecke { NAME($corner) } liegt kein Bürger
refusal-card-served = Für diese Straßenkarte ist schon ein Plättchen genommen, oder es gibt keines mehr
refusal-first-card-first = Beide Karten zeigen dieselbe Straße. Die erste kommt zuerst dran
refusal-no-tile-there = Auf { $space } liegt kein Plättchen
    .seen = Dort liegt kein Plättchen
refusal-tile-taken = Das Plättchen auf { $space } ist schon für die andere Karte genommen
    .seen = Dieses Plättchen ist schon für die andere Karte genommen
refusal-outside-street = { $space } liegt nicht in der Straße dieser Karte, und nur ein Tribun könnte sie ignorieren
    .seen = Dieses Plättchen liegt nicht in der Straße der Karte, und nur ein Tribun könnte sie ignorieren
refusal-inside-street = { $space } liegt in der Straße dieser Karte, dafür braucht es keinen Tribun
    .seen = Dieses Plättchen liegt in der Straße der Karte, dafür braucht es keinen Tribun
refusal-no-tribune = Du hast keinen Tribun mehr
refusal-other-card-needs-it = Die andere Karte braucht das Plättchen auf { $space }: Es ist das letzte ihrer Straße, und für diese Karte gibt es andere
    .seen = Die andere Karte braucht dieses Plättchen: Es ist das letzte ihrer Straße, und für diese Karte gibt es andere
refusal-street-not-empty = In der Straße dieser Karte liegen noch Plättchen
refusal-street-emptied = Das letzte Plättchen dieser Straße ging an die andere Karte, obwohl es für sie andere gab: Diese Karte kostet nun 1 Tribun
refusal-no-such-foreign-tile = Neben der Colonia liegt kein solches Plättchen
refusal-two-tribunes-needed = Beide Plättchen zu nutzen kostet zwei Tribune
refusal-other-class = { NAME($row) } ist keine Zeile für einen { NAME($citizen) }
refusal-row-full = Die Zeile { NAME($row) } hat keinen freien Platz
refusal-row-not-empty = Ein Ehrenbürger braucht eine leere Zeile
refusal-two-workers-needed = Dafür braucht es zwei Arbeiter derselben Farbe, und du hast keine zwei { NAME($worker, 2) }
refusal-same-colour = Der Arbeiter hat diese Farbe schon
refusal-no-resource = Du hast { NAME($resource, form: "no") } zum Abgeben
refusal-ability-inactive = { NAME($row) } ist nicht aktiv
refusal-ability-used-up = { NAME($row) } kannst du in diesem Zug nicht noch einmal nutzen
refusal-built-already = In diesem Zug hast du schon gebaut
refusal-no-builder = Du hast keinen Baumeister, um zu bezahlen
refusal-no-worker = Du hast keinen { NAME($worker) }, um zu bezahlen
refusal-no-second-worker = Das kostet zwei { NAME($worker, 2) }, und du hast nur einen
refusal-stock-empty = Bauplättchen dieser Art sind aufgebraucht
refusal-no-vacant-space = Deine Colonia hat kein freies Feld
refusal-no-vacant-pair = Deine Colonia hat keine zwei freien Felder nebeneinander
refusal-end-turn-instead = Auf einen Zug kannst du nicht verzichten. Du beendest ihn
refusal-decline-instead = Auf das zusätzliche Bauen kannst du nur verzichten. Dein Zug endet damit noch nicht
refusal-single-tile = Ein Einzelplättchen belegt ein Feld
refusal-double-tile = Ein Doppelplättchen belegt zwei benachbarte Felder
refusal-outside-colonia = Die andere Hälfte läge außerhalb der Colonia
refusal-name-other-end = Beide Hälften sind gleich. Nenne die obere oder linke zuerst
refusal-space-covered = Auf { $space } liegt noch ein Plättchen
    .seen = Dort liegt noch ein Plättchen
refusal-space-temple = Auf { $space } steht ein Tempel
    .seen = Dort steht ein Tempel
refusal-space-crane = Auf { $space } steht ein Kran
    .seen = Dort steht ein Kran
refusal-space-built = { $space } ist schon bebaut
    .seen = Dieses Feld ist schon bebaut
refusal-level-not-reached = Stufe { $level } dieser Leiste ist noch nicht erreicht
refusal-no-envoy = Auf dem Schiff ist kein Gesandter
refusal-no-eagle-free = Auf dem Forum ist kein Adlerfeld frei
refusal-no-colour-free = Auf dem Forum ist kein farbiges Feld frei
refusal-no-tile-left = In der Colonia liegt kein Plättchen mehr
refusal-bar-at-end = Der Schieber ist schon am Ende
refusal-bonus-taken = Der zweite Bonus muss ein anderer sein
refusal-workers-offered = Zur Wahl stehen nur Arbeiter
refusal-coin-or-tribune = Zur Wahl stehen nur 1 Geld oder 1 Tribun
refusal-coin-or-assistant = Zur Wahl stehen nur 1 Geld oder 1 Assistent
refusal-no-square = Das Forum hat kein Feld { $square }
    .seen = Dort hat das Forum kein Feld
refusal-square-occupied = Auf { $square } liegt schon ein Gesandter
    .seen = Dort liegt schon ein Gesandter
refusal-eagle-closed = { $square } ist ein Adlerfeld, dorthin darf dieser Gesandte nicht
    .seen = Auf ein Adlerfeld darf dieser Gesandte nicht
refusal-eagle-needed = { $square } ist kein Adlerfeld, und dieser Gesandte darf nur auf eines
    .seen = Dieser Gesandte darf nur auf ein Adlerfeld
refusal-other-colour = { $square } hat nicht die Farbe { NAME($building, form: "the-gen") }
    .seen = Dieses Feld hat nicht die Farbe { NAME($building, form: "the-gen") }
refusal-continue-area = Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden, und { $square } gehört zu einem anderen
    .seen = Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden, und dieses Feld gehört zu einem anderen
refusal-row-without-citizen = In der Zeile { NAME($row) } ist kein Bürger zu bezahlen
refusal-too-few-coins = Für so viele Zeilen reicht das Geld nicht
refusal-no-scored-crane = In der Ecke { NAME($corner) } steht kein gewerteter Kran


## Schritte eines Zuges und des Nehmens

stride-use = Plättchen nutzen
stride-build = Bauen
stride-benefit = Prämien
stride-end = Zug beenden
stride-first = Erstes Plättchen
stride-second = Zweites Plättchen
stride-pass = Weitergeben
