"""Who is who: secrets that open a seat, visitors, who are known by theirs, and readers, who look from somewhere.

A secret is 256 random bits. Only its SHA-256 is ever kept, and it is found by that: with so much chance in it, no salt
or slow hash is needed, and looking it up takes equally long whatever it is compared with.
A visitor is a browser: its cookie holds a secret, and the hash of that is who the visitor is.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import NewType

from princeps.kernel.game import SPECTATOR
from princeps.locale import FALLBACK

Visitor = NewType("Visitor", str)

_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Reader:
    """A visitor who looks at a game from a seat, or from beside the table (seat -1), in a language."""

    visitor: Visitor
    game: str
    seat: int = SPECTATOR
    language: str = FALLBACK


@dataclass(frozen=True)
class Caller:
    """On whose behalf something is done: a visitor, or somebody without a cookie, and the address they come from."""

    visitor: Visitor | None
    address: str = ""  # if it is known


def new_secret() -> str:
    """256 bits of chance, as 43 letters that may stand in an address."""
    return secrets.token_urlsafe(32)


def is_secret(text: str) -> bool:
    return _SECRET.fullmatch(text) is not None


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def visitor_of(secret: str | None) -> Visitor | None:
    """Who shows this cookie; nobody if it is not one of ours."""
    if secret is None or not is_secret(secret):
        return None
    return Visitor(hash_of(secret))


def new_game_id() -> str:
    """The name of a game in addresses. It opens nothing, but is not to be guessed either."""
    return secrets.token_urlsafe(9)
