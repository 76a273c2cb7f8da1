"""The documentation site: built without a warning, with every public name, loading nothing from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import princeps
from princeps import arena, bots

ROOT = Path(__file__).parents[2]
LOADED = re.compile(
    r"<(?:script|img|iframe)\b[^>]*\bsrc=\"([^\"]*)\"|<link\b[^>]*\bhref=\"([^\"]*)\"|@import|url\(([^)]*)\)"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make docs` builds it: a broken link, a missing file or a docstring that cannot be read is a failure."""
    folder = tmp_path_factory.mktemp("site")
    words = ["--quiet", "--fail-on-warning", "--keep-going", "--conf-dir", "docs", "--doctree-dir", f"{folder}/cache"]
    command = [sys.executable, "-m", "sphinx", *words, ".", f"{folder}/pages"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "pages"


def test_every_page_is_there(site: Path) -> None:
    sources = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")]
    assert len(sources) > 15
    missing = [file for file in sources if not (site / file.relative_to(ROOT)).with_suffix(".html").is_file()]
    assert missing == []
    assert "docs/index.html" in (site / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("module", [princeps, bots, arena])
def test_every_public_name_is_described(site: Path, module: object) -> None:
    page = "".join(file.read_text(encoding="utf-8") for file in (site / "docs" / "api").glob("*.html"))
    described = {name.rpartition(".")[2] for name in re.findall(r'id="(princeps[\w.]*)"', page)}
    constants = {"BOTS", "LEVELS", "SPECTATOR"}
    assert set(getattr(module, "__all__", ())) - constants - described == set()


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    files = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(files) > 20
    for file in files:
        loaded = [part for found in LOADED.findall(file.read_text(encoding="utf-8")) for part in found if part]
        assert not [address for address in loaded if re.match(r"['\"]?(https?:)?//", address)], file.name
