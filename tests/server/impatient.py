"""`princeps` as it is, except that it waits for nobody longer than a second or two."""

from functools import partial

from princeps.cli import main
from princeps.server import settings
from princeps.server.web import connections

if __name__ == "__main__":
    connections.SECONDS_TO_ASK = 1.0
    settings.Settings = partial(settings.Settings, seconds_to_answer=2.0)  # type: ignore[assignment, misc]
    main()
