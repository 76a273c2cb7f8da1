### Forum Trajanum: the rules in our own words. Every thing has a name and, as .rule, what it is good for.
### Figures of the edition: $crane and $column are the values of the three cycles, $row those of a row with no, one and
### two active citizens, $bonus the points that an area bonus may be.

## How to play, on one page

forum-trajanum-howto-goal = What it is about
    .text = You govern a Roman city, your Colonia, and send envoys to Trajan's Forum. The game has three cycles of four rounds, and each cycle ends with a scoring. Whoever has the most points after the third scoring wins.
forum-trajanum-howto-take = Take two tiles
    .text = Two street cards are face up. For each of them you take a tile from the row or column of your Colonia that has its symbol; everybody does so at the same time. You see the first tile before you choose the second. A Tribune lets you ignore a card and take any tile.
forum-trajanum-howto-pass = Keep one, pass one on
    .text = One of your two tiles goes face down to your neighbour on the right; another one comes from the left.
forum-trajanum-howto-use = Your turn: use a tile
    .text = You show both tiles and use one: it gives its resources, or its citizen takes a place in your Colonia. Two Tribunes let you use both. Afterwards your own tile goes to your ship, where it can become an envoy.
forum-trajanum-howto-build = Your turn: build
    .text = Once a turn you may build where tiles have been taken. A grey building costs a builder, a coloured structure a worker of its colour, a double tile the price of both halves. Exchanges help: an assistant recolours a worker, and two workers of one colour make a builder. The table finds the cheapest way by itself.
forum-trajanum-howto-benefit = What building brings
    .text = A coloured structure sends an envoy to a space of its colour on the Forum. Library, basilica and market move you along their tracks, to better and better benefits. A triumphal column scores at once.
forum-trajanum-howto-forum = On the Forum
    .text = A colour area that has been started is filled first, and whoever completes it takes an area bonus. Envoys score next to eagles, and as your largest connected group.
forum-trajanum-howto-score = The scoring
    .text = First pay a coin for each row of citizens, or the row becomes inactive. Then these score: open cranes, the grey buildings of each row multiplied by its citizens, eagles, your largest group, and the Trajan card of the cycle, as often as you have fulfilled it.
forum-trajanum-howto-advice = A good beginning
    .text = Take tiles so that two free spaces lie side by side. Open a crane early if you can build in its colour: it is worth less each cycle. Look at all three Trajan cards before you choose where to build. Keep coins for your citizens.


## Headings

forum-trajanum-glossary-section-course = Course of the game
forum-trajanum-glossary-section-tiles = Tiles and Colonia
forum-trajanum-glossary-section-citizens = Citizens
forum-trajanum-glossary-section-resources = Resources
forum-trajanum-glossary-section-building = Building
forum-trajanum-glossary-section-forum = The Forum
forum-trajanum-glossary-section-scoring = Scoring


## Course of the game

forum-trajanum-glossary-cycle = Cycle
    .rule = Four rounds and a scoring. The game has three cycles; cranes and triumphal columns are worth less in each.
forum-trajanum-glossary-round = Round
    .rule = Everybody takes tiles at the same time. Then, one after another, each player uses a tile and may build.
forum-trajanum-glossary-street = Street card
    .rule = Two are face up each round. For each of them you take a tile from the street of your Colonia that has its symbol: dark symbols mark rows, light ones columns.
forum-trajanum-glossary-start = Starting player
    .rule = Has the first turn of the round. The figure then passes to the right, so whoever was last starts the next round.


## Tiles and Colonia

forum-trajanum-glossary-tile = Colonia tile
    .rule = Its front shows resources or a citizen, its back an envoy of its owner. Where a tile is taken, there is room to build.
forum-trajanum-glossary-pass = Passing on
    .rule = Of the two tiles you take, one goes to your neighbour on the right. You get one from your neighbour on the left.
forum-trajanum-glossary-use = Using a tile
    .rule = On your turn you use your own tile or the one you received. If you give up two Tribunes first, you use both, in any order.
forum-trajanum-glossary-foreign = Tiles from neighbours
    .rule = A tile from your neighbour lies face up beside your Colonia after your turn. If nothing is passed to you later, you may take one of these back and use it again.
forum-trajanum-glossary-ship = Ship
    .rule = Your own tiles come here after your turn, used or not. From here they go to the Forum as envoys.
forum-trajanum-glossary-crane = Crane
    .rule = One stands in each corner, under a face-up tile. Once the tile is taken, every structure of the crane's colour scores at the next scoring, { $crane } points by cycle, and then never again. Nothing is built on its space.
forum-trajanum-glossary-temple = Temple
    .rule = No tile lies here, and nothing is built here. Some Trajan cards look at what stands around it.


## Citizens

forum-trajanum-glossary-citizen = Citizen
    .rule = Goes to one of the two rows of the same social class. An active citizen gives you the ability of the row, makes the grey buildings in that street count more, and adds a point to every triumphal column you build.
forum-trajanum-glossary-second = Second citizen
    .rule = Brings the bonus of the row at once and raises its multiplier; the ability stays as it is. If the first citizen was inactive, both are active now.
forum-trajanum-glossary-inactive = Inactive citizens
    .rule = A row that was not paid is turned over and counts as if it were empty. A coin at a later scoring makes it active again.
forum-trajanum-glossary-row = { $title }
    .rule = First citizen: { $ability }. Second citizen: { $second }.


## Resources

forum-trajanum-glossary-worker = Workers
    .rule = Each pays for a structure of the same colour. Two workers of one colour can be exchanged for a builder.
forum-trajanum-glossary-builder = Builder
    .rule = Pays for a grey building.
forum-trajanum-glossary-assistant = Assistant
    .rule = Give one up to change the colour of a worker. With an active craftsman, an assistant becomes a worker or a builder.
forum-trajanum-glossary-tribune = Tribune
    .rule = One lets you ignore a street card and take any tile of your Colonia. Two let you use both tiles on your turn.
forum-trajanum-glossary-coin = Coin
    .rule = Pays for a row of citizens before each scoring.
forum-trajanum-glossary-upgrade = Upgrade
    .rule = Moves your slide bar a step to the right; with an active Merchant I it goes on to the next cypress.


## Building

forum-trajanum-glossary-build = Building
    .rule = Once a turn, on vacated spaces. Grey buildings cost a builder, coloured structures a worker of their colour.
forum-trajanum-glossary-double = Double tile
    .rule = Two buildings at once, on two free spaces side by side. You pay for both halves and get both benefits, in the order you like.
forum-trajanum-glossary-structure = Coloured structures
    .rule = Fountain, house, stable and park each let you send an envoy from your ship to a space of the same colour.
forum-trajanum-glossary-track = Library, basilica, market
    .rule = Each one moves your marker one level along its track. You take the benefit you have reached, or a lower one.
forum-trajanum-glossary-column = Triumphal column
    .rule = Scores at once: { $column } points, by cycle, and one for each of your active citizens.
forum-trajanum-glossary-stock = Supply
    .rule = The number beside a tile tells how many are left. Both of its sides come from the same supply.


## The Forum

forum-trajanum-glossary-area = Colour area
    .rule = Spaces of one colour that touch along their sides. As long as no area of a colour has been started, an envoy may start any of them.
forum-trajanum-glossary-started = Started area
    .rule = It has envoys, and room for more: the next envoy for that colour has to go there. Patrician I frees you from this.
forum-trajanum-glossary-bonus = Area bonus
    .rule = Whoever fills the last space of an area takes a Tribune, an assistant, a coin, an upgrade or { $bonus } points.
forum-trajanum-glossary-eagle = Eagle
    .rule = Closed to most envoys. At every scoring, each of your envoys next to an eagle scores 1 point, and one that stands on an eagle scores 2.
forum-trajanum-glossary-group = Largest group
    .rule = Your envoys that touch along their sides. At a scoring, your largest group scores the number below its size on your slide bar.
forum-trajanum-glossary-finished = Trajan's Column
    .rule = Shows what a triumphal column is worth in this cycle. A marker that has reached its fourth level moves here and scores just as much.


## Scoring

forum-trajanum-glossary-pay = Paying citizens
    .rule = Before a scoring each row with citizens costs a coin. Rows you do not pay become inactive at once.
forum-trajanum-glossary-rows = Colonia rows
    .rule = In every row each kind of grey building counts once: { $row } points with no, one or two active citizens in the row.
forum-trajanum-glossary-bar = Slide bar
    .rule = Below the size of your largest group you see what the group scores. The further right the bar, the more.
forum-trajanum-glossary-head = Trajan's head
    .rule = The number above it is what you get each time you fulfil a Trajan task.
forum-trajanum-glossary-cypress = Cypress
    .rule = With an active Merchant I, upgrades carry the slide bar to the next one.
forum-trajanum-glossary-card = Trajan card
    .rule = One for each cycle, with a building task and a collecting task. Both score at the end of the cycle, as often as you have fulfilled them, and you give up nothing for it.
forum-trajanum-glossary-end = End of the game
    .rule = The most points win. On a tie, the most active citizens, then the most resources left.
