"""The clocks of games over days: whose turn is how long, what happens when a clock runs out, nudges, and coming back.

A bot makes a turn whose clock has run out. After two in a row it keeps the seat, until its owner takes it back or
simply answers. Who answers quickest counts: an answer that comes late is good as long as no bot has given one.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from princeps.kernel.recipe import UNDO, Move
from princeps.server.errors import Kind, RoomError, not_your_seat
from princeps.server.rooms.pace import DAY, Schedule
from princeps.server.rooms.permissions import seat_at, seats_of_player
from princeps.server.rooms.repository import GameRepository
from princeps.server.store import queries, turns
from princeps.server.store.queries import GameRow, RoomRows, SeatRow
from princeps.server.store.turns import OwedTurn
from princeps.server.visitors import Reader, Visitor

BEAT = 30.0  # seconds between two counts of the time
UNSEEN = 90_000  # milliseconds: a longer time between two counts is given back to all clocks
MOST_AT_ONCE = 100  # games
TURNS_IN_A_ROW = 2  # that run out until the bot keeps the seat


class Clocks:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def owed(self, *, visitor: Visitor | None = None, game: str | None = None) -> list[OwedTurn]:
        """The turns that people owe in games over days, first the one whose clock runs out first."""
        return await self._repository.read(lambda db: turns.turns_owed(db, visitor=visitor, game=game))

    # --- time passes ---

    async def count(self) -> int:
        """Count the time up to now, and give back what nobody has counted: the server was down, or slept, or the
        system's clock was set. Returns the time up to which clocks may be judged."""
        at = self._repository.now()

        def count(db: Connection) -> None:
            last = turns.last_heartbeat(db)
            if last is not None and abs(at - last) > UNSEEN:
                running = [(clock, Schedule.of(clock.game)) for clock in turns.running_clocks(db)]
                turns.set_clocks(
                    db,
                    (replace(it, deadline=when.deadline(at, when.left(last, it.deadline))) for it, when in running),
                )
            turns.note_heartbeat(db, at)

        await self._repository.write(count)
        return at

    async def run_out(self, at: int, is_mine: Callable[[str], bool] = lambda game: True) -> None:
        """Let a bot make the turns whose clocks have run out by then, in the games that fall to this process."""
        for game in filter(is_mine, await self._repository.read(lambda db: self._out_of_time(db, at))):
            try:
                await self._repository.change(game, lambda db, room: _stand_in(db, room, at))
            except RoomError as error:
                if error.kind is not Kind.NOT_FOUND:
                    raise

    def _out_of_time(self, db: Connection, at: int) -> list[str]:
        return turns.games_out_of_time(db, at, MOST_AT_ONCE)

    # --- people ---

    async def take_seat(self, reader: Reader, seat: int) -> None:
        """Take back a seat that a bot has kept for its owner. The clock of a turn that is owed begins again."""

        def take(db: Connection, room: RoomRows) -> None:
            if seat not in seats_of_player(room, reader.visitor):
                raise not_your_seat()
            queries.set_seat(db, room.game.id, seat, kept=False, covered=0)
            rewind(db, room.game, self._repository.now())

        await self._repository.change(reader.game, take)

    async def nudge(self, reader: Reader, seat: int) -> None:
        """Remind a player whose turn it is; once a day is enough for all at the table together."""

        def nudge(db: Connection, room: RoomRows) -> None:
            at = self._repository.now()
            mine = seats_of_player(room, reader.visitor)
            late = seat_at(room, reader.visitor, seat)
            if late.deadline is None or seat in mine:
                raise RoomError(Kind.CONFLICT, "no-nudge", "Nobody waits for that player just now.")
            if late.nudged is not None and at - late.nudged < DAY:
                raise RoomError(Kind.TOO_MANY, "nudged", "This player has been nudged already; once a day is enough.")
            queries.set_seat(db, room.game.id, seat, nudged=at, nudged_by=mine[0])

        await self._repository.change(reader.game, nudge)


def _stand_in(db: Connection, room: RoomRows, at: int) -> None:
    late = [seat for seat in room.seats if seat.deadline is not None and seat.deadline <= at]
    covered = [replace(it, kept=True, covered=it.covered + 1, deadline=None, clock_left=None) for it in late]
    queries.set_standing(db, room.game.id, covered)


# --- when clocks begin and end ---------------------------------------------------------------------------------------


def wind(game: GameRow, seats: Sequence[SeatRow], at: int, undone: int | None = None) -> tuple[SeatRow, ...]:
    """A clock for everybody who owes a turn once all have arrived, and for nobody else. Whoever has taken an answer
    back gets the clock that they had."""
    if game.clock is None:
        return tuple(seats)
    counts = game.over is None and all(seat.claimed for seat in seats)
    return tuple(_wound(game, game.clock, seat, at, counts=counts, undone=seat.seat == undone) for seat in seats)


def _wound(game: GameRow, clock: int, seat: SeatRow, at: int, *, counts: bool, undone: bool) -> SeatRow:
    owes = counts and seat.kind == "person" and seat.since is not None and not seat.kept
    if owes and seat.deadline is None:
        left = (undone and seat.clock_left) or clock
        return replace(seat, deadline=Schedule.of(game).deadline(at, left), clock_left=None)
    if not owes and seat.deadline is not None:
        return replace(seat, deadline=None, clock_left=Schedule.of(game).left(at, seat.deadline))
    return seat


def rewind(db: Connection, game: GameRow, at: int) -> None:
    """The same, after somebody has come or gone."""
    before = queries.read_seats(db, game.id)
    queries.set_standing(db, game.id, changed(before, wind(game, before, at)))


def changed(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> list[SeatRow]:
    return [new for old, new in zip(before, after, strict=True) if new != old]


def reschedule(seats: Sequence[SeatRow], before: Schedule, after: Schedule, at: int) -> tuple[SeatRow, ...]:
    """What is left of the clocks stays the same when a pause begins or ends."""
    return tuple(
        it if it.deadline is None else replace(it, deadline=after.deadline(at, before.left(at, it.deadline)))
        for it in seats
    )


def release(before: Sequence[SeatRow], after: Sequence[SeatRow], *, anew: bool) -> tuple[SeatRow, ...]:
    """Bots leave the seats whose only turn they have made, and begin another turn where they keep the seat. `anew`:
    all turns have ended."""
    return tuple(_released(old, new, anew=anew) for old, new in zip(before, after, strict=True))


def _released(before: SeatRow, seat: SeatRow, *, anew: bool) -> SeatRow:
    has_ended = before.since is not None and (anew or seat.since is None)
    begins = seat.since is not None and (anew or before.since is None)
    if not seat.kept:
        return seat
    if has_ended and seat.covered < TURNS_IN_A_ROW:
        return replace(seat, kept=False)
    return replace(seat, covered=seat.covered + begins)


def keep_clocks(
    room: RoomRows, game: GameRow, seats: Sequence[SeatRow], last: Move, at: int, *, anew: bool, owner: int | None
) -> tuple[GameRow, tuple[SeatRow, ...]]:
    """The game and its seats after somebody has played: the owner of a seat, or else a bot. `seats` are as the position
    leaves them, `room` is how things were before."""
    if owner is not None:
        seats = [replace(it, kept=False, covered=0) if it.seat == owner else it for it in seats]
        if owner == game.paused_by and is_paused(game, at):
            resumed = replace(game, paused_until=at)
            seats = reschedule(seats, Schedule.of(game), Schedule.of(resumed), at)
            game = resumed
    undone = last.seat if last.action == UNDO else None
    return game, wind(game, release(room.seats, seats, anew=anew), at, undone)


def is_paused(game: GameRow, at: int) -> bool:
    return game.paused_until is not None and at < game.paused_until


def set_pause(db: Connection, game: GameRow, at: int, seat: int | None, until: int) -> None:
    """Let the clocks stand still until then for the player of a seat, or let them go on at once."""
    since = at if seat is not None else game.paused_since
    changed_game = replace(game, paused_since=since, paused_until=until, paused_by=seat)
    queries.set_game(db, game.id, paused_since=since, paused_until=until, paused_by=seat)
    before = queries.read_seats(db, game.id)
    after = reschedule(before, Schedule.of(game), Schedule.of(changed_game), at)
    queries.set_standing(db, game.id, changed(before, after))
