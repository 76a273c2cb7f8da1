"""The gate: every request and every socket passes here first, and every reply on its way out.

It admits only browsers that show our own page, judging by Host, Origin and Sec-Fetch-Site. It identifies devices by
their cookie, and gives them one when they open or join a game. It limits how often, how long and how much.
"""

import asyncio
import logging
from collections import Counter
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import (
    ASGIApp,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)
from litestar.utils.path import normalize_path

from princeps.server.errors import RoomError
from princeps.server.messages import ErrorReply
from princeps.server.processes.fair_shares import Addresses
from princeps.server.settings import LOOPBACK_NAMES, Settings
from princeps.server.visitors import (
    Caller,
    Device,
    Visitor,
    device_of,
    hash_of,
    is_secret,
    new_secret,
    short,
    visitor_named_after,
)
from princeps.server.web.buckets import Buckets
from princeps.server.web.known_devices import KnownDevices

LARGEST_BODY = 64 * 1024
LARGEST_RECIPE = 1024 * 1024
REPLAYS_PATH = "/api/replays"
COOKIE = "princeps"
SECURE_COOKIE = f"__Host-{COOKIE}"  # which browsers accept from us alone, so no neighbouring site can plant one
DAYS_KNOWN = 400  # the most that browsers allow
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
NEW_GAMES = ("/api/games", REPLAYS_PATH, "/continue")  # endings of paths that add a game
SIT = "/sit"
PASS_PATHS = ("/api/devices/join", "/api/devices/recover", "/api/devices/passkey")
# These give a new device its cookie.
OPENING_PATHS = (
    *NEW_GAMES,
    "/api/join",
    "/watch",
    SIT,
    "/api/me/link",
    "/api/me/words",
    "/api/me/passkeys/ask",
    *PASS_PATHS,
)
# Where a secret of somebody's devices may be guessed, or nobody asks for one.
TRYING_PATHS = (*PASS_PATHS, "/api/devices/look", "/api/devices/passkey/ask")
MAIL_PATHS = ("/api/notify/mail", "/api/notify/try")  # which make this server send something at once
WAY_OUT = "/api/notify/out/"  # mail programs come here by themselves, with a form as its body, which nobody reads
HOME_PATH = "/api/home"
HINT = "/hint"
ANALYSE = "/analyse"
CHAT = "/chat"
SIGNED_OUT = "signed-out"  # in the state of a request whose device is one no longer
DEVICE_HEADER = "princeps-device"  # with each reply: for which device it is, and so what may be kept of it
NO_DEVICE = "none"  # what this says to a browser that we do not know, or no longer
BUILD_HEADER = "princeps-build"  # of the page that belongs to this server
LONGEST_AGENT = 300

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]  # no handler sets these itself

_log = logging.getLogger(__name__)


class Refused(Exception):
    """A request that goes no further."""

    def __init__(self, status: HTTPStatus, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status, self.code = status, code


class Gate:
    """Wraps the application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        addresses: Addresses,
        devices: KnownDevices,
        replies: Counter[int],
        build: str,
    ) -> None:
        self._app = app
        self._settings = settings
        self._build = build
        self._addresses = addresses
        self._devices = devices
        self._replies = replies  # counted by status
        quotas = settings.quotas
        self._by_device = Buckets(quotas.of_visitor)
        self._by_address = Buckets(quotas.of_address)
        self._openings = Buckets(quotas.openings)
        self._tries = Buckets(quotas.tries)
        self._messages = Buckets(quotas.messages)
        self._own_quotas = (  # of a visitor, for what ends in these words
            (NEW_GAMES, Buckets(quotas.new_games)),
            (HINT, Buckets(quotas.hints)),
            (ANALYSE, Buckets(quotas.analyses)),
            (CHAT, Buckets(quotas.chat)),
            (SIT, Buckets(quotas.sitting)),
        )

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope["path"] = normalize_path(scope["path"])  # as the router reads it: limits hold however it is written
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # --- requests ---

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        secret = cookie_of(headers, self._cookie_name(scope))
        given = None  # a new cookie, or the old one extended
        has_begun = False
        is_heard = scope["method"] in SAFE_METHODS  # the whole request has been received

        async def receive_on() -> Any:
            nonlocal is_heard
            message = await receive()
            is_heard = is_heard or not message.get("more_body", False)
            return message

        async def send_on(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                self._replies[message["status"]] += 1
                self._sign(message, scope, given)
            await send(message)

        try:
            self._check_host(scope, headers)
            if scope["method"] not in SAFE_METHODS and not scope["path"].startswith(WAY_OUT):
                self._check_origin(scope, headers)
                _check_body(headers, LARGEST_RECIPE if scope["path"] == REPLAYS_PATH else LARGEST_BODY)
            device = device_of(secret)
            self._check_rate(scope, device)
            visitor = await self._visitor_with(device, headers)
            if visitor is None:
                secret = device = None
            if scope["path"].endswith(OPENING_PATHS) and scope["method"] == "POST" and not secret:
                secret = given = new_secret()
                device = Device(hash_of(secret))
                visitor = visitor_named_after(device)
            elif scope["path"] == HOME_PATH:
                given = secret
            self._let_in(scope, visitor, device, headers)
            async with asyncio.timeout(self._settings.seconds_to_answer):
                await self._app(scope, receive_on, send_on)
        except Refused as refusal:
            await refuse(send_on, refusal)
        except TimeoutError:
            if is_heard:
                _log.error("a request took too long: %s", scope["method"])
            if not has_begun:
                await refuse(send_on, _too_busy() if is_heard else _too_slow())
        except Exception as error:
            _log.error("a request failed: %s", scope["method"], exc_info=error)
            if not has_begun:
                sentence = "Something is broken here; nothing was changed."
                await refuse(send_on, Refused(HTTPStatus.INTERNAL_SERVER_ERROR, "broken", sentence))

    def _check_rate(self, scope: HTTPScope, device: Device | None) -> None:
        if not scope["path"].startswith("/api/"):
            return
        address = _address(scope)
        self._check(self._by_address, address)
        if not self._devices.came_lately(device):  # the cookie may be made up, and the next one another
            device = None
        self._check(self._by_device, device or address)
        if scope["method"] != "POST":
            return
        if scope["path"].endswith(OPENING_PATHS):
            self._check(self._openings, address)  # without a cookie, every request is a new visitor
        if scope["path"].endswith(TRYING_PATHS):
            self._check(self._tries, address)
        if scope["path"].endswith(MAIL_PATHS):
            self._check(self._messages, address)
        for ends, buckets in self._own_quotas:
            if device and scope["path"].endswith(ends):
                self._check(buckets, device)

    async def _visitor_with(self, device: Device | None, headers: Headers) -> Visitor | None:
        """A cookie that we did not issue, or that was signed out, counts as none."""
        try:
            return await self._devices.visitor_with(device, _agent(headers))
        except RoomError as error:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, error.code, str(error)) from None

    def _check(self, buckets: Buckets, key: str) -> None:
        if not buckets.take(key):
            raise too_often()

    def _sign(self, message: HTTPResponseStartEvent, scope: Scope, secret: str | None) -> None:
        headers = MutableScopeHeaders.from_message(message)
        headers.headers += _RAW_HEADERS
        if self._is_secure(scope):
            headers["strict-transport-security"] = f"max-age={DAYS_KNOWN * 86400}"
        is_asked = scope["path"].startswith("/api/")
        if is_asked:
            headers[BUILD_HEADER] = self._build
        if is_asked and "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
            headers["retry-after"] = "5"
        is_fine = message["status"] < HTTPStatus.BAD_REQUEST
        if secret and is_fine:
            headers.add("set-cookie", set_cookie(secret, self._cookie_name(scope)))
        if scope["state"].get(SIGNED_OUT) and is_fine:
            headers.add("set-cookie", set_cookie("", self._cookie_name(scope), days=0))
            headers["clear-site-data"] = '"cache"'
            return
        caller: Caller | None = scope["state"].get("caller")
        if caller and is_asked:
            headers[DEVICE_HEADER] = short(caller.device) if caller.device else NO_DEVICE

    def _let_in(self, scope: Scope, visitor: Visitor | None, device: Device | None, headers: Headers) -> None:
        caller = Caller(visitor, _address(scope), device, _agent(headers))
        scope["state"]["caller"] = caller
        self._addresses.note(caller)

    # --- sockets ---

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        try:
            self._check_host(scope, headers)
            if headers.get("origin") != self._origin(scope, headers):  # every browser sends an Origin with a socket
                raise foreign()
            self._check(self._by_address, _address(scope))
            device = device_of(cookie_of(headers, self._cookie_name(scope)))
            visitor = await self._visitor_with(device, headers)
            self._let_in(scope, visitor, device if visitor else None, headers)
        except Refused as refusal:
            await refuse_socket(send, refusal)
            return
        await self._app(scope, receive, send)

    # --- who asks ---

    def _check_host(self, scope: Scope, headers: Headers) -> None:
        """A page elsewhere may have pointed its own name here: only our own names are answered."""
        host = headers.get("host", "")
        site = self._settings.site
        if site and host != site.partition("://")[2]:
            raise Refused(HTTPStatus.MISDIRECTED_REQUEST, "host", "This server has a different name.")
        if self._settings.loopback and _name_in(host) not in LOOPBACK_NAMES:
            raise Refused(HTTPStatus.MISDIRECTED_REQUEST, "host", "This server only serves its own machine.")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Browsers say which page a request comes from; programs may say nothing, as they carry nobody's cookies."""
        origin = headers.get("origin")
        fetched = headers.get("sec-fetch-site")
        if fetched in {"cross-site", "same-site"}:
            raise foreign()
        if origin not in {None, self._origin(scope, headers)} and not (origin == "null" and fetched == "same-origin"):
            raise foreign()

    def _origin(self, scope: Scope, headers: Headers) -> str:
        """What browsers send from our own page."""
        return self._settings.site or f"{self._scheme(scope)}://{headers.get('host', '')}"

    def _scheme(self, scope: Scope) -> str:
        return "https" if scope["scheme"] in {"https", "wss"} else "http"

    def _cookie_name(self, scope: Scope) -> str:
        return cookie_name(self._settings, self._is_secure(scope))

    def _is_secure(self, scope: Scope) -> bool:
        site = self._settings.site
        return site.startswith("https://") if site else self._scheme(scope) == "https"


def _check_body(headers: Headers, largest: int) -> None:
    """A form on another page cannot send JSON without a preflight request."""
    length = headers.get("content-length", "0")
    has_body = length != "0" or "transfer-encoding" in headers
    if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "not-json", "The body of a request has to be JSON.")
    if length.isdecimal() and int(length) > largest:
        raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", "That is more than a request may hold.")


def too_often() -> Refused:
    sentence = "That was too much in too short a time; please wait a little."
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, "too-often", sentence)


def _too_busy() -> Refused:
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "The server is too busy; please try again.")


def _too_slow() -> Refused:
    return Refused(HTTPStatus.REQUEST_TIMEOUT, "too-slow", "The rest of this request did not come in time.")


def foreign() -> Refused:
    return Refused(HTTPStatus.FORBIDDEN, "foreign-page", "This request comes from another page.")


def cookie_of(headers: Headers, name: str) -> str | None:
    """The visitor's secret. Other programs at this address may have set cookies too, of any form. What this server once
    gave under the usual name still counts, except behind HTTPS, where anybody might have planted it."""
    pairs = [pair.strip().partition("=") for pair in headers.get("cookie", "").split(";")]
    names = (name,) if name == SECURE_COOKIE else (name, COOKIE)
    return next((value for wanted in names for found, _, value in pairs if found == wanted and is_secret(value)), None)


def set_cookie(secret: str, name: str, days: int = DAYS_KNOWN) -> str:
    further = "; Secure" if name == SECURE_COOKIE else ""
    return f"{name}={secret}; Path=/; Max-Age={days * 86400}; HttpOnly; SameSite=Lax{further}"


def cookie_name(settings: Settings, secure: bool) -> str:
    """Cookies know no ports: servers on one machine would overwrite each other's. There the name tells which data it
    is for, unless the address of these may hold a password."""
    if secure:
        return SECURE_COOKIE
    is_one_of_several = settings.loopback and not settings.several_processes
    return f"{COOKIE}-{sha256(settings.database.encode()).hexdigest()[:8]}" if is_one_of_several else COOKIE


def _name_in(host: str) -> str:
    """The name without the port; IPv6 addresses stand in brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _agent(headers: Headers) -> str:
    return headers.get("user-agent", "")[:LONGEST_AGENT]


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def refuse(send: Send, refusal: Refused) -> None:
    body = msgspec.json.encode(ErrorReply(refusal.code, str(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(send: Send, refusal: Refused) -> None:
    """Answer the handshake like a request."""
    body = msgspec.json.encode(ErrorReply(refusal.code, str(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
