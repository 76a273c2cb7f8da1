"""A dataset on disk, so that it can go on after an interruption.

    dataset.json              what was played and, once all is there, the summary
    games/00001.parquet       a row for each game; `GAMES_A_FILE` of them
    decisions/00001.parquet   a row for each of their decisions
    unfinished/00002.jsonl    the answers of games whose file is not full

Parquet files appear whole or not at all, and that of the games last: where it is, its decisions are too.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from princeps.arena.records import RecordsError, compare_settings
from princeps.arena.schedule import Fixture, Settings
from princeps.dataset.games import Played
from princeps.dataset.rows import replay
from princeps.dataset.tables import FORMAT, concatenated, decisions_table, games_table, pq, write
from princeps.kernel.files import whole, write_whole

GAMES_A_FILE = 100
SUMMARY = "dataset.json"
GAMES = "games"
DECISIONS = "decisions"
UNFINISHED = "unfinished"


class Folder:
    """Where the first `games` games of these settings are, or are going to be."""

    def __init__(self, place: Path, settings: Settings, games: int) -> None:
        self.place, self.settings, self.games = place, settings, games
        for name in (GAMES, DECISIONS, UNFINISHED):
            (place / name).mkdir(exist_ok=True)
        if (place / SUMMARY).exists():
            compare_settings(place / SUMMARY, settings)
        self.summarise(None)
        held = max((self._first(int(file.stem)) + _length(file) - 1 for file in self._files(GAMES)), default=0)
        if held > games:
            raise RecordsError(f"{place} holds {held} games already, more than {games}.")

    # --- full files, counted from 1 ---

    @property
    def numbers(self) -> range:
        return range(1, file_of(self.games) + 1)

    def contents(self, number: int) -> range:
        """The numbers of the games in a file."""
        first = self._first(number)
        return range(first, min(first + GAMES_A_FILE, self.games + 1))

    def is_written(self, number: int) -> bool:
        file = self._file(GAMES, number)
        return file.exists() and _length(file) == len(self.contents(number))

    def write(self, number: int, games: Iterable[tuple[Fixture, Played]]) -> None:
        """Both tables; what was kept is then needed only if more games may follow in the same file."""
        replayed = [replay(self.settings, fixture, played) for fixture, played in games]
        for name, table in ((DECISIONS, decisions_table), (GAMES, games_table)):
            with whole(self._file(name, number)) as beside:
                write(table(self.settings, replayed), beside)
        if len(replayed) == GAMES_A_FILE:
            self._kept(number).unlink()

    def decisions_and_digests(self) -> tuple[list[int], list[str]]:
        """Of each game."""
        columns = ["decisions", "digest"]
        files = [pq.read_table(self._file(GAMES, number), columns=columns) for number in self.numbers]
        table = concatenated(files)
        return table["decisions"].to_pylist(), table["digest"].to_pylist()

    # --- games whose file is not full ---

    def keep(self, number: int, played: Played) -> None:
        with self._kept(number).open("a", encoding="utf-8") as kept:
            kept.write(_line(played))

    def take_up(self, number: int) -> list[Played]:
        """What was kept, without a last line that was broken off."""
        if not self._kept(number).exists():
            return []
        *lines, _broken_off = self._kept(number).read_text(encoding="utf-8").split("\n")
        try:
            played = [Played(game, np.array(answers, np.int16)) for game, answers in map(json.loads, lines)]
        except (ValueError, TypeError):
            raise RecordsError(f"{self._kept(number)} is damaged: not every line in it is a game.") from None
        write_whole(self._kept(number), "".join(map(_line, played)))
        return [game for game in played if game.number in self.contents(number)]

    def summarise(self, summary: dict[str, Any] | None) -> None:
        data = {"format": FORMAT, "settings": self.settings.as_data(), "summary": summary}
        write_whole(self.place / SUMMARY, json.dumps(data, indent=1) + "\n")

    def size(self) -> int:
        """Bytes of all tables."""
        return sum(file.stat().st_size for name in (GAMES, DECISIONS) for file in self._files(name))

    def _files(self, name: str) -> Iterator[Path]:
        return (self.place / name).glob("[0-9]*.parquet")

    def _file(self, name: str, number: int) -> Path:
        return self.place / name / f"{number:05}.parquet"

    def _kept(self, number: int) -> Path:
        return self.place / UNFINISHED / f"{number:05}.jsonl"

    @staticmethod
    def _first(number: int) -> int:
        return GAMES_A_FILE * (number - 1) + 1


def file_of(game: int) -> int:
    return (game - 1) // GAMES_A_FILE + 1


def _length(file: Path) -> int:
    return int(pq.read_metadata(file).num_rows)


def _line(played: Played) -> str:
    return json.dumps([played.number, played.answers.tolist()], separators=(",", ":")) + "\n"
