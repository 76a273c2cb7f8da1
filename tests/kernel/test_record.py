"""Records: declared as classes, laid out as NumPy types that compiled and interpreted rules read alike."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

import numpy as np
import pytest

import princeps
from games_walk import every_game
from princeps.kernel.record import Byte, Bytes, Record, Short, Shorts, Word

STATES = [princeps.game(name).state for name in princeps.games()]


class Purse(Record):
    coins: Byte
    debts: Short
    by_colour: Annotated[Bytes, 4]
    grid: Annotated[Bytes, 2, 3]


class Table(Record):
    NAME: ClassVar[str] = "no field"
    turn: Byte
    rng: Word
    scores: Annotated[Shorts, 2]
    bank: Purse
    purses: Annotated[Sequence[Purse], 3]
    last: Byte


def test_a_blank_record_is_all_zero() -> None:
    table = Table.blank()
    assert table.shape == (1,)
    assert table.tobytes() == bytes(Table.dtype.itemsize)
    assert Table.blank(5).shape == (5,)


def test_fields_are_read_and_written_by_name() -> None:
    table = Table.blank()[0]
    table.turn = -3
    table.purses[2].coins += 7
    table.purses[2].grid[1, 2] = 5
    table.bank.debts = -300
    table.rng = np.uint64(2**64 - 1)
    assert table.turn == -3
    assert [purse.coins for purse in table.purses] == [0, 0, 7]
    assert table.purses[2].grid.tolist() == [[0, 0, 0], [0, 0, 5]]
    assert table.bank.debts == -300
    assert int(table.rng) == 2**64 - 1


def test_numbers_have_the_declared_sizes() -> None:
    kinds = {name: Purse.dtype[name] for name in ("coins", "debts", "by_colour", "grid")}
    assert kinds["coins"] == np.int8
    assert kinds["debts"] == np.dtype("<i2")
    assert kinds["by_colour"] == np.dtype((np.int8, (4,)))
    assert kinds["grid"] == np.dtype((np.int8, (2, 3)))
    assert Table.dtype["purses"].shape == (3,)


def test_class_variables_are_not_fields() -> None:
    assert Table.dtype.names is not None
    assert "NAME" not in Table.dtype.names


def test_every_field_lies_where_the_machine_reads_it_at_once() -> None:
    assert (Purse.alignment, Table.alignment) == (2, 8)
    assert_aligned(Table.dtype, 0)
    assert Table.dtype.itemsize % Table.alignment == 0


def assert_aligned(kind: np.dtype[np.void], start: int) -> None:
    assert kind.fields is not None
    for field, offset, *_ in kind.fields.values():
        element = field.base
        if element.fields is None:
            assert (start + offset) % element.itemsize == 0
        else:
            assert_aligned(element, start + offset)


@pytest.mark.parametrize("kind", [Purse, Table, *STATES], ids=["Purse", "Table", *princeps.games()])
def test_no_byte_belongs_to_no_field(kind: type[Record]) -> None:
    """NumPy copies fields; bytes in between would be left behind, and equal records would differ."""
    assert bytes_of_fields(kind.dtype) == kind.dtype.itemsize


def bytes_of_fields(kind: np.dtype[np.void]) -> int:
    if kind.fields is None:
        return kind.itemsize
    sizes = 0
    for field, *_ in kind.fields.values():
        sizes += bytes_of_fields(field.base) * (field.itemsize // field.base.itemsize)
    return sizes


def test_a_copied_record_is_equal_to_the_last_byte() -> None:
    tables = Table.blank(2)
    tables.view(np.uint8)[: Table.dtype.itemsize] = 255
    tables[1] = tables[0]
    assert tables[1].tobytes() == tables[0].tobytes() == b"\xff" * Table.dtype.itemsize


def test_a_field_must_not_hide_what_numpy_calls_so() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.item: interpreted NumPy records have an attribute of that name"):

        class Wrong(Record):
            item: Byte


@every_game
def test_a_state_has_what_the_kernel_knows(name: str) -> None:
    game = princeps.game(name)
    names = game.state.dtype.names or ()
    assert {"seats", "rng", "learned", "barrier"} <= set(names)
    assert game.state.dtype["rng"] == np.dtype("<u8")
    assert game.state.dtype["learned"].shape[0] >= game.players[-1]
