"""Tactics: positions with one clearly best answer, and the exhaustive search that proves it.

The search tries all that the seat can still decide, in worlds that agree with what it knows, down to the points at the
end. Nothing is judged on the way, so the positions must be small: near the end, with few answers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from princeps.kernel.game import Position

CLEARLY = 2  # points by which any other answer must fall short
LARGEST_SEARCH = 20_000  # positions in one world: beyond that a tactic is too large for a quick test


def game_over(position: Position) -> bool:
    return position.is_over


@dataclass(frozen=True)
class Tactic:
    """A position, the answers that are right in it, and the rule that makes them so.

    Rivals give their first legal answer: it should not matter what they do. Where it does, the tactic is `contested`:
    then they do what is worst for the seat. An early tactic says where it `ends`, since the game does not.
    """

    name: str
    rule: str
    position: Callable[[], Position]
    seat: int
    answers: tuple[str, ...]
    contested: bool = False
    ends: Callable[[Position], bool] = game_over
    worlds: int = 1

    def margins(self) -> dict[str, float]:
        return margins(self.position(), self.seat, self.worlds, self.contested, self.ends)


def margins(
    position: Position,
    seat: int,
    worlds: int = 1,
    contested: bool = False,
    ends: Callable[[Position], bool] = game_over,
) -> dict[str, float]:
    """For each answer of the seat the best final margin over its best rival that it can still reach, on average."""
    search = Search(seat, contested, ends)
    by_world = [search.answers(position.view(seat).determinize(seat, seed)) for seed in range(worlds)]
    names = position.game.actions.names
    return {names[answer]: fmean(found[answer] for found in by_world) for answer in by_world[0]}


def check(tactic: Tactic) -> None:
    """The named answers are equally good, and every other one is clearly worse."""
    found = tactic.margins()
    right = {name: found[name] for name in tactic.answers}
    wrong = {name: margin for name, margin in found.items() if name not in right}
    assert wrong, f"{tactic.name}: there is nothing to choose"
    assert len(set(right.values())) == 1, f"{tactic.name}: the right answers differ: {right}"
    assert max(wrong.values()) <= min(right.values()) - CLEARLY, f"{tactic.name}: {right}, but also {wrong}"


class Search:
    """Looks for the largest margin of a seat. Positions that were reached in another way before are remembered."""

    def __init__(self, seat: int, contested: bool, ends: Callable[[Position], bool]) -> None:
        self.seat, self.contested, self.ends = seat, contested, ends
        self._found: dict[bytes, int] = {}

    def answers(self, world: Position) -> dict[int, int]:
        """What each answer of the seat leads to in this world."""
        self._found.clear()
        return {answer: self._after(world, self.seat, answer) for answer in world.legal(self.seat)}

    def _after(self, position: Position, seat: int, answer: int) -> int:
        then = position.copy()
        then.play(seat, answer)
        return self._best(then)

    def _best(self, position: Position) -> int:
        key = position.to_bytes()
        if key not in self._found:
            assert len(self._found) < LARGEST_SEARCH, "too much to try: make the position smaller"
            self._found[key] = self._margin(position) if self.ends(position) else self._decide(position)
        return self._found[key]

    def _decide(self, position: Position) -> int:
        """Where several owe an answer at once the seat gives its own first."""
        deciders = position.deciders
        if self.seat in deciders:
            return max(self._after(position, self.seat, answer) for answer in position.legal(self.seat))
        rival = deciders[0]
        if self.contested:
            return min(self._after(position, rival, answer) for answer in position.legal(rival))
        return self._after(position, rival, position.legal(rival)[0])

    def _margin(self, position: Position) -> int:
        scores = position.scores
        return scores[self.seat] - max(score for rival, score in enumerate(scores) if rival != self.seat)
