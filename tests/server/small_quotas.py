"""`princeps` as it is, except that one address may have only a few sockets."""

from functools import partial

from princeps.cli import main
from princeps.server import settings

SOCKETS_OF_ADDRESS = 3

if __name__ == "__main__":
    quotas = settings.Quotas(sockets_of_address=SOCKETS_OF_ADDRESS)
    settings.Settings = partial(settings.Settings, quotas=quotas)  # type: ignore[assignment, misc]
    main()
