"""An analysis as bytes, part by part: the chances of all seats over the game, then rulings on stretches of decisions.

Words are no part of it, so that everybody reads the same analysis in their own language.
"""

import zlib
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np

from princeps.analysis.decisions import Decision
from princeps.analysis.grades import Grade, accuracy_of
from princeps.analysis.judgement import Judgement
from princeps.analysis.moments import Moment
from princeps.analysis.review import Analysis
from princeps.bots.luck import Luck, Swings
from princeps.bots.mind import NEWEST
from princeps.kernel.match import Match

FORMAT = 1  # raised whenever an analysis that is kept would read differently
DIGITS = 6

_Rows = list[list[float]]


class _Outlook(msgspec.Struct, array_like=True, frozen=True):
    """By moment and seat: values, and the luck in them; first of chances, then of points."""

    chances: tuple[_Rows, _Rows]
    points: tuple[_Rows, _Rows]


class _Ruling(msgspec.Struct, array_like=True, frozen=True):
    seat: int
    judgement: Judgement | None
    grade: Grade
    turn_chance: float
    turn_points: float


_encode = msgspec.msgpack.Encoder().encode
_outlooks = msgspec.msgpack.Decoder(_Outlook)
_rulings = msgspec.msgpack.Decoder(list[_Ruling])


class Kept(msgspec.Struct, frozen=True):
    """What has been done of an analysis: rulings in order, from the first decision on."""

    outlook: bytes
    rulings: tuple[bytes, ...]
    iterations: int


def judge_name(iterations: int) -> str:
    """Analyses of equal judges can stand for each other."""
    return f"{FORMAT}:{NEWEST}:{iterations}"


def keep_outlook(luck: Luck) -> bytes:
    chances, points = (
        (np.round(it.value, DIGITS).tolist(), np.round(it.luck, DIGITS).tolist()) for it in (luck.chances, luck.points)
    )
    return zlib.compress(_encode(_Outlook(chances, points)))


def keep_rulings(decisions: Iterable[Decision]) -> bytes:
    rulings = [_Ruling(it.seat, it.judgement, it.grade, it.turn_chance, it.turn_points) for it in decisions]
    return zlib.compress(_encode(rulings))


def unpack(kept: Kept, match: Match, moments: Sequence[Moment]) -> Analysis:
    """The analysis as far as it has got."""
    outlook = _outlooks.decode(zlib.decompress(kept.outlook))
    chances, points = (Swings(np.array(value), np.array(luck)) for value, luck in (outlook.chances, outlook.points))
    decisions = [
        Decision(moment, it.judgement, it.grade, it.turn_chance, it.turn_points)
        for moment, it in zip(moments, _rulings_of(kept), strict=False)
    ]
    return Analysis(match, moments, decisions, Luck(chances, points), kept.iterations)


def accuracies(kept: Kept, players: int) -> list[float]:
    """By seat, once everything is judged."""
    lost: list[list[float]] = [[] for _ in range(players)]
    for it in _rulings_of(kept):
        if it.judgement:
            lost[it.seat].append(it.judgement.lost_points)
    return [accuracy_of(it) for it in lost]


def _rulings_of(kept: Kept) -> list[_Ruling]:
    return [it for part in kept.rulings for it in _rulings.decode(zlib.decompress(part))]
