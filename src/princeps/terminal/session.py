"""A game in progress at one screen: the match, who plays it, what happened so far, and its file."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from princeps.bots.advice import advise
from princeps.games import game as find_game
from princeps.kernel.editions import Edition
from princeps.kernel.errors import IllegalAction, RecipeError, UndoError
from princeps.kernel.events import Event
from princeps.kernel.game import SPECTATOR, Game, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Recipe, load_recipe
from princeps.table import open_table
from princeps.table.hints import hints_of
from princeps.table.messages import Hint
from princeps.terminal.players import Seating, load_seating
from princeps.terminal.saves import SaveError, seats_file
from princeps.terminal.trouble import reason_of

_RECALLED = 8  # recent answers shown to somebody who comes back


@dataclass(frozen=True)
class Entry:
    """An answer that stands: who gave it, what happened, and how much the seat knew before."""

    seat: int
    events: tuple[Event, ...]
    learned: int
    note: str = ""  # shown to the seat alone, if the answer was the only one possible

    @property
    def is_forced(self) -> bool:
        return bool(self.note)


class Session:
    """Everything between the rules and the screen. Hands out views and words, never the position itself."""

    def __init__(self, match: Match, seating: Seating, edition: Edition, language: str, file: Path) -> None:
        self._match = match
        self.seating = seating
        self.file = file
        self.table = open_table(match.position.game, edition, seating.names, language)
        self.journal: list[Entry] = [Entry(SPECTATOR, tuple(match.opening), learned=0)] if match.opening else []
        self._told = [0] * len(seating.kinds)  # how much of the journal each seat had seen when it last answered
        self._bots = seating.bots(self.game, match.recipe.seed)
        self.trouble = ""  # why the last save failed, if it did

    # --- the state of the game ---

    @property
    def game(self) -> Game:
        return self._match.position.game

    @property
    def is_over(self) -> bool:
        return self._match.position.is_over

    @property
    def players(self) -> int:
        return self._match.position.players

    @property
    def ranking(self) -> tuple[int, ...]:
        return self._match.position.ranking

    @property
    def scores(self) -> tuple[int, ...]:
        return self._match.position.scores

    def waiting(self) -> tuple[list[int], list[int]]:
        """The people and the bots that owe a decision."""
        deciders = self._match.position.deciders
        return [seat for seat in deciders if seat not in self._bots], [seat for seat in deciders if seat in self._bots]

    def view(self, seat: int) -> Position:
        return self._match.position.view(seat)

    def log(self, reader: int) -> list[str]:
        """Everything that happened, as far as `reader` may know it."""
        return self._lines(self.journal, reader)

    def news(self, reader: int) -> list[str]:
        """What happened since the reader last answered, that answer included."""
        return self._lines(self.journal[self._told[reader] :], reader)

    def _lines(self, entries: Sequence[Entry], reader: int) -> list[str]:
        found: list[str] = []
        for entry in entries:
            if entry.note and entry.seat == reader:
                found.append(entry.note)
            found += self.table.lines(entry.events, reader)
        return found

    # --- deciding ---

    def answer(self, seat: int, action: int, note: str = "") -> None:
        """Give a seat's answer and save it to disk."""
        if not note:
            self._told[seat] = len(self.journal)
        learned = self._learned(seat)
        events = self._match.apply(seat, action)
        self.journal.append(Entry(seat, tuple(events), learned, note))
        self.save()

    def answer_for_bot(self, seat: int) -> None:
        self.answer(seat, self._bots[seat].choose(self.view(seat), seat))

    def hints(self, seat: int) -> list[Hint]:
        """What the best bot would do here and why, knowing what the seat knows."""
        view = self.view(seat)
        return hints_of(self.table, view, seat, advise(view, seat))

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice and whatever was forced after it; or say why that is impossible."""
        mine = [entry for entry in self.journal if entry.seat == seat]
        while mine and mine[-1].is_forced:
            mine.pop()
        if not mine:
            raise UndoError(self.table.catalogue.text("undo-nothing"))
        if mine[-1].learned != self._learned(seat):
            reason = self.table.barrier(self._match.barrier(seat))
            raise UndoError(self.table.catalogue.text("undo-barrier", reason=reason))
        while self._undo_last(seat) is not mine[-1]:
            pass
        self._told[seat] = len(self.journal)
        self.save()

    def _undo_last(self, seat: int) -> Entry:
        self._match.undo(seat)
        last = next(index for index in reversed(range(len(self.journal))) if self.journal[index].seat == seat)
        self._told = [told - (told > last) for told in self._told]
        return self.journal.pop(last)

    def _learned(self, seat: int) -> int:
        return int(self._match.position.state.learned[seat])

    # --- keeping ---

    def save(self) -> None:
        """Save after every decision. A full disk must not end a game that could still be played."""
        self.seating = replace(self.seating, over=self.is_over)
        self.trouble = ""
        try:
            self.save_as(self.file)
        except SaveError as error:
            self.trouble = str(error)

    def save_as(self, file: Path) -> None:
        try:
            self.seating.save(seats_file(file))
            self._match.recipe.save(file)
        except OSError as error:
            words = self.table.catalogue
            raise SaveError(words.text("save-failed", file=str(file), reason=reason_of(error, words))) from None

    # --- beginning ---

    @classmethod
    def new(
        cls,
        game_name: str,
        seating: Seating,
        options: dict[str, str],
        seed: int,
        language: str,
        file: Path,
    ) -> "Session":
        game = find_game(game_name)
        edition = game.load_edition(None if seating.edition is None else Path(seating.edition))
        match = Match.new(game, len(seating.kinds), seed, dict(options), edition)
        session = cls(match, seating, edition, language, file)
        session.save_as(file)
        return session

    @classmethod
    def resume(cls, file: Path, language: str, guests: Sequence[str] = ()) -> "Session":
        """Replay a saved game up to where it was left."""
        recipe, seating = load_recipe(file), load_seating(seats_file(file), guests)
        if len(seating.kinds) != recipe.players:
            raise RecipeError(f"{seats_file(file)} names {len(seating.kinds)} players, the game has {recipe.players}.")
        game = find_game(recipe.game)
        match = Match.replay(game, recipe, 0, _edition_beside(game, recipe, seating))
        session = cls(match, seating, match.edition, language, file)
        session._replay(recipe)
        session._told = [max(0, len(session.journal) - _RECALLED)] * recipe.players
        session._bots = seating.bots(session.game, recipe.seed, len(recipe.moves))
        return session

    def _replay(self, recipe: Recipe) -> None:
        for number, move in enumerate(recipe.moves, 1):
            try:
                if move.action == UNDO:
                    self._undo_last(move.seat)
                    continue
                note = self.forced_note(move.seat)
                learned = self._learned(move.seat)
                events = self._match.apply(move.seat, move.action)
            except (IllegalAction, UndoError) as error:
                raise RecipeError(f"Move {number} of this saved game cannot be played: {error}") from None
            self.journal.append(Entry(move.seat, tuple(events), learned, note))

    def forced_note(self, seat: int) -> str:
        """The words for a person's only answer, if there is just one and it does not end the turn."""
        view = self.view(seat)
        legal = view.legal(seat)
        if seat in self._bots or len(legal) != 1 or self.table.is_end_of_turn(legal[0]):
            return ""
        phrase = self.table.answer(view, seat, legal[0]).phrase
        return self.table.catalogue.text("forced", player=self.table.names[seat], answer=phrase)


def _edition_beside(game: Game, recipe: Recipe, seating: Seating) -> Edition | None:
    """The file that a game was started with, if its recipe predates recipes that carry their edition."""
    carried = recipe.edition_contents is not None or game.editions.find(recipe.edition_digest) is not None
    return None if carried or seating.edition is None else game.load_edition(Path(seating.edition))
