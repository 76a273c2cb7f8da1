"""Every screen is checked by axe, in all colour schemes, and simulated for other colour vision."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.sowing import Sowing, can_order
from browser.visitors import (
    BOT,
    FORUM,
    FRIEND,
    GAMES,
    ME,
    ON_PHONE,
    OPENING,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    word,
)
from browser.whole_game import ask_who

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# A window covers the table, which is examined without it. Colours that still change would be taken for faint ones.
EXAMINE = """(options) => {
  const passing = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity);
  for (const animation of passing) animation.finish();
  const part = document.querySelector("dialog[open]") ?? document;
  return axe.run(part, {resultTypes: ["violations"], preload: false, ...options}).then((found) => found.violations);
}"""
THEMES = ("light", "dark", "contrast")
GRAVE = {"serious", "critical"}
LEAST_CONTRAST = 4.5
# Ink and ground of an element, each as red, green and blue from 0 to 1.
COLOURS = """element => {
  const { color, backgroundColor } = getComputedStyle(element);
  return [color, backgroundColor].map((it) => it.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255));
}"""
SIGHTS = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")

Walk = Callable[[Visitor], Iterator[str]]  # from screen to screen, telling the name of each once it is shown


def grave_findings(visitor: Visitor) -> list[str]:
    """In one colour scheme everything is examined, in the others what depends on colours."""
    found = []
    visitor.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    for theme in THEMES:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for finding in visitor.page.evaluate(EXAMINE, {} if theme == "light" else {"runOnly": ["color-contrast"]}):
            if finding["impact"] in GRAVE:
                places = [node["target"][-1] for node in finding["nodes"][:3]]
                found.append(f"{theme}: {finding['id']} ({finding['help']}) at {places}")
    return found


def examine(visitor: Visitor, walk: Walk) -> None:
    """All findings of a walk at once."""
    assert [f"{screen}: {it}" for screen in walk(visitor) for it in grave_findings(visitor)] == []


# --- walks -----------------------------------------------------------------------------------------------------------


def home_and_lobby(visitor: Visitor) -> Iterator[str]:
    visitor.go("/")
    expect(visitor.button("home-play")).to_be_enabled()
    yield "home"
    yield from new_game(visitor)
    visitor.open_game(ME, FRIEND)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "lobby"
    visitor.go("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(word("home-your-turn", count=1))
    yield "home again"
    yield from turn_over_days(visitor)


def turn_over_days(visitor: Visitor) -> Iterator[str]:
    opening = {"game": FORUM, "seats": [ME, BOT], "options": {}, "pace": {"hours": 24, "stand_in": "tiro"}}
    visitor.go(f"/game/{visitor.post('/api/games', opening)['id']}")
    expect(visitor.bar.locator(".timer")).to_be_visible()
    yield "turn over days"
    visitor.choose_from_menu("pause-ask")
    expect(visitor.page.get_by_role("dialog", name=word("pause-ask"))).to_be_visible()
    yield "asking for a pause"


def new_game(visitor: Visitor) -> Iterator[str]:
    page = visitor.go("/new")
    expect(visitor.button("new-open")).to_be_enabled()
    page.get_by_role("radiogroup", name=word("pace-title")).get_by_text(word("pace-days")).click()
    page.get_by_role("switch", name=word("pace-nights")).click()
    yield "new game"
    ask_who(page, word("seat-1"))
    yield "who sits there"


def windows(visitor: Visitor) -> Iterator[str]:
    """Everything that can be opened from a table."""
    visitor.place("1").get_by_role("button").click()
    yield "mat of a rival"
    visitor.place("1").get_by_role("button").click()
    for key in "ls?d":
        visitor.page.keyboard.press(key)
        expect(visitor.page.locator("dialog[open]").or_(visitor.page.locator(".drawer").first)).to_be_visible()
        yield f"window of key {key}"
        visitor.page.keyboard.press("Escape" if key != "l" else key)
    visitor.button("tool-rules").click()
    visitor.page.get_by_role("tab", name=word("glossary-things")).click()
    yield "glossary"
    visitor.page.keyboard.press("Escape")
    visitor.choose_from_menu("settings-title")
    yield "settings"
    visitor.page.keyboard.press("Escape")


def can_build_single(decision: Json) -> bool:
    single = [plan for plan in decision["plans"] if plan["anchor"].startswith("single.")]
    return decision["question"] == "build" and any(plan["ways"] for plan in single)


def table_of_forum(visitor: Visitor) -> Iterator[str]:
    visitor.open_game(game=FORUM)
    visitor.expect_question("take")
    yield "taking"
    yield from windows(visitor)
    yield from building(visitor)
    visitor.hurry(lambda decision: decision["question"] == "pay")
    yield "paying"


def building(visitor: Visitor) -> Iterator[str]:
    visitor.hurry(can_build_single)
    yield "building"
    visitor.lit("single.").first.click()
    visitor.expect_question("site")
    yield "choosing a site"


def table_of_trajan(visitor: Visitor) -> Iterator[str]:
    """From late in a game, when much lies on the table."""
    visitor.open_late_game_at(can_order, TRAJAN, left=60)
    yield "choosing a tray"
    yield from windows(visitor)
    yield from sowing(visitor)
    visitor.button("trajan-page-plan").click()
    yield "planner"
    visitor.hurry(lambda decision: decision["question"] == "action")
    yield "choosing an action"


def sowing(visitor: Visitor) -> Iterator[str]:
    visitor.place(Sowing(visitor).plan["anchor"]).click()
    expect(visitor.page.get_by_role("region", name=word("trajan-page-preview"))).to_be_visible()
    yield "putting a sowing in order"


def the_end(visitor: Visitor, game: str) -> Iterator[str]:
    visitor.open_finished_game(game)
    expect(visitor.page.locator("dialog .places")).to_be_visible()
    yield "end"


def replay(visitor: Visitor, game: str) -> Iterator[str]:
    visitor.go(f"/replay/{visitor.open_file(game)}?at=100")
    expect(visitor.page.get_by_role("slider", name=word("replay-slider"))).to_be_visible()
    yield "replay"
    visitor.button("replay-menu").click()
    visitor.page.get_by_role("menuitem", name=word("replay-continue"), exact=True).click()
    yield "playing on"


# --- tests -----------------------------------------------------------------------------------------------------------

WALKS: dict[str, Walk] = {"home": home_and_lobby, FORUM: table_of_forum, TRAJAN: table_of_trajan}
DECIDING = {FORUM: building, TRAJAN: sowing}


@pytest.mark.parametrize("walk", WALKS)
def test_axe_finds_nothing_grave(visitor: Visitor, walk: str) -> None:
    examine(visitor, WALKS[walk])


@every_game
def test_axe_finds_nothing_grave_at_the_end_and_looking_back(visitor: Visitor, game: str) -> None:
    examine(visitor, lambda it: the_end(it, game))
    examine(visitor, lambda it: replay(it, game))


@every_game
def test_axe_finds_nothing_grave_on_a_phone(arrive: VisitorFactory, game: str) -> None:
    def walk(visitor: Visitor) -> Iterator[str]:
        visitor.go("/")
        expect(visitor.button("home-play")).to_be_enabled()
        yield "home"
        yield from new_game(visitor)
        visitor.open_game(game=game)
        visitor.expect_question(OPENING[game])
        yield "table"
        yield from DECIDING[game](visitor)
        yield from the_end(visitor, game)
        yield from replay(visitor, game)

    examine(arrive(**ON_PHONE), walk)


@pytest.mark.parametrize("theme", THEMES)
def test_a_button_under_the_pointer_can_be_read(arrive: VisitorFactory, theme: str) -> None:
    visitor = arrive(choices={"theme": theme})
    visitor.open_game(game=FORUM)
    visitor.expect_question("take")
    for button in (visitor.button("tool-rules"), visitor.button("forum-trajanum-take-any")):
        button.hover()
        assert contrast(*button.evaluate(COLOURS)) > LEAST_CONTRAST


def contrast(one: list[float], other: list[float]) -> float:
    """Between two colours, as WCAG defines it."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: list[float]) -> float:
    red, green, blue = (it / 12.92 if it <= 0.04045 else ((it + 0.055) / 1.055) ** 2.4 for it in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("shown", ["pieces", *GAMES])
def test_pictures_for_colour_blind_readers(visitor: Visitor, shots: Path, shown: str) -> None:
    """The pieces and the tables as people with other colour vision see them, for the designer to look at."""
    if shown == "pieces":
        visitor.go("/pieces")
    else:
        visitor.open_late_game(shown, left=60)
        visitor.expect_question(visitor.my_table()["decision"]["question"])
    expect(visitor.page.locator("main").first).to_be_visible()
    eyes = visitor.context.new_cdp_session(visitor.page)
    seen = set()
    for sight in ("none", *SIGHTS):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        seen.add(visitor.shot(shots / f"{shown}-{sight}.png").read_bytes())
    assert len(seen) == 1 + len(SIGHTS)
