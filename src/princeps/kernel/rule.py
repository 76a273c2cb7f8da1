"""The decorator that turns a plain Python function into a compiled rule.

Rules read and write records, never allocate, never raise, never do input or output. With `NUMBA_DISABLE_JIT=1` they run
interpreted, for debugging and for measuring coverage.

Compiled rules are kept on disk. Numba notices a change of a rule's own file only, not of the rules that it calls, so
the folder is named after everything the machine code depends on: all rules sources and the versions of the tools.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types

Function = TypeVar("Function", bound=Callable[..., Any])

_CONFIG: Any = numba.config
_PACKAGE = Path(__file__).resolve().parent.parent


def _digest_of_rules() -> str:
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}".encode())
    for folder in ("kernel", "games", "bots"):
        for source in sorted((_PACKAGE / folder).rglob("*.py")):
            digest.update(source.relative_to(_PACKAGE).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules live: `PRINCEPS_CACHE`, or the user's cache folder."""
    user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = os.environ.get("PRINCEPS_CACHE") or Path(user_cache) / "princeps"
    return Path(base) / f"rules-{_digest_of_rules()}"


_CACHE = str(cache_folder())


def rule(function: Function) -> Function:
    """Compile `function` on first use and remember the machine code between runs."""
    before = _CONFIG.CACHE_DIR
    _CONFIG.CACHE_DIR = _CACHE  # read by Numba while it decorates; put back for the sake of the caller's own code
    try:
        compiled = numba.njit(cache=True, error_model="numpy", nogil=True)(function)
    finally:
        _CONFIG.CACHE_DIR = before
    if not _CONFIG.DISABLE_JIT:
        _widen_whole_numbers(compiled)
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


def bind(template: Callable[..., Any], name: str, **rules: Any) -> Any:
    """One loop for every game: compile `template` with the names it leaves open bound to a game's rules.

    A closure would read better, but Numba cannot keep one that refers to compiled functions on disk.
    """
    bound = FunctionType(template.__code__, {**template.__globals__, **rules}, name)
    bound.__qualname__ = name
    bound.__module__ = template.__module__
    return rule(bound)
