"""A process that judges finished games: `python -m princeps.server.processes.analyst`.

It knows everything about a game, as luck can only be told by who knows what was hidden; each decision is judged by the
view of its seat. So no bot thinks in it, and it is told about a game only when that is over. It does a game in parts,
so that several games are analysed in turns, and so that whoever waits sees it grow.
"""

import os
from collections import OrderedDict
from threading import Event

import msgspec

import princeps
from princeps.analysis.decisions import judge_moments
from princeps.analysis.keeping import keep_outlook, keep_rulings
from princeps.analysis.moments import Moment, moments_of, turns_of
from princeps.bots.luck import luck_of
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe
from princeps.server.processes.pipe import Failed, Hurry, attend, open_output, tell

NICENESS = 10  # a tenth of the usual share when the machine is busy: bots and hints come first
PART = 24  # decisions; a part of an analysis holds so many, and the rest of a turn
GAMES_KEPT = 4  # some 2 MB each


class Survey(msgspec.Struct, tag="survey", frozen=True):
    """The chances of all seats over a game, and where it can be divided. `table` tells games apart."""

    table: str
    recipe: Recipe


class JudgePart(msgspec.Struct, tag="judge", frozen=True):
    """The decisions from `start` to before `end`."""

    table: str
    recipe: Recipe
    start: int
    end: int
    iterations: int


Job = Survey | JudgePart


class Surveyed(msgspec.Struct, tag="surveyed", frozen=True):
    outlook: bytes
    ends: list[int]  # of the parts that it can be judged in


class Judged(msgspec.Struct, tag="judged", frozen=True):
    rulings: bytes


Answer = Surveyed | Judged | Failed

_jobs = msgspec.msgpack.Decoder(Job | Hurry)


class Left(Exception):
    """Nobody waits for the answer any more."""


class Analyst:
    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[Match, list[Moment]]] = OrderedDict()
        self._hurried = Event()

    def answer(self, job: Job) -> Answer:
        self._hurried.clear()
        try:
            return self._answer(job)
        except Left:
            return Failed("Nobody waits for this any longer.")
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")

    def hurry(self) -> None:
        self._hurried.set()

    def _answer(self, job: Job) -> Answer:
        match, moments = self._game(job)
        if isinstance(job, Survey):
            return Surveyed(keep_outlook(luck_of(match)), ends_of(moments))
        decisions = judge_moments(moments[job.start : job.end], job.iterations, on_progress=self._check)
        return Judged(keep_rulings(decisions))

    def _check(self, done: int, of: int) -> None:
        if self._hurried.is_set():
            raise Left

    def _game(self, job: Job) -> tuple[Match, list[Moment]]:
        """Only finished games come here, so they never change."""
        if job.table not in self._games:
            match = Match.replay(princeps.game(job.recipe.game), job.recipe)
            self._games[job.table] = match, moments_of(match)
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(job.table)
        return self._games[job.table]


def ends_of(moments: list[Moment]) -> list[int]:
    """Where parts end: never within a turn, as that is judged as a whole."""
    ends = [0]
    for turn in turns_of(moments):
        if turn.stop - ends[-1] >= PART:
            ends.append(turn.stop)
    return ends[1:] if ends[-1] == len(moments) else [*ends[1:], len(moments)]


def main() -> None:
    os.nice(NICENESS)
    output = open_output()
    analyst = Analyst()
    attend(_jobs, lambda job: tell(output, analyst.answer(job)), analyst.hurry)


if __name__ == "__main__":
    main()
