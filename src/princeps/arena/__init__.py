"""The arena: tournaments between bots, with ratings and a report. What `princeps arena` runs; see `docs/arena.md`."""

import json
import sys
from contextlib import closing
from pathlib import Path

from princeps.arena.play import Outcome, playing, source_words
from princeps.arena.records import RecordsError, TournamentRecords, alone_in
from princeps.arena.report import draw_report
from princeps.arena.schedule import Settings, fixtures, read_settings
from princeps.arena.screen import print_standings, running_standings
from princeps.arena.standings import Standings, standings
from princeps.games import game as find_game
from princeps.kernel.errors import OptionError
from princeps.workers import Workers
from princeps.workers.processes import Processes

__all__ = ["Outcome", "Settings", "Standings", "hold", "read_settings", "run"]

ALONE = Processes(1)


def run(settings: Settings, games: int, workers: Workers, out: Path | None, json_only: bool) -> None:
    """Hold a tournament and report how it ended."""
    try:
        found = hold(settings, games, workers, out)
    except KeyboardInterrupt:
        if out:
            print(f"Stopped. Run the same command again to continue with what is in {out}.", file=sys.stderr)
        raise
    if json_only:
        print(json.dumps(found.as_data()))
    else:
        print_standings(found, find_game(settings.game).title, source_words(settings))


def hold(settings: Settings, games: int, workers: Workers = ALONE, out: Path | None = None) -> Standings:
    """Play the games that `out` does not hold yet. If this ends early, what was played is kept there."""
    if games < 1:
        raise OptionError(f"Play at least one game, not {games}.")
    with alone_in(out):
        records = TournamentRecords(out, settings) if out else None
        outcomes = records.outcomes if records else []
        if len(outcomes) > games:
            raise RecordsError(f"{out} holds {len(outcomes)} games already, more than {games}.")
        try:
            _play_rest(settings, games, workers, records, outcomes)
        finally:
            if records and outcomes:
                reached = standings(settings, outcomes)
                records.close(outcomes, reached.as_data(), draw_report(reached))
    return standings(settings, outcomes)


def _play_rest(
    settings: Settings, games: int, workers: Workers, records: TournamentRecords | None, outcomes: list[Outcome]
) -> None:
    done = {outcome.number for outcome in outcomes}
    waiting = (fixture for fixture in fixtures(settings, games) if fixture.number not in done)
    title = find_game(settings.game).title
    with (
        running_standings(title, games, outcomes) as note,
        closing(workers.work_through(playing(settings), waiting)) as played,
    ):
        for outcome, recipe in played:
            if records:
                records.add(outcome, recipe)
            outcomes.append(outcome)
            note(outcome)
