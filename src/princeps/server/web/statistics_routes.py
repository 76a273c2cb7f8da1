"""Statistics of the visitor's own finished games: the routes."""

from http import HTTPStatus
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

from princeps.server.messages import LONGEST_WORD, MOST_SEATS
from princeps.server.web.routes import KnownVisitor, LanguageInQuery, MaybeVisitor, TheHouse
from princeps.statistics.choice import DAY, Choice, Company
from princeps.statistics.export import as_csv, as_json
from princeps.table.messages.statistics import Statistics

LONGEST_AGO = 36_500  # days

MaybeGame = Annotated[str | None, QueryParameter(max_length=LONGEST_WORD)]
MaybePlayers = Annotated[int | None, QueryParameter(ge=2, le=MOST_SEATS)]
MaybeCompany = Annotated[Company | None, QueryParameter()]
MaybeDays = Annotated[int | None, QueryParameter(ge=1, le=LONGEST_AGO)]


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
        choice = Choice(game, players, company, house.rooms.now() - days * DAY if days else 0)
        return await house.rooms.results.statistics(visitor, choice, language)

    @get("/results/csv", media_type="text/csv")
    async def as_table(self, house: TheHouse, visitor: MaybeVisitor, language: LanguageInQuery = "en") -> Response[str]:
        """My results as a file for a spreadsheet."""
        found = await house.rooms.results.chosen(visitor, Choice(), language)
        return Response(as_csv(found), media_type="text/csv", headers=_file("princeps.csv"))

    @get("/results/json")
    async def as_data(
        self, house: TheHouse, visitor: MaybeVisitor, language: LanguageInQuery = "en"
    ) -> Response[list[dict[str, Any]]]:
        """The same for programs."""
        found = await house.rooms.results.chosen(visitor, Choice(), language)
        return Response(as_json(found), headers=_file("princeps.json"))

    @post("/forget", status_code=HTTPStatus.NO_CONTENT)
    async def forget(self, house: TheHouse, visitor: KnownVisitor) -> None:
        """Remove my finished games; those that others played in stay with them, without my name."""
        await house.rooms.results.forget(visitor)


def _file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


HANDLERS: list[ControllerRouterHandler] = [OwnStatistics]
