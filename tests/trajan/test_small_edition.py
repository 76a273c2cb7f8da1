"""A different edition really is a different game: no number of the box is built into the rules."""

from pathlib import Path

import pytest

from princeps.games.trajan import GAME
from princeps.games.trajan.actions import BUILDING_NAMES, PROVINCE_NAMES, STACK_NAMES
from princeps.games.trajan.edition import READER
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE

pytestmark = pytest.mark.rules

SMALL = READER.load(Path(__file__).with_name("small.toml"))


def small(players: int = 2) -> Scene:
    return Scene(players, edition=SMALL)


def test_it_is_another_edition() -> None:
    assert READER.load() != SMALL
    assert GAME.new(2, edition=SMALL) != GAME.new(2)


@pytest.mark.parametrize(("players", "usual", "long", "forum"), [(2, 7, 9, 4), (3, 10, 14, 7), (4, 13, 18, 10)])
def test_time_and_forum(players: int, usual: int, long: int, forum: int) -> None:
    assert GAME.new(players, edition=SMALL).state.facts.time_loop == usual
    assert GAME.new(players, options={"time_loop": "long"}, edition=SMALL).state.facts.time_loop == long
    state = small(players).after_election().state
    assert (state.forum != NO_TILE).sum() == forum


def test_tokens() -> None:
    player = GAME.new(2, edition=SMALL).state.players[0]
    assert (player.supply, player.workers, player.legionnaires) == (10, 1, 1)


@pytest.mark.parametrize(
    ("ship", "backs", "loads", "points"),
    [
        ("identical", (), 3, 13),
        ("identical", ("identical",), 1, 1),
        ("pairs", (), 4, 25),
        ("pairs", ("pairs",), 2, 5),
        ("different", (), 2, 5),
        ("different", ("different",), 2, 2),
    ],
)
def test_ships(ship: str, backs: tuple[str, ...], loads: int, points: int) -> None:
    kinds = ["columns", "furs", "scrolls", "oil"]
    scene = small().hold(*kinds * 2, "columns").turn_ships(*backs).acting("seaport").answer(f"ship.{ship}")
    scene.answer(*[f"load.{kinds[0 if ship == 'identical' else number]}" for number in range(loads)])
    assert "set-sail" in scene.choices()
    scene.answer("set-sail")
    assert scene.points() == {"shipping": points}


def test_ships_have_other_room() -> None:
    for ship, loads in (("identical", ["oil"] * 3), ("different", ["oil", "wine"])):
        scene = small().hold(*["oil"] * 5, "wine", "fish").acting("seaport").answer(f"ship.{ship}")
        assert scene.answer(*[f"load.{name}" for name in loads]).choices() == ["set-sail"]


def test_penalties() -> None:
    for met, lost in ((0, -12), (1, -7), (2, -3)):
        scene = small().give(*("bread", "games")[:met]).voice("bread", "games", "religion").end_quarter()
        assert scene.points() == {"demands": lost}


def test_the_single_road_through_the_provinces() -> None:
    assert small().acting("military").choices() == ["recruit", "march.alpes", "march.britannia", "decline"]
    for number, here in enumerate(PROVINCE_NAMES):
        beside = PROVINCE_NAMES[max(0, number - 1) : number] + PROVINCE_NAMES[number + 1 : number + 2]
        choices = small().lead_to(here).acting("military").choices()
        assert {choice for choice in choices if choice.startswith("march")} == {f"march.{name}" for name in beside}


@pytest.mark.parametrize(("others", "points"), [(0, 9), (1, 7), (3, 3)])
def test_provinces_and_foreign_legionnaires(others: int, points: int) -> None:
    scene = small(4).lead_to("belgica")
    for seat in range(1, 1 + others):
        scene.station("belgica", seat=seat)
    assert scene.acting("military").answer("conquer").points() == {"province": points}


def test_points_and_votes_of_the_senate_differ() -> None:
    scene = small()
    for total in (1, 2, 4, 7, 12, 20, 33):
        assert scene.acting("senate").answer("climb").points() == {"senate": total}
    # Step 2 has 2 votes, step 1 with a tile of 1 vote too; the tile of 7 beats step 5 with 6.
    scene = small().climb_to(2).climb_to(1, seat=1).give("votes-2", seat=1).end_quarter()
    assert scene.position.deciders == (0,)
    assert small().climb_to(5).give("votes-5", seat=1).end_quarter().position.deciders == (1,)


def test_buildings_bring_other_actions() -> None:
    signs = ("draw-two", "tile.cards", "recruit", "draw-two", "end-turn")
    for building, sign in zip(BUILDING_NAMES, signs, strict=True):
        scene = small().lay_building("r2c2", building, 6).acting("construction").answer("build.r2c2")
        assert scene.points() == {"building": 6}
        assert sign in scene.choices()


def test_sets_and_three_wild_construction_tiles() -> None:
    for count, points in ((3, 6), (4, 15)):
        assert small().build(door=count).at(quarter=4).after_election().points()["sets"] == points
    wilds = ["wild-construction"] * 3
    assert small().give(*wilds).at(quarter=4).after_election().points()["sets"] == 6
    assert small().build(door=1, roof=3).give(*wilds).at(quarter=4).after_election().points()["sets"] == 21


@pytest.mark.parametrize(
    ("stack", "colours", "points", "cards"), [("cards", "GP", 1, 3), ("cards", "OY", 4, 1), ("nine-points", "BW", 6, 1)]
)
def test_tiles_that_bring_cards(stack: str, colours: str, points: int, cards: int) -> None:
    scene = small().markers(seaport=colours[0], forum=colours[1]).lay_tile("forum", stack, colours, points).turn()
    scene.answer("tray.seaport", "reward")
    assert scene.points() == {"trajan-tile": points}
    assert scene.player().cards == cards


def test_tiles_that_bring_tokens() -> None:
    scene = small().markers(seaport="G", forum="G").lay_tile("forum", "military", "GG").turn()
    scene.answer("tray.seaport", "reward")
    assert (scene.player().legionnaires, scene.player().supply) == (4, 7)


def test_tiles_for_demands() -> None:
    scene = small().markers(seaport="W", forum="G").lay_tile("forum", "demand", "WG").turn().answer("tray.seaport")
    assert scene.points() == {"trajan-tile": 5}
    assert scene.player().kept.tolist() == [0, 0, 1]


@pytest.mark.parametrize(
    ("bonus", "grey", "points"),
    [
        ("wheat", False, 8),
        ("gems", True, 2),
        ("religion", False, 12),
        ("bread", True, 5),
        ("workers", False, 8),
        ("workers", True, 2),
        ("legionnaires", False, 10),
        ("legionnaires", True, 6),
        ("yellow-tiles", False, 4),
    ],
)
def test_bonus_tiles(bonus: str, grey: bool, points: int) -> None:
    """Four workers and three legionnaires are out; the legionnaires count in twos, grey workers in threes."""
    scene = small().display("columns", "wheat", "scrolls", "gems").give("bread", "religion")
    scene.work("r1c1", "r1c2", "r1c3", "r1c4").station("alpes", "raetia", "noricum").own_bonus(bonus, grey=grey)
    assert scene.at(quarter=4).after_election().points()["bonus"] == points


def test_a_wild_commodity_goes_to_the_tile_that_pays_best() -> None:
    scene = small().give("wild-commodity", "wild-commodity").own_bonus("fish").own_bonus("scrolls", "furs")
    assert scene.at(quarter=4).after_election().points()["bonus"] == 10


def test_stacks_hold_nine_tiles_all_the_same() -> None:
    assert small().state.facts.tile_points.reshape(len(STACK_NAMES), 9).sum(axis=1).tolist() == [21, 66, 27, 24, 27, 25]


def test_a_round_of_the_small_game_is_shorter() -> None:
    for edition, ended in ((SMALL, 1), (READER.load(), 0)):
        scene = Scene(edition=edition).at(time=6).turn().answer("tray.trajan")
        assert scene.state.round_ends == ended
