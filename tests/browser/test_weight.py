"""What a first visit loads."""

import gzip

import pytest
from playwright.sync_api import Response, expect

from browser.visitors import VisitorFactory, every_game, word
from browser.whole_game import choose_game

LARGEST = 250_000  # bytes of script and style, zipped
LONGEST_WORDS = "ru"


@every_game
def test_script_and_style_of_a_first_visit_are_small(
    arrive: VisitorFactory, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the home page to a table that can be played at."""
    loaded: list[Response] = []
    visitor = arrive(locale=LONGEST_WORDS)
    visitor.page.on("response", lambda response: loaded.append(response))  # noqa: PLW0108 a method has no attributes
    visitor.go("/")
    play = visitor.page.get_by_role("button", name=word("home-play", LONGEST_WORDS), exact=True)
    expect(play).to_be_enabled()
    at_home = weight(loaded)
    choose_game(visitor.page, game, LONGEST_WORDS)
    play.click()
    visitor.expect_question("take|tray|marker")
    in_all = weight(loaded)
    with capsys.disabled():
        print(f"\nscript and style, zipped: {at_home:,} bytes at home, {in_all:,} bytes up to the first decision")
    assert 0 < at_home <= in_all < LARGEST


def weight(loaded: list[Response]) -> int:
    files = [it for it in loaded if it.request.resource_type in {"script", "stylesheet"}]
    return sum(len(gzip.compress(it.body())) for it in files)
