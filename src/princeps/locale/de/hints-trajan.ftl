## Trajan: warum eine Antwort gut ist. Zuerst, was „du“ tust; die übrigen sind Sätze.

trajan-advised-ship = { $cargo } auf das { NAME($ship) } laden und ablegen: { points }
trajan-reason-accomplish = erfüllst das Trajanplättchen { NAME($first, form: "noun") } + { NAME($second, form: "noun") } ({ points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
})
trajan-reason-ship = schickst das { NAME($ship) } los für { points }
trajan-reason-take-tile = nimmst das Plättchen „{ $tile }“ { $place ->
    [province] dort
   *[forum] vom Forum
}
trajan-reason-build = schickst einen Arbeiter los ({ $building })
trajan-reason-build-empty = schickst einen Arbeiter auf einen leeren Bauplatz
trajan-reason-conquer = stationierst einen Legionär in { NAME($province) } für { points }
trajan-reason-march = ziehst mit dem Feldherrn nach { NAME($province) }
trajan-reason-climb = steigst im Senat auf Stufe { $step } für { points }
trajan-reason-repeat = wiederholst die { NAME($action, form: "action") }{ $times ->
    [1] {""}
   *[other] {" "}zweimal
}
trajan-reason-play = spielst { NAME($commodity) } aus
trajan-reason-action = bekommst eine { NAME($action, form: "action") }
trajan-reason-new-tile = nimmst das Trajanplättchen { NAME($first, form: "noun") } + { NAME($second, form: "noun") } ({ points }{ $kind ->
    [nothing] {""}
   *[other] , { $reward }
})
trajan-reason-draw = ziehst zwei Karten
trajan-reason-take-card = nimmst { NAME($commodity) } vom Stapel

trajan-reason-demand = { $unmet ->
    [0] Dann kannst du alle bisherigen Forderungen erfüllen: Das erspart dir { points }.
   *[other] Dann kannst du eine Forderung mehr erfüllen: Das erspart dir { points }.
}
trajan-reason-votes = Dann liegst du bei der Konsulwahl vorn, { $votes } zu { $rival }.
trajan-reason-votes-behind = { $count ->
    [0] Dann hast du so viele Stimmen wie dein stärkster Gegner.
    [one] Dann ist dein stärkster Gegner nur noch 1 Stimme voraus.
   *[other] Dann ist dein stärkster Gegner noch { $count } Stimmen voraus.
}
trajan-reason-sets = Deine Sätze von Bauplättchen sind am Ende { points } mehr wert.
trajan-reason-bonus-tile = Deine Bonustafel ({ $bonus }) ist am Ende { points } mehr wert.
trajan-reason-ends-quarter = Damit endet das Quartal, während ein Gegner { $rival ->
    [one] 1 Forderung
   *[other] { $rival } Forderungen
} nicht erfüllen kann.
trajan-reason-next-tile = Im nächsten Zug kann die { NAME($tray, form: "tray") } das Trajanplättchen { NAME($first, form: "noun") } + { NAME($second, form: "noun") } erfüllen ({ points }).
trajan-reason-tile-lacks = { $lacking ->
    [0] Beide Farben liegen schon in der { NAME($tray, form: "tray") }.
   *[other] In der { NAME($tray, form: "tray") } fehlt nur noch { NAME($colour, form: "noun") }.
}
trajan-reason-cargo = Mit { NAME($commodity) } brächte dir das { NAME($ship) } { points }{ $before ->
    [0] {""}
   *[other] {" "}statt { $before }
}.
trajan-reason-keeps-cargo = Mit dem, was du behältst, bringt das { NAME($ship) } immer noch { points }.
trajan-reason-march-conquer = Ein Legionär dort brächte { points }.
trajan-reason-recruit-conquer = Dann steht ein Legionär bereit für { NAME($province) }: { points }.
trajan-reason-hire = Ohne einen Arbeiter im Lager könntest du nicht bauen.
trajan-reason-doubles = { $count ->
    [one] Du hast ein Zusatzaktionsplättchen dafür, das dann doppelt zählt.
   *[other] Du hast { $count } Zusatzaktionsplättchen dafür, die dann doppelt zählen.
}
trajan-reason-saves-extra = Das Zusatzaktionsplättchen bleibt für einen besseren Moment.
trajan-reason-bonus-now = Sie ist dir schon jetzt { points } wert.
