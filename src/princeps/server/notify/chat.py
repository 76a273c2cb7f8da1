"""Messages to a chat, by an incoming webhook as Discord, Slack, Mattermost and others have them."""

import msgspec

from princeps.locale import catalogue
from princeps.server.notify.message import Message

# A name could otherwise address everybody in the chat, or hide a link.
_HARMLESS = str.maketrans({"<": "‹", ">": "›", "@": "＠", "[": "(", "]": ")", "`": "'", "*": "∗", "_": "‗", "~": "∼"})


def payload(message: Message, site: str) -> bytes:
    """Each chat server reads the field that it knows."""
    stop = catalogue(message.language).text("notify-stop")
    text = "\n".join(it.translate(_HARMLESS) for it in (message.title, *message.lines))
    text += f"\n{site}{message.path}\n{stop}: {site}/no-messages#{message.out}"
    shown = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
    return msgspec.json.encode(shown)


def headers(message: Message) -> dict[str, str]:
    return {"content-type": "application/json", "idempotency-key": message.name}
