"""Records: declared as classes, laid out as NumPy types that compiled and interpreted rules read alike."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar
from weakref import ref

import numpy as np
import pytest

import princeps
from games_walk import every_game
from princeps.kernel.record import Byte, Bytes, Record, Short, Shorts, Word, duplicate, overwrite
from princeps.kernel.rule import rule

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
    array = Table.blank()
    table = Table.of(array)
    table.turn = -3
    table.purses[2].coins += 7
    table.purses[2].grid[1, 2] = 5
    table.bank.debts = -300
    table.rng = np.uint64(2**64 - 1)
    assert table.turn == -3
    assert [purse.coins for purse in table.purses] == [0, 0, 7]
    assert table.purses[2].grid.tolist() == [[0, 0, 0], [0, 0, 5]]
    assert table.bank.debts == -300
    assert table.rng == 2**64 - 1
    assert array["purses"][0]["coins"].tolist() == [0, 0, 7], "the same bytes"


def test_numbers_are_plain_whatever_was_put_in() -> None:
    table: Any = Table.of(Table.blank())
    table.turn = np.int8(5)
    table.bank.debts = np.int64(-7)
    table.rng = np.uint64(9)
    table.last = True
    assert [type(number) for number in (table.turn, table.bank.debts, table.rng, table.last)] == [int] * 4
    assert (table.turn, table.bank.debts, table.rng, table.last) == (5, -7, 9, 1)


def test_parts_are_created_once() -> None:
    table = Table.of(Table.blank())
    assert table.purses is table.purses
    assert table.bank.grid is table.bank.grid


@pytest.mark.parametrize("name", ["nothing", "scores", "bank", "purses"])
def test_only_numbers_can_be_set(name: str) -> None:
    """Otherwise a slip would look like success, and the record would stay as it was."""
    with pytest.raises(AttributeError, match=f"Table has no number '{name}' to be set"):
        setattr(Table.of(Table.blank()), name, 1)


def test_only_fields_can_be_read() -> None:
    with pytest.raises(AttributeError, match="Purse has no field 'gold'"):
        Purse.of(Purse.blank()).gold  # type: ignore[attr-defined]  # noqa: B018


def test_of_a_read_only_array_nothing_can_be_set() -> None:
    array = Table.blank()
    Table.of(array).purses[1].coins = 4
    array.flags.writeable = False
    table = Table.of(array)
    assert table.purses[1].coins == 4
    with pytest.raises(AttributeError, match="no number 'coins' to be set"):
        table.purses[1].coins = 5
    with pytest.raises(ValueError, match="read-only"):
        table.purses[1].grid[0, 0] = 5


def test_any_record_of_an_array_has_a_face() -> None:
    tables = Table.blank(3)
    Table.of(tables, 2).turn = 6
    assert tables["turn"].tolist() == [0, 0, 6]


def test_faces_are_equal_when_their_bytes_are() -> None:
    one: Any = Table.of(Table.blank())
    other: Any = Table.of(Table.blank())
    other.purses[2].grid[1, 1] = 3
    assert one != other
    one.purses[2].grid[1, 1] = 3
    assert one == other
    assert one.purses[2] == other.purses[2]
    assert one.bank != one


def test_a_duplicate_is_a_record_of_its_own() -> None:
    table = Table.of(Table.blank())
    table.bank.coins = 3
    other = duplicate(table)
    other.bank.coins = 4
    assert (table.bank.coins, other.bank.coins) == (3, 4)
    purse = duplicate(other.bank)
    purse.coins = 5
    assert (other.bank.coins, purse.coins) == (4, 5)


def test_a_record_can_be_written_over() -> None:
    table = Table.of(Table.blank())
    table.bank.coins, table.bank.grid[1, 2] = 3, 8
    overwrite(table.purses[1], table.bank)
    assert [purse.coins for purse in table.purses] == [0, 3, 0]
    assert table.purses[1].grid[1, 2] == 8


def test_a_face_lives_as_long_as_somebody_looks_at_it() -> None:
    """No cycle of references keeps a record's memory for ever: NumPy's arrays are not searched for cycles."""
    array = Table.blank()
    table = Table.of(array)
    assert table.purses[1].grid.sum() == 0
    gone = ref(array)
    del array
    assert gone() is not None
    del table
    assert gone() is None


def test_records_that_numba_could_not_tell_apart_are_refused() -> None:
    class Pair(Record):
        halves: Annotated[Bytes, 4]

    assert Pair.blank().nbytes == 4
    with pytest.raises(TypeError, match="Double: another record has fields of the same names and sizes"):

        class Double(Record):
            halves: Annotated[Shorts, 2]


@rule
def coins_of(purse: Purse) -> int:
    return purse.coins + int(purse.grid[1, 2])


def test_rules_take_faces_and_tell_them_apart() -> None:
    """Compiled ones too, where a mistake would read another record's bytes."""
    table = Table.of(Table.blank())
    table.purses[1].coins, table.purses[1].grid[1, 2] = 3, 4
    assert [coins_of(purse) for purse in (*table.purses, table.bank)] == [0, 7, 0, 0]
    with pytest.raises((KeyError, AttributeError), match="coins"):
        coins_of(table)  # type: ignore[arg-type]


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
def test_every_byte_belongs_to_a_field(kind: type[Record]) -> None:
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
    assert tables.tobytes() == b"\xff" * Table.dtype.itemsize * 2


def test_a_field_must_not_hide_what_faces_need() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.data: faces of records have an attribute of that name"):

        class Wrong(Record):
            data: Byte


@every_game
def test_a_state_has_what_the_kernel_knows(name: str) -> None:
    game = princeps.game(name)
    names = game.state.dtype.names or ()
    assert {"seats", "rng", "learned", "barrier"} <= set(names)
    assert game.state.dtype["rng"] == np.dtype("<u8")
    assert game.state.dtype["learned"].shape[0] >= game.players[-1]
