"""Custom bots at the tables of this server: `princeps serve --bots my_package:MyBot`.

The page calls them by the last part of their name. Their code runs only in thinker processes, which are given views:
the server itself knows what is hidden.
"""

import subprocess
import sys
from collections.abc import Collection, Sequence

from princeps.bots import bot_names
from princeps.bots.guest import find_guest, is_guest
from princeps.kernel.errors import OptionError
from princeps.server.messages import LONGEST_WORD

MISTAKE = 2


def read_guests(names: Sequence[str]) -> dict[str, str]:
    """The title of each bot and where to import it from. A bot that cannot be loaded is reported at once."""
    guests: dict[str, str] = {}
    for name in names:
        title = name.rpartition(":")[2]
        if not is_guest(name) or not 1 <= len(title) <= LONGEST_WORD:
            raise OptionError(f"A bot of your own is named as in my_package:MyBot, not {name!r}.")
        if title in guests or title in bot_names():
            raise OptionError(f"There is another bot called {title!r}: give yours a name of its own.")
        guests[title] = name
    if guests:
        _try(guests.values())
    return guests


def _try(names: Collection[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", __name__, *names], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise OptionError((done.stderr.strip().splitlines() or ["A bot ended its process."])[-1])


def main(names: Sequence[str]) -> int:
    try:
        for name in names:
            find_guest(name)
    except OptionError as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return MISTAKE
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
