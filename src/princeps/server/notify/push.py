"""Web Push: a message that only one browser can read, left with the service that this browser listens to.

Encryption by RFC 8291, in one record of RFC 8188; the server shows by RFC 8292 (VAPID) that it is the one whom the
browser knows. The primitives are those of `cryptography`; tests read the result with another program.
"""

import os
from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from princeps.locale import catalogue
from princeps.server.notify.message import Message
from princeps.server.own_keys import OwnKeys, b64

RECORD = 4096  # bytes: what every push service takes
LAST_RECORD = b"\x02"
SIGNED_FOR = 12 * 3600  # seconds; services refuse more than a day


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def payload(message: Message) -> bytes:
    """As `web/src/worker/messages.ts` reads it."""
    stop_title = catalogue(message.language).text("notify-stop")
    shown = {
        "title": message.title,
        "body": "\n".join(message.lines),
        "language": message.language,
        "path": message.path,
        "tag": message.tag,
        "name": message.name,
        "stop": message.out,
        "stop_title": stop_title,
    }
    return msgspec.json.encode(shown)


def headers(message: Message, endpoint: str, keys: OwnKeys, contact: str, now: int) -> dict[str, str]:
    return {
        "authorization": f"vapid t={_token(endpoint, keys, contact, now)}, k={keys.public}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(message.seconds),
        "topic": message.tag,
        "urgency": "high" if message.is_urgent else "normal",
    }


def encrypt(content: bytes, browser: str) -> bytes:
    """`browser`: its public key and its secret, as it has told them. Raises ValueError if they are none."""
    public, _, secret = browser.partition(".")
    receiver = unb64(public)
    ours = generate_private_key(SECP256R1())
    sender = _point(ours)
    salt = os.urandom(16)
    shared = ours.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), receiver))
    common = _derive(shared, unb64(secret), b"WebPush: info\0" + receiver + sender, 32)
    key = _derive(common, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(common, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, content + LAST_RECORD, None)


def are_keys(browser: str) -> bool:
    try:
        return bool(encrypt(b"", browser))
    except ValueError:
        return False


def _derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _token(endpoint: str, keys: OwnKeys, contact: str, now: int) -> str:
    """A signed statement who sends, to whom, and until when it holds."""
    service = urlsplit(endpoint)
    claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(b64(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(keys.signing.sign(text.encode(), ECDSA(SHA256())))
    return f"{text}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
