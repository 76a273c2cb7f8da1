"""A match: a position together with the recipe that led to it, and undo up to the last thing somebody learned."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from princeps.kernel.editions import Edition
from princeps.kernel.errors import EditionError, IllegalAction, OptionError, RecipeError, UndoError
from princeps.kernel.events import Event
from princeps.kernel.game import Game, Position
from princeps.kernel.options import options_as_data, read_options
from princeps.kernel.recipe import UNDO, Move, Recipe, this_version


@dataclass(slots=True)
class _Step:
    """An answer that stands, what it caused, and the table before it as long as the answer can be taken back."""

    seat: int
    action: int
    events: Sequence[Event]
    number: int  # of the move in the recipe
    before: bytes | None


class Match:
    """Play, take back, save, replay.

    match = Match.new(game, players=2, seed=7)
    match.apply(0, "crane.park")
    match.undo(0)
    match.recipe.save(Path("game.json"))
    """

    def __init__(self, position: Position, recipe: Recipe, edition: Edition, opening: Sequence[Event] = ()) -> None:
        self.position = position
        self.recipe = recipe
        self.edition = edition
        self.opening = opening  # what happened before the first decision
        self._steps: list[_Step] = []
        self._learned = self._count_learned()

    @classmethod
    def new(
        cls, game: Game, players: int, seed: int, options: dict[str, Any] | None = None, edition: Edition | None = None
    ) -> "Match":
        chosen = edition or game.load_edition(None)
        position, opening = game.begin(players, seed, options, chosen)
        plain = options_as_data(read_options(game.options, options or {}, players))
        recipe = Recipe(
            game.name, game.rules_version, chosen.name, chosen.digest, players, seed, plain, begun_with=this_version()
        )
        return cls(position, _carrying(recipe, game, chosen), chosen, opening)

    @classmethod
    def replay(cls, game: Game, recipe: Recipe, to: int | None = None, edition: Edition | None = None) -> "Match":
        """Play a recipe again, all of it or its first `to` moves, or say why that is impossible.

        Unless the edition is given, it is found through the recipe.
        """
        if to is not None and to < 0:
            raise RecipeError(f"A game cannot stop after {to} moves.")
        if recipe.game != game.name:
            raise RecipeError(f"This saved game is one of {recipe.game!r}, not of {game.title}.")
        earlier = _earlier_rules(game, recipe)
        chosen = edition or _edition_of(game, recipe)
        if recipe.edition_digest != chosen.digest:
            raise RecipeError(
                f"This saved game was played with edition {recipe.edition!r}, which differs from {chosen.name!r}."
            )
        try:
            plain = options_as_data(read_options(game.options, recipe.options, recipe.players))
            position, opening = game.begin(recipe.players, recipe.seed, {**plain, **earlier}, chosen)
        except OptionError as error:
            sentence = f"This saved game cannot be set up: {error}"
            raise RecipeError(sentence, error.mistake, **error.values) from None
        begun = replace(recipe, edition=chosen.name, options=plain, moves=[])
        match = cls(position, _carrying(begun, game, chosen), chosen, opening)
        for number, move in enumerate(recipe.moves[:to], 1):
            try:
                match.play(move)
            except (IllegalAction, UndoError) as error:
                raise RecipeError(f"Move {number} of this saved game cannot be played: {error}") from None
        return match

    def play(self, move: Move) -> Sequence[Event]:
        if move.action == UNDO:
            self.undo(move.seat)
            return []
        return self.apply(move.seat, move.action)

    def apply(self, seat: int, action: int | str) -> Sequence[Event]:
        number = self.position.number_of(action)
        before = self.position.to_bytes()
        events = self.position.apply(seat, number)
        self.recipe.moves.append(Move(seat, self.position.game.actions.names[number]))
        self._steps.append(_Step(seat, number, events, len(self.recipe.moves), before))
        self._forget_tables()
        return events

    @property
    def happenings(self) -> list[Sequence[Event]]:
        """What happened before the first answer and after each one, without what was taken back."""
        return [self.opening, *(step.events for step in self._steps)]

    def move_of(self, happening: int) -> int:
        """The number of the move in the recipe that caused a happening; 0 for what came before the first."""
        return self._steps[happening - 1].number if happening else 0

    @property
    def events(self) -> list[Event]:
        """The same as one flat list."""
        return [event for events in self.happenings for event in events]

    @property
    def standing(self) -> list[Move]:
        """The answers that were not taken back; they lead to the same position."""
        names = self.position.game.actions.names
        return [Move(step.seat, names[step.action]) for step in self._steps]

    # --- undo ---

    def can_undo(self, seat: int) -> bool:
        last = self._last_step(seat)
        return last is not None and last.before is not None

    def barrier(self, seat: int) -> str:
        """The name of what the seat learned last; nothing before it can be taken back."""
        return self.position.game.barriers[int(self.position.state.barrier[seat])]

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer. What others have answered meanwhile in a simultaneous stage stays."""
        last = self._last_step(seat)
        if last is None:
            raise UndoError(f"Seat {seat} has nothing to undo.")
        if last.before is None:
            raise UndoError(
                f"Seat {seat} cannot take that back: something has become known since ({self.barrier(seat)})."
            )
        index = next(i for i, step in enumerate(self._steps) if step is last)
        later = self._steps[index + 1 :]
        del self._steps[index:]
        self.position = self.position.game.restore(last.before)
        for step in later:
            if step.before is not None:
                step.before = self.position.to_bytes()
            self._steps.append(step)
            self.position.play(step.seat, step.action)
        self.recipe.moves.append(Move(seat, UNDO))

    def _last_step(self, seat: int) -> _Step | None:
        return next((step for step in reversed(self._steps) if step.seat == seat), None)

    def _forget_tables(self) -> None:
        """Nobody can undo past what they have learned, so drop the earlier tables, which take a lot of memory."""
        learned = self._count_learned()
        wiser = {seat for seat, (before, now) in enumerate(zip(self._learned, learned, strict=True)) if before != now}
        self._learned = learned
        for seat in wiser:
            own = (step for step in reversed(self._steps) if step.seat == seat)
            for step in takewhile(lambda it: it.before is not None, own):
                step.before = None

    def _count_learned(self) -> list[int]:
        counts: list[int] = self.position.state.learned.tolist()
        return counts


# --- what a recipe needs ---


def _earlier_rules(game: Game, recipe: Recipe) -> Mapping[str, Any]:
    """The options that make today's rules play as they did when the game began."""
    if recipe.rules == game.rules_version:
        return {}
    if recipe.rules in game.earlier_rules:
        return game.earlier_rules[recipe.rules]
    needed = f"This saved game needs rules version {recipe.rules} of {game.title}; here is {game.rules_version}"
    if recipe.begun_with is None:
        raise RecipeError(f"{needed}, in Princeps {this_version()}.")
    raise RecipeError(f"{needed}, in Princeps {this_version()}: play it with Princeps {recipe.begun_with}.")


def _edition_of(game: Game, recipe: Recipe) -> Edition:
    """A standard edition of this or an earlier version, or the one the recipe carries."""
    standard = game.editions.find(recipe.edition_digest)
    if standard is not None:
        return standard
    if recipe.edition_contents is None:
        raise RecipeError(
            f"This saved game was played with edition {recipe.edition!r}, which differs from the standard edition "
            "and does not come with it."
        )
    try:
        carried = game.editions.unpack(recipe.edition_contents)
    except EditionError as error:
        raise RecipeError(f"This saved game comes with a broken edition: {error.field} {error.problem}.") from None
    if carried.digest != recipe.edition_digest:
        raise RecipeError(
            f"This saved game comes with another edition than {recipe.edition!r}, which it was played with."
        )
    return carried


def _carrying(recipe: Recipe, game: Game, edition: Edition) -> Recipe:
    """The recipe together with its edition, unless that is a standard one."""
    is_standard = game.editions.find(edition.digest) is not None
    return replace(recipe, edition_contents=None if is_standard else edition.data)
