"""Whom somebody does not want to hear, or to meet at a table. It is about the person, whatever their name is later."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from princeps.server.store.queries import AversionKind, insert_into
from princeps.server.store.schema import aversions
from princeps.server.visitors import Visitor


@dataclass(frozen=True)
class AversionRow:
    other: Visitor
    kind: AversionKind
    name: str
    since: int


def aversions_of(db: Connection, visitor: Visitor) -> list[AversionRow]:
    """The newest first."""
    table = aversions.c
    found = select(table.other, table.kind, table.name, table.since).where(table.visitor == visitor)
    return [AversionRow(**row) for row in db.execute(found.order_by(table.since.desc(), table.other)).mappings()]


def count_aversions(db: Connection, visitor: Visitor) -> int:
    return db.scalar(select(func.count()).where(aversions.c.visitor == visitor)) or 0


def add_aversion(db: Connection, visitor: Visitor, row: AversionRow) -> None:
    new = insert_into(db, aversions).values(visitor=visitor, **vars(row))
    db.execute(new.on_conflict_do_update(index_elements=["visitor", "other", "kind"], set_={"name": row.name}))


def remove_aversion(db: Connection, visitor: Visitor, other: Visitor, kind: AversionKind) -> None:
    table = aversions.c
    db.execute(delete(aversions).where(table.visitor == visitor, table.other == other, table.kind == kind))
