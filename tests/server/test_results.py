"""A visitor's finished games: what they say together, and how to be rid of them."""

from functools import partial

import pytest
from sqlalchemy import Column, Connection, func, select

from princeps.server.errors import Kind
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.schema import devices, metadata, visitors
from princeps.server.visitors import Reader
from princeps.statistics import Choice
from princeps.table.sources import source_titles
from server.playing import GAME, database, new_visitor, open_game, open_game_of_two, play_to_the_end, refused

pytestmark = pytest.mark.anyio


async def game_of_two(rooms: Rooms) -> tuple[Reader, Reader]:
    host, friend = await open_game_of_two(rooms)
    await play_to_the_end(rooms, [host, friend])
    return host, friend


async def test_a_finished_game_counts_for_each_of_its_players(rooms: Rooms) -> None:
    host, friend = await game_of_two(rooms)
    for reader in (host, friend):
        (result,) = await rooms.results.chosen(reader.visitor, Choice(), "en")
        seat = (await rooms.archive.room(reader.visitor, reader.game)).seats[reader.seat]
        assert (result.seat, result.points, result.place) == (reader.seat, seat.score, seat.place)
        assert sum((result.sources or {}).values()) == seat.score
        assert (result.against, result.opponents[0].level) == ("people", None)


async def test_figures_have_their_titles_in_the_readers_language(rooms: Rooms) -> None:
    host, _ = await game_of_two(rooms)
    figures = await rooms.results.statistics(host.visitor, Choice(), "de")
    titles = source_titles(GAME, "de")
    assert {it.source: it.title for it in figures.points[0].sources}.items() <= titles.items()
    assert titles != source_titles(GAME, "en")


async def test_running_games_and_those_of_several_at_one_screen_do_not_count(rooms: Rooms) -> None:
    running, _ = await open_game_of_two(rooms)
    assert await rooms.results.chosen(running.visitor, Choice(), "en") == []
    together = await open_game(rooms, "me", "here")
    await play_to_the_end(rooms, together)
    assert await rooms.results.chosen(together[0].visitor, Choice(), "en") == []


async def test_somebody_without_games_has_empty_statistics(rooms: Rooms) -> None:
    await game_of_two(rooms)
    assert (await rooms.results.statistics(None, Choice(), "en")).results == []
    assert (await rooms.results.statistics(new_visitor(), Choice(), "en")).results == []


async def test_who_deletes_their_games_leaves_those_of_others_without_a_trace(rooms: Rooms, database_url: str) -> None:
    host, friend = await game_of_two(rooms)
    await rooms.company.rename(host, host.seat, "Brunhilde")
    await rooms.results.forget(host.visitor)
    assert (await rooms.lobby.mine(host.visitor)) == []
    assert await refused(Kind.NOT_FOUND, rooms.archive.room(host.visitor, host.game)) == "no-game"
    (result,) = await rooms.results.chosen(friend.visitor, Choice(), "en")
    assert result.opponents[0].name != "Brunhilde"
    async with database(database_url) as store:
        for table in set(metadata.tables.values()) - {visitors, devices}:  # who they are stays
            for column in table.columns:
                if str(column.type).startswith("VARCHAR"):
                    assert await store.read(partial(mentions, column, host)) == 0, column


def mentions(column: Column[str], reader: Reader, db: Connection) -> int | None:
    return db.scalar(select(func.count()).where(column.in_([reader.visitor, "Brunhilde"])))


async def test_games_that_nobody_else_played_in_are_removed(rooms: Rooms) -> None:
    host, friend = await game_of_two(rooms)
    await rooms.results.forget(host.visitor)
    await rooms.results.forget(friend.visitor)
    assert await refused(Kind.NOT_FOUND, rooms.archive.room(friend.visitor, host.game)) == "no-game"


async def test_a_running_game_stays_when_finished_ones_are_deleted(rooms: Rooms) -> None:
    host, _ = await open_game_of_two(rooms)
    await rooms.results.forget(host.visitor)
    assert [game.id for game in await rooms.lobby.mine(host.visitor)] == [host.game]
