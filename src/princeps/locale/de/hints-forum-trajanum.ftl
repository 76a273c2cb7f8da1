## Forum Trajanum: was ein Tipp rät, mit dem Ort, und warum.

advised-place = Zeile { $row } ({ NAME($across) }), Spalte { $column } ({ NAME($down) })
advised-build = { NAME($building, form: "acc") } bauen: { $place }
advised-build-mixed = { NAME($grey, form: "acc") } mit { NAME($building) } bauen: { $place }; { NAME($building) }: { $beside }
advised-build-pair = Zwei { NAME($building, form: "many") } bauen: { $place }; { $beside }
advised-exchange = { $then }. Vorher tauschen: { $first }
advised-take = { $known ->
    [known] Das Plättchen „{ $tile }“
   *[hidden] Das verdeckte Plättchen
} für { NAME($street) } nehmen: { $place }
advised-tribune = Einen Tribun abgeben und statt { NAME($street) } { $known ->
    [known] das Plättchen „{ $tile }“
   *[hidden] das verdeckte Plättchen
} nehmen: { $place }
advised-draw = { $known ->
    [known] Das Plättchen „{ $tile }“
   *[hidden] Das verdeckte Plättchen
} nehmen: { $place }
advised-envoy = { $kind ->
    [eagle] Gesandter auf den Adler
   *[area] { $size ->
        [one] Gesandter ins Farbfeld aus 1 Feld
       *[other] Gesandter ins Farbfeld aus { $size } Feldern
    } ({ NAME($building) })
} in Zeile { $row }, Spalte { $column } des Forums{ $notes }
advised-beside-own = , neben deinen Gesandten
advised-beside-eagle = , neben einem Adler

# Was „du“ tust
reason-build = baust { NAME($building, form: "acc") }
reason-build-mixed = baust { NAME($grey, form: "acc") } mit { NAME($building) }
reason-build-pair = baust zwei { NAME($building, form: "many") }
reason-benefit = erhältst die Prämie von Stufe { $level } ({ $gain })
reason-citizen = legst einen Bürger in die Zeile { NAME($row) }
reason-envoy = { $kind ->
    [eagle] schickst einen Gesandten auf einen Adler
   *[colour] schickst einen Gesandten aufs Forum ({ NAME($building) })
}
reason-area = schließt ein Farbfeld aus { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
} ab ({ NAME($building) })
reason-bonus = nimmst den Flächenbonus ({ $bonus })
reason-scores-column = erhältst sofort { points } für die Siegessäule
reason-scores-marker = erhältst { points } für die abgeschlossene Leiste

# Sätze
reason-scoring = Nach jetzigem Stand bringt das bei der nächsten Wertung { $parts } mehr.
reason-part-crane = { points } für Kräne
reason-part-colonia = { points } für deine Zeilen
reason-part-eagle = { points } für Adler
reason-part-area = { points } für deine größte Gruppe
reason-part-building-task = { points } für den Bauauftrag
reason-part-collecting-task = { points } für den Sammelauftrag
reason-task-next = Baust du dann noch { NAME($building, form: "acc") }, ist der Bauauftrag erfüllt ({ points }): { $place }.
reason-uncovers = { $points ->
    [0] Das legt den Kran { NAME($corner) } frei: { NAME($building, form: "many") } aus diesem Durchgang zählen dann.
   *[other] Das legt den Kran { NAME($corner) } frei: { points } für { NAME($building, form: "many") } am Ende dieses Durchgangs.
}
reason-site-task = Baust du dort { NAME($building, form: "acc") }, ist der Bauauftrag erfüllt ({ points }).
reason-site-row = In dieser Zeile zählt ein graues Gebäude { points }.
reason-site-pair = Dann liegen zwei frei gewordene Felder nebeneinander: Platz für ein Doppelplättchen.
reason-site-first = Dann hast du ein Feld zum Bauen.
reason-keeps = Du behältst das Plättchen „{ $tile }“.
reason-affords = Das reicht für { $kind ->
    [pair] zwei { NAME($building, form: "many") }
    [mixed] { NAME($grey, form: "acc") } mit { NAME($building) }
   *[one] { NAME($building, form: "acc") }
}.
reason-group = Deine größte Gruppe wächst von { $before } auf { $size } Gesandte.
reason-area-left = { $free ->
    [one] Dann schließt noch ein Gesandter das Farbfeld ab.
   *[other] Dann sind noch { $free } Felder des Farbfelds frei.
}
reason-pays = Das sind { points } mehr, als niemanden zu bezahlen; dir bleibt { $coins ->
    [0] kein
   *[other] { $coins }
} Geld.
reason-saves-coins = Du behältst { $coins } Geld.
reason-keeps-task = Was du hast, erfüllt den Sammelauftrag: { points }.
reason-saves = Du behältst { $kept }.
reason-saves-envoy = { $count ->
    [one] Der Gesandte bleibt
   *[other] Deine { $count } Gesandten bleiben
} für ein besseres Feld auf dem Schiff.
