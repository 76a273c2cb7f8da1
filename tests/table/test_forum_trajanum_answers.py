"""Questions and answers in words: all of them, for every edition and option."""

from typing import Any

import pytest

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.editions import Edition
from princeps.kernel.game import Position
from table.forum_trajanum_tools import STANDARD, STARTS, table_for, walk
from table.tools import check_text


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[2].name}")
def test_every_question_and_every_legal_answer_is_worded(start: tuple[int, dict[str, Any], Edition]) -> None:
    table = table_for(start[2])
    for seed in range(2):
        for position, seat, _ in walk(*start, seed):
            if position.is_over:
                break
            view = position.view(seat)
            question = table.question(view, seat)
            check_text(question.title)
            check_text(question.context)
            answers = [answer for group in table.groups(view, seat) for answer in group.answers]
            assert sorted(answer.action for answer in answers) == sorted(view.legal(seat))
            assert len({answer.phrase for answer in answers}) == len(answers)
            for answer in answers:
                check_text(answer.phrase)
                check_text(answer.short)
    assert table.catalogue.problems == []


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[2].name}")
def test_every_action_is_worded_whatever_is_asked(start: tuple[int, dict[str, Any], Edition]) -> None:
    """Also those that are not legal, for somebody may ask for them."""
    table = table_for(start[2])
    questions: set[int] = set()
    for position, seat, _ in walk(*start, seed=5):
        asked = int(position.state.players[seat].asked)
        if asked in questions or position.is_over:
            continue
        questions.add(asked)
        view = position.view(seat)
        legal = set(view.legal(seat))
        for action in range(GAME.actions.size):
            check_text(table.answer(view, seat, action).phrase)
            if action not in legal:
                check_text(table.refusal(view, seat, action))
        assert legal <= set(table.answers_of_question(view, seat))
    assert len(questions) > 10
    assert table.catalogue.problems == []


def test_groups_have_headings_and_what_stands_alone_comes_last() -> None:
    scene = Scene().vacate().give(builder=1, park=2, assistant=1).building()
    groups = table_for().groups(scene.position.view(0), 0)
    assert [group.heading for group in groups] == ["Build", "Exchange", "An assistant recolours a worker", ""]
    assert [answer.name for answer in groups[-1].answers] == ["end-turn"]


def phrases(position: Position, seat: int = 0) -> dict[str, str]:
    view = position.view(seat)
    return {a.name: a.phrase for group in table_for().groups(view, seat) for a in group.answers}


def test_a_building_says_what_it_costs_and_brings() -> None:
    scene = Scene().vacate().settle("merchant-2").set_tracks(library=1).give(builder=1, park=2).load_ship(1)
    worded = phrases(scene.building().position)
    assert worded["build.library"] == "Build a library for 1 builder: level 2, a builder"
    assert worded["build.column"] == "Build a triumphal column for 1 builder: 4 points now"
    assert worded["build-pair.park"] == "Build two parks for 2 park workers: an envoy to the Forum"
    assert worded["build-mixed.park"].endswith("4 points now and an envoy to the Forum")


def test_a_tile_that_leaves_the_other_card_to_a_tribune_says_so() -> None:
    colonia = "k....# ##T### ....T. .T.... ...T.. k....#"
    worded = phrases(Scene().draw_colonia(colonia).give(tribune=1).taking("row-2", "column-1").position)
    assert worded["take.a.r2c1"] == "Take the tile on r2c1 for gate; the other card then costs a Tribune"
    assert [name for name, phrase in worded.items() if "the other card" in phrase] == ["take.a.r2c1"]


def test_a_face_up_tile_is_described_before_it_is_taken() -> None:
    scene = Scene().lay_tile("builder+coin", "r1c1").taking("row-1", "row-3")
    worded = phrases(scene.position)
    assert worded["take.a.r1c1"] == "Take the tile on r1c1 for tower: builder + coin"
    assert worded["take.a.r1c2"] == "Take the tile on r1c2 for tower"


def test_readers_who_see_the_board_get_rows_and_columns() -> None:
    scene = Scene().lay_tile("builder+coin", "r1c1").taking("row-1", "row-3")
    answer = table_for(typed=False).answer(scene.position.view(0), 0, GAME.actions.numbers["take.a.r1c1"])
    assert answer.phrase == "Take the tile in row 1, column 1 for tower: builder + coin"
    assert answer.short == "row 1, column 1 builder + coin"


def test_paying_tells_what_the_scoring_would_bring() -> None:
    scene = Scene().settle("patrician-1").give(coin=1).vacate().put("L", "r1c2").scoring()
    worded = phrases(scene.position)
    assert worded["pay.none"] == "Pay nobody: this scoring 1 point"
    assert worded["pay.1"] == "Pay Patrician I: this scoring 2 points"


def test_an_answer_says_what_is_special_about_a_square() -> None:
    scene = Scene().vacate().give(park=1).load_ship(1).draw_forum("G*BGG").building()
    worded = phrases(scene.answer("build.park", "site.r2c1").position)
    assert worded["envoy.r1c1"] == "Send the envoy to r1c1 (park), completes the area, next to an eagle"
    assert worded["envoy.r1c5"] == "Send the envoy to r1c5 (park)"
    assert worded["decline"] == "Send no envoy"


# --- refusals --------------------------------------------------------------------------------------------------------

THINGS: dict[str, str | int] = {
    "building": "forum-trajanum-building-park",
    "corner": "forum-trajanum-corner-nw",
    "row": "forum-trajanum-row-patrician-1",
    "citizen": "forum-trajanum-item-merchant",
    "worker": "forum-trajanum-item-park-worker",
    "resource": "forum-trajanum-item-tribune",
    "space": "r2c3",
    "square": "r4c5",
    "question": "take",
    "level": 2,
    "turn": 1,
}


def test_reasons_are_worked_out_from_a_view() -> None:
    table = table_for()
    for position, seat, _ in walk(3, {}, STANDARD, seed=8):
        if position.is_over:
            break
        legal = set(position.legal(seat))
        for action in range(seat, GAME.actions.size, 41):
            if action not in legal:
                assert position.view(seat).refusal(seat, action) == position.refusal(seat, action)
    assert table.catalogue.problems == []
