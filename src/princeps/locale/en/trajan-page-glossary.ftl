### Trajan: the rules in our own words. Every thing has a name and, as .rule, what it is good for.
### Figures of the edition: $spaces of the time track, $rounds of a quarter, $penalty and $sets as lists of points.


## How to play, on one page

trajan-howto-goal = What it is about
    .text = A year in Trajan's Rome, in four quarters. You trade, build, conquer and win votes, each at the right moment. Whoever has the most points after the fourth quarter wins.
trajan-howto-sow = Sow a tray
    .text = On your turn you take all markers out of one tray of your action circle and put them one by one into the next trays, clockwise. The tray that gets the last one decides what you do. You choose the order of the colours.
trajan-howto-time = Time passes
    .text = Every marker you sow moves time on by one space. When time reaches the gate, the round ends after that turn, and the people make a demand. Full trays make short rounds.
trajan-howto-tile = Trajan tiles
    .text = If a Trajan tile lies beside the tray where you end, and both of its colours are in that tray, you accomplish it: points at once, and its reward.
trajan-howto-actions = Six actions
    .text = Draw and ship goods at the seaport, take a tile from the forum, move your leader and legionnaires, advance in the senate, take a new Trajan tile, or send workers to build.
trajan-howto-again = Do it again
    .text = An extra action tile repeats the action you have just taken, once a turn. Where a [+2] marker lies, it repeats it twice.
trajan-howto-demands = What the people want
    .text = The people make three demands in a quarter, one after each of its first three rounds. At its end you need a tile for each of them; every one you miss costs points, and more each time.
trajan-howto-consul = Consul and vice consul
    .text = Then the votes are counted. The consul takes one of two bonus tiles with its better side up, the vice consul gets the other with its weaker side. They score at the end of the game.
trajan-howto-end = The end
    .text = After the fourth quarter come points for bonus tiles, for sets of identical construction tiles, for cards in hand and for workers and legionnaires in the camps.
trajan-howto-advice = A good beginning
    .text = Look where each tray ends before you choose, and what it leaves for the next turn: "Plan ahead" shows it. Put Trajan tiles where you often end. Never leave all three demands unmet.


## Headings

trajan-glossary-section-course = Course of the game
trajan-glossary-section-circle = The action circle
trajan-glossary-section-actions = The six actions
trajan-glossary-section-tiles = Tiles
trajan-glossary-section-pieces = Cards and figures
trajan-glossary-section-scoring = Scoring


## Things

trajan-glossary-quarter = Quarter
    .rule = The game has four. Each lasts { $rounds } rounds and ends with the people's demands and the election of the consul.
trajan-glossary-time = Time track
    .rule = { $spaces } spaces. Every marker you sow moves time by one; reaching or passing the gate ends the round after that turn.
trajan-glossary-turn = Turn
    .rule = Sow a tray, accomplish a Trajan tile if you can, take the action of the last tray, and perhaps repeat it.
trajan-glossary-demand = Demand
    .rule = Bread, games or religion. The people make one at the end of each of the first three rounds of a quarter.
trajan-glossary-marker = Marker
    .rule = Two in each of six colours. Their number decides where a sowing ends, their colours which Trajan tiles you accomplish.
trajan-glossary-trajan-tile = Trajan tile
    .rule = Needs two colours in its tray when your last marker lands there. Brings points and a reward: cards, legionnaires, workers, a [+2] marker, or a demand that is met in every quarter.
trajan-glossary-arch = Arch of Trajan
    .rule = Marks the slot where your next Trajan tile goes, and then moves on to the next free slot.
trajan-glossary-plus-two = [+2] marker
    .rule = Lies at one of the six actions: an extra action tile then repeats that action twice.
trajan-glossary-seaport = Seaport
    .rule = Draw two cards and discard one, take a face-up card, play one or two cards and draw as many, or ship goods with one ship.
trajan-glossary-forum = Forum
    .rule = Take one tile: for a demand, for votes, for an extra action, or a wild tile.
trajan-glossary-military = Military
    .rule = Send a token to the military camp as a legionnaire, move your leader to a neighbouring province and take the tile there, or station a legionnaire where your leader is.
trajan-glossary-senate = Senate
    .rule = Advance one step. Each step brings points at once, and votes at the end of the quarter. Then everybody starts again.
trajan-glossary-trajan = Trajan
    .rule = Take the top tile of one of the six stacks and put it where your arch stands.
trajan-glossary-construction = Construction
    .rule = Send a token to the worker camp, or a worker from there to a site next to one of yours. You take the tile there and score its points; the first of its type brings a free action.
trajan-glossary-demand-tile = Tile for a demand
    .rule = Meets one demand with its icon at the end of the quarter, and then leaves the game.
trajan-glossary-votes = Votes
    .rule = Count in the election of this quarter. Their tiles then leave the game.
trajan-glossary-wild = Wild tile
    .rule = Stands for any demand, any commodity on a ship, any construction tile in a set, or any extra action.
trajan-glossary-extra = Extra action
    .rule = Repeats the action that it shows, right after you have taken it. One a turn.
trajan-glossary-building = Construction tile
    .rule = Scores at once. Sets of one type score again at the end: { $sets }.
trajan-glossary-card = Commodity card
    .rule = Goods to ship. Cards you have played or shipped lie in your display, for bonus tiles. A card in hand is worth a point at the end.
trajan-glossary-ship = Ship
    .rule = One takes identical goods, one pairs, one different goods; the more goods, the more points. A ship that has sailed shows its poorer side until the quarter ends.
trajan-glossary-leader = Leader
    .rule = Moves from province to province. The first leader to arrive takes the tile there.
trajan-glossary-token = Token
    .rule = Becomes a worker or a legionnaire. A legionnaire scores in a province, less for every rival's legionnaire there.
trajan-glossary-consul = Consul
    .rule = The most votes; on a tie, whoever is further along the track, then higher in the stack. Takes the yellow side of a bonus tile; the vice consul gets the grey side of the other.
trajan-glossary-bonus = Bonus tile
    .rule = Scores at the end of the game for what it shows: for each one, or once.
trajan-glossary-penalty = Unmet demands
    .rule = Cost { $penalty } points for one, two or three in a quarter.
trajan-glossary-end = End of the game
    .rule = Bonus tiles, sets, and one point for each card in hand, worker in the camp and legionnaire in the camp.


## The table in words

trajan-words-time = Time and demands
trajan-words-goods = Forum and seaport
trajan-words-tiles = Tiles
trajan-words-senator = { $name }: step { $step }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} in all
trajan-words-tokens = workers in the camp { $workers }, legionnaires in the camp { $legionnaires }
