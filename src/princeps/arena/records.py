"""A tournament on disk, so that it can continue after an interruption.

    arena.json        the settings and, at the end of each run, the summary
    results.jsonl     a line for each game
    games/00001.json  its recipe
    report.html       the summary with charts

A game counts once its line is complete; its recipe is written first.
"""

import fcntl
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from princeps.arena.play import Outcome, outcomes_in_order
from princeps.arena.schedule import Settings
from princeps.kernel.errors import PrincepsError
from princeps.kernel.files import write_whole
from princeps.kernel.recipe import Recipe

FORMAT = 1
SUMMARY = "arena.json"
RESULTS = "results.jsonl"
GAMES = "games"
REPORT = "report.html"
LOCK = ".lock"  # held by the run that is playing here


class RecordsError(PrincepsError):
    """A folder cannot hold these games."""


@contextmanager
def alone_in(folder: Path | None) -> Iterator[None]:
    """Two runs in one folder would play the same games. The system releases the lock when its holder ends."""
    if folder is None:
        yield
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("w", encoding="utf-8")
    except OSError as error:
        raise RecordsError(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RecordsError(f"Another run is playing games for {folder}.") from None
        yield


def compare_settings(summary: Path, settings: Settings) -> None:
    """Refuse to go on with games that were played under other settings."""
    try:
        there = json.loads(summary.read_text(encoding="utf-8"))["settings"]
    except (ValueError, KeyError, TypeError):
        raise RecordsError(f"{summary} is not the summary of games that were played.") from None
    for name, value in settings.as_data().items():
        if there.get(name) != value:
            raise RecordsError(
                f"{summary.parent} holds other games: there {name} is {there.get(name)!r}, not {value!r}."
            )


class TournamentRecords:
    """The folder of one tournament; `outcomes` are the games it held when it was opened."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Start in a new folder, or continue in one that holds the same tournament."""
        self._folder = folder
        self._settings = settings
        try:
            (folder / GAMES).mkdir(parents=True, exist_ok=True)
            self.outcomes = self._take_up() if (folder / SUMMARY).exists() else []
            self._write_results(self.outcomes)
            if not self.outcomes:
                self._write_summary(None)
        except OSError as error:
            raise RecordsError(f"A tournament cannot be kept in {folder}: {error.strerror}.") from None

    def add(self, outcome: Outcome, recipe: Recipe) -> None:
        recipe.save(self._folder / GAMES / f"{outcome.number:05}.json")
        with (self._folder / RESULTS).open("a", encoding="utf-8") as results:
            results.write(_line(outcome))

    def close(self, outcomes: Iterable[Outcome], summary: dict[str, Any], report: str) -> None:
        """Put the games in order, and write the summary and the report."""
        self._write_results(outcomes)
        self._write_summary(summary)
        write_whole(self._folder / REPORT, report)

    def _take_up(self) -> list[Outcome]:
        compare_settings(self._folder / SUMMARY, self._settings)
        file = self._folder / RESULTS
        if not file.exists():
            return []
        *lines, _broken_off = file.read_text(encoding="utf-8").split("\n")
        try:
            return [Outcome(**json.loads(line)) for line in lines]
        except (ValueError, TypeError):
            raise RecordsError(f"{file} is damaged: not every line in it is the result of a game.") from None

    def _write_results(self, outcomes: Iterable[Outcome]) -> None:
        write_whole(self._folder / RESULTS, "".join(map(_line, outcomes_in_order(outcomes))))

    def _write_summary(self, summary: dict[str, Any] | None) -> None:
        data = {"format": FORMAT, "settings": self._settings.as_data(), "summary": summary}
        write_whole(self._folder / SUMMARY, json.dumps(data, indent=1) + "\n")


def _line(outcome: Outcome) -> str:
    return json.dumps(asdict(outcome), separators=(",", ":")) + "\n"
