"""The stage in which all choose at the same time: in Forum Trajanum tiles, in Trajan where markers lie at first."""

from collections.abc import Callable

from browser.player import Player
from browser.visitors import FORUM, TRAJAN, Json, Visitor, word

MARKERS = 12  # of a player of Trajan
IS_LAST: dict[str, Callable[[Json], bool]] = {
    FORUM: lambda table: table["decision"]["question"] == "pass",
    TRAJAN: lambda table: sum(map(len, table["position"]["mats"][table["reader"]]["trays"])) == MARKERS - 1,
}


def choose_all_but_one(visitor: Visitor, game: str, seat: int) -> Player:
    """By hand, up to the last of a seat's choices."""
    player = Player(visitor.page, word("bar-end-turn"), seed=seat)
    player.play(lambda _: IS_LAST[game](visitor.table(seat)))
    return player


def press_last(player: Player) -> None:
    """The last choice; whatever comes of it, there may be nothing more to choose."""
    things = [thing for thing in player.look().things if thing.kind in {"answer", "place"}]
    assert any(player.press(thing) for thing in things)


def lines_of(visitor: Visitor, seat: int) -> set[str]:
    """What a seat reads in its log."""
    log: Json = visitor.table(seat)["log"]
    return {line["text"] for line in log["lines"]}


def lines_on(visitor: Visitor, lines: set[str]) -> list[str]:
    """Those of the lines that stand anywhere in the page."""
    content = visitor.page.content()
    return [line for line in lines if line in content]
