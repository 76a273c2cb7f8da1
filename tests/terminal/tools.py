"""A person at a terminal, made of a list of lines."""

import re
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.trajan.scenario import Scene as TrajanScene
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe
from princeps.terminal import play, resume
from princeps.terminal.host import Host
from princeps.terminal.pages import open_pages
from princeps.terminal.players import seat_players
from princeps.terminal.screen import Screen
from princeps.terminal.session import Session

_CLEAR = "\x1b[2J\x1b[H"
_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Typist(StringIO):
    """Types one line after another; then the input ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines: Iterator[str] = iter(lines)
        self.typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as TextIO has it
        line = next(self._lines, None)
        if line is None:
            return ""
        self.typed += 1
        return f"{line}\n"


def numbers(seed: int) -> Iterator[str]:
    """Numbers for more than a game, some of them no choice."""
    chance = Random(seed)
    for _ in range(20_000):
        yield str(chance.choice((1, 1, 1, 2, 2, 3, 4, 9)))


class Desk:
    """A screen with somebody who types; `text` is everything that was shown."""

    def __init__(
        self, lines: Iterable[str], width: int = 80, height: int = 24, terminal: bool = False, encoding: str = "utf-8"
    ) -> None:
        self.typist = Typist(lines)
        self.paper = Paper(encoding)
        console = Console(
            file=self.paper, width=width, height=height, highlight=False, force_terminal=terminal, _environ={}
        )
        self.screen = Screen(console, self.typist)

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def screens(self) -> list[list[str]]:
        """What a terminal showed whenever something was asked for, line by line, without colours."""
        shown = self.text.split(_CLEAR)[1:]
        return [_ESCAPE.sub("", screen).splitlines() for screen in shown]

    @property
    def last_page(self) -> str:
        """What was shown before the last line was asked for."""
        return self.text.rpartition("(number, name or ?)>")[0].rpartition("(number, name or ?)>")[2]


class Paper(StringIO):
    """Output with an encoding of its own."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


def play_at(desk: Desk, seats: str = "human,random", seed: int = 1, **options: str) -> None:
    play("forum-trajanum", seats.split(","), options, seed, None, None, desk.screen)


def resume_at(desk: Desk, file: Path | None = None) -> None:
    resume(file, desk.screen)


def sit_down(scene: Scene | TrajanScene, folder: Path, seats: str = "human,random", language: str = "en") -> Session:
    """A session that begins with a scene. It cannot be resumed, for no recipe leads there."""
    game, edition = scene.position.game, scene.edition
    recipe = Recipe(game.name, game.rules_version, edition.name, edition.digest, scene.position.players, 1)
    seating = seat_players(seats.split(","), None, None)
    return Session(
        Match(scene.position, recipe, scene.edition), seating, scene.edition, language, folder / "scene.json"
    )


def host_at(desk: Desk, session: Session) -> Host:
    return Host(session, open_pages(session.game, session.table, desk.screen.console.options.ascii_only), desk.screen)
