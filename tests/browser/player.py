"""Somebody who plays like a person: looks at what is lit and at the buttons of the decision bar, and presses one.

Every press is a real one, of a mouse or a finger, at a point where nothing covers the thing; its effect is waited for.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import JSHandle, Page
from playwright.sync_api import TimeoutError as Timeout


def script(name: str) -> str:
    """A function from the file beside, without the comment above it."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    return text[text.index("*/") + 2 :].strip()


EYES = script("eyes.js")
POINT = script("point.js")
# A look takes long, and these are asked at every frame.
IS_BUSY = "document.querySelector('section.bar[aria-busy=true]')"
IS_ASKED = "document.querySelector('section.bar[data-decision], dialog[open] h2')"
HAS_CHANGED = f"before => !{IS_BUSY} && ({EYES})(true).sight.mark !== before"
IS_SETTLED = f"() => !{IS_BUSY} && {IS_ASKED}"

SUPPLY = ("single.", "double.", "column")
LIKED = ("offer", "now", "place", "answer", "tab", "bar", "list")
PRESS_PATIENCE = 20_000  # milliseconds after which a press is taken to have had no effect
OTHERS_PATIENCE = 120_000  # until the others have made their moves
STEPS = 1500  # more than any game takes


@dataclass(frozen=True)
class Thing:
    """Something that can be pressed."""

    kind: str
    name: str
    index: int


@dataclass(frozen=True)
class Sight:
    """What is to be seen now."""

    question: str | None
    dialog: str | None
    mark: str
    things: list[Thing]
    cut: list[str]  # what is not wholly on the screen
    scrolls_sideways: bool
    scrolls_down: bool

    def named(self, *kinds: str) -> list[str]:
        return [thing.name for thing in self.things if thing.kind in kinds]

    @property
    def lit(self) -> list[str]:
        return self.named("place")


Goal = Callable[[Sight], bool]


class Player:
    def __init__(self, page: Page, end_turn: str, *, touch: bool = False, seed: int = 1) -> None:
        self.page = page
        self.touch = touch
        self.end_turn = end_turn
        self.questions: list[str] = []  # that were answered, in order
        self._chance = Random(seed)
        self._seen: JSHandle | None = None

    # --- looking -----------------------------------------------------------------------------------------------------

    def look(self) -> Sight:
        if self._seen:
            self._seen.dispose()
        self._seen = self.page.evaluate_handle(EYES)
        found = self._seen.evaluate("({sight}) => JSON.stringify(sight)")
        sight = json.loads(found)
        things = [Thing(it["kind"], it["name"], index) for index, it in enumerate(sight["things"])]
        sideways, down = sight["scrolls"].values()
        return Sight(sight["question"], sight["dialog"], sight["mark"], things, sight["cut"], sideways, down)

    def wait_for_turn(self) -> Sight:
        """Until there is something to decide, or a window opens."""
        self.page.wait_for_function(IS_SETTLED, timeout=OTHERS_PATIENCE)
        return self.look()

    # --- pressing ----------------------------------------------------------------------------------------------------

    def press(self, thing: Thing) -> bool:
        """Press something; false if it is covered."""
        assert self._seen
        point = self._seen.evaluate(POINT, thing.index)
        if point is None:
            return False
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        return True

    def has_changed(self, before: Sight, patience: float = PRESS_PATIENCE) -> bool:
        try:
            self.page.wait_for_function(HAS_CHANGED, arg=before.mark, timeout=patience)
        except Timeout:
            return False
        return True

    def step(self, sight: Sight) -> None:
        """Press the best of what can be pressed, until something comes of it."""
        refused = []
        for thing in self._by_liking(sight):
            if self.press(thing) and self.has_changed(sight):
                if sight.question:
                    self.questions.append(sight.question)
                return
            refused.append(f"{thing.kind} {thing.name}")
            if self.look().mark != sight.mark:
                return
        raise AssertionError(f"at {sight.question!r} nothing of {refused} could be pressed to any effect")

    def _by_liking(self, sight: Sight) -> list[Thing]:
        """Building first; once the turn can be ended, no time is wasted with anything else."""
        usable = [thing for thing in sight.things if thing.kind != "bar" or thing.name == self.end_turn]
        if self.end_turn in sight.named("bar"):
            usable = [it for it in usable if it.kind in {"offer", "now", "tab", "bar"} or it.name.startswith(SUPPLY)]
        self._chance.shuffle(usable)
        return sorted(usable, key=lambda thing: LIKED.index(thing.kind))

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, until: Goal, *, watching: Callable[[Sight], None] | None = None, steps: int = STEPS) -> Sight:
        """Play on until something is so; `watching` looks at every position on the way."""
        for _ in range(steps):
            sight = self.wait_for_turn()
            if watching:
                watching(sight)
            if until(sight):
                return sight
            if sight.dialog is None:
                self.step(sight)
        raise AssertionError("the game does not come to an end")
