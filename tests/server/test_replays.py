"""Looking back at games in their rooms: who sees what of them, files, sharing, and playing on against bots."""

import json

import pytest
from msgspec.structs import replace

from princeps.kernel.game import SPECTATOR
from princeps.server.errors import Kind
from princeps.server.messages import ExploreRequest
from princeps.server.processes.replayer import MOST_MOVES
from princeps.server.replay_messages import ContinueRequest
from princeps.server.rooms.replays import Replays, Viewpoint
from princeps.server.rooms.repository import Limits
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader, Visitor, new_secret
from princeps.table.messages import Table, Undo
from server.playing import (
    Finished,
    act,
    legal_answers,
    match_of,
    moves_of,
    new_visitor,
    open_game,
    open_game_of_two,
    play_a_little,
    refused,
    revision_of,
)

pytestmark = pytest.mark.anyio


async def look(
    replays: Replays, visitor: Visitor | None, game: str, at: int, seat: int, is_open: bool = False, after: int = 0
) -> Table:
    return await replays.table(visitor, game, at, Viewpoint(seat, is_open), "en", after)


# --- a game that runs ------------------------------------------------------------------------------------------------


async def test_a_running_game_is_replayed_as_each_of_its_readers_saw_it(rooms: Rooms, replays: Replays) -> None:
    host, friend = await open_game_of_two(rooms)
    told: dict[tuple[Reader, int], Table] = {}
    for _ in range(25):
        await play_a_little(rooms, [host, friend], 1)
        for reader in (host, friend, Reader(host.visitor, host.game, SPECTATOR)):
            table = await rooms.watching.table(reader)
            told[reader, table.revision] = replace(table, undo=Undo(False, ""))
    for (reader, revision), table in told.items():
        assert await look(replays, reader.visitor, reader.game, revision, reader.seat) == table
    found = await replays.replay(friend.visitor, friend.game, None, None, "en")
    assert (found.viewpoint, found.open, found.viewpoints, found.over) == (1, False, [1], False)
    assert found.moments[-1].at <= await revision_of(rooms, friend)


async def test_a_replay_names_who_left_in_what_they_did(rooms: Rooms, replays: Replays) -> None:
    host, friend = await open_game_of_two(rooms)
    await play_a_little(rooms, [host, friend], 40)
    await rooms.company.leave(friend, 1)
    await rooms.company.agree(host, 1)
    for seat in (0, SPECTATOR):
        told = await rooms.watching.table(Reader(host.visitor, host.game, seat))
        looked_back = await look(replays, host.visitor, host.game, told.revision, seat)
        assert looked_back.log == told.log
        assert any(former.name in line.text for former in told.log.former for line in told.log.lines)


async def test_nobody_looks_back_at_more_than_they_saw(rooms: Rooms, replays: Replays) -> None:
    host, friend = await open_game_of_two(rooms)
    await play_a_little(rooms, [host, friend], 6)
    game = host.game
    assert await refused(Kind.FORBIDDEN, look(replays, friend.visitor, game, 1, seat=0)) == "not-your-seat"
    assert await refused(Kind.FORBIDDEN, look(replays, friend.visitor, game, 1, 1, is_open=True)) == "still-hidden"
    assert await refused(Kind.FORBIDDEN, replays.replay(friend.visitor, game, 0, None, "en")) == "not-your-seat"
    assert await refused(Kind.FORBIDDEN, replays.replay(friend.visitor, game, 1, True, "en")) == "still-hidden"
    assert await refused(Kind.CONFLICT, replays.recipe(friend.visitor, game)) == "running"
    for stranger in (new_visitor(), None):
        assert await refused(Kind.NOT_FOUND, look(replays, stranger, game, 1, SPECTATOR)) == "no-game"
        assert await refused(Kind.NOT_FOUND, replays.replay(stranger, game, None, None, "en")) == "no-game"
    later = await revision_of(rooms, friend) + 1
    assert await refused(Kind.NOT_FOUND, look(replays, friend.visitor, game, later, seat=1)) == "no-moment"


async def test_people_at_one_screen_look_back_from_a_seat_only_if_they_say_so(rooms: Rooms, replays: Replays) -> None:
    one, other = await open_game(rooms, "me", "here")
    found = await replays.replay(one.visitor, one.game, None, None, "en")
    assert (found.viewpoint, found.viewpoints) == (SPECTATOR, [0, 1])
    assert (await replays.replay(other.visitor, other.game, 1, None, "en")).viewpoint == 1


async def test_spectators_look_back_from_beside_the_table(rooms: Rooms, replays: Replays) -> None:
    host, friend = await open_game_of_two(rooms)
    watcher = new_visitor()
    await rooms.invitations.watch(watcher, await rooms.invitations.spectator_link(host))
    await play_a_little(rooms, [host, friend], 6)
    found = await replays.replay(watcher, host.game, None, None, "en")
    assert (found.viewpoint, found.viewpoints, found.obstacle) == (SPECTATOR, [], "only-players")
    assert await refused(Kind.FORBIDDEN, look(replays, watcher, host.game, 1, seat=0)) == "not-your-seat"
    assert (await look(replays, watcher, host.game, 1, SPECTATOR)).decision is None


async def test_a_replay_follows_what_other_processes_write(rooms: Rooms, replays: Replays, database_url: str) -> None:
    host, friend = await open_game_of_two(rooms)
    before = await replays.replay(host.visitor, host.game, 0, False, "en")
    other = await Rooms.open(database_url, lambda change: None)
    await play_a_little(other, [host, friend], 8)
    told = await revision_of(other, host)
    await other.close()
    after = await replays.replay(host.visitor, host.game, 0, False, "en")
    assert before.moments == after.moments[: len(before.moments)]
    assert (await look(replays, host.visitor, host.game, told, seat=0)).revision == told


# --- a game that is over ---------------------------------------------------------------------------------------------


async def test_a_finished_game_is_open_to_those_at_its_table(replays: Replays, finished: Finished) -> None:
    host = finished.host
    found = await replays.replay(host.visitor, host.game, None, None, "en")
    assert (found.viewpoint, found.open, found.viewpoints, found.obstacle) == (0, False, [0, 1], None)
    opened = await replays.replay(host.visitor, host.game, 1, True, "en")
    assert len(opened.moments) >= len(found.moments)
    last = await look(replays, host.visitor, host.game, opened.moments[-1].at, seat=1, is_open=True)
    assert last.over
    assert last.reader == 1
    assert (await replays.recipe(host.visitor, host.game)).to_json() == finished.file


async def test_a_shared_game_is_open_to_everybody_who_has_its_address(
    rooms: Rooms, replays: Replays, finished: Finished
) -> None:
    host, stranger = finished.host, new_visitor()
    await rooms.company.chat(host, "between ourselves")
    assert await refused(Kind.NOT_FOUND, replays.replay(stranger, host.game, None, None, "en")) == "no-game"
    await rooms.archive.share(host)
    for visitor in (stranger, None):
        found = await replays.replay(visitor, host.game, None, None, "en")
        assert (found.viewpoint, found.open, found.shared, found.sharable) == (0, True, True, False)
        assert found.room.chat == []
        assert (await look(replays, visitor, host.game, found.moments[-1].at, 0, is_open=True)).over
    mine = await replays.replay(host.visitor, host.game, None, None, "en")
    assert mine.sharable
    assert [line.text for line in mine.room.chat] == ["between ourselves"]
    assert await refused(Kind.NOT_FOUND, rooms.watching.reader(stranger, host.game, None, "en")) == "no-game"


async def test_only_players_share_and_only_what_is_over(rooms: Rooms, finished: Finished) -> None:
    host, friend = await open_game_of_two(rooms)
    assert await refused(Kind.CONFLICT, rooms.archive.share(friend)) == "running"
    assert await refused(Kind.NOT_FOUND, rooms.archive.share(Reader(new_visitor(), host.game))) == "no-game"
    watcher = new_visitor()
    await rooms.invitations.watch(watcher, await rooms.invitations.spectator_link(finished.host))
    assert await refused(Kind.FORBIDDEN, rooms.archive.share(Reader(watcher, finished.host.game))) == "only-players"


async def test_other_answers_are_looked_at_as_the_seat_could_have_when_the_game_is_over(
    replays: Replays, finished: Finished
) -> None:
    """As `explore` shows an answer before it is given; the game itself stays as it was."""
    host = finished.host
    found = await replays.replay(host.visitor, host.game, 0, False, "en")
    asked = [(it.at, await look(replays, host.visitor, host.game, it.at, seat=0)) for it in found.moments[5:60]]
    at, table = next((at, table) for at, table in asked if len(foreseeable(table)) > 1)
    one, other = foreseeable(table)[:2]
    after = [
        await replays.explore(host.visitor, host.game, ExploreRequest(0, at, [answer]), "") for answer in (one, other)
    ]
    told = {it.log.lines[-1].text for it in (table, *after)}
    assert len(told) == 3
    assert all(it.position != table.position for it in after)  # the two may be equal: two tiles of one kind
    assert after[0].log.start == after[1].log.start
    assert any(line.motions for line in after[0].log.lines)
    assert await look(replays, host.visitor, host.game, at, seat=0) == table
    wrong = ExploreRequest(0, at, ["crane.nowhere"])
    assert await refused(Kind.ILLEGAL, replays.explore(host.visitor, host.game, wrong)) == "illegal"


def foreseeable(table: Table) -> list[str]:
    answers = table.decision.answers if table.decision else []
    return [it.action for it in answers if it.preview and not it.preview.veiled and not it.ends_turn]


async def test_nobody_explores_a_game_that_is_still_played(rooms: Rooms, replays: Replays) -> None:
    host, friend = await open_game_of_two(rooms)
    await play_a_little(rooms, [host, friend], 6)
    wish = ExploreRequest(1, 1, ["crane.park"])
    assert await refused(Kind.CONFLICT, replays.explore(friend.visitor, friend.game, wish)) == "running"
    assert await refused(Kind.NOT_FOUND, replays.explore(new_visitor(), friend.game, wish)) == "no-game"


# --- files -----------------------------------------------------------------------------------------------------------


async def test_a_file_is_opened_as_the_game_that_it_was(rooms: Rooms, replays: Replays, finished: Finished) -> None:
    visitor, host = new_visitor(), finished.host
    game = await replays.open_file(visitor, finished.file)
    mine = await replays.replay(visitor, game, 0, True, "en")
    assert mine.moments == (await replays.replay(host.visitor, host.game, 0, True, "en")).moments
    assert (await replays.recipe(visitor, game)).to_json() == finished.file
    (summary,) = await rooms.lobby.mine(visitor)
    assert (summary.id, summary.over, summary.my_turn) == (game, True, False)
    assert await rooms.bots.waiting() == []


async def test_a_file_may_end_before_the_game_does(rooms: Rooms, replays: Replays, finished: Finished) -> None:
    visitor = new_visitor()
    cut = json.loads(finished.file)
    cut["moves"] = cut["moves"][:30]
    game = await replays.open_file(visitor, json.dumps(cut))
    found = await replays.replay(visitor, game, 0, True, "en")
    last = await look(replays, visitor, game, found.moments[-1].at, seat=0, is_open=True)
    assert (found.over, last.over) == (True, False)


async def test_what_is_wrong_with_a_file_is_said_in_a_sentence(replays: Replays, finished: Finished) -> None:
    data = json.loads(finished.file)
    wrong = {
        "nonsense": "This file is not a saved game: line 1 is not valid JSON.",
        "{}": "This file is not a saved game of Princeps.",
        json.dumps(data | {"game": "chess"}): "The games here are: ",
        json.dumps(data | {"rules": 99}): "This saved game needs rules version 99",
        json.dumps(data | {"players": 7}): "This saved game cannot be set up: ",
        json.dumps(data | {"moves": ["0 fly"]}): "Move 1 of this saved game cannot be played: ",
        json.dumps(data | {"moves": ["0 undo"] * (MOST_MOVES + 1)}): f"This file has more than {MOST_MOVES} moves.",
    }
    undone = "0 crane.park", "0 undo"
    wrong[json.dumps(data | {"moves": undone * (Limits().undos + 1)})] = "In this file more than 1000 moves are undone."
    for text, sentence in wrong.items():
        with pytest.raises(Exception, match=sentence.replace("(", r"\(")):
            await replays.open_file(new_visitor(), text)


async def test_whatever_may_be_undone_in_play_may_be_undone_in_a_file(
    rooms: Rooms, replays: Replays, finished: Finished
) -> None:
    data = json.loads(finished.file)
    first = data["moves"][0]
    data["moves"] = [*[first, f"{first[0]} undo"] * Limits().undos, *data["moves"]]
    visitor = new_visitor()
    game = await replays.open_file(visitor, json.dumps(data))
    assert len((await replays.recipe(visitor, game)).moves) == len(data["moves"])


# --- playing on ------------------------------------------------------------------------------------------------------


def wish(at: int, seat: int, viewpoint: int = 0, is_open: bool = False) -> ContinueRequest:
    return ContinueRequest(at=at, viewpoint=viewpoint, open=is_open, seat=seat, levels=["tiro", "civis"])


async def test_a_finished_game_is_played_on_from_a_moment(rooms: Rooms, replays: Replays, finished: Finished) -> None:
    host = finished.host
    moments = (await replays.replay(host.visitor, host.game, 0, True, "en")).moments
    at = moments[len(moments) // 2].at
    new = await replays.play_on(host.visitor, host.game, wish(at, seat=1, is_open=True))
    room = await rooms.watching.room(Reader(host.visitor, new, 1))
    assert [(seat.kind, seat.level) for seat in room.seats] == [("bot", "tiro"), ("person", None)]
    assert [seat.mine for seat in room.seats] == [False, True]
    moves = await moves_of(rooms, Reader(host.visitor, new, 1))
    assert moves == (await moves_of(rooms, host))[: len(moves)]
    assert len(moves) == at - 1, "the open reader notices every move"
    position = (await match_of(rooms, Reader(host.visitor, new, 1))).position
    assert {seat.seat for seat in room.seats if seat.since} == set(position.deciders)
    before = await look(replays, host.visitor, host.game, at, seat=1, is_open=True)
    assert (await rooms.watching.table(Reader(host.visitor, new, 1))).scores == before.scores


async def test_a_game_is_played_on_without_what_was_taken_back(rooms: Rooms, replays: Replays) -> None:
    me, *_ = await open_game(rooms, "me", "bot")
    answer = (await legal_answers(rooms, me))[0]
    for _ in range(3):
        await act(rooms, me, answer)
        await rooms.playing.undo(me, await revision_of(rooms, me), new_secret())
    await act(rooms, me, answer)
    new = await replays.play_on(me.visitor, me.game, wish(await revision_of(rooms, me), seat=0))
    copy = Reader(me.visitor, new, 0)
    assert await moves_of(rooms, copy) == [f"0 {answer}"]
    assert (await match_of(rooms, copy)).position == (await match_of(rooms, me)).position


async def test_the_end_of_a_game_is_no_moment_to_play_on_from(replays: Replays, finished: Finished) -> None:
    host = finished.host
    last = (await replays.replay(host.visitor, host.game, 0, False, "en")).moments[-1].at
    assert await refused(Kind.CONFLICT, replays.play_on(host.visitor, host.game, wish(last, 0))) == "over-here"
    assert await refused(Kind.NOT_FOUND, replays.play_on(host.visitor, host.game, wish(last + 1, 0))) == "no-moment"
    assert await refused(Kind.INVALID, replays.play_on(host.visitor, host.game, wish(1, seat=3))) == "no-seat"


async def test_ones_own_game_against_bots_is_played_on_while_it_runs(rooms: Rooms, replays: Replays) -> None:
    me, *_ = await open_game(rooms, "me", "bot", "bot")
    await play_a_little(rooms, [me], 1)
    new = await replays.play_on(me.visitor, me.game, wish(1, seat=0))
    assert await moves_of(rooms, Reader(me.visitor, new, 0)) == []
    refusal = await refused(Kind.FORBIDDEN, replays.play_on(me.visitor, me.game, wish(1, seat=1)))
    assert refusal == "not-your-seat", "a bot's tiles are still hidden from me in the game that runs"


async def test_nobody_plays_on_while_others_play(rooms: Rooms, replays: Replays) -> None:
    host, friend = await open_game_of_two(rooms)
    shared, _ = await open_game(rooms, "me", "here")
    for reader in (host, shared):
        attempt = replays.play_on(reader.visitor, reader.game, wish(1, seat=0))
        assert await refused(Kind.FORBIDDEN, attempt) == "others-play"
        assert (await replays.replay(reader.visitor, reader.game, None, None, "en")).obstacle == "others-play"
    assert await rooms.lobby.mine(friend.visitor) != []
