"""The page's types are those of the server's messages, and can be written where nothing but msgspec is installed."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import msgspec
import pytest
import wire_types

from princeps.server import messages as server_messages
from princeps.table import messages as table_messages

TOOLS = Path(__file__).parents[2] / "tools"


class Tagged(msgspec.Struct, tag="hello", tag_field="type"):
    count: int
    name: str | None


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["b", "a"]
    often: int = 1


class Nested(msgspec.Struct):
    either: list[Tagged | None]
    pairs: list[tuple[str, float]]
    by_name: dict[str, list[bool]]


def written(**named: Any) -> str:
    module = ModuleType("made_up")
    vars(module).update(named)
    return wire_types.Writer([module]).text()


def test_a_message_becomes_an_interface() -> None:
    assert 'export interface Tagged {\n  type: "hello";\n  count: number;\n  name: string | null;\n}' in written(
        Tagged=Tagged
    )


def test_what_a_request_may_leave_out_is_optional() -> None:
    assert 'kind: "a" | "b";\n  often?: number;' in written(Asked=Asked)


def test_messages_may_hold_each_other() -> None:
    text = written(Tagged=Tagged, Nested=Nested)
    assert "either: (Tagged | null)[];" in text
    assert "pairs: [string, number][];" in text
    assert "by_name: Record<string, boolean[]>;" in text


def test_named_choices_keep_their_name() -> None:
    text = written(Asked=Asked, Kind=Literal["a", "b"])
    assert 'export type Kind = "a" | "b";' in text
    assert "kind: Kind;" in text


def test_two_messages_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Tagged", [("count", int)])
    modules = [ModuleType("one"), ModuleType("two")]
    for module, struct in zip(modules, (Tagged, other), strict=True):
        vars(module)["Tagged"] = struct
    with pytest.raises(wire_types.Untranslatable, match="Tagged"):
        wire_types.Writer(modules)


def test_what_has_no_counterpart_is_refused() -> None:
    odd = msgspec.defstruct("Odd", [("thing", msgspec.Raw)])
    with pytest.raises(wire_types.Untranslatable):
        written(Odd=odd)


def test_the_tool_needs_nothing_but_msgspec_and_writes_the_same_every_time(tmp_path: Path) -> None:
    """Modules that bring in the compiler are barred, as they are absent where the page is built."""
    barred = "import sys\nfor name in ('numba', 'numpy', 'fluent', 'litestar'): sys.modules[name] = None\n"
    start = f"{barred}sys.path.insert(0, {str(TOOLS)!r})\nimport pathlib, wire_types\n"
    targets = [tmp_path / "one.ts", tmp_path / "two.ts"]
    for target, seed in zip(targets, "12", strict=True):
        program = f"{start}wire_types.main(pathlib.Path({str(target)!r}))"
        surroundings = os.environ | {"PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", program], check=True, timeout=240, env=surroundings)
    assert targets[0].read_text() == targets[1].read_text()
    assert structs_of(table_messages) | structs_of(server_messages) <= interfaces_in(targets[0].read_text())


def structs_of(module: ModuleType) -> set[str]:
    found = (it for it in vars(module).values() if isinstance(it, type) and issubclass(it, msgspec.Struct))
    return {struct.__name__ for struct in found if struct.__struct_fields__}


def interfaces_in(text: str) -> set[str]:
    return set(re.findall(r"^export interface (\w+) \{$", text, re.MULTILINE))
