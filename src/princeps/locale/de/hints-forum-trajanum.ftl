## Forum Trajanum: was ein Tipp rät, mit dem Ort, und warum.

forum-trajanum-advised-place = Zeile { $row } ({ NAME($across) }), Spalte { $column } ({ NAME($down) })
forum-trajanum-advised-build = { NAME($building, form: "acc") } bauen: { $place }
forum-trajanum-advised-build-mixed = { NAME($grey, form: "acc") } mit { NAME($building) } bauen: { $place }; { NAME($building) }: { $beside }
forum-trajanum-advised-build-pair = Zwei { NAME($building, form: "many") } bauen: { $place }; { $beside }
forum-trajanum-advised-exchange = { $then }. Vorher tauschen: { $first }
forum-trajanum-advised-take = { $known ->
    [known] Das Plättchen „{ $tile }“
   *[hidden] Das verdeckte Plättchen
} für { NAME($street) } nehmen: { $place }
forum-trajanum-advised-tribune = Einen Tribun abgeben und statt { NAME($street) } { $known ->
    [known] das Plättchen „{ $tile }“
   *[hidden] das verdeckte Plättchen
} nehmen: { $place }
forum-trajanum-advised-draw = { $known ->
    [known] Das Plättchen „{ $tile }“
   *[hidden] Das verdeckte Plättchen
} nehmen: { $place }
forum-trajanum-advised-envoy = { $kind ->
    [eagle] Gesandter auf den Adler
   *[area] { $size ->
        [one] Gesandter ins Farbfeld aus 1 Feld
       *[other] Gesandter ins Farbfeld aus { $size } Feldern
    } ({ NAME($building) })
} in Zeile { $row }, Spalte { $column } des Forums{ $notes }
forum-trajanum-advised-beside-own = , neben deinen Gesandten
forum-trajanum-advised-beside-eagle = , neben einem Adler

# Was „du“ tust
forum-trajanum-reason-build = baust { NAME($building, form: "acc") }
forum-trajanum-reason-build-mixed = baust { NAME($grey, form: "acc") } mit { NAME($building) }
forum-trajanum-reason-build-pair = baust zwei { NAME($building, form: "many") }
forum-trajanum-reason-benefit = erhältst die Prämie von Stufe { $level } ({ $gain })
forum-trajanum-reason-citizen = legst einen Bürger in die Zeile { NAME($row) }
forum-trajanum-reason-envoy = { $kind ->
    [eagle] schickst einen Gesandten auf einen Adler
   *[colour] schickst einen Gesandten aufs Forum ({ NAME($building) })
}
forum-trajanum-reason-area = schließt ein Farbfeld aus { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
} ab ({ NAME($building) })
forum-trajanum-reason-bonus = nimmst den Flächenbonus ({ $bonus })
forum-trajanum-reason-scores-column = erhältst sofort { points } für die Siegessäule
forum-trajanum-reason-scores-marker = erhältst { points } für die abgeschlossene Leiste

# Sätze
forum-trajanum-reason-scoring = Nach jetzigem Stand bringt das bei der nächsten Wertung { $parts } mehr.
forum-trajanum-reason-part-crane = { points } für Kräne
forum-trajanum-reason-part-colonia = { points } für deine Zeilen
forum-trajanum-reason-part-eagle = { points } für Adler
forum-trajanum-reason-part-area = { points } für deine größte Gruppe
forum-trajanum-reason-part-building-task = { points } für den Bauauftrag
forum-trajanum-reason-part-collecting-task = { points } für den Sammelauftrag
forum-trajanum-reason-task-next = Baust du dann noch { NAME($building, form: "acc") }, ist der Bauauftrag erfüllt ({ points }): { $place }.
forum-trajanum-reason-uncovers = { $points ->
    [0] Das legt den Kran { NAME($corner) } frei: { NAME($building, form: "many") } aus diesem Durchgang zählen dann.
   *[other] Das legt den Kran { NAME($corner) } frei: { points } für { NAME($building, form: "many") } am Ende dieses Durchgangs.
}
forum-trajanum-reason-site-task = Baust du dort { NAME($building, form: "acc") }, ist der Bauauftrag erfüllt ({ points }).
forum-trajanum-reason-site-row = In dieser Zeile zählt ein graues Gebäude { points }.
forum-trajanum-reason-site-pair = Dann liegen zwei frei gewordene Felder nebeneinander: Platz für ein Doppelplättchen.
forum-trajanum-reason-site-first = Dann hast du ein Feld zum Bauen.
forum-trajanum-reason-keeps = Du behältst das Plättchen „{ $tile }“.
forum-trajanum-reason-affords = Das reicht für { $kind ->
    [pair] zwei { NAME($building, form: "many") }
    [mixed] { NAME($grey, form: "acc") } mit { NAME($building) }
   *[one] { NAME($building, form: "acc") }
}.
forum-trajanum-reason-group = Deine größte Gruppe wächst von { $before } auf { $size } Gesandte.
forum-trajanum-reason-area-left = { $free ->
    [one] Dann schließt noch ein Gesandter das Farbfeld ab.
   *[other] Dann sind noch { $free } Felder des Farbfelds frei.
}
forum-trajanum-reason-pays = Das sind { points } mehr, als niemanden zu bezahlen; dir bleibt { $coins ->
    [0] kein
   *[other] { $coins }
} Geld.
forum-trajanum-reason-saves-coins = Du behältst { $coins } Geld.
forum-trajanum-reason-keeps-task = Was du hast, erfüllt den Sammelauftrag: { points }.
forum-trajanum-reason-saves = Du behältst { $kept }.
forum-trajanum-reason-saves-envoy = { $count ->
    [one] Der Gesandte bleibt
   *[other] Deine { $count } Gesandten bleiben
} für ein besseres Feld auf dem Schiff.
