"""Imports point downwards, as `docs/architecture.md` draws them, and nothing that serves every game knows any one."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from princeps.games.manifest import manifests

SOURCES = Path(__file__).parents[2] / "src"

# What each floor may stand on.
RULES = {"kernel", "games"}
SHOWN = {*RULES, "bots", "locale", "table"}
FLOORS = {
    "kernel": set[str](),
    "games": {"kernel"},
    "extras": {"kernel"},
    "workers": {"kernel", "extras"},
    "simulation": RULES,
    "bots": RULES,
    "envs": {*RULES, "extras", "bots"},
    "locale": RULES,
    "table": {*RULES, "locale"},
    "reports": set[str](),
    "arena": {*SHOWN, "reports", "workers"},
    "analysis": {*SHOWN, "reports", "workers"},
    "statistics": SHOWN,
    "puzzles": {*SHOWN, "workers", "analysis"},
    "dataset": {*RULES, "extras", "workers", "bots", "envs", "arena"},
    "bench": {*SHOWN, "envs"},
    "terminal": {*SHOWN, "workers", "analysis", "statistics", "puzzles"},
    "server": {*SHOWN, "analysis", "statistics", "puzzles"},
    "cli": {*SHOWN, "simulation", "workers", "arena", "analysis", "puzzles", "dataset", "bench", "terminal", "server"},
}
OUTSIDE = {"numpy", "numba"}  # what the rules need besides Python itself


@cache
def modules() -> dict[str, ast.Module]:
    files = {file.relative_to(SOURCES).with_suffix(""): file for file in SOURCES.glob("princeps/**/*.py")}
    return {".".join(place.parts).removesuffix(".__init__"): _parsed(file) for place, file in files.items()}


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports_of(module: ast.AST) -> Iterator[str]:
    """The full names of all that is imported anywhere in a module, but for types alone."""
    for node in ast.iter_child_nodes(module):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports have their whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            yield from imports_of(node)


def floor_of(name: str) -> str:
    """Of a module or of something in it; the package itself stands for the games, which it hands on."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in FLOORS else "games"


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_stands_on_those_below_it(floor: str) -> None:
    found = {
        (name, imported)
        for name, module in modules().items()
        if floor_of(name) == floor and name not in {"princeps", "princeps.__main__"}
        for imported in imports_of(module)
        if imported.split(".")[0] == "princeps" and floor_of(imported) not in {floor, *FLOORS[floor]}
    }
    assert not found


def test_rules_need_numpy_and_numba_alone() -> None:
    found = {
        imported.split(".")[0]
        for name, module in modules().items()
        if name.startswith(("princeps.kernel", "princeps.games"))
        for imported in imports_of(module)
    }
    assert found - {"princeps"} - sys.stdlib_module_names == OUTSIDE


def packages_of(game: str) -> tuple[str, ...]:
    manifest = manifests()[game]
    parts = (manifest.rules, manifest.table, manifest.messages, manifest.terminal, manifest.bots)
    return tuple(part for part in parts if part)


def is_in(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("game", ["forum-trajanum", "trajan"])
def test_only_a_game_knows_itself(game: str) -> None:
    """Neither shared parts nor other games name it: a third game needs no line there."""
    own = packages_of(game)
    found = {
        (name, imported)
        for name, module in modules().items()
        if not is_in(name, own)
        for imported in imports_of(module)
        if is_in(imported, own)
    }
    assert not found
