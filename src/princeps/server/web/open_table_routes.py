"""The routes for open tables, and for muting and blocking people. A person is named by where they sit."""

from http import HTTPStatus
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from princeps.server.errors import unknown_here
from princeps.server.messages import Joined
from princeps.server.open_table_messages import AversionRequest, Aversions, OpenTables, SitRequest
from princeps.server.rooms.aversions import LETTERS_OF_A_NAME
from princeps.server.web.routes import GameId, KnownVisitor, LanguageInQuery, MaybeVisitor, SeatInPath, TheHouse

AversionId = Annotated[
    str, PathParameter(min_length=LETTERS_OF_A_NAME, max_length=LETTERS_OF_A_NAME, pattern="^[0-9a-f]+$")
]


@get("/api/open-tables")
async def open_tables(house: TheHouse, visitor: MaybeVisitor, language: LanguageInQuery = "en") -> OpenTables:
    """The tables at which I may sit down or watch."""
    return await house.rooms.open_tables.listed(visitor, language)


@get("/api/me/aversions")
async def aversions(house: TheHouse, visitor: MaybeVisitor, language: LanguageInQuery = "en") -> Aversions:
    """Whom I have muted and blocked."""
    return await house.rooms.aversions.mine(visitor, language)


@delete("/api/me/aversions/{aversion:str}")
async def forgive(house: TheHouse, visitor: MaybeVisitor, aversion: AversionId) -> None:
    """Mute or block somebody no longer."""
    if visitor is None:
        raise unknown_here()
    await house.rooms.aversions.remove_by_id(visitor, aversion)


class Tables(Controller):
    """One open table."""

    path = "/api/games/{game:str}"

    @post("/sit", status_code=HTTPStatus.OK)
    async def sit(self, house: TheHouse, visitor: KnownVisitor, game: GameId, data: JSONBody[SitRequest]) -> Joined:
        """Take a free seat; with the last one the game begins."""
        await house.preparation.check()
        return await house.rooms.open_tables.sit(visitor, game, data.name)

    @post("/watch", status_code=HTTPStatus.NO_CONTENT)
    async def watch(self, house: TheHouse, visitor: KnownVisitor, game: GameId) -> None:
        """Become a spectator, where the host allows it."""
        await house.rooms.open_tables.watch(visitor, game)

    @post("/seats/{seat:int}/kick", status_code=HTTPStatus.NO_CONTENT)
    async def kick(self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath) -> None:
        """Send somebody away before the game begins."""
        await house.rooms.open_tables.kick(await house.writer(visitor, game), seat)

    @post("/seats/{seat:int}/aversion", status_code=HTTPStatus.NO_CONTENT)
    async def avoid(
        self, house: TheHouse, visitor: MaybeVisitor, game: GameId, seat: SeatInPath, data: JSONBody[AversionRequest]
    ) -> None:
        """Mute or block a player, or no longer."""
        change = house.rooms.aversions.add if data.averse else house.rooms.aversions.remove
        await change(await house.writer(visitor, game), seat, data.kind)


HANDLERS: list[ControllerRouterHandler] = [open_tables, aversions, forgive, Tables]
