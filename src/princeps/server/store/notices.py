"""What people want to be told and where, what is due, and what has been told: the outbox of the server.

A row of `notices` says that one thing is told in one place. Its key is the thing itself (game, seat, event, when that
began), so that however many processes notice it, and however often, it is told once. A message takes several of them
along, under a name that it writes there before it is sent. Afterwards they are told, or wait for another message; if
the process dies in between, the same message is sent again under the same name, by which its receiver can tell.

Every function runs inside its caller's transaction, as in `queries.py`.
"""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from princeps.server.store import schema
from princeps.server.store.queries import insert_into
from princeps.server.visitors import Device, Visitor

Kind = Literal["push", "mail", "webhook"]
Event = Literal["turn", "soon", "nudge", "over", "rematch"]
Every = Literal["turn", "hour", "day"]

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
TOLD_LATE = 7 * DAY  # that a game is over, or played again, is told up to so long afterwards
KEPT = 60 * DAY  # longer than any turn is owed

_seats, _games = schema.seats.c, schema.games.c
_subscriptions, _notices = schema.subscriptions.c, schema.notices.c
_wishes, _presence = schema.wishes.c, schema.presence.c


@dataclass(frozen=True)
class WishRow:
    turn: bool = True
    soon: int = 3
    nudge: bool = True
    over: bool = True
    every: Every = "turn"
    night_from: int | None = None
    night_to: int | None = None
    zone: str | None = None
    language: str = "en"

    def wants(self, event: Event) -> bool:
        return bool(getattr(self, "over" if event == "rematch" else event))


USUAL = WishRow()
_WISHED = [_wishes[it.name] for it in fields(WishRow)]


@dataclass(frozen=True, kw_only=True)
class SubscriptionRow:
    id: str
    visitor: Visitor
    kind: Kind
    device: Device | None = None
    target: str
    keys: str | None = None
    created: int
    confirmed: int | None = None
    wanted: bool = True
    tries: int = 0
    after: int = 0
    last: int | None = None
    lease: int | None = None


@dataclass(frozen=True, order=True)
class Due:
    """One thing to tell in one place."""

    game: str
    seat: int
    event: Event
    occasion: int
    subscription: str


@dataclass(frozen=True)
class Noticed:
    """Something that has just come up, and whether its reader has seen it at the table."""

    due: Due
    is_seen: bool


@dataclass(frozen=True)
class LastHours:
    """A clock that nobody was warned of yet and that may be about to run out."""

    due: Due  # what would be told
    wishes: WishRow
    deadline: int
    seen: int | None  # when its owner was last at the table


@dataclass(frozen=True)
class Waiting:
    """Something that is not told yet, and how things stand in its game by now."""

    due: Due
    message: str | None
    is_true: bool  # it still is as it was, and theirs
    seen: int | None  # when its reader was last at the table


# --- the server's own keys -------------------------------------------------------------------------------------------


def own_key(db: Connection, name: str) -> bytes | None:
    found: bytes | None = db.scalar(select(schema.own_keys.c.value).where(schema.own_keys.c.name == name))
    return found


def keep_own_key(db: Connection, name: str, value: bytes) -> None:
    """Unless another process has been quicker."""
    db.execute(insert_into(db, schema.own_keys).values(name=name, value=value).on_conflict_do_nothing())


# --- what somebody wants ---------------------------------------------------------------------------------------------


def wishes_of(db: Connection, visitor: Visitor) -> WishRow | None:
    row = db.execute(select(*_WISHED).where(_wishes.visitor == visitor)).first()
    return None if row is None else WishRow(*row)


def set_wishes(db: Connection, visitor: Visitor, wishes: WishRow) -> None:
    row = insert_into(db, schema.wishes).values(visitor=visitor, **vars(wishes))
    db.execute(row.on_conflict_do_update(index_elements=["visitor"], set_=vars(wishes)))


def new_id() -> str:
    return secrets.token_urlsafe(16)


def add_subscription(db: Connection, row: SubscriptionRow) -> None:
    """A device, and a browser, is pushed to for one person alone."""
    if row.kind == "push":
        same = or_(_subscriptions.device == row.device, _subscriptions.target == row.target)
        db.execute(delete(schema.subscriptions).where(_subscriptions.kind == "push", same))
    db.execute(insert(schema.subscriptions), vars(row))


def subscriptions_of(db: Connection, visitor: Visitor) -> list[SubscriptionRow]:
    found = select(schema.subscriptions).where(_subscriptions.visitor == visitor)
    rows = db.execute(found.order_by(_subscriptions.created, _subscriptions.id)).mappings()
    return [SubscriptionRow(**row) for row in rows]


def subscription(db: Connection, identity: str, *, lock: bool = False) -> SubscriptionRow | None:
    """`lock`: nobody else can take it at the same time."""
    found = select(schema.subscriptions).where(_subscriptions.id == identity)
    row = db.execute(found.with_for_update() if lock else found).mappings().first()
    return None if row is None else SubscriptionRow(**row)


def set_subscription(db: Connection, identity: str, **values: Any) -> None:
    db.execute(update(schema.subscriptions).where(_subscriptions.id == identity).values(**values))


def remove_subscription(db: Connection, identity: str) -> None:
    db.execute(delete(schema.subscriptions).where(_subscriptions.id == identity))


def confirmations_since(db: Connection, address: str, at: int) -> int:
    table = schema.confirmations.c
    return db.scalar(select(func.count()).where(table.address == address, table.at > at)) or 0


def note_confirmation(db: Connection, identity: str, address: str, at: int) -> None:
    db.execute(insert(schema.confirmations), {"id": identity, "address": address, "at": at})


# --- who is at the table ---------------------------------------------------------------------------------------------


def note_presence(db: Connection, game: str, visitor: Visitor, language: str, at: int) -> None:
    """Who reads a table in a language wants to be told in it."""
    row = insert_into(db, schema.presence).values(game=game, visitor=visitor, at=at)
    db.execute(row.on_conflict_do_update(index_elements=["game", "visitor"], set_={"at": at}))
    other = and_(_wishes.visitor == visitor, _wishes.language != language)
    db.execute(update(schema.wishes).where(other).values(language=language))


# --- what has come up ------------------------------------------------------------------------------------------------


def new_turns(db: Connection, at: int, minute: int) -> list[Noticed]:
    """Turns that are owed and were not noticed yet. Who was at the table since has seen it; who was there within the
    last minute before it may be there still, and is left in peace until that is clear."""
    begun = _owed("turn", _seats.since).where(_seats.since >= _subscriptions.confirmed)
    return _noticed(db, _of_those_who_left(begun, _seats.since, at - minute), _seats.since)


def new_nudges(db: Connection, at: int, minute: int) -> list[Noticed]:
    nudged = _owed("nudge", _seats.nudged).where(
        _seats.nudged >= _seats.since, _seats.nudged >= _subscriptions.confirmed
    )
    return _noticed(db, _of_those_who_left(nudged, _seats.nudged, at - minute), _seats.nudged)


def clocks_running_out(db: Connection, at: int) -> list[LastHours]:
    """A clock may stand still for a while yet, and its owner may want silence until it has run out: so a day more than
    the hours that they wish for."""
    hours = func.coalesce(_wishes.soon, USUAL.soon)
    found = _owed("soon", _seats.since).where(hours > 0, _seats.deadline - hours * HOUR - DAY <= at)
    found = found.add_columns(_seats.deadline, _presence.at, _wishes.visitor, *_WISHED)
    return [
        LastHours(Due(*row[:5]), WishRow(*row[8:]) if row[7] else USUAL, row[5], row[6]) for row in db.execute(found)
    ]


def ended_games(db: Connection, at: int) -> list[Noticed]:
    """Games over days that are over, for those who have a seat there."""
    over = _of_players("over", _games.over).where(_games.over > at - TOLD_LATE, _games.over >= _subscriptions.confirmed)
    return _noticed(db, over, _games.over)


def offered_rematches(db: Connection, at: int) -> list[Noticed]:
    """For those who have not said yet whether they play again."""
    again, answers = schema.games.alias("again"), schema.rematch_answers.c
    has_answered = exists().where(answers.game == _games.id, answers.visitor == _seats.visitor)
    offered = _of_players("rematch", again.c.created).join(again, again.c.id == _games.rematch)
    offered = offered.where(
        again.c.created > at - TOLD_LATE, again.c.created >= _subscriptions.confirmed, ~has_answered
    )
    return _noticed(db, offered, again.c.created)


def _owed(event: Event, occasion: ColumnElement[int]) -> Select[Any]:
    """Somebody owes a turn whose clock counts."""
    return _of_players(event, occasion).where(_seats.deadline.is_not(None))


def _of_players(event: Event, occasion: ColumnElement[int]) -> Select[Any]:
    """What is not noticed yet of an event, for each player of a game over days and each place where they are told."""
    wish = schema.wishes
    is_noticed = exists().where(
        _notices.game == _seats.game,
        _notices.seat == _seats.seat,
        _notices.event == event,
        _notices.occasion == occasion,
        _notices.subscription == _subscriptions.id,
    )
    at_table = and_(_presence.game == _seats.game, _presence.visitor == _seats.visitor)
    return (
        select(_seats.game, _seats.seat, literal(event), occasion, _subscriptions.id)
        .select_from(schema.subscriptions)
        .join(schema.seats, _seats.visitor == _subscriptions.visitor)
        .join(schema.games, _games.id == _seats.game)
        .join(wish, _wishes.visitor == _seats.visitor, isouter=True)
        .join(schema.presence, at_table, isouter=True)
        .where(_subscriptions.confirmed.is_not(None), _subscriptions.wanted, _games.clock.is_not(None), ~is_noticed)
    )


def _of_those_who_left(found: Select[Any], occasion: ColumnElement[Any], lately: int) -> Select[Any]:
    return found.where(or_(_presence.at.is_(None), _presence.at >= occasion, _presence.at <= lately))


def _noticed(db: Connection, found: Select[Any], occasion: ColumnElement[Any]) -> list[Noticed]:
    seen = func.coalesce(_presence.at >= occasion, False).label("seen")
    return [Noticed(Due(*row[:5]), bool(row[5])) for row in db.execute(found.add_columns(seen))]


def add_notices(db: Connection, noticed: Iterable[Noticed], at: int) -> None:
    rows = [{**vars(it.due), "told": at if it.is_seen else None} for it in noticed]
    if rows:
        db.execute(insert_into(db, schema.notices).on_conflict_do_nothing(), rows)


# --- what is to be sent ----------------------------------------------------------------------------------------------


def places_with_news(db: Connection, at: int, most: int) -> list[str]:
    """Where something waits that may be sent now, or an address that has to be confirmed."""
    has_news = exists().where(_notices.subscription == _subscriptions.id, _notices.told.is_(None))
    is_new = and_(_subscriptions.confirmed.is_(None), _subscriptions.last.is_(None))
    is_free = or_(_subscriptions.lease.is_(None), _subscriptions.lease <= at)
    found = select(_subscriptions.id).where(
        _subscriptions.after <= at,
        _subscriptions.wanted,
        is_free,
        or_(is_new, and_(_subscriptions.confirmed.is_not(None), has_news)),
    )
    return list(db.scalars(found.order_by(_subscriptions.after).limit(most)))


def waiting_at(db: Connection, place: SubscriptionRow, at: int) -> list[Waiting]:
    """The turn whose clock runs out first comes first."""
    again, answers = schema.games.alias("again"), schema.rematch_answers.c
    has_answered = exists().where(answers.game == _games.id, answers.visitor == place.visitor)
    owes = and_(_seats.deadline.is_not(None), _seats.since.is_not(None))
    is_true = or_(
        and_(_notices.event == "turn", owes, _seats.since == _notices.occasion),
        and_(_notices.event == "soon", owes, _seats.since == _notices.occasion, _seats.deadline > at),
        and_(_notices.event == "nudge", owes, _seats.nudged == _notices.occasion, _seats.nudged >= _seats.since),
        and_(_notices.event == "over", _games.over.is_not(None)),
        and_(_notices.event == "rematch", again.c.created == _notices.occasion, ~has_answered),
    )
    of_place = (_notices.game, _notices.seat, _notices.event, _notices.occasion, _notices.subscription)
    at_table = and_(_presence.game == _notices.game, _presence.visitor == place.visitor)
    is_theirs = and_(_seats.visitor == place.visitor, is_true)
    found = (
        select(*of_place, _notices.message, func.coalesce(is_theirs, False), _presence.at)
        .join(schema.games, _games.id == _notices.game)
        .join(schema.seats, and_(_seats.game == _notices.game, _seats.seat == _notices.seat))
        .join(again, again.c.id == _games.rematch, isouter=True)
        .join(schema.presence, at_table, isouter=True)
        .where(_notices.subscription == place.id, _notices.told.is_(None))
        .order_by(func.coalesce(_seats.deadline, _notices.occasion), *of_place)
    )
    return [Waiting(Due(*row[:5]), row[5], bool(row[6]), row[7]) for row in db.execute(found)]


def set_notices(db: Connection, notices: Sequence[Due], **values: Any) -> None:
    for it in notices:
        same = (_notices[name] == value for name, value in vars(it).items())
        db.execute(update(schema.notices).where(*same).values(**values))


def settle_message(db: Connection, place: str, name: str, **values: Any) -> None:
    """What becomes of everything that a message has taken along."""
    along = (_notices.subscription == place, _notices.message == name, _notices.told.is_(None))
    db.execute(update(schema.notices).where(*along).values(**values))


def count_waiting(db: Connection) -> dict[str, int]:
    """Messages that wait to be sent, by kind."""
    found = select(_subscriptions.kind, func.count()).where(_notices.told.is_(None))
    counted = found.join(schema.notices, _notices.subscription == _subscriptions.id).group_by(_subscriptions.kind)
    return {kind: int(number) for kind, number in db.execute(counted)}


def sweep(db: Connection, at: int, unconfirmed: int) -> None:
    """Forget what is of no use any longer; addresses that nobody has confirmed after so long too."""
    db.execute(delete(schema.notices).where(_notices.told < at - KEPT))
    db.execute(delete(schema.confirmations).where(schema.confirmations.c.at < at - DAY))
    is_old = and_(_subscriptions.confirmed.is_(None), _subscriptions.created < at - unconfirmed)
    db.execute(delete(schema.subscriptions).where(is_old))
