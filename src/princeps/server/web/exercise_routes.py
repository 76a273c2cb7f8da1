"""Lessons, the rulebook, exercises: the routes. Anybody may ask; a shelf refuses what is not theirs."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from princeps.server.exercise_messages import ExerciseRequest, Lessons, Opened, TryRequest, WhyNotRequest
from princeps.server.messages import Reason
from princeps.server.rooms.exercises import Address
from princeps.server.web.routes import LanguageInQuery, TheCaller, TheHouse
from princeps.table.lessons import lessons_of
from princeps.table.messages import Table
from princeps.table.messages.rulebook import Rulebook
from princeps.table.rulebook import rulebook_of

WordInPath = Annotated[str, PathParameter(min_length=1, max_length=80, pattern="^[A-Za-z0-9_-]+$")]


@get("/api/lessons/{game:str}")
async def lessons(game: WordInPath) -> Lessons:
    """The lessons of a game, in the order of teaching; none for a game without them."""
    return Lessons([lesson.told() for lesson in lessons_of(game).values()])


@get("/api/rulebook/{game:str}")
async def rulebook(house: TheHouse, game: WordInPath, language: LanguageInQuery = "en") -> Rulebook:
    """The rules of a game in our own words; nothing for a game without a rulebook."""
    await house.preparation.check()
    return await asyncio.to_thread(rulebook_of, game, language)


class Exercising(Controller):
    """One exercise. It is asked about the position after the answers that come with the question."""

    path = "/api/exercises/{kind:str}/{game:str}/{name:str}"

    @post("/open", status_code=HTTPStatus.OK)
    async def open(
        self,
        house: TheHouse,
        caller: TheCaller,
        kind: WordInPath,
        game: WordInPath,
        name: WordInPath,
        data: JSONBody[ExerciseRequest],
    ) -> Opened:
        await house.preparation.check(game)
        return await house.exercises.open(caller, Address(kind, game, name), data.answers, data.language)

    @post("/table", status_code=HTTPStatus.OK)
    async def table(
        self,
        house: TheHouse,
        caller: TheCaller,
        kind: WordInPath,
        game: WordInPath,
        name: WordInPath,
        data: JSONBody[ExerciseRequest],
    ) -> Table:
        """The table after these answers, with what is new since revision `after`."""
        await house.preparation.check(game)
        return await house.exercises.table(caller, Address(kind, game, name), data.answers, data.language, data.after)

    @post("/explore", status_code=HTTPStatus.OK)
    async def explore(
        self,
        house: TheHouse,
        caller: TheCaller,
        kind: WordInPath,
        game: WordInPath,
        name: WordInPath,
        data: JSONBody[TryRequest],
    ) -> Table:
        """The table as it would be after some more answers, as far as anybody could foresee it."""
        await house.preparation.check(game)
        address = Address(kind, game, name)
        return await house.exercises.explore(caller, address, data.answers, data.actions, data.language)

    @post("/why", status_code=HTTPStatus.OK)
    async def why(
        self,
        house: TheHouse,
        caller: TheCaller,
        kind: WordInPath,
        game: WordInPath,
        name: WordInPath,
        data: JSONBody[WhyNotRequest],
    ) -> Reason:
        """Why nothing can be done at a place."""
        await house.preparation.check(game)
        address = Address(kind, game, name)
        return Reason(
            await house.exercises.why(caller, address, data.anchor, data.answers, data.actions, data.language)
        )


HANDLERS: list[ControllerRouterHandler] = [lessons, rulebook, Exercising]
