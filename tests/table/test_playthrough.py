"""A game as a story: all of it when it is over, and before that no more than a seat or everybody could see."""

import re

import pytest

import princeps
from games_walk import every_game
from golden.make import edition_of, recipe_of
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.locale import catalogue, languages
from princeps.table import open_table
from princeps.table.playthrough import playthrough
from princeps.table.usual_names import USUAL_NAMES

PLAN = "two-players-second-thoughts"
NAMES = USUAL_NAMES[:2]
GAIN = re.compile(r"([+-]\d+) [^,]+")


def played(name: str, to: int | None = None) -> Match:
    recipe = recipe_of(name, PLAN)
    return Match.replay(princeps.game(name), recipe, to, edition_of(recipe))


def told(match: Match, seat: int | None = None, language: str = "en") -> list[str]:
    return list(playthrough(match, NAMES, language, seat))


@every_game
def test_the_story_of_a_finished_game_has_every_answer(name: str) -> None:
    match = played(name)
    lines = told(match)
    undone = len([move for move in match.recipe.moves if move.action == "undo"])
    assert sum(line.startswith("  > ") for line in lines) == len(match.recipe.moves) - undone
    assert sum(" takes back: " in line for line in lines) == undone > 0
    assert f"Seed: {match.recipe.seed}" in lines
    winner = NAMES[match.position.ranking.index(1)]
    assert lines[-1] == f"{winner} wins with {max(match.position.scores)} points."


@every_game
def test_points_by_source_add_up_to_the_scores(name: str) -> None:
    match = played(name)
    sums = [0, 0]
    for line in told(match):
        if line.startswith("  = "):
            player, _, gains = line[4:].partition(": ")
            sums[NAMES.index(player)] += sum(map(int, GAIN.findall(gains)))
    assert tuple(sums) == match.position.scores


@every_game
def test_the_story_for_a_seat_has_only_its_own_decisions(name: str) -> None:
    match = played(name)
    lines = told(match, seat=1)
    asked = [line for line in lines if re.match(r"\w+: ", line) and not line.startswith(("Players", "Signs"))]
    assert asked
    assert all(line.startswith("Marcus: ") for line in asked)
    assert sum(line.startswith("  > ") for line in lines) == sum(move.seat == 1 for move in match.standing)
    table = open_table(match.position.game, match.edition, NAMES)
    seen = [line[4:] for line in lines if line.startswith("  - ")]
    assert seen == [line for events in match.happenings for line in table.lines(events, 1)]


@every_game
def test_before_the_end_the_story_has_only_what_everybody_could_see(name: str) -> None:
    match = played(name, to=80)
    lines = told(match)
    assert catalogue().text("story-unfinished") in lines
    assert not [line for line in lines if line.startswith(("  > ", "  ? ", "Seed"))]
    table = open_table(match.position.game, match.edition, NAMES)
    seen = [line[4:] for line in lines if line.startswith("  - ")]
    assert seen == [line for events in match.happenings for line in table.lines(events, SPECTATOR)]


@every_game
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_what_rivals_do_in_secret_leaves_no_trace(name: str, reader: int | None) -> None:
    """Where a move changes nothing in a reader's view, the story is the same with it and without it."""
    secret = 0
    seat = SPECTATOR if reader is None else reader
    moves = recipe_of(name, PLAN).moves
    for to in range(40):
        before, after = played(name, to), played(name, to + 1)
        unseen = before.position.view(seat).to_bytes() == after.position.view(seat).to_bytes()
        if unseen and moves[to].seat != reader:
            secret += 1
            assert told(after, reader) == told(before, reader)
    assert secret > 0


@every_game
def test_a_story_can_be_written_in_every_language(name: str) -> None:
    match = played(name)
    paragraphs = set()
    for language in languages():
        known = len(catalogue(language).problems)
        paragraphs.add(told(match, language=language).count(""))
        assert not catalogue(language).problems[known:]
    assert len(paragraphs) == 1
