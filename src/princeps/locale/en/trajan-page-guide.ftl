### The guided first game of Trajan: a card for each question, in a sentence or two.

trajan-guide-tray = Sow
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } a ringed tray. Its markers go one by one into the next trays, clockwise; the tray of the last one is your action. Each marker moves time ① one space on.
trajan-guide-sow = In which order?
    .text = Choose which marker falls next. If both colours of a Trajan tile lie in its tray when your last marker lands there, you accomplish it.
trajan-guide-reward = A Trajan tile accomplished
    .text = Its points are yours already. Take its reward as well, or decline it.
trajan-guide-plus-two = The [+2] marker
    .text = Lay it at one of the ringed actions: an extra action tile then repeats that action twice.
trajan-guide-action-seaport = Seaport
    .text = Draw two cards and give one back, take an open card, play cards and draw as many, or load a ship. What you ship scores at once.
trajan-guide-action-forum = Forum
    .text = { $device ->
        [touch] Tap
       *[mouse] Click
    } the tile that you want: for the demands ① of the people, for votes in the senate, a wild tile, or an extra action.
trajan-guide-action-military = Military
    .text = Send a token to the camp, lead your leader to a ringed province and take the tile there, or send a legionnaire from the camp to your leader: that scores.
trajan-guide-action-trajan = Trajan
    .text = Take the open tile of a stack. It goes to the slot of your arch. You accomplish it when your last marker lands in that tray and both its colours lie there.
trajan-guide-action-senate = Senate
    .text = Advance one step: its points are yours at once. When the quarter ends, the two with the most votes become consul and vice consul and take the bonus tiles ①.
trajan-guide-action-construction = Construction
    .text = Send a token to the worker camp, or a worker from there to a ringed site. You get the tile there and its points; the first of its type brings a free action.
trajan-guide-discard = Give one card back
    .text = Choose a card and its pile. It lies there face up, for everybody to take.
trajan-guide-play = A second card?
    .text = You may play one more. Then you draw as many cards as you have played.
trajan-guide-cargo = Load the ship
    .text = The more fitting goods you load, the more points. A used ship pays less until the quarter ends.
trajan-guide-extra = Once more
    .text = An extra action tile repeats the action you have just done; with a [+2] marker there, twice. One such tile can be used in a turn.
trajan-guide-meet = The people demand
    .text = The quarter ends, and you could meet a demand ① with its own tiles or with wild ones: choose which you keep. Demands that stay unmet cost points.
trajan-guide-consul = Consul
    .text = You have the most votes: take one of the bonus tiles. It scores at the end of the game.
