"""Custom bots, named by their import path: in Python, in the arena and in the terminal."""

import json
import sys
from pathlib import Path

import pytest

import princeps
from princeps.bots import BotError, make_bot
from princeps.bots.guest import is_guest
from princeps.cli import main
from princeps.kernel.errors import OptionError
from princeps.kernel.game import Position
from princeps.terminal.players import SeatError, load_seating, seat_players

GUESTS = """
from princeps.bots import make_bot

class Last:
    def __init__(self, game, seed):
        self.name = game.name

    def choose(self, view, seat):
        assert view.to_bytes() == view.view(seat).to_bytes()  # nothing that a person in this seat could not know
        return view.legal(seat)[-1]

def dice(game, seed):
    return make_bot("random", game, seed)

class Broken(Last):
    def choose(self, view, seat):
        raise ValueError("I never learned this")

class Cheat(Last):
    def choose(self, view, seat):
        return next(action for action in range(1000) if action not in view.legal(seat))

class Scribbler(Last):
    def choose(self, view, seat):
        view.array[:] = 0
        return super().choose(view, seat)

class Shy(Last):
    def __init__(self, game, seed):
        raise RuntimeError("not this game")

nothing = None
"""


@pytest.fixture(autouse=True)
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guests.py").write_text(GUESTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "guests", raising=False)


@pytest.fixture
def opening() -> Position:
    return princeps.game("trajan").new(players=2, seed=3)


def answer(name: str, position: Position) -> int:
    seat = position.deciders[0]
    return make_bot(name, position.game, seed=1).choose(position.view(seat), seat)


def test_a_guest_is_named_by_module_and_class(opening: Position) -> None:
    assert answer("guests:Last", opening) == opening.legal(opening.deciders[0])[-1]
    assert [is_guest(name) for name in ("guests:Last", "tiro")] == [True, False]


def test_a_function_may_make_the_bot(opening: Position) -> None:
    assert answer("guests:dice", opening) == answer("random", opening)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("guests:Broken", r"The bot 'guests:Broken' failed: ValueError: I never learned this \(.*guests.py, line 17\)"),
        ("guests:Cheat", r"The bot 'guests:Cheat' answered \d+, which is not legal here"),
        ("guests:Shy", r"The bot 'guests:Shy' failed: RuntimeError: not this game"),
    ],
)
def test_a_guest_that_fails_is_reported_in_one_sentence(opening: Position, name: str, sentence: str) -> None:
    with pytest.raises(BotError, match=sentence):
        answer(name, opening)


@pytest.mark.parametrize("name", ["nowhere:Bot", "guests:Nobody", "guests:nothing", ":", "guests:"])
def test_a_guest_that_cannot_be_found_is_reported(opening: Position, name: str) -> None:
    with pytest.raises(OptionError, match="The bot "):
        answer(name, opening)


def test_what_a_guest_writes_into_its_view_is_its_own_affair(opening: Position) -> None:
    seat = opening.deciders[0]
    view = opening.view(seat)
    before = view.to_bytes()
    with pytest.raises(BotError):
        make_bot("guests:Scribbler", opening.game, 1).choose(view, seat)
    assert view.to_bytes() == before


# --- the arena -------------------------------------------------------------------------------------------------------


def arena(monkeypatch: pytest.MonkeyPatch, bots: str, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["princeps", "arena", "trajan", "--bots", bots, "--games", "2", *words])
    with pytest.raises(SystemExit) as left:
        main()
    code = left.value.code
    assert isinstance(code, int)
    return code


def test_a_guest_plays_in_the_arena_whose_workers_are_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert arena(monkeypatch, "random,guests:Last", "--json", "--workers", "2") == 0
    assert json.loads(capsys.readouterr().out)["bots"].keys() == {"random", "guests:Last"}


def test_a_tournament_ends_with_a_guest_that_fails_instead_of_counting_somebody_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(monkeypatch, "random,guests:Broken", "--workers", "1") == 2
    assert "The bot 'guests:Broken' failed: ValueError: I never learned this" in capsys.readouterr().err


# --- the terminal ----------------------------------------------------------------------------------------------------


def test_a_saved_game_loads_only_guests_that_are_named(tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    seat_players(["human", "guests:Last"], None, None).save(file)
    with pytest.raises(SeatError, match=r"add --bots guests:Last if you trust it"):
        load_seating(file)
    assert load_seating(file, ["guests:Last"]).kinds == ("human", "guests:Last")
