"""What went wrong, in the reader's language: the reader's own mistakes, and errors of the operating system."""

import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from princeps.kernel.errors import PrincepsError
from princeps.locale import Catalogue, catalogue
from princeps.terminal.saves import SaveError

REASONS = {
    errno.ENOENT: "not-found",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "read-only",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-folder",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long-name",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.EIO: "broken-disk",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "no-address",
    socket.EAI_NONAME: "no-host",
    socket.EAI_AGAIN: "no-host",
}
DATABASE_REASONS = {
    "SQLITE_CANTOPEN": "not-opened",
    "SQLITE_NOTADB": "not-database",
    "SQLITE_BUSY": "database-busy",
    "SQLITE_READONLY": "read-only",
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "broken-disk",
}


class Trouble(SaveError):
    """An error in the reader's language."""


def reason_of(error: OSError, words: Catalogue) -> str:
    name = REASONS.get(error.errno or 0)
    return words.text(f"trouble-{name}") if name else words.text("trouble-other", number=error.errno or 0)


@contextmanager
def troubles_in(language: str) -> Iterator[None]:
    """Whatever the catalogue has a sentence for leaves here in that language, all else unchanged."""
    try:
        yield
    except PrincepsError as error:
        told = None if isinstance(error, Trouble) else _told(error, catalogue(language))
        if told is None:
            raise
        raise Trouble(told) from None


def _told(error: PrincepsError, words: Catalogue) -> str | None:
    for cause in _causes(error):
        if isinstance(cause, OSError) and cause.filename is not None:
            return words.text("trouble", file=str(cause.filename), reason=reason_of(cause, words))
        if isinstance(cause, sqlite3.Error) and (name := DATABASE_REASONS.get(_primary(cause))):
            return words.text("trouble-database", reason=words.text(f"trouble-{name}"))
    return words.text(f"mistake-{error.mistake}", **error.values) if error.mistake else None


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause = error.__cause__ or error.__context__
    if cause is not None:
        yield cause
        yield from _causes(cause)


def _primary(error: sqlite3.Error) -> str:
    """SQLite's name for the error, without details: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`."""
    return "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
