"""From a moment of a game to a puzzle: searched ever deeper, and dropped as soon as one search objects."""

import hashlib
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from time import process_time

from princeps.analysis.grades import INACCURACY
from princeps.bots import LEVELS, make_bot
from princeps.bots.advice import ADVISER, WORLDS, chance_in
from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.outlook import outlook
from princeps.bots.turns import Outcome, Turn, TurnSearch, merge
from princeps.kernel.game import Game, Position
from princeps.kernel.recipe import Recipe
from princeps.puzzles import puzzle as parts
from princeps.puzzles.puzzle import WORLD, Line, Puzzle
from princeps.puzzles.themes import themes_of
from princeps.puzzles.weighing import Weighed

SCREENED = 800  # iterations that find candidates, while the game is played
CHECKED = (2_500, 9_000)  # iterations that a candidate has to stand first,
DEEP = 10 * levels()[ADVISER].iterations  # and those that confirm it,
SEEDS = 3  # as often as this
LEAD = INACCURACY  # chance to win by which the best turn is ahead of all that are not as good
FEW = 4  # places that a turn can lead to: where there are fewer, the lead has to be twice as large
OPEN = (0.06, 0.94)  # chances to win in between leave something to play for
MOST_FOUND = 0.5  # share of the places that are as good as the best,
MOST_WAYS = 40  # and their number
MOST_DECISIONS = 9
MOST_OUTCOMES = 160  # kept with a puzzle
TRIES = {"tiro": 6, "civis": 6, "senator": 4, "princeps": 2}  # by level, to tell the difficulty
EASIEST = 0.4  # of the three weaker levels that have to miss it, as a sum of shares: what everybody finds is no puzzle
EASIEST_OF_FEW = 1.2  # the same where there are few places, which is easily guessed
LEAST_GAIN = 0.1  # points of a source that are noted


class OutOfTime(Exception):
    """The time is up; what is confirmed is confirmed."""


@dataclass
class Count:
    """How far the turns of a game came, and how many seconds of the processor each step took."""

    turns: int = 0
    candidates: int = 0
    checked: int = 0
    confirmed: int = 0
    seconds: dict[str, float] = field(default_factory=dict)

    def took(self, step: str, start: float) -> None:
        self.seconds[step] = self.seconds.get(step, 0.0) + process_time() - start


class Confirmer:
    """Searches for one worker."""

    def __init__(self, game: Game, hurry: Callable[[], None] = lambda: None) -> None:
        """`hurry` is called between searches, and may raise `OutOfTime`."""
        mind, level = mind_of(game), replace(levels()[ADVISER], trees=1, decided=False)
        self.game, self.hurry = game, hurry
        self._search = TurnSearch(mind, level, DEEP)
        self._themes = themes_of(mind)

    def warm_up(self, view: Position, seat: int) -> None:
        """Do everything once."""
        self._search.outcomes(view, seat, iterations=1, seed=0)
        chance_in(view, seat)
        make_bot(LEVELS[0], self.game, 0).choose(view, seat)

    def first_look(self, view: Position, seat: int, seed: int, count: Count) -> Weighed:
        return self._weighed("screened", view, seat, SCREENED, seed, count)

    def is_candidate(self, view: Position, seat: int, first: Weighed) -> bool:
        return (
            OPEN[0] <= first.best.chance <= OPEN[1]
            and _is_clear(first)
            and len(first.found) <= MOST_FOUND * len(first.outcomes)
            and 1 <= _decisions(view, seat, first.best) <= MOST_DECISIONS
        )

    def confirm(self, view: Position, seat: int, first: Weighed, count: Count) -> Weighed | None:
        """All deep searches together, if every search says the same, and not everybody finds it."""
        chance = chance_in(view, seat)
        if not OPEN[0] <= chance <= OPEN[1]:
            return None
        before = first
        for seed, iterations in enumerate(CHECKED):
            checked = replace(self._weighed("checked", view, seat, iterations, -1 - seed, count), chance=chance)
            if not _agree(before, checked):
                return None
            before = checked
        easiest = EASIEST if len(before.outcomes) >= FEW else EASIEST_OF_FEW
        if self._missed(LEVELS[:-1], view, seat, before.found, count) < easiest:
            return None
        count.checked += 1
        found: list[Sequence[Outcome]] = []
        for seed in range(SEEDS):
            deep = replace(self._weighed("confirmed", view, seat, DEEP, seed, count), chance=chance)
            if not _agree(before, deep):
                return None
            before = deep
            found.append(deep.outcomes)
        merged = Weighed(merge(*found), chance)
        return merged if _agree(before, merged) else None

    def _weighed(self, step: str, view: Position, seat: int, iterations: int, seed: int, count: Count) -> Weighed:
        self.hurry()
        start = process_time()
        outcomes = self._search.outcomes(view, seat, iterations, seed)
        count.took(step, start)
        return Weighed(outcomes, outcomes[0].chance)

    # --- the puzzle ---

    def puzzle(self, recipe: Recipe, view: Position, seat: int, weighed: Weighed, count: Count) -> Puzzle:
        self.hurry()
        assert weighed.runner_up
        missed = self._missed(LEVELS, view, seat, weighed.found, count)
        gains = self._gains(view, seat, weighed.best, weighed.runner_up)
        kept = sorted(weighed.in_question, key=weighed.lost_chance)
        return Puzzle(
            id=hashlib.sha256(recipe.to_json().encode()).hexdigest()[:7],
            recipe=recipe,
            seat=seat,
            question=self.game.questions.name_of(int(view.copy().state.players[seat].asked)),
            theme=self._themes.of(self._named(weighed.best), self._named(weighed.runner_up), gains),
            difficulty=min(5, 1 + round(missed)),
            solution=self._line(view, seat, weighed.best, weighed),
            runner_up=self._line(view, seat, weighed.runner_up, weighed),
            gains=gains,
            middle=round(weighed.middle, 4),
            outcomes=tuple(
                parts.Outcome(self._named(it), round(weighed.lost_chance(it), 4), round(weighed.lost_points(it), 1))
                for it in kept
                if weighed.lost_chance(it) < weighed.middle or it.place in (*weighed.found, weighed.runner_up.place)
            )[:MOST_OUTCOMES],
        )

    def _missed(self, names: Sequence[str], view: Position, seat: int, found: Container[bytes], count: Count) -> float:
        """The shares of the tries in which these levels do not find it, added up."""
        start = process_time()
        missed = 0.0
        for name in names:
            for seed in range(TRIES[name]):
                bot = make_bot(name, self.game, seed, unhurried=True)
                turn = Turn(view.determinize(seat, WORLD), seat)
                turn.settle()
                while turn.legal:
                    turn = turn.after(bot.choose(turn.world.view(seat), seat))
                missed += (turn.place not in found) / TRIES[name]
        count.took("tried", start)
        return missed

    def _gains(self, view: Position, seat: int, best: Outcome, other: Outcome) -> dict[str, float]:
        after, instead = (_points(view, seat, it) for it in (best, other))
        gains = {source: round(points - instead[source], 1) for source, points in after.items()}
        return {source: gain for source, gain in gains.items() if abs(gain) >= LEAST_GAIN}

    def _line(self, view: Position, seat: int, outcome: Outcome, weighed: Weighed) -> Line:
        return Line(
            answers=self._named(outcome),
            decisions=_decisions(view, seat, outcome),
            chance=round(weighed.chance - weighed.lost_chance(outcome), 4),
            points=round(outcome.points, 1),
            error=round(outcome.error, 2),
        )

    def _named(self, outcome: Outcome) -> tuple[str, ...]:
        return tuple(self.game.actions.names[action] for action in outcome.answers)


def _is_clear(weighed: Weighed) -> bool:
    lead = LEAD if len(weighed.outcomes) >= FEW else 2 * LEAD
    return weighed.lead >= lead and len(weighed.found) <= MOST_WAYS


def _agree(one: Weighed, other: Weighed) -> bool:
    """Whether the best turn of each is as good as the best for the other too, and both are clear."""
    return other.best.place in one.found and one.best.place in other.found and _is_clear(other)


def _decisions(view: Position, seat: int, outcome: Outcome) -> int:
    """Answers of a line that were not the only ones; none if it does not end the turn."""
    turn, count = Turn(view.determinize(seat, WORLD), seat), 0
    for action in outcome.answers:
        count += len(turn.legal) > 1
        turn.answer(action)
    return count if turn.is_over else 0


def _points(view: Position, seat: int, outcome: Outcome) -> dict[str, float]:
    """Expected at the end, by source, in the mean of worlds that the seat can imagine."""
    found = []
    for number in range(WORLDS):
        turn = Turn(view.determinize(seat, seed=number), seat)
        for action in outcome.answers:
            turn.answer(action)
        found.append(outlook(turn.world)[seat].points)
    return {source: fmean(it[source] for it in found) for source in found[0]}
