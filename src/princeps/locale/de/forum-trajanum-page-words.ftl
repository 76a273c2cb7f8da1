## Forum Trajanum in Worten, für alle, die den Tisch nicht sehen.

forum-trajanum-words-round-title = Runde
forum-trajanum-words-round = Durchgang { $cycle }, Runde { $round }.
forum-trajanum-words-street = Straßenkarte { $name }: { $kind ->
    [row] Zeile
   *[column] Spalte
} { $line } deiner Colonia.
forum-trajanum-words-supply = { $coloured } und { $grey }: { $single } Einzelplättchen, { $double } Doppelplättchen.
forum-trajanum-words-envoys = { $name }: { $count ->
    [0] keine Gesandten
    [one] ein Gesandter ({ $squares }), { $points } Punkte, Adler { $eagles }
   *[other] { $count } Gesandte ({ $squares }); die größte Gruppe aus { $group } bringt { $points } Punkte, Adler { $eagles }
}.
forum-trajanum-words-covered = verdecktes Plättchen
forum-trajanum-words-vacant = frei
forum-trajanum-words-none = nichts
forum-trajanum-words-resources = Vorrat: { $list }. Gesandte auf dem Schiff: { $ship }. Eigene Plättchen übrig: { $tiles }. Plättchen vom Nachbarn: { $beside }.
forum-trajanum-words-tracks = Leisten: { $levels }. Schieber auf Stufe { $bar }, jeder Auftrag bringt { $task }.

# Die Entscheidungsleiste
forum-trajanum-take-any = Beliebiges Plättchen für einen Tribun
    .ask = Nicht in einer offenen Straße. Einen Tribun ausgeben?
    .instead = statt { $thing }
