"""Other processes on the same database: who is there, and who takes over what a lost one leaves."""

import pytest

from princeps.server.processes import peers as fellows_module
from princeps.server.processes.peers import Peers


def acquainted(number: int) -> list[Peers]:
    everybody = [Peers() for _ in range(number)]
    for one in everybody:
        for other in everybody:
            one.hear(other.me)
    return everybody


def test_every_game_is_taken_up_by_one_process() -> None:
    everybody = acquainted(3)
    games = [f"game {number}" for number in range(100)]
    assert all(sum(one.is_mine(game) for one in everybody) == 1 for game in games)
    assert all(any(one.is_mine(game) for game in games) for one in everybody)


def test_a_process_that_falls_silent_is_lost_once_and_others_take_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = acquainted(2)
    assert not one.lose_silent_ones()
    monkeypatch.setattr(fellows_module, "SILENCE", -1.0)
    assert one.lose_silent_ones()
    assert not one.lose_silent_ones()
    assert all(one.is_mine(f"game {number}") for number in range(100))
