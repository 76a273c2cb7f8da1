"""The rule decorator: one source, run interpreted or compiled, remembered on disk, compiled once for all callers."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import numba
import numpy as np
import pytest
from numba import types

from games_walk import INTERPRETED
from princeps.kernel.bits import count_bits
from princeps.kernel.record import Byte, Bytes, Record, RecordArray, Short
from princeps.kernel.rule import bind, rule

compiled_only = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

SIGNATURES = """
import princeps
from numba.types import Boolean, Number
from princeps.kernel.rule import RULES
from princeps.kernel.warmup import play_a_little, warm_up_simulation

def records(signature):
    return tuple(None if isinstance(arg, (Boolean, Number)) else arg for arg in signature)

for name in princeps.games():
    play_a_little(princeps.game(name))
    warm_up_simulation(princeps.game(name))
for rule in RULES:
    kinds = {records(signature) for signature in rule.signatures}
    print(rule.py_func.__module__, rule.py_func.__qualname__, len(rule.signatures), len(kinds), sep="\t")
"""


class Counter(Record):
    small: Byte
    large: Short
    many: Annotated[Bytes, 3]


@rule
def add(counter: Counter, amount: int) -> int:
    counter.small += amount
    counter.large += amount
    return counter.small + counter.large


@rule
def add_all_kinds_of_numbers(counters: RecordArray) -> int:
    counter = counters[0]
    return add(counter, 1) + add(counter, counter.small) + add(counter, counter.large) + add(counter, counter.many[0])


def test_a_rule_does_what_it_says() -> None:
    counters = Counter.blank()
    counters[0].many[0] = 5
    assert add_all_kinds_of_numbers(counters) == (1 + 1) + (2 + 2) + (4 + 4) + (9 + 9)
    assert (counters[0].small, counters[0].large) == (9, 9)


@compiled_only
def test_a_rule_is_compiled_once_for_all_kinds_of_numbers() -> None:
    dispatcher: Any = add
    counter = numba.from_dtype(Counter.dtype)
    for number in (types.int8, types.int16, types.int64, types.uint8, types.uint64):
        dispatcher.get_call_template((counter, number), {})  # what Numba asks for when a rule calls this one
    assert len(dispatcher.signatures) == 1


@compiled_only
def test_the_settings_of_others_are_left_alone() -> None:
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    rule(lambda counter: counter)
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def twice(number: int) -> int:
    return 2 * step(number)


def step(number: int) -> int:
    raise RuntimeError("not bound")


@rule
def increase(number: int) -> int:
    return number + 1


@rule
def decrease(number: int) -> int:
    return number - 1


def test_one_function_serves_many_games() -> None:
    up = bind(twice, "tests.one", step=increase)
    down = bind(twice, "tests.other", step=decrease)
    assert (up(10), down(10)) == (22, 18)
    with pytest.raises(RuntimeError, match="not bound"):
        twice(10)


@pytest.mark.rules
@pytest.mark.parametrize("mask", [0, 1, 0b1011, (1 << 40) | 1, (1 << 62) - 1])
def test_bits_are_counted(mask: int) -> None:
    assert count_bits(mask) == mask.bit_count()


def run_cold(cache: Path, code: str) -> str:
    """Run Python with an empty cache for compiled rules. What is compiled matters here, not how fast it will be."""
    environment = os.environ | {"PRINCEPS_CACHE": str(cache), "NUMBA_OPT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@compiled_only
def test_every_rule_is_in_use_and_compiled_just_once(tmp_path: Path) -> None:
    """This is what keeps the first compile short: once, or in the kernel once for every kind of record."""
    listed = [line.split("\t") for line in run_cold(tmp_path, SIGNATURES).splitlines()]
    signatures = {f"{module}.{name}": (int(count), int(kinds)) for module, name, count, kinds in listed}
    assert len(signatures) > 100
    unused = [rule for rule, (count, _) in signatures.items() if count == 0 and ".repeat_" not in rule]
    assert unused == [], "nobody calls these"
    often = [rule for rule, (count, kinds) in signatures.items() if count > kinds]
    assert often == [], "these are compiled for several kinds of numbers"
    several = [rule for rule, (count, _) in signatures.items() if count > 1 and not rule.startswith("princeps.kernel.")]
    assert several == [], "these serve several kinds of records"


def test_interpreted_rules_leave_no_cache(tmp_path: Path) -> None:
    code = (
        "import numba; numba.config.DISABLE_JIT = 1; import princeps; princeps.game('forum-trajanum').new(2).legal(0)"
    )
    run_cold(tmp_path, code)
    assert not any(tmp_path.rglob("*.nbc"))


def test_rules_agree_on_numbers_that_wrap_around() -> None:
    """Fields are small; what a rule computes in between is not."""
    counters = Counter.blank()
    counters[0].small = 100
    assert add(counters[0], 27) == 127 + 27
    assert counters.dtype["small"] == np.int8
