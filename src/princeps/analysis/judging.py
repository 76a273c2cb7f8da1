"""One decision, judged by what the seat knew when it made it: the best answers, what each brings, what was lost.

The judge is the search of the strongest bot, given the view of the seat. Whatever looks like an error is looked at a
second time, for longer and with other worlds, before it counts: many errors found by a short look are its own.
"""

from dataclasses import replace
from math import inf

import numpy as np

from princeps.analysis.judgement import Considered, Judgement
from princeps.bots.advice import ADVISER, WORLDS, chance_in
from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.outlook import Reals, judgement
from princeps.bots.search import Finding, SearchBot
from princeps.bots.winning import log_odds
from princeps.kernel.game import Game, Position

CLOSER = 4  # times as many iterations for a second look
AT_A_GLANCE = 100  # iterations of the own turn alone: what they find is not hard to see
MOST_ANSWERS = 5  # kept, beside the chosen one
LEAST_GAIN = 0.1  # points of a source that are kept


class Judge:
    """Judges decisions, one at a time. Equal arguments give equal judgements, whatever was judged before."""

    def __init__(self, game: Game, iterations: int, seed: int = 0) -> None:
        level = replace(levels()[ADVISER], iterations=iterations, trees=1, seconds=inf, decided=False)
        closer = replace(level, iterations=CLOSER * iterations)
        glance = replace(level, iterations=AT_A_GLANCE, handovers=0)
        mind = mind_of(game)
        self._first, self._second = SearchBot(mind, level, seed), SearchBot(mind, closer, seed + 1)
        self._glance = SearchBot(mind, glance, seed)

    def judge(self, view: Position, seat: int, action: int) -> Judgement:
        return _judgement(view, seat, action, self._first.findings(view, seat, given=action))

    def look_closer(self, view: Position, seat: int, action: int) -> Judgement:
        return _judgement(view, seat, action, self._second.findings(view, seat, given=action))

    def is_hard_to_see(self, view: Position, seat: int, action: int) -> bool:
        return self._glance.findings(view, seat)[0].action != action


def _judgement(view: Position, seat: int, action: int, found: list[Finding]) -> Judgement:
    considered = {it.action: _considered(view, it) for it in found}
    best, chosen = considered[found[0].action], considered[action]
    if chosen.lead >= best.lead:
        best = chosen
    others = [it for it in considered.values() if it not in (best, chosen)][:MOST_ANSWERS]
    answers = [best, *(it for it in sorted([chosen, *others], key=lambda it: -it.lead) if it is not best)]
    return Judgement(chance_in(view, seat), tuple(answers), action)


def _considered(view: Position, finding: Finding) -> Considered:
    return Considered(
        action=finding.action,
        name=view.game.actions.names[finding.action],
        lead=log_odds(finding.chances),
        points=finding.points,
        error=finding.error,
        line=finding.line,
    )


# --- where the points are --------------------------------------------------------------------------------------------


def with_gains(judged: Judgement, view: Position, seat: int) -> Judgement:
    """The same judgement, knowing from which sources the chosen answer brings more or less than its rival: at the end
    of the turn, as the judge would play both, in the same worlds."""
    if judged.rival is None:
        return judged
    gains = np.zeros(len(mind_of(view.game).source_names))
    for number in range(WORLDS):
        world = view.determinize(seat, seed=number)
        gains += _expected(world, seat, judged.chosen) - _expected(world, seat, judged.rival)
    named = zip(mind_of(view.game).source_names, gains / WORLDS, strict=True)
    return replace(judged, gains={name: round(float(gain), 2) for name, gain in named if abs(gain) >= LEAST_GAIN})


def _expected(world: Position, seat: int, answer: Considered) -> Reals:
    """Points by source, when the answer and what would follow it in the turn have been given."""
    after, line = world.copy(), [answer.action, *answer.line]
    while seat in after.deciders and not after.is_over:
        legal = after.legal(seat)
        if line and line[0] in legal:
            after.play(seat, line.pop(0))
        elif len(legal) == 1:
            after.play(seat, legal[0])
        else:
            break
    expected: Reals = judgement(after)[0 if after.is_over else 1][seat]
    return expected
