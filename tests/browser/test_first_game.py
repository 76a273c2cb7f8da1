"""What people see who play for the first time: the introductory game of Forum Trajanum, with its only Trajan card."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitors import BOT, DESKTOP, FORUM, ME, ON_PHONE, SMALL_DESKTOP, VisitorFactory, word
from server.http_tools import serving

LOCALES = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU"}
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "small desktop": {"viewport": SMALL_DESKTOP},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": ON_PHONE,
    "small phone": ON_PHONE | {"viewport": {"width": 320, "height": 568}},
}
# Every line of text of the card that is not wholly seen: it leaves the card, or a part that hides what leaves it.
CLIPPED = """card => {
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      for (let part = text.parentElement; card.contains(part); part = part.parentElement) {
        const hides = part === card || getComputedStyle(part).overflow !== "visible";
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isBeside = line.left < left - 1 || line.right > right + 1;
        const isInside = !isBeside && line.top > top - 2 && line.bottom < bottom + 2;
        if (hides && !isInside) found.push(text.textContent);
      }
    }
  }
  return found;
}"""


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_only_trajan_card_is_read_to_its_last_word(arrive: VisitorFactory, screen: str, language: str) -> None:
    visitor = arrive(choices={"language": language}, locale=LOCALES[language], **SCREENS[screen])
    wish = {"game": FORUM, "seats": [ME, BOT, BOT, BOT], "options": {"random-setup": True, "first-game": True}}
    visitor.go(f"/game/{visitor.post('/api/games', wish)['id']}")
    visitor.expect_question("take")
    if "phone" in screen:
        visitor.page.get_by_role("tab", name=word("forum-trajanum-pane-trajan", language)).tap()
    card = visitor.place("card.3")
    card.wait_for()
    [only] = visitor.get(f"/api/games/{visitor.game}/box", seat=0, language=language)["cards"]
    assert all(only[task] in card.inner_text() for task in ("building_text", "collecting_text"))
    assert card.evaluate(CLIPPED) == []


def test_on_a_new_machine_a_strong_bot_says_how_long_it_still_prepares(
    arrive: VisitorFactory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is compiled yet, so the rules are interpreted, which is too slow for a bot that thinks much."""
    monkeypatch.setenv("PRINCEPS_CACHE", str(tmp_path / "cache"))
    with serving(tmp_path) as new:
        new.wait_until_ready()
        visitor = arrive(new.address)
        visitor.open_game(ME, {"kind": "bot", "level": "princeps"})
        bot = visitor.get(f"/api/games/{visitor.game}/room")["seats"][1]["name"]
        table = visitor.table()
        while table["decision"]:
            visitor.answer(table, table["decision"]["answers"][0]["action"])
            table = visitor.table()
        expect(visitor.page.get_by_role("status").filter(has_text=word("slow-start", name=bot))).to_be_visible()
        visitor.page.close()  # before the server ends, which would be noticed
