"""What is to be told, from the database: noticing it, taking it along in a message, and noting how that fared.

Nothing is told while its reader is at the table; what they have seen there is not told later either. Several things
wait together and go in one message. At night nothing goes, and no more often than somebody wishes, except that a clock
runs out or that somebody has nudged. Of a clock that would run out at night, or too soon after it, is told before.
"""

from dataclasses import dataclass, replace
from enum import Enum

from sqlalchemy import Connection

from princeps.server.messages import Nights
from princeps.server.rooms.notices import TO_CONFIRM
from princeps.server.rooms.pace import Schedule
from princeps.server.rooms.repository import GameRepository
from princeps.server.store import notices, queries
from princeps.server.store.notices import (
    DAY,
    HOUR,
    USUAL,
    Due,
    Event,
    LastHours,
    Noticed,
    SubscriptionRow,
    Waiting,
    WishRow,
)

MINUTE = 60_000  # milliseconds; who did something at the table within the last one is there
MOST_AT_ONCE = 200  # places
LEASE = 3 * MINUTE  # to send one message; much longer than that takes
FIRST_PAUSE, LONGEST_PAUSE = MINUTE, 6 * HOUR  # after something failed
AFTER_NIGHT = HOUR  # a clock that runs out so soon leaves too little time to whoever hears of it in the morning
GAPS = {"turn": MINUTE, "hour": HOUR, "day": DAY}  # from one message to the next
URGENT = {"soon", "nudge"}


@dataclass(frozen=True)
class News:
    """One thing to tell. Nothing in here is more than any spectator of the game could know."""

    event: Event
    game: str  # its id
    rules: str  # the name of the game that is played
    name: str  # of the reader's seat
    rivals: tuple[str, ...]
    by: str | None  # who nudged, or wants to play again
    left: int | None  # milliseconds, of a clock
    until: int | None  # milliseconds until it is no longer worth telling


@dataclass(frozen=True)
class Parcel:
    """One message on its way to one place; without news, the question whether an address is somebody's. `name` tells it
    apart from any other, also when it is sent again."""

    place: SubscriptionRow
    name: str
    language: str
    news: tuple[News, ...] = ()


class Fate(Enum):
    """How an attempt to send a message ended."""

    SENT = "sent"
    FAILED = "failed"  # it has certainly not arrived
    UNSURE = "unsure"  # perhaps it has
    GONE = "gone"  # nobody is there any longer


@dataclass(frozen=True)
class Outcome:
    fate: Fate
    patience: int = 0  # milliseconds that the other side asks for
    trouble: str = ""  # in words, for the log of whoever runs this server


class Outbox:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository
        self.now = repository.now
        self._swept = 0

    # --- noticing ---

    async def notice(self) -> None:
        """Everything that has come up since, wherever it happened."""
        at = self.now()
        noticed = await self._repository.read(lambda db: _come_up(db, at))
        if noticed:
            await self._repository.write(lambda db: notices.add_notices(db, noticed, at))

    async def sweep(self) -> None:
        """Now and then."""
        at = self.now()
        if at - self._swept >= HOUR:
            self._swept = at
            await self._repository.write(lambda db: notices.sweep(db, at, TO_CONFIRM))

    async def count_waiting(self) -> dict[str, int]:
        return await self._repository.read(notices.count_waiting)

    # --- sending ---

    async def places(self) -> list[str]:
        return await self._repository.read(lambda db: notices.places_with_news(db, self.now(), MOST_AT_ONCE))

    async def take(self, place: str) -> Parcel | None:
        """The next message for a place, which is nobody else's to send until it is settled or its lease is over."""
        at = self.now()

        def take(db: Connection) -> Parcel | None:
            row = notices.subscription(db, place, lock=True)
            if row is None or not row.wanted or row.after > at or (row.lease is not None and row.lease > at):
                return None
            wishes = notices.wishes_of(db, row.visitor) or USUAL
            parcel = _ask(row, wishes) if row.confirmed is None else _pack(db, row, wishes, at)
            if parcel:
                notices.set_subscription(db, place, lease=at + LEASE)
                parcel = replace(parcel, place=replace(row, lease=at + LEASE))
            return parcel

        return await self._repository.write(take)

    async def settle(self, parcel: Parcel, outcome: Outcome) -> None:
        """Unless the lease is over, and somebody else is sending it."""
        at = self.now()

        def settle(db: Connection) -> None:
            row = notices.subscription(db, parcel.place.id, lock=True)
            if row and row.lease == parcel.place.lease:
                _settle(db, row, parcel.name, outcome, at)

        await self._repository.write(settle)


# --- what has come up ------------------------------------------------------------------------------------------------


def _come_up(db: Connection, at: int) -> list[Noticed]:
    return [
        *notices.new_turns(db, at, MINUTE),
        *notices.new_nudges(db, at, MINUTE),
        *_last_hours(db, at),
        *notices.ended_games(db, at),
        *notices.offered_rematches(db, at),
    ]


def _last_hours(db: Connection, at: int) -> list[Noticed]:
    """A clock stands still at times, so how much is left of it is another question than when it runs out."""
    found = []
    for it in notices.clocks_running_out(db, at):
        game, hours = queries.read_game(db, it.due.game), it.wishes.soon * HOUR
        if game and (Schedule.of(game).left(at, it.deadline) <= hours or _runs_out_unheard(it, at, hours)):
            found.append(Noticed(it.due, is_seen=_is_there(it.seen, at)))
    return found


def _runs_out_unheard(it: LastHours, at: int, hours: int) -> bool:
    """In their quiet hours, or so soon after that the morning were too late. They are warned as long before these hours
    as they want to be before the clock runs out."""
    return any(it.deadline < end + AFTER_NIGHT for _, end in _quiet_hours(it.wishes).stops(at, at + hours))


def _is_there(seen: int | None, at: int) -> bool:
    return seen is not None and at - seen < MINUTE


# --- what goes into a message ----------------------------------------------------------------------------------------


def _ask(row: SubscriptionRow, wishes: WishRow) -> Parcel | None:
    return Parcel(row, row.id, wishes.language) if row.last is None else None


def _pack(db: Connection, row: SubscriptionRow, wishes: WishRow, at: int) -> Parcel | None:
    waiting = notices.waiting_at(db, row, at)
    needless = [it for it in waiting if not _is_worth_telling(it, wishes)]
    notices.set_notices(db, [it.due for it in needless], told=at)
    worth = [it for it in waiting if it not in needless]
    interrupted = [it for it in worth if it.message is not None]  # perhaps it has arrived, perhaps not
    ready = interrupted or [it for it in worth if not _is_there(it.seen, at)]
    if not ready or _is_night(wishes, at) or not (interrupted or _may_be_told_again(row, wishes, ready, at)):
        return None
    name = ready[0].message or notices.new_id()
    ready = [it for it in ready if it.message in {None, name}]
    notices.set_notices(db, [it.due for it in ready], message=name)
    return Parcel(row, name, wishes.language, tuple(_news(db, it.due, row, at) for it in ready))


def _is_worth_telling(it: Waiting, wishes: WishRow) -> bool:
    """It is still as it was, and they have not seen it at the table since. Who is warned of a clock may have seen the
    turn long ago."""
    is_seen = it.due.event != "soon" and it.seen is not None and it.seen >= it.due.occasion
    return it.is_true and wishes.wants(it.due.event) and not is_seen


def _quiet_hours(wishes: WishRow) -> Schedule:
    if wishes.zone is None or wishes.night_from is None or wishes.night_to is None:
        return Schedule()
    return Schedule(Nights(wishes.night_from, wishes.night_to, wishes.zone))


def _is_night(wishes: WishRow, at: int) -> bool:
    return bool(_quiet_hours(wishes).stops(at, at + 1))


def _may_be_told_again(row: SubscriptionRow, wishes: WishRow, ready: list[Waiting], at: int) -> bool:
    gap = GAPS["turn" if any(it.due.event in URGENT for it in ready) else wishes.every]
    return row.last is None or at - row.last >= gap


def _news(db: Connection, due: Due, row: SubscriptionRow, at: int) -> News:
    game, seats = queries.read_game(db, due.game), queries.read_seats(db, due.game)
    assert game is not None  # with which the notice would be gone
    seat = seats[due.seat]
    by = None
    if due.event == "nudge" and seat.nudged_by is not None:
        by = seats[seat.nudged_by].name
    if due.event == "rematch" and game.rematch:
        again = queries.read_game(db, game.rematch)
        by = next((it.name for it in seats if again and it.visitor == again.host), None)
    left = None if seat.deadline is None else Schedule.of(game).left(at, seat.deadline)
    return News(
        due.event,
        game.id,
        game.game,
        seat.name,
        tuple(it.name for it in seats if it.visitor != row.visitor),
        by,
        left,
        None if seat.deadline is None else seat.deadline - at,
    )


# --- how it fared ----------------------------------------------------------------------------------------------------


def _settle(db: Connection, row: SubscriptionRow, message: str, outcome: Outcome, at: int) -> None:
    if outcome.fate is Fate.GONE:
        notices.remove_subscription(db, row.id)
        return
    if outcome.fate is Fate.SENT:
        notices.settle_message(db, row.id, message, told=at)
        notices.set_subscription(db, row.id, lease=None, last=at, tries=0, after=at)
        return
    if outcome.fate is Fate.FAILED:  # something newer may go along next time
        notices.settle_message(db, row.id, message, message=None)
    pause = max(outcome.patience, min(LONGEST_PAUSE, FIRST_PAUSE << min(row.tries, 12)))
    notices.set_subscription(db, row.id, lease=None, tries=row.tries + 1, after=at + pause)
