"""One game between bots."""

from dataclasses import replace

import pytest

import princeps
from princeps.arena import play as playing
from princeps.arena.play import Outcome, play, source_words
from princeps.arena.schedule import fixtures, read_settings
from princeps.bots import Bot, make_bot
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe


def played(game: str, players: int, number: int = 1) -> tuple[Outcome, Recipe]:
    settings = read_settings(game, ["random"], players, seed=3)
    return play(settings, [*fixtures(settings, number)][-1])


def without_seconds(outcome: Outcome) -> Outcome:
    return replace(outcome, decision_seconds=[], sequence_seconds=[])


@pytest.mark.parametrize("game", princeps.games())
@pytest.mark.parametrize("players", [2, 4])
def test_the_recipe_replays_to_the_scores_that_were_noted(game: str, players: int) -> None:
    outcome, recipe = played(game, players)
    end = Match.replay(princeps.game(game), recipe).position
    assert end.is_over
    assert (list(end.scores), list(end.ranking)) == (outcome.scores, outcome.ranks)


@pytest.mark.parametrize("game", princeps.games())
def test_points_by_source_and_by_round_lead_to_the_score(game: str) -> None:
    outcome, _ = played(game, 3)
    assert [sum(points) for points in zip(*outcome.points_by_source.values(), strict=True)] == outcome.scores
    assert outcome.points_by_round[-1] == outcome.scores
    assert len(outcome.points_by_round) == {"forum-trajanum": 12, "trajan": 16}[game] + 1


@pytest.mark.parametrize("game", princeps.games())
def test_every_decision_of_every_seat_is_timed(game: str) -> None:
    outcome, recipe = played(game, 3)
    movers = [move.seat for move in recipe.moves]
    assert [len(seconds) for seconds in outcome.decision_seconds] == [movers.count(seat) for seat in range(3)]
    starts = [seat for before, seat in zip([-1, *movers], movers, strict=False) if seat != before]
    assert [len(seconds) for seconds in outcome.sequence_seconds] == [starts.count(seat) for seat in range(3)]
    for decisions, sequences in zip(outcome.decision_seconds, outcome.sequence_seconds, strict=True):
        assert sum(sequences) == pytest.approx(sum(decisions))


def test_the_same_fixture_gives_the_same_game() -> None:
    (one, recipe), (again, recipe_again) = played("trajan", 2, 2), played("trajan", 2, 2)
    assert without_seconds(one) == without_seconds(again)
    assert recipe == recipe_again


@pytest.mark.parametrize("game", princeps.games())
def test_sources_have_words_and_are_those_of_an_outcome(game: str) -> None:
    outcome, _ = played(game, 2)
    words = source_words(read_settings(game, ["random"], 2, 0))
    assert list(words) == list(outcome.points_by_source)
    assert all(word[0].isupper() for word in words.values())


class Watched:
    """A random bot that notes what it was shown."""

    def __init__(self, seed: int, game: Game, seen: list[tuple[Position, int]]) -> None:
        self._bot = make_bot("random", game, seed)
        self._seen = seen

    def choose(self, view: Position, seat: int) -> int:
        self._seen.append((view.copy(), seat))
        return self._bot.choose(view, seat)


@pytest.mark.parametrize("game", princeps.games())
def test_a_bot_sees_the_view_of_its_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    seen: list[tuple[Position, int]] = []

    def watched(name: str, game: Game, seed: int, **_: bool) -> Bot:
        return Watched(seed, game, seen)

    monkeypatch.setattr(playing, "make_bot", watched)
    _, recipe = played(game, 3)
    match = Match.new(princeps.game(game), 3, recipe.seed)
    for (view, seat), move in zip(seen, recipe.moves, strict=True):
        assert move.seat == seat == match.position.deciders[0]
        assert view == match.position.view(seat)
        match.play(move)


def test_slips_are_those_of_careless_bots_and_what_one_seat_gains_the_others_lose() -> None:
    settings = read_settings("trajan", ["tiro", "random", "random"], 3, seed=3)
    outcome, _ = play(settings, next(iter(fixtures(settings, 1))), unhurried=True)
    assert outcome.slips_in_points is not None
    assert outcome.slips_in_wins is not None
    assert [bool(slip) for slip in outcome.slips_in_points] == [name == "tiro" for name in outcome.seats]
    assert outcome.slips_in_wins[outcome.seats.index("tiro")] != 0
    assert sum(outcome.slips_in_wins) == pytest.approx(0, abs=1e-5)


class Cheat:
    """Always answers the same, legal or not."""

    def choose(self, view: Position, seat: int) -> int:
        return view.game.actions.size - 1


def test_an_illegal_answer_ends_the_tournament_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "make_bot", lambda name, game, seed, **_: Cheat())
    with pytest.raises(PrincepsError, match=r"^The bot 'random' gave an illegal answer in game 1: Seat 0 cannot"):
        played("forum-trajanum", 2)
