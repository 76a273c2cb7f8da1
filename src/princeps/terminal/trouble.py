"""What the operating system refuses, said in the reader's language."""

import errno
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
}


def reason_of(error: OSError, words: Catalogue) -> str:
    name = REASONS.get(error.errno or 0)
    return words.text(f"trouble-{name}") if name else words.text("trouble-other", number=error.errno or 0)


@contextmanager
def troubles_in(language: str) -> Iterator[None]:
    """Errors that the operating system is behind leave here in that language; all others as they are."""
    try:
        yield
    except PrincepsError as error:
        if not isinstance(error.__context__, OSError):
            raise
        trouble, words = error.__context__, catalogue(language)
        raise SaveError(words.text("trouble", file=str(trouble.filename), reason=reason_of(trouble, words))) from None
