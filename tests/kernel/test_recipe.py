"""Recipes: written so that a person can read them, read so that a broken file is named in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_walk import examples
from princeps.kernel.errors import RecipeError
from princeps.kernel.recipe import Move, Recipe, load_recipe, parse_recipe

WORDS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1)
MOVES = st.builds(Move, st.integers(0, 9), WORDS)
VALUES = st.booleans() | st.lists(st.integers(0, 3)) | st.text()
RECIPES = st.builds(
    Recipe,
    game=st.text(),
    rules=st.integers(0, 99),
    edition=st.text(),
    edition_digest=st.text(),
    players=st.integers(0, 9),
    seed=st.integers(0, 2**63 - 1),
    options=st.dictionaries(st.text(), VALUES),
    moves=st.lists(MOVES),
)


def small_recipe() -> Recipe:
    moves = [Move(0, "crane.park"), Move(1, "crane.house"), Move(0, "undo")]
    return Recipe("forum-trajanum", 1, "standard", "abc", 2, 7, {"open_tiles": True}, moves)


# --- there and back --------------------------------------------------------------------------------------------------


@examples(compiled=200, interpreted=200)
@given(recipe=RECIPES)
def test_what_is_written_is_read_again(recipe: Recipe) -> None:
    assert parse_recipe(recipe.to_json(), "it") == recipe


def test_a_recipe_survives_being_saved_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    small_recipe().save(file)
    assert load_recipe(file) == small_recipe()


def test_a_recipe_is_plain_json_with_a_line_for_every_move() -> None:
    text = small_recipe().to_json()
    assert json.loads(text)["moves"] == ["0 crane.park", "1 crane.house", "0 undo"]
    assert '\n  "1 crane.house",\n' in text
    assert text.endswith("}\n")


def test_a_game_that_has_just_begun_has_no_moves() -> None:
    recipe = Recipe("forum-trajanum", 1, "standard", "abc", 2, 7)
    assert parse_recipe(recipe.to_json(), "it") == recipe
    assert recipe.moves == []


# --- saving ----------------------------------------------------------------------------------------------------------


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("something else, and much longer " * 1000, encoding="utf-8")
    small_recipe().save(file)
    assert load_recipe(file) == small_recipe()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("broken", ["os.replace", "pathlib.Path.write_text"])
def test_a_crash_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    file = tmp_path / "game.json"
    small_recipe().save(file)

    def crash(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(broken, crash)
    changed = small_recipe()
    changed.moves.append(Move(1, "crane.stable"))
    with pytest.raises(OSError, match="the disk is full"):
        changed.save(file)
    assert load_recipe(file) == small_recipe()


# --- broken files ----------------------------------------------------------------------------------------------------


def data_with(**changes: Any) -> str:
    data = json.loads(small_recipe().to_json()) | changes
    return json.dumps({key: value for key, value in data.items() if value is not ...})


def refuse(text: str, reason: str) -> None:
    with pytest.raises(RecipeError, match=reason) as caught:
        parse_recipe(text, "game.json")
    assert_one_sentence(caught.value)


def assert_one_sentence(error: RecipeError) -> None:
    said = str(error)
    assert "\n" not in said
    assert said.endswith(".")
    assert said.startswith(("game.json", "This saved game", "Move", "/"))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match=r"none\.json cannot be read: No such file or directory\.$"):
        load_recipe(tmp_path / "none.json")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match=r"cannot be read: Is a directory\.$"):
        load_recipe(tmp_path)


def test_a_picture_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(RecipeError, match=r"picture\.png cannot be read: it is not text\.$"):
        load_recipe(file)


@pytest.mark.parametrize(
    "text",
    ["", "{", "hello", '{"princeps": 1,}', "\ufeff{}", small_recipe().to_json()[:-4], '{"princeps": 1}{}', "\0"],
)
def test_text_that_is_not_json(text: str) -> None:
    refuse(text, r"^game\.json is not a saved game: line \d+ is not valid JSON\.$")


def test_the_line_of_the_mistake_is_named() -> None:
    refuse(small_recipe().to_json().replace('"1 crane.house",', '"1 crane.house"'), "line 1[0-9] is not valid JSON")


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, data_with(seed=7).replace(": 7", ": " + "7" * 5000), data_with(moves=["9" * 5000 + " crane.park"])],
    ids=["deep", "long number", "long seat"],
)
def test_json_of_absurd_size(text: str) -> None:
    refuse(text, r"^game\.json")


@pytest.mark.parametrize("text", ["null", "[]", "7", '"princeps"', "{}", '{"game": "forum-trajanum"}'])
def test_json_that_is_no_recipe(text: str) -> None:
    refuse(text, r"^game\.json is not a saved game of Princeps\.$")


@pytest.mark.parametrize("version", [0, 2, "1", None, [1]])
def test_a_format_of_another_version(version: Any) -> None:
    refuse(data_with(princeps=version), "was saved by another version of Princeps: this one reads format 1")


@pytest.mark.parametrize("key", ["game", "rules", "edition", "edition_digest", "players", "seed", "options", "moves"])
@pytest.mark.parametrize("value", [..., None, True, 1.5, "word", 7, [], {}], ids=repr)
def test_a_part_that_is_missing_or_of_another_kind(key: str, value: Any) -> None:
    if type(value) is type(getattr(small_recipe(), key)):
        parse_recipe(data_with(**{key: value}), "game.json")
    else:
        refuse(data_with(**{key: value}), rf"^game\.json: '{key}' is missing or is not of the right kind\.$")


def test_an_unknown_part() -> None:
    refuse(data_with(winner=1), r"^game\.json: 'winner' is not part of a saved game\.$")


@pytest.mark.parametrize(
    "move",
    ["", "crane.park", "0", "0 ", " crane.park", "-1 crane.park", "x crane.park", "² crane.park", 0, None, ["0"]],
)
def test_something_that_is_not_a_move(move: Any) -> None:
    refuse(data_with(moves=["0 crane.park", move]), r"^game\.json: move 2 is not of the form '0 crane\.park'\.$")


# --- hostile files: whatever is changed, either it is a recipe or one sentence says why not --------------------------


@examples(compiled=200, interpreted=200)
@given(
    key=st.sampled_from(["princeps", "game", "players", "seed", "options", "moves", "else"]),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    ),
)
def test_strange_values(key: str, value: Any) -> None:
    attempt(lambda: parse_recipe(data_with(**{key: value}), "game.json"))


@examples(compiled=200, interpreted=200)
@given(data=st.data())
def test_damaged_text(data: st.DataObject) -> None:
    text = small_recipe().to_json()
    place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 20))
    damaged = text[:place] + data.draw(st.text(max_size=5)) + text[place + length :]
    attempt(lambda: parse_recipe(damaged, "game.json"))


def attempt(parse: Callable[[], Recipe]) -> None:
    try:
        assert isinstance(parse(), Recipe)
    except RecipeError as error:
        assert_one_sentence(error)
