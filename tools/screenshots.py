"""Take the pictures for the documentation: `python tools/screenshots.py [FOLDER]`, by default into `docs/screenshots`.

A real game of four is played on a real server, and looked at in Chromium. The seat of the person is played by looking
one step ahead with the previews that the page shows, which is enough for a table that looks like one.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # for the visitors of the tests

from browser.visitors import ARGUMENTS, DESKTOP, ME, PHONE, Json, Visitor, remember, system_browser  # noqa: E402
from server.http_tools import serving  # noqa: E402

BOTS: list[Json] = [{"kind": "bot", "level": level} for level in ("civis", "tiro", "civis")]


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, chromium() as browser:
        server.wait_until_ready()
        visitor = arrive(browser, server.address)
        take_home(visitor, folder / "home.png")
        visitor.open_game(ME, *BOTS)
        take_table(visitor, folder / "table-early.png", cycle=0, question="take")
        take_table(visitor, folder / "table-middle.png", cycle=1, question="site")
        take_dark(visitor, folder / "table-dark.png")
        take_phone(visitor, browser, folder / "table-phone.png")
        take_table(visitor, folder / "table-late.png", cycle=2, question="site")
        take_end(visitor, folder / "end.png")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=ARGUMENTS)
        yield browser
        browser.close()


def arrive(browser: Browser, address: str) -> Visitor:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    context.add_init_script(remember(name="Livia"))
    return Visitor(address, context, context.new_page())


# --- pictures --------------------------------------------------------------------------------------------------------


def take_home(visitor: Visitor, file: Path) -> None:
    visitor.go("/")
    expect(visitor.button("home-play")).to_be_enabled()
    save(visitor, file)


def take_table(visitor: Visitor, file: Path, cycle: int, question: str) -> None:
    """In the third round of a cycle; a site is looked for with the building already in hand."""
    table = play(visitor, lambda table: is_at(table, cycle, "build" if question == "site" else question))
    visitor.page.reload()
    visitor.expect_question(table["decision"]["question"])
    if question == "site":
        show_building(visitor, table)
    save(visitor, file)


def show_building(visitor: Visitor, table: Json) -> None:
    visitor.place(open_plans(table)[-1]["anchor"]).click()
    visitor.expect_question("site")
    visitor.lit("0.space.").first.hover()
    expect(visitor.bar.locator(".figures")).to_be_visible()


def take_dark(visitor: Visitor, file: Path) -> None:
    visitor.page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    save(visitor, file)
    visitor.page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")


def take_phone(visitor: Visitor, browser: Browser, file: Path) -> None:
    """The same seat on a phone: the cookie is the person."""
    context = browser.new_context(
        storage_state=visitor.context.storage_state(),
        viewport=PHONE,
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        locale="en-GB",
    )
    phone = Visitor(visitor.address, context, context.new_page())
    phone.go(f"/game/{visitor.game}")
    phone.expect_question("build")
    phone.place(open_plans(visitor.table())[-1]["anchor"]).tap()
    phone.expect_question("site")
    phone.lit("0.space.").first.tap()
    expect(phone.bar.locator(".figures, .pay").first).to_be_visible()
    save(phone, file)
    context.close()


def take_end(visitor: Visitor, file: Path) -> None:
    play(visitor, lambda table: bool(table["over"]))
    visitor.page.reload()
    expect(visitor.page.locator("dialog .places")).to_be_visible()
    save(visitor, file)


def save(visitor: Visitor, file: Path) -> None:
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.shot(file)
    print(file, flush=True)


# --- playing ---------------------------------------------------------------------------------------------------------


def is_at(table: Json, cycle: int, question: str) -> bool:
    position, decision = table["position"], table["decision"]
    is_there = (position["cycle"], position["round"]) >= (cycle, 2)  # both count from 0
    return is_there and decision["question"] == question and (question != "build" or bool(open_plans(table)))


def open_plans(table: Json) -> list[Json]:
    return [plan for plan in table["decision"]["plans"] if plan["ways"]]


def play(visitor: Visitor, until: Callable[[Json], bool]) -> Json:
    while not until(table := visitor.my_table()):
        visitor.answer(table, *best(table))
    return table


def best(table: Json) -> list[str]:
    """Build what can be built, else what brings most at once and in the next scoring."""
    if plans := open_plans(table):
        return [*max(plans, key=lambda plan: len(plan["action"]))["ways"][0]["actions"]]
    answers = [answer for answer in table["decision"]["answers"] if not answer["action"].startswith("exchange")]
    return [max(answers, key=worth)["action"]]


def worth(answer: Json) -> int:
    preview = answer["preview"] or {"points": 0, "forecast": 0}
    return int(preview["points"]) + int(preview["forecast"])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
