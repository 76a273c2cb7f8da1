"""How errors are reported: always a code for programs and a sentence for people, and never more than that."""

import logging
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.types import ExceptionHandlersMap, Method

from princeps.server.errors import Kind, RoomError
from princeps.server.messages import ErrorReply
from princeps.server.processes.replaying import ReplayingError
from princeps.server.processes.thinking import ThinkingError
from princeps.server.web.gate import Refused

METHODS: tuple[Method, ...] = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
STATUS = {
    Kind.INVALID: HTTPStatus.BAD_REQUEST,
    Kind.FORBIDDEN: HTTPStatus.FORBIDDEN,
    Kind.NOT_FOUND: HTTPStatus.NOT_FOUND,
    Kind.STALE: HTTPStatus.CONFLICT,
    Kind.ILLEGAL: HTTPStatus.CONFLICT,
    Kind.CONFLICT: HTTPStatus.CONFLICT,
    Kind.GONE: HTTPStatus.GONE,
    Kind.TOO_MANY: HTTPStatus.TOO_MANY_REQUESTS,
    Kind.OUTDATED: HTTPStatus.CONFLICT,
    Kind.UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
}

_log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


def _refusal(status: int, code: str, reason: str) -> Response[ErrorReply]:
    return Response(ErrorReply(code, reason), status_code=status, media_type="application/json")


def _refuse_by_room(request: AnyRequest, error: RoomError) -> Response[ErrorReply]:
    """A full disk or a lost database is news for the operator: log the driver's words, in one line."""
    if error.kind is Kind.UNAVAILABLE:
        cause = str(getattr(error.__cause__, "orig", error.__cause__))
        _log.error("the database failed: %s", cause.strip().partition("\n")[0])
    return _refusal(STATUS[error.kind], error.code, str(error))


def _refuse_by_gate(request: AnyRequest, error: Refused) -> Response[ErrorReply]:
    return _refusal(error.status, error.code, str(error))


def _refuse_by_thinkers(request: AnyRequest, error: ThinkingError) -> Response[ErrorReply]:
    return _refusal(HTTPStatus.SERVICE_UNAVAILABLE, "no-thought", str(error))


def _refuse_by_replaying(request: AnyRequest, error: ReplayingError) -> Response[ErrorReply]:
    return _refusal(HTTPStatus.SERVICE_UNAVAILABLE, "no-replay", str(error))


def _refuse_by_litestar(request: AnyRequest, error: HTTPException) -> Response[ErrorReply]:
    """A request that does not match the interface's document; the reply says where."""
    status = HTTPStatus(error.status_code)
    methods = _methods_of(request) if status == HTTPStatus.METHOD_NOT_ALLOWED else []
    if status == HTTPStatus.METHOD_NOT_ALLOWED and not methods:
        error, status = NotFoundException(), HTTPStatus.NOT_FOUND
    reason = _what_is_wrong(error) if isinstance(error, ValidationException) else error.detail
    reply = _refusal(status, status.phrase.lower().replace(" ", "-"), reason)
    if methods:
        reply.headers["allow"] = ", ".join(methods)
    return reply


def tell_methods(request: AnyRequest) -> Response[None] | None:
    """Answer OPTIONS ourselves: of several handlers at one address Litestar tells the methods of the first alone."""
    if request.method != "OPTIONS":
        return None
    return Response(None, status_code=HTTPStatus.NO_CONTENT, headers={"allow": ", ".join(_methods_of(request))})


def _methods_of(request: AnyRequest) -> list[str]:
    """The methods allowed at this address."""
    found: list[str] = []
    for method in METHODS:
        with suppress(MethodNotAllowedException, NotFoundException):
            request.app.asgi_router.handle_routing(request.scope["path"], method)
            found.append(method)
    return found


def _what_is_wrong(error: ValidationException) -> str:
    """The first complaint; complaints never repeat what was sent."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    where = first.get("key", "") if isinstance(first, dict) else ""
    what = first.get("message", "") if isinstance(first, dict) else ""
    return f"{where}: {what}" if where and what else what or "The request is not well formed."


def _refuse_nesting(request: AnyRequest, error: RecursionError) -> Response[ErrorReply]:
    """Endlessly nested lists, which the decoder does not report as the sender's error."""
    return _refusal(HTTPStatus.BAD_REQUEST, "bad-request", "The request is nested too deeply.")


def _refuse_encoding(request: AnyRequest, error: UnicodeDecodeError) -> Response[ErrorReply]:
    """Bytes in a string that are not UTF-8, which the decoder does not report as the sender's error either."""
    return _refusal(HTTPStatus.BAD_REQUEST, "bad-request", "The request is not UTF-8.")


def _break_down(request: AnyRequest, error: Exception) -> Response[ErrorReply]:
    """Our own error: reported to the log, and to nobody else."""
    _log.error("a request failed: %s %s", request.method, request.route_handler, exc_info=error)
    return _refusal(HTTPStatus.INTERNAL_SERVER_ERROR, "broken", "Something is broken here; nothing was changed.")


REFUSALS: ExceptionHandlersMap = {
    RoomError: _refuse_by_room,
    Refused: _refuse_by_gate,
    ThinkingError: _refuse_by_thinkers,
    ReplayingError: _refuse_by_replaying,
    HTTPException: _refuse_by_litestar,
    RecursionError: _refuse_nesting,
    UnicodeDecodeError: _refuse_encoding,
    Exception: _break_down,
}
