"""Analysing games in their rooms: when, for whom, once for all, and what a restart or a lost process costs."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from golden.make import folder_of
from princeps.kernel.recipe import load_recipe
from princeps.server.errors import Kind
from princeps.server.processes.analysing import Analysing
from princeps.server.replay_messages import ContinueRequest
from princeps.server.rooms import analyses as service
from princeps.server.rooms.analyses import PATIENCE, Analyses
from princeps.server.rooms.replays import Replays, Viewpoint
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Caller, Reader
from princeps.table.messages.analysis import GameAnalysis
from server.http_tools import FORUM
from server.playing import legal_answers, match_of, new_visitor, open_game, open_game_of_two, play_a_little, refused

pytestmark = pytest.mark.anyio
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)  # where nothing new is stored

MOVES = 70
QUICKLY = {False: 20, True: 40}  # iterations: what is found is tested elsewhere


@pytest.fixture(autouse=True)
def judge_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "ITERATIONS", QUICKLY)


@pytest.fixture(scope="module")
async def analysing(anyio_backend: str) -> AsyncIterator[Analysing]:
    """One process for all tests of a module."""
    analysing = Analysing()
    yield analysing
    await analysing.close()


@pytest.fixture(scope="module")
def file() -> str:
    """The beginning of a game."""
    recipe = load_recipe(folder_of(FORUM) / "two-players.json")
    return replace(recipe, moves=recipe.moves[:MOVES]).to_json()


@pytest.fixture
async def opened(replays: Replays, file: str) -> Reader:
    """Somebody who has opened that file."""
    visitor = new_visitor()
    return Reader(visitor, await replays.open_file(visitor, file))


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def analyses(rooms: Rooms, replays: Replays, analysing: Analysing, clock: Clock) -> AsyncIterator[Analyses]:
    analyses = Analyses(rooms.archive, replays, analysing, clock)
    yield analyses
    await analyses.close()


def caller(reader: Reader) -> Caller:
    return Caller(reader.visitor)


async def done(analyses: Analyses, reader: Reader, *, deep: bool = False) -> GameAnalysis:
    told = await analyses.begin(caller(reader), reader.game, "en", deep=deep)
    while told.state in {"waiting", "running"} or told.deepening:
        await asyncio.sleep(0.05)
        told = await analyses.look(caller(reader), reader.game, "en")
    return told


# --- when and for whom -----------------------------------------------------------------------------------------------


@on_sqlite
async def test_nobody_learns_what_an_answer_was_worth_while_the_game_runs(rooms: Rooms, analyses: Analyses) -> None:
    host, friend = await open_game_of_two(rooms)
    watcher = Reader(new_visitor(), host.game)
    await rooms.invitations.watch(watcher.visitor, await rooms.invitations.spectator_link(host))
    await play_a_little(rooms, [host, friend], 4)
    for who in (host, friend, watcher):
        for attempt in (
            analyses.begin(caller(who), host.game, "en"),
            analyses.look(caller(who), host.game, "en"),
            analyses.moment(caller(who), host.game, 0, "en"),
        ):
            assert await refused(Kind.CONFLICT, attempt) == "analysis-running"
    stranger = Caller(new_visitor())
    assert await refused(Kind.NOT_FOUND, analyses.begin(stranger, host.game, "en")) == "no-game"


async def test_a_copy_of_a_running_game_is_analysed_only_when_that_has_ended(
    rooms: Rooms, replays: Replays, analyses: Analyses
) -> None:
    """However it was made: here as a file, as it could be saved from a game that was played on from a moment."""
    me, *_ = await open_game(rooms, "me", "here")
    await play_a_little(rooms, [me, Reader(me.visitor, me.game, 1)], 8)
    file = (await match_of(rooms, me)).recipe.to_json()
    copy = Reader(me.visitor, await replays.open_file(me.visitor, file))
    other = new_visitor()
    another = Reader(other, await replays.open_file(other, file))
    for reader in (copy, another):
        assert await refused(Kind.CONFLICT, analyses.begin(caller(reader), reader.game, "en")) == "analysis-running"
    await rooms.lobby.delete(me)
    assert (await done(analyses, copy)).of == 8


@on_sqlite
async def test_whoever_plays_on_from_a_finished_game_keeps_nobody_from_its_analysis(
    replays: Replays, analyses: Analyses, opened: Reader
) -> None:
    await replays.play_on(opened.visitor, opened.game, ContinueRequest(5, 0, False, 0, ["tiro", "tiro"]))
    assert (await analyses.begin(caller(opened), opened.game, "en")).state == "waiting"


@on_sqlite
async def test_whoever_may_look_back_may_read_the_analysis(rooms: Rooms, analyses: Analyses, opened: Reader) -> None:
    stranger = Caller(None, "192.0.2.7")
    mine = await done(analyses, opened)
    assert await refused(Kind.NOT_FOUND, analyses.look(stranger, opened.game, "en")) == "no-game"
    await rooms.archive.share(opened)
    theirs = await analyses.look(stranger, opened.game, "de", seat=0, is_open=False)
    assert theirs.decisions == mine.decisions, "one analysis for all who ask"
    assert theirs.chart
    assert mine.chart
    assert theirs.chart.at == mine.chart.at


# --- what it tells ---------------------------------------------------------------------------------------------------


@on_sqlite
async def test_every_decision_is_judged_and_found_in_the_replay(
    rooms: Rooms, replays: Replays, analyses: Analyses, opened: Reader
) -> None:
    told = await done(analyses, opened)
    standing = load_recipe(folder_of(FORUM) / "two-players.json").moves[:MOVES]
    assert told.chart
    assert [it.seat for it in told.decisions] == told.chart.seats == [move.seat for move in standing]
    assert len(told.chart.curve) == len(told.chart.luck) == 1 + len(standing)
    index = next(it.index for it in told.decisions if it.grade != "only")
    moment = await analyses.moment(caller(opened), opened.game, index, "en")
    played = standing[index].action
    assert [it.action for it in moment.answers if it.chosen] == [played]
    table = await replays.table(
        opened.visitor, opened.game, moment.at[moment.seat], Viewpoint(moment.seat, False), "en", 0
    )
    assert table.decision
    assert played in {it.action for it in table.decision.answers}


@on_sqlite
async def test_it_is_tried_again_exactly_from_a_decision(
    rooms: Rooms, replays: Replays, analyses: Analyses, opened: Reader
) -> None:
    """The new game asks the seat what it was asked, with the answer that was given and the best one among the legal."""
    told = await done(analyses, opened)
    assert told.chart
    for index in [it.index for it in told.decisions if it.grade != "only"][::9]:
        at, seat = told.chart.at[index], told.chart.seats[index]
        wish = ContinueRequest(at[seat], seat, False, seat, ["tiro", "tiro"])
        again = Reader(opened.visitor, await replays.play_on(opened.visitor, opened.game, wish), seat)
        legal = set(await legal_answers(rooms, again))
        moment = await analyses.moment(caller(opened), opened.game, index, "en")
        assert {it.action for it in moment.answers if it.chosen or it.best} <= legal


@on_sqlite
async def test_accuracies_are_noted_for_the_statistics(rooms: Rooms, analyses: Analyses, opened: Reader) -> None:
    told = await done(analyses, opened)
    room = await rooms.archive.room(opened.visitor, opened.game)
    assert [round(seat.accuracy or 0, 1) for seat in room.seats] == [it.accuracy for it in told.seats]
    (summary,) = await rooms.lobby.mine(opened.visitor)
    assert [seat.accuracy for seat in summary.seats] == [seat.accuracy for seat in room.seats]


@on_sqlite
async def test_a_page_that_has_the_first_decisions_is_told_the_others(analyses: Analyses, opened: Reader) -> None:
    whole = await done(analyses, opened)
    rest = await analyses.look(caller(opened), opened.game, "en", after=30)
    assert (rest.chart, rest.start, rest.decisions) == (None, 30, whole.decisions[30:])


async def test_a_closer_look_replaces_the_first_one_when_it_is_done(analyses: Analyses, opened: Reader) -> None:
    quick = await done(analyses, opened)
    deep = await done(analyses, opened, deep=True)
    assert (quick.deep, deep.deep, deep.start) == (False, True, 0)
    assert quick.judge != deep.judge
    assert len(deep.decisions) == len(quick.decisions)


# --- work ------------------------------------------------------------------------------------------------------------


async def test_what_was_done_is_kept_and_the_rest_goes_on_after_a_restart(
    rooms: Rooms, replays: Replays, analysing: Analysing, clock: Clock, opened: Reader
) -> None:
    first = Analyses(rooms.archive, replays, analysing, clock)
    await first.begin(caller(opened), opened.game, "en")
    while not (before := await first.look(caller(opened), opened.game, "en")).done:
        await asyncio.sleep(0.02)
    await first.close()
    second = Analyses(rooms.archive, replays, analysing, clock)
    assert (await second.look(caller(opened), opened.game, "en")).done >= before.done > 0
    assert (await done(second, opened)).state == "done"
    await second.close()


@on_sqlite
async def test_work_stops_when_nobody_waits_and_goes_on_when_somebody_does(
    analyses: Analyses, clock: Clock, opened: Reader
) -> None:
    await analyses.begin(caller(opened), opened.game, "en")
    clock.now += PATIENCE + 1
    while analyses.at_work:
        await asyncio.sleep(0.02)
    assert (await analyses.look(caller(opened), opened.game, "en")).done < MOVES
    assert (await done(analyses, opened)).state == "done"


@on_sqlite
async def test_a_process_that_is_killed_is_replaced_and_nothing_is_lost(
    analyses: Analyses, analysing: Analysing, opened: Reader
) -> None:
    await analyses.begin(caller(opened), opened.game, "en")
    while not (await analyses.look(caller(opened), opened.game, "en")).done:
        await asyncio.sleep(0.02)
    for pid in analysing.pids:
        os.kill(pid, signal.SIGKILL)
    assert (await done(analyses, opened)).state == "done"


@on_sqlite
async def test_nobody_has_more_than_a_few_games_analysed_at_once(
    replays: Replays,
    analyses: Analyses,
    opened: Reader,
    file: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "MOST_AT_WORK", {"visitor": 1, "address": 9})
    copy = await replays.open_file(opened.visitor, file)
    await analyses.begin(caller(opened), opened.game, "en")
    assert await refused(Kind.TOO_MANY, analyses.begin(caller(opened), copy, "en")) == "too-often"
    other = new_visitor()
    theirs = await replays.open_file(other, file)
    assert (await analyses.begin(Caller(other), theirs, "en")).state == "waiting"
