"""A match as its readers see it: revisions, the log piece by piece, all or nothing, undo, rounds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import princeps
from games_walk import LOOKS, Start, Walker, every_game, everybody, examples, starts, walkers
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import HONOURS, PAYING
from princeps.kernel.errors import IllegalAction, UndoError
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.table.chronicle import Chronicle
from princeps.table.messages import FormerPlayer, Log, LogLine, Table
from princeps.table.names import Leaver
from princeps.table.replay import OPEN, Replay
from table.board_tools import (
    again,
    applied,
    begin,
    chronicle_of,
    encode,
    names_of,
    names_of_legal,
    plain,
    step,
    table,
    told,
)


def step_or_undo(chronicle: Chronicle, walker: Walker) -> None:
    seat = walker.chance.randrange(chronicle.match.position.players)
    if walker.sometimes(0.25) and chronicle.match.can_undo(seat):
        chronicle.undo(seat)
    else:
        step(chronicle, walker)


def revisions(chronicle: Chronicle) -> dict[int, int]:
    return {reader: chronicle.revision(reader) for reader in everybody(chronicle.match.position)}


# --- revisions and the log -------------------------------------------------------------------------------------------


@every_game
def test_the_whole_log_accounts_for_all_points_by_source(name: str) -> None:
    """To whoever comes late, too, in every moment of a game."""
    chronicle, walker = begin(Start(princeps.game(name), 2, 5, {})), Walker(5)
    while not chronicle.match.position.is_over:
        step(chronicle, walker)
        if walker.sometimes(LOOKS / 8):
            assert points_told(table(chronicle, SPECTATOR)) == points_scored(table(chronicle, SPECTATOR))
    assert points_told(table(chronicle, SPECTATOR)) == points_scored(table(chronicle, SPECTATOR))


def points_told(seen: Table) -> Counter[tuple[int, str]]:
    """By seat and source; what brought nothing in the end is left out."""
    told: Counter[tuple[int, str]] = Counter()
    for gain in (gain for line in seen.log.lines for gain in line.gains):
        told[gain.seat, gain.source] += gain.points
    return Counter({key: points for key, points in told.items() if points})


@every_game
def test_what_the_rules_do_is_nobodys_decision(name: str) -> None:
    """A page asks what has happened since its reader decided something, and a scoring is news to them."""
    chronicle, walker = begin(Start(princeps.game(name), 2, 5, {})), Walker(5)
    while not chronicle.match.position.is_over:
        step(chronicle, walker)
    lines = table(chronicle, SPECTATOR).log.lines
    scorings = [line for line in lines if any(gain.source in ("eagle", "demands") for gain in line.gains)]
    assert scorings
    assert not any(line.chosen for line in scorings)
    assert not any(line.chosen for line in lines if line.seat is None)
    assert {line.seat for line in lines if line.chosen} == {0, 1}


def test_a_line_that_mentions_a_received_tile_too_still_counts_as_chosen() -> None:
    """The rival's choice may be told in one sentence with what came from the neighbour."""
    chronicle, walker = begin(Start(GAME, 2, 5, {"random_setup": True})), Walker(5)
    while not chronicle.match.position.is_over:
        step(chronicle, walker)
    lines = [line for line in table(chronicle, 0).log.lines if line.seat == 1 and " receives " in line.text]
    told = [line for line in lines if " takes " in line.text]
    assert told
    assert all(line.chosen and "receives" not in line.brief for line in told)


@every_game
def test_what_was_dealt_at_random_is_nobodys_decision(name: str) -> None:
    """A page must not offer it as the last moves of the others."""
    dealt = begin(Start(princeps.game(name), 2, 5, {"random_setup": True}))
    lines = table(dealt, 0).log.lines
    assert any(line.seat == 1 for line in lines)
    assert not any(line.chosen for line in lines)


def points_scored(seen: Table) -> Counter[tuple[int, str]]:
    scored = [(seat, source) for seat, score in enumerate(seen.scores) for source in score.sources]
    return Counter({(seat, source.name): source.points for seat, source in scored if source.points})


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_news_added_to_what_a_reader_had_makes_the_whole_log(name: str, data: st.DataObject) -> None:
    """Whatever the reader knew last, and whatever was taken back since."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    reader = walker.chance.choice(everybody(chronicle.match.position))
    had: dict[int, list[LogLine]] = {0: []}
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 8):
            had[chronicle.revision(reader)] = whole = table(chronicle, reader).log.lines
            for after in {0, *walker.chance.sample(sorted(had), min(2, len(had)))}:
                news = table(chronicle, reader, after).log
                assert applied(had[after], news) == [plain(line) for line in whole]
            assert news_of_nothing(chronicle, reader) == Log(len(whole), [])
        step_or_undo(chronicle, walker)


def news_of_nothing(chronicle: Chronicle, reader: int) -> Log:
    return table(chronicle, reader, chronicle.revision(reader)).log


def test_lines_that_were_taken_back_are_replaced_however_long_ago_they_were_known() -> None:
    chronicle = chronicle_of(Scene().vacate().give(park=2, house=2, assistant=2).building().position)
    had = {chronicle.revision(1): table(chronicle, 1).log.lines}
    for action in ("recolour.park.house", "recolour.park.stable", "undo", "undo", "trade.park", "trade.house"):
        if action == "undo":
            chronicle.undo(0)
        else:
            chronicle.play(0, [action])
        had[chronicle.revision(1)] = whole = table(chronicle, 1).log.lines
        for after, known in had.items():
            assert applied(known, table(chronicle, 1, after).log) == whole
    assert [len(lines) for lines in had.values()] == [0, 1, 2, 1, 0, 1, 2]


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_revisions_count_what_a_reader_could_notice(name: str, data: st.DataObject) -> None:
    """By one at a time, never back, and exactly when the reader's view or log changes."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        before, position = revisions(chronicle), chronicle.match.position
        views = {reader: position.view(reader).to_bytes() for reader in before}
        reader = walker.chance.choice(list(before))
        seen = told(chronicle, reader) if walker.sometimes(LOOKS / 3) else None
        step_or_undo(chronicle, walker)
        after = revisions(chronicle)
        for one in before:
            changed = chronicle.match.position.view(one).to_bytes() != views[one]
            assert after[one] - before[one] in ((1,) if changed else (0, 1))
        if seen and after[reader] == before[reader]:
            assert told(chronicle, reader) == seen


@every_game
def test_lines_from_before_somebody_left_say_who_played_then(name: str) -> None:
    chronicle, walker = begin(Start(princeps.game(name), 3, 5, {})), Walker(5)
    readers = everybody(chronicle.match.position)
    for _ in range(150):
        step_or_undo(chronicle, walker)
    known = {reader: table(chronicle, reader).log.lines for reader in readers}
    left, *_ = gone = [Leaver(1, names_of(chronicle)[1], len(chronicle.match.recipe.moves))]
    for _ in range(150):
        step(chronicle, walker)
    names = (names_of(chronicle)[0], "Otho", names_of(chronicle)[2])
    for reader in readers:
        log, start = chronicle.table(reader, names, "en", leavers=gone).log, len(known[reader])
        assert [plain(line) for line in log.lines[:start]] == [plain(line) for line in known[reader]]
        assert any(left.name in line.text for line in log.lines[:start])
        assert not any(left.name in line.text for line in log.lines[start:])
        assert any("Otho" in line.text for line in log.lines[start:])
        assert log.former == [FormerPlayer(1, left.name, start)]


def test_what_others_take_back_does_not_change_who_did_something() -> None:
    """Where all choose at once, what came after it is sent again."""
    replay = Replay(Match.new(GAME, 2, 3, {"random_setup": True}))
    for seat in (0, 1):
        replay.play(seat, [names_of_legal(replay, seat)[0]])
    left = Leaver(1, "Anna", len(replay.match.recipe.moves))
    replay.undo(0)
    at = replay.revision(OPEN)
    lines = replay.table_at(at, OPEN, ("Livia", "Otho"), "en", leavers=[left]).log.lines
    assert lines[-1].text.startswith("Anna looks at a tile")


def test_what_a_seat_looks_at_is_news_to_itself_alone() -> None:
    chronicle = begin(Start(GAME, 2, 3, {"random_setup": True}))
    before = revisions(chronicle)
    chronicle.play(0, [names_of_legal(chronicle, 0)[0]])
    assert revisions(chronicle) == before | {0: before[0] + 1}
    assert table(chronicle, 0, before[0]).log.lines[0].text.startswith("Livia looks at a tile")
    assert table(chronicle, 1, before[1]).log.lines == []
    assert table(chronicle, SPECTATOR, before[SPECTATOR]).log.lines == []


@pytest.mark.parametrize(
    ("name", "options"),
    [("forum-trajanum", {"crane_bonuses": True, "handicap": [1]}), ("trajan", {"open_tile_points": True})],
)
def test_the_same_moves_read_the_same_after_a_restart(name: str, options: dict[str, object]) -> None:
    """A server that plays a stored game again comes to the same revisions, so pages go on as if nothing happened."""
    chronicle, walker = begin(Start(princeps.game(name), 3, 11, options)), Walker(11)
    while not chronicle.match.position.is_over and len(chronicle.match.recipe.moves) < 150:
        step_or_undo(chronicle, walker)
    other = again(chronicle)
    for reader in everybody(chronicle.match.position):
        for after in (0, chronicle.revision(reader) - 2):
            assert encode(table(chronicle, reader, after)) == encode(table(other, reader, after))


# --- playing and taking back -----------------------------------------------------------------------------------------


def test_several_answers_are_given_together_or_not_at_all() -> None:
    scene = Scene().vacate().give(park=2, builder=1).building()
    chronicle, other = chronicle_of(scene.position), chronicle_of(scene.position)
    before, seen = revisions(chronicle), told(chronicle, 0)
    with pytest.raises(IllegalAction, match=r"site.r1c1.*space-covered \(space: r1c1\)"):
        chronicle.play(0, ["trade.park", "build.library", "site.r1c1"])
    assert (revisions(chronicle), told(chronicle, 0)) == (before, seen)
    assert chronicle.match.recipe.moves == []
    actions = ["trade.park", "build.library", "site.r2c2"]
    chronicle.play(0, actions)
    for action in actions:
        other.play(0, [action])
    for reader in (0, 1, SPECTATOR):
        assert encode(table(chronicle, reader)) == encode(table(other, reader))


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_nobody_answers_for_a_seat_that_is_not_asked(seat: int) -> None:
    chronicle = chronicle_of(Scene().building().position)
    seen = told(chronicle, 0)
    with pytest.raises(IllegalAction):
        chronicle.play(seat, ["end-turn"])
    assert told(chronicle, 0) == seen


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_what_is_taken_back_never_was(name: str, data: st.DataObject) -> None:
    """But for the revision everything is as before."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        if not walker.sometimes(LOOKS / 4):
            step(chronicle, walker)
            continue
        reader = walker.chance.choice(everybody(chronicle.match.position))
        before = table(chronicle, reader)
        seat, _ = step(chronicle, walker)
        if chronicle.match.can_undo(seat):
            chronicle.undo(seat)
            assert timeless(table(chronicle, reader)) == timeless(before)
        else:
            check_undo_is_refused(chronicle, seat, reader)


def timeless(seen: Table) -> Table:
    return replace(seen, revision=0)


def check_undo_is_refused(chronicle: Chronicle, seat: int, reader: int) -> None:
    seen, moves = told(chronicle, reader), len(chronicle.match.recipe.moves)
    with pytest.raises(UndoError):
        chronicle.undo(seat)
    assert told(chronicle, reader) == seen
    assert len(chronicle.match.recipe.moves) == moves


def test_the_page_learns_whether_undo_is_possible_and_why_not() -> None:
    chronicle = begin(Start(GAME, 2, 3, {"random_setup": True}))
    hidden = next(name for name in names_of_legal(chronicle, 0) if name.endswith(("c2", "c3", "c4", "c5")))
    chronicle.play(0, [hidden])
    undo = table(chronicle, 0).undo
    assert not undo.possible
    assert undo.barrier
    assert table(chronicle, SPECTATOR).undo.barrier == ""


# --- rounds ----------------------------------------------------------------------------------------------------------


@examples(compiled=3, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_the_points_of_each_round_are_kept(start: Start, walker: Walker) -> None:
    """With the scoring that follows the last round of a cycle, however long it takes to pay citizens for it."""
    chronicle = begin(start)
    ends: list[tuple[int, ...]] = []
    while not chronicle.match.position.is_over:
        step_or_undo(chronicle, walker)
        position = chronicle.match.position
        if position.state.stage not in (PAYING, HONOURS) and position.rounds > len(ends):
            ends.append(position.scores)
    scores = table(chronicle, SPECTATOR).scores
    assert [tuple(round_) for round_ in zip(*(score.rounds for score in scores), strict=True)] == ends
    assert len(ends) == 12
    assert ends[-1] == chronicle.match.position.scores
    assert [score.points for score in scores] == list(chronicle.match.position.scores)
