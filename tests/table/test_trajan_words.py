"""Trajan in words: questions, answers, log and scores, for every edition and option."""

import re
from itertools import islice
from typing import Any

import pytest

from princeps.games.trajan import GAME
from princeps.games.trajan.events import (
    ACTION_TAKEN,
    BUILT,
    CARD_DRAWN,
    CARDS_DRAWN,
    CLIMBED,
    EVENT_NAMES,
    POINTS,
    SOWN,
    TIME_PASSED,
    TRAY_CHOSEN,
)
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE, SOURCES
from princeps.kernel.editions import Edition
from princeps.kernel.events import EVERYBODY, Event
from princeps.kernel.game import SPECTATOR
from princeps.locale import languages
from table.tools import check_text
from table.trajan_tools import STANDARD, STARTS, table_for, walk


def start_name(start: tuple[int, dict[str, Any], Edition]) -> str:
    return f"{start[0]}-{start[2].name}"


@pytest.mark.parametrize("start", STARTS, ids=start_name)
def test_everything_in_a_game_is_worded(start: tuple[int, dict[str, Any], Edition]) -> None:
    """Questions and legal answers of every position; for each kind of question also the answers that are refused."""
    table = table_for(start[2])
    questions: set[tuple[int, int]] = set()
    for position, seat, events in walk(*start, seed=start[0]):
        for line in (*(table.told([event]) for event in events), *table.lines(events, seat)):
            check_text(line)
        if position.is_over:
            break
        view = position.view(seat)
        question = table.question(view, seat)
        answers = [answer for group in table.groups(view, seat) for answer in group.answers]
        assert sorted(answer.action for answer in answers) == sorted(view.legal(seat))
        assert len({answer.phrase for answer in answers}) == len(answers)
        for text in (question.title, question.context, *(text for it in answers for text in (it.phrase, it.short))):
            check_text(text)
        asked = int(view.state.players[seat].asked), int(view.state.stack[view.state.depth - 1].what)
        if asked not in questions:
            questions.add(asked)
            check_all_actions(table, view, seat)
    assert len({asked for asked, _ in questions}) > 9
    assert table.catalogue.problems == []


def check_all_actions(table: Any, view: Any, seat: int) -> None:
    legal = set(view.legal(seat))
    assert legal <= set(table.answers_of_question(view, seat))
    for action in range(GAME.actions.size):
        check_text(table.answer(view, seat, action).phrase)
        if action not in legal:
            check_text(table.refusal(view, seat, action))


def phrases(scene: Scene, seat: int = 0) -> dict[str, str]:
    groups = table_for().groups(scene.position.view(seat), seat)
    return {answer.name: answer.phrase for group in groups for answer in group.answers}


def test_a_tray_says_where_it_leads() -> None:
    scene = Scene().markers(seaport="GP", forum="B", senate="OYYOBWWPG").lay_tile("military", "military", "BG")
    worded = phrases(scene.at(time=9).turn())
    assert worded["tray.forum"] == "forum tray: sow 1 marker up to military, time +1"
    assert worded["tray.seaport"] == (
        "seaport tray: sow 2 markers up to military, time +2, ends the round"
    )  # a blue marker would be missing
    scene = Scene().markers(seaport="GP", military="B").lay_tile("military", "military", "BG").turn()
    assert phrases(scene)["tray.seaport"].endswith("time +2, can accomplish the tile there")
    assert phrases(scene.at(round=4, time=20).turn())["tray.military"].endswith("time +1, ends the quarter")


def test_more_than_six_markers_bring_two_to_the_tile() -> None:
    """Both colours may be among them, whatever lies there; of six markers only one arrives."""
    scene = Scene().markers(seaport="OYYOWWPBG", military="P").lay_tile("military", "military", "BG").turn()
    assert "accomplish" not in phrases(scene)["tray.seaport"]  # nine markers end elsewhere
    scene.markers(seaport="OYYOWBGP").turn()
    assert phrases(scene)["tray.seaport"].endswith("can accomplish the tile there")
    scene.markers(seaport="OYYOWBPP").turn()
    assert "accomplish" not in phrases(scene)["tray.seaport"]


def test_actions_tell_what_they_bring() -> None:
    military = Scene().lead_to("alpes").station("alpes", seat=1).lay_in("belgica", "votes-5").acting("military")
    assert phrases(military)["conquer"] == "Station a legionnaire in Alpes: 0 points"
    assert phrases(military)["march.belgica"] == "Move your leader to Belgica and take the tile there (5 votes)"
    senate = Scene().climb_to(3).acting("senate")
    assert phrases(senate)["climb"] == "Advance to step 4: 5 points, 5 votes"
    building = Scene().lay_building("r1c1", "door", 4).acting("construction")
    assert phrases(building)["build.r1c1"] == "Send a worker to r1c1: door 4 and a senate action"
    trajan = Scene().turn_up("demand", "GO").acting("trajan")
    assert phrases(trajan)["tile.demand"] == "Take the demand tile: orange + green, 1 point, meets bread every quarter"
    ship = Scene().hold("wine", "wine").acting("seaport").answer("ship.identical")
    assert phrases(ship)["load.wine"] == "Load wine: 2 points so far"


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_box_and_on_the_board_has_a_name(language: str) -> None:
    """A page shows no id of the program: what it draws it can name, in every language."""
    table = table_for(language=language, typed=False)
    for position, seat, events in islice(walk(2, {"random_setup": True}, STANDARD, seed=3), 0, None, 3):
        view = position.view(seat)
        box, board = table.box(view), table.board(view, seat, events)
        tiles = {
            *board.extra,
            *board.forum,
            *(it.tile for it in board.provinces),
            *(t for m in board.mats for t in m.tiles),
        }
        things = [
            *(*box.actions, *box.colours, *box.commodities, *box.demands, *box.provinces, "camp", *box.building_action),
            *(f"ship-{ship.name}" for ship in board.ships),
            *(f"stack-{stack.name}" for stack in board.stacks),
            *(f"tile-{tile}" for tile in tiles if tile),
        ]
        assert [thing for thing in things if thing not in box.names] == []
    names = [
        *box.names.values(),
        *(tile.text for tile in box.tiles),
        *(it for tile in box.bonuses for it in tile.texts),
    ]
    for name in names:
        check_text(name)
    assert not any(re.search(r"[a-z]-[a-z]", name) for name in names)
    assert table.catalogue.problems == []


# --- refusals --------------------------------------------------------------------------------------------------------

THINGS: dict[str, str | int] = {
    "question": "sow",
    "action": "trajan-action-trajan",
    "colour": "trajan-colour-blue",
    "stack": "trajan-stack-plus-two",
    "pile": "trajan-pile-left",
    "commodity": "trajan-commodity-wine",
    "tile": "trajan-tile-wild-demand",
    "province": "trajan-province-germania-superior",
    "site": "r1c2",
    "votes": 3,
    "count": 2,
    "turn": 1,
}


# --- the log ---------------------------------------------------------------------------------------------------------


def event(kind: int, what: int = 1, where: int = 1, amount: int = 1, seat: int = 0, audience: int = EVERYBODY) -> Event:
    return Event(kind, seat, audience, what, where, amount)


def every_kind() -> list[Event]:
    plain = [event(kind) for kind in range(len(EVENT_NAMES)) if kind != POINTS]
    return [*plain, *(event(POINTS, what=source) for source in range(SOURCES)), event(BUILT, what=NO_TILE)]


def test_every_kind_of_event_is_a_sentence() -> None:
    table = table_for()
    for told in every_kind():
        line = table.told([told])
        check_text(line)
        assert line.endswith(".")
        assert line[0].isupper()
    assert table.catalogue.problems == []


def test_markers_that_are_sown_together_share_a_line() -> None:
    sown = [event(SOWN, what=0, where=0), event(SOWN, what=2, where=1)]
    assert table_for().lines(sown, 1) == ["Livia puts yellow at seaport and blue at forum."]


def test_what_an_action_was_shows_in_what_was_done() -> None:
    """Time moves by the number of the markers, so that is not told either."""
    acted = [event(ACTION_TAKEN, what=3), event(CLIMBED, amount=2)]
    assert table_for().lines(acted, 1) == ["Livia advances to step 2 in the senate."]
    assert table_for().lines(acted[:1], 1) == ["Livia uses the senate action."]
    sown = [event(TRAY_CHOSEN, amount=2), event(TIME_PASSED, amount=2)]
    assert table_for().lines(sown, 1) == ["Livia sows 2 markers from the forum tray."]


def test_only_their_owner_reads_of_cards_drawn_face_down() -> None:
    drawn = [event(CARD_DRAWN, what=6, audience=1), event(CARD_DRAWN, what=7, audience=1), event(CARDS_DRAWN, amount=2)]
    table = table_for()
    assert table.lines(drawn, 0) == ["Livia draws wine and fish."]
    assert table.lines(drawn, 1) == table.lines(drawn, SPECTATOR) == ["Livia draws 2 cards."]


def test_nothing_a_seat_reads_names_a_card_it_may_not_know() -> None:
    """Two worlds that a seat cannot tell apart give it the same log."""
    table = table_for()
    differed = 0
    for number, (position, seat, _) in enumerate(walk(3, {}, STANDARD, seed=2)):
        reader = (seat + 1) % 3
        if position.is_over or number % 3:
            continue
        view = position.view(reader)
        world = view.determinize(reader, number)
        action = next((it for it in position.legal(seat) if it in world.legal(seat)), None)
        if action is None or view.state.players[seat].asked != position.state.players[seat].asked:
            continue
        mine = position.copy()
        real, guessed = mine.apply(seat, action), world.apply(seat, action)
        if mine.view(reader) == world.view(reader):
            differed += real != guessed
            assert table.lines(real, reader) == table.lines(guessed, reader)
    assert differed > 0


# --- scores ----------------------------------------------------------------------------------------------------------


def test_the_sheet_adds_up_and_leaves_out_what_is_not_played() -> None:
    table = table_for()
    for points in (True, False):
        scene = Scene(open_tile_points=points)
        scene.player().points_from[:] = range(SOURCES)
        scene.player().points_from[SOURCES - 1] = 0
        sheet = table.score_sheet(scene.position.view(0))
        assert sheet.totals == scene.position.scores
        assert ("trajan-source-open-tiles" in sheet.by_source) is points


def test_the_forecast_is_what_the_end_would_bring() -> None:
    """Compared with the end of the last quarter itself, where the senate gives no more points."""
    scene = Scene(open_tile_points=True).at(quarter=4).voice("bread", "bread", "games").give("games", "wild-demand")
    scene.hold("wine", "fish").display("wine", "wine").build(door=2).give("wild-construction").own_bonus("wine")
    scene.open_bonuses("bread", "religion").lay_tile("forum", "cards", "BB").turn()
    forecast = table_for().forecast(scene.position.view(1), 0)
    scene.end_quarter().answer("bonus.1")
    assert scene.position.is_over
    assert forecast.total == scene.position.scores[0]
    assert forecast.by_source["trajan-source-demands"] == -4
    assert table_for().forecast(scene.position.view(0), 0).total == 0
