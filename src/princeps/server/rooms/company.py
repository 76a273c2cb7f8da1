"""The people at a table: chat, names, and what they agree on: that one leaves, that the clocks pause."""

from collections.abc import Iterable

from sqlalchemy import Connection

from princeps.server.errors import Kind, RoomError, game_over, not_begun, not_your_seat
from princeps.server.rooms.clocks import is_paused, rewind, set_pause
from princeps.server.rooms.gathering import begin_if_full, vacate
from princeps.server.rooms.pace import DAY
from princeps.server.rooms.permissions import is_hosted, others_than, seat_at, seats_of_player
from princeps.server.rooms.repository import GameRepository
from princeps.server.rooms.seating import another_name, check_level, check_line, check_name
from princeps.server.store import queries
from princeps.server.store.queries import ChatRow, GameRow, ProposalRow, RoomRows
from princeps.server.visitors import Reader, Visitor

LONGEST_PAUSE = 60  # days


class Company:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def chat(self, reader: Reader, text: str) -> None:
        """Say something to everybody at the table. Only players can."""
        line = check_line(text)

        def add(db: Connection, room: RoomRows) -> None:
            seat = seats_of_player(room, reader.visitor)[0]
            number = room.chat[-1].number + 1 if room.chat else 0
            oldest = number + 1 - self._repository.limits.chat_lines
            queries.add_chat(db, room.game.id, ChatRow(number, seat, line, self._repository.now()), oldest)

        await self._repository.change(reader.game, add)

    async def rename(self, reader: Reader, seat: int, name: str) -> None:
        """Players rename their own seats; the host also renames bots and friends who have not arrived yet."""

        def write(db: Connection, room: RoomRows) -> None:
            sitting = seat_at(room, reader.visitor, seat)
            if seat not in room.seats_of(reader.visitor) and not is_hosted(room, sitting, reader.visitor):
                raise not_your_seat()
            others = [*room.names[:seat], *room.names[seat + 1 :]]
            queries.set_seat(db, room.game.id, seat, name=check_name(name, others))

        await self._repository.change(reader.game, write)

    # --- leaving ---

    async def leave(self, reader: Reader, seat: int, level: str | None = None) -> bool:
        """Give a seat to a bot: at once if nobody else plays (True), otherwise when all others agree (False: proposed).

        For a seat that nobody has taken yet, the host can do this at once. Who leaves a table that has not begun just
        goes, and their seat is free again.
        """

        def propose(db: Connection, room: RoomRows) -> bool:
            chosen = check_level(level, self._repository.levels(room.game.game))
            sitting = seat_at(room, reader.visitor, seat)
            if room.game.over is not None:
                raise game_over()
            if sitting.kind == "person" and is_hosted(room, sitting, reader.visitor):
                _seat_bot(db, room, seat, chosen)
                rewind(db, room.game, self._repository.now())
                begin_if_full(db, room.game.id, self._repository.now())
                return True
            if seat not in room.seats_of(reader.visitor):
                raise not_your_seat()
            if room.game.gathering:
                _leave_before_it_begins(db, room, reader.visitor)
                return True
            _propose(db, room, seat, chosen)
            return seat in _settle(db, room.game, self._repository.now())

        return await self._repository.change(reader.game, propose)

    async def agree(self, reader: Reader, seat: int) -> bool:
        """Agree to what the player of that seat proposes. True if that was the last answer needed: a bot now sits
        there, or the clocks stand still."""

        def add_voice(db: Connection, room: RoomRows) -> bool:
            _check_may_answer(room, reader, seat)
            queries.set_agreement(db, room.game.id, seat, reader.visitor, agrees=True)
            return seat in _settle(db, room.game, self._repository.now())

        return await self._repository.change(reader.game, add_voice)

    async def decline(self, reader: Reader, seat: int) -> None:
        """Say no to it. They may ask again once they have withdrawn their proposal."""

        def add_voice(db: Connection, room: RoomRows) -> None:
            _check_may_answer(room, reader, seat)
            queries.set_agreement(db, room.game.id, seat, reader.visitor, agrees=False)

        await self._repository.change(reader.game, add_voice)

    async def stay(self, reader: Reader, seat: int) -> None:
        """Withdraw one's proposal."""

        def take_back(db: Connection, room: RoomRows) -> None:
            if seat not in seats_of_player(room, reader.visitor):
                raise not_your_seat()
            queries.remove_proposal(db, room.game.id, seat)

        await self._repository.change(reader.game, take_back)

    # --- pauses ---

    async def ask_for_pause(self, reader: Reader, seat: int, until: int) -> bool:
        """Let the clocks stand still until then: at once if nobody else plays (True), otherwise when all others agree
        (False: proposed)."""

        def propose(db: Connection, room: RoomRows) -> bool:
            at = self._repository.now()
            if seat not in seats_of_player(room, reader.visitor):
                raise not_your_seat()
            if room.game.over is not None:
                raise game_over()
            if room.game.gathering:
                raise not_begun()
            if room.game.clock is None:
                raise RoomError(Kind.CONFLICT, "live", "There are no clocks in a live game.")
            if not at < until <= at + LONGEST_PAUSE * DAY:
                sentence = f"A pause ends within {LONGEST_PAUSE} days."
                raise RoomError(Kind.INVALID, "pause", sentence, {"days": LONGEST_PAUSE})
            _propose(db, room, seat, str(room.game.stand_in), until)
            return seat in _settle(db, room.game, at)

        return await self._repository.change(reader.game, propose)

    async def end_pause(self, reader: Reader) -> None:
        """Let the clocks go on. The player who asked for the pause may do this."""

        def resume(db: Connection, room: RoomRows) -> None:
            at = self._repository.now()
            if room.game.paused_by not in seats_of_player(room, reader.visitor):
                raise not_your_seat()
            if is_paused(room.game, at):
                set_pause(db, room.game, at, None, at)

        await self._repository.change(reader.game, resume)


def _leave_before_it_begins(db: Connection, room: RoomRows, visitor: Visitor) -> None:
    if visitor == room.game.host:
        sentence = "Whoever opened a table can close it, but not leave it."
        raise RoomError(Kind.CONFLICT, "host-stays", sentence)
    vacate(db, room, room.seats_of(visitor))


def leave_to_bots(db: Connection, game: GameRow, seats: Iterable[int], level: str, at: int) -> None:
    """Without asking anybody: their player is gone."""
    for seat in seats:
        _seat_bot(db, queries.read_room(db, game), seat, level)
    rewind(db, game, at)
    _settle(db, game, at)


def _check_may_answer(room: RoomRows, reader: Reader, seat: int) -> None:
    seat_at(room, reader.visitor, seat)
    if seat in seats_of_player(room, reader.visitor):
        raise RoomError(Kind.CONFLICT, "own-proposal", "The others have to agree before you can leave.")
    if room.game.over is not None:
        raise game_over()
    if _proposal_of(room, seat) is None:
        raise RoomError(Kind.CONFLICT, "no-proposal", "The player of this seat proposes nothing now.")


def _proposal_of(room: RoomRows, seat: int) -> ProposalRow | None:
    """What a seat's player proposes."""
    return next((proposal for proposal in room.proposals if proposal.seat == seat), None)


def _propose(db: Connection, room: RoomRows, seat: int, level: str, until: int | None = None) -> None:
    """A player proposes one thing at a time; proposing it again keeps the answers."""
    before = _proposal_of(room, seat)
    if before is None or before.until != until:
        queries.remove_proposal(db, room.game.id, seat)
        queries.add_proposal(db, room.game.id, seat, level, until)


def _settle(db: Connection, game: GameRow, at: int) -> set[int]:
    """Do whatever all others agree to. Each player who goes may be the one whose answer another proposal lacked."""
    settled: set[int] = set()
    while True:
        room = queries.read_room(db, queries.read_game(db, game.id) or game)
        agreed = [proposal for proposal in room.proposals if others_than(room, proposal.seat) <= proposal.agreed]
        if not agreed:
            return settled
        _carry_out(db, room, agreed[0], at)
        settled.add(agreed[0].seat)


def _carry_out(db: Connection, room: RoomRows, proposal: ProposalRow, at: int) -> None:
    queries.remove_proposal(db, room.game.id, proposal.seat)
    if proposal.until is None:
        _seat_bot(db, room, proposal.seat, proposal.level)
        rewind(db, room.game, at)
    elif proposal.until > at:
        set_pause(db, room.game, at, proposal.seat, proposal.until)


def _seat_bot(db: Connection, room: RoomRows, seat: int, level: str) -> None:
    """The bot gets a name of its own, so that it is not mistaken for the player, who may go on watching."""
    leaver = room.seats[seat].visitor
    left_by = room.seats[seat].name if leaver is not None else None
    name = another_name(room.names, [leaver.name for leaver in room.leavers])
    queries.remove_proposal(db, room.game.id, seat)
    queries.set_seat(
        db,
        room.game.id,
        seat,
        kind="bot",
        level=level,
        name=name,
        left_by=left_by,
        left_after=room.game.moves,
        visitor=None,
        invite=None,
        used=None,
        kept=False,
        covered=0,
    )
    if leaver is not None and leaver not in room.spectators and room.seats_of(leaver) == [seat]:
        queries.add_spectator(db, room.game.id, leaver)
