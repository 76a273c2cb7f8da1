"""The rooms: every game with its seats, chat and links, for people who may be anywhere and programs that may die.

    rooms = await Rooms.open("sqlite:///princeps.db", announce=print)
    game = await rooms.create(visitor, NewGame("forum-trajanum", [NewSeat("me"), NewSeat("bot", level="senator")]))
    reader = await rooms.reader(visitor, game, seat=0, language="en")
    table = await rooms.act(reader, revision=0, key="some-random-text", actions=["crane.park"])

The database is the truth, and a game there is its recipe; what is in memory only saves replaying it. Whatever is
answered or announced has been committed before. Everything refused raises a `RoomError` and changes nothing.
"""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from princeps.bots import LEVELS
from princeps.kernel.errors import IllegalAction, UndoError
from princeps.kernel.game import LARGEST_SEED, SPECTATOR, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Recipe
from princeps.server import ledger
from princeps.server.company import (
    check_reader,
    claim,
    is_hosted,
    may_link,
    proposal_of,
    seat_at,
    seat_bot,
    seat_claimed,
    seat_invited,
    seats_of_player,
    settle,
)
from princeps.server.describe import describe_game, describe_room
from princeps.server.errors import (
    Kind,
    RoomError,
    game_over,
    no_such_game,
    not_your_seat,
    only_the_host,
    table_moved_on,
    used_secret,
)
from princeps.server.ledger import ChatRow, GameRow, RoomRows, SeatRow
from princeps.server.live import LiveChronicle, LiveGame, Shelf, deal, game_row
from princeps.server.messages import Home, Joined, NewGame, Room, Summary
from princeps.server.offers import offers
from princeps.server.seating import check_level, check_line, check_name, seat_players
from princeps.server.seats import Visitor, hash_of, new_secret
from princeps.server.store import Store, Work
from princeps.table.messages import Box, Table


@dataclass(frozen=True)
class Limits:
    """What one visitor, one game and this process may grow to."""

    running_games: int = 50  # that a visitor has opened and that are not over
    games: int = 1000  # that a visitor has opened at all
    chat_lines: int = 200  # kept of each game, the newest
    spectators: int = 50
    undos: int = 1000  # in a game: play itself comes to an end, taking back does not
    live: int = 256  # games kept in memory


@dataclass(frozen=True)
class Reader:
    """A visitor who looks at a game from a seat, or from beside the table (seat -1), in a language."""

    visitor: Visitor
    game: str
    seat: int = SPECTATOR
    language: str = "en"


@dataclass(frozen=True)
class Change:
    """Said after each commit, and once more than needed if one is in doubt: moves, room (seats, chat, rematch) or end.

    A reader whose own revision is still the same must not notice: others may have answered in secret.
    """

    game: str
    what: Literal["moves", "room", "deleted"]


@dataclass(frozen=True)
class Task:
    """A decision that a bot owes. `at` stays the same as long as it is the same question, whatever others do."""

    game_id: str
    game: str
    seat: int
    level: str
    at: int
    view: bytes = field(repr=False)  # position.view(seat).to_bytes()
    seed: int = field(repr=False)  # for the bot's own chance; not the game's


@dataclass(frozen=True)
class Record:
    """A game to look back at: all about it but its moves, and its recipe up to now."""

    room: RoomRows
    recipe: Recipe = field(repr=False)


Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")
Names = Sequence[str]


def _to_its_end(
    method: Callable[Concatenate["Rooms", Parameters], Coroutine[Any, Any, Answer]],
) -> Callable[Concatenate["Rooms", Parameters], Coroutine[Any, Any, Answer]]:
    """What has been begun is done, even if nobody waits for it any more: a browser went away, or time was up.

    A transaction goes on in its thread anyway, and must find the game locked until it has ended.
    """

    @wraps(method)
    async def call(self: "Rooms", /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Answer:
        work = asyncio.create_task(method(self, *args, **kwargs))
        self._work.add(work)
        work.add_done_callback(self._work.discard)
        return await asyncio.shield(work)

    return call


class Rooms:
    """The service. One instance in each process; several processes may share a database."""

    def __init__(self, store: Store, announce: Callable[[Change], None], limits: Limits) -> None:
        self._store = store
        self._announce = announce
        self._limits = limits
        self._shelf = Shelf(limits.live)
        self._work: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str, announce: Callable[[Change], None], limits: Limits | None = None) -> Self:
        """Connect to `sqlite:///path` or `postgresql://...`, and bring its tables up to date. Raises `StoreError`.

        `announce` is called in the event loop after each commit of this process; it must be quick and must not raise.
        """
        return cls(await Store.open(url), announce, limits or Limits())

    async def close(self) -> None:
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._store.close()

    # --- coming in ---

    async def home(self, visitor: Visitor | None, language: str) -> Home:
        """What can be played, and the visitor's games."""
        games = await asyncio.to_thread(offers, language)
        return Home(list(games), list(LEVELS), await self.mine(visitor) if visitor else [])

    @_to_its_end
    async def mine(self, visitor: Visitor) -> list[Summary]:
        """The visitor's games: first where it is his turn, then the running ones, then the others, newest first."""
        found = await self._store.read(lambda db: ledger.games_of(db, visitor))
        games = [describe_game(game, seats, visitor) for game, seats in found]
        return sorted(games, key=lambda game: not game.my_turn)

    @_to_its_end
    async def create(self, visitor: Visitor, wish: NewGame) -> str:
        """Open a game; returns its id. Friends' seats are open until somebody claims them by `link`."""
        seats = seat_players(wish.seats, visitor)
        game, position = await asyncio.to_thread(deal, wish.game, len(seats), wish.options, visitor, ledger.now())

        def write(db: Connection) -> None:
            self._check_games(db, visitor)
            ledger.add_game(db, game, _standing(seats, position, game.created))

        await self._store.write(write)
        return game.id

    def _check_games(self, db: Connection, visitor: Visitor) -> None:
        """A visitor's games are counted while nobody else, he himself in another window, can add one."""
        ledger.welcome(db, visitor)
        running, all_of_them = ledger.count_games(db, visitor)
        if running >= self._limits.running_games or all_of_them >= self._limits.games:
            sentence = "You have opened very many games; finish or delete some before you open another."
            raise RoomError(Kind.TOO_MANY, "too-many-games", sentence)

    @_to_its_end
    async def join(self, visitor: Visitor, secret: str) -> Joined:
        """Claim a seat by an invitation, which is used up. Coming twice with the same cookie is no mistake."""
        invite = hash_of(secret)
        game = await self._store.read(lambda db: ledger.game_by_seat_link(db, invite))
        if game is None:
            raise used_secret()
        async with self._looking(game, fresh=True) as live:
            if (seat := seat_claimed(live.known, visitor, invite)) is not None:
                return Joined(game, seat)

        def sit_down(db: Connection, room: RoomRows) -> int:
            seat = seat_invited(room, visitor, invite)
            ledger.welcome(db, visitor)
            claim(db, room, seat, visitor)
            return seat

        return Joined(game, await self._change(game, sit_down))

    @_to_its_end
    async def watch(self, visitor: Visitor, secret: str) -> str:
        """Sit down beside the table by a spectators' link, which serves many; returns the game's id."""
        link = hash_of(secret)
        game = await self._store.read(lambda db: ledger.game_by_spectator_link(db, link))
        if game is None:
            raise used_secret()
        async with self._looking(game, fresh=True) as live:
            if live.known.admits(visitor):
                return game

        def sit_down_beside(db: Connection, room: RoomRows) -> None:
            if room.game.spectator_link != link:
                raise used_secret()
            if len(room.spectators) >= self._limits.spectators:
                raise RoomError(Kind.TOO_MANY, "too-many-spectators", "There are too many spectators at this game.")
            ledger.welcome(db, visitor)
            ledger.add_spectator(db, room.game.id, visitor)

        await self._change(game, sit_down_beside)
        return game

    @_to_its_end
    async def reader(self, visitor: Visitor | None, game: str, seat: int | None, language: str) -> Reader:
        """Check that the visitor may look from there, and catch up with the database.

        No game, or none of his: NOT_FOUND. A seat that is not his: FORBIDDEN. No seat: as a spectator, which
        everybody at the table may do.
        """
        if visitor is None:
            raise no_such_game()
        reader = Reader(visitor, game, SPECTATOR if seat is None else seat, language)
        async with self._looking(game, fresh=True) as live:
            check_reader(live.known, reader.visitor, reader.seat)
        return reader

    # --- at the table ---

    @_to_its_end
    async def refresh(self, game: str) -> None:
        """Catch up with what other processes have written. Cheap when there is nothing, also for deleted games."""
        with suppress(RoomError):  # whoever then asks for a table is told
            async with self._looking(game, fresh=True):
                pass

    @_to_its_end
    async def ask(self, reader: Reader, question: Callable[[LiveChronicle, Names], Answer]) -> Answer:
        """Put a question to the game as it stands in memory, for somebody who may look at it from there.

        `reader` and `refresh` catch up with other processes.
        """
        async with self._looking(reader.game) as live:
            check_reader(live.known, reader.visitor, reader.seat)
            with _refusals():
                return question(await self._sit(live), live.known.names)

    async def revision(self, reader: Reader) -> int:
        return await self.ask(reader, lambda game, _: game.revision(reader.seat))

    async def table(self, reader: Reader, after: int = 0) -> Table:
        """What the reader sees, and of the log what he did not know at revision `after`."""
        return await self.ask(reader, lambda game, names: game.table(reader.seat, names, reader.language, after))

    async def box(self, reader: Reader) -> Box:
        """What never changes in this game."""
        return await self.ask(reader, lambda game, names: game.box(reader.seat, names, reader.language))

    async def act(self, reader: Reader, revision: int, key: str, actions: Sequence[str], after: int = 0) -> Table:
        """Answer, all or nothing. STALE if the table of `revision` asked something else, ILLEGAL if the rules refuse.

        The same request with the same key again does nothing and tells how the table stands now.
        """
        request = _request("act", _seated(reader), revision, key, *actions)
        return await self._play(reader, revision, request, lambda table: table.play(reader.seat, actions), after)

    async def undo(self, reader: Reader, revision: int, key: str, after: int = 0) -> Table:
        """Take the last answer back; refusals and repetition as with `act`."""
        request = _request("undo", _seated(reader), revision, key)
        return await self._play(reader, revision, request, lambda table: self._take_back(table, reader.seat), after)

    def _take_back(self, chronicle: LiveChronicle, seat: int) -> None:
        if chronicle.match.position.is_over:  # its recipe may be known by now, and with it what would come
            raise game_over()
        if sum(move.action == UNDO for move in chronicle.match.recipe.moves) >= self._limits.undos:
            raise RoomError(Kind.TOO_MANY, "too-many-undos", "Too much has been taken back in this game.")
        chronicle.undo(seat)

    @_to_its_end
    async def _play(
        self, reader: Reader, revision: int, request: str, step: Callable[[LiveChronicle], None], after: int
    ) -> Table:
        def play(db: Connection, live: LiveGame, chronicle: LiveChronicle) -> None:
            check_reader(live.known, reader.visitor, reader.seat)
            if not ledger.was_done(db, reader.game, request):
                _check_revision(chronicle, reader.seat, revision)
                _advance(db, live, chronicle, step)
                ledger.add_request(db, reader.game, request, live.known.game.moves)

        await self._move(reader.game, play)
        return await self.table(reader, after)

    async def explore(self, reader: Reader, revision: int, actions: Sequence[str]) -> Table:
        """The table as it would be; nothing happens."""

        def explored(game: LiveChronicle, names: Names) -> Table:
            _check_revision(game, reader.seat, revision)
            return game.explore(reader.seat, actions, names, reader.language)

        return await self.ask(_seated(reader), explored)

    async def why(self, reader: Reader, anchor: str) -> str:
        """Why nothing can be done there now."""
        return await self.ask(
            _seated(reader), lambda game, names: game.why(reader.seat, anchor, names, reader.language)
        )

    async def view(self, reader: Reader, revision: int) -> Position:
        """All that the reader may know, as a position: for hints."""

        def seen(game: LiveChronicle, _: Names) -> Position:
            _check_revision(game, reader.seat, revision)
            return game.match.position.view(reader.seat)

        return await self.ask(_seated(reader), seen)

    async def recipe(self, reader: Reader) -> Recipe:
        """The whole game to keep or replay, once it is over."""

        def finished(game: LiveChronicle, _: Names) -> Recipe:
            if not game.match.position.is_over:
                raise RoomError(Kind.CONFLICT, "running", "A game can be taken away when it is over.")
            return game.match.recipe

        return await self.ask(reader, finished)

    # --- replays ---

    @_to_its_end
    async def record(self, visitor: Visitor | None, game: str) -> Record:
        """All of a game, for those at its table, and once it is shared for everybody. What of it is shown to whom is
        for the caller to decide."""
        async with self._looking(game, fresh=True) as live:
            if not live.known.admits(visitor) and live.known.game.shared is None:
                raise no_such_game()
            recipe = (await self._sit(live)).match.recipe
            return Record(live.known, replace(recipe, moves=list(recipe.moves)))

    @_to_its_end
    async def keep(self, visitor: Visitor, match: Match, seats: Sequence[SeatRow], *, closed: bool = False) -> str:
        """Add a game that has been played up to somewhere; returns its id. If it is closed, nobody plays on."""
        game = game_row(match.recipe, visitor, ledger.now())
        standing = _standing(seats, match.position, game.created)
        if closed:
            game = replace(game, over=game.created)
            standing = tuple(replace(seat, since=None) for seat in standing)

        def write(db: Connection) -> None:
            self._check_games(db, visitor)
            ledger.add_game(db, game, standing)
            if match.recipe.moves:
                ledger.add_moves(db, game.id, 0, match.recipe.moves, game.created)

        await self._store.write(write)
        return game.id

    @_to_its_end
    async def share(self, reader: Reader) -> None:
        """Let everybody who has its address look back at a finished game. Players and host can."""

        def write(db: Connection, room: RoomRows) -> None:
            if room.game.host != reader.visitor:
                seats_of_player(room, reader.visitor)
            if room.game.over is None:
                raise RoomError(Kind.CONFLICT, "running", "A game can be shared when it is over.")
            if room.game.shared is None:
                ledger.set_game(db, room.game.id, shared=ledger.now())

        await self._change(reader.game, write)

    # --- bots ---

    @_to_its_end
    async def waiting_for_bots(self) -> list[str]:
        """The games in which a bot owes a decision: for the start, and after a process died."""
        return await self._store.read(ledger.games_with_waiting_bots)

    @_to_its_end
    async def owed(self, game: str) -> list[Task]:
        """What bots have to decide in this game now; several at once where all decide at once."""
        try:
            async with self._looking(game, fresh=True) as live:
                bots = {seat.seat: seat.level for seat in live.known.seats if seat.kind == "bot" and seat.since}
                chronicle = await self._sit(live) if bots else None
                return [_task(live.known.game, chronicle, seat, str(bots[seat])) for seat in bots if chronicle]
        except RoomError as error:
            if error.kind in {Kind.NOT_FOUND, Kind.OUTDATED}:
                return []
            raise

    @_to_its_end
    async def answer(self, task: Task, action: int) -> bool:
        """Answer for a bot. False, and nothing done, if its table has moved on or the game is gone."""

        def play(db: Connection, live: LiveGame, chronicle: LiveChronicle) -> None:
            if live.known.seats[task.seat].kind != "bot":
                raise not_your_seat()
            _check_revision(chronicle, task.seat, task.at)
            name = chronicle.match.position.game.actions.names[action]
            _advance(db, live, chronicle, lambda table: table.play(task.seat, [name]))

        try:
            await self._move(task.game_id, play)
        except RoomError as error:
            if error.kind in {Kind.NOT_FOUND, Kind.FORBIDDEN, Kind.STALE}:
                return False
            raise
        return True

    # --- in the room ---

    @_to_its_end
    async def room(self, reader: Reader, connected: Collection[int] = ()) -> Room:
        """All about the game but its table. `connected`: seats whose people are looking; the sockets know."""
        async with self._looking(reader.game) as live:
            check_reader(live.known, reader.visitor, reader.seat)
            return describe_room(live.known, reader.visitor, connected)

    @_to_its_end
    async def visitors(self, game: str) -> dict[int, Visitor]:
        """Who sits where, by seat; bots and open seats are left out, and everybody of a game that is gone."""
        with suppress(RoomError):
            async with self._looking(game) as live:
                return {seat.seat: seat.visitor for seat in live.known.seats if seat.visitor is not None}
        return {}

    @_to_its_end
    async def chat(self, reader: Reader, text: str) -> None:
        """Say something to everybody at the table. Only those who play can."""
        line = check_line(text)

        def add(db: Connection, room: RoomRows) -> None:
            seat = seats_of_player(room, reader.visitor)[0]
            number = room.chat[-1].number + 1 if room.chat else 0
            oldest = number + 1 - self._limits.chat_lines
            ledger.add_chat(db, room.game.id, ChatRow(number, seat, line, ledger.now()), oldest)

        await self._change(reader.game, add)

    @_to_its_end
    async def rename(self, reader: Reader, seat: int, name: str) -> None:
        """Everybody renames his own seats, the host also those of bots and of friends who have not come yet."""

        def write(db: Connection, room: RoomRows) -> None:
            sitting = seat_at(room, reader.visitor, seat)
            if seat not in room.seats_of(reader.visitor) and not is_hosted(room, sitting, reader.visitor):
                raise not_your_seat()
            others = [*room.names[:seat], *room.names[seat + 1 :]]
            ledger.set_seat(db, room.game.id, seat, name=check_name(name, others))

        await self._change(reader.game, write)

    @_to_its_end
    async def link(self, reader: Reader, seat: int) -> str:
        """A new secret for a seat; an earlier one dies. The host makes it for friends who have not come yet, everybody
        for his own seat, to go on with it in another browser."""
        secret = new_secret()

        def write(db: Connection, room: RoomRows) -> None:
            if not may_link(room, seat_at(room, reader.visitor, seat), reader.visitor):
                raise not_your_seat()
            ledger.set_seat(db, room.game.id, seat, invite=hash_of(secret))

        await self._change(reader.game, write)
        return secret

    @_to_its_end
    async def spectator_link(self, reader: Reader) -> str:
        """A new secret for spectators; an earlier one dies, those who came by it stay. Players and host can."""
        secret = new_secret()

        def write(db: Connection, room: RoomRows) -> None:
            if room.game.host != reader.visitor:
                seats_of_player(room, reader.visitor)
            ledger.set_game(db, room.game.id, spectator_link=hash_of(secret))

        await self._change(reader.game, write)
        return secret

    @_to_its_end
    async def leave(self, reader: Reader, seat: int, level: str | None = None) -> bool:
        """Give a seat to a bot: at once if nobody else plays (True), else when all others agree (False: proposed).

        The host does the same at once for a friend who has not come yet.
        """
        chosen = check_level(level)

        def propose(db: Connection, room: RoomRows) -> bool:
            sitting = seat_at(room, reader.visitor, seat)
            if room.game.over is not None:
                raise game_over()
            if sitting.kind == "person" and is_hosted(room, sitting, reader.visitor):
                seat_bot(db, room, seat, chosen)
                return True
            if seat not in room.seats_of(reader.visitor):
                raise not_your_seat()
            if proposal_of(room, seat) is None:
                ledger.add_proposal(db, room.game.id, seat, chosen)
            return seat in settle(db, room.game)

        return await self._change(reader.game, propose)

    @_to_its_end
    async def agree(self, reader: Reader, seat: int) -> bool:
        """Agree that the player of that seat leaves; True if that was the last voice missing, and a bot sits there."""

        def add_voice(db: Connection, room: RoomRows) -> bool:
            seat_at(room, reader.visitor, seat)
            if seat in seats_of_player(room, reader.visitor):
                raise RoomError(Kind.CONFLICT, "own-proposal", "Others have to agree that you leave.")
            proposal = proposal_of(room, seat)
            if proposal is None:
                raise RoomError(Kind.CONFLICT, "no-proposal", "The player of this seat does not want to leave.")
            if reader.visitor not in proposal.agreed:
                ledger.add_agreement(db, room.game.id, seat, reader.visitor)
            return seat in settle(db, room.game)

        return await self._change(reader.game, add_voice)

    @_to_its_end
    async def stay(self, reader: Reader, seat: int) -> None:
        """Take the wish to leave back."""

        def take_back(db: Connection, room: RoomRows) -> None:
            if seat not in seats_of_player(room, reader.visitor):
                raise not_your_seat()
            ledger.remove_proposal(db, room.game.id, seat)

        await self._change(reader.game, take_back)

    @_to_its_end
    async def rematch(self, reader: Reader) -> str:
        """The same people, bots and options again, with new chance; returns the game's id.

        Asked twice, by whomever, it is the same new game.
        """
        async with self._looking(reader.game, fresh=True) as live:
            old = live.known.game
            seats_of_player(live.known, reader.visitor)
            if old.over is None:
                raise RoomError(Kind.CONFLICT, "running", "There is a rematch when the game is over.")
            if old.rematch is not None:
                return old.rematch
        new, position = await asyncio.to_thread(deal, old.game, old.players, old.options, reader.visitor, ledger.now())

        def add(db: Connection, room: RoomRows) -> str:
            if room.game.rematch is not None:  # somebody was quicker
                return room.game.rematch
            self._check_games(db, reader.visitor)
            ledger.add_game(db, new, _standing(_same_again(room.seats), position, new.created))
            for spectator in room.spectators:
                ledger.add_spectator(db, new.id, spectator)
            ledger.set_game(db, old.id, rematch=new.id)
            return new.id

        return await self._change(old.id, add)

    @_to_its_end
    async def delete(self, reader: Reader) -> None:
        """Remove the game and everything about it. Only the host can."""
        live = self._shelf.take(reader.game)

        def remove(db: Connection) -> None:
            room = live.look(db, lock=True)
            check_reader(room, reader.visitor, reader.seat)
            if room.game.host != reader.visitor:
                raise only_the_host()
            ledger.remove_game(db, live.id)
            live.forget()

        async with live.lock:
            await self._save(live, "deleted", remove)
        self._shelf.drop(reader.game)

    # --- looking and writing ---

    @asynccontextmanager
    async def _looking(self, game: str, *, fresh: bool = False) -> AsyncIterator[LiveGame]:
        """A game with its room as it was at the last look, or is now, kept still for the duration."""
        live = self._shelf.take(game)
        async with live.lock:
            if fresh or live.room is None:
                with self._shelved(live):
                    await self._store.read(live.look)
            yield live

    @contextmanager
    def _shelved(self, live: LiveGame) -> Iterator[None]:
        """A game that is found stays on the shelf, one that is not leaves it."""
        try:
            yield
        except RoomError:
            if live.room is None:
                self._shelf.drop(live.id)
            raise
        self._shelf.keep(live)

    async def _sit(self, live: LiveGame) -> LiveChronicle:
        if live.chronicle is not None and not live.is_behind:
            return live.chronicle
        return await self._store.read(live.sit)

    async def _save(self, live: LiveGame, what: Literal["moves", "room", "deleted"], work: Work[Answer]) -> Answer:
        """A transaction about a game whose lock is held. If it is in doubt what became of it, memory starts anew."""
        try:
            with self._shelved(live):
                outcome = await self._store.write(work)
        except BaseException as error:
            if not isinstance(error, RoomError) or error.kind is Kind.UNAVAILABLE:
                live.forget()
                self._announce(Change(live.id, what))
            raise
        self._announce(Change(live.id, what))
        return outcome

    async def _change(self, game: str, work: Callable[[Connection, RoomRows], Answer]) -> Answer:
        """Change a room."""
        live = self._shelf.take(game)

        def change(db: Connection) -> Answer:
            outcome = work(db, live.look(db, lock=True))
            ledger.note_change(db, game)
            live.room = None
            return outcome

        async with live.lock:
            return await self._save(live, "room", change)

    async def _move(self, game: str, work: Callable[[Connection, LiveGame, LiveChronicle], None]) -> None:
        """Add moves to a game. A long replay comes before the transaction, so that nobody else waits for it."""
        async with self._looking(game) as live:
            await self._sit(live)

            def move(db: Connection) -> None:
                live.look(db, lock=True)
                work(db, live, live.sit(db))

            await self._save(live, "moves", move)


# --- moves -----------------------------------------------------------------------------------------------------------


def _advance(db: Connection, live: LiveGame, chronicle: LiveChronicle, step: Callable[[LiveChronicle], None]) -> None:
    """Play, and write what was played. Memory is ahead now: if the commit fails, `_save` forgets it."""
    room, match = live.known, chronicle.match
    with _refusals():
        step(chronicle)
    at = ledger.now()
    over = (room.game.over or at) if match.position.is_over else None
    game = replace(room.game, moves=len(match.recipe.moves), over=over)
    seats = _standing(room.seats, match.position, at)
    ledger.add_moves(db, game.id, room.game.moves, match.recipe.moves[room.game.moves :], at)
    ledger.set_game(db, game.id, moves=game.moves, over=game.over)
    for before, seat in zip(room.seats, seats, strict=True):
        if seat != before:
            ledger.set_seat(db, game.id, seat.seat, since=seat.since, score=seat.score, place=seat.place)
    live.room = replace(room, game=game, seats=seats)


def _standing(seats: Sequence[SeatRow], position: Position, at: int) -> tuple[SeatRow, ...]:
    """For whom the game waits, since when; and how it ended."""
    is_over, scores, places = position.is_over, position.scores, position.ranking
    return tuple(
        replace(
            seat,
            since=(seat.since or at) if seat.seat in position.deciders else None,
            score=scores[seat.seat] if is_over else None,
            place=places[seat.seat] if is_over else None,
        )
        for seat in seats
    )


@contextmanager
def _refusals() -> Iterator[None]:
    """What the rules refuse, as the rooms say it."""
    try:
        yield
    except IllegalAction as error:
        raise RoomError(Kind.ILLEGAL, "illegal", str(error)) from None
    except UndoError as error:
        raise RoomError(Kind.ILLEGAL, "undo", str(error)) from None


def _request(what: str, reader: Reader, revision: int, key: str, *actions: str) -> str:
    """All of a request in one hash: the same again is the same, and the same key for something else is not."""
    return hash_of(json.dumps([what, reader.seat, revision, key, actions]))


def _task(game: GameRow, chronicle: LiveChronicle, seat: int, level: str) -> Task:
    """The bot's own chance is drawn from the game's: whoever thinks about this again comes to the same."""
    at = chronicle.asked_at(seat)
    chance = hashlib.sha256(f"{game.seed} {seat} {at}".encode()).digest()
    seed = int.from_bytes(chance[:8]) & LARGEST_SEED
    return Task(game.id, game.game, seat, level, at, chronicle.match.position.view(seat).to_bytes(), seed)


def _check_revision(chronicle: LiveChronicle, seat: int, revision: int) -> None:
    if not chronicle.is_current(seat, revision):
        raise table_moved_on()


def _seated(reader: Reader) -> Reader:
    """Somebody who plays there, if he may look from there."""
    if reader.seat == SPECTATOR:
        raise not_your_seat()
    return reader


def _same_again(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [SeatRow(seat=s.seat, kind=s.kind, level=s.level, name=s.name, visitor=s.visitor) for s in seats]
