"""One's mistakes in a finished game, made good at the page: listed by their question, tried, and found."""

from playwright.sync_api import expect

from browser.test_accessibility import grave_findings
from browser.visitors import FORUM, ON_PHONE, QUICK, Json, Visitor, VisitorFactory, word
from server.http_tools import wait_for

ANALYSED = "largest-seed"  # a golden game that no other test plays on from: a copy that runs would keep it closed


def open_mistakes(visitor: Visitor) -> list[Json]:
    """Of the first player of a finished game; returns the key moments of that seat."""
    game = visitor.open_file(FORUM, ANALYSED)
    visitor.post(f"/api/games/{game}/analyse", {"deep": False})

    def analysed() -> Json | None:
        report = visitor.get(f"/api/games/{game}/analysis", seat=0, after=0)
        return report if report["state"] == "done" else None

    report: Json = wait_for(analysed)
    visitor.go(f"/mistakes/{game}?seat=0")
    expect(visitor.bar).to_be_visible()
    return [it for it in report["moments"] if it["seat"] == 0 and not it["kind"].startswith("luck")]


def test_a_mistake_is_looked_for_and_shown_without_its_answer_before(arrive: VisitorFactory) -> None:
    visitor = arrive(choices=QUICK)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    listed = open_mistakes(visitor)
    side = visitor.page.get_by_role("complementary", name=word("mistakes-title"))
    for mistake in [it for it in listed if it["kind"] != "great-find"][:1]:
        expect(side).to_contain_text(mistake["question"])
    assert grave_findings(visitor) == []
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".clue")).to_contain_text(word("exercise-clue", number=1))
    index = next(it["index"] for it in listed if it["question"] in side.locator("[aria-current=step]").inner_text())
    judged = f"/analysis/{index}?"
    assert not any(judged in it for it in asked), "what was best is not loaded before it is found or given up"

    visitor.page.keyboard.press("s")
    expect(visitor.bar).to_have_attribute("data-stage", "shown")
    expect(side).to_contain_text(word("mistakes-why"))
    assert any(judged in it for it in asked)
    assert grave_findings(visitor) == []
    visitor.page.keyboard.press("Enter")  # the next one
    visitor.expect_question(".")

    phone = arrive(choices=QUICK, **ON_PHONE)
    phone.context.add_cookies(visitor.context.cookies())  # type: ignore[arg-type]
    phone.go(f"/mistakes/{visitor.page.url.split('/mistakes/')[1]}")
    phone.expect_question(".")
    phone.page.get_by_role("button", name=word("mistakes-title")).tap()
    expect(phone.page.get_by_role("dialog")).to_contain_text(word("mistakes-yours"))
    assert grave_findings(phone) == []
