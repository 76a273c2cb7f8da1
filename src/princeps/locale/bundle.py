"""The messages of one language. Each is parsed when it is first needed: to parse all of them takes as long as starting
everything else, and a program words only a small part of them.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

# What begins a line and is no end of a bracket begins a message.
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class Bundle(FluentBundle):
    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]], texts: Iterable[str]) -> None:
        """Of several messages with one name the first is kept."""
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            for name, source in _split(text):
                self._sources.setdefault(name, source)

    def has_message(self, message_id: str) -> bool:
        """Whoever wants a message asks this first. One that cannot be parsed counts as missing."""
        self._parse(message_id, frozenset())
        return super().has_message(message_id)

    def _parse(self, name: str, under_way: frozenset[str]) -> None:
        """Those that it refers to come first, so that no thread ever finds a message without them."""
        if super().has_message(name) or name in under_way or name not in self._sources:
            return
        parsed = FluentResource(self._sources[name])
        for reference in _references_in(parsed):
            self._parse(reference, under_way | {name})
        self.add_resource(parsed)


def _split(text: str) -> Iterator[tuple[str, str]]:
    """Every message of a file, by name."""
    begins = [*_ID.finditer(text)]
    ends = [*(found.start() for found in begins[1:]), len(text)]
    for found, end in zip(begins, ends, strict=True):
        yield found[1], text[found.start() : end]


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # after the node
        self.found.append(node.id.name)


def _references_in(parsed: ast.Resource) -> list[str]:
    looking = _References()
    looking.visit(parsed)
    return looking.found
