"""What a browser and a person's key do with a passkey, in a few lines: ES256, no attestation."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    origin: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0
    flags: int = PRESENT | VERIFIED
    secret: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: str) -> str:
        asked = json.loads(options)
        point = self.secret.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        about = self._about(asked["rp"]["id"], self.flags | ATTESTED) + attested
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        said = self._said("webauthn.create", asked["challenge"])
        return self._answer({"clientDataJSON": encoded(said), "attestationObject": encoded(told)})

    def show(self, options: str, name: str | None = None) -> str:
        asked = json.loads(options)
        self.count += 1
        about = self._about(name or asked["rpId"], self.flags)
        said = self._said("webauthn.get", asked["challenge"])
        signature = self.secret.sign(about + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": encoded(said),
                "authenticatorData": encoded(about),
                "signature": encoded(signature),
            }
        )

    def _about(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, Any]) -> str:
        name = encoded(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
