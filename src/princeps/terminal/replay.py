"""`princeps replay`: a saved game played again, step by step, in words, as a story, or as JSON."""

import hashlib
import json
from pathlib import Path
from typing import Any

from rich.console import Console

from princeps.games import game as find_game
from princeps.kernel.errors import OptionError, PrincepsError, RecipeError
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, load_recipe
from princeps.locale import FALLBACK
from princeps.table import open_table
from princeps.table.playthrough import playthrough
from princeps.table.usual_names import USUAL_NAMES
from princeps.terminal.screen import Screen
from princeps.terminal.walk import Walk


def replay(
    file: Path,
    to: int | None,
    edition: Path | None,
    as_json: bool,
    language: str = FALLBACK,
    screen: Screen | None = None,
) -> None:
    """All at once, or step by step if there is a screen."""
    recipe, match = played_again(file, to, edition)
    if screen:
        start = Match.replay(match.position.game, recipe, 0, match.edition)
        Walk(start, match.recipe.moves, language, screen).run()
    elif as_json:
        print(json.dumps(summary(recipe, match)))
    else:
        _tell(match, language)


def tell_story(file: Path, to: int | None, edition: Path | None, language: str, seat: int | None) -> None:
    """Every decision with all that was possible: for a finished game all of them, or those of one seat."""
    _, match = played_again(file, to, edition)
    players = match.position.players
    if seat is not None and seat not in range(players):
        sentence = f"There is no seat {seat} in this game: seats are 0 to {players - 1}."
        raise OptionError(sentence, "no-seat", seat=seat, last=players - 1)
    for line in playthrough(match, USUAL_NAMES[:players], language, seat):
        print(line)


def played_again(file: Path, to: int | None, edition: Path | None) -> tuple[Recipe, Match]:
    """The contents of a file, and the match after this many of its moves."""
    recipe = load_recipe(file)
    try:
        game = find_game(recipe.game)
    except PrincepsError as error:
        raise RecipeError(f"{file} cannot be replayed: {error}", error.mistake, **error.values) from None
    return recipe, Match.replay(game, recipe, to, game.load_edition(edition) if edition else None)


def summary(recipe: Recipe, match: Match) -> dict[str, Any]:
    """The state of the game after the moves that were played."""
    position = match.position
    return {
        "game": recipe.game,
        "edition": recipe.edition,
        "players": recipe.players,
        "seed": recipe.seed,
        "options": dict(recipe.options),
        "moves": len(match.recipe.moves),
        "moves_in_file": len(recipe.moves),
        "rounds": position.rounds,
        "is_over": position.is_over,
        "deciders": list(position.deciders),
        "scores": list(position.scores),
        "ranking": list(position.ranking),
        "digest": hashlib.sha256(position.to_bytes()).hexdigest(),
    }


def _tell(match: Match, language: str) -> None:
    """The public log and the scores. Moves that were taken back are left out."""
    position = match.position
    table = open_table(position.game, match.edition, USUAL_NAMES[: position.players], language, typed=False)
    console = Console(highlight=False, soft_wrap=True)
    for line in table.lines(match.events, SPECTATOR):
        console.print(line, markup=False)
    sheet = table.score_sheet(position.view(SPECTATOR))
    for seat, total in enumerate(sheet.totals):
        console.print(f"{table.names[seat]}: {total}", markup=False)
