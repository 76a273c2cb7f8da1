"""Every mistake has its reason, and no mistake changes the table."""

from collections.abc import Callable

import pytest

from princeps.games import forum_trajanum
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.actions import CORNER_NAMES
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import COVERED, MERCHANT_I, OWN, PATRICIAN
from princeps.kernel.errors import IllegalAction
from princeps.kernel.game import Position
from reasons import reasons_of

pytestmark = pytest.mark.rules

Case = tuple[Callable[[], Scene | Position], str]


def building(**given: int) -> Scene:
    return Scene().vacate().give(**given).building()


def site(answer: str, **given: int) -> Scene:
    colonia = "#..L.# .pT... ....T. .T.... #..T.. #....K"
    return Scene().draw_colonia(colonia).give(**given).building().answer(answer)


def grey(track: str, level: int, scene: Scene | None = None) -> Scene:
    scene = (scene or Scene()).vacate().set_tracks(**{track: level - 1}).give(builder=1).building()
    return scene.answer(f"build.{track}", "site.r2c1")


def envoy(forum: str = "GGBGG*G", ship: int = 1) -> Scene:
    scene = Scene().vacate().give(park=1).load_ship(ship).draw_forum(forum).send("r1c1", seat=1)
    return scene.building().answer("build.park", "site.r2c1")


def second_citizen(row: str, scene: Scene | None = None) -> Scene:
    return (scene or Scene()).settle(row).hold(own=row[:-2]).turn().answer(f"row.{row}")


def cranes() -> Position:
    position = GAME.new(2, seed=1)
    position.apply(0, "crane.park")
    return position


def first_row() -> Position:
    position = cranes()
    position.apply(0, "crane.house")
    position.apply(0, "crane.stable")
    position.state.players[0].drawn = PATRICIAN
    return position


def handicap() -> Position:
    position = GAME.new(2, seed=1, options={"random_setup": True, "handicap": [0]})
    position.state.players[0].corner = CORNER_NAMES.index("ne")
    return position


def handicap_row() -> Position:
    position = GAME.new(2, seed=4, options={"random_setup": True, "handicap": [0]})
    player = position.state.players[0]
    corner = min(int(player.corner), 3 - int(player.corner))
    player.space[CORNER_SPACES[corner]] = COVERED + Scene().face("patrician")
    position.apply(0, f"corner.{CORNER_NAMES[corner]}")
    return position


def row_full() -> Scene:
    """Only by force: whoever has a single row left is not asked."""
    scene = Scene().settle("merchant-1").hold("merchant").turn()
    scene.player().citizen[MERCHANT_I] = OWN
    return scene


def honour(colonia: str) -> Scene:
    return Scene(crane_bonuses=True).settle("patrician-1").draw_colonia(colonia).scoring()


def crossing_first(tribunes: int) -> Scene:
    scene = Scene().draw_colonia(CROSSING).give(tribune=tribunes).taking("row-2", "column-1")
    return scene.answer("take.a.r2c1", seat=0)


CROSSING = "k....# ##T### ....T. .T.... ...T.. k....#"
ALL_EXCHANGES = ("merchant-2", "craftsman-1", "craftsman-2")
NO_PAIR = "#L.L.# L.T.L. .L.LTL LTLLLL LLLTLL #LLLL#"
ONE_OPEN = "K....# ..T... ....T. .T.... ...T.. #....#"
THREE = "k....K ..T... ....T. .T.... ...T.. k....#"

CASES: dict[str, Case] = {
    "game-over": (lambda: Scene().at(cycle=3).scoring(), "end-turn"),
    "already-answered": (lambda: Scene().vacate().taking("row-2", "row-3"), "take.a.r2c1"),
    "other-turn": (lambda: Scene().turn(seat=1), "end-turn"),
    "other-seat": (lambda: Scene(crane_bonuses=True).draw_colonia(ONE_OPEN, seat=1).scoring(), "honour-envoy"),
    "other-question": (building, "use.own"),
    "crane-stands": (cranes, "crane.park"),
    "no-citizen-on-corner": (handicap, "corner.nw"),
    "card-served": (lambda: Scene().taking("row-2", "row-3").answer("take.a.r2c1", seat=0), "take.a.r2c2"),
    "first-card-first": (lambda: Scene().taking("row-2", "row-2"), "take.b.r2c1"),
    "no-tile-there": (lambda: Scene().put(".", "r2c1").taking("row-2", "row-3"), "take.a.r2c1"),
    "tile-taken": (lambda: Scene().taking("row-2", "column-1").answer("take.a.r2c1", seat=0), "take.b.r2c1"),
    "outside-street": (lambda: Scene().taking("row-2", "row-3"), "take.a.r3c1"),
    "inside-street": (lambda: Scene().give(tribune=1).taking("row-2", "row-3"), "tribune.a.r2c1"),
    "no-tribune": (lambda: Scene().taking("row-2", "row-3"), "tribune.a.r4c1"),
    "other-card-needs-it": (lambda: Scene().draw_colonia(CROSSING).taking("row-2", "column-1"), "take.a.r2c1"),
    "street-emptied": (lambda: crossing_first(tribunes=1), "skip.b"),
    "street-not-empty": (lambda: Scene().taking("row-2", "row-3"), "skip.a"),
    "no-such-foreign-tile": (
        lambda: Scene().vacate(seat=1).lay_beside("coin+coin").put("k", "r1c1").vacate().taking("row-2", "row-3"),
        "reclaim.1",
    ),
    "two-tribunes-needed": (
        lambda: Scene().give(tribune=1).hold("coin+coin", "coin+coin").turn(),
        "use.own-then-received",
    ),
    "other-class": (lambda: Scene().hold("patrician").turn(), "row.merchant-1"),
    "row-full": (row_full, "row.merchant-1"),
    "row-not-empty": (lambda: honour(ONE_OPEN), "row.patrician-1"),
    "two-workers-needed": (lambda: building(park=1), "trade.park"),
    "same-colour": (lambda: building(park=1, assistant=1), "recolour.park.park"),
    "no-resource": (lambda: building(park=1), "recolour.park.house"),
    "ability-inactive": (lambda: building(assistant=1), "hire-builder"),
    "ability-used-up": (
        lambda: Scene().settle("craftsman-1").give(assistant=3).building().answer("hire.park", "hire.park"),
        "hire.park",
    ),
    "built-already": (lambda: building(builder=2).answer("build.column", "site.r2c1"), "build.column"),
    "no-builder": (building, "build.column"),
    "no-worker": (building, "build.park"),
    "no-second-worker": (lambda: building(park=1), "build-pair.park"),
    "stock-empty": (lambda: building(builder=1).stock("single", park=0), "build.column"),
    "no-vacant-space": (lambda: Scene().give(builder=1).building(), "build.column"),
    "no-vacant-pair": (lambda: Scene().draw_colonia(NO_PAIR).give(park=2).building(), "build-pair.park"),
    "end-turn-instead": (building, "decline"),
    "decline-instead": (lambda: grey("basilica", 4).answer("benefit.4"), "end-turn"),
    "single-tile": (lambda: site("build.column", builder=1), "double-site.r1c2.east"),
    "double-tile": (lambda: site("build-pair.park", park=2), "site.r1c2"),
    "outside-colonia": (lambda: site("build-pair.park", park=2), "double-site.r2c6.east"),
    "name-other-end": (lambda: site("build-pair.park", park=2), "double-site.r1c3.west"),
    "space-covered": (lambda: site("build.park", park=1), "site.r5c1"),
    "space-temple": (lambda: site("build-pair.park", park=2), "double-site.r1c3.south"),
    "space-crane": (lambda: site("build.park", park=1), "site.r6c6"),
    "space-built": (lambda: site("build.park", park=1), "site.r2c2"),
    "level-not-reached": (lambda: grey("market", 2), "benefit.3"),
    "no-envoy": (lambda: grey("market", 3), "benefit.3"),
    "no-eagle-free": (lambda: grey("library", 3, Scene().load_ship(1).draw_forum("BB")), "benefit.3"),
    "no-colour-free": (lambda: grey("market", 3, Scene().load_ship(1).draw_forum("*")), "benefit.3"),
    "no-tile-left": (lambda: grey("market", 4, Scene().put("k", "r1c1", "r1c6", "r6c1", "r6c6")), "benefit.4"),
    "bar-at-end": (lambda: grey("basilica", 3, Scene().set_bar(6)), "benefit.3"),
    "bonus-taken": (
        lambda: grey("market", 2, Scene().settle("patrician-2")).answer("benefit.2", "bonus.coin"),
        "bonus.coin",
    ),
    "workers-offered": (lambda: second_citizen("craftsman-1"), "gain.coin"),
    "coin-or-tribune": (lambda: second_citizen("merchant-1"), "gain.assistant"),
    "coin-or-assistant": (lambda: second_citizen("merchant-2"), "gain.tribune"),
    "no-square": (envoy, "envoy.r6c12"),
    "square-occupied": (envoy, "envoy.r1c1"),
    "eagle-closed": (envoy, "envoy.r1c6"),
    "eagle-needed": (
        lambda: grey("library", 3, Scene().load_ship(1).draw_forum("B*")).answer("benefit.3"),
        "envoy.r1c1",
    ),
    "other-colour": (envoy, "envoy.r1c3"),
    "continue-area": (envoy, "envoy.r1c4"),
    "row-without-citizen": (lambda: Scene().settle("patrician-1").give(coin=1).scoring(), "pay.2"),
    "too-few-coins": (lambda: Scene().settle("patrician-1", "merchant-1").give(coin=1).scoring(), "pay.13"),
    "no-scored-crane": (lambda: honour(THREE), "clear.4"),
}


def check(scene: Scene | Position, answer: str, reason: str) -> None:
    position = scene.position if isinstance(scene, Scene) else scene
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, answer)
    given = position.refusal(0, GAME.actions.numbers[answer])
    assert given.id == reason
    assert str(given) in str(caught.value)
    assert position.to_bytes() == before


def test_every_reason_has_its_mistake() -> None:
    assert CASES.keys() == reasons_of(forum_trajanum)


@pytest.mark.parametrize("reason", CASES)
def test_every_mistake_has_its_reason(reason: str) -> None:
    arrange, answer = CASES[reason]
    check(arrange(), answer, reason)


@pytest.mark.parametrize(
    ("arrange", "answer", "reason"),
    [
        (lambda: Scene().give(tribune=1).put(".", "r4c1").taking("row-2", "row-3"), "tribune.a.r4c1", "no-tile-there"),
        (lambda: Scene().taking("row-2", "row-2"), "skip.b", "first-card-first"),
        (first_row, "row.craftsman-1", "other-class"),
        (handicap_row, "row.craftsman-1", "other-class"),
        (lambda: building(assistant=1), "recolour.park.house", "no-resource"),
        (building, "merchant.coin-tribune", "ability-inactive"),
        (lambda: Scene().settle(*ALL_EXCHANGES).building(), "merchant.coin-tribune", "no-resource"),
        (lambda: Scene().settle(*ALL_EXCHANGES).building(), "hire.park", "no-resource"),
        (lambda: Scene().settle(*ALL_EXCHANGES).building(), "hire-builder", "no-resource"),
        (lambda: building(park=1).stock("double", park=0), "build-mixed.park", "stock-empty"),
        (lambda: building(park=2).stock("double", park=0), "build-pair.park", "stock-empty"),
        (lambda: building(park=2), "build-mixed.park", "no-builder"),
        (lambda: building(builder=1), "build-mixed.park", "no-worker"),
        (lambda: building(builder=1), "build-pair.park", "no-worker"),
        (lambda: building(builder=2).answer("build.column", "site.r2c1"), "build-pair.park", "built-already"),
        (lambda: Scene().draw_colonia(NO_PAIR).give(builder=1).building(), "build-mixed.park", "no-vacant-pair"),
        (lambda: site("build-pair.park", park=2), "double-site.r2c2.east", "space-built"),
        (lambda: grey("library", 3), "benefit.3", "no-envoy"),
        (lambda: grey("library", 4).answer("benefit.4"), "draw.r3c3", "no-tile-there"),
        (lambda: second_citizen("patrician-2", Scene().set_bar(6)), "bonus.upgrade", "bar-at-end"),
    ],
)
def test_some_reasons_have_several_mistakes(arrange: Callable[[], Scene | Position], answer: str, reason: str) -> None:
    check(arrange(), answer, reason)
