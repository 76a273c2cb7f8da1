"""The routes for somebody's devices. Secrets are sent in bodies alone, so that no log and no other site sees them."""

from http import HTTPStatus
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from princeps.server.device_messages import (
    DeviceLink,
    DeviceRequest,
    Keepsakes,
    LinkRequest,
    Mine,
    Somebody,
    Words,
    WordsRequest,
)
from princeps.server.errors import unknown_here
from princeps.server.qr_code import draw
from princeps.server.visitors import LETTERS_TO_TELL_APART
from princeps.server.web.gate import SIGNED_OUT
from princeps.server.web.routes import AnyRequest, KnownVisitor, LanguageInQuery, MaybeVisitor, TheCaller, TheHouse

DeviceId = Annotated[
    str, PathParameter(min_length=LETTERS_TO_TELL_APART, max_length=LETTERS_TO_TELL_APART, pattern="^[0-9a-f]+$")
]


@get("/api/me")
async def mine(house: TheHouse, caller: TheCaller, language: LanguageInQuery = "en") -> Mine:
    """My devices, and what another one would get."""
    return await house.rooms.devices.mine(caller, language)


@post("/api/me/link")
async def link(house: TheHouse, visitor: KnownVisitor, data: JSONBody[LinkRequest]) -> DeviceLink:
    """A link that makes one device mine, within ten minutes; an earlier one is void."""
    secret, until = await house.rooms.devices.link(visitor)
    drawn = draw(f"{data.address}#{secret}")
    return DeviceLink(secret, until, drawn.size, drawn.path)


@post("/api/me/words")
async def words(house: TheHouse, visitor: KnownVisitor) -> Words:
    """Words that bring everything back if all my devices are lost; earlier ones are void."""
    return Words(await house.rooms.devices.words(visitor))


@get("/api/me/keepsakes")
async def keepsakes(house: TheHouse, visitor: MaybeVisitor) -> Keepsakes:
    """What the page keeps for me; empty if it has kept nothing."""
    return Keepsakes(await house.rooms.devices.keepsakes(visitor))


@post("/api/me/keepsakes", status_code=HTTPStatus.NO_CONTENT)
async def keep(house: TheHouse, visitor: MaybeVisitor, data: JSONBody[Keepsakes]) -> None:
    """Keep this for my other devices, in place of what was kept."""
    if visitor is None:
        raise unknown_here()
    await house.rooms.devices.keep(visitor, data.contents)


@delete("/api/me/devices/{device:str}")
async def sign_out(request: AnyRequest, house: TheHouse, caller: TheCaller, device: DeviceId) -> None:
    """Sign one of my devices out: it has none of my seats any longer."""
    if caller.visitor is None:
        raise unknown_here()
    request.scope["state"][SIGNED_OUT] = await house.rooms.devices.sign_out(caller, device)


@delete("/api/me")
async def erase(request: AnyRequest, house: TheHouse, visitor: MaybeVisitor) -> None:
    """Delete everything about me."""
    if visitor is None:
        raise unknown_here()
    await house.rooms.devices.erase(visitor)
    request.scope["state"][SIGNED_OUT] = True


@post("/api/devices/look", status_code=HTTPStatus.OK)
async def look(house: TheHouse, data: JSONBody[DeviceRequest], language: LanguageInQuery = "en") -> Somebody:
    """Who I would be by a device link, which stays good."""
    return await house.rooms.devices.look(data.secret, language)


@post("/api/devices/join", status_code=HTTPStatus.NO_CONTENT)
async def join(house: TheHouse, caller: TheCaller, data: JSONBody[DeviceRequest]) -> None:
    """Become somebody's device by their link. What this device had until now becomes theirs too."""
    await house.rooms.devices.join(caller, data.secret)


@post("/api/devices/recover", status_code=HTTPStatus.NO_CONTENT)
async def recover(house: TheHouse, caller: TheCaller, data: JSONBody[WordsRequest]) -> None:
    """Become somebody's device by their recovery words."""
    await house.rooms.devices.recover(caller, data.words)


HANDLERS: list[ControllerRouterHandler] = [
    mine,
    link,
    words,
    keepsakes,
    keep,
    sign_out,
    erase,
    look,
    join,
    recover,
]
