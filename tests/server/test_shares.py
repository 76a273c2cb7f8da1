"""Fair shares: somebody who wants much waits for it, and nobody else does."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from princeps.server.processes.fair_shares import Places
from princeps.server.visitors import Caller, Visitor

pytestmark = pytest.mark.anyio


def caller(name: str, address: str = "") -> Caller:
    return Caller(Visitor(name), address)


async def order_of(*callers: Caller, number: int = 1, of_visitor: int = 1) -> list[str | None]:
    """The order in which they get their places, having arrived in this order while somebody else held the place."""
    places = Places(number, of_visitor)
    served: list[str | None] = []

    async def wait(who: Caller) -> None:
        async with places.place(who):
            served.append(who.visitor)

    async with AsyncExitStack() as taken:
        for each in range(number):
            await taken.enter_async_context(places.place(caller(f"somebody {each}")))
        waiting = [asyncio.create_task(wait(who)) for who in callers]
        await asyncio.sleep(0)
        assert served == []
    await asyncio.gather(*waiting)
    return served


async def test_visitors_take_turns_however_much_one_of_them_wants() -> None:
    livia, marcus = caller("Livia"), caller("Marcus")
    served = await order_of(livia, livia, livia, livia, marcus, marcus)
    assert served == ["Livia", "Marcus", "Livia", "Marcus", "Livia", "Livia"]


async def test_many_visitors_of_visitor_address_count_as_one() -> None:
    crowd = [caller(f"crowd {number}", "192.0.2.1") for number in range(5)]
    served = await order_of(*crowd, caller("Marcus", "192.0.2.2"))
    assert served.index("Marcus") == 1


async def test_of_several_places_nobody_holds_the_last() -> None:
    places = Places(3, of_visitor=2)
    async with AsyncExitStack() as held:
        for _ in range(2):
            await held.enter_async_context(places.place(caller("Livia")))
        third = asyncio.create_task(held.enter_async_context(places.place(caller("Livia"))))
        async with places.place(caller("Marcus")):
            assert not third.done()
        third.cancel()


async def test_whoever_leaves_the_queue_keeps_nobody_from_a_place() -> None:
    places = Places(1)

    async def take(who: Caller) -> str:
        async with places.place(who):
            return str(who.visitor)

    async with places.place(caller("Livia")):
        leaving = asyncio.create_task(take(caller("Marcus")))
        staying = asyncio.create_task(take(caller("Gaius")))
        await asyncio.sleep(0)
        leaving.cancel()  # just before the place is free
    assert await staying == "Gaius"
    waiting = asyncio.create_task(take(caller("Marcus")))
    async with places.place(caller("Livia")):
        pass
    waiting.cancel()  # it may already have been given its place
    await asyncio.gather(waiting, return_exceptions=True)
    assert await take(caller("Gaius")) == "Gaius"
