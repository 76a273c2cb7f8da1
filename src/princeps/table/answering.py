"""How games word their answers: phrases for actions, legal answers in groups, and why an answer is refused.

A game provides functions for blocks of its actions that find the message and its values. Without such a function, the
message has the same name as the block, and `$choice` is what the action names.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from princeps.kernel.game import Position
from princeps.kernel.questions import GENERAL_REASONS, Questions
from princeps.kernel.seats import ASK_NOTHING
from princeps.locale import Value
from princeps.table.vocabulary import GameWords
from princeps.table.words import Group, WordedAnswer


class Wording(NamedTuple):
    """A message of the game's vocabulary, and what it is about."""

    message: str
    values: dict[str, Value]


@dataclass(frozen=True)
class Answering:
    """The answers of one game."""

    questions: Questions
    wordings: Mapping[str, Callable[..., Wording]]  # by block: words, state, seat, action and its indices in the block
    settled: Collection[str] = ()  # reasons meaning that this part of the question has already been answered

    def answer(self, words: GameWords, state: Any, seat: int, action: int) -> WordedAnswer:
        return self._worded(words, self._wording(words, state, seat, action), action)

    def groups(self, words: GameWords, view: Position, seat: int) -> list[Group]:
        """Legal answers under their headings, in the order of the question's blocks; those without one come last."""
        by_heading: dict[str, list[WordedAnswer]] = {}
        state: Any = view.state
        places = list(self.questions[state.players[seat].asked].answers)
        block_of = self.questions.actions.block_of
        for action in sorted(view.legal(seat), key=lambda it: (places.index(block_of(it).first), it)):
            wording = self._wording(words, state, seat, action)
            grouped = words.has_form(wording.message, "group")
            heading = words.text(wording.message, "group", **wording.values) if grouped else ""
            by_heading.setdefault(heading, []).append(self._worded(words, wording, action))
        alone = by_heading.pop("", [])
        found = [Group(heading, tuple(answers)) for heading, answers in by_heading.items()]
        return [*found, Group("", tuple(alone))] if alone else found

    def answers_of_question(self, state: Any, seat: int) -> list[int]:
        asked = int(state.players[seat].asked)
        blocks = () if asked == ASK_NOTHING else self.questions[asked].answers
        return [
            action
            for block in self.questions.actions.blocks
            if block.first in blocks
            for action in range(block.first, block.first + block.size)
        ]

    def why_not(self, words: GameWords, state: Any, seat: int, action: int) -> str:
        """The reason given by the rules, in the reader's language."""
        reason = self.questions.refusal(state, seat, action)
        values = dict(reason.values)
        if "turn" in values:
            values["turn"] = words.names[int(values["turn"])]
        text = words.catalogue.text if reason.id in GENERAL_REASONS else words.said
        return text(f"refusal-{reason.id}", **values)

    def likeliest_reason(self, words: GameWords, state: Any, seat: int, actions: Sequence[int]) -> str:
        """Why none of several answers is possible when any may have been meant; a settled one is the least likely."""
        open_still = [it for it in actions if self.questions.refusal(state, seat, it).id not in self.settled]
        return self.why_not(words, state, seat, (open_still or actions)[0])

    def _wording(self, words: GameWords, state: Any, seat: int, action: int) -> Wording:
        block = self.questions.actions.block_of(action)
        if block.name in self.wordings:
            return self.wordings[block.name](words, state, seat, action, *block.indices(action))
        return Wording(f"answer-{block.name}", {"choice": "-".join(block.labels(action))})

    def _worded(self, words: GameWords, wording: Wording, action: int) -> WordedAnswer:
        phrase = words.said(wording.message, **wording.values)
        has_short = words.has_form(wording.message, "short")
        short = words.text(wording.message, "short", **wording.values) if has_short else phrase
        return WordedAnswer(action, self.questions.actions.names[action], phrase, short)
