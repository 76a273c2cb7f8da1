### Trajan auf der Seite: der Tisch und seine Teile.


## Kopfzeile

trajan-page-quarter = Quartal
trajan-page-quarter-of = Quartal { $quarter } von IV
trajan-page-progress = Quartal { $quarter }, Runde { $round } von { $rounds }
trajan-page-quarter-rule = Vier Quartale zu vier Runden. Jedes Quartal endet mit den Forderungen des Volkes und der Wahl des Konsuls.
trajan-page-round = Runde { $round } von { $rounds } endet in { $left }
trajan-page-round-ends-now = Nach diesem Zug endet die Runde
trajan-page-quarter-over = Quartal { $quarter } ist zu Ende
trajan-page-then-left = dann noch { $left }
trajan-page-ends-round = beendet die Runde
trajan-page-ends-quarter = beendet das Quartal
trajan-page-ends-game = beendet die Partie
trajan-page-enders = Können mit dem nächsten Säen die Runde beenden: { $names }.
trajan-page-no-enders = Niemand kann mit dem nächsten Säen die Runde beenden.
trajan-page-time-rule = Jeder gesäte Stein rückt die Zeit um ein Feld vor. Am Tor kommt eine neue Forderung; beim vierten Mal endet das Quartal.
trajan-page-demands = Forderungen
trajan-page-demands-rule = Am Ende des Quartals will jede Forderung ein Plättchen mit ihrem Zeichen. Eine, zwei oder drei unerfüllte kosten immer mehr.
trajan-page-demand-unknown = noch unbekannt
trajan-page-met = { $demand }: erfüllt
trajan-page-not-met = { $demand }: nicht erfüllt
trajan-page-unmet = { $count ->
    [0] keine offen
   *[other] { $count } offen
}
trajan-page-score = { $name }: { $points } Punkte, { $end }, wenn jetzt Schluss wäre. Öffnet den Punktestand.
trajan-page-forecast = { $points ->
    [one] { $points } Punkt mehr, wenn jetzt Schluss wäre
   *[other] { $points } Punkte mehr, wenn jetzt Schluss wäre
}
trajan-page-at-the-end = { $points } am Ende


## Der Aktionskreis

trajan-page-circle = Aktionskreis von { $name }
trajan-page-tray = Mulde { $action }: { $count ->
    [0] leer
    [one] { $count } Stein
   *[other] { $count } Steine
}
trajan-page-place-rest = Den Rest für mich legen
trajan-page-taken = entnommen
trajan-page-arch = Der Bogen: hierher kommt das nächste Trajanplättchen ({ $action })
trajan-page-no-tile = Hier liegt kein Trajanplättchen
trajan-page-time-plus = Zeit +{ $count }
trajan-page-completes = Erfüllt das Plättchen
trajan-page-and = und
trajan-page-plan = Vorausplanen
trajan-page-preview = Wohin dieses Säen führt
trajan-page-sow = { $count } säen
trajan-page-tile = Trajanplättchen
trajan-page-takes-tile = Ein Trajanplättchen nehmen
trajan-page-marker-to = { $colour } nach { $tray }
trajan-page-any-order = Die Reihenfolge ist jetzt egal
trajan-page-planned-order = Der Plan braucht diese Reihenfolge
trajan-page-order-later = Zählt später: Plättchen bei { $trays }
trajan-page-with-action = Mit der Aktion
trajan-page-with-action-tip = Was dieser Zug sofort bringt, mit dem Besten, was die Aktion tun kann; die Aktion selbst wählst du danach
trajan-page-change-order = Zwei Steine antippen oder einen ziehen
trajan-page-swap-with = Jetzt den Stein zum Tauschen
trajan-page-best-order = Beste Reihenfolge
trajan-page-which-order = In welcher Reihenfolge?
trajan-page-sow-these = So säen?
trajan-page-order-no-tile = kein Plättchen
trajan-page-press-tray = Mulde antippen, um sie zu wählen
trajan-page-options = { $count ->
    [0] {" "}
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}


## Der Planer

trajan-keys-sow = Die Mulde mit dieser Nummer wählen; dann zwei Steine der Reihenfolge, um sie zu tauschen
trajan-keys-plan = Vorausplanen
trajan-page-planner = Vorausplanen
trajan-page-planner-help = Wohin jede Mulde jetzt führt und was sie für die Züge danach öffnet. Die Zahl sagt, in wie vielen Zügen, vom nächsten an gezählt; Gold ist ein Plättchen, das der nächste Zug erfüllen kann.
trajan-page-planner-order = Nehmen, so säen
trajan-page-planner-lands = Endet bei
trajan-page-planner-after = Danach
trajan-page-planner-gain = Bringt jetzt
trajan-page-planner-time = Zeit
trajan-page-planner-next = Danach erreichbar
trajan-page-planner-no-turn = Danach kein Zug mehr
trajan-page-planner-over = Mit diesem Zug endet die Partie.
trajan-page-planner-tiles = Der schnellste Weg zu einem Trajanplättchen
trajan-page-planner-own = Bei deinen Mulden
trajan-page-planner-open = Offen, erst zu nehmen
trajan-page-planner-others = { $count ->
    [one] { $count } anderer gleich kurzer Weg
   *[other] { $count } andere gleich kurze Wege
}
trajan-page-planner-before = { $what ->
    [quarter] vorher endet das Quartal
   *[round] vorher endet die Runde
}
trajan-page-planner-takes = nimmt das Plättchen
trajan-page-planner-begin = So beginnen
trajan-page-planner-alone = Wenn sich sonst nichts ändert. Steine mit goldenem Strich kommen wie gezeigt, die anderen beliebig. Auch die Züge der anderen bewegen die Zeit.
trajan-page-in-turns = { $count ->
    [one] in { $count } Zug
   *[other] in { $count } Zügen
}
trajan-page-not-soon = nicht in den nächsten zwei Zügen
trajan-page-tile-far = nicht in { $count } Zügen, so wie die Steine liegen


## Der Plan

trajan-page-best = Das Beste, was möglich ist
trajan-page-map = Provinzen
trajan-page-points-now = Münze: für einen Legionär dort
trajan-page-unconquered = unerobert
trajan-page-province = { $name }: { $points } Punkte für einen Legionär dort.
trajan-page-province-tile = Plättchen: { $tile }.
trajan-page-leaders = Feldherren: { $names }.
trajan-page-legionnaires = Legionäre: { $names }.
trajan-page-camp = Feldlager
trajan-page-camp-rule = Hier warten Legionäre. Jeder, der am Spielende noch da ist, bringt einen Punkt.
trajan-page-sites = Baugebiet
trajan-page-site = { $building }, { $site }.
trajan-page-workers = Arbeiter: { $names }.
trajan-page-first-of-type = Das erste Plättchen dieser Art ({ $building }) bringt dir auch eine Aktion: { $action }.
trajan-page-empty-site = leerer Bauplatz
trajan-page-worker-camp = Arbeiterlager
trajan-page-worker-camp-rule = Hier warten Arbeiter. Jeder, der am Spielende noch da ist, bringt einen Punkt.
trajan-page-at-end = Am Ende
trajan-page-set = { $count } gleiche { $points }
trajan-page-set-rule = Bauplättchen einer Art bringen am Spielende als Satz Punkte.
trajan-page-senate-track = Senatsleiste
trajan-page-senate-step = Stufe { $step }: { $points } Punkte, { $votes } Stimmen. Hier: { $names }.
trajan-page-votes-of = { $name }: { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
trajan-page-votes-total = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
trajan-page-bonus = Bonustafel
trajan-page-consul = Konsul
trajan-page-consul-rule = Wäre jetzt Konsul: die meisten Stimmen, bei Gleichstand weiter auf der Leiste, dann weiter oben im Stapel. Wählt eine Bonustafel und bekommt deren gelbe Seite.
trajan-page-vice = Vize
trajan-page-vice-rule = Wäre jetzt Vizekonsul. Bekommt die andere Bonustafel mit der grauen Seite.
trajan-page-each = je
trajan-page-once = einmal
trajan-page-ship-identical = gleiche
trajan-page-ship-pairs = Paare
trajan-page-ship-different = verschiedene
trajan-page-ship-rule = Was so viele Karten oder Paare bringen. Die goldene Zahl erreicht deine Hand. Ein benutztes Schiff zahlt weniger, bis das Quartal endet.
trajan-page-best-ship = Dein bestes Schiff
trajan-page-shipments = Ladungen für dieses Schiff
trajan-page-loaded = Geladen: { $goods }
trajan-page-pile = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}: { $card }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
trajan-page-deck = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
trajan-page-stack = { $stack }: { $tile }. Darunter { $below }.


## Das eigene Tableau

trajan-page-mat = Dein Tableau
trajan-page-mat-of = Tableau von { $name }
trajan-page-hand = { $count ->
    [one] Hand: { $count } Karte
   *[other] Hand: { $count } Karten
}
trajan-page-hand-rule = Eine Handkarte ist am Spielende einen Punkt wert.
trajan-page-hidden-cards = { $count ->
    [one] { $count } Karte, die nur ihr Besitzer kennt
   *[other] { $count } Karten, die nur ihr Besitzer kennt
}
trajan-page-display = Auslage
trajan-page-display-rule = Ausgespielte und verschiffte Karten liegen hier und können mit Bonustafeln Punkte bringen.
trajan-page-bonuses = Bonus
trajan-page-bonus-now = Brächte { $points }, wenn jetzt Schluss wäre.
trajan-page-no-bonus = Konsul und Vizekonsul bekommen am Ende jedes Quartals eine Bonustafel.
trajan-page-for-demands = Forderungen, Joker
trajan-page-kept = Trajanplättchen: erfüllt { $demand } in jedem Quartal
trajan-page-extra = Zusatzaktionen
trajan-page-wild-demand = Erfüllt am Ende des Quartals eine beliebige Forderung und wird dann abgegeben.
trajan-page-wild-commodity = Steht beim Verschiffen für eine Karte beliebiger Ware und wird dann abgegeben.
trajan-page-wild-construction = Zählt am Spielende in einem deiner Sätze als Bauplättchen beliebiger Art.
trajan-page-wild-action = Wiederholt eine beliebige Aktion gleich, nachdem du sie getan hast. Eine Zusatzaktion je Zug.
trajan-page-plus-two-at = Eine Zusatzaktion wiederholt { $action } zweimal
trajan-page-plus-one-at = Eine Zusatzaktion wiederholt { $action } einmal
trajan-page-buildings = Bauten, Stimmen
trajan-page-building = { $building }: { $count }. Das erste bringt eine weitere Aktion: { $action }.
trajan-page-supply = Vorrat
trajan-page-supply-rule = Figuren, die noch Arbeiter oder Legionäre werden können.
trajan-page-other = Etwas anderes wählen


## Die anderen

trajan-page-sowed = { $count ->
    [one] sät { $count } Stein bis { $action }
   *[other] sät { $count } Steine bis { $action }
}
trajan-page-rival = { $name }: { $points } Punkte, { $end }, wenn jetzt Schluss wäre. { $status }
trajan-page-rival-open = Das ganze Tableau zeigen
trajan-page-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
trajan-page-so-far = bisher −{ $points }
trajan-page-all-met = alle erfüllt
