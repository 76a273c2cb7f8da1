"""What a seat may know, read from the comments in `state.py` once more, and independently of `view.py`.

Worlds that differ only in what a seat may not know are made in two ways: by the rules themselves (`determinize`), and
here by hand, by exchanging and overwriting what is hidden.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from games_walk import AMBITIONS, INTERPRETED, LOOKS, Walker, everybody, examples, imagined, starts, walkers
from princeps.games.forum_trajanum import GAME, events, state
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.draft import ASK_TAKE
from princeps.games.forum_trajanum.setup import ASK_CRANE
from princeps.kernel.events import Event
from princeps.kernel.game import SPECTATOR, Position
from princeps.kernel.match import Match
from princeps.kernel.seats import ALL_SEATS, ASK_NOTHING

pytestmark = pytest.mark.rules


def is_simultaneous(position: Position) -> bool:
    return bool(position.state.stage <= state.LAST_SIMULTANEOUS)


def phase(position: Position) -> tuple[int, int, int]:
    """Distinguishes one stage of the game from the next."""
    table = position.state
    return int(table.cycle), int(table.round_of_cycle), int(table.stage)


def rounds_begun(position: Position) -> int:
    table = position.state
    if table.stage in (state.SETTING_UP, state.HANDICAP):
        return 0
    return position.rounds + (table.stage in (state.TAKING, state.RECLAIMING, state.TURNS))


def looks_closely(walker: Walker, position: Position) -> bool:
    """Most of a game is turns, in which little is hidden."""
    return walker.sometimes(LOOKS if position.state.stage == state.TURNS else 3 * LOOKS)


# --- worlds made by hand ---------------------------------------------------------------------------------------------


def hidden_spaces(position: Position, p: int, seat: int) -> list[int]:
    """Where tiles of `p` lie face down; `seat` knows those that it is just looking at."""
    table = position.state
    if table.option_open_tiles or table.stage == state.SETTING_UP:
        return []
    player = table.players[p]
    looked_at = player.draft[:2].tolist() if p == seat and table.stage == state.TAKING else []
    seen = {*CORNER_SPACES, *looked_at}
    return [space for space, there in enumerate(player.space.tolist()) if there >= state.COVERED and space not in seen]


def shuffle_what_lies_face_down(world: Position, seat: int, chance: Random) -> None:
    for p in range(world.players):
        player = world.state.players[p]
        spaces = hidden_spaces(world, p, seat)
        faces = player.space[spaces].tolist()
        chance.shuffle(faces)
        player.space[spaces] = faces


def exchange_the_river(world: Position, seat: int, chance: Random) -> None:
    for p in range(world.players):
        spaces = hidden_spaces(world, p, seat)
        if p != seat and spaces:
            player = world.state.players[p]
            space = chance.choice(spaces)
            tile = int(player.space[space])
            player.space[space] = state.COVERED + int(player.river)
            player.river = tile - state.COVERED


def exchange_hands(world: Position, seat: int, chance: Random) -> None:
    """What lies in rivals' hands could as well lie in the grid; unless everybody saw it being taken."""
    for p in range(world.players):
        player, receiver = world.state.players[p], world.state.players[(p - 1) % world.players]
        known = player.known.tolist()
        held = []
        if not player.shown and p != seat:
            held.append((player.hand, state.HAND_OWN))
        if not receiver.shown and not receiver.reclaimed and seat not in (p, (p - 1) % world.players):
            held.append((receiver.hand, state.HAND_RECEIVED))
        spaces = hidden_spaces(world, p, seat)
        for hand, place in held:
            if spaces and hand[place] != state.NO_TILE and hand[place] not in known:
                space = chance.choice(spaces)
                hand[place], player.space[space] = player.space[space] - state.COVERED, hand[place] + state.COVERED
        if len(held) == 2 and state.NO_TILE not in (player.hand[0], receiver.hand[1]) and chance.random() < 0.5:
            kept, passed = int(player.hand[state.HAND_OWN]), int(receiver.hand[state.HAND_RECEIVED])
            player.hand[state.HAND_OWN], receiver.hand[state.HAND_RECEIVED] = passed, kept


def reorder_street_cards(world: Position, seat: int, chance: Random) -> None:
    known = 2 * rounds_begun(world)
    to_come = world.state.cards[known:].tolist()
    chance.shuffle(to_come)
    world.state.cards[known:] = to_come


def change_the_generator(world: Position, seat: int, chance: Random) -> None:
    world.state.rng = chance.getrandbits(64)


def change_what_rivals_learned(world: Position, seat: int, chance: Random) -> None:
    for p in range(len(world.state.learned)):
        if p != seat:
            world.state.learned[p] = chance.randrange(1000)
            world.state.barrier[p] = chance.randrange(len(state.BARRIERS))


def change_rivals_answers(world: Position, seat: int, chance: Random) -> None:
    """Nobody sees what rivals have answered so far, nor how far they are."""
    if not is_simultaneous(world):
        return
    for p in range(world.players):
        if p != seat:
            player = world.state.players[p]
            player.draft[:] = [chance.randrange(-2, 6) for _ in player.draft]
            if player.asked != ASK_NOTHING:
                player.asked = chance.choice([it.number for it in GAME.questions if it.stage == world.state.stage])


def change_what_was_dealt_first(world: Position, seat: int, chance: Random) -> None:
    """While setting up nobody knows a worker, and only seats that have placed their cranes know their first citizen."""
    if world.state.stage != state.SETTING_UP:
        return
    for p in range(world.players):
        player = world.state.players[p]
        player.worker = chance.randrange(state.COLOURS)
        if p != seat or player.asked == ASK_CRANE:
            player.drawn = chance.randrange(state.CLASSES)


CHANGES: tuple[Callable[[Position, int, Random], None], ...] = (
    shuffle_what_lies_face_down,
    exchange_the_river,
    exchange_hands,
    reorder_street_cards,
    change_the_generator,
    change_what_rivals_learned,
    change_what_was_dealt_first,
    change_rivals_answers,
)


@examples(compiled=20, interpreted=2)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_nobody_sees_what_is_hidden(start: Any, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        for seat in everybody(position) if looks_closely(walker, position) else ():
            view = position.view(seat)
            world = position.copy()
            for change in CHANGES:
                change(world, seat, walker.chance)
                assert world.view(seat) == view, f"{seat} sees what {change.__name__} did"
        walker.step(position)


def test_every_change_really_changes_something() -> None:
    """Otherwise the test above would prove nothing."""
    changed: Counter[str] = Counter()
    for seed in range(1 if INTERPRETED else 3):
        position = GAME.new(3, seed)
        walker = Walker(seed)
        while not position.is_over:
            for change in CHANGES:
                world = position.copy()
                change(world, walker.chance.choice(everybody(position)), walker.chance)
                changed[change.__name__] += world != position
            walker.step(position)
    assert min(changed[change.__name__] for change in CHANGES) > 10


# --- everything else is seen -----------------------------------------------------------------------------------------

OPEN_TO_ALL = (
    *("seats", "stage", "cycle", "round_of_cycle", "start", "turn", "turns", "handicap", "single", "double"),
    *("square", "area", "envoy", "area_size", "area_free", "depth", "stack", "tasks", "facts"),
)
OPEN_OF_PLAYERS = (
    *("street", "resources", "citizen", "active", "crane", "crane_colour", "corner", "shown", "known", "reclaimed"),
    *("ship", "beside", "gone", "hidden", "track", "honours", "clearing", "bar", "bar_side", "merchant", "craftsman"),
    "points_from",
)


@examples(compiled=10, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_everybody_sees_what_lies_open(start: Any, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        for seat in everybody(position) if looks_closely(walker, position) else ():
            assert_sees_all_it_may(position, position.view(seat), seat)
            known = 2 * rounds_begun(position)
            seen = position.view(seat).state.cards.tolist()
            assert seen == [*position.state.cards[:known].tolist(), *[state.NO_CARD] * (state.STREET_CARDS - known)]
        walker.step(position)


def assert_sees_all_it_may(position: Position, view: Position, seat: int) -> None:
    for name in OPEN_TO_ALL:
        assert position.array[name].tobytes() == view.array[name].tobytes(), name
    real, seen = position.state, view.state
    for p in range(real.seats):
        player, shown = real.players[p], seen.players[p]
        for name in OPEN_OF_PLAYERS:
            assert np.array_equal(getattr(player, name), getattr(shown, name)), name
        assert (player.asked == ASK_NOTHING) == (shown.asked == ASK_NOTHING)
        assert_sees_tiles_it_may(real, player, shown, p == seat)
    if seat != SPECTATOR:
        own, shown = real.players[seat], seen.players[seat]
        assert own.draft.tolist() == shown.draft.tolist()
        assert own.hand.tolist() == shown.hand.tolist()
        assert (own.asked, own.river) == (shown.asked, shown.river)
        assert real.learned[seat] == seen.learned[seat]
        assert real.barrier[seat] == seen.barrier[seat]
        passed_to = (seat - 1) % real.seats
        assert real.players[passed_to].hand[state.HAND_RECEIVED] == seen.players[passed_to].hand[state.HAND_RECEIVED]


def assert_sees_tiles_it_may(real: Any, player: Any, shown: Any, is_own: bool) -> None:
    looked_at = player.draft[:2].tolist() if is_own and real.stage == state.TAKING else []
    is_open = bool(real.option_open_tiles)
    for space, (there, seen) in enumerate(zip(player.space.tolist(), shown.space.tolist(), strict=True)):
        if there < state.COVERED or is_open or space in CORNER_SPACES or space in looked_at:
            assert seen == there
        else:
            assert seen == state.COVERED
    if player.shown:
        assert player.hand.tolist() == shown.hand.tolist()
    assert ((player.hand == state.NO_TILE) == (shown.hand == state.NO_TILE)).all()


# --- possible worlds are plausible -----------------------------------------------------------------------------------


def tiles_of(position: Position, p: int) -> Counter[int]:
    """The faces of a seat's tiles in its grid, in the river, in hands and beside the neighbour's Colonia."""
    player, neighbour = position.state.players[p], position.state.players[(p - 1) % position.players]
    faces = (player.space[player.space >= state.COVERED] - state.COVERED).tolist()
    faces += [int(player.river), int(player.hand[state.HAND_OWN]), int(neighbour.hand[state.HAND_RECEIVED])]
    found = Counter(face for face in faces if face != state.NO_TILE)
    found.update({face: int(count) for face, count in enumerate(neighbour.beside) if count})
    return found


@examples(compiled=15, interpreted=2)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_a_possible_world_has_the_same_tiles_in_other_places(start: Any, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        reader = walker.chance.choice((*everybody(position), ALL_SEATS))
        world = imagined(position, reader, walker.chance.getrandbits(40))
        assert sorted(world.state.cards) == sorted(position.state.cards)
        if position.state.stage != state.SETTING_UP:
            for p in range(position.players):
                assert tiles_of(world, p) == tiles_of(position, p)
                assert_corner_tiles_are_in_hands(world, p)
        walker.step(position)


def assert_corner_tiles_are_in_hands(world: Position, p: int) -> None:
    player, receiver = world.state.players[p], world.state.players[(p - 1) % world.players]
    hands: Counter[int] = Counter()
    if not player.shown:
        hands[int(player.hand[state.HAND_OWN])] += 1
    if not receiver.shown and not receiver.reclaimed:
        hands[int(receiver.hand[state.HAND_RECEIVED])] += 1
    assert Counter(face for face in player.known.tolist() if face != state.NO_TILE) <= hands


def some_view(players: int, wanted: Callable[[Position], bool]) -> Position:
    """The view of seat 0 at the first moment that is wanted."""
    for seed in range(100):
        position = GAME.new(players, seed, {"random_setup": True})
        walker = Walker(seed)
        while not position.is_over:
            if wanted(position):
                return position.view(0)
            walker.step(position)
    raise AssertionError("there is no such moment")


def test_every_face_may_lie_anywhere() -> None:
    """Each place gets each of the 31 tiles that nobody has seen yet equally often."""
    view = some_view(2, lambda position: bool(position.state.stage == state.TAKING))
    worlds = 300 if INTERPRETED else 3000
    seen: Counter[int] = Counter()
    in_river: Counter[int] = Counter()
    space = next(s for s in range(state.SPACES) if view.state.players[1].space[s] == state.COVERED)
    for seed in range(worlds):
        player = view.determinize(0, seed).state.players[1]
        seen[int(player.space[space]) - state.COVERED] += 1
        in_river[int(player.river)] += 1
    hidden = view.state.players[1].hidden.astype(int)
    for face, count in enumerate(hidden.tolist()):
        expected = worlds * count / int(hidden.sum())
        assert abs(seen[face] - expected) <= 5 * expected**0.5
        assert abs(in_river[face] - expected) <= 5 * expected**0.5


def test_a_tile_from_a_corner_was_kept_or_passed_on_with_equal_chance() -> None:
    def wanted(position: Position) -> bool:
        """A rival two seats away took one tile from a corner and one face down."""
        player, receiver = position.state.players[2], position.state.players[1]
        hands = (player.hand[state.HAND_OWN], receiver.hand[state.HAND_RECEIVED])
        hidden = not (player.shown or receiver.shown or receiver.reclaimed) and state.NO_TILE not in hands
        return hidden and int((player.known != state.NO_TILE).sum()) == 1 and hands[0] != hands[1]

    view = some_view(4, wanted)
    face = int(view.state.players[2].known.max())
    kept = sum(int(view.determinize(0, seed).state.players[2].hand[state.HAND_OWN]) == face for seed in range(300))
    assert 100 < kept < 200


def test_street_cards_to_come_are_shuffled() -> None:
    view = some_view(2, lambda position: position.rounds == 1)
    orders = {tuple(view.determinize(0, seed).state.cards.tolist()) for seed in range(50)}
    assert len(orders) == 50
    assert len({order[:4] for order in orders}) == 1
    assert len({order[4] for order in orders}) > 6


def test_rivals_who_have_answered_did_so_somehow() -> None:
    """Their answers are guessed; that they have answered is not."""
    position = GAME.new(3, 5, {"random_setup": True})
    for _ in range(3):
        if 1 in position.deciders:
            position.apply(1, position.legal(1)[0])
    assert position.deciders == (0, 2)
    worlds = [position.view(0).determinize(0, seed) for seed in range(50)]
    assert {world.deciders for world in worlds} == {(0, 2)}
    assert len({tuple(world.state.players[1].draft.tolist()) for world in worlds}) > 10
    assert {int(world.state.players[2].asked) for world in worlds} == {ASK_TAKE}


# --- events tell a seat no more than its view ------------------------------------------------------------------------


@examples(compiled=20, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_events_tell_no_more_than_the_view(start: Any, walker: Walker) -> None:
    """Two worlds, the same answers: as long as the views are equal, so is all that is told.

    Worlds are sampled again when no answers are secret: those may be told in the end, though a view forgets them.
    """
    position = start.position()
    worlds: dict[int, Position] = {}
    before = None
    compared = 0
    while not position.is_over:
        if before != phase(position) or not is_simultaneous(position):
            missing = set(everybody(position)) - worlds.keys()
            worlds |= {watcher: imagined(position, watcher, walker.chance.getrandbits(40)) for watcher in missing}
        before = phase(position)
        seat, action, told = walker.step(position)
        for watcher, world in list(worlds.items()):
            if action in world.legal(seat):
                told_there = world.apply(seat, action)
                if world.view(watcher) == position.view(watcher):
                    assert heard(told_there, watcher) == heard(told, watcher)
                    compared += 1
                    continue
            del worlds[watcher]
    assert compared > 100


def heard(told: Sequence[Event], watcher: int) -> list[Event]:
    return [event for event in told if event.is_seen_by(watcher)]


@examples(compiled=10, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_nothing_is_revealed_of_an_answer_before_all_have_given_theirs(start: Any, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        before = phase(position)
        views = {seat: position.view(seat) for seat in everybody(position)}
        simultaneous = is_simultaneous(position)
        seat, _, told = walker.step(position)
        if simultaneous and phase(position) == before:
            for watcher in everybody(position):
                if watcher != seat:
                    assert heard(told, watcher) == []
                    assert sees_only_that_one_is_done(views[watcher], position.view(watcher), seat)


def sees_only_that_one_is_done(before: Position, after: Position, seat: int) -> bool:
    """All that changes in the view of a rival is that the seat owes no answer any more, if that."""
    before.state.players[seat].asked = after.state.players[seat].asked
    return before == after


@examples(compiled=20, interpreted=4)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_which_of_two_tiles_was_passed_on_is_not_revealed(start: Any, walker: Walker) -> None:
    """Two seats exchange a tile, neither of them beginning the round: the others could not tell if it was the other."""
    position = start.position()
    while not position.is_over:
        giver = (int(position.state.start) + 2) % position.players
        taker = (giver - 1) % position.players
        one_left = position.state.stage == state.TAKING and len(position.deciders) == 1
        if position.players > 2 and one_left and position.state.players[giver].draft[state.DRAFT_PASS] != state.NOT_YET:
            world = position.copy()
            world.state.players[giver].draft[state.DRAFT_PASS] ^= 1
            seat, action, told = walker.step(position)
            told_there = world.apply(seat, action)
            for watcher in set(everybody(position)) - {giver, taker}:
                assert heard(told_there, watcher) == heard(told, watcher)
                assert world.view(watcher) == position.view(watcher)
        else:
            walker.step(position)


@examples(compiled=10, interpreted=2)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_faces_reported_are_faces_seen(start: Any, walker: Walker) -> None:
    """Nobody learns of a face that only others have looked at."""
    position = start.position()
    for seat, _, told in walker.steps(position):
        for event in told:
            if event.kind == events.LOOKED:
                assert event.audience == 1 << seat == 1 << event.seat
            elif event.kind == events.RECEIVED:
                assert event.audience == 1 << event.seat | 1 << (event.seat + 1) % position.players
                assert event.where == (event.seat + 1) % position.players
            else:
                assert event.audience == -1
            if event.kind == events.TOOK and event.what != state.UNKNOWN_FACE:
                assert position.state.option_open_tiles or event.where in CORNER_SPACES


# --- the order of simultaneous answers does not matter ---------------------------------------------------------------


def play_stage(position: Position, walker: Walker) -> dict[int, list[int]]:
    """Let one seat after the other give all its answers of a simultaneous stage; returns them by seat."""
    stage = phase(position)
    answers: dict[int, list[int]] = {}
    for seat in position.deciders:
        while phase(position) == stage and seat in position.deciders:
            action = walker.choose(position, seat)
            answers.setdefault(seat, []).append(action)
            position.apply(seat, action)
    return answers


def some_orders(answers: dict[int, list[int]], chance: Random) -> Iterator[list[int]]:
    """Who answers when: one seat after the other in every order, and a few times all mixed up."""
    seats = [seat for seat, given in answers.items() for _ in given]
    for order in list(permutations(answers))[:6]:
        yield sorted(seats, key=order.index)
    for _ in range(3):
        yield chance.sample(seats, len(seats))


@examples(compiled=20, interpreted=2)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_the_order_of_simultaneous_answers_does_not_matter(start: Any, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        if len(position.deciders) < 2:
            walker.step(position)
            continue
        beginning = position.copy()
        answers = play_stage(position, walker)
        for order in some_orders(answers, walker.chance):
            other = beginning.copy()
            left = {seat: iter(given) for seat, given in answers.items()}
            for seat in order:
                other.apply(seat, next(left[seat]))
            assert other == position


# --- undo ------------------------------------------------------------------------------------------------------------


CORNERS = ("r1c1", "r1c6", "r6c1", "r6c6")


def begin_taking(players: int = 3) -> Match:
    match = Match.new(GAME, players, 11, {"random_setup": True})
    assert match.position.state.stage == state.TAKING
    return match


def take(match: Match, seat: int, face_up: bool) -> None:
    """Take a tile; a Tribune makes the corners available, where tiles lie face up."""
    names = [GAME.actions.names[action] for action in match.position.legal(seat)]
    match.apply(seat, next(name for name in names if name.endswith(CORNERS) == face_up))


def test_a_tile_that_was_looked_at_stays_taken() -> None:
    match = begin_taking()
    take(match, 0, face_up=False)
    assert not match.can_undo(0)
    assert match.barrier(0) == "looked-at-tile"


def test_a_tile_from_a_corner_can_be_put_back() -> None:
    match = begin_taking()
    before = match.position.to_bytes()
    take(match, 0, face_up=True)
    match.undo(0)
    assert match.position.to_bytes() == before


def test_undo_leaves_the_answers_of_others() -> None:
    match = begin_taking()
    take(match, 0, face_up=True)
    take(match, 1, face_up=False)
    take(match, 2, face_up=True)
    match.undo(0)
    expected = begin_taking()
    take(expected, 1, face_up=False)
    take(expected, 2, face_up=True)
    assert match.position == expected.position
    assert match.can_undo(2)
    assert not match.can_undo(1)


def test_which_tile_to_pass_can_be_thought_over_until_all_have_answered() -> None:
    match = begin_taking(players=2)
    for seat in (0, 0, 1, 1):
        take(match, seat, face_up=False)
    before = match.position.to_bytes()
    match.apply(0, "pass.a")
    match.undo(0)
    assert match.position.to_bytes() == before
    match.apply(0, "pass.b")
    match.apply(1, "pass.a")
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    assert match.barrier(0) == "revealed"


def test_the_first_citizen_is_drawn_once_and_for_all() -> None:
    match = Match.new(GAME, 2, 3)
    match.apply(0, "crane.park")
    match.apply(0, "crane.house")
    match.undo(0)
    match.undo(0)
    for colour in ("park", "house", "stable"):
        match.apply(0, f"crane.{colour}")
    assert not match.can_undo(0)
    assert match.barrier(0) == "citizen-drawn"
    row = match.position.legal(0)[0]
    match.apply(0, row)
    match.undo(0)
    assert row in match.position.legal(0)


@pytest.mark.parametrize("corner", [False, True])
def test_a_tile_that_was_drawn_is_seen_unless_it_lay_open(corner: bool) -> None:
    match = about_to_draw(corner)
    (seat,) = match.position.deciders
    before = match.position.to_bytes()
    match.apply(seat, next(name for name in names_of_legal(match, seat) if name.endswith(CORNERS) == corner))
    assert match.can_undo(seat) == corner
    if corner:
        match.undo(seat)
        assert match.position.to_bytes() == before
    else:
        assert match.barrier(seat) == "revealed"


def about_to_draw(corner: bool) -> Match:
    """A match in which somebody has reached the end of a track and may draw a tile, from a corner if need be."""
    for seed in range(50):
        match = Match.new(GAME, 2, seed, {"random_setup": True})
        walker = Walker(seed, AMBITIONS[GAME.name][0])
        while not match.position.is_over:
            seat = walker.choose_seat(match.position)
            draws = [name for name in names_of_legal(match, seat) if name.startswith("draw")]
            if any(name.endswith(CORNERS) == corner for name in draws):
                return match
            match.apply(seat, walker.choose(match.position, seat))
    raise AssertionError("there is no such moment")


def test_a_turn_can_be_taken_back_until_it_ends() -> None:
    walker = Walker(1)
    match = begin_taking(players=2)
    while match.position.state.stage != state.TURNS:
        seat = walker.choose_seat(match.position)
        match.apply(seat, walker.choose(match.position, seat))
    (seat,) = match.position.deciders
    before = match.position.to_bytes()
    steps = 0
    while "end-turn" not in names_of_legal(match, seat):
        match.apply(seat, walker.choose(match.position, seat))
        steps += 1
    for _ in range(steps):
        match.undo(seat)
    assert match.position.to_bytes() == before
    assert not match.can_undo(seat), "the tiles were shown"
    while "end-turn" not in names_of_legal(match, seat):
        match.apply(seat, walker.choose(match.position, seat))
    match.apply(seat, "end-turn")
    assert not match.can_undo(seat)


def names_of_legal(match: Match, seat: int) -> list[str]:
    return [GAME.actions.names[action] for action in match.position.legal(seat)]
