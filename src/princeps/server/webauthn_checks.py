"""Passkeys as browsers make and show them (WebAuthn), by the library of that name, which is loaded when one is used.

A passkey belongs to a site by its name. So there are some only where the server knows its own: the site that it was
started for, or this machine as "localhost". An address of numbers is no name.
"""

import hashlib
import re
from dataclasses import dataclass

import msgspec

from princeps.server.errors import Kind, RoomError
from princeps.server.settings import Settings
from princeps.server.visitors import LETTERS_TO_TELL_APART

TITLE = "Princeps"
LOCAL = "localhost"
_NUMBERS = re.compile(r"[\d.]+|\[.*")


@dataclass(frozen=True)
class Site:
    """Whom passkeys are for: a name, and the address from which they have to come."""

    name: str
    origin: str


@dataclass(frozen=True)
class Key:
    """What is known of somebody's passkey. Its secret never leaves their device."""

    id: bytes
    public: bytes
    count: int  # of its uses, by those that count


def site_of(settings: Settings, host: str) -> Site | None:
    """None where no browser would make a passkey. Only a page that nobody on the way can change may ask for one."""
    origin = settings.site or f"http://{host}"
    scheme, _, address = origin.partition("://")
    name = re.sub(r":\d+$", "", address)
    if name != LOCAL and (not settings.site or scheme != "https" or _NUMBERS.fullmatch(name)):
        return None
    return Site(name, origin)


def options_to_make(site: Site, challenge: bytes, owner: bytes, name: str, existing: list[bytes]) -> str:
    """What the page gives to its browser, as JSON."""
    from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415  # half a second
    from webauthn.helpers import structs  # noqa: PLC0415

    wish = structs.AuthenticatorSelectionCriteria(
        resident_key=structs.ResidentKeyRequirement.REQUIRED,  # it says itself whose it is
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return options_to_json(
        generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_name=name,
            user_id=owner,
            challenge=challenge,
            authenticator_selection=wish,
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=it) for it in existing],
        )
    )


def options_to_show(site: Site, challenge: bytes) -> str:
    from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    required = structs.UserVerificationRequirement.REQUIRED
    return options_to_json(
        generate_authentication_options(rp_id=site.name, challenge=challenge, user_verification=required)
    )


def check_made(site: Site, challenge: bytes, answer: str) -> Key:
    """The passkey that a browser has made; refused if it was not asked for here."""
    from webauthn import verify_registration_response  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise bad_passkey() from error
    return Key(made.credential_id, made.credential_public_key, made.sign_count)


def id_in(answer: str) -> bytes:
    """Which passkey was shown, as the browser says."""
    from webauthn.helpers import parse_authentication_credential_json  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        return parse_authentication_credential_json(answer).raw_id
    except (WebAuthnException, ValueError) as error:
        raise bad_passkey() from error


def check_shown(site: Site, challenge: bytes, answer: str, key: Key) -> int:
    """How often it was used by now; refused unless its secret was there, just now, for us."""
    from webauthn import verify_authentication_response  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        return verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=key.public,
            credential_current_sign_count=key.count,
            require_user_verification=True,
        ).new_sign_count
    except (WebAuthnException, ValueError) as error:
        raise bad_passkey() from error


class _Response(msgspec.Struct):
    said: str = msgspec.field(name="clientDataJSON")


class _Answer(msgspec.Struct):
    response: _Response


class _Said(msgspec.Struct):
    challenge: str


def challenge_in(answer: str) -> bytes:
    """What the browser says that it was asked."""
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    try:
        said = base64url_to_bytes(msgspec.json.decode(answer, type=_Answer).response.said)
        return base64url_to_bytes(msgspec.json.decode(said, type=_Said).challenge)
    except (msgspec.MsgspecError, ValueError) as error:
        raise bad_passkey() from error


def short_id(identity: bytes) -> str:
    """Enough to tell somebody's passkeys apart."""
    return hashlib.sha256(identity).hexdigest()[:LETTERS_TO_TELL_APART]


def bad_passkey() -> RoomError:
    """What exactly was wrong is of use only to who should not get in."""
    return RoomError(Kind.FORBIDDEN, "bad-passkey", "This passkey does not open anything here.")
