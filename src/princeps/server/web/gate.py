"""The gate: every request and every socket passes here first, and every reply on its way out.

It admits only browsers that show our own page, judging by Host, Origin and Sec-Fetch-Site. It identifies visitors by
their cookie, and gives them one when they open or join a game. It limits how often, how long and how much.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
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
from princeps.server.settings import LOOPBACK_NAMES, Rate, Settings
from princeps.server.visitors import Caller, Visitor, is_secret, new_secret, visitor_of

LARGEST_BODY = 64 * 1024
LARGEST_RECIPE = 1024 * 1024
REPLAYS_PATH = "/api/replays"
COOKIE = "princeps"
DAYS_KNOWN = 400  # the most that browsers allow
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
NEW_GAMES = ("/api/games", REPLAYS_PATH, "/continue")  # endings of paths that add a game
OPENING_PATHS = (*NEW_GAMES, "/api/join", "/api/watch")  # these give a new visitor their cookie
HOME_PATH = "/api/home"
HINT = "/hint"
ANALYSE = "/analyse"
CHAT = "/chat"
MOST_BUCKETS = 20_000  # and the number of visitors remembered

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


class Buckets:
    """A bucket of tokens for each key, which refills over time. Buckets unused for longest are dropped."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def take(self, key: str) -> bool:
        now = time.monotonic()
        tokens, then = self._buckets.pop(key, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - then) * self._rate.per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - allowed, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed


class Visitors:
    """Who was given their cookie here. The database knows; recent visitors are remembered."""

    def __init__(self) -> None:
        self.ask: Callable[[Visitor], Awaitable[bool]] | None = None  # asks the database, once it is open
        self._lately: OrderedDict[Visitor, None] = OrderedDict()

    def came_lately(self, visitor: Visitor | None) -> bool:
        return visitor in self._lately

    def welcome(self, visitor: Visitor) -> None:
        self._lately[visitor] = None
        self._lately.move_to_end(visitor)
        if len(self._lately) > MOST_BUCKETS:
            self._lately.popitem(last=False)

    async def are_known(self, visitor: Visitor) -> bool:
        if self.came_lately(visitor) or (self.ask and await self.ask(visitor)):
            self.welcome(visitor)
            return True
        return False


class Gate:
    """Wraps the application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, addresses: Addresses, visitors: Visitors, replies: Counter[int]
    ) -> None:
        self._app = app
        self._settings = settings
        self._addresses = addresses
        self._visitors = visitors
        self._replies = replies  # counted by status
        quotas = settings.quotas
        self._by_visitor = Buckets(quotas.of_visitor)
        self._by_address = Buckets(quotas.of_address)
        self._openings = Buckets(quotas.openings)
        self._own_quotas = (  # of a visitor, for what ends in these words
            (NEW_GAMES, Buckets(quotas.new_games)),
            (HINT, Buckets(quotas.hints)),
            (ANALYSE, Buckets(quotas.analyses)),
            (CHAT, Buckets(quotas.chat)),
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
        secret = cookie_of(headers, self._is_secure(scope))
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
            if scope["method"] not in SAFE_METHODS:
                self._check_origin(scope, headers)
                _check_body(headers, LARGEST_RECIPE if scope["path"] == REPLAYS_PATH else LARGEST_BODY)
            self._check_rate(scope, visitor_of(secret))
            if not await self._is_known(visitor_of(secret)):
                secret = None
            if scope["path"].endswith(OPENING_PATHS) and scope["method"] == "POST" and not secret:
                secret = given = new_secret()
            elif scope["path"] == HOME_PATH:
                given = secret
            self._let_in(scope, visitor_of(secret))
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

    def _check_rate(self, scope: HTTPScope, visitor: Visitor | None) -> None:
        if not scope["path"].startswith("/api/"):
            return
        address = _address(scope)
        self._check(self._by_address, address)
        if not self._visitors.came_lately(visitor):  # the cookie may be made up, and the next one another
            visitor = None
        self._check(self._by_visitor, visitor or address)
        if scope["method"] != "POST":
            return
        if scope["path"].endswith(OPENING_PATHS):
            self._check(self._openings, address)  # without a cookie, every request is a new visitor
        for ends, buckets in self._own_quotas:
            if visitor and scope["path"].endswith(ends):
                self._check(buckets, visitor)

    async def _is_known(self, visitor: Visitor | None) -> bool:
        """A cookie that we did not issue counts as none."""
        try:
            return visitor is not None and await self._visitors.are_known(visitor)
        except RoomError as error:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, error.code, str(error)) from None

    def _check(self, buckets: Buckets, key: str) -> None:
        if not buckets.take(key):
            sentence = "That was too much in too short a time; please wait a little."
            raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too-often", sentence)

    def _sign(self, message: HTTPResponseStartEvent, scope: Scope, secret: str | None) -> None:
        headers = MutableScopeHeaders.from_message(message)
        headers.headers += _RAW_HEADERS
        if self._is_secure(scope):
            headers["strict-transport-security"] = f"max-age={DAYS_KNOWN * 86400}"
        if scope["path"].startswith("/api/") and "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
            headers["retry-after"] = "5"
        visitor = visitor_of(secret)
        if secret and visitor and message["status"] < HTTPStatus.BAD_REQUEST:
            self._visitors.welcome(visitor)
            headers.add("set-cookie", set_cookie(secret, self._is_secure(scope)))

    def _let_in(self, scope: Scope, visitor: Visitor | None) -> None:
        caller = Caller(visitor, _address(scope))
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
            visitor = visitor_of(cookie_of(headers, self._is_secure(scope)))
            self._let_in(scope, visitor if await self._is_known(visitor) else None)
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


def _too_busy() -> Refused:
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "The server is too busy; please try again.")


def _too_slow() -> Refused:
    return Refused(HTTPStatus.REQUEST_TIMEOUT, "too-slow", "The rest of this request did not come in time.")


def foreign() -> Refused:
    return Refused(HTTPStatus.FORBIDDEN, "foreign-page", "This request comes from another page.")


def cookie_of(headers: Headers, secure: bool) -> str | None:
    """The visitor's secret. Other programs at this address may have set cookies too, of any form."""
    pairs = (pair.strip().partition("=") for pair in headers.get("cookie", "").split(";"))
    return next((value for name, _, value in pairs if name == _cookie_name(secure) and is_secret(value)), None)


def set_cookie(secret: str, secure: bool) -> str:
    further = "; Secure" if secure else ""
    name = _cookie_name(secure)
    return f"{name}={secret}; Path=/; Max-Age={DAYS_KNOWN * 86400}; HttpOnly; SameSite=Lax{further}"


def _cookie_name(secure: bool) -> str:
    """With this prefix browsers accept the cookie from us alone, so no neighbouring site can plant one that it
    knows."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def _name_in(host: str) -> str:
    """The name without the port; IPv6 addresses stand in brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


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
