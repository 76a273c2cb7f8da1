"""Sends what waits in the outbox, for as long as the server runs.

A message is taken with a lease, sent, and settled. Whoever dies in between leaves it to the others, or to the next
start: once the lease is over, it is sent again under the same name, by which a browser or a mailbox replaces the first
one if that did arrive.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from email.message import EmailMessage
from http import HTTPStatus
from typing import Any

import httpx

from princeps.server.errors import Kind, RoomError
from princeps.server.notify import chat, mail, push
from princeps.server.notify.message import Message, word, word_try
from princeps.server.notify_messages import Notifications, PushRequest
from princeps.server.own_keys import OwnKeys
from princeps.server.rooms.notices import Notices
from princeps.server.rooms.outbox import Fate, Outbox, Outcome, Parcel
from princeps.server.settings import Settings
from princeps.server.store.notices import SubscriptionRow, new_id
from princeps.server.visitors import Caller

BEAT = 20.0  # seconds
SIDE_BY_SIDE = 8
SECONDS = 20.0  # for one message
LONGEST_WISH = 24 * 3600  # seconds that another server may ask us to wait
NOBODY_THERE = {HTTPStatus.NOT_FOUND, HTTPStatus.GONE}

_log = logging.getLogger(__name__)


class Delivery:
    """Counts what it has sent and what has failed, by kind."""

    def __init__(self, outbox: Outbox, notices: Notices, settings: Settings) -> None:
        self._outbox = outbox
        self._notices = notices
        self._settings = settings
        self._places = asyncio.Semaphore(SIDE_BY_SIDE)
        self._client: httpx.AsyncClient | None = None
        self._trouble_with_mail = ""
        self.sent: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

    async def close(self) -> None:
        if self._client:
            await self._client.aclose()

    # --- what this server offers ---

    async def offers(self, caller: Caller) -> Notifications:
        """How somebody is told, and how they could be."""
        return await self._notices.mine(caller, mail=self._sends_mail, webhooks=self._webhooks)

    async def add_push(self, caller: Caller, wanted: PushRequest) -> None:
        if not push.are_keys(f"{wanted.p256dh}.{wanted.auth}"):
            raise RoomError(Kind.INVALID, "push-keys", "These are no keys of a browser.")
        await self._notices.push(caller, wanted, self._settings.push_services)

    async def add_mail(self, caller: Caller, address: str) -> None:
        """The question whether it is theirs is on its way at once, and comes later if that fails."""
        if not self._sends_mail:
            raise RoomError(Kind.CONFLICT, "no-mail", "This server sends no e-mail.")
        await self._tell(await self._notices.mail(caller, address))

    async def add_webhook(self, caller: Caller, url: str) -> None:
        await self._notices.webhook(caller, url, self._webhooks)

    @property
    def _sends_mail(self) -> bool:
        return self._settings.mail is not None and self._settings.site is not None

    @property
    def _webhooks(self) -> Sequence[str]:
        """A message there needs an address that leads back."""
        return self._settings.webhooks if self._settings.site else ()

    # --- sending ---

    async def count_waiting(self) -> dict[str, int]:
        return await self._outbox.count_waiting()

    async def keep_telling(self) -> None:
        is_store_away = False
        while True:
            try:
                await self.tell()
                is_store_away = False
            except RoomError as error:
                if not is_store_away:
                    _log.warning("messages wait for the database: %s", error)
                is_store_away = True
            await asyncio.sleep(BEAT)

    async def tell(self) -> None:
        """Everything that can be told now."""
        await self._outbox.sweep()
        await self._outbox.notice()
        await asyncio.gather(*map(self._tell, await self._outbox.places()))

    async def _tell(self, place: str) -> None:
        async with self._places:
            parcel = await self._outbox.take(place)
            if parcel:
                await self._outbox.settle(parcel, await self._attempt(parcel.place.kind, self._send(parcel)))

    async def try_out(self, place: SubscriptionRow, language: str) -> bool:
        """Send somebody a message to try, at once; whether it has arrived."""
        keys = await self._notices.keys()
        message = word_try(new_id(), language, keys.token("out", place.id))
        outcome = await self._attempt(place.kind, self._send_message(place, message, keys))
        return outcome.fate is Fate.SENT

    async def _attempt(self, kind: str, sending: Coroutine[Any, Any, Outcome]) -> Outcome:
        try:
            outcome = await sending
        except Exception as error:  # whatever it is must not keep the others waiting
            _log.error("a message could not be sent: %s", kind, exc_info=error)
            outcome = Outcome(Fate.FAILED)
        (self.sent if outcome.fate is Fate.SENT else self.failed)[kind] += 1
        return outcome

    async def _send(self, parcel: Parcel) -> Outcome:
        keys = await self._notices.keys()
        place, name, language = parcel.place, parcel.name, parcel.language
        if parcel.news:
            message = word(name, parcel.news, language, keys.token("out", place.id))
            return await self._send_message(place, message, keys)
        confirm = keys.token("confirm", place.id)
        return await self._mail(place, lambda site, at: mail.question(name, language, site, confirm, at))

    async def _send_message(self, place: SubscriptionRow, message: Message, keys: OwnKeys) -> Outcome:
        if place.kind == "push":
            headers = push.headers(message, place.target, keys, self._contact, self._outbox.now())
            return await self._post(place.target, push.encrypt(push.payload(message), place.keys or ""), headers)
        if place.kind == "mail":
            return await self._mail(place, lambda site, at: mail.letter(message, site, at))
        return await self._post(place.target, chat.payload(message, self._settings.site or ""), chat.headers(message))

    async def _mail(self, place: SubscriptionRow, write: Callable[[str, int], EmailMessage]) -> Outcome:
        site, server = self._settings.site, self._settings.mail
        if site is None or server is None:
            return Outcome(Fate.FAILED)  # this server sends none any more, or not yet again
        outcome = await mail.send(write(site, self._outbox.now()), place.target, server)
        if outcome.trouble not in {"", self._trouble_with_mail}:
            _log.warning("mail waits: %s", outcome.trouble)  # once, not for every letter
        self._trouble_with_mail = outcome.trouble
        return outcome

    async def _post(self, address: str, body: bytes, headers: dict[str, str]) -> Outcome:
        """What comes back is not read, and nobody is followed anywhere else."""
        self._client = self._client or httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        asking = self._client.stream("POST", address, content=body, headers=headers)
        try:
            async with asyncio.timeout(SECONDS), asking as reply:
                return _outcome(reply)
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
            return Outcome(Fate.FAILED)
        except (httpx.HTTPError, TimeoutError):
            return Outcome(Fate.UNSURE)

    @property
    def _contact(self) -> str:
        """Whom a push service can tell about trouble with this server."""
        site = self._settings.site
        return site if site and site.startswith("https://") else "mailto:nobody@localhost"


def _outcome(reply: httpx.Response) -> Outcome:
    if reply.is_success:
        return Outcome(Fate.SENT)
    if reply.status_code in NOBODY_THERE:
        return Outcome(Fate.GONE)
    asked = reply.headers.get("retry-after", "")
    return Outcome(Fate.FAILED, min(int(asked), LONGEST_WISH) * 1000 if asked.isdecimal() else 0)
