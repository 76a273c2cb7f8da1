"""Looking back at games: their moments, files of games, sharing, and playing on from a moment against bots.

While a game runs, everybody looks back at what he saw himself. When it is over, nothing in it is hidden any more.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec.structs import replace

import princeps
from princeps.bots import LEVELS
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, parse_recipe
from princeps.server.archive import Archive, Record
from princeps.server.dealing import check_game
from princeps.server.describe import describe_room
from princeps.server.errors import Kind, RoomError, not_your_seat, speaking, still_running
from princeps.server.ledger import RoomRows, SeatRow
from princeps.server.messages import Room
from princeps.server.replay_messages import ContinueRequest, Obstacle, Replay
from princeps.server.seating import check_level
from princeps.server.seats import Visitor
from princeps.table.messages import Table
from princeps.table.replay import OPEN
from princeps.table.replay import Replay as Moments
from princeps.table.usual_names import USUAL_NAMES

MOST_MOVES = 4000  # of a file; no game played by people comes near
KEPT = 32  # replays in memory, a few megabytes each

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Viewpoint:
    """Where somebody looks from: a seat or beside the table, with open eyes or not."""

    seat: int
    is_open: bool

    @property
    def reader(self) -> int:
        return OPEN if self.is_open else self.seat


@dataclass
class _Shown:
    """One game's moments. Work on them is done in a thread, by one at a time."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moments: Moments | None = None

    async def ask(self, recipe: Recipe, question: Callable[[Moments], Answer]) -> Answer:
        async with self.lock:
            return await asyncio.to_thread(self._answer, recipe, question)

    def _answer(self, recipe: Recipe, question: Callable[[Moments], Answer]) -> Answer:
        if self.moments is None:
            self.moments = Moments(Match.replay(princeps.game(recipe.game), recipe, 0))
        self.moments.follow(recipe.moves)
        return question(self.moments)


class Replays:
    """The service. What may be seen is decided anew for every question."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._shown: OrderedDict[str, _Shown] = OrderedDict()

    # --- looking ---

    async def replay(
        self, visitor: Visitor | None, game: str, seat: int | None, is_open: bool | None, language: str
    ) -> Replay:
        """The moments of a game; without a wish from one's own seat, and of a game of strangers with open eyes."""
        with speaking(language):
            record = await self._archive.record(visitor, game)
            where = _viewpoint(record.room, visitor, seat, is_open)
        room = record.room

        def tell(moments: Moments) -> Replay:
            return Replay(
                room=_room(room, visitor, language),
                box=moments.box(SPECTATOR, room.names, language),
                viewpoint=where.seat,
                open=where.is_open,
                viewpoints=_viewpoints(room, visitor),
                moments=moments.moments(where.reader),
                over=_is_over(room),
                shared=room.game.shared is not None,
                sharable=_is_over(room) and (bool(room.seats_of(visitor)) or room.game.host == visitor),
                obstacle=_obstacle(room, visitor),
                levels=list(LEVELS),
            )

        return await self._ask(record, tell)

    async def table(
        self, visitor: Visitor | None, game: str, at: int, where: Viewpoint, language: str, after: int
    ) -> Table:
        """What was seen at a moment, and of the log what differs from that of the moment `after`."""
        with speaking(language):
            record = await self._archive.record(visitor, game)
            where = _viewpoint(record.room, visitor, where.seat, where.is_open)
        names = record.room.names

        def look(moments: Moments) -> Table:
            known = after if after <= moments.revision(where.reader) else 0
            _check_moment(moments, where.reader, at)
            return moments.table_at(at, where.reader, names, language, known, seat=where.seat)

        return await self._ask(record, look)

    async def recipe(self, visitor: Visitor | None, game: str) -> Recipe:
        """The whole game as a file, once it is over."""
        record = await self._archive.record(visitor, game)
        if not _is_over(record.room):
            raise still_running("A game can be saved as a file once it is over.")
        return record.recipe

    async def _ask(self, record: Record, question: Callable[[Moments], Answer]) -> Answer:
        name = record.room.game.id
        shown = self._shown.setdefault(name, _Shown())
        self._shown.move_to_end(name)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        return await shown.ask(record.recipe, question)

    # --- keeping ---

    async def open_file(self, visitor: Visitor, text: str) -> str:
        """Keep the game of a file, to be looked at; returns its id."""
        match = await asyncio.to_thread(_read, text)
        names = USUAL_NAMES[: match.position.players]
        seats = [SeatRow(seat=seat, kind="person", name=name) for seat, name in enumerate(names)]
        return await self._archive.keep(visitor, match, seats, closed=True)

    async def play_on(self, visitor: Visitor, game: str, wish: ContinueRequest) -> str:
        """A new game that begins with the moves up to a moment; returns its id.

        Not while others play the old one: whoever knows what comes, or sits at a rival's seat, knows too much.
        """
        record = await self._archive.record(visitor, game)
        room = record.room
        where = _viewpoint(room, visitor, wish.viewpoint, wish.open)
        _check_may_play_on(room, visitor, wish.seat)
        seats = [_seat(seat, wish, visitor) for seat in room.seats]

        def moves_then(moments: Moments) -> int:
            _check_moment(moments, where.reader, wish.at)
            return moments.moves_at(where.reader, wish.at)

        moves = await self._ask(record, moves_then)
        match = await asyncio.to_thread(Match.replay, princeps.game(record.recipe.game), record.recipe, moves)
        if match.position.is_over:
            sentence = "The game is over at this moment; choose an earlier one to play on from."
            raise RoomError(Kind.CONFLICT, "over-here", sentence)
        return await self._archive.keep(visitor, match, seats)


# --- who may look from where -----------------------------------------------------------------------------------------


def _is_over(room: RoomRows) -> bool:
    return room.game.over is not None


def _viewpoints(room: RoomRows, visitor: Visitor | None) -> list[int]:
    return [seat.seat for seat in room.seats] if _is_over(room) else room.seats_of(visitor)


def _viewpoint(room: RoomRows, visitor: Visitor | None, seat: int | None, is_open: bool | None) -> Viewpoint:
    """As wished, if that is allowed. People who share a screen still hide something from each other while they play."""
    allowed, mine = _viewpoints(room, visitor), room.seats_of(visitor)
    if seat is None:
        is_shared = len(mine) > 1 and not _is_over(room)
        seat = SPECTATOR if is_shared else next(iter(mine or allowed), SPECTATOR)
    if is_open is None:
        is_open = _is_over(room) and not mine
    if seat not in (SPECTATOR, *allowed):
        raise not_your_seat()
    if is_open and not _is_over(room):
        raise RoomError(Kind.FORBIDDEN, "still-hidden", "What is hidden is shown once the game is over.")
    return Viewpoint(seat, is_open)


def _room(room: RoomRows, visitor: Visitor | None, language: str) -> Room:
    """The room as it is told at the table; strangers are not told what was said there."""
    told = describe_room(room, visitor or Visitor(""), present=(), language=language)
    return told if room.admits(visitor) else replace(told, chat=[])


def _check_moment(moments: Moments, reader: int, at: int) -> None:
    if at > moments.revision(reader):
        raise RoomError(Kind.NOT_FOUND, "no-moment", "There is no such moment in this game.")


# --- playing on ------------------------------------------------------------------------------------------------------


def _obstacle(room: RoomRows, visitor: Visitor | None) -> Obstacle | None:
    """A game that runs may be continued elsewhere only by the one person who plays it."""
    if _is_over(room):
        return None
    if not room.seats_of(visitor):
        return "only-players"
    return "others-play" if sum(seat.kind == "person" for seat in room.seats) > 1 else None


def _check_may_play_on(room: RoomRows, visitor: Visitor, seat: int) -> None:
    if seat >= room.game.players:
        raise RoomError(Kind.INVALID, "no-seat", "There is no such seat in this game.")
    match _obstacle(room, visitor):
        case "others-play":
            sentence = "Others still play this game, and what is hidden from them would show; wait until it is over."
            raise RoomError(Kind.FORBIDDEN, "others-play", sentence)
        case "only-players":
            sentence = "As long as the game runs, only who plays it alone against bots can play on from a moment."
            raise RoomError(Kind.FORBIDDEN, "only-players", sentence)
    if not _is_over(room) and seat not in room.seats_of(visitor):
        raise not_your_seat()


def _seat(seat: SeatRow, wish: ContinueRequest, visitor: Visitor) -> SeatRow:
    if seat.seat == wish.seat:
        return SeatRow(seat=seat.seat, kind="person", name=seat.name, visitor=visitor)
    level = check_level(wish.levels[seat.seat] if seat.seat < len(wish.levels) else None)
    return SeatRow(seat=seat.seat, kind="bot", name=seat.name, level=level)


# --- files -----------------------------------------------------------------------------------------------------------


def _read(text: str) -> Match:
    """The game of a file, played to its end, or one sentence about what is wrong with it."""
    try:
        recipe = parse_recipe(text, "This file")
        check_game(recipe.game)
        if len(recipe.moves) > MOST_MOVES:
            raise RoomError(Kind.INVALID, "recipe", f"This file has more than {MOST_MOVES} moves.")
        return Match.replay(princeps.game(recipe.game), recipe)
    except RoomError:
        raise
    except PrincepsError as error:
        raise RoomError(Kind.INVALID, "recipe", str(error)) from None
