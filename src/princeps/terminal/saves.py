"""Where games are kept: one recipe each, saved after every decision, with a file beside it for who sits where."""

import os
from datetime import datetime
from itertools import count
from pathlib import Path

from princeps.kernel.errors import PrincepsError
from princeps.terminal.players import Seating, load_seating

_SEATS = ".seats.json"


class SaveError(PrincepsError):
    """A game cannot be saved, or cannot be found."""


def games_folder() -> Path:
    """`PRINCEPS_DATA`, or the user's data folder."""
    user_data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    base = Path(os.environ.get("PRINCEPS_DATA") or Path(user_data) / "princeps")
    return base / "games"


def new_file(game: str, now: datetime) -> Path:
    """A new file for a game that starts now."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    stem = f"{now:%Y-%m-%d-%H%M}-{game}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(folder / f"{name}.json" for name in names if not (folder / f"{name}.json").exists())


def seats_file(file: Path) -> Path:
    return file.with_name(file.name.removesuffix(".json") + _SEATS)


def latest_unfinished() -> Path:
    """The most recently played game that is not over."""
    for file in reversed(saved_games(games_folder())):
        if _is_unfinished(file):
            return file
    folder = str(games_folder())
    raise SaveError(f"There is no unfinished game in {folder}.", "no-unfinished", folder=folder)


def saved_games(folder: Path) -> list[Path]:
    """The games in a folder; the one played last comes last."""
    recipes = [it for it in folder.glob("*.json") if not it.name.endswith(_SEATS) and not it.name.startswith(".")]
    return sorted(recipes, key=lambda file: (file.stat().st_mtime_ns, file.name))


def _is_unfinished(file: Path) -> bool:
    try:
        seating: Seating = load_seating(seats_file(file))
    except PrincepsError:
        return False
    return not seating.over
