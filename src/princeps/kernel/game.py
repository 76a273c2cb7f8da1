"""The contract that every game keeps, and positions: what everything outside the rules works with.

A `Game` is its compiled rules plus what describes them. What the kernel expects of a state
is declared with the functions that use it: `seats.py`, `chance.py`, `knowledge.py`, `points.py`, `agenda.py`.
A `Position` is one state of one game with a safe, typed interface:

    game = princeps.game("forum-trajanum")
    position = game.new(players=3, seed=7)
    while not position.is_over:
        seat = position.deciders[0]
        position.apply(seat, position.legal(seat)[0])
"""

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from princeps.kernel.actions import ActionSpace, Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import ASKED_COUNT, ASKED_OVER, ASKED_WAITING, CompiledRules, bind_rules
from princeps.kernel.editions import Edition, EditionReader
from princeps.kernel.entries import Entries
from princeps.kernel.errors import IllegalAction, OptionError
from princeps.kernel.events import NO_LOG, EventLog, Events
from princeps.kernel.options import read_options
from princeps.kernel.questions import Questions, Refusal
from princeps.kernel.record import Record, RecordArray, copied

SPECTATOR = -1
LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The compiled functions of a game. They trust their caller: only legal answers, only seats in play."""

    deal: Callable[..., None]  # (state, log, box, seed)
    legal: Callable[..., int]  # (state, seat, out) -> count
    apply: Callable[..., None]  # (state, log, seat, action)
    redact: Callable[..., None]  # (state, seat)
    determinize: Callable[..., None]  # (state, log, seat, dice)
    is_over: Callable[..., bool]  # (state)
    rounds: Callable[..., int]  # (state) -> rounds completed
    standing: Callable[..., int]  # (state, seat) -> a number that is larger for whoever is ahead, with ties broken


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game as a whole.

    `rules_version` grows when a recipe could replay differently. What changed then becomes an option, and
    `earlier_rules` says which options play as earlier versions did, so that their games can continue.
    """

    name: str
    title: str
    players: range
    rules_version: int
    state: type[Record]
    questions: Questions  # with the actions that answer them
    options: type[Any]
    rules: Rules
    editions: EditionReader
    prepare: Callable[[Any, Edition, int, Any], None]  # fill facts, seats and options into a blank state
    barriers: tuple[str, ...]  # names of the values of `state.barrier`: why undo ends here
    earlier_rules: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    @cached_property
    def actions(self) -> ActionSpace:
        return self.questions.actions

    @cached_property
    def compiled(self) -> CompiledRules:
        return bind_rules(self.rules)

    @cached_property
    def entries(self) -> Entries:
        return Entries(self.compiled, self.state.blank(), np.empty(self.actions.size, np.int16))

    def load_edition(self, file: Path | None) -> Edition:
        """The edition in `file`, or the standard one."""
        return self.editions.load(file)

    def blank(self, players: int, options: Any, edition: Edition) -> RecordArray:
        """A table with its options set but nothing dealt: what `new` and random play start from."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            sentence = f"{self.title} is for {least} to {most} players, not {players}."
            raise OptionError(sentence, "players", game=self.title, least=least, most=most, players=players)
        array = self.state.blank()
        self.prepare(self.state.of(array), edition, players, options)
        return array

    def new(
        self,
        players: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> "Position":
        """A new game. The same arguments give the same game, on every machine."""
        return self.begin(players, seed, options, edition)[0]

    def restore(self, content: bytes) -> "Position":
        """A position saved by `Position.to_bytes`."""
        return Position(self, copied(np.frombuffer(content, self.state.dtype)))

    def begin(
        self, players: int, seed: int, options: Mapping[str, Any] | None, edition: Edition | None
    ) -> tuple["Position", Events]:
        """A new game, and what happened before its first decision, if the program set it up."""
        if not 0 <= operator.index(seed) <= LARGEST_SEED:
            sentence = f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed}."
            raise OptionError(sentence, "seed", largest=str(LARGEST_SEED), seed=str(seed))
        chosen = edition or self.load_edition(None)
        array = self.blank(players, read_options(self.options, options or {}, players), chosen)
        log = EventLog()
        self.compiled.deal(array, log.rows, chosen.box, seed)
        return Position(self, array), log.take()


class _Standing(NamedTuple):
    """Who is asked."""

    is_over: bool
    deciders: tuple[int, ...]
    first: int | None  # of the deciders


def _standing(number: int) -> _Standing:
    """The part of what `ask` returns that lies below the number of answers."""
    waiting = tuple(seat for seat in range(4) if number >> ASKED_WAITING >> seat & 1)
    return _Standing(bool(number >> ASKED_OVER & 1), waiting, waiting[0] if waiting else None)


_STANDINGS = tuple(map(_standing, range(1 << ASKED_COUNT)))
_BELOW_COUNT = len(_STANDINGS) - 1


@cache
def _answers_in(count: int) -> Callable[[memoryview], tuple[int, ...]]:
    """Reads that many answers from a buffer; a structure does so in half the time that a slice takes."""
    return Struct(f"{count}h").unpack_from


Asked = TypeVar("Asked")


class _Asked(Generic[Asked]):
    """An attribute of a position that the rules are asked for, unless its value has been noted: what a position notes
    under the same name, Python finds first. A property would take longer to run than the rules do."""

    def __init__(self, read: Callable[[_Standing], Asked], doc: str) -> None:
        self._read = read
        self.__doc__ = doc

    def __get__(self, position: "Position", kind: type["Position"] | None = None) -> Asked:
        return self._read(position._ask())


class Position:
    """One state of one game. Mutable; `copy` is cheap.

    What is asked next is noted after every answer. But a caller that takes the record itself may write to it; from then
    on the rules are consulted each time.
    """

    is_over = _Asked(lambda asked: asked.is_over, "Whether nothing is left to decide.")
    deciders = _Asked(
        lambda asked: asked.deciders, "The seats that owe a decision; several at once in a simultaneous phase."
    )

    def __init__(self, game: Game, array: RecordArray, players: int | None = None) -> None:
        self.game = game
        self.players = int(array["seats"][0]) if players is None else players
        self._array = array
        self._rules = game.entries
        self._first: int | None = None  # the first decider, if noted
        self._offered: list[int] = []  # the first decider's legal answers
        self._is_handed_out = False

    @property
    def array(self) -> RecordArray:
        """The record as NumPy and compiled loops see it."""
        if not self._is_handed_out:
            self._is_handed_out, self._first = True, None
            vars(self).pop("is_over", None)
            vars(self).pop("deciders", None)
        return self._array

    @cached_property
    def state(self) -> Any:
        """The record as Python reads and writes it."""
        return self.game.state.of(self.array)

    @cached_property
    def _room(self) -> Buffer:
        return np.empty(self.game.actions.size, np.int16)

    @cached_property
    def _answers(self) -> memoryview:
        return self._room.data

    def _ask(self) -> _Standing:
        asked = self._rules.ask(self._array, self._room)
        self._note(asked)
        return _STANDINGS[asked & _BELOW_COUNT]

    def _note(self, asked: int) -> None:
        """Keep what the rules say about who is asked what."""
        if not self._is_handed_out:
            self.is_over, self.deciders, self._first = _STANDINGS[asked & _BELOW_COUNT]
            self._offered = [*_answers_in(asked >> ASKED_COUNT)(self._answers)]

    # --- the score ---

    @property
    def rounds(self) -> int:
        """Rounds completed so far."""
        return int(self._rules.rounds(self._array))

    @property
    def scores(self) -> tuple[int, ...]:
        return self._by_seat(self._rules.scores)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the winner; ties that no rule breaks share a place."""
        return self._by_seat(self._rules.rank)

    def _by_seat(self, fill: Callable[..., None]) -> tuple[int, ...]:
        numbers: Buffer = np.empty(self.players, np.int16)
        fill(self._array, numbers)
        return tuple(numbers.tolist())

    # --- deciding ---

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal answers; empty if it owes none."""
        return self._offered.copy() if seat == self._first else self._legal(seat)

    def _legal(self, seat: int) -> list[int]:
        self._check_seat(seat)
        room: Buffer = np.empty(self.game.actions.size, np.int16)
        return cast(list[int], room[: self._rules.legal(self._array, seat, room)].tolist())

    def mask(self, seat: int) -> npt.NDArray[np.bool_]:
        """The legal answers as a mask over the whole action space."""
        mask = np.zeros(self.game.actions.size, np.bool_)
        mask[self.legal(seat)] = True
        return mask

    def apply(self, seat: int, action: int | str) -> Events:
        """Answer for a seat; returns what happened. An illegal answer raises and changes nothing."""
        number = action if type(action) is int else self.number_of(action)
        if number not in (self._offered if seat == self._first else self._legal(seat)):
            name = self.game.actions.names[self.number_of(number)]
            raise IllegalAction(f"Seat {seat} cannot answer {name!r}: {self.refusal(seat, number)}.")
        log = self._log
        self._note(self._rules.apply(self._array, log.rows, seat, number, self._room))
        return log.take()

    def refusal(self, seat: int, action: int) -> Refusal:
        """Why an action is not a legal answer for a seat; the catalogue has the wording."""
        return self.game.questions.refusal(self.state, seat, action)

    def play(self, seat: int, action: int) -> None:
        """`apply` without checks or events, for callers that have just chosen from `legal`."""
        self._note(self._rules.apply(self._array, NO_LOG, seat, action, self._room))

    @cached_property
    def _log(self) -> EventLog:
        return EventLog()

    def number_of(self, action: int | str) -> int:
        if isinstance(action, str):
            if action not in self.game.actions.numbers:
                raise IllegalAction(f"There is no action {action!r} in {self.game.title}.")
            return self.game.actions.numbers[action]
        number = operator.index(action)
        if not 0 <= number < self.game.actions.size:
            raise IllegalAction(f"There is no action number {number} in {self.game.title}.")
        return number

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IllegalAction(f"There is no seat {seat}: seats are 0 to {self.players - 1}.")

    # --- knowing ---

    def view(self, seat: int) -> "Position":
        """What a seat may know, as a position of the same kind; `SPECTATOR` knows only what everybody knows."""
        self._check_viewer(seat)
        seen = self.copy()
        self._rules.redact(seen._array, seat)
        return seen

    def determinize(self, seat: int, seed: int) -> "Position":
        """A possible world: this view with its blanks filled at random, consistent with everything the seat knows."""
        self._check_viewer(seat)
        world = self.copy()
        self._rules.determinize(world._array, NO_LOG, seat, dice(seed))
        return world

    def _check_viewer(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)

    # --- as a value ---

    def copy(self) -> "Position":
        return Position(self.game, copied(self._array), self.players)

    def to_bytes(self) -> bytes:
        return self._array.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # mutable
