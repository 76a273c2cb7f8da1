"""Positions with an answer, and what the adviser would answer after it, for hints to speak about."""

from collections.abc import Callable
from dataclasses import dataclass

from bots.forum_trajanum_tactics import ONE_SITE, last_turn, table, two_groups
from princeps.games.forum_trajanum.scenario import Scene as ForumScene
from princeps.games.trajan.scenario import Scene as TrajanScene

AT_WORK = "k_L._k __T___ B___T_ _TM___ ___T__ k____k"
TASK = "k____k L_T___ B___T_ .T.___ ___T_. k____k"


@dataclass(frozen=True)
class Case:
    """What hints say of it stands in `hints_told.toml`, under its name."""

    name: str
    scene: Callable[[], ForumScene | TrajanScene]
    answer: str
    line: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name


# --- Trajan ----------------------------------------------------------------------------------------------------------


def five_in_the_senate() -> TrajanScene:
    scene = TrajanScene().markers(senate="BPYWO", military="G", forum="Y").lead_to("alpes").camps(legionnaires=1)
    return scene.lay_in("raetia", "bread")


def quarter_ends() -> TrajanScene:
    scene = TrajanScene().voice("bread", "games", "religion").give("bread", "games", "religion")
    scene.state.time = scene.state.facts.time_loop - 1
    return scene.markers(forum="B", senate="PY").turn()


def sites() -> TrajanScene:
    scene = TrajanScene().camps(workers=2).work("r1c1").build(window=2, door=1).clear_sites()
    return scene.lay_building("r1c2", "window", 3).acting("construction")


def drawn() -> TrajanScene:
    return TrajanScene().hold("fish", "fish", "wine").acting("seaport").answer("draw-two")


def elected() -> TrajanScene:
    scene = TrajanScene().station("alpes", "raetia").climb_to(3).open_bonuses("legionnaires", "workers")
    return scene.end_quarter()


TRAJAN = [
    Case(
        "accomplish now",
        lambda: five_in_the_senate().lay_tile("military", "construction", "BG").turn(),
        "tray.senate",
        ("sow.pink", "sow.yellow", "sow.white", "sow.orange"),
    ),
    Case(
        "conquer now",
        lambda: five_in_the_senate().turn(),
        "tray.senate",
        ("sow.pink", "sow.yellow", "sow.white", "sow.orange", "conquer"),
    ),
    Case(
        "march now",
        lambda: five_in_the_senate().turn(),
        "tray.senate",
        ("sow.pink", "sow.yellow", "sow.white", "sow.orange", "march.raetia"),
    ),
    Case(
        "accomplish next turn",
        lambda: TrajanScene().markers(forum="B", military="P", trajan="B").lay_tile("trajan", "plus-two", "BP").turn(),
        "tray.forum",
    ),
    Case("end the quarter", quarter_ends, "tray.forum"),
    Case(
        "ship",
        lambda: TrajanScene().hold("fish", "fish", "wine").own_bonus("fish").acting("seaport"),
        "ship.identical",
        ("load.fish", "load.fish", "set-sail"),
    ),
    Case(
        "take a card",
        lambda: TrajanScene().hold("fish", "fish", "wine").lay_pile("left", "fish").acting("seaport"),
        "take-card.left",
    ),
    Case("complete a set", sites, "build.r1c2"),
    Case(
        "meet the last demand",
        lambda: TrajanScene().voice("bread", "games").give("games").offer("bread", "votes-2").acting("forum"),
        "forum.bread",
    ),
    Case("lead the vote", lambda: TrajanScene().climb_to(2, seat=1).climb_to(2).acting("senate"), "climb"),
    Case("stay behind in votes", lambda: TrajanScene().climb_to(4, seat=1).acting("senate"), "climb"),
    Case(
        "march for a legionnaire",
        lambda: TrajanScene().lead_to("alpes").camps(legionnaires=1).lay_in("raetia", "bread").acting("military"),
        "march.raetia",
    ),
    Case(
        "a tile that lacks one colour",
        lambda: TrajanScene().move_arch("seaport").markers(seaport="B").turn_up("cards", "BW").acting("trajan"),
        "tile.cards",
    ),
    Case(
        "a tile for the next turn",
        lambda: (
            TrajanScene().move_arch("senate").markers(senate="B", military="W").turn_up("cards", "BW").acting("trajan")
        ),
        "tile.cards",
    ),
    Case("the better bonus tile", elected, "bonus.1"),
]


# --- Forum Trajanum --------------------------------------------------------------------------------------------------


def columns() -> ForumScene:
    scene = table(AT_WORK)
    return scene.settle("patrician-1", "patrician-2", "merchant-1", "craftsman-1", "craftsman-1")


def in_street(picture: str, card: str = "", **holdings: int) -> ForumScene:
    """A round begins: row 3 and column 4 are open."""
    scene = ForumScene().at(1, 1).draw_colonia(picture).colour_cranes("park", "house", "stable", "fountain")
    return (scene.lay_card(card) if card else scene).give(**holdings)


def with_envoy(scene: ForumScene) -> ForumScene:
    """A fountain has been built, and its envoy is to be sent."""
    return last_turn(scene.give(fountain=1).load_ship(1)).answer("build.fountain", "site.r1c4")


def passing() -> ForumScene:
    scene = in_street("###### ##T### ####T# #T#### ###T## ######")
    scene.lay_tile("park-worker+park-worker", "r3c2").lay_tile("coin+coin", "r2c4")
    return scene.taking("row-3", "column-4").answer("take.a.r3c2", "take.b.r2c4", seat=0)


FORUM = [
    Case(
        "fulfil the building task",
        lambda: last_turn(table(TASK, "III-4", players=3).set_bar(2).give(builder=1)),
        "build.market",
        ("site.r4c1",),
    ),
    Case(
        "where it goes",
        lambda: last_turn(table(TASK, "III-4", players=3).set_bar(2).give(builder=1)).answer("build.market"),
        "site.r4c1",
    ),
    Case("a column", lambda: last_turn(columns().give(builder=1)), "build.column", ("site.r1c4",)),
    Case("an exchange", lambda: last_turn(columns().give(park=2)), "trade.park", ("build.column", "site.r1c4")),
    Case(
        "a double tile",
        lambda: last_turn(table("k____k L_T___ B___T_ .T____ .__T__ k____k", "III-4").give(builder=1, park=1)),
        "build-mixed.park",
        ("double-site.r4c1.south",),
    ),
    Case("join two groups", lambda: with_envoy(two_groups(table(ONE_SITE))), "envoy.r1c4"),
    Case(
        "complete an area",
        lambda: with_envoy(table(ONE_SITE).draw_forum("BBYB*").send("r1c1")),
        "envoy.r1c2",
        ("bonus.points",),
    ),
    Case(
        "an area that is nearly full",
        lambda: with_envoy(table(ONE_SITE).draw_forum("BBBBY").send("r1c1", seat=1)),
        "envoy.r1c2",
    ),
    Case(
        "uncover a crane",
        lambda: (
            in_street("###### p#T### ##p#T# #T#### ###T## ######")
            .lay_tile("coin+coin", "r1c1")
            .taking("row-1", "column-4")
        ),
        "take.a.r1c1",
    ),
    Case(
        "room for a double tile",
        lambda: in_street("###### ##T### ##.#T# #T#### ###T## ######").taking("row-3", "column-4"),
        "take.b.r3c4",
    ),
    Case(
        "room for the building task",
        lambda: in_street("###### ##T### Lp##T# #T#### ###T## ######", "I-1").taking("row-3", "column-4"),
        "take.a.r3c3",
    ),
    Case("keep the better tile", passing, "pass.b"),
    Case(
        "pay the citizens",
        lambda: (
            table("k____k __T___ ____T_ _T____ LBCTM_ k____k")
            .settle("craftsman-1", "craftsman-1")
            .give(coin=2)
            .scoring()
        ),
        "pay.5",
    ),
    Case(
        "keep what the task wants",
        lambda: last_turn(
            table("kC_._k L_T___ ____T_ _T____ ___T__ k____k", "III-2").set_bar(4).give(builder=1, tribune=1)
        ),
        "end-turn",
    ),
    Case(
        "a tile and the building after it",
        lambda: last_turn(columns().hold("builder+coin", "coin+coin")),
        "use.own",
        ("build.column", "site.r1c4"),
    ),
]
