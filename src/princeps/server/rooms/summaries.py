"""A game's rows as messages for one visitor. Hashes of visitors and links are left out."""

from collections.abc import Collection, Sequence

from princeps.bots.characters import split_name
from princeps.server.messages import (
    ChatLine,
    Clock,
    Pause,
    Proposal,
    Rematch,
    RematchAnswer,
    Room,
    Seat,
    Summary,
    SummarySeat,
)
from princeps.server.rooms.bot_seeds import who_plays
from princeps.server.rooms.clocks import is_paused
from princeps.server.rooms.pace import Schedule, pace_of
from princeps.server.rooms.permissions import may_link, others_than
from princeps.server.store.queries import GameRow, ProposalRow, RoomRows, SeatRow
from princeps.server.visitors import Visitor
from princeps.table.usual_names import name_in


def describe_game(game: GameRow, seats: Sequence[SeatRow], visitor: Visitor, language: str) -> Summary:
    """An entry in the visitor's list of games."""
    waiting = [seat for seat in seats if seat.since is not None]
    mine = [seat for seat in waiting if seat.visitor == visitor]
    begun = [seat.since for seat in mine or waiting if seat.since is not None]
    return Summary(
        id=game.id,
        game=game.game,
        seats=[_summary_seat(seat, visitor, language) for seat in seats],
        created=game.created,
        my_turn=bool(mine),
        since=game.over or min(begun, default=game.created),
        over=game.over is not None,
        host=game.host == visitor,
        rematch=game.rematch,
        pace=pace_of(game),
        clock=min(
            filter(None, (clock_of(game, seat) for seat in mine or waiting)), key=lambda it: it.ends, default=None
        ),
        gathering=game.gathering,
    )


def clock_of(game: GameRow, seat: SeatRow) -> Clock | None:
    if game.clock is None or seat.deadline is None or seat.since is None:
        return None
    return Clock(seat.deadline, game.clock, Schedule.of(game).stops(seat.since, seat.deadline))


def _summary_seat(seat: SeatRow, visitor: Visitor, language: str) -> SummarySeat:
    return SummarySeat(
        name=name_in(language, seat.name),
        kind=seat.kind,
        mine=seat.visitor == visitor,
        claimed=seat.claimed,
        since=seat.since,
        score=seat.score,
        place=seat.place,
        kept=seat.kept,
        accuracy=seat.accuracy,
    )


def describe_room(room: RoomRows, visitor: Visitor, present: Collection[Visitor], language: str, now: int) -> Room:
    """The room as a visitor sees it now, while the visitors in `present` are connected."""
    mine = room.seats_of(visitor)
    game = room.game
    speakers = [name_in(language, seat.left_by or seat.name) for seat in room.seats]  # bots do not talk
    return Room(
        id=game.id,
        game=game.game,
        options=dict(game.options),
        seats=[_seat(room, seat, visitor, seat.visitor in present, language) for seat in room.seats],
        chat=[
            ChatLine(line.number, line.seat, speakers[line.seat], line.text, line.at)
            for line in room.chat
            if not room.is_averse(visitor, room.seats[line.seat].visitor, "mute")
        ],
        proposals=[_proposal(proposal, room, visitor) for proposal in room.proposals if game.over is None],
        spectators=len(room.spectators),
        host=game.host == visitor,
        playing=bool(mine),
        links=[seat.seat for seat in room.seats if may_link(room, seat, visitor)],
        hints=game.hints,
        over=game.over is not None,
        created=game.created,
        pace=pace_of(game),
        pause=_pause(game, now),
        now=now,
        rematch=_rematch(room, visitor),
        invited=[seat.seat for seat in room.seats if seat.visitor in room.invited],
        gathering=game.gathering,
        watchable=game.watchable,
    )


def _seat(room: RoomRows, seat: SeatRow, visitor: Visitor, connected: bool, language: str) -> Seat:
    game = room.game
    bot = seat.level and (who_plays(game, seat.seat, seat.level) if game.over else seat.level)
    level, character = split_name(bot) if bot else (None, None)
    mine, name = seat.visitor == visitor, name_in(language, seat.name)
    left_by = None if seat.left_by is None else name_in(language, seat.left_by)
    is_nudged = seat.nudged is not None and seat.since is not None and seat.nudged >= seat.since
    return Seat(
        seat=seat.seat,
        name=name,
        kind=seat.kind,
        level=level,
        character=character,
        left_by=left_by,
        mine=mine,
        claimed=seat.claimed,
        connected=connected,
        since=seat.since,
        clock=clock_of(game, seat),
        kept=seat.kept,
        covered=seat.covered,
        nudged=seat.nudged if is_nudged else None,
        open=seat.open,
        muted=room.is_averse(visitor, seat.visitor, "mute"),
        blocked=room.is_averse(visitor, seat.visitor, "block"),
    )


def _pause(game: GameRow, now: int) -> Pause | None:
    if game.paused_until is None or game.paused_by is None or not is_paused(game, now):
        return None
    return Pause(game.paused_until, game.paused_by)


def _proposal(proposal: ProposalRow, room: RoomRows, visitor: Visitor) -> Proposal:
    others = others_than(room, proposal.seat)
    silent = others - proposal.agreed - proposal.declined

    def seats_of(people: set[Visitor]) -> list[int]:
        return sorted(room.seats_of(person)[0] for person in people)

    return Proposal(
        seat=proposal.seat,
        level=proposal.level,
        until=proposal.until,
        agreed=seats_of(others & proposal.agreed),
        declined=seats_of(others & proposal.declined),
        missing=seats_of(silent),
        mine_to_answer=visitor in silent,
    )


def _rematch(room: RoomRows, visitor: Visitor) -> Rematch | None:
    if room.game.rematch is None:
        return None
    is_asked = bool(room.seats_of(visitor)) and visitor not in room.rematch
    return Rematch(room.game.rematch, [_answer_of(seat, room) for seat in room.seats], is_asked)


def _answer_of(seat: SeatRow, room: RoomRows) -> RematchAnswer:
    if seat.kind == "bot":
        return "bot"
    return room.rematch.get(seat.visitor, "silent") if seat.visitor else "silent"
