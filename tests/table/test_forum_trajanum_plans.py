"""Building in one gesture: every way that a plan names works and costs what it says, and none is missing."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given

from games_walk import LOOKS, Start, Walker, examples, starts, walkers
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.game import Position
from princeps.table.forum_trajanum import ForumTable
from princeps.table.forum_trajanum.plans import MOST_WAYS
from princeps.table.messages import Plan, Way
from table.forum_trajanum_tools import STANDARD, table_for
from table.tools import check_text

BUILDS = [name for name in GAME.actions.names if name.startswith("build")]
EXCHANGES = ("trade.", "recolour.", "merchant.", "hire.", "hire-builder")


def plans_of(position: Position, seat: int = 0) -> dict[str, Plan]:
    return {plan.action: plan for plan in table_for().plans(position.view(seat), seat)}


def legal_names(position: Position, seat: int) -> list[str]:
    return [GAME.actions.names[action] for action in position.legal(seat)]


# --- in games at random ----------------------------------------------------------------------------------------------


@examples(compiled=4, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_plans_are_true_and_complete(start: Start, walker: Walker) -> None:
    table, position = table_for(), GAME.new(start.players, start.seed, start.options, STANDARD)
    while not position.is_over:
        seat = position.deciders[0]
        building = "end-turn" in (legal := legal_names(position, seat)) or "decline" in legal
        if building and walker.sometimes(LOOKS):
            check_plans(table, position.view(seat), seat, deeply=walker.sometimes(0.15))
        walker.step(position)


def check_plans(table: ForumTable, view: Position, seat: int, deeply: bool) -> None:
    plans = table.plans(view, seat)
    assert [plan.action for plan in plans] in ([], BUILDS)
    for plan in plans:
        check_text(plan.phrase)
        assert bool(plan.reason) == (not plan.ways)
        assert len(plan.ways) <= MOST_WAYS
        lengths = [len(way.actions) for way in plan.ways]
        assert lengths == sorted(lengths)
        for way, other in combinations(plan.ways, 2):
            assert takes_less(other, way), "a way that only takes more is no choice"
        for way in plan.ways:
            assert way.actions[-1] == plan.action
            assert len(way.phrases) == len(way.actions) - 1
            check_way(table, view, seat, way)
    if deeply and plans:
        impossible = {plan.action for plan in plans if not plan.ways}
        assert impossible.isdisjoint(reachable(view, seat, exchanges=3))
        assert set(BUILDS) - impossible <= set(reachable(view, seat, exchanges=3))


def takes_less(way: Way, other: Way) -> bool:
    """At least of something."""
    return any(way.cost.get(name, 0) < other.cost.get(name, 0) for name in {*way.cost, *other.cost})


def check_way(table: ForumTable, view: Position, seat: int, way: Way) -> None:
    """Really follow it, and pay on the first site there is."""
    world = view.copy()
    for action in way.actions:
        assert action in legal_names(world, seat)
        world.apply(seat, action)
    for action, phrase in zip(way.actions, way.phrases, strict=False):
        assert action.startswith(EXCHANGES)
        check_text(phrase)
    world.apply(seat, world.legal(seat)[0])
    held, left = table.resources(view, seat), table.resources(world, seat)
    assert way.cost == {name: held[name] - left[name] for name in held if held[name] != left[name]}


def reachable(view: Position, seat: int, exchanges: int) -> Iterator[str]:
    """Every building that can be had after so many exchanges, by trying them all in every order."""
    for name in legal_names(view, seat):
        if name.startswith("build"):
            yield name
        elif exchanges and name.startswith(EXCHANGES):
            world = view.copy()
            world.apply(seat, name)
            yield from reachable(world, seat, exchanges - 1)


# --- by hand ---------------------------------------------------------------------------------------------------------


def test_what_can_be_paid_at_once_comes_first() -> None:
    scene = Scene().vacate().give(builder=1, park=2).building()
    plan = plans_of(scene.position)["build.library"]
    assert [way.actions for way in plan.ways] == [["build.library"], ["trade.park", "build.library"]]
    assert [way.cost for way in plan.ways] == [{"builder": 1}, {"park-worker": 2}]
    assert plan.anchor == table_for().anchor(scene.position.view(0), 0, GAME.actions.numbers["build.library"])


def test_several_exchanges_make_one_way() -> None:
    """An assistant recolours a worker, and two of a colour make a builder; to recolour twice only costs more."""
    scene = Scene().vacate().give(park=1, house=1, stable=1, assistant=2).building()
    plan = plans_of(scene.position)["build.column"]
    assert [way.cost for way in plan.ways][:3] == [
        {"house-worker": 1, "stable-worker": 1, "assistant": 1},
        {"house-worker": 1, "park-worker": 1, "assistant": 1},
        {"stable-worker": 1, "park-worker": 1, "assistant": 1},
    ]
    assert {"house-worker": 1, "stable-worker": 1, "assistant": 2} not in [way.cost for way in plan.ways]


def test_three_exchanges_are_considered_and_no_more() -> None:
    """Two workers become a builder, once one of them is recoloured, and a third takes the colour of the building."""
    scene = Scene().vacate().give(house=1, stable=1, fountain=1, assistant=2).building()
    (way, *_) = plans_of(scene.position)["build-mixed.park"].ways
    assert len(way.actions) == 4
    scene = Scene().vacate().give(house=1, stable=1, fountain=2, assistant=1).settle("merchant-2").building()
    assert plans_of(scene.position)["build-pair.park"].ways == []


def test_craftsmen_hire_for_a_building() -> None:
    scene = Scene().vacate().settle("craftsman-1").give(assistant=1).building()
    plan = plans_of(scene.position)["build.park"]
    assert [(way.actions, way.cost) for way in plan.ways] == [(["hire.park", "build.park"], {"assistant": 1})]
    assert plan.ways[0].phrases == [
        answer.phrase
        for group in table_for().groups(scene.position.view(0), 0)
        for answer in group.answers
        if answer.name == "hire.park"
    ]


@pytest.mark.parametrize(
    ("scene", "action", "reason"),
    [
        (Scene().vacate().building(), "build.park", "you have no park worker to pay with"),
        (Scene().vacate().building(), "build.column", "you have no builder to pay with"),
        (Scene().vacate().give(park=1).building(), "build-pair.park", "that takes two park workers, and you have one"),
        (Scene().give(park=1).building(), "build.park", "your Colonia has no vacated space"),
        (
            Scene().vacate().give(park=1).stock("single", park=0).building(),
            "build.park",
            "the building tiles of that kind have run out",
        ),
    ],
)
def test_where_there_is_no_way_the_rules_say_why(scene: Scene, action: str, reason: str) -> None:
    plan = plans_of(scene.position)[action]
    assert plan.ways == []
    assert plan.reason.startswith(reason)


def test_there_are_plans_only_while_a_building_is_to_come() -> None:
    scene = Scene().vacate().give(builder=2).building()
    assert list(plans_of(scene.position)) == BUILDS
    assert plans_of(scene.position, seat=1) == {}
    scene.answer("build.column")
    assert plans_of(scene.position) == {}
    scene.answer("site.r2c2")
    assert plans_of(scene.position) == {}, "one building a turn"


def test_plans_leave_the_view_alone() -> None:
    view = Scene().vacate().give(park=2, assistant=3, coin=1).building().position.view(0)
    before = view.to_bytes()
    assert table_for().plans(view, 0)
    assert view.to_bytes() == before
