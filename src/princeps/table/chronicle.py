"""A match as each reader sees it: what they see of every move, and how often that has changed.

A reader's revision counts the moves that changed their view or told them something. Moves they must not know about,
such as how far a rival has got in choosing tiles, leave no trace in it.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain, takewhile
from operator import is_
from typing import TYPE_CHECKING, NamedTuple

from princeps.kernel.events import Event
from princeps.kernel.game import SPECTATOR, Position
from princeps.kernel.match import Match
from princeps.table import open_board
from princeps.table.board import BoardTable
from princeps.table.explore import Unexplorable, explore, has_learned, why_illegal
from princeps.table.hints import hints_of
from princeps.table.messages import Box, FormerPlayer, Hint, Log, Table, Undo
from princeps.table.names import Leaver, names_then
from princeps.table.present import decision_of, log_line, scores_of, statuses_of, why_not_at
from princeps.table.usual_names import name_in
from princeps.table.words import Run

if TYPE_CHECKING:
    from princeps.bots.advice import Advice

Runs = list[Run]


@dataclass
class _Reader:
    """What one reader has been told."""

    seen: bytes = b""
    runs: Runs = field(default_factory=list)
    moves: list[int] = field(default_factory=list)  # by run: the number of the move that caused it
    ends: list[int] = field(default_factory=list)  # by happening: how many runs there were after it
    unchanged: list[int] = field(default_factory=list)  # by revision: how many earlier runs it left unchanged


class Told(NamedTuple):
    """What a reader's log is worded from."""

    runs: Runs
    moves: list[int]  # by run
    dealt: int  # runs from before the first decision


NOBODY = -1  # whose turn it is when all answer at once


class Turn(NamedTuple):
    """What stays the same during a turn, or a stage in which all answer at once."""

    rounds: int  # completed
    stage: int
    seat: int


def turn_of(words: BoardTable, position: Position) -> Turn:
    state = position.state
    in_turn = int(getattr(state, "turn", NOBODY))  # some games have no turns
    return Turn(words.rounds(position), int(state.stage), in_turn)


class Chronicle:
    """Plays a match and answers what each reader sees.

    chronicle = Chronicle(Match.new(game, players=2, seed=7))
    chronicle.play(0, ["crane.park"])
    chronicle.table(reader=0, names=("Livia", "Marcus"), language="en")
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._round_scores: list[tuple[int, ...]] = []
        self._readers = {reader: _Reader() for reader in self._everybody()}
        self._words = self._open(("",) * match.position.players, "")  # the runs are the same in every language
        self._tell_all([match.opening], standing=0)

    # --- playing ---

    def play(self, seat: int, actions: Sequence[str]) -> None:
        """Answer several questions in a row, all or none of them.

        Only the last may reveal something. Otherwise a later answer that is refused would make the reveal free.
        """
        if len(actions) > 1:
            self._try(seat, actions)
        for action in actions:
            self._tell_all([self.match.apply(seat, action)], standing=len(self._readers[SPECTATOR].ends))

    def _try(self, seat: int, actions: Sequence[str]) -> None:
        trial = self.match.position.copy()
        for number, action in enumerate(actions, 1):
            trial.apply(seat, action)
            if number < len(actions) and has_learned(self.match.position, trial, seat):
                raise Unexplorable(f"What comes of {action!r} is only known once it is done.")

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back."""
        before = self.match.happenings
        self.match.undo(seat)
        after = self.match.happenings
        standing = sum(takewhile(bool, map(is_, before, after)))
        self._tell_all(after[standing:], standing)

    def _tell_all(self, happenings: Sequence[Sequence[Event]], standing: int) -> None:
        """Tell every reader what happened, after the first `standing` happenings, which are unchanged."""
        position = self.match.position
        self._round_scores += [position.scores] * (self._words.rounds(position) - len(self._round_scores))
        moves = [self.match.move_of(standing + index) for index in range(len(happenings))]
        for number, reader in self._readers.items():
            told = [self._runs(events, number) for events in happenings]
            self._tell(reader, self._view(number).to_bytes(), standing, told, moves)

    def _everybody(self) -> tuple[int, ...]:
        return (SPECTATOR, *range(self.match.position.players))

    def _view(self, reader: int) -> Position:
        return self.match.position.view(reader)

    def _runs(self, events: Sequence[Event], reader: int) -> Runs:
        return self._words.runs(events, reader)

    def _tell(self, reader: _Reader, seen: bytes, standing: int, told: Sequence[Runs], moves: Sequence[int]) -> None:
        """The reader keeps the first runs they know, and is told new ones from there on."""
        start = reader.ends[standing - 1] if standing else 0
        reader.ends[standing:] = list(accumulate(map(len, told), initial=start))[1:]
        news = [run for runs in told for run in runs]
        known = reader.runs[start:]
        if seen == reader.seen and news == known:
            return
        kept = start + _common(known, news)
        reader.seen = seen
        reader.unchanged.append(kept)
        reader.runs[start:] = news
        reader.moves[start:] = [move for move, runs in zip(moves, told, strict=True) for _ in runs]

    # --- telling ---

    def revision(self, reader: int) -> int:
        return len(self._readers[reader].unchanged)

    def table(
        self, reader: int, names: Sequence[str], language: str, after: int = 0, leavers: Sequence[Leaver] = ()
    ) -> Table:
        """Everything a reader sees, with the part of the log that is new since revision `after`. Lines from before
        somebody left name the player of that time."""
        words = self._open(names, language)
        log = self._log(words, reader, after, leavers)
        return self._table(words, self.match.position.view(reader), reader, log)

    def explore(self, reader: int, actions: Sequence[str], names: Sequence[str], language: str) -> Table:
        """What a seat would see after some answers of its own; nothing is played."""
        words = self._open(names, language)
        view, events = explore(words, self.match.position.view(reader), reader, actions)
        lines = [log_line(words, view.players, run, moving=True) for run in words.runs(events, reader)]
        return self._table(words, view, reader, Log(len(self._readers[reader].runs), lines), events)

    def why(self, reader: int, anchor: str, actions: Sequence[str], names: Sequence[str], language: str) -> str:
        """Why nothing can be chosen at a place now, or after the answers that a seat has in mind."""
        words = self._open(names, language)
        view, _ = explore(words, self.match.position.view(reader), reader, actions)
        return why_not_at(words, view, reader, anchor)

    def why_illegal(self, reader: int, actions: Sequence[str], names: Sequence[str], language: str) -> str:
        """Why a seat cannot give these answers, as a sentence."""
        return why_illegal(self._open(names, language), self.match.position, reader, actions)

    def why_final(self, reader: int, names: Sequence[str], language: str) -> str:
        """Why a seat cannot take its last answer back, as a sentence."""
        words = self._open(names, language)
        return words.catalogue.text("undo-barrier", reason=words.barrier(self.match.barrier(reader)))

    def foresee(self, reader: int, actions: Sequence[str], names: Sequence[str], language: str) -> Position:
        """What a seat would know after some answers of its own; nothing is played."""
        return explore(self._open(names, language), self.match.position.view(reader), reader, actions)[0]

    def hints(
        self, reader: int, actions: Sequence[str], advice: "Sequence[Advice]", names: Sequence[str], language: str
    ) -> list[Hint]:
        """A bot's advice in words, for the position after some answers."""
        view = self.foresee(reader, actions, names, language)
        return hints_of(self._open(names, language), view, reader, advice)

    def box(self, reader: int, names: Sequence[str], language: str) -> Box:
        return self._open(names, language).box(self.match.position.view(reader))

    def _open(self, names: Sequence[str], language: str) -> BoardTable:
        return open_board(self.match.position.game, self.match.edition, names, language)

    def _table(self, words: BoardTable, view: Position, reader: int, log: Log, tried: Sequence[Event] = ()) -> Table:
        return Table(
            revision=self.revision(reader),
            reader=reader,
            language=words.catalogue.language,
            over=view.is_over,
            places=list(view.ranking) if view.is_over else [],
            position=words.board(view, reader, chain(*self._readers[reader].runs, tried)),
            statuses=statuses_of(words, view),
            decision=decision_of(words, view, reader) if reader != SPECTATOR else None,
            undo=self._undo(words, reader),
            scores=scores_of(words, view, self._round_scores),
            log=log,
        )

    def _undo(self, words: BoardTable, reader: int) -> Undo:
        if reader == SPECTATOR:
            return Undo(False, "")
        possible = self.match.can_undo(reader) and not self.match.position.is_over
        return Undo(possible, words.barrier(self.match.barrier(reader)))

    def _log(self, words: BoardTable, reader: int, after: int, leavers: Sequence[Leaver]) -> Log:
        known = self._readers[reader]
        start = min(known.unchanged[max(0, after) :], default=len(known.runs))
        return self._worded_log(words, Told(known.runs, known.moves, known.ends[0]), leavers, start, moving=after > 0)

    def _worded_log(self, words: BoardTable, told: Told, leavers: Sequence[Leaver], start: int, *, moving: bool) -> Log:
        """The log from line `start` on."""
        players = self.match.position.players
        news = zip(told.runs[start:], self._words_then(words, told.moves[start:], leavers), strict=True)
        lines = [
            log_line(then, players, run, moving=moving, dealt=number < told.dealt)
            for number, (run, then) in enumerate(news, start)
        ]
        return Log(start, lines, _former_players(words, told.moves, leavers))

    def _words_then(self, words: BoardTable, moves: Sequence[int], leavers: Sequence[Leaver]) -> Iterator[BoardTable]:
        """For each of these moves, words with the names of whoever was playing at the time."""
        for move in moves:
            later = [leaver for leaver in leavers if move <= leaver.moves]
            yield self._open(names_then(words.names, later), words.catalogue.language) if later else words


def _former_players(words: BoardTable, moves: Sequence[int], leavers: Sequence[Leaver]) -> list[FormerPlayer]:
    """Who left, each with the number of log lines before that; `moves` gives the move of each line."""
    language = words.catalogue.language
    return [
        FormerPlayer(leaver.seat, name_in(language, leaver.name), bisect_right(moves, leaver.moves))
        for leaver in leavers
    ]


def _common(old: Runs, new: Runs) -> int:
    """How many runs the two have in common at the start."""
    pairs = zip(old, new, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))
