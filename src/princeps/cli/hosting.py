"""For whoever runs a server: `serve`, `backup` and `check`."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from princeps.cli.app import app
from princeps.cli.compiling import compile_game
from princeps.cli.output import counting_bar
from princeps.cli.parameters import DatabaseAddress, Language, OwnBots, listed
from princeps.cli.troubles import start_troubles, troubles
from princeps.kernel.errors import OptionError

UNSOUND = 1


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 lets anyone on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8177,
    database: DatabaseAddress = None,
    site: Annotated[
        str | None, Parameter(help="The address that people use, if it differs: https://play.example.org")
    ] = None,
    proxy: Annotated[str | None, Parameter(help="Addresses of proxies that are trusted to name the client.")] = None,
    workers: Annotated[int, Parameter(help="Number of server processes; more than one needs PostgreSQL.")] = 1,
    thinkers: Annotated[
        int | None,
        Parameter(help="Bot processes for each server process. Default: one for two cores."),
    ] = None,
    metrics: Annotated[
        str | None,
        Parameter(help="Tell Prometheus figures at an address of their own, such as 127.0.0.1:9177. Default: nowhere."),
    ] = None,
    open_tables: Annotated[
        bool, Parameter(help="Whoever visits may sit down at tables that others open. Default: friends come by link.")
    ] = False,
    smtp: Annotated[
        str | None,
        Parameter(help="Hand in mail there: smtp://user@mail.example.org. PRINCEPS_SMTP_PASSWORD has the password."),
    ] = None,
    mail_from: Annotated[str | None, Parameter(help="The sender of mail, such as princeps@example.org.")] = None,
    webhooks: Annotated[
        str | None,
        Parameter(help="Chat servers that players may be told by, separated by commas: https://discord.com"),
    ] = None,
    bots: OwnBots = None,
) -> None:
    """Serve the page to a group of players. See docs/hosting.md.

    Example: princeps serve --host 0.0.0.0 --port 8177
    """
    from princeps.server.processes.guests import read_guests
    from princeps.server.run import address_of, open_port, run
    from princeps.server.settings import (
        LOOPBACK_NAMES,
        Settings,
        read_address,
        read_mail_server,
        read_site,
        read_webhooks,
        usual_thinkers,
    )

    if workers < 1 or (thinkers is not None and thinkers < 1):
        raise OptionError("At least one worker and one thinker are needed.", "no-worker")
    settings = Settings(
        database=database or own_database(),
        site=read_site(site),
        loopback=host in LOOPBACK_NAMES and not site and not proxy,
        thinkers=thinkers or usual_thinkers(),
        guests=read_guests(listed(bots)),
        metrics=read_address(metrics),
        open_tables=open_tables,
        mail=read_mail_server(smtp, mail_from, site, os.environ.get("PRINCEPS_SMTP_PASSWORD")),
        webhooks=read_webhooks(listed(webhooks), site),
    )
    with start_troubles():
        listening = open_port(host, port)
    with start_troubles():
        run(
            settings,
            listening,
            workers,
            proxy,
            on_start=lambda: tell_address(address_of(listening)),
        )


def tell_address(address: str) -> None:
    print(f"Princeps is running at {address} (Ctrl-C to stop)", flush=True)


def own_database() -> str:
    """Beside the games of the terminal."""
    from princeps.terminal.saves import SaveError, games_folder

    folder = games_folder().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    return f"sqlite:///{folder / 'princeps.db'}"


@app.command
def backup(
    file: Annotated[Path, Parameter(help="Where to write the copy; a new file.")],
    *,
    database: DatabaseAddress = None,
    language: Language = None,
) -> None:
    """Copy a server's database, while it runs: all of it, as it is at one moment. See docs/hosting.md.

    Example: princeps backup /backup/princeps.db
    """
    from princeps.locale import catalogue
    from princeps.server.store.backup import back_up
    from princeps.terminal.language import choose_language

    words = catalogue(choose_language(language))
    with troubles(language), counting_bar(words.text("backup-title")) as tell:
        back_up(database or own_database(), file, tell)
    print(words.text("backup-written", file=str(file)))


@app.command
def check(*, database: DatabaseAddress = None, language: Language = None) -> None:
    """Check a database: whether it is whole, whether every game plays as stored, what an update would change.

    It is only read, also while the server runs. The exit code is 1 if something is wrong.

    Example: princeps check --database sqlite:////backup/princeps.db
    """
    from princeps.games import games
    from princeps.locale import catalogue
    from princeps.server.store.check import check as run
    from princeps.terminal.language import choose_language

    words = catalogue(choose_language(language))
    for name in games():
        compile_game(name)
    with troubles(language), counting_bar(words.text("check-title")) as tell:
        report = run(database or own_database(), tell)
    print("\n".join(report.lines(words)))
    if not report.is_sound:
        sys.exit(UNSOUND)
