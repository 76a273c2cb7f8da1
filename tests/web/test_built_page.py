"""The page that `pip install` has built: complete, small, and nothing in it that its security policy would stop."""

import gzip
import re
from pathlib import Path

import build_page

from princeps.server.settings import PAGE

LANGUAGE = re.compile(r"(de|en|ru)-[\w-]+\.js")
SHEET = re.compile(r"Sheet-[\w-]+\.(js|css)")  # all pieces at one glance, for those who draw them
LARGEST = 250_000  # bytes of script and style that one reader loads, zipped


def zipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def scripts_and_styles() -> list[Path]:
    return [file for file in (PAGE / "assets").iterdir() if file.suffix in {".js", ".css"}]


def test_the_page_is_built_from_the_present_sources() -> None:
    assert build_page.is_current()


def test_script_and_style_are_small() -> None:
    """Of the languages one is loaded: the largest, to be fair."""
    files = scripts_and_styles()
    languages = [zipped(file) for file in files if LANGUAGE.fullmatch(file.name)]
    rest = sum(zipped(file) for file in files if not (LANGUAGE.fullmatch(file.name) or SHEET.fullmatch(file.name)))
    assert len(languages) == 3
    assert rest + max(languages) < LARGEST


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
