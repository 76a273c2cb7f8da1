"""A game in progress is one flat record.

A subclass of `Record` lists the fields of a NumPy record type and is also what a type checker sees:

    class Purse(Record):
        coins: Byte                               # one small integer
        by_colour: Annotated[Bytes, 4]            # four of them
        grid: Annotated[Bytes, 6, 2]              # six rows of two

    class Table(Record):
        purses: Annotated[Sequence[Purse], 4]     # four nested records

`Table.dtype` is the NumPy type. `Table.blank()` is an array of one such record, all zero: this is what is copied, kept
and passed to compiled code. Python reads and writes it through a face, `Table.of(array)`: numbers are plain numbers,
arrays are views, and nested records are faces again. A NumPy record would take fifty times as long for each field.

Numbers are signed so that interpreted and compiled code agree when a subtraction goes below zero.
"""

import ctypes
from collections.abc import Sequence
from math import prod
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import typeof_impl

Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Word = Annotated[np.uint64, np.uint64]
Bytes = Annotated[npt.NDArray[np.int8], np.int8]
Shorts = Annotated[npt.NDArray[np.int16], np.int16]

RecordArray = npt.NDArray[Any]
AnyRecord = TypeVar("AnyRecord", bound="Record")

_CONFIG: Any = numba.config


class Record:
    """Base of all record declarations; see the module's docstring."""

    dtype: ClassVar[np.dtype[Any]]
    alignment: ClassVar[int]
    face: ClassVar[type["Face"]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = {name: _field(hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar}
        for name in fields:
            if hasattr(Face, name):
                raise TypeError(f"{cls.__name__}.{name}: faces of records have an attribute of that name")
        cls.alignment = max(field.alignment for field in fields.values())
        cls.dtype = _layout(fields, cls.alignment)
        cls.face = _face(cls.__name__, cls.dtype, fields)
        _require_own_format(cls)
        _RECORDS[cls.dtype] = cls

    @classmethod
    def blank(cls, count: int = 1) -> RecordArray:
        return _for_rules(np.zeros(count, cls.dtype))

    @classmethod
    def of(cls, array: RecordArray, index: int = 0) -> Self:
        """The face of one record of an array."""
        return cast(Self, cls.face.on(array.view(np.uint8, np.ndarray).data, index * cls.dtype.itemsize))


_RECORDS: dict[np.dtype[Any], type[Record]] = {}
_FORMATS: dict[str, np.dtype[Any]] = {}


def _require_own_format(record: type[Record]) -> None:
    """Numba takes two objects for the same type if their buffers have the same format."""
    if _FORMATS.setdefault(memoryview(record.face()).format, record.dtype) != record.dtype:
        raise TypeError(f"{record.__name__}: another record has fields of the same names and sizes, but other numbers")


def copied(array: RecordArray) -> RecordArray:
    """A bytewise copy: NumPy itself copies nested records field by field, which takes ten times as long."""
    return _for_rules(np.frombuffer(bytearray(array.tobytes()), array.dtype))


def duplicate(record: AnyRecord) -> AnyRecord:
    """A separate record with the same content."""
    face = cast(Face, record)
    return cast(AnyRecord, face.on(memoryview(bytearray(face)), 0))


def overwrite(record: AnyRecord, content: AnyRecord) -> None:
    """Give a record, nested in another or not, the content of one of the same kind."""
    target, source = cast(Face, record), cast(Face, content)
    ctypes.memmove(ctypes.addressof(target), ctypes.addressof(source), ctypes.sizeof(target))


# --- faces -----------------------------------------------------------------------------------------------------------


class Face(ctypes.LittleEndianStructure):
    """A record as Python sees it.

    Its numbers are fields of the structure. Its parts (arrays and nested records) are created when they are first
    accessed, and kept as attributes.
    """

    dtype: ClassVar[np.dtype[Any]]
    _numbers: frozenset[str]  # those that can be set: none if the memory is read-only
    _parts: ClassVar[dict[str, "_Part"]]
    _memory: memoryview  # what holds it and the records around it
    _start: int

    @classmethod
    def on(cls, memory: memoryview, start: int) -> Self:
        face = (cls.from_buffer_copy if memory.readonly else cls.from_buffer)(memory, start)
        attributes = face.__dict__
        attributes["_memory"] = memory
        attributes["_start"] = start
        if memory.readonly:
            attributes["_numbers"] = frozenset[str]()
        return face

    def __getattr__(self, name: str) -> Any:
        if name not in self._parts:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}.")
        part = self.__dict__[name] = self._parts[name].of(self._memory, self._start)
        return part

    def __setattr__(self, name: str, value: Any) -> None:
        """A structure would reject NumPy's numbers, and accept any name."""
        if name not in self._numbers:
            raise AttributeError(f"{type(self).__name__} has no number {name!r} to be set.")
        try:
            _set_field(self, name, value)
        except TypeError:
            _set_field(self, name, int(value))

    @property
    def data(self) -> memoryview:
        """The memory where compiled rules find the record."""
        return self._memory[self._start :]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]  # mutable


_set_field = ctypes.LittleEndianStructure.__setattr__


class _Part(NamedTuple):
    """An array or nested record in a face. It refers to the memory, not to the face, so no cycle keeps either alive."""

    offset: int
    field: "_Field"

    def of(self, memory: memoryview, start: int) -> Any:
        element, shape, _, record = self.field
        start += self.offset
        if record is None:
            return np.ndarray(shape, element, memory, start)
        faces = [record.face.on(memory, start + i * element.itemsize) for i in range(prod(shape))]
        return tuple(faces) if shape else faces[0]


@typeof_impl.register(Face)
def _type_for_numba(face: Face, _: Any) -> Any:
    """Compiled rules treat a face as the record that it shows."""
    return numba.from_dtype(face.dtype)


class Records(np.ndarray[Any, np.dtype[Any]]):  # newer versions of NumPy forbid inheriting from NDArray
    """Stands in for an array of records when rules run interpreted: indexing it gives the record's face."""

    def __getitem__(self, index: Any) -> Any:
        if self.dtype.names is None or self.ndim > 1 or not isinstance(index, int | np.integer):
            return super().__getitem__(index)
        faces: dict[int, Record] = vars(self).setdefault("faces", {})
        if index not in faces:
            faces[int(index)] = _RECORDS[self.dtype].of(self, int(index))
        return faces[int(index)]

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(value, Face):
            overwrite(self[index], value)
        else:
            super().__setitem__(index, value)


def _for_rules(array: RecordArray) -> RecordArray:
    return array.view(Records) if _CONFIG.DISABLE_JIT else array


# --- layout ----------------------------------------------------------------------------------------------------------


class _Field(NamedTuple):
    element: np.dtype[Any]
    shape: tuple[int, ...]
    alignment: int
    record: type[Record] | None = None  # None if the elements are numbers


def _field(hint: Any) -> _Field:
    """Element type and shape of one annotated field."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return _Field(hint.dtype, (), hint.alignment, hint)
    base, *extras = get_args(hint)
    if get_origin(base) is Sequence:
        (nested,) = get_args(base)
        return _Field(nested.dtype, tuple(extras), nested.alignment, nested)
    element, *shape = extras
    return _Field(np.dtype(element).newbyteorder("<"), tuple(shape), np.dtype(element).alignment)


def _layout(fields: dict[str, _Field], alignment: int) -> np.dtype[Any]:
    """The aligned layout, computed by hand because NumPy forgets the alignment of a record inside a record.

    Gaps become fields, because NumPy copies only fields and equal records must be equal bytes.
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
    return np.dtype((np.record, np.dtype(listed, align=True)))


def _face(name: str, dtype: np.dtype[Any], fields: dict[str, _Field]) -> type[Face]:
    """A structure with the same layout. Parts and gaps are placeholders, under names that leave their own free."""
    places = {each: place[1] for each, place in (dtype.fields or {}).items()}
    parts = {each: _Part(places[each], field) for each, field in fields.items() if field.record or field.shape}
    numbers = frozenset(fields.keys() - parts.keys())
    listed = [
        (each, np.ctypeslib.as_ctypes_type(dtype[each])) if each in numbers else (f".{each}", _room_for(dtype[each]))
        for each in places
    ]
    return type(name, (Face,), {"dtype": dtype, "_numbers": numbers, "_parts": parts, "_fields_": listed})


def _room_for(kind: np.dtype[Any]) -> Any:
    return ctypes.c_int8 * kind.itemsize
