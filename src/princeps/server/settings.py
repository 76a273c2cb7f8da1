"""How a server is to run. `princeps play` and `princeps serve` fill this in."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from princeps.games.manifest import manifests
from princeps.kernel.errors import PrincepsError
from princeps.server.clock import Now, wall_clock

PORT = 8177
LOOPBACK = "127.0.0.1"
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
PAGE = Path(__file__).parent / "static"


def games_here() -> tuple[str, ...]:
    """The games that have a table to show, with its words and places."""
    return tuple(game for game, manifest in manifests().items() if manifest.table)


Address = tuple[str, int]

# What browsers use: Chrome and its relatives, Firefox, Edge, Safari.
PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)


@dataclass(frozen=True)
class Rate:
    """A burst, and then a number per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Quotas:
    """What one browser and one address may ask for. Normal play comes nowhere near these limits."""

    of_visitor: Rate = Rate(burst=500, per_second=100)
    of_address: Rate = Rate(burst=3000, per_second=600)
    new_games: Rate = Rate(burst=20, per_second=0.2)  # of one visitor
    openings: Rate = Rate(burst=500, per_second=2)  # of one address: games opened and joined
    tries: Rate = Rate(burst=30, per_second=0.2)  # of one address: device links and recovery words
    messages: Rate = Rate(burst=20, per_second=0.01)  # of one address: letters and tries that are sent at once
    hints: Rate = Rate(burst=10, per_second=0.5)  # of one visitor
    analyses: Rate = Rate(burst=20, per_second=0.1)  # of one visitor: games to be judged
    tables: Rate = Rate(burst=30, per_second=0.02)  # of one address: open tables
    sitting: Rate = Rate(burst=15, per_second=0.05)  # of one visitor: sitting down, and leaving again
    chat: Rate = Rate(burst=30, per_second=1)  # of one visitor; each line is sent to everybody at the table
    sockets_of_visitor: int = 40
    sockets_of_address: int = 2500
    sockets: int = 5000


class SiteError(PrincepsError):
    """An address that nobody could use."""


def read_site(text: str | None) -> str | None:
    """An address such as https://play.example.org, in the form browsers send it: without a path."""
    if text is None:
        return None
    scheme, _, host = text.rstrip("/").lower().partition("://")
    if scheme not in {"http", "https"} or not host or not set(host).isdisjoint("/?#@ "):
        raise SiteError(f"A site has the form https://play.example.org, not {text!r}.", "site", site=text)
    return f"{scheme}://{host}"


def read_address(text: str | None) -> Address | None:
    """An address to listen at, such as 127.0.0.1:9177 or [::1]:9177."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal():
        raise SiteError(f"An address has the form 127.0.0.1:9177, not {text!r}.", "address", address=text)
    return host.strip("[]"), int(port)


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and whom it comes from."""

    host: str
    port: int
    sender: str  # such as "Princeps <princeps@example.org>"
    security: Literal["tls", "starttls", "none"] = "starttls"
    user: str | None = None
    password: str | None = field(default=None, repr=False)


_SMTP = {"smtps": ("tls", 465), "smtp": ("starttls", 587), "smtp+plain": ("none", 25)}


def read_mail_server(text: str | None, sender: str | None, site: str | None, password: str | None) -> MailServer | None:
    """An address such as smtp://user@mail.example.org: encrypted by STARTTLS. With smtps:// the connection is encrypted
    from its beginning, with smtp+plain:// not at all. The password is not part of it, as others could see it then."""
    if text is None and sender is None:
        return None
    if text is None or site is None or sender is None or "@" not in parseaddr(sender)[1]:
        sentence = "Mail needs a server, with --smtp, a sender, with --mail-from princeps@example.org, and --site."
        raise SiteError(sentence, "mail")
    try:
        asked = urlsplit(text)
        security, port = _SMTP[asked.scheme]
        port = asked.port or port
    except (KeyError, ValueError):
        asked = None
    if asked and (asked.password or (asked.username and not password)):
        raise SiteError("The password of the mail server is expected in PRINCEPS_SMTP_PASSWORD.", "smtp-password")
    if asked is None or not asked.hostname or asked.path.strip("/"):
        raise SiteError(
            f"A mail server has the form smtp://user@mail.example.org:587, not {text!r}.", "smtp", smtp=text
        )
    user = unquote(asked.username) if asked.username else None
    return MailServer(asked.hostname, port, sender, security, user, password)  # type: ignore[arg-type]


def read_webhooks(servers: Sequence[str], site: str | None) -> tuple[str, ...]:
    """Servers such as https://discord.com; a message there needs the address of the site to lead back to."""
    if servers and site is None:
        raise SiteError("Messages to chats need --site, so that they lead back.", "webhooks")
    for server in servers:
        asked = urlsplit(server)
        if asked.scheme not in {"http", "https"} or not asked.hostname or asked.path.strip("/"):
            sentence = f"A chat server has the form https://chat.example.org, not {server!r}."
            raise SiteError(sentence, "webhook", server=server)
    return tuple(servers)


def usual_thinkers() -> int:
    """One process for two cores, as the best bot thinks on two; at least two processes, so that one can be replaced."""
    return max(2, (os.cpu_count() or 1) // 2)


@dataclass(frozen=True)
class Settings:
    database: str = field(repr=False)  # a database address may contain a password
    site: str | None = None  # the one address people use, such as https://play.example.org; none if there are several
    loopback: bool = False  # only browsers on this machine
    thinkers: int = field(default_factory=usual_thinkers)
    patience: float = 15.0  # seconds a bot may think before its process is replaced
    seconds_to_answer: float = 30.0
    quotas: Quotas = Quotas()
    guests: Mapping[str, str] = field(default_factory=dict)  # custom bots: their titles, and where to import them from
    page: Path = PAGE
    open_tables: bool = False  # whether seats can be open to whoever visits
    now: Now = wall_clock  # a function that other processes can import
    mail: MailServer | None = None  # none: no mail is offered
    webhooks: tuple[str, ...] = ()  # servers to which messages for a chat may be sent, such as https://discord.com
    push_services: tuple[str, ...] = PUSH_SERVICES
    metrics: Address | None = None  # for Prometheus; of several processes, the later ones have the ports after it

    @property
    def several_processes(self) -> bool:
        return self.database.startswith("postgresql")
