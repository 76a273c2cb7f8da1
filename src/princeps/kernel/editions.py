"""Editions: the facts printed on a game's pieces, in a TOML file that anybody who owns the box can correct.

A game reads its file through an `EditionTable`, which hands out checked values by dotted path:

    book = open_edition(Path("standard.toml"))
    book.integer("values.eagle_on", 0, 20)
    book.edition(box)                             # rejects entries that were never read: they are misspelt

An `EditionReader` combines a game's chapters, each a function that reads its part of the file into the box.

Every mistake in the file ends in one `EditionError` that names the file, the field and what is wrong. Entries of a list
are counted from one: `tiles#3.copies` is the number of copies of the third tile.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from princeps.kernel.errors import EditionError
from princeps.kernel.record import Record, RecordArray

LONGEST_TEXT = 80
LARGEST_CONTENTS = 32 * 1024  # characters of JSON; the standard editions have about 5,000

_KINDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number with a point",
    str: "a text in quotes",
    list: "a list",
    dict: "a table",
}


@dataclass(frozen=True)
class Edition:
    """The facts of one printing of a game. Two editions are equal if their contents are."""

    name: str = field(compare=False)
    file: Path = field(compare=False)
    digest: str  # of the facts: comments, whitespace and the order of keys do not matter
    data: dict[str, Any] = field(compare=False, repr=False)  # as written in the file, for printing
    box: RecordArray = field(compare=False, repr=False)  # one record, for the rules; read-only


class EditionTable:
    """A table in an edition file, and its place in the file."""

    def __init__(self, file: Path, values: dict[str, Any], path: str = "") -> None:
        self.file, self.values, self.path = file, values, path
        self._asked: set[str] = set()
        self._opened: dict[str, EditionTable] = {}

    def fail(self, path: str, problem: str) -> NoReturn:
        raise EditionError(self.file, f"{self.path}.{path}" if self.path else path, problem)

    # --- single values ---------------------------------------------------------------------------------------------

    def integer(self, path: str, low: int, high: int) -> int:
        return self._number(path, self._fetch(path, int), low, high)

    def text(self, path: str) -> str:
        value: str = self._fetch(path, str)
        self._check_text(path, value)
        return value

    def flag(self, path: str) -> bool:
        """True or false; false if the file does not mention the flag or the table it belongs to."""
        key, _, rest = path.partition(".")
        self._asked.add(key)
        if key not in self.values:
            return False
        return self.table(key).flag(rest) if rest else bool(self._fetch(key, bool))

    def choice(self, path: str, names: Sequence[str]) -> int:
        """The number of a name."""
        return self._named(path, self._fetch(path, str), names)

    # --- lists -----------------------------------------------------------------------------------------------------

    def integers(self, path: str, length: int | range, low: int, high: int) -> list[int]:
        return [self._number(place, value, low, high) for place, value in self._entries(path, length, int)]

    def grid(self, path: str, rows: int, columns: int, low: int, high: int) -> list[list[int]]:
        """A list of lists of numbers, all of the same length."""
        return [self._numbers(place, row, columns, low, high) for place, row in self._entries(path, rows, list)]

    def names(self, path: str, length: int | range) -> list[str]:
        """Names, each given once."""
        found: list[str] = []
        for place, name in self._entries(path, length, str):
            self._check_text(place, name)
            if name in found:
                self.fail(place, f"{name!r} has been named before")
            found.append(name)
        return found

    def choices(self, path: str, length: int | range, names: Sequence[str]) -> list[int]:
        """The numbers of some names."""
        return [self._named(place, value, names) for place, value in self._entries(path, length, str)]

    def picture(self, path: str, rows: int | range, columns: int | range, letters: str) -> list[str]:
        """A small picture: rows of letters, all of the same length."""
        drawn = [row for _, row in self._entries(path, rows, str)]
        for number, row in enumerate(drawn, 1):
            place = f"{path}#{number}"
            self._check_length(place, len(row), columns, "letters")
            if len(row) != len(drawn[0]):
                self.fail(place, f"must be as long as the first row, {len(drawn[0])} letters, not {len(row)}")
            for letter in row:
                if letter not in letters:
                    self.fail(place, f"has the letter {letter!r}; known are {' '.join(letters)}")
        return drawn

    # --- tables within ---------------------------------------------------------------------------------------------

    def table(self, path: str) -> "EditionTable":
        outer, _, key = path.rpartition(".")
        if outer:
            return self.table(outer).table(key)
        return self._open(key, self._fetch(key, dict))

    def tables(self, path: str, length: int | range) -> list["EditionTable"]:
        """A list of tables."""
        outer, _, key = path.rpartition(".")
        if outer:
            return self.table(outer).tables(key, length)
        return [self._open(place, values) for place, values in self._entries(key, length, dict)]

    def counts(self, most: Mapping[str, int]) -> list[int]:
        """How many of each name, up to the given maximum; 0 for names that this table does not mention."""
        self._asked.update(most)
        self.finish()
        return [self.integer(name, 0, high) if name in self.values else 0 for name, high in most.items()]

    # --- the end ---------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Reject entries that were never read."""
        for key in self.values:
            if key not in self._asked:
                self.fail(key, f"is unknown{_suggestion('did you mean', key, self._asked)}")
        for table in self._opened.values():
            table.finish()

    def edition(self, box: RecordArray) -> Edition:
        """The edition, once everything in the file has been read into `box`."""
        name = self.text("name")
        self.finish()
        box.flags.writeable = False
        return Edition(name, self.file, _digest(self.values), self.values, box)

    # --- helpers ---------------------------------------------------------------------------------------------------

    def _fetch(self, path: str, kind: type) -> Any:
        outer, _, key = path.rpartition(".")
        if outer:
            return self.table(outer)._fetch(key, kind)
        self._asked.add(key)
        if key not in self.values:
            unread = self.values.keys() - self._asked
            self.fail(key, f"is missing{_suggestion('did you write', key, unread)}")
        self._check_kind(key, self.values[key], kind)
        return self.values[key]

    def _entries(self, path: str, length: int | range, kind: type) -> list[tuple[str, Any]]:
        """The entries of a list, each with its place."""
        entries = [(f"{path}#{number}", value) for number, value in enumerate(self._fetch(path, list), 1)]
        self._check_length(path, len(entries), length, "entries")
        for place, value in entries:
            self._check_kind(place, value, kind)
        return entries

    def _open(self, key: str, values: dict[str, Any]) -> "EditionTable":
        if key not in self._opened:  # a table that is opened again remembers what was read before
            self._opened[key] = EditionTable(self.file, values, f"{self.path}.{key}" if self.path else key)
        return self._opened[key]

    def _numbers(self, place: str, row: list[Any], length: int, low: int, high: int) -> list[int]:
        self._check_length(place, len(row), length, "entries")
        return [self._number(f"{place}#{number}", value, low, high) for number, value in enumerate(row, 1)]

    def _number(self, place: str, value: Any, low: int, high: int) -> int:
        self._check_kind(place, value, int)
        if not low <= value <= high:
            self.fail(place, f"must be from {low} to {high}" if low < high else f"must be {low}")
        return int(value)

    def _named(self, place: str, name: str, names: Sequence[str]) -> int:
        if name not in names:
            self.fail(place, f"{name!r} is unknown{_suggestion('did you mean', name, names) or _known(names)}")
        return names.index(name)

    def _check_kind(self, place: str, value: Any, kind: type) -> None:
        if type(value) is not kind:  # not isinstance: true and false are not integers
            self.fail(place, f"must be {_KINDS[kind]}, not {_KINDS.get(type(value), 'a date or a time')}")

    def _check_text(self, place: str, text: str) -> None:
        """These texts are shown to people, on pages and in terminals."""
        if not text.strip():
            self.fail(place, "must not be empty")
        if len(text) > LONGEST_TEXT:
            self.fail(place, f"must have at most {LONGEST_TEXT} letters, has {len(text)}")
        if not text.isprintable():
            self.fail(place, "must have letters only that can be printed")

    def _check_length(self, place: str, actual: int, length: int | range, things: str) -> None:
        allowed = range(length, length + 1) if isinstance(length, int) else length
        if actual not in allowed:
            wanted = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else f"{allowed[0]}"
            self.fail(place, f"must have {wanted} {things}, has {actual}")


@dataclass(frozen=True, kw_only=True)
class EditionReader:
    """How a game reads its files.

    When the standard edition changes, the previous one stays beside it as `standard-DIGEST.toml`, for games that began
    with it.
    """

    game: str
    standard: Path
    box: type[Record]
    chapters: Sequence[Callable[[EditionTable, Any], None]]  # each reads its part of the file into the box

    def load(self, file: Path | None = None) -> Edition:
        """The edition in `file`, or the standard one."""
        return self._standard if file is None else self.read(open_edition(file))

    def find(self, digest: str) -> Edition | None:
        """The standard edition of this or an earlier version with that digest, if there is one."""
        return self._standard if digest == self._standard.digest else self._former.get(digest)

    def unpack(self, contents: dict[str, Any]) -> Edition:
        """An edition from its contents, as a saved game carries them."""
        if len(json.dumps(contents)) > LARGEST_CONTENTS:
            raise EditionError("edition", "the contents", f"are larger than {LARGEST_CONTENTS // 1024} kB")
        return self.read(EditionTable(Path("edition"), contents))

    def read(self, book: EditionTable) -> Edition:
        """Fill a box from the open file."""
        book.choice("game", (self.game,))
        boxes = self.box.blank()
        for read_chapter in self.chapters:
            read_chapter(book, boxes[0])
        return book.edition(boxes)

    @cached_property
    def _standard(self) -> Edition:
        return self.read(open_edition(self.standard))

    @cached_property
    def _former(self) -> dict[str, Edition]:
        files = self.standard.parent.glob(f"{self.standard.stem}-*.toml")
        return {edition.digest: edition for edition in map(self.load, sorted(files))}


def open_edition(file: Path) -> EditionTable:
    """A whole edition file."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise EditionError(file, "the file", f"cannot be read ({error.strerror})") from None
    except (ValueError, RecursionError) as error:  # broken TOML and broken UTF-8 are both ValueErrors
        raise EditionError(file, "the file", f"is not TOML: {error}") from None
    return EditionTable(file, values)


def _digest(values: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def _suggestion(question: str, name: str, candidates: Iterable[str]) -> str:
    close = get_close_matches(name, sorted(candidates), n=1, cutoff=0.85)
    return f"; {question} {close[0]!r}?" if close else ""


def _known(names: Sequence[str]) -> str:
    return f"; known are {', '.join(names)}" if len(names) < 20 else f"; known are {names[0]} to {names[-1]}"
