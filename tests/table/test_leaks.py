"""Nobody learns what they may not know: neither in words, nor from a number, nor from what is refused.

Games are shown to a reader twice, with everything changed that is hidden from them: faces, cards and chance, what
rivals answered and in which order, what they took back. What goes over the wire must be the same, byte by byte.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import AMBITIONS, LOOKS, Start, Walker, every_game, everybody, examples, starts, walkers
from princeps.games.forum_trajanum import GAME, state
from princeps.games.forum_trajanum.actions import SPACE_NAMES
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.errors import IllegalAction, PrincepsError
from princeps.kernel.game import SPECTATOR
from princeps.table.chronicle import Chronicle
from princeps.table.messages.forum_trajanum import ForumPosition
from table.board_tools import (
    again,
    begin,
    board,
    choose,
    chronicle_of,
    encode,
    is_simultaneous,
    names_of,
    names_of_actions,
    names_of_legal,
    phase,
    some,
    step,
    table,
    told,
)
from table.places import places_of

NOWHERE = {"forum-trajanum": "crane.park", "trajan": "bonus.1"}  # answers only a question that never follows another


def answer_of(ask: Callable[[], object]) -> bytes:
    """What comes back, or what is refused."""
    try:
        return encode(ask())
    except PrincepsError as error:
        return f"{type(error).__name__}: {error}".encode()


def all_told(chronicle: Chronicle, reader: int, chance: Random) -> Iterator[bytes]:
    """Everything that a reader can ask for without playing."""
    names, revision = names_of(chronicle), chronicle.revision(reader)
    yield encode(revision)
    for after in (0, revision - 1):
        yield encode(chronicle.table(reader, names, "en", after))
    yield encode(chronicle.box(reader, names, "en"))
    if reader == SPECTATOR:
        return
    for anchor in some(chance, places_of(chronicle.match), 3):
        yield answer_of(lambda anchor=anchor: chronicle.why(reader, anchor, [], names, "en"))  # type: ignore[misc]
    for action in some(chance, names_of_actions(chronicle), 3) + some(chance, names_of_legal(chronicle, reader), 3):
        yield answer_of(lambda action=action: chronicle.explore(reader, [action], names, "en"))  # type: ignore[misc]
        row = [*some(chance, names_of_legal(chronicle, reader), 1), action]
        yield encode(chronicle.why_illegal(reader, row, names, "en"))
    yield encode(chronicle.why_final(reader, names, "en"))


def assert_told_alike(one: Chronicle, other: Chronicle, reader: int, chance: Random) -> None:
    seed = chance.getrandbits(32)
    mine, theirs = (list(all_told(it, reader, Random(seed))) for it in (one, other))
    assert mine == theirs


# --- worlds that a reader cannot tell apart --------------------------------------------------------------------------


@every_game
@examples(compiled=4, interpreted=1)
@given(data=st.data())
def test_worlds_that_look_alike_read_alike(name: str, data: st.DataObject) -> None:
    """And go on reading alike, whatever rivals answer in them, until the rules show a difference."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 8 if is_simultaneous(chronicle) else LOOKS / 20):
            reader = walker.chance.choice(everybody(chronicle.match.position))
            compare_worlds(chronicle, reader, walker)
        step(chronicle, walker)


def compare_worlds(chronicle: Chronicle, reader: int, walker: Walker) -> None:
    position = chronicle.match.position
    real = chronicle_of(position)
    imagined = chronicle_of(position.view(reader).determinize(reader, walker.chance.getrandbits(32)))
    for _ in range(4):
        assert_told_alike(real, imagined, reader, walker.chance)
        if real.match.position.is_over or not answer_in_both(real, imagined, reader, walker):
            return
        if real.match.position.view(reader) != imagined.match.position.view(reader):
            return


def answer_in_both(one: Chronicle, other: Chronicle, reader: int, walker: Walker) -> bool:
    """The same answer in both worlds; a rival whose answers are hidden answers anything, until they are ready."""
    seat = walker.choose_seat(one.match.position)
    if seat != reader and is_simultaneous(one):
        for world in (one, other):
            make_ready(world, seat, walker)
        return True
    action = choose(one, walker, seat)
    if action not in names_of_legal(other, seat):
        return False
    for world in (one, other):
        world.play(seat, [action])
    return True


def make_ready(chronicle: Chronicle, seat: int, walker: Walker) -> None:
    at = phase(chronicle)
    while phase(chronicle) == at and seat in chronicle.match.position.deciders:
        chronicle.play(seat, [choose(chronicle, walker, seat)])


@every_game
def test_imagined_worlds_do_differ(name: str) -> None:
    """Otherwise the test above would prove nothing."""
    chronicle, walker, differed = begin(Start(princeps.game(name), 3, 7, {})), Walker(7), Counter[bool]()
    while not chronicle.match.position.is_over:
        position = chronicle.match.position
        differed[position.view(0).determinize(0, 1).view(1) != position.view(1)] += 1
        step(chronicle, walker)
    assert differed[True] > 50


# --- what rivals do meanwhile ----------------------------------------------------------------------------------------


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_answers_that_only_their_seat_sees_leave_no_trace(name: str, data: st.DataObject) -> None:
    """As long as a seat still chooses, others see neither that it answered nor that it took an answer back."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        before, hidden = phase(chronicle), is_simultaneous(chronicle)
        revisions = {reader: chronicle.revision(reader) for reader in everybody(chronicle.match.position)}
        watcher = walker.chance.choice(everybody(chronicle.match.position))
        seen = told(chronicle, watcher) if hidden and walker.sometimes(2 * LOOKS) else b""
        seat, _ = step(chronicle, walker)
        if not (hidden and phase(chronicle) == before and seat in chronicle.match.position.deciders):
            continue
        if walker.sometimes(0.5) and chronicle.match.can_undo(seat):
            chronicle.undo(seat)
        for reader, revision in revisions.items():
            assert reader == seat or chronicle.revision(reader) == revision
        assert watcher == seat or not seen or told(chronicle, watcher) == seen


@every_game
@examples(compiled=4, interpreted=1)
@given(data=st.data())
def test_a_whole_game_reads_the_same_however_rivals_came_to_their_answers(name: str, data: st.DataObject) -> None:
    """In the one game all answer in any order; in the other rivals hesitate, and answer only when they are ready."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    one, other = begin(start), begin(start)
    reader = walker.chance.choice(everybody(one.match.position))
    waiting: dict[int, list[str]] = {}
    while not one.match.position.is_over:
        before, hidden = phase(one), is_simultaneous(one)
        seat, action = step(one, walker)
        waiting.setdefault(seat, []).append(action)
        if hidden and seat != reader and phase(one) == before and seat in one.match.position.deciders:
            continue
        for answer in waiting.pop(seat):
            hesitate(other, set(everybody(one.match.position)) - {reader, SPECTATOR}, walker)
            other.play(seat, [answer])
        assert one.revision(reader) == other.revision(reader)
        if walker.sometimes(LOOKS / 10):
            assert_told_alike(one, other, reader, walker.chance)
    assert encode(table(one, reader)) == encode(table(other, reader))


def hesitate(chronicle: Chronicle, seats: set[int], walker: Walker) -> None:
    """Somebody gives an answer that nobody notices, and takes it back."""
    seat = walker.chance.choice(sorted(seats))
    if not is_simultaneous(chronicle) or seat not in chronicle.match.position.deciders:
        return
    trial = chronicle.match.position.copy()
    action = choose(chronicle, walker, seat)
    known = int(trial.state.learned[seat])
    trial.apply(seat, action)
    if seat in trial.deciders and trial.state.learned[seat] == known:
        chronicle.play(seat, [action])
        chronicle.undo(seat)


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_what_rivals_choose_shows_only_when_all_have_chosen(name: str, data: st.DataObject) -> None:
    """Two games that were one up to now: rivals answer differently, and are ready in the same order."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        deciders = list(chronicle.match.position.deciders)
        if len(deciders) < 2 or not walker.sometimes(LOOKS / 2):
            step(chronicle, walker)
            continue
        reader = walker.chance.choice(everybody(chronicle.match.position))
        other = again(chronicle)
        walker.chance.shuffle(deciders)
        for seat in [it for it in deciders if it != reader]:
            if len(chronicle.match.position.deciders) > 1:
                for game in (chronicle, other):
                    make_ready(game, seat, walker)
                assert_told_alike(chronicle, other, reader, walker.chance)


def test_rivals_who_took_other_tiles_look_the_same_until_the_tiles_move() -> None:
    """With a Tribune or without, for one card or for both, with second thoughts or none."""
    games = [chronicle_of(taking().position) for _ in range(3)]
    ways = (
        ["take.a.r1c2", "take.b.r3c2", "pass.a"],
        ["tribune.b.r6c1", "undo", "take.b.r3c3", "tribune.a.r6c6", "undo", "take.a.r1c1", "undo", "tribune.a.r2c2"],
        ["tribune.b.r5c5", "tribune.a.r5c2", "pass.b", "undo", "pass.a", "undo", "pass.b"],
    )
    for game, way in zip(games, ways, strict=True):
        for action in way:
            if action == "undo":
                game.undo(1)
            else:
                game.play(1, [action])
    games[1].play(1, ["pass.b"])
    first, second, hesitant = games
    for reader in (0, 2, SPECTATOR):
        assert_told_alike(first, second, reader, Random(1))
        assert hesitant.revision(reader) == first.revision(reader) + 4, (
            "everybody saw them get ready, and change their mind"
        )
    assert told(first, 1) != told(second, 1)


def taking() -> Scene:
    scene = Scene(players=3)
    for seat in range(3):
        scene.give(seat=seat, tribune=2)
    return scene.taking("row-1", "row-3")


# --- by what is refused ----------------------------------------------------------------------------------------------


@every_game
@examples(compiled=3, interpreted=1)
@given(data=st.data())
def test_a_list_of_answers_that_is_refused_tells_nothing(name: str, data: st.DataObject) -> None:
    """Whoever lets the last of several answers fail could otherwise look under every tile, and at cards to come."""
    start, walker = data.draw(starts(name)), data.draw(walkers(name))
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 6):
            seat = walker.choose_seat(chronicle.match.position)
            real = chronicle_of(chronicle.match.position)
            world = chronicle.match.position.view(seat).determinize(seat, walker.chance.getrandbits(32))
            tried = [*likely_answers(chronicle, seat, walker), NOWHERE[name]]
            assert refused(real, seat, tried) == refused(chronicle_of(world), seat, tried)
        step(chronicle, walker)


def likely_answers(chronicle: Chronicle, seat: int, walker: Walker) -> list[str]:
    """Answers that could really follow on each other."""
    trial = chronicle.match.position.copy()
    found: list[int] = []
    while seat in trial.deciders and len(found) < 3:
        found.append(walker.choose(trial, seat))
        trial.apply(seat, found[-1])
    return [names_of_actions(chronicle)[action] for action in found]


def refused(chronicle: Chronicle, seat: int, actions: list[str]) -> str:
    before = told(chronicle, seat)
    with pytest.raises(IllegalAction) as error:
        chronicle.play(seat, actions)
    assert told(chronicle, seat) == before
    return str(error.value)


def test_nobody_looks_under_a_tile_by_answering_too_much() -> None:
    chronicle = about_to_draw()
    (seat,) = chronicle.match.position.deciders
    hidden = [name for name in names_of_legal(chronicle, seat) if name.removeprefix("draw.") not in CORNERS]
    for tile in hidden:
        for guess in ("row.patrician-1", "row.merchant-1", "row.craftsman-1", "end-turn"):
            reason = refused(chronicle, seat, [tile, guess, NOWHERE[GAME.name]])
            assert reason == f"What comes of {tile!r} is only known once it is done."
    chronicle.play(seat, [hidden[0]])


CORNERS = {SPACE_NAMES[space] for space in CORNER_SPACES}


def about_to_draw() -> Chronicle:
    """Somebody may take a tile out of their grid."""
    for seed in range(50):
        chronicle, walker = begin(Start(GAME, 2, seed, {"random_setup": True})), Walker(seed, AMBITIONS[GAME.name][0])
        while not chronicle.match.position.is_over:
            (seat, *_) = chronicle.match.position.deciders
            if any(name.startswith("draw") for name in names_of_legal(chronicle, seat)):
                return chronicle
            step(chronicle, walker)
    raise AssertionError("there is no such moment")


def test_nobody_sees_the_next_street_cards_by_answering_too_much() -> None:
    chronicle = chronicle_of(Scene().building(seat=1).position)
    chronicle.play(1, ["end-turn"])
    assert names_of_legal(chronicle, 0) == ["end-turn"], "the last turn of the round"
    with pytest.raises(IllegalAction, match="is only known once it is done"):
        chronicle.play(0, ["end-turn", "take.a.r1c2"])
    chronicle.play(0, ["end-turn"])


# --- faces -----------------------------------------------------------------------------------------------------------


@examples(compiled=3, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_only_faces_that_a_reader_may_know_are_sent(start: Start, walker: Walker) -> None:
    """By the rules in words, not by the view: what lies on a corner, what the reader took, what was passed or shown."""
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 5):
            for reader in everybody(chronicle.match.position):
                check_faces(chronicle, board(table(chronicle, reader, chronicle.revision(reader))), reader)
        step(chronicle, walker)


def check_faces(chronicle: Chronicle, position: ForumPosition, reader: int) -> None:
    real = chronicle.match.position.state
    for seat, mat in enumerate(position.mats):
        player = real.players[seat]
        own = player.draft[:2].tolist() if seat == reader and real.stage == state.TAKING else []
        for space, content in enumerate(mat.spaces):
            if content.startswith("tile:") and real.stage == state.SETTING_UP:
                # Where the reader's own citizens will lie, shown before the others have chosen too.
                assert seat == reader
                assert space in CORNER_SPACES
                assert int(content.removeprefix("tile:")) in range(1, 1 + state.CLASSES)
            elif content.startswith("tile:"):
                assert space in CORNER_SPACES or space in own or real.option_open_tiles
                assert content == f"tile:{player.space[space] - state.COVERED}"
        passed = (seat + 1) % len(position.mats) == reader
        assert not mat.hand.own or seat == reader or player.shown
        assert not mat.hand.received or seat == reader or passed or player.shown or player.reclaimed
        if seat != reader:
            assert (mat.taken, mat.passed) == ([None, None], None)
