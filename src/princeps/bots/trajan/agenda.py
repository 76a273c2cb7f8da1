"""The current turn: what the seat may still do in it."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.circle import gain_of
from princeps.bots.trajan.seaport import units_with_cargo
from princeps.bots.trajan.trajan_tiles import completes, worth_of_tile
from princeps.bots.writing import named, put_zeros
from princeps.games.trajan.actions import ACTION_NAMES, REWARD_NAMES
from princeps.games.trajan.seaport import ASK_CARGO, ASK_DISCARD, ASK_PLAY
from princeps.games.trajan.sowing import ASK_TRAY
from princeps.games.trajan.state import COLOURS, NO_TILE, REWARD_CARDS, REWARD_DEMAND, REWARD_PLUS_TWO, TURNS, State
from princeps.games.trajan.trajan_tiles import ASK_PLUS_TWO, ASK_REWARD, DO_ACCOMPLISH
from princeps.games.trajan.turn import ASK_ACTION, ASK_EXTRA, can_repeat
from princeps.kernel.agenda import Frame
from princeps.kernel.rule import rule

AGENDA_NAMES = (
    "tray-to-choose",
    *named("action-pending", ACTION_NAMES),
    *named("repeat-pending", ACTION_NAMES),
    *named("reward-pending", REWARD_NAMES[REWARD_CARDS:REWARD_DEMAND]),
    "discard-pending",
    "play-pending",
    "cargo-now",
    "cargo-at-best",
    "accomplishing",
    "gain-pending",
    "markers-in-hand",
)
TRAY_TO_CHOOSE = AGENDA_NAMES.index("tray-to-choose")
ACTION_PENDING = AGENDA_NAMES.index("action-pending:seaport")
REPEAT_PENDING = AGENDA_NAMES.index("repeat-pending:seaport")
REWARD_PENDING = AGENDA_NAMES.index("reward-pending:cards")
DISCARD_PENDING = AGENDA_NAMES.index("discard-pending")
PLAY_PENDING = AGENDA_NAMES.index("play-pending")
CARGO_NOW = AGENDA_NAMES.index("cargo-now")
CARGO_AT_BEST = AGENDA_NAMES.index("cargo-at-best")
ACCOMPLISHING = AGENDA_NAMES.index("accomplishing")
GAIN_PENDING = AGENDA_NAMES.index("gain-pending")
MARKERS_IN_HAND = AGENDA_NAMES.index("markers-in-hand")


@rule
def agenda_features(state: State, p: int, out: Numbers, n: int) -> int:
    """What the seat may still do in this turn."""
    end = put_zeros(out, n, len(AGENDA_NAMES))
    if state.stage == TURNS and state.turn == p:
        for i in range(state.depth):
            count_step(state, p, state.stack[i], out, n)
        in_hand = 0
        for colour in range(COLOURS):
            in_hand += int(state.sowing[colour])
        out[n + MARKERS_IN_HAND] = in_hand / 6.0
    return end


@rule
def count_step(state: State, p: int, frame: Frame, out: Numbers, n: int) -> None:
    player = state.players[p]
    step, what = int(frame.step), int(frame.what)
    if step == ASK_TRAY:
        out[n + TRAY_TO_CHOOSE] = 1.0
    elif step == ASK_ACTION:
        out[n + ACTION_PENDING + what] += 1.0
        out[n + GAIN_PENDING] += gain_of(state, p, what) / 10.0
    elif step == ASK_EXTRA:
        if can_repeat(state, player, what):
            out[n + REPEAT_PENDING + what] += 1.0 + player.plus_two[what]
    elif step == ASK_REWARD:
        out[n + REWARD_PENDING + what - REWARD_CARDS] += frame.rest / 2.0
    elif step == ASK_PLUS_TWO:
        out[n + REWARD_PENDING + REWARD_PLUS_TWO - REWARD_CARDS] += 1.0
    elif step == ASK_DISCARD:
        out[n + DISCARD_PENDING] = 1.0
    elif step == ASK_PLAY:
        out[n + PLAY_PENDING] = 1.0
    elif step == ASK_CARGO:
        side = int(state.ship[what])
        out[n + CARGO_NOW] = state.facts.ship_points[what, side, state.cargo_units] / 10.0
        out[n + CARGO_AT_BEST] = state.facts.ship_points[what, side, units_with_cargo(state, player, what)] / 10.0
    elif step == DO_ACCOMPLISH:
        tile = int(player.slot[what])
        if tile != NO_TILE and completes(state, player, tile, what, state.sowing, 1, False):
            out[n + ACCOMPLISHING] = worth_of_tile(state, tile) / 9.0
