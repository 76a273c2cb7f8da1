"""The routes for somebody's devices. Secrets are sent in bodies alone, so that no log and no other site sees them."""

from http import HTTPStatus
from typing import Annotated

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, SkipValidation
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from princeps.server.device_messages import (
    DeviceLink,
    DeviceRequest,
    Keepsakes,
    LinkRequest,
    Mine,
    PasskeyAnswer,
    PasskeyOptions,
    Somebody,
    Words,
    WordsRequest,
)
from princeps.server.errors import Kind, RoomError, unknown_here
from princeps.server.qr_code import draw
from princeps.server.settings import Settings
from princeps.server.visitors import LETTERS_TO_TELL_APART
from princeps.server.web.gate import SIGNED_OUT
from princeps.server.web.routes import AnyRequest, KnownVisitor, LanguageInQuery, MaybeVisitor, TheCaller, TheHouse
from princeps.server.webauthn_checks import Site, site_of

DeviceId = Annotated[
    str, PathParameter(min_length=LETTERS_TO_TELL_APART, max_length=LETTERS_TO_TELL_APART, pattern="^[0-9a-f]+$")
]

PasskeyId = DeviceId  # told apart in the same way
TheSettings = NamedDependency[SkipValidation[Settings]]


@get("/api/me")
async def mine(
    request: AnyRequest, house: TheHouse, settings: TheSettings, caller: TheCaller, language: LanguageInQuery = "en"
) -> Mine:
    """My devices, and what another one would get."""
    mine = await house.rooms.devices.mine(caller, language)
    return replace(mine, can_make_passkeys=_site(request, settings) is not None)


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


@post("/api/me/passkeys/ask", status_code=HTTPStatus.OK)
async def ask_to_make(
    request: AnyRequest, house: TheHouse, settings: TheSettings, caller: TheCaller, language: LanguageInQuery = "en"
) -> PasskeyOptions:
    """What my browser is to make a passkey from."""
    site = _needed_site(request, settings)
    return PasskeyOptions(await house.rooms.passkeys.ask_to_make(caller, site, language))


@post("/api/me/passkeys", status_code=HTTPStatus.NO_CONTENT)
async def make_passkey(
    request: AnyRequest, house: TheHouse, settings: TheSettings, caller: TheCaller, data: JSONBody[PasskeyAnswer]
) -> None:
    """A passkey that my browser has made."""
    if caller.visitor is None:
        raise unknown_here()
    await house.rooms.passkeys.make(caller, _needed_site(request, settings), data.answer)


@delete("/api/me/passkeys/{passkey:str}")
async def remove_passkey(house: TheHouse, caller: TheCaller, passkey: PasskeyId) -> None:
    """Give one of my passkeys up."""
    if caller.visitor is None:
        raise unknown_here()
    await house.rooms.passkeys.remove(caller, passkey)


@post("/api/devices/passkey/ask", status_code=HTTPStatus.OK)
async def ask_to_show(request: AnyRequest, house: TheHouse, settings: TheSettings) -> PasskeyOptions:
    """What a browser is to sign by a passkey."""
    return PasskeyOptions(await house.rooms.passkeys.ask_to_show(_needed_site(request, settings)))


@post("/api/devices/passkey", status_code=HTTPStatus.NO_CONTENT)
async def come_back(
    request: AnyRequest, house: TheHouse, settings: TheSettings, caller: TheCaller, data: JSONBody[PasskeyAnswer]
) -> None:
    """Become somebody's device by their passkey."""
    await house.rooms.passkeys.come_back(caller, _needed_site(request, settings), data.answer)


def _site(request: AnyRequest, settings: Settings) -> Site | None:
    return site_of(settings, request.headers.get("host", ""))


def _needed_site(request: AnyRequest, settings: Settings) -> Site:
    site = _site(request, settings)
    if site is None:
        raise RoomError(Kind.CONFLICT, "no-passkeys", "There are no passkeys at this address.")
    return site


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
    ask_to_make,
    make_passkey,
    remove_passkey,
    ask_to_show,
    come_back,
]
