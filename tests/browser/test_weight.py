"""What a first visit loads."""

import gzip

import pytest
from playwright.sync_api import Response, expect

from browser.visitors import Visitor

LARGEST = 250_000  # bytes of script and style, zipped


def test_script_and_style_of_a_first_visit_are_small(visitor: Visitor, capsys: pytest.CaptureFixture[str]) -> None:
    """From the home page to a table that can be played at."""
    loaded: list[Response] = []
    visitor.page.on("response", lambda response: loaded.append(response))  # noqa: PLW0108 a method has no attributes
    visitor.go("/")
    expect(visitor.button("home-play")).to_be_enabled()
    at_home = weight(loaded)
    visitor.button("home-play").click()
    visitor.expect_question("take")
    in_all = weight(loaded)
    with capsys.disabled():
        print(f"\nscript and style, zipped: {at_home:,} bytes at home, {in_all:,} bytes up to the first decision")
    assert 0 < at_home <= in_all < LARGEST


def weight(loaded: list[Response]) -> int:
    files = [it for it in loaded if it.request.resource_type in {"script", "stylesheet"}]
    return sum(len(gzip.compress(it.body())) for it in files)
