### Setting up a table: the screen for that, loaded when it is opened.

new-game-and-seats = Game and seats
new-players = Players
new-seat = Seat { $seat }
new-seats-help = Press a seat to choose who sits there. Drag it, or press Alt with an arrow key, to change places.
new-seats-help-touch = Tap a seat to choose who sits there.
new-who = Who sits at { $seat }?
new-me = You sit at { $seat }
new-level = Level of the bot at { $seat }
new-name = Name of the player at { $seat }
new-name-empty = Name
new-you = you
new-friend = A friend
    .help = you get a link to send
    .text = Once the table is open you get a link for this seat. Whoever opens it first sits down here.
new-here = Someone here
    .help = plays at this screen
    .text = Plays at this screen: between two turns the table is covered until the next one says so.
new-anybody = An open seat
    .help = whoever visits may sit down
    .text = Whoever visits this server may sit down here. The game begins when the last seat is taken.
new-done = Done
new-options = Options
new-hints = Hints allowed
    .help = Everybody at the table may ask for a hint. The usual way among people is without.
new-watchable = Spectators
    .help = Whoever visits this server may watch once the game has begun.
new-open = Open the table
new-kept = Kept set-ups
new-keep = Keep this set-up
new-keep-drop = Forget: { $name }
seat-kind-bot = Bot
seat-kind-friend = A friend, by link
seat-kind-here = Someone here
seat-kind-open = Open seat

## Pace

pace-title = Pace
pace-live = Live
    .help = Everybody sits at the table until the game is over.
pace-days = Over days
pace-clock = Clock for each turn
pace-hours = { $count } h
pace-day-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
pace-rule = If a clock runs out, a bot makes that turn. After two in a row it keeps the seat until its owner comes back.
pace-stand-in = The bot that stands in
pace-nights = Leave out the nights
    .help = Clocks stand still from { $from } to { $to } o’clock ({ $zone }).
pace-from = From
pace-to = to
pace-hour = { $hour }:00
refused-zone = This server does not know the time zone of your browser. Play without leaving out the nights.
refused-nights = The hours that are left out must leave some of the day.

## The table in one sentence

new-bar = What you are about to open
new-bar-title = { $game } for { $count ->
    [1] one
    [2] two
    [3] three
   *[other] four
}, { $pace ->
    [days] over days
   *[live] live
}
new-part-me = you
new-part-bot = { $name } ({ $level })
new-part-any-bot = a bot ({ $level })
new-part-friends = { $count ->
    [1] a friend by link
    [2] two friends by link
   *[other] three friends by link
}
new-part-open = { $count ->
    [1] an open seat
    [2] two open seats
   *[other] three open seats
}
new-part-here = { $count ->
    [1] someone here
    [2] two more people here
   *[other] three more people here
}
new-part-clock = { $clock } a turn
new-part-nights = nights left out
new-part-hints = { $allowed ->
    [yes] hints allowed
   *[no] no hints
}

## What characters like

rivals-shares = Where the points come from
habit-nerva = Whatever is best
    .text = Plays what looks best, with no liking for any way.
habit-fortuna = You see it as you play
    .text = One of the six; who it was, you learn at the end.

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
