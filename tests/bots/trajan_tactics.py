"""Tactics of Trajan: late positions in which the rules alone say what is best.

In each of them the rivals' lead is such that the right answer wins the game and every other one loses it, so that it
makes no difference whether a bot counts points or victories.
"""

from collections.abc import Callable
from typing import Self

from bots.tactics import Tactic
from princeps.games.trajan.actions import DEMAND_NAMES, STACK_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import SOURCE_SENATE
from princeps.kernel.game import Position

TACTICS: list[Tactic] = []


class Finale(Scene):
    """The last round of the game. Unless a scene says otherwise, any tray ends it, Trajan tiles meet the demands of
    everybody, the open bonus tiles bring nothing, and there is nothing to build."""

    def __init__(self, players: int = 2, time: int | None = None) -> None:
        super().__init__(players)
        last = int(self.state.facts.time_loop) - 1
        self.at(quarter=4, time=last if time is None else time).voice(*DEMAND_NAMES)
        self.open_bonuses("cattle", "gems").clear_sites()
        for seat in range(players):
            self.keep(*DEMAND_NAMES, seat=seat)

    def leads(self, points: int, seat: int = 1) -> Self:
        """Points that a seat has made before."""
        self.player(seat).points_from[SOURCE_SENATE] += points
        return self

    def owe(self, *demands: str, seat: int = 0) -> Self:
        """The seat has no Trajan tile for these demands."""
        for name in demands:
            self.player(seat).kept[DEMAND_NAMES.index(name)] = 0
        return self

    def last_act(self, action: str, seat: int = 0) -> Self:
        """The markers were sown already, in the turn that ends the game."""
        self.acting(action, seat)
        self.state.round_ends = 1
        return self


def tactic(rule: str, *answers: str) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """The scene below is a tactic of the first seat; its name says what there is to see. Rivals may do their worst."""

    def add(scene: Callable[[], Scene]) -> Callable[[], Scene]:
        def position() -> Position:
            return scene().position

        name = scene.__name__.replace("_", "-")
        TACTICS.append(Tactic(name, rule, position, 0, answers, contested=True))
        return scene

    return add


# --- which tray? -----------------------------------------------------------------------------------------------------


@tactic("The highest step of the senate brings eight points; two markers from the forum lead there.", "tray.forum")
def the_last_step() -> Scene:
    return Finale().climb_to(6).leads(7).turn()


@tactic("Four identical cards bring twenty points, more than any step of the senate.", "tray.trajan")
def four_of_a_kind() -> Scene:
    return Finale(3).climb_to(6).hold(*["oil"] * 4).leads(19).turn()


@tactic("A Trajan tile scores before the action, even if the action is worth nothing.", "tray.military")
def nine_points_beside_an_idle_action() -> Scene:
    scene = Finale(4).climb_to(5).lay_tile("trajan", "nine-points", "BW")
    scene.markers(seaport="YY", forum="OO", military="BB", senate="WG", trajan="WP", construction="PG")
    return scene.leads(8, seat=2).turn()


@tactic("The tile's worker comes before the action, and can build at once.", "tray.senate")
def a_worker_in_time() -> Scene:
    scene = Finale().hold(*["oil"] * 4).camps(workers=0).work("r1c1").build(window=2).lay_building("r1c2", "window", 4)
    scene.lay_tile("construction", "construction", "BG")
    scene.markers(seaport="YY", forum="OO", military="WP", senate="BB", trajan="WP", construction="GG")
    return scene.leads(21).turn()


@tactic("A demand tile of Trajan meets its demand in the very quarter in which it is accomplished.", "tray.military")
def bread_by_sowing() -> Scene:
    scene = Finale(3).owe(*DEMAND_NAMES).climb_to(3).lay_tile("trajan", "demand", "GO").offer("votes-2")
    scene.lay_in("alpes", None).lay_in("raetia", None).lay_in("noricum", None)
    scene.markers(seaport="YY", forum="BB", military="OO", senate="WW", trajan="GP", construction="PG")
    return scene.leads(9, seat=0).turn()


@tactic("Among equal votes the disc on top wins; the consul has the first choice of bonus tile.", "tray.forum")
def one_step_to_consul() -> Scene:
    scene = Finale().climb_to(1).climb_to(2, seat=1).open_bonuses("legionnaires", "workers")
    scene.station("alpes", "raetia", "noricum").station("belgica", "aquitania", seat=1)
    return scene.lead_to("britannia").leads(8).turn()


@tactic(
    "A round ends when the time marker reaches its start: a small tray leaves room for another turn.", "tray.trajan"
)
def one_more_turn() -> Scene:
    scene = Finale(time=8).markers(seaport="YYO", trajan="B").markers(senate="Y", seat=1).climb_to(6)
    scene.empty_stacks(*STACK_NAMES).work("r1c1").build(window=2).lay_building("r1c2", "window", 5)
    return scene.leads(21).turn()


@tactic("A large tray ends the game before a rival's turn.", "tray.senate")
def no_more_turn() -> Scene:
    scene = Finale(time=8).markers(military="B", senate="YYO").markers(seaport="YYO", seat=1)
    return scene.climb_to(1).climb_to(6, seat=1).turn()


# --- which marker goes first? ----------------------------------------------------------------------------------------


@tactic("A tile looks at the target tray, so the colour that it needs is sown last.", "sow.blue", "sow.white")
def orange_comes_last() -> Scene:
    scene = Finale(3).lay_tile("construction", "nine-points", "OW")
    scene.markers(seaport="YY", forum="OP", military="OBW", senate="BP", trajan="G", construction="WG")
    return scene.leads(9).turn().answer("tray.military")


@tactic("A double needs both markers of its colour in the target tray.", "sow.yellow")
def a_double_is_completed() -> Scene:
    scene = Finale().lay_tile("senate", "nine-points", "PP")
    scene.markers(seaport="WW", forum="YP", military="OO", senate="BP", trajan="YB", construction="GG")
    return scene.leads(10).turn().answer("tray.forum")


# --- rewards of Trajan tiles -----------------------------------------------------------------------------------------


@tactic("The tile's legionnaire is in the camp before the action, and can conquer at once.", "reward")
def a_legionnaire_in_time() -> Scene:
    scene = Finale(4).camps(legionnaires=0).lead_to("germania-inferior").lay_tile("military", "military", "BY")
    return scene.leads(13, seat=3).turn().answer("tray.seaport")


@tactic("A [+2] marker beside the action at hand doubles the extra action tile at once.", "plus-two.senate")
def a_marker_for_the_senate() -> Scene:
    scene = Finale().climb_to(2).give("extra-senate", "extra-military").lay_tile("senate", "plus-two", "OP")
    scene.markers(seaport="YY", forum="OO", military="BB", senate="PW", trajan="PW", construction="GG")
    return scene.leads(18).turn().answer("tray.forum")


@tactic("A tile is worth something only if its colours can still be brought together.", "tile.construction")
def a_tile_for_the_next_turn() -> Scene:
    scene = Finale(time=9).move_arch("senate").markers(forum="YO", senate="W").markers(senate="Y", seat=1)
    scene.turn_up("cards", "BB").turn_up("nine-points", "BB").turn_up("plus-two", "BP").turn_up("military", "BG")
    scene.turn_up("construction", "OW").turn_up("demand", "GG")
    return scene.leads(7).acting("trajan")


# --- extra actions ---------------------------------------------------------------------------------------------------


@tactic(
    "An extra action is for the action just done; there it brings nothing, next turn a step of the senate.", "decline"
)
def a_wild_action_is_saved() -> Scene:
    scene = Finale(time=9).markers(forum="YO").markers(senate="Y", seat=1).climb_to(4).give("wild-action")
    return scene.offer("votes-2", "votes-2").leads(12).acting("forum").answer("forum.votes-2")


@tactic("The tile of the action is of no use elsewhere, the wild one is.", "extra.tile")
def the_wild_action_is_saved_for_two_sites() -> Scene:
    scene = Finale(time=9).markers(senate="YO").markers(senate="Y", seat=1).climb_to(1).empty_stacks(*STACK_NAMES)
    scene.give("extra-senate", "wild-action").camps(workers=2).work("r1c1").build(window=2)
    scene.lay_building("r1c2", "window", 3).lay_building("r1c3", "window", 2)
    return scene.leads(30).acting("senate").answer("climb")


@tactic("After the last action an extra tile is worth nothing any more.", "extra.tile")
def the_last_chance_for_a_tile() -> Scene:
    return Finale(4).climb_to(4).give("extra-senate").leads(12, seat=2).last_act("senate").answer("climb")


# --- seaport ---------------------------------------------------------------------------------------------------------


@tactic("Three pairs bring fifteen points, two identical cards six.", "ship.pairs")
def three_pairs() -> Scene:
    return Finale(3).hold(*["oil", "wine", "fish"] * 2).leads(14).last_act("seaport")


@tactic("A ship that has sailed this quarter pays less.", "ship.different")
def two_ships_have_sailed() -> Scene:
    scene = Finale().turn_ships("identical", "pairs").hold("oil", "oil", "wine", "fruit", "fish")
    return scene.leads(8).last_act("seaport")


@tactic("What is shipped lies on display, where a bonus tile counts it.", "load.wine")
def cargo_that_a_bonus_tile_counts() -> Scene:
    scene = Finale().hold(*["oil"] * 3, *["wine"] * 3).own_bonus("wine")
    return scene.leads(23).last_act("seaport").answer("ship.identical")


@tactic("The fourth identical unit adds eight points; for a bonus tile a wild commodity counts three.", "load-wild")
def a_wild_fourth() -> Scene:
    scene = Finale(3).hold(*["oil"] * 3).give("wild-commodity").own_bonus("oil").leads(28, seat=2).last_act("seaport")
    return scene.answer("ship.identical", "load.oil", "load.oil", "load.oil")


@tactic("On a ship's back a second card adds one point; for a bonus tile a wild commodity counts three.", "set-sail")
def a_wild_for_the_bonus_tile() -> Scene:
    scene = Finale().turn_ships("different").hold("wine").give("wild-commodity").own_bonus("wine")
    return scene.leads(5).last_act("seaport").answer("ship.different", "load.wine")


@tactic("The hand is refilled, so playing a card that a bonus tile counts costs nothing.", "play.fish")
def a_second_card_for_the_bonus_tile() -> Scene:
    scene = Finale(4).hold("wine", "fish", "cattle").own_bonus("wine").leads(8, seat=3)
    return scene.last_act("seaport").answer("play.wine")


@tactic("With an extra action the card is taken first, and four are shipped instead of three.", "take-card.left")
def the_fourth_lies_open() -> Scene:
    scene = Finale().hold(*["oil"] * 3).give("extra-seaport").lay_pile("left", "oil").lay_pile("right", "fruit")
    return scene.display("oil", seat=1).leads(19).last_act("seaport")


@tactic(
    "Of two cards drawn one is discarded: not the one that completes a shipment.",
    "discard.wine.left",
    "discard.wine.right",
)
def a_discard_before_a_shipment() -> Scene:
    scene = Finale().lay_pile("left", "fruit").lay_pile("right", "fruit").hold(*["oil"] * 3).give("extra-seaport")
    return scene.leave_in_deck("oil", "wine").leads(11, seat=0).last_act("seaport").answer("draw-two")


# --- forum -----------------------------------------------------------------------------------------------------------


@tactic("One unmet demand costs four points; demands that are met already need no second tile.", "forum.bread")
def the_missing_bread() -> Scene:
    scene = Finale(3).owe("bread", "religion").give("religion").offer("games", "religion", "bread", "votes-2")
    return scene.leads(1, seat=0).last_act("forum")


@tactic(
    "With a wild construction tile two doors are a set: ten points against the four of an unmet demand.",
    "forum.wild-construction",
)
def a_wild_tile_for_a_set() -> Scene:
    scene = Finale().owe("bread").build(door=2).offer("bread", "wild-construction", "wild-demand", "votes-5")
    return scene.leads(5).last_act("forum")


@tactic("Senate tiles count in the election, and the consul leaves only the other bonus tile.", "forum.votes-5")
def votes_for_a_bonus_tile() -> Scene:
    scene = Finale().owe("bread").climb_to(1).climb_to(4, seat=1).open_bonuses("legionnaires", "workers")
    scene.station("alpes", "raetia", "noricum").station("belgica", "aquitania", "britannia", seat=1)
    return scene.offer("bread", "votes-2", "votes-5").leads(1).last_act("forum")


@tactic(
    "An extra action tile can repeat the very action that brought it, twice with a [+2] marker.", "forum.extra-forum"
)
def a_tile_that_brings_two() -> Scene:
    scene = Finale(4).owe(*DEMAND_NAMES).add_two("forum").offer("bread", "games", "votes-2", extra=("forum",))
    return scene.leads(5, seat=0).last_act("forum")


# --- military --------------------------------------------------------------------------------------------------------


@tactic("The leader takes the tile of the province; with it a demand is met.", "march.noricum")
def bread_from_noricum() -> Scene:
    scene = Finale().owe("bread").lay_in("noricum", "bread").lay_in("alpes", "games").lay_in("raetia", "votes-2")
    return scene.leads(1, seat=0).last_act("military")


@tactic("Every foreign legionnaire takes three points off a province.", "march.germania-inferior")
def the_province_without_rivals() -> Scene:
    scene = Finale(3).lead_to("belgica").station("belgica", "britannia", seat=1).station("britannia", seat=2)
    return scene.give("extra-military").leads(8).last_act("military")


@tactic("With a [+2] marker there are three steps: conquer, march on, conquer again.", "conquer")
def two_provinces_in_a_turn() -> Scene:
    scene = Finale().lead_to("belgica").camps(legionnaires=2).give("extra-military").add_two("military")
    return scene.leads(16).last_act("military")


# --- construction ----------------------------------------------------------------------------------------------------


@tactic("The fourth tile of a type adds ten points to the set, whatever is printed on it.", "build.r1c3")
def the_fourth_door() -> Scene:
    scene = Finale().work("r1c2").build(door=3, window=1).lay_building("r1c1", "window", 5)
    return scene.lay_building("r1c3", "door", 2).leads(20).last_act("construction")


@tactic("The first tile of a type grants its action: a door leads to the senate.", "build.r3c3")
def a_door_to_the_senate() -> Scene:
    scene = Finale(3).work("r2c3").climb_to(6).build(window=1).lay_building("r2c2", "window", 5)
    return scene.lay_building("r3c3", "door", 2).leads(8, seat=2).last_act("construction")


@tactic("The first fountain grants a seaport action, enough to ship four identical cards.", "build.r4c4")
def a_fountain_to_the_port() -> Scene:
    scene = Finale(4).hold(*["gems"] * 4).work("r4c5").lay_building("r4c4", "fountain", 2)
    return scene.lay_building("r3c5", "stairs", 5).leads(20).last_act("construction")


@tactic("A worker on an empty site is worth nothing at the end, one in the camp a point.", "hire")
def no_site_worth_a_worker() -> Scene:
    scene = Finale().work("r1c1").give("extra-construction").add_two("construction")
    return scene.leads(2).last_act("construction")


# --- the end of the quarter ------------------------------------------------------------------------------------------


@tactic("A wild tile meets the demand, so that the tile with the icon is left for the bonus tile.", "wilds.1")
def bread_is_kept() -> Scene:
    scene = Finale().owe("bread").give("bread", "wild-demand").own_bonus("bread")
    return scene.leads(8).end_quarter()


@tactic("There is one wild tile, and the bonus tile asks for games, not for bread.", "wilds.0")
def the_wild_is_for_the_games() -> Scene:
    scene = Finale(3).owe("bread", "games").give("bread", "games", "wild-demand").own_bonus("games", grey=True)
    return scene.leads(5, seat=2).end_quarter()


@tactic("Five cards on display are worth more than one demand tile.", "bonus.2")
def the_consul_counts_cards() -> Scene:
    scene = Finale().climb_to(3).give("bread").display(*["wine"] * 3, *["fish"] * 2).open_bonuses("bread", "wine")
    return scene.leads(14).end_quarter()


@tactic("What the consul leaves goes to the vice consul.", "bonus.2")
def the_consul_denies() -> Scene:
    scene = Finale().climb_to(3).give("bread").display("wine", "fish").display(*["wine"] * 4, "fish", seat=1)
    return scene.open_bonuses("bread", "wine").leads(5).end_quarter()


@tactic("The tile for yellow bonus tiles counts itself.", "bonus.1")
def the_fourth_yellow_tile() -> Scene:
    scene = Finale(4).climb_to(3).climb_to(1, seat=2).give("games").own_bonus("workers", "legionnaires", "gems")
    return scene.open_bonuses("yellow-tiles", "games").leads(11, seat=2).end_quarter()


# --- this turn and the next ------------------------------------------------------------------------------------------


@tactic("There is one bread left, and the next player needs it too; the senate can wait.", "tray.seaport")
def the_last_bread() -> Scene:
    scene = Finale(time=8).owe("bread").owe("bread", seat=1).offer("bread", "votes-2")
    scene.markers(seaport="Y", military="O").markers(seaport="Y", seat=1).climb_to(1)
    return scene.leads(6).turn()


@tactic("The ship pays less once a rival's cargo has turned it; the senate can wait.", "tray.construction")
def the_ship_before_it_sails() -> Scene:
    scene = Finale(time=8).hold(*["oil"] * 4).hold(*["fish"] * 4, known=True, seat=1).climb_to(1)
    scene.markers(construction="Y", military="O").markers(construction="Y", seat=1)
    return scene.leads(7).turn()


@tactic("A rival's worker stands beside the site that completes a set; the senate can wait.", "tray.trajan")
def the_window_before_a_rival() -> Scene:
    scene = Finale(time=8).work("r1c1").work("r1c3", seat=1).build(window=2).lay_building("r1c2", "window", 5)
    scene.markers(trajan="Y", military="O").markers(trajan="Y", seat=1).climb_to(5)
    return scene.leads(19).turn()


@tactic("Blue is needed in the senate next turn, so it must lie in the forum by then.", "sow.yellow")
def a_colour_for_the_next_turn() -> Scene:
    scene = Finale(time=6).lay_tile("senate", "nine-points", "BW").offer("votes-2").empty_stacks(*STACK_NAMES)
    scene.markers(construction="YB", forum="O", senate="W").markers(senate="Y", seat=1)
    return scene.leads(10).turn().answer("tray.construction")


@tactic("Two turns suffice to march on and conquer where more is to be had.", "march.germania-superior")
def one_province_further() -> Scene:
    scene = Finale(time=9).lead_to("raetia").station("belgica", seat=1).empty_stacks(*STACK_NAMES)
    scene.markers(seaport="YO").markers(senate="Y", seat=1)
    return scene.leads(6).acting("military")
