"""What a seat observes: every number of its view, in one flat array of a fixed layout.

The layout follows from the record of the game, so any game has one, and nothing is listed twice:

    layout = Layout.of(princeps.game("trajan"), players=2)
    layout.names[0]                    # "seat": who observes
    layout.describe(observation)       # the same numbers by name, as nested dictionaries and arrays
    layout.places("players[0].hand")   # the slice of the array where a field is

Players come in clockwise order from the observing seat, so `players[0]` is always the observer. Where a field holds the
number of a seat (whose turn it is, whose envoy stands somewhere), it is the number at the table; `seat` is the
observer's own. Who may see what is declared in the game's `state.py` and kept by its `redact`: an observation is made
from the redacted view, never from the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from hashlib import sha256
from itertools import product
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.kernel.game import Game, Position
from princeps.kernel.rule import compile_generated

Observation = npt.NDArray[np.int16]

SEAT = "seat"
PLAYERS = "players"  # the row of records, one a seat, that every state has

# Left out of every state: nobody may know `rng`; `learned` and `barrier` serve undo; `facts` are printed on the pieces,
# the same in all games of an environment.
LEFT_OUT = frozenset({"rng", "learned", "barrier", "facts"})

OF_THE_TABLE = -1  # in the place of a player


@dataclass(frozen=True)
class Field:
    """One field of the record: its name, the shape of its numbers, and where they are.

    A field of a row of records, such as `stack.step`, has one number or array for each record of the row, as in NumPy.
    """

    name: str
    shape: tuple[int, ...]
    offset: int  # in the bytes of the record
    width: int  # bytes of one number
    rows: int = 1
    stride: int = 0  # bytes from one record of the row to the next
    start: int = 0  # in the observation
    player: int = OF_THE_TABLE  # of whom it is, counted from the observer

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size


@dataclass(frozen=True)
class Layout:
    """Where everything is in an observation of one game with a certain number of players."""

    fields: tuple[Field, ...]
    _copy: Any

    @classmethod
    def of(cls, game: Game, players: int) -> "Layout":
        return cls(_fields_in_order(game, players), copier_of(game))

    @cached_property
    def size(self) -> int:
        return self.fields[-1].end

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number, such as `players[1].tray[2,0]`."""
        return (SEAT, *(name for field in self.fields for name in _names_of_numbers(field)))

    def places(self, name: str) -> slice:
        for field in self.fields:
            if field.name == name:
                return slice(field.start, field.end)
        raise KeyError(f"An observation has no field {name!r}; `names` lists every number.")

    def describe(self, observation: npt.ArrayLike) -> dict[str, Any]:
        """An observation by name: plain numbers, arrays, dictionaries for records, and `players` as a list of these."""
        numbers = np.asarray(observation)
        if numbers.shape != (self.size,):
            raise ValueError(f"An observation is {self.size} numbers here, not an array of shape {numbers.shape}.")
        players: list[dict[str, Any]] = []
        described: dict[str, Any] = {SEAT: int(numbers[0]), PLAYERS: players}
        for field in self.fields:
            if field.player == len(players):
                players.append({})
            *path, last = field.name.split(".")
            part = described if field.player == OF_THE_TABLE else players[field.player]
            for step in path[0 if field.player == OF_THE_TABLE else 1 :]:
                part = part.setdefault(step, {})
            found = numbers[field.start : field.end].reshape(field.shape)
            part[last] = found if field.shape else int(found)
        return described

    def observe(self, position: Position, seat: int) -> Observation:
        """What a seat observes in a position."""
        view, observation = position.view(seat).array, np.empty(self.size, np.int16)
        view_bytes, view_shorts = view.view(np.int8, np.ndarray), view.view(np.int16, np.ndarray)
        self._copy(view_bytes, view_shorts, seat, position.players, observation)
        return observation


# --- copying ---------------------------------------------------------------------------------------------------------


def copier_of(game: Game) -> Any:
    """A compiled function that makes an observation of a view: `(view_bytes, view_shorts, seat, seats, out)`.

    Its source is generated, because only where the compiler knows how many numbers there are it copies them in a few
    wide instructions. Its name tells its source, so that nothing compiled of another source is taken for it.
    """
    body = _source_of_copier(game)
    name = f"copy_numbers_{sha256(body.encode()).hexdigest()[:8]}"
    return _compiled(f"def {name}(view_bytes, view_shorts, seat, seats, out):\n{body}", package_of(game))


@cache
def _compiled(source: str, package: str) -> Any:
    return compile_generated(source, package, {})


def package_of(game: Game) -> str:
    """Where the rules of a game are; what is compiled for it is kept under this name."""
    return game.rules.deal.__module__.rpartition(".")[0]


def _source_of_copier(game: Game) -> str:
    fields = _fields_in_order(game, players=1)
    of_table = [field for field in fields if field.player == OF_THE_TABLE]
    of_player = fields[len(of_table) :]
    size, stride = fields[-1].end - of_player[0].start, game.state.dtype[PLAYERS].base.itemsize
    lines = ["out[0] = seat", *_copies(of_table, "view", "out")]
    lines += [
        "for k in range(seats):",
        f"    skip, p = {size} * k, {stride} * ((seat + k) % seats)",
        "    own_bytes, own_shorts, own = view_bytes[p:], view_shorts[p // 2 :], out[skip:]",
        *(f"    {line}" for line in _copies(of_player, "own", "own")),
    ]
    return "".join(f"    {line}\n" for line in lines)


def _copies(fields: Sequence[Field], source: str, target: str) -> Iterator[str]:
    """The lines that copy some fields: a loop for all that lie side by side, in the record as in the observation."""
    merged: list[Field] = []
    for field in fields:
        if merged and _lies_beside(merged[-1], field):
            merged[-1] = replace(merged[-1], shape=(merged[-1].size + field.size,))
        else:
            merged.append(field)
    for field in merged:
        count, numbers = field.size // field.rows, f"{source}_bytes" if field.width == 1 else f"{source}_shorts"
        yield f"for row in range({field.rows}):"
        yield f"    start = {field.start} + {count} * row"
        yield f"    offset = {field.offset // field.width} + {field.stride // field.width} * row"
        yield f"    for i in range({count}):"
        yield f"        {target}[start + i] = {numbers}[offset + i]"


def _lies_beside(field: Field, following: Field) -> bool:
    is_alike = (field.width, field.rows, following.rows) == (following.width, 1, 1)
    return is_alike and field.offset + field.size * field.width == following.offset


# --- the fields of a record ------------------------------------------------------------------------------------------


def _fields_in_order(game: Game, players: int) -> tuple[Field, ...]:
    fields: list[Field] = []
    start = 1  # after the number of the observing seat
    for field in _fields_of_table(game.state.dtype, players):
        fields.append(replace(field, start=start))
        start += field.size
    return tuple(fields)


def _fields_of_table(kind: Any, players: int) -> Iterator[Field]:
    """The fields of a state without their start: the table first, then the players."""
    yield from _fields_of(kind, Field("", (), 0, 0), LEFT_OUT | {PLAYERS})
    player = kind[PLAYERS].base
    for p in range(players):
        yield from _fields_of(player, Field(f"{PLAYERS}[{p}].", (), kind.fields[PLAYERS][1], 0, player=p))


def _fields_of(kind: Any, within: Field, leave_out: frozenset[str] = frozenset()) -> Iterator[Field]:
    """The fields of a record that lies `within` another."""
    for name in kind.names:
        if name in leave_out or name.startswith("gap_"):
            continue
        element, shape = kind[name].base, kind[name].shape
        field = replace(
            within,
            name=within.name + name,
            shape=within.shape + shape,
            offset=within.offset + kind.fields[name][1],
            width=element.itemsize,
        )
        if element.names is None:
            yield field
        else:
            assert within.rows == 1 or not shape, "a row of records in a row of records"
            rows = {"rows": prod(shape), "stride": element.itemsize} if shape else {}
            yield from _fields_of(element, replace(field, name=f"{field.name}.", **rows))


def _names_of_numbers(field: Field) -> Iterator[str]:
    for index in product(*map(range, field.shape)):
        yield f"{field.name}[{','.join(map(str, index))}]" if index else field.name
