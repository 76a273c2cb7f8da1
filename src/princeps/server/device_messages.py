"""The messages about a person's devices. Times are milliseconds since 1970, in UTC."""

from typing import Annotated

from msgspec import Meta, Struct

from princeps.server.messages import Request, SecretRequest

LONGEST_WORDS = 200
LONGEST_KEEPSAKES = 60_000
LONGEST_ANSWER = 20_000


class LinkRequest(Request, frozen=True):
    """Where the page opens such a link, so that it can be drawn too: the secret follows after a #."""

    address: Annotated[str, Meta(min_length=1, max_length=200, pattern="^https?://")]


class DeviceRequest(SecretRequest, frozen=True):
    """The secret of a device link."""


class WordsRequest(Request, frozen=True):
    """The eight words, in one line."""

    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]


class Keepsakes(Request, frozen=True):
    """What the page keeps for somebody: settings, puzzles, lessons. JSON that only the page reads."""

    contents: Annotated[str, Meta(max_length=LONGEST_KEEPSAKES)]


class Device(Struct, frozen=True):
    id: str
    name: str  # such as "Firefox, Windows"; empty if nothing is known
    created: int
    seen: int
    here: bool  # the one that asks


class PasskeyAnswer(Request, frozen=True):
    """What a browser says with a passkey, as JSON."""

    answer: Annotated[str, Meta(min_length=1, max_length=LONGEST_ANSWER)]


class PasskeyOptions(Struct, frozen=True):
    """What a browser is asked, as JSON."""

    options: str


class Passkey(Struct, frozen=True):
    id: str
    name: str  # of the device that made it
    created: int


class Mine(Struct, frozen=True):
    """What another device would get."""

    devices: list[Device]
    name: str | None  # that I had in my newest game
    running: int
    waiting: int  # games where it is my turn
    over: int
    words: int | None  # since when there are recovery words
    passkeys: list[Passkey]
    can_make_passkeys: bool = False  # at the address by which this was asked


class DeviceLink(Struct, frozen=True):
    secret: str
    until: int
    size: int  # squares of the drawn code, in each direction
    code: str  # a path that draws the dark ones


class Somebody(Struct, frozen=True):
    """Who one would be by a device link."""

    name: str | None
    running: int
    waiting: int
    over: int


class Words(Struct, frozen=True):
    words: list[str]
