"""Bots answer legally and reproducibly, know no more than their view, and can be hurried."""

import asyncio
import threading
from dataclasses import astuple, replace
from hashlib import sha256

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import Start, Walker, every_game, examples, starts
from princeps.bots import BOTS, LEVELS, bot_names, make_bot
from princeps.bots.advice import Budget, advise
from princeps.bots.levels import Level, levels
from princeps.bots.mind import Mind, mind_of
from princeps.bots.search import SearchBot, Slip
from princeps.bots.thought import Thought
from princeps.bots.tree import NONE, ROOT, Desk, Node, keep_subtree
from princeps.kernel.errors import OptionError
from princeps.kernel.game import LARGEST_SEED, Position

QUICK = replace(levels()["princeps"], iterations=6)  # the whole of the best bot, but for the time it takes
UNHURRIED = 1000.0  # seconds, so that a slow machine gives the same answers


def search_bot(name: str, level: Level, seed: int = 1) -> SearchBot:
    return SearchBot(mind_of(princeps.game(name)), replace(level, seconds=UNHURRIED), seed)


def middle(name: str, seed: int = 5, players: int = 3, steps: int = 150) -> tuple[Position, int]:
    """A position with a choice, in the middle of a game, and who is asked."""
    position = princeps.game(name).new(players, seed)
    walker = Walker(seed)
    for _ in range(steps):
        walker.step(position)
    while len(position.legal(position.deciders[0])) < 3:
        walker.step(position)
    return position, position.deciders[0]


# --- legal -----------------------------------------------------------------------------------------------------------


@every_game
@given(data=st.data())
@examples(compiled=60, interpreted=1)
def test_answers_are_legal_whatever_the_options(name: str, data: st.DataObject) -> None:
    """About fifty positions of each of sixty games, so some three thousand for each game."""
    start: Start = data.draw(starts(name))
    walker = Walker(data.draw(st.integers(0, 2**32)))
    position = start.position()
    bots = [search_bot(name, QUICK, seat) for seat in range(start.players)]
    while not position.is_over:
        seat = walker.choose_seat(position)
        if walker.sometimes(0.2):
            answer = bots[seat].choose(position.view(seat), seat)
            assert answer in position.legal(seat), start
            position.play(seat, answer)
        else:
            position.play(seat, walker.choose(position, seat))


@every_game
@pytest.mark.parametrize("bot", ["random", "greedy", "tiro", "civis"])
def test_bots_play_whole_games_by_the_rules(name: str, bot: str) -> None:
    position = princeps.game(name).new(4, 11)
    bots = [make_bot(bot, position.game, seat) for seat in range(4)]
    while not position.is_over:
        seat = position.deciders[0]
        position.apply(seat, bots[seat].choose(position.view(seat), seat))  # refuses what is not legal
    assert min(position.ranking) == 1


# --- reproducible, and blind to what is hidden -----------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("bot", LEVELS)
def test_the_same_seed_gives_the_same_answers(name: str, bot: str) -> None:
    """Over a whole turn, so that what a bot remembers is the same as well."""
    lines = []
    for _ in range(2):
        position, seat = middle(name)
        player = search_bot(name, replace(levels()[bot], iterations=100), seed=LARGEST_SEED)
        line = []
        for _ in range(12):
            if seat not in position.deciders:
                break
            line.append(player.choose(position.view(seat), seat))
            position.play(seat, line[-1])
        lines.append(line)
    assert lines[0] == lines[1]


@every_game
def test_another_seed_lets_a_careless_bot_choose_otherwise(name: str) -> None:
    position, seat = middle(name)
    view = position.view(seat)
    assert len({make_bot("tiro", position.game, seed).choose(view, seat) for seed in range(12)}) > 1


@every_game
@given(data=st.data())
@examples(compiled=12, interpreted=1)
def test_states_that_a_seat_cannot_tell_apart_get_the_same_answer(name: str, data: st.DataObject) -> None:
    start: Start = data.draw(starts(name))
    walker = Walker(data.draw(st.integers(0, 2**32)))
    position = start.position()
    for _ in walker.steps(position):
        if position.is_over or not walker.sometimes(0.03):
            continue
        seat = walker.choose_seat(position)
        other = position.view(seat).determinize(seat, walker.chance.randrange(2**32))
        bots = [search_bot(name, replace(QUICK, iterations=40)) for _ in range(2)]
        answers = [bot.choose(of.view(seat), seat) for bot, of in zip(bots, (position, other), strict=True)]
        assert answers[0] == answers[1], start


@every_game
def test_a_bot_that_comes_from_another_game_answers_like_a_new_one(name: str) -> None:
    """Nothing of a tree is carried over to a position that does not follow from the last answer."""
    there, seat_there = middle(name, seed=8)
    here, seat = middle(name)
    old = search_bot(name, QUICK)
    old.choose(there.view(seat_there), seat_there)
    assert old.choose(here.view(seat), seat) == search_bot(name, QUICK).choose(here.view(seat), seat)


# --- time ------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(("iterations", "seconds"), [(0, UNHURRIED), (4000, 0.0), (0, 0.0)])
def test_without_a_budget_there_is_still_an_answer(name: str, iterations: int, seconds: float) -> None:
    position, seat = middle(name)
    level = replace(levels()["princeps"], iterations=iterations, seconds=seconds)
    answer = SearchBot(mind_of(position.game), level, 1).choose(position.view(seat), seat)
    assert answer in position.legal(seat)


@every_game
def test_a_thought_can_be_cut_short(name: str) -> None:
    position, seat = middle(name)
    bot = search_bot(name, replace(levels()["princeps"], iterations=10**7, width=1))
    begun = threading.Event()
    thought = bot.think(position.view(seat), seat, on_progress=lambda progress: begun.set())
    assert begun.wait(240)
    thought.hurry()
    assert thought.result(timeout=240) in position.legal(seat)
    assert thought.progress < 1


@every_game
def test_a_thought_runs_beside_its_caller_and_reports_its_progress(name: str) -> None:
    position, seat = middle(name)
    told: list[float] = []
    threads: set[int] = set()

    def listen(progress: float) -> None:
        told.append(progress)
        threads.add(threading.get_ident())

    level = replace(levels()["senator"], iterations=300)
    thought = search_bot(name, level).think(position.view(seat), seat, on_progress=listen)
    assert asyncio.run(_await(thought)) == search_bot(name, level).choose(position.view(seat), seat)
    assert threading.get_ident() not in threads
    assert told == sorted(told)
    assert told[-1] == thought.progress == 1


async def _await(thought: Thought) -> int:
    return await thought


@every_game
def test_a_decided_search_stops_early_and_answers_the_same(name: str) -> None:
    """One tree, and many positions: the answer is the one of all iterations, and somewhere it is known earlier."""
    level = replace(levels()["princeps"], iterations=300, trees=1)
    visits = []
    for seed in range(6):
        position, seat = middle(name, seed=seed)
        found = [
            search_bot(name, replace(level, decided=decided)).findings(position.view(seat), seat)
            for decided in (True, False)
        ]
        assert found[0][0].action == found[1][0].action
        visits.append(sum(it.visits for it in found[0]))
    assert max(visits) <= level.iterations
    assert min(visits) < level.iterations * 0.9


@every_game
def test_an_only_answer_needs_no_thought(name: str) -> None:
    position = princeps.game(name).new(2, 1)
    walker = Walker(1)
    while len(position.legal(position.deciders[0])) > 1:
        walker.step(position)
    seat = position.deciders[0]
    bot = search_bot(name, QUICK)
    assert bot.choose(position.view(seat), seat) == position.legal(seat)[0]
    assert bot.findings(position.view(seat), seat) == []


# --- trees -----------------------------------------------------------------------------------------------------------


def tree_of(*links: tuple[int, int]) -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    """(parent, child) in the order in which the children were added."""
    tree = Node.blank(len(links) + 1)
    tree["first"] = tree["sibling"] = NONE
    tree["action"] = range(len(tree))
    for parent, child in links:
        tree["sibling"][child] = tree["first"][parent]
        tree["first"][parent] = child
    return tree


def shape(tree: "np.ndarray[tuple[int], np.dtype[np.void]]", node: int) -> tuple[int, frozenset[object]]:
    """An answer and what lies below it."""
    below = set()
    child = int(tree["first"][node])
    while child != NONE:
        below.add(shape(tree, child))
        child = int(tree["sibling"][child])
    return int(tree["action"][node]), frozenset(below)


def test_of_a_tree_what_follows_an_answer_is_kept() -> None:
    tree = tree_of((0, 1), (0, 2), (2, 3), (2, 4), (1, 5), (4, 6), (6, 7), (4, 8))
    kept = Node.blank(len(tree))
    assert keep_subtree(tree, 2, kept) == 6
    assert shape(kept, ROOT) == shape(tree, 2)


@every_game
def test_later_decisions_of_a_turn_go_on_with_the_tree(name: str) -> None:
    """Somewhere in a game a decision needs fewer iterations than the bot wants, since some were made for it before."""
    position, _ = middle(name)
    level = replace(QUICK, iterations=200, trees=1, decided=False)
    bots = [search_bot(name, level) for _ in range(position.players)]
    run: list[int] = []
    for bot in bots:
        bot.mind = counting_mind(bot.mind, run)
    needed = []
    for _ in range(60):
        seat = position.deciders[0]
        run.clear()
        position.play(seat, bots[seat].choose(position.view(seat), seat))
        needed.append(sum(run))
    assert max(needed) == level.iterations
    assert any(0 < iterations < level.iterations for iterations in needed)


def counting_mind(mind: Mind, run: list[int]) -> Mind:
    """The same mind, but it notes how many iterations are asked of it."""

    def search(desk: Desk, seat: int, iterations: int) -> None:
        run.append(iterations)
        mind.searching.search(desk, seat, iterations)

    counting = replace(mind)
    counting.__dict__["searching"] = replace(mind.searching, search=search)
    return counting


# --- judgement and advice --------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("network", sorted({level.network for level in levels().values()}))
def test_what_is_expected_by_source_adds_up_to_what_is_expected(name: str, network: str) -> None:
    mind = mind_of(princeps.game(name))
    first, middle, last = mind.layers(network)
    assert len(first) == len(mind.feature_names) + 1
    assert len(middle) == first.shape[1] + 1
    assert last.shape == (len(mind.source_names) + 1, (middle.shape[1] or first.shape[1]) + 1)
    np.testing.assert_allclose(last[:-1].sum(0), last[-1], rtol=1e-4, atol=1e-4)


@every_game
def test_judging_a_position_does_not_depend_on_what_was_judged_before(name: str) -> None:
    """The first layer is computed from the differences to an earlier position; that must not show."""
    mind = mind_of(princeps.game(name))
    used = mind.network(mind.layers())
    for seed in range(20):
        position, seat = middle(name, seed=seed, steps=10 * seed)
        expected = [np.zeros(len(mind.source_names), np.float32) for _ in range(2)]
        for network, out in zip((used, mind.network(mind.layers())), expected, strict=True):
            mind.searching.by_source(position.array, seat, network, out)
        np.testing.assert_allclose(expected[0], expected[1], atol=1e-3)


@every_game
def test_advice_is_legal_sorted_and_gives_reasons(name: str) -> None:
    position, seat = middle(name)
    hints = advise(position.view(seat), seat, Budget(iterations=400), count=3)
    assert 1 <= len(hints) <= 3
    assert [hint.share for hint in hints] == sorted((hint.share for hint in hints), reverse=True)
    assert sum(hint.share for hint in hints) <= 1.000001
    for hint in hints:
        assert hint.action in position.legal(seat)
        assert position.game.actions.names[hint.action] == hint.name
        assert 1 <= hint.rank <= position.players
        assert set(hint.gains) <= set(mind_of(position.game).source_names)
    assert any(hint.gains for hint in hints)


@every_game
def test_no_advice_where_there_is_no_choice(name: str) -> None:
    position, _ = middle(name)
    rival = next(p for p in range(position.players) if p not in position.deciders)
    assert advise(position.view(rival), rival) == []


# --- names -----------------------------------------------------------------------------------------------------------


def test_the_levels_are_among_the_bots() -> None:
    assert bot_names() == ("random", "greedy", *LEVELS)
    assert all(level.words for level in levels().values())


@pytest.mark.parametrize(("name", "digest"), [("forum-trajanum", "f9f300ebef77249c"), ("trajan", "b3bb2dc5dea23fbb")])
def test_the_yardstick_stays_as_it_was(name: str, digest: str) -> None:
    """What is measured against the best bot of release 0.1 today must compare with what was measured years ago."""
    level = levels()["princeps-0.1"]
    assert isinstance(make_bot(level.name, princeps.game(name), 1), SearchBot)
    assert level == replace(
        level,
        network="0.1",
        iterations=5000,
        seconds=2.0,
        trees=2,
        handovers=8,
        sharpness=5.0,
        width=20,
        exploration=0.2,
        doubt=1.0,
        carelessness=0.0,
    )
    layers = mind_of(princeps.game(name)).layers(level.network)
    assert sha256(b"".join(layer.tobytes() for layer in layers)).hexdigest()[:16] == digest


@every_game
def test_slips_are_nothing_on_average_and_only_the_careless_make_them(name: str) -> None:
    """What carelessness does to one answer depends on those before, but on average it is nothing whatever they were."""
    careless, careful = search_bot(name, replace(levels()["tiro"], iterations=8)), search_bot(name, QUICK)
    found: list[tuple[float, float]] = []
    for seed in range(6):
        position = princeps.game(name).new(2, seed)
        while not position.is_over:
            seat = position.deciders[0]
            bot = (careless, careful)[seat]
            position.apply(seat, bot.choose(position.view(seat), seat))
            found.append(astuple(bot.slip))
            assert bot is careless or bot.slip == Slip()
    slips = np.array(found)
    assert (slips != 0).any(1).mean() > 0.1
    assert (abs(slips.sum(0)) < 3.5 * np.sqrt((slips**2).sum(0))).all()


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(OptionError, match="no bot 'caesar'; the bots are: random, greedy, tiro"):
        make_bot("caesar", princeps.game("trajan"), 1)


def test_a_custom_bot_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last:
        def choose(self, view: Position, seat: int) -> int:
            return view.legal(seat)[-1]

    monkeypatch.setitem(BOTS, "last", lambda game, seed: Last())
    position, seat = middle("trajan")
    assert make_bot("last", position.game, 1).choose(position.view(seat), seat) == position.legal(seat)[-1]
