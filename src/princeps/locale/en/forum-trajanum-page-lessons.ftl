### The lessons of Forum Trajanum: for each lesson its name and what it is .about; for each step a title, a sentence or two
### (.text, where ① is the first place that is lit), and what is to .do. $device is what points.

forum-trajanum-lesson-tiles = Take two tiles
    .about = Street cards, lit streets
forum-trajanum-lesson-tiles-streets = Two streets a round
    .text = Each round two street cards ① ② name two streets of your Colonia, today a row and a column. From each street you take one tile, while everybody else does the same.
forum-trajanum-lesson-tiles-first = The first tile
    .text = Row 5 and column 6 are open now. Most tiles lie face down; those in the corners you can see, and each hides a crane.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } any ringed tile.
forum-trajanum-lesson-tiles-second = Look, then choose
    .text = You saw your first tile before the second choice, so let it guide you. Where a tile has gone, you can build later.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } a tile of the other street.
forum-trajanum-lesson-tiles-tribunes = The way around a card
    .text = Neither street suits you? For a Tribune ① you ignore a card and take any tile of your Colonia.

forum-trajanum-lesson-passing = Keep one, pass one
    .about = What your neighbour gets
forum-trajanum-lesson-passing-two = Two tiles, one stays
    .text = You took a builder with a coin ① and a park worker with a Tribune ②. One is yours, the other goes face down to your right neighbour.
forum-trajanum-lesson-passing-pass = Give one away
    .text = Pass on what helps you least, or what your neighbour can use least. The tile you keep will also become an envoy of yours.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } the tile that you give away.
forum-trajanum-lesson-passing-received = And one came to you
    .text = Your left neighbour passed you a tile as well ②. In your turn you use one of the two: your own ① or this one.

forum-trajanum-lesson-using = Use a tile
    .about = Workers, coins, and two tiles at once
forum-trajanum-lesson-using-use = One of the two
    .text = Your own tile ① shows a builder and a coin, the other ② a house worker and an assistant. You get everything on the tile you use.
    .do = Use one of them.
forum-trajanum-lesson-using-aside = Where the tiles go
    .text = Used or not, your own tile boards your ship ① as an envoy. The one from your neighbour stays beside your Colonia ②.
forum-trajanum-lesson-using-both = Both at once
    .text = Before you use a tile, two Tribunes ① would have bought you the use of both. Expensive, but what a turn!

forum-trajanum-lesson-building = Build and pay
    .about = Costs, points at once
forum-trajanum-lesson-building-prices = What a building costs
    .text = A grey building costs a builder ①, a coloured structure a worker of its colour ②. An assistant ③ lets a worker build in any other colour.
forum-trajanum-lesson-building-column = A column scores at once
    .text = A triumphal column is worth what Trajan's Column ① shows, and a point for each of your active citizens. You have one of them.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } the column among the building tiles, then a vacated space.
forum-trajanum-lesson-building-end = Done for this turn
    .text = You build once in a turn. Exchanges are still open to you; then you end your turn yourself.
    .do = End your turn.

forum-trajanum-lesson-envoys = Send an envoy
    .about = Areas, eagles, groups
forum-trajanum-lesson-envoys-build = Envoys wait aboard
    .text = Two of your tiles wait on the ship ①. Each coloured structure sends one of them to Rome.
    .do = Build a fountain on any vacated space.
forum-trajanum-lesson-envoys-send = Where may it go?
    .text = To a space of the colour you built. If an area of that colour is started, whoever started it, you have to continue it.
    .do = { $device ->
        [touch] Tap
       *[mouse] Click
    } the one space that is left.
forum-trajanum-lesson-envoys-bonus = The area is full
    .text = You placed the last envoy of the area, so its bonus is yours, even though a rival stands there too.
    .do = Choose an area bonus.
forum-trajanum-lesson-envoys-eagles = Beside an eagle
    .text = At every scoring an envoy beside an eagle ① brings a point, like yours ②. Diagonals do not count, unless you have Patrician I.
forum-trajanum-lesson-envoys-group = Side by side
    .text = Your largest group of envoys scores as well. Your new one ① touches the one below ②, so the group grows.

forum-trajanum-lesson-citizens = Citizens and the bar
    .about = Rows, abilities, the slide bar
forum-trajanum-lesson-citizens-rows = Six rows for citizens
    .text = A citizen in a row ① is active: it lends you the ability of that row, and its grey buildings count double. A merchant has two rows to choose from, one of them ②.
forum-trajanum-lesson-citizens-use = A merchant and an upgrade
    .text = You hold a merchant ① and an upgrade with a coin ②, and two Tribunes to use both.
    .do = Use both, your own tile first.
forum-trajanum-lesson-citizens-row = Where does the merchant live?
    .text = Merchant I turns your slide bar over for good, and while active lets upgrades run on to the next cypress.
    .do = Choose the row of Merchant I.
forum-trajanum-lesson-citizens-bar = What the bar says
    .text = Look, the bar ① has turned, and the upgrade moved it. Trajan's head tells what a task is worth; below each number stand the points for a group of that size.
forum-trajanum-lesson-citizens-second = A second one pays
    .text = The grey buildings ② ③ now stand in a row with a citizen ①. A second citizen there makes them count three times and brings a bonus at once.

forum-trajanum-lesson-benefits = Benefits
    .about = Tracks of the grey buildings
forum-trajanum-lesson-benefits-tracks = Three tracks
    .text = Libraries, basilicas and markets each have a track. Every new one moves you a level up: on the market track from a coin ① by an area bonus ② to one more tile ③.
forum-trajanum-lesson-benefits-build = Your second market
    .text = One market stands in your Colonia already. Another one takes you to level 2.
    .do = Build a market.
forum-trajanum-lesson-benefits-choose = This one or an earlier one
    .text = You may take the benefit you have just reached, or any one before it.
    .do = Take the area bonus.
forum-trajanum-lesson-benefits-bonus = As if an area were full
    .text = It is the same bonus as for a full area of the Forum.
    .do = Choose one.
forum-trajanum-lesson-benefits-fourth = The end of a track
    .text = After the fourth building ① your marker moves beside Trajan's Column ② and scores like a triumphal column.

forum-trajanum-lesson-scoring = Scoring, by hand
    .about = Cranes, rows, eagles, groups, tasks
forum-trajanum-lesson-scoring-crane = Open cranes
    .text = After cycle I each structure in the colour of an open crane ① scores 3. You have two parks ② ③.
    .do = How many points for the crane?
forum-trajanum-lesson-scoring-colonia = Row by row
    .text = In each row count the different grey buildings. Row 2 has a citizen ①, so each counts 2: library ②, basilica ③, market ④.
    .do = How many points for that row?
forum-trajanum-lesson-scoring-eagles = Eagles
    .text = Two of your envoys ① ② stand beside the same eagle, straight across its edges.
    .do = How many points for eagles?
forum-trajanum-lesson-scoring-group = The largest group
    .text = Four of your envoys touch, from here ① on. Find the 4 on the slide bar ② and read what stands below it.
    .do = How many points for the group?
forum-trajanum-lesson-scoring-task = The Trajan card
    .text = The lower task of the card ① wants a Tribune and a coin, and you have both. The number above Trajan's head on the bar ② is what it brings.
    .do = How many points for the task?
forum-trajanum-lesson-scoring-pay = First, the citizens
    .text = Before any of this each row with citizens ① costs a coin ②. Who is not paid becomes inactive and multiplies nothing. You have two coins, and the task still needs one of them: it works out.
    .do = Pay row 2 and confirm.
forum-trajanum-lesson-scoring-result = Did you count right?
    .text = 6 + 6 + 2 + 5 + 5: that makes 24 ①. Three times in a game it is scored like this; then the most points win.
