"""Learning from one's mistakes: the routes. The table of a mistake is an exercise; here is what is said about a try."""

from http import HTTPStatus

from litestar import Controller, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from princeps.server.puzzle_messages import ClueRequest, JudgeRequest
from princeps.server.rooms.mistakes import Decision
from princeps.server.web.analysis_routes import IndexInPath
from princeps.server.web.routes import GameId, TheCaller, TheHouse
from princeps.table.messages.exercises import Clue, Verdict


class OneMistake(Controller):
    """A decision of a finished game, made again."""

    path = "/api/games/{game:str}/analysis/{index:int}"

    @post("/judge", status_code=HTTPStatus.OK)
    async def judge(
        self, house: TheHouse, caller: TheCaller, game: GameId, index: IndexInPath, data: JSONBody[JudgeRequest]
    ) -> Verdict:
        """What another answer would have been worth."""
        await house.preparation.check()
        return await house.mistakes.judge(caller, Decision(game, index), data.answers, data.language)

    @post("/clue", status_code=HTTPStatus.OK)
    async def clue(
        self, house: TheHouse, caller: TheCaller, game: GameId, index: IndexInPath, data: JSONBody[ClueRequest]
    ) -> Clue:
        """Where to look."""
        await house.preparation.check()
        return await house.mistakes.clue(caller, Decision(game, index), data.answers, data.level, data.language)


HANDLERS: list[ControllerRouterHandler] = [OneMistake]
