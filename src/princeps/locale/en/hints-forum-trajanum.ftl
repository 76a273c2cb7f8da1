## Forum Trajanum: what a hint advises, with its place, and why.

advised-place = row { $row } ({ NAME($across) }), column { $column } ({ NAME($down) })
advised-build = Build { NAME($building, form: "a") }: { $place }
advised-build-mixed = Build { NAME($grey, form: "a") } with { NAME($building, form: "a") }: { $place }; the { NAME($building) }: { $beside }
advised-build-pair = Build two { NAME($building, form: "many") }: { $place }; { $beside }
advised-exchange = { $then }. Exchange first: { $first }
advised-take = Take the { $known ->
    [known] { $tile } tile
   *[hidden] face-down tile
} for { NAME($street) }: { $place }
advised-tribune = Pay a Tribune, ignore { NAME($street) } and take the { $known ->
    [known] { $tile } tile
   *[hidden] face-down tile
}: { $place }
advised-draw = Take the { $known ->
    [known] { $tile } tile
   *[hidden] face-down tile
}: { $place }
advised-envoy = { $kind ->
    [eagle] Envoy to the eagle
   *[area] { $size ->
        [one] Envoy to the { NAME($building) } area of 1 space
       *[other] Envoy to the { NAME($building) } area of { $size } spaces
    }
} in row { $row }, column { $column } of the Forum{ $notes }
advised-beside-own = , beside your envoys
advised-beside-eagle = , beside an eagle

# What "you" do
reason-build = build { NAME($building, form: "a") }
reason-build-mixed = build { NAME($grey, form: "a") } with { NAME($building, form: "a") }
reason-build-pair = build two { NAME($building, form: "many") }
reason-benefit = get { $gain } (level { $level })
reason-citizen = place a citizen in { NAME($row) }
reason-envoy = { $kind ->
    [eagle] send an envoy to an eagle
   *[colour] send an envoy to the Forum ({ NAME($building) })
}
reason-area = complete { NAME($building, form: "a") } area of { $size ->
    [one] 1 space
   *[other] { $size } spaces
}
reason-bonus = take { $bonus } as area bonus
reason-scores-column = score { points } for the column at once
reason-scores-marker = score { points } for the finished track

# Sentences
reason-scoring = As things stand, that adds { $parts } at the next scoring.
reason-part-crane = { points } for cranes
reason-part-colonia = { points } for your rows
reason-part-eagle = { points } for eagles
reason-part-area = { points } for your largest group
reason-part-building-task = { points } for the building task
reason-part-collecting-task = { points } for the collecting task
reason-task-next = Then { NAME($building, form: "a") } would fulfil the building task ({ points }): { $place }.
reason-uncovers = { $points ->
    [0] It uncovers the { NAME($corner) } crane: { NAME($building, form: "many") } built in this cycle score then.
   *[other] It uncovers the { NAME($corner) } crane: { points } for your { NAME($building, form: "many") } at the end of this cycle.
}
reason-site-task = There { NAME($building, form: "a") } would fulfil the building task ({ points }).
reason-site-row = In that row a grey building scores { points }.
reason-site-pair = Then two vacated spaces lie side by side: room for a double tile.
reason-site-first = Then you have a space to build on.
reason-keeps = You keep the { $tile } tile.
reason-affords = That pays for { $kind ->
    [pair] two { NAME($building, form: "many") }
    [mixed] { NAME($grey, form: "a") } with { NAME($building, form: "a") }
   *[one] { NAME($building, form: "a") }
}.
reason-group = Your largest group grows from { $before } to { $size ->
    [one] 1 envoy
   *[other] { $size } envoys
}.
reason-area-left = { $free ->
    [one] One more envoy then completes the area.
   *[other] Then { $free } spaces of the area are free.
}
reason-pays = That is { points } more than paying nobody, and leaves you { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}.
reason-saves-coins = You keep { $coins ->
    [one] your coin
   *[other] your { $coins } coins
}.
reason-keeps-task = What you hold fulfils the collecting task: { points }.
reason-saves = You keep { $kept }.
reason-saves-envoy = { $count ->
    [one] The envoy stays
   *[other] Your { $count } envoys stay
} on the ship for a better space.
