"""The card that sums up the end of a cycle or quarter."""

import re
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, expect

from browser.player import Player
from browser.visitors import FORUM, TRAJAN, Json, Visitor, preferred, word

PART = {FORUM: "cycle", TRAJAN: "quarter"}
ROUNDS = 4  # of a cycle or quarter
MINUS = "\N{MINUS SIGN}"
MOMENTS_BEFORE = 8  # the end of the first of them, to begin with: before anything is scored


@dataclass
class Card:
    """What the first cycle or quarter of a game brought, as the page sums it up."""

    visitor: Visitor
    lines: list[Json]  # of the log

    @property
    def shown(self) -> Locator:
        return self.visitor.page.get_by_role("complementary", name=self.lines[0]["text"].removesuffix("."))

    def figures(self) -> list[list[int]]:
        """By row, the totals first: the points of every seat."""
        rows = [row.inner_text().replace(MINUS, "-") for row in self.shown.get_by_role("row").all()]
        return [[int(figure) for figure in re.findall(r"[+-]?\d+", row)] for row in rows]

    def told(self, seat: int) -> int:
        """The points of a seat, as the log has them."""
        text = " ".join(line["text"] for line in self.lines if line["seat"] == seat)
        found = re.findall(r"(scores|loses) (\d+) point", text)
        return sum(int(points) if verb == "scores" else -int(points) for verb, points in found)


def near_first_end(visitor: Visitor, game: str) -> None:
    """Open a game from a file just before the end of its first cycle or quarter."""
    old = visitor.open_file(game)
    moments = visitor.get(f"/api/games/{old}/replay", seat=0)["moments"]
    late = [moment for moment in moments if moment["round"] < ROUNDS][-MOMENTS_BEFORE]
    wish = {"at": late["at"], "viewpoint": 0, "open": True, "seat": 0, "levels": ["tiro", "tiro"]}
    visitor.go(f"/game/{visitor.post(f'/api/games/{old}/continue', wish)['id']}")
    Player(visitor.page, word("bar-end-turn")).wait_for_turn()


def first_card(visitor: Visitor, game: str) -> Card:
    """Play until the first cycle or quarter is over."""
    near_first_end(visitor, game)
    chance = Random(1)
    table = visitor.my_table()
    while table["position"][PART[game]] == 0:
        table = visitor.my_table(known=visitor.answer(table, preferred(table["decision"], chance)))
    return expect_card(visitor)


def expect_card(visitor: Visitor) -> Card:
    lines = visitor.table()["log"]["lines"]
    *_, start, end = (number for number, line in enumerate(lines) if line["seat"] is None)
    card = Card(visitor, lines[start:end])
    expect(card.shown).to_be_visible()
    return card
