"""The military action: recruiting, the leader's march, legionnaires in provinces."""

import pytest

from princeps.games.trajan.actions import FORUM_TILE_NAMES, PROVINCE_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE

pytestmark = pytest.mark.rules

# As on the board: points and neighbours, dotted lines included.
PROVINCES = {
    "alpes": (3, {"narbonensis", "lugudunensis", "belgica", "raetia"}),
    "raetia": (3, {"alpes", "belgica", "germania-superior", "noricum"}),
    "noricum": (5, {"raetia"}),
    "narbonensis": (6, {"aquitania", "lugudunensis", "alpes"}),
    "lugudunensis": (6, {"britannia", "aquitania", "narbonensis", "alpes", "belgica"}),
    "belgica": (6, {"britannia", "lugudunensis", "alpes", "raetia", "germania-superior", "germania-inferior"}),
    "germania-superior": (6, {"germania-inferior", "belgica", "raetia"}),
    "aquitania": (10, {"lugudunensis", "narbonensis"}),
    "germania-inferior": (10, {"britannia", "belgica", "germania-superior"}),
    "britannia": (10, {"lugudunensis", "belgica", "germania-inferior"}),
}

every_province = pytest.mark.parametrize("province", PROVINCE_NAMES)


def marches(scene: Scene) -> set[str]:
    return {choice.removeprefix("march.") for choice in scene.choices() if choice.startswith("march")}


# --- recruiting ------------------------------------------------------------------------------------------------------


def test_a_token_becomes_a_legionnaire() -> None:
    scene = Scene().acting("military").answer("recruit")
    assert (scene.player().supply, scene.player().legionnaires, scene.player().workers) == (12, 2, 1)


def test_without_tokens_nobody_can_be_recruited() -> None:
    assert "recruit" not in Scene().camps(supply=0).acting("military").choices()


# --- marching --------------------------------------------------------------------------------------------------------


def test_from_the_camp_the_leader_reaches_three_provinces() -> None:
    assert marches(Scene().acting("military")) == {"alpes", "raetia", "noricum"}


@every_province
def test_from_a_province_the_leader_reaches_its_neighbours(province: str) -> None:
    assert marches(Scene().lead_to(province).acting("military")) == PROVINCES[province][1]


@pytest.mark.parametrize("kind", FORUM_TILE_NAMES)
def test_the_leader_seizes_the_tile_of_the_province(kind: str) -> None:
    scene = Scene().lay_in("noricum", kind).acting("military").answer("march.noricum")
    assert scene.tiles() == {kind: 1}
    assert scene.state.province[2] == NO_TILE
    assert scene.player().leader == 2


def test_a_province_may_have_no_tile() -> None:
    scene = Scene().lay_in("noricum", None).acting("military").answer("march.noricum")
    assert scene.tiles() == {}
    assert scene.player().leader == 2


def test_a_march_brings_no_points_and_moves_no_legionnaire() -> None:
    scene = Scene().acting("military").answer("march.alpes")
    assert scene.points() == {}
    assert scene.player().legionnaires == 1
    assert scene.state.legion.sum() == 0


# --- legionnaires ----------------------------------------------------------------------------------------------------


@every_province
def test_a_legionnaire_brings_the_points_of_the_province(province: str) -> None:
    scene = Scene().lead_to(province).acting("military").answer("conquer")
    assert scene.points() == {"province": PROVINCES[province][0]}
    assert scene.player().legionnaires == 0
    assert scene.state.legion[PROVINCE_NAMES.index(province)] == 1


@every_province
@pytest.mark.parametrize("others", [1, 2, 3])
def test_every_legionnaire_of_others_costs_three_points_but_not_below_zero(province: str, others: int) -> None:
    scene = Scene(4).lead_to(province)
    for seat in range(1, 1 + others):
        scene.station(province, seat=seat)
    scene.acting("military").answer("conquer")
    assert scene.points().get("province", 0) == max(0, PROVINCES[province][0] - 3 * others)


def test_the_first_in_a_province_keeps_what_it_brought() -> None:
    scene = Scene().lead_to("aquitania").acting("military").answer("conquer", "end-turn")
    scene.lead_to("aquitania", seat=1).acting("military", seat=1).answer("conquer")
    assert scene.points(0) == {"province": 10}
    assert scene.points(1) == {"province": 7}


def test_leaders_of_others_cost_nothing() -> None:
    scene = Scene(4).lead_to("aquitania")
    for seat in (1, 2, 3):
        scene.lead_to("aquitania", seat=seat)
    assert scene.acting("military").answer("conquer").points() == {"province": 10}


def test_without_a_legionnaire_in_the_camp_nothing_is_conquered() -> None:
    assert "conquer" not in Scene().lead_to("aquitania").camps(legionnaires=0).acting("military").choices()


def test_in_all_three_options_only_one_is_chosen() -> None:
    scene = Scene().lead_to("noricum").acting("military")
    assert scene.choices() == ["recruit", "march.raetia", "conquer", "decline"]
    assert scene.answer("recruit").choices() == ["end-turn"]
