"""A server that tells people what waits for them, with a real push service, mail server and chat on this machine."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from princeps.server.messages import NewGame, NewSeat, Pace
from princeps.server.notify.delivery import Delivery
from princeps.server.notify_messages import Wishes
from princeps.server.rooms.rooms import Rooms
from princeps.server.settings import MailServer, Settings
from princeps.server.visitors import Caller, Device, Reader, short
from server.other_ends import BrowserOfSomebody, Json, Mailbox, WebServer, mail_server, token_in, web_server
from server.over_days import A_DAY, Hands, a_process, finish_stage, table_over_days
from server.playing import GAME, new_visitor

SITE = "https://play.example.org"
ADDRESS = "livia@example.org"
USUAL = Wishes(["turn", "nudge", "over"], soon=3, every="turn", nights=None)


@dataclass
class World:
    """A server with its other ends."""

    hands: Hands
    rooms: Rooms
    delivery: Delivery
    push: WebServer
    chat: WebServer
    mailbox: Mailbox
    browsers: dict[str, BrowserOfSomebody] = field(default_factory=dict)

    async def tell(self, after: int = 0) -> None:
        self.hands.move(after)
        await self.delivery.tell()

    async def subscribe(self, reader: Reader) -> BrowserOfSomebody:
        """A browser of the reader's wants to be pushed to."""
        browser = BrowserOfSomebody(f"{self.push.address}/{short(reader.visitor)}")
        await self.delivery.add_push(caller_of(reader), browser.wanted())
        self.browsers[reader.visitor] = browser
        return browser

    async def by_mail(self, reader: Reader, address: str = ADDRESS) -> None:
        """The reader has confirmed an address."""
        await self.delivery.add_mail(caller_of(reader), address)
        await self.rooms.notices.confirm(token_in(self.mailbox.letters.pop()[1]))

    def pushed(self, reader: Reader) -> list[Json]:
        browser = self.browsers[reader.visitor]
        return [browser.read(it) for it in self.push.asked if browser.endpoint.endswith(it.path)]

    async def wish(self, reader: Reader, wishes: Wishes) -> None:
        await self.rooms.notices.wish(reader.visitor, wishes)


def caller_of(reader: Reader) -> Caller:
    """From their first device."""
    return Caller(reader.visitor, "127.0.0.1", Device(reader.visitor))


@asynccontextmanager
async def a_world(url: str, hands: Hands) -> AsyncIterator[World]:
    async with AsyncExitStack() as stack:
        push, chat = [await stack.enter_async_context(web_server()) for _ in range(2)]
        mailbox = Mailbox()
        port = await stack.enter_async_context(mail_server(mailbox))
        rooms = await stack.enter_async_context(a_process(url, hands))
        delivery = Delivery(rooms.outbox, rooms.notices, settings(url, hands, push, chat, port))
        stack.push_async_callback(delivery.close)
        yield World(hands, rooms, delivery, push, chat, mailbox)


def settings(url: str, hands: Hands, push: WebServer, chat: WebServer, port: int) -> Settings:
    return Settings(
        database=url,
        site=SITE,
        now=hands,
        mail=MailServer("127.0.0.1", port, "Princeps <princeps@example.org>", "none"),
        webhooks=(chat.address,),
        push_services=(push.address,),
    )


async def table(world: World, pace: Pace = A_DAY) -> tuple[Reader, Reader]:
    """Two people, of whom the second owes a turn and the first none."""
    host, friend = await table_over_days(world.rooms, "friend", pace=pace)
    await finish_stage(world.rooms, host)
    return host, friend


async def several_tables(world: World, number: int) -> tuple[Reader, list[Reader]]:
    """One person at several tables, and those whose turn it is there."""
    host, friend = await table(world)
    return host, [friend, *[await another_table(world, host) for _ in range(number - 1)]]


async def another_table(world: World, guest: Reader) -> Reader:
    """A table where that person has made a turn, and its host, who owes one."""
    host = new_visitor()
    game = await world.rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), NewSeat("friend")], pace=A_DAY))
    await world.rooms.invitations.join(guest.visitor, await world.rooms.invitations.link(Reader(host, game), 1))
    await finish_stage(world.rooms, Reader(guest.visitor, game, 1))
    return Reader(host, game, 0)
