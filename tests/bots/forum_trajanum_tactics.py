"""Tactics of Forum Trajanum: positions made from the rulebook's logic, most of them at the very end of a game.

One seat decides. The others are done: their boards score nothing more, and they have just so many points that the right
answer wins the game and any other loses it. An early tactic is about the points of this cycle; what comes later is the
same, whatever is answered.

A scene is arranged for the first seat. Every other tactic then moves everybody on by one seat.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from bots.tactics import Tactic, game_over
from princeps.games.forum_trajanum.events import SOURCE_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import BESIDE_COLUMN, CYCLES, NOBODY, TAKING
from princeps.kernel.game import Position

USUAL = "kh#s#k #pT#f# s##hTp #Tf##s p##Th# k#s#fk"  # a Colonia at the end that scores nothing more, without room
BUILT_UP = "kffffk ffTfff ffffTf fTffff fffTff kffffk"  # the same, without a tile left to take

# Pictures for `table`, where _ stands for what usually lies there.
NO_SITE = "k____k __T___ ____T_ _T____ ___T__ k____k"
ONE_SITE = "k__._k __T___ ____T_ _T____ ___T__ k____k"
CRANES = ("park", "house", "stable", "fountain")  # from the top left corner
TACTICS: list[Tactic] = []


def tactic(
    rule: str, *answers: str, against: int = 0, contested: bool = False, early: bool = False, worlds: int = 1
) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """Enter a scene in the table, under its own name; the rivals have `against` points."""

    def enter(scene: Callable[[], Scene]) -> Callable[[], Scene]:
        seat = len(TACTICS) % 2

        def position() -> Position:
            made = scene()
            for rival in range(1, made.position.players):
                made.player(rival).points_from[SOURCE_NAMES.index("colonia")] = against
            return moved_on(made.position, seat)

        name = scene.__name__.replace("_", "-")
        ends = cycle_scored if early else game_over
        TACTICS.append(Tactic(name, rule, position, seat, answers, contested, ends, worlds))
        return scene

    return enter


def moved_on(position: Position, seats: int) -> Position:
    """The same table, but everybody sits so many seats further on."""
    moved, players = position.copy(), position.players
    state: Any = moved.state
    for by_seat in (moved.array["players"][0], state.learned, state.barrier):
        by_seat[:players] = np.roll(by_seat[:players], seats)
    sent = state.envoy != NOBODY
    state.envoy[sent] = (state.envoy[sent] + seats) % players
    state.start = (state.start + seats) % players
    if state.turn != NOBODY:
        state.turn = (state.turn + seats) % players
    return moved


def cycle_scored(position: Position) -> bool:
    """After a scoring the tiles of the next cycle are taken."""
    return bool(position.state.stage == TAKING)


def table(colonia: str, card: str = "", players: int = 2, cycle: int = CYCLES, **options: Any) -> Scene:
    """The last round of a cycle: the first seat's Colonia is as drawn, with _ for what usually lies there."""
    drawn = "".join(usual if letter == "_" else letter for letter, usual in zip(colonia, USUAL, strict=True))
    scene = Scene(players, **options).at(cycle, round=4).draw_colonia(drawn).colour_cranes(*CRANES)
    for rival in range(1, players if cycle == CYCLES else 1):
        scene.draw_colonia(USUAL, seat=rival)
    return scene.lay_card(card) if card else scene


def deserted(colonia: str, card: str = "", players: int = 2) -> Scene:
    """The same, but rivals have no tile left: nothing is passed to the first seat."""
    scene = table(colonia, card, players)
    for rival in range(1, players):
        scene.draw_colonia(BUILT_UP, seat=rival)
    return scene


def last_turn(scene: Scene) -> Scene:
    """The others have had their turns."""
    scene.turn(1)
    for _ in range(1, scene.position.players):
        scene.answer("end-turn")
    return scene


def two_groups(scene: Scene) -> Scene:
    """Blue squares, and two groups of three envoys with a square between them."""
    scene.draw_forum("BBBBBBBBBB", "YYYYYYYYYY")
    return scene.send("r1c1", "r1c2", "r1c3", "r1c5", "r1c6", "r1c7")


# --- what to build, and with what ------------------------------------------------------------------------------------


@tactic("A triumphal column scores 1 for every active citizen, paid or not.", "build.column", against=8)
def a_column_while_the_citizens_are_active() -> Scene:
    scene = table("k_L._k __T___ B___T_ _TM___ ___T__ k____k")
    scene.settle("patrician-1", "patrician-2", "merchant-1", "craftsman-1", "craftsman-1").give(builder=1, fountain=1)
    return last_turn(scene)


@tactic("A row scores its different grey buildings, 3 each with two citizens paid.", "build.market", against=11)
def the_fourth_building_of_a_row() -> Scene:
    scene = table("k____k __T___ ____T_ _T____ LBCT._ k____k", players=3)
    scene.settle("craftsman-1", "craftsman-1", inactive=("craftsman-1",)).give(builder=1, coin=1, fountain=1)
    return last_turn(scene)


@tactic("Two workers of a colour may be given up for a builder.", "trade.park", against=3)
def two_workers_for_the_builder_of_a_column() -> Scene:
    scene = table("k___.k __T_._ L___T_ _TM___ ___T__ k____k", players=4)
    return last_turn(scene.settle("patrician-1", "patrician-2", "merchant-1", "craftsman-1").give(park=2))


@tactic("Craftsman II: an assistant becomes a builder.", "hire-builder", against=3)
def an_assistant_for_the_builder_of_a_column() -> Scene:
    scene = table("k__..k __T___ L___T_ _T____ ___T__ k____k")
    scene.settle("patrician-1", "patrician-2", "merchant-1", "craftsman-2").give(assistant=1, house=1)
    return last_turn(scene)


@tactic(
    "An assistant recolours a worker, and two of a colour make a builder.",
    "recolour.house.park",
    "recolour.park.house",
    against=3,
)
def two_exchanges_for_a_column() -> Scene:
    scene = table("k__..k __T___ L___T_ _T____ ___T__ k____k", players=3)
    scene.settle("patrician-1", "patrician-2", "merchant-1", "merchant-1").give(assistant=1, house=1, park=1)
    return last_turn(scene)


@tactic("Craftsman I gives any worker, but the fountains are out of stock.", "hire.house", against=2)
def the_only_worker_who_finds_work() -> Scene:
    """A task wants three different colours one above the other: parks and stables are there."""
    scene = table("k____k s_T___ p___T_ sT____ .__T__ k____k", "III-2", players=3).stock("single", fountain=0)
    return last_turn(scene.settle("craftsman-1").give(assistant=1))


@tactic(
    "An assistant recolours a worker; the colours of the task must differ.",
    "recolour.house.stable",
    "recolour.house.fountain",
    against=2,
)
def the_third_colour_of_a_task() -> Scene:
    return last_turn(table("k____k h_T___ p___T_ .T____ p__T__ k____k", "III-2").give(house=1, assistant=1))


@tactic(
    "Merchant II: a coin becomes the Tribune that the collecting task asks for.", "merchant.coin-tribune", against=6
)
def a_coin_for_the_tribune_of_a_task() -> Scene:
    scene = table("kC_._k __T___ ____T_ LT____ ___T__ k____k", "III-2", players=4).set_bar(4)
    return last_turn(scene.settle("merchant-2").give(coin=1, builder=1))


@tactic("A builder in the supply counts for the collecting task.", "end-turn", against=6)
def a_builder_who_is_worth_more_idle() -> Scene:
    scene = table("kC_._k L_T___ ____T_ _T____ ___T__ k____k", "III-2").set_bar(4)
    return last_turn(scene.give(builder=1, tribune=1))


@tactic(
    "Exchanges need no building: the collecting task wants workers of two colours.",
    "recolour.fountain.house",
    "recolour.fountain.stable",
    "recolour.fountain.park",
    against=4,
)
def an_exchange_for_the_collecting_task() -> Scene:
    return last_turn(table(NO_SITE, "III-3", players=4).set_bar(4).give(fountain=2, assistant=1))


@tactic("Market 1 is a coin, and a coin pays the citizens of a full row.", "build.market", against=10)
def a_market_for_its_coin() -> Scene:
    scene = table("k__._k __T___ ____T_ _T____ LBMTC_ k____k").settle("craftsman-1", "craftsman-1")
    return last_turn(scene.give(builder=1))


@tactic(
    "Library 4 takes a tile off a crane, and the marker scores like a column.", "build.library", against=6, worlds=3
)
def a_library_for_the_crane_that_it_uncovers() -> Scene:
    scene = table("#pp.pk p_T___ ____T_ _T____ ___Tp_ k____k", players=3).set_tracks(library=3).settle("merchant-2")
    return last_turn(scene.lay_tile("coin+coin", "r1c1").give(builder=1, park=1))


@tactic("An open crane scores 3 for a structure of its colour in cycle I.", "build.park", early=True)
def the_colour_of_an_open_crane() -> Scene:
    scene = table("K##.## ##T### ####T# #T#### ###T## ######", cycle=1, players=3)
    return last_turn(scene.give(park=1, house=1, stable=1, fountain=1))


@tactic("Each half of a double tile sends an envoy; groups that touch are one.", "build-pair.fountain", against=6)
def two_envoys_close_a_gap() -> Scene:
    scene = table("k__..k __T___ L___T_ _T____ ___T__ k____k").give(fountain=2).load_ship(2)
    scene.draw_forum("BBBBBBBBBB", "YYYYYYYYYY").send("r1c1", "r1c2", "r1c3", "r1c6", "r1c7", "r1c8")
    return last_turn(scene)


# --- where to build it -----------------------------------------------------------------------------------------------


@tactic("The task wants three different grey buildings, one above the other.", "site.r4c1", against=7)
def the_site_that_fulfils_a_task() -> Scene:
    scene = table("k____k L_T___ B___T_ .T.___ ___T_. k____k", "III-4", players=3).set_bar(2).give(builder=1)
    return last_turn(scene).answer("build.market")


@tactic("In cycle I the task is grey, coloured, grey in a row.", "site.r3c3", early=True)
def the_site_that_fulfils_a_task_in_cycle_1() -> Scene:
    scene = table("###### ##T### Lp.#T. #T#### ###T## ######", "I-1", cycle=1, players=4).give(builder=1)
    return last_turn(scene).answer("build.library")


@tactic("A double tile may be turned: its grey half belongs below the others.", "double-site.r4c1.south", against=5)
def the_way_a_double_tile_lies() -> Scene:
    scene = table("k____k L_T___ B___T_ .T____ .__T__ k____k", "III-4").give(builder=1, park=1)
    return last_turn(scene).answer("build-mixed.park")


@tactic("A grey building counts 3 where two citizens are paid, 1 where nobody lives.", "site.r2c6", against=8)
def the_site_in_the_row_that_is_paid() -> Scene:
    scene = table("k__._k LBT__. .___T_ _T__._ ___T__ k____k", players=4).settle("patrician-2", "patrician-2")
    return last_turn(scene.give(builder=1, coin=1)).answer("build.market")


# --- benefits of grey buildings --------------------------------------------------------------------------------------


@tactic("Library 3 sends an envoy to an eagle; after the building a builder is idle.", "benefit.3", against=4)
def an_eagle_rather_than_a_builder() -> Scene:
    scene = table(ONE_SITE).set_tracks(library=2).give(builder=1).load_ship(1)
    scene.draw_forum("BBB*BB").send("r1c2", "r1c3", "r1c5")
    return last_turn(scene).answer("build.library", "site.r1c4")


@tactic("Basilica 4 is one more building action.", "benefit.4", against=9)
def another_building_rather_than_an_upgrade() -> Scene:
    scene = table("k__..k __T___ ____T_ _T____ ___T__ k____k", players=3).set_tracks(basilica=3).give(builder=2)
    scene.settle("patrician-1", "merchant-2", "craftsman-1")
    return last_turn(scene).answer("build.basilica", "site.r1c4")


@tactic("Without figures to build with, the upgrade of a lower level is worth more.", "benefit.3", against=17)
def an_upgrade_rather_than_a_building_that_nobody_can_pay() -> Scene:
    scene = table("k__._k L_T___ B___T_ MT_.__ ___T__ k____k", "III-4").set_bar(3).give(builder=1, assistant=1, coin=1)
    return last_turn(scene.set_tracks(basilica=3, market=BESIDE_COLUMN)).answer("build.basilica", "site.r4c4")


@tactic("Market 3 sends an envoy to any square: here it joins two groups.", "benefit.3", against=5)
def a_free_envoy_rather_than_an_area_bonus() -> Scene:
    scene = two_groups(table(ONE_SITE, players=4)).load_ship(1)
    return last_turn(scene.set_tracks(market=2).give(builder=1)).answer("build.market", "site.r1c4")


@tactic("Library 4 takes any tile: from a corner, it uncovers a crane.", "draw.r1c1", against=6, worlds=3)
def the_tile_that_uncovers_a_crane() -> Scene:
    scene = table("#pp.p# p_T___ #___T_ pT#___ ___Th_ k____k").set_bar(6).set_tracks(library=3).give(builder=1)
    scene.lay_tile("coin+coin", "r1c1").lay_tile("builder+coin", "r1c6")
    return last_turn(scene).answer("build.library", "site.r1c4", "benefit.4")


@tactic(
    "The grey half first: its tile becomes the envoy that the coloured half sends.", "first.grey", against=8, worlds=3
)
def the_envoy_that_comes_with_the_library() -> Scene:
    scene = two_groups(table("#__..k __T___ ____T_ _T____ ___T__ k____k", players=3)).set_tracks(library=3)
    scene.lay_tile("coin+coin", "r1c1").give(builder=1, fountain=1)
    return last_turn(scene).answer("build-mixed.fountain", "double-site.r1c4.east")


# --- the Forum -------------------------------------------------------------------------------------------------------


@tactic("The largest group counts: one envoy makes seven of three and three.", "envoy.r1c4", against=3)
def an_envoy_joins_two_groups() -> Scene:
    scene = two_groups(table(ONE_SITE)).give(fountain=1).load_ship(1)
    return last_turn(scene).answer("build.fountain", "site.r1c4")


@tactic("Who fills an area has its bonus, two with Patrician II.", "envoy.r1c2", against=10)
def an_envoy_fills_an_area() -> Scene:
    """An upgrade lifts the value of the task that is fulfilled."""
    scene = table("kC_._k __T___ ____T_ _T____ ___T__ k____k", "III-2", players=3).set_bar(3).load_ship(1)
    scene.settle("patrician-2").give(fountain=1, builder=1, tribune=1).draw_forum("BBYBBBBB")
    return last_turn(scene.send("r1c1", "r1c4")).answer("build.fountain", "site.r1c4")


def bonus(scene: Scene) -> Scene:
    """The envoy of a fountain fills an area of one square: which bonus?"""
    scene.draw_forum("BYYY").load_ship(1).give(fountain=1)
    return last_turn(scene).answer("build.fountain", "site.r1c4", "envoy.r1c1")


@tactic("Resources are worth nothing after the last building: take the points.", "bonus.points", against=6)
def points_at_the_end_of_the_bar() -> Scene:
    return bonus(table(ONE_SITE, players=4).set_bar(6))


@tactic("An upgrade lifts the value of both tasks from 5 to 7.", "bonus.upgrade", against=18)
def an_upgrade_for_two_fulfilled_tasks() -> Scene:
    scene = table("k__._k L_T___ B___T_ MT____ ___T__ k____k", "III-4").set_bar(3)
    return bonus(scene.set_tracks(market=BESIDE_COLUMN).give(assistant=1, coin=1))


@tactic("A coin pays two citizens in a row of four grey buildings.", "bonus.coin", against=9)
def a_coin_for_the_citizens_of_a_good_row() -> Scene:
    scene = table("k__._k L_T___ ____T_ _T____ LBMTC_ k____k", players=3)
    return bonus(scene.settle("craftsman-1", "craftsman-1", "merchant-1"))


@tactic("The collecting task lacks a Tribune.", "bonus.tribune", against=8)
def a_tribune_for_the_collecting_task() -> Scene:
    return bonus(table("kC_._k __T___ ____T_ _T____ ___T__ k____k", "III-2").set_bar(4).give(builder=1))


# --- tiles and citizens ----------------------------------------------------------------------------------------------


@tactic("The tile used counts, not whose it is: a third class fulfils the task.", "use.received", against=6)
def the_received_citizen() -> Scene:
    scene = table(ONE_SITE, "III-1", players=3).set_bar(4).give(coin=3)
    return last_turn(scene.settle("merchant-1", "craftsman-1").hold(own="builder+coin", received="patrician"))


@tactic("The own tile has the builder of a column; the other has coins for nobody.", "use.own", against=1)
def the_own_builder() -> Scene:
    scene = table(ONE_SITE, players=4)
    return last_turn(scene.settle("merchant-1").hold(own="builder+coin", received="coin+coin"))


@tactic(
    "Two Tribunes for both tiles: builder and worker make a double tile.",
    "use.own-then-received",
    "use.received-then-own",
    against=14,
)
def tribunes_for_both_tiles() -> Scene:
    scene = table("Kpp..k __T___ ____T_ _T____ ___T__ k____k").settle("patrician-2", "merchant-1").give(tribune=2)
    scene.draw_forum("GGGGGGGG").send("r1c1", "r1c2", "r1c3", "r1c5", "r1c6", "r1c7")
    return last_turn(scene.hold(own="builder+assistant", received="park-worker+assistant"))


@tactic("The own tile first: used, it is the envoy that a Patrician sends.", "use.own-then-received", against=11)
def the_order_of_two_tiles() -> Scene:
    scene = two_groups(table(ONE_SITE, players=4)).give(tribune=2)
    scene.settle("patrician-1", "patrician-2", "patrician-2").hold(own="builder+coin", received="patrician")
    return last_turn(scene)


@tactic("Two Tribunes would buy both tiles, but the task counts a Tribune.", "use.own", against=4)
def tribunes_that_are_worth_more_unspent() -> Scene:
    scene = table("kC_._k __T___ ____T_ _T____ ___T__ k____k", "III-2", players=3).set_bar(3).give(tribune=2)
    return last_turn(scene.hold(own="builder+coin", received="upgrade+coin"))


@tactic("A citizen doubles what the row is worth, once paid.", "row.craftsman-1", against=8)
def the_row_for_a_citizen() -> Scene:
    scene = table("k____k __T___ ____T_ _T____ LBMTC_ kL___k").give(coin=1).hold(own="craftsman")
    return last_turn(scene)


@tactic("A second Patrician I sends an envoy anywhere at once.", "row.patrician-1", against=4)
def the_second_citizen_who_sends_an_envoy() -> Scene:
    scene = two_groups(table(NO_SITE, players=4)).load_ship(1)
    return last_turn(scene.settle("patrician-1", "patrician-2").hold(own="patrician"))


@tactic("The first Merchant I turns the bar over, and tasks are worth more there.", "row.merchant-1", against=11)
def the_merchant_who_turns_the_bar() -> Scene:
    scene = table("k____k L_T___ B___T_ MT____ ___T__ k____k", "III-4").set_bar(1).give(assistant=1, coin=1)
    return last_turn(scene.set_tracks(market=BESIDE_COLUMN).hold(own="merchant"))


@tactic("A second Merchant I brings a coin or a Tribune: the task asks for the latter.", "gain.tribune", against=9)
def the_resource_that_a_task_lacks() -> Scene:
    scene = table("kC__Mk __T___ __L_T_ _T____ ___T__ k____k", "III-2", players=3).set_bar(3).give(builder=1)
    scene.settle("merchant-1", "merchant-2", "merchant-2", inactive=("merchant-2",))
    return last_turn(scene.hold(own="merchant"))


@tactic("Who was passed nothing may take back a tile: a citizen of the third class.", "reclaim.1", against=6)
def the_tile_to_take_back() -> Scene:
    """The first face in the edition is a Patrician."""
    scene = deserted("kff.fk ffTfff ffffTf fTffff fffTff kffffk", "III-1").set_bar(4).give(coin=3)
    return scene.settle("merchant-1", "craftsman-1").lay_beside("patrician", "builder+coin").taking("row-1", "row-2")


# --- taking and passing ----------------------------------------------------------------------------------------------


@tactic("The tile on a corner covers a crane; its colour stands five times.", "take.a.r1c1", against=3, worlds=3)
def the_tile_on_a_crane() -> Scene:
    scene = deserted("#p#ppk pfTfff ffffTf fTffff fffTpf kffffk").draw_forum("OOOOOO")
    return scene.lay_tile("coin+coin", "r1c1").lay_tile("house-worker+coin", "r1c3").taking("row-1", "row-4")


@tactic("A Tribune takes a tile from anywhere: the one on the crane.", "tribune.b.r1c1", against=3, worlds=3)
def a_tribune_for_the_tile_on_a_crane() -> Scene:
    scene = deserted("#pfpp# p#Tfff ffffTf fTffff fffTpf kfffhk", players=3).give(tribune=1).draw_forum("OOOOOO")
    scene.lay_tile("coin+coin", "r1c1").lay_tile("fountain-worker+coin", "r1c6").lay_tile("house-worker+coin", "r2c2")
    return scene.taking("row-3", "row-4").answer("skip.a")


@tactic("The neighbour could build a column with the builder.", "pass.b", contested=True)
def the_tile_that_is_no_use_to_the_neighbour() -> Scene:
    scene = deserted("k#fffk #fTfff ffffTf fTffff fffTff kffffk").put(".", "r2c2", seat=1)
    scene.settle("patrician-1", "patrician-2", "merchant-1", "craftsman-1", seat=1)
    scene.lay_tile("builder+coin", "r1c2").lay_tile("fountain-worker+coin", "r2c1")
    return scene.taking("row-1", "row-2").answer("take.a.r1c2", "take.b.r2c1", seat=0)


# --- the last scoring ------------------------------------------------------------------------------------------------


@tactic("One coin, two rows: the one with two citizens and four buildings.", "pay.2", against=8)
def the_row_to_pay() -> Scene:
    scene = table("k____k LBTMC_ ____T_ _T____ L__T__ k____k", players=4)
    return scene.settle("patrician-2", "patrician-2", "craftsman-1").give(coin=1).scoring()


@tactic("The collecting task counts a coin that was not spent.", "pay.none", against=6)
def the_coin_to_keep() -> Scene:
    scene = table("k____k L_T___ ____T_ _T____ ___T__ k____k", "III-4").set_bar(4).give(coin=1, assistant=1)
    return scene.set_tracks(library=BESIDE_COLUMN).settle("patrician-2").scoring()


@tactic("Patrician I counts the squares at the corners of an eagle as well.", "pay.1", against=5)
def the_patrician_to_pay() -> Scene:
    scene = table("k____k __T___ ____T_ _T____ L__T__ k____k", players=3).draw_forum("BBBBB", "B*B*B", "BBBBB")
    scene.send("r1c1", "r1c3", "r1c5", "r3c1", "r3c3", "r3c5")
    return scene.settle("patrician-1", "craftsman-1").give(coin=1).scoring()


@tactic("The task wants active citizens of all three classes.", "pay.235", against=13)
def a_row_of_each_class() -> Scene:
    scene = table("kL___k LBTM__ ____T_ _T____ ___T__ k____k", "III-1", players=4).set_bar(4).give(coin=3)
    return scene.settle("patrician-1", "patrician-2", "merchant-1", "craftsman-1").scoring()


@tactic("An honorary citizen is active at once: where four buildings stand.", "row.merchant-2", against=10)
def the_place_for_an_honorary_citizen() -> Scene:
    return table("K____# L_T___ ____T_ LTBMC_ ___T__ #____#", crane_bonuses=True).scoring()
