"""Luck: what the deal, draws and reveals of a match were worth to each seat, told apart from what answers were worth.

    chances, points = luck_of(match)
    print(chances.luck.sum(0))  # by seat: how much of a win it owes to chance

At each answer, chance decides about what no seat knows yet. So the same answer is given again in other worlds, in which
all of that is drawn anew, and luck is how much better a seat stands than it does there on average. What happened is
just one of these worlds: whatever the outlook thinks of positions, luck is zero on average, and a result without its
luck is on average the result itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.bots.judge import Network
from princeps.bots.mind import mind_of
from princeps.bots.outlook import Reals, Trust, trust
from princeps.games import game as find_game
from princeps.kernel.chance import dice, seed_of_game
from princeps.kernel.events import NO_LOG, Log
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name
from princeps.kernel.seats import ALL_SEATS

apply = redact = determinize = is_over = rank = by_source = judge = open_name

WORLDS = 16  # to compare with: as their mean is not exact, luck varies more by one part in so many
SEEDS_OF_LUCK = 1 << 32  # of the seeds that follow from a match's own: far from those of its bots
TABLES = 4
TRUTH, BEFORE, AFTER, WORLD = range(TABLES)  # all but the first show only what some seat knows

Content = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Swings:
    """What seats may expect, by moment (the deal, then each answer that stands) and by seat."""

    value: Reals  # after the moment
    luck: Reals  # what chance added to it

    @property
    def start(self) -> Reals:
        """By seat: before anything was dealt."""
        fair: Reals = self.value[0] - self.luck[0]
        return fair

    @property
    def choice(self) -> Reals:
        """What answers added, wherever chance might have fallen. The start, all luck and all choices are the result."""
        return np.diff(self.value, axis=0, prepend=self.start[np.newaxis]) - self.luck


class Luck(NamedTuple):
    """Of a match, in two currencies."""

    chances: Swings  # to win
    points: Swings  # at the end


class Prospects(NamedTuple):
    """What may become of tables: by moment, by world (the true one first), by seat, and by source of points."""

    now: npt.NDArray[np.int16]
    expected: npt.NDArray[np.float32]
    places: npt.NDArray[np.int16]  # without sources: 0 as long as the game is not over


def judge_table(table: RecordArray, network: Network, found: Prospects, moment: int, world: int) -> None:
    for p in range(table[0].seats):
        found.now[moment, world, p] = table[0].players[p].points_from
        by_source(table, p, network, found.expected[moment, world, p])
    if is_over(table[0]):
        rank(table, found.places[moment, world])


def give_again(
    tables: RecordArray,
    contents: Content,
    seat: int,
    action: int,
    log: Log,
    chance: RecordArray,
    network: Network,
    found: Prospects,
    moment: int,
) -> None:
    """Give an answer at the table, and in worlds where what nobody knows is drawn anew."""
    tables[BEFORE] = tables[AFTER]
    apply(tables[TRUTH], log, seat, action)
    tables[AFTER] = tables[TRUTH]
    redact(tables[AFTER], ALL_SEATS)
    judge(tables[AFTER:], network, found, moment, 0)
    for world in range(1, found.now.shape[1]):
        tables[WORLD] = tables[BEFORE]
        determinize(tables[WORLD], log, ALL_SEATS, chance[0])
        apply(tables[WORLD], log, seat, action)
        redact(tables[WORLD], ALL_SEATS)
        if np.array_equal(contents[WORLD], contents[AFTER]):  # as most answers leave nothing to chance
            found.now[moment, world] = found.now[moment, 0]
            found.expected[moment, world] = found.expected[moment, 0]
            found.places[moment, world] = found.places[moment, 0]
        else:
            judge(tables[WORLD:], network, found, moment, world)


@cache
def _bound(name: str) -> tuple[Any, Any]:
    """The templates for a game. Made when they are needed, as a server does without them."""
    mind = mind_of(find_game(name))
    rules = mind.game.rules
    names: dict[str, Any] = {
        "apply": rules.apply,
        "redact": rules.redact,
        "determinize": rules.determinize,
        "is_over": rules.is_over,
        "rank": mind.game.compiled.rank,
        "by_source": mind.searching.by_source,
    }
    names["judge"] = bind(judge_table, mind.package, **names)
    return names["judge"], bind(give_again, mind.package, **names)


def luck_of(match: Match, worlds: int = WORLDS) -> Luck:
    """Of a match so far; equal matches give equal luck, whoever asks."""
    game, players = match.position.game, match.position.players
    mind, moves = mind_of(game), match.standing
    judge, give_again = _bound(game.name)
    network = mind.network(mind.layers())
    found = _no_prospects(1 + len(moves), 1 + worlds, players, len(mind.source_names))
    tables = game.state.blank(TABLES)
    for world, dealt in enumerate(_deals(match, worlds)):
        tables[WORLD] = dealt.array[0]
        if world == 0:
            tables[TRUTH] = tables[WORLD]
        game.compiled.redact(tables[WORLD:], ALL_SEATS)
        if world == 0:
            tables[AFTER] = tables[WORLD]
        judge(tables[WORLD:], network, found, 0, world)
    chance = dice(_seed_of_luck(match, 0))
    contents = tables.view(np.uint8).reshape(TABLES, -1)
    for moment, move in enumerate(moves, 1):
        action = game.actions.numbers[move.action]
        give_again(tables, contents, move.seat, action, NO_LOG, chance, network, found, moment)
    return _luck_in(found, trust(game.name, players))


def _deals(match: Match, others: int) -> Iterator[Position]:
    """The table as it was dealt, and as it might have been."""
    seeds = [match.recipe.seed, *(_seed_of_luck(match, 1 + deal) for deal in range(others))]
    for seed in seeds:
        recipe = replace(match.recipe, seed=seed)
        yield Match.replay(match.position.game, recipe, to=0, edition=match.edition).position


def _seed_of_luck(match: Match, number: int) -> int:
    return seed_of_game(dice(0)[0], match.recipe.seed, SEEDS_OF_LUCK + number)


def _no_prospects(*shape: int) -> Prospects:
    return Prospects(np.zeros(shape, np.int16), np.zeros(shape, np.float32), np.zeros(shape[:-1], np.int16))


def _luck_in(found: Prospects, trusted: Trust) -> Luck:
    now = found.now.astype(np.float64)
    points = trusted.points(now, found.expected.astype(np.float64))
    chances = trusted.chances(now.sum(-1), points.sum(-1))
    over = found.places.any(-1)
    points[over] = now[over]
    winners = found.places[over] == 1
    chances[over] = winners / winners.sum(-1, keepdims=True)
    return Luck(_swings(chances), _swings(points.sum(-1)))


def _swings(values: Reals) -> Swings:
    """From values by moment, world and seat."""
    happened = values[:, 0]
    luck: Reals = (happened[:, np.newaxis] - values[:, 1:]).mean(1)
    return Swings(happened, luck)
