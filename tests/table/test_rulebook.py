"""The rulebook: worded in every language, with the numbers of the edition, real rulings and real lessons."""

import re

import pytest

from princeps.games.manifest import manifests
from princeps.locale.folders import languages
from princeps.table.lessons import lessons_of
from princeps.table.messages.rulebook import Paragraph
from princeps.table.rulebook import rulebook_of

GAMES = [game for game, manifest in manifests().items() if manifest.rulebook]
every_game = pytest.mark.parametrize("game", GAMES)


def paragraphs(game: str, language: str = "en") -> list[Paragraph]:
    return [paragraph for chapter in rulebook_of(game, language).chapters for paragraph in chapter.paragraphs]


@every_game
def test_every_paragraph_is_worded_in_every_language(game: str) -> None:
    for language in languages():
        told = [text for it in paragraphs(game, language) for text in (it.title, it.text)]
        assert not [text for text in told if not text or "rulebook-" in text or re.search(r"[{}$]", text)]


@every_game
def test_every_step_of_a_lesson_names_the_paragraph_that_says_it(game: str) -> None:
    names = [it.name for it in paragraphs(game)]
    assert len(set(names)) == len(names)
    assert {step.rules for lesson in lessons_of(game).values() for step in lesson.steps} <= set(names)


def test_rulings_come_from_our_pages() -> None:
    [areas] = [it for it in paragraphs("forum-trajanum") if it.name == "areas"]
    assert [ruling.number for ruling in areas.rulings] == ["F12"]
    assert "Patrician I" in areas.rulings[0].text


def test_numbers_come_from_the_edition() -> None:
    [demands] = [it for it in paragraphs("trajan") if it.name == "demands"]
    assert "costs 4 points, two 9, three 15" in demands.text
