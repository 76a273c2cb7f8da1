"""Decisions: each is declared once, in the chapter of the rules it belongs to.

    ASK_TRAY = QUESTIONS.ask(
        "tray",
        stage=TURNS,
        who=Who.SEAT_IN_TURN,
        legal=legal_tray,
        apply=apply_tray,
        answers={TRAY: empty_tray},
    )

The declarations determine the numbers used in the state, the functions that find the rules of the question being
asked, and what tables and tests need to know about a question. `docs/adding-a-rule.md` walks through one.

A chapter may need the number of a step declared in a higher chapter: `QUESTIONS.number("action")` is that number.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from princeps.kernel.actions import ActionSpace
from princeps.kernel.agenda import drop
from princeps.kernel.rule import compile_generated, note_number
from princeps.kernel.seats import ASK_NOTHING


class Who(Enum):
    """Who owes the answer."""

    ALL_AT_ONCE = "all seats at once"  # nobody sees an answer before the last one is given
    SEAT_IN_TURN = "the seat whose turn it is"
    CHOSEN_SEAT = "a seat that the rules choose"


@dataclass(init=False)
class Refusal:
    """Why an answer is not legal: a reason worded by the catalogue, and the things it mentions."""

    id: str
    values: dict[str, str | int]  # numbers, or names of things

    def __init__(self, reason: str, /, **values: str | int) -> None:
        self.id, self.values = reason, values

    def __str__(self) -> str:
        """For programmers: `pile-empty (pile: trajan-pile-left)`."""
        things = ", ".join(f"{key}: {value}" for key, value in self.values.items())
        return f"{self.id} ({things})" if things else self.id


# What a seat is told when it is not asked, or is asked something else; the same in every game.
GENERAL_REASONS = ("game-over", "already-answered", "other-turn", "other-seat")

Reason = Callable[..., Refusal]  # (state, seat, *indices of the action in its block): why it is not legal now
ALWAYS_LEGAL = None  # in place of a reason: every action of the block is a legal answer whenever the question is asked


@dataclass(frozen=True, kw_only=True)
class Question:
    """A decision, as its chapter declares it."""

    number: int
    name: str  # also the name of its title in the catalogue
    stage: int
    who: Who
    legal: Callable[..., int]  # (state, p, out) -> count
    apply: Callable[..., None]  # (state, log, p, action)
    answers: Mapping[int, Reason | None]  # by block of actions, the most obvious first
    lapses: Callable[..., bool] | None  # (state, p, what): has it become impossible by the time its turn comes?


class Dispatch(NamedTuple):
    """The rules of whichever question is asked now."""

    legal: Callable[..., int]  # (state, p, out) -> count
    answer: Callable[..., None]  # (state, log, p, action)


class Questions:
    """All questions of a game, and the steps of a turn that happen automatically."""

    def __init__(self, actions: ActionSpace) -> None:
        self.actions = actions
        self._names: list[str] = []  # of questions and steps, by number
        self._declared: dict[int, Question] = {}
        self._steps: dict[int, Callable[..., None]] = {}
        self._is_closed = False
        assert self.number("nothing") == ASK_NOTHING

    # --- declaring ---

    def number(self, name: str) -> int:
        """The number of a question or step, wherever it is declared."""
        if name not in self._names:
            note_number(self.actions.package, name, len(self._names))
            self._names.append(name)
        return self._names.index(name)

    def ask(
        self,
        name: str,
        *,
        stage: int,
        who: Who,
        legal: Callable[..., int],
        apply: Callable[..., None],
        answers: Mapping[int, Reason | None],
        lapses: Callable[..., bool] | None = None,
    ) -> int:
        """Declare a question; returns its number."""
        number = self._declare(name)
        self._declared[number] = Question(
            number=number, name=name, stage=stage, who=who, legal=legal, apply=apply, answers=answers, lapses=lapses
        )
        return number

    def step(self, name: str, happen: Callable[..., None]) -> int:
        """Declare a step of a turn that needs no choice: `happen(state, log, p, what)`; returns its number."""
        number = self._declare(name)
        self._steps[number] = happen
        return number

    def _declare(self, name: str) -> int:
        number = self.number(name)
        if number == ASK_NOTHING or number in self._declared or number in self._steps:
            raise ValueError(f"{name!r} is declared twice")
        if self._is_closed:
            raise ValueError(f"{name!r} is declared too late: its chapter must be imported before `course` and `rules`")
        return number

    # --- what follows from the declarations ---

    def __getitem__(self, number: int) -> Question:
        return self._declared[number]

    def __iter__(self) -> Iterator[Question]:
        return iter(self._declared.values())

    @property
    def size(self) -> int:
        """The highest number in use; 0 means nothing."""
        return len(self._names) - 1

    def name_of(self, number: int) -> str:
        return self._names[number]

    def dispatch(self) -> Dispatch:
        """Compiled functions that call `legal` and `apply` of the question being asked."""
        return self._dispatch("any_time", self)

    def dispatch_apart(self, stage: int) -> tuple[Dispatch, Dispatch]:
        """The functions for all stages but one, and those for every stage, which call them. So what needs no question
        of that stage, which may have most of the rules, compiles without them."""
        apart = self._dispatch("apart", (question for question in self if question.stage != stage))
        return apart, self._dispatch("any_time", (question for question in self if question.stage == stage), apart)

    def _dispatch(self, name: str, questions: Iterable[Question], otherwise: Dispatch | None = None) -> Dispatch:
        self._close()
        among = list(questions)
        legal = _generate(
            f"legal_{name}(state, p, out)",
            "state.players[p].asked",
            {it.number: [f"return legal_{it.number}(state, p, out)"] for it in among},
            "legal_otherwise(state, p, out)" if otherwise else "0",
        )
        answer = _generate(
            f"answer_{name}(state, log, p, action)",
            "state.players[p].asked",
            {
                it.number: ["state.players[p].asked = 0", f"return apply_{it.number}(state, log, p, action)"]
                for it in among
            },
            "answer_otherwise(state, log, p, action)" if otherwise else "None",
        )
        called: dict[str, Any] = {f"legal_{it.number}": it.legal for it in among}
        called |= {f"apply_{it.number}": it.apply for it in among}
        if otherwise:
            called |= {"legal_otherwise": otherwise.legal, "answer_otherwise": otherwise.answer}
        return Dispatch(self._compile(legal, called), self._compile(answer, called))

    def always_asked(self) -> Callable[..., bool]:
        """A compiled function: is the step a question that cannot lapse? `always_asked(step)`. Where most steps are, it
        spares the longer look of the two functions below."""
        self._close()
        others = [*self._steps, *(it.number for it in self if it.lapses)]
        cases = {number: ["return False"] for number in others}
        always_asked: Callable[..., bool] = self._compile(_generate("always_asked(step)", "step", cases, "True"), {})
        return always_asked

    def lapses(self) -> Callable[..., bool]:
        """A compiled function: has the step become impossible? `lapses(state, p, step, what)`."""
        self._close()
        able = {it.number: it.lapses for it in self if it.lapses}
        cases = {number: [f"return lapses_{number}(state, p, what)"] for number in able}
        source = _generate("lapses(state, p, step, what)", "step", cases, "False")
        lapses: Callable[..., bool] = self._compile(source, {f"lapses_{it}": function for it, function in able.items()})
        return lapses

    def happens(self) -> Callable[..., bool]:
        """A compiled function that drops and executes the top step if it needs no choice; False if it is a question.
        `happens(state, log, p, step, what)`."""
        self._close()
        cases = {it: ["drop(state)", f"happen_{it}(state, log, p, what)", "return True"] for it in self._steps}
        source = _generate("happens(state, log, p, step, what)", "step", cases, "False")
        called = {f"happen_{number}": happen for number, happen in self._steps.items()}
        happens: Callable[..., bool] = self._compile(source, {**called, "drop": drop})
        return happens

    def _close(self) -> None:
        """No more declarations once the first function has been generated from them."""
        self._is_closed = True
        missing = [name for number, name in enumerate(self._names) if number not in {*self._declared, *self._steps}]
        if missing != ["nothing"]:
            raise ValueError(f"not declared by any chapter that is imported: {', '.join(missing[1:])}")

    def _compile(self, source: str, called: Mapping[str, Any]) -> Any:
        return compile_generated(source, self.actions.package, called)

    # --- refusing ---

    def refusal(self, state: Any, seat: int, action: int) -> Refusal:
        """Why `action` is not a legal answer for `seat`. It uses only what the seat itself may know, so it also works
        on a view."""
        asked = int(state.players[seat].asked)
        if asked == ASK_NOTHING:
            return self._not_asked(state)
        block = self.actions.block_of(action)
        if block.first not in self[asked].answers:
            return Refusal("other-question", question=self[asked].name)
        reason = self[asked].answers[block.first]
        assert reason is not ALWAYS_LEGAL, f"{self.actions.names[action]} is legal whenever it is asked for"
        return reason(state, seat, *block.indices(action))

    def _not_asked(self, state: Any) -> Refusal:
        who = next((it.who for it in self if it.stage == state.stage), None)
        if who is None:
            return Refusal("game-over")
        if who == Who.ALL_AT_ONCE:
            return Refusal("already-answered")
        return Refusal("other-turn", turn=int(state.turn)) if who == Who.SEAT_IN_TURN else Refusal("other-seat")


def _generate(signature: str, number: str, cases: Mapping[int, Sequence[str]], otherwise: str) -> str:
    """The chain of cases one would write by hand; the compiler turns it into a jump table."""
    lines = [f"def {signature}:", f"    number = {number}"]
    for case, statements in cases.items():
        lines += [f"    if number == {case}:", *(f"        {statement}" for statement in statements)]
    return "\n".join([*lines, f"    return {otherwise}"])
