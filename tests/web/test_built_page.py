"""The page that `pip install` has built: complete, small, and nothing in it that its security policy would stop."""

import gzip
import json
import re
from pathlib import Path

import build_page
import pytest

from princeps.server.settings import PAGE

LANGUAGES = ("de", "en", "ru")
LARGEST = 250_000  # bytes of script and style that one reader loads, zipped
# An icon of each game that the other does not use, and the folder of its table.
FORUM, TRAJAN = ("flat-hammer", "forum"), ("jeweled-chalice", "trajan")


def zipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def scripts_and_styles() -> list[Path]:
    return [file for file in (PAGE / "assets").iterdir() if file.suffix in {".js", ".css"}]


def test_the_page_is_built_from_the_present_sources() -> None:
    assert build_page.is_current()


def loaded_at(folder: str, language: str) -> set[Path]:
    """All that somebody loads who plays the game whose table lies in a folder: home, table, rules, one language."""
    parts = json.loads((PAGE / "parts.json").read_text(encoding="utf-8"))
    games = {"forum": "forum-trajanum", "trajan": "trajan"}
    words = {f"words-{language}-page", f"words-{language}-{games[folder]}"}
    waiting = ["index.html", "src/table/Game.svelte"]
    waiting += [name for name, part in parts.items() if part.get("name") in words]
    waiting += [name for name, part in parts.items() if "isDynamicEntry" in part and name.startswith(f"src/{folder}/")]
    found: set[str] = set()
    while waiting:
        part = parts[waiting.pop()]
        if part["file"] not in found:
            found |= {part["file"], *part.get("css", ())}
            waiting += part.get("imports", ())
    return {PAGE / file for file in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("_", "folder"), [FORUM, TRAJAN])
def test_script_and_style_are_small(_: str, folder: str, language: str) -> None:
    assert sum(zipped(file) for file in loaded_at(folder, language)) < LARGEST


def test_drawings_of_trajan_are_loaded_only_where_it_is_played() -> None:
    def words_of(folder: str) -> str:
        return "".join(file.read_text(encoding="utf-8") for file in loaded_at(folder, "en"))

    assert TRAJAN[0] in words_of(TRAJAN[1])
    assert TRAJAN[0] not in words_of(FORUM[1])


def test_the_document_holds_no_script_or_style_of_its_own() -> None:
    document = (PAGE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\ssrc=)", document) == []
    assert "<style" not in document
    assert " style=" not in document


def test_everything_that_the_document_names_is_there() -> None:
    document = (PAGE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', document)
    assert len(named) > 3
    assert [name for name in named if not (PAGE / name).is_file()] == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    """Addresses may be written in scripts (of XML namespaces, say), but no style or document points to one."""
    for file in (PAGE / "index.html", *(it for it in scripts_and_styles() if it.suffix == ".css")):
        assert not re.search(r"(src|href)=\"https?:|url\(\"?(https?:|//)", file.read_text(encoding="utf-8")), file.name
