"""Whether a database is sound: its file, and every game in it, played again. It is only read.

If this version would first change its tables, that is done to a copy of SQLite's file, and the games there are checked.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DatabaseError

import princeps
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.locale import Catalogue
from princeps.server.store import queries, schema
from princeps.server.store.backup import back_up
from princeps.server.store.database import changes_to_come, looking_at, upgrade
from princeps.server.store.queries import GameRow, SeatRow

OnProgress = Callable[[int, int], None]  # done, and of how many


@dataclass(frozen=True)
class Problem:
    game: str
    sentence: str


@dataclass(frozen=True)
class Report:
    """What was found. The number of `games` is missing if they could not be played again."""

    damage: list[str]  # what SQLite says about its file
    changes: list[str]  # that this version would make in the tables
    games: int | None
    problems: list[Problem]

    @property
    def is_sound(self) -> bool:
        return not self.damage and not self.problems

    def lines(self, words: Catalogue) -> Iterator[str]:
        """For whoever runs the server."""
        if self.damage:
            yield from (words.text("check-damage", what=it) for it in self.damage)
            return
        yield words.text("check-file")
        yield words.text("check-changes" if self.changes else "check-no-changes")
        yield from (f"  {change}" for change in self.changes)
        if self.games is None:
            yield words.text("check-no-games")
            return
        yield words.text("check-games", games=self.games, sound=self.games - len({it.game for it in self.problems}))
        yield from (f"  {it.game}: {it.sentence}" for it in self.problems)


def check(url: str, on_progress: OnProgress = lambda done, total: None) -> Report:
    with looking_at(url) as db:
        if damage := list(_damage(db)):
            return Report(damage, [], None, [])
        changes = changes_to_come(db)
        if not changes:
            return Report([], [], *_replay_all(db, on_progress))
        if db.dialect.name != "sqlite":
            return Report([], changes, None, [])
    with _changed_copy(url) as copy, looking_at(copy) as db:
        return Report([], changes, *_replay_all(db, on_progress))


@contextmanager
def _changed_copy(url: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="princeps-") as folder:
        copy = Path(folder) / "princeps.db"
        back_up(url, copy)
        upgrade(f"sqlite:///{copy}")
        yield f"sqlite:///{copy}"


def _damage(db: Connection) -> Iterator[str]:
    """PostgreSQL looks after its own files."""
    if db.dialect.name != "sqlite":
        return
    try:
        yield from (line for line in db.scalars(text("PRAGMA integrity_check")) if line != "ok")
        for table, _, parent, _ in db.execute(text("PRAGMA foreign_key_check")):
            yield f"a row of {table} belongs to a row of {parent} that is not there"
    except DatabaseError as error:
        yield str(error.orig)


def _replay_all(db: Connection, on_progress: OnProgress) -> tuple[int, list[Problem]]:
    names = db.scalars(select(schema.games.c.id).order_by(schema.games.c.created)).all()
    problems: list[Problem] = []
    for done, name in enumerate(names, 1):
        problems += [Problem(name, sentence) for sentence in _problems_of(db, name)]
        on_progress(done, len(names))
    return len(names), problems


def _problems_of(db: Connection, name: str) -> Iterator[str]:
    row = queries.read_game(db, name)
    assert row is not None
    try:
        recipe = queries.read_recipe(db, row, 0)
        match = Match.replay(princeps.game(row.game), recipe)
    except PrincepsError as error:
        yield str(error)
        return
    if len(recipe.moves) != row.moves:
        yield f"It has {len(recipe.moves)} moves instead of {row.moves}."
    yield from _differences(row, queries.read_seats(db, name), match.position)


def _differences(row: GameRow, seats: tuple[SeatRow, ...], position: Position) -> Iterator[str]:
    """What is noted about the game, for lists and bots, is what its moves lead to."""
    if position.is_over != (row.over is not None):
        yield "It is noted as over, and is not." if row.over else "It is over, and not noted as such."
    waiting = {seat.seat for seat in seats if seat.since is not None}
    if waiting != set(position.deciders):
        yield f"It waits for the seats {sorted(position.deciders)}, and is noted to wait for {sorted(waiting)}."
    if position.is_over and [seat.score for seat in seats] != list(position.scores):
        yield "Its scores are not those that are noted."
