"""Learning from one's mistakes: decisions of a finished game, to be made again.

The table is that of the decision's own seat, in a world that this seat could imagine. What was best stays here: a try
is told its own worth, and nothing else.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import princeps
from princeps.analysis.grades import ABOUT_EQUAL
from princeps.kernel.match import Match
from princeps.server.processes.replayer import GoTo, Rebuilt
from princeps.server.rooms.analyses import Analyses
from princeps.server.rooms.exercises import no_such_exercise
from princeps.server.rooms.replays import Replays
from princeps.server.visitors import Caller
from princeps.table import open_board
from princeps.table.clues import clue_to
from princeps.table.exercise import Start, played
from princeps.table.messages.analysis import ComparedAnswer, JudgedMoment
from princeps.table.messages.exercises import Clue, Verdict

WORLD = 0  # of the worlds that the seat can imagine
STARTS_KEPT = 200
_NAME = re.compile(r"^(\d{1,5})-(.+)$")


@dataclass(frozen=True)
class Decision:
    """Which one: the number among the decisions of a game."""

    game: str
    index: int


class Mistakes:
    def __init__(self, analyses: Analyses, replays: Replays) -> None:
        self._analyses = analyses
        self._replays = replays
        self._starts: OrderedDict[Decision, Start] = OrderedDict()

    async def shelf(self, caller: Caller, game: str, name: str) -> Start:
        """The exercise with a name such as "57-GAME"."""
        found = _NAME.match(name)
        if not found:
            raise no_such_exercise()
        return await self._start(caller, Decision(found[2], int(found[1])))

    async def judge(self, caller: Caller, decision: Decision, answers: Sequence[str], language: str) -> Verdict:
        """What a try is worth; it is over with the first answer. Before it, what the answer in the game was worth."""
        moment = await self._moment(caller, decision, language)
        return judged(moment, answers[0]) if answers else played_then(moment)

    async def clue(self, caller: Caller, decision: Decision, answers: Sequence[str], level: int, language: str) -> Clue:
        moment = await self._moment(caller, decision, language)
        start = await self._start(caller, decision)
        if answers:
            return Clue("back")
        return await asyncio.to_thread(_clue, start, moment.answers[0].action, level, language)

    async def _moment(self, caller: Caller, decision: Decision, language: str) -> JudgedMoment:
        return await self._analyses.moment(caller, decision.game, decision.index, language)

    async def _start(self, caller: Caller, decision: Decision) -> Start:
        """Whether the caller may look is asked every time."""
        room = await self._analyses.room(caller.visitor, decision.game)
        if decision not in self._starts:
            moment = await self._moment(caller, decision, "en")
            question = GoTo(moment.at[moment.seat], moment.seat)
            then = await self._replays.ask(caller, room, question, Rebuilt)
            self._starts[decision] = await asyncio.to_thread(start_at, then, moment.seat, tuple(room.names))
            if len(self._starts) > STARTS_KEPT:
                self._starts.popitem(last=False)
        return self._starts[decision]


def start_at(then: Rebuilt, seat: int, names: tuple[str, ...]) -> Start:
    game = princeps.game(then.recipe.game)
    edition = Match.replay(game, then.recipe, 0).edition
    world = game.restore(then.state).view(seat).determinize(seat, WORLD)
    return Start(game.name, world.to_bytes(), seat, names, others=None, edition=edition)


def _clue(start: Start, best: str, level: int, language: str) -> Clue:
    view = played(start, []).match.position.view(start.seat)
    words = open_board(view.game, start.edition or view.game.load_edition(None), start.names, language)
    return clue_to(words, view, start.seat, view.number_of(best), level)


def played_then(moment: JudgedMoment) -> Verdict:
    chosen = next(it for it in moment.answers if it.chosen)
    return Verdict(is_over=False, chance=chosen.chance, lost_chance=moment.answers[0].chance - chosen.chance)


def _outcome(
    tried: ComparedAnswer | None, best: ComparedAnswer, chosen: ComparedAnswer
) -> Literal["found", "better", "equal", "worse"]:
    if tried is None:
        return "worse"
    if best.chance - tried.chance < ABOUT_EQUAL:
        return "found"
    if tried is chosen:
        return "equal"
    return "better" if tried.chance > chosen.chance else "worse"


def judged(moment: JudgedMoment, answer: str) -> Verdict:
    """An answer that was not among the best ones is worth no more than the last of them."""
    best, chosen = moment.answers[0], next(it for it in moment.answers if it.chosen)
    tried = next((it for it in moment.answers if it.action == answer), None)
    last = min((it for it in moment.answers if not it.chosen), key=lambda it: it.chance)
    chance = tried.chance if tried else last.chance
    gain = (chance - chosen.chance) / max(best.chance - chosen.chance, ABOUT_EQUAL)
    return Verdict(
        is_over=True,
        outcome=_outcome(tried, best, chosen),
        credit=round(100 * min(1.0, max(0.0, gain))),
        lost_points=max(0.0, best.points - (tried or last).points),
        lost_chance=best.chance - chance,
        chance=chance,
        is_least=tried is None,
    )
