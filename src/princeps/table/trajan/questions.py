"""What a seat is asked, as a title with one sentence of help."""

from collections.abc import Callable

from princeps.games.trajan.actions import ACTION_NAMES, REWARD_NAMES, action_id
from princeps.games.trajan.quarter import ASK_MEET, by_icon, demand_in_question, open_demands
from princeps.games.trajan.seaport import ASK_CARGO, ASK_PLAY
from princeps.games.trajan.senate import ASK_CONSUL
from princeps.games.trajan.setup import ASK_CARD, ASK_MARKER, next_tray
from princeps.games.trajan.sowing import ASK_SOW, ASK_TRAY, markers_in
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    ARCH_WAITS,
    NOTHING,
    SEAPORT,
    STARTING_CARDS,
    TRAJAN,
    WILD_COMMODITY,
    WILD_DEMAND,
    State,
)
from princeps.games.trajan.trajan_tiles import ASK_REWARD
from princeps.games.trajan.turn import ASK_ACTION, ASK_END, ASK_EXTRA
from princeps.kernel.agenda import top
from princeps.locale import Value
from princeps.table.trajan.circle import spaces_left
from princeps.table.trajan.vocabulary import NOTHING_ID, Vocabulary, demand_id, ship_id


def case(state: State, seat: int) -> str:
    """Which of the six actions is being done; other questions have only one case."""
    return ACTION_NAMES[int(top(state).what)] if int(state.players[seat].asked) == ASK_ACTION else ""


def _marker(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    tray = next_tray(state.players[seat])
    return {"action": action_id(tray), "placed": markers_in(state.players[seat], tray)}


def _meet(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    player = state.players[seat]
    demand = demand_in_question(state, player)
    if demand == NOTHING:
        return {"demand": NOTHING_ID, "open": 0, "tiles": 0, "wilds": 0}
    return {
        "demand": demand_id(demand),
        "open": open_demands(state, player, demand),
        "tiles": by_icon(state, player, demand),
        "wilds": int(player.tiles[WILD_DEMAND]),
    }


def _card(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"number": int(state.players[seat].cards) + 1, "cards": STARTING_CARDS}


def _consul(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"quarter": f"trajan-quarter-{int(state.quarter)}"}


def _tray(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"spaces": spaces_left(state)}


def _sow(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    in_hand = words.catalogue.listed(words.markers(state.sowing.tolist()))
    return {"action": action_id(next_sown(state)), "markers": in_hand}


def next_sown(state: State) -> int:
    """The tray that gets the next marker."""
    return (int(state.sow_from) + int(state.sow_step) + 1) % ACTIONS_OF_CIRCLE


def _reward(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"reward": reward_now(words, state)}


def reward_now(words: Vocabulary, state: State) -> str:
    """What the Trajan tile that was just accomplished offers."""
    frame = top(state)
    name = REWARD_NAMES[int(frame.what) % len(REWARD_NAMES)]
    return words.text(f"reward-{name}", count=int(frame.rest), demand=NOTHING_ID)


def _action(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    player, action = state.players[seat], int(top(state).what)
    kind = "seaport" if action == SEAPORT else "trajan" if action == TRAJAN else "other"
    arch = action if player.arch == ARCH_WAITS else int(player.arch)
    return {"action": action_id(action), "kind": kind, "slot": action_id(arch), "again": int(top(state).rest)}


def _play(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"cards": int(state.players[seat].cards)}


def _cargo(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    ship = int(top(state).what)
    worth = [int(points) for points in state.facts.ship_points[ship, state.ship[ship]].tolist()]
    room = int(state.facts.ship_room[ship])
    return {
        "ship": ship_id(ship),
        "units": int(state.cargo_units),
        "worth": ", ".join(map(str, worth[1 : room + 1])),
        "wilds": int(state.players[seat].tiles[WILD_COMMODITY]),
    }


def _extra(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    action = int(top(state).what)
    return {"action": action_id(action), "times": 2 if state.players[seat].plus_two[action] else 1}


def _end(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"ends": "round" if state.round_ends else "turn"}


VALUES: dict[int, Callable[[Vocabulary, State, int], dict[str, Value]]] = {
    ASK_MARKER: _marker,
    ASK_MEET: _meet,
    ASK_CARD: _card,
    ASK_CONSUL: _consul,
    ASK_TRAY: _tray,
    ASK_SOW: _sow,
    ASK_REWARD: _reward,
    ASK_ACTION: _action,
    ASK_PLAY: _play,
    ASK_CARGO: _cargo,
    ASK_EXTRA: _extra,
    ASK_END: _end,
}
