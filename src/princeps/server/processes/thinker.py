"""A process that thinks: `python -m princeps.server.processes.thinker`.

It reads jobs from its standard input and writes an answer to each on its standard output, one after another. It is
given views and nothing else, so it cannot know more than the seat it thinks for. When its input closes, because the
server closed it or died, it exits even mid-thought.
"""

from collections import OrderedDict
from threading import Event, Thread
from typing import BinaryIO

import msgspec

from princeps.bots import Bot, BotError, make_bot
from princeps.bots.advice import Advice, advise
from princeps.bots.thought import Thought
from princeps.bots.warmup import load, warm_up_bots
from princeps.games import game as find_game
from princeps.kernel.game import Game, Position
from princeps.kernel.warmup import progress, warm_up
from princeps.server.processes.pipe import Failed, Hurry, Progress, attend, open_output, tell
from princeps.server.startup.warmup import warm_up_table

BOTS_KEPT = 8  # a bot keeps the trees of its turn, some 30 MB at the best level
BETWEEN_REPORTS = 0.2  # seconds


class Prepare(msgspec.Struct, tag="prepare", frozen=True):
    """Compile the rules of a game, or what its bots think with."""

    game: str
    bots: bool


class Choose(msgspec.Struct, tag="choose", frozen=True):
    """Choose an answer for a bot. `table` tells games apart, so that a bot finds what it thought earlier in its
    turn; `seed` is for a bot that has to be made first."""

    game: str
    table: str
    view: bytes
    seat: int
    level: str
    seed: int


class Advise(msgspec.Struct, tag="advise", frozen=True):
    """The best answers for a person who asks for a hint."""

    game: str
    view: bytes
    seat: int


Job = Prepare | Choose | Advise


class Prepared(msgspec.Struct, tag="prepared", frozen=True):
    pass


class Chosen(msgspec.Struct, tag="chosen", frozen=True):
    action: int


class Advised(msgspec.Struct, tag="advised", frozen=True):
    hints: list[Advice]


Answer = Prepared | Chosen | Advised | Failed

_jobs = msgspec.msgpack.Decoder(Job | Hurry)


def view_of(game: Game, view: bytes) -> Position:
    return game.restore(view)


class Thinker:
    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self.thought = Thought()

    def work(self, job: Job) -> None:
        self.thought = Thought()
        try:
            answer = self._answer(job)
        except BotError as error:
            answer = Failed(str(error))
        except Exception as error:
            answer = Failed(f"{type(error).__name__}: {error}")
        tell(self._output, answer)

    def hurry(self) -> None:
        self.thought.hurry()

    def _answer(self, job: Job) -> Answer:
        game = find_game(job.game)
        if isinstance(job, Prepare):
            return self._prepare(game, job.bots)
        view = view_of(game, job.view)
        if isinstance(job, Advise):
            return Advised(advise(view, job.seat, thought=self.thought))
        return Chosen(self._bot(game, job).choose(view, job.seat))

    def _bot(self, game: Game, job: Choose) -> Bot:
        key = (job.table, job.seat, job.level)
        bot = self._bots.pop(key, None) or make_bot(job.level, game, job.seed)
        self._bots[key] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot

    def _prepare(self, game: Game, bots: bool) -> Prepared:
        works = [warm_up_bots] if bots else [warm_up, warm_up_table]
        if bots:
            load(game)
        finished = Event()
        watcher = Thread(target=self._report, args=(finished,), daemon=True)
        watcher.start()
        try:
            for work in works:
                work(game)
        finally:
            finished.set()
            watcher.join()
        return Prepared()

    def _report(self, finished: Event) -> None:
        while not finished.wait(BETWEEN_REPORTS):
            now = progress()
            tell(self._output, Progress(now.done, now.total))


def main() -> None:
    thinker = Thinker(open_output())
    attend(_jobs, thinker.work, thinker.hurry)


if __name__ == "__main__":
    main()
