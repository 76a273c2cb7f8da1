### What the terminal says around the game.

## Choosing

prompt = { $player } (number, name or ?)>{" "}
prompt-again = { $player } (which one? Enter goes back)>{" "}
press-enter = Press Enter to continue.{" "}
choices-more = { $heading } ({ $count })
choices-part = (part { $part } of { $parts }, Enter shows the next)
forced = { $player } has only one choice: { $answer }.
news-earlier = { $count ->
    [one] ({ $count } earlier line: l)
   *[other] ({ $count } earlier lines: l)
}
not-understood = “{ $typed }” is not a choice here. Type a number or a name, or ? for help.
refused = Not possible: { $reason }.
undo-done = Undone.
undo-nothing = There is nothing to undo.
undo-barrier = That cannot be undone: { $reason }.


## Leaving and coming back

cover = Pass the keyboard to { $player }, then press Enter.{" "}
save-as = Save a copy as:{" "}
saved-as = A copy was saved as { $file }.
save-cancelled = Nothing was saved.
save-failed = The game cannot be saved as { $file }: { $reason }.
left = The game is saved in { $file }
left-resume = Continue with: princeps play --terminal --resume
resumed = Welcome back. The game goes on where you left it.


## What the operating system refuses

trouble = { $file }: { $reason }.
trouble-not-found = no such file or folder
trouble-no-permission = you do not have permission there
trouble-read-only = that place is read-only
trouble-disk-full = the disk is full
trouble-is-folder = that is a folder
trouble-not-folder = part of the path is not a folder
trouble-exists = a file of that name already exists
trouble-long-name = the name is too long
trouble-many-files = too many files are open
trouble-broken-disk = the disk is not responding
trouble-port = The server cannot listen at { $host }, port { $port }: { $reason }.
trouble-port-taken = another program uses this port
trouble-no-port = there is no such port
trouble-no-address = this machine does not have that address
trouble-database-taken = Another server already uses { $file }: end that one first.
trouble-database = The database cannot be used: { $reason }.
trouble-not-opened = its file cannot be opened
trouble-not-database = its file is not a database
trouble-database-busy = another program is writing to it
trouble-port-forbidden = ports below 1024 need special rights
trouble-no-host = there is no machine of that name
trouble-other = error { $number } of the operating system


## Mistakes on the command line

mistake-game = There is no game “{ $name }”; the games are: { $known }.
mistake-option = There is no option “{ $option }”; the options are: { $known }.
mistake-option-form = An option has the form name=value, not “{ $option }”.
mistake-option-yes-or-no = Option “{ $option }” is yes or no, not “{ $value }”.
mistake-option-choice = Option “{ $option }” is one of { $known }, not “{ $value }”.
mistake-option-seats = Option “{ $option }” is a list of seat numbers such as 0,2, not “{ $value }”.
mistake-option-no-seat = Option “{ $option }” names a seat that does not exist: seats are 0 to { $last }.
mistake-players = { $game } is for { $least } to { $most } players, not { $players }.
mistake-seed = A seed is a whole number from 0 to { $largest }, not { $seed }.
mistake-player = There is no player “{ $player }”; a seat is one of: { $known }.
mistake-names = { $seats } seats need { $seats } names, not { $names }.
mistake-name = A name has 1 to { $longest } letters; “{ $name }” does not.
mistake-same-name = Two players have the same name.
mistake-bot = There is no bot “{ $bot }”; the bots are: { $known }, or yours as package:Name.
mistake-character = There is no bot “{ $bot }”; each of { $known } can be followed by one of: { $characters }.
mistake-no-characters = There is no bot “{ $bot }”; this game has no characters.
mistake-trust-bot = The bot “{ $bot }” plays in this game: add --bots { $bot } if you trust it.
mistake-language = There is no language “{ $language }”; the languages are: { $known }.
mistake-no-unfinished = There is no unfinished game in { $folder }.
mistake-saved-game = { $file } is not a saved game of Princeps.
mistake-saved-format = { $file } was saved by another version of Princeps: this one reads format { $format }.
mistake-seats-file = { $file } does not say who sits where.
mistake-no-seat = There is no seat { $seat } in this game: seats are 0 to { $last }.
mistake-only-terminal = { $option } only works in the terminal: add --terminal, or choose on the page.
mistake-only-new = { $option } is for a new game: leave it out, or leave out --resume and --file.
mistake-only-saved = { $option } is for the page and for saved games: name your bot among --seats.
mistake-without-prose = { $option } does not go together with --prose.
mistake-only-prose = { $option } only goes together with --prose.
mistake-no-worker = At least one worker and one thinker are needed.
mistake-workers = More than one worker needs a PostgreSQL database, so that they hear from each other.
mistake-site = A site has the form https://play.example.org, not “{ $site }”.
mistake-address = An address has the form 127.0.0.1:9177, not “{ $address }”.
mistake-smtp = A mail server has the form smtp://user@mail.example.org:587, not “{ $smtp }”.
mistake-mail = Mail needs a server, with --smtp, a sender, with --mail-from princeps@example.org, and --site.
mistake-smtp-password = The password of the mail server is expected in PRINCEPS_SMTP_PASSWORD.
mistake-webhook = A chat server has the form https://chat.example.org, not “{ $server }”.
mistake-webhooks = Messages to chats need --site, so that they lead back.
mistake-backup-exists = { $file } already exists: a backup is always a new file.
mistake-no-database = There is no database { $file }.
mistake-newer-database = The database was written by a newer version of Princeps.
mistake-no-pg-dump = This needs pg_dump, which comes with PostgreSQL and is not installed here.
mistake-pg-dump = pg_dump could not copy the database: { $reason }


## Headings

title-log = Log
title-boards = Boards
title-scores = Scores
title-help = Help
title-legend = Signs


## The end

end-winner = { $winner } wins with { points }.
end-shared = { $winners } share the victory with { points }.
end-file = The game is kept in { $file }.


## Scores

scores-source = Source
scores-total = Total


## Help

help-text = Type the number of a choice, or its name: r2c3 chooses a space, market builds one. Part of a name is enough; if it fits several choices, you are asked which one.
help-u = undo your last choice, as long as you have learned nothing new since
help-s = scores by source, and what the next scoring would bring now
help-l = everything that has happened
help-b = the boards of all players, and what lies in the middle of the table
help-h = a hint: the best choices, and what they should bring
help-w = save a copy under another name (the game itself is saved after every choice)
help-q = save and quit
help-help = this page


## Hints

thinking = { $player } is thinking …
title-hint = Hint
hint-none = There is nothing to choose between.


## princeps backup, princeps check

backup-title = Copying the database
backup-written = The backup is { $file }.
check-title = Playing the games again
check-file = The database is whole.
check-damage = The database is damaged: { $what }
check-no-changes = Its tables are as this version of Princeps needs them.
check-changes = When this version of Princeps first opens it, it will change the tables:
check-no-games = The games can be checked once that has been done.
check-games = { $games ->
    [0] There are no games.
    [one] One game was played again; { $sound ->
        [0] it does not come out as it is stored:
       *[other] it comes out as it is stored.
    }
   *[other] { $games } games were played again; { $sound ->
        [one] one comes out as it is stored.
       *[other] { $sound } come out as they are stored.
    }
}
