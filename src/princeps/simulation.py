"""Random play in bulk: thousands of games a second, the same games for the same arguments on any number of workers."""

import hashlib
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import RESULT_DECISIONS, RESULT_HASH, RESULT_ROUNDS, RESULT_SCORES
from princeps.kernel.editions import Edition
from princeps.kernel.errors import OptionError
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import LARGEST_SEED, Game
from princeps.kernel.options import read_options
from princeps.kernel.record import RecordArray

_GAMES_A_CHUNK = 250

Results = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Report:
    """What `princeps simulate --json` prints."""

    games: int
    decisions: int
    decisions_per_game: float
    games_per_second: float
    decisions_per_second: float
    score_mean: float
    score_min: int
    score_max: int
    rounds: float
    digest: str

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    edition: Edition | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play `games` games at random. Compiled rules release the interpreter's lock, so workers are threads."""
    _check(games, seed, workers)
    chosen = edition or game.load_edition(None)
    blank = game.blank(players, read_options(game.options, options or {}, players), chosen)
    started = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        chunks: list[Results] = []
        firsts = range(0, games, _GAMES_A_CHUNK)
        for chunk in pool.map(lambda first: _play(game, blank, chosen, seed, first, games), firsts):
            chunks.append(chunk)
            on_progress(len(chunk))
    return _report(np.concatenate(chunks), players, time.perf_counter() - started)


def _check(games: int, seed: int, workers: int) -> None:
    if games < 1:
        raise OptionError(f"Play at least one game, not {games}.")
    if workers < 1:
        raise OptionError(f"At least one worker is needed, not {workers}.")
    if not 0 <= seed <= LARGEST_SEED:
        sentence = f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed}."
        raise OptionError(sentence, "seed", largest=str(LARGEST_SEED), seed=str(seed))


def _play(game: Game, blank: RecordArray, edition: Edition, seed: int, first: int, games: int) -> Results:
    """Play a chunk of games, starting with number `first`."""
    results: Results = np.empty((min(_GAMES_A_CHUNK, games - first), RESULT_SCORES + game.players[-1]), np.int64)
    table = game.state.blank()
    room: Buffer = np.empty(game.actions.size, np.int16)
    game.compiled.simulate(blank, edition.box, seed, first, table, table.view(np.uint8), NO_LOG, room, dice(0), results)
    return results


def _report(results: Results, players: int, seconds: float) -> Report:
    games = len(results)
    decisions = int(results[:, RESULT_DECISIONS].sum())
    scores = results[:, RESULT_SCORES : RESULT_SCORES + players]
    hashes = np.ascontiguousarray(results[:, RESULT_HASH], "<i8")
    return Report(
        games=games,
        decisions=decisions,
        decisions_per_game=round(decisions / games, 2),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        score_mean=round(float(scores.mean()), 3),
        score_min=int(scores.min()),
        score_max=int(scores.max()),
        rounds=round(float(results[:, RESULT_ROUNDS].mean()), 2),
        digest=hashlib.sha256(hashes.tobytes()).hexdigest(),
    )
