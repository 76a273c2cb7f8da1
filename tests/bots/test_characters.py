"""Characters go out of their way for what they like, at any level, and stay who they are."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import princeps
from princeps.bots import LEVELS, make_bot
from princeps.bots.characters import (
    PLAIN,
    SURPRISE,
    Likes,
    character_names,
    characters_of,
    named,
    points_of_characters,
    revealed,
)
from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.search import SearchBot
from princeps.kernel.errors import OptionError
from princeps.kernel.game import Position
from princeps.locale import catalogue, languages
from princeps.table.usual_names import CHARACTERS

GAMES = ("forum-trajanum", "trajan")
LEVEL = replace(levels()["senator"], iterations=60, seconds=1000.0, carelessness=0.0)
STARTS = range(10)  # seeds of positions to compare in; with fewer, or less thought, rare sources do not come up
CAST = [(game, character) for game in GAMES for character in characters_of(game)]


def middle(game: str, seed: int) -> Position:
    """A game that bots have played for a while, where the next one has a choice."""
    position = princeps.game(game).new(2, seed)
    bot = make_bot("random", position.game, seed)
    for _ in range(60):
        position.play(position.deciders[0], bot.choose(position, position.deciders[0]))
    while len(position.legal(position.deciders[0])) < 4:
        position.play(position.deciders[0], bot.choose(position, position.deciders[0]))
    return position


def answer(position: Position, likes: Likes | None) -> int:
    seat = position.deciders[0]
    return SearchBot(mind_of(position.game), LEVEL, 1, likes).choose(position.view(seat), seat)


@cache
def plain_answers(game: str) -> list[tuple[Position, int]]:
    return [(position, answer(position, None)) for position in (middle(game, seed) for seed in STARTS)]


def liked(position: Position, chosen: int, likes: Likes) -> float:
    """What the liked sources are expected to bring after an answer, each point by how much it is liked."""
    seat, mind = position.deciders[0], mind_of(position.game)
    world = position.view(seat).determinize(seat, seed=0)
    world.play(seat, chosen)
    expected = np.zeros(len(mind.source_names), np.float32)
    mind.searching.by_source(world.array, seat, mind.network(mind.layers(LEVEL.network)), expected)
    return sum(
        likes.get(source, 0.0) * float(points) for source, points in zip(mind.source_names, expected, strict=True)
    )


@pytest.mark.parametrize(("game", "character"), CAST)
def test_a_character_prefers_what_it_likes(game: str, character: str) -> None:
    likes = {source: 4 * much for source, much in characters_of(game)[character].items()}  # so that few games show it
    pairs = [(position, plain, answer(position, likes)) for position, plain in plain_answers(game)]
    assert any(plain != own for _, plain, own in pairs)
    assert sum(liked(position, own, likes) - liked(position, plain, likes) for position, plain, own in pairs) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_character_without_preferences_plays_like_the_plain_level(game: str) -> None:
    position = middle(game, seed=3)
    seat = position.deciders[0]
    plain, nerva = (make_bot(name, position.game, 7) for name in ("tiro", named("tiro", PLAIN)))
    assert plain.choose(position.view(seat), seat) == nerva.choose(position.view(seat), seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_surprise_is_any_of_the_six_and_stays_the_same(game: str) -> None:
    surprise = named("civis", SURPRISE)
    drawn = [revealed(surprise, game, seed) for seed in range(60)]
    assert set(drawn) == {named("civis", character) for character in characters_of(game)}
    assert len(set(drawn)) >= 6
    assert drawn == [revealed(surprise, game, seed) for seed in range(60)]


@pytest.mark.parametrize("game", GAMES)
def test_every_level_takes_every_character_and_nothing_else(game: str) -> None:
    assert all(
        make_bot(named(level, name), princeps.game(game), 1) for level in LEVELS for name in character_names(game)
    )
    for wrong in ("civis/nero", "random/cato", "caesar/cato"):
        with pytest.raises(OptionError):
            make_bot(wrong, princeps.game(game), 1)


@pytest.mark.parametrize("game", GAMES)
def test_likes_are_for_sources_that_there_are_and_everybody_has_words(game: str) -> None:
    mind = mind_of(princeps.game(game))
    for likes in characters_of(game).values():
        assert likes
        assert set(likes) <= set(mind.source_names)
    assert {name.capitalize() for name in character_names(game)} == set(CHARACTERS)
    for language in languages():
        words = catalogue(language)
        for name in character_names(game):
            own = name in characters_of(game)
            assert words.knows(f"character-{name}")
            assert words.text(f"{game}-habit-{name}" if own else f"habit-{name}", "text")


@pytest.mark.parametrize(("game", "character"), CAST)
def test_what_was_measured_shows_the_habit(game: str, character: str) -> None:
    """Twice the plain bot's points from what it likes, or more of them than anybody else has."""
    measured, likes = points_of_characters(game), characters_of(game)[character]
    own = {name: sum(points[source] for source in likes) for name, points in measured.items()}
    assert own[character] > 2 * own[PLAIN] > 0 or own[character] == max(own.values())
