"""Play the games of a dataset and write them: workers play, threads of this process write."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from princeps.arena.records import RecordsError, alone_in
from princeps.arena.schedule import Fixture, Settings, fixtures
from princeps.dataset.folder import Folder, file_of
from princeps.dataset.games import Played, jobs, playing
from princeps.kernel.errors import OptionError
from princeps.workers import Workers, usable_cores
from princeps.workers.processes import Processes

ALONE = Processes(1)


@dataclass(frozen=True)
class Report:
    """What `princeps selfplay --json` prints. Equal settings and as many games give an equal digest, whoever played."""

    games: int
    decisions: int
    bytes: int
    digest: str

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def make(
    settings: Settings,
    games: int,
    out: Path,
    workers: Workers = ALONE,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play and write what `out` does not hold yet. If this ends early, every game that was over is kept there."""
    if games < 1:
        raise OptionError(f"Play at least one game, not {games}.")
    with alone_in(out):
        try:
            folder = Folder(out, settings, games)
            with ThreadPoolExecutor(usable_cores()) as pool:
                _Run(folder, pool, on_progress).play_rest(workers)
            report = _report(folder)
            folder.summarise(report.as_data())
        except OSError as error:
            raise RecordsError(f"Games cannot be kept in {out}: {error.strerror or error}.") from error
    return report


class _Run:
    def __init__(self, folder: Folder, pool: Executor, on_progress: Callable[[int], None]) -> None:
        self.folder, self.pool, self.on_progress = folder, pool, on_progress
        self.fixtures: dict[int, list[Fixture]] = {}  # by file that is not full yet: all games it will have
        self.played: dict[int, dict[int, Played]] = {}  # the same: those that are over
        self.writing: set[Future[None]] = set()

    def play_rest(self, workers: Workers) -> None:
        settings = self.folder.settings
        with closing(workers.work_through(playing(settings), jobs(settings, self.waiting()))) as played:
            for games in played:
                self.note(games)
        self.wait_for_writers(0)

    def waiting(self) -> Iterator[Fixture]:
        """The games that are not there yet; read as they are wanted, so that no more files are open than necessary."""
        all_games = fixtures(self.folder.settings, self.folder.games)
        for number, of_file in groupby(all_games, lambda fixture: file_of(fixture.number)):
            if self.folder.is_written(number):
                self.on_progress(len(self.folder.contents(number)))
                continue
            self.fixtures[number] = [*of_file]
            there = self.played[number] = {game.number: game for game in self.folder.take_up(number)}
            self.on_progress(len(there))
            missing = [fixture for fixture in self.fixtures[number] if fixture.number not in there]
            if not missing:
                self.write(number)
            yield from missing

    def note(self, games: list[Played]) -> None:
        for game in games:
            number = file_of(game.number)
            self.folder.keep(number, game)
            self.played[number][game.number] = game
            if len(self.played[number]) == len(self.fixtures[number]):
                self.write(number)
        self.on_progress(len(games))

    def write(self, number: int) -> None:
        in_order, played = self.fixtures.pop(number), self.played.pop(number)
        games = [(fixture, played[fixture.number]) for fixture in in_order]
        self.writing.add(self.pool.submit(self.folder.write, number, games))
        self.wait_for_writers(usable_cores())

    def wait_for_writers(self, most: int) -> None:
        """Until no more than so many files are being written; games at random are played faster than that."""
        while len(self.writing) > most:
            done, self.writing = wait(self.writing, return_when=FIRST_COMPLETED)
            for written in done:
                written.result()


def _report(folder: Folder) -> Report:
    decisions, digests = folder.decisions_and_digests()
    digest = sha256("".join(digests).encode()).hexdigest()
    return Report(len(digests), sum(decisions), folder.size(), digest)
