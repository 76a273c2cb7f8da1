"""Bots think in processes that can die or hang, and the move is made all the same."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from princeps.bots.levels import RANDOM
from princeps.games import game as find_game
from princeps.kernel.game import Position
from princeps.server.processes.thinker import Advise, Choose
from princeps.server.processes.thinking import Thinkers, ThinkingError
from princeps.server.visitors import Caller, Visitor
from server.http_tools import FORUM, children_of, wait_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    async with Thinkers(count=2, patience=60) as thinkers:
        await thinkers.prepare(FORUM, bots=False)
        await thinkers.prepare(FORUM, bots=True)
        yield thinkers


@pytest.fixture
def opening() -> Position:
    return find_game(FORUM).new(players=2, seed=1)


def job(position: Position, level: str = "civis", table: str = "a table") -> Choose:
    return Choose(FORUM, table, position.view(0).to_bytes(), 0, level, seed=5)


async def test_the_seed_determines_all_chance(thinkers: Thinkers, opening: Position) -> None:
    """The same at every table, whichever worker is asked."""
    answers = [await thinkers.choose(job(opening, RANDOM, table)) for table in "abcdef"]
    assert answers[0] in opening.legal(0)
    assert len(set(answers)) == 1


async def test_the_job_of_a_worker_killed_while_thinking_is_still_done(thinkers: Thinkers, opening: Position) -> None:
    before = thinkers.pids
    for pid in before:  # it is stopped, so that it surely dies before it has answered
        os.kill(pid, signal.SIGSTOP)
    thought = asyncio.create_task(thinkers.choose(job(opening, table="another")))
    await asyncio.sleep(0)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert await thought in opening.legal(0)
    assert not set(thinkers.pids) & set(before)


async def test_a_worker_that_hangs_is_replaced(opening: Position) -> None:
    async with Thinkers(count=2, patience=3) as thinkers:
        await thinkers.prepare(FORUM, bots=True)
        (hung,) = thinkers.pids
        os.kill(hung, signal.SIGSTOP)
        answers = await asyncio.gather(*(thinkers.choose(job(opening, table=table)) for table in "abcd"))
        assert set(answers) <= set(opening.legal(0))
        assert hung not in thinkers.pids


async def test_a_bot_still_answers_when_its_workers_are_killed_one_after_the_other(
    opening: Position, caplog: pytest.LogCaptureFixture
) -> None:
    async with Thinkers(count=1, patience=60) as thinkers:
        await thinkers.prepare(FORUM, bots=True)
        thought = asyncio.create_task(thinkers.choose(job(opening, level="princeps")))
        killed: set[int] = set()
        while len(killed) < 4 and not thought.done():
            await asyncio.sleep(0.02)
            for pid in set(thinkers.pids) - killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
        assert await thought in opening.legal(0)
    assert "drawn" not in caplog.text


async def test_if_nobody_can_think_a_random_legal_answer_is_given(opening: Position) -> None:
    """Every worker fails at this job, twice."""
    async with Thinkers(count=1) as thinkers:
        assert await thinkers.choose(job(opening, level="no such level")) in opening.legal(0)


async def test_advice_that_fails_says_so() -> None:
    async with Thinkers(count=1) as thinkers:
        with pytest.raises(ThinkingError, match="Please try again"):
            await thinkers.advise(Advise(FORUM, b"no view", 0))


async def test_advice_that_nobody_waits_for_is_given_up_and_the_worker_goes_on(
    thinkers: Thinkers, opening: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("princeps.server.processes.worker.GIVING_UP", 60.0)  # on a busy machine
    before = thinkers.pids
    advice = asyncio.create_task(thinkers.advise(Advise(FORUM, opening.view(0).to_bytes(), 0)))
    await asyncio.sleep(0)
    advice.cancel()
    with pytest.raises(asyncio.CancelledError):
        await advice
    assert await thinkers.choose(job(opening)) in opening.legal(0)
    assert set(before) <= set(thinkers.pids)


async def test_advice_names_legal_answers(thinkers: Thinkers, opening: Position) -> None:
    hints = await thinkers.advise(Advise(FORUM, opening.view(0).to_bytes(), 0))
    assert {hint.action for hint in hints} <= set(opening.legal(0))


async def test_a_worker_that_nobody_needs_leaves_and_another_comes_when_it_is_needed(
    opening: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("princeps.server.processes.thinking.REST", 0.1)
    async with Thinkers(count=2, patience=60) as thinkers:
        await thinkers.choose(job(opening, RANDOM))
        while thinkers.pids:
            await asyncio.sleep(0.05)
        assert await thinkers.choose(job(opening, RANDOM)) in opening.legal(0)


async def test_a_second_worker_comes_only_while_the_first_is_busy(thinkers: Thinkers, opening: Position) -> None:
    for table in "abcdef":
        await thinkers.choose(job(opening, RANDOM, table))
    assert len(thinkers.pids) == 1
    people = [Caller(Visitor("Livia")), Caller(Visitor("Marcus"))]
    await asyncio.gather(*(thinkers.choose(job(opening), caller) for caller in people))
    assert len(thinkers.pids) == 2


async def test_no_process_is_left_behind(opening: Position) -> None:
    async with Thinkers(count=2) as thinkers:
        await thinkers.choose(job(opening))
        (pid,) = thinkers.pids
    wait_for(lambda: pid not in children_of(os.getpid()))
