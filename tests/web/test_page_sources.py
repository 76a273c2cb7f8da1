"""The tests of the page's own parts, which are in TypeScript and run by Node; and how the build notices changes."""

from pathlib import Path

import build_page
import pytest


def test_the_parts_of_the_page() -> None:
    """`npm test` in web/: words, connection, requests, and what the components work out."""
    build_page.examine("test")


@pytest.fixture
def small_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(build_page, "ROOT", tmp_path)
    monkeypatch.setattr(build_page, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_page, "GENERATED", tmp_path / "web/src/wire.ts")
    monkeypatch.setattr(build_page, "STATIC", tmp_path / "static")
    for name in ("web/src/App.svelte", "src/princeps/locale/en/page.ftl", "static/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was")
    (tmp_path / "static" / build_page.STAMP).write_text(build_page.digest())
    return tmp_path


def test_an_unchanged_page_is_not_built_again(small_project: Path) -> None:
    (small_project / "web/src/wire.ts").write_text("made by the build itself")
    (small_project / "README.md").write_text("not part of the page")
    assert build_page.is_current()


@pytest.mark.parametrize("name", ["web/src/App.svelte", "src/princeps/locale/en/page.ftl", "web/src/parts/New.svelte"])
def test_a_changed_source_makes_the_page_old(small_project: Path, name: str) -> None:
    (small_project / name).parent.mkdir(exist_ok=True)
    (small_project / name).write_text("changed")
    assert not build_page.is_current()


def test_a_page_that_is_gone_is_built_again(small_project: Path) -> None:
    (small_project / "static/index.html").unlink()
    assert not build_page.is_current()


def test_a_package_that_holds_the_page_needs_no_sources(small_project: Path) -> None:
    (small_project / "web/src/App.svelte").unlink()
    (small_project / "web/src").rmdir()
    (small_project / "web").rmdir()
    assert build_page.is_current()
