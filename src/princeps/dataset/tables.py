"""Games and decisions as Arrow tables, and what their columns are. `docs/research.md` explains each of them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from princeps.arena.schedule import Settings
from princeps.bots.winning import win_shares
from princeps.dataset.rows import Replayed
from princeps.envs.observation import Layout
from princeps.extras import need
from princeps.games import game as find_game
from princeps.kernel.game import Game
from princeps.kernel.match import Match
from princeps.kernel.recipe import Move, Recipe, this_version

pa: Any = need("pyarrow", "data")
pq: Any = need("pyarrow.parquet", "data")

FORMAT = 1
ABOUT = b"princeps"  # what every file says of itself
OBSERVATION = "observation.list.element"  # as Parquet names its numbers


def write(table: Any, file: Path) -> None:
    """Observations are mostly the bytes of the row before: taken apart by significance they become a fiftieth."""
    split = [OBSERVATION] if "observation" in table.column_names else False
    pq.write_table(table, file, compression="zstd", use_dictionary=["question"], use_byte_stream_split=split)


concatenated = pa.concat_tables


def about(settings: Settings) -> dict[str, Any]:
    """What a reader needs besides the columns: what was played, and the names of the numbers."""
    game = find_game(settings.game)
    return {
        "format": FORMAT,
        "princeps": this_version(),
        **settings.as_data(),
        "observation": Layout.of(game, settings.players).names,
        "actions": game.actions.names,
    }


def _table(columns: dict[str, Any], settings: Settings) -> Any:
    schema = pa.schema([pa.field(name, column.type, nullable=False) for name, column in columns.items()])
    metadata = {ABOUT: json.dumps(about(settings)).encode()}
    return pa.table(list(columns.values()), schema=schema.with_metadata(metadata))


def games_table(settings: Settings, games: Sequence[Replayed]) -> Any:
    players = range(settings.players)
    columns = {
        "game": pa.array([it.fixture.number for it in games], pa.int32()),
        "seed": pa.array([it.fixture.deal for it in games], pa.int64()),
        "bots": pa.array([list(it.fixture.seats) for it in games], pa.list_(pa.string())),
        "bot_seeds": pa.array([[it.fixture.bot_seed(p) for p in players] for it in games], pa.list_(pa.int64())),
        "scores": pa.array([it.scores for it in games], pa.list_(pa.int16())),
        "ranks": pa.array([it.ranks for it in games], pa.list_(pa.int8())),
        "win_shares": pa.array([win_shares(it.ranks) for it in games], pa.list_(pa.float32())),
        "rounds": pa.array([it.rounds for it in games], pa.int16()),
        "decisions": pa.array([len(it.rows.answer) for it in games], pa.int32()),
        "recipe": pa.array([_recipe(settings, it).to_json() for it in games], pa.string()),
        "digest": pa.array([it.digest for it in games], pa.string()),
    }
    return _table(columns, settings)


def _recipe(settings: Settings, replayed: Replayed) -> Recipe:
    game = find_game(settings.game)
    moves = zip(replayed.rows.seat.tolist(), replayed.rows.answer.tolist(), strict=True)
    begun = Match.new(game, settings.players, replayed.fixture.deal, settings.options).recipe
    return replace(begun, moves=[Move(seat, game.actions.names[answer]) for seat, answer in moves])


def decisions_table(settings: Settings, games: Sequence[Replayed]) -> Any:
    def joined(of: Callable[[Replayed], Any]) -> Any:
        return np.concatenate([of(it) for it in games])

    def by_seat(of: Callable[[Replayed], Sequence[float]], kind: Any) -> Any:
        """Something about the end of the game, for the seat that decides."""
        return joined(lambda it: np.asarray(of(it), kind)[it.rows.seat])

    observation, position = joined(lambda it: it.rows.observation), joined(lambda it: it.rows.position)
    columns = {
        "game": pa.array(joined(lambda it: np.full(len(it.rows.answer), it.fixture.number, np.int32))),
        "decision": pa.array(joined(lambda it: np.arange(len(it.rows.answer), dtype=np.int16))),
        "seat": pa.array(joined(lambda it: it.rows.seat)),
        "round": pa.array(joined(lambda it: it.rows.round)),
        "question": _questions(find_game(settings.game), joined(lambda it: it.rows.question)),
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(observation.reshape(-1)), observation.shape[1]),
        "legal": _lists(joined(lambda it: it.rows.offered), joined(lambda it: it.rows.legal)),
        "answer": pa.array(joined(lambda it: it.rows.answer)),
        "points": pa.array(joined(lambda it: it.rows.points)),
        "score": pa.array(by_seat(lambda it: it.scores, np.int16)),
        "rank": pa.array(by_seat(lambda it: it.ranks, np.int8)),
        "win_share": pa.array(by_seat(lambda it: win_shares(it.ranks), np.float32)),
        "position": pa.FixedSizeBinaryArray.from_buffers(
            pa.binary(position.shape[1]), len(position), [None, pa.py_buffer(position)]
        ),
    }
    return _table(columns, settings)


def _questions(game: Game, numbers: Any) -> Any:
    names = [game.questions.name_of(number) for number in range(game.questions.size + 1)]
    return pa.DictionaryArray.from_arrays(pa.array(numbers), pa.array(names))


def _lists(lengths: Any, values: Any) -> Any:
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(values))
