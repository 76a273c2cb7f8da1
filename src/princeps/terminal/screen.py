"""The terminal itself: printing lines, asking, hiding what the next person must not see."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import Segments
from rich.text import Text

_ERASE_SCROLLBACK = "\x1b[3J"
_ENDLESS = 10_000
_SCREENFUL = 60  # blank lines that push everything out of sight where the screen cannot be cleared


class Leave(Exception):
    """The player wants to leave: end of input, Ctrl-C, or the quit command."""


def _console() -> Console:
    """Standard output. A character the terminal cannot show must not end the game."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


class Screen:
    """A console to write on, and where the answers come from."""

    def __init__(self, console: Console | None = None, answers: TextIO | None = None) -> None:
        self.console = console or _console()
        self._answers = answers

    @property
    def width(self) -> int:
        return self.console.size.width

    @property
    def height(self) -> int:
        return self.console.size.height

    @property
    def room(self) -> int:
        """How many lines are visible at once; in a pipe or a file, all of them are."""
        return self.height if self.console.is_terminal else _ENDLESS

    def clear(self) -> None:
        """A fresh page; in a pipe or a file pages simply follow each other."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def cover(self) -> None:
        """Clear the screen, including what could be scrolled back to."""
        if not self.console.is_terminal:
            self.console.print("\n" * _SCREENFUL)
            return
        self.console.clear()
        self.console.file.write(_ERASE_SCROLLBACK)
        self.console.file.flush()

    def show(self, lines: Iterable[Text]) -> None:
        """Lines that were laid out for this width."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def turn_pages(self, parts: Iterable[RenderableType], title: Text, prompt: str) -> None:
        """Show long pages screen by screen, each under the title; Enter continues."""
        room = self.room - 2
        lines = [line for part in parts for line in self.console.render_lines(part, pad=False, new_lines=True)]
        for first in range(0, max(1, len(lines)), room):
            if first:
                self.clear()
            self.show([title])
            for line in lines[first : first + room]:
                self.console.print(Segments(line), end="")
            self.ask(prompt)

    def tell(self, text: str, style: str = "") -> None:
        """A paragraph."""
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Say what is being waited for while it lasts; nothing of it remains."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(words, "dim"), spinner="dots"):
            yield

    def ask(self, prompt: str) -> str:
        """A line typed by the player, without the blanks around it."""
        self.console.print(Text(prompt, "bold"), end="")
        self.console.file.flush()
        try:
            typed = self._read()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        return typed.strip()

    def _read(self) -> str:
        if self._answers is None and sys.stdin.isatty():
            return input()
        stream = self._answers or sys.stdin
        typed = stream.readline()
        if not typed:
            raise EOFError
        self.console.print(Text(typed.rstrip("\n")))  # a pipe does not echo, and the transcript should be readable
        return typed
