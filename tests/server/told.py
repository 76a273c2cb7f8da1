"""`princeps`, except that it pushes to a service on this machine, looks for news all the time, and has a clock that
tests move. The environment says where these are."""

import os
from functools import partial
from pathlib import Path
from typing import Any

from princeps.cli import main
from princeps.server import settings
from princeps.server.clock import wall_clock
from princeps.server.notify import delivery

AHEAD, PUSH_SERVICE = "PRINCEPS_TEST_AHEAD", "PRINCEPS_TEST_PUSH"


def now() -> int:
    """As many milliseconds ahead as a file says."""
    return wall_clock() + int(Path(os.environ[AHEAD]).read_text(encoding="ascii"))


def tell_at_once(**more: Any) -> None:
    delivery.BEAT = 0.2
    services = (os.environ[PUSH_SERVICE],)
    settings.Settings = partial(settings.Settings, push_services=services, **more)  # type: ignore[assignment, misc]


if __name__ == "__main__":
    tell_at_once(now=now)
    main()
