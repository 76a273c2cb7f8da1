"""Random play in the compiled loop: a series of games is the same however it is cut into pieces."""

import numpy as np
import numpy.typing as npt
import pytest

import princeps
from games_walk import INTERPRETED, every_game
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import RESULT_DECISIONS, RESULT_HASH, RESULT_ROUNDS, RESULT_SCORES
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import Game
from princeps.kernel.rule import open_name

pytestmark = pytest.mark.rules

SERIES = 4 if INTERPRETED else 40


def simulate(game: Game, players: int, seed: int, first: int, count: int) -> npt.NDArray[np.int64]:
    edition = game.load_edition(None)
    blank = game.blank(players, game.options(), edition)
    table = game.state.blank()
    room: Buffer = np.empty(game.actions.size, np.int16)
    results = np.zeros((count, RESULT_SCORES + game.players[-1]), np.int64)
    table_bytes = table.view(np.uint8)
    game.compiled.simulate(blank, edition.box, seed, first, table, table_bytes, NO_LOG, room, dice(first), results)
    return results


@every_game
def test_a_series_played_in_pieces_is_the_same(name: str) -> None:
    game = princeps.game(name)
    players = game.players[-1]
    whole = simulate(game, players, 7, 0, SERIES)
    size = SERIES // 4
    pieces = [simulate(game, players, 7, first, size) for first in range(0, SERIES, size)]
    assert np.array_equal(np.concatenate(pieces), whole)


@every_game
def test_the_games_of_a_series_differ(name: str) -> None:
    game = princeps.game(name)
    results = simulate(game, game.players[0], 7, 0, SERIES)
    assert len(set(results[:, RESULT_HASH].tolist())) == SERIES
    assert len(set(results[:, RESULT_DECISIONS].tolist())) > 1
    assert not np.array_equal(results, simulate(game, game.players[0], 8, 0, SERIES))


@every_game
def test_every_game_of_a_series_is_played_out(name: str) -> None:
    game = princeps.game(name)
    for players in game.players:
        results = simulate(game, players, 1, 0, 3)
        assert (results[:, RESULT_DECISIONS] > 0).all()
        assert len(set(results[:, RESULT_ROUNDS].tolist())) == 1
        assert (results[:, RESULT_SCORES : RESULT_SCORES + players] != 0).any()
        assert (results[:, RESULT_SCORES + players :] == 0).all()


@every_game
def test_random_play_stops_at_its_limit(name: str) -> None:
    game = princeps.game(name)
    position = game.new(game.players[-1], seed=3)
    room: Buffer = np.empty(game.actions.size, np.int16)
    chance = dice(0)
    assert game.compiled.play_out(position.array, NO_LOG, room, chance, 0) == 0
    assert position == game.new(game.players[-1], seed=3)
    assert game.compiled.play_out(position.array, NO_LOG, room, chance, 5) == 5
    assert position != game.new(game.players[-1], seed=3)
    game.compiled.play_out(position.array, NO_LOG, room, chance, 1 << 30)
    assert position.is_over


@pytest.mark.skipif(not INTERPRETED, reason="only benchmarks need this compiled, which takes a while")
@every_game
def test_benchmarks_leave_a_position_as_it_was(name: str) -> None:
    game = princeps.game(name)
    position = game.new(game.players[-1], seed=3)
    tables = game.state.blank(2)
    tables[0] = position.array[0]
    game.compiled.repeat_view(tables, 0, 2)
    assert tables[:1].tobytes() == position.to_bytes()
    assert tables[1:].tobytes() == position.view(0).to_bytes()
    tables[0] = position.view(0).array[0]
    game.compiled.repeat_determinize(tables, NO_LOG, 0, dice(5), 1)
    assert tables[1:].tobytes() == position.view(0).determinize(0, seed=5).to_bytes()
    game.compiled.repeat_copy(tables, 3)
    tables[0].rng = tables[1].rng
    assert tables[:1].tobytes() == tables[1:].tobytes()


def test_a_function_without_a_game_says_so() -> None:
    with pytest.raises(RuntimeError, match="not bound to a game"):
        open_name()
