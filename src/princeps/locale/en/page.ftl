### The page around the table: home, seats, settings. Sentences of the table itself are in page-table.ftl.

page-title = Princeps
page-renewed = Princeps has been updated, so the page was reloaded.
close = Close
cancel = Cancel
keep = Keep it
copy = Copy
copied = Copied.
link-local = Works on this computer only: others cannot reach { $host }.
just-now = just now
language = Language


## Home

home-nav = About this page
home-slogan-build = Build your Colonia.
home-slogan-seen = Be seen in Rome.
home-pitch = Board games about the emperor Trajan, against bots that are really strong, or with friends who join by a link.
home-play = Play now
home-quick-introductory = { $game }, introductory game
home-quick-full = { $game }, the full game
home-quick-bots = you and { $count ->
    [1] one bot
    [2] two bots
   *[other] three bots
} ({ $levels }), no account
home-played = Do you know it?
home-played-no = No
home-played-yes = Yes
home-before = Played before?
home-before-go = Bring your games here from another device
home-learn = Learn it at the table
    .about = Short lessons; you move the real pieces from the first one on.
home-learn-go = To the lessons
home-setup = Set up a game
    .about = Opponents with habits of their own, friends by link, live or over days.
home-setup-go = Set up
home-puzzle = Puzzle of the day
    .about = One turn with one best answer, a new one every day.
home-puzzle-go = Solve it
home-free = Free software, no account, no advertising. Your games stay in this browser.
home-ways = Other ways in
home-lessons = Lessons
home-puzzles = Puzzles
home-statistics = Statistics
home-rules = How to play
home-choose = Choose a game
rules-lesson-now = Show me how this decision works
rules-all = All the rules
rules-lessons = Lessons
guide-start = Play a guided first game
game-facts = { $fewest } to { $most } players

preparing-title = Preparing the table
preparing-rules = The rules are being compiled. This takes a minute or two, and only happens once.
preparing-reach = The server is not answering yet.
slow-start = { $name } is still getting ready.
    .text = { $minutes ->
        [one] This takes about a minute more, only this once; bots of the two lower levels play already.
       *[other] This takes about { $minutes } minutes more, only this once; bots of the two lower levels play already.
    }
    .busy = { $minutes ->
        [one] The machine is busy preparing for about a minute more, only this once; until then bots may take their time.
       *[other] The machine is busy preparing for about { $minutes } minutes more, only this once; until then bots may take their time.
    }


## A new game

new-title = New game
new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-friend-name = Friend { $seat }
seat-kind-me = You

level-tiro = tiro
    .help = A beginner: sees the next step and misjudges the rest.
level-civis = civis
    .help = Plans its own turn and makes mistakes.
level-senator = senator
    .help = Looks beyond its own turn and rarely goes wrong.
level-princeps = princeps
    .help = As strong as it gets.

# Rivals with a character: what each is called, what they like in a game, and how that shows.
character-cato = the senator
character-felix = the merchant
character-vitruvia = the builder
character-drusus = the general
character-octavia = the people’s friend
character-sabina = the favourite
character-nerva = no habits
character-fortuna = a surprise

## My games

mine-progress = { $progress } · { points }
mine-delete = Delete


## By link

join-title = Join a friend
join-paste = Paste the link
join-go = Join
join-no-link = That is not a link to a game.
claim-join = Taking your seat …
claim-watch = Joining as a spectator …
claim-welcome = Welcome to the table
claim-name = What should the others call you?
claim-sit = Sit down
claim-failed = That did not work
claim-home = Go to the home page


## The room

room-menu = Menu of this game
room-home = Home
room-seats = Seats
room-rename = Rename
room-rename-seat = Name of { $seat }
room-rename-done = Save
room-leave = Leave the game
room-delete = Delete the game
room-rematch = Play again
room-spectators = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
room-here = at the table
room-away = away
room-open = not taken yet
room-bot = bot, { $level }
room-mine = at this screen

room-hints = { $allowed ->
    [yes] Hints are allowed in this game.
   *[no] This game is played without hints.
}
lobby-title = { $count ->
    [one] A friend is still missing
   *[other] Friends are still missing
}
lobby-help = Send each friend one of these links. Whoever opens it first takes that seat. You can begin in the meantime.
lobby-link = Link for { $name }
lobby-make = Make a link
lobby-bot = Let a bot play
room-device = Play this seat on another device, with a link
lobby-once = For one person, once. A new link replaces the old one.
lobby-waiting = Waiting for { $names }
watch-title = For spectators
watch-help = Anyone with this link sees what lies open on the table, but nobody’s secrets.
watch-make = Make a link for spectators

leave-title = Leave this game?
leave-help = A bot takes your seat once everybody else at the table agrees. Until then you go on playing.
leave-alone = A bot takes your seat at once and plays on.
leave-go = Leave
leave-wants = { $name } would like to leave. A bot ({ $level }) would take over.
leave-agree = Agree
leave-not-now = Not now
leave-waits = You would like to leave; { $count ->
    [one] { $names } has
   *[other] { $names } have
} not agreed yet.
leave-declined = { $count ->
    [one] { $names } asks
   *[other] { $names } ask
} you to stay for now.
leave-stay = Stay after all
leave-let-go = Let { $name } leave

delete-title = Delete this game?
delete-help = The game disappears for everybody at the table. It cannot be undone.

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-only-players = Spectators can read here, but not write.

problem-title = This game cannot be shown


## Settings

settings-title = Settings
settings-theme = Colours
settings-theme-auto = like the system
settings-theme-light = light
settings-theme-dark = dark
settings-theme-contrast = high contrast
settings-speed = Animation
settings-speed-none = none
settings-speed-fast = fast
settings-speed-normal = normal
settings-speed-slow = slow
settings-confirm = Confirm each step
settings-confirm-help = Choosing a place only shows what it brings; the button does it.
settings-forced = Only one choice
settings-forced-help = If only one choice is possible, it is made for you.
settings-sound = Sound
settings-notify = Notifications
settings-devices = Your devices
settings-sound-help = A soft chime when it is your turn.


## About

about-title = About Princeps
about-games = Forum Trajanum and Trajan were designed by Stefan Feld. Their names, rulebooks and art belong to their designer, illustrators and publishers, who have nothing to do with this page. The rules are told here in our own words, and no picture of theirs is used.
about-box = If you like a game here, buy the box.
about-credits = Made with
about-icons = Icons by Lorc, Delapouite and contributors, from game-icons.net, under CC BY 3.0
about-fonts = The typefaces Forum by Denis Masharov and Source Sans 3 by Paul D. Hunt, under the SIL Open Font License
about-tools = Svelte and Fluent, under MIT and Apache 2.0
about-licence = Princeps is free software under the MIT licence.


## Why something was refused

refused-unknown = Something went wrong here. Please try again.
refused-unreachable = The server cannot be reached. Is it still running?
refused-no-game = There is no such game, or you are not at its table.
refused-left = You have left this game; a bot plays on in your place.
refused-used-link = This link has been used already, or replaced by a newer one. Ask for another.
refused-own-link = You have a seat in this game already; this link is for somebody else.
refused-not-your-seat = This is not your seat.
refused-only-host = Only the host of this game can do that.
refused-only-players = Only the players at this table can do that.
refused-no-hints = The host chose to play this game without hints.
refused-same-name = Two players have the same name.
refused-name = A name has 1 to 20 letters.
refused-stale = The table has changed in the meantime. Please look again.
refused-over = The game is over.
refused-too-many-undos = Too many steps have been undone in this game.
refused-store = The game could not be saved or read just now. Please try again in a moment.
refused-other-rules = This game was started with other rules or another edition, which are not installed here.
refused-too-often = That was a little too fast. Please wait a moment.
refused-too-many-games = You have too many games. Delete one of them first.
refused-too-many-spectators = This game has too many spectators already.
refused-busy = The server is very busy. Please try again.
refused-compiling = The rules are being compiled, which only happens once. Please wait a moment.
