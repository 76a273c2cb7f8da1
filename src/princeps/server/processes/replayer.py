"""A process that replays games: `python -m princeps.server.processes.replayer`.

Replaying a long game takes seconds, and nobody else should wait for that, so it happens here at low priority. The
server decides who may see what before it asks: this process knows everything about a game, so no bot thinks in it.
"""

import os
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace

import msgspec

import princeps
from princeps.analysis.keeping import Kept, unpack
from princeps.analysis.moments import moments_of
from princeps.analysis.page import Reading
from princeps.kernel.errors import IllegalAction, PrincepsError
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Recipe, parse_recipe
from princeps.server.errors import NO_VALUES, Kind, RoomError, illegal, no_such_moment, other_rules
from princeps.server.processes.pipe import Failed, Hurry, attend, framed, open_output, send
from princeps.server.rooms.new_games import check_game
from princeps.table import open_board
from princeps.table.messages import Box, Table
from princeps.table.messages.analysis import GameAnalysis, JudgedMoment
from princeps.table.messages.replay import Moment
from princeps.table.names import Leaver
from princeps.table.replay import Replay

NICENESS = 5  # a third of the usual share when the machine is busy
MOST_MOVES = 4000  # in a file; no game between people comes near that
LONGEST_SENTENCE = 300  # characters in a refusal
LARGEST = 60_000_000  # bytes, for all games kept here
BYTES_A_MOVE = 5_000  # measured in a four-player game of Trajan


class TellMoments(msgspec.Struct, tag="moments", frozen=True):
    """The moments of a game for one reader, and what never changes in it."""

    reader: int
    names: tuple[str, ...]
    language: str


class TellTable(msgspec.Struct, tag="table", frozen=True):
    """The table at a moment, with the log since another moment."""

    at: int
    reader: int
    seat: int
    names: tuple[str, ...]
    leavers: tuple[Leaver, ...]
    language: str
    after: int


class Explore(msgspec.Struct, tag="explore", frozen=True):
    """The table as it would have been after other answers of a seat."""

    at: int
    reader: int
    names: tuple[str, ...]
    language: str
    actions: tuple[str, ...]


class GoTo(msgspec.Struct, tag="go-to", frozen=True):
    """The game as it stood at a moment, to play on from there."""

    at: int
    reader: int


class TellAnalysis(msgspec.Struct, tag="analysis", frozen=True):
    """What has been found about the decisions of the game, for a page that has the first of them already."""

    kept: Kept
    reader: int
    names: tuple[str, ...]
    language: str
    after: int


class TellDecision(msgspec.Struct, tag="decision", frozen=True):
    """One of them in full."""

    kept: Kept
    reader: int
    names: tuple[str, ...]
    language: str
    index: int


Question = TellMoments | TellTable | Explore | GoTo | TellAnalysis | TellDecision


class Look(msgspec.Struct, tag="look", frozen=True):
    """A question about a game of so many moves. If some are unknown here, the replayer asks for them and they are sent
    too."""

    table: str
    moves: int
    question: Question
    recipe: Recipe | None = None  # its moves are the missing ones


class Read(msgspec.Struct, tag="read", frozen=True):
    """The game of a file, played to its end."""

    text: str
    most_undos: int


Job = Look | Read


class Missing(msgspec.Struct, tag="missing", frozen=True):
    """Only the first moves of the game are known here."""

    known: int


class ToldMoments(msgspec.Struct, tag="moments", frozen=True):
    box: Box
    moments: list[Moment]


class ToldTable(msgspec.Struct, tag="table", frozen=True):
    table: Table


class ToldAnalysis(msgspec.Struct, tag="analysis", frozen=True):
    analysis: GameAnalysis


class ToldDecision(msgspec.Struct, tag="decision", frozen=True):
    moment: JudgedMoment


class Rebuilt(msgspec.Struct, tag="rebuilt", frozen=True):
    """A game, and the state its recipe leads to."""

    recipe: Recipe
    state: bytes


class Refused(msgspec.Struct, tag="refused", frozen=True):
    kind: Kind
    code: str
    sentence: str
    values: Mapping[str, str | int] = NO_VALUES


Answer = Missing | ToldMoments | ToldTable | ToldAnalysis | ToldDecision | Rebuilt | Refused | Failed

_jobs = msgspec.msgpack.Decoder(Job | Hurry)


class Replayer:
    def __init__(self, largest: int = LARGEST) -> None:
        self._largest = largest
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    def work(self, job: Job) -> bytes:
        """The answer, ready to send. JSON can escape lone surrogates, which cannot be encoded."""
        try:
            return framed(self.answer(job))
        except UnicodeEncodeError:
            return framed(Refused(Kind.INVALID, "no-saved-game", "This file is not text."))

    def answer(self, job: Job) -> Answer:
        try:
            return _read(job) if isinstance(job, Read) else self._look(job)
        except RoomError as error:
            return Refused(error.kind, error.code, _shortened(str(error)), error.values)
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")

    def _look(self, job: Look) -> Answer:
        replay = self._replays.get(job.table)
        if job.recipe:
            replay = _follow(replay, job.recipe)
            self._keep(job.table, replay)
        known = _length(replay) if replay else 0
        if replay is None or known < job.moves:
            return Missing(known)
        self._replays.move_to_end(job.table)
        return _tell(replay, job.question)

    def _keep(self, table: str, replay: Replay) -> None:
        """Keep a replay. The newest always stays, however large; the least recently used make room for it."""
        self._replays[table] = replay
        self._replays.move_to_end(table)
        while len(self._replays) > 1 and self._bytes() > self._largest:
            self._replays.popitem(last=False)

    def _bytes(self) -> int:
        return sum(map(_length, self._replays.values())) * BYTES_A_MOVE


def _follow(replay: Replay | None, recipe: Recipe) -> Replay:
    """Play the moves of the recipe, from the beginning or after those already played."""
    try:
        replay = replay or Replay(Match.replay(princeps.game(recipe.game), recipe, 0))
        replay.follow([*replay.match.recipe.moves, *recipe.moves])
    except PrincepsError:
        raise other_rules(recipe) from None
    return replay


def _length(replay: Replay) -> int:
    return len(replay.match.recipe.moves)


def _tell(replay: Replay, question: Question) -> Answer:
    reader = question.reader
    if isinstance(question, TellMoments):
        box = replay.box(SPECTATOR, question.names, question.language)
        return ToldMoments(box, replay.moments(reader))
    if isinstance(question, TellAnalysis):
        return ToldAnalysis(_reading(replay, question).game(question.after))
    if isinstance(question, TellDecision):
        reading = _reading(replay, question)
        if question.index >= len(reading.analysis.decisions):
            raise no_such_moment()
        return ToldDecision(reading.moment(question.index))
    if question.at > replay.revision(reader):
        raise no_such_moment()
    if isinstance(question, GoTo):
        return _go_to(replay, replay.moves_at(reader, question.at))
    if isinstance(question, Explore):
        return _explore(replay, question)
    known = question.after if question.after <= replay.revision(reader) else 0
    names, language = question.names, question.language
    seat, leavers = question.seat, question.leavers
    return ToldTable(replay.table_at(question.at, reader, names, language, known, seat=seat, leavers=leavers))


def _explore(replay: Replay, question: Explore) -> ToldTable:
    at, seat, actions = question.at, question.reader, question.actions
    try:
        return ToldTable(replay.explored_at(at, seat, actions, question.names, question.language))
    except IllegalAction as error:
        raise illegal(str(error)) from None


def _reading(replay: Replay, question: TellAnalysis | TellDecision) -> Reading:
    match = replay.match
    board = open_board(match.position.game, match.edition, question.names, question.language)
    return Reading(unpack(question.kept, match, moments_of(match)), replay, board, question.reader)


def _go_to(replay: Replay, moves: int) -> Rebuilt:
    """The position at a moment, without answers that were taken back: a new game has no use for them."""
    match = Match.replay(replay.match.position.game, replay.match.recipe, moves)
    return Rebuilt(replace(match.recipe, moves=match.standing), match.position.to_bytes())


def _read(job: Read) -> Rebuilt:
    """Read and play a file's game. If something is wrong with the file, a single sentence says what."""
    try:
        recipe = parse_recipe(job.text, "This file")
        check_game(recipe.game)
        _check_length(recipe, job.most_undos)
        match = Match.replay(princeps.game(recipe.game), recipe)
        return Rebuilt(match.recipe, match.position.to_bytes())
    except RoomError:
        raise
    except PrincepsError as error:
        code = "no-saved-game" if error.mistake == "saved-game" else "recipe"
        raise RoomError(Kind.INVALID, code, str(error)) from None


def _check_length(recipe: Recipe, most_undos: int) -> None:
    """A game comes to an end by itself, but answers could be taken back for ever."""
    if len(recipe.moves) > MOST_MOVES:
        raise RoomError(Kind.INVALID, "recipe", f"This file has more than {MOST_MOVES} moves.")
    if sum(move.action == UNDO for move in recipe.moves) > most_undos:
        raise RoomError(Kind.INVALID, "recipe", f"In this file more than {most_undos} moves are undone.")


def _shortened(sentence: str) -> str:
    """A refusal may quote the file, however long the quoted text is."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[: LONGEST_SENTENCE - 1]}…"


def main() -> None:
    os.nice(NICENESS)
    output = open_output()
    replayer = Replayer()
    attend(_jobs, lambda job: send(output, replayer.work(job)), hurry=lambda: None)


if __name__ == "__main__":
    main()
