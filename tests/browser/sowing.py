"""Sowing a tray of Trajan: chosen, put in order, and sown as one gesture."""

from collections import Counter

from playwright.sync_api import Locator, expect

from browser.visitors import Json, Visitor, word
from princeps.games.trajan.actions import COLOUR_NAMES

NUMERALS = ("I", "II", "III", "IV", "V", "VI")


def can_order(decision: Json) -> bool:
    return decision["question"] == "tray" and any(len(plan["ways"]) > 1 for plan in decision["plans"])


class Sowing:
    """What is planned with a tray: with one whose markers can be sown in several orders that are not the same, if any
    can; else with one that is sown as soon as it is chosen."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.before = visitor.table()
        plans = self.before["decision"]["plans"]
        self.tray, self.plan = max(enumerate(plans), key=lambda it: min(len(it[1]["ways"]), 2))
        self.has_order: bool = len(self.plan["ways"]) > 1
        self.names: Json = visitor.get(f"/api/games/{visitor.game}/box")["names"]

    @property
    def markers(self) -> Locator:
        """Those of the chosen tray, as buttons in the order in which they will be sown."""
        return self.visitor.page.locator("button[data-place]")

    @property
    def receivers(self) -> list[int]:
        """The tray for each marker."""
        return [(self.tray + 1 + step) % len(NUMERALS) for step in steps_of(len(self.colours))]

    @property
    def colours(self) -> list[str]:
        found: list[str] = self.before["position"]["mats"][self.before["reader"]]["trays"][self.tray]
        return found

    def label(self, step: int, colour: str) -> str:
        return word("trajan-page-marker-to", colour=self.names[colour], tray=NUMERALS[self.receivers[step]])

    def order(self) -> list[str]:
        """The colours as they stand on the page."""
        expect(self.markers).to_have_count(len(self.colours))
        labels = [marker.get_attribute("aria-label") for marker in self.markers.all()]
        return [next(it for it in self.colours if self.label(step, it) == label) for step, label in enumerate(labels)]

    def expect_order(self, order: list[str]) -> None:
        for step, colour in enumerate(order):
            expect(self.markers.nth(step)).to_have_accessible_name(self.label(step, colour))

    def check_sown(self, order: list[str]) -> None:
        """On the server each tray has got its marker."""
        expect(self.markers).to_have_count(0)
        me = self.before["reader"]
        old, new = (table["position"]["mats"][me]["trays"] for table in (self.before, self.visitor.table(me)))
        for tray, markers in enumerate(new):
            kept = [] if tray == self.tray else old[tray]
            sown = [colour for colour, receiver in zip(order, self.receivers, strict=True) if receiver == tray]
            assert Counter(markers) - Counter(kept) == Counter(sown)


def steps_of(count: int) -> list[int]:
    """The step in which each of so many markers is sown; of more than six the first trays get two, both at once."""
    trays = len(NUMERALS)
    return [step for step in range(min(count, trays)) for _ in range(1 + (step < count - trays))]


def key_of(order: list[str], place: int) -> str:
    """The number key that names a marker: that of its step, and of two in one step it names the first."""
    return str(steps_of(len(order))[place] + 1)


def two_unlike(order: list[str]) -> tuple[int, int]:
    """Places of two markers whose exchange makes a difference: the last ones that are the first of their steps."""
    steps = steps_of(len(order))
    *others, last = sorted(steps.index(step) for step in set(steps))
    return last, next(place for place in reversed(others) if order[place] != order[last])


def exchanged(order: list[str], one: int, other: int) -> list[str]:
    """The order with two markers exchanged; both of one step are named in the order of the colours."""
    new = list(order)
    new[one], new[other] = order[other], order[one]
    steps = steps_of(len(order))
    return [new[place] for place in sorted(range(len(new)), key=lambda at: (steps[at], COLOUR_NAMES.index(new[at])))]
