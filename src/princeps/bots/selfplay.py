"""Self-play: games of a bot against itself, whose positions are noted as features together with their outcome.

An answer is found by a small search, or is simply the most promising one in a possible world. Promises get a little
noise, so that games differ and the network sees what mistakes cost; players who search answer by promise now and then.
Some seats begin with random answers, so that poor positions occur as well; nothing is noted for a seat while it plays
at random. Some seats may be given to a rival who judges by another network, to learn to beat it or to measure against
it. The functions without `@rule` are templates: `bind_self_play` binds them to a game.
"""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.bots.characters import Likes
from princeps.bots.judge import Numbers
from princeps.bots.levels import levels
from princeps.bots.mind import Layers, Mind
from princeps.bots.search import SPARE_NODES, settings_of
from princeps.bots.thought import Listener
from princeps.bots.tree import NONE, ROOT, VIEW, WORLD, Desk, clear_tree, noise, whose_answer
from princeps.kernel.chance import Dice, below, seed_chance, seed_of_game
from princeps.kernel.options import read_options
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name, rule
from princeps.kernel.seats import deciders

deal = legal = apply = determinize = redact = is_over = open_name
features = promise_of = search = by_promise = by_search = answer = at_random = lesson = open_name

ROWS_A_GAME = 4096  # more than a game fills
SEATS = 4  # at most
RANDOM_START_ONE_IN = 4  # one seat in so many begins at random
LONGEST_RANDOM_START = 300  # decisions of the game
BY_PROMISE_ONE_IN = 12  # one decision in so many, for players who search
ONE_IN = 8  # one decision in so many becomes a lesson
ONE_SEARCHED_IN = 2  # the same for searched games, which are expensive
USUAL_TABLES = (2, 2, 3, 4)  # numbers of players to draw from
VARIANTS = 0.15  # share of the games that are played with options drawn at random
GAMES_A_CHUNK = 20
SEARCHES_LIKE = "princeps"
CHUNKS_OF_SEARCHED = 5  # so many times fewer games in a chunk of searched ones


class Player(NamedTuple):
    """Who answers, and how."""

    desk: Desk
    iterations: int  # of a search for each answer; 0: by promise
    noise: float  # added to promises, in points


class Notes(NamedTuple):
    """What is noted during games."""

    one_in: int  # one decision in so many becomes a lesson
    seen: Numbers  # by lesson: features
    to_come: Numbers  # by lesson: points by source
    owner: npt.NDArray[np.int32]  # by lesson: whose it is, a number for each seat of each game
    final: Numbers  # by game and seat: points at the end, by source


@rule
def draw_random_starts(dice: Dice, until: npt.NDArray[np.int64]) -> None:
    """For each seat, the decision of the game up to which it plays at random."""
    for p in range(len(until)):
        until[p] = below(dice, LONGEST_RANDOM_START) if below(dice, RANDOM_START_ONE_IN) == 0 else 0


def answer_by_promise(desk: Desk, state: Any, mover: int, count: int, size: float) -> int:
    """The most promising answer in a world that agrees with what the seat knows, with some noise."""
    desk.tables[WORLD] = state
    redact(desk.tables[WORLD], mover)
    determinize(desk.tables[WORLD], desk.log, mover, desk.dice[0])
    best, best_promise = 0, -1e9
    for i in range(count):
        promise = promise_of(desk, mover, int(desk.room[i])) + noise(desk.dice[0], size)
        if promise > best_promise:
            best, best_promise = i, promise
    return int(desk.room[best])


def answer_by_search(desk: Desk, state: Any, mover: int, iterations: int) -> int:
    """The answer that a search from the seat's view visits most."""
    desk.tables[VIEW] = state
    redact(desk.tables[VIEW], mover)
    clear_tree(desk)
    search(desk, mover, iterations)
    index = int(desk.tree[ROOT].first)
    best = index
    while index != NONE:
        if desk.tree[index].visits > desk.tree[best].visits:
            best = index
        index = int(desk.tree[index].sibling)
    return int(desk.tree[best].action)


def answer_of_player(player: Player, state: Any, mover: int) -> int:
    desk = player.desk
    count = legal(state, mover, desk.room)
    if count == 1:
        return int(desk.room[0])
    carefully = player.noise == 0 or below(desk.dice[0], BY_PROMISE_ONE_IN) > 0
    if player.iterations > 0 and carefully:
        return int(by_search(desk, state, mover, player.iterations))
    return int(by_promise(desk, state, mover, count, player.noise))


def answer_at_random(desk: Desk, state: Any, mover: int) -> int:
    return int(desk.room[below(desk.dice[0], legal(state, mover, desk.room))])


def note_lesson(state: Any, p: int, seen: Numbers, noted: Numbers, to_come: Numbers) -> None:
    """What the seat sees, and minus its points so far by source, to which its final points are added later."""
    features(state, p, seen)
    for i in range(len(seen)):
        noted[i] = seen[i]
    for source in range(len(to_come)):
        to_come[source] = -state.players[p].points_from[source]


def play_against_itself(
    player: Player,
    rival: Player,
    rivals: int,
    table: RecordArray,
    blank: RecordArray,
    box: RecordArray,
    seed: int,
    first: int,
    notes: Notes,
) -> int:
    """Play games from number `first` on, and note lessons for all seats; returns how many.

    `rivals` is a bit mask of the rival's seats. As many games are played as the notes have room for final points; one
    that might need more lessons than there is room for is not begun.
    """
    random_until = np.zeros(SEATS, np.int64)
    state = table[0]
    dice = player.desk.dice[0]
    rows = 0
    for game in range(len(notes.final)):
        if rows + ROWS_A_GAME > len(notes.seen):
            break
        start = rows
        game_seed = seed_of_game(dice, seed, first + game)
        table[0] = blank[0]
        deal(state, player.desk.log, box[0], game_seed)
        seed_chance(dice, game_seed ^ 1)
        seed_chance(rival.desk.dice[0], game_seed ^ 2)
        if player.noise > 0 and rivals == 0:
            draw_random_starts(dice, random_until)
        decisions = 0
        while not is_over(state):
            decisions += 1
            if notes.one_in > 0 and below(dice, notes.one_in) == 0:
                for p in range(state.seats):
                    if decisions >= random_until[p]:
                        lesson(state, p, player.desk.network.seen, notes.seen[rows], notes.to_come[rows])
                        notes.owner[rows] = (first + game) * SEATS + p
                        rows += 1
            mover = whose_answer(deciders(state), 0)
            if decisions < random_until[mover]:
                action = at_random(player.desk, state, mover)
            elif rivals >> mover & 1:
                action = answer(rival, state, mover)
            else:
                action = answer(player, state, mover)
            apply(state, player.desk.log, mover, action)
        for row in range(start, rows):
            notes.to_come[row] += state.players[notes.owner[row] % SEATS].points_from
        for p in range(state.seats):
            notes.final[game, p] = state.players[p].points_from
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
        "search": mind.searching.search,
    }
    names["by_promise"] = bind(answer_by_promise, mind.package, **names)
    names["by_search"] = bind(answer_by_search, mind.package, **names)
    names["answer"] = bind(answer_of_player, mind.package, **names)
    names["at_random"] = bind(answer_at_random, mind.package, **names)
    names["lesson"] = bind(note_lesson, mind.package, **names)
    return bind(play_against_itself, mind.package, **names)


# --- games in bulk ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Style:
    """How a network plays: the length of its searches, how much noise is added to promises, and a plan: what it likes
    and dislikes besides winning points. Only whoever plays against rivals follows a plan."""

    layers: Layers
    iterations: int = 0
    noise: float = 0.0
    likes: Likes = field(default_factory=dict)


@dataclass(frozen=True)
class Lessons:
    """Positions as features, and the points that the seat still made after them."""

    seen: npt.NDArray[np.float16]
    to_come: npt.NDArray[np.float32]
    owner: npt.NDArray[np.int32]  # whose position it is: a number for each seat of each game; in order of time
    final: Numbers  # by owner: points at the end, by source

    def __add__(self, other: "Lessons") -> "Lessons":
        return Lessons(
            np.concatenate([self.seen, other.seen]),
            np.concatenate([self.to_come, other.to_come]),
            np.concatenate([self.owner, other.owner + len(self.final)]),
            np.concatenate([self.final, other.final]),
        )

    @property
    def points_a_seat(self) -> float:
        """Mean points at the end; seats without lessons are left out."""
        return float(self.final[np.unique(self.owner)].sum(1).mean())


class SelfPlay:
    """Games of a mind against itself, on several threads."""

    def __init__(self, mind: Mind, workers: int = 1) -> None:
        self.mind = mind
        self.workers = workers
        self._play = bind_self_play(mind)
        self.edition = mind.game.load_edition(None)

    def lessons(
        self,
        style: Style,
        games: int,
        seed: int,
        on_progress: Listener | None = None,
        players: Sequence[int] = USUAL_TABLES,
        rivals: Sequence[Style] = (),
    ) -> Lessons:
        """From so many games, or a few more; reports from time to time what share of them is over.

        If rivals are given, the style has one seat of each game, and a rival drawn from them has the others.
        """
        size = GAMES_A_CHUNK // (CHUNKS_OF_SEARCHED if style.iterations else 1)
        firsts = range(0, games, size)
        parts = []
        with ThreadPoolExecutor(self.workers) as pool:
            for part in pool.map(lambda first: self._chunk(style, first, size, seed, players, rivals), firsts):
                parts.append(part)
                if on_progress:
                    on_progress(len(parts) / len(firsts))
        return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def match(self, style: Style, rival: Style, games: int, seed: int, players: int = 2) -> npt.NDArray[np.float32]:
        """One seat against rivals of another style, every deal in all rotations: points by game, player and source.

        The points of the one seat come first.
        """
        with ThreadPoolExecutor(self.workers) as pool:
            played = pool.map(lambda number: self._game(style, rival, number, seed, players), range(games))
            return np.array(list(played))

    def _game(self, style: Style, rival: Style, number: int, seed: int, players: int) -> Numbers:
        deal, own = divmod(number, players)
        blank = self.mind.game.blank(players, self._options(players, {}), self.edition)
        notes = self._notes(0, 1, 0)
        others = [p for p in range(players) if p != own]
        self._run(style, rival, sum(1 << p for p in others), blank, seed, deal, notes)
        return notes.final[0, [own, *others]]

    def _chunk(
        self, style: Style, first: int, games: int, seed: int, tables: Sequence[int], rivals: Sequence[Style]
    ) -> Any:
        chance = random.Random(f"{seed} {first}")
        players = chance.choice(tables)
        blank = self.mind.game.blank(players, self._options(players, self._variant(chance)), self.edition)
        one_in = ONE_SEARCHED_IN if style.iterations else ONE_IN
        notes = self._notes(games * ROWS_A_GAME // one_in + ROWS_A_GAME, games, one_in)
        rival, left = style, 0
        if rivals:
            rival, left = chance.choice(rivals), (1 << players) - 1 - (1 << chance.randrange(players))
        rows = self._run(style, rival, left, blank, seed, first, notes)
        return (
            notes.seen[:rows].astype(np.float16),
            notes.to_come[:rows].copy(),
            notes.owner[:rows].copy(),
            notes.final.reshape(games * SEATS, -1),
        )

    def _notes(self, rows: int, games: int, one_in: int) -> Notes:
        return Notes(
            one_in,
            np.zeros((max(rows, ROWS_A_GAME), len(self.mind.feature_names)), np.float32),
            np.zeros((max(rows, ROWS_A_GAME), len(self.mind.source_names)), np.float32),
            np.zeros(max(rows, ROWS_A_GAME), np.int32),
            np.zeros((games, SEATS, len(self.mind.source_names)), np.float32),
        )

    def _run(
        self, style: Style, rival: Style, rivals: int, blank: RecordArray, seed: int, first: int, notes: Notes
    ) -> int:
        table = self.mind.game.state.blank()
        player = self._player(style)
        if style.likes and rivals:
            player.desk.network.taste.seat[0] = next(p for p in range(SEATS) if not rivals >> p & 1)
        rival_player = self._player(rival)
        rows: int = self._play(player, rival_player, rivals, table, blank, self.edition.box, seed, first, notes)
        return rows

    def _player(self, style: Style) -> Player:
        level = levels()[SEARCHES_LIKE]
        nodes = SPARE_NODES + 2 * style.iterations * level.width
        taste = self.mind.taste(style.layers, style.likes)
        desk = self.mind.desk(nodes, settings_of(level), 0, style.layers, taste)
        return Player(desk, style.iterations, float(style.noise))

    def _variant(self, chance: random.Random) -> dict[str, Any]:
        if chance.random() >= VARIANTS:
            return {}
        switches = [declared.name for declared in fields(self.mind.game.options) if declared.type is bool]
        return {name: chance.choice(("yes", "no")) for name in switches}

    def _options(self, players: int, words: dict[str, Any]) -> Any:
        return read_options(self.mind.game.options, words, players)


def blank_layers(mind: Mind) -> Layers:
    """A network that expects nothing to come: whoever judges with it goes for points now."""
    return Layers(
        first=np.zeros((len(mind.feature_names) + 1, 1), np.float32),
        middle=np.zeros((2, 0), np.float32),
        last=np.zeros((len(mind.source_names) + 1, 2), np.float32),
    )
