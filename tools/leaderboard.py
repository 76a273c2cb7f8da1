"""The leaderboard: measure a bot against the yardsticks, and write the tables of docs/leaderboard.md.

    python tools/leaderboard.py measure trajan my_package:MyBot --name "My bot" --note "what it is, in a few words"
    python tools/leaderboard.py write

Results are kept in docs/leaderboard.jsonl, one a line. A match that was measured with another program is a line that
somebody adds there; `write` then puts it on the page.

For the arena the yardsticks are `leaderboard:tiro` and so on: here our levels think for all their iterations, however
long a busy machine takes, so that results follow from seeds alone.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path

from princeps.arena import hold, read_settings
from princeps.bots.guest import BotMaker
from princeps.bots.levels import RANDOM, levels
from princeps.bots.mind import mind_of
from princeps.bots.search import SearchBot
from princeps.bots.winning import wilson
from princeps.games import game as find_game
from princeps.games import games as games_there_are
from princeps.workers.processes import Processes

PAGE = Path(__file__).parents[1] / "docs" / "leaderboard.md"
RESULTS = PAGE.with_suffix(".jsonl")
YARDSTICKS = (RANDOM, "tiro", "civis", "greedy", "senator")
UNLIMITED = 600.0  # seconds: only iterations count
SEED = 2018
BEGIN, END = "<!-- made by tools/leaderboard.py from leaderboard.jsonl -->\n", "<!-- until here -->\n"


@dataclass(frozen=True)
class Result:
    """A match of two players, every deal played twice with the seats swapped."""

    game: str
    name: str  # as the page calls the bot
    opponent: str
    games: int
    wins: float  # a shared win is half
    points: float  # means
    opponent_points: float
    seed: int
    rules: int  # the version of the game's rules
    version: str  # of Princeps
    command: str
    note: str = ""  # what else somebody has to know to repeat it

    @property
    def share(self) -> float:
        return self.wins / self.games

    def turned(self) -> "Result":
        """The same match from the opponent's side."""
        return replace(
            self,
            name=ours(self.opponent),
            opponent=self.name.strip("`"),
            wins=self.games - self.wins,
            points=self.opponent_points,
            opponent_points=self.points,
            note="",
        )


def ours(bot: str) -> str:
    """How the page calls a bot of ours."""
    return f"`{bot}`"


def unhurried(name: str) -> BotMaker:
    level = replace(levels()[name], seconds=UNLIMITED)
    return lambda game, seed: SearchBot(mind_of(game), level, seed)


tiro, civis, greedy, senator, princeps = map(unhurried, ("tiro", "civis", "greedy", "senator", "princeps"))


def in_arena(bot: str) -> str:
    """How the arena calls a bot, which for our levels are those above."""
    return f"leaderboard:{bot}" if bot in levels() else bot


def read(file: Path) -> list[Result]:
    return [Result(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def append(result: Result, file: Path) -> None:
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")


# --- measuring -------------------------------------------------------------------------------------------------------


def measure(game: str, bot: str, opponent: str, games: int, workers: int, name: str, note: str) -> Result:
    line_up = [in_arena(bot), in_arena(opponent)]
    settings = read_settings(game, line_up, players=2, seed=SEED)
    bots = hold(settings, games, Processes(workers)).bots
    own, others = (bots[each] for each in line_up)
    return Result(
        game=game,
        name=name,
        opponent=opponent,
        games=games,
        wins=own.wins,
        points=round(own.mean_score, 1),
        opponent_points=round(others.mean_score, 1),
        seed=SEED,
        rules=settings.rules,
        version=version("princeps"),
        command=f"PYTHONPATH=tools princeps arena {game} --bots {','.join(line_up)} --games {games} --seed {SEED}",
        note=note,
    )


# --- the page --------------------------------------------------------------------------------------------------------


def page_with(results: Sequence[Result], page: str) -> str:
    """The page with its tables made anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    parts = [part for game in games_there_are() for part in part_of(game, results)]
    return f"{before}{BEGIN}\n" + "\n\n".join(parts) + f"\n\n{END}{after}"


def part_of(game: str, results: Sequence[Result]) -> list[str]:
    own = [result for result in results if result.game == game]
    notes = dict.fromkeys(f"- {result.name}: {result.note}" for result in own if result.note)
    return [f"## {find_game(game).title}", shares(own), "\n".join(notes)]


def shares(results: Iterable[Result]) -> str:
    """A row for each bot, the best first; a column for each yardstick. Yardsticks meet once, for both their rows."""
    known = list(results)
    known += [result.turned() for result in known if result.name in map(ours, YARDSTICKS)]
    found = {(result.name, result.opponent): result for result in known}
    names = sorted({name for name, _ in found}, key=lambda name: strength(found, name), reverse=True)
    rows = [["", *(f"against `{yardstick}`" for yardstick in YARDSTICKS)], ["---", *["---:"] * len(YARDSTICKS)]]
    rows += [[name, *(cell(found.get((name, yardstick))) for yardstick in YARDSTICKS)] for name in names]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def strength(found: dict[tuple[str, str], Result], name: str) -> list[float]:
    """What counts most is the match against the best yardstick; who has not played it comes last."""
    return [share_against(found, name, yardstick) for yardstick in reversed(YARDSTICKS)]


def share_against(found: dict[tuple[str, str], Result], name: str, yardstick: str) -> float:
    if (name, yardstick) in found:
        return found[name, yardstick].share
    return 0.5 if name == ours(yardstick) else -1.0


def cell(result: Result | None) -> str:
    if result is None:
        return ""
    low, high = wilson(result.wins, result.games)
    percent = f"{100 * result.share:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {result.games}"
    return f"{percent}, {result.points:.0f} : {result.opponent_points:.0f}"


# --- the command -----------------------------------------------------------------------------------------------------


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("write", help="make the tables of the page anew")
    measuring = commands.add_parser("measure", help="play against the yardsticks, keep the results, write the page")
    measuring.add_argument("game", choices=games_there_are())
    measuring.add_argument("bot", help="as the arena calls it")
    measuring.add_argument("--name", help="as the page calls it; by default the same")
    measuring.add_argument("--note", default="", help="what it is, and what it needs to be repeated")
    measuring.add_argument("--against", nargs="*", default=YARDSTICKS, choices=YARDSTICKS, help="by default all")
    measuring.add_argument("--games", type=int, default=200, help="of each match")
    measuring.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(words)
    if given.command == "measure":
        for opponent in given.against:
            if opponent != given.bot:
                name = given.name or ours(given.bot)
                append(measure(given.game, given.bot, opponent, given.games, given.workers, name, given.note), RESULTS)
    PAGE.write_text(page_with(read(RESULTS), PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
