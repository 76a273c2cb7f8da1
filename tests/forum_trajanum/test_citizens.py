"""Citizens: the six abilities, the six bonuses of a second citizen, and where citizens may be placed."""

import pytest

from princeps.games.forum_trajanum.actions import ROW_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import FOREIGN, OWN

pytestmark = pytest.mark.rules


def without(choices: list[str], kind: str) -> bool:
    return not any(choice.startswith(f"{kind}.") or choice == kind for choice in choices)


# --- placing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["patrician", "merchant", "craftsman"])
def test_a_citizen_goes_to_one_of_the_two_rows_of_the_class(name: str) -> None:
    scene = Scene().hold(own=name).turn()
    assert scene.choices() == [f"row.{name}-1", f"row.{name}-2"]
    assert scene.answer(f"row.{name}-2").citizens() == {f"{name}-2": 1}
    assert scene.player().ship == 0


def test_a_full_row_is_not_offered() -> None:
    scene = Scene().settle("craftsman-1", "craftsman-1").hold(own="craftsman").turn()
    assert scene.citizens() == {"craftsman-1": 2, "craftsman-2": 1}


def test_a_full_second_row_leaves_the_first() -> None:
    scene = Scene().settle("craftsman-2", "craftsman-2").hold(own="craftsman").turn()
    assert scene.citizens() == {"craftsman-1": 1, "craftsman-2": 2}


def test_a_received_citizen_settles_like_any_other() -> None:
    scene = Scene().hold(received="patrician").turn().answer("row.patrician-1")
    assert scene.player().citizen[0].tolist() == [FOREIGN, 0]
    scene.hold(own="patrician").turn().answer("row.patrician-1")
    assert scene.player().citizen[0].tolist() == [FOREIGN, OWN]


@pytest.mark.parametrize("row", ROW_NAMES)
def test_a_first_citizen_brings_no_bonus(row: str) -> None:
    scene = Scene().load_ship(1).hold(own=row[:-2]).turn().answer(f"row.{row}")
    assert scene.choices() == ["end-turn"]
    assert scene.owned() == {}


# --- Patrician I -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "inactive", "squares"),
    [
        (("patrician-1",), (), ["r1c2", "r1c4", "r1c5"]),
        (("patrician-1", "patrician-1"), (), ["r1c2", "r1c4", "r1c5"]),
        ((), (), ["r1c2"]),
        (("patrician-1",), ("patrician-1",), ["r1c2"]),
        (("patrician-2",), (), ["r1c2"]),
    ],
)
def test_patrician_1_may_leave_a_started_area_of_the_colour_built(
    rows: tuple[str, ...], inactive: tuple[str, ...], squares: list[str]
) -> None:
    scene = Scene().vacate().settle(*rows, inactive=inactive).load_ship(1).give(fountain=1)
    scene.draw_forum("BBOBB").send("r1c1", seat=1).building().answer("build.fountain", "site.r1c2")
    assert scene.choices() == [*(f"envoy.{square}" for square in squares), "decline"]


@pytest.mark.parametrize(("paid", "points"), [("1", 2 + 1 + 4), ("none", 2 + 1)])
def test_patrician_1_scores_envoys_at_the_corners_of_an_eagle(paid: str, points: int) -> None:
    scene = Scene().settle("patrician-1").give(coin=1).draw_forum("BBB", "B*B", "BBB", "BBB")
    scene.send("r1c1", "r1c3", "r2c2", "r2c1", "r3c1", "r3c3", "r4c2").scoring().answer(f"pay.{paid}")
    assert scene.points()["eagle"] == points


# --- Patrician II ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "inactive", "bonuses"),
    [(("patrician-2",), (), 2), (("patrician-2",), ("patrician-2",), 1), (("patrician-1",), (), 1), ((), (), 1)],
)
def test_patrician_2_gives_a_second_and_different_area_bonus(
    rows: tuple[str, ...], inactive: tuple[str, ...], bonuses: int
) -> None:
    scene = Scene().vacate().settle(*rows, inactive=inactive).load_ship(1).give(fountain=1).draw_forum("BO")
    scene.building().answer("build.fountain", "site.r1c2", "envoy.r1c1", "bonus.coin")
    assert scene.owned() == {"coin": 1}
    if bonuses == 2:
        assert "bonus.coin" not in scene.choices()
        scene.answer("bonus.tribune")
        assert scene.owned() == {"coin": 1, "tribune": 1}
    assert "end-turn" in scene.choices()


# --- Merchant I ------------------------------------------------------------------------------------------------------


def test_merchant_1_turns_the_bar_over() -> None:
    scene = Scene().hold(own="merchant").turn()
    assert scene.player().bar_side == 0
    assert scene.answer("row.merchant-1").player().bar_side == 1


def test_merchant_2_does_not_turn_the_bar() -> None:
    assert Scene().hold(own="merchant").turn().answer("row.merchant-2").player().bar_side == 0


@pytest.mark.parametrize(
    ("rows", "inactive", "before", "after"),
    [
        (("merchant-1",), (), 0, 2),
        (("merchant-1",), (), 1, 2),
        (("merchant-1",), (), 2, 4),
        (("merchant-1", "merchant-1"), (), 5, 6),
        (("merchant-1",), (), 6, 6),
        (("merchant-1",), ("merchant-1",), 0, 1),
        (("merchant-2",), (), 0, 1),
        ((), (), 6, 6),
    ],
)
def test_merchant_1_moves_upgrades_on_to_the_next_cypress(
    rows: tuple[str, ...], inactive: tuple[str, ...], before: int, after: int
) -> None:
    scene = Scene().settle(*rows, inactive=inactive).hold(own="upgrade+coin")
    scene.player().bar = before
    assert scene.turn().player().bar == after
    assert scene.owned() == {"coin": 1}


# --- Merchant II -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["coin", "tribune", "assistant"])
@pytest.mark.parametrize("taken", ["coin", "tribune", "assistant"])
def test_merchant_2_exchanges_a_coin_tribune_or_assistant_once_a_turn(given: str, taken: str) -> None:
    scene = Scene().settle("merchant-2").give(**{given: 2}).building()
    trades = [choice for choice in scene.choices() if choice.startswith("merchant.")]
    assert (f"merchant.{given}-{taken}" in trades) == (given != taken)
    assert len(trades) == 2
    if given != taken:
        scene.answer(f"merchant.{given}-{taken}")
        assert scene.owned() == {given: 1, taken: 1}
        assert without(scene.choices(), "merchant")


def test_an_inactive_merchant_2_exchanges_nothing() -> None:
    scene = Scene().settle("merchant-2", inactive=("merchant-2",)).give(coin=1, tribune=1, assistant=1).building()
    assert without(scene.choices(), "merchant")


def test_an_assistant_from_merchant_2_can_become_a_builder_in_the_same_turn() -> None:
    scene = Scene().settle("merchant-2", "craftsman-2").give(coin=1).building()
    assert scene.answer("merchant.coin-assistant", "hire-builder").owned() == {"builder": 1}


# --- Craftsman I and II ----------------------------------------------------------------------------------------------


def test_craftsman_1_turns_assistants_into_workers_twice_a_turn() -> None:
    scene = Scene().settle("craftsman-1").give(assistant=3).building()
    hires = [f"hire.{colour}" for colour in ("fountain", "house", "stable", "park")]
    assert scene.choices() == [*hires, "end-turn"]
    scene.answer("hire.park", "hire.stable")
    assert scene.owned() == {"park": 1, "stable": 1, "assistant": 1}
    assert without(scene.choices(), "hire")


def test_craftsman_2_turns_an_assistant_into_a_builder_once_a_turn() -> None:
    scene = Scene().settle("craftsman-2").give(assistant=2).building().answer("hire-builder")
    assert scene.owned() == {"builder": 1, "assistant": 1}
    assert without(scene.choices(), "hire-builder")


def test_inactive_craftsmen_hire_nobody() -> None:
    scene = Scene().settle("craftsman-1", "craftsman-2", inactive=("craftsman-1", "craftsman-2"))
    assert scene.give(assistant=3).building().choices() == ["end-turn"]


def test_two_citizens_in_a_row_do_not_double_its_ability() -> None:
    scene = Scene().settle("craftsman-1", "craftsman-1", "craftsman-2", "craftsman-2", "merchant-2", "merchant-2")
    scene.give(assistant=9).building().answer("hire.park", "hire.park", "hire-builder", "merchant.assistant-coin")
    assert without(scene.choices(), "hire")
    assert without(scene.choices(), "hire-builder")
    assert without(scene.choices(), "merchant")


def test_the_abilities_are_fresh_in_the_next_turn() -> None:
    scene = Scene().settle("craftsman-1", "craftsman-2", "merchant-2").give(assistant=8).building()
    scene.answer("hire.park", "hire.park", "hire-builder", "merchant.assistant-coin", "end-turn").building()
    assert {"hire.park", "hire-builder", "merchant.assistant-coin"} <= set(scene.choices())


# --- the bonus of a second citizen -----------------------------------------------------------------------------------


def second_citizen(row: str, scene: Scene | None = None) -> Scene:
    """A second citizen arrives in the row, beside one who is active."""
    return (scene or Scene()).settle(row).hold(own=row[:-2]).turn().answer(f"row.{row}")


def test_a_second_patrician_1_sends_an_envoy() -> None:
    scene = second_citizen("patrician-1", Scene().load_ship(2).draw_forum("B*O", "OO ")).answer("envoy.r2c1")
    assert scene.envoys() == ["r2c1"]
    assert scene.player().ship == 1
    assert scene.choices() == ["end-turn"]


def test_a_second_patrician_1_without_an_envoy_on_the_ship_gives_nothing() -> None:
    assert second_citizen("patrician-1").choices() == ["end-turn"]


@pytest.mark.parametrize(
    ("bonus", "owned"), [("tribune", {"tribune": 1}), ("assistant", {"assistant": 1}), ("coin", {"coin": 1})]
)
def test_a_second_patrician_2_gives_one_area_bonus_and_not_two(bonus: str, owned: dict[str, int]) -> None:
    scene = second_citizen("patrician-2")
    assert scene.choices() == [f"bonus.{name}" for name in ("tribune", "assistant", "coin", "upgrade", "points")]
    assert scene.answer(f"bonus.{bonus}").owned() == owned
    assert "end-turn" in scene.choices()


@pytest.mark.parametrize(
    ("row", "resources"),
    [
        ("merchant-1", ["tribune", "coin"]),
        ("merchant-2", ["assistant", "coin"]),
        ("craftsman-1", ["fountain-worker", "house-worker", "stable-worker", "park-worker"]),
    ],
)
def test_a_second_citizen_lets_choose_a_resource(row: str, resources: list[str]) -> None:
    for resource in resources:
        scene = second_citizen(row)
        assert scene.choices() == [f"gain.{name}" for name in resources]
        assert scene.answer(f"gain.{resource}").owned() == {resource.removesuffix("-worker"): 1}


def test_a_second_craftsman_2_gives_a_builder() -> None:
    assert second_citizen("craftsman-2").owned() == {"builder": 1}


@pytest.mark.parametrize("row", ROW_NAMES)
def test_a_second_citizen_reactivates_the_first(row: str) -> None:
    """F18: both are active at once, and the bonus is gained."""
    scene = Scene().settle(row, inactive=(row,)).load_ship(1).hold(own=row[:-2]).turn()
    bonus_asked_or_gained = scene.answer(f"row.{row}").choices() != ["end-turn"] or scene.owned()
    assert scene.citizens() == {row: 2}
    assert bonus_asked_or_gained
