"""One's own turn: undo and its limits, why not, building in one gesture, hints, points in detail."""

import re

from playwright.sync_api import expect

from browser.visitors import Json, Visitor, take_hidden_tile, word


def can_build(decision: Json) -> bool:
    return decision["question"] == "build" and any(plan["ways"] for plan in decision["plans"])


def plan_of(table: Json) -> Json:
    found: Json = next(plan for plan in table["decision"]["plans"] if plan["ways"])
    return found


def sensible_ways(plan: Json) -> list[Json]:
    """Without those that do all that another one does, and more."""

    def is_needless(way: Json) -> bool:
        fewer = [it["actions"] for it in plan["ways"] if len(it["actions"]) < len(way["actions"])]
        return any(set(actions) <= set(way["actions"]) for actions in fewer)

    return [way for way in plan["ways"] if not is_needless(way)]


def with_a_choice_of_payment(decision: Json) -> list[Json]:
    return [plan for plan in decision["plans"] if len({str(way["cost"]) for way in sensible_ways(plan)}) > 1]


def build_at_a_site(visitor: Visitor) -> str:
    """A plan is open: the first lit space is built on."""
    visitor.expect_question("site")
    site = visitor.lit("0.space.").first
    name = site.get_attribute("data-anchor") or ""
    site.click()
    return name


def test_what_reveals_something_cannot_be_taken_back_and_says_so(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")
    take_hidden_tile(visitor)
    expect(visitor.bar.locator(".barred .reason")).to_be_visible()
    expect(visitor.bar.locator(".barred .reason")).to_have_text(visitor.table()["undo"]["barrier"])
    expect(visitor.button("bar-undo")).to_have_count(0)


def test_undo_takes_the_last_gesture_back(visitor: Visitor) -> None:
    """What to build and where were one gesture."""
    visitor.open_game()
    before = visitor.hurry(can_build)
    visitor.place(plan_of(before)["anchor"]).click()
    build_at_a_site(visitor)
    expect(visitor.bar).not_to_have_attribute("data-decision", re.compile("^site$"))
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert visitor.table()["position"] != before["position"]
    visitor.button("bar-undo").click()
    visitor.expect_question("build")
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert visitor.table()["position"] == before["position"]


def test_building_is_one_gesture_with_a_preview(visitor: Visitor) -> None:
    visitor.open_game()
    before = visitor.hurry(can_build)
    supply = visitor.place(plan_of(before)["anchor"])
    supply.click()
    expect(visitor.bar).to_contain_text(word("bar-pay"))
    visitor.expect_question("site")
    assert visitor.table()["revision"] == before["revision"], "so far nothing has been done"
    build_at_a_site(visitor)
    expect(visitor.bar).not_to_have_attribute("data-decision", re.compile("^site$"))
    after = visitor.table()
    assert any(line["seat"] == 0 for line in after["log"]["lines"][len(before["log"]["lines"]) :])


def test_the_payment_can_be_changed(visitor: Visitor) -> None:
    visitor.open_game()
    before = visitor.hurry(lambda decision: can_build(decision) and bool(with_a_choice_of_payment(decision)))
    plan = with_a_choice_of_payment(before["decision"])[0]
    usual, *others = sensible_ways(plan)
    other = next(way for way in others if way["cost"] != usual["cost"])
    visitor.place(plan["anchor"]).click()
    visitor.bar.locator("button.pay").click()
    ways = visitor.page.get_by_role("radiogroup", name=word("bar-change-pay"))
    ways.get_by_role("radio").filter(has_text=" · ".join(other["phrases"])).click()
    build_at_a_site(visitor)
    expect(visitor.bar).not_to_have_attribute("data-decision", re.compile("^site$"))
    after = visitor.table()["position"]["mats"][0]["resources"]
    owned = before["position"]["mats"][0]["resources"]
    paid = {name: owned[name] - after[name] for name in owned if owned[name] > after[name]}
    assert paid == {name: count for name, count in other["cost"].items() if name in paid}


def test_an_illegal_click_gets_a_reason(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")
    anchor = "single.park.coloured"
    visitor.place(anchor).click(force=True)  # it is said to be disabled, and answers all the same
    bubble = visitor.page.get_by_role("alert")
    expect(bubble).to_be_visible()
    reason = visitor.post(f"/api/games/{visitor.game}/why", {"seat": 0, "anchor": anchor, "language": "en"})["reason"]
    expect(bubble).to_have_text(reason)


def test_a_hint_can_be_followed(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")
    visitor.page.keyboard.press("h")
    panel = visitor.page.get_by_role("complementary", name=word("hint-title"))
    best = panel.locator("button.hint").first
    expect(best).to_be_visible(timeout=90_000)  # a strong player thinks, on a busy machine
    before = len(visitor.table()["log"]["lines"])
    best.click()
    expect(panel).to_have_count(0)
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert len(visitor.table()["log"]["lines"]) > before


def test_the_score_sheet_shows_the_numbers_of_the_server(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.hurry(lambda decision: decision["question"] == "build")
    scores = visitor.table()["scores"]
    visitor.page.keyboard.press("s")
    sheet = visitor.page.get_by_role("dialog", name=word("scores-title"))
    now, forecast, after = (row.locator("td").all_inner_texts() for row in sheet.locator("tfoot tr").all())
    assert [int(it) for it in now] == [score["points"] for score in scores]
    assert [int(it) for it in forecast] == [score["forecast"] for score in scores]
    assert [int(it) for it in after] == [score["points"] + score["forecast"] for score in scores]
    for row in sheet.locator("tbody tr").all():
        title = row.locator("th").inner_text()
        shown = [int(it) for it in row.locator("td .now").all_inner_texts()]
        told = [sum(it["points"] for it in score["sources"] if it["title"] == title) for score in scores]
        assert shown == told, title
