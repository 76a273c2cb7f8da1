"""People at real browsers: each has a context of its own, with its own cookies, storage and screen."""

import json
import re
import secrets
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, ViewportSize, expect
from setup import BROWSERS

from golden.make import folder_of
from princeps.kernel.recipe import load_recipe
from princeps.locale import catalogue
from server.http_tools import wait_for

FORUM, TRAJAN = GAMES = ("forum-trajanum", "trajan")
OPENING = {FORUM: "take", TRAJAN: "tray"}  # the first question after the quick set-up
AT_ONCE = {FORUM: "take", TRAJAN: "marker"}  # the question that all are asked at the same time, in Trajan to set up
TWO_PLAYERS = "two-players"  # the golden game that most begin with
LATE = 24  # moments before the end of a game
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
PATIENCE = 120_000  # milliseconds, on a busy machine

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL_DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# Lies as it did and can be pressed, but nothing has to be painted.
UNPAINTED = """const sheet = new CSSStyleSheet();
sheet.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets.push(sheet);"""
PAINTED = "document.adoptedStyleSheets.splice(0)"

# Nothing flies, so that nothing has to be waited for.
QUICK = {"speed": "none"}

Json = dict[str, Any]


def system_browser() -> str | None:
    """The system's Chromium; without one Playwright looks for its own."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def word(message: str, language: str = "en", /, **values: str | int) -> str:
    """What the page says for a message of the catalogue."""
    return catalogue(language).text(message, **values)


def is_expected(message: ConsoleMessage) -> bool:
    """Chromium itself notes each refused request as an error; refusals are judged by their status, not here."""
    return message.text.startswith("Failed to load resource")


@dataclass
class Visitor:
    """One person with one browser, who notes whatever goes wrong in it."""

    address: str
    context: BrowserContext
    page: Page
    troubles: list[str] = field(default_factory=list)
    allowed: set[int] = field(default_factory=lambda: {409})  # a rival may have been quicker
    may_be_cut_off: bool = False  # from the server
    _opened: str = ""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        self.page.on("console", self._hear)
        self.page.on("response", self._judge)

    def _hear(self, message: ConsoleMessage) -> None:
        is_about_connection = message.text.startswith("WebSocket connection to")
        if message.type not in {"error", "warning"} or (self.may_be_cut_off and is_about_connection):
            return
        if not is_expected(message):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _judge(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.allowed:
            self.troubles.append(f"{response.status} for {response.request.method} {response.url}")

    def leave_unpainted(self) -> None:
        """From the next page on: painting takes a third of Chromium's share of a whole game, in which nobody looks at
        colours. Not for what axe examines, or a search for words that cannot be seen."""
        self.context.add_init_script(UNPAINTED)

    # --- going somewhere ---------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def open_game(self, *seats: Json, game: str = FORUM, quick: bool = True) -> str:
        """A new game, which the page then shows; returns its id."""
        opened = self.new_game(*seats, game=game, quick=quick)
        self.go(f"/game/{opened}")
        return opened

    def open_game_at(self, until: Callable[[Json], bool], *seats: Json, game: str = FORUM, quick: bool = True) -> Json:
        """The same, once the server has played one's seat at random up to a decision that is wanted; returns its
        table."""
        self.new_game(*seats, game=game, quick=quick)
        return self._show(self._play_at_random(until, seat=0))

    def new_game(self, *seats: Json, game: str = FORUM, quick: bool = True) -> str:
        """Opened as the page would open it, but not looked at."""
        wanted = {"game": game, "seats": seats or [ME, BOT], "options": {"random-setup": quick}}
        self._opened = self.post("/api/games", wanted)["id"]
        return self._opened

    def open_file(self, game: str, plan: str = TWO_PLAYERS) -> str:
        """A finished game, from a file; returns its id. Many tests leave copies of the usual one unfinished: as long as
        one is played nobody may analyse it."""
        opened: str = self.post("/api/replays", golden(game, plan).read_text(encoding="utf-8"))["id"]
        return opened

    def open_late_game(self, game: str, left: int = LATE) -> None:
        """A game of one's own against a bot that begins with all but some of the moments of another one."""
        self.go(f"/game/{self._new_late_game(game, left)}")

    def open_late_game_at(self, until: Callable[[Json], bool], game: str, left: int = LATE) -> Json:
        """The same, once the server has played one's seat at random up to a decision that is wanted; returns its
        table."""
        self._new_late_game(game, left)
        return self._show(self._play_at_random(until, seat=0))

    def open_finished_game(self, game: str, left: int = LATE, plan: str = TWO_PLAYERS) -> None:
        """The same, once the server has played one's seat to the end."""
        self._new_late_game(game, left, plan)
        self._play_at_random(lambda _: False, seat=0)
        self.go(f"/game/{self.game}")

    def _new_late_game(self, game: str, left: int, plan: str = TWO_PLAYERS) -> str:
        old = self.open_file(game, plan)
        return self._play_on(old, self.get(f"/api/games/{old}/replay", seat=0)["moments"][-left]["at"], 0, players=2)

    def open_game_before(self, answer: str, game: str, plan: str) -> int:
        """A game that begins with a golden one, in which nobody takes anything back, up to the first answer that begins
        so; returns the seat that is to give it, which is one's own."""
        recipe = load_recipe(folder_of(game) / f"{plan}.json")
        moves, seat = next((n, move.seat) for n, move in enumerate(recipe.moves) if move.action.startswith(answer))
        self._play_on(self.post("/api/replays", recipe.to_json())["id"], moves + 1, seat, recipe.players)
        self.go(f"/game/{self._opened}")
        return seat

    def _play_on(self, old: str, at: int, seat: int, players: int) -> str:
        wish = {"at": at, "viewpoint": seat, "open": True, "seat": seat, "levels": ["tiro"] * players}
        self._opened = self.post(f"/api/games/{old}/continue", wish)["id"]
        return self._opened

    @property
    def game(self) -> str:
        """The one that the page shows; while it is elsewhere, the one that was opened last."""
        found = re.search(r"/(?:game|replay)/([^/?#]+)", self.page.url)
        return found[1] if found else self._opened

    # --- asking the server, as this visitor ---------------------------------------------------------------------------

    def post(self, path: str, body: Json | str) -> Json:
        headers = {"origin": self.address, "content-type": "application/json"}
        reply = self.context.request.post(self.address + path, data=body, headers=headers)
        assert reply.ok, reply.text()
        found: Json = reply.json()
        return found

    def get(self, path: str, **query: str | int) -> Json:
        reply = self.context.request.get(self.address + path, params={name: str(it) for name, it in query.items()})
        assert reply.ok, reply.text()
        found: Json = reply.json()
        return found

    def table(self, seat: int = 0, language: str = "en") -> Json:
        return self.get(f"/api/games/{self.game}/table", seat=seat, language=language)

    def answer(self, table: Json, *actions: str) -> Json | None:
        """Answer without the page; returns the table after it, or nothing if a rival was quicker."""
        turn = {"seat": table["reader"], "revision": table["revision"], "language": table["language"]}
        body = turn | {"actions": actions, "key": secrets.token_hex(8)}
        path = f"{self.address}/api/games/{self.game}/actions"
        reply = self.context.request.post(path, data=body, headers={"origin": self.address})
        assert reply.status in {200, 409}, reply.text()
        after: Json | None = reply.json() if reply.status == 200 else None
        return after

    def my_table(self, seat: int = 0, known: Json | None = None) -> Json:
        """The table once it is the seat's turn, or the game is over; it may be known already."""

        def look() -> Json | None:
            table = self.table(seat)
            return table if is_settled(table) else None

        found: Json = known if known and is_settled(known) else wait_for(look)
        return found

    def hurry(self, until: Callable[[Json], bool], seat: int = 0) -> Json:
        """Let the server play this seat at random up to a decision that is wanted, and show that on the page."""
        self.look_away()
        return self._show(self._play_at_random(until, seat))

    def look_away(self) -> None:
        """The page would draw every answer."""
        self._opened = self.game
        self.page.goto("about:blank")

    def _show(self, table: Json) -> Json:
        assert table["decision"], "the game was over before there was such a decision"
        self.go(f"/game/{self.game}")
        self.expect_question(table["decision"]["question"])
        return table

    def _play_at_random(self, until: Callable[[Json], bool], seat: int) -> Json:
        chance = Random(1)
        table = self.my_table(seat)
        while not table["over"] and not until(table["decision"]):
            table = self.my_table(seat, self.answer(table, preferred(table["decision"], chance)))
        return table

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.bar")

    def expect_question(self, *questions: str) -> None:
        expect(self.bar).to_have_attribute("data-decision", re.compile("|".join(questions)))

    def place(self, anchor: str) -> Locator:
        return self.page.locator(f"[data-anchor='{anchor}']").first

    def lit(self, prefix: str = "") -> Locator:
        return self.page.locator(f"[data-anchor^='{prefix}'][data-lit]")

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=word(message, **values), exact=True)

    def choose_from_menu(self, message: str) -> None:
        self.button("room-menu").click()
        self.page.get_by_role("menuitem", name=word(message), exact=True).click()

    def shot(self, file: Path) -> Path:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.evaluate(PAINTED)
        self.page.screenshot(path=file)
        return file


def take_hidden_tile(visitor: Visitor) -> None:
    """One whose face nobody knows: those at the corners lie open from the beginning. Nor one where both streets cross:
    one would be asked for which of them it is."""
    corners = {"0.space.r1c1", "0.space.r1c6", "0.space.r6c1", "0.space.r6c6"}
    answers = visitor.table()["decision"]["answers"]
    ways = Counter(answer["anchor"] for answer in answers if answer["action"].startswith("take."))
    visitor.place(min(space for space, count in ways.items() if count == 1 and space not in corners)).click()


def golden(game: str, plan: str = TWO_PLAYERS) -> Path:
    """The file of a finished game; usually of two."""
    return folder_of(game) / f"{plan}.json"


def is_settled(table: Json) -> bool:
    return table["over"] or table["decision"] is not None


def preferred(decision: Json, chance: Random) -> str:
    """An answer that leads on: an end of the turn where there is one, else any."""
    ends = [answer for answer in decision["answers"] if answer["ends_turn"]]
    action: str = chance.choice(ends or decision["answers"])["action"]
    return action


ME: Json = {"kind": "me", "name": "Livia"}
HERE: Json = {"kind": "here", "name": "Marcus"}
BOT: Json = {"kind": "bot", "level": "tiro"}
FRIEND: Json = {"kind": "friend", "name": "Gaius"}

every_game = pytest.mark.parametrize("game", GAMES)

VisitorFactory = Callable[..., Visitor]


def remember(**choices: Any) -> str:
    """A script that gives a browser the choices that its person made earlier."""
    stored = json.dumps(json.dumps(QUICK | choices))
    remembering = f"localStorage.getItem('princeps.settings') ?? localStorage.setItem('princeps.settings', {stored})"
    return f"if (location.origin !== 'null') {{ {remembering} }}"  # a blank page remembers nothing
