"""The tables of the database. A game is stored as its recipe: a row of `games` and its rows of `moves`.

The primary key of `moves` has the last word on who came first: whatever else goes wrong, no two answers can both be the
seventh of a game. Times are milliseconds since 1970. People's secrets are stored only as hashes. What belongs to a game
is deleted with it. What refers to a visitor has a foreign key that says so: `people.py` finds it by that.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

from princeps.kernel.recipe import LONGEST_VERSION
from princeps.server.visitors import LONGEST_DEVICE_NAME

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


def _of_game(name: str, keys: Sequence[str], *columns: Column[Any]) -> Table:
    """A table of things that belong to a game; `keys` tell its rows apart."""
    return _part(name, ["game", *keys], ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"), *columns)


def _of_seat(name: str, owner: str, further_keys: Sequence[str], *columns: Column[Any]) -> Table:
    """A table of things that belong to a seat of a game, or to something else identified by its seat."""
    owned = ForeignKeyConstraint(["game", "seat"], [f"{owner}.game", f"{owner}.seat"], ondelete="CASCADE")
    return _part(name, ["game", "seat", *further_keys], owned, _given("seat", Integer), *columns)


def _part(name: str, keys: Sequence[str], owned: ForeignKeyConstraint, *columns: Column[Any]) -> Table:
    found = PrimaryKeyConstraint(*keys)
    return Table(name, metadata, _given("game", _GAME), *columns, found, owned, sqlite_with_rowid=False)


editions = Table(  # kept while there are games played with them
    "editions",
    metadata,
    Column("digest", _HASH, primary_key=True),
    _given("contents", String),  # as JSON
)

visitors = Table(  # people; each is named after the first device that they had
    "visitors", metadata, Column("id", _HASH, primary_key=True), _given("created", BigInteger)
)


def _visitor(**more: Any) -> Column[Any]:
    """Whose it is: somebody without whom it is of no use."""
    return _given("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), **more)


devices = Table(
    "devices",
    metadata,
    Column("id", _HASH, primary_key=True),  # of its cookie
    _visitor(index=True),
    _given("name", String(LONGEST_DEVICE_NAME)),  # its browser and system, as far as they are known
    _given("created", BigInteger),
    _given("seen", BigInteger),
)

passes = Table(  # each lets another device in
    "passes",
    metadata,
    Column("secret", _HASH, primary_key=True),
    _visitor(index=True),
    _given("kind", String(10)),  # link, words
    _given("created", BigInteger),
    Column("until", BigInteger),
)

passkeys = Table(  # each lets another device in, whose browser shows it
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    _visitor(index=True),
    _given("public", LargeBinary),
    _given("count", BigInteger),  # of its uses
    _given("name", String(LONGEST_DEVICE_NAME)),  # of the device that made it
    _given("created", BigInteger),
)

challenges = Table(  # each has to be signed with a passkey, once
    "challenges", metadata, Column("challenge", LargeBinary, primary_key=True), _given("until", BigInteger)
)

keepsakes = Table(  # what the page keeps in a browser, for the others of the same visitor
    "keepsakes", metadata, _visitor(primary_key=True), _given("contents", String)
)

games = Table(
    "games",
    metadata,
    Column("id", _GAME, primary_key=True),
    _given("game", String(40)),
    _given("edition", String(80)),
    _given("edition_digest", _HASH, index=True),
    _given("rules", Integer),
    Column("begun_with", String(LONGEST_VERSION)),  # the program's version, if known
    _given("players", Integer),
    _given("seed", BigInteger, index=True),
    _given("options", String),  # as JSON
    _given("host", ForeignKey("visitors.id"), index=True),
    _given("created", BigInteger),
    _given("moves", Integer),  # how many there are
    _given("changes", Integer),  # to the room, so that other processes notice
    Column("over", BigInteger, index=True),
    Column("rematch", ForeignKey("games.id", ondelete="SET NULL"), index=True),
    Column("spectator_link", _HASH, unique=True),
    Column("shared", BigInteger),  # since when everybody who has its address may look back at it
    _given("hints", Boolean),  # whether players may ask for them
    Column("clock", BigInteger),  # milliseconds for each turn of a game over days; none in a live game
    Column("night_from", Integer),  # the hours of each day during which clocks stand still, in this time zone
    Column("night_to", Integer),
    Column("zone", String(64)),
    Column("stand_in", _LEVEL),  # of the bot that makes a turn whose clock has run out
    Column("paused_since", BigInteger),  # when the pause began that the players agreed on
    Column("paused_until", BigInteger),
    Column("paused_by", Integer),  # the seat that asked for it
    _given("gathering", Boolean, index=True),  # an open table: it begins when the last seat is taken
    _given("watchable", Boolean),  # whoever visits may watch it
    Index("ix_games_watchable", "watchable", "over"),
)

seats = _of_game(
    "seats",
    ["seat"],
    _given("seat", Integer),
    _given("kind", String(10)),  # person, bot
    Column("level", _LEVEL),
    _given("name", String(20)),
    Column("left_by", String(20)),  # the name of the player who left the seat to a bot
    Column("left_after", Integer),  # so many moves of the game
    _given("open", Boolean),  # whoever visits may sit down here before the game begins
    Column("visitor", ForeignKey("visitors.id"), index=True),
    Column("invite", _HASH, unique=True),  # opens this seat
    Column("used", _HASH, index=True),  # opened it earlier
    Column("since", BigInteger),  # when the game began to wait for this seat
    Column("score", Integer),
    Column("place", Integer),
    Column("sources", String),  # of the score, as JSON
    Column("accuracy", Float),  # from 0 to 100, once the game has been analysed
    Column("deadline", BigInteger, index=True),  # when the clock of the turn that it owes runs out
    Column("clock_left", BigInteger),  # milliseconds on the clock of an answered turn, should the answer be taken back
    _given("kept", Boolean),  # a bot plays here for its owner
    _given("covered", Integer),  # turns that a bot has made or is making here since the owner last answered
    Column("nudged", BigInteger),  # when its owner was last nudged
    Column("nudged_by", Integer),  # by the player of this seat
)

moves = _of_game(
    "moves",
    ["seq"],
    _given("seq", Integer, autoincrement=False),
    _given("seat", Integer),
    _given("action", String(80)),
    _given("at", BigInteger),
)

requests = _of_game(
    "requests",
    ["request"],
    _given("request", _HASH),  # the hash of the whole request and its key
    _given("moves", Integer),  # how many the game had after the request
)

spectators = _of_game(
    "spectators",
    ["visitor"],
    _given("visitor", ForeignKey("visitors.id"), index=True),
)

kicked = _of_game(  # before it began; they do not come back to this table
    "kicked",
    ["visitor"],
    _visitor(index=True),
)

rematch_answers = _of_game(
    "rematch_answers",
    ["visitor"],
    _given("visitor", ForeignKey("visitors.id")),
    _given("answer", String(10)),  # offers, joins, declines
)

chat = _of_game(
    "chat",
    ["number"],
    _given("number", Integer, autoincrement=False),
    _given("seat", Integer),
    _given("text", String(500)),
    _given("at", BigInteger),
)

analyses = _of_game(  # once it is over, and somebody wants to know
    "analyses",
    ["deep", "part"],
    _given("deep", Boolean),  # whether each decision was looked at closely
    _given("part", Integer, autoincrement=False),  # 0: the chances of all seats; then one stretch of decisions each
    _given("judge", String(40)),  # what judged it
    _given("contents", LargeBinary),
)

proposals = _of_seat(
    "proposals",
    "seats",
    [],
    _given("level", _LEVEL),  # of the bot that would take over
    Column("until", BigInteger),  # a pause of the clocks is asked for instead
)

agreements = _of_seat(
    "agreements",
    "proposals",
    ["visitor"],
    _given("visitor", ForeignKey("visitors.id")),
    _given("agrees", Boolean),  # false: would rather not
)

aversions = Table(  # whom somebody does not want to hear, or to meet at a table
    "aversions",
    metadata,
    _visitor(),
    _given("other", ForeignKey("visitors.id", ondelete="CASCADE"), index=True),
    _given("kind", String(10)),  # mute, block
    _given("name", String(20)),  # that the other had then
    _given("since", BigInteger),
    PrimaryKeyConstraint("visitor", "other", "kind"),
    sqlite_with_rowid=False,
)

heartbeat = Table(  # one row
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    _given("at", BigInteger),  # when a server on this database last counted the time
)

# --- being told ------------------------------------------------------------------------------------------------------

own_keys = Table(  # with which this server signs, made when they are first needed
    "own_keys", metadata, Column("name", String(20), primary_key=True), _given("value", LargeBinary)
)

wishes = Table(  # of what people want to be told; who has none gets what is usual
    "wishes",
    metadata,
    _visitor(primary_key=True),
    _given("turn", Boolean),
    _given("soon", Integer),  # hours before a clock runs out; 0: never
    _given("nudge", Boolean),
    _given("over", Boolean),  # a game, or that somebody wants to play again
    _given("every", String(10)),  # turn, hour, day: no more often than that
    Column("night_from", Integer),  # the hours of each day during which nothing is sent, in this time zone
    Column("night_to", Integer),
    Column("zone", String(64)),
    _given("language", String(10)),
)

subscriptions = Table(  # where people want to be told
    "subscriptions",
    metadata,
    Column("id", String(24), primary_key=True),
    _visitor(index=True),
    _given("kind", String(10)),  # push, mail, webhook
    Column("device", ForeignKey("devices.id", ondelete="CASCADE"), index=True),  # to which is pushed
    _given("target", String(1000)),  # an address of the web, or of mail
    Column("keys", String(200)),  # of the browser, with which a push is encrypted
    _given("created", BigInteger),
    Column("confirmed", BigInteger),  # since when it is known to be theirs
    _given("wanted", Boolean),
    _given("tries", Integer),  # that failed since the last one that did not
    _given("after", BigInteger),  # not to be tried before
    Column("last", BigInteger),  # when something was last sent there
    Column("lease", BigInteger),  # until when a process is sending there
)

notices = _of_game(  # each thing that somebody is told in each place: a row says that it is due, or was told
    "notices",
    ["seat", "event", "occasion", "subscription"],
    _given("seat", Integer),
    _given("event", String(10)),  # turn, soon, nudge, over, rematch
    _given("occasion", BigInteger),  # when it began: tells a turn apart from the next one
    _given("subscription", ForeignKey("subscriptions.id", ondelete="CASCADE"), index=True),
    Column("told", BigInteger, index=True),  # when it was sent, or need not be any longer
    Column("message", String(24)),  # the name of the message in which it is being sent
)

presence = _of_game(  # at games over days
    "presence",
    ["visitor"],
    _visitor(index=True),
    _given("at", BigInteger),  # when they last did anything in front of the table
)

confirmations = Table(  # sent by mail within the last day, by hashes of addresses
    "confirmations",
    metadata,
    Column("id", String(24), primary_key=True),  # of the subscription that it was about
    _given("address", _HASH, index=True),
    _given("at", BigInteger),
)
