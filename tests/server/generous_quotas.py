"""`princeps` as it is, except that one address may open as many games as it likes."""

from functools import partial

from princeps.cli import main
from princeps.server import settings

if __name__ == "__main__":
    quotas = settings.Quotas(openings=settings.Rate(burst=1e6, per_second=1e6))
    settings.Settings = partial(settings.Settings, quotas=quotas)  # type: ignore[assignment, misc]
    main()
