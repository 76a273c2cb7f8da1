"""Who plays whom, in which seats, on which deal.

A block of games is one deal, played by every table: the cards and tiles are the same for all, so that luck affects all
alike. Tables are made from the line-up in two steps:

- More bots than seats: every combination of as many bots as there are seats, in the order in which they were named.
  Otherwise everybody plays; while seats are left, the line-up starts again from its first bot.
- Each combination moves round the table, one seat at a time, until everybody has sat everywhere. Tables that come out
  equal are played once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from princeps.bots import make_bot
from princeps.games import game as find_game
from princeps.kernel.chance import dice, seed_of_game
from princeps.kernel.errors import OptionError
from princeps.kernel.options import options_as_data, read_options

Seats = tuple[str, ...]  # the name of the bot in each seat


@dataclass(frozen=True)
class Settings:
    """What determines every game of a tournament, but not how many are played."""

    game: str
    rules: int
    edition_digest: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots)}


@dataclass(frozen=True)
class Fixture:
    """One game to be played. Games count from 1."""

    number: int
    deal: int  # the seed of the game
    seats: Seats

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's own randomness: different from the game's and from its neighbours'."""
        return _seed(self.deal, 1 + seat)


def read_settings(
    game: str, bots: Sequence[str], players: int | None, seed: int, options: dict[str, Any] | None = None
) -> Settings:
    """Check everything that a user can get wrong. Without a number of players, each named bot gets one seat."""
    found = find_game(game)
    for name in dict.fromkeys(bots):
        make_bot(name, found, 0)
    if not bots:
        raise OptionError("Name at least one bot.")
    seats = min(len(bots), found.players[-1]) if players is None else players
    found.new(seats, seed, options)
    plain = options_as_data(read_options(found.options, options or {}, seats))
    return Settings(game, found.rules_version, found.load_edition(None).digest, tuple(bots), seats, seed, plain)


def tables(bots: Sequence[str], players: int) -> list[Seats]:
    """Every table that plays each deal."""
    groups = combinations(bots, players) if len(bots) > players else [tuple(bots)]
    turned = (
        tuple(group[(seat + turn) % len(group)] for seat in range(players))
        for group in groups
        for turn in range(len(group))
    )
    return list(dict.fromkeys(turned))


def fixtures(settings: Settings, games: int) -> Iterator[Fixture]:
    """The first games of a tournament. Which games these are does not depend on how many are asked for."""
    every_table = tables(settings.bots, settings.players)
    for index in range(games):
        block, table = divmod(index, len(every_table))
        yield Fixture(index + 1, _seed(settings.seed, block), every_table[table])


def _seed(series: int, index: int) -> int:
    return seed_of_game(dice(0)[0], series, index)
