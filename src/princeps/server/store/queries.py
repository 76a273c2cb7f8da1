"""What the database knows about a game, as values, and the few statements that read and write it.

Every function runs inside its caller's transaction (`database.py`); a caller that writes has locked the game.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    RowMapping,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

import princeps
from princeps.kernel.editions import Edition
from princeps.kernel.recipe import Move, Recipe
from princeps.server.store import schema
from princeps.server.visitors import Visitor
from princeps.table.names import Leaver

MOST_LISTED = 200  # on a visitor's list
MOST_COUNTED = 2000  # in a visitor's statistics

SeatKind = Literal["person", "bot"]
RematchAnswer = Literal["offers", "joins", "declines"]
AversionKind = Literal["mute", "block"]


@dataclass(frozen=True, kw_only=True)
class GameRow:
    """A game without its moves. The seed is the server's secret while the game runs."""

    id: str
    game: str
    edition: str
    edition_digest: str
    rules: int
    begun_with: str | None
    players: int
    seed: int = field(repr=False)
    options: Mapping[str, Any]
    host: Visitor
    created: int
    moves: int = 0
    changes: int = 0
    over: int | None = None
    rematch: str | None = None
    spectator_link: str | None = None
    shared: int | None = None
    hints: bool
    clock: int | None = None
    night_from: int | None = None
    night_to: int | None = None
    zone: str | None = None
    stand_in: str | None = None
    paused_since: int | None = None
    paused_until: int | None = None
    paused_by: int | None = None
    gathering: bool = False
    watchable: bool = False


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    seat: int
    kind: SeatKind
    name: str
    level: str | None = None
    left_by: str | None = None
    left_after: int | None = None
    open: bool = False
    visitor: Visitor | None = None
    invite: str | None = None
    used: str | None = None
    since: int | None = None
    score: int | None = None
    place: int | None = None
    sources: str | None = None  # points by source, as JSON
    accuracy: float | None = None
    deadline: int | None = None
    clock_left: int | None = None
    kept: bool = False
    covered: int = 0
    nudged: int | None = None
    nudged_by: int | None = None

    @property
    def claimed(self) -> bool:
        return self.kind == "bot" or self.visitor is not None


@dataclass(frozen=True)
class ChatRow:
    number: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class ProposalRow:
    """Who wants to leave, or the clocks to pause, and what the others have answered."""

    seat: int
    level: str
    until: int | None
    agreed: frozenset[Visitor]
    declined: frozenset[Visitor]


@dataclass(frozen=True)
class RoomRows:
    """Everything about a game except its moves."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    spectators: frozenset[Visitor]
    chat: tuple[ChatRow, ...]
    proposals: tuple[ProposalRow, ...]
    rematch: Mapping[Visitor, RematchAnswer]  # what each visitor has said about playing this game again
    invited: frozenset[Visitor]  # to this game, a rematch, without having answered yet
    aversions: frozenset[tuple[Visitor, Visitor, AversionKind]]  # of somebody here to somebody who plays here

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def leavers(self) -> tuple[Leaver, ...]:
        """Who left a seat to a bot, where it is known when."""
        left = [(seat.seat, seat.left_by, seat.left_after) for seat in self.seats]
        return tuple(Leaver(seat, by, after) for seat, by, after in left if by is not None and after is not None)

    def seats_of(self, visitor: Visitor | None) -> list[int]:
        return [seat.seat for seat in self.seats if visitor is not None and seat.visitor == visitor]

    def people(self) -> set[Visitor]:
        return {seat.visitor for seat in self.seats if seat.visitor is not None}

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays there, also if it only keeps the seat for its owner."""
        sitting = self.seats[seat]
        return self.game.stand_in if sitting.kept else sitting.level

    def is_averse(self, visitor: Visitor, other: Visitor | None, kind: AversionKind) -> bool:
        return other is not None and (visitor, other, kind) in self.aversions

    def admits(self, visitor: Visitor | None) -> bool:
        return visitor is not None and (visitor == self.game.host or visitor in self.people() | self.spectators)


# --- reading ---------------------------------------------------------------------------------------------------------

# Statements that every answer needs are built only once.
_GAME = select(schema.games).where(schema.games.c.id == bindparam("game"))
_GAME_TO_WRITE = _GAME.with_for_update(key_share=True)
_SEATS = select(schema.seats).where(schema.seats.c.game == bindparam("game")).order_by(schema.seats.c.seat)
_NEW_MOVES = insert(schema.moves)


def read_game(db: Connection, game: str, *, lock: bool = False) -> GameRow | None:
    """`lock` keeps other writers of this game away until the transaction ends."""
    row = db.execute(_GAME_TO_WRITE if lock else _GAME, {"game": game}).mappings().first()
    return None if row is None else game_row(row)


def read_room(db: Connection, game: GameRow) -> RoomRows:
    spectators = select(schema.spectators.c.visitor).where(schema.spectators.c.game == game.id)
    table = schema.chat.c
    chat = select(table.number, table.seat, table.text, table.at).where(table.game == game.id).order_by(table.number)
    seats = read_seats(db, game.id)
    return RoomRows(
        game,
        seats,
        frozenset((db.execute(spectators)).scalars()),
        tuple(ChatRow(*row) for row in db.execute(chat)),
        _read_proposals(db, game.id),
        _read_rematch(db, game.id) if game.rematch else {},
        _read_invited(db, game.id, seats),
        _read_aversions(db, seats),
    )


def read_seats(db: Connection, game: str) -> tuple[SeatRow, ...]:
    return tuple(_seat_row(row) for row in db.execute(_SEATS, {"game": game}).mappings())


def _read_proposals(db: Connection, game: str) -> tuple[ProposalRow, ...]:
    proposals, agreements = schema.proposals.c, schema.agreements.c
    proposed = (
        select(proposals.seat, proposals.level, proposals.until).where(proposals.game == game).order_by(proposals.seat)
    )
    answered = select(agreements.seat, agreements.agrees, agreements.visitor).where(agreements.game == game)
    voices = (db.execute(answered)).all()

    def those(seat: int, *, agree: bool) -> frozenset[Visitor]:
        return frozenset(visitor for about, agrees, visitor in voices if (about, agrees) == (seat, agree))

    return tuple(
        ProposalRow(seat, level, until, those(seat, agree=True), those(seat, agree=False))
        for seat, level, until in db.execute(proposed)
    )


def _read_rematch(db: Connection, game: str) -> dict[Visitor, RematchAnswer]:
    answers = schema.rematch_answers.c
    found = db.execute(select(answers.visitor, answers.answer).where(answers.game == game))
    return {row.visitor: row.answer for row in found}


def _read_invited(db: Connection, game: str, seats: Iterable[SeatRow]) -> frozenset[Visitor]:
    former = _only(db, select(schema.games.c.id).where(schema.games.c.rematch == game))
    if former is None:
        return frozenset()
    return frozenset(seat.visitor for seat in seats if seat.visitor) - _read_rematch(db, former).keys()


def _read_aversions(db: Connection, seats: Iterable[SeatRow]) -> frozenset[tuple[Visitor, Visitor, AversionKind]]:
    """Of everybody, to those who play here."""
    table = schema.aversions.c
    players = {seat.visitor for seat in seats if seat.visitor}
    found = select(table.visitor, table.other, table.kind).where(table.other.in_(players))
    return frozenset((visitor, other, kind) for visitor, other, kind in db.execute(found))


def read_moves(db: Connection, game: str, start: int) -> list[Move]:
    """The moves from number `start` on, counted from 0."""
    table = schema.moves.c
    found = select(table.seat, table.action).where(table.game == game, table.seq >= start).order_by(table.seq)
    return [Move(seat, action) for seat, action in db.execute(found)]


def read_recipe(db: Connection, game: GameRow, start: int) -> Recipe:
    """How a game began, with its moves from number `start` on, and its edition unless that is a standard one."""
    return Recipe(
        game.game,
        game.rules,
        game.edition,
        game.edition_digest,
        game.players,
        game.seed,
        dict(game.options),
        read_moves(db, game.id, start),
        game.begun_with,
        None if _standard_edition(game) else _read_edition(db, game.edition_digest),
    )


def _standard_edition(game: GameRow) -> Edition | None:
    return princeps.game(game.game).editions.find(game.edition_digest)


def _read_edition(db: Connection, digest: str) -> dict[str, Any] | None:
    contents: str | None = db.scalar(select(schema.editions.c.contents).where(schema.editions.c.digest == digest))
    return None if contents is None else json.loads(contents)


def games_of(db: Connection, visitor: Visitor) -> list[tuple[GameRow, tuple[SeatRow, ...]]]:
    """Where the visitor plays, watches or is the host: running games first, then the newest."""
    games = schema.games
    found = select(games).where(games.c.id.in_(games_with(visitor)))
    return with_seats(db, found.order_by(games.c.over.is_not(None), games.c.created.desc()).limit(MOST_LISTED))


def lock_games_of(db: Connection, *visitors: Visitor) -> list[GameRow]:
    """All at which each of them is; other writers of these games are kept away until the transaction ends."""
    games = schema.games
    at_table = [games.c.id.in_(games_with(visitor)) for visitor in visitors]
    found = select(games).where(*at_table).order_by(games.c.id)
    return [game_row(row) for row in db.execute(found.with_for_update(key_share=True)).mappings()]


def games_with(visitor: Visitor) -> CompoundSelect[Any]:
    games, seats, spectators = schema.games, schema.seats, schema.spectators
    return union(
        select(seats.c.game).where(seats.c.visitor == visitor),
        select(spectators.c.game).where(spectators.c.visitor == visitor),
        select(games.c.id).where(games.c.host == visitor),
    )


def games_finished_by(db: Connection, visitor: Visitor) -> list[tuple[GameRow, tuple[SeatRow, ...]]]:
    """Where the visitor played to the end, the newest first."""
    games, seats = schema.games, schema.seats
    mine = select(seats.c.game).where(seats.c.visitor == visitor)
    found = select(games).where(games.c.id.in_(mine), games.c.over.is_not(None)).order_by(games.c.over.desc())
    return with_seats(db, found.limit(MOST_COUNTED))


def with_seats(db: Connection, found: Select[Any]) -> list[tuple[GameRow, tuple[SeatRow, ...]]]:
    seats = schema.seats
    rows = [game_row(row) for row in (db.execute(found)).mappings()]
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    at_these = select(seats).where(seats.c.game.in_(sitting)).order_by(seats.c.seat)
    for row in (db.execute(at_these)).mappings():
        sitting[row["game"]].append(_seat_row(row))
    return [(row, tuple(sitting[row.id])) for row in rows]


def count_games(db: Connection, host: Visitor) -> tuple[int, int]:
    """How many games of this host are running, and how many there are in all."""
    games = schema.games.c
    found = select(func.count() - func.count(games.over), func.count()).where(games.host == host)
    running, all_of_them = (db.execute(found)).one()
    return running, all_of_them


def count_all_games(db: Connection) -> dict[str, int]:
    """How many games are running, and how many are over."""
    over = func.count(schema.games.c.over)
    found = db.execute(select(func.count() - over, over).select_from(schema.games)).one()
    return dict(zip(("running", "over"), found, strict=True))


def games_with_waiting_bots(db: Connection) -> list[str]:
    seats = schema.seats.c
    found = select(seats.game).distinct().where(or_(seats.kind == "bot", seats.kept), seats.since.is_not(None))
    return list((db.execute(found)).scalars())


def game_by_seat_link(db: Connection, secret: str) -> str | None:
    """The game in which a secret, given as its hash, opens or has opened a seat."""
    seats = schema.seats.c
    return _only(db, select(seats.game).where(or_(seats.invite == secret, seats.used == secret)))


def game_by_spectator_link(db: Connection, secret: str) -> str | None:
    return _only(db, select(schema.games.c.id).where(schema.games.c.spectator_link == secret))


def _only(db: Connection, found: Select[str]) -> str | None:
    result: str | None = db.scalar(found)
    return result


def game_row(row: Mapping[Any, Any]) -> GameRow:
    return GameRow(**{**dict(row), "options": json.loads(row["options"])})


def _seat_row(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: value for name, value in row.items() if name != "game"})


# --- writing ---------------------------------------------------------------------------------------------------------


def welcome(db: Connection, visitor: Visitor, at: int) -> None:
    """Register the visitor, if they are new, with the device that they are named after. Other transactions that welcome
    them wait until this one ends."""
    row = insert_into(db, schema.visitors).values(id=visitor, created=at).on_conflict_do_nothing()
    if db.execute(row.execution_options(preserve_rowcount=True)).rowcount > 0:
        device = insert_into(db, schema.devices).values(id=visitor, visitor=visitor, name="", created=at, seen=at)
        db.execute(device.on_conflict_do_nothing())
    db.execute(select(schema.visitors).where(schema.visitors.c.id == visitor).with_for_update(key_share=True))


def insert_into(db: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if db.dialect.name == "sqlite" else postgresql.insert(table)


def add_game(
    db: Connection, game: GameRow, seats: Sequence[SeatRow], edition_contents: Mapping[str, Any] | None = None
) -> None:
    """`contents` of the edition are only needed if it is not a standard one."""
    standard = _standard_edition(game)
    contents = standard.data if standard else edition_contents
    assert contents is not None
    _keep_edition(db, game.edition_digest, contents)
    db.execute(insert(schema.games), {**vars(game), "options": json.dumps(game.options)})
    db.execute(insert(schema.seats), [{"game": game.id, **vars(seat)} for seat in seats])


def _keep_edition(db: Connection, digest: str, contents: Mapping[str, Any]) -> None:
    """Anybody who would remove the edition waits until this transaction ends."""
    editions = schema.editions
    held = select(editions.c.digest).where(editions.c.digest == digest).with_for_update(read=True)
    if db.scalar(held) is None:
        row = insert_into(db, editions).values(digest=digest, contents=json.dumps(contents))
        db.execute(row.on_conflict_do_update(index_elements=["digest"], set_={"digest": digest}))


def _forget_edition(db: Connection, digest: str) -> None:
    """Remove the edition unless a game is played with it. The lock first waits for anybody who is just keeping it."""
    editions, games = schema.editions, schema.games
    db.execute(select(editions.c.digest).where(editions.c.digest == digest).with_for_update())
    is_played = select(games.c.id).where(games.c.edition_digest == digest).exists()
    db.execute(delete(editions).where(editions.c.digest == digest, ~is_played))


def add_moves(db: Connection, game: str, start: int, moves: Iterable[Move], at: int) -> None:
    """The primary key refuses moves whose numbers somebody else has already written."""
    rows = [
        {"game": game, "seq": seq, "seat": move.seat, "action": move.action, "at": at}
        for seq, move in enumerate(moves, start)
    ]
    db.execute(_NEW_MOVES, rows)


def add_request(db: Connection, game: str, request: str, moves: int) -> bool:
    """Whether it is new; otherwise it has been done already."""
    row = {"game": game, "request": request, "moves": moves}
    return db.execute(_new_request(db.dialect.name), row).rowcount > 0


@cache
def _new_request(dialect: str) -> sqlite.Insert | postgresql.Insert:
    new = sqlite.insert(schema.requests) if dialect == "sqlite" else postgresql.insert(schema.requests)
    return new.on_conflict_do_nothing().execution_options(preserve_rowcount=True)


def set_game(db: Connection, game: str, **values: Any) -> None:
    db.execute(_update_of(schema.games, *values), {"of_game": game, **values})


def set_seat(db: Connection, game: str, seat: int, **values: Any) -> None:
    db.execute(_update_of(schema.seats, *values), {"of_game": game, "of_seat": seat, **values})


def set_standing(db: Connection, game: str, seats: Iterable[SeatRow]) -> None:
    """For whom the game waits and how long, who plays there, and how it ended."""
    columns = ("since", "score", "place", "sources", "deadline", "clock_left", "kept", "covered")
    rows = [{"of_game": game, "of_seat": it.seat} | {name: getattr(it, name) for name in columns} for it in seats]
    if rows:
        db.execute(_update_of(schema.seats, *columns), rows)


@cache
def _update_of(table: Table, *columns: str) -> Update:
    """New values for some columns of one game, or of one seat there."""
    found = table.c.id if table is schema.games else table.c.game
    changed = update(table).where(found == bindparam("of_game")).values({name: bindparam(name) for name in columns})
    return changed if table is schema.games else changed.where(table.c.seat == bindparam("of_seat"))


def note_change(db: Connection, game: str) -> None:
    """Let other processes notice that the room has changed."""
    games = schema.games
    db.execute(update(games).where(games.c.id == game).values(changes=games.c.changes + 1))


def add_chat(db: Connection, game: str, line: ChatRow, oldest: int) -> None:
    """A new line; lines before number `oldest` are deleted."""
    db.execute(insert(schema.chat), {"game": game, **vars(line)})
    db.execute(delete(schema.chat).where(schema.chat.c.game == game, schema.chat.c.number < oldest))


def remove_chat_of(db: Connection, game: str, seat: int) -> None:
    db.execute(delete(schema.chat).where(_at_seat(schema.chat, game, seat)))


def add_spectator(db: Connection, game: str, visitor: Visitor) -> None:
    db.execute(insert(schema.spectators), {"game": game, "visitor": visitor})


def set_rematch_answer(db: Connection, game: str, visitor: Visitor, answer: RematchAnswer) -> None:
    db.execute(insert(schema.rematch_answers), {"game": game, "visitor": visitor, "answer": answer})


def forget_rematch(db: Connection, game: str) -> None:
    """The game's earlier rematch is gone, and what was said about it no longer counts."""
    db.execute(delete(schema.rematch_answers).where(schema.rematch_answers.c.game == game))


def add_proposal(db: Connection, game: str, seat: int, level: str, until: int | None = None) -> None:
    db.execute(insert(schema.proposals), {"game": game, "seat": seat, "level": level, "until": until})


def set_agreement(db: Connection, game: str, seat: int, visitor: Visitor, agrees: bool) -> None:
    """A later answer replaces an earlier one."""
    table = schema.agreements
    db.execute(delete(table).where(_at_seat(table, game, seat), table.c.visitor == visitor))
    db.execute(insert(table), {"game": game, "seat": seat, "visitor": visitor, "agrees": agrees})


def remove_proposal(db: Connection, game: str, seat: int) -> None:
    db.execute(delete(schema.proposals).where(_at_seat(schema.proposals, game, seat)))


def remove_game(db: Connection, game: GameRow) -> None:
    """Remove the game with everything that belongs to it."""
    db.execute(delete(schema.games).where(schema.games.c.id == game.id))
    _forget_edition(db, game.edition_digest)


def _at_seat(table: Table, game: str, seat: int) -> ColumnElement[bool]:
    return and_(table.c.game == game, table.c.seat == seat)
