"""The log in words: every kind of event, and only what the reader may see."""

from typing import Any

import pytest

from princeps.games.forum_trajanum.actions import BONUS_NAMES
from princeps.games.forum_trajanum.building import ASK_BUILD, BUILDINGS
from princeps.games.forum_trajanum.events import (
    BENEFIT_TAKEN,
    BESIDE,
    BONUS_TAKEN,
    BUILT,
    DECLINED,
    EVENT_NAMES,
    GAINED,
    HONOURED,
    LOOKED,
    PAID,
    POINTS,
    ROUND_BEGINS,
    SHOWN,
    SPENT,
    TASK_FULFILLED,
    TO_SHIP,
    TOOK,
    USED,
)
from princeps.games.forum_trajanum.forum import ASK_ENVOY
from princeps.games.forum_trajanum.state import ASSISTANT, BASILICA, BUILDER, COIN, NO_TILE, SOURCES
from princeps.games.forum_trajanum.tracks import ASK_BENEFIT
from princeps.kernel.editions import Edition
from princeps.kernel.events import EVERYBODY, Event
from princeps.kernel.game import SPECTATOR
from table.forum_trajanum_tools import STANDARD, STARTS, table_for, walk
from table.tools import check_text


def event(kind: int, what: int = 1, where: int = 1, amount: int = 1, seat: int = 0, audience: int = EVERYBODY) -> Event:
    return Event(kind, seat, audience, what, where, amount)


def every_kind() -> list[Event]:
    """Each kind of event, and each of its variants that is worded differently."""
    plain = [event(kind) for kind in range(len(EVENT_NAMES)) if kind not in (POINTS, SHOWN, DECLINED)]
    plain += [event(DECLINED, what=question) for question in (ASK_ENVOY, ASK_BENEFIT, ASK_BUILD)]
    plain += [event(POINTS, what=source) for source in range(SOURCES)]
    plain += [event(BUILT, what=building, where=7, amount=8) for building in range(BUILDINGS)]
    plain += [event(SHOWN, own, received) for own in (NO_TILE, 3) for received in (NO_TILE, 4)]
    plain += [event(TOOK, what=0), event(TOOK, amount=0), event(HONOURED, what=-1), event(TASK_FULFILLED, 0, 2, 3)]
    return plain


@pytest.mark.parametrize("told", every_kind(), ids=lambda told: f"{EVENT_NAMES[told.kind]}-{told.what}-{told.where}")
def test_every_kind_of_event_is_a_sentence(told: Event) -> None:
    table = table_for()
    line = table.told([told])
    check_text(line)
    assert line.endswith(".")
    assert line[0].isupper()
    assert table.catalogue.problems == []


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[2].name}")
def test_whole_games_can_be_worded(start: tuple[int, dict[str, Any], Edition]) -> None:
    table = table_for(start[2])
    for seed in range(2):
        for _, seat, events in walk(*start, seed):
            for told in events:
                check_text(table.told([told]))
            for line in table.lines(events, seat):
                check_text(line)
    assert table.catalogue.problems == []


def test_what_one_player_does_in_a_row_is_one_sentence() -> None:
    events = [
        event(ROUND_BEGINS, what=0, where=1, amount=0),
        event(SPENT, what=COIN),
        event(GAINED, what=ASSISTANT, amount=1),
        event(GAINED, what=COIN, amount=2),
        event(GAINED, what=ASSISTANT, amount=1),
        event(DECLINED, what=ASK_ENVOY, seat=1),
    ]
    assert table_for().lines(events, reader=0) == [
        "Round 1 of 12. The street cards show tower and gate. Livia starts.",
        "Livia pays 1 coin and gets 2 assistants and 2 coins.",
        "Marcus sends no envoy.",
    ]


def test_what_a_tile_gives_is_mentioned_once() -> None:
    """Here a tile with a builder and a coin: only what it does not show is told besides."""
    face = next(
        face
        for face in range(1, 40)
        if table_for().words.items(face) == ["forum-trajanum-item-builder", "forum-trajanum-item-coin"]
    )
    events = [
        event(BESIDE, what=3),
        event(USED, what=face),
        event(GAINED, what=BUILDER, amount=1),
        event(GAINED, what=COIN, amount=2),
        event(TO_SHIP, what=face),
    ]
    assert table_for().lines(events, reader=0) == [
        "Livia lays the craftsman tile beside the Colonia, uses the builder + coin tile, gets 1 coin "
        "and puts the tile on the ship."
    ]


def test_what_a_benefit_or_bonus_gives_is_mentioned_once() -> None:
    taken = [event(BONUS_TAKEN, what=BONUS_NAMES.index("coin")), event(GAINED, what=COIN)]
    assert table_for().lines(taken, reader=0) == ["Livia takes a coin as an area bonus."]
    taken = [event(BENEFIT_TAKEN, what=BASILICA, where=0), event(GAINED, what=ASSISTANT, amount=2)]
    assert table_for().lines(taken, reader=0) == ["Livia takes the benefit of level 1 (2 assistants)."]
    paid = [event(SPENT, what=COIN), event(PAID, what=0)]
    assert table_for().lines(paid, reader=0) == ["Livia pays Patrician I."]


def test_readers_who_see_the_board_get_no_coordinates() -> None:
    events = [event(TOOK, what=0, where=7, amount=0), event(TOOK, what=0, where=9, amount=0), event(BUILT, where=7)]
    assert table_for(typed=False).lines(events, 0) == ["Livia takes 2 tiles and builds a basilica."]
    known = [event(TOOK, what=3, where=7, amount=0), event(TOOK, what=3, where=9, amount=0)]
    told = "Livia takes the craftsman tile and takes the craftsman tile."
    assert table_for(typed=False).lines(known, 0) == [told]
    typed = "Livia takes the tile on r2c2, takes the tile on r2c4 and builds a basilica on r2c2."
    assert table_for().lines(events, 0) == [typed]


def test_points_are_listed_with_their_source() -> None:
    table = table_for()
    assert table.told([event(POINTS, 0, 0, 5)]) == "Livia scores 5 points for the column."
    assert table.told([event(POINTS, 6, 3, 1)]) == "Livia scores 1 point for 3 connected envoys."


def test_only_those_who_saw_it_read_of_it() -> None:
    looked = event(LOOKED, what=3, where=7, audience=1 << 1, seat=1)
    table = table_for()
    assert table.lines([looked], reader=1) == ["Marcus looks at the tile on r2c2: craftsman."]
    assert table.lines([looked], reader=0) == []
    assert table.lines([looked], reader=SPECTATOR) == []


def test_nothing_a_seat_reads_names_a_tile_it_may_not_know() -> None:
    """Two worlds that a seat cannot tell apart give it the same log."""
    table = table_for()
    differed = 0
    for seed in range(4):
        for position, seat, _ in walk(3, {}, STANDARD, seed):
            if position.is_over:
                break
            reader = (seat + 1) % 3
            world = position.view(reader).determinize(reader, seed)
            action = next((a for a in position.legal(seat) if a in world.legal(seat)), None)
            if action is None or position.view(reader).state.players[seat].asked != position.state.players[seat].asked:
                continue
            mine, other = position.copy(), world
            real, guessed = mine.apply(seat, action), other.apply(seat, action)
            if mine.view(reader) == other.view(reader):
                differed += real != guessed
                assert table.lines(real, reader) == table.lines(guessed, reader)
    assert differed > 0
