"""Stepping through a saved game in a terminal: the table at each moment, as a seat saw it, or with nothing hidden."""

import re
from collections.abc import Callable
from typing import Literal

from rich.text import Text

from princeps.kernel.match import Match
from princeps.kernel.recipe import Move
from princeps.table import open_table
from princeps.table.messages.replay import Moment
from princeps.table.replay import OPEN, Replay
from princeps.table.usual_names import USUAL_NAMES
from princeps.terminal.layout import wrapped
from princeps.terminal.pages import open_pages
from princeps.terminal.screen import Leave, Screen

StepSize = Literal["decision", "turn", "round"]
LINES = 4  # the newest lines of the log
PROMPT = 1


def step_from(moments: list[Moment], index: int, step_size: StepSize, back: bool) -> int:
    """The next or previous decision, or the start of a turn or round: going back, first the current one."""
    last = len(moments) - 1
    if step_size == "decision":
        return max(0, min(index + (-1 if back else 1), last))
    marks: list[int] = [getattr(moment, step_size) for moment in moments]
    if not back:
        return next((i for i in range(index, last) if marks[i] > marks[index]), last)
    present = marks.index(marks[index])
    return present if present < index or present == 0 else marks.index(marks[present - 1])


class Walk:
    """A person stepping through a game."""

    def __init__(self, match: Match, moves: list[Move], language: str, screen: Screen) -> None:
        self._replay = Replay(match)
        self._replay.follow(moves)
        self._screen = screen
        self._names = USUAL_NAMES[: match.position.players]
        self._table = open_table(match.position.game, match.edition, self._names, language, typed=False)
        self._pages = open_pages(match.position.game, self._table, screen.console.options.ascii_only)
        self._seat = 0
        self._is_open = False
        self._index = 0
        self._moments = self._replay.moments(self._reader)

    @property
    def _reader(self) -> int:
        return OPEN if self._is_open else self._seat

    def run(self) -> None:
        """Until the person leaves."""
        try:
            while True:
                self._show()
                self._obey(self._screen.ask(self._table.catalogue.text("walk-prompt")))
        except Leave:
            pass

    # --- what is shown ---

    def _show(self) -> None:
        screen, moment = self._screen, self._moments[self._index]
        view = self._replay.view_at(self._reader, moment.at)
        language = self._table.catalogue.language
        told = self._replay.table_at(moment.at, self._reader, self._names, language, seat=self._seat)
        newest = wrapped([Text(line.text) for line in told.log.lines[-LINES:]], screen.width)
        below = [*newest, Text(self._where(moment, view.is_over), "bold")]
        page = self._pages.decision(view, self._seat, screen.width, screen.room - len(below) - PROMPT)
        screen.clear()
        screen.show([*page, *below])

    def _where(self, moment: Moment, is_over: bool) -> str:
        return self._table.catalogue.text(
            "walk-open" if self._is_open else "walk-where",
            number=self._index + 1,
            count=len(self._moments),
            round=moment.round + (not is_over),
            player=self._names[self._seat],
        )

    # --- what is typed ---

    def _obey(self, typed: str) -> None:
        step_sizes: dict[str, tuple[StepSize, bool]] = {
            "": ("decision", False),
            "n": ("decision", False),
            "p": ("decision", True),
            "nt": ("turn", False),
            "pt": ("turn", True),
            "nr": ("round", False),
            "pr": ("round", True),
        }
        deeds: dict[str, Callable[[], None]] = {"v": self._turn_to_next_seat, "o": self._lay_open, "q": self._leave}
        word = typed.lower()
        if word in step_sizes:
            step_size, back = step_sizes[word]
            self._index = step_from(self._moments, self._index, step_size, back)
        elif word in deeds:
            deeds[word]()
        elif re.fullmatch("[0-9]{1,7}", word):
            self._index = max(0, min(int(word) - 1, len(self._moments) - 1))
        else:
            self._say("walk-help")

    def _turn_to_next_seat(self) -> None:
        self._look((self._seat + 1) % len(self._names), self._is_open)

    def _lay_open(self) -> None:
        """While a game can still be played, nobody should see what is hidden by mistake."""
        if not self._replay.match.position.is_over:
            self._say("walk-still-hidden")
            return
        self._look(self._seat, not self._is_open)

    def _look(self, seat: int, is_open: bool) -> None:
        """From another point of view, at the same moment."""
        moves = self._replay.moves_at(self._reader, self._moments[self._index].at)
        self._seat, self._is_open = seat, is_open
        self._moments = self._replay.moments(self._reader)
        seen = self._replay.at_move(self._reader, moves)
        self._index = max(0, sum(moment.at <= seen for moment in self._moments) - 1)

    def _leave(self) -> None:
        raise Leave

    def _say(self, message: str) -> None:
        self._screen.tell(self._table.catalogue.text(message))
        self._screen.ask(self._table.catalogue.text("press-enter"))
