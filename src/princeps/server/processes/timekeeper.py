"""Counts the time for games over days, for as long as the server runs, and lets bots move when clocks run out."""

import asyncio
import logging
from collections.abc import Callable

from princeps.server.errors import RoomError
from princeps.server.rooms.clocks import BEAT, Clocks

_log = logging.getLogger(__name__)


async def keep_time(clocks: Clocks, is_mine: Callable[[str], bool]) -> None:
    is_store_away = False
    while True:
        try:
            await clocks.run_out(await clocks.count(), is_mine)
            is_store_away = False
        except RoomError as error:
            if not is_store_away:
                _log.warning("clocks wait for the database: %s", error)
            is_store_away = True
        await asyncio.sleep(BEAT)
