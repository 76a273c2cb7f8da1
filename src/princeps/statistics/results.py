"""How a finished game went for one of its seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from princeps.bots import LEVELS
from princeps.bots.characters import split_name
from princeps.table.messages.statistics import PEOPLE, STRANGER, Opponent, Result


@dataclass(frozen=True)
class SeatResult:
    """What is known of a seat when the game is over."""

    name: str
    bot: str | None  # its level, with the character if it has one; none for a person
    points: int
    place: int
    sources: Mapping[str, int] | None = None
    accuracy: float | None = None


def result_of(game_id: str, game: str, over: int, seats: Sequence[SeatResult], seat: int) -> Result:
    own, others = seats[seat], [it for number, it in enumerate(seats) if number != seat]
    return Result(
        id=game_id,
        game=game,
        over=over,
        players=len(seats),
        seat=seat,
        points=own.points,
        place=own.place,
        lead=own.points - max((it.points for it in others), default=0),
        against=_against(others),
        opponents=[_opponent(it) for it in others],
        sources=None if own.sources is None else dict(own.sources),
        bots=_mean_sources([it for it in others if it.bot]),
        accuracy=own.accuracy,
    )


def _opponent(seat: SeatResult) -> Opponent:
    level, character = split_name(seat.bot) if seat.bot else (None, None)
    return Opponent(seat.name, level, character, seat.points, seat.place)


def _against(others: Sequence[SeatResult]) -> str:
    """Whoever sits with a person plays against people, whatever bots there are besides."""
    if any(it.bot is None for it in others):
        return PEOPLE
    levels = [split_name(it.bot)[0] for it in others if it.bot]
    known = [LEVELS.index(level) for level in levels if level in LEVELS]
    return LEVELS[max(known)] if len(known) == len(levels) else STRANGER


def _mean_sources(bots: Sequence[SeatResult]) -> dict[str, float] | None:
    sheets = [it.sources for it in bots if it.sources is not None]
    if not sheets:
        return None
    return {source: fmean(sheet.get(source, 0) for sheet in sheets) for source in sheets[0]}
