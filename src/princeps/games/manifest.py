"""The manifest of a game: which parts it has, and where. It is a separate file beside the rules, so that listing the
games does not load any rules.

    game = "trajan"
    table = "princeps.table.trajan"      # modules, imported by the floors of these names when somebody plays
    locale = "../../locale"              # a folder, relative to this file

Games in this folder are found automatically, third-party games through an entry point of their package:

    [project.entry-points."princeps.games"]
    bidding = "bidding"                  # the package of the rules, with `manifest.toml` in it
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from princeps.kernel.errors import PrincepsError

FILE = "manifest.toml"
ENTRY_POINTS = "princeps.games"
OWN = Path(__file__).parent


class ManifestError(PrincepsError):
    """An installed game cannot be used."""


@dataclass(frozen=True)
class Manifest:
    """Every part except the rules is optional: without one, the game does without that floor."""

    game: str
    rules: str  # the package that contains the manifest: `GAME`
    folder: Path
    table: str | None = None  # `open_table`: the game in words, and for a page
    messages: str | None = None  # the messages that a page receives; the page's types are generated from these
    terminal: str | None = None  # `open_pages`
    bots: str | None = None  # `MIND`
    lessons: str | None = None  # `LESSONS` by name, and the `Scene` that builds their positions
    rulebook: str | None = None  # `BOOK`, and `facts` of an edition
    locale: str | None = None  # a folder of catalogues

    def part(self, floor: str) -> ModuleType | None:
        """The game's module for a floor, if there is one."""
        module: str | None = getattr(self, floor)
        return import_module(module) if module else None

    @property
    def catalogues(self) -> Path | None:
        """The folder of catalogues, with a subfolder for each language."""
        return (self.folder / self.locale).resolve() if self.locale else None


PARTS = {field.name for field in fields(Manifest)} - {"rules", "folder"}


@cache
def manifests() -> dict[str, Manifest]:
    """All games by name: ours first, then third-party ones."""
    found: dict[str, Manifest] = {}
    for manifest in (*_ours(), *_of_others()):
        if manifest.game in found:
            first = found[manifest.game].rules
            raise ManifestError(f"{first} and {manifest.rules} both bring a game {manifest.game!r}.")
        found[manifest.game] = manifest
    return found


def _ours() -> Iterator[Manifest]:
    for file in sorted(OWN.glob(f"*/{FILE}")):
        yield read_manifest(file, f"{__package__}.{file.parent.name}")


def _of_others() -> Iterator[Manifest]:
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        yield read_manifest(_folder_of(point) / FILE, point.value)


def _folder_of(point: EntryPoint) -> Path:
    """Find it without loading the rules, as long as the package is not inside another one."""
    try:
        spec = find_spec(point.value)
    except ModuleNotFoundError:
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise ManifestError(f"The game {point.name!r} should be in a package {point.value!r}, which is not there.")
    return Path(spec.submodule_search_locations[0])


def read_manifest(file: Path, rules: str) -> Manifest:
    try:
        parts = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ManifestError(f"The manifest of {rules} cannot be read: {error}.") from None
    if "game" not in parts or not parts.keys() <= PARTS or not all(isinstance(it, str) for it in parts.values()):
        raise ManifestError(f"{file} names a game and its parts, which are: {', '.join(sorted(PARTS - {'game'}))}.")
    return Manifest(rules=rules, folder=file.parent, **parts)
