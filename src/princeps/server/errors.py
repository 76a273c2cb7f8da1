"""What a room can refuse: a kind that says how to treat it, a code for programs, a sentence for people.

No sentence reveals more than its reader may know: a game that does not exist and one that is not theirs sound the same.
Where the catalogue has words for a code (`refused-...`), readers get them in their own language.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum

from princeps.kernel.errors import PrincepsError
from princeps.kernel.recipe import Recipe, this_version
from princeps.locale import catalogue

NO_VALUES: Mapping[str, str | int] = {}


class Kind(Enum):
    """How to treat a refusal, whatever the transport."""

    INVALID = "invalid"  # this can never be done
    FORBIDDEN = "forbidden"  # not by this visitor
    NOT_FOUND = "not found"  # it does not exist, or this visitor may not know of it
    STALE = "stale"  # the table has moved on: look again
    ILLEGAL = "illegal"  # the rules of the game do not allow it now
    CONFLICT = "conflict"  # the room does not allow it now
    GONE = "gone"  # a secret that was already used or replaced
    TOO_MANY = "too many"  # a limit is reached
    OUTDATED = "outdated"  # begun under rules that this program does not have
    UNAVAILABLE = "unavailable"  # the database failed; only the database knows whether the change was made


class RoomError(PrincepsError):
    """A refusal. Nothing has changed, except possibly when it is UNAVAILABLE."""

    def __init__(self, kind: Kind, code: str, sentence: str, values: Mapping[str, str | int] = NO_VALUES) -> None:
        super().__init__(sentence)
        self.kind, self.code, self.values = kind, code, values

    def worded(self, language: str) -> "RoomError":
        """The same refusal in the given language, if the catalogue has words for it."""
        words, message = catalogue(language), f"refused-{self.code}"
        if not words.knows(message):
            return self
        return RoomError(self.kind, self.code, words.text(message, **self.values), self.values)


class StoreError(PrincepsError):
    """The database cannot be used; the message says why."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Word every refusal raised inside this context in the given language."""
    try:
        yield
    except RoomError as error:
        raise error.worded(language) from error.__cause__


def no_such_game() -> RoomError:
    return RoomError(Kind.NOT_FOUND, "no-game", "There is no such game, or you are not at its table.")


def not_your_seat() -> RoomError:
    return RoomError(Kind.FORBIDDEN, "not-your-seat", "This is not your seat.")


def only_the_host() -> RoomError:
    return RoomError(Kind.FORBIDDEN, "only-host", "Only whoever opened this game can do that.")


def only_players() -> RoomError:
    return RoomError(Kind.FORBIDDEN, "only-players", "Only those who play here can do that.")


def no_hints() -> RoomError:
    return RoomError(Kind.FORBIDDEN, "no-hints", "This game is played without hints: its host has decided so.")


def table_moved_on() -> RoomError:
    return RoomError(Kind.STALE, "stale", "The table has changed meanwhile; look again before you act.")


def illegal(reason: str) -> RoomError:
    return RoomError(Kind.ILLEGAL, "illegal", reason)


def game_over() -> RoomError:
    return RoomError(Kind.CONFLICT, "over", "The game is over.")


def still_running(sentence: str) -> RoomError:
    return RoomError(Kind.CONFLICT, "running", sentence)


def not_begun() -> RoomError:
    return RoomError(Kind.CONFLICT, "not-begun", "This game has not begun: it still waits for players.")


def nobody_there() -> RoomError:
    return RoomError(Kind.CONFLICT, "nobody-there", "Nobody else sits there.")


def no_open_tables() -> RoomError:
    return RoomError(Kind.NOT_FOUND, "no-open-tables", "There are no open tables on this server.")


def table_full() -> RoomError:
    return RoomError(Kind.CONFLICT, "table-full", "Somebody was quicker: all seats of this table are taken.")


def table_gone() -> RoomError:
    """The same for a table that has vanished and for one where somebody does not want to meet this visitor."""
    return RoomError(Kind.GONE, "table-gone", "This table is not open any longer.")


def too_many_waiting() -> RoomError:
    sentence = "You wait at very many tables already; leave one of them first."
    return RoomError(Kind.TOO_MANY, "too-many-waiting", sentence)


def too_many_spectators() -> RoomError:
    return RoomError(Kind.TOO_MANY, "too-many-spectators", "There are too many spectators at this game.")


def no_such_moment() -> RoomError:
    return RoomError(Kind.NOT_FOUND, "no-moment", "There is no such moment in this game.")


def used_secret() -> RoomError:
    return RoomError(Kind.GONE, "used-link", "This link has been used already or has been replaced by another.")


def unknown_here() -> RoomError:
    return RoomError(Kind.FORBIDDEN, "unknown-here", "Nothing is known about you here.")


def dead_link() -> RoomError:
    """The same for one that was used, one that is too old and one that never was."""
    return RoomError(Kind.GONE, "dead-link", "This link does not work, or no longer: make another on the other device.")


def other_rules(recipe: Recipe) -> RoomError:
    """A game that today's rules cannot play under any option. The version that began it can."""
    begun_with, here = recipe.begun_with, this_version()
    if begun_with in {None, here}:
        sentence = "This game was started with other rules or another edition, which are not installed here."
        return RoomError(Kind.OUTDATED, "other-rules", sentence)
    sentence = f"This game can be played on with Princeps {begun_with}, which started it, but not with {here}."
    return RoomError(Kind.OUTDATED, "other-version", sentence, {"version": begun_with, "here": here})


def store_failed() -> RoomError:
    sentence = "The game could not be saved or read just now; try again in a moment."
    return RoomError(Kind.UNAVAILABLE, "store", sentence)
