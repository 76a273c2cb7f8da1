"""Connections come from anybody: slow, broken, or not meant for us. We never wait for one indefinitely, and report what
is wrong with it to its sender, not to the log."""

import asyncio
import copy
import logging
import socket
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# A table is much like the one before it, which seldom takes more than 16 kB. Remembering that much halves what is sent,
# and the search need not be thorough then. It takes 80 kB for each socket.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)
SECONDS_TO_ASK = 10.0  # from the connection, or the first byte of a request, to the end of its headers
MISTAKES_OF_OTHERS = {
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",  # a refused socket, which has been answered
}


Move = Callable[[socket.socket, bytes], bool]


def _stay(connection: socket.socket, asked: bytes) -> bool:
    return False


class OwnAffairs(logging.Filter):
    """Passes only log records that the operator can do something about."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in MISTAKES_OF_OTHERS


def log_config() -> dict[str, Any]:
    """uvicorn's logging, for each of its processes, without messages with which anybody could fill the log."""
    config = copy.deepcopy(LOGGING_CONFIG)
    config["filters"] = {"own": {"()": OwnAffairs}}
    config["loggers"]["uvicorn.error"]["filters"] = ["own"]
    return config


class SocketConnection(WebSocketsSansIOProtocol):
    """Compresses what it sends in a way that suits tables."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [COMPRESSION]


class Connection(H11Protocol):
    """Hangs up on clients that take too long to send a request, or keep sending after the reply."""

    _asking: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, asked: bytes = b"", move: Move = _stay, **named: Any) -> None:
        """`asked` has been read from this connection by another process; `move` may pass it on to one."""
        super().__init__(*given, **named)
        self._asked = asked
        self._move = move

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_a_little()
        if self._asked:
            super().data_received(self._asked)

    def data_received(self, data: bytes) -> None:
        if self._is_between_requests() and self._move(self.transport.get_extra_info("socket"), data):
            self.transport.abort()  # which leaves it open for the other process
        else:
            super().data_received(data)

    def _is_between_requests(self) -> bool:
        is_idle = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return is_idle and not self.transport.get_write_buffer_size()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self._is_asking():
            self._wait_a_little()
        else:
            self._stop_waiting()

    def _is_asking(self) -> bool:
        if self.conn.their_state is h11.IDLE:
            return bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY and self.conn.our_state is h11.DONE

    def _wait_a_little(self) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(SECONDS_TO_ASK, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def send_400_response(self, msg: str) -> None:
        """Only if no reply is under way yet; one that the application makes later is not sent."""
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
