"""Messages by mail, through the mail server of whoever runs this one. Plain text: two links, and no pictures."""

from email.message import EmailMessage
from email.utils import formatdate

import aiosmtplib

from princeps.locale import catalogue
from princeps.server.notify.message import Message
from princeps.server.rooms.outbox import Fate, Outcome
from princeps.server.settings import MailServer

SECONDS = 20.0
NO_SUCH_MAILBOX = {550, 551, 553}


def letter(message: Message, site: str, now: int) -> EmailMessage:
    words = catalogue(message.language)
    more = words.text("notify-table"), f"{site}{message.path}", words.text("notify-stop"), _way_out(message, site)
    text = "{lines}\n\n{0}: {1}\n\n-- \n{2}: {3}\n".format(*more, lines="\n".join(message.lines))
    found = _letter(message.name, message.title, text, site, now)
    found["List-Unsubscribe"] = f"<{site}/api/notify/out/{message.out}>"
    found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return found


def question(name: str, language: str, site: str, confirm: str, now: int) -> EmailMessage:
    """Whether who reads this wants to be told here; nothing else is sent before they say so."""
    words = catalogue(language)
    text = words.text("notify-confirm-text", site=site, link=f"{site}/notify#{confirm}")
    return _letter(name, words.text("notify-confirm"), text + "\n", site, now)


def _way_out(message: Message, site: str) -> str:
    return f"{site}/no-messages#{message.out}"


def _letter(name: str, subject: str, text: str, site: str, now: int) -> EmailMessage:
    found = EmailMessage()
    found["Subject"] = subject
    found["Date"] = formatdate(now / 1000)
    found["Message-ID"] = f"<{name}@{site.partition('://')[2].partition(':')[0]}>"
    found["Auto-Submitted"] = "auto-generated"
    found.set_content(text)
    return found


async def send(written: EmailMessage, address: str, server: MailServer) -> Outcome:
    """What a mail server says in its own words may name the address, so only its code is passed on."""
    written["From"], written["To"] = server.sender, address
    try:
        await aiosmtplib.send(
            written,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as refusal:
        codes = {it.code for it in refusal.recipients}
        return Outcome(Fate.GONE) if codes <= NO_SUCH_MAILBOX else Outcome(Fate.FAILED, trouble=_refused(max(codes)))
    except aiosmtplib.SMTPAuthenticationError as error:
        return Outcome(Fate.FAILED, trouble=f"The user or the password is wrong ({error.code}).")
    except aiosmtplib.SMTPResponseException as error:
        return Outcome(Fate.FAILED, trouble=_refused(error.code))
    except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPNotSupported) as error:
        return Outcome(Fate.FAILED, trouble=str(error))
    except (aiosmtplib.SMTPException, OSError) as error:  # when the connection breaks, it may have been accepted before
        return Outcome(Fate.UNSURE, trouble=str(error))
    return Outcome(Fate.SENT)


def _refused(code: int) -> str:
    return f"The mail server refuses it with {code}."
