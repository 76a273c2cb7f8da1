"""A match with all of its moments: what each reader saw after each move they noticed.

A moment is a revision of the reader's chronicle, so looking back shows exactly what they were told then, and no more.
Besides the seats and the spectators there is an open reader, from whom nothing is hidden. Serve that reader only when
the game is over.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from princeps.kernel.events import EVERYBODY, Event
from princeps.kernel.game import SPECTATOR, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Move
from princeps.table import messages
from princeps.table.board import BoardTable
from princeps.table.chronicle import Chronicle, Runs, Told, turn_of
from princeps.table.explore import explore
from princeps.table.messages import Log, Table, Undo
from princeps.table.messages.replay import Moment
from princeps.table.names import Leaver
from princeps.table.present import decision_of, log_line, scores_of, statuses_of

OPEN = -2  # the reader from whom nothing is hidden


@dataclass(frozen=True)
class _Frame:
    """The table after a move."""

    content: bytes
    rounds: int  # whose scores were known


@dataclass(frozen=True)
class _Memory:
    """What a reader was told at one revision: they kept the first of their earlier runs and got new ones."""

    moves: int  # that had been played
    kept: int
    told: Runs
    came_of: list[int]  # by run: the number of its move
    length: int  # of the reader's log
    seen: int  # a hash of the reader's view


class Replay(Chronicle):
    """Follows the moves of a game, then shows any moment of it.

    replay = Replay(Match.replay(game, recipe, 0))
    replay.follow(recipe.moves)
    replay.moments(reader=0)
    replay.table_at(120, reader=0, names=("Livia", "Marcus"), language="en")
    """

    def __init__(self, match: Match) -> None:
        self._frames: list[_Frame] = []
        self._memories: dict[int, list[_Memory]] = {}
        super().__init__(match)

    def follow(self, moves: Sequence[Move]) -> None:
        """Play the moves that have been added to the game."""
        for move in moves[len(self.match.recipe.moves) :]:
            if move.action == UNDO:
                self.undo(move.seat)
            else:
                self.play(move.seat, [move.action])

    def _everybody(self) -> tuple[int, ...]:
        return (OPEN, *super()._everybody())

    def _view(self, reader: int) -> Position:
        return self.match.position if reader == OPEN else super()._view(reader)

    def _runs(self, events: Sequence[Event], reader: int) -> Runs:
        return super()._runs(laid_open(events), SPECTATOR) if reader == OPEN else super()._runs(events, reader)

    def _tell_all(self, happenings: Sequence[Sequence[Event]], standing: int) -> None:
        super()._tell_all(happenings, standing)
        self._frames.append(_Frame(self.match.position.to_bytes(), len(self._round_scores)))
        for number, reader in self._readers.items():
            memories = self._memories.setdefault(number, [])
            if self.revision(number) > len(memories):
                kept, runs, seen = reader.unchanged[-1], reader.runs, hash(reader.seen)
                made = len(self._frames) - 1
                memories.append(_Memory(made, kept, runs[kept:], reader.moves[kept:], len(runs), seen))

    # --- moments ---

    def moments(self, reader: int) -> list[Moment]:
        """The moments of a reader that still stand: not taken back later, and not the same table again afterwards."""
        found: list[Moment] = []
        last: object = None
        for at in self._standing(reader):
            view = self.view_at(reader, at)
            mark = turn_of(self._words, view)
            turn = found[-1].turn + (mark != last) if found else 0
            found.append(Moment(at, mark.rounds, turn, mark.seat if mark.seat in range(view.players) else None))
            last = mark
        return found

    def _standing(self, reader: int) -> Iterator[int]:
        memories = self._memories[reader]
        shortest = [memory.length for memory in memories]  # that the reader's log has been since
        for index in reversed(range(len(memories) - 1)):
            shortest[index] = min(shortest[index], memories[index + 1].kept, shortest[index + 1])
        last: object = None
        for at, memory in enumerate(memories, 1):
            looks = (memory.length, memory.seen)
            if shortest[at - 1] == memory.length and looks != last:
                yield at
                last = looks

    def moves_at(self, reader: int, at: int) -> int:
        """How many moves had been played at a moment of a reader."""
        return self._memories[reader][at - 1].moves

    def at_move(self, reader: int, moves: int) -> int:
        """What the reader last saw when this many moves had been played."""
        return bisect_right(self._memories[reader], moves, key=lambda memory: memory.moves)

    def moments_after(self, reader: int, moves: Iterable[int]) -> list[int]:
        """For each number of moves: the moment, among those that still stand, that the reader had then."""
        standing = list(self._standing(reader))
        played = [self.moves_at(reader, at) for at in standing]
        return [standing[max(0, bisect_right(played, count) - 1)] for count in moves]

    # --- the table ---

    def view_at(self, reader: int, at: int) -> Position:
        """Everything the reader could know at a moment."""
        position = self.match.position.game.restore(self._frames[self.moves_at(reader, at)].content)
        return position.copy() if reader == OPEN else position.view(reader)

    def table_at(
        self,
        at: int,
        reader: int,
        names: Sequence[str],
        language: str,
        after: int = 0,
        seat: int | None = None,
        leavers: Sequence[Leaver] = (),
    ) -> Table:
        """What a reader saw at a moment, with the part of the log that differs from the moment `after`.

        The open reader sits at `seat`, if anywhere. Nothing can be taken back in a replay.
        """
        place = SPECTATOR if seat is None else seat
        sitting = place if reader == OPEN else reader
        words = self._open(names, language)
        view = self.view_at(reader, at)
        rounds = self._frames[self.moves_at(reader, at)].rounds
        told = self._told_at(reader, at)
        events = [event for run in told.runs for event in run]
        return Table(
            revision=at,
            reader=sitting,
            language=words.catalogue.language,
            over=view.is_over,
            places=list(view.ranking) if view.is_over else [],
            position=_board(words, view, sitting, events, is_open=reader == OPEN),
            statuses=statuses_of(words, view),
            decision=decision_of(words, view, sitting) if sitting != SPECTATOR else None,
            undo=Undo(False, ""),
            scores=scores_of(words, view, self._round_scores[:rounds]),
            log=self._log_at(words, reader, at, after, told, leavers),
        )

    def explored_at(self, at: int, seat: int, actions: Sequence[str], names: Sequence[str], language: str) -> Table:
        """What a seat would have seen at a moment after answers of its own that it did not give."""
        words = self._open(names, language)
        table = self.table_at(at, seat, names, language, after=at)
        before = self._told_at(seat, at)
        view, events = explore(words, self.view_at(seat, at), seat, actions)
        lines = [log_line(words, view.players, run, moving=True) for run in words.runs(events, seat)]
        told = [*(event for run in before.runs for event in run), *events]
        return replace(
            table,
            over=view.is_over,
            places=list(view.ranking) if view.is_over else [],
            position=words.board(view, seat, told),
            statuses=statuses_of(words, view),
            decision=decision_of(words, view, seat),
            scores=scores_of(words, view, self._round_scores[: self._frames[self.moves_at(seat, at)].rounds]),
            log=Log(len(before.runs), lines, table.log.former),
        )

    def _told_at(self, reader: int, at: int) -> Told:
        runs: Runs = []
        moves: list[int] = []
        for memory in self._memories[reader][:at]:
            runs[memory.kept :] = memory.told
            moves[memory.kept :] = memory.came_of
        return Told(runs, moves, self._memories[reader][0].length)

    def _log_at(
        self, words: BoardTable, reader: int, at: int, after: int, told: Told, leavers: Sequence[Leaver]
    ) -> Log:
        """Stepping forwards: the news with what moves. Stepping backwards: only where the log ends."""
        first, last = sorted((after, at))
        end = len(told.runs)
        start = min((memory.kept for memory in self._memories[reader][first:last]), default=end)
        return self._worded_log(words, told, leavers, min(start, end), moving=0 < after < at)


def laid_open(events: Iterable[Event]) -> list[Event]:
    """Events as the open reader sees them."""
    return [event._replace(audience=EVERYBODY) for event in events]


def _board(words: BoardTable, view: Position, seat: int, events: Sequence[Event], is_open: bool) -> messages.Position:
    """The board of a seat; for the open reader, every mat is shown as its owner sees it."""
    board = words.board(view, seat, events)
    if not is_open:
        return board
    mats = [words.board(view, owner, events).mats[owner] for owner in range(view.players)]
    return replace(board, mats=mats)
