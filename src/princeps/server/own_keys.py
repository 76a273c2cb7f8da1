"""Keys of this server's own, made when they are first needed and kept in its database.

One signs pushes (VAPID, RFC 8292): browsers accept none that is signed by another. One makes tokens, which stand in
messages and can do one thing to one subscription: confirm it, or end it. They are computed, not stored, so that every
message can hold a way out.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Literal

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, derive_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection

from princeps.server.store import notices

Purpose = Literal["confirm", "out"]

LENGTH = 32  # bytes
LETTERS = 22  # of an id, and of what proves a token


def b64(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


@dataclass(frozen=True)
class OwnKeys:
    push: bytes = field(repr=False)
    tokens: bytes = field(repr=False)

    @cached_property
    def signing(self) -> EllipticCurvePrivateKey:
        return derive_private_key(int.from_bytes(self.push, "big"), SECP256R1())

    @cached_property
    def public(self) -> str:
        """As browsers want it."""
        return b64(self.signing.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def token(self, purpose: Purpose, subscription: str) -> str:
        proof = hmac.digest(self.tokens, f"{purpose} {subscription}".encode(), sha256)
        return subscription + b64(proof)[:LETTERS]

    def subscription_in(self, purpose: Purpose, token: str) -> str | None:
        """The one that this token is about; none if we have not made it."""
        subscription = token[:LETTERS]
        is_ours = hmac.compare_digest(self.token(purpose, subscription).encode(), token.encode())
        return subscription if is_ours else None


def read_keys(db: Connection) -> OwnKeys | None:
    push, tokens = notices.own_key(db, "push"), notices.own_key(db, "tokens")
    return None if push is None or tokens is None else OwnKeys(push, tokens)


def make_keys(db: Connection) -> None:
    """Those that are missing. Whatever 256 bits come, they are a key: that they are 0 or too large does not happen."""
    for name in ("push", "tokens"):
        notices.keep_own_key(db, name, secrets.token_bytes(LENGTH))
