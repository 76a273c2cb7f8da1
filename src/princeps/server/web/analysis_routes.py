"""Analysing finished games: the routes. Visitors without a cookie may read about shared games."""

from http import HTTPStatus
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from princeps.server.analysis_messages import AnalysisRequest
from princeps.server.replay_messages import MOST_MOMENTS
from princeps.server.web.replay_routes import MaybeOpen, MaybeSeat
from princeps.server.web.routes import After, GameId, LanguageInQuery, TheCaller, TheHouse
from princeps.table.messages.analysis import GameAnalysis, JudgedMoment

IndexInPath = Annotated[int, PathParameter(ge=0, le=MOST_MOMENTS)]


class GameAnalyses(Controller):
    """One game, judged decision by decision."""

    path = "/api/games/{game:str}"

    @post("/analyse", status_code=HTTPStatus.OK)
    async def begin(
        self, house: TheHouse, caller: TheCaller, game: GameId, data: JSONBody[AnalysisRequest]
    ) -> GameAnalysis:
        """Analyse a game that is over, or look at it more closely; asking twice is asking once."""
        await house.preparation.check()
        room = await house.analyses.room(caller.visitor, game)
        await house.preparation.advisers_are_ready(room.game.game)
        return await house.analyses.begin(caller, game, data.language, deep=data.deep)

    @get("/analysis")
    async def look(
        self,
        house: TheHouse,
        caller: TheCaller,
        game: GameId,
        seat: MaybeSeat = None,
        is_open: MaybeOpen = None,
        language: LanguageInQuery = "en",
        after: After = 0,
    ) -> GameAnalysis:
        """What has been found so far. Whoever asks again and again is waiting for the rest."""
        await house.preparation.check()
        return await house.analyses.look(caller, game, language, seat, is_open, after)

    @get("/analysis/{index:int}")
    async def moment(
        self,
        house: TheHouse,
        caller: TheCaller,
        game: GameId,
        index: IndexInPath,
        seat: MaybeSeat = None,
        is_open: MaybeOpen = None,
        language: LanguageInQuery = "en",
    ) -> JudgedMoment:
        """One decision in full."""
        await house.preparation.check()
        return await house.analyses.moment(caller, game, index, language, seat, is_open)


HANDLERS: list[ControllerRouterHandler] = [GameAnalyses]
