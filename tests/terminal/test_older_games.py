"""Saved games outlive releases and the files of their editions: they are resumed and played to their end."""

from pathlib import Path

import pytest

import princeps
from corpus.test_corpus import BEFORE, half_of
from golden.plans import TESTS
from princeps.kernel.errors import RecipeError
from princeps.kernel.recipe import load_recipe
from princeps.terminal import play
from princeps.terminal.players import Seating, load_seating
from princeps.terminal.replay import replay
from princeps.terminal.saves import games_folder, latest_unfinished, seats_file
from terminal.tools import Desk, numbers, resume_at

NAMES = ("Livia", "Marcus", "Claudia", "Titus")


def keep(file: Path, recipe_text: str, players: int, edition: Path | None = None) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    file = games_folder() / file.name
    file.write_text(recipe_text, encoding="utf-8")
    kinds = ("human", *["random"] * (players - 1))
    Seating(kinds, NAMES[:players], str(edition) if edition else None).save(seats_file(file))
    return file


@pytest.mark.parametrize("old", BEFORE, ids=lambda file: "-".join([file.parts[-2], file.stem]))
def test_a_game_of_an_older_program_is_resumed_and_finished(old: Path) -> None:
    begun = half_of(load_recipe(old))
    file = keep(old, begun.to_json(), begun.players)
    desk = Desk(numbers(seed=3))
    resume_at(desk, file)
    assert "The game is over." in desk.text
    assert load_seating(seats_file(file)).over
    finished = load_recipe(file)
    assert (finished.rules, finished.moves[: len(begun.moves)]) == (1, begun.moves)


@pytest.mark.parametrize("game", princeps.games())
def test_a_saved_game_needs_no_edition_file(game: str, tmp_path: Path) -> None:
    """It is taken along with the game."""
    mine = tmp_path / "mine.toml"
    mine.write_bytes((TESTS / game.replace("-", "_") / "small.toml").read_bytes())
    play(game, ["human", "random"], {}, 5, None, mine, Desk(["1"] * 6).screen)
    mine.unlink()
    desk = Desk(numbers(seed=3))
    resume_at(desk)
    assert "The game is over." in desk.text


def test_a_game_from_before_editions_were_taken_along_needs_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And has it in itself from then on."""
    recipe = half_of(load_recipe(TESTS / "golden" / "trajan" / "small-edition.json"))
    assert recipe.edition_contents is None
    small = TESTS / "trajan" / "small.toml"
    with pytest.raises(RecipeError, match="'small', which differs from the standard edition and does not come with it"):
        resume_at(Desk([]), keep(Path("without.json"), recipe.to_json(), recipe.players))
    file = keep(Path("with.json"), recipe.to_json(), recipe.players, small)
    resume_at(Desk(["1"]), file)
    assert load_recipe(file).edition_contents == princeps.game("trajan").load_edition(small).data
    assert latest_unfinished() == file
    replay(file, None, None, as_json=True)
    assert '"edition": "small"' in capsys.readouterr().out
