"""Stories of golden games: what is kept says what the rules do today, and a changed rule shows where it matters."""

from difflib import unified_diff
from pathlib import Path

import pytest

import princeps
from games_walk import every_game
from golden.make import edition_of, folder_of, play, recipe_of, story, story_file
from golden.plans import PLANS, TESTS
from princeps.kernel.recipe import Move

STORIES = [(game, plan.name) for game in princeps.games() for plan in PLANS[game] if plan.has_story]
RENEW = "PYTHONPATH=tests python -m golden.make --stories"
ROOM = 250_000  # bytes, of all stories
FEW_DOZEN = 60  # lines

STANDARD_FORUM = Path(princeps.__file__).parent / "games" / "forum_trajanum" / "standard.toml"
SMALL_TRAJAN = TESTS / "trajan" / "small.toml"


def changes(before: str, after: str) -> list[str]:
    """The lines that are taken out or put in."""
    compared = list(unified_diff(before.splitlines(), after.splitlines(), "as kept", "as told now", n=0, lineterm=""))
    return [line for line in compared[2:] if not line.startswith("@@")]


@pytest.mark.parametrize(("game", "plan"), STORIES)
def test_a_kept_story_tells_what_the_rules_do_today(game: str, plan: str) -> None:
    recipe = recipe_of(game, plan)
    kept = story_file(game, plan).read_text(encoding="utf-8")
    changed = changes(kept, story(recipe, edition_of(recipe)))
    first = "\n".join(changed[:FEW_DOZEN])
    assert not changed, f"{len(changed)} lines differ; if they should: {RENEW}, and review the diff.\n{first}"


@every_game
def test_exactly_the_stories_of_the_plans_are_kept(name: str) -> None:
    assert {file.stem for file in folder_of(name).glob("*.txt")} == {plan for game, plan in STORIES if game == name}


def test_stories_stay_small() -> None:
    assert {game for game, _ in STORIES} == set(princeps.games())
    assert sum(story_file(*it).stat().st_size for it in STORIES) < ROOM


@pytest.mark.parametrize(
    ("plan", "file", "fact", "instead", "subject"),
    [
        ("two-players-second-thoughts", STANDARD_FORUM, "column = [3, 2, 1]", "column = [4, 2, 1]", "olumn"),
        ("small-edition", SMALL_TRAJAN, "penalties = [3, 7, 12]", "penalties = [3, 7, 13]", "nmet"),
    ],
    ids=["triumphal-columns", "unmet-demands"],
)
def test_a_changed_number_changes_a_few_dozen_lines(
    plan: str, file: Path, fact: str, instead: str, subject: str, tmp_path: Path
) -> None:
    game = next(game for game, told in STORIES if told == plan)
    printed = file.read_text(encoding="utf-8")
    assert printed.count(fact) == 1
    (tmp_path / file.name).write_text(printed.replace(fact, instead), encoding="utf-8")
    edition = princeps.game(game).load_edition(tmp_path / file.name)
    recipe = recipe_of(game, plan)
    recipe.edition_digest = edition.digest
    changed = changes(story_file(game, plan).read_text(encoding="utf-8"), story(recipe, edition))
    assert 0 < len(changed) <= FEW_DOZEN
    elsewhere = [line for line in changed if line[1:] and subject not in line]
    assert all(line[1:].startswith("Total") or " wins with " in line for line in elsewhere), elsewhere


@every_game
def test_regenerated_games_keep_the_answers_that_are_still_legal(name: str) -> None:
    plan = next(plan for plan in PLANS[name] if plan.has_story)
    moves = recipe_of(name, plan.name).moves
    assert play(princeps.game(name), plan, moves).recipe.moves == moves
    middle = len(moves) // 2
    unknown_since = [*moves[:middle], Move(moves[middle].seat, "no-such-answer"), *moves[middle + 1 :]]
    other = play(princeps.game(name), plan, unknown_since)
    assert other.position.is_over
    assert other.recipe.moves[:middle] == moves[:middle]
