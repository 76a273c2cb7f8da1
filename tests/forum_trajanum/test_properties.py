"""What holds in every game of Forum Trajanum, however it is played: the books balance after every answer.

The books are kept from the events alone and compared with the table, which the rules keep; where both are the work of
one rule, the table is counted once more in another way.
"""

import re
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_walk import Walker, examples, starts, walkers
from princeps.games.forum_trajanum import GAME, events, state
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.edition import MOST_EFFECTS, READER
from princeps.kernel.editions import Edition
from princeps.kernel.errors import EditionError
from princeps.kernel.events import Event, EventLog
from princeps.kernel.game import Position
from princeps.kernel.seats import ASK_NOTHING
from princeps.kernel.simultaneous import MOST_ANSWERS

pytestmark = pytest.mark.rules

EDITIONS = {"standard": READER.load(), "small": READER.load(Path(__file__).with_name("small.toml"))}
in_both_editions = pytest.mark.parametrize("edition", EDITIONS)

SINGLES = 8  # building tiles in the order of their actions: 4 grey and 4 coloured sides, then 4 mixed, then 4 pairs


class Books:
    """What the events of a game add up to."""

    def __init__(self, position: Position) -> None:
        players = position.state.players
        self.seats = position.players
        self.kinds: Counter[int] = Counter()
        self.points = list(position.scores)
        self.resources = [players[p].resources.tolist() for p in range(self.seats)]
        self.built: Counter[int] = Counter()
        self.stock = (position.state.single.tolist(), position.state.double.tolist())
        self.honorary = [0] * self.seats  # envoys that are no tiles
        self.away: list[Counter[int]] = [Counter() for _ in range(self.seats)]  # own tiles that show no face any more
        self.first_citizens(position)

    def first_citizens(self, position: Position) -> None:
        """What was set up before the first event could be read."""
        for p in range(self.seats):
            for row, place in zip(*position.state.players[p].citizen.nonzero(), strict=True):
                self.post(position, [Event(events.CITIZEN_PLACED, p, -1, int(row), int(place), state.OWN)])
        self.kinds.clear()

    def post(self, position: Position, happened: Sequence[Event]) -> None:
        assert len(happened) < len(EventLog().rows) - 1, "the log is full"
        for event in happened:
            self.kinds[event.kind] += 1
            if event.kind == events.POINTS:
                self.points[event.seat] += event.amount
            elif event.kind == events.GAINED:
                self.resources[event.seat][event.what] += event.amount
            elif event.kind == events.SPENT:
                self.resources[event.seat][event.what] -= event.amount
            elif event.kind == events.BUILT:
                self.built[event.what] += 1
            elif event.kind == events.HONOURED and event.what < 0:
                self.honorary[event.seat] += 1
            self.follow_tile(position, event)

    def follow_tile(self, position: Position, event: Event) -> None:
        """Own tiles go to the ship and to citizen places; the right neighbour's citizens and lost tiles were own."""
        if event.kind == events.TO_SHIP:
            self.away[event.seat][event.what] += 1
        elif event.kind == events.GONE:
            self.away[(event.seat + 1) % self.seats][event.what] += 1
        elif event.kind == events.CITIZEN_PLACED and event.amount in (state.OWN, state.FOREIGN):
            owner = event.seat if event.amount == state.OWN else (event.seat + 1) % self.seats
            self.away[owner][citizen_face(position, event.what // 2)] += 1

    def check(self, position: Position) -> None:
        assert list(position.scores) == self.points
        self.check_stocks(position)
        check_forum(position)
        check_agenda(position)
        for p in range(self.seats):
            player = position.state.players[p]
            assert player.resources.tolist() == self.resources[p]
            assert min(self.resources[p]) >= 0
            assert int(player.points_from.sum()) == self.points[p]
            check_board(player)
            if position.state.stage != state.SETTING_UP:
                self.check_tiles(position, p)

    def check_stocks(self, position: Position) -> None:
        """Every tile is in its stock or on a board."""
        table = position.state
        single, double = map(list, self.stock)
        on_boards: Counter[int] = Counter()
        for kind, count in self.built.items():
            grey_or_colour = kind % 4
            if kind < 4:
                single[table.facts.single_tile[grey_or_colour]] -= count
                on_boards[state.GREY + grey_or_colour] += count
            elif kind < SINGLES:
                single[grey_or_colour] -= count
                on_boards[state.COLOURED + grey_or_colour] += count
            else:
                double[grey_or_colour] -= count
                on_boards[state.COLOURED + grey_or_colour] += count
                half = state.COLOURED + grey_or_colour
                if kind < SINGLES + 4:
                    half = state.GREY + int(table.facts.double_grey[grey_or_colour])
                on_boards[half] += count
        seen = Counter(position.array["players"][0]["space"][: self.seats].ravel().tolist())
        assert on_boards == Counter({what: seen[what] for what in range(state.GREY, state.TEMPLE) if seen[what]})
        if table.option_unlimited:
            single, double = self.stock
        assert min(single + double) >= 0
        assert (table.single.tolist(), table.double.tolist()) == (single, double)

    def check_tiles(self, position: Position, p: int) -> None:
        """The 34 tiles of a seat are all somewhere: one by one with their faces, and by number."""
        table = position.state
        player, neighbour = table.players[p], table.players[(p - 1) % self.seats]
        in_grid = Counter((player.space[player.space >= state.COVERED] - state.COVERED).tolist())
        in_hands = [int(player.hand[state.HAND_OWN]), int(neighbour.hand[state.HAND_RECEIVED])]
        held = Counter(face for face in in_hands if face != state.NO_TILE)
        beside = Counter({face: int(count) for face, count in enumerate(neighbour.beside) if count})
        river = Counter([int(player.river)])
        copies = Counter({face: int(count) for face, count in enumerate(table.facts.copies) if count})
        assert in_grid + held + beside + river + self.away[p] == copies
        envoys = int(player.ship) + int((table.envoy == p).sum()) - self.honorary[p]
        citizens = int((player.citizen == state.OWN).sum()) + int((neighbour.citizen == state.FOREIGN).sum())
        seen = in_grid.total() + held.total() + beside.total()
        assert seen + envoys + citizens + int(neighbour.gone) == state.TILES
        check_hidden(position, p)


def citizen_face(position: Position, social_class: int) -> int:
    return int((position.state.facts.face_items[:, 0] == state.CITIZEN + social_class).argmax())


def check_hidden(position: Position, p: int) -> None:
    """Faces that not everybody has seen: in the grid, in the river, and in hands, unless they were seen on a corner."""
    table = position.state
    player, receiver = table.players[p], table.players[(p - 1) % position.players]
    hidden = Counter([int(player.river)])
    for space in range(state.SPACES):
        if player.space[space] >= state.COVERED and space not in CORNER_SPACES and not table.option_open_tiles:
            hidden[int(player.space[space]) - state.COVERED] += 1
    secret: Counter[int] = Counter()
    if not player.shown and player.hand[state.HAND_OWN] != state.NO_TILE:
        secret[int(player.hand[state.HAND_OWN])] += 1
    if not receiver.shown and not receiver.reclaimed and receiver.hand[state.HAND_RECEIVED] != state.NO_TILE:
        secret[int(receiver.hand[state.HAND_RECEIVED])] += 1
    known = Counter(int(face) for face in player.known if face != state.NO_TILE)
    assert known <= secret, "what was seen being taken lies in one of the two hands until it is shown"
    hidden += secret - known
    assert hidden == Counter({face: int(count) for face, count in enumerate(player.hidden) if count})


def check_board(player: Any) -> None:
    """Cranes, temples, citizens, markers and the rest of a board agree with each other."""
    assert int((player.space == state.TEMPLE).sum()) == 4
    for crane, corner in zip(player.crane, CORNER_SPACES, strict=True):
        here = int(player.space[corner])
        if crane == state.CRANE_COVERED:
            assert here >= state.COVERED
        elif crane == state.CRANE_REMOVED:
            assert here < state.TEMPLE
        else:
            assert here == state.CRANE
    for row, active in zip(player.citizen, player.active, strict=True):
        assert row[0] != state.NO_CITIZEN or (row[1] == state.NO_CITIZEN and not active)
    assert ((player.track >= 0) & (player.track <= state.BESIDE_COLUMN)).all()
    assert player.ship >= 0
    assert player.merchant <= 1
    assert player.craftsman[0] <= 2
    assert player.craftsman[1] <= 1
    assert (player.beside >= 0).all()
    assert (player.hidden >= 0).all()


def check_forum(position: Position) -> None:
    table = position.state
    free: Counter[int] = Counter()
    size: Counter[int] = Counter()
    for square, area, envoy in zip(table.square.tolist(), table.area.tolist(), table.envoy.tolist(), strict=True):
        assert state.NOBODY <= envoy < position.players
        assert (area != state.NO_AREA) == (0 <= square < state.COLOURS)
        assert envoy == state.NOBODY or square != state.NO_SQUARE
        if area != state.NO_AREA:
            size[area] += 1
            free[area] += envoy == state.NOBODY
    assert table.area_size.tolist() == [size[area] for area in range(state.AREAS)]
    assert table.area_free.tolist() == [free[area] for area in range(state.AREAS)]


def check_agenda(position: Position) -> None:
    """Steps wait only in a turn; the top one is what the seat is asked."""
    table = position.state
    depth = int(table.depth)
    assert 0 <= depth <= state.STACK
    assert (depth > 0) == (table.stage == state.TURNS)
    assert not any(int(frame.step) or int(frame.what) or int(frame.rest) for frame in table.stack[depth:])
    asked = tuple(p for p in range(position.players) if table.players[p].asked != ASK_NOTHING)
    assert position.deciders == asked
    if depth:
        assert asked == (table.turn,)
        assert table.players[asked[0]].asked == table.stack[depth - 1].step
    for p in asked:
        check_answers(position, p)


def check_answers(position: Position, p: int) -> None:
    """There is room for them all."""
    legal = position.legal(p)
    assert len(legal) <= MOST_ANSWERS


# --- the properties --------------------------------------------------------------------------------------------------


@in_both_editions
@examples(compiled=12, interpreted=2)
@given(data=st.data())
def test_the_books_balance_after_every_answer(edition: str, data: st.DataObject) -> None:
    position = data.draw(starts(GAME.name, EDITIONS[edition])).position()
    books = Books(position)
    books.check(position)
    for _, _, happened in data.draw(walkers(GAME.name)).steps(position):
        books.post(position, happened)
        books.check(position)


@in_both_editions
@examples(compiled=6, interpreted=1)
@given(data=st.data())
def test_the_books_balance_whatever_is_answered(edition: str, data: st.DataObject) -> None:
    position = data.draw(starts(GAME.name, EDITIONS[edition])).position()
    walker = data.draw(walkers(GAME.name))
    books = Books(position)
    while not position.is_over:
        if walker.sometimes(0.05):
            for seat in position.deciders:
                for action in position.legal(seat):
                    other, their_books = position.copy(), deepcopy(books)
                    their_books.post(other, other.apply(seat, action))
                    their_books.check(other)
        _, _, happened = walker.step(position)
        books.post(position, happened)


@examples(compiled=10, interpreted=2)
@given(data=st.data())
def test_worlds_that_a_seat_imagines_are_sound(data: st.DataObject) -> None:
    """What was seen is as it was seen; every other tile lies somewhere too."""
    position = data.draw(starts(GAME.name)).position()
    walker = data.draw(walkers(GAME.name))
    books = Books(position)
    while not position.is_over:
        if walker.sometimes(0.05):
            seat = walker.chance.randrange(-1, position.players)
            world = position.view(seat).determinize(seat, walker.chance.getrandbits(40))
            books.check(world)
        _, _, happened = walker.step(position)
        books.post(position, happened)


@examples(compiled=30, interpreted=3)
@given(data=st.data())
def test_a_game_has_twelve_rounds_and_three_scorings(data: st.DataObject) -> None:
    start = data.draw(starts(GAME.name))
    position = start.position()
    stages = {(int(position.state.cycle), int(position.state.round_of_cycle))}
    happened: list[Event] = []
    for _, _, more in data.draw(walkers(GAME.name)).steps(position):
        happened += more
        stages.add((int(position.state.cycle), int(position.state.round_of_cycle)))
    assert {rounds for cycle, rounds in stages if cycle == 1} >= {0, 1, 2, 3}
    assert position.rounds == state.CYCLES * state.ROUNDS == 12
    assert [event.amount for event in happened if event.kind == events.SCORING_BEGINS] == [0, 1, 2]
    assert [event.kind for event in happened].count(events.GAME_OVER) == 1
    assert happened[-1].kind == events.GAME_OVER
    assert_turns_go_round(happened, position.players)


def assert_turns_go_round(happened: list[Event], players: int) -> None:
    """Turns go clockwise from the start player; whoever was last in a round begins the next (F24)."""
    turns = [event.seat for event in happened if event.kind == events.TURN_BEGINS]
    assert len(turns) == 12 * players
    for number, seat in enumerate(turns):
        rounds, place = divmod(number, players)
        assert seat == (turns[0] - rounds + place) % players
    rounds_begun = [event for event in happened if event.kind == events.ROUND_BEGINS]
    assert [event.amount for event in rounds_begun] == list(range(12 - len(rounds_begun), 12))
    assert len(rounds_begun) >= 11, "the first round may begin before anybody can listen"


@in_both_editions
@examples(compiled=30, interpreted=5)
@given(data=st.data())
def test_areas_are_connected(edition: str, data: st.DataObject) -> None:
    table = data.draw(starts(GAME.name, EDITIONS[edition])).position().state
    square, area = table.square.tolist(), table.area.tolist()
    for here in range(state.SQUARES):
        for there in (here + 1, here + state.FORUM_COLUMNS):
            crosses_edge = there >= state.SQUARES or (there == here + 1 and there % state.FORUM_COLUMNS == 0)
            if not crosses_edge and 0 <= square[here] == square[there] < state.COLOURS:
                assert area[here] == area[there]
    for number in set(area) - {state.NO_AREA}:
        members = {here for here in range(state.SQUARES) if area[here] == number}
        assert len({square[here] for here in members}) == 1
        assert reach(min(members), members) == members


def reach(first: int, members: set[int]) -> set[int]:
    reached, waiting = {first}, [first]
    while waiting:
        here = waiting.pop()
        column = here % state.FORUM_COLUMNS
        steps = [state.FORUM_COLUMNS, -state.FORUM_COLUMNS, *[1] * (column < 11), *[-1] * (column > 0)]
        beside = {here + step for step in steps} & members - reached
        reached |= beside
        waiting += beside
    return reached


# --- steps that wait for steps ---------------------------------------------------------------------------------------


# Double tiles and the highest benefits: nothing piles up more steps.
BENEFITS = ("benefit.4", "benefit.3", "benefit.2", "benefit.1")
BUILDER = ("build-mixed", "double-site", "first.grey", *BENEFITS, "envoy", "build.")


def deepest_agenda(edition: Edition, seed: int) -> int:
    """How many steps wait at once in a game of builders who lack nothing; stops where the steps would not fit."""
    position = GAME.new(2, seed, {"crane_bonuses": True}, edition)
    builder = Walker(seed, BUILDER)
    deepest = 0
    turn = (-1, -1)
    while not position.is_over and deepest <= state.STACK:
        if turn != (position.rounds, int(position.state.turn)):
            turn = (position.rounds, int(position.state.turn))
            give_everything(position)
        builder.step(position)
        deepest = max(deepest, int(position.state.depth))
    return deepest


@in_both_editions
def test_all_waiting_steps_find_room(edition: str) -> None:
    assert 4 <= max(deepest_agenda(EDITIONS[edition], seed) for seed in range(5)) <= state.STACK


def give_everything(position: Position) -> None:
    """Resources, envoys, and room for many buildings, but for the last row, where tiles remain to be taken."""
    players = position.array["players"][0]
    players["resources"][:] = 12
    players["ship"][:] = 20
    if position.state.stage == state.TURNS:
        rows = players["space"][:, : state.SPACES - state.SIDE]
        rows[rows >= state.COVERED] = state.VACANT


def generous_edition(folder: Path, effects: dict[str, int]) -> Edition:
    """The standard edition, but every building of a track gives all these effects."""
    text = EDITIONS["standard"].file.read_text(encoding="utf-8")
    level = "{ " + ", ".join(f"{name} = {count}" for name, count in effects.items()) + " }"
    tracks = "\n".join(f"{name} = [{', '.join([level] * 4)}]" for name in ("library", "basilica", "market"))
    text = re.sub(r"\[tracks\]\n.*?\n\n", f"[tracks]\n{tracks}\n\n", text, flags=re.DOTALL)
    file = folder / "generous.toml"
    file.write_text(text, encoding="utf-8")
    return READER.load(file)


NO_BUILD = {name: count for name, count in MOST_EFFECTS.items() if name != "build"}
NO_UPGRADE = {name: count for name, count in NO_BUILD.items() if name != "upgrade"}  # which comes to an end


@pytest.mark.parametrize("effects", [NO_BUILD, NO_UPGRADE, {"worker": 9}, {"take_tile": 1, "free_envoy": 1}], ids=str)
def test_the_steps_of_a_generous_edition_find_room(tmp_path: Path, effects: dict[str, int]) -> None:
    edition = generous_edition(tmp_path, effects)
    assert max(deepest_agenda(edition, seed) for seed in range(4)) <= state.STACK


@pytest.mark.parametrize("effects", [MOST_EFFECTS, {"build": 1}, {"worker": 9, "build": 1}], ids=str)
def test_an_edition_whose_steps_would_find_no_room_is_refused(tmp_path: Path, effects: dict[str, int]) -> None:
    with pytest.raises(EditionError, match="tracks: give so many"):
        generous_edition(tmp_path, effects)
