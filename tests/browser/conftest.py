"""A real server with the built page, and real browsers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser import same_deals
from browser.visitors import ARGUMENTS, DESKTOP, PATIENCE, Visitor, VisitorFactory, remember, system_browser
from princeps.server.settings import PAGE
from server.http_tools import Server, serving

expect.set_options(timeout=PATIENCE)
VISITORS = pytest.StashKey[list[Visitor]]()
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process, with its data in a folder of its own. Games are dealt alike in every run, unless
    it is a search for what was not met yet (`--hypothesis-profile=search`)."""
    require_page()
    program = [same_deals.__file__] if settings().derandomize else ["-m", "princeps"]
    with serving(tmp_path_factory.mktemp("data"), program=program) as running:
        running.wait_until_ready()
        running.wait_until_compiled()
        yield running


def require_page() -> None:
    if not (PAGE / "index.html").is_file():
        pytest.fail("The page is not built: run `python tools/build_page.py`, or `make setup`.", pytrace=False)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Closed with each file of tests: as long as it is open, no other test of the process can run a loop of events."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=system_browser(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def arrive(request: pytest.FixtureRequest, server: Server, chromium: Browser) -> Iterator[VisitorFactory]:
    """Opens a browser for one more person. In the end nothing may have gone wrong in any of them."""
    visitors = request.node.stash[VISITORS] = []

    def arrive(address: str = server.address, choices: dict[str, Any] | None = None, **screen: Any) -> Visitor:
        context = chromium.new_context(**{"viewport": DESKTOP, "locale": "en-GB"} | screen)
        context.add_init_script(remember(**choices or {}))
        visitors.append(Visitor(address, context, context.new_page()))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


@pytest.fixture
def visitor(arrive: VisitorFactory) -> Visitor:
    """One person at a desktop."""
    return arrive()


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where pictures are put, for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Of whatever fails there is a picture of every browser."""
    report = yield
    if report.when == "call" and report.failed:
        visitors: list[Visitor] = item.stash.get(VISITORS, [])
        for number, visitor in enumerate(visitors):
            visitor.shot(SHOTS / "failed" / f"{item.name}-{number}.png")
    return report
