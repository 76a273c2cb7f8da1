### Setting up a table: the screen for that, loaded when it is opened.

new-players = Number of players
new-seats = Seats
new-seat-kind = Who sits at { $seat }
new-level = Level of the bot at { $seat }
new-name = Name of the player at { $seat }
new-name-empty = Name
new-friend-help = you get a link to send
new-hints = Hints
    .help = People among themselves usually play without. Everybody sees which.
new-help-bots = Bots answer within a second or two.
new-help-friends = Links for your friends appear once the table is set.
new-more-options = More options
new-fewer-options = Fewer options
new-start = Start this game
seat-kind-bot = Bot
seat-kind-friend = A friend, by link
seat-kind-here = Someone here
rivals-title = Who sits in seat { $seat }?
rivals-choose = Choose who sits in seat { $seat }
rivals-shares = Where the points come from
rivals-done = Done
habit-nerva = Whatever is best
    .text = Plays what looks best, with no liking for any way.
habit-fortuna = You see it as you play
    .text = One of the six; who it was, you learn at the end.

## What characters like in a game

trajan-habit-cato = Lives by the senate
    .text = Sows for votes whenever they are near, and leaves the other ways to the others.
trajan-habit-felix = Ships early and often
    .text = Collects sets of commodities, and is at sea while the others still build.
trajan-habit-vitruvia = Four alike, or nothing
    .text = Builds whole sets of construction tiles of one kind, and leaves the sea to the others.
trajan-habit-drusus = The far provinces first
    .text = Marches into provinces nobody else has reached, and takes what lies there.
trajan-habit-octavia = No demand unmet
    .text = Has bread, games and religion ready before the people ask.
trajan-habit-sabina = Lives for Trajan tiles
    .text = Takes many Trajan tiles, and sows until they are accomplished.
forum-trajanum-habit-cato = Citizens for every row
    .text = Settles citizens in every row of the Colonia and keeps coins to pay them: they count at each scoring.
forum-trajanum-habit-felix = Collects what cards ask for
    .text = Gathers coins, Tribunes and tiles for the collecting tasks of the Trajan cards.
forum-trajanum-habit-vitruvia = Grey buildings to the end
    .text = Takes the tracks of the grey buildings to their end, and builds what the Trajan cards ask for.
forum-trajanum-habit-drusus = Eagles and large groups
    .text = Sends envoys to eagles, and keeps those in the Forum together.
forum-trajanum-habit-octavia = Finishes whole areas
    .text = Sends envoys where a colour area is nearly full, and takes its bonus.
forum-trajanum-habit-sabina = Columns for the emperor
    .text = Puts up triumphal columns wherever there is room for one.
