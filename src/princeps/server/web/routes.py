"""The routes that the page uses. Each handler only passes its request on to the rooms."""

import asyncio
import hashlib
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, WebSocket, delete, get, patch, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter, SkipValidation
from litestar.types import ControllerRouterHandler

from princeps.bots.advice import Advice
from princeps.kernel.game import SPECTATOR
from princeps.server.errors import RoomError, no_such_game
from princeps.server.messages import (
    MOST_SEATS,
    ActRequest,
    ChatRequest,
    Created,
    ExploreRequest,
    HintRequest,
    Home,
    Joined,
    Language,
    LeaveRequest,
    Link,
    NewGame,
    PauseRequest,
    Reason,
    RenameRequest,
    Room,
    SecretRequest,
    UndoRequest,
    WhyRequest,
)
from princeps.server.notify.delivery import Delivery
from princeps.server.processes.bot_turns import Bots
from princeps.server.processes.thinker import Advise
from princeps.server.processes.thinking import Thinkers
from princeps.server.rooms.analyses import Analyses
from princeps.server.rooms.cache import CachedChronicle
from princeps.server.rooms.exercises import Exercises
from princeps.server.rooms.mistakes import Mistakes
from princeps.server.rooms.replays import Replays
from princeps.server.rooms.rooms import Rooms
from princeps.server.rooms.watching import Names, check_revision
from princeps.server.startup.preparation import Health, Preparation
from princeps.server.visitors import Caller, Reader, Visitor
from princeps.server.web.buckets import Buckets
from princeps.server.web.gate import Refused, too_often
from princeps.server.web.sockets import Audience, refuse
from princeps.table.messages import Box, Hint, Table

TheHouse = NamedDependency[SkipValidation["House"]]
MaybeVisitor = NamedDependency[SkipValidation[Visitor | None]]
KnownVisitor = NamedDependency[SkipValidation[Visitor]]
TheCaller = NamedDependency[SkipValidation[Caller]]
GameId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatInPath = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]
SeatInQuery = Annotated[int, QueryParameter(name="seat", ge=SPECTATOR, lt=MOST_SEATS)]
LanguageInQuery = FromQuery[Language]
After = Annotated[int, QueryParameter(name="after", ge=0, le=1_000_000)]

AnyRequest = Request[Any, Any, Any]
Result = TypeVar("Result")


class Hints(msgspec.Struct, frozen=True):
    hints: list[Hint]


class Left(msgspec.Struct, frozen=True):
    """Whether it is done; otherwise the others have been asked to agree."""

    done: bool


@dataclass(frozen=True)
class House:
    """The parts of a running server."""

    rooms: Rooms
    thinkers: Thinkers
    preparation: Preparation
    bots: Bots
    audience: Audience
    replays: Replays
    analyses: Analyses
    exercises: Exercises
    mistakes: Mistakes
    tables_of_address: Buckets  # open ones
    delivery: Delivery

    async def reader(self, visitor: Visitor | None, game: str, seat: int = SPECTATOR, language: str = "en") -> Reader:
        """A visitor who wants to look, once it is clear that they may."""
        await self.preparation.check()
        return await self.rooms.watching.reader(visitor, game, None if seat == SPECTATOR else seat, language)

    async def writer(self, visitor: Visitor | None, game: str, seat: int = SPECTATOR, language: str = "en") -> Reader:
        """A visitor who wants to change something; the change itself checks whether they may."""
        await self.preparation.check()
        if visitor is None:
            raise no_such_game().worded(language)
        return Reader(visitor, game, seat, language)


@get("/api/health")
async def health(house: TheHouse) -> Health:
    """Whether games can be played, or what is still being compiled."""
    return house.preparation.health


@get("/api/home")
async def home(house: TheHouse, visitor: MaybeVisitor, language: LanguageInQuery = "en") -> Home:
    """What can be played, and my games."""
    return await house.rooms.lobby.home(visitor, language)


@post("/api/games")
async def create(house: TheHouse, visitor: KnownVisitor, caller: TheCaller, data: JSONBody[NewGame]) -> Created:
    """Open a game."""
    if any(seat.kind == "open" for seat in data.seats) and not house.tables_of_address.take(caller.address):
        raise too_often()
    await house.preparation.check(data.game)
    game = await house.rooms.lobby.create(visitor, data)
    house.bots.wake(game)
    return Created(game)


@post("/api/join", status_code=HTTPStatus.OK)
async def join(house: TheHouse, visitor: KnownVisitor, data: JSONBody[SecretRequest]) -> Joined:
    """Claim a seat by an invitation."""
    return await house.rooms.invitations.join(visitor, data.secret)


@post("/api/watch", status_code=HTTPStatus.OK)
async def watch(house: TheHouse, visitor: KnownVisitor, data: JSONBody[SecretRequest]) -> Created:
    """Become a spectator of a game."""
    return Created(await house.rooms.invitations.watch(visitor, data.secret))


class Games(Controller):
    """One game."""

    path = "/api/games/{game:str}"

    # --- looking ---

    @get("/room")
    async def room(
        self, house: TheHouse, visitor: MaybeVisitor, game: GameId, language: LanguageInQuery = "en"
    ) -> Room:
        """Seats, chat, proposals: everything except the table."""
        reader = await house.reader(visitor, game, language=language)
        return await house.rooms.watching.room(reader, house.audience.present(game))

    @get("/box")
    async def box(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: MaybeVisitor,
        game: GameId,
        language: LanguageInQuery = "en",
    ) -> Response[Box]:
        """What never changes during a game."""
        reader = await house.reader(visitor, game, language=language)
        body = msgspec.json.encode(await house.rooms.watching.box(reader))
        headers = {"etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"', "cache-control": "private, no-cache"}
        reply: Response[Any] = Response(body, media_type="application/json", headers=headers)
        if request.headers.get("if-none-match") == headers["etag"]:
            reply = Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        return reply

    @get("/table")
    async def table(
        self,
        house: TheHouse,
        visitor: MaybeVisitor,
        game: GameId,
        seat: SeatInQuery = SPECTATOR,
        language: LanguageInQuery = "en",
        after: After = 0,
    ) -> Table:
        """What I see from a seat, or without one from beside the table."""
        reader = await house.reader(visitor, game, seat, language)
        house.bots.wake(game)
        return await house.rooms.watching.table(reader, after)

    # --- playing ---

    @post("/actions", status_code=HTTPStatus.OK)
    async def act(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, data: JSONBody[ActRequest]) -> Table:
        """Answer, all or nothing."""
        reader = await house.writer(visitor, game, data.seat, data.language)
        return await house.rooms.playing.act(reader, data.revision, data.key, data.actions, data.after)

    @post("/undo", status_code=HTTPStatus.OK)
    async def undo(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, data: JSONBody[UndoRequest]) -> Table:
        """Take back my last answer."""
        reader = await house.writer(visitor, game, data.seat, data.language)
        return await house.rooms.playing.undo(reader, data.revision, data.key, data.after)

    @post("/explore", status_code=HTTPStatus.OK)
    async def explore(
        self, house: TheHouse, visitor: MaybeVisitor, game: GameId, data: JSONBody[ExploreRequest]
    ) -> Table:
        """The table as it would be after some answers."""
        reader = await house.reader(visitor, game, data.seat, data.language)
        return await house.rooms.watching.explore(reader, data.revision, data.actions)

    @post("/why", status_code=HTTPStatus.OK)
    async def why(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, data: JSONBody[WhyRequest]) -> Reason:
        """Why nothing can be done at a place."""
        reader = await house.reader(visitor, game, data.seat, data.language)
        return Reason(await house.rooms.watching.why(reader, data.anchor, data.actions))

    @post("/hint", status_code=HTTPStatus.OK)
    async def hint(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: MaybeVisitor,
        caller: TheCaller,
        game: GameId,
        data: JSONBody[HintRequest],
    ) -> Hints:
        """What a strong player would consider."""
        reader = await house.reader(visitor, game, data.seat, data.language)
        view = await house.rooms.watching.to_advise(reader, data.revision, data.actions)
        await house.preparation.advisers_are_ready(view.game.name)
        job = Advise(view.game.name, view.to_bytes(), data.seat)
        advice = await _while_waiting(request, house.thinkers.advise(job, caller))
        return Hints(await house.rooms.watching.ask(reader, partial(_word_hints, reader, data, advice)))

    # --- in the room ---

    @post("/chat", status_code=HTTPStatus.NO_CONTENT)
    async def chat(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, data: JSONBody[ChatRequest]) -> None:
        """Say something to everybody at the table."""
        await house.rooms.company.chat(await house.writer(visitor, game), data.text)

    @patch("/seats/{seat:int}", status_code=HTTPStatus.NO_CONTENT)
    async def rename(
        self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath, data: JSONBody[RenameRequest]
    ) -> None:
        """Give a seat a name."""
        await house.rooms.company.rename(await house.writer(visitor, game), seat, data.name)

    @post("/seats/{seat:int}/link")
    async def link(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> Link:
        """An invitation to a seat; an earlier one is void."""
        return Link(await house.rooms.invitations.link(await house.writer(visitor, game), seat))

    @post("/seats/{seat:int}/leave", status_code=HTTPStatus.OK)
    async def leave(
        self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath, data: JSONBody[LeaveRequest]
    ) -> Left:
        """Give a seat to a bot, if the others agree."""
        return Left(await house.rooms.company.leave(await house.writer(visitor, game), seat, data.level))

    @post("/seats/{seat:int}/agree", status_code=HTTPStatus.OK)
    async def agree(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> Left:
        """Agree to what a player proposes."""
        return Left(await house.rooms.company.agree(await house.writer(visitor, game), seat))

    @post("/seats/{seat:int}/decline", status_code=HTTPStatus.NO_CONTENT)
    async def decline(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> None:
        """Say no to what a player proposes."""
        await house.rooms.company.decline(await house.writer(visitor, game), seat)

    @post("/seats/{seat:int}/stay", status_code=HTTPStatus.NO_CONTENT)
    async def stay(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> None:
        """Withdraw my proposal."""
        await house.rooms.company.stay(await house.writer(visitor, game), seat)

    @post("/seats/{seat:int}/pause", status_code=HTTPStatus.OK)
    async def pause(
        self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath, data: JSONBody[PauseRequest]
    ) -> Left:
        """Let the clocks stand still, if the others agree."""
        return Left(await house.rooms.company.ask_for_pause(await house.writer(visitor, game), seat, data.until))

    @post("/resume", status_code=HTTPStatus.NO_CONTENT)
    async def resume(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> None:
        """End the pause that I asked for."""
        await house.rooms.company.end_pause(await house.writer(visitor, game))

    @post("/seats/{seat:int}/return", status_code=HTTPStatus.NO_CONTENT)
    async def take_seat(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> None:
        """Take back my seat, which a bot has kept for me."""
        await house.rooms.clocks.take_seat(await house.writer(visitor, game), seat)

    @post("/seats/{seat:int}/nudge", status_code=HTTPStatus.NO_CONTENT)
    async def nudge(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> None:
        """Remind a player whose turn it is."""
        await house.rooms.clocks.nudge(await house.writer(visitor, game), seat)

    @post("/spectators")
    async def spectators(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> Link:
        """A link for spectators; an earlier one is void."""
        return Link(await house.rooms.invitations.spectator_link(await house.writer(visitor, game)))

    @post("/rematch")
    async def rematch(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> Created:
        """Offer a rematch, or join one that somebody has offered."""
        rematch = await house.rooms.lobby.rematch(await house.writer(visitor, game))
        house.bots.wake(rematch)
        return Created(rematch)

    @post("/rematch/decline", status_code=HTTPStatus.NO_CONTENT)
    async def decline_rematch(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> None:
        """Say that I will not play again this time."""
        await house.rooms.lobby.decline_rematch(await house.writer(visitor, game))

    @delete("/")
    async def remove(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> None:
        """Delete the game and everything about it."""
        await house.rooms.lobby.delete(await house.writer(visitor, game))

    @websocket("/socket")
    async def socket(
        self,
        socket: WebSocket[Any, Any, Any],
        house: TheHouse,
        caller: TheCaller,
        game: GameId,
        seat: SeatInQuery = SPECTATOR,
        language: LanguageInQuery = "en",
        after: After = 0,
    ) -> None:
        await socket.accept()
        try:
            reader = await house.reader(caller.visitor, game, seat, language)
        except RoomError as error:
            await refuse(socket, error)
            return
        house.bots.wake(game)
        await house.audience.serve(socket, reader, after, caller)


def _word_hints(
    reader: Reader, asked: HintRequest, advice: Sequence[Advice], game: CachedChronicle, names: Names
) -> list[Hint]:
    """Word the hints, if the question is still the one that was thought about."""
    check_revision(game, reader, asked.revision)
    return game.hints(reader.seat, asked.actions, advice, names, reader.language)


async def _while_waiting(request: AnyRequest, work: Coroutine[Any, Any, Result]) -> Result:
    """Stop thinking when the visitor who asked has left."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused(HTTPStatus.REQUEST_TIMEOUT, "left", "Nobody waits for this any longer.")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


HANDLERS: list[ControllerRouterHandler] = [health, home, create, join, watch, Games]
