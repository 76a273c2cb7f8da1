### The guided first game of Forum Trajanum: a card for each question, in a sentence or two.

forum-trajanum-guide-take = Take two tiles
    .text = The street cards ① name two streets of your Colonia. { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed tile for each. You see the first tile before you take the second. Everybody chooses at the same time.
forum-trajanum-guide-pass = Keep one, pass one
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } the tile that goes to your right neighbour. You keep the other one for your turn.
forum-trajanum-guide-reclaim = Nothing came from your neighbour
    .text = You may use a tile from beside your Colonia instead; once used it is gone. Or do without.
forum-trajanum-guide-use = Use a tile
    .text = Use your own tile or the one from your neighbour: you get what it shows. Your own tile then boards your ship ① as an envoy, used or not; only a citizen who finds a place in a row stays there.
forum-trajanum-guide-row = A citizen moves in
    .text = Choose a ringed row. While the citizen is active you have its ability, and grey buildings in that street count more. { $device ->
        [touch] Hold a row
       *[mouse] Rest the pointer on a row
    } to read what it does.
forum-trajanum-guide-build = Build
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed building, then a vacated space of your Colonia. The bar shows what it costs and brings. Pale buildings are out of reach now; { $device ->
        [touch] tap
       *[mouse] click
    } one to learn why.
forum-trajanum-guide-build-extra = Build once more
    .text = This benefit lets you build again. You pay as usual; if you would rather not, say so in the bar.
forum-trajanum-guide-build-built = End your turn
    .text = You have built. If the bar offers an exchange, you may still make it; otherwise end your turn.
forum-trajanum-guide-site = A place for it
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed space. Grey buildings count more in rows with active citizens, structures score with the crane of their colour, and the Trajan card wants a pattern.
forum-trajanum-guide-order = Which half first?
    .text = Both halves of the double tile bring their benefit. Choose the one that comes first.
forum-trajanum-guide-envoy = Send an envoy
    .text = Your structure sends an envoy from the ship to a ringed space of the Forum. Whoever fills an area takes a bonus, and your largest group scores.
forum-trajanum-guide-envoy-eagle = To an eagle
    .text = This benefit sends an envoy onto an eagle, where others may not stand. Envoys on eagles and beside them score.
forum-trajanum-guide-envoy-any = Wherever you like
    .text = This envoy may go to any ringed space, whatever its colour: fill an area for its bonus, or let your largest group grow.
forum-trajanum-guide-benefit = A benefit
    .text = Your new building has moved your marker up its track. Take the benefit that it has reached, or one before it.
forum-trajanum-guide-bonus = An area bonus
    .text = Choose one of the ringed bonuses; it is yours at once. Full areas bring one, and so do a benefit of the market track and a second patrician.
forum-trajanum-guide-resource = From the supply
    .text = Choose one of the ringed resources. It costs you nothing.
forum-trajanum-guide-draw = One more tile
    .text = Take any tile of your Colonia. It is turned up and used at once, and leaves room to build.
forum-trajanum-guide-pay = Pay your citizens
    .text = Before the scoring each row of citizens costs a coin. Rows that you do not pay become inactive, without ability and multiplier, until a coin or a second citizen makes them active again.
forum-trajanum-guide-honour = An honorary citizen
    .text = A scored crane brings you a citizen. Choose an empty row, or send them aboard as an envoy.
forum-trajanum-guide-clear = Scored cranes
    .text = You may remove cranes that have scored. Where a crane goes there is room to build.
