"""Identities: secrets that open a seat, visitors and their devices, and readers, who look from somewhere.

A secret is 256 random bits. Only its SHA-256 is ever stored, and lookups use that: with so much randomness, no salt or
slow hash is needed, and a lookup takes equally long whatever it is compared with. A device is a browser: its cookie
holds a secret, and the hash of that identifies the device. A visitor is a person, who may have several devices; they
are named after the first of them, even when they no longer have it.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import NewType

from princeps.kernel.game import SPECTATOR
from princeps.locale import FALLBACK

Visitor = NewType("Visitor", str)
Device = NewType("Device", str)

LONGEST_DEVICE_NAME = 40
LETTERS_TO_TELL_APART = 16  # of a device's or visitor's hash

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
    device: Device | None = None
    agent: str = ""  # what the browser says that it is


def new_secret() -> str:
    """256 random bits, as 43 characters that can stand in an address."""
    return secrets.token_urlsafe(32)


def is_secret(text: str) -> bool:
    return _SECRET.fullmatch(text) is not None


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def device_of(secret: str | None) -> Device | None:
    """The device with this cookie; None if it is not one of ours."""
    if secret is None or not is_secret(secret):
        return None
    return Device(hash_of(secret))


def visitor_named_after(device: Device) -> Visitor:
    """Whoever comes with a new device is somebody new."""
    return Visitor(device)


def short(identity: Visitor | Device) -> str:
    """Enough to tell devices apart, or visitors, and of no use to anybody else."""
    return identity[:LETTERS_TO_TELL_APART]


def new_game_id() -> str:
    """A game's name in addresses. It grants no access, but should not be guessable either."""
    return secrets.token_urlsafe(9)
