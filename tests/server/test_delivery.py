"""Messages on their way: by mail and in a chat, while the other end is down, and from processes that die."""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext
from typing import Any, Literal

import pytest
from aiosmtpd.smtp import AuthResult
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509 import (
    CertificateBuilder,
    DNSName,
    Name,
    NameAttribute,
    SubjectAlternativeName,
    random_serial_number,
)
from cryptography.x509.oid import NameOID

from princeps.server.errors import Kind
from princeps.server.messages import Pace
from princeps.server.notify import mail
from princeps.server.notify.delivery import Delivery
from princeps.server.rooms.notices import TO_CONFIRM
from princeps.server.rooms.outbox import FIRST_PAUSE, LEASE, LONGEST_PAUSE, Fate, Outcome
from princeps.server.rooms.pace import DAY, HOUR
from princeps.server.settings import MailServer
from server.being_told import ADDRESS, SITE, USUAL, World, a_world, caller_of, settings, several_tables, table
from server.other_ends import Mailbox, mail_server, token_in, web_server
from server.over_days import MINUTE, Hands, a_process, finish_stage
from server.playing import refused

pytestmark = pytest.mark.anyio


# --- by mail ---------------------------------------------------------------------------------------------------------


async def test_nothing_but_one_question_is_sent_to_an_address_that_nobody_has_confirmed(world: World) -> None:
    host, friend = await table(world)
    await world.delivery.add_mail(caller_of(host), ADDRESS)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    for _ in range(3):
        await world.tell(HOUR)
    ((to, question),) = world.mailbox.letters
    assert (to, question["subject"]) == (ADDRESS, "Shall we write to you?")
    assert host.game not in question.get_content()
    await world.tell(TO_CONFIRM)
    assert (await world.delivery.offers(caller_of(host))).places == [], "after two days it is forgotten"
    assert await refused(Kind.GONE, world.rooms.notices.confirm(token_in(question))) == "dead-message-link"


async def test_a_letter_says_what_a_push_says_and_has_two_ways_out(world: World) -> None:
    host, friend = await table(world)
    await world.by_mail(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    ((to, letter),) = world.mailbox.letters
    assert (to, letter["from"], letter["to"]) == (ADDRESS, "Princeps <princeps@example.org>", ADDRESS)
    assert letter["subject"] == "Your turn, Livia"
    text = letter.get_content()
    assert f"To the table: {SITE}/game/{host.game}" in text
    out = token_in(letter)
    assert f"No more messages: {SITE}/no-messages#{out}" in text
    assert letter["list-unsubscribe"] == f"<{SITE}/api/notify/out/{out}>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    await world.rooms.notices.end(out)
    await world.rooms.notices.end(out)
    assert (await world.delivery.offers(caller_of(host))).places == []


async def test_a_way_out_ends_one_place_and_opens_nothing(world: World) -> None:
    host, _ = await table(world)
    await world.by_mail(host)
    await world.subscribe(host)
    await world.rooms.notices.wish(host.visitor, USUAL)
    places = (await world.delivery.offers(caller_of(host))).places
    keys = await world.rooms.notices.keys()
    mail = next(it for it in places if it.kind == "mail")
    out = keys.token("out", mail.id)
    assert await refused(Kind.GONE, world.rooms.notices.confirm(out)) == "dead-message-link"
    forged = out[:-1] + ("A" if out[-1] != "A" else "B")
    assert await refused(Kind.GONE, world.rooms.notices.end(forged)) == "dead-message-link"
    await world.rooms.notices.end(out)
    assert [it.kind for it in (await world.delivery.offers(caller_of(host))).places] == ["push"]


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_mail_is_handed_in_encrypted_and_with_the_password_alone(
    security: Literal["starttls", "tls"], certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    is_tls = security == "tls"
    encrypted: dict[str, Any] = {"ssl": context, "auth_require_tls": False} if is_tls else {"tls_context": context}
    mailbox = Mailbox()
    async with mail_server(mailbox, authenticator=_knows_princeps, **encrypted) as port:

        async def hand_in(password: str) -> Outcome:
            host = MailServer("localhost", port, "princeps@example.org", security, "princeps", password)
            return await mail.send(mail.question("name", "en", SITE, "token", 0), ADDRESS, host)

        assert (await hand_in("secret")).fate is not Fate.SENT, "nobody vouches for the certificate"
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        assert "password" in (await hand_in("wrong")).trouble
        assert mailbox.letters == []
        assert (await hand_in("secret")).fate is Fate.SENT
        ((to, _),) = mailbox.letters
        assert to == ADDRESS


def _knows_princeps(_server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (b"princeps", b"secret"), handled=False)


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Of `localhost`, with its key."""
    key, name = generate_private_key(SECP256R1()), Name([NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = CertificateBuilder(name, name, key.public_key(), random_serial_number(), now, now + timedelta(1))
    made = made.add_extension(SubjectAlternativeName([DNSName("localhost")]), critical=False)
    file = tmp_path / "certificate.pem"
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        + made.sign(key, SHA256()).public_bytes(Encoding.PEM)
    )
    return file


async def test_the_log_says_once_why_mail_waits_and_names_no_address(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    host, _ = await table(world)
    world.mailbox.refusal = f"451 4.7.1 <{ADDRESS}> is to come later"
    await world.delivery.add_mail(caller_of(host), ADDRESS)
    for _ in range(3):
        await world.tell(HOUR)
    assert caplog.messages == ["mail waits: The mail server refuses it with 451."]
    world.mailbox.refusal = ""
    await world.tell(HOUR)
    assert len(world.mailbox.letters) == 1


async def test_a_mailbox_that_does_not_exist_is_forgotten(world: World) -> None:
    host, friend = await table(world)
    await world.by_mail(host)
    world.mailbox.refusal = "550 5.1.1 No such user"
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert (await world.delivery.offers(caller_of(host))).places == []


@pytest.mark.parametrize(
    "address",
    [
        "",
        "livia",
        "livia@",
        "@example.org",
        "livia@localhost",
        "a b@example.org",
        "a@b@example.org",
        "a\n@example.org",
        "<livia@example.org>",
        "livia@example.org,gaius@example.org",
        "лив@example.org",
        "livia@exa\r\nBcc:x@y.zz",
    ],
)
async def test_what_is_no_address_gets_a_sentence(world: World, address: str) -> None:
    host, _ = await table(world)
    assert await refused(Kind.INVALID, world.delivery.add_mail(caller_of(host), address)) == "mail-address"
    assert world.mailbox.letters == []


# --- in a chat -------------------------------------------------------------------------------------------------------


async def test_a_chat_is_told_in_words_that_address_nobody_else(world: World) -> None:
    host, friend = await table(world)
    await world.rooms.company.rename(friend, 1, "@everyone <!here>")
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    (asked,) = world.chat.asked
    text = asked.body.decode()
    assert (asked.path, "@everyone" in text, "<!" in text) == ("/hooks/1", False, False)
    assert f"{SITE}/game/{host.game}" in text
    assert f"{SITE}/no-messages#" in text
    assert '"allowed_mentions":{"parse":[]}' in text


async def test_no_redirect_is_followed(world: World) -> None:
    host, friend = await table(world)
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    world.chat.status, world.chat.headers = 302, {"Location": f"{world.push.address}/elsewhere"}
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert (len(world.chat.asked), world.push.asked) == (1, [])


# --- when the other end is down --------------------------------------------------------------------------------------


async def test_a_service_that_is_down_is_tried_with_growing_patience_and_nothing_is_lost(world: World) -> None:
    host, friend = await table(world, Pace(168))
    await world.subscribe(host)
    await world.push.stop()
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    start, failures = world.hands.at, []
    while world.hands.at < start + DAY:
        before = world.delivery.failed["push"]
        await world.tell(MINUTE)
        if world.delivery.failed["push"] > before:
            failures.append(world.hands.at - start)
    pauses = [later - earlier for earlier, later in pairwise(failures)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (FIRST_PAUSE, LONGEST_PAUSE)
    await world.push.start()
    await world.tell(LONGEST_PAUSE)
    await world.tell(LONGEST_PAUSE)
    assert [it["title"] for it in world.pushed(host)] == ["Your turn, Livia"]
    assert (await world.delivery.count_waiting()).get("push", 0) == 0


async def test_a_mail_server_that_is_down_gets_the_question_and_the_news_later(database_url: str, hands: Hands) -> None:
    mailbox = Mailbox()
    async with AsyncExitStack() as stack:
        push, chat = [await stack.enter_async_context(web_server()) for _ in range(2)]
        rooms = await stack.enter_async_context(a_process(database_url, hands))
        async with mail_server(mailbox) as port:
            pass
        delivery = Delivery(rooms.outbox, rooms.notices, settings(database_url, hands, push, chat, port))
        stack.push_async_callback(delivery.close)
        world = World(hands, rooms, delivery, push, chat, mailbox)
        host, friend = await table(world)
        await delivery.add_mail(caller_of(host), ADDRESS)
        await world.tell(MINUTE)
        async with mail_server(mailbox, port):
            await world.tell(HOUR)
            ((_, question),) = mailbox.letters
            await rooms.notices.confirm(token_in(question))
        hands.move(MINUTE)
        await finish_stage(rooms, friend)
        await world.tell(MINUTE)
        async with mail_server(mailbox, port):
            await world.tell(HOUR)
            await world.tell(HOUR)
        assert [letter["subject"] for _, letter in mailbox.letters] == ["Shall we write to you?", "Your turn, Livia"]


async def test_a_service_that_asks_for_patience_gets_it(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status, world.push.headers = 429, {"Retry-After": "7200"}
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell()
    world.push.status = 201
    await world.tell(2 * HOUR - 1)
    assert len(world.push.asked) == 1
    await world.tell(1)
    assert len(world.push.asked) == 2


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_removed(world: World, status: int) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    world.push.status = world.chat.status = status
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert (await world.delivery.offers(caller_of(host))).places == []
    await world.tell(DAY)
    assert len(world.push.asked) == len(world.chat.asked) == 1


async def test_one_place_that_fails_keeps_no_other_waiting(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.by_mail(host)
    await world.push.stop()
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert [letter["subject"] for _, letter in world.mailbox.letters] == ["Your turn, Livia"]
    await world.push.start()


# --- processes that die, or work side by side ------------------------------------------------------------------------


async def test_a_process_that_dies_while_it_sends_leaves_the_message_to_another_under_the_same_name(
    world: World, database_url: str
) -> None:
    """It had been taken, and perhaps sent; nobody has noted that."""
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.rooms.outbox.notice()
    (place,) = await world.rooms.outbox.places()
    lost = await world.rooms.outbox.take(place)
    assert lost
    async with a_process(database_url, world.hands) as other:
        assert await other.outbox.places() == [], "somebody is sending it"
        world.hands.move(LEASE)
        (again,) = [await other.outbox.take(it) for it in await other.outbox.places()]
        assert again
        assert (again.name, [it.game for it in again.news]) == (lost.name, [host.game])


async def test_a_connection_that_breaks_off_is_tried_again_under_the_same_name(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status = None
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    world.push.status = 201
    await world.tell(HOUR)
    await world.tell(HOUR)
    first, second = world.pushed(host)
    assert (first["name"], first["tag"]) == (second["name"], second["tag"])


async def test_two_processes_tell_everything_once(world: World, database_url: str) -> None:
    host, others = await several_tables(world, 2)
    await world.subscribe(host)
    async with a_world(database_url, world.hands) as other:
        world.hands.move(MINUTE)
        for it in others:
            await finish_stage(world.rooms, it)
        for _ in range(4):
            await asyncio.gather(world.delivery.tell(), other.delivery.tell())
            world.hands.move(MINUTE)
    assert len(world.pushed(host)) == 1
