"""Puzzles at the page: tried, hinted at, solved and shown, on both screens, in three languages; days in a row."""

from datetime import date, datetime, time

import pytest
from playwright.sync_api import expect

from browser.solving import Solver, day_of_a_plain_puzzle, plain_puzzle
from browser.test_accessibility import grave_findings
from browser.visitors import ON_PHONE, QUICK, Visitor, VisitorFactory, every_game, word
from princeps.locale import catalogue, languages
from princeps.puzzles import judge, shelf


def open_puzzle(visitor: Visitor, game: str, language: str = "en") -> Solver:
    puzzle = plain_puzzle(game)
    visitor.go(f"/puzzles/{game}/{puzzle.id}")
    solver = Solver(visitor, puzzle, language)
    solver.expect_asking()
    return solver


@every_game
def test_a_puzzle_is_solved_with_the_keyboard_on_the_second_try(arrive: VisitorFactory, game: str) -> None:
    visitor = arrive(choices=QUICK)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    solver = open_puzzle(visitor, game)
    side = visitor.page.get_by_role("complementary", name=word("puzzle-about"))
    expect(side).to_contain_text(catalogue("en").text(f"{game}-theme-{solver.puzzle.theme}"))
    assert grave_findings(visitor) == []

    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".clue")).to_contain_text(word("exercise-clue", number=1))
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".clue")).to_contain_text(word("exercise-clue", number=2))

    solver.answer_all(solver.puzzle.runner_up.answers, typing=True)
    solver.expect_stage("judged")
    verdict = judge(solver.puzzle, solver.puzzle.runner_up.answers)
    chance = round(100 * verdict.lost_chance)
    expect(visitor.bar).to_contain_text(word("puzzle-try", least="no", percent=verdict.credit, chance=chance))
    expect(side.locator("li", has_text=word("exercise-try", number=1))).to_contain_text("%")
    assert grave_findings(visitor) == []
    assert not any("/solution" in it for it in asked), "what is best is not loaded before it is found"

    visitor.page.keyboard.press("Enter")  # again
    solver.expect_asking()
    solver.answer_all(solver.puzzle.solution.answers, typing=True)
    solver.expect_stage("found")
    expect(visitor.bar).to_contain_text(word("puzzle-solved", number=2))
    expect(side).to_contain_text(word("puzzle-why"))
    told = visitor.get(f"/api/puzzles/{game}/{solver.puzzle.id}/solution")
    expect(side).to_contain_text(told["lead"])
    assert grave_findings(visitor) == []
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.bar).to_contain_text(word("exercise-step", number=0, count=0))
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.bar).to_contain_text("1")
    expect(side.locator("[aria-current=step]")).to_have_count(1)

    visitor.go("/puzzles/sets")
    solved = word("puzzle-set-solved", solved=1, count=len_of_set(solver))
    expect(visitor.page.locator("article", has_text=solved)).to_have_count(1)
    assert grave_findings(visitor) == []


def len_of_set(solver: Solver) -> int:
    return len(shelf(solver.puzzle.game.name).of_theme(solver.puzzle.theme))


@pytest.mark.parametrize("language", languages())
@every_game
def test_a_puzzle_is_tried_and_shown_on_a_phone(arrive: VisitorFactory, game: str, language: str) -> None:
    visitor = arrive(choices=QUICK | {"confirm": False}, locale=language, **ON_PHONE)
    solver = open_puzzle(visitor, game, language)
    solver.answer_all(solver.puzzle.solution.answers, typing=False)
    solver.expect_stage("found")
    expect(visitor.bar).to_contain_text(word("puzzle-solved", language, number=1))
    visitor.page.get_by_role("button", name=word("puzzle-about", language)).tap()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(word("puzzle-why", language))
    assert not words_missing(visitor), "a message without words would show its name"
    assert grave_findings(visitor) == []


def words_missing(visitor: Visitor) -> list[str]:
    text = visitor.page.locator("body").inner_text()
    return [it for it in text.split() if it.startswith(("puzzle-", "exercise-", "review-", "mistakes-"))]


def test_a_solved_puzzle_of_the_day_is_a_day_in_a_row(arrive: VisitorFactory) -> None:
    day, puzzle = day_of_a_plain_puzzle(date(2026, 11, 19))
    visitor = arrive(choices=QUICK)
    at_noon(visitor, day)
    visitor.go("/")
    visitor.page.get_by_role("link", name=word("home-puzzle-go")).click()
    solver = Solver(visitor, puzzle)
    solver.expect_asking()
    solver.answer_all(puzzle.solution.answers, typing=False)
    solver.expect_stage("found")
    expect(visitor.page.locator(".streak")).to_contain_text("1")
    visitor.go("/")
    expect(visitor.page.get_by_text(word("puzzle-home-done"))).to_be_visible()


def at_noon(visitor: Visitor, day: date) -> None:
    visitor.page.clock.set_fixed_time(datetime.combine(day, time(12)))
