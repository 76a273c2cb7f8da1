"""The replayer process keeps no more games than fit into its memory."""

from dataclasses import replace

from golden.make import folder_of
from princeps.kernel.recipe import Recipe, load_recipe
from princeps.server.processes.replayer import BYTES_A_MOVE, GoTo, Look, Missing, Rebuilt, Replayer
from server.http_tools import FORUM

RECIPE = load_recipe(folder_of(FORUM) / "two-players.json")


def look(table: str, recipe: Recipe | None = None) -> Look:
    return Look(table, len(RECIPE.moves), GoTo(at=1, reader=0), recipe)


def test_what_is_missing_is_asked_for_and_no_more() -> None:
    replayer = Replayer()
    assert replayer.answer(look("a game")) == Missing(0)
    early = replace(RECIPE, moves=RECIPE.moves[:50])
    assert replayer.answer(look("a game", early)) == Missing(50)
    late = replace(RECIPE, moves=RECIPE.moves[50:])
    assert isinstance(replayer.answer(look("a game", late)), Rebuilt)
    assert isinstance(replayer.answer(look("a game")), Rebuilt)


def test_the_least_recently_used_games_make_room_for_others() -> None:
    replayer = Replayer(largest=2 * len(RECIPE.moves) * BYTES_A_MOVE)
    for table in ("first", "second"):
        replayer.answer(look(table, RECIPE))
    assert isinstance(replayer.answer(look("first")), Rebuilt)
    replayer.answer(look("third", RECIPE))
    assert replayer.answer(look("second")) == Missing(0)
    assert isinstance(replayer.answer(look("first")), Rebuilt)
    assert isinstance(replayer.answer(look("third")), Rebuilt)
