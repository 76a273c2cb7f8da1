"""The games of a dataset: as in the arena, or in compiled code where everybody answers at random.

Both give the same games: where all bots are `random`, the compiled loop rolls the dice that these bots would.
What comes back from a worker is no more than the answers, a thousand bytes a game; the rest follows from them.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.arena.play import play, warm_up_bots
from princeps.arena.schedule import Fixture, Settings, fixtures
from princeps.bots.levels import RANDOM
from princeps.dataset.loops import loops_of
from princeps.games import game as find_game
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import Dice, dice
from princeps.kernel.events import NO_LOG
from princeps.workers import Task

MOST_DECISIONS = 4096  # more than a game has
GAMES_AT_ONCE = 100  # at random; a game between bots that think is a job of its own

Answers = npt.NDArray[np.int16]
Job = tuple[Fixture, ...]


class Played(NamedTuple):
    """A game that was played: its number, and all answers. The first seat that is asked always answers first."""

    number: int
    answers: Answers


def jobs(settings: Settings, wanted: Iterable[Fixture]) -> Iterator[Job]:
    size, waiting = GAMES_AT_ONCE if _is_random(settings) else 1, iter(wanted)
    while job := tuple(islice(waiting, size)):
        yield job


def playing(settings: Settings) -> Task[Job, list[Played]]:
    """What workers do for a dataset."""
    if _is_random(settings):
        first = tuple(fixtures(settings, 1))
        return Task(partial(play_at_random, settings, first), partial(play_at_random, settings))
    return Task(partial(warm_up_bots, settings), partial(play_between_bots, settings))


def _is_random(settings: Settings) -> bool:
    return set(settings.bots) == {RANDOM}


def play_between_bots(settings: Settings, job: Job) -> list[Played]:
    numbers = find_game(settings.game).actions.numbers
    recipes = [(fixture.number, play(settings, fixture, unhurried=True)[1]) for fixture in job]
    return [
        Played(number, np.array([numbers[move.action] for move in recipe.moves], np.int16))
        for number, recipe in recipes
    ]


# --- at random -------------------------------------------------------------------------------------------------------


def play_at_random(settings: Settings, job: Job) -> list[Played]:
    game, play_on = find_game(settings.game), loops_of(settings.game).play
    room: Buffer = np.empty(game.actions.size, np.int16)
    answers: Answers = np.empty(MOST_DECISIONS, np.int16)
    dice_of_seats = Dice.blank(settings.players)
    played = []
    for fixture in job:
        for seat in range(settings.players):
            dice_of_seats[seat] = dice(fixture.bot_seed(seat))[0]
        table = game.new(settings.players, fixture.deal, settings.options).array
        count = play_on(table, NO_LOG, room, dice_of_seats, answers)
        played.append(Played(fixture.number, answers[:count].copy()))
    return played
