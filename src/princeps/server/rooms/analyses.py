"""Analysing games that are over: one analysis for all who ask, done in the background, part by part, and kept.

Nobody learns what an answer was worth while that could still help somebody: not while the game runs, and not while an
older game with the same deal runs, as this one may be a copy of it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from princeps.analysis.keeping import Kept, accuracies, judge_name
from princeps.locale import catalogue
from princeps.server.errors import Kind, RoomError, no_such_moment, speaking
from princeps.server.processes.analysing import Analysing, AnalysingError
from princeps.server.processes.analyst import Job, Judged, JudgePart, Survey, Surveyed
from princeps.server.processes.fair_shares import keys_of
from princeps.server.processes.replayer import TellAnalysis, TellDecision, ToldAnalysis, ToldDecision
from princeps.server.rooms.archive import Archive
from princeps.server.rooms.replays import Replays, viewpoint_of
from princeps.server.store.queries import RoomRows
from princeps.server.visitors import Caller, Visitor
from princeps.table.messages.analysis import GameAnalysis, JudgedMoment

ITERATIONS = {False: 300, True: 2000}  # for a first look at a decision, and for a closer one
PATIENCE = 20.0  # seconds without anybody asking, after which nobody is waiting
MOST_AT_WORK = {"visitor": 3, "address": 20}  # games that are analysed at once

Answer = TypeVar("Answer", Surveyed, Judged)

_log = logging.getLogger(__name__)

_encode = msgspec.msgpack.Encoder().encode
_surveys = msgspec.msgpack.Decoder(Surveyed)


@dataclass
class _Work:
    """An analysis under way."""

    caller: Caller
    wanted: float  # when somebody last asked for it
    task: "asyncio.Task[None] | None" = None
    failure: bool = False

    @property
    def is_under_way(self) -> bool:
        return self.task is not None and not self.task.done()


@dataclass(frozen=True)
class _Progress:
    """What there is of an analysis in the database."""

    game: str
    deep: bool
    survey: Surveyed | None = None
    rulings: tuple[bytes, ...] = field(default=(), repr=False)

    @property
    def is_done(self) -> bool:
        return self.survey is not None and len(self.rulings) == len(self.survey.ends)

    @property
    def kept(self) -> Kept:
        assert self.survey
        return Kept(self.survey.outlook, self.rulings, ITERATIONS[self.deep])

    def next_part(self) -> tuple[int, int]:
        """Where the next part starts and ends."""
        assert self.survey
        done = len(self.rulings)
        return (self.survey.ends[done - 1] if done else 0), self.survey.ends[done]


class Analyses:
    """The service. Every question checks again who may look."""

    def __init__(
        self,
        archive: Archive,
        replays: Replays,
        analysing: Analysing,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._archive = archive
        self._replays = replays
        self._analysing = analysing
        self._clock = clock
        self._works: dict[tuple[str, bool], _Work] = {}

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def room(self, visitor: Visitor | None, game: str) -> RoomRows:
        """A game whose decisions may be judged now, for somebody who may look back at it."""
        room = await self._archive.room(visitor, game)
        if room.game.over is None or await self._archive.is_copy(room):
            sentence = "A game can be analysed once it is over; a copy, once the original is over."
            raise RoomError(Kind.CONFLICT, "analysis-running", sentence)
        return room

    @property
    def at_work(self) -> int:
        """How many analyses are under way."""
        return sum(work.is_under_way for work in self._works.values())

    # --- asking ---

    async def begin(self, caller: Caller, game: str, language: str, *, deep: bool = False) -> GameAnalysis:
        """Analyse a game, unless that has been done; a failed analysis is tried again."""
        with speaking(language):
            room = await self.room(caller.visitor, game)
            progress = await self._progress(game, deep)
            if not progress.is_done:
                self._go_on(room, progress, caller)
        return await self.look(caller, game, language)

    async def look(
        self,
        caller: Caller,
        game: str,
        language: str,
        seat: int | None = None,
        is_open: bool | None = None,
        after: int = 0,
    ) -> GameAnalysis:
        """What has been found so far. Asking keeps the work going, and resumes what was interrupted."""
        with speaking(language):
            room = await self.room(caller.visitor, game)
            was_deepening = self._is_deepening(game)  # asked first: it may end while the progress is read
            quick, deep = await self._progress(game, False), await self._progress(game, True)
            for progress in (quick, deep):
                self._keep_going(room, progress, caller)
            shown = self._best(quick, deep)
            if shown.survey is None:
                return self._state(game, shown, NOTHING, language)
            where = viewpoint_of(room, caller.visitor, seat, is_open)
            known = 0 if shown.deep else after  # a page may have the decisions of the quick look
            question = TellAnalysis(shown.kept, where.reader, room.names, language, known)
            told = await self._replays.ask(caller, room, question, ToldAnalysis)
        found = self._state(game, shown, told.analysis, language)
        return msgspec.structs.replace(found, deepening=not shown.deep and (was_deepening or self._is_deepening(game)))

    async def moment(
        self,
        caller: Caller,
        game: str,
        index: int,
        language: str,
        seat: int | None = None,
        is_open: bool | None = None,
    ) -> JudgedMoment:
        """One decision in full, as closely as it has been looked at."""
        with speaking(language):
            room = await self.room(caller.visitor, game)
            shown = self._best(await self._progress(game, False), await self._progress(game, True))
            if shown.survey is None:
                raise no_such_moment()
            where = viewpoint_of(room, caller.visitor, seat, is_open)
            question = TellDecision(shown.kept, where.reader, room.names, language, index)
            return (await self._replays.ask(caller, room, question, ToldDecision)).moment

    def _is_deepening(self, game: str) -> bool:
        work = self._works.get((game, True))
        return work is not None and work.is_under_way

    def _best(self, quick: _Progress, deep: _Progress) -> _Progress:
        """The closer look once it is done, or where nobody asked for the quick one."""
        has_begun = quick.survey or (quick.game, False) in self._works
        return quick if has_begun and not deep.is_done else deep

    def _state(self, game: str, shown: _Progress, told: GameAnalysis, language: str) -> GameAnalysis:
        words = catalogue(language)
        work = self._works.get((game, shown.deep))
        is_done = told.of > 0 and told.done == told.of
        state = "done" if is_done else "none"
        if work and not is_done:
            state = "failed" if work.failure else "running" if told.of else "waiting"
        elif told.of and not is_done:
            state = "waiting"
        return msgspec.structs.replace(
            told,
            state=state,
            reason=words.text("analysis-failed") if work and work.failure else "",
            ahead=sum(it.is_under_way for it in self._works.values() if it is not work),
            deep=shown.deep,
        )

    # --- working ---

    def _keep_going(self, room: RoomRows, progress: _Progress, caller: Caller) -> None:
        """What somebody has begun goes on while anybody asks, also after the server was started again."""
        work = self._works.get((room.game.id, progress.deep))
        if progress.is_done or (work and work.failure) or not (work or progress.survey):
            return
        with suppress(RoomError):  # too much at once: it has to wait
            self._go_on(room, progress, caller)

    def _go_on(self, room: RoomRows, progress: _Progress, caller: Caller) -> None:
        key = (room.game.id, progress.deep)
        work = self._works.get(key)
        if work and work.is_under_way:
            work.wanted = self._clock()
            return
        self._check_limits(caller)
        work = self._works[key] = _Work(caller, self._clock())
        work.task = asyncio.create_task(self._work(room, progress, work))

    def _check_limits(self, caller: Caller) -> None:
        at_work = [keys_of(work.caller) for work in self._works.values() if work.is_under_way]
        for key in keys_of(caller):
            if sum(key in keys for keys in at_work) >= MOST_AT_WORK[key[0]]:
                sentence = "That was too much in too short a time; please wait a little."
                raise RoomError(Kind.TOO_MANY, "too-often", sentence)

    async def _work(self, room: RoomRows, progress: _Progress, work: _Work) -> None:
        key = (room.game.id, progress.deep)
        try:
            await self._do_parts(room, progress, work)
        except (AnalysingError, RoomError) as error:
            _log.warning("a game could not be analysed: %s", error)
            work.failure = True
        else:
            self._works.pop(key, None)

    async def _do_parts(self, room: RoomRows, progress: _Progress, work: _Work) -> None:
        """One part after another, as long as somebody waits; each is stored at once, so nothing is done twice."""
        game, recipe = room.game.id, await self._archive.recipe(room)
        while not progress.is_done and self._clock() < work.wanted + PATIENCE:
            if progress.survey is None:
                surveyed = await self._ask(work, Survey(game, recipe), Surveyed)
                await self._store(game, progress.deep, 0, _encode(surveyed))
                progress = replace(progress, survey=surveyed)
            else:
                start, end = progress.next_part()
                job = JudgePart(game, recipe, start, end, ITERATIONS[progress.deep])
                judged = await self._ask(work, job, Judged)
                await self._store(game, progress.deep, 1 + len(progress.rulings), judged.rulings)
                progress = replace(progress, rulings=(*progress.rulings, judged.rulings))
                if progress.is_done:
                    await self._archive.note_accuracies(game, accuracies(progress.kept, room.game.players))

    async def _ask(self, work: _Work, job: Job, kind: type[Answer]) -> Answer:
        answer = await self._analysing.ask(work.caller, job)
        assert isinstance(answer, kind)
        return answer

    # --- keeping ---

    async def _store(self, game: str, deep: bool, part: int, contents: bytes) -> None:
        await self._archive.add_part(game, deep, judge_name(ITERATIONS[deep]), part, contents)

    async def _progress(self, game: str, deep: bool) -> _Progress:
        parts = await self._archive.parts(game, deep, judge_name(ITERATIONS[deep]))
        if 0 not in parts:
            return _Progress(game, deep)
        rulings = tuple(parts[part] for part in range(1, len(parts)) if part in parts)
        return _Progress(game, deep, _surveys.decode(parts[0]), rulings)


NOTHING = GameAnalysis(
    state="none",
    reason="",
    done=0,
    of=0,
    ahead=0,
    judge="",
    deep=False,
    deepening=False,
    chart=None,
    seats=[],
    start=0,
    decisions=[],
    moments=[],
    stories=[],
)
