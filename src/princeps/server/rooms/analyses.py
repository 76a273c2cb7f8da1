"""Analysing games that are over: nobody learns what an answer was worth while it could still help somebody."""

from princeps.server.errors import still_running
from princeps.server.rooms.archive import Archive
from princeps.server.store.queries import RoomRows
from princeps.server.visitors import Visitor
from princeps.table.messages.analysis import GameAnalysis


class Analyses:
    """The service. Every question checks again who may look."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def look(self, visitor: Visitor | None, game: str) -> GameAnalysis:
        await self._room(visitor, game)
        return NOTHING

    async def _room(self, visitor: Visitor | None, game: str) -> RoomRows:
        """A game whose decisions may be judged."""
        room = await self._archive.room(visitor, game)
        if room.game.over is None:
            raise still_running("A game can be analysed once it is over.")
        return room


NOTHING = GameAnalysis(
    state="none",
    reason="",
    done=0,
    of=0,
    ahead=0,
    judge="",
    deep=False,
    deepening=False,
    chart=None,
    seats=[],
    start=0,
    decisions=[],
    moments=[],
    stories=[],
)
