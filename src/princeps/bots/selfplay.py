"""Bots that play against themselves, to learn from: games whose positions are noted as features with what came of them.

An answer is the most promising one in a possible world, give or take: promises are disturbed a little, so that games
differ and mistakes are seen to be mistakes. Some seats begin with answers at random, so that poor positions are known
as well; nothing is noted of them before they come to their senses. The functions without `@rule` are templates:
`bind_self_play` binds them to a game.
"""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.bots.judge import Numbers
from princeps.bots.mind import Layers, Mind
from princeps.bots.tree import WORLD, Desk, Settings, disturbance, whose_answer
from princeps.kernel.chance import Dice, below, seed_chance, seed_of_game
from princeps.kernel.options import read_options
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name, rule
from princeps.kernel.seats import deciders

deal = legal = apply = determinize = redact = is_over = features = promise_of = promising = lesson = open_name

ROWS_A_GAME = 4096  # more than a game fills
SEATS = 4  # at most
ONE_SENSELESS = 4  # of so many seats one
LONGEST_SENSELESS = 300  # decisions of the game
ONE_IN = 8  # of so many decisions one becomes a lesson
VARIANTS = 0.15  # share of the games that are played with options drawn at random
GAMES_A_CHUNK = 20


@rule
def draw_senseless_starts(dice: Dice, until: npt.NDArray[np.int64]) -> None:
    """For each seat how many decisions of the game go by before it plays with sense."""
    for p in range(len(until)):
        until[p] = below(dice, LONGEST_SENSELESS) if below(dice, ONE_SENSELESS) == 0 else 0


def answer_by_promise(desk: Desk, state: Any, mover: int, count: int, size: float) -> int:
    """The most promising answer in a world that agrees with what the seat knows, give or take."""
    desk.tables[WORLD] = state
    redact(desk.tables[WORLD], mover)
    determinize(desk.tables[WORLD], desk.log, mover, desk.dice[0])
    best, best_promise = 0, -1e9
    for i in range(count):
        promise = promise_of(desk, mover, int(desk.room[i])) + disturbance(desk.dice[0], size)
        if promise > best_promise:
            best, best_promise = i, promise
    return int(desk.room[best])


def note_lesson(state: Any, p: int, seen: Numbers, noted: Numbers, to_come: Numbers) -> None:
    """What the seat sees, and for each source what it has got, to be taken from what it will have got."""
    features(state, p, seen)
    for i in range(len(seen)):
        noted[i] = seen[i]
    for source in range(len(to_come)):
        to_come[source] = -state.players[p].points_from[source]


def play_against_itself(
    desk: Desk,
    table: RecordArray,
    blank: RecordArray,
    box: RecordArray,
    seed: int,
    first: int,
    games: int,
    size: float,
    noted: Numbers,
    to_come: Numbers,
) -> int:
    """Play games number `first` and following, and note lessons of all seats on the way; returns how many.

    A game that could have more lessons than there is room for is not begun.
    """
    owner = np.empty(len(noted), np.int64)
    senseless = np.empty(SEATS, np.int64)
    state = table[0]
    rows = 0
    for game in range(first, first + games):
        if rows + ROWS_A_GAME > len(noted):
            break
        start = rows
        game_seed = seed_of_game(desk.dice[0], seed, game)
        table[0] = blank[0]
        deal(state, desk.log, box[0], game_seed)
        seed_chance(desk.dice[0], game_seed ^ 1)
        draw_senseless_starts(desk.dice[0], senseless)
        decisions = 0
        while not is_over(state):
            decisions += 1
            if below(desk.dice[0], ONE_IN) == 0:
                for p in range(state.seats):
                    if decisions >= senseless[p]:
                        lesson(state, p, desk.network.seen, noted[rows], to_come[rows])
                        owner[rows] = p
                        rows += 1
            mover = whose_answer(deciders(state), 0)
            count = legal(state, mover, desk.room)
            action = int(desk.room[below(desk.dice[0], count)])
            if count > 1 and decisions >= senseless[mover]:
                action = promising(desk, state, mover, count, size)
            apply(state, desk.log, mover, action)
        for row in range(start, rows):
            to_come[row] += state.players[owner[row]].points_from
    return rows


def bind_self_play(mind: Mind) -> Any:
    rules = mind.game.rules
    names: dict[str, Any] = {
        "deal": rules.deal,
        "legal": rules.legal,
        "apply": rules.apply,
        "determinize": rules.determinize,
        "redact": rules.redact,
        "is_over": rules.is_over,
        "features": mind.features,
        "promise_of": mind.searching.promise_of,
    }
    names["promising"] = bind(answer_by_promise, mind.package, **names)
    names["lesson"] = bind(note_lesson, mind.package, **names)
    return bind(play_against_itself, mind.package, **names)


# --- games by the thousand -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lessons:
    """Positions as features, and the points that the seat still made."""

    seen: npt.NDArray[np.float16]
    to_come: npt.NDArray[np.float32]
    final: float  # mean points at the end, of one game in twenty

    def __add__(self, other: "Lessons") -> "Lessons":
        return Lessons(
            np.concatenate([self.seen, other.seen]), np.concatenate([self.to_come, other.to_come]), other.final
        )


class SelfPlay:
    """Games of a mind against itself, on several threads."""

    def __init__(self, mind: Mind, workers: int = 1) -> None:
        self.mind = mind
        self.workers = workers
        self._play = bind_self_play(mind)
        self.edition = mind.game.load_edition(None)

    def lessons(self, layers: Layers, games: int, seed: int, disturbance: float) -> Lessons:
        firsts = range(0, games, GAMES_A_CHUNK)
        with ThreadPoolExecutor(self.workers) as pool:
            parts = list(pool.map(lambda first: self._chunk(layers, first, seed, disturbance), firsts))
        seen = np.concatenate([part[0] for part in parts])
        to_come = np.concatenate([part[1] for part in parts])
        return Lessons(seen, to_come, float(np.mean(np.concatenate([part[2] for part in parts]))))

    def _chunk(self, layers: Layers, first: int, seed: int, disturbance: float) -> Any:
        game = self.mind.game
        chance = random.Random(f"{seed} {first}")
        players = chance.choice((2, 2, 3, 4))
        blank = game.blank(players, self._options(players, chance), self.edition)
        room = GAMES_A_CHUNK * ROWS_A_GAME // ONE_IN + ROWS_A_GAME
        noted = np.zeros((room, len(self.mind.feature_names)), np.float32)
        to_come = np.zeros((room, len(self.mind.source_names)), np.float32)
        desk = self.mind.desk(1, Settings.blank(), 0, layers)
        table = game.state.blank()
        rows = self._play(
            desk,
            table,
            blank,
            self.edition.box,
            seed,
            first,
            GAMES_A_CHUNK,
            disturbance,
            noted,
            to_come,
        )
        scores = np.empty(game.players[-1], np.int16)
        game.compiled.scores(table, scores)
        return noted[:rows].astype(np.float16), to_come[:rows].copy(), scores[:players]

    def _options(self, players: int, chance: random.Random) -> Any:
        game = self.mind.game
        words: dict[str, Any] = {}
        if chance.random() < VARIANTS:
            switches = [declared.name for declared in fields(game.options) if declared.type is bool]
            words = {name: chance.choice(("yes", "no")) for name in switches}
        return read_options(game.options, words, players)


def blank_layers(mind: Mind) -> Layers:
    """Expects nothing to come: whoever judges with them goes for points now."""
    first = np.zeros((len(mind.feature_names) + 1, 1), np.float32)
    return first, np.zeros((len(mind.source_names) + 1, 2), np.float32)
