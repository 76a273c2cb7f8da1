"""A game as a story to read from beginning to end: who was asked what, what was possible, what was chosen, what
followed, and which points that brought.

    for line in playthrough(match, names=("Livia", "Marcus")):
        print(line)

Nothing in it is numbered from line to line, so a changed rule shows up in a diff of two stories only where it matters.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from princeps.kernel.events import Event
from princeps.kernel.game import SPECTATOR, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Move
from princeps.locale import FALLBACK, Catalogue
from princeps.table import GameTable, Group, ScoreSheet, open_table
from princeps.table.replay import OPEN, laid_open
from princeps.table.telling import outcome

MOST_ANSWERS = 9  # of a group; a larger group shows its first ones and its last one
FIRST_ANSWERS = 4
WIDTH = 120


def playthrough(match: Match, names: Sequence[str], language: str = FALLBACK, seat: int | None = None) -> Iterator[str]:
    """The lines of the story. A finished game is told in full, including what was taken back. As a seat saw it, the
    story has only that seat's decisions, and of the others' only what it could see. A game in progress is told the same
    way, to a seat or to everybody.
    """
    is_whole = seat is None and match.position.is_over
    reader = OPEN if is_whole else SPECTATOR if seat is None else seat
    game = match.position.game
    table = open_table(game, match.edition, names, language)
    yield from _heading(match, table, reader)
    teller = _Teller(Match.replay(game, match.recipe, 0, match.edition), table, reader)
    yield from _paragraph(teller.opening())
    for move in match.recipe.moves if is_whole else match.standing:
        yield from _paragraph(teller.told(move))
    yield from _paragraph(_ending(table, match.position))


def _paragraph(lines: Iterable[str]) -> Iterator[str]:
    """With a blank line before it, if there is anything to tell."""
    for number, line in enumerate(lines):
        if number == 0:
            yield ""
        yield line


def _heading(match: Match, table: GameTable, reader: int) -> Iterator[str]:
    words, recipe = table.catalogue, match.recipe
    title = match.position.game.title
    yield words.text("story-game", game=title, version=recipe.rules, edition=match.edition.name)
    yield words.text("story-players", players=words.listed(table.names))
    if recipe.options:
        yield words.text("story-options", options=_options(words, recipe.options))
    if reader == OPEN:
        yield words.text("story-seed", seed=str(recipe.seed))  # with the seed, anybody could work out everything hidden
    elif reader == SPECTATOR:
        yield words.text("story-unfinished")
    else:
        yield words.text("story-seen", player=table.names[reader])
    yield words.text("story-signs")


def _options(words: Catalogue, options: Mapping[str, Any]) -> str:
    """As they are typed."""
    return words.text("list-comma").join(f"{name.replace('_', '-')}={_typed(it)}" for name, it in options.items())


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


class _Teller:
    """Plays a match again and tells a reader about each move."""

    def __init__(self, match: Match, table: GameTable, reader: int) -> None:
        self._match = match
        self._table = table
        self._reader = reader
        self._answers: list[list[str]] = [[] for _ in table.names]  # by seat, those not taken back

    def opening(self) -> Iterator[str]:
        """What happened before the first decision."""
        yield from self._happened(self._match.opening)

    def told(self, move: Move) -> Iterator[str]:
        """A decision, or an answer taken back, and what followed."""
        before = self._sheet()
        if move.action == UNDO:
            self._match.undo(move.seat)
            player, answer = self._table.names[move.seat], self._answers[move.seat].pop()
            yield self._table.catalogue.text("story-undo", player=player, answer=answer)
        else:
            yield from self._answered(move)
        yield from self._scored(before, self._sheet())

    def _answered(self, move: Move) -> Iterator[str]:
        seat, view = move.seat, self._match.position.view(move.seat)
        answer = self._table.answer(view, seat, view.number_of(move.action)).phrase
        self._answers[seat].append(answer)
        if self._reader in (OPEN, seat):
            yield f"{self._table.names[seat]}: {self._table.question(view, seat).title}"
            yield from self._possible(view, seat)
            yield f"  > {answer}"
        yield from self._happened(self._match.apply(seat, move.action))

    def _possible(self, view: Position, seat: int) -> Iterator[str]:
        """What could be answered, where there was a choice."""
        if len(view.legal(seat)) > 1:
            for group in self._table.groups(view, seat):
                yield from _listed(group)

    def _happened(self, events: Sequence[Event]) -> Iterator[str]:
        is_open = self._reader == OPEN
        seen = self._table.lines(laid_open(events), SPECTATOR) if is_open else self._table.lines(events, self._reader)
        for line in seen:
            yield f"  - {line}"

    def _sheet(self) -> ScoreSheet:
        return self._table.score_sheet(self._match.position.view(SPECTATOR))

    def _scored(self, before: ScoreSheet, after: ScoreSheet) -> Iterator[str]:
        """Points by source, for every seat whose points changed."""
        words = self._table.catalogue
        for seat, player in enumerate(self._table.names):
            changes = {it: points[seat] - before.by_source[it][seat] for it, points in after.by_source.items()}
            gains = [f"{change:+d} {words.name(source)}" for source, change in changes.items() if change]
            if gains:
                yield f"  = {player}: {words.text('list-comma').join(gains)}"


def _listed(group: Group) -> list[str]:
    """A heading and its answers; if there are many, their number, the first ones and the last. Answers that are too
    long for one line get a line each, so that a diff points at the one that differs."""
    answers, heading = [answer.short for answer in group.answers], group.heading
    if len(answers) > MOST_ANSWERS:
        heading = f"{heading} ({len(answers)})".lstrip()
        answers = [*answers[:FIRST_ANSWERS], "…", answers[-1]]
    row = "; ".join(answers)
    line = f"  ? {heading}: {row}" if heading else f"  ? {row}"
    if len(line) <= WIDTH:
        return [line]
    return [f"  ? {heading}:", *(f"    {it}" for it in answers)] if heading else [f"  ? {it}" for it in answers]


def _ending(table: GameTable, position: Position) -> Iterator[str]:
    """Points by source, and who has won."""
    words, sheet = table.catalogue, table.score_sheet(position.view(SPECTATOR))
    total = words.text("scores-total")
    rows = {words.name(source): points for source, points in sheet.by_source.items()} | {total: sheet.totals}
    first = max(map(len, rows))
    yield " ".join([" " * first, *(f" {name}" for name in table.names)])
    for name, points in rows.items():
        cells = [f"{it:>{len(player) + 1}}" for it, player in zip(points, table.names, strict=True)]
        yield " ".join([f"{name:<{first}}", *cells])
    if position.is_over:
        yield outcome(words, table.names, position.ranking, position.scores)
