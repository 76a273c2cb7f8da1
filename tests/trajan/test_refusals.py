"""Every mistake has its reason, and no mistake changes the table."""

from collections.abc import Callable

import pytest

from princeps.games import trajan
from princeps.games.trajan import GAME
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.setup import ASK_FIRST_TILE
from princeps.kernel.errors import IllegalAction
from princeps.kernel.game import Position
from reasons import reasons_of

pytestmark = pytest.mark.rules

Case = tuple[Callable[[], Scene | Position], str]


def placing(*colours: str) -> Position:
    position = GAME.new(2, seed=1)
    for colour in colours:
        position.apply(0, f"marker.{colour}")
    return position


def all_placed() -> Position:
    return placing(*(colour for colour in ("yellow", "orange", "blue", "white", "pink", "green") for _ in range(2)))


def first_tiles() -> Scene:
    scene = Scene().lay_tile("forum", "cards", "BB")
    scene.state.stage, scene.state.passes, scene.state.turn = 3, 2, 0
    scene.player().asked = ASK_FIRST_TILE
    return scene.empty_stacks("demand")


def empty_deck() -> Scene:
    return Scene().lay_pile("left", "wine").lay_pile("right").leave_in_deck().acting("seaport")


def port(*cards: str) -> Scene:
    return Scene().hold(*cards).acting("seaport")


def shipping(ship: str, *cards: str, wild: int = 0, load: tuple[str, ...] = ()) -> Scene:
    scene = Scene().hold(*cards).give(*["wild-commodity"] * wild).acting("seaport")
    return scene.answer(f"ship.{ship}", *load)


def all_slots_taken() -> Scene:
    """The arch waits after a free action has been granted: only a made-up position asks this."""
    scene = Scene().acting("trajan")
    return scene.move_arch(None)


def consul() -> Scene:
    scene = Scene().climb_to(1).end_quarter()
    scene.state.bonus_open[1] = -1
    return scene


def meeting() -> Scene:
    return Scene().give("bread", "wild-demand").voice("bread", "games", "games").keep("games", "games").end_quarter()


def nobody() -> Scene:
    """The consul chooses, and it is nobody's turn."""
    return Scene().climb_to(1, seat=1).end_quarter()


def at_end_of_senate() -> Scene:
    scene = Scene().acting("senate")
    return scene.climb_to(7)


CASES: dict[str, Case] = {
    "game-over": (lambda: Scene().at(quarter=4).after_election(), "climb"),
    "already-answered": (all_placed, "marker.yellow"),
    "other-turn": (lambda: Scene().turn(1), "tray.forum"),
    "other-seat": (nobody, "climb"),
    "other-question": (lambda: Scene().turn(), "climb"),
    "other-action": (lambda: Scene().acting("senate"), "hire"),
    "markers-used": (lambda: placing("yellow", "yellow"), "marker.yellow"),
    "colour-order": (lambda: placing("blue"), "marker.orange"),
    "tray-empty": (lambda: Scene().markers(forum="YYOOBBWWPPGG").turn(), "tray.senate"),
    "colour-not-in-hand": (lambda: Scene().markers(forum="YOB", senate="GG").turn().answer("tray.forum"), "sow.green"),
    "stack-empty": (lambda: Scene().empty_stacks("cards").acting("trajan"), "tile.cards"),
    "category-taken": (first_tiles, "first-tile.cards.senate"),
    "slot-taken": (first_tiles, "first-tile.military.forum"),
    "arch-waits": (all_slots_taken, "tile.cards"),
    "plus-two-there": (
        lambda: (
            Scene()
            .add_two("forum")
            .markers(seaport="P", forum="P")
            .lay_tile("forum", "plus-two", "PP")
            .turn()
            .answer("tray.seaport")
        ),
        "plus-two.forum",
    ),
    "no-card-to-draw": (
        lambda: Scene().lay_pile("left", "wine").lay_pile("right").leave_in_deck().acting("seaport"),
        "draw-two",
    ),
    "pile-empty": (lambda: Scene().lay_pile("left").acting("seaport"), "take-card.left"),
    "card-not-in-hand": (port, "play.wine"),
    "card-order": (lambda: port("furs", "wine").answer("play.wine"), "play.furs"),
    "nothing-to-ship": (port, "ship.identical"),
    "no-pair-to-ship": (lambda: port("wine", "fish"), "ship.pairs"),
    "ship-full": (lambda: shipping("identical", *["wine"] * 5, load=("load.wine",) * 4), "load.wine"),
    "other-goods": (lambda: shipping("identical", "wine", "fish", load=("load.wine",)), "load.fish"),
    "load-order": (lambda: shipping("different", "wine", "fish", load=("load.fish",)), "load.wine"),
    "cards-before-wilds": (lambda: shipping("different", "wine", wild=1, load=("load-wild",)), "load.wine"),
    "pair-needed": (lambda: shipping("pairs", "wine", "fish", "fish"), "load.wine"),
    "pairs-only": (lambda: shipping("identical", "wine", wild=1), "load-with-wild.wine"),
    "no-wild-commodity": (lambda: shipping("pairs", "wine", "wine"), "load-with-wild.wine"),
    "two-wilds-needed": (lambda: shipping("pairs", "wine", "wine", wild=1), "load-wild"),
    "nothing-loaded": (lambda: shipping("identical", "wine"), "set-sail"),
    "not-in-forum": (lambda: Scene().offer("bread").acting("forum"), "forum.games"),
    "no-votes-in-forum": (lambda: Scene().offer("bread").acting("forum"), "forum.votes-3"),
    "no-token": (lambda: Scene().camps(supply=0).acting("military"), "recruit"),
    "not-adjacent": (lambda: Scene().acting("military"), "march.britannia"),
    "leader-in-camp": (lambda: Scene().acting("military"), "conquer"),
    "already-there": (lambda: Scene().lead_to("alpes").station("alpes").acting("military"), "conquer"),
    "no-legionnaire": (lambda: Scene().lead_to("alpes").camps(legionnaires=0).acting("military"), "conquer"),
    "senate-at-end": (at_end_of_senate, "climb"),
    "no-worker": (lambda: Scene().camps(workers=0).acting("construction"), "build.r1c1"),
    "own-site": (lambda: Scene().work("r1c1").acting("construction"), "build.r1c1"),
    "site-not-adjacent": (lambda: Scene().work("r1c1").acting("construction"), "build.r2c2"),
    "no-extra-tile": (lambda: Scene().give("wild-action").acting("senate").answer("climb"), "extra.tile"),
    "no-wild-action": (lambda: Scene().give("extra-senate").acting("senate").answer("climb"), "extra.wild"),
    "too-many-wilds": (meeting, "wilds.2"),
    "bonus-gone": (consul, "bonus.2"),
}


def test_every_reason_has_its_mistake() -> None:
    assert CASES.keys() == reasons_of(trajan)


@pytest.mark.parametrize("reason", CASES)
def test_every_mistake_has_its_reason(reason: str) -> None:
    made, action = CASES[reason]
    table = made()
    position = table.position if isinstance(table, Scene) else table
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, action)
    assert position.to_bytes() == before
    expected = position.refusal(0, GAME.actions.numbers[action])
    assert expected.id == reason
    assert str(refused.value).endswith(f"{expected}.")
    assert position.view(0).refusal(0, GAME.actions.numbers[action]) == expected
