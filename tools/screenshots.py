"""Take the pictures for the documentation: `python tools/screenshots.py [FOLDER]`, by default into `docs/screenshots`.

For each game, a real four-player game is played on a real server and shown in Chromium. The person's seat is played by
looking one step ahead with the previews that the page shows, which is enough for a realistic table.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # for the visitors the tests use

from browser.visitors import (  # noqa: E402
    ARGUMENTS,
    DESKTOP,
    FORUM,
    GAMES,
    ME,
    ON_PHONE,
    TRAJAN,
    Json,
    Visitor,
    remember,
    system_browser,
)
from server.http_tools import serving  # noqa: E402

BOTS: list[Json] = [{"kind": "bot", "level": level} for level in ("civis", "tiro", "civis")]
ERAS = {FORUM: "cycle", TRAJAN: "quarter"}
LAST_ERA = {FORUM: 2, TRAJAN: 3}  # counted from 0
SHOWN = {FORUM: "build", TRAJAN: "tray"}  # the question at which the picture is taken


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, chromium() as browser:
        server.wait_until_ready()
        visitor = arrive(browser, server.address)
        take_home(visitor, folder / "home.png")
        for game in GAMES:
            take_game(visitor, browser, game, folder / game)
        take_replay(visitor, folder / "replay.png")


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


def take_game(visitor: Visitor, browser: Browser, game: str, folder: Path) -> None:
    visitor.open_game(ME, *BOTS, game=game)
    take_table(visitor, game, 0, folder / "early.png")
    take_table(visitor, game, 1, folder / "middle.png")
    take_dark(visitor, folder / "dark.png")
    take_phone(visitor, browser, game, folder / "phone.png")
    take_table(visitor, game, LAST_ERA[game], folder / "late.png")
    take_end(visitor, folder / "end.png")


def take_table(visitor: Visitor, game: str, era: int, file: Path) -> None:
    """In the third round of an era, with a gesture begun."""
    table = play(visitor, lambda table: is_at(table, game, era))
    visitor.page.reload()
    visitor.expect_question(SHOWN[game])
    visitor.place(shown_plan(table)["anchor"]).click()
    if game == FORUM:
        visitor.lit("0.space.").first.hover()
        expect(visitor.page.locator(".ghost")).to_be_visible()
    save(visitor, file)


def take_dark(visitor: Visitor, file: Path) -> None:
    visitor.page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    save(visitor, file)
    visitor.page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")


def take_phone(visitor: Visitor, browser: Browser, game: str, file: Path) -> None:
    """The same seat on a phone: the cookie identifies the person."""
    context = browser.new_context(
        **ON_PHONE,
        storage_state=visitor.context.storage_state(),
        device_scale_factor=2,
        reduced_motion="reduce",
        locale="en-GB",
    )
    phone = Visitor(visitor.address, context, context.new_page())
    phone.go(f"/game/{visitor.game}")
    phone.expect_question(SHOWN[game])
    phone.page.keyboard.press("Escape")  # dismisses the card about the other players' turns
    phone.place(shown_plan(visitor.table())["anchor"]).tap()
    if game == FORUM:
        phone.expect_question("site")
        phone.lit("0.space.").first.tap()
    save(phone, file)
    context.close()


def take_end(visitor: Visitor, file: Path) -> None:
    play(visitor, lambda table: bool(table["over"]))
    visitor.page.reload()
    expect(visitor.page.locator("dialog .places")).to_be_visible()
    save(visitor, file)


def take_replay(visitor: Visitor, file: Path) -> None:
    """The last game, in the middle."""
    visitor.go(f"/replay/{visitor.game}")
    slider = visitor.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    slider.blur()
    visitor.page.wait_for_load_state("networkidle")
    save(visitor, file)


def save(visitor: Visitor, file: Path) -> None:
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.shot(file)
    print(file, flush=True)


# --- playing ---------------------------------------------------------------------------------------------------------


def is_at(table: Json, game: str, era: int) -> bool:
    position, decision = table["position"], table["decision"]
    is_there = (position[ERAS[game]], position["round"]) >= (era, 2)  # both count from 0
    return is_there and decision["question"] == SHOWN[game] and is_gesture(shown_plan(table))


def open_plans(table: Json) -> list[Json]:
    return [plan for plan in table["decision"]["plans"] if plan["ways"]]


def shown_plan(table: Json) -> Json:
    """A plan that leaves something to choose, if there is one."""
    return max(table["decision"]["plans"], key=lambda plan: (is_gesture(plan), len(plan["ways"])))


def is_gesture(plan: Json) -> bool:
    """Whether pressing it is only the start: a building needs a site, markers an order."""
    return len(plan["ways"]) > (1 if plan["action"].startswith("tray") else 0)


def play(visitor: Visitor, until: Callable[[Json], bool]) -> Json:
    while not until(table := visitor.my_table()):
        visitor.answer(table, *best(table))
    return table


def best(table: Json) -> list[str]:
    """The best plan, if there is one; otherwise the answer that gains most at once and in the next scoring."""
    if open_plans(table):
        return [*best_plan(table)["ways"][0]["actions"]]
    return [max(table["decision"]["answers"], key=worth)["action"]]


def best_plan(table: Json) -> Json:
    """Among equal plans the longest, which is a double tile."""
    return max(open_plans(table), key=lambda plan: (worth(plan["ways"][0]), len(plan["action"])))


def worth(choice: Json) -> int:
    preview = choice["preview"] or {"points": 0, "forecast": 0}
    return int(preview["points"]) + int(preview["forecast"])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
