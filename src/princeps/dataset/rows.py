"""A game is played again from its answers, in compiled code, and every decision becomes a row."""

from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from princeps.arena.schedule import Fixture, Settings
from princeps.dataset.games import Played
from princeps.dataset.loops import Rows, Scratch, loops_of
from princeps.envs.observation import Layout
from princeps.games import game as find_game
from princeps.kernel.errors import PrincepsError
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import Position


@dataclass(frozen=True)
class Replayed:
    """A game with all of its decisions, and how it ended."""

    fixture: Fixture
    rows: Rows
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: int

    @property
    def digest(self) -> str:
        """Of everything that was decided, seen and won, whatever file holds it."""
        found = sha256(f"{self.fixture.deal} {self.scores} {self.ranks}".encode())
        for column in self.rows:
            found.update(column.astype(column.dtype.newbyteorder("<"), copy=False).data)
        return found.hexdigest()


def replay(settings: Settings, fixture: Fixture, played: Played) -> Replayed:
    game, count = find_game(settings.game), len(played.answers)
    rows = _blank_rows(settings, played)
    scratch = _scratch(game.new(settings.players, fixture.deal, settings.options))
    offered = loops_of(settings.game).note(scratch, rows)
    if offered < 0:
        raise PrincepsError(f"Game {played.number} cannot be played again: an answer that was kept is not legal.")
    end = Position(game, scratch.table)
    rows = rows._replace(legal=rows.legal[:offered])
    assert len(rows.answer) == count
    return Replayed(fixture, rows, end.scores, end.ranking, end.rounds)


def _blank_rows(settings: Settings, played: Played) -> Rows:
    game, count = find_game(settings.game), len(played.answers)
    size = Layout.of(game, settings.players).size
    return Rows(
        answer=played.answers,
        seat=np.empty(count, np.int8),
        question=np.empty(count, np.int8),
        round=np.empty(count, np.int16),
        points=np.empty(count, np.int16),
        offered=np.empty(count, np.int32),
        legal=np.empty((count + 1) * game.actions.size, np.int16),
        observation=np.empty((count, size), np.int16),
        position=np.empty((count, game.state.dtype.itemsize), np.uint8),
    )


def _scratch(start: Position) -> Scratch:
    table, seen = start.array, start.game.state.blank()
    return Scratch(
        table,
        table.view(np.uint8, np.ndarray),
        seen,
        seen.view(np.int8, np.ndarray),
        seen.view(np.int16, np.ndarray),
        NO_LOG,
    )
