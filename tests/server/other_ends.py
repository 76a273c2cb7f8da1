"""The other ends of messages, on this machine alone: a push service with a browser behind it, a mail server, a chat.

Each can be down, refuse, or forget a subscription, and keeps what it was sent. What is pushed is decrypted by another
program than ours, and its signature checked as RFC 8292 says.
"""

import asyncio
import json
import os
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from ssl import SSLContext
from threading import Thread
from typing import Any
from unittest.mock import patch

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from princeps.server.notify_messages import PushRequest
from server import told
from server.http_tools import Server, serving

Json = dict[str, Any]


def b64(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


@dataclass
class Asked:
    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class WebServer:
    """Takes whatever is posted, and answers with the status that it is told to, or hangs up without a word, or never
    answers."""

    status: int | None = 201
    is_silent: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    port: int = 0
    _server: asyncio.Server | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server
        self._server.close()
        await self._server.wait_closed()

    async def _answer(self, asking: asyncio.StreamReader, answering: asyncio.StreamWriter) -> None:
        try:
            head = (await asking.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await asking.readexactly(int(headers["content-length"]))
            self.asked.append(Asked(head[0].split()[1], headers, body))
            if self.is_silent:
                await asking.read()  # until the other side has gone
            elif self.status is not None:
                more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
                reply = f"HTTP/1.1 {self.status} OK\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n"
                answering.write(reply.encode())
                await answering.drain()
        finally:
            answering.close()


@dataclass
class BrowserOfSomebody:
    """Subscribed at a push service."""

    endpoint: str
    key: Any = field(default_factory=lambda: generate_private_key(SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        point: bytes = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return point

    def wanted(self) -> PushRequest:
        return PushRequest(self.endpoint, b64(self.public), b64(self.secret))

    def read(self, asked: Asked) -> Json:
        assert asked.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(asked.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        shown: Json = json.loads(text)
        return shown


def claims_of(asked: Asked, server_key: str) -> Json:
    """What the server says about itself, once its signature is checked with the key that the browser was given."""
    scheme, _, rest = asked.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", server_key)
    head, claims, signature = parts["t"].split(".")
    raw = unb64(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), unb64(server_key))
    key.verify(signed, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    found: Json = json.loads(unb64(claims))
    return found


@dataclass
class Mailbox:
    """What a real mail server has accepted, for whom. `refusal` is what it says to recipients instead."""

    refusal: str = ""
    letters: list[tuple[str, EmailMessage]] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802  # aiosmtpd looks for this name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters += [(address, letter) for address in envelope.rcpt_tos]
        return "250 OK"


def token_in(letter: EmailMessage) -> str:
    """Of the first link that says yes, or no more."""
    found = re.search(r"#([\w-]{44})", letter.get_content())
    assert found
    return found[1]


@asynccontextmanager
async def web_server() -> AsyncIterator[WebServer]:
    server = WebServer()
    await server.start()
    yield server
    await server.stop()


@asynccontextmanager
async def mail_server(
    mailbox: Mailbox, port: int = 0, ssl: SSLContext | None = None, **more: Any
) -> AsyncIterator[int]:
    """At that port, or at a free one; with `ssl` it is encrypted from the beginning."""
    handle = partial(SMTP, mailbox, **more)
    server = await asyncio.get_running_loop().create_server(handle, "127.0.0.1", port, ssl=ssl)
    yield server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()


@dataclass
class OtherEnds:
    push: WebServer
    mailbox: Mailbox
    mail_port: int

    def words(self, port: int) -> tuple[str, ...]:
        """What a server at that port is told about them; of the push service it learns by `told.PUSH_SERVICE`."""
        site = ("--site", f"http://127.0.0.1:{port}", "--webhooks", self.push.address)
        return (*site, "--smtp", f"smtp+plain://127.0.0.1:{self.mail_port}", "--mail-from", "princeps@example.org")

    def subscription(self, name: str) -> BrowserOfSomebody:
        return BrowserOfSomebody(f"{self.push.address}/{name}")

    def pushed(self, somebody: BrowserOfSomebody) -> list[Json]:
        return [somebody.read(it) for it in self.push.asked if somebody.endpoint.endswith(it.path)]


@contextmanager
def other_ends() -> Iterator[OtherEnds]:
    """For tests that do not run in a loop themselves."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()

    def run(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    async def start(stack: AsyncExitStack) -> OtherEnds:
        mailbox = Mailbox()
        push = await stack.enter_async_context(web_server())
        return OtherEnds(push, mailbox, await stack.enter_async_context(mail_server(mailbox)))

    stack = AsyncExitStack()
    try:
        yield run(start(stack))
    finally:
        run(stack.aclose())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@contextmanager
def telling(folder: Path, ends: OtherEnds, port: int) -> Iterator[Server]:
    """A server with these other ends, and a clock that `move_clock` moves."""
    ahead = folder / "ahead"
    if not ahead.exists():
        ahead.write_text("0")
    more = {told.AHEAD: str(ahead), told.PUSH_SERVICE: ends.push.address}
    with patch.dict(os.environ, more):
        words = (*ends.words(port), "--thinkers", "1")
        with serving(folder, *words, port=port, program=[told.__file__]) as it:
            it.wait_until_ready()
            yield it


def move_clock(folder: Path, milliseconds: int) -> None:
    file = folder / "ahead"
    file.write_text(str(int(file.read_text()) + milliseconds))
