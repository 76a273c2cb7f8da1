### The guided first game: a card for each kind of decision when it first comes up, in some for each case of it. The name is
### its heading, .text its words. $device is what points; ① stands for the place that the card marks with a number.

guide-title = Guide
guide-next = Got it
guide-more = More
guide-end = End the guide

guide-forum-trajanum-take = Take two tiles
    .text = The street cards ① name two streets of your Colonia. { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed tile for each. You see the first tile before you take the second. Everybody chooses at the same time.
guide-forum-trajanum-pass = Keep one, pass one
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } the tile that goes to your right neighbour. You keep the other one for your turn.
guide-forum-trajanum-reclaim = Nothing came from your neighbour
    .text = You may use a tile from beside your Colonia instead; once used it is gone. Or do without.
guide-forum-trajanum-use = Use a tile
    .text = Use your own tile or the one from your neighbour: you get what it shows. Your own tile then boards your ship ① as an envoy, used or not; only a citizen who finds a place in a row stays there.
guide-forum-trajanum-row = A citizen moves in
    .text = Choose a ringed row. While the citizen is active you have its ability, and grey buildings in that street count more. { $device ->
        [touch] Hold a row
       *[mouse] Rest the pointer on a row
    } to read what it does.
guide-forum-trajanum-build = Build
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed building, then a vacated space of your Colonia. The bar shows what it costs and brings. Pale buildings are out of reach now; { $device ->
        [touch] tap
       *[mouse] click
    } one to learn why.
guide-forum-trajanum-build-extra = Build once more
    .text = This benefit lets you build again. You pay as usual; if you would rather not, say so in the bar.
guide-forum-trajanum-build-built = End your turn
    .text = You have built. If the bar offers an exchange, you may still make it; otherwise end your turn.
guide-forum-trajanum-site = A place for it
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed space. Grey buildings count more in rows with active citizens, structures score with the crane of their colour, and the Trajan card wants a pattern.
guide-forum-trajanum-order = Which half first?
    .text = Both halves of the double tile bring their benefit. Choose the one that comes first.
guide-forum-trajanum-envoy = Send an envoy
    .text = Your structure sends an envoy from the ship to a ringed space of the Forum. Whoever fills an area takes a bonus, and your largest group scores.
guide-forum-trajanum-envoy-eagle = To an eagle
    .text = This benefit sends an envoy onto an eagle, where others may not stand. Envoys on eagles and beside them score.
guide-forum-trajanum-envoy-any = Wherever you like
    .text = This envoy may go to any ringed space, whatever its colour: fill an area for its bonus, or let your largest group grow.
guide-forum-trajanum-benefit = A benefit
    .text = Your new building has moved your marker up its track. Take the benefit that it has reached, or one before it.
guide-forum-trajanum-bonus = An area bonus
    .text = Choose one of the ringed bonuses; it is yours at once. Full areas bring one, and so do a benefit of the market track and a second patrician.
guide-forum-trajanum-resource = From the supply
    .text = Choose one of the ringed resources. It costs you nothing.
guide-forum-trajanum-draw = One more tile
    .text = Take any tile of your Colonia. It is turned up and used at once, and leaves room to build.
guide-forum-trajanum-pay = Pay your citizens
    .text = Before the scoring each row of citizens costs a coin. Rows that you do not pay become inactive, without ability and multiplier, until a coin or a second citizen makes them active again.
guide-forum-trajanum-honour = An honorary citizen
    .text = A scored crane brings you a citizen. Choose an empty row, or send them aboard as an envoy.
guide-forum-trajanum-clear = Scored cranes
    .text = You may remove cranes that have scored. Where a crane goes there is room to build.

guide-trajan-tray = Sow
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed tray. Its markers go one by one into the next trays, clockwise; the tray of the last one is your action. Each marker moves time ① one space on.
guide-trajan-sow = In which order?
    .text = Choose which marker falls next. If both colours of a Trajan tile lie in its tray when your last marker lands there, you accomplish it.
guide-trajan-reward = A Trajan tile accomplished
    .text = Its points are yours already. Take its reward as well, or decline it.
guide-trajan-plus-two = The [+2] marker
    .text = Lay it at one of the ringed actions: an extra action tile then repeats that action twice.
guide-trajan-action-seaport = Seaport
    .text = Draw two cards and give one back, take an open card, play cards and draw as many, or load a ship. What you ship scores at once.
guide-trajan-action-forum = Forum
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } the tile that you want: for the demands ① of the people, for votes in the senate, a wild tile, or an extra action.
guide-trajan-action-military = Military
    .text = Send a token to the camp, lead your leader to a ringed province and take the tile there, or send a legionnaire from the camp to your leader: that scores.
guide-trajan-action-trajan = Trajan
    .text = Take the open tile of a stack. It goes to the slot of your arch. You accomplish it when your last marker lands in that tray and both its colours lie there.
guide-trajan-action-senate = Senate
    .text = Advance one step: its points are yours at once. When the quarter ends, the two with the most votes become consul and vice consul and take the bonus tiles ①.
guide-trajan-action-construction = Construction
    .text = Send a token to the worker camp, or a worker from there to a ringed site. You get the tile there and its points; the first of its type brings a free action.
guide-trajan-discard = Give one card back
    .text = Choose a card and its pile. It lies there face up, for everybody to take.
guide-trajan-play = A second card?
    .text = You may play one more. Then you draw as many cards as you have played.
guide-trajan-cargo = Load the ship
    .text = The more fitting goods you load, the more points. A used ship pays less until the quarter ends.
guide-trajan-extra = Once more
    .text = An extra action tile repeats the action you have just done; with a [+2] marker there, twice. One such tile can be used in a turn.
guide-trajan-meet = The people demand
    .text = The quarter ends, and you could meet a demand ① with its own tiles or with wild ones: choose which you keep. Demands that stay unmet cost points.
guide-trajan-consul = Consul
    .text = You have the most votes: take one of the bonus tiles. It scores at the end of the game.
