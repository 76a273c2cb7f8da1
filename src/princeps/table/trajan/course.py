"""How far a turn of Trajan has got: its steps for the acting seat."""

from princeps.games.trajan.sowing import ASK_SOW, ASK_TRAY
from princeps.games.trajan.state import TURNS, State
from princeps.games.trajan.trajan_tiles import ASK_PLUS_TWO, ASK_REWARD
from princeps.games.trajan.turn import ASK_END
from princeps.table.course import turn_steps_of
from princeps.table.messages import TurnStep
from princeps.table.trajan.vocabulary import Vocabulary

STEPS = ("sow", "tile", "action", "end")
_STEP_OF = {ASK_TRAY: 0, ASK_SOW: 0, ASK_REWARD: 1, ASK_PLUS_TWO: 1, ASK_END: 3}
_ACTION = 2


def turn_steps(words: Vocabulary, state: State, seat: int) -> list[TurnStep]:
    if state.stage != TURNS:
        return []
    return turn_steps_of(words, STEPS, _STEP_OF.get(int(state.players[seat].asked), _ACTION))
