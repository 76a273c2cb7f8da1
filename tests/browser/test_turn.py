"""One's own turn: undo and its limits, why not, building and sowing in one gesture, points in detail."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Request, expect

from browser.sowing import NUMERALS, Sowing, can_order, exchanged, two_unlike
from browser.visitors import (
    FORUM,
    ON_PHONE,
    OPENING,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    take_hidden_tile,
    word,
)


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


HIDDEN = {
    FORUM: ("take", "0.space."),
    TRAJAN: ("card", "deck"),
}  # a question, and what lies face down


def test_answering_cancels_a_pending_preview(arrive: VisitorFactory) -> None:
    """The answer could overtake it, and the server would refuse what is no longer asked."""
    visitor = arrive(choices={"confirm": False})
    visitor.open_game_at(lambda decision: decision["question"] == "action" and bool(foretold(decision)), game=TRAJAN)
    visitor.page.keyboard.press("Escape")
    visitor.page.route("**/explore", lambda route: None)  # which takes its time
    place = visitor.place(foretold(visitor.my_table()["decision"])[0])
    with visitor.page.expect_request("**/explore"):
        place.hover()
    with visitor.page.expect_event("requestfailed", lambda request: request.url.endswith("/explore")):
        place.click()


def foretold(decision: Json) -> list[str]:
    """Places where one answer, and no more, can be given and foretold."""
    planned = {plan["anchor"] for plan in decision["plans"]}
    places = Counter(answer["anchor"] for answer in decision["answers"])
    return [
        answer["anchor"]
        for answer in decision["answers"]
        if answer["preview"] and places[answer["anchor"]] == 1 and answer["anchor"] not in planned | {None}
    ]


def look_at_a_tile(visitor: Visitor) -> None:
    visitor.open_game(game=FORUM)
    visitor.expect_question("take")
    take_hidden_tile(visitor)


@every_game
def test_what_lies_face_down_asks_for_no_preview(arrive: VisitorFactory, game: str) -> None:
    """The server would refuse it: nobody knows what will be revealed."""
    visitor = arrive(choices={"confirm": True})
    visitor.open_game_at(lambda decision: decision["question"] == HIDDEN[game][0], game=game, quick=game == FORUM)
    visitor.page.keyboard.press("Escape")  # puts the recap aside
    visitor.allowed.clear()
    for place in visitor.lit(HIDDEN[game][1]).all():
        place.hover()
        place.click()
        expect(place).to_have_attribute("data-chosen", "")
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.keyboard.press("Escape")


def draw_a_card(visitor: Visitor) -> None:
    visitor.open_game_at(lambda decision: decision["question"] == "card", game=TRAJAN, quick=False)
    visitor.lit("deck").click()


@pytest.mark.parametrize("reveal", [look_at_a_tile, draw_a_card])
def test_what_reveals_something_cannot_be_taken_back_and_says_so(
    visitor: Visitor, reveal: Callable[[Visitor], None]
) -> None:
    reveal(visitor)
    barred = visitor.bar.locator(".barred .reason")
    expect(barred).to_be_visible()
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    expect(barred).to_have_text(visitor.table()["undo"]["barrier"])
    expect(visitor.button("bar-undo")).to_have_count(0)


def build_something(visitor: Visitor) -> Json:
    """What and where are one gesture; returns the table before it."""
    before = visitor.open_game_at(can_build, game=FORUM)
    visitor.place(plan_of(before)["anchor"]).click()
    build_at_a_site(visitor)
    return before


def sow_something(visitor: Visitor) -> Json:
    """The tray and every colour of its order are one gesture; returns the table before it."""
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    sowing = Sowing(visitor)
    visitor.place(sowing.plan["anchor"]).click()
    expect(sowing.markers.first).to_be_enabled()
    visitor.button("bar-confirm").click()
    return sowing.before


@pytest.mark.parametrize("do_something", [build_something, sow_something])
def test_undo_takes_the_last_gesture_back(visitor: Visitor, do_something: Callable[[Visitor], Json]) -> None:
    before = do_something(visitor)
    asked = re.compile(f"^({before['decision']['question']}|site)$")
    expect(visitor.bar).not_to_have_attribute("data-decision", asked)
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert visitor.table()["position"] != before["position"]
    visitor.button("bar-undo").click()
    visitor.expect_question(before["decision"]["question"])
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert visitor.table()["position"] == before["position"]


def exchange_by_dragging(visitor: Visitor, one: Locator, other: Locator) -> None:
    one.drag_to(other)


def exchange_by_tapping(visitor: Visitor, one: Locator, other: Locator) -> None:
    one.tap()
    expect(one).to_have_attribute("aria-pressed", "true")
    other.tap()


@pytest.mark.parametrize(
    ("screen", "exchange"), [({}, exchange_by_dragging), (ON_PHONE, exchange_by_tapping)], ids=["desktop", "phone"]
)
def test_sowing_is_put_in_order_by_hand_and_sent_once(
    arrive: VisitorFactory, screen: Json, exchange: Callable[[Visitor, Locator, Locator], None]
) -> None:
    visitor = arrive(**screen)
    asked: list[Request] = []
    visitor.page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 a method has no attributes
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    sowing = Sowing(visitor)
    visitor.place(sowing.plan["anchor"]).click()
    expect(visitor.page.get_by_role("region", name=word("trajan-page-preview"))).to_be_visible()
    order = sowing.order()
    one, other = two_unlike(order)
    exchange(visitor, sowing.markers.nth(one), sowing.markers.nth(other))
    mine = exchanged(order, one, other)
    sowing.expect_order(mine)
    assert deeds(asked) == []
    visitor.button("bar-confirm").click()
    sowing.check_sown(mine)
    assert len(deeds(asked)) == 1


def deeds(asked: list[Request]) -> list[Request]:
    return [request for request in asked if request.url.endswith("/actions")]


def planned_tray(visitor: Visitor, tray: int) -> Locator:
    """Open the planner; returns its button for a tray, of which it shows those with markers."""
    filled = [bool(markers) for markers in visitor.table()["position"]["mats"][0]["trays"]]
    visitor.button("trajan-page-plan").click()
    return planner_of(visitor).locator("tbody th").nth(sum(filled[:tray])).get_by_role("button")


def planner_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=word("trajan-page-planner"))


def test_the_planner_chooses_a_tray_and_its_order(visitor: Visitor) -> None:
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    sowing = Sowing(visitor)
    planned_tray(visitor, sowing.tray).click()
    expect(planner_of(visitor)).to_have_count(0)
    assert sorted(sowing.order()) == sorted(sowing.before["position"]["mats"][0]["trays"][sowing.tray])
    assert visitor.table()["revision"] == sowing.before["revision"]


def test_what_is_begun_in_the_planner_waits_even_where_a_press_would_sow_at_once(visitor: Visitor) -> None:
    before = visitor.open_game_at(
        lambda it: it["question"] == "tray" and any(map(leaves_no_choice, it["plans"])), game=TRAJAN
    )
    plans = before["decision"]["plans"]
    planned_tray(visitor, next(tray for tray, plan in enumerate(plans) if leaves_no_choice(plan))).click()
    expect(visitor.button("bar-confirm")).to_be_visible()
    assert visitor.table()["revision"] == before["revision"]
    visitor.button("bar-confirm").click()
    expect(visitor.bar).not_to_have_attribute("data-decision", "tray")


def leaves_no_choice(plan: Json) -> bool:
    """There is one order."""
    return len(plan["ways"]) == 1


def test_what_is_looked_at_in_the_planner_is_shown_on_the_circle(visitor: Visitor) -> None:
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    sowing = Sowing(visitor)
    planned_tray(visitor, sowing.tray).hover()
    for tray in range(len(NUMERALS)):
        coming = visitor.page.locator(f"[data-tray='{tray}'] .coming")
        expect(coming).to_have_count(sowing.receivers.count(tray))
    planner_of(visitor).get_by_role("heading").first.hover()
    expect(visitor.page.locator("[data-tray] .coming")).to_have_count(0)
    assert visitor.table()["revision"] == sowing.before["revision"]


def order_matters(plan: Json) -> bool:
    """Some of its orders complete a tile and others do not."""
    return len({way["preview"]["points"] for way in plan["ways"]}) > 1


def test_an_order_that_is_needed_is_said_to_be_while_it_is_planned_and_once_it_is_begun(visitor: Visitor) -> None:
    table = visitor.open_game_at(
        lambda it: it["question"] == "tray" and any(map(order_matters, it["plans"])), game=TRAJAN
    )
    preview = visitor.page.get_by_role("region", name=word("trajan-page-preview"))
    row = planned_tray(visitor, next(n for n, plan in enumerate(table["decision"]["plans"]) if order_matters(plan)))
    row.hover()
    expect(preview).to_contain_text(word("trajan-page-planned-order"))
    row.click()
    expect(planner_of(visitor)).to_have_count(0)
    expect(preview).to_contain_text(word("trajan-page-planned-order"))


def leaves_order_and_none(decision: Json) -> bool:
    """One tray can be sown in several orders, another one only in one."""
    return can_order(decision) and any(map(leaves_no_choice, decision["plans"]))


def test_while_a_tray_is_put_in_order_a_slip_sows_no_other(visitor: Visitor) -> None:
    plans = visitor.open_game_at(leaves_order_and_none, game=TRAJAN)["decision"]["plans"]
    other = next(plan for plan in plans if leaves_no_choice(plan))
    sowing = Sowing(visitor)
    visitor.place(sowing.plan["anchor"]).click()
    expect(visitor.button("bar-confirm")).to_be_visible()
    name_plate = visitor.place(other["anchor"]).locator(".plate")  # no marker lies there
    name_plate.click()
    expect(visitor.button("bar-confirm")).to_have_count(0)
    expect(visitor.bar).to_contain_text(other["phrase"])
    assert visitor.table()["revision"] == sowing.before["revision"]
    name_plate.click()
    expect(visitor.bar).not_to_have_attribute("data-decision", "tray")


def loads_of(decision: Json) -> list[Json]:
    """What can be shipped in several ways that are worth different points."""
    ships = [plan for plan in decision["plans"] if plan["anchor"].startswith("ship.")]
    return [plan for plan in ships if len({way["preview"]["points"] for way in plan["ways"]}) > 1]


def test_of_several_loads_the_one_that_is_chosen_is_shipped(visitor: Visitor) -> None:
    before = visitor.open_game_at(lambda decision: bool(loads_of(decision)), game=TRAJAN)
    plan = loads_of(before["decision"])[0]
    best, *others = plan["ways"]
    other = next(way for way in others if way["preview"]["points"] != best["preview"]["points"])
    visitor.place(plan["anchor"]).click()
    loads = visitor.page.get_by_role("radiogroup", name=word("trajan-page-shipments")).get_by_role("radio")
    expect(loads).to_have_count(len(plan["ways"]))
    expect(loads.first).to_be_checked()
    loads.nth(plan["ways"].index(other)).click()
    visitor.button("bar-confirm").click()
    expect(loads).to_have_count(0)
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    after = visitor.table()["scores"][0]["points"]
    assert after - before["scores"][0]["points"] == other["preview"]["points"]


def test_building_is_one_gesture_with_a_preview(visitor: Visitor) -> None:
    before = visitor.open_game_at(can_build)
    supply = visitor.place(plan_of(before)["anchor"])
    supply.click()
    expect(visitor.bar).to_contain_text(word("bar-pay"))
    visitor.expect_question("site")
    assert visitor.table()["revision"] == before["revision"], "so far nothing has been done"
    build_at_a_site(visitor)
    expect(visitor.bar).not_to_have_attribute("data-decision", re.compile("^site$"))
    after = visitor.table()
    assert any(line["seat"] == 0 for line in after["log"]["lines"][len(before["log"]["lines"]) :])


def test_a_double_tile_with_a_benefit_foretells_where_its_envoy_may_go(visitor: Visitor) -> None:
    """Although it is asked first which of its halves comes first."""
    table = visitor.open_game_at(lambda decision: can_build(decision) and bool(mixed_plans(decision)))
    assert table["position"]["mats"][0]["ship"] > 0
    visitor.place(mixed_plans(table["decision"])[0]["anchor"]).click()
    visitor.expect_question("site")
    visitor.lit("0.space.").first.hover()
    expect(visitor.page.locator(".foretold").first).to_be_attached()


def mixed_plans(decision: Json) -> list[Json]:
    return [plan for plan in decision["plans"] if plan["ways"] and plan["anchor"].endswith(".mixed")]


def test_the_payment_can_be_changed(visitor: Visitor) -> None:
    before = visitor.open_game_at(lambda decision: can_build(decision) and bool(with_a_choice_of_payment(decision)))
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


@pytest.mark.parametrize(("game", "anchor"), [(FORUM, "single.park.coloured"), (TRAJAN, "stack.cards")])
def test_an_illegal_click_gets_a_reason(visitor: Visitor, game: str, anchor: str) -> None:
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    visitor.place(anchor).click(force=True)  # it is said to be disabled, and answers all the same
    bubble = visitor.page.get_by_role("alert")
    expect(bubble).to_be_visible()
    reason = visitor.post(f"/api/games/{visitor.game}/why", {"seat": 0, "anchor": anchor, "language": "en"})["reason"]
    for sentence in reason.splitlines():
        expect(bubble).to_contain_text(re.compile(re.escape(sentence), re.IGNORECASE))


@every_game
def test_the_score_sheet_shows_the_numbers_of_the_server(visitor: Visitor, game: str) -> None:
    visitor.open_late_game(game)
    table = visitor.my_table()
    visitor.expect_question(table["decision"]["question"])
    scores = table["scores"]
    visitor.page.keyboard.press("s")
    sheet = visitor.page.get_by_role("dialog", name=word("scores-title"))
    expect(sheet).to_be_visible()
    now, forecast, after = (row.locator("td").all_inner_texts() for row in sheet.locator("tfoot tr").all())
    assert numbers(now) == [score["points"] for score in scores]
    assert numbers(forecast) == [score["forecast"] for score in scores]
    assert numbers(after) == [score["points"] + score["forecast"] for score in scores]
    for row in sheet.locator("tbody tr").all():
        title = row.locator("th").inner_text()
        told = [sum(it["points"] for it in score["sources"] if it["title"] == title) for score in scores]
        assert numbers(row.locator("td .now").all_inner_texts()) == told, title


def numbers(texts: list[str]) -> list[int]:
    """A minus sign is a real one, not a hyphen."""
    return [int(text.replace("−", "-")) for text in texts]
