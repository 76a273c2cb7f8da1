"""What goes wrong is told in one sentence, in the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from princeps.kernel.errors import OptionError, PrincepsError

if TYPE_CHECKING:
    from princeps.locale import Catalogue


@contextmanager
def troubles(language: str | None = None) -> Iterator[None]:
    """What goes wrong is told in the reader's language; what is loaded for that is loaded then."""
    try:
        yield
    except PrincepsError:
        from princeps.terminal.language import choose_language
        from princeps.terminal.trouble import troubles_in

        with troubles_in(choose_language(language)):
            raise


@contextmanager
def start_troubles() -> Iterator[None]:
    """That a port or a database cannot be had is said in the reader's language."""
    from princeps.locale import catalogue
    from princeps.server.run import PortError, TakenError
    from princeps.terminal.language import choose_language

    try:
        yield
    except PortError as error:
        words = catalogue(choose_language())
        reason = _why_not_heard(error.trouble, words)
        raise OptionError(words.text("trouble-port", host=error.host, port=str(error.port), reason=reason)) from None
    except TakenError as error:
        raise OptionError(catalogue(choose_language()).text("trouble-database-taken", file=str(error.file))) from None


def _why_not_heard(trouble: OSError | OverflowError, words: "Catalogue") -> str:
    from princeps.terminal.trouble import reason_of

    if isinstance(trouble, PermissionError):
        return words.text("trouble-port-forbidden")
    return reason_of(trouble, words) if isinstance(trouble, OSError) else words.text("trouble-no-port")
