### The lessons of Trajan: for each lesson its name and what it is .about; for each step a title, a sentence or two (.text,
### where ① is the first place that is lit), and what is to .do. $device is what points.

trajan-lesson-sowing = Sowing
    .about = Markers, actions, time
trajan-lesson-sowing-circle = Your action circle
    .text = Six trays ①, and each stands for an action. Twelve markers lie in them; where they go is all you ever decide first.
trajan-lesson-sowing-sow = Empty a tray
    .text = Take all markers of a tray and lay them one by one into the next trays, clockwise. The three of the Trajan tray ① end at the forum ②: that is your action.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } the Trajan tray, then confirm the order of its markers.
trajan-lesson-sowing-time = Time passes
    .text = You moved three markers, so the time marker ① went three spaces. Large trays lead far, but they make the round shorter for everybody.
trajan-lesson-sowing-act = Now the action
    .text = The last marker fell into the tray of the forum, so you take a tile there. You could also do without.
    .do = Take any tile of the forum.

trajan-lesson-tiles = Trajan tiles
    .about = Two colours, points and a reward
trajan-lesson-tiles-tile = A tile beside a tray
    .text = This Trajan tile ① wants a blue and a green marker in its tray ②. A green one lies there already.
trajan-lesson-tiles-sow = The last marker decides
    .text = Your last marker has to land in that tray, and then both colours have to be there. The two markers of the Trajan tray ② lead there: so blue must come last.
    .do = Sow the Trajan tray: orange first, then blue.
trajan-lesson-tiles-reward = Accomplished
    .text = Five points are yours. The tile also offers a worker, who goes to the worker camp.
    .do = Take the reward.
trajan-lesson-tiles-after = And the action too
    .text = A worker waits in the camp ①, and the slot ② is free for the next tile. All of that came before your action, which you still have.

trajan-lesson-seaport = Seaport
    .about = Cards and ships
trajan-lesson-seaport-ways = Four things to do here
    .text = Draw two cards from the pile ① and give one back; take an open card ②; play one or two cards and draw as many; or load a ship ③.
trajan-lesson-seaport-ship = Goods aboard
    .text = This ship ① wants equal cards, and you hold two wine. Two of them bring 6 points, and every further one more.
    .do = Choose the ship, load both wine and set sail.
trajan-lesson-seaport-used = A used ship
    .text = The ship ① now shows its grey side: less for whoever comes next in this quarter. Your wine ② stays in your display, where your bonus tile counts it at the end.

trajan-lesson-forum = Forum
    .about = Tiles for demands, votes and more
trajan-lesson-forum-kinds = What lies in the forum
    .text = Bread, games and religion ① meet demands of the people; others give votes ② or are wild ③.
trajan-lesson-forum-take = What do the people want?
    .text = So far they demand religion ①. Whoever has no such tile when the quarter ends loses points.
    .do = Take the tile that meets the demand.
trajan-lesson-forum-extra = Extra actions
    .text = The yellow tiles ① repeat an action: have one for the senate, and after a senate action you may do it once more.

trajan-lesson-military = Military
    .about = Leader and legionnaires
trajan-lesson-military-map = Leader and camp
    .text = Your leader ① stands in Raetia, and a legionnaire waits in the camp ②. With this action you send another token to the camp, march, or station a legionnaire.
trajan-lesson-military-march = March on
    .text = The leader goes to a neighbouring province and takes the tile there. Noricum is no good idea: a rival's legionnaire would cost you 3 points there.
    .do = March to any other province beside Raetia.
trajan-lesson-military-again = Once more
    .text = You own an extra action tile for the military ①. It repeats the action you have just done.
    .do = Use the extra action tile.
trajan-lesson-military-conquer = Station a legionnaire
    .text = A legionnaire goes straight from the camp ① to your leader, and you score the points of that province at once.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } the province where your leader stands.

trajan-lesson-senate = Senate
    .about = Votes and bonus tiles
trajan-lesson-senate-climb = A step up
    .text = Each senate action takes you one step further ①, and the points of that step are yours at once.
    .do = Advance one step.
trajan-lesson-senate-votes = Counting votes
    .text = When the quarter ends, your step ① counts as votes, and so do tiles like this one ②: together 6.
trajan-lesson-senate-bonus = What the votes are for
    .text = Whoever has most becomes consul and chooses a bonus tile ① ②; the next one is vice consul and takes the other, with its lesser side. They score at the end of the game.

trajan-lesson-trajan = Trajan
    .about = Take a tile, move the arch
trajan-lesson-trajan-stacks = Six stacks
    .text = On top of each stack lies a tile with its points and its reward: 9 points and nothing else ①, a [+2] marker ②, legionnaires ③.
trajan-lesson-trajan-take = Where the arch stands
    .text = The tile you take goes beside the tray where your arch stands ①. Are its colours easy for you to bring there?
    .do = Take the open tile of any stack.
trajan-lesson-trajan-arch = The arch moves on
    .text = Your tile lies here ①, and the arch went to the next free slot ②, past the one that is taken.

trajan-lesson-construction = Construction
    .about = Workers, sites, sets
trajan-lesson-construction-district = Camp and sites
    .text = Your workers wait in the camp ①. The first may go to any site ②; each further one beside one of yours.
trajan-lesson-construction-build = Build
    .text = You get the tile of the site and its points. The first tile of each type brings a free action on top: a door brings the senate.
    .do = Send a worker to the site at the top left.
trajan-lesson-construction-free = A free action
    .text = Here it is already, the senate action. It comes at once or not at all.
    .do = Advance one step in the senate.
trajan-lesson-construction-sets = Sets of three or four
    .text = Your next worker goes right beside the first ① ②. At the end of the game three tiles of a type bring 10 points, four of them 20.

trajan-lesson-round = The round
    .about = Time and what the people want
trajan-lesson-round-near = Nearly once around
    .text = The time marker ① is two spaces short of its start. Whoever crosses it ends the round.
trajan-lesson-round-cross = Cross the line
    .text = Three markers are three spaces ①: with the Trajan tray ② you end the round. Your turn itself goes on as usual.
    .do = Sow the Trajan tray.
trajan-lesson-round-act = Your action first
    .text = The round ends only after your turn, so nothing is lost.
    .do = Take any tile of the forum.
trajan-lesson-round-end = And now
    .text = With the end of your turn the people say what they want.
    .do = End your turn.
trajan-lesson-round-demand = A demand
    .text = There it is ①. After three rounds three demands lie open, and the fourth round ends the quarter. Time goes on from where the marker stands.

trajan-lesson-demands = Demands
    .about = Meet them or pay
trajan-lesson-demands-three = Three demands
    .text = Bread, games and religion are wanted ①. You have a tile with bread ②, and a Trajan tile for games that you keep for good. Religion is missing: that would cost 4 points.
trajan-lesson-demands-sow = Time is short
    .text = The three markers of the Trajan tray ① lead to the forum, and take the time marker ② across its start. One tile can still be had.
    .do = Sow the Trajan tray.
trajan-lesson-demands-take = Just in time
    .text = Now help yourself to what the people ① still miss.
    .do = Take religion from the forum.
trajan-lesson-demands-end = Let it end
    .text = With your turn the quarter ends. What can be met is met, whether you like it or not; the rest costs points.
    .do = End your turn.
trajan-lesson-demands-met = All three met
    .text = Nothing lost ①. One unmet demand would have cost 4 points, two 9, three 15; your rival has just felt it.

trajan-lesson-quarter = The end of a quarter
    .about = Consul, bonus tiles, new tiles
trajan-lesson-quarter-votes = Who has most votes?
    .text = You stand on step 3 ①, and a tile adds 3 votes. Your rival on step 4 ② has nothing to add: 6 against 4, and you are consul.
trajan-lesson-quarter-consul = The consul chooses
    .text = Each wine in your display ① would score at the end with the right bonus tile. Yellow side for you, grey for the vice consul.
    .do = Choose a bonus tile.
trajan-lesson-quarter-new = Everything anew
    .text = Tiles for votes are gone, the forum is full again, ships show their colours ①, there are new bonus tiles ②, and all discs are back at the start. After four quarters the game is over.
