### Trajan: the rules in our own words. Every thing has a name and, as .rule, what it is good for.
### Figures of the edition: $spaces of the time track, $rounds of a quarter, $penalty and $sets as lists of points.


## How to play, on one page

trajan-howto-goal = What it is about
    .text = A year in Trajan's Rome, in four quarters. You trade, build, conquer, and win votes, all at the right moment. Whoever has most points after the fourth quarter wins.
trajan-howto-sow = Sow a tray
    .text = In your turn you take all markers out of one tray of your action circle and put them one by one into the next trays, clockwise. The tray that gets the last one decides what you do. You choose in which order the colours go.
trajan-howto-time = Time passes
    .text = Every marker you sow moves time on by one space. When it comes round, the round ends after that turn and the people voice a demand. Large trays make short rounds.
trajan-howto-tile = Trajan tiles
    .text = If a Trajan tile lies beside the tray where you end, and both of its colours lie in that tray, the tile is yours: points at once, and its reward.
trajan-howto-actions = Six actions
    .text = Draw and ship goods at the seaport, take a tile from the forum, move your leader and legionnaires, advance in the senate, take a new Trajan tile, or send workers to build.
trajan-howto-again = Do it again
    .text = An extra action tile repeats the action you have just done, once in a turn. Where a [+2] marker lies it repeats it twice.
trajan-howto-demands = What the people want
    .text = Three demands are voiced in a quarter, after each of its first rounds. At its end you need a tile for each of them; what is missing costs points, and more each time.
trajan-howto-consul = Consul and vice consul
    .text = Then votes are counted. The consul takes one of two bonus tiles with its better side, the vice consul gets the other. They score at the end of the game.
trajan-howto-end = The end
    .text = After the fourth quarter come points for bonus tiles, for sets of identical construction tiles, for cards in hand and for workers and legionnaires in the camps.
trajan-howto-advice = A good beginning
    .text = Look where each tray ends before you choose, and what it leaves for the next turn: "Plan ahead" shows it. Put Trajan tiles where you often end. Do not let all three demands go unmet.


## Headings

trajan-glossary-section-course = Course of the game
trajan-glossary-section-circle = The action circle
trajan-glossary-section-actions = The six actions
trajan-glossary-section-tiles = Tiles
trajan-glossary-section-pieces = Cards and figures
trajan-glossary-section-scoring = Scoring


## Things

trajan-glossary-quarter = Quarter
    .rule = The game has four. Each lasts { $rounds } rounds and ends with demands and election.
trajan-glossary-time = Time track
    .rule = { $spaces } spaces. Every marker sown moves time by one; reaching or passing the gate ends the round after that turn.
trajan-glossary-turn = Turn
    .rule = Sow a tray, accomplish a Trajan tile if you can, take the action of the last tray, and perhaps repeat it.
trajan-glossary-demand = Demand
    .rule = Bread, games or religion. One is voiced at the end of each of the first three rounds of a quarter.
trajan-glossary-marker = Marker
    .rule = Two of each of six colours. Their number decides where a sowing ends, their colours which Trajan tiles it completes.
trajan-glossary-trajan-tile = Trajan tile
    .rule = Wants two colours in its tray when your last marker lands there. Brings points and a reward: cards, legionnaires, workers, a [+2] marker, or a demand that is met in every quarter.
trajan-glossary-arch = Arch of Trajan
    .rule = Marks the slot where your next Trajan tile goes. It moves on to the next free one.
trajan-glossary-plus-two = [+2] marker
    .rule = Lies at one of the six actions: an extra action tile then repeats that action twice.
trajan-glossary-seaport = Seaport
    .rule = Draw two cards and give one back, take an open card, play one or two cards and draw as many, or ship goods with one ship.
trajan-glossary-forum = Forum
    .rule = Take one tile: for a demand, for votes, for an extra action, or a wild tile.
trajan-glossary-military = Military
    .rule = Send a token to the military camp as a legionnaire, move your leader to a neighbouring province and take the tile there, or station a legionnaire where your leader is.
trajan-glossary-senate = Senate
    .rule = Climb one step. Each step brings points at once and votes at the end of the quarter. Then all begin again.
trajan-glossary-trajan = Trajan
    .rule = Take the top tile of one of the six stacks and put it where your arch stands.
trajan-glossary-construction = Construction
    .rule = Send a token to the worker camp, or a worker from there to a site beside one of yours. You get the tile there with its points; the first of its type brings a free action.
trajan-glossary-demand-tile = Tile for a demand
    .rule = Meets one demand with its icon at the end of the quarter, and is then given back.
trajan-glossary-votes = Votes
    .rule = Count in the election of this quarter, and are then given back.
trajan-glossary-wild = Wild tile
    .rule = Stands for any demand, any commodity on a ship, any construction tile in a set, or any extra action.
trajan-glossary-extra = Extra action
    .rule = Repeats the action that it shows, right after you have done it. One in a turn.
trajan-glossary-building = Construction tile
    .rule = Scores at once. Sets of one type score again at the end: { $sets }.
trajan-glossary-card = Commodity card
    .rule = Goods to be shipped. What was played or shipped lies in your display, for bonus tiles. A card in hand is worth a point at the end.
trajan-glossary-ship = Ship
    .rule = One takes identical goods, one pairs, one different goods; the more goods, the more points. A ship that has sailed shows its poorer side until the quarter ends.
trajan-glossary-leader = Leader
    .rule = Walks from province to province. Where he arrives first he takes the tile.
trajan-glossary-token = Token
    .rule = Becomes a worker or a legionnaire. In a province a legionnaire scores, less for every rival who is there already.
trajan-glossary-consul = Consul
    .rule = Most votes; on a tie whoever is further on the track, then higher in the stack. Takes the yellow side of a bonus tile, the vice consul the grey side of the other.
trajan-glossary-bonus = Bonus tile
    .rule = Scores at the end of the game for what it shows, each time or once.
trajan-glossary-penalty = Unmet demands
    .rule = Cost { $penalty } points for one, two or three of a quarter.
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
