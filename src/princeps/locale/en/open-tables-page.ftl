### Open tables: the list of them on the home page, the room in which one waits, muting and blocking. Loaded when shown.

open-tables = Open tables
open-tables-new = Open one
open-tables-none = Nobody is waiting for players just now.
open-table-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
open-table-last = begins when you sit down
open-table-waiting = waiting for { $count }
open-table-full = full
open-table-gone = no longer open
open-table-running = running
open-table-live = live
open-table-clock = { $time } a turn
open-table-hints = { $allowed ->
    [yes] hints allowed
   *[no] no hints
}
open-table-bots = { $count ->
    [1] a bot
    [2] two bots
   *[other] three bots
}
open-table-sit = Sit down
    .label = Sit down: { $game }, { $names }
open-table-watch = Watch
    .label = Watch: { $game }, { $names }
open-table-go = Go there
    .label = Go to your table: { $game }

## The room in which one waits

gathering-title = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
gathering-help = The game begins when the last seat is taken. You may leave this page: your seat is kept.
gathering-free = Free seat
    .host = Whoever visits may sit down
gathering-friend = A friend, by link
    .host = Not here yet
gathering-host = opened the table
gathering-bot = A bot instead
gathering-bot-at = A bot instead, at { $seat }
gathering-kick = Send away
    .text = { $name } loses the seat and cannot come back to this table.
gathering-kick-name = Send { $name } away?
gathering-leave = Leave the table
gathering-close = Close the table
    .text = The table disappears for everybody who sits here.
gathering-home = To the home page
gathering-seats = Names, links and people
gathering-begins = All are here: the game begins.

## Muting and blocking

avoid-mute = Mute { $name }
avoid-unmute = Hear { $name } again
avoid-block = Block { $name }
avoid-unblock = Do not block { $name } any longer
avoid-help = Who is muted is heard at no table. Who is blocked does not meet you at open tables. Nobody is told.
avoid-blocked = blocked
avoid-muted = muted
avoided = Muted and blocked people
avoided-mute = muted since { $day }
avoided-block = blocked since { $day }
avoided-end = No longer
avoided-end-name = No longer: { $name }, { $kind }

refused-table-full = Somebody was quicker: all seats of this table are taken.
refused-table-gone = This table is not open any longer.
refused-table-left = You no longer have a seat at this table.
refused-too-many-waiting = You wait at several tables already. Leave one of them first.
refused-too-many-aversions = You have muted and blocked very many people. Take somebody off the list first.
refused-nobody-there = Nobody else sits there.
refused-host-stays = Whoever opened a table can close it, but not leave it.
refused-begun = The game has begun: nobody can be sent away any longer.
refused-not-begun = This game has not begun: it still waits for players.
refused-no-open-tables = There are no open tables on this server.
