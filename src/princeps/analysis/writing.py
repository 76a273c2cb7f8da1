"""An analysis as JSON, for programs."""

from dataclasses import asdict
from typing import Any

import numpy as np

from princeps.analysis.decisions import Decision
from princeps.analysis.judgement import Considered, Judgement
from princeps.analysis.review import Analysis
from princeps.bots.mind import NEWEST
from princeps.kernel.actions import ActionSpace

CHANCE, POINTS = 4, 2  # digits behind the point


def as_data(analysis: Analysis) -> dict[str, Any]:
    position, recipe = analysis.match.position, analysis.match.recipe
    names = position.game.actions
    return {
        "game": recipe.game,
        "players": recipe.players,
        "is_over": position.is_over,
        "judge": {"network": NEWEST, "iterations": analysis.iterations, "seed": analysis.seed},
        "seats": [_seat(analysis, seat) for seat in range(position.players)],
        "decisions": [_decision(it, names) for it in analysis.decisions],
        "curve": np.round(analysis.curve, CHANCE).tolist(),
    }


def _seat(analysis: Analysis, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "points": analysis.match.position.scores[seat],
        "accuracy": round(analysis.accuracy(seat), 1),
        **asdict(analysis.accounts[seat]),
        "grades": {grade.value: count for grade, count in analysis.grades(seat).items()},
    }


def _decision(decision: Decision, actions: ActionSpace) -> dict[str, Any]:
    judgement, moment = decision.judgement, decision.moment
    chosen = actions.names[moment.action]
    return {
        "seat": decision.seat,
        "number": moment.number,
        "question": moment.question,
        "chosen": chosen,
        "best": judgement.best.name if judgement else chosen,
        "lost_chance": round(decision.lost_chance, CHANCE),
        "lost_points": round(decision.lost_points, POINTS),
        "grade": decision.grade.value,
        **_turn(decision),
        "answers": [_answer(it, judgement) for it in judgement.answers] if judgement else [],
    }


def _turn(decision: Decision) -> dict[str, Any]:
    """Where small losses of a whole turn add up to the grade."""
    if not decision.is_of_turn:
        return {}
    return {
        "turn_lost_chance": round(decision.turn_chance, CHANCE),
        "turn_lost_points": round(decision.turn_points, POINTS),
    }


def _answer(answer: Considered, judgement: Judgement) -> dict[str, Any]:
    return {
        "answer": answer.name,
        "chance": round(judgement.chance_after(answer), CHANCE),
        "points": round(answer.points, POINTS),
        "error": round(answer.error, POINTS),
    }
