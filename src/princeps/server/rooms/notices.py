"""What people want to be told and where: devices to push to, addresses of mail, chats.

An address of mail is used for nothing before whoever reads it has confirmed it. A chat has to be on a server that the
owner of this one allows; a push goes to a service that a browser uses. So nobody can make this server ask for addresses
of their choice.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal
from urllib.parse import urlsplit

from sqlalchemy import Connection

from princeps.server.errors import Kind, RoomError, unknown_here
from princeps.server.messages import Nights
from princeps.server.notify_messages import Notifications, Place, PushRequest, Wishes
from princeps.server.own_keys import OwnKeys, Purpose, make_keys, read_keys
from princeps.server.rooms.pace import check_nights
from princeps.server.rooms.repository import GameRepository
from princeps.server.store import notices, people, queries
from princeps.server.store.notices import DAY, HOUR, USUAL, SubscriptionRow, WishRow
from princeps.server.visitors import Caller, Reader, Visitor, hash_of

MOST_PLACES = {"push": 20, "mail": 3, "webhook": 3}  # of one person
EVENTS: tuple[Literal["turn", "nudge", "over"], ...] = ("turn", "nudge", "over")
CONFIRMATIONS_AN_HOUR = 2  # to one address
CONFIRMATIONS_A_DAY = 4
TO_CONFIRM = 2 * DAY  # milliseconds

_ADDRESS = re.compile(r"[!-?A-~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")  # without spaces, and with one @
_PLAIN = re.compile(r"[!-\[\]-~]+")  # an address of the web without anything that programs read differently
_HOST = re.compile(r"[a-z0-9.-]+")
_FORBIDDEN = set('()<>[],;:\\"')


class Notices:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository
        self._keys: OwnKeys | None = None

    async def keys(self) -> OwnKeys:
        if self._keys is None:
            await self._repository.write(make_keys)
            self._keys = await self._repository.read(read_keys)
        assert self._keys is not None
        return self._keys

    # --- what I want ---

    async def mine(self, caller: Caller, *, mail: bool, webhooks: Sequence[str]) -> Notifications:
        """How I am told, and how I could be."""
        keys = await self.keys()
        visitor = caller.visitor

        def read(db: Connection) -> Notifications:
            wishes = (notices.wishes_of(db, visitor) if visitor else None) or USUAL
            rows = notices.subscriptions_of(db, visitor) if visitor else []
            devices = {it.id: it.name for it in people.devices_of(db, visitor)} if visitor else {}
            places = [_place(it, devices.get(it.device, "") if it.device else "", caller) for it in rows]
            return Notifications(keys.public, mail, list(webhooks), places, _to_page(wishes))

        return await self._repository.read(read)

    async def wish(self, visitor: Visitor | None, wishes: Wishes) -> None:
        nights = wishes.nights
        if nights:
            check_nights(nights)
        row = WishRow(
            turn="turn" in wishes.events,
            soon=wishes.soon,
            nudge="nudge" in wishes.events,
            over="over" in wishes.events,
            every=wishes.every,
            night_from=nights.start if nights else None,
            night_to=nights.end if nights else None,
            zone=nights.zone if nights else None,
            language=wishes.language,
        )
        someone = _known(visitor)
        await self._repository.write(lambda db: notices.set_wishes(db, someone, row))

    # --- where ---

    async def push(self, caller: Caller, wanted: PushRequest, services: Sequence[str]) -> None:
        """Push to the device that asks."""
        if not is_allowed(wanted.endpoint, services):
            raise RoomError(Kind.INVALID, "push-service", "This server does not push to that browser's service.")
        keys = f"{wanted.p256dh}.{wanted.auth}"
        at = self._repository.now()
        row = self._new(caller, "push", wanted.endpoint, confirmed=at, device=caller.device, keys=keys)
        await self._add(row)

    async def webhook(self, caller: Caller, url: str, servers: Sequence[str]) -> None:
        if not is_allowed(url, servers):
            raise RoomError(Kind.INVALID, "webhook-server", "This server may not send messages to that one.")
        await self._add(self._new(caller, "webhook", url, confirmed=self._repository.now()))

    async def mail(self, caller: Caller, address: str) -> str:
        """A link is sent there first. Returns the name of the new place."""
        if not _ADDRESS.fullmatch(address) or not _FORBIDDEN.isdisjoint(address):
            raise RoomError(Kind.INVALID, "mail-address", "This is no address of e-mail.")
        name, _, host = address.rpartition("@")
        row = self._new(caller, "mail", f"{name}@{host.lower()}")
        await self._add(row)
        return row.id

    def _new(
        self,
        caller: Caller,
        kind: notices.Kind,
        target: str,
        **more: object,
    ) -> SubscriptionRow:
        at = self._repository.now()
        row = SubscriptionRow(id=notices.new_id(), visitor=_known(caller.visitor), kind=kind, target=target, created=at)
        return replace(row, **more)  # type: ignore[arg-type]

    async def _add(self, row: SubscriptionRow) -> None:
        def add(db: Connection) -> None:
            same = [it for it in notices.subscriptions_of(db, row.visitor) if it.kind == row.kind]
            if row.kind != "push":
                for it in same:
                    if it.target == row.target and it.confirmed is not None:
                        raise RoomError(Kind.CONFLICT, "place-known", "You are told there already.")
            if len(same) >= MOST_PLACES[row.kind]:
                raise RoomError(Kind.TOO_MANY, "too-many-places", "That is very many; remove one of the others first.")
            if row.kind == "mail":
                _check_confirmations(db, row)
            notices.add_subscription(db, row)

        await self._repository.write(add)

    async def switch(self, visitor: Visitor | None, place: str, *, on: bool) -> None:
        """What has begun before it is switched on again is not told any more."""

        def switch(db: Connection) -> None:
            row = _of(db, visitor, place)
            confirmed = row.confirmed and (self._repository.now() if on and not row.wanted else row.confirmed)
            notices.set_subscription(db, place, wanted=on, confirmed=confirmed)

        await self._repository.write(switch)

    async def remove(self, visitor: Visitor | None, place: str) -> None:
        def remove(db: Connection) -> None:
            notices.remove_subscription(db, _of(db, visitor, place).id)

        await self._repository.write(remove)

    async def places_to_try(self, visitor: Visitor | None) -> tuple[list[SubscriptionRow], str]:
        """Where somebody wants to be told, and in which language."""
        someone = _known(visitor)

        def read(db: Connection) -> tuple[list[SubscriptionRow], str]:
            rows = notices.subscriptions_of(db, someone)
            wishes = notices.wishes_of(db, someone) or USUAL
            return [it for it in rows if it.wanted and it.confirmed is not None], wishes.language

        return await self._repository.read(read)

    # --- links in messages ---

    async def confirm(self, token: str) -> None:
        """Whoever has read the mail with this link wants to be told there."""
        place, at = await self._place_of("confirm", token), self._repository.now()

        def confirm(db: Connection) -> None:
            row = notices.subscription(db, place, lock=True)
            if row is None:
                raise _dead_link()
            if row.confirmed is None:
                notices.set_subscription(db, place, confirmed=at, last=None, tries=0, after=0)

        await self._repository.write(confirm)

    async def end(self, token: str) -> None:
        """The way out that every message has. It stays open: whoever takes it twice is out as well."""
        place = await self._place_of("out", token)
        await self._repository.write(lambda db: notices.remove_subscription(db, place))

    async def _place_of(self, purpose: Purpose, token: str) -> str:
        place = (await self.keys()).subscription_in(purpose, token)
        if place is None:
            raise _dead_link()
        return place

    # --- at the table ---

    async def see(self, reader: Reader) -> None:
        """Somebody does something in front of their table."""

        def clock(room: queries.RoomRows) -> int | None:
            return room.game.clock if room.seats_of(reader.visitor) else None

        if await self._repository.look(reader.game, clock) is not None:
            at = self._repository.now()
            await self._repository.write(
                lambda db: notices.note_presence(db, reader.game, reader.visitor, reader.language, at)
            )


def _dead_link() -> RoomError:
    return RoomError(Kind.GONE, "dead-message-link", "This link no longer works: it is too old, or was ended.")


def _known(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise unknown_here()
    return visitor


def _of(db: Connection, visitor: Visitor | None, place: str) -> SubscriptionRow:
    row = notices.subscription(db, place, lock=True)
    if row is None or row.visitor != visitor:
        raise RoomError(Kind.NOT_FOUND, "no-place", "You are not told there.")
    return row


def _check_confirmations(db: Connection, row: SubscriptionRow) -> None:
    """Nobody can fill a mailbox with our letters, whoever they say that they are."""
    address = hash_of(row.target.lower())
    lately = notices.confirmations_since(db, address, row.created - HOUR)
    today = notices.confirmations_since(db, address, row.created - DAY)
    if lately >= CONFIRMATIONS_AN_HOUR or today >= CONFIRMATIONS_A_DAY:
        sentence = "Enough has been sent to this address for now; look there, or try again tomorrow."
        raise RoomError(Kind.TOO_MANY, "mail-sent", sentence)
    notices.note_confirmation(db, row.id, address, row.created)


def _place(row: SubscriptionRow, device: str, caller: Caller) -> Place:
    name = {"push": device, "mail": row.target, "webhook": urlsplit(row.target).hostname or ""}[row.kind]
    is_here = row.device is not None and row.device == caller.device
    return Place(row.id, row.kind, name, is_here, row.wanted, row.confirmed is not None, row.created)


def _to_page(row: WishRow) -> Wishes:
    nights = None
    if row.zone is not None and row.night_from is not None and row.night_to is not None:
        nights = Nights(row.night_from, row.night_to, row.zone)
    events = [it for it in EVENTS if row.wants(it)]
    return Wishes(events, row.soon, row.every, nights, row.language)  # type: ignore[arg-type]


def is_allowed(url: str, servers: Sequence[str]) -> bool:
    """Whether an address is on one of these servers, such as https://discord.com or https://*.push.apple.com."""
    try:
        asked = urlsplit(url)
        port = asked.port
    except ValueError:
        return False
    host = asked.hostname or ""
    if asked.username is not None or not _HOST.fullmatch(host) or not _PLAIN.fullmatch(url):
        return False
    return any(_is_on(asked.scheme, host, port, server) for server in servers)


def _is_on(scheme: str, host: str, port: int | None, server: str) -> bool:
    allowed = urlsplit(server)
    name = allowed.hostname or ""
    is_host = host.endswith(name[1:]) and host != name[1:] if name.startswith("*.") else host == name
    return is_host and (scheme, port) == (allowed.scheme, allowed.port)
