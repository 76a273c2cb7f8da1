## Forum Trajanum in Worten, für alle, die den Tisch nicht sehen.

words-round-title = Runde
words-round = Durchgang { $cycle }, Runde { $round }.
words-street = Straßenkarte { $name }: { $kind ->
    [row] Zeile
   *[column] Spalte
} { $line } deiner Colonia.
words-supply = { $coloured } und { $grey }: { $single } Einzelplättchen, { $double } Doppelplättchen.
words-envoys = { $name }: { $count ->
    [0] keine Gesandten
    [one] ein Gesandter ({ $squares }), { $points } Punkte, Adler { $eagles }
   *[other] { $count } Gesandte ({ $squares }); die größte Gruppe aus { $group } bringt { $points } Punkte, Adler { $eagles }
}.
words-covered = verdecktes Plättchen
words-vacant = frei
words-none = nichts
words-resources = Vorrat: { $list }. Gesandte auf dem Schiff: { $ship }. Eigene Plättchen übrig: { $tiles }. Plättchen vom Nachbarn: { $beside }.
words-tracks = Leisten: { $levels }. Schieber auf Stufe { $bar }, jeder Auftrag bringt { $task }.

# Die Entscheidungsleiste
take-any = Beliebiges Plättchen für einen Tribun
    .ask = Nicht in einer offenen Straße. Einen Tribun ausgeben?
    .instead = statt { $thing }
