"""A whole game against a bot, from the first click on the screen for a new game to the end screen."""

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from browser.player import Player, Sight
from browser.visitors import Visitor, word

YEARS = {"forum-trajanum": "2018", "trajan": "2011"}
QUESTIONS = {  # that every game asks
    "forum-trajanum": {"take", "pass", "use", "build", "site", "pay"},
    "trajan": {"tray", "action", "end"},
}


@dataclass
class Watcher:
    """Looks at every position of a game for what must never be seen."""

    one_screen: bool  # everything has its place on the screen: nothing is to be scrolled to
    faults: set[str] = field(default_factory=set)

    def __call__(self, sight: Sight) -> None:
        if sight.scrolls_sideways:
            self.faults.add(f"the page scrolls sideways at {sight.question}")
        if sight.scrolls_down:
            self.faults.add(f"the page scrolls down at {sight.question}")
        if self.one_screen and sight.cut and sight.dialog is None:
            self.faults.add(f"{', '.join(sight.cut)} not wholly on the screen at {sight.question}")


def choose_game(page: Page, game: str, language: str = "en") -> None:
    """On the home page."""
    page.get_by_role("button", name=word(f"{game}-title", language)).filter(has_text=YEARS[game]).click()


def set_up(visitor: Visitor, game: str, language: str = "en") -> Page:
    """The screen for a new game, with this game chosen."""
    page = visitor.go("/new")
    games = page.get_by_role("radiogroup", name=word("home-choose", language))
    games.get_by_role("radio", name=word(f"{game}-title", language), exact=True).check()
    return page


def ask_who(page: Page, seat: str) -> None:
    """Choose the seat on the screen for a new game."""
    page.get_by_role("button", name=re.compile(f"^{word('new-seat', seat=seat)}:")).click()


def choose_level(page: Page, seat: str, level: str) -> None:
    ask_who(page, seat)
    page.get_by_role("radiogroup", name=word("new-level", seat=seat)).get_by_text(level).click()


def start_by_hand(visitor: Visitor, game: str) -> None:
    """Two players, a bot of the first level, the quick set-up."""
    page = set_up(visitor, game)
    page.get_by_role("radiogroup", name=word("new-players")).get_by_text("2").click()
    choose_level(page, word("seat-1"), "tiro")
    if page.get_by_role("dialog").count():  # on a phone
        page.get_by_role("button", name=word("new-done")).click()
    page.get_by_role("switch", name=word(f"{game}-option-title-random-setup")).click()
    page.get_by_role("button", name=word("new-open")).click()
    page.wait_for_url("**/game/*")


def play_to_the_end(visitor: Visitor, game: str) -> Player:
    visitor.leave_unpainted()
    start_by_hand(visitor, game)
    player = Player(visitor.page, word("bar-end-turn"))
    watcher = Watcher(one_screen=True)
    player.play(lambda sight: sight.dialog is not None, watching=watcher)
    assert watcher.faults == set()
    return player


def check_end_screen(visitor: Visitor, seat: int = 0) -> None:
    """It shows the points and places that the server reports, and marks one's own."""
    table = visitor.table(seat)
    assert table["over"]
    rows = visitor.page.locator("dialog .places li").all()
    shown = {
        " ".join(row.locator(".name").inner_text().split()): int(row.locator(".score").inner_text()) for row in rows
    }
    names = [name_at_the_end(it) for it in visitor.get(f"/api/games/{visitor.game}/room")["seats"]]
    assert shown == {name: score["points"] for name, score in zip(names, table["scores"], strict=True)}
    first = visitor.page.locator("dialog .places li").first
    expect(first.locator(".name")).to_have_text(names[table["places"].index(1)])


def name_at_the_end(seat: dict[str, Any]) -> str:
    """With what a bot was like, and by which name it is known for that, if it had another one."""
    if seat["mine"]:
        return word("describe-you", name=seat["name"])
    if not seat["character"]:
        return str(seat["name"])
    called, title = word(f"usual-name-{seat['character']}"), word(f"character-{seat['character']}")
    return f"{seat['name']} {title if called == seat['name'] else f'{called}, {title}'}"
