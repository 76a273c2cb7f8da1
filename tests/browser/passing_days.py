"""`princeps`, except that its clock stands still until a test moves it: days go by in seconds. It pushes to a service
on this machine.

Two files in the folder of its data say where the clock stands, and where a test wants it. On its way the server counts
the time as any server does that keeps running.
"""

import asyncio
import os
import sys
from pathlib import Path

from princeps.server import clock

NOW, AIM = "time.now", "time.aim"
REST = 0.1  # seconds between two counts while the clock stands still


def read(file: Path) -> int:
    return int(file.read_text(encoding="ascii"))


def write(file: Path, at: int) -> None:
    """Whole, or not at all: somebody may read it at any moment."""
    fresh = file.with_name(f"{file.name}.fresh")
    fresh.write_text(str(at), encoding="ascii")
    fresh.replace(file)


def now() -> int:
    return read(Path(os.environ["PRINCEPS_DATA"]) / NOW)


def main() -> None:
    clock.wall_clock = now
    sys.path.append(str(Path(__file__).parents[1]))  # this is a program of its own
    from princeps.cli import main  # noqa: PLC0415 settings take the clock when they are imported
    from princeps.server.processes import timekeeper  # noqa: PLC0415
    from princeps.server.rooms.clocks import UNSEEN, Clocks  # noqa: PLC0415
    from server.told import tell_at_once  # noqa: PLC0415

    count = Clocks.count

    async def go_on(clocks: Clocks) -> int:
        folder = Path(os.environ["PRINCEPS_DATA"])
        if now() == read(folder / AIM):
            await asyncio.sleep(REST)
        write(folder / NOW, min(now() + UNSEEN, read(folder / AIM)))
        return await count(clocks)

    Clocks.count = go_on  # type: ignore[method-assign, assignment]
    timekeeper.BEAT = 0.001  # type: ignore[attr-defined]
    tell_at_once()
    main()


if __name__ == "__main__":
    main()
