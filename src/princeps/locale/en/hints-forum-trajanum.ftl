## Forum Trajanum: what a hint advises, with its place, and why.

forum-trajanum-advised-place = row { $row } ({ NAME($across) }), column { $column } ({ NAME($down) })
forum-trajanum-advised-build = Build { NAME($building, form: "a") }: { $place }
forum-trajanum-advised-build-mixed = Build { NAME($grey, form: "a") } with { NAME($building, form: "a") }: { $place }; the { NAME($building) }: { $beside }
forum-trajanum-advised-build-pair = Build two { NAME($building, form: "many") }: { $place }; { $beside }
forum-trajanum-advised-exchange = { $then }. Exchange first: { $first }
forum-trajanum-advised-take = Take the { $known ->
    [known] { $tile } tile
   *[hidden] face-down tile
} for { NAME($street) }: { $place }
forum-trajanum-advised-tribune = Pay a Tribune, ignore { NAME($street) } and take the { $known ->
    [known] { $tile } tile
   *[hidden] face-down tile
}: { $place }
forum-trajanum-advised-draw = Take the { $known ->
    [known] { $tile } tile
   *[hidden] face-down tile
}: { $place }
forum-trajanum-advised-envoy = { $kind ->
    [eagle] Envoy to the eagle
   *[area] { $size ->
        [one] Envoy to the { NAME($building) } area of 1 space
       *[other] Envoy to the { NAME($building) } area of { $size } spaces
    }
} in row { $row }, column { $column } of the Forum{ $notes }
forum-trajanum-advised-beside-own = , beside your envoys
forum-trajanum-advised-beside-eagle = , beside an eagle

# What "you" do
forum-trajanum-reason-build = build { NAME($building, form: "a") }
forum-trajanum-reason-build-mixed = build { NAME($grey, form: "a") } with { NAME($building, form: "a") }
forum-trajanum-reason-build-pair = build two { NAME($building, form: "many") }
forum-trajanum-reason-benefit = get { $gain } (level { $level })
forum-trajanum-reason-citizen = place a citizen in { NAME($row) }
forum-trajanum-reason-envoy = { $kind ->
    [eagle] send an envoy to an eagle
   *[colour] send an envoy to the Forum ({ NAME($building) })
}
forum-trajanum-reason-area = complete { NAME($building, form: "a") } area of { $size ->
    [one] 1 space
   *[other] { $size } spaces
}
forum-trajanum-reason-bonus = take { $bonus } as area bonus
forum-trajanum-reason-scores-column = score { points } for the column at once
forum-trajanum-reason-scores-marker = score { points } for the finished track

# Sentences
forum-trajanum-reason-scoring = As things stand, that adds { $parts } at the next scoring.
forum-trajanum-reason-part-crane = { points } for cranes
forum-trajanum-reason-part-colonia = { points } for your rows
forum-trajanum-reason-part-eagle = { points } for eagles
forum-trajanum-reason-part-area = { points } for your largest group
forum-trajanum-reason-part-building-task = { points } for the building task
forum-trajanum-reason-part-collecting-task = { points } for the collecting task
forum-trajanum-reason-task-next = Then { NAME($building, form: "a") } would fulfil the building task ({ points }): { $place }.
forum-trajanum-reason-uncovers = { $points ->
    [0] It uncovers the { NAME($corner) } crane: { NAME($building, form: "many") } built in this cycle score then.
   *[other] It uncovers the { NAME($corner) } crane: { points } for your { NAME($building, form: "many") } at the end of this cycle.
}
forum-trajanum-reason-site-task = There { NAME($building, form: "a") } would fulfil the building task ({ points }).
forum-trajanum-reason-site-row = In that row a grey building scores { points }.
forum-trajanum-reason-site-pair = Then two vacated spaces lie side by side: room for a double tile.
forum-trajanum-reason-site-first = Then you have a space to build on.
forum-trajanum-reason-keeps = You keep the { $tile } tile.
forum-trajanum-reason-affords = That pays for { $kind ->
    [pair] two { NAME($building, form: "many") }
    [mixed] { NAME($grey, form: "a") } with { NAME($building, form: "a") }
   *[one] { NAME($building, form: "a") }
}.
forum-trajanum-reason-group = Your largest group grows from { $before } to { $size ->
    [one] 1 envoy
   *[other] { $size } envoys
}.
forum-trajanum-reason-area-left = { $free ->
    [one] One more envoy then completes the area.
   *[other] Then { $free } spaces of the area are free.
}
forum-trajanum-reason-pays = That is { points } more than paying nobody, and leaves you { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}.
forum-trajanum-reason-saves-coins = You keep { $coins ->
    [one] your coin
   *[other] your { $coins } coins
}.
forum-trajanum-reason-keeps-task = What you hold fulfils the collecting task: { points }.
forum-trajanum-reason-saves = You keep { $kept }.
forum-trajanum-reason-saves-envoy = { $count ->
    [one] The envoy stays
   *[other] Your { $count } envoys stay
} on the ship for a better space.
