"""Outcomes made by hand."""

from collections.abc import Sequence
from typing import Any

from princeps.arena.play import Outcome


def outcome(
    number: int,
    seats: str,
    scores: Sequence[int],
    ranks: Sequence[int] = (),
    seconds: float = 0.25,
    luck: list[float] | None = None,
    slips: list[float] | None = None,
) -> Outcome:
    """A game of bots such as `"a b"`. Half of the points come from each of two sources, a third of them in round 1."""
    names = seats.split()
    return Outcome(
        number=number,
        deal=number,
        seats=names,
        scores=list(scores),
        ranks=list(ranks) or [1 + sum(other > score for other in scores) for score in scores],
        points_by_source={
            "column": [score // 2 for score in scores],
            "eagle": [score - score // 2 for score in scores],
        },
        points_by_round=[[score // 3 for score in scores], list(scores)],
        decision_seconds=[[seconds, seconds] for _ in names],
        sequence_seconds=[[2 * seconds] for _ in names],
        luck_in_wins=luck,
        luck_in_points=luck and [10 * share for share in luck],
        slips_in_wins=slips,
        slips_in_points=slips and [10 * share for share in slips],
    )


def without_seconds(data: dict[str, Any]) -> dict[str, Any]:
    """Standings, but for what differs from run to run."""
    bots = {
        name: {key: value for key, value in figures.items() if not key.startswith("seconds")}
        for name, figures in data["bots"].items()
    }
    return data | {"bots": bots}
