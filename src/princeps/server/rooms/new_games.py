"""New games as the database stores them: how they begin, whom they wait for, and how many a visitor may open."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

import princeps
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import LARGEST_SEED, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe
from princeps.server.errors import Kind, RoomError
from princeps.server.rooms.repository import Limits
from princeps.server.settings import games_here
from princeps.server.store import queries
from princeps.server.store.queries import GameRow, SeatRow
from princeps.server.visitors import Visitor, new_game_id
from princeps.table.sources import points_by_source

LIVE: Mapping[str, Any] = {}


def deal(
    name: str,
    players: int,
    options: Mapping[str, Any],
    host: Visitor,
    at: int,
    *,
    hints: bool,
    pace: Mapping[str, Any] = LIVE,
) -> tuple[GameRow, Position]:
    """A new game, with a seed that only the server knows, and its first position; `pace` as it is stored."""
    check_game(name)
    try:
        seed = secrets.randbelow(LARGEST_SEED + 1)
        match = Match.new(princeps.game(name), players, seed, dict(options))
    except PrincepsError as error:
        raise RoomError(Kind.INVALID, "options", str(error)) from None
    return replace(game_row(match.recipe, host, at, hints=hints), **pace), match.position


def check_game(name: str) -> None:
    if name not in games_here():
        raise RoomError(Kind.INVALID, "game", f"The games here are: {', '.join(games_here())}.")


def game_row(recipe: Recipe, host: Visitor, at: int, *, hints: bool) -> GameRow:
    """A new row for a game that stands at the end of its recipe."""
    return GameRow(
        id=new_game_id(),
        game=recipe.game,
        edition=recipe.edition,
        edition_digest=recipe.edition_digest,
        rules=recipe.rules,
        begun_with=recipe.begun_with,
        players=recipe.players,
        seed=recipe.seed,
        options=recipe.options,
        host=host,
        created=at,
        moves=len(recipe.moves),
        hints=hints,
    )


def are_hints_usual(seats: Sequence[SeatRow]) -> bool:
    """Hints are usual where one person plays against bots; people playing each other agree on hints first."""
    return sum(seat.kind == "person" for seat in seats) < 2


def standing(seats: Sequence[SeatRow], position: Position, at: int, *, anew: bool = False) -> tuple[SeatRow, ...]:
    """Whom the game waits for and since when, or how it ended. `anew`: whoever owes something owes a new turn."""
    is_over, scores, places = position.is_over, position.scores, position.ranking
    sources = points_by_source(position) if is_over else []
    return tuple(
        replace(
            seat,
            since=((None if anew else seat.since) or at) if seat.seat in position.deciders else None,
            deadline=None if anew else seat.deadline,
            clock_left=None if anew else seat.clock_left,
            score=scores[seat.seat] if is_over else None,
            place=places[seat.seat] if is_over else None,
            sources=json.dumps(sources[seat.seat]) if is_over else None,
        )
        for seat in seats
    )


def check_room_for_another(db: Connection, visitor: Visitor, limits: Limits, at: int) -> None:
    """Count the visitor's games while nothing else, such as the same visitor in another window, can add one."""
    queries.welcome(db, visitor, at)
    running, all_of_them = queries.count_games(db, visitor)
    if running >= limits.running_games or all_of_them >= limits.games:
        sentence = "You have opened very many games; finish or delete some before you open another."
        raise RoomError(Kind.TOO_MANY, "too-many-games", sentence)
