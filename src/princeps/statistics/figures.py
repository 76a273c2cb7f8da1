"""Figures from results. Each names the games that it comes from."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from statistics import fmean

from princeps.bots import LEVELS
from princeps.table.messages.statistics import (
    PEOPLE,
    STRANGER,
    AgainstLevel,
    PersonalRecord,
    Places,
    PointsOfGame,
    Result,
    Rival,
    SourceMean,
    Statistics,
)

Titles = Callable[
    [str], Mapping[str, str]
]  # of a game: its sources of points in words, in the order of the score sheet

MET_OFTEN = 2  # games together, from which a person is a rival
MOST_RIVALS = 8


def statistics_of(results: Sequence[Result], titles: Titles) -> Statistics:
    """Of results that are in order, the newest first."""
    return Statistics(
        results=list(results),
        played={game: _ids(it for it in results if it.game == game) for game in _games(results)},
        won=_ids(filter(_is_won, results)),
        against=_against_levels(results),
        points=[_points(game, results, titles(game)) for game in _games(results)],
        rivals=_rivals(results),
        records=_records(results),
    )


def _games(results: Iterable[Result]) -> list[str]:
    return sorted({it.game for it in results})


def _ids(results: Iterable[Result]) -> list[str]:
    return [it.id for it in results]


def _is_won(result: Result) -> bool:
    return result.place == 1


# --- by level --------------------------------------------------------------------------------------------------------


def _against_levels(results: Sequence[Result]) -> list[AgainstLevel]:
    """Against whom, the weakest first, by number of players and place."""
    found = []
    for against in (*LEVELS, STRANGER, PEOPLE):
        games = [it for it in results if it.against == against]
        if games:
            tables = sorted({it.players for it in games})
            found.append(AgainstLevel(against, [_places(games, players) for players in tables]))
    return found


def _places(results: Sequence[Result], players: int) -> Places:
    table = [it for it in results if it.players == players]
    return Places(players, [_ids(it for it in table if it.place == place) for place in range(1, players + 1)])


# --- points by source ------------------------------------------------------------------------------------------------


def _points(game: str, results: Sequence[Result], titles: Mapping[str, str]) -> PointsOfGame:
    """On average over the games whose points by source are known; bots over those that had some."""
    games = [it for it in results if it.game == game and it.sources is not None]
    own = _means([it.sources for it in games if it.sources is not None])
    bots = _means([it.bots for it in games if it.bots is not None])
    sources = [
        SourceMean(source, title, own.get(source, 0.0), bots.get(source, 0.0) if bots else None)
        for source, title in titles.items()
        if own.get(source) or bots.get(source)
    ]
    total = sum(bots.values()) if bots else None
    return PointsOfGame(game, _ids(games), sum(own.values()), total, sorted(sources, key=lambda it: -it.own))


def _means(sheets: Sequence[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(source for sheet in sheets for source in sheet)
    return {source: fmean(sheet.get(source, 0) for sheet in sheets) for source in names}


# --- rivals ----------------------------------------------------------------------------------------------------------


def _rivals(results: Sequence[Result]) -> list[Rival]:
    """Characters, and people met more than once: whoever was met most often comes first."""
    met: dict[tuple[str, str | None], list[tuple[str, int]]] = {}
    for result in results:
        for opponent in result.opponents:
            if opponent.level is None or opponent.character:
                name = opponent.character.capitalize() if opponent.character else opponent.name
                met.setdefault((name, opponent.character), []).append((result.id, opponent.place - result.place))
    often = [it for it in met.items() if it[0][1] or len(it[1]) >= MET_OFTEN]
    often.sort(key=lambda it: -len(it[1]))
    return [_rival(name, character, games) for (name, character), games in often[:MOST_RIVALS]]


def _rival(name: str, character: str | None, games: Sequence[tuple[str, int]]) -> Rival:
    return Rival(
        name,
        character,
        ahead=[game for game, places in games if places > 0],
        tied=[game for game, places in games if places == 0],
        behind=[game for game, places in games if places < 0],
    )


# --- records ---------------------------------------------------------------------------------------------------------


def _records(results: Sequence[Result]) -> list[PersonalRecord]:
    """Where several games are as good, the first one holds the record."""
    found = []
    for game in _games(results):
        mine = [it for it in reversed(results) if it.game == game]
        best = max(mine, key=lambda it: it.points)
        found.append(PersonalRecord("most-points", game, best.points, [best.id]))
        won = [it for it in mine if it.lead > 0]
        if won:
            widest, closest = max(won, key=lambda it: it.lead), min(won, key=lambda it: it.lead)
            found.append(PersonalRecord("widest-lead", game, widest.lead, [widest.id]))
            found.append(PersonalRecord("closest-win", game, closest.lead, [closest.id]))
        in_a_row = _longest_run_of_wins(mine)
        if len(in_a_row) > 1:
            found.append(PersonalRecord("wins-in-a-row", game, len(in_a_row), _ids(in_a_row)))
    return found


def _longest_run_of_wins(results: Sequence[Result]) -> list[Result]:
    runs = [list(run) for is_won, run in groupby(results, key=_is_won) if is_won]
    return max(runs, key=len, default=[])
