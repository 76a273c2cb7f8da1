"""Exercises over HTTP: asked about with all answers so far, by anybody, and never stored."""

from server.http_tools import Browser, Json

CLIMB = "/api/exercises/lesson/trajan/senate"


def asked(browser: Browser, question: str, **body: object) -> Json:
    reply = browser.client.post(f"{CLIMB}/{question}", json=body)
    assert reply.status_code == 200, reply.text
    told: Json = reply.json()
    return told


def test_a_lesson_opens_for_anybody_in_any_language(browser: Browser) -> None:
    opened = asked(browser, "open", language="de")
    assert opened["table"]["language"] == "de"
    assert len(opened["names"]) == len(opened["table"]["scores"])


def test_answers_lead_on_and_explorations_do_not(browser: Browser) -> None:
    explored = asked(browser, "explore", answers=[], actions=["climb"])
    assert asked(browser, "table", answers=[])["decision"]["question"] == "action"
    climbed = asked(browser, "table", answers=["climb"])
    assert climbed["decision"]["question"] == explored["decision"]["question"] == "end"
    assert asked(browser, "why", answers=[], anchor="senate.5")["reason"] != ""


def test_what_is_illegal_or_unknown_is_refused(browser: Browser) -> None:
    assert browser.client.post(f"{CLIMB}/table", json={"answers": ["tray.trajan"]}).status_code == 409
    for unknown in ("lesson/trajan/flying", "dream/trajan/senate", "lesson/chess/senate"):
        assert browser.client.post(f"/api/exercises/{unknown}/open", json={}).status_code == 404


def test_the_lessons_of_a_game_come_in_the_order_of_teaching(browser: Browser) -> None:
    told = browser.client.get("/api/lessons/trajan").json()["lessons"]
    assert told[0]["name"] == "sowing"
    assert browser.client.get("/api/lessons/chess").json() == {"lessons": []}
