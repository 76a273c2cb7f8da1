"""Playing without a pointer, with a focus that can be seen all the time."""

from playwright.sync_api import expect

from browser.player import STEPS, Player, Sight
from browser.sowing import Sowing, exchanged, key_of, two_unlike
from browser.visitors import FORUM, OPENING, TRAJAN, Visitor, every_game, word
from browser.whole_game import check_end_screen

# What has the focus: its place, whether something can be chosen there, and whether the focus is to be seen: as an
# outline, or in a picture as a line that is drawn only with the focus.
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const strokes = () => [...element.querySelectorAll("*")].map((it) => getComputedStyle(it).stroke).join();
  const isDrawnInPicture = () => {
    const focused = strokes();
    element.blur();
    const plain = strokes();
    element.focus();
    return focused !== plain;
  };
  const {outlineStyle, outlineWidth} = getComputedStyle(element);
  const isOutlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const isDrawn = isOutlined || (element instanceof SVGElement && isDrawnInPicture());
  const box = element.getBoundingClientRect();
  return {
    anchor: element.dataset?.anchor ?? null,
    name: element.dataset?.anchor ?? element.getAttribute("aria-label") ?? element.textContent.trim(),
    lit: element.hasAttribute("data-lit"), isDrawn,
    isThere: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
  };
}"""


class Typist:
    """Plays with the keys that the list of keys names, and nothing else."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.eyes = Player(self.page, word("bar-end-turn"))
        self.unseen: set[str] = set()  # where the focus was not to be seen
        self.questions: list[str] = []

    def tab_to(self, prefix: str) -> None:
        """With Tab from part to part, to one where something is lit."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            at = self.page.evaluate(FOCUS)
            if at and not (at["isDrawn"] and at["isThere"]):
                self.unseen.add(at["name"])
            if at and at["lit"] and at["anchor"].startswith(prefix):
                return
        raise AssertionError(f"Tab does not lead to a lit place {prefix}*")

    def step(self, sight: Sight) -> None:
        self.questions.append(sight.question or "")
        supply = [name for name in sight.lit if name.startswith(("single.", "double.", "column"))]
        if sight.question == "build" and supply:
            self.tab_to(supply[0].partition(".")[0])
            self.page.keyboard.press("Enter")
        elif word("bar-end-turn") in sight.named("bar", "now"):
            self.page.keyboard.press("e")
        elif sight.question == "tray":
            self.sow()
        elif self.has_numbers() and not (sight.question == "action" and sight.lit):
            self.page.keyboard.press("1")
        elif sight.named("now"):
            self.press(".button.now")
        elif not sight.lit:
            self.press("[data-declines]")
        else:
            self.tab_to("")
            self.page.keyboard.press("Enter")
        assert self.eyes.has_changed(sight), f"the keys had no effect at {sight.question}"

    def sow(self) -> None:
        """Number keys choose a tray and exchange two of its markers; Enter sows them."""
        sowing = Sowing(self.visitor)
        self.page.keyboard.press(str(sowing.tray + 1))
        if not sowing.has_order:
            return
        order = sowing.order()
        one, other = two_unlike(order)
        for place in (one, other):
            self.page.keyboard.press(key_of(order, place))
        mine = exchanged(order, one, other)
        sowing.expect_order(mine)
        self.page.keyboard.press("Enter")
        sowing.check_sown(mine)

    def has_numbers(self) -> bool:
        """To decline has no number."""
        return self.page.locator(":is([data-answers], [data-offer]) button:not([data-declines])").count() > 0

    def press(self, button: str) -> None:
        """One of the decision bar."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(button) => document.activeElement?.matches(`.bar ${button}`) ?? false", button):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"Tab does not lead to {button}")


ASKED = {FORUM: {"take", "pass", "use", "build", "site"}, TRAJAN: {"tray", "action", "end"}}


@every_game
def test_whole_rounds_by_keys_alone(visitor: Visitor, game: str) -> None:
    """In Forum Trajanum up to a building, in Trajan with a sowing in an order of one's own."""
    visitor.open_game(game=game)
    typist = Typist(visitor)
    for _ in range(60):
        sight = typist.eyes.wait_for_turn()
        if sight.question == OPENING[game] and ASKED[game] <= set(typist.questions):
            break
        typist.step(sight)
    assert ASKED[game] <= set(typist.questions)
    assert typist.unseen == set()


def test_a_whole_game_of_trajan_by_keys_alone(visitor: Visitor) -> None:
    visitor.leave_unpainted()
    visitor.open_game(game=TRAJAN)
    typist = Typist(visitor)
    for _ in range(STEPS):
        sight = typist.eyes.wait_for_turn()
        if sight.dialog is not None:
            break
        typist.step(sight)
    check_end_screen(visitor)
    assert typist.unseen == set()


def test_arrows_walk_over_the_colonia(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")
    visitor.place("0.space.r3c3").focus()
    walked = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        visitor.page.keyboard.press(key)
        walked.append(visitor.page.evaluate("() => document.activeElement.dataset.anchor"))
    assert walked == ["0.space.r3c4", "0.space.r4c4", "0.space.r4c3", "0.space.r3c3"]


LIT_AND_FOCUSED = """() => [
  [...document.querySelectorAll("[data-anchor][data-lit][tabindex]")].map((place) => place.dataset.anchor),
  document.activeElement.dataset.anchor ?? null,
]"""


@every_game
def test_one_key_leads_through_all_that_can_be_chosen(visitor: Visitor, game: str) -> None:
    """From anywhere on the page, past the last place to the first, and with Shift back again."""
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    lit, _ = visitor.page.evaluate(LIT_AND_FOCUSED)
    assert len(lit) > 1

    def led(key: str) -> str | None:
        visitor.page.keyboard.press(key)
        _, focused = visitor.page.evaluate(LIT_AND_FOCUSED)
        return None if focused is None else str(focused)

    assert [led("n") for _ in [*lit, lit[0]]] == [*lit, lit[0]]
    assert led("Shift+N") == lit[-1]


def test_the_list_of_keys(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")
    visitor.page.keyboard.press("?")
    keys = visitor.page.get_by_role("dialog", name=word("keys-title"))
    expect(keys).to_contain_text(word("keys-undo"))
    expect(keys).to_contain_text(word("keys-next"))
    visitor.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    visitor.page.keyboard.press("l")
    expect(visitor.page.get_by_role("region", name=word("log-title"))).to_be_visible()
