"""Looking back at games: the routes. Visitors without a cookie may look at shared games."""

from http import HTTPStatus
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from princeps.kernel.game import SPECTATOR
from princeps.server.errors import Kind, RoomError
from princeps.server.messages import MOST_SEATS, Created, ExploreRequest
from princeps.server.replay_messages import MOST_MOMENTS, ContinueRequest, Replay
from princeps.server.rooms.replays import Viewpoint
from princeps.server.web.gate import LARGEST_RECIPE
from princeps.server.web.routes import (
    After,
    GameId,
    KnownVisitor,
    LanguageInQuery,
    MaybeVisitor,
    SeatInQuery,
    TheCaller,
    TheHouse,
)
from princeps.table.messages import Table

MaybeSeat = Annotated[int | None, QueryParameter(name="seat", ge=SPECTATOR, lt=MOST_SEATS)]
MaybeOpen = Annotated[bool | None, QueryParameter(name="open")]
IsOpen = Annotated[bool, QueryParameter(name="open")]
AtInPath = Annotated[int, PathParameter(ge=1, le=MOST_MOMENTS)]


@post("/api/replays", request_max_body_size=LARGEST_RECIPE)
async def open_file(
    request: Request[Any, Any, Any], house: TheHouse, visitor: KnownVisitor, caller: TheCaller
) -> Created:
    """Store a game from a file, sent as it is, to look back at it."""
    await house.preparation.check()
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise RoomError(Kind.INVALID, "no-saved-game", "This file is not text.") from None
    return Created(await house.replays.open_file(visitor, text, caller.address))


class GameReplays(Controller):
    """One game, looked back at."""

    path = "/api/games/{game:str}"

    @get("/replay")
    async def replay(
        self,
        house: TheHouse,
        caller: TheCaller,
        game: GameId,
        seat: MaybeSeat = None,
        is_open: MaybeOpen = None,
        language: LanguageInQuery = "en",
    ) -> Replay:
        """The moments of a game as I saw it; when it is over, also as others did, or with nothing hidden."""
        await house.preparation.check()
        return await house.replays.replay(caller.visitor, game, seat, is_open, language, caller.address)

    @get("/replay/{at:int}")
    async def table(
        self,
        house: TheHouse,
        caller: TheCaller,
        game: GameId,
        at: AtInPath,
        seat: SeatInQuery = SPECTATOR,
        is_open: IsOpen = False,
        language: LanguageInQuery = "en",
        after: After = 0,
    ) -> Table:
        """The table at a moment."""
        await house.preparation.check()
        where = Viewpoint(seat, is_open)
        return await house.replays.table(caller.visitor, game, at, where, language, after, caller.address)

    @post("/replay/explore", status_code=HTTPStatus.OK)
    async def explore(self, house: TheHouse, caller: TheCaller, game: GameId, data: JSONBody[ExploreRequest]) -> Table:
        """The table of a seat as it would have been after other answers than its own at a moment, the revision."""
        await house.preparation.check()
        return await house.replays.explore(caller.visitor, game, data, caller.address)

    @get(["/recipe", "/replay/recipe"])
    async def recipe(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> Response[Any]:
        """The whole game as a file, once it is over."""
        await house.preparation.check()
        recipe = await house.replays.recipe(visitor, game)
        headers = {"content-disposition": f'attachment; filename="{recipe.game}.json"'}
        return Response(recipe.to_json(), media_type="application/json", headers=headers)

    @post("/share", status_code=HTTPStatus.NO_CONTENT)
    async def share(self, house: TheHouse, visitor: MaybeVisitor, game: GameId) -> None:
        """Let everybody who has its address look back at a finished game."""
        await house.rooms.archive.share(await house.writer(visitor, game))

    @post("/continue")
    async def play_on(
        self,
        house: TheHouse,
        visitor: KnownVisitor,
        caller: TheCaller,
        game: GameId,
        data: JSONBody[ContinueRequest],
    ) -> Created:
        """Play on from a moment against bots, in a game of its own."""
        await house.preparation.check()
        new = await house.replays.play_on(visitor, game, data, caller.address)
        house.bots.wake(new)
        return Created(new)


HANDLERS: list[ControllerRouterHandler] = [open_file, GameReplays]
