### The home page of somebody who has been here before, loaded when it is shown.

home-your-turn = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
home-nobody-waits = Nobody is waiting for you.
home-next-clock = The next clock runs out in { $time }.
home-good-morning = Good morning, { $name }
    .alone = Good morning
home-good-day = Good afternoon, { $name }
    .alone = Good afternoon
home-good-evening = Good evening, { $name }
    .alone = Good evening
home-play-title = Play
home-more-turns = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
home-company = with { $names }
home-bots = { $count ->
    [1] one bot
    [2] two bots
   *[other] three bots
}

turn-play = Play
turn-look = Look
turn-waits = waits for you · { $since }

once-more = Once more
once-start = Start at once
once-change = Change something
once-like = like the last time
once-live = live
once-over-days = { $time } for each turn
once-hints = hints allowed
once-no-hints = no hints

mine-waiting = waiting for { $names } · { $since }
mine-watching = you are watching · { $names } · { $since }
mine-missing = { $count ->
    [one] waiting for { $count } player
   *[other] waiting for { $count } players
}
mine-over = Finished
mine-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
mine-fewer = Show fewer
mine-drop = Remove from this list
mine-delete-title = Delete this game?
mine-delete-help = This game of { $game } disappears for everybody at the table. It cannot be undone.
home-continue = Continue
mine-bots = bots
mine-go-on = Go on
mine-more = More about { $game }, { $state }
results-title = Recent results
results-points = points
results-accuracy = accuracy
results-place = place { $place }
results-analysis = Analysis
results-analyse = Analyse

puzzle-longest = longest: { $days }
puzzle-month = Mosaic of { $month }
    .about = A stone for every day on which you solve the puzzle.

lesson-home = Lesson: { $title }
    .about = Begun at step { $step }
device-home = On another device, too
    .about = Your seats move by a link or a QR code
device-home-go = Link
tabs-games = Games
