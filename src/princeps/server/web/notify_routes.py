"""The routes about being told what waits. Tokens from links come in bodies, except where a mail program needs an
address that it can ask by itself: that one can do nothing but end these messages."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from princeps.server.notify_messages import (
    MailRequest,
    Notifications,
    PushRequest,
    TokenRequest,
    Tried,
    WebhookRequest,
    Wishes,
)
from princeps.server.web.routes import MaybeVisitor, TheCaller, TheHouse

PlaceId = Annotated[str, PathParameter(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]+$")]
TokenInPath = Annotated[str, PathParameter(min_length=44, max_length=44, pattern="^[A-Za-z0-9_-]+$")]


@get("/api/notify")
async def notifications(house: TheHouse, caller: TheCaller) -> Notifications:
    """How I am told what waits, and how I could be."""
    return await house.delivery.offers(caller)


@put("/api/notify/wishes", status_code=HTTPStatus.NO_CONTENT)
async def wish(house: TheHouse, visitor: MaybeVisitor, data: JSONBody[Wishes]) -> None:
    """When I want to be told of what."""
    await house.rooms.notices.wish(visitor, data)


@post("/api/notify/push", status_code=HTTPStatus.NO_CONTENT)
async def push(house: TheHouse, caller: TheCaller, data: JSONBody[PushRequest]) -> None:
    """Tell me on this device."""
    await house.delivery.add_push(caller, data)


@post("/api/notify/mail", status_code=HTTPStatus.NO_CONTENT)
async def mail(house: TheHouse, caller: TheCaller, data: JSONBody[MailRequest]) -> None:
    """Write to me. A link is sent first, by which I say that the address is mine."""
    await house.delivery.add_mail(caller, data.address)


@post("/api/notify/webhook", status_code=HTTPStatus.NO_CONTENT)
async def webhook(house: TheHouse, caller: TheCaller, data: JSONBody[WebhookRequest]) -> None:
    """Tell me in a chat."""
    await house.delivery.add_webhook(caller, data.url)


@post("/api/notify/places/{place:str}/on", status_code=HTTPStatus.NO_CONTENT)
async def switch_on(house: TheHouse, visitor: MaybeVisitor, place: PlaceId) -> None:
    """Tell me there again."""
    await house.rooms.notices.switch(visitor, place, on=True)


@post("/api/notify/places/{place:str}/off", status_code=HTTPStatus.NO_CONTENT)
async def switch_off(house: TheHouse, visitor: MaybeVisitor, place: PlaceId) -> None:
    """Tell me nothing there for now."""
    await house.rooms.notices.switch(visitor, place, on=False)


@delete("/api/notify/places/{place:str}")
async def remove(house: TheHouse, visitor: MaybeVisitor, place: PlaceId) -> None:
    """Forget where I was told."""
    await house.rooms.notices.remove(visitor, place)


@post("/api/notify/try", status_code=HTTPStatus.OK)
async def try_out(house: TheHouse, visitor: MaybeVisitor) -> Tried:
    """Send me a message, to try."""
    places, language = await house.rooms.notices.places_to_try(visitor)
    arrived = await asyncio.gather(*(house.delivery.try_out(place, language) for place in places))
    return Tried(arrived.count(True), arrived.count(False))


@post("/api/notify/confirm", status_code=HTTPStatus.NO_CONTENT)
async def confirm(house: TheHouse, data: JSONBody[TokenRequest]) -> None:
    """Say that an address is mine, by the link that was sent there."""
    await house.rooms.notices.confirm(data.token)


@post("/api/notify/out/{token:str}", status_code=HTTPStatus.NO_CONTENT)
async def out(house: TheHouse, token: TokenInPath) -> None:
    """End the messages to one place, by the token in each of them."""
    await house.rooms.notices.end(token)


HANDLERS: list[ControllerRouterHandler] = [
    notifications,
    wish,
    push,
    mail,
    webhook,
    switch_on,
    switch_off,
    remove,
    try_out,
    confirm,
    out,
]
