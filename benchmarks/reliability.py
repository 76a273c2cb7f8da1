"""How far to trust what the bots expect: fitted to a third of the games of `calibration.py`, measured on the others.

python benchmarks/reliability.py fit      # into outlook.toml of each game's bots
python benchmarks/reliability.py measure  # errors on the games that were not fitted to, and docs/reliability.svg
"""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from cyclopts import App

from calibration import FOLDER, PLAYERS, POSITIONS_A_GAME
from princeps.bots.mind import mind_of
from princeps.bots.outlook import Reals, Trust, trust
from princeps.bots.winning import bins_of, calibration_error
from princeps.games import game as find_game
from reliability_chart import Dots, Panel, draw_reliability

GAMES = ("forum-trajanum", "trajan")
FITTED = 3  # of so many games one
PICTURE = Path("docs/reliability.svg")
DRAWS = 400  # of games, for the interval of an error
HEADING = """\
# How far to trust what the network expects, by number of players: `princeps/bots/outlook.py` says what the numbers
# mean. Fitted by benchmarks/reliability.py, to be fitted again to every new network.
"""
LEAST_DOUBT = 0.3  # points: nothing is quite sure before the end
LEAST_EXPECTED = 0.5  # points of a source, on average: of less nothing can be said

Pair = tuple[float, float]

app = App(help=__doc__, help_format="plaintext")


class Games(NamedTuple):
    """What was noted; by game, position, seat and source. Every game has as many positions."""

    now: Reals
    expected: Reals
    final: Reals

    @property
    def won(self) -> Reals:
        """By game, position and seat; who has as many points as another shares the win."""
        totals = self.final.sum(-1)
        best = totals == totals.max(-1, keepdims=True)
        won: Reals = best / best.sum(-1, keepdims=True)
        return won


def _games(game: str, players: int, fitted: bool) -> Games:
    with np.load(FOLDER / f"{game}-{players}.npz") as stored:
        noted = (stored[name].astype(np.float64) for name in Games._fields)
        whole = (column.reshape(-1, POSITIONS_A_GAME, *column.shape[1:]) for column in noted)
        return Games(*(_part(column, fitted) for column in whole))


def _part(games: Reals, fitted: bool) -> Reals:
    is_fitted = np.arange(len(games)) % FITTED == 0
    part: Reals = games[is_fitted == fitted]
    return part


# --- fitting ---------------------------------------------------------------------------------------------------------


@app.command
def fit() -> None:
    """Write down how far to trust the networks we ship."""
    for game in GAMES:
        mind = mind_of(find_game(game))
        text = HEADING
        for players in PLAYERS:
            fitted = _fitted(_games(game, players, True))
            shares = ", ".join(f"{name} = {it:.3f}" for name, it in zip(mind.source_names, fitted.share, strict=True))
            text += f"\n[{players}]\ndoubt = {_listed(fitted.doubt)}\n"
            text += f"share = {{ {shares} }}\n"
        (Path(str(files(mind.package))) / "outlook.toml").write_text(text, encoding="utf-8")


def _listed(numbers: tuple[float, ...]) -> str:
    return str([round(float(number), 3) for number in numbers])


def _fitted(games: Games) -> Trust:
    share = _shares(games)
    now, won = games.now.sum(-1), games.won
    points = (games.now + share * (games.expected - games.now)).sum(-1)
    doubt = _likeliest(lambda pair: Trust(share, pair).chances(now, points), won)
    return Trust(share, doubt)


def _shares(games: Games) -> Reals:
    """By source: how much of an expected point was scored in the end."""
    expected, came = games.expected - games.now, games.final - games.now
    shares = (expected * came).sum((0, 1, 2)) / np.maximum((expected**2).sum((0, 1, 2)), 1e-9)
    return np.where(np.abs(expected).mean((0, 1, 2)) < LEAST_EXPECTED, 1.0, shares)


def _likeliest(chances: Callable[[Pair], Reals], won: Reals) -> Pair:
    """The two numbers that make what happened most likely, found in smaller and smaller steps."""
    best, step = (3.0, 1.0), 0.8
    surprise = _surprise(chances(best), won)
    while step > 0.002:
        for pair in [(best[0] + a * step, best[1] + b * step) for a in (-1, 0, 1) for b in (-1, 0, 1)]:
            if min(pair) >= LEAST_DOUBT and (tried := _surprise(chances(pair), won)) < surprise:
                best, surprise = pair, tried
                break
        else:
            step /= 2
    return best


def _surprise(chances: Reals, won: Reals) -> float:
    sure = np.clip(chances, 1e-9, 1 - 1e-9)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


# --- measuring -------------------------------------------------------------------------------------------------------


class Reliability(NamedTuple):
    """Predicted chances against actual wins, in games that nothing was fitted to."""

    chances: Reals  # by game, position and seat
    won: Reals

    @property
    def error(self) -> float:
        return calibration_error(self.chances, self.won)

    @property
    def interval(self) -> tuple[float, float]:
        """A bootstrap interval at 95 %: errors of as many games drawn from these, a little too large."""
        chance, games = np.random.default_rng(1), len(self.won)
        draws = (chance.integers(0, games, games) for _ in range(DRAWS))
        errors = [calibration_error(self.chances[drawn], self.won[drawn]) for drawn in draws]
        low, high = np.quantile(errors, (0.025, 0.975))
        return float(low), float(high)

    @property
    def dots(self) -> Dots:
        """For each tenth that is not empty: mean chance, share of wins, share of all chances."""
        bins = bins_of(self.chances)
        parts = [bins == number for number in np.unique(bins)]
        return [(self.chances[part].mean(), self.won[part].mean(), part.mean()) for part in parts]


def _of_outlooks(game: str, players: int) -> Reliability:
    games, trusted = _games(game, players, False), trust(game, players)
    points = trusted.points(games.now, games.expected).sum(-1)
    return Reliability(trusted.chances(games.now.sum(-1), points), games.won)


@app.command
def measure() -> None:
    """Print the errors, and draw how often seats with such chances won."""
    for game in GAMES:
        for players in PLAYERS:
            found = _of_outlooks(game, players)
            low, high = found.interval
            errors = f"{100 * found.error:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {len(found.won)} games"
            print(f"{game}, {players} players: {errors}; points {_told(game, players)}")
    PICTURE.write_text(draw_reliability(_panels()), encoding="utf-8")


def _told(game: str, players: int) -> str:
    """How far expected points are off on average: all of them, and those of the source that is furthest off."""
    games, names = _games(game, players, False), mind_of(find_game(game)).source_names
    missed = trust(game, players).points(games.now, games.expected) - games.final
    by_source = missed.mean((0, 1, 2))
    worst = int(np.abs(by_source).argmax())
    network = (games.expected - games.final).sum(-1).mean()
    return (
        f"{by_source.sum():+.2f} (by the network alone {network:+.2f}), {names[worst]} {by_source[worst]:+.2f}, "
        f"spread {missed.sum(-1).std():.1f}"
    )


def _panels() -> Iterator[Panel]:
    for game in GAMES:
        for players in PLAYERS:
            found = _of_outlooks(game, players)
            words = f"{find_game(game).title}, {players} players: {100 * found.error:.1f} %"
            yield Panel(words, found.dots)


if __name__ == "__main__":
    app()
