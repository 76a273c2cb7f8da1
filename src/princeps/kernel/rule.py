"""The decorator that turns a plain Python function into a compiled rule.

Rules read and write records, never allocate, never raise, never do input or output. With `NUMBA_DISABLE_JIT=1` they run
interpreted, for debugging and for measuring coverage.

Compiled rules are cached on disk. Numba only notices changes to a rule's own file, not to the rules it calls, so the
cache folder is named after everything the machine code depends on: the module's source, what it imports, the numbers
assigned to what its package declares, and the versions of the tools. Where the sources lie makes no difference, so that
another clone or a new environment on the same machine finds everything compiled.
"""

import hashlib
import os
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types

Function = TypeVar("Function", bound=Callable[..., Any])

_CONFIG: Any = numba.config
_ROOT = Path(__file__).parents[2]  # the folder that holds the package `princeps`
_IMPORT = re.compile(r"^from ([\w.]+) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
_NAME = re.compile(r"\w+")
_WITHOUT_RULES = {"edition.py", "scenario.py"}  # files of a game that no compiled function depends on


def cache_folder() -> Path:
    """Where Princeps keeps what it can recreate: `PRINCEPS_CACHE`, or the user's cache folder."""
    user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("PRINCEPS_CACHE") or Path(user_cache) / "princeps")


@cache
def _folder_of(home: str, template: str) -> str:
    """Where the compiled rules of a module are kept, or those bound to a package, by the module of their template."""
    name = home.removeprefix("princeps.").replace(".", "-")
    return str(cache_folder() / f"{name}-{_digest_of_sources(home, template)}")


def _digest_of_sources(home: str, template: str) -> str:
    """A digest of the files of a module or package, of a template's module, and everything they import from Princeps
    and their own package."""
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}".encode())
    sources = sorted(_with_imports([*_files_of(home), *_files_of(template)]))
    for source in sources:
        digest.update(source.relative_to(_ROOT).as_posix().encode() if source.is_relative_to(_ROOT) else b"elsewhere")
        digest.update(_text_of(source).encode())
    folders = {source.parent for source in sources}
    for package in sorted(_NUMBERED):
        if not folders.isdisjoint(file.parent for file in _files_of(package)):
            digest.update(repr(_NUMBERED[package]).encode())
    return digest.hexdigest()[:16]


_NUMBERED: dict[str, list[str]] = {}  # by package


def note_number(package: str, name: str, number: int) -> int:
    """Record a number that compiled code will freeze. It depends on what other modules of the package declared earlier,
    so a module's code depends on everything numbered before it, even in modules that it does not import."""
    _NUMBERED.setdefault(package, []).append(f"{name}={number}")
    return number


def _files_of(home: str) -> list[Path]:
    """The file of a module or the files of a package, wherever it is. Numba itself keeps track of a lone script."""
    file = getattr(sys.modules.get(home), "__file__", None)
    if file is None:
        return []
    return [*Path(file).parent.glob("*.py")] if Path(file).name == "__init__.py" else [Path(file)]


def _with_imports(files: list[Path]) -> set[Path]:
    found: set[Path] = set()
    waiting = [*files, Path(__file__)]
    while waiting:
        file = waiting.pop()
        if file not in found and file.name not in _WITHOUT_RULES:
            found.add(file)
            waiting += _imported_by(file)
    return found


@cache
def _imported_by(file: Path) -> list[Path]:
    """`from a import b`: the module or package a, and b if that is a module of its own."""
    candidates: list[Path] = []
    for module, names in _IMPORT.findall(_text_of(file)):
        if place := _place_of(module, file):
            candidates += [place.with_suffix(".py"), place / "__init__.py"]
            candidates += [place / f"{name}.py" for name in _NAME.findall(names)]
    return [candidate for candidate in candidates if candidate.is_file()]


def _place_of(module: str, file: Path) -> Path | None:
    """The path of a module that a file imports, if it belongs to Princeps or to the file's own package (such as a
    third-party game)."""
    package = file
    while (package.parent / "__init__.py").is_file():
        package = package.parent
    dots = len(module) - len(module.lstrip("."))
    first, *rest = module.split(".")
    if dots:
        return file.parents[dots - 1].joinpath(*filter(None, module.split(".")))
    roots = {package.name: package.parent, "princeps": _ROOT}
    return roots[first].joinpath(first, *rest) if first in roots else None


@cache
def _text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


class BySources:
    """Tells Numba to keep a function's machine code in the folder that is current while it is declared. Numba's own
    locators add a folder named after the path of the source."""

    def __init__(self, source: Path, line: int) -> None:
        self._source, self._line, self._folder = source, line, _CONFIG.CACHE_DIR

    @classmethod
    def from_function(cls, function: FunctionType, source: str) -> "BySources":
        return cls(Path(source), function.__code__.co_firstlineno)

    def ensure_cache_path(self) -> None:
        Path(self._folder).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return hashlib.sha256(_text_of(self._source).encode()).hexdigest()

    def get_disambiguator(self) -> str:
        return str(self._line)


RULES: list[Any] = []  # every compiled rule in the order of declaration, for progress bars and tests


def rule(function: Function) -> Function:
    """Compile `function` on first use and keep the machine code between runs."""
    return _compile_later(function, function.__module__)


def _compile_later(function: Function, home: str, *, nogil: bool = True) -> Function:
    before = _CONFIG.CACHE_DIR, _CONFIG.CACHE_LOCATOR_CLASSES
    # Numba reads both while decorating; other code keeps its own
    _CONFIG.CACHE_DIR = _folder_of(home, function.__module__)
    _CONFIG.CACHE_LOCATOR_CLASSES = f"{BySources.__module__}.{BySources.__name__}"
    try:
        compiled = numba.njit(cache=True, error_model="numpy", nogil=nogil)(function)
    finally:
        _CONFIG.CACHE_DIR, _CONFIG.CACHE_LOCATOR_CLASSES = before
    if not _CONFIG.DISABLE_JIT:
        _widen_whole_numbers(compiled)
        RULES.append(compiled)
    return cast(Function, compiled)


def _widen_whole_numbers(compiled: Any) -> None:
    """Compile a rule once, for 64-bit numbers, instead of once for every mix of field types it is called with.

    This is what keeps the first compile short: rules are called with bytes, shorts and constants of all kinds.
    """
    resolve = compiled.get_call_template

    def resolve_widened(args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> Any:
        return resolve(tuple(_widened(arg) for arg in args), kws)

    compiled.get_call_template = resolve_widened


def _widened(arg: types.Type) -> types.Type:
    plain: types.Type = types.unliteral(arg)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(plain, types.Integer) else plain


def open_name(*_: Any) -> Any:
    """Stands in for a rule in a template until `bind` replaces it with a game's own."""
    raise RuntimeError("this function is not bound to a game")


def bind(template: Callable[..., Any], package: str, *, nogil: bool = True, **rules: Any) -> Any:
    """One function for every game: compile `template` with the names it leaves open bound to a package's rules.

    A closure would read better, but Numba cannot cache one that refers to compiled functions. With `nogil` other
    threads run meanwhile, which is worth it only if the function takes longer than giving way does.
    """
    name = f"{package}.{template.__name__}"
    bound = FunctionType(template.__code__, {**template.__globals__, **rules}, name)
    bound.__qualname__ = name
    bound.__module__ = template.__module__
    return _compile_later(bound, package, nogil=nogil)


def compile_generated(source: str, package: str, called: Mapping[str, Any]) -> Any:
    """Compile a function whose source the program generated, together with the rules it calls. Numba caches only code
    that comes from a file; this file stands in for the source, which follows from the package's declarations."""
    names = dict(called)
    exec(compile(source, __file__, "exec"), names)
    (function,) = (names[name] for name in names.keys() - called.keys() - {"__builtins__"})
    function.__qualname__ = f"{package}.{function.__name__}"
    function.__module__ = __name__
    return _compile_later(function, package)
