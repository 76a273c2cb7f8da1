## Tipps, für jedes Spiel. Gründe sind Tatsachen: Was „du“ tust, ist ein Prädikat, damit mehrere einen Satz ergeben.

hint-outlook = Etwa { points } am Ende, Siegchance { $chance } %
hint-lead = { $lead ->
    [clear] Deutlich besser als die nächste Möglichkeit.
    [little] Etwas besser als die nächste Möglichkeit.
   *[even] Ungefähr so gut wie die nächste Möglichkeit.
}
reason-deeds = Du { $deeds }.
reason-later = { $name ->
    [demands] Später erspart das Punkte für offene Forderungen.
   *[other] Das zahlt sich später aus, vor allem hierdurch: { NAME($source) }.
}
