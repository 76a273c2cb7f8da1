"""Trying things out: nothing is done, nothing hidden is shown, and what is predicted comes true."""

from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_walk import LOOKS, Start, Walker, every_game, everybody, examples, starts, walkers
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.trajan.actions import COMMODITY_NAMES
from princeps.kernel.errors import IllegalAction
from princeps.kernel.game import SPECTATOR
from princeps.table.chronicle import Chronicle
from princeps.table.explore import Unexplorable
from princeps.table.messages import Answer, Preview, Table
from princeps.table.messages.forum_trajanum import ForumPosition
from princeps.table.messages.trajan import TrajanPosition
from table.board_tools import (
    begin,
    choose,
    chronicle_of,
    decision,
    explorable,
    names_of,
    names_of_actions,
    names_of_legal,
    phase,
    some,
    step,
    table,
    told,
)
from table.cases import Case, every_case


def explored(chronicle: Chronicle, seat: int, *actions: str) -> Table:
    return chronicle.explore(seat, actions, names_of(chronicle), "en")


def difference(before: Table, after: Table, seat: int) -> Preview:
    """What has changed for a seat between two tables, by what they themselves show."""
    old, new = before.scores[seat], after.scores[seat]
    coming = {source.name: source.forecast for source in old.sources}
    changes = {source.name: source.forecast - coming[source.name] for source in new.sources}
    held, holds = resources(before, seat), resources(after, seat)
    return Preview(
        points=new.points - old.points,
        forecast=new.forecast - old.forecast,
        sources={name: change for name, change in changes.items() if change},
        resources={name: holds[name] - held[name] for name in held if holds[name] != held[name]},
    )


def resources(seen: Table, seat: int) -> dict[str, int]:
    if isinstance(seen.position, ForumPosition):
        return seen.position.mats[seat].resources
    assert isinstance(seen.position, TrajanPosition)
    mat = seen.position.mats[seat]
    cards = {name: mat.hand.get(name, 0) for name in COMMODITY_NAMES}
    return {"supply": mat.supply, "workers": mat.workers, "legionnaires": mat.legionnaires, **cards}


# --- what is foretold comes true -------------------------------------------------------------------------------------


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_what_was_explored_is_what_comes(name: str, data: st.DataObject) -> None:
    """A few answers tried out in a row give the same table as when they are given; previews show the difference."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        seat = walker.choose_seat(chronicle.match.position)
        if walker.sometimes(LOOKS / 3):
            play_as_explored(chronicle, seat, walker)
        else:
            chronicle.play(seat, [choose(chronicle, walker, seat)])


def play_as_explored(chronicle: Chronicle, seat: int, walker: Walker) -> None:
    tables = [table(chronicle, seat, chronicle.revision(seat))]
    answers: list[Answer] = []
    while (answer := an_explorable_answer(tables[-1], walker)) and len(answers) < 4:
        answers.append(answer)
        tables.append(explored(chronicle, seat, *(it.action for it in answers)))
    for answer, (before, after) in zip(answers, pairwise(tables), strict=True):
        assert answer.preview == difference(before, after, seat)
    if answers:
        chronicle.play(seat, [answer.action for answer in answers])
        real = table(chronicle, seat, chronicle.revision(seat))
        assert tables[-1].position == real.position
        assert tables[-1].decision == real.decision
        assert tables[-1].scores == real.scores
        assert tables[-1].statuses == real.statuses


def an_explorable_answer(seen: Table, walker: Walker) -> Answer | None:
    answers = explorable(seen)
    return walker.chance.choice(answers) if answers else None


def test_previews_tell_points_resources_and_the_coming_scoring() -> None:
    scene = Scene().vacate().settle("patrician-1").give(builder=1, park=1, assistant=1).building()
    chronicle = chronicle_of(scene.position)
    previews = {it.action: it.preview for it in decision(table(chronicle, 0)).answers}
    assert previews["recolour.park.house"] == Preview(resources={"assistant": -1, "park-worker": -1, "house-worker": 1})
    assert previews["end-turn"] is None, "what comes after a turn nobody can foresee"
    sites = {it.action: it.preview for it in decision(explored(chronicle, 0, "build.column")).answers}
    beside_the_citizen, elsewhere = sites["site.r1c2"], sites["site.r3c2"]
    assert beside_the_citizen == Preview(4, 2, {"colonia": 2}, {"builder": -1})
    assert elsewhere == Preview(4, 1, {"colonia": 1}, {"builder": -1})


# --- nothing is done -------------------------------------------------------------------------------------------------


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_exploring_changes_nothing(name: str, data: st.DataObject) -> None:
    """Whatever is tried: legal, illegal, or by a seat that is not asked."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    every_action = names_of_actions(chronicle)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 4):
            before = traces(chronicle)
            seat = walker.chance.randrange(chronicle.match.position.players)
            tried = some(walker.chance, names_of_legal(chronicle, seat), 4) + some(walker.chance, every_action, 2)
            for action in tried:
                try_out(chronicle, seat, action, walker.chance.choice(every_action))
            assert traces(chronicle) == before
        step(chronicle, walker)


def traces(chronicle: Chronicle) -> list[object]:
    readers = everybody(chronicle.match.position)
    moves = len(chronicle.match.recipe.moves)
    return [chronicle.match.position.to_bytes(), moves, *(told(chronicle, reader) for reader in readers)]


def try_out(chronicle: Chronicle, seat: int, *actions: str) -> None:
    with suppress(IllegalAction):
        explored(chronicle, seat, actions[0])
        explored(chronicle, seat, *actions)


def test_exploring_nothing_shows_the_table_as_it_is() -> None:
    chronicle = chronicle_of(Scene().building().position)
    assert explored(chronicle, 0) == table(chronicle, 0, chronicle.revision(0))


# --- nothing hidden is shown -----------------------------------------------------------------------------------------


@every_case
def test_what_is_explored_stays_within_its_stage(case: Case) -> None:
    """An answer that would end a stage brings to light what others chose, or the next cards: it is not tried out."""
    stages = 0
    for seed in range(2):
        chronicle, walker = begin(case.start(seed)), Walker(seed)
        while not chronicle.match.position.is_over:
            before = phase(chronicle)
            seat = walker.choose_seat(chronicle.match.position)
            action = choose(chronicle, walker, seat)
            after = chronicle.match.position.copy()
            after.apply(seat, action)
            if after.state.learned[seat] != chronicle.match.position.state.learned[seat]:
                with pytest.raises(Unexplorable):
                    explored(chronicle, seat, action)
            chronicle.play(seat, [action])
            stages += phase(chronicle) != before
    assert stages > 30


@pytest.mark.parametrize("action", ["take.a.r1c2", "take.a.r1c1", "tribune.a.r2c2"])
def test_a_tile_is_taken_in_earnest(action: str) -> None:
    chronicle = chronicle_of(Scene().give(tribune=1).taking("row-1", "row-3").position)
    with pytest.raises(Unexplorable, match="is only known once it is done"):
        explored(chronicle, 0, action)


def test_the_last_crane_bonus_of_the_game_can_be_explored() -> None:
    """After it everything is scored, so that there is no scoring to come with which to compare."""
    scene = Scene(crane_bonuses=True).vacate().put("K", "r1c1").at(cycle=3).scoring()
    chronicle = chronicle_of(scene.position)
    honour = decision(table(chronicle, 0))
    assert honour.question == "honour"
    assert {it.preview for it in honour.answers} == {None}


def test_the_second_citizen_of_a_beginner_is_not_foretold_when_the_round_depends_on_it() -> None:
    chronicle = begin(Start(GAME, 2, 1, {"random_setup": True, "handicap": [0]}))
    chronicle.play(0, [names_of_legal(chronicle, 0)[0]])
    for action in names_of_legal(chronicle, 0):
        with pytest.raises(Unexplorable):
            explored(chronicle, 0, action)


# --- refusals --------------------------------------------------------------------------------------------------------


def test_what_cannot_be_done_cannot_be_explored_either() -> None:
    chronicle = chronicle_of(Scene().vacate().give(park=1).building().position)
    with pytest.raises(IllegalAction, match="no builder"):
        explored(chronicle, 0, "build.column")
    with pytest.raises(IllegalAction, match="a tile still lies there"):
        explored(chronicle, 0, "build.park", "site.r1c1")
    with pytest.raises(IllegalAction, match="it is Livia’s turn"):
        explored(chronicle, 1, "build.park")
    with pytest.raises(IllegalAction, match="no such choice"):
        explored(chronicle, 0, "build.circus")
    with pytest.raises(IllegalAction, match="There is no seat"):
        explored(chronicle, SPECTATOR, "build.park")


def test_what_paying_citizens_would_bring_is_shown_beforehand() -> None:
    """It depends on nothing but the seat's own table (F19), though paying cannot be tried out."""
    scene = Scene().settle("patrician-1", "merchant-1").give(coin=1).put("L", "r1c2").scoring()
    answers = decision(table(chronicle_of(scene.position), 0)).answers
    assert {it.action: it.preview.forecast for it in answers if it.preview} == {"pay.none": -1, "pay.1": 0, "pay.3": -1}
