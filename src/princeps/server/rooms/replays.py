"""Looking back at games: their moments, files of games, sharing, and playing on from a moment against bots.

While a game runs, players look back only at what they themselves saw. Once it is over, nothing in it is hidden.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

import princeps
from princeps.kernel.game import SPECTATOR, Position
from princeps.kernel.recipe import Recipe
from princeps.server.errors import Kind, RoomError, not_your_seat, speaking, still_running
from princeps.server.messages import ExploreRequest, Room
from princeps.server.processes.replayer import (
    Explore,
    GoTo,
    Look,
    Question,
    Rebuilt,
    TellMoments,
    TellTable,
    ToldAnalysis,
    ToldDecision,
    ToldMoments,
    ToldTable,
)
from princeps.server.processes.replaying import Replaying
from princeps.server.processes.thinker import view_of
from princeps.server.replay_messages import ContinueRequest, Obstacle, Replay
from princeps.server.rooms.archive import Archive
from princeps.server.rooms.seating import check_level
from princeps.server.rooms.summaries import describe_room
from princeps.server.store.queries import RoomRows, SeatRow
from princeps.server.visitors import Caller, Visitor
from princeps.table.messages import Table
from princeps.table.replay import OPEN
from princeps.table.usual_names import USUAL_NAMES

Told = TypeVar("Told", ToldMoments, ToldTable, ToldAnalysis, ToldDecision, Rebuilt)


@dataclass(frozen=True)
class Viewpoint:
    """Where somebody looks from: a seat or beside the table, with everything revealed or not."""

    seat: int
    is_open: bool

    @property
    def reader(self) -> int:
        return OPEN if self.is_open else self.seat


class Replays:
    """The service. Every question checks again what may be seen; `address` is where the visitor connects from."""

    def __init__(self, archive: Archive, replaying: Replaying) -> None:
        self._archive = archive
        self._replaying = replaying

    # --- looking ---

    async def replay(
        self,
        visitor: Visitor | None,
        game: str,
        seat: int | None,
        is_open: bool | None,
        language: str,
        address: str = "",
    ) -> Replay:
        """The moments of a game. By default from the visitor's own seat, or with everything revealed if they did not
        play."""
        with speaking(language):
            room = await self._archive.room(visitor, game)
            where = viewpoint_of(room, visitor, seat, is_open)
            question = TellMoments(where.reader, room.names, language)
            told = await self.ask(Caller(visitor, address), room, question, ToldMoments)
        return Replay(
            room=_room(room, visitor, language, self._archive.now()),
            box=told.box,
            viewpoint=where.seat,
            open=where.is_open,
            viewpoints=_viewpoints(room, visitor),
            moments=told.moments,
            over=_is_over(room),
            shared=room.game.shared is not None,
            sharable=_is_over(room) and (bool(room.seats_of(visitor)) or room.game.host == visitor),
            obstacle=_obstacle(room, visitor),
            levels=list(self._archive.levels(room.game.game)),
        )

    async def table(
        self,
        visitor: Visitor | None,
        game: str,
        at: int,
        where: Viewpoint,
        language: str,
        after: int,
        address: str = "",
    ) -> Table:
        """What was visible at a moment, and the part of the log that differs from the moment `after`."""
        with speaking(language):
            room = await self._archive.room(visitor, game)
            where = viewpoint_of(room, visitor, where.seat, where.is_open)
            question = TellTable(at, where.reader, where.seat, room.names, room.leavers, language, after)
            return (await self.ask(Caller(visitor, address), room, question, ToldTable)).table

    async def explore(self, visitor: Visitor | None, game: str, wish: ExploreRequest, address: str = "") -> Table:
        """What a seat would have seen after other answers. Only once the game is over: until then it could be a way to
        plan with the table at hand."""
        with speaking(wish.language):
            room = await self._archive.room(visitor, game)
            if not _is_over(room):
                raise still_running("Other answers can be looked at once the game is over.")
            where = viewpoint_of(room, visitor, wish.seat, is_open=False)
            question = Explore(wish.revision, where.reader, room.names, wish.language, tuple(wish.actions))
            return (await self.ask(Caller(visitor, address), room, question, ToldTable)).table

    async def recipe(self, visitor: Visitor | None, game: str) -> Recipe:
        """The whole game as a file, once it is over."""
        room = await self._archive.room(visitor, game)
        if not _is_over(room):
            raise still_running("A game can be saved as a file once it is over.")
        return await self._archive.recipe(room)

    async def ask(self, caller: Caller, room: RoomRows, question: Question, kind: type[Told]) -> Told:
        """Put a question about a game to the replayer, for a caller who may know the answer."""
        look = Look(room.game.id, room.game.moves, question)
        answer = await self._replaying.look(caller, look, partial(self._archive.recipe, room))
        assert isinstance(answer, kind)
        return answer

    # --- keeping ---

    async def open_file(self, visitor: Visitor, text: str, address: str = "") -> str:
        """Store the game of a file for looking back at it; returns its id."""
        read = await self._replaying.read(Caller(visitor, address), text, self._archive.limits.undos)
        assert isinstance(read, Rebuilt)
        names = USUAL_NAMES[: read.recipe.players]
        seats = [SeatRow(seat=seat, kind="person", name=name) for seat, name in enumerate(names)]
        return await self._archive.keep(visitor, read.recipe, _position(read), seats, closed=True)

    async def play_on(self, visitor: Visitor, game: str, wish: ContinueRequest, address: str = "") -> str:
        """A new game that begins with the moves up to a moment; returns its id.

        Not while others play the old one: anybody who knows the future, or sits at a rival's seat, knows too much.
        """
        room = await self._archive.room(visitor, game)
        where = viewpoint_of(room, visitor, wish.viewpoint, wish.open)
        _check_may_play_on(room, visitor, wish.seat)
        levels = self._archive.levels(room.game.game)
        seats = [_seat(seat, wish, visitor, levels) for seat in room.seats]
        then = await self.ask(Caller(visitor, address), room, GoTo(wish.at, where.reader), Rebuilt)
        position = _position(then)
        if position.is_over:
            sentence = "The game is over at this moment; choose an earlier one to play on from."
            raise RoomError(Kind.CONFLICT, "over-here", sentence)
        return await self._archive.keep(visitor, then.recipe, position, seats)


def _position(rebuilt: Rebuilt) -> Position:
    return view_of(princeps.game(rebuilt.recipe.game), rebuilt.state)


# --- who may look from where -----------------------------------------------------------------------------------------


def _is_over(room: RoomRows) -> bool:
    return room.game.over is not None


def _viewpoints(room: RoomRows, visitor: Visitor | None) -> list[int]:
    return [seat.seat for seat in room.seats] if _is_over(room) else room.seats_of(visitor)


def viewpoint_of(room: RoomRows, visitor: Visitor | None, seat: int | None, is_open: bool | None) -> Viewpoint:
    """The viewpoint asked for, if allowed. People sharing a screen still hide things from each other while they
    play."""
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


def _room(room: RoomRows, visitor: Visitor | None, language: str, now: int) -> Room:
    """The room as those at the table see it; others do not see its chat."""
    told = describe_room(room, visitor or Visitor(""), present=(), language=language, now=now)
    return told if room.admits(visitor) else replace(told, chat=[])


# --- playing on ------------------------------------------------------------------------------------------------------


def _obstacle(room: RoomRows, visitor: Visitor | None) -> Obstacle | None:
    """A running game may be continued elsewhere only by a person who plays it alone."""
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


def _seat(seat: SeatRow, wish: ContinueRequest, visitor: Visitor, levels: Sequence[str]) -> SeatRow:
    if seat.seat == wish.seat:
        return SeatRow(seat=seat.seat, kind="person", name=seat.name, visitor=visitor)
    level = check_level(wish.levels[seat.seat] if seat.seat < len(wish.levels) else None, levels)
    return SeatRow(seat=seat.seat, kind="bot", name=seat.name, level=level)
