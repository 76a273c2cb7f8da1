"""What decides a game of two equal players: the deal, later draws, or answers that might have been others?

python benchmarks/what_decides.py measure trajan --games 100   # into build/what_decides; goes on where it stopped
python benchmarks/what_decides.py show                         # as parts of the variance of results, and who sees them
python benchmarks/what_decides.py width FOLDER                 # of the interval without luck, in games of the arena

The players of `measure` take what promises most in a world that they imagine. So they are quick, and may answer
otherwise when asked again. Here and there, what might have happened as easily is played to its end many times: other
deals, other draws, other answers in the same place. How far apart their means lie, less what their own noise makes of
that, is the part of the variance that was decided there; and how well a judgement goes along with them is what it could
take off.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

import princeps
from princeps.arena.play import Outcome
from princeps.arena.records import RESULTS
from princeps.arena.without_luck import without_luck
from princeps.bots.judge import bind_judge
from princeps.bots.levels import levels
from princeps.bots.mind import Mind, mind_of
from princeps.bots.search import SPARE_NODES, settings_of
from princeps.bots.selfplay import answer_by_promise
from princeps.bots.tree import NONE, ROOT, VIEW, Desk, clear_tree, judge_all_seats, whose_answer
from princeps.kernel.chance import seed_chance
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name, rule
from princeps.kernel.seats import ALL_SEATS, deciders

legal = apply = determinize = redact = is_over = rank = open_name
by_promise = judge_seats = search = answer = branch_off = play_on = open_name

FOLDER = Path("build/what_decides")
VARIANCE = 0.25  # of the results of two equal players, as long as nobody shares a win
PLAYOUTS = 40  # of whatever might have happened
WORLDS = 4  # draws that are compared
ASKED = 8  # times for an answer
DEALS_ONE_IN = 4  # games in which deals are compared
SELDOM = 0.03  # chance that a place is looked at closely, even if it seems to decide nothing
TIMES = 8  # that a judgement is averaged over
ITERATIONS = 150
TO_THE_END = 1 << 30
JUDGED_AFTER = (0, 6, 20, 60)  # decisions
JUDGEMENTS = ("outlook", *(f"outlook {count} decisions later" for count in JUDGED_AFTER[1:]), "searches")
PARTS = ("deal", "draws", "answers")

Reals = npt.NDArray[np.float64]


# --- compiled --------------------------------------------------------------------------------------------------------


def answer_of(desk: Desk, state: Any, mover: int) -> int:
    count = legal(state, mover, desk.room)
    return int(desk.room[0]) if count == 1 else int(by_promise(desk, state, mover, count, 0.0))


def play_some(desk: Desk, state: Any, decisions: int) -> None:
    while not is_over(state) and decisions > 0:
        mover = whose_answer(deciders(state), 0)
        decisions -= legal(state, mover, desk.room) > 1
        apply(state, desk.log, mover, answer(desk, state, mover))


def begin_branch(desk: Desk, table: RecordArray, before: RecordArray, seat: int, action: int) -> None:
    """What nobody knows yet is drawn anew; an answer is given, if there is one to give."""
    table[0] = before[0]
    determinize(table[0], desk.log, ALL_SEATS, desk.dice[0])
    if action != NONE:
        apply(table[0], desk.log, seat, action)


def play_out(
    desk: Desk, table: RecordArray, before: RecordArray, seat: int, action: int, places: Any, wins: Reals
) -> None:
    """Whether the first seat wins, each time."""
    for i in range(len(wins)):
        branch_off(desk, table, before, seat, action)
        play_on(desk, table[0], TO_THE_END)
        rank(table, places)
        wins[i] = 0.5 + 0.5 * np.sign(places[1] - places[0])


def judge_later(desk: Desk, table: RecordArray, before: RecordArray, seat: int, action: int, decisions: int) -> float:
    """The first seat's chances after some more decisions, on average."""
    total = 0.0
    for _ in range(TIMES):
        branch_off(desk, table, before, seat, action)
        play_on(desk, table[0], decisions)
        judge_seats(desk, table[0])
        total += desk.chances[0]
    return total / TIMES


@rule
def chances_at_root(desk: Desk) -> float:
    """The first seat's, of two, as the search has found them."""
    visits, chances = 0, 0.0
    index = int(desk.tree[ROOT].first)
    while index != NONE:
        node = desk.tree[index]
        visits += int(node.visits)
        chances += float(node.chances) if node.mover == 0 else int(node.visits) - float(node.chances)
        index = int(node.sibling)
    return chances / max(visits, 1)


def judge_by_search(desk: Desk, table: RecordArray, before: RecordArray, seat: int, action: int) -> float:
    """The first seat's chances, according to short searches in two worlds."""
    total = 0.0
    for _ in range(2):
        branch_off(desk, table, before, seat, action)
        if is_over(table[0]):
            judge_seats(desk, table[0])
            total += desk.chances[0]
        else:
            mover = whose_answer(deciders(table[0]), 0)
            desk.tables[VIEW] = table[0]
            redact(desk.tables[VIEW], mover)
            clear_tree(desk)
            search(desk, mover, ITERATIONS)
            total += chances_at_root(desk)
    return total / 2


def _bound(mind: Mind) -> dict[str, Any]:
    rules = mind.game.rules
    names: dict[str, Any] = {
        "legal": rules.legal,
        "apply": rules.apply,
        "determinize": rules.determinize,
        "redact": rules.redact,
        "is_over": rules.is_over,
        "rank": mind.game.compiled.rank,
        "promise_of": mind.searching.promise_of,
        "search": mind.searching.search,
        "final_points": bind_judge(mind.package, mind.features)[0],
    }
    for name, template in (
        ("by_promise", answer_by_promise),
        ("judge_seats", judge_all_seats),
        ("answer", answer_of),
        ("play_on", play_some),
        ("branch_off", begin_branch),
        ("play_out", play_out),
        ("judge_later", judge_later),
        ("judge_by_search", judge_by_search),
    ):
        names[name] = bind(template, mind.package, **names)
    return names


# --- measuring -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Branch:
    """What might have happened: a table that shows only what some seat knows, and perhaps an answer."""

    before: RecordArray
    seat: int = 0
    action: int = NONE
    often: int = 1


@dataclass(frozen=True)
class Place:
    """A place in a game, looked at closely."""

    part: str
    weight: float  # of how many places it is one
    often: list[int]  # by branch
    wins: list[float]  # by branch: the share of playouts that the first seat won
    errors: list[float]  # by branch: the variance of this share
    judged: list[list[float]]  # by branch and judgement


class Laboratory:
    """Plays games of a game."""

    def __init__(self, name: str) -> None:
        mind = mind_of(princeps.game(name))
        self.game, self.rules, self.bound = mind.game, mind.game.rules, _bound(mind)
        level = levels()["princeps"]
        nodes = SPARE_NODES + 2 * ITERATIONS * level.width
        self.desk = mind.desk(nodes, settings_of(level), 0, mind.layers())
        self.table, self.trial = self.game.state.blank(), self.game.state.blank()
        self.places, self.wins = np.zeros(self.game.players[-1], np.int16), np.zeros(PLAYOUTS)

    def play(self, number: int) -> Iterator[Place]:
        """A game, and what was decided at places drawn at random."""
        seed_chance(self.desk.dice[0], number)
        random = np.random.default_rng(number)
        if number % DEALS_ONE_IN == 0:
            deals = random.integers(1 << 40, size=2).tolist()
            yield self._place("deal", DEALS_ONE_IN, [Branch(self._known(self._dealt(seed))) for seed in deals])
        self.table[0] = self._dealt(number)[0]
        while not self.rules.is_over(self.table[0]):
            seat = whose_answer(deciders(self.table[0]), 0)
            before = self._known(self.table)
            action = self._answer(seat)
            for part, branches in (
                ("answers", self._answers(before, seat)),
                ("draws", self._draws(before, seat, action)),
            ):
                if len(branches) > 1:
                    chances = [self._call("judge_later", branch, 0) for branch in branches]
                    looked_at = min(1.0, SELDOM + float(np.std(chances)))
                    if random.random() < looked_at:
                        yield self._place(part, 1 / looked_at, branches)
            self.rules.apply(self.table[0], self.desk.log, seat, action)

    def _dealt(self, seed: int) -> RecordArray:
        return self.game.new(2, seed).copy().array

    def _known(self, table: RecordArray) -> RecordArray:
        known = table.copy()
        self.rules.redact(known[0], ALL_SEATS)
        return known

    def _answer(self, seat: int) -> int:
        return int(self.bound["answer"](self.desk, self.table[0], seat))

    def _answers(self, before: RecordArray, seat: int) -> list[Branch]:
        """Those that the player might give."""
        if self.rules.legal(self.table[0], seat, self.desk.room) == 1:
            return []
        found = Counter(self._answer(seat) for _ in range(ASKED))
        return [Branch(before, seat, action, often) for action, often in found.items()]

    def _draws(self, before: RecordArray, seat: int, action: int) -> list[Branch]:
        """What may come of an answer."""
        worlds = []
        for _ in range(WORLDS):
            self.bound["branch_off"](self.desk, self.trial, before, seat, action)
            worlds.append(self._known(self.trial))
        if len({world.tobytes() for world in worlds}) == 1:
            return []
        return [Branch(world) for world in worlds]

    def _call(self, name: str, branch: Branch, *more: Any) -> Any:
        return self.bound[name](self.desk, self.trial, branch.before, branch.seat, branch.action, *more)

    def _place(self, part: str, weight: float, branches: Sequence[Branch]) -> Place:
        wins, errors, judged = [], [], []
        for branch in branches:
            self._call("play_out", branch, self.places, self.wins)
            wins.append(float(self.wins.mean()))
            errors.append(float(self.wins.var(ddof=1)) / PLAYOUTS)
            later = [self._call("judge_later", branch, decisions) for decisions in JUDGED_AFTER]
            judged.append([*later, self._call("judge_by_search", branch)])
        return Place(part, weight, [branch.often for branch in branches], wins, errors, judged)


app = App(help=__doc__, help_format="plaintext")


@app.command
def measure(
    game: str,
    *,
    games: Annotated[int, Parameter(help="How many to play.")] = 100,
    first: Annotated[int, Parameter(help="The number of the first: others give others.")] = 0,
    out: Path = FOLDER,
) -> None:
    """Play and look closely; each game is noted as soon as it is over."""
    laboratory, file = Laboratory(game), out / f"{game}-{first}.jsonl"
    out.mkdir(parents=True, exist_ok=True)
    done = len(file.read_text().splitlines()) if file.exists() else 0
    for number in track(range(first + done, first + games), princeps.game(game).title):
        line = json.dumps([asdict(place) for place in laboratory.play(number)])
        with file.open("a") as noted:
            noted.write(line + "\n")


# --- showing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decided:
    """By part and by game, each place weighed."""

    places: Reals
    variance: Reals  # of the true chances
    together: Reals  # covariance of each judgement with them
    squares: Reals  # variance of each judgement

    def shares(self, games: Any = slice(None)) -> tuple[Reals, Reals]:
        """Of the variance of results: what is decided, and what each judgement would take off."""
        together, squares = self.together[:, games].mean(1), self.squares[:, games].mean(1)
        told = np.divide(np.maximum(together, 0) ** 2, squares, out=np.zeros_like(squares), where=squares > 0)
        return self.variance[:, games].mean(1) / VARIANCE, told / VARIANCE


def read(files: Sequence[Path]) -> Decided:
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    shape = len(PARTS), len(lines)
    found = Decided(np.zeros(shape), np.zeros(shape), *(np.zeros((*shape, len(JUDGEMENTS))) for _ in range(2)))
    for number, places in enumerate(lines):
        for it in places:
            at = PARTS.index(it["part"]), number
            often, total = np.array(it["often"], float)[:, None], sum(it["often"])
            columns = np.column_stack([it["wins"], it["judged"]])
            away = columns - (often * columns).sum(0) / total
            products = (often * away).T @ away / (total - 1)
            noise = (often[:, 0] * (1 - often[:, 0] / total) * it["errors"]).sum() / (total - 1)
            found.places[at] += 1
            found.variance[at] += it["weight"] * (products[0, 0] - noise)
            found.together[at] += it["weight"] * products[0, 1:]
            found.squares[at] += it["weight"] * products.diagonal()[1:]
    return found


@app.command
def show(*, out: Path = FOLDER) -> None:
    """Parts of the variance of results, with 95 % of bootstrap samples of games."""
    console = Console(width=200)
    for name in princeps.games():
        files = sorted(out.glob(f"{name}-*.jsonl"))
        if not files:
            continue
        found = read(files)
        games = found.places.shape[1]
        random = np.random.default_rng(0)
        samples = [found.shares(random.integers(games, size=games)) for _ in range(2000)]
        parts, told = found.shares()
        table = Table(
            title=f"{name}, {games} games",
            caption=f"all parts together: {_shown(parts.sum(), [it[0].sum() for it in samples])}",
        )
        for column in ("part", "places", "decided here", *JUDGEMENTS):
            table.add_column(column)
        for row, part in enumerate(PARTS):
            decided = _shown(parts[row], [sample[0][row] for sample in samples])
            seen = [_shown(told[row, j], [sample[1][row, j] for sample in samples]) for j in range(len(JUDGEMENTS))]
            table.add_row(part, f"{found.places[row].sum():.0f}", decided, *seen)
        console.print(table)


@app.command
def width(folder: Path) -> None:
    """In a folder where equal players sat: `princeps arena GAME --bots tiro --players 2 --games 150 --out FOLDER`."""
    lines = (folder / RESULTS).read_text().splitlines()
    games = [replace(Outcome(**json.loads(line)), seats=["first", "second"]) for line in lines]
    careful = [replace(game, slips_in_wins=None, slips_in_points=None) for game in games]
    for taken_off, outcomes in (("luck", careful), ("luck and slips", games)):
        if fair := without_luck("first", outcomes):
            print(f"{taken_off}: {fair.width:.3f} of the plain one, {len(games)} games")


def _shown(share: float, samples: Sequence[float]) -> str:
    low, high = np.quantile(samples, (0.025, 0.975))
    return f"{share:.2f} ({low:.2f} – {high:.2f})"


if __name__ == "__main__":
    app()
