"""Statistics of the visitor's own finished games: the routes."""

from http import HTTPStatus
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, delete, get
from litestar.params import PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from princeps.server.messages import LONGEST_WORD, MOST_SEATS
from princeps.server.store.queries import now
from princeps.server.web.routes import KnownVisitor, LanguageInQuery, MaybeVisitor, TheHouse
from princeps.statistics.choice import DAY, Choice, Company
from princeps.statistics.export import as_csv, as_json
from princeps.table.messages.statistics import Statistics

LONGEST_AGO = 36_500  # days

MaybeGame = Annotated[str | None, QueryParameter(max_length=LONGEST_WORD)]
MaybePlayers = Annotated[int | None, QueryParameter(ge=2, le=MOST_SEATS)]
MaybeCompany = Annotated[Company | None, QueryParameter()]
MaybeDays = Annotated[int | None, QueryParameter(ge=1, le=LONGEST_AGO)]
Form = Annotated[Literal["csv", "json"], PathParameter()]


class OwnStatistics(Controller):
    path = "/api/statistics"

    @get("/")
    async def statistics(
        self,
        house: TheHouse,
        visitor: MaybeVisitor,
        game: MaybeGame = None,
        players: MaybePlayers = None,
        company: MaybeCompany = None,
        days: MaybeDays = None,
        language: LanguageInQuery = "en",
    ) -> Statistics:
        """What my finished games say together, or some of them."""
        choice = Choice(game, players, company, now() - days * DAY if days else 0)
        return await house.rooms.results.statistics(visitor, choice, language)

    @get("/results/{form:str}")
    async def results(
        self, house: TheHouse, visitor: MaybeVisitor, form: Form, language: LanguageInQuery = "en"
    ) -> Response[Any]:
        """My results as a file, for a spreadsheet or for programs."""
        found = await house.rooms.results.chosen(visitor, Choice(), language)
        headers = {"content-disposition": f'attachment; filename="princeps.{form}"'}
        if form == "csv":
            return Response(as_csv(found), media_type="text/csv", headers=headers)
        return Response(msgspec.json.encode(as_json(found)), media_type="application/json", headers=headers)

    @delete("/", status_code=HTTPStatus.NO_CONTENT)
    async def forget(self, house: TheHouse, visitor: KnownVisitor) -> None:
        """Remove my finished games; those that others played in stay with them, without my name."""
        await house.rooms.results.forget(visitor)


HANDLERS: list[ControllerRouterHandler] = [OwnStatistics]
