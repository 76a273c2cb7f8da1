"""The outcome of a run, and its shape as JSON."""

from dataclasses import dataclass
from typing import Any

from princeps.bench.figures import (
    BATCHED_DECISIONS,
    GOAL_PEER,
    GOAL_RATIO,
    METRICS,
    PYTHON_DECISIONS,
    PYTHON_GAMES,
    RANDOM_DECISIONS,
    RANDOM_GAMES,
    Figure,
)

FORMAT = 1


@dataclass(frozen=True)
class GameFigures:
    """One of our games, with its figures by key."""

    name: str
    title: str
    players: int
    figures: dict[str, Figure]

    @property
    def decisions_per_game(self) -> float:
        return self.figures[RANDOM_DECISIONS].over(self.figures[RANDOM_GAMES]).median

    def as_data(self) -> dict[str, Any]:
        measured = {metric.key: self.figures.get(metric.key) for metric in METRICS}
        return {
            "title": self.title,
            "players": self.players,
            "decisions_per_game": round(self.decisions_per_game, 1),
            **{key: figure.as_data() if figure else None for key, figure in measured.items()},
        }


@dataclass(frozen=True)
class PeerFigures:
    """One game of another engine, played in one way."""

    engine: str
    version: str
    game: str
    players: int
    way: str
    actions: Figure  # per second
    games: Figure  # per second

    @property
    def name(self) -> str:
        return f"{self.engine} {self.game}, {self.way}"

    def as_data(self) -> dict[str, Any]:
        return {
            "engine": self.engine,
            "version": self.version,
            "game": self.game,
            "players": self.players,
            "way": self.way,
            "actions_per_game": round(self.actions.over(self.games).median, 1),
            "actions_per_second": self.actions.as_data(),
            "games_per_second": self.games.as_data(),
        }


@dataclass(frozen=True)
class Ratio:
    """Our rate as a multiple of the peer's, in the same run."""

    game: str
    peer: PeerFigures
    random_decisions: Figure
    random_games: Figure
    batched_decisions: Figure
    python_decisions: Figure
    python_games: Figure

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "peer": self.peer.name,
            "random_decisions": self.random_decisions.as_data(),
            "random_games": self.random_games.as_data(),
            "batched_decisions": self.batched_decisions.as_data(),
            "python_decisions": self.python_decisions.as_data(),
            "python_games": self.python_games.as_data(),
        }


@dataclass(frozen=True)
class Verdict:
    """A goal, what was measured, and whether that is enough; `measured` is None if nothing was measured."""

    game: str
    figure: str
    goal: float
    more_is_better: bool
    measured: float | None
    met: bool | None

    def as_data(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass(frozen=True)
class Report:
    date: str
    quick: bool
    machine: dict[str, Any]
    games: list[GameFigures]
    peers: list[PeerFigures]
    problems: dict[str, str]  # by engine: why it could not be measured

    def ratios(self, game: GameFigures) -> list[Ratio]:
        ours = game.figures
        return [
            Ratio(
                game=game.name,
                peer=peer,
                random_decisions=ours[RANDOM_DECISIONS].over(peer.actions),
                random_games=ours[RANDOM_GAMES].over(peer.games),
                batched_decisions=ours[BATCHED_DECISIONS].over(peer.actions),
                python_decisions=ours[PYTHON_DECISIONS].over(peer.actions),
                python_games=ours[PYTHON_GAMES].over(peer.games),
            )
            for peer in self.peers
        ]

    def verdicts(self, game: GameFigures) -> list[Verdict]:
        found: list[Verdict] = []
        for metric in METRICS:
            if metric.goal is not None:
                figure = game.figures.get(metric.key)
                measured = figure.median if figure else None
                met = None if measured is None else metric.is_met_by(measured)
                found.append(Verdict(game.name, metric.key, metric.goal, metric.more_is_better, measured, met))
        return [*found, self.verdict_on_peer(game)]

    def verdict_on_peer(self, game: GameFigures) -> Verdict:
        measured = next(
            (ratio.random_decisions.median for ratio in self.ratios(game) if ratio.peer.engine == GOAL_PEER), None
        )
        met = None if measured is None else measured >= GOAL_RATIO
        return Verdict(game.name, f"times_{GOAL_PEER}", GOAL_RATIO, True, measured, met)

    def as_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "date": self.date,
            "quick": self.quick,
            "machine": self.machine,
            "games": {game.name: game.as_data() for game in self.games},
            "peers": [peer.as_data() for peer in self.peers],
            "problems": self.problems,
            "ratios": [ratio.as_data() for game in self.games for ratio in self.ratios(game)],
            "targets": [verdict.as_data() for game in self.games for verdict in self.verdicts(game)],
        }
