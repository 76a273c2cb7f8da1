"""The lobby: opening games, whose turn it is in them, rematches, deleting a game."""

import asyncio
from random import Random

import pytest
from sqlalchemy import func, select

from princeps.bots.characters import characters_of
from princeps.kernel.match import Match
from princeps.server.errors import Kind
from princeps.server.messages import NewGame, NewSeat, Rematch, Room
from princeps.server.processes.replaying import Replaying
from princeps.server.rooms.replays import Replays
from princeps.server.rooms.repository import Limits
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.schema import metadata
from princeps.server.visitors import Reader
from server.playing import (
    GAME,
    Who,
    act,
    another_process,
    choose,
    database,
    deciders,
    legal_answers,
    match_of,
    new_visitor,
    open_game,
    open_game_of_two,
    people_of,
    play_to_the_end,
    refused,
    revision_of,
    wish,
)

pytestmark = pytest.mark.anyio


async def test_home_offers_the_games_in_the_readers_language(rooms: Rooms) -> None:
    home = await rooms.lobby.home(None, "de")
    offer = next(offer for offer in home.games if offer.name == GAME)
    assert (offer.fewest, offer.most) == (2, 4)
    assert next(option for option in offer.options if option.name == "open-tiles").help.startswith("Alle")
    assert "princeps" in home.levels
    assert home.mine == []


async def test_a_new_game_is_on_the_list_of_who_opened_it(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here", "bot", "friend")
    (game,) = (await rooms.lobby.home(readers[0].visitor, "en")).mine
    assert (game.id, game.game, game.host, game.over) == (readers[0].game, GAME, True, False)
    assert [seat.kind for seat in game.seats] == ["person", "person", "bot", "person"]
    assert [seat.mine for seat in game.seats] == [True, True, False, False]
    assert [seat.claimed for seat in game.seats] == [True, True, True, False]
    assert len({seat.name for seat in game.seats}) == 4
    assert await rooms.lobby.mine(new_visitor()) == []


async def test_names_that_the_program_gave_are_written_as_each_reader_writes_them(rooms: Rooms) -> None:
    bot = NewSeat("bot")
    host = new_visitor()
    game = await rooms.lobby.create(host, NewGame(GAME, [NewSeat("me", "Ёлка"), bot, bot, NewSeat("here", "Марк")], {}))
    for language, names in {
        "en": ["Ёлка", "Livia", "Flavia", "Марк"],
        "ru": ["Ёлка", "Ливия", "Флавия", "Марк"],
    }.items():
        (mine,) = (await rooms.lobby.home(host, language)).mine
        assert [seat.name for seat in mine.seats] == names
        reader = Reader(host, game, 0, language)
        assert [seat.name for seat in (await rooms.watching.room(reader)).seats] == names
    # Marcus is not given to a bot: a Russian reader could not tell it from the guest's own name.
    assert await refused(Kind.INVALID, rooms.company.rename(Reader(host, game, 3), 3, "Ливия")) == "same-name"


async def test_a_rival_keeps_its_character_when_the_server_starts_again(sqlite_url: str) -> None:
    host = new_visitor()
    rivals = [NewSeat("bot", level=level, character="fortuna") for level in ("tiro", "senator")]
    async with another_process(sqlite_url) as rooms:
        game = await rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), NewSeat("bot", character="cato"), *rivals]))
    thinking: list[str] = []
    for _ in range(2):
        async with another_process(sqlite_url) as rooms:
            seats = (await rooms.watching.room(Reader(host, game, 0, "de"))).seats
            assert [(seat.level, seat.character) for seat in seats[1:]] == [
                ("senator", "cato"),
                ("tiro", "fortuna"),  # who it is, is told when the game is over
                ("senator", "fortuna"),
            ]
            assert [seat.name for seat in seats[1:3]] == ["Cato", "Fortuna"]
            owed = await rooms.bots.owed(game)
            assert all(task.bot.partition("/")[2] in characters_of(GAME) for task in owed)
            thinking.append(" ".join(task.bot for task in owed))
    assert thinking[0] == thinking[1] != ""


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (wish("me", "me"), "seats"),
        (wish("me"), "options"),
        (wish("me", "here", no_such_option=True), "options"),
        (NewGame("chess", [NewSeat("me"), NewSeat("here")]), "game"),
        (NewGame(GAME, [NewSeat("me", level="senator"), NewSeat("here")]), "seats"),
        (NewGame(GAME, [NewSeat("me"), NewSeat("bot", level="caesar")]), "level"),
        (NewGame(GAME, [NewSeat("me"), NewSeat("bot", character="nero")]), "character"),
        (NewGame(GAME, [NewSeat("me", character="cato"), NewSeat("here")]), "seats"),
        (NewGame(GAME, [NewSeat("me", "Nero"), NewSeat("here", "NERO ")]), "same-name"),
        (NewGame(GAME, [NewSeat("me", " "), NewSeat("here")]), "name"),
        (NewGame(GAME, [NewSeat("me", "a\u202eb"), NewSeat("here")]), "name"),
    ],
)
async def test_an_impossible_game_is_refused(rooms: Rooms, wanted: NewGame, code: str) -> None:
    visitor = new_visitor()
    assert await refused(Kind.INVALID, rooms.lobby.create(visitor, wanted)) == code
    assert await rooms.lobby.mine(visitor) == []


async def test_nobody_opens_games_without_end(sqlite_url: str) -> None:
    async with another_process(sqlite_url, Limits(running_games=2)) as rooms:
        visitor = new_visitor()
        ids = [await rooms.lobby.create(visitor, wish("me", "here")) for _ in range(2)]
        assert await refused(Kind.TOO_MANY, rooms.lobby.create(visitor, wish("me", "here"))) == "too-many-games"
        await rooms.lobby.delete(Reader(visitor, ids[0]))
        await rooms.lobby.create(visitor, wish("me", "here"))


async def test_the_list_begins_with_games_that_wait_for_me(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    chance = Random(10)
    while host.seat in await deciders(rooms, host):
        await act(rooms, host, chance.choice(await legal_answers(rooms, host)))
    waiting = await rooms.lobby.create(friend.visitor, wish("me", "here"))
    newest = await rooms.lobby.create(friend.visitor, wish("bot", "bot"))
    assert [game.id for game in await rooms.lobby.mine(friend.visitor)][-1] == newest
    assert {game.id for game in await rooms.lobby.mine(friend.visitor) if game.my_turn} == {waiting, host.game}
    (mine,) = await rooms.lobby.mine(host.visitor)
    assert not mine.my_turn
    assert mine.since == mine.seats[1].since


async def test_a_game_has_been_waiting_since_the_turn_began(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(11)
    turn = await rooms.watching.ask(readers[0], lambda game, names: game.turn)
    for _ in range(30):
        before, last = (await rooms.watching.room(readers[0])).seats, turn
        reader, answers = await choose(rooms, readers, chance)
        await act(rooms, reader, *answers)
        turn = await rooms.watching.ask(readers[0], lambda game, names: game.turn)
        waited_for = await deciders(rooms, readers[0])
        for old, new in zip(before, (await rooms.watching.room(readers[0])).seats, strict=True):
            assert (new.since is not None) == (new.seat in waited_for)
            if old.since is not None and new.since is not None:
                assert (new.since == old.since) == (turn == last)


# --- hints -----------------------------------------------------------------------------------------------------------


async def advised(rooms: Rooms, reader: Reader) -> int:
    """How many answers a hint would be about."""
    view = await rooms.watching.to_advise(reader, await revision_of(rooms, reader), [])
    return len(view.legal(reader.seat))


@pytest.mark.parametrize(("kinds", "usual"), [(("me", "bot", "bot"), True), (("me", "friend"), False)])
@pytest.mark.parametrize("chosen", [None, True, False])
async def test_the_host_decides_on_hints_and_people_play_without_by_default(
    rooms: Rooms, kinds: tuple[Who, ...], usual: bool, chosen: bool | None
) -> None:
    host, *_ = await open_game(rooms, *kinds, hints=chosen)
    allowed = usual if chosen is None else chosen
    assert (await rooms.watching.room(host)).hints == allowed
    if allowed:
        assert await advised(rooms, host) > 1
    else:
        assert await refused(Kind.FORBIDDEN, advised(rooms, host)) == "no-hints"


async def test_everybody_at_the_table_learns_whether_there_are_hints(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    spectator = Reader(new_visitor(), host.game)
    await rooms.invitations.watch(spectator.visitor, await rooms.invitations.spectator_link(host))
    assert not any([(await rooms.watching.room(reader)).hints for reader in (host, friend, spectator)])
    assert await refused(Kind.FORBIDDEN, advised(rooms, friend)) == "no-hints"


async def test_a_rematch_keeps_what_was_decided_on_hints(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here", hints=True, first_game=True)
    await play_to_the_end(rooms, readers)
    again = Reader(readers[0].visitor, await rooms.lobby.rematch(readers[0]), 0)
    assert (await rooms.watching.room(again)).hints


async def test_hints_can_be_about_what_follows_an_answer(rooms: Rooms) -> None:
    """And only where nothing hidden is involved."""
    host, *_ = await open_game(rooms, "me", "bot", random_setup=True)
    match = await match_of(rooms, host)
    revision = await revision_of(rooms, host)
    look = next(it for it in await legal_answers(rooms, host) if it.startswith("take"))
    assert await refused(Kind.ILLEGAL, rooms.watching.to_advise(host, revision, [look])) == "illegal"
    assert await refused(Kind.ILLEGAL, rooms.watching.to_advise(host, revision, ["end-turn"])) == "illegal"
    assert match.recipe.moves == (await match_of(rooms, host)).recipe.moves


async def test_a_finished_game_says_who_placed_where_and_gives_its_recipe(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here", first_game=True)
    replays = Replays(rooms.archive, Replaying())
    assert await refused(Kind.CONFLICT, replays.recipe(readers[0].visitor, readers[0].game)) == "running"
    await play_to_the_end(rooms, readers)
    recipe = await replays.recipe(readers[0].visitor, readers[0].game)
    position = (await match_of(rooms, readers[0])).position
    assert Match.replay(position.game, recipe).position == position
    (game,) = await rooms.lobby.mine(readers[0].visitor)
    assert game.over
    assert not game.my_turn
    assert [seat.score for seat in game.seats] == list(position.scores)
    assert [seat.place for seat in game.seats] == list(position.ranking)
    assert [seat.since for seat in game.seats] == [None, None]
    for reader in readers:  # the recipe is known now, so no different move may be played
        revision = await revision_of(rooms, reader)
        assert await refused(Kind.CONFLICT, rooms.playing.undo(reader, revision, "too late!")) == "over"


async def test_a_rematch_has_the_same_players_and_a_new_seed(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    guest = new_visitor()
    await rooms.invitations.watch(guest, await rooms.invitations.spectator_link(host))
    await rooms.company.rename(friend, 1, "Seneca")
    assert await refused(Kind.CONFLICT, rooms.lobby.rematch(host)) == "running"
    await play_to_the_end(rooms, (host, friend))
    both = await asyncio.gather(rooms.lobby.rematch(friend), rooms.lobby.rematch(host))
    assert both[0] == both[1] == rematch_in(await rooms.watching.room(host)).id
    old, new = Reader(host.visitor, host.game), Reader(host.visitor, both[0])
    assert await people_of(rooms, new) == await people_of(rooms, old)
    room = await rooms.watching.room(new)
    assert [seat.name for seat in room.seats] == [seat.name for seat in (await rooms.watching.room(old)).seats]
    assert room.spectators == 1
    one, other = (await match_of(rooms, old)).recipe, (await match_of(rooms, new)).recipe
    assert one.seed != other.seed
    assert other.moves == []
    await rooms.lobby.delete(new if room.host else Reader(friend.visitor, new.game))
    assert await rooms.lobby.rematch(host) != both[0]


def rematch_in(room: Room) -> Rematch:
    assert room.rematch
    return room.rematch


async def test_an_offered_rematch_names_who_offers_and_is_joined_with_one_request(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    await play_to_the_end(rooms, (host, friend))
    again = await rooms.lobby.rematch(host)
    offered = rematch_in(await rooms.watching.room(friend))
    assert (offered.id, offered.answers, offered.mine_to_answer) == (again, ["offers", "silent"], True)
    assert not rematch_in(await rooms.watching.room(host)).mine_to_answer
    waiting = Reader(host.visitor, again)
    assert (await rooms.watching.room(waiting)).invited == [1]
    assert await rooms.lobby.rematch(friend) == again
    answered = rematch_in(await rooms.watching.room(friend))
    assert (answered.answers, answered.mine_to_answer) == (["offers", "joins"], False)
    assert (await rooms.watching.room(waiting)).invited == []
    assert await refused(Kind.CONFLICT, rooms.lobby.decline_rematch(friend)) == "joined"


async def test_not_this_time_frees_the_seat_for_somebody_else_and_closes_the_game_to_whoever_said_so(
    rooms: Rooms,
) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.company.rename(friend, 1, "Seneca")
    await play_to_the_end(rooms, (host, friend))
    assert await refused(Kind.GONE, rooms.lobby.decline_rematch(friend)) == "no-rematch"
    again = await rooms.lobby.rematch(host)
    for _ in range(2):  # doing it twice changes nothing
        await rooms.lobby.decline_rematch(friend)
    told = rematch_in(await rooms.watching.room(friend))
    assert (told.answers, told.mine_to_answer) == (["offers", "declines"], False)
    assert await refused(Kind.CONFLICT, rooms.lobby.rematch(friend)) == "declined"
    waiting = Reader(host.visitor, again)
    room = await rooms.watching.room(waiting)
    assert (room.seats[1].claimed, room.links, room.invited) == (False, [0, 1], [])
    assert room.seats[1].name != "Seneca"
    assert await refused(Kind.NOT_FOUND, rooms.watching.reader(friend.visitor, again, 1, "en")) == "no-game"
    another = new_visitor()
    await rooms.invitations.join(another, await rooms.invitations.link(waiting, 1))
    assert (await people_of(rooms, waiting))[1] == another


async def test_a_rematch_that_was_deleted_can_be_offered_again_to_everybody(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    await play_to_the_end(rooms, (host, friend))
    await rooms.lobby.rematch(host)
    await rooms.lobby.decline_rematch(friend)
    await rooms.lobby.delete(Reader(host.visitor, rematch_in(await rooms.watching.room(host)).id))
    assert (
        await rooms.watching.room(await rooms.watching.reader(friend.visitor, friend.game, 1, "en"))
    ).rematch is None
    await rooms.lobby.rematch(friend)
    assert rematch_in(await rooms.watching.room(host)).answers == ["silent", "offers"]


async def test_only_the_host_deletes_and_nothing_is_left(rooms: Rooms, database_url: str) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.company.chat(host, "Hello!")
    await rooms.company.leave(friend, 1)
    await rooms.invitations.watch(new_visitor(), await rooms.invitations.spectator_link(host))
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    assert await refused(Kind.FORBIDDEN, rooms.lobby.delete(friend)) == "only-host"
    async with another_process(database_url) as elsewhere, database(database_url) as store:
        await elsewhere.watching.table(host)
        await rooms.lobby.delete(host)
        assert await refused(Kind.NOT_FOUND, rooms.watching.table(host)) == "no-game"
        await elsewhere.watching.refresh(host.game)
        assert await refused(Kind.NOT_FOUND, elsewhere.watching.table(host)) == "no-game"
        tables = [table for name, table in metadata.tables.items() if name not in {"visitors", "devices"}]
        counts = [select(func.count()).select_from(table) for table in tables]
        assert await store.read(lambda db: [db.scalar(count) for count in counts]) == [0] * len(tables)
