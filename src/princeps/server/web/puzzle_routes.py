"""Puzzles: the routes. Anybody may try them."""

from datetime import date
from http import HTTPStatus
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from princeps.server.puzzle_messages import ClueRequest, JudgeRequest, Puzzles
from princeps.server.rooms import puzzles
from princeps.server.web.exercise_routes import WordInPath
from princeps.server.web.routes import LanguageInQuery, TheHouse
from princeps.table.messages.exercises import Clue, Puzzle, PuzzleSolution, Verdict

Day = Annotated[date, QueryParameter(name="day")]  # by the reader's calendar


@get("/api/puzzles")
async def all_puzzles(house: TheHouse, day: Day, language: LanguageInQuery = "en") -> Puzzles:
    """The puzzle of a day, and all sets."""
    await house.preparation.check()
    return await puzzles.all_sets(day, language)


@get("/api/puzzles/today")
async def todays_puzzle(house: TheHouse, day: Day, language: LanguageInQuery = "en") -> Puzzle | None:
    """The puzzle of a day."""
    await house.preparation.check()
    return await puzzles.today(day, language)


class OnePuzzle(Controller):
    """One puzzle. Its table is an exercise; here is what is said about a try."""

    path = "/api/puzzles/{game:str}/{name:str}"

    @get("/")
    async def puzzle(
        self, house: TheHouse, game: WordInPath, name: WordInPath, language: LanguageInQuery = "en"
    ) -> Puzzle:
        """What it asks."""
        await house.preparation.check(game)
        return await puzzles.puzzle(game, name, language)

    @post("/judge", status_code=HTTPStatus.OK)
    async def judge(self, house: TheHouse, game: WordInPath, name: WordInPath, data: JSONBody[JudgeRequest]) -> Verdict:
        """What a try is worth, once its turn is over."""
        await house.preparation.check(game)
        return await puzzles.judge(game, name, data.answers, data.language)

    @post("/clue", status_code=HTTPStatus.OK)
    async def clue(self, house: TheHouse, game: WordInPath, name: WordInPath, data: JSONBody[ClueRequest]) -> Clue:
        """Where to look."""
        await house.preparation.check(game)
        return await puzzles.clue(game, name, data.answers, data.level, data.language)

    @get("/solution")
    async def solution(
        self, house: TheHouse, game: WordInPath, name: WordInPath, language: LanguageInQuery = "en"
    ) -> PuzzleSolution:
        """The best turn and why it is the best."""
        await house.preparation.check(game)
        return await puzzles.solution(game, name, language)


HANDLERS: list[ControllerRouterHandler] = [all_puzzles, todays_puzzle, OnePuzzle]
