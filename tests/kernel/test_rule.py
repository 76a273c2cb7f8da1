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

import princeps
from games_walk import INTERPRETED
from princeps.kernel.bits import count_bits
from princeps.kernel.record import Byte, Bytes, Record, RecordArray, Short
from princeps.kernel.rule import RULES, bind, rule
from princeps.kernel.warmup import play_a_little, warm_up_simulation

compiled_only = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


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
    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    rule(lambda counter: counter)
    assert before == (config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES)


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


def signatures_on_disk() -> dict[str, list[tuple[Any, ...]]]:
    """What every rule of the games was compiled for, here or in an earlier run, by Numba's own index."""
    for name in princeps.games():
        play_a_little(princeps.game(name))
        warm_up_simulation(princeps.game(name))
    found: dict[str, list[tuple[Any, ...]]] = {}
    for each in RULES:
        module, name = each.py_func.__module__, each.py_func.__qualname__
        is_of_a_test = name.startswith("tests.")  # bound to a game that a test in this process has made up
        if module.startswith(("princeps.games.", "princeps.kernel.")) and not is_of_a_test:
            found[f"{module}.{name}"] = [arguments for arguments, *_ in each._cache._cache_file._load_index()]
    return found


def without_numbers(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(None if isinstance(arg, types.Boolean | types.Number) else arg for arg in arguments)


@compiled_only
def test_every_rule_is_in_use_and_compiled_just_once() -> None:
    """This is what keeps the first compile short: once, or in the kernel once for every kind of record."""
    signatures = signatures_on_disk()
    assert len(signatures) > 100
    unused = [rule for rule, found in signatures.items() if not found and ".repeat_" not in rule]
    assert unused == [], "nobody calls these"
    often = [rule for rule, found in signatures.items() if len(found) > len(set(map(without_numbers, found)))]
    assert often == [], "these are compiled for several kinds of numbers"
    several = [rule for rule, found in signatures.items() if len(found) > 1 and ".kernel." not in rule]
    assert several == [], "these serve several kinds of records"


def test_interpreted_rules_leave_no_cache(tmp_path: Path) -> None:
    code = (
        "import numba; numba.config.DISABLE_JIT = 1; import princeps; princeps.game('forum-trajanum').new(2).legal(0)"
    )
    environment = os.environ | {"PRINCEPS_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=environment, timeout=240, check=True)
    assert not any(tmp_path.rglob("*.nbc"))


@compiled_only
def test_what_one_clone_compiled_another_finds_wherever_it_lies(tmp_path: Path) -> None:
    source = "from princeps.kernel.rule import rule\n\n\n@rule\ndef one_more(number):\n    return number + {step}\n"
    program = "from rules import one_more; print(one_more(1), sum(one_more.stats.cache_hits.values()))"

    def run(clone: str, step: int) -> str:
        folder = tmp_path / clone
        folder.mkdir()
        (folder / "rules.py").write_text(source.format(step=step), encoding="utf-8")
        environment = os.environ | {"PRINCEPS_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, timeout=240, check=True, capture_output=True, text=True).stdout

    assert run("first", step=1).split() == ["2", "0"]
    assert run("second", step=1).split() == ["2", "1"]
    assert run("changed", step=2).split() == ["3", "0"]


def test_rules_agree_on_numbers_that_wrap_around() -> None:
    """Fields are small; what a rule computes in between is not."""
    counters = Counter.blank()
    counters[0].small = 100
    assert add(counters[0], 27) == 127 + 27
    assert counters.dtype["small"] == np.int8
