"""Hints: what they advise and why, said in every language; how far the first is ahead; and what they never tell."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from princeps.bots.advice import Advice, Budget, advise
from princeps.games.trajan.scenario import Scene as TrajanScene
from princeps.kernel.game import Position
from princeps.locale import languages
from princeps.table import BoardTable, open_board
from princeps.table.hints import chance_of, follow, hints_of, lead_of
from princeps.table.messages import Hint
from table.hint_cases import FORUM, TRAJAN, Case
from table.tools import NAMES

TOLD: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "hints_told.toml").read_text("utf-8"))
CASES = [*TRAJAN, *FORUM]


def advice_for(view: Position, answer: str, *line: str, **more: Any) -> Advice:
    usual = {"share": 1.0, "rank": 1.5, "chances": 0.5, "points": 100.0, "error": 1.0, "gains": {}}
    number = view.number_of(answer)
    return Advice(number, answer, line=tuple(map(view.number_of, line)), **{**usual, **more})


def seat_of(case: Case, position: Position) -> int:
    return next(seat for seat in position.deciders if position.number_of(case.answer) in position.legal(seat))


def hint_for(case: Case, language: str) -> tuple[Hint, BoardTable]:
    scene = case.scene()
    position = scene.position
    seat = seat_of(case, position)
    table = open_board(position.game, scene.edition, NAMES[: position.players], language)
    view = position.view(seat)
    (hint,) = hints_of(table, view, seat, [advice_for(view, case.answer, *case.line)])
    return hint, table


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hint_says_what_to_do_and_why(case: Case, language: str) -> None:
    hint, table = hint_for(case, language)
    assert not hint.phrase[0].islower()
    assert hint.reasons == TOLD[case.name][language].splitlines()
    assert len(hint.reasons) in (1, 2)
    assert table.catalogue.problems == []


PLACES = {
    "en": "row 4 (aqueduct), column 1 (obelisk)",
    "de": "Zeile 4 (Aquädukt), Spalte 1 (Obelisk)",
    "ru": "ряд 4 (акведук), столбец 1 (обелиск)",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["fulfil the building task", "where it goes", "a double tile"])
def test_a_place_is_named_by_its_row_and_column_and_their_streets(name: str, language: str) -> None:
    hint, _ = hint_for(next(case for case in FORUM if case.name == name), language)
    assert PLACES[language] in hint.phrase


def test_every_case_has_its_texts_and_there_are_no_others() -> None:
    assert set(TOLD) == {case.name for case in CASES}
    assert min(len(TRAJAN), len(FORUM)) >= 10


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_hint_would_do_can_be_done_at_once(case: Case) -> None:
    """And its places are those of the answers, the last one's first."""
    hint, table = hint_for(case, "en")
    position = case.scene().position
    seat = seat_of(case, position)
    anchors = []
    for action in hint.actions:
        anchors.append(table.anchor(position.view(seat), seat, position.number_of(action)))
        position.apply(seat, action)
    assert hint.places == [anchor for anchor in reversed(anchors) if anchor]
    assert (hint.preview is None) == (hint.actions[0].partition(".")[0] not in table.explorable)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hints_come_from_the_view_alone(case: Case) -> None:
    """In any world that looks alike to the seat, the same hint is given."""
    scene = case.scene()
    seat = seat_of(case, scene.position)
    view = scene.position.view(seat)
    table = open_board(view.game, scene.edition, NAMES[: view.players], "en")
    for seed in range(3):
        seen = view.determinize(seat, seed).view(seat)
        advice = [advice_for(seen, case.answer, *case.line)]
        assert hints_of(table, seen, seat, advice) == hints_of(table, view, seat, advice)


@pytest.mark.parametrize("case", [TRAJAN[0], TRAJAN[5], FORUM[0], FORUM[8]], ids=str)
def test_equal_views_give_equal_hints_for_equal_seeds(case: Case) -> None:
    scene = case.scene()
    seat = seat_of(case, scene.position)
    table = open_board(scene.position.game, scene.edition, NAMES[: scene.position.players], "en")
    worlds = [scene.position, scene.position.view(seat).determinize(seat, 5)]
    views = [world.view(seat) for world in worlds]
    told = [hints_of(table, view, seat, advise(view, seat, Budget(iterations=60, seconds=1000))) for view in views]
    assert told[0] == told[1]


# --- how far it is ahead ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "chances", "lead"),
    [
        ((114, 111), (0.5, 0.5), "little"),
        ((114, 111), (0.55, 0.5), "little"),
        ((114, 113), (0.5, 0.5), "even"),
        ((114, 113), (0.56, 0.5), "little"),
        ((114, 116), (0.6, 0.5), "even"),
        ((114, 108), (0.5, 0.5), "clear"),
        ((114, 111), (0.65, 0.5), "clear"),
        ((114, 108), (0.45, 0.5), "even"),
    ],
)
def test_the_words_for_a_lead_agree_with_the_figures(
    points: tuple[int, int], chances: tuple[float, float], lead: str
) -> None:
    view = TRAJAN[0].scene().position.view(0)
    best, other = (
        advice_for(view, TRAJAN[0].answer, points=float(it), chances=chance)
        for it, chance in zip(points, chances, strict=True)
    )
    assert lead_of(best, other) == lead
    assert lead_of(replace(best, error=40.0), other) != "clear"


def test_chances_are_shown_no_more_precisely_than_they_are_known() -> None:
    view = TRAJAN[0].scene().position.view(0)
    told = [chance_of(advice_for(view, TRAJAN[0].answer, chances=it)) for it in (0.0, 0.52, 0.53, 0.999)]
    assert told == [5, 50, 55, 95]


def test_where_nothing_follows_at_once_it_is_said_what_pays_later() -> None:
    case = next(case for case in TRAJAN if case.answer == "climb")
    scene = case.scene()
    view = scene.position.view(0)
    table = open_board(view.game, scene.edition, NAMES[:2], "en")
    gains = {"province": 2.0, "senate": 0.4, "hand": -3.0}
    (hint,) = hints_of(table, view, 0, [advice_for(view, "decline", gains=gains)])
    assert hint.reasons == ["It pays off later, above all through this: Provinces."]


def test_what_is_true_of_all_answers_is_a_reason_for_none() -> None:
    scene = TrajanScene().voice("bread").offer("bread", "wild-demand", "votes-2").climb_to(1, seat=1).acting("forum")
    view = scene.position.view(0)
    table = open_board(view.game, scene.edition, NAMES[:2], "en")
    told = hints_of(table, view, 0, [advice_for(view, it) for it in ("forum.bread", "forum.wild-demand")])
    assert [hint.reasons for hint in told] == [[], []]
    told = hints_of(table, view, 0, [advice_for(view, it) for it in ("forum.bread", "forum.votes-2")])
    assert [len(hint.reasons) for hint in told] == [1, 0]


def test_what_is_tried_ends_where_something_hidden_comes_in() -> None:
    scene = TRAJAN[0].scene()
    view = scene.position.view(0)
    table = open_board(view.game, scene.edition, NAMES[:2], "en")
    course = follow(table, view, 0, advice_for(view, TRAJAN[0].answer, *TRAJAN[0].line, "reward"))
    assert course.then == view.number_of("reward")
    assert course.after.state.learned[0] == view.state.learned[0]
