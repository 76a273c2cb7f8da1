"""The decorator that turns a plain Python function into a compiled rule.

Rules read and write records, never allocate, never raise, never do input or output. With `NUMBA_DISABLE_JIT=1` they run
interpreted, for debugging and for measuring coverage.

Compiled rules are kept on disk. Numba notices a change of a rule's own file only, not of the rules that it calls, so
the folder is named after everything the machine code depends on: the sources of kernel and game, the tools' versions.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types

Function = TypeVar("Function", bound=Callable[..., Any])

_CONFIG: Any = numba.config
_WITHOUT_RULES = {"edition.py", "refusals.py", "scenario.py"}  # of a game: no compiled function depends on these


def cache_folder() -> Path:
    """Where Princeps keeps what it can make again: in `PRINCEPS_CACHE`, or in the user's cache folder."""
    user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("PRINCEPS_CACHE") or Path(user_cache) / "princeps")


@cache
def _folder_of(package: str) -> str:
    """Where the compiled rules of a package live."""
    return str(cache_folder() / f"{package.rpartition('.')[2]}-{_digest_of_sources(package)}")


def _digest_of_sources(package: str) -> str:
    """Rules may call those of their own package and of the kernel."""
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}".encode())
    for name in (__package__, package):
        for source in _sources(name):
            digest.update(f"{name}.{source.stem}".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: str) -> list[Path]:
    """The files of a package, wherever it lies; of a lone script Numba itself keeps track."""
    file = getattr(sys.modules.get(package), "__file__", None)
    found = sorted(Path(file).parent.glob("*.py")) if file else []
    return [source for source in found if source.name not in _WITHOUT_RULES]


RULES: list[Any] = []  # every compiled rule, in the order of declaration: for progress bars and tests


def rule(function: Function) -> Function:
    """Compile `function` on first use and remember the machine code between runs."""
    return _compile_later(function, function.__module__.rpartition(".")[0])


def _compile_later(function: Function, package: str) -> Function:
    before = _CONFIG.CACHE_DIR
    _CONFIG.CACHE_DIR = _folder_of(package)  # read by Numba while it decorates; the caller's own code keeps its own
    try:
        compiled = numba.njit(cache=True, error_model="numpy", nogil=True)(function)
    finally:
        _CONFIG.CACHE_DIR = before
    if not _CONFIG.DISABLE_JIT:
        _widen_whole_numbers(compiled)
        RULES.append(compiled)
    return cast(Function, compiled)


def _widen_whole_numbers(compiled: Any) -> None:
    """Compile a rule once, for 64-bit numbers, instead of once for every mixture of field types that it is called with.

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
    """Stands for a rule in a template until `bind` puts a game's own in its place."""
    raise RuntimeError("this function is not bound to a game")


def bind(template: Callable[..., Any], package: str, **rules: Any) -> Any:
    """One function for every game: compile `template` with the names it leaves open bound to a package's rules.

    A closure would read better, but Numba cannot keep one that refers to compiled functions on disk.
    """
    name = f"{package}.{template.__name__}"
    bound = FunctionType(template.__code__, {**template.__globals__, **rules}, name)
    bound.__qualname__ = name
    bound.__module__ = template.__module__
    return _compile_later(bound, package)
