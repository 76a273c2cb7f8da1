"""Games outlive releases: what an older program began is played on, from its database and from its files."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

import princeps
from corpus.test_corpus import BEFORE, CORPUS, half_of
from princeps.kernel.editions import LARGEST_CONTENTS
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, load_recipe
from princeps.server.errors import Kind, RoomError
from princeps.server.processes.replayer import LONGEST_SENTENCE
from princeps.server.replay_messages import ContinueRequest
from princeps.server.rooms.replays import Replays
from princeps.server.rooms.rooms import Rooms
from princeps.server.store import schema
from princeps.server.store.queries import add_moves
from princeps.server.visitors import Reader, Visitor
from server.older import turn_back
from server.playing import (
    Who,
    another_process,
    database,
    match_of,
    new_visitor,
    open_game,
    play_to_the_end,
    refused,
    wish,
)

pytestmark = pytest.mark.anyio

SMALL = load_recipe(CORPUS / "0.1.0" / "trajan" / "small-edition.json")
TABLES_OF_THEN = {"forum-trajanum": "0003", "trajan": "0001"}  # the version of the database before F32, before T1


def all_here(count: int) -> list[Who]:
    return ["here"] * count


async def keep_as_of_old(rooms: Rooms, url: str, recipe: Recipe) -> list[Reader]:
    """A game of people at one screen, in rows as the older program wrote them."""
    visitor = new_visitor()
    game = await rooms.lobby.create(visitor, wish("me", *all_here(recipe.players - 1), name=recipe.game))
    then = {
        "game": game,
        "rules": recipe.rules,
        "seed": recipe.seed,
        "options": json.dumps(recipe.options),
        "moves": len(recipe.moves),
    }

    def rewrite(db: Connection) -> None:
        columns = "rules = :rules, seed = :seed, options = :options, moves = :moves"
        db.execute(text(f"UPDATE games SET {columns} WHERE id = :game"), then)
        add_moves(db, game, 0, recipe.moves, at=1)

    async with database(url) as store:
        await store.write(rewrite)
    await turn_back(url, TABLES_OF_THEN[recipe.game])
    return [Reader(visitor, game, seat) for seat in range(recipe.players)]


async def kept_editions(url: str) -> dict[str, Any]:
    async with database(url) as store:
        rows = await store.read(lambda db: db.execute(select(schema.editions)).all())
    return {row.digest: json.loads(row.contents) for row in rows}


# --- from the database -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", BEFORE, ids=lambda file: file.stem)
async def test_a_game_of_an_older_program_is_finished(rooms: Rooms, database_url: str, file: Path) -> None:
    """All but the last few answers are as played then, the rest random: F32 and T1 come up before that."""
    recipe = load_recipe(file)
    recipe = replace(recipe, moves=recipe.moves[:-20])
    readers = await keep_as_of_old(rooms, database_url, recipe)
    async with another_process(database_url) as later:
        assert [str(move) for move in recipe.moves] == [
            str(move) for move in (await match_of(later, readers[0])).recipe.moves
        ]
        await play_to_the_end(later, readers)
        match = await match_of(later, readers[0])
    assert match.position.is_over
    assert (match.recipe.rules, match.recipe.options) == (1, recipe.options), "a game stays what it was"
    standard = princeps.game(recipe.game).load_edition(None)
    assert await kept_editions(database_url) == {standard.digest: standard.data}, "what there was is kept from now on"


async def test_a_game_goes_on_when_the_program_comes_with_another_edition(rooms: Rooms, database_url: str) -> None:
    """As if the standard edition had once been this one, and nobody had kept its file."""
    visitor = new_visitor()
    match = Match.replay(princeps.game(SMALL.game), half_of(SMALL))
    readers = await keep_small_game(rooms, visitor, match)
    assert SMALL.edition_digest in await kept_editions(database_url)
    async with another_process(database_url) as later:
        assert (await match_of(later, readers[0])).position == match.position


async def keep_small_game(rooms: Rooms, visitor: Visitor, match: Match) -> list[Reader]:
    host = (await open_game(rooms, *all_here(match.recipe.players)))[0]
    room = await rooms.archive.room(host.visitor, host.game)
    mine = [replace(seat, visitor=visitor) for seat in room.seats]
    game = await rooms.archive.keep(visitor, match.recipe, match.position, mine)
    return [Reader(visitor, game, seat.seat) for seat in mine]


async def test_an_edition_leaves_with_the_last_game_that_is_played_with_it(rooms: Rooms, database_url: str) -> None:
    """Otherwise somebody who opens and deletes files in turn would fill the disk."""
    match = Match.replay(princeps.game(SMALL.game), half_of(SMALL))
    first, *_ = await keep_small_game(rooms, new_visitor(), match)
    second, *_ = await keep_small_game(rooms, new_visitor(), match)
    await rooms.lobby.delete(first)
    assert (await kept_editions(database_url))[SMALL.edition_digest] == SMALL.edition_contents
    await rooms.lobby.delete(second)
    assert SMALL.edition_digest not in await kept_editions(database_url)


async def test_a_game_that_no_option_can_play_names_the_version_that_can(
    rooms: Rooms, replays: Replays, database_url: str
) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    async with database(database_url) as store:
        await store.write(lambda db: db.execute(text("UPDATE games SET rules = 99, begun_with = '0.7.2'")))
    async with another_process(database_url) as later:
        assert await refused(Kind.OUTDATED, later.watching.table(host)) == "other-version"
    for language, words in {"en": "with Princeps 0.7.2", "de": "mit Princeps 0.7.2", "ru": "в Princeps 0.7.2"}.items():
        with pytest.raises(RoomError, match=words):
            await replays.replay(host.visitor, host.game, 0, False, language)


# --- from a file -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", [*map(load_recipe, BEFORE), SMALL], ids=lambda recipe: f"{recipe.seed}")
async def test_a_file_of_an_older_program_is_opened_and_played_on(
    rooms: Rooms, replays: Replays, recipe: Recipe
) -> None:
    visitor = new_visitor()
    opened = await replays.open_file(visitor, recipe.to_json())
    assert (await replays.recipe(visitor, opened)).to_json() == recipe.to_json()
    moments = (await replays.replay(visitor, opened, 0, True, "en")).moments
    levels = ["tiro"] * recipe.players
    order = ContinueRequest(at=moments[-10].at, viewpoint=0, open=True, seat=0, levels=levels)
    new = await replays.play_on(visitor, opened, order)
    match = await match_of(rooms, Reader(visitor, new, 0))
    assert not match.position.is_over
    assert replace(match.recipe, moves=[]) == replace(recipe, moves=[])
    await play_out(match)


async def play_out(match: Match) -> None:
    while not match.position.is_over:
        seat = match.position.deciders[0]
        match.apply(seat, match.position.legal(seat)[0])


def small_with(**changes: Any) -> str:
    data = json.loads(SMALL.to_json())
    data |= {"moves": data["moves"][:5]} | changes
    return json.dumps({key: value for key, value in data.items() if value is not ...})


CONTENTS = SMALL.edition_contents or {}
BAD_FILES = {
    "switch": (small_with(options={"no_such_ruling": True}), "no option 'no_such_ruling'"),
    "ruling": (
        small_with(edition_contents=CONTENTS | {"rulings": {"open_doors": True}}),
        "rulings.open_doors is unknown",
    ),
    "ruling-kind": (small_with(edition_contents=CONTENTS | {"rulings": {"open_setup": 1}}), "must be true or false"),
    "missing": (small_with(edition_contents=...), "does not come with it"),
    "not-a-table": (small_with(edition_contents=[1, 2]), "'edition_contents' is missing or is not of the right kind"),
    "damaged": (
        small_with(edition_contents=CONTENTS | {"players": {"tokens": "many"}}),
        "players.tokens must be a whole",
    ),
    "other-game": (small_with(edition_contents=CONTENTS | {"game": "forum-trajanum"}), "broken edition: game"),
    "digest": (small_with(edition_contents=CONTENTS | {"players": {"tokens": 11}}), "comes with another edition"),
    "digest-elsewhere": (small_with(edition_digest="../../standard"), "comes with another edition"),
    "enormous": (small_with(edition_contents=CONTENTS | {"x": "y" * LARGEST_CONTENTS}), "larger than 32 kB"),
    "long-name": (small_with(edition_contents=CONTENTS | {"name": "y" * 1000}), "name must have at most 80 letters"),
    "bell": (small_with(edition_contents=CONTENTS | {"name": "small\x1b[2J"}), "letters only that can be printed"),
    "surrogate": (small_with(edition_contents=CONTENTS | {"\ud800": 1}), "This file is not text"),
    "long-key": (small_with(edition_contents=CONTENTS | {"y" * 20_000: 1}), "yyy…"),
    "deep": (
        small_with(edition_contents=0).replace('"edition_contents": 0', f'"edition_contents": {"[" * 9999}'),
        "not a",
    ),
    "version": (small_with(begun_with="0" * 1000), "'begun_with' does not name a version"),
    "newer": (small_with(rules=3, begun_with="0.7.2"), "play it with Princeps 0.7.2"),
}


@pytest.mark.parametrize(("file", "reason"), BAD_FILES.values(), ids=BAD_FILES)
async def test_a_bad_file_is_refused_in_one_short_sentence(
    rooms: Rooms, replays: Replays, database_url: str, file: str, reason: str
) -> None:
    visitor = new_visitor()
    with pytest.raises(RoomError) as caught:
        await replays.open_file(visitor, file)
    assert caught.value.kind is Kind.INVALID
    assert reason in str(caught.value)
    assert len(str(caught.value)) <= LONGEST_SENTENCE
    assert "\n" not in str(caught.value)
    assert await kept_editions(database_url) == {}
    assert await rooms.lobby.mine(visitor) == []
