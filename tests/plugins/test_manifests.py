"""Games are found by their manifests, and an invalid manifest is refused in a sentence."""

from pathlib import Path

import pytest

from princeps.games.manifest import ManifestError, manifests, read_manifest

PARTS = ("table", "messages", "terminal", "bots")


@pytest.mark.parametrize("game", ["forum-trajanum", "trajan"])
def test_our_games_have_all_parts(game: str) -> None:
    manifest = manifests()[game]
    assert all(manifest.part(part) for part in PARTS)
    assert manifest.catalogues
    assert (manifest.catalogues / "en").is_dir()


def test_a_part_that_is_not_named_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "manifest.toml").write_text('game = "chess"')
    manifest = read_manifest(tmp_path / "manifest.toml", "chess")
    assert [manifest.part(part) for part in PARTS] == [None] * len(PARTS)
    assert manifest.catalogues is None


@pytest.mark.parametrize("text", ["", 'game = "chess"\nboard = "chess.board"', 'game = "chess"\ntable = 1'])
def test_a_manifest_names_the_game_and_known_parts(tmp_path: Path, text: str) -> None:
    (tmp_path / "manifest.toml").write_text(text)
    with pytest.raises(ManifestError, match="names a game and its parts"):
        read_manifest(tmp_path / "manifest.toml", "chess")


@pytest.mark.parametrize("text", [None, "game = chess"])
def test_a_manifest_must_be_there_and_readable(tmp_path: Path, text: str | None) -> None:
    if text:
        (tmp_path / "manifest.toml").write_text(text)
    with pytest.raises(ManifestError, match="The manifest of chess cannot be read"):
        read_manifest(tmp_path / "manifest.toml", "chess")


@pytest.fixture
def someone_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages, of which one names a game."""
    (tmp_path / "chess-1.dist-info").mkdir()
    (tmp_path / "chess-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: chess\nVersion: 1\n")
    (tmp_path / "chess-1.dist-info" / "entry_points.txt").write_text("[princeps.games]\nchess = chess.rules\n")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_an_entry_point_must_lead_to_a_package(someone_elses: Path) -> None:
    with pytest.raises(ManifestError, match=r"should be in a package 'chess.rules', which is not there"):
        manifests.__wrapped__()


def test_two_games_cannot_have_one_name(someone_elses: Path) -> None:
    (someone_elses / "chess" / "rules").mkdir(parents=True)
    (someone_elses / "chess" / "rules" / "manifest.toml").write_text('game = "trajan"')
    with pytest.raises(ManifestError, match=r"princeps.games.trajan and chess.rules both bring a game 'trajan'"):
        manifests.__wrapped__()
