## The guided first game: a card for each kind of decision when it first comes up. The name is its heading, .text its words.

guide-title = Guide
guide-next = Got it
guide-end = End the guide
guide-start = Play a guided first game

guide-forum-trajanum-take = Take two tiles
    .text = Everybody chooses at the same time. The two street cards above name two streets of your Colonia; they are lit. Press a tile in each. You may look at a tile before you take the next one.
guide-forum-trajanum-pass = Keep one, pass one
    .text = One of your two tiles goes to the player on your right. Keep what you need now, and pass what helps your neighbour least.
guide-forum-trajanum-use = Use a tile
    .text = Your turn. You hold one tile of your own and one that you were given. Use one: you get what it shows. Your own tile then boards your ship as an envoy, used or not, unless it is a citizen whom you placed. The tile from your neighbour is laid beside your Colonia.
guide-forum-trajanum-row = A citizen moves in
    .text = Each row has an ability of its own, and citizens in it make grey buildings in that street worth more. Point at a row to read what it does.
guide-forum-trajanum-build = Build
    .text = Press a building on the board to the right, then a vacated space of your Colonia. Before you press, the bar below shows what it costs, the points now, and what the next scoring gains. Pale ones cannot be built now; press one to learn why.
guide-forum-trajanum-envoy = Send an envoy
    .text = A coloured structure sends an envoy to a space of its colour on the Forum. If an area of that colour has been started, it must be continued. Whoever fills an area gets a bonus; a large connected group of your own scores.
guide-forum-trajanum-benefit = A benefit
    .text = Grey buildings move your marker along their track. You take the benefit that you have reached, or one before it.
guide-forum-trajanum-bonus = An area is full
    .text = You placed the last envoy of an area and choose its bonus.
guide-forum-trajanum-pay = Pay your citizens
    .text = The cycle ends with a scoring. A coin keeps a row of citizens active; without it the row counts least, and its ability rests until it is paid again.

guide-trajan-tray = Sow
    .text = Choose a tray of your circle. Its markers go one by one into the next trays, clockwise, and where the last one falls is the action you take. The time marker moves as many spaces as there are markers.
guide-trajan-sow = In which order?
    .text = Where two colours of a Trajan tile lie together in its tray at the end of your sowing, you accomplish it.
guide-trajan-reward = A Trajan tile accomplished
    .text = Its points are yours. You may take its reward as well.
guide-trajan-action = Your action
    .text = The lit area is where your sowing ended. Press what you want there; each target shows what it brings.
guide-trajan-meet = The people demand
    .text = At the end of a quarter each demand that you cannot meet costs points, and each further one more than the last.
guide-trajan-consul = Consul
    .text = Most votes in the senate: you choose a bonus tile, which counts at the end of the game.
guide-trajan-extra = Once more
    .text = With a tile for this action you may do it a second time.
