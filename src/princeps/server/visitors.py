"""Identities: secrets that open a seat, visitors, known by their secret, and readers, who look from somewhere.

A secret is 256 random bits. Only its SHA-256 is ever stored, and lookups use that: with so much randomness, no salt or
slow hash is needed, and a lookup takes equally long whatever it is compared with. A visitor is a browser: its cookie
holds a secret, and the hash of that identifies the visitor.
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
    """On whose behalf something is done: a visitor, or somebody without a cookie, and the address they connect from."""

    visitor: Visitor | None
    address: str = ""  # if it is known


def new_secret() -> str:
    """256 random bits, as 43 characters that can stand in an address."""
    return secrets.token_urlsafe(32)


def is_secret(text: str) -> bool:
    return _SECRET.fullmatch(text) is not None


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def visitor_of(secret: str | None) -> Visitor | None:
    """The visitor with this cookie; None if it is not one of ours."""
    if secret is None or not is_secret(secret):
        return None
    return Visitor(hash_of(secret))


def new_game_id() -> str:
    """A game's name in addresses. It grants no access, but should not be guessable either."""
    return secrets.token_urlsafe(9)
