"""The messages about being told what waits. Times are milliseconds since 1970, in UTC."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from princeps.server.messages import Language, Nights, Request

LONGEST_TARGET = 1000
LONGEST_ADDRESS = 254  # of mail, by its protocol

Target = Annotated[str, Meta(min_length=10, max_length=LONGEST_TARGET, pattern="^https?://")]
BrowserKey = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class Wishes(Request, frozen=True):
    """When to be told of what. `soon` are the hours before a clock runs out; 0 is never. `over` includes that somebody
    wants to play again."""

    events: Annotated[list[Literal["turn", "nudge", "over"]], Meta(max_length=3)]
    soon: Literal[0, 1, 3, 6]
    every: Literal["turn", "hour", "day"]
    nights: Nights | None
    language: Language = "en"


class PushRequest(Request, frozen=True):
    """What the browser says when it subscribes."""

    endpoint: Target
    p256dh: BrowserKey
    auth: BrowserKey


class MailRequest(Request, frozen=True):
    address: Annotated[str, Meta(min_length=3, max_length=LONGEST_ADDRESS)]


class WebhookRequest(Request, frozen=True):
    url: Target


class TokenRequest(Request, frozen=True):
    """From a link in a message."""

    token: Annotated[str, Meta(min_length=44, max_length=44, pattern="^[A-Za-z0-9_-]+$")]


class Place(Struct, frozen=True):
    """Where I am told."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    name: str  # of the device, the address of mail, the host of a chat
    here: bool  # this device
    on: bool
    confirmed: bool
    created: int


class Notifications(Struct, frozen=True):
    push_key: str  # of this server, for the browser
    mail: bool  # whether this server sends any
    webhooks: list[str]  # chat servers to which it may
    places: list[Place]
    wishes: Wishes  # the usual ones until others are set


class Tried(Struct, frozen=True):
    """How a message to try fared: in so many places it arrived, in so many it did not."""

    sent: int
    failed: int
