"""Messages between the server and its worker processes: a length, then that many bytes of MessagePack."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, TypeVar

import msgspec

LENGTH = 4  # bytes that hold the length of a message

Job = TypeVar("Job")

_encode = msgspec.msgpack.Encoder().encode


class Hurry(msgspec.Struct, tag="hurry", frozen=True):
    """Nobody is waiting for the current job any more."""


class Progress(msgspec.Struct, tag="progress", frozen=True):
    """The progress of a long job; its answer comes later."""

    done: int
    total: int


class Failed(msgspec.Struct, tag="failed", frozen=True):
    """The job could not be done; the process itself is fine."""

    reason: str


def framed(message: msgspec.Struct) -> bytes:
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "little") + body


def open_output() -> BinaryIO:
    """Where answers go. Anything else that prints cannot disturb them."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return output


def tell(output: BinaryIO, message: msgspec.Struct) -> None:
    send(output, framed(message))


def send(output: BinaryIO, frame: bytes) -> None:
    output.write(frame)
    output.flush()


def attend(
    jobs: "msgspec.msgpack.Decoder[Job | Hurry]", work: Callable[[Job], None], hurry: Callable[[], None]
) -> None:
    """Do one job after another. When the input closes, because the server closed it or died, exit even mid-job."""
    waiting: SimpleQueue[Job] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, jobs, waiting, hurry), daemon=True).start()
    with suppress(BrokenPipeError):  # the server is gone
        while True:
            work(waiting.get())


def _read(
    source: BinaryIO,
    jobs: "msgspec.msgpack.Decoder[Job | Hurry]",
    waiting: "SimpleQueue[Job]",
    hurry: Callable[[], None],
) -> None:
    while head := source.read(LENGTH):
        message = jobs.decode(source.read(int.from_bytes(head, "little")))
        if isinstance(message, Hurry):
            hurry()
        else:
            waiting.put(message)
    os._exit(0)
