"""Visitors as people: their devices, what lets another device in, and everything else that refers to them.

Every function runs inside its caller's transaction, as in `queries.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Column, Connection, RowMapping, and_, delete, exists, func, insert, or_, select, update

from princeps.server.store import schema
from princeps.server.store.queries import insert_into
from princeps.server.visitors import Device, Visitor
from princeps.server.webauthn_checks import Key

PassKind = Literal["link", "words"]


@dataclass(frozen=True)
class DeviceRow:
    id: Device
    visitor: Visitor
    name: str
    created: int
    seen: int


@dataclass(frozen=True)
class PasskeyRow:
    key: Key
    visitor: Visitor
    name: str
    created: int


@dataclass(frozen=True)
class Belongings:
    """How many games somebody plays, in how many of them it is their turn, how many results they have, and their name
    in the newest."""

    running: int
    waiting: int
    over: int
    name: str | None


# --- devices ---------------------------------------------------------------------------------------------------------


def device(db: Connection, identity: Device) -> DeviceRow | None:
    row = db.execute(select(schema.devices).where(schema.devices.c.id == identity)).mappings().first()
    return None if row is None else DeviceRow(**row)


def devices_of(db: Connection, visitor: Visitor) -> list[DeviceRow]:
    """The one that was here last comes first."""
    table = schema.devices.c
    found = select(schema.devices).where(table.visitor == visitor).order_by(table.seen.desc(), table.id)
    return [DeviceRow(**row) for row in db.execute(found).mappings()]


def note_device(db: Connection, identity: Device, name: str, at: int) -> None:
    """It was here then, and this is what it is."""
    db.execute(update(schema.devices).where(schema.devices.c.id == identity).values(name=name, seen=at))


def add_device(db: Connection, identity: Device, visitor: Visitor, name: str, at: int) -> None:
    row = {"id": identity, "visitor": visitor, "name": name, "created": at, "seen": at}
    db.execute(insert(schema.devices), row)


def remove_device(db: Connection, identity: Device) -> None:
    db.execute(delete(schema.devices).where(schema.devices.c.id == identity))


# --- passes ----------------------------------------------------------------------------------------------------------


def set_pass(db: Connection, visitor: Visitor, kind: PassKind, secret: str, at: int, until: int | None) -> None:
    """In place of earlier ones of this kind. Old ones of anybody are swept out on the way."""
    table = schema.passes
    earlier = and_(table.c.visitor == visitor, table.c.kind == kind)
    db.execute(delete(table).where(or_(earlier, table.c.until < at)))
    db.execute(insert(table), {"secret": secret, "visitor": visitor, "kind": kind, "created": at, "until": until})


def holder_of_pass(db: Connection, kind: PassKind, secret: str, at: int, *, lock: bool = False) -> Visitor | None:
    """Whom it belongs to, if it can still be used. `lock`: nobody else can use it at the same time."""
    table = schema.passes.c
    in_time = or_(table.until.is_(None), table.until >= at)
    found = select(table.visitor).where(table.secret == secret, table.kind == kind, in_time)
    visitor: Visitor | None = db.scalar(found.with_for_update() if lock else found)
    return visitor


def use_up(db: Connection, secret: str) -> None:
    db.execute(delete(schema.passes).where(schema.passes.c.secret == secret))


def words_since(db: Connection, visitor: Visitor) -> int | None:
    """When the visitor's recovery words were made."""
    table = schema.passes.c
    since: int | None = db.scalar(
        select(func.max(table.created)).where(table.visitor == visitor, table.kind == "words")
    )
    return since


# --- passkeys --------------------------------------------------------------------------------------------------------


def passkey(db: Connection, identity: bytes, *, lock: bool = False) -> PasskeyRow | None:
    """`lock`: nobody else can use it at the same time."""
    found = select(schema.passkeys).where(schema.passkeys.c.id == identity)
    row = db.execute(found.with_for_update() if lock else found).mappings().first()
    return None if row is None else _passkey(row)


def passkeys_of(db: Connection, visitor: Visitor) -> list[PasskeyRow]:
    table = schema.passkeys.c
    found = select(schema.passkeys).where(table.visitor == visitor).order_by(table.created, table.id)
    return [_passkey(row) for row in db.execute(found).mappings()]


def _passkey(row: RowMapping) -> PasskeyRow:
    return PasskeyRow(Key(row["id"], row["public"], row["count"]), row["visitor"], row["name"], row["created"])


def add_passkey(db: Connection, visitor: Visitor, key: Key, name: str, at: int) -> None:
    row = {"id": key.id, "public": key.public, "count": key.count, "visitor": visitor, "name": name, "created": at}
    db.execute(insert(schema.passkeys), row)


def count_passkey(db: Connection, identity: bytes, count: int) -> None:
    db.execute(update(schema.passkeys).where(schema.passkeys.c.id == identity).values(count=count))


def remove_passkey(db: Connection, identity: bytes) -> None:
    db.execute(delete(schema.passkeys).where(schema.passkeys.c.id == identity))


def add_challenge(db: Connection, challenge: bytes, at: int, until: int) -> None:
    """Old ones are swept out on the way."""
    db.execute(delete(schema.challenges).where(schema.challenges.c.until < at))
    db.execute(insert(schema.challenges), {"challenge": challenge, "until": until})


def use_challenge(db: Connection, challenge: bytes, at: int) -> bool:
    """Whether it was ours and can still be used, which is over now."""
    table = schema.challenges.c
    return db.execute(delete(schema.challenges).where(table.challenge == challenge, table.until >= at)).rowcount == 1


# --- what they have --------------------------------------------------------------------------------------------------


def belongings(db: Connection, visitor: Visitor) -> Belongings:
    games, seats = schema.games.c, schema.seats.c
    mine = select(games.id, games.over, func.max(seats.since).label("since")).join(schema.seats, seats.game == games.id)
    each = mine.where(seats.visitor == visitor).group_by(games.id, games.over).subquery().c
    counted = select(func.count(), func.count(each.since), func.count(each.over))
    total, waiting, over = db.execute(counted).one()
    newest = select(seats.name).join(schema.games, games.id == seats.game).where(seats.visitor == visitor)
    name = db.scalar(newest.order_by(games.created.desc(), seats.seat).limit(1))
    return Belongings(running=total - over, waiting=waiting, over=over, name=name)


def keepsakes_of(db: Connection, visitor: Visitor) -> str | None:
    found: str | None = db.scalar(select(schema.keepsakes.c.contents).where(schema.keepsakes.c.visitor == visitor))
    return found


def keep(db: Connection, visitor: Visitor, contents: str) -> None:
    row = insert_into(db, schema.keepsakes).values(visitor=visitor, contents=contents)
    db.execute(row.on_conflict_do_update(index_elements=["visitor"], set_={"contents": contents}))


# --- everything about somebody ---------------------------------------------------------------------------------------


def _references() -> Iterator[Column[Any]]:
    """Every column that refers to a visitor."""
    for table in schema.metadata.sorted_tables:
        yield from (key.parent for key in table.foreign_keys if key.column is schema.visitors.c.id)


def pass_on(db: Connection, source: Visitor, target: Visitor) -> None:
    """Everything of one visitor becomes another's, and they are one person from now on. Where only one of both can be
    kept, such as the same spectator twice, it is the other's."""
    one, other = schema.aversions.c.visitor, schema.aversions.c.other
    db.execute(delete(schema.aversions).where(one.in_((source, target)), other.in_((source, target))))
    for column in _references():
        table = column.table
        if column.primary_key:
            twin = table.alias()
            same = [twin.c[key.name] == key for key in table.primary_key if key is not column]
            db.execute(delete(table).where(column == source, exists().where(twin.c[column.name] == target, *same)))
        db.execute(update(table).where(column == source).values({column.name: target}))
    db.execute(delete(schema.visitors).where(schema.visitors.c.id == source))


def forget(db: Connection, visitor: Visitor) -> None:
    """Everything that refers to the visitor, who must have left all seats and be no host any longer."""
    for column in _references():
        if column.table not in {schema.games, schema.seats}:
            db.execute(delete(column.table).where(column == visitor))
    db.execute(delete(schema.visitors).where(schema.visitors.c.id == visitor))
