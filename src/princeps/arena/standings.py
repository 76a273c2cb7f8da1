"""What the games say about the bots.

Everything is counted by bot name and *seat-game*: a bot that sits in three of four seats has three seat-games in each
game. So a win share of 1/N, with N players, means as strong as the rest of the table, however many seats a name has.
A win that k seats share is 1/k of a win for each.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from princeps.arena.play import Outcome, outcomes_in_order
from princeps.arena.schedule import Settings
from princeps.arena.without_luck import WithoutLuck, without_luck
from princeps.bots.winning import wilson, win_shares

_DIGITS = 6

Interval = tuple[float, float]


@dataclass(frozen=True)
class SeatGame:
    """One seat of one game."""

    score: int
    rank: int
    win: float
    by_source: dict[str, int]
    by_round: list[int]
    decisions: list[float]
    sequences: list[float]


@dataclass(frozen=True)
class Rating:
    """A belief about strength: a normal distribution. Bots begin at 25 ± 8.33."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Seconds:
    median: float
    p99: float
    max: float


@dataclass(frozen=True)
class Duel:
    """How often a bot finishes ahead of another one at the same table; a shared place is half."""

    share: float
    ci95: Interval
    pairs: int  # pairs of seats compared


@dataclass(frozen=True)
class BotFigures:
    """All figures of one bot. Points and scores are means over its seat-games."""

    seat_games: int
    wins: float
    win_share: float
    ci95: Interval
    mean_score: float
    score_sd: float
    mean_rank: float
    rating: Rating
    seconds_per_decision: Seconds
    seconds_per_sequence: Seconds
    points_by_source: dict[str, float]
    points_by_round: list[float]
    ahead_of: dict[str, Duel]
    without_luck: WithoutLuck | None  # None where nobody can tell


@dataclass(frozen=True)
class Standings:
    """A tournament so far: what `princeps arena --json` prints."""

    settings: Settings
    games: int
    bots: dict[str, BotFigures]
    scores: dict[str, list[int]]  # every score, for charts

    def as_data(self) -> dict[str, Any]:
        settings = self.settings
        return {
            "game": settings.game,
            "players": settings.players,
            "games": self.games,
            "seed": settings.seed,
            "options": settings.options,
            "line_up": list(settings.bots),
            "bots": {name: asdict(figures) for name, figures in self.bots.items()},
        }

    @property
    def best_first(self) -> list[tuple[str, BotFigures]]:
        return sorted(self.bots.items(), key=lambda bot: -bot[1].win_share)


def standings(settings: Settings, outcomes: Iterable[Outcome]) -> Standings:
    """The standings after the games played, in the order of their numbers: ratings depend on it."""
    ordered = outcomes_in_order(outcomes)
    seat_games = _seat_games(ordered)
    ratings = rate(ordered)
    duels = _duels(ordered)
    names = [name for name in dict.fromkeys(settings.bots) if name in seat_games]
    figures = {
        name: _figures(seat_games[name], ratings[name], duels[name], without_luck(name, ordered)) for name in names
    }
    scores = {name: [it.score for it in seat_games[name]] for name in names}
    return Standings(settings, len(ordered), figures, scores)


def rate(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """Plackett-Luce ratings, from the full ranking of each game.

    Where a bot has several seats in a game, it gets the mean of their updates.
    """
    model = PlackettLuce()
    beliefs: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for outcome in outcomes:
        before = [[model.rating(beliefs[name].mu, beliefs[name].sigma)] for name in outcome.seats]  # one for each seat
        after = model.rate(before, ranks=[float(rank) for rank in outcome.ranks])
        taught = defaultdict(list)
        for name, (belief,) in zip(outcome.seats, after, strict=True):
            taught[name].append(belief)
        for name, lessons in taught.items():
            beliefs[name] = model.rating(fmean(it.mu for it in lessons), fmean(it.sigma for it in lessons))
    return {name: Rating(_rounded(it.mu), _rounded(it.sigma)) for name, it in beliefs.items()}


def _seat_games(outcomes: Iterable[Outcome]) -> dict[str, list[SeatGame]]:
    found: dict[str, list[SeatGame]] = defaultdict(list)
    for outcome in outcomes:
        shares = win_shares(outcome.ranks)
        for seat, name in enumerate(outcome.seats):
            found[name].append(
                SeatGame(
                    score=outcome.scores[seat],
                    rank=outcome.ranks[seat],
                    win=shares[seat],
                    by_source={source: points[seat] for source, points in outcome.points_by_source.items()},
                    by_round=[points[seat] for points in outcome.points_by_round],
                    decisions=outcome.decision_seconds[seat],
                    sequences=outcome.sequence_seconds[seat],
                )
            )
    return found


def _duels(outcomes: Iterable[Outcome]) -> dict[str, dict[str, Duel]]:
    """For every two bots that met, seat against seat."""
    ahead: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        placed = list(zip(outcome.seats, outcome.ranks, strict=True))
        for name, rank in placed:
            for other, other_rank in placed:
                if name != other:
                    ahead[name][other].append((rank < other_rank) + (rank == other_rank) / 2)
    return defaultdict(
        dict,
        {name: {other: _duel(points) for other, points in met.items()} for name, met in ahead.items()},
    )


def _duel(points: list[float]) -> Duel:
    return Duel(_rounded(fmean(points)), _interval(sum(points), len(points)), len(points))


def _figures(played: list[SeatGame], rating: Rating, ahead_of: dict[str, Duel], fair: WithoutLuck | None) -> BotFigures:
    wins = sum(it.win for it in played)
    scores = [it.score for it in played]
    return BotFigures(
        seat_games=len(played),
        wins=_rounded(wins),
        win_share=_rounded(wins / len(played)),
        ci95=_interval(wins, len(played)),
        mean_score=_rounded(fmean(scores)),
        score_sd=_rounded(stdev(scores)) if len(scores) > 1 else 0.0,
        mean_rank=_rounded(fmean(it.rank for it in played)),
        rating=rating,
        seconds_per_decision=_seconds([seconds for it in played for seconds in it.decisions]),
        seconds_per_sequence=_seconds([seconds for it in played for seconds in it.sequences]),
        points_by_source=_means_by_source([it.by_source for it in played]),
        points_by_round=[_rounded(fmean(points)) for points in zip(*(it.by_round for it in played), strict=True)],
        ahead_of=ahead_of,
        without_luck=fair,
    )


def _interval(wins: float, trials: int) -> Interval:
    low, high = wilson(wins, trials)
    return _rounded(low), _rounded(high)


def _means_by_source(played: Sequence[Mapping[str, int]]) -> dict[str, float]:
    return {source: _rounded(fmean(points[source] for points in played)) for source in played[0]}


def _seconds(samples: list[float]) -> Seconds:
    median, p99 = np.percentile(samples, [50, 99])
    return Seconds(_rounded(median), _rounded(p99), _rounded(max(samples)))


def _rounded(value: float) -> float:
    return round(float(value), _DIGITS)
