"""Strokes of luck: the draws, deals and reveals that mattered, for whom, and what everybody could see of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from princeps.analysis.review import Analysis
from princeps.kernel.events import Event
from princeps.kernel.game import SPECTATOR
from princeps.table.board import BoardTable
from princeps.table.hints import sentence_case
from princeps.table.replay import OPEN, laid_open

LEAST = 0.04  # chance to win, gained or lost
MOST = 5


@dataclass(frozen=True)
class Stroke:
    """Chance changed much at one happening: the deal (0), or what came with an answer."""

    happening: int
    seat: int  # whom it helped or hurt most
    chance: float
    points: float

    @property
    def index(self) -> int:
        """The decision that it came with."""
        return max(0, self.happening - 1)

    def next_of(self, analysis: Analysis) -> int:
        """The first decision that it made a difference to: cards turned over after a round belong to the next."""
        return min(self.happening, len(analysis.moments) - 1)


def strokes_of(analysis: Analysis) -> list[Stroke]:
    """The largest, in the order of the game."""
    luck, points = analysis.luck.chances.luck, analysis.luck.points.luck
    seats = np.abs(luck).argmax(1)
    found = [
        Stroke(happening, int(seat), float(luck[happening, seat]), float(points[happening, seat]))
        for happening, seat in enumerate(seats)
        if abs(luck[happening, seat]) >= LEAST
    ]
    largest = sorted(found, key=lambda it: -abs(it.chance))[:MOST]
    return sorted(largest, key=lambda it: it.happening)


def told_stroke(analysis: Analysis, stroke: Stroke, table: BoardTable, reader: int) -> str:
    """What came to light, as the reader sees it: what happened of itself, else what was done."""
    if stroke.happening == 0:
        return table.catalogue.text("analysis-deal")
    events = analysis.match.happenings[stroke.happening]
    runs = table.runs(laid_open(events), SPECTATOR) if reader == OPEN else table.runs(events, reader)
    befallen = [run for run in runs if _is_befallen(table, run)]
    told = [brief for run in befallen or runs if (brief := table.brief(run))]
    if told:
        return sentence_case(told[0]).removesuffix(".")
    return table.catalogue.text("analysis-draw", player=table.names[analysis.moments[stroke.happening - 1].seat])


def _is_befallen(table: BoardTable, run: Sequence[Event]) -> bool:
    return all(event.kind in {*table.sentences, *table.automatic} for event in run)
