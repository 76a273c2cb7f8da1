"""Places on the table: every answer is given and every event happens where a page has a place for it; and why not."""

import re

import pytest

from princeps.games.forum_trajanum.actions import CLASS_NAMES, COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from princeps.games.forum_trajanum.edition import ITEM_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.trajan import actions as trajan_names
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.present import decision_of, log_line, why_not_at
from table.board_tools import chronicle_of, names_of
from table.cases import Case, every_case
from table.forum_trajanum_tools import table_for
from table.places import known_anchors
from table.tools import check_text

# --- where an answer is given ----------------------------------------------------------------------------------------

BUTTONS = {
    "forum-trajanum": {
        *("crane", "trade", "recolour", "merchant", "hire", "hire-builder", "first"),
        *("decline", "end-turn", "pay", "honour-envoy", "clear"),
        *("use.own-then-received", "use.received-then-own"),
    },
    "trajan": {"reward", "set-sail", "decline", "end-turn", "wilds"},
}


@every_case
def test_every_legal_answer_has_a_place_or_is_a_button(case: Case) -> None:
    """Nobody ever chooses at the places of others."""
    table, places = case.table(), set(known_anchors(case.name, case.players, case.edition))
    for position, seat, _ in case.walk(seed=3):
        view = position.view(seat)
        for action in view.legal(seat):
            anchor, name = table.anchor(view, seat, action), case.game.actions.names[action]
            assert (anchor is None) == (not BUTTONS[case.name].isdisjoint({name, name.partition(".")[0]}))
            assert anchor is None or anchor in places
            assert anchor is None or anchor[0] == str(seat) or anchor[0].isalpha()


@every_case
def test_every_decision_is_sent_completely(case: Case) -> None:
    """Once for each question: all legal answers, each in words, and the steps of the turn with one that is now."""
    table, questions = case.table(), set[str]()
    for position, seat, _ in case.walk(seed=4):
        if position.is_over or table.question_name(position, seat) in questions:
            continue
        view = position.view(seat)
        decision = decision_of(table, view, seat)
        assert decision
        questions.add(decision.question)
        check_text(decision.title)
        check_text(decision.context)
        names = [case.game.actions.names[action] for action in view.legal(seat)]
        assert sorted(answer.action for answer in decision.answers) == sorted(names)
        for answer in decision.answers:
            check_text(answer.phrase)
            check_text(answer.short)
            assert answer.ends_turn == (answer.action == "end-turn")
        assert [step.state for step in decision.steps].count("now") == (1 if decision.steps else 0)
        assert decision_of(table, view, (seat + 1) % view.players) is None or len(view.deciders) > 1
    assert len(questions) > 9
    assert table.catalogue.problems == []


def test_a_taken_tile_is_passed_from_where_it_lay() -> None:
    scene = Scene().taking("row-1", "row-3").answer("take.a.r1c2", "take.b.r3c4", seat=0)
    assert lit(table_for(), scene.position.view(0)) == {"0.space.r1c2": "pass.a", "0.space.r3c4": "pass.b"}


def test_foreign_tiles_are_taken_back_from_beside_the_colonia() -> None:
    scene = Scene().lay_beside("builder+coin", "patrician").vacate(seat=1).put(".", "r1c1", "r1c6", seat=1)
    scene.taking("row-1", "row-1").answer("take.a.r1c2", "take.b.r1c3", "pass.a", seat=0)
    faces = (scene.face("builder+coin"), scene.face("patrician"))
    assert lit(table_for(), scene.position.view(0)) == {f"0.beside.{face}": f"reclaim.{face}" for face in faces}


def lit(table: BoardTable, view: Position, seat: int = 0) -> dict[str, str]:
    """By place, what is chosen there."""
    names = view.game.actions.names
    places = {table.anchor(view, seat, action): names[action] for action in view.legal(seat)}
    return {place: name for place, name in places.items() if place}


# --- why not there ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@every_case
def test_every_place_that_is_not_lit_has_a_reason(case: Case, language: str) -> None:
    """For every question, to whoever is asked and to another, here and there on the table."""
    table, questions = case.table(language), set[tuple[str, bool]]()
    places = sorted(known_anchors(case.name, case.players, case.edition))[:: 9 if language == "en" else 29]
    for position, seat, _ in case.walk(seed=6):
        for reader in {seat, (seat + 1) % case.players}:
            question = (table.question_name(position, seat), reader == seat)
            if question not in questions:
                questions.add(question)
                check_reasons(table, position.view(reader), reader, [*places, "somewhere.else"])
    assert len(questions) > 15
    assert table.catalogue.problems == []


def check_reasons(table: BoardTable, view: Position, seat: int, places: list[str]) -> None:
    shining = lit(table, view, seat)
    for place in places:
        reason = why_not_at(table, view, seat, place)
        if place in shining:
            assert reason == ""
        else:
            check_text(reason)
            assert seat not in view.deciders or table.question(view, seat).title in reason  # what this question wants


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("0.space.r2c2", "r2c2 is not in the street of that card, and only a Tribune ignores a card"),
        ("0.space.r4c3", "no tile lies on r4c3"),
        ("street.a", "the street of that card still has tiles"),
    ],
)
def test_a_reason_is_that_of_what_was_probably_meant(place: str, reason: str) -> None:
    scene = Scene().put(".", "r4c3").taking("row-1", "row-3")
    told = f"{reason}.\nAsked now: Take a tile for each street card"
    assert why_not_at(table_for(), scene.position.view(0), 0, place) == told


@pytest.mark.parametrize("place", ["1.space.r1c2", "square.r1c1"])
def test_elsewhere_the_reason_is_what_is_asked(place: str) -> None:
    scene = Scene().taking("row-1", "row-3")
    asked = "Asked now: Take a tile for each street card"
    assert why_not_at(table_for(), scene.position.view(0), 0, place) == asked


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("0.space.r1c2", "a tile still lies there.\nAsked now: Where does the triumphal column go?"),
        ("square.r1c1", "Asked now: Where does the triumphal column go?"),
    ],
)
def test_hints_for_a_building_in_hand_name_its_place(place: str, reason: str) -> None:
    """Not of what the game still waits for, which is whether to build at all."""
    chronicle = chronicle_of(Scene().put(".", "r2c1").give(builder=1).building().position)
    assert chronicle.why(0, place, ["build.column"], names_of(chronicle), "en") == reason


def test_a_seat_that_is_not_asked_learns_whose_turn_it_is() -> None:
    view = Scene().building(seat=1).position.view(0)
    assert why_not_at(table_for(), view, 0, "0.space.r1c1") == "it is Marcus’s turn"


# --- what moves ------------------------------------------------------------------------------------------------------

PIECES_OF_FORUM = re.compile(
    rf"tile:face:({'|'.join(ITEM_NAMES)})(\+({'|'.join(ITEM_NAMES)}))*|tile:back:\d|envoy:\d|marker:\d"
    rf"|resource:({'|'.join(RESOURCE_NAMES)})|citizen:({'|'.join(CLASS_NAMES)})"
    rf"|building:({'|'.join(GREY_NAMES + COLOUR_NAMES)})"
    rf"|double:({'|'.join(GREY_NAMES + COLOUR_NAMES)})\+({'|'.join(COLOUR_NAMES)})"
)
PIECES_OF_TRAJAN = re.compile(
    rf"m:({'|'.join(trajan_names.COLOUR_NAMES)})|card:({'|'.join(trajan_names.COMMODITY_NAMES)}|back)"
    rf"|trajan-tile:([0-9]|[1-4][0-9]|5[0-3])|bonus:([0-9]|1[01])|(token|leader|disc):[0-3]"
    rf"|forum-tile:({'|'.join(trajan_names.FORUM_TILE_NAMES)})|construction:({'|'.join(trajan_names.BUILDING_NAMES)})"
)
PIECES = {"forum-trajanum": PIECES_OF_FORUM, "trajan": PIECES_OF_TRAJAN}


@every_case
def test_everything_that_happens_has_a_place(case: Case) -> None:
    """Pieces that a page can draw go between places that it has, and points arise at one; they add up."""
    table, places = case.table(), set(known_anchors(case.name, case.players, case.edition))
    for seed in range(2):
        points = [0] * case.players
        for position, _, events in case.walk(seed):
            for run in table.runs(events, -1):
                line = log_line(table, case.players, run, moving=True)
                check_text(line.text)
                ends = [end for motion in line.motions for end in (motion.source, motion.target)]
                assert {*line.anchors, *ends, *(gain.anchor for gain in line.gains)} <= places
                assert all(PIECES[case.name].fullmatch(motion.piece) for motion in line.motions), line.motions
                for gain in line.gains:
                    points[gain.seat] += gain.points
            assert points == list(position.scores)
