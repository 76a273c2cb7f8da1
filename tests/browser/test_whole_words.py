"""No word that decides is cut, on every screen and in every language."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import ViewportSize

from browser.player import script
from browser.visitors import BOT, DESKTOP, ME, ON_PHONE, PHONE, SMALL_DESKTOP, Json, Visitor, VisitorFactory

CLIPPED = script("clipped.js")
TABLET: ViewportSize = {"width": 1024, "height": 768}
SMALL_PHONE: ViewportSize = {"width": 320, "height": 568}
LARGE_SCREENS = (DESKTOP, SMALL_DESKTOP, TABLET)
PHONES = (PHONE, SMALL_PHONE)
QUESTIONS = {"crane", "first-row", "take", "pass", "use", "build"}  # of the first turn


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_word_is_cut_on_the_table_of_forum_trajanum(arrive: VisitorFactory, language: str) -> None:
    desk = arrive()
    desk.new_game(ME, BOT, BOT, BOT, quick=False)
    eyes = [*watching(arrive, desk, language)]
    met: set[str] = set()
    cut: list[str] = []
    for question in positions(desk):
        met.add(question)
        cut += [found for screens in eyes for found in cut_words(*screens, desk.game, question)]
        if met >= QUESTIONS:
            break
    assert met >= QUESTIONS
    assert cut == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_all_benefits_are_on_a_tablet_of_two_players(arrive: VisitorFactory, language: str) -> None:
    visitor = arrive(viewport=TABLET)
    game = visitor.open_game(ME, BOT)
    state = visitor.context.storage_state()
    reader = arrive(viewport=TABLET, locale=language, storage_state=state)
    reader.go(f"/game/{game}")
    reader.expect_question("take")
    levels = reader.page.locator("[data-anchor^='track.']")
    boxes = [level.bounding_box() for level in levels.all()]
    assert len(boxes) == 12
    assert max(box["x"] + box["width"] for box in boxes if box) < TABLET["width"]


def watching(
    arrive: VisitorFactory, desk: Visitor, language: str
) -> Iterator[tuple[Visitor, tuple[ViewportSize, ...]]]:
    """The same seat at a large screen and on a phone: the cookie is the person. Nobody looks before there is something
    to be seen."""
    person: Json = {"storage_state": desk.context.storage_state(), "locale": language, "reduced_motion": "reduce"}
    large: Json = {}
    for screen, sizes in (large, LARGE_SCREENS), (ON_PHONE, PHONES):
        yield arrive(**person | screen), sizes


def positions(visitor: Visitor) -> Iterator[str]:
    """The first of each kind of question in a game that is played at random; the table stands still meanwhile."""
    chance = Random(3)
    seen: set[str] = set()
    table = visitor.my_table()
    while not table["over"]:
        question = table["decision"]["question"]
        if question not in seen:
            seen.add(question)
            yield question
        table = visitor.my_table(known=visitor.answer(table, *any_answer(table["decision"], chance)))


def any_answer(decision: Json, chance: Random) -> list[str]:
    """Something is built whenever it can be: only then is there more to be asked."""
    ways: list[list[str]] = [plan["ways"][0]["actions"] for plan in decision["plans"] if plan["ways"]]
    return chance.choice(ways) if ways else [chance.choice(decision["answers"])["action"]]


def cut_words(visitor: Visitor, sizes: tuple[ViewportSize, ...], game: str, question: str) -> Iterator[str]:
    visitor.go(f"/game/{game}")
    visitor.expect_question(question)
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    for size in sizes:
        visitor.page.set_viewport_size(size)
        for found in visitor.page.evaluate(CLIPPED):
            yield f"{found} at {question}, {size['width']} x {size['height']}"
    visitor.look_away()
