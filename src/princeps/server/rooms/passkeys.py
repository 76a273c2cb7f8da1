"""Passkeys: making one, coming back by it, giving it up.

A browser signs a challenge, which is good for five minutes, and used up by the first answer that is right.
"""

import hashlib
import secrets

from sqlalchemy import Connection

from princeps.server.device_names import device_name
from princeps.server.errors import Kind, RoomError
from princeps.server.rooms.devices import Devices
from princeps.server.rooms.repository import GameRepository
from princeps.server.store import people, queries
from princeps.server.visitors import Caller, Visitor
from princeps.server.webauthn_checks import (
    TITLE,
    Site,
    bad_passkey,
    challenge_in,
    check_made,
    check_shown,
    id_in,
    options_to_make,
    options_to_show,
    short_id,
)
from princeps.table.usual_names import name_in

FOR_A_CHALLENGE = 300_000  # milliseconds
MOST_PASSKEYS = 10


class Passkeys:
    def __init__(self, repository: GameRepository, devices: Devices) -> None:
        self._repository = repository
        self._devices = devices

    async def ask_to_make(self, caller: Caller, site: Site, language: str) -> str:
        """What the browser is to make a passkey from, as JSON."""
        visitor = _person(caller)
        challenge, at = secrets.token_bytes(32), self._repository.now()

        def write(db: Connection) -> tuple[str | None, list[bytes]]:
            queries.welcome(db, visitor, at)
            existing = [it.key.id for it in people.passkeys_of(db, visitor)]
            if len(existing) >= MOST_PASSKEYS:
                raise RoomError(Kind.TOO_MANY, "too-many-passkeys", "You have very many passkeys; remove some first.")
            people.add_challenge(db, challenge, at, at + FOR_A_CHALLENGE)
            return people.belongings(db, visitor).name, existing

        name, existing = await self._repository.write(write)
        shown = TITLE if name is None else name_in(language, name)
        return options_to_make(site, challenge, _handle(visitor), shown, existing)

    async def make(self, caller: Caller, site: Site, answer: str) -> None:
        visitor, at = _person(caller), self._repository.now()

        def write(db: Connection) -> None:
            key = check_made(site, _challenge(db, answer, at), answer)
            if people.passkey(db, key.id) is not None:
                raise bad_passkey()
            people.add_passkey(db, visitor, key, device_name(caller.agent), at)

        await self._repository.write(write)

    async def ask_to_show(self, site: Site) -> str:
        challenge, at = secrets.token_bytes(32), self._repository.now()
        await self._repository.write(lambda db: people.add_challenge(db, challenge, at, at + FOR_A_CHALLENGE))
        return options_to_show(site, challenge)

    async def come_back(self, caller: Caller, site: Site, answer: str) -> None:
        """Become one of the devices of whoever has this passkey."""
        at, shown = self._repository.now(), id_in(answer)

        def find(db: Connection) -> Visitor:
            found = people.passkey(db, shown, lock=True)
            challenge = _challenge(db, answer, at)
            if found is None:
                raise bad_passkey()
            people.count_passkey(db, shown, check_shown(site, challenge, answer, found.key))
            return found.visitor

        await self._devices.come(caller, find)

    async def remove(self, caller: Caller, passkey: str) -> None:
        """Named as in the list. It stays in somebody's password manager, but opens nothing any longer."""
        visitor = _person(caller)

        def write(db: Connection) -> None:
            found = next((it for it in people.passkeys_of(db, visitor) if short_id(it.key.id) == passkey), None)
            if found is None:
                raise RoomError(Kind.NOT_FOUND, "no-passkey", "You have no such passkey.")
            people.remove_passkey(db, found.key.id)

        await self._repository.write(write)


def _handle(visitor: Visitor) -> bytes:
    """A name that a passkey keeps for its owner, from which nobody learns the one that we use."""
    return hashlib.sha256(f"passkey of {visitor}".encode()).digest()


def _person(caller: Caller) -> Visitor:
    assert caller.visitor is not None  # the routes have checked
    return caller.visitor


def _challenge(db: Connection, answer: str, at: int) -> bytes:
    challenge = challenge_in(answer)
    if not people.use_challenge(db, challenge, at):
        raise bad_passkey()
    return challenge
