"""Somebody who solves a puzzle at the page, answer by answer; what is to be answered is known from the shelf."""

from collections.abc import Sequence
from datetime import date, timedelta

from playwright.sync_api import Locator, expect

from browser.visitors import Visitor, word
from princeps.puzzles import Puzzle, shelf
from princeps.server.rooms import puzzles

# Answers that are not given by one press of a place or a button of their own.
GESTURES = (
    "build",
    "site",
    "double-site",
    "sow.",
    "tribune",
    "trade",
    "pay",
    "use",
    "load",
    "ship",
    "extra",
    "first-tile",
)


def is_plain(puzzle: Puzzle) -> bool:
    lines = (puzzle.solution, puzzle.runner_up)
    return not any(answer.startswith(GESTURES) for line in lines for answer in line.answers)


def plain_puzzle(game: str) -> Puzzle:
    """Several decisions, if any plain puzzle has them."""
    return max(filter(is_plain, shelf(game).puzzles), key=lambda it: it.decisions)


def day_of_a_plain_puzzle(after: date) -> tuple[date, Puzzle]:
    for count in range(1000):
        day = after + timedelta(days=count)
        told = puzzles.of_day(day, "en")
        assert told
        if is_plain(found := shelf(told.game).find(told.id)):
            return day, found
    raise AssertionError("no day has a plain puzzle")


class Solver:
    """Tries a puzzle that the page shows."""

    def __init__(self, visitor: Visitor, puzzle: Puzzle, language: str = "en") -> None:
        self.visitor, self.puzzle, self.language = visitor, puzzle, language
        self.page = visitor.page

    def answer_all(self, answers: Sequence[str], *, typing: bool) -> None:
        """With the focus on each place, or with the pointer."""
        given: list[str] = []
        for answer in answers:
            with self.page.expect_response("**/judge") as told:
                self._answer(given, answer, typing)
            given.append(answer)
            if told.value.json()["is_over"]:
                return  # what is left are the only answers

    def _answer(self, given: list[str], answer: str, typing: bool) -> None:
        address = f"/api/exercises/puzzle/{self.puzzle.game.name}/{self.puzzle.id}/table"
        told = self.visitor.post(address, {"answers": given, "language": self.language})
        found = next(it for it in told["decision"]["answers"] if it["action"] == answer)
        if found["ends_turn"]:
            place = self.page.get_by_role("button", name=word("bar-end-turn", self.language), exact=True)
        elif found["anchor"]:
            place = self.visitor.place(found["anchor"])
        else:
            place = self.page.locator("[data-answers] button").filter(has_text=found["short"]).first
        self._press(place, typing)
        same = [it for it in told["decision"]["answers"] if found["anchor"] and it["anchor"] == found["anchor"]]
        if len(same) > 1:
            self._press(self.page.locator("[data-offer] button").nth(same.index(found)), typing)

    @staticmethod
    def _press(button: Locator, typing: bool) -> None:
        if typing:
            button.press("Enter")
        else:
            button.click()

    def expect_stage(self, stage: str) -> None:
        expect(self.visitor.bar).to_have_attribute("data-stage", stage)

    def expect_asking(self) -> None:
        self.visitor.expect_question(".")
