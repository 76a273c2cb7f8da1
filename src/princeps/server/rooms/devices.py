"""Somebody's devices: recognising them, letting another one in, signing one out.

There are no accounts. Whoever has a device may let another one in by a link, and whoever has lost all of them comes
back by words. A device that belongs to somebody else brings everything along: both are one person from then on.
"""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection

from princeps.locale import FALLBACK
from princeps.server.device_messages import Device as DeviceMessage
from princeps.server.device_messages import Mine, Somebody
from princeps.server.device_messages import Passkey as PasskeyMessage
from princeps.server.device_names import device_name
from princeps.server.errors import Kind, RoomError, dead_link
from princeps.server.recovery_words import hash_of_words, new_words
from princeps.server.rooms.erasing import erase
from princeps.server.rooms.repository import Change, GameRepository
from princeps.server.store import people, queries
from princeps.server.store.people import Belongings, PassKind
from princeps.server.visitors import Caller, Device, Visitor, hash_of, new_secret, short
from princeps.server.webauthn_checks import short_id
from princeps.table.usual_names import name_in

FOR_A_LINK = 600_000  # milliseconds
SEEN_EVERY = 600_000  # milliseconds
MOST_DEVICES = 20


class Devices:
    def __init__(self, repository: GameRepository, dismiss: Callable[[Visitor], None]) -> None:
        self._repository = repository
        self._dismiss = dismiss  # a visitor from what they were recognised for

    async def recognise(self, device: Device, agent: str) -> Visitor | None:
        """Whose device it is. Notes now and then that it was here, and what it is."""
        row = await self._repository.read(lambda db: people.device(db, device))
        if row is None:
            return None
        name, at = device_name(agent) or row.name, self._repository.now()
        if row.name != name or at - row.seen > SEEN_EVERY:
            with suppress(RoomError):  # nobody waits for this note
                await self._repository.write(lambda db: people.note_device(db, device, name, at))
        return row.visitor

    async def mine(self, caller: Caller, language: str = FALLBACK) -> Mine:
        """My devices, and what another one would get."""
        visitor = caller.visitor
        if visitor is None:
            return Mine([], None, 0, 0, 0, None, [])

        def read(db: Connection) -> Mine:
            rows = people.devices_of(db, visitor)
            has = people.belongings(db, visitor)
            devices = [DeviceMessage(short(it.id), it.name, it.created, it.seen, it.id == caller.device) for it in rows]
            passkeys = [
                PasskeyMessage(short_id(it.key.id), it.name, it.created) for it in people.passkeys_of(db, visitor)
            ]
            since = people.words_since(db, visitor)
            return Mine(devices, _name(has, language), has.running, has.waiting, has.over, since, passkeys)

        return await self._repository.read(read)

    # --- letting another device in ---

    async def link(self, visitor: Visitor) -> tuple[str, int]:
        """The secret of a link that lets one device in, and until when. An earlier one becomes void."""
        secret, until = new_secret(), self._repository.now() + FOR_A_LINK
        await self._set_pass(visitor, "link", hash_of(secret), until)
        return secret, until

    async def words(self, visitor: Visitor) -> list[str]:
        """Recovery words; earlier ones become void."""
        words = new_words()
        secret = hash_of_words(" ".join(words))
        assert secret is not None
        await self._set_pass(visitor, "words", secret, None)
        return words

    async def _set_pass(self, visitor: Visitor, kind: PassKind, secret: str, until: int | None) -> None:
        at = self._repository.now()

        def write(db: Connection) -> None:
            queries.welcome(db, visitor, at)
            people.set_pass(db, visitor, kind, secret, at, until)

        await self._repository.write(write)

    async def look(self, secret: str, language: str = FALLBACK) -> Somebody:
        """Who one would be by this link, which can be used afterwards."""

        def read(db: Connection) -> Somebody:
            visitor = people.holder_of_pass(db, "link", hash_of(secret), self._repository.now())
            if visitor is None:
                raise dead_link()
            has = people.belongings(db, visitor)
            return Somebody(_name(has, language), has.running, has.waiting, has.over)

        return await self._repository.read(read)

    async def join(self, caller: Caller, secret: str) -> None:
        """Become one of somebody's devices by their link, which is then used up."""
        await self.come(caller, lambda db: self._use_pass(db, "link", hash_of(secret), dead_link()))

    async def recover(self, caller: Caller, words: str) -> None:
        """Become one of somebody's devices by their recovery words, which can be used again."""
        secret = hash_of_words(words)
        if secret is None:
            raise RoomError(Kind.INVALID, "misspelt-words", "These are not eight words of ours: one is misspelt.")
        unknown = RoomError(
            Kind.FORBIDDEN, "unknown-words", "Nobody here has these words, or has made newer ones since."
        )
        await self.come(caller, lambda db: self._use_pass(db, "words", secret, unknown))

    def _use_pass(self, db: Connection, kind: PassKind, secret: str, refusal: RoomError) -> Visitor:
        visitor = people.holder_of_pass(db, kind, secret, self._repository.now(), lock=True)
        if visitor is None:
            raise refusal
        if kind == "link":
            people.use_up(db, secret)
        return visitor

    async def come(self, caller: Caller, find: Callable[[Connection], Visitor]) -> None:
        """Become a device of somebody, whom `find` finds by what it uses up. A device that somebody else had brings all
        that they had."""
        device, name, at = caller.device, device_name(caller.agent), self._repository.now()
        assert device is not None  # the gate gives everybody who comes here a cookie

        def write(db: Connection) -> list[Change]:
            visitor = find(db)
            queries.welcome(db, visitor, at)
            known = people.device(db, device)
            if known and known.visitor == visitor:
                raise RoomError(Kind.CONFLICT, "own-device", "This is one of your devices already.")
            if len(people.devices_of(db, visitor)) >= MOST_DEVICES:
                raise RoomError(Kind.TOO_MANY, "too-many-devices", "You have very many devices; sign some out first.")
            if known is None:
                people.add_device(db, device, visitor, name, at)
                return []
            return _pass_on(db, known.visitor, visitor)

        await self._repository.change_several(write, lambda: self._tell(caller))

    # --- letting go ---

    async def sign_out(self, caller: Caller, device: str) -> bool:
        """Sign one of my devices out, named as in the list. True if it is the one that asks."""

        def write(db: Connection) -> bool:
            mine = people.devices_of(db, caller.visitor) if caller.visitor else []
            row = next((it for it in mine if short(it.id) == device), None)
            if row is None:
                raise RoomError(Kind.NOT_FOUND, "no-device", "You have no such device.")
            has_way_back = people.words_since(db, row.visitor) is not None or people.passkeys_of(db, row.visitor)
            if len(mine) == 1 and not has_way_back:
                sentence = "This is your only device, and you have no way back: neither recovery words nor a passkey."
                raise RoomError(Kind.CONFLICT, "only-device", sentence)
            people.remove_device(db, row.id)
            return row.id == caller.device

        is_here = await self._repository.write(write)
        self._tell(caller)
        return is_here

    def _tell(self, caller: Caller) -> None:
        if caller.visitor:
            self._dismiss(caller.visitor)

    async def erase(self, visitor: Visitor) -> None:
        """Delete everything about somebody."""
        levels, at = self._repository.levels, self._repository.now()
        await self._repository.change_several(lambda db: erase(db, visitor, levels, at), lambda: self._dismiss(visitor))

    # --- what the page keeps ---

    async def keepsakes(self, visitor: Visitor | None) -> str:
        """Empty if there are none."""
        return await self._repository.read(lambda db: people.keepsakes_of(db, visitor) if visitor else None) or ""

    async def keep(self, visitor: Visitor, contents: str) -> None:
        await self._repository.write(lambda db: people.keep(db, visitor, contents))


def _name(has: Belongings, language: str) -> str | None:
    return None if has.name is None else name_in(language, has.name)


def _pass_on(db: Connection, before: Visitor, visitor: Visitor) -> list[Change]:
    changed = queries.lock_games_of(db, before)
    people.pass_on(db, before, visitor)
    for game in changed:
        queries.note_change(db, game.id)
    return [Change(game.id, "room") for game in changed]
