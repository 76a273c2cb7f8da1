"""Every screen is examined by axe, in all colours, and looked at with other eyes."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.visitors import FRIEND, ME, PHONE, Arriving, Json, Visitor, word

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
EXAMINE = "options => axe.run(document, {resultTypes: ['violations'], ...options}).then((found) => found.violations)"
THEMES = ("light", "dark", "contrast")
GRAVE = {"serious", "critical"}
SIGHTS = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")


def grave_findings(visitor: Visitor) -> list[str]:
    """In one colour scheme everything is examined, in the others what depends on colours."""
    found = []
    visitor.page.evaluate(AXE)
    for theme in THEMES:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for finding in visitor.page.evaluate(EXAMINE, {} if theme == "light" else {"runOnly": ["color-contrast"]}):
            if finding["impact"] in GRAVE:
                places = [node["target"][-1] for node in finding["nodes"][:3]]
                found.append(f"{theme}: {finding['id']} ({finding['help']}) at {places}")
    return found


def at_home(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.button("home-play")).to_be_enabled()


def in_the_lobby(visitor: Visitor) -> None:
    visitor.open_game(ME, FRIEND)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def taking(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")


def building(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.hurry(can_build_single)


def can_build_single(decision: Json) -> bool:
    single = [plan for plan in decision["plans"] if plan["anchor"].startswith("single.")]
    return decision["question"] == "build" and any(plan["ways"] for plan in single)


def choosing_a_site(visitor: Visitor) -> None:
    building(visitor)
    visitor.lit("single.").first.click()
    visitor.expect_question("site")


def paying(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.hurry(lambda decision: decision["question"] == "pay")


def with_a_rivals_mat(visitor: Visitor) -> None:
    taking(visitor)
    visitor.place("1").get_by_role("button").click()


def with_the_log(visitor: Visitor) -> None:
    taking(visitor)
    visitor.page.keyboard.press("l")


def with_the_score_sheet(visitor: Visitor) -> None:
    taking(visitor)
    visitor.page.keyboard.press("s")


def with_the_keys(visitor: Visitor) -> None:
    taking(visitor)
    visitor.page.keyboard.press("?")


def with_the_glossary(visitor: Visitor) -> None:
    taking(visitor)
    visitor.button("tool-rules").click()
    visitor.page.get_by_role("tab", name=word("glossary-things")).click()


def with_the_settings(visitor: Visitor) -> None:
    taking(visitor)
    visitor.choose_from_menu("settings-title")


def at_the_end(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.finish()
    expect(visitor.page.locator("dialog .places")).to_be_visible()


SCREENS: list[Callable[[Visitor], None]] = [
    at_home,
    in_the_lobby,
    taking,
    building,
    choosing_a_site,
    paying,
    with_a_rivals_mat,
    with_the_log,
    with_the_score_sheet,
    with_the_keys,
    with_the_glossary,
    with_the_settings,
    at_the_end,
]
SMALL_SCREENS = [at_home, taking, building, at_the_end]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_grave(visitor: Visitor, screen: Callable[[Visitor], None]) -> None:
    screen(visitor)
    assert grave_findings(visitor) == []


@pytest.mark.parametrize("screen", SMALL_SCREENS)
def test_axe_finds_nothing_grave_on_a_phone(arrive: Arriving, screen: Callable[[Visitor], None]) -> None:
    visitor = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    screen(visitor)
    assert grave_findings(visitor) == []


def test_pictures_for_other_eyes(visitor: Visitor, shots: Path) -> None:
    """The pieces and a table as people with other colour vision see them, for the designer to look at."""
    building(visitor)
    eyes = visitor.context.new_cdp_session(visitor.page)
    pictures = {"pieces": visitor.address + "/pieces", "table": visitor.page.url}
    for name, address in pictures.items():
        visitor.page.goto(address)
        expect(visitor.page.locator("main, section.bar").first).to_be_visible()
        seen = set()
        for sight in ("none", *SIGHTS):
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            seen.add(visitor.shot(shots / f"{name}-{sight}.png").read_bytes())
        assert len(seen) == 1 + len(SIGHTS)
