"""The end of rounds and quarters: demands shown and met, penalties, the election, removal and refill, in that order."""

from itertools import product

import pytest

from princeps.games.trajan.actions import DEMAND_NAMES, PROVINCE_NAMES
from princeps.games.trajan.events import DEMAND_UNMET, ELECTED, QUARTER_ENDS, REFILLED, ROUND_ENDS, TURN_BEGINS
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import ELECTION, MEETING, NO_TILE, NOTHING, TURNS
from princeps.kernel.record import duplicate

pytestmark = pytest.mark.rules

BBB, BBG, BGR = ("bread", "bread", "bread"), ("bread", "bread", "games"), ("bread", "games", "religion")


def loss(scene: Scene, seat: int = 0) -> int:
    return -scene.points(seat).get("demands", 0)


# --- rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round", [1, 2, 3])
def test_after_each_of_three_rounds_a_demand_is_shown(round: int) -> None:
    scene = Scene().voice(*BBB[: round - 1]).end_round(1)
    assert [demand != NOTHING for demand in scene.state.demand] == [i < round for i in range(3)]
    assert scene.state.demand_left.sum() == 14
    assert scene.position.deciders == (1,)
    assert scene.choices()[0].startswith("tray")


def test_after_the_fourth_round_the_quarter_ends_without_a_demand() -> None:
    scene = Scene().voice(*BGR).end_round()
    assert scene.state.stage == ELECTION
    assert scene.state.demand_left.sum() == 15
    assert scene.position.rounds == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_clockwise_goes_on(players: int) -> None:
    for seat in range(players):
        assert Scene(players).end_round(seat).position.deciders == (seat,)
        scene = Scene(players).end_quarter(seat).answer("bonus.1")
        assert scene.state.stage == TURNS
        assert scene.position.deciders == (seat,)


def test_twelve_of_fifteen_demands_are_shown_in_a_game() -> None:
    scene = Scene()
    for _ in range(4):
        for _ in range(3):
            scene.end_round()
        scene.end_round().answer("bonus.1")
    assert scene.position.is_over
    assert scene.state.demand_left.sum() == 3


# --- demands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("met", "lost"), [(0, 15), (1, 9), (2, 4), (3, 0)])
def test_unmet_demands_cost_four_nine_or_fifteen_points(met: int, lost: int) -> None:
    for demands in (BBB, BBG, BGR):
        assert loss(Scene().give(*demands[:met]).voice(*demands).end_quarter()) == lost


@pytest.mark.parametrize("demand", DEMAND_NAMES)
def test_each_demand_takes_one_tile_of_its_icon(demand: str) -> None:
    others = [name for name in DEMAND_NAMES if name != demand]
    scene = Scene().give(*[demand] * 3, *others).voice(demand, demand, others[0]).end_quarter()
    assert scene.tiles() == {demand: 1, others[1]: 1}
    assert loss(scene) == 0


@pytest.mark.parametrize("demand", DEMAND_NAMES)
def test_a_trajan_tile_meets_one_demand_in_every_quarter(demand: str) -> None:
    scene = Scene().keep(demand).voice(demand, demand, demand).end_quarter()
    assert loss(scene) == 9
    scene.answer("bonus.1").voice(demand, demand, demand).end_quarter()
    assert loss(scene) == 18
    assert scene.player().kept.sum() == 1


def test_two_equal_trajan_tiles_meet_two_demands() -> None:
    assert loss(Scene().keep("games", "games").voice("games", "games", "bread").end_quarter()) == 4


def test_trajan_tiles_go_before_forum_tiles() -> None:
    scene = Scene().keep("games").give("games", "games").voice("games", "games", "bread").end_quarter()
    assert scene.tiles() == {"games": 1}


def test_a_wild_tile_meets_any_demand() -> None:
    for demand in DEMAND_NAMES:
        scene = Scene().give("wild-demand").keep(*(set(DEMAND_NAMES) - {demand})).voice(*BGR).end_quarter()
        assert loss(scene) == 0
        assert scene.tiles() == {}


def test_nothing_else_meets_a_demand() -> None:
    others = ("votes-5", "wild-commodity", "wild-construction", "wild-action", "extra-forum")
    scene = Scene().give(*others).voice(*BGR).end_quarter()
    assert loss(scene) == 15


def test_tiles_that_are_not_needed_are_kept() -> None:
    scene = Scene().give("religion", "bread", "bread").voice("bread", "games", "games").end_quarter()
    assert scene.tiles() == {"bread": 1, "religion": 1}


def test_every_seat_meets_the_demands_for_itself() -> None:
    scene = Scene(3).give("bread").give("bread", "games", "religion", seat=1).voice(*BGR).end_quarter()
    assert [loss(scene, seat) for seat in range(3)] == [9, 0, 15]


# --- an icon or a wild tile? -----------------------------------------------------------------------------------------


def test_whoever_could_use_either_is_asked() -> None:
    scene = Scene().give("bread", "wild-demand").keep("games", "religion").voice(*BGR).end_quarter()
    assert scene.state.stage == MEETING
    assert scene.choices() == ["wilds.0", "wilds.1"]


@pytest.mark.parametrize(("choice", "left"), [("wilds.0", {"wild-demand": 1}), ("wilds.1", {"bread": 1})])
def test_the_choice_decides_what_is_spent(choice: str, left: dict[str, int]) -> None:
    scene = Scene().give("bread", "wild-demand").keep("games", "religion").voice(*BGR).end_quarter().answer(choice)
    assert scene.tiles() == left
    assert loss(scene) == 0


@pytest.mark.parametrize(("choice", "left"), [("wilds.0", {"wild-demand": 1}), ("wilds.1", {"bread": 1})])
def test_one_wild_tile_may_be_needed_and_another_be_a_choice(choice: str, left: dict[str, int]) -> None:
    """Two demands for bread with one bread and two wild tiles: the last bread may be saved for the end."""
    scene = Scene().give("bread", "wild-demand", "wild-demand").keep("games").voice(*BBG).end_quarter().answer(choice)
    assert scene.tiles() == left
    assert loss(scene) == 0


def test_a_wild_tile_that_is_needed_elsewhere_is_no_choice() -> None:
    scene = Scene().give("bread", "wild-demand").keep("religion").voice(*BGR).end_quarter()
    assert scene.state.stage == ELECTION
    assert scene.tiles() == {}
    assert loss(scene) == 0


def test_each_demand_is_asked_about_by_itself() -> None:
    scene = Scene().give("bread", "games", "wild-demand", "wild-demand").keep("religion").voice(*BGR).end_quarter()
    assert scene.choices() == ["wilds.0", "wilds.1"]
    assert scene.answer("wilds.1").choices() == ["wilds.0", "wilds.1"]
    assert scene.answer("wilds.1").tiles() == {"bread": 1, "games": 1}


def test_a_promised_wild_tile_is_not_offered_again() -> None:
    scene = Scene().give("bread", "games", "wild-demand").keep("religion").voice(*BGR).end_quarter().answer("wilds.1")
    assert scene.state.stage == ELECTION
    assert scene.tiles() == {"bread": 1}


def spend(
    owned: tuple[int, ...], wilds: int, kept: tuple[int, ...], demands: tuple[str, ...]
) -> tuple[int, set[tuple[int, ...]]]:
    """By the book, trying everything: the fewest demands that must stay unmet, and what may be left then."""
    open_demands = list(demands)
    for demand, tiles in zip(DEMAND_NAMES, kept, strict=True):
        for _ in range(tiles):
            if demand in open_demands:
                open_demands.remove(demand)
    results: dict[int, set[tuple[int, ...]]] = {}
    for means in product(("icon", "wild", "none"), repeat=len(open_demands)):
        left = [*owned, wilds]
        for demand, by in zip(open_demands, means, strict=True):
            if by != "none":
                left[3 if by == "wild" else DEMAND_NAMES.index(demand)] -= 1
        if min(left) >= 0:
            results.setdefault(means.count("none"), set()).add(tuple(left))
    return min(results), results[min(results)]


def every_answer(scene: Scene) -> list[tuple[int, ...]]:
    """The demand tiles that are left after each sequence of answers."""
    if scene.state.stage != MEETING:
        return [(*scene.player().tiles[:3].tolist(), int(scene.player().tiles[7]))]
    found = []
    before = scene.position.array.copy()
    for choice in scene.choices():
        scene.answer(choice)
        found += every_answer(scene)
        scene.position.array[:] = before
    return found


@pytest.mark.parametrize("demands", [BBB, BBG, BGR])
def test_every_lawful_way_to_meet_the_demands_and_no_other(demands: tuple[str, ...]) -> None:
    """All tiles that can be used must be used, whichever; each way has one sequence of answers."""
    scene = Scene().voice(*demands)
    blank = scene.position.array.copy()
    owned = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0), (1, 1, 0), (2, 1, 0), (1, 1, 1), (2, 2, 2), (0, 1, 2))
    for tiles, kept, wilds in product(owned, ((0, 0, 0), (1, 0, 0), (0, 1, 1)), range(4)):
        unmet, lawful = spend(tiles, wilds, kept, demands)
        scene.position.array[:] = blank
        scene.player().tiles[:3], scene.player().kept[:], scene.player().tiles[7] = tiles, kept, wilds
        assert sorted(every_answer(scene.end_quarter())) == sorted(lawful), (tiles, kept, wilds)
        while scene.state.stage == MEETING:
            scene.answer(scene.choices()[-1])
        assert loss(scene) == (0, 4, 9, 15)[unmet]


# --- the order of the steps, removal and refill ----------------------------------------------------------------------


def test_the_steps_of_a_quarters_end_follow_in_order() -> None:
    scene = Scene().voice(*BGR).turn().at(round=4, time=10)
    scene.answer("tray.trajan", "decline")
    events = [*scene.position.apply(0, "end-turn"), *scene.position.apply(1, "bonus.1")]
    wanted = (ROUND_ENDS, QUARTER_ENDS, DEMAND_UNMET, ELECTED, REFILLED, TURN_BEGINS)
    kinds = [event.kind for event in events if event.kind in wanted]
    assert kinds == [ROUND_ENDS, QUARTER_ENDS, DEMAND_UNMET, DEMAND_UNMET, ELECTED, ELECTED, REFILLED, TURN_BEGINS]


def test_all_senate_tiles_go_and_other_tiles_stay() -> None:
    others = ("wild-commodity", "wild-construction", "wild-action", "extra-forum", "bread")
    scene = Scene().give("votes-2", "votes-3", "votes-4", "votes-5", *others).voice("games", "games", "games")
    scene.end_quarter().answer("bonus.1", seat=0)
    assert scene.tiles() == dict.fromkeys(others, 1)


@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 9), (4, 12)])
def test_the_forum_is_cleared_and_refilled(players: int, spaces: int) -> None:
    scene = Scene(players).offer("wild-demand", extra=("senate",)).stock(*["bread"] * 12).after_election()
    assert scene.state.forum.tolist() == [0] * spaces + [NO_TILE] * (12 - spaces)
    assert (scene.state.extra != NO_TILE).all()
    assert scene.state.extra_left.sum() == 6


def test_provinces_with_a_tile_keep_it() -> None:
    scene = Scene().lay_in("britannia", "wild-action")
    before = scene.state.province.tolist()
    assert scene.after_election().state.province.tolist() == before


@pytest.mark.parametrize("province", PROVINCE_NAMES)
def test_an_empty_province_gets_a_tile_unless_somebody_is_there(province: str) -> None:
    number = PROVINCE_NAMES.index(province)
    assert Scene().lay_in(province, None).after_election().state.province[number] != NO_TILE
    assert Scene().lay_in(province, None).lead_to(province, seat=1).after_election().state.province[number] == NO_TILE
    assert Scene().lay_in(province, None).station(province, seat=1).after_election().state.province[number] == NO_TILE


def test_ships_turn_back_and_demands_go() -> None:
    scene = Scene().turn_ships("identical", "pairs", "different").voice(*BGR).after_election()
    assert scene.state.ship.tolist() == [0, 0, 0]
    assert scene.state.demand.tolist() == [NOTHING] * 3
    assert (scene.state.quarter, scene.state.round_of_quarter) == (1, 0)


def test_extra_action_tiles_last_for_exactly_four_quarters() -> None:
    scene = Scene()
    assert scene.state.extra_left.sum() == 9
    for left in (6, 3, 0):
        assert scene.after_election().state.extra_left.sum() == left


def test_what_players_own_and_where_they_stand_outlives_the_quarter() -> None:
    scene = Scene().hold("oil").display("fish").add_two("forum").lead_to("belgica").station("alpes").work("r1c1")
    scene.lay_tile("forum", "cards", "BB").build(door=2).at(time=5)
    before = duplicate(scene.player())
    scene.voice(*BGR).keep(*BGR).after_election()
    after = scene.player()
    for name in ("hand", "display", "plus_two", "slot", "buildings", "tray"):
        assert (getattr(before, name) == getattr(after, name)).all()
    assert (after.leader, after.supply, scene.state.time) == (before.leader, before.supply, 5)
