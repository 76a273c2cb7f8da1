"""The host of a game at one screen: lets bots move, asks people one after another, and does what they type."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from princeps.kernel.errors import UndoError
from princeps.kernel.game import SPECTATOR, Position
from princeps.table import Group, WordedAnswer
from princeps.table.telling import outcome
from princeps.terminal.menu import Menu, matching
from princeps.terminal.pages import GamePages
from princeps.terminal.saves import SaveError
from princeps.terminal.screen import Leave, Screen
from princeps.terminal.session import Session

WANTED_NEWS = 8  # lines of news that take precedence over optional parts of the page
LEAST_NEWS = 2  # lines of news kept beside a long list of choices
LEAST_CHOICES = 4  # lines of the list of choices, likewise
PROMPT = 1
FEW_CHOICES = 14  # two streets of six tiles and two Tribunes
COMMANDS = ("u", "h", "s", "l", "b", "w", "q", "?")


class Host:
    """Carries one session to its end, or until somebody leaves."""

    def __init__(self, session: Session, pages: GamePages, screen: Screen) -> None:
        self.session = session
        self.pages = pages
        self.screen = screen
        self.text = session.table.catalogue.text
        self._reader = SPECTATOR  # whose secrets are on the screen
        self._message = ""

    def welcome_back(self) -> None:
        self._message = self.text("resumed")

    def run(self) -> None:
        try:
            while not self.session.is_over:
                self._step()
            self._end()
        except (Leave, KeyboardInterrupt):
            self._say_goodbye()

    def _step(self) -> None:
        """Bots answer at once; then one of the people, starting with whoever is at the screen."""
        people, bots = self.session.waiting()
        if bots:
            for seat in bots:
                with self.screen.busy(self.text("thinking", player=self.session.table.names[seat])):
                    self.session.answer_for_bot(seat)
            return
        seat = self._reader if self._reader in people else people[0]
        note = self.session.forced_note(seat)
        if note:
            self.session.answer(seat, self.session.view(seat).legal(seat)[0], note)
            return
        self._seat_down(seat)
        self._ask(seat)

    def _seat_down(self, seat: int) -> None:
        """Hide what only the previous player may know."""
        if self._reader != seat and len(self.session.seating.humans()) > 1:
            self.screen.cover()
            self.screen.ask(self.text("cover", player=self.session.table.names[seat]))
        self._reader = seat

    # --- asking ---

    def _ask(self, seat: int) -> None:
        """Show the page, read a line, do what it says. The host returns here as long as the seat owes an answer."""
        view = self.session.view(seat)
        menu = Menu(self.session.table.catalogue, self.session.table.groups(view, seat), self._most_choices())
        typed = self._read(view, seat, menu, "prompt")
        if typed.lower() in COMMANDS:
            self._command(typed.lower(), view, seat)
            return
        answer = self._choose(menu, typed, view, seat) if typed else None
        if answer:
            self.session.answer(seat, answer.action)

    def _read(self, view: Position, seat: int, menu: Menu, prompt: str) -> str:
        """What is typed below the page. If the list of choices is too long for the page, Enter shows the next part."""
        parts = self._list_parts(view, seat, menu)
        for number, part in enumerate(parts):
            self._show_page(view, seat, part)
            typed = self.screen.ask(self.text(prompt, player=self.session.table.names[seat]))
            self._message = ""
            if typed or number == len(parts) - 1:
                return typed
        return ""

    def _list_parts(self, view: Position, seat: int, menu: Menu) -> list[list[Text]]:
        """The list of choices in parts that keep the essential part of the page, the question and some news visible."""
        needed = self.pages.decision(view, seat, self.screen.width, room=0)
        around = len(needed) + len(self._question(view, seat)) + len(self._messages()) + PROMPT
        room = max(LEAST_CHOICES, self.screen.room - around - LEAST_NEWS)
        lines = menu.lines(self.screen.width)
        if len(lines) <= room:
            return [lines]
        starts = range(0, len(lines), room - 1)
        notes = (Text(self.text("choices-part", part=part, parts=len(starts)), "dim italic") for part in count(1))
        return [[*lines[start : start + room - 1], note] for start, note in zip(starts, notes, strict=False)]

    def _show_page(self, view: Position, seat: int, choices: list[Text]) -> None:
        """The situation, as much of it as fits, then the news, the question, and the choices."""
        below = [*self._question(view, seat), *choices, *self._messages()]
        room = self.screen.room - len(below) - PROMPT
        news = self._wrapped([Text(line, "dim") for line in self.session.news(seat)])
        page = self.pages.decision(view, seat, self.screen.width, room - min(WANTED_NEWS, len(news)))
        self.screen.clear()
        self.screen.show([*page, *self._newest(news, max(1, room - len(page))), *below])

    def _question(self, view: Position, seat: int) -> list[Text]:
        question = self.session.table.question(view, seat)
        return self._wrapped(
            [Text.assemble((f" {question.title} ", "bold reverse"), " ", (question.context, "italic"))]
        )

    def _messages(self) -> list[Text]:
        return self._wrapped([Text(text, "bold red") for text in (self.session.trouble, self._message) if text])

    def _newest(self, lines: list[Text], room: int) -> list[Text]:
        """The last lines of the news, with a note if there are more than fit."""
        if len(lines) <= room:
            return lines
        hidden = len(lines) - room + 1
        return [Text(self.text("news-earlier", count=hidden), "dim italic"), *lines[hidden:]]

    def _wrapped(self, lines: list[Text]) -> list[Text]:
        return [part for line in lines for part in line.wrap(self.screen.console, self.screen.width)]

    def _most_choices(self) -> int:
        """As many as fit on a small or a large page."""
        return max(FEW_CHOICES, self.screen.height - 16)

    def _choose(self, menu: Menu, typed: str, view: Position, seat: int) -> WordedAnswer | None:
        """The answer that was meant, asking again if there are several candidates."""
        found = menu.find(typed)
        while len(found) > 1:
            narrower = Menu(menu.catalogue, _regrouped(menu.groups, found), self._most_choices())
            again = self._read(view, seat, narrower, "prompt-again")
            if not again:
                return None
            menu, typed, found = narrower, again, narrower.find(again)
        if not found:
            self._message = self._why_not(typed, view, seat)
            return None
        return found[0]

    def _why_not(self, typed: str, view: Position, seat: int) -> str:
        """The rule that forbids what was typed, if it could answer the question at all."""
        table = self.session.table
        if not typed.isdecimal():
            known = [table.answer(view, seat, action) for action in table.answers_of_question(view, seat)]
            meant = matching(typed, known)
            if meant:
                return self.text("refused", reason=table.refusal(view, seat, meant[0].action))
        return self.text("not-understood", typed=typed)

    # --- commands ---

    def _command(self, command: str, view: Position, seat: int) -> None:
        if command == "q":
            raise Leave
        if command == "u":
            self._undo(seat)
        elif command == "w":
            self._save_as()
        else:
            self._show_other_page(command, view, seat)

    def _undo(self, seat: int) -> None:
        try:
            self.session.undo(seat)
            self._message = self.text("undo-done")
        except UndoError as error:
            self._message = str(error)

    def _save_as(self) -> None:
        name = self.screen.ask(self.text("save-as"))
        if not name:
            self._message = self.text("save-cancelled")
            return
        file = Path(f"{name.removesuffix('.json')}.json").expanduser()
        try:
            self.session.save_as(file)
            self._message = self.text("saved-as", file=str(file))
        except SaveError as error:
            self._message = str(error)

    def _show_other_page(self, command: str, view: Position, seat: int) -> None:
        self.screen.clear()
        if command == "l":
            self._show_log(seat)
            return
        pages: dict[str, tuple[str, Callable[[], list[RenderableType]]]] = {
            "s": ("title-scores", lambda: self.pages.scores(view, seat)),
            "h": ("title-hint", lambda: self._hints(seat)),
            "b": ("title-boards", lambda: list(self.pages.boards(view, seat, self.screen.width))),
            "?": ("title-help", self._help),
        }
        title, parts = pages[command]
        self.screen.turn_pages(parts(), Text(self.text(title), "bold underline"), self.text("press-enter"))

    def _show_log(self, seat: int) -> None:
        """The whole log: the newest lines stay visible, and the terminal can be scrolled back."""
        self.screen.tell(self.text("title-log"), "bold underline")
        for line in self.session.log(seat):
            self.screen.tell(line)
        self.screen.ask(self.text("press-enter"))

    def _hints(self, seat: int) -> list[RenderableType]:
        """The best answers, each followed by why and what it leads to."""
        with self.screen.busy(self.text("thinking", player=self.session.table.names[seat])):
            hints = self.session.hints(seat)
        if not hints:
            return [Text(self.text("hint-none"))]
        found: list[RenderableType] = []
        for number, hint in enumerate(hints, 1):
            found.append(Text(f"{number}. {hint.phrase}", "bold"))
            if hint.reasons:
                found.append(Text(f"   {' '.join(hint.reasons)}"))
            found.append(Text(f"   {hint.outlook}. {hint.lead}".rstrip(), "dim"))
        return found

    def _help(self) -> list[RenderableType]:
        commands = [(it, f"help-{it}" if it != "?" else "help-help") for it in COMMANDS]
        return [
            Text(self.text("help-text")),
            *(Text(f"  {command}  {self.text(message)}") for command, message in commands),
            Text(self.text("title-legend"), "bold underline"),
            *self._wrapped(self.pages.legend()),
        ]

    # --- the end ---

    def _end(self) -> None:
        session, view = self.session, self.session.view(SPECTATOR)
        self.screen.clear()
        for line in session.log(SPECTATOR)[-session.players * 2 - 2 :]:
            self.screen.tell(line, "dim")
        for part in self.pages.scores(view, SPECTATOR):
            self.screen.console.print(part)
        table = session.table
        self.screen.tell(outcome(table.catalogue, table.names, session.ranking, session.scores), "bold")
        self.screen.tell(self.text("end-file", file=str(session.file)), "dim")

    def _say_goodbye(self) -> None:
        self.session.save()
        if self.session.trouble:
            self.screen.tell(self.session.trouble, "bold red")
            return
        self.screen.tell(self.text("left", file=str(self.session.file)))
        self.screen.tell(self.text("left-resume"), "bold")


def _regrouped(groups: Sequence[Group], answers: Sequence[WordedAnswer]) -> list[Group]:
    """The groups reduced to these answers; a single remaining group needs no folding."""
    kept = [Group(group.heading, tuple(a for a in group.answers if a in answers)) for group in groups]
    return [group for group in kept if group.answers]
