"""Write the messages of the server as TypeScript types: `python tools/wire_types.py web/src/wire.ts`.

The page's types are never written by hand. This runs where only msgspec is installed, so that building the page does
not need the rules: message modules import only msgspec, each other and the names of the languages.

A struct that forbids unknown fields is a request: its fields with a default may be left out.
"""

import sys
import types
import typing
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect

SOURCES = Path(__file__).resolve().parent.parent / "src"
MODULES = (
    "princeps.table.messages",
    "princeps.table.messages.replay",
    "princeps.table.messages.analysis",
    "princeps.table.messages.statistics",
    "princeps.server.messages",
    "princeps.server.replay_messages",
    "princeps.server.analysis_messages",
    "princeps.table.messages.lessons",
    "princeps.table.messages.rulebook",
    "princeps.server.exercise_messages",
    "princeps.table.messages.exercises",
    "princeps.server.puzzle_messages",
    "princeps.server.device_messages",
    "princeps.server.open_table_messages",
    "princeps.server.notify_messages",
)
# Packages that would import the compiler and all rules.
BYPASSED = ("princeps", "princeps.games", "princeps.locale", "princeps.table", "princeps.server")

HEADER = """\
// Made by tools/wire_types.py from the messages of the server. Do not edit: it is written anew by every build.
"""

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.DateTimeType: "string",
    inspect.UUIDType: "string",
    inspect.BytesType: "string",
}


class Untranslatable(Exception):
    """A message uses something that has no counterpart on the page."""


def load(names: typing.Sequence[str]) -> list[ModuleType]:
    """Import modules without running the packages that contain them."""
    for name in BYPASSED:
        package = ModuleType(name)
        package.__path__ = [str(SOURCES.joinpath(*name.split(".")))]
        sys.modules.setdefault(name, package)
    return [import_module(name) for name in names]


def messages_of_games() -> list[str]:
    """The modules that manifests name."""
    manifests = import_module("princeps.games.manifest").manifests()
    return [manifest.messages for manifest in manifests.values() if manifest.messages]


class Writer:
    """Knows the names of all structs, and of all literals that a module has named."""

    def __init__(self, modules: typing.Sequence[ModuleType]) -> None:
        self.structs: dict[str, type[msgspec.Struct]] = {}
        self.aliases: dict[str, inspect.Type] = {}
        for module in modules:
            self._read(module)
        self._literals = {
            found.values: name for name, found in self.aliases.items() if isinstance(found, inspect.LiteralType)
        }

    def _read(self, module: ModuleType) -> None:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct):
                if not value.__struct_fields__:  # a common base, never sent
                    continue
                if name != value.__name__:
                    self.aliases[name] = inspect.type_info(value)
                elif self.structs.setdefault(name, value) is not value:
                    raise Untranslatable(f"two kinds of message are called {name}")
            elif isinstance(value, types.UnionType) or typing.get_origin(value) in (typing.Union, typing.Literal):
                self.aliases[name] = inspect.type_info(value)

    def text(self) -> str:
        aliases = (f"export type {name} = {self.type(found, False)};\n" for name, found in sorted(self.aliases.items()))
        structs = ("".join(self.struct(struct)) for _, struct in sorted(self.structs.items()))
        return "\n".join([HEADER, "".join(aliases), *structs])

    def struct(self, struct: type[msgspec.Struct]) -> Iterator[str]:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        if info.array_like:
            raise Untranslatable(f"{struct.__name__} is sent as an array without names")
        if struct.__doc__:
            yield f"/** {' '.join(struct.__doc__.split())} */\n"
        yield f"export interface {struct.__name__} {{\n"
        if info.tag is not None:
            yield f"  {info.tag_field}: {literal(info.tag)};\n"
        for field in info.fields:
            sign = "?" if not field.required and is_request(struct) else ""
            yield f"  {field.encode_name}{sign}: {self.type(field.type)};\n"
        yield "}\n"

    def type(self, given: inspect.Type, named: bool = True) -> str:
        match given:
            case inspect.LiteralType(values):
                alias = self._literals.get(values) if named else None
                return alias or " | ".join(sorted(map(literal, values)))
            case inspect.StructType(cls):
                return cls.__name__
            case inspect.EnumType(cls):
                return " | ".join(literal(member.value) for member in cls)
            case inspect.UnionType(members):
                return " | ".join(self.type(member) for member in members)
            case inspect.ListType() | inspect.SetType() | inspect.VarTupleType():
                inner = self.type(given.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(members):
                return f"[{', '.join(self.type(member) for member in members)}]"
            case inspect.DictType():
                return f"Record<{self.type(given.key_type)}, {self.type(given.value_type)}>"
            case _ if type(given) in PLAIN:
                return PLAIN[type(given)]
        raise Untranslatable(f"{given} has no counterpart in TypeScript")


def is_request(struct: type[msgspec.Struct]) -> bool:
    return struct.__struct_config__.forbid_unknown_fields


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main(target: Path) -> None:
    modules = load(MODULES)
    text = Writer([*modules, *load(messages_of_games())]).text()
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
