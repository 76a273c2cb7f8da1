"""A folder in which puzzles are being made, so that the work can go on after an interruption.

    order.json       what is made
    games.jsonl      a line for each game: how far its turns came, and the seconds that this took
    puzzles.jsonl    a line for each puzzle

A game counts once its line is complete; its puzzles are written first.
"""

import json
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from princeps.kernel.errors import PrincepsError
from princeps.kernel.files import write_whole
from princeps.puzzles.making import Made, Order, making
from princeps.puzzles.puzzle import Puzzle, read_puzzle
from princeps.workers import Workers

ORDER = "order.json"
GAMES = "games.jsonl"
PUZZLES = "puzzles.jsonl"


class FolderError(PrincepsError):
    """A folder cannot hold these puzzles."""


def fill(
    folder: Path, order: Order, games: int, workers: Workers, on_progress: Callable[[int], None] = lambda games: None
) -> dict[str, Any]:
    """Play the games that the folder does not hold yet, until the time is up; returns the sums over all of them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _check(folder / ORDER, order)
        for name in (GAMES, PUZZLES):
            write_whole(folder / name, "".join(f"{line}\n" for line in _lines(folder / name)))
        played = {it["number"] for it in _games(folder) if it["is_whole"]}
        on_progress(len(played & {*range(games)}))
        waiting = (number for number in takewhile(order.has_time, range(games)) if number not in played)
        with closing(workers.work_through(making(order), waiting)) as made:
            for game in made:
                _note(folder, game)
                on_progress(1)
        return sums(folder)
    except OSError as error:
        raise FolderError(f"Puzzles cannot be kept in {folder}: {error.strerror or error}.") from error


def _check(file: Path, order: Order) -> None:
    """Refuse to go on with puzzles of another order."""
    wanted = asdict(replace(order, until=None))
    if file.exists() and json.loads(file.read_text(encoding="utf-8")) != wanted:
        raise FolderError(f"{file.parent} holds puzzles of another game or seed.")
    write_whole(file, json.dumps(wanted) + "\n")


def _note(folder: Path, game: Made) -> None:
    if not game.count.turns:
        return
    for name, lines in ((PUZZLES, game.puzzles), (GAMES, [json.dumps(game.as_data())])):
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))


def _games(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in _lines(folder / GAMES)]


def _lines(file: Path) -> list[str]:
    """Without a last line that was broken off."""
    return file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []


def puzzles_in(folder: Path) -> tuple[Puzzle, ...]:
    """Each once: a game that was cut off is played again."""
    found = (read_puzzle(line, str(folder / PUZZLES)) for line in _lines(folder / PUZZLES))
    return tuple({it.id: it for it in found}.values())


def sums(folder: Path) -> dict[str, Any]:
    """How many games, turns, candidates and puzzles, and the processor's seconds, over all games."""
    games = _games(folder)
    steps = sorted({step for it in games for step in it["seconds"]})
    counts = {name: sum(it[name] for it in games) for name in ("turns", "candidates", "checked", "confirmed")}
    seconds = {step: round(sum(it["seconds"].get(step, 0.0) for it in games), 1) for step in steps}
    return {"games": len(games), **counts, "puzzles": len(puzzles_in(folder)), "seconds": seconds}


def merged(folders: Iterable[Path]) -> list[Puzzle]:
    """The puzzles of several folders, each once."""
    return list({it.id: it for folder in folders for it in puzzles_in(folder)}.values())
