"""The page that `pip install` has built: complete, small, and nothing in it that its security policy would stop."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import build_page
import pytest

from princeps.server.settings import PAGE

Json = dict[str, Any]

LANGUAGES = ("de", "en", "ru")
LARGEST = 250_000  # bytes of script and style that one reader loads, zipped
LARGEST_HOME = 120_000
# Each game with how the outline of an icon begins that only it draws: an arena and a chalice.
ICONS = {"forum-trajanum": "M152.39 77.82", "trajan": "M261.938 16.28"}


def zipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def scripts_and_styles() -> list[Path]:
    return [file for file in (PAGE / "assets").iterdir() if file.suffix in {".js", ".css"}]


def test_the_page_is_built_from_the_present_sources() -> None:
    assert build_page.is_current()


def parts() -> Json:
    found: Json = json.loads((PAGE / "parts.json").read_text(encoding="utf-8"))
    return found


def needed_by(*entries: str) -> set[Path]:
    """These parts of the page, and all that they cannot do without."""
    known, found, waiting = parts(), set(), [*entries]
    while waiting:
        part = known[waiting.pop()]
        if part["file"] not in found:
            found |= {part["file"], *part.get("css", ())}
            waiting += part.get("imports", ())
    return {PAGE / file for file in found}


def test_no_two_files_need_each_other() -> None:
    """Whichever of them runs first would find the other one empty, and the page would stay blank."""
    for part in parts().values():
        assert PAGE / part["file"] not in needed_by(*part.get("imports", ()))


def named(*names: str) -> list[str]:
    found = [entry for entry, part in parts().items() if part.get("name") in names]
    assert len(found) == len(names)
    return found


def loaded_at(game: str, language: str) -> set[Path]:
    """All that somebody loads who plays a game: home, table, rules, one language; nothing of what comes after it."""
    always = named("table", f"words-{language}-page", f"words-{language}-{game}")
    known = parts()
    own = [name for name, part in known.items() if "isDynamicEntry" in part and name.startswith(f"src/games/{game}/")]
    drawing = [name for name in own if not name.endswith("/Sheet.svelte") and "/analysis/" not in name]
    return needed_by("index.html", *always, *drawing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_small(language: str) -> None:
    """For whoever comes back, which is more than for a first visit. The table is loaded while one looks at it."""
    words = named(*(f"words-{language}-{part}" for part in ("page", "home", "exercises")))
    files = needed_by("index.html", "src/screens/home/Returning.svelte", *words)
    assert sum(zipped(file) for file in files) < LARGEST_HOME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ICONS)
def test_script_and_style_are_small(game: str, language: str) -> None:
    assert sum(zipped(file) for file in loaded_at(game, language)) < LARGEST


@pytest.mark.parametrize("game", ICONS)
def test_drawings_of_a_game_are_loaded_only_where_it_is_played(game: str) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in loaded_at(game, "en"))
    assert [name for name, icon in ICONS.items() if icon in source] == [game]


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


def test_the_service_worker_stands_alone_at_the_root() -> None:
    """There it is in charge of all pages; and browsers that load no modules in the background can run it."""
    source = (PAGE / "worker.js").read_text(encoding="utf-8")
    assert 'addEventListener("push"' in source
    assert not re.search(r"\b(import|export)\b", source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_manifest_names_files_that_are_there(language: str) -> None:
    manifest = json.loads((PAGE / f"app-{language}.webmanifest").read_text(encoding="utf-8"))
    assert manifest["lang"] == language
    icons = [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]
    assert len(icons) > len(manifest["shortcuts"])
    assert [it["src"] for it in icons if not (PAGE / it["src"].lstrip("/")).is_file()] == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    """Addresses may be written in scripts (of XML namespaces, say), but no style or document points to one."""
    for file in (PAGE / "index.html", *(it for it in scripts_and_styles() if it.suffix == ".css")):
        assert not re.search(r"(src|href)=\"https?:|url\(\"?(https?:|//)", file.read_text(encoding="utf-8")), file.name
