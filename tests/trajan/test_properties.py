"""What holds in every game of Trajan, however it is played: the books balance after every answer.

The books are kept from the events alone and compared with the table, which the rules keep.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_walk import Walker, everybody, examples, starts, walkers
from princeps.games.trajan import GAME, events, state
from princeps.games.trajan.box import Box
from princeps.games.trajan.edition import READER
from princeps.kernel.editions import Edition
from princeps.kernel.errors import IllegalAction
from princeps.kernel.events import Event, EventLog
from princeps.kernel.game import Position
from princeps.kernel.simultaneous import MOST_ANSWERS

pytestmark = pytest.mark.rules

EDITIONS = {"standard": READER.load(), "small": READER.load(Path(__file__).with_name("small.toml"))}
in_both_editions = pytest.mark.parametrize("edition", EDITIONS)


# What leads to rare places: an empty deck, long turns, wild tiles of all kinds, many Trajan tiles.
def begin(data: st.DataObject, edition: str = "standard") -> Position:
    """A new game; in some the deck is nearly used up and all wild tiles are in the hands of players."""
    position = data.draw(starts(GAME.name, EDITIONS[edition])).position()
    if data.draw(st.booleans(), label="late"):
        table = position.state
        left = np.minimum(table.deck, 2)
        table.players[0].display[:] += table.deck - left
        table.deck[:] = left
        table.deck_cards = left.sum()
        for kind in range(state.WILD_DEMAND, state.EXTRA_ACTION):
            table.players[kind % position.players].tiles[kind] += table.forum_left[kind]
            table.forum_left[kind] = 0
    return position


# --- the books -------------------------------------------------------------------------------------------------------


class Books:
    """What the events of a game add up to."""

    def __init__(self, position: Position, edition: Edition) -> None:
        self.box = Box.of(edition.box)
        self.seats = position.players
        self.points = list(position.scores)
        self.time = 0
        self.gone: Counter[int] = Counter()  # forum and extra action tiles that left the game, by kind
        self.accomplished: Counter[int] = Counter()
        self.kept = [[0] * state.DEMANDS for _ in range(self.seats)]
        self.demands: Counter[int] = Counter()
        self.kinds: Counter[int] = Counter()

    def post(self, before: Position, happened: Sequence[Event]) -> None:
        assert len(happened) < len(EventLog().rows) - 1, "the log is full"
        for event in happened:
            self.kinds[event.kind] += 1
            if event.kind == events.POINTS:
                self.points[event.seat] += event.amount
            elif event.kind == events.TIME_PASSED:
                self.time = (self.time + event.amount) % int(before.state.facts.time_loop)
                assert event.where == self.time
            elif event.kind == events.ROUND_ENDS and event.what >= 0:
                self.demands[event.what] += 1
            elif event.kind == events.ACCOMPLISHED:
                self.accomplished[event.what] += 1
            elif event.kind == events.KEPT:
                self.kept[event.seat][event.what] += 1
            self.follow_tiles(before, event)

    def follow_tiles(self, before: Position, event: Event) -> None:
        """Where forum tiles leave the game: used as wild or extra tiles, for demands, or when a quarter ends."""
        table = before.state
        if event.kind == events.EXTRA_USED:
            self.gone[state.WILD_ACTION if event.where else state.EXTRA_ACTION + event.what] += 1
        elif event.kind == events.SHIPPED:
            self.gone[state.WILD_COMMODITY] += event.where
        elif event.kind == events.DEMAND_MET and event.where:
            self.gone[event.what if event.where == 1 else state.WILD_DEMAND] += event.amount
        elif event.kind == events.REFILLED:
            self.gone.update(tile for tile in (*table.forum.tolist(), *table.extra.tolist()) if tile >= 0)
            for kind in range(state.SENATE_TILE, state.SENATE_TILE + state.SENATE_TILES):
                self.gone[kind] += int(before.array["players"][0]["tiles"][: self.seats, kind].sum())

    def check(self, position: Position) -> None:
        assert list(position.scores) == self.points
        assert position.state.time == self.time
        self.check_forum_tiles(position)
        self.check_trajan_tiles(position)
        self.check_demands(position)
        self.check_tokens(position)
        check_cards(position)
        check_buildings(position)
        check_bonus_tiles(position)
        check_senate(position)
        for seat in range(self.seats):
            check_circle(position, seat)
        check_agenda(position)

    def check_forum_tiles(self, position: Position) -> None:
        """All 70 forum tiles and 12 extra action tiles, kind by kind."""
        table = position.state
        lying = Counter((*table.forum.tolist(), *table.extra.tolist(), *table.province.tolist()))
        for kind in range(state.FORUM_KINDS):
            copies, left = int(self.box.forum_copies[kind]), int(table.forum_left[kind])
            if kind >= state.EXTRA_ACTION:
                copies += int(self.box.extra_copies[kind - state.EXTRA_ACTION])
                left += int(table.extra_left[kind - state.EXTRA_ACTION])
            owned = int(position.array["players"][0]["tiles"][: self.seats, kind].sum())
            loaded = int(table.cargo_wild) if kind == state.WILD_COMMODITY else 0
            assert left + lying[kind] + owned + loaded + self.gone[kind] == copies
        assert (position.array["players"][0]["tiles"] >= 0).all()

    def check_trajan_tiles(self, position: Position) -> None:
        """Each of the 54 is in one place: in or on its stack, beside a tray, kept or gone."""
        table = position.state
        places = Counter(self.accomplished)
        places.update(np.flatnonzero(table.stack_left).tolist())
        places.update(tile for tile in table.stack_top.tolist() if tile != state.NO_TILE)
        slots = position.array["players"][0]["slot"][: self.seats]
        places.update(tile for tile in slots.ravel().tolist() if tile != state.NO_TILE)
        assert places == Counter(range(state.TRAJAN_TILES))
        assert position.array["players"][0]["kept"][: self.seats].tolist() == self.kept

    def check_demands(self, position: Position) -> None:
        left = position.state.demand_left.tolist()
        assert [left[demand] + self.demands[demand] for demand in range(3)] == self.box.demand_copies.tolist()
        shown = [demand for demand in position.state.demand.tolist() if demand != state.NOTHING]
        assert len(shown) == min(int(position.state.round_of_quarter), state.DEMANDS_A_QUARTER)

    def check_tokens(self, position: Position) -> None:
        table = position.state
        for seat in range(self.seats):
            player = table.players[seat]
            on_board = int((table.site_worker >> seat & 1).sum()) + int((table.legion >> seat & 1).sum())
            in_camps = int(player.supply) + int(player.workers) + int(player.legionnaires)
            assert on_board + in_camps == self.box.tokens
            assert min(player.supply, player.workers, player.legionnaires) >= 0


def check_cards(position: Position) -> None:
    """Sixty cards, five of each, wherever they are; what everybody knows of a hand is in it."""
    table = position.state
    players = position.array["players"][0, : position.players]
    seen = table.deck + table.cargo + players["hand"].sum(axis=0) + players["display"].sum(axis=0)
    for pile, cards in zip(table.pile, table.pile_cards.tolist(), strict=True):
        seen = seen + np.bincount(pile[:cards], minlength=state.COMMODITIES)
        assert not pile[cards:].any()
    assert seen.tolist() == [5] * state.COMMODITIES
    assert table.deck_cards == table.deck.sum()
    assert (players["known"] <= players["hand"]).all()
    assert (players["known"] >= 0).all()
    assert (players["cards"] == players["hand"].sum(axis=1)).all()


def check_buildings(position: Position) -> None:
    """Twenty tiles: on the sites where nobody works yet, and on the mats."""
    table = position.state
    assert ((table.site_worker == 0) == (table.site_tile != state.NO_TILE)).all()
    on_sites = Counter(tile // state.BUILDINGS_OF_A_TYPE for tile in table.site_tile.tolist() if tile != state.NO_TILE)
    owned = position.array["players"][0]["buildings"][: position.players].sum(axis=0).tolist()
    assert [on_sites[kind] + owned[kind] for kind in range(state.BUILDING_TYPES)] == [4] * 5


def check_bonus_tiles(position: Position) -> None:
    table = position.state
    places = Counter(np.flatnonzero(table.bonus_left).tolist())
    places.update(tile for tile in table.bonus_open.tolist() if tile != state.NOTHING)
    places.update(np.nonzero(position.array["players"][0]["bonus"][: position.players])[1].tolist())
    assert places == Counter(range(state.BONUS_TILES))


def check_senate(position: Position) -> None:
    players = position.array["players"][0, : position.players]
    assert len(set(players["height"].tolist())) == position.players
    assert ((players["votes"] >= 0) & (players["votes"] < state.SENATE_STEPS)).all()


def check_circle(position: Position, seat: int) -> None:
    """Two markers of each colour, in trays or in the hand of whoever sows; the arch on a free slot, if there is one."""
    table = position.state
    player = table.players[seat]
    markers = player.tray.sum(axis=0) + (table.sowing if table.turn == seat else 0)
    if table.stage != state.PLACING:
        assert markers.tolist() == [state.MARKERS_PER_COLOUR] * state.COLOURS
        assert markers.sum() == 12
    free = [slot for slot in range(state.ACTIONS_OF_CIRCLE) if player.slot[slot] == state.NO_TILE]
    assert int(player.arch) in free if free else player.arch == state.ARCH_WAITS
    if table.stage not in {state.PLACING, state.CARDS_OUT, state.TILES_OUT, state.MEETING}:
        assert player.draft.tolist() == [state.NOTHING] * state.DEMANDS


def check_agenda(position: Position) -> None:
    """Steps wait only in a turn; the top one is what the seat is asked."""
    table = position.state
    depth = int(table.depth)
    assert 0 <= depth <= state.STACK
    assert (depth > 0) == (table.stage == state.TURNS)
    assert not any(int(frame.step) or int(frame.what) or int(frame.rest) for frame in table.stack[depth:])
    if depth:
        assert position.deciders == (table.turn,)
        assert table.players[table.turn].asked == table.stack[depth - 1].step
    for seat in position.deciders:
        legal = position.legal(seat)
        assert 0 < len(legal) <= MOST_ANSWERS
    if not table.sowing.any():
        assert (table.sow_count, table.sow_step, table.sow_from, table.sow_first) == (0, 0, 0, state.NOTHING)


# --- the properties --------------------------------------------------------------------------------------------------


@in_both_editions
@examples(compiled=15, interpreted=2)
@given(data=st.data())
def test_the_books_balance_after_every_answer(edition: str, data: st.DataObject) -> None:
    position = begin(data, edition)
    walker = data.draw(walkers(GAME.name))
    books = Books(position, EDITIONS[edition])
    books.check(position)
    while not position.is_over:
        before = position.copy()
        _, _, happened = walker.step(position)
        books.post(before, happened)
        books.check(position)
    assert books.kinds[events.ROUND_ENDS] == position.rounds == state.QUARTERS * state.ROUNDS == 16
    assert books.kinds[events.QUARTER_ENDS] == state.QUARTERS
    assert books.kinds[events.ELECTED] == 2 * state.QUARTERS
    assert books.kinds[events.GAME_OVER] == 1
    assert books.demands.total() == 12


@examples(compiled=20, interpreted=1)
@given(data=st.data())
def test_turns_go_round_the_table_without_a_gap(data: st.DataObject) -> None:
    position = begin(data)
    first = int(position.state.start)
    happened = [event for _, _, more in data.draw(walkers(GAME.name)).steps(position) for event in more]
    turns = [event.seat for event in happened if event.kind == events.TURN_BEGINS]
    if position.state.option_random_setup:
        turns.insert(0, first)  # which began before anybody could listen
    assert turns == [(first + number) % position.players for number in range(len(turns))]


@examples(compiled=12, interpreted=1)
@given(data=st.data())
def test_every_legal_answer_applies_and_every_other_is_refused(data: st.DataObject) -> None:
    position = begin(data)
    walker = data.draw(walkers(GAME.name))
    while not position.is_over:
        if walker.sometimes(0.04):
            before = position.to_bytes()
            for seat in range(position.players):
                legal = set(position.legal(seat))
                for action in legal:
                    position.copy().apply(seat, action)
                for action in walker.chance.sample(sorted(set(range(GAME.actions.size)) - legal), 20):
                    with pytest.raises(IllegalAction):
                        position.apply(seat, action)
            assert position.to_bytes() == before
        walker.step(position)


def with_other_secrets(position: Position, seat: int, chance: Random) -> Position:
    """The same table to the eyes of a seat: hidden cards, draws to come and what others have learned are exchanged."""
    other = position.copy()
    table = other.state
    rivals = [rival for rival in range(position.players) if rival != seat]
    secret = {rival: table.players[rival].hand - table.players[rival].known for rival in rivals}
    pool = sum(secret.values(), table.deck)
    cards = [card for card, count in enumerate(pool.tolist()) for _ in range(count)]
    chance.shuffle(cards)
    for rival, held in secret.items():
        count = int(held.sum())
        drawn, cards = cards[:count], cards[count:]
        table.players[rival].hand[:] = table.players[rival].known + np.bincount(drawn, minlength=state.COMMODITIES)
    table.deck[:] = np.bincount(cards, minlength=state.COMMODITIES)
    table.rng = np.uint64(chance.getrandbits(64))
    for rival in rivals:
        table.learned[rival] += 1
        if table.stage == state.PLACING:
            table.players[rival].tray[:] = 1
        if table.stage == state.MEETING:
            table.players[rival].draft[:] = 0
    return other


@examples(compiled=12, interpreted=2)
@given(data=st.data())
def test_a_view_shows_nothing_of_what_is_hidden(data: st.DataObject) -> None:
    position = begin(data)
    walker = data.draw(walkers(GAME.name))
    while not position.is_over:
        if walker.sometimes(0.1):
            for seat in everybody(position):
                assert with_other_secrets(position, seat, walker.chance).view(seat) == position.view(seat)
        walker.step(position)


@examples(compiled=12, interpreted=1)
@given(data=st.data())
def test_possible_worlds_look_like_the_real_one_and_are_sound(data: st.DataObject) -> None:
    position = begin(data)
    walker = data.draw(walkers(GAME.name))
    books = Books(position, EDITIONS["standard"])
    while not position.is_over:
        for seat in everybody(position):
            view = position.view(seat)
            world = view.determinize(seat, walker.chance.getrandbits(40))
            assert world.view(seat) == view
            assert (world.array["players"][0]["known"] == position.array["players"][0]["known"]).all()
            if walker.sometimes(0.05):
                books.check(world)
        before = position.copy()
        _, _, happened = walker.step(position)
        books.post(before, happened)


@examples(compiled=12, interpreted=1)
@given(data=st.data())
def test_possible_worlds_can_be_played_to_their_end(data: st.DataObject) -> None:
    position = begin(data)
    walker = data.draw(walkers(GAME.name))
    while not position.is_over:
        if walker.sometimes(0.01):
            seat = walker.chance.choice(everybody(position))
            world = position.view(seat).determinize(seat, walker.chance.getrandbits(40))
            walker.finish(world)
            assert world.rounds == 16
        walker.step(position)


@examples(compiled=20, interpreted=1)
@given(data=st.data())
def test_rivals_hear_of_no_card_that_was_drawn_face_down(data: st.DataObject) -> None:
    """Whoever keeps a note of all public events knows exactly what `known` says (T25)."""
    position = begin(data)
    noted = position.array["players"][0]["known"].astype(int).copy()
    for _, _, happened in data.draw(walkers(GAME.name)).steps(position):
        for event in happened:
            if event.kind == events.CARD_DRAWN:
                assert event.audience == 1 << event.seat
            elif event.kind == events.CARD_TAKEN:
                noted[event.seat, event.what] += 1
            elif event.kind in {events.DISCARDED, events.PLAYED}:
                noted[event.seat, event.what] = max(0, noted[event.seat, event.what] - 1)
            elif event.kind == events.LOADED:
                noted[event.seat, event.what] = max(0, noted[event.seat, event.what] - event.amount)
        if not position.state.cargo.any():
            assert (noted == position.array["players"][0]["known"]).all()


@in_both_editions
def test_all_waiting_steps_find_room(edition: str) -> None:
    deepest = 0
    for seed in range(3):
        position = GAME.new(2, seed, {"random_setup": True}, EDITIONS[edition])
        builder = Walker(seed, ("extra", "build", "draw-two", "ship", "play"))
        while not position.is_over:
            players = position.array["players"][0]
            players["tiles"][:, state.WILD_ACTION :] = players["plus_two"][:] = 1
            players["workers"][:] = 9
            players["buildings"][:] = 0  # so that every tile is a first one
            builder.step(position)
            deepest = max(deepest, int(position.state.depth))
    assert 5 <= deepest <= state.STACK
