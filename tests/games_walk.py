"""Walking through games at random: what the tests of every game share.

Even play at random seldom meets the far corners of a game: a `Walker` therefore likes some answers and dislikes others,
differently for every seat and every game, and may have an ambition. What it does depends on its seed alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import numba
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

import princeps
from princeps.kernel.chance import dice
from princeps.kernel.editions import Edition
from princeps.kernel.events import NO_LOG, Event
from princeps.kernel.game import LARGEST_SEED, SPECTATOR, Game, Position

INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]  # Numba sets its settings as it loads
LOOKS = 0.1 if INTERPRETED else 0.25  # at how many positions to look closely, where that takes long
# What leads to rare places: names of answers, or how they begin. In Forum Trajanum the ends of the benefit tracks, in
# Trajan cards, buildings, ships, extra actions, and spare wild tiles when demands are met.
AMBITIONS = {
    "forum-trajanum": tuple(
        ("benefit.4", f"build.{grey}", f"build-mixed.{colour}", "first.grey", "hire-builder", "trade", "use.own-then")
        for grey, colour in (("library", "fountain"), ("basilica", "house"), ("market", "stable"))
    ),
    "trajan": (
        ("play", "draw-two", "reward", "tile.cards"),
        ("extra", "build", "hire", "tile.construction", "reward"),
        ("forum.wild", "load-wild", "load-with", "load", "ship", "wilds.1"),
        ("tile", "plus-two", "reward", "forum.extra", "extra"),
        ("wilds", "forum.wild-demand", "march", "forum.bread", "forum.games", "forum.religion"),
    ),
}
_USUAL_EXAMPLES = 100  # of Hypothesis, unless a profile says otherwise

every_game = pytest.mark.parametrize("name", princeps.games())  # by name: a game is too long to be printed


def examples(compiled: int, interpreted: int) -> settings:
    """How many games to look at: fewer with interpreted rules, more with `--hypothesis-profile=search`.

    A game of another seed is another game, not a simpler one: so failing examples are reported as they are.
    """
    count = interpreted if INTERPRETED else compiled
    more = settings().max_examples // _USUAL_EXAMPLES
    return settings(max_examples=count * more, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))


class Start:
    """Everything a game begins with."""

    def __init__(
        self, game: Game, players: int, seed: int, options: dict[str, Any], edition: Edition | None = None
    ) -> None:
        self.game, self.players, self.seed, self.options, self.edition = game, players, seed, options, edition

    def __repr__(self) -> str:
        edition = self.edition.name if self.edition else "standard"
        return f"{self.game.name}: {self.players} players, seed {self.seed}, {self.options}, {edition} edition"

    def position(self) -> Position:
        return self.game.new(self.players, self.seed, self.options, self.edition)


def some_options(game: Game, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any values of any of the game's options."""
    hints = get_type_hints(game.options)
    values = {declared.name: _some_values(hints[declared.name], players) for declared in fields(game.options)}
    return st.fixed_dictionaries({}, optional=values)


def _some_values(hint: Any, players: int) -> st.SearchStrategy[Any]:
    if hint is bool:
        return st.booleans()
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    return st.sets(st.integers(0, players - 1)).map(sorted)


def other_options(game: Game) -> dict[str, Any]:
    """Every option, with a value that is not its default."""
    hints = get_type_hints(game.options)
    return {declared.name: _other_value(hints[declared.name], declared.default) for declared in fields(game.options)}


def _other_value(hint: Any, default: Any) -> Any:
    if hint is bool:
        return not default
    if get_origin(hint) is Literal:
        return next(choice for choice in get_args(hint) if choice != default)
    return [1]


@st.composite
def starts(draw: st.DrawFn, name: str, edition: Edition | None = None) -> Start:
    """Any start of the game with this name."""
    game = princeps.game(name)
    players = draw(st.sampled_from(game.players))
    return Start(game, players, draw(st.integers(0, LARGEST_SEED)), draw(some_options(game, players)), edition)


def walkers(name: str) -> st.SearchStrategy["Walker"]:
    ambitions = st.sampled_from([(), *AMBITIONS.get(name, ())])
    return st.builds(Walker, st.integers(0, 2**32), ambitions)


class Walker:
    """Plays at random, with tastes, and perhaps with an ambition: answers that it prefers to all others, best first."""

    def __init__(self, seed: int, ambition: tuple[str, ...] = ()) -> None:
        self.seed, self.ambition = seed, ambition
        self.chance = Random(seed)
        self._tastes: dict[tuple[int, int], float] = {}

    def __repr__(self) -> str:
        return f"Walker({self.seed}, {self.ambition})"

    def choose_seat(self, position: Position) -> int:
        """Of all that owe a decision, anyone may be the first to answer."""
        return self.chance.choice(position.deciders)

    def choose(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if self.ambition and self.sometimes(0.9):
            legal = self._favourites(position, legal) or legal
        return self.chance.choices(legal, [self._taste(seat, action) for action in legal])[0]

    def _favourites(self, position: Position, legal: list[int]) -> list[int]:
        names = position.game.actions.names
        for beginning in self.ambition:
            found = [action for action in legal if names[action].startswith(beginning)]
            if found:
                return found
        return []

    def _taste(self, seat: int, action: int) -> float:
        if (seat, action) not in self._tastes:
            self._tastes[seat, action] = self.chance.choice((0.02, 1, 1, 30))
        return self._tastes[seat, action]

    def sometimes(self, probability: float) -> bool:
        return self.chance.random() < probability

    def step(self, position: Position) -> tuple[int, int, Sequence[Event]]:
        """Answer once; returns who answered, what, and what came of it."""
        seat = self.choose_seat(position)
        action = self.choose(position, seat)
        return seat, action, position.apply(seat, action)

    def steps(self, position: Position) -> Iterator[tuple[int, int, Sequence[Event]]]:
        """Walk to the end of the game, stopping after each answer."""
        while not position.is_over:
            yield self.step(position)

    def finish(self, position: Position) -> None:
        for _ in self.steps(position):
            pass


def everybody(position: Position) -> tuple[int, ...]:
    """All seats, and whoever only watches."""
    return (*range(position.players), SPECTATOR)


def known(position: Position, reader: int) -> Position:
    """A view; of all seats together too, which a position does not hand out."""
    view = position.copy()
    view.game.compiled.redact(view.array, reader)
    return view


def imagined(position: Position, reader: int, seed: int) -> Position:
    """A world that the reader cannot tell from the true one."""
    world = known(position, reader)
    world.game.compiled.determinize(world.array, NO_LOG, reader, dice(seed))
    return world


def digest(position: Position) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()
