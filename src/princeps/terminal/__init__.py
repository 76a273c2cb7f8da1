"""Playing in a terminal: alone against bots, or several people at one screen.

play("forum-trajanum", ["human", "random", "random"], options={}, seed=None, names=None, edition=None)
resume(None)                                  # the most recent unfinished game
"""

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from princeps.games import game as find_game
from princeps.kernel.game import LARGEST_SEED
from princeps.locale import FALLBACK
from princeps.terminal.host import Host
from princeps.terminal.pages import open_pages
from princeps.terminal.players import seat_players
from princeps.terminal.saves import latest_unfinished, new_file
from princeps.terminal.screen import Screen
from princeps.terminal.session import Session

__all__ = ["play", "resume"]


def play(
    game_name: str,
    seats: list[str],
    options: dict[str, str],
    seed: int | None,
    names: list[str] | None,
    edition: Path | None,
    screen: Screen | None = None,
    language: str = FALLBACK,
) -> None:
    """A new game; `seats` says for each seat whether a person or which bot plays there."""
    game = find_game(game_name)
    seating = seat_players(seats, names, edition)
    dealt = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    file = new_file(game.name, datetime.now())
    session = Session.new(game.name, seating, options, dealt, language, file)
    _host(session, screen or Screen()).run()


def resume(
    file: Path | None, screen: Screen | None = None, language: str = FALLBACK, guests: Sequence[str] = ()
) -> None:
    """Continue a saved game; without a file, the most recent one that is not over."""
    session = Session.resume(file or latest_unfinished(), language, guests)
    host = _host(session, screen or Screen())
    host.welcome_back()
    host.run()


def _host(session: Session, screen: Screen) -> Host:
    pages = open_pages(session.game, session.table, screen.console.options.ascii_only)
    return Host(session, pages, screen)
