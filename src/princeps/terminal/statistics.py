"""`princeps stats`: what the finished games of a folder say together, as tables, as CSV, or as JSON."""

import json
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from princeps.analysis.wording import signed
from princeps.games import game as find_game
from princeps.games import games
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.kernel.match import Match
from princeps.locale import Catalogue, catalogue
from princeps.statistics import Choice, chosen, statistics_of
from princeps.statistics.export import as_csv, as_json
from princeps.statistics.results import SeatResult, result_of
from princeps.table.messages.statistics import Places, PointsOfGame, Result, Statistics
from princeps.table.sources import points_by_source, source_titles
from princeps.table.usual_names import name_in
from princeps.terminal.players import HUMAN, Seating, load_seating
from princeps.terminal.replay import played_again
from princeps.terminal.saves import SaveError, games_folder, saved_games, seats_file

MOST_GAMES = 10  # of the last ones, in a list


def run(
    folder: Path | None, game: str | None, players: int | None, player: str | None, language: str, form: str
) -> None:
    """`form` is words, csv or json."""
    if game is not None and game not in games():
        find_game(game)  # says which games there are
    found = chosen(results_in(folder or games_folder(), player, language), Choice(game, players))
    if form == "csv":
        print(as_csv(found), end="")
    elif form == "json":
        print(json.dumps(as_json(found), ensure_ascii=False))
    elif found:
        words = catalogue(language)
        _print(statistics_of(found, lambda name: source_titles(name, language)), words)
    else:
        print(catalogue(language).text("statistics-none-terminal"))


def results_in(folder: Path, player: str | None, language: str) -> list[Result]:
    """Of all people, or of one: results of the finished games that were played in the terminal."""
    if not folder.is_dir():
        raise SaveError(f"There is no folder {folder}.", "no-folder", folder=str(folder))
    files = saved_games(folder)
    console = Console(stderr=True)
    shown = track(files, catalogue(language).text("statistics-reading"), console=console, transient=True)
    found = [result for file in (shown if console.is_terminal else files) for result in _results_of(file)]
    names = {name for name, _ in found}
    if player is not None and names and player not in names:
        known = ", ".join(sorted(names))
        sentence = f"Nobody called {player!r} has finished a game there; known are: {known}."
        raise OptionError(sentence, "no-player", player=player, known=known)
    return [result for name, result in found if player in (None, name)]


def _results_of(file: Path) -> Iterator[tuple[str, Result]]:
    """Of each person who sat there, with their name. What cannot be read is none of the finished games."""
    try:
        seating = load_seating(seats_file(file))
        if not seating.over:
            return
        recipe, match = played_again(file, None, None if seating.edition is None else Path(seating.edition))
    except PrincepsError:
        return
    over = file.stat().st_mtime_ns // 1_000_000
    seats = _seats(match, seating)
    for seat in seating.humans():
        yield seating.names[seat], result_of(file.stem, recipe.game, over, seats, seat)


def _seats(match: Match, seating: Seating) -> list[SeatResult]:
    position = match.position
    return [
        SeatResult(
            name=seating.names[seat],
            bot=None if seating.kinds[seat] == HUMAN else seating.kinds[seat],
            points=position.scores[seat],
            place=position.ranking[seat],
            sources=sources,
        )
        for seat, sources in enumerate(points_by_source(position))
    ]


# --- on the screen ---------------------------------------------------------------------------------------------------


def _print(figures: Statistics, words: Catalogue) -> None:
    console = Console(highlight=False, soft_wrap=True)
    count = words.text("statistics-games", games=len(figures.results), won=len(figures.won))
    console.print(count, markup=False, style="bold")
    sources = [_sources(points, words) for points in figures.points]
    for grid in (_by_level(figures, words), _records(figures, words), *sources, _last(figures, words)):
        console.print()
        console.print(grid)


def _grid(*columns: str) -> Table:
    grid = Table(box=None, pad_edge=False)
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left")
    return grid


def _by_level(figures: Statistics, words: Catalogue) -> Table:
    tables = sorted({places.players for row in figures.against for places in row.places})
    counts = [words.text("statistics-players", players=players) for players in tables]
    grid = _grid(words.text("statistics-against"), *counts)
    for row in figures.against:
        cells = {places.players: _places(places) for places in row.places}
        grid.add_row(words.text(f"statistics-level-{row.against}"), *(cells.get(players, "") for players in tables))
    return grid


def _places(places: Places) -> str:
    """How often first, second, and so on."""
    return " · ".join(str(len(games)) for games in places.games)


def _records(figures: Statistics, words: Catalogue) -> Table:
    grid = _grid(words.text("statistics-records"), "", "")
    for record in figures.records:
        title = words.text(f"statistics-record-{record.kind}")
        grid.add_row(title, find_game(record.game).title, str(record.value))
    return grid


def _sources(points: PointsOfGame, words: Catalogue) -> Table:
    title = find_game(points.game).title
    grid = _grid(title, words.text("statistics-own"), words.text("statistics-bots"), "")
    for source in points.sources:
        grid.add_row(source.title, f"{source.own:.1f}", *_compared(source.own, source.bots))
    grid.add_row(words.text("scores-total"), f"{points.own:.1f}", *_compared(points.own, points.bots))
    return grid


def _compared(own: float, bots: float | None) -> tuple[str, str]:
    return ("", "") if bots is None else (f"{bots:.1f}", signed(own - bots, 1))


def _last(figures: Statistics, words: Catalogue) -> Table:
    grid = _grid(words.text("statistics-last"), *(words.text(f"statistics-{it}") for it in ("place", "points", "with")))
    for result in figures.results[:MOST_GAMES]:
        others = ", ".join(f"{name_in(words.language, it.name)} {it.points}" for it in result.opponents)
        place = words.text("statistics-place-of", place=result.place, players=result.players)
        grid.add_row(result.id, place, str(result.points), others)
    return grid
