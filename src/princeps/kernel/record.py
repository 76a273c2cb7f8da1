"""A game in progress is one flat record.

A subclass of `Record` lists the fields of a NumPy record type, and is at the same time what a type checker sees:

    class Purse(Record):
        coins: Byte                               # one small integer
        by_colour: Annotated[Bytes, 4]            # four of them
        grid: Annotated[Bytes, 6, 2]              # six rows of two

    class Table(Record):
        purses: Annotated[Sequence[Purse], 4]     # four nested records

`Table.dtype` is the NumPy type, `Table.blank()` an array of one such record, all zero. The values at run time are plain
NumPy records, which compiled and interpreted rules read and write alike; the classes are never instantiated.

Numbers are signed, so that interpreted NumPy and compiled code agree on a subtraction that goes below zero.
"""

from collections.abc import Sequence
from math import prod
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Word = Annotated[np.uint64, np.uint64]
Bytes = Annotated[npt.NDArray[np.int8], np.int8]
Shorts = Annotated[npt.NDArray[np.int16], np.int16]

RecordArray = npt.NDArray[Any]


class Record:
    """Base of all record declarations; see the module's text."""

    dtype: ClassVar[np.dtype[Any]]
    alignment: ClassVar[int]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = {name: _field(hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar}
        for name in fields:
            if hasattr(np.record, name):
                raise TypeError(f"{cls.__name__}.{name}: interpreted NumPy records have an attribute of that name")
        cls.alignment = max(field.alignment for field in fields.values())
        cls.dtype = np.dtype((np.record, _layout(fields, cls.alignment)))

    @classmethod
    def blank(cls, count: int = 1) -> RecordArray:
        return np.zeros(count, cls.dtype)


def copied(array: RecordArray) -> RecordArray:
    """A copy by bytes: NumPy itself copies nested records field by field, ten times as slowly."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


class _Field(NamedTuple):
    element: np.dtype[Any]
    shape: tuple[int, ...]
    alignment: int


def _field(hint: Any) -> _Field:
    """Element type and shape of one annotated field."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return _Field(hint.dtype, (), hint.alignment)
    base, *extras = get_args(hint)
    if get_origin(base) is Sequence:
        (nested,) = get_args(base)
        return _Field(nested.dtype, tuple(extras), nested.alignment)
    element, *shape = extras
    return _Field(np.dtype(element).newbyteorder("<"), tuple(shape), np.dtype(element).alignment)


def _layout(fields: dict[str, _Field], alignment: int) -> np.dtype[Any]:
    """The aligned layout, laid out by hand, since NumPy forgets the alignment of a record inside a record.

    Gaps become fields: NumPy does not copy what belongs to no field, and equal records must be equal bytes.
    """
    listed: list[tuple[str, np.dtype[Any], tuple[int, ...]]] = []
    end = 0
    for name, field in (*fields.items(), ("", _Field(np.dtype(np.int8), (0,), alignment))):
        gap = -end % field.alignment
        if gap:
            listed.append((f"gap_{end}", np.dtype(np.int8), (gap,)))
        if name:
            listed.append((name, field.element, field.shape))
        end += gap + field.element.itemsize * prod(field.shape)
    return np.dtype(listed, align=True)
