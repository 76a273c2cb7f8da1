"""The tables of the database. A game is kept as its recipe: a row of `games` and its rows of `moves`.

The primary key of `moves` is the last word on who came first: whatever else went wrong, no two answers can both be the
seventh of a game. Times are milliseconds since 1970. Secrets are kept as hashes only; a visitor is the hash of his
cookie. What belongs to a game goes with it.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

from princeps.kernel.recipe import LONGEST_VERSION

_NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=_NAMING)

_GAME, _HASH, _LEVEL = String(24), String(64), String(40)


def _given(name: str, kind: Any, **more: Any) -> Column[Any]:
    """A column that is never empty."""
    return Column(name, kind, nullable=False, **more)


def _of_game(name: str, key: str, *columns: Column[Any]) -> Table:
    """What belongs to a game; `key` tells its rows apart there."""
    return _part(name, ["game", key], ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"), *columns)


def _of_seat(name: str, owner: str, further_keys: Sequence[str], *columns: Column[Any]) -> Table:
    """What belongs to a seat of a game, or to something else that is found by its seat."""
    owned = ForeignKeyConstraint(["game", "seat"], [f"{owner}.game", f"{owner}.seat"], ondelete="CASCADE")
    return _part(name, ["game", "seat", *further_keys], owned, _given("seat", Integer), *columns)


def _part(name: str, keys: Sequence[str], owned: ForeignKeyConstraint, *columns: Column[Any]) -> Table:
    found = PrimaryKeyConstraint(*keys)
    return Table(name, metadata, _given("game", _GAME), *columns, found, owned, sqlite_with_rowid=False)


editions = Table(  # as long as there are games that are played with them
    "editions",
    metadata,
    Column("digest", _HASH, primary_key=True),
    _given("contents", String),  # as JSON
)

visitors = Table("visitors", metadata, Column("id", _HASH, primary_key=True), _given("created", BigInteger))

games = Table(
    "games",
    metadata,
    Column("id", _GAME, primary_key=True),
    _given("game", String(40)),
    _given("edition", String(80)),
    _given("edition_digest", _HASH, index=True),
    _given("rules", Integer),
    Column("begun_with", String(LONGEST_VERSION)),  # the version of the program, if it is known
    _given("players", Integer),
    _given("seed", BigInteger),
    _given("options", String),  # as JSON
    _given("host", ForeignKey("visitors.id"), index=True),
    _given("created", BigInteger),
    _given("moves", Integer),  # how many there are
    _given("changes", Integer),  # of the room, so that others notice
    Column("over", BigInteger),
    Column("rematch", ForeignKey("games.id", ondelete="SET NULL"), index=True),
    Column("spectator_link", _HASH, unique=True),
    Column("shared", BigInteger),  # since then everybody who has its address may look back at it
    _given("hints", Boolean),  # whether players may ask for them
)

seats = _of_game(
    "seats",
    "seat",
    _given("seat", Integer),
    _given("kind", String(10)),  # person, bot
    Column("level", _LEVEL),
    _given("name", String(20)),
    Column("left_by", String(20)),  # the name of who left the seat to a bot
    Column("left_after", Integer),  # moves of the game
    Column("visitor", ForeignKey("visitors.id"), index=True),
    Column("invite", _HASH, unique=True),  # opens this seat
    Column("used", _HASH, index=True),  # has opened it
    Column("since", BigInteger),  # when the game began to wait for this seat
    Column("score", Integer),
    Column("place", Integer),
)

moves = _of_game(
    "moves",
    "seq",
    _given("seq", Integer, autoincrement=False),
    _given("seat", Integer),
    _given("action", String(80)),
    _given("at", BigInteger),
)

requests = _of_game(
    "requests",
    "request",
    _given("request", _HASH),  # the hash of all that was asked, with its key
    _given("moves", Integer),  # how many the game had when it was done
)

spectators = _of_game(
    "spectators",
    "visitor",
    _given("visitor", ForeignKey("visitors.id"), index=True),
)

rematch_answers = _of_game(
    "rematch_answers",
    "visitor",
    _given("visitor", ForeignKey("visitors.id")),
    _given("answer", String(10)),  # offers, joins, declines
)

chat = _of_game(
    "chat",
    "number",
    _given("number", Integer, autoincrement=False),
    _given("seat", Integer),
    _given("text", String(500)),
    _given("at", BigInteger),
)

proposals = _of_seat("proposals", "seats", [], _given("level", _LEVEL))

agreements = _of_seat(
    "agreements",
    "proposals",
    ["visitor"],
    _given("visitor", ForeignKey("visitors.id")),
    _given("agrees", Boolean),  # or would rather not
)
