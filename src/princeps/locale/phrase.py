"""A pattern of the catalogue, prepared once: most are a sequence of texts and values, and are simply joined.

Patterns that choose between variants are left to Fluent's own resolver. For the others that would take six times as
long, and one answer of a player's produces dozens of phrases.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Values = Mapping[str, str | int]
Name = Callable[..., str]  # takes a thing's id, a count, a form
Part = Callable[[Values], Any]  # a text or number

_NUMBER = Pattern([resolver.Placeable(resolver.VariableReference(resolver.Identifier("number")))])


class _Intricate(Exception):
    """Only Fluent's resolver can word this pattern."""


class Phrase:
    """What a pattern says for given values. `variables` are those it looks at."""

    def __init__(self, bundle: FluentBundle, pattern: Pattern, name: Name) -> None:
        self._bundle, self._pattern, self._name = bundle, pattern, name
        self._numbers: dict[int, str] = {}
        self.variables = tuple(dict.fromkeys(_variables(bundle, pattern)))
        try:
            self._parts: tuple[Part, ...] | None = tuple(self._plain(pattern))
        except (_Intricate, LookupError):
            self._parts = None

    def worded(self, values: Values) -> tuple[str, list[Exception]]:
        """The words, and the errors found."""
        if self._parts is None or not all(variable in values for variable in self.variables):
            text, errors = self._bundle.format_pattern(self._pattern, dict(values))
            return str(text), errors
        parts = [part(values) for part in self._parts]
        return "".join([it if isinstance(it, str) else self._number(it) for it in parts]), []

    def _number(self, number: int) -> str:
        """A number as the language writes it."""
        if number not in self._numbers:
            self._numbers[number] = str(self._bundle.format_pattern(_NUMBER, {"number": number})[0])
        return self._numbers[number]

    def _plain(self, pattern: Pattern) -> Iterator[Part]:
        for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:  # a lone element comes bare
            expression: Any = element.expression if isinstance(element, ast.Placeable) else element
            if isinstance(expression, ast.MessageReference):
                yield from self._plain(_referred(self._bundle, expression))
            elif isinstance(expression, ast.FunctionReference):
                yield self._named(expression.arguments)
            else:
                yield _value(expression)

    def _named(self, arguments: ast.CallArguments) -> Part:
        """`NAME($thing, $count, form: "a")`."""
        positional = [_value(argument) for argument in arguments.positional]
        forms = [_value(argument.value)({}) for argument in arguments.named]
        name = self._name
        return lambda values: name(*(argument(values) for argument in positional), form=next(iter(forms), None))


def _value(expression: Any) -> Part:
    if isinstance(expression, ast.VariableReference):
        variable = expression.id.name
        return lambda values: values[variable]
    if isinstance(expression, ast.TextElement):
        constant: Any = expression.value
    elif isinstance(expression, ast.StringLiteral):
        constant = expression.parse()["value"]
    elif isinstance(expression, ast.NumberLiteral):
        constant = int(expression.value)
    else:
        raise _Intricate
    return lambda values: constant


def _referred(bundle: FluentBundle, reference: Any) -> Pattern:
    """The pattern of `{ message }` or `{ message.form }`."""
    message = bundle.get_message(reference.id.name)
    pattern = message.attributes[reference.attribute.name] if reference.attribute else message.value
    if pattern is None:
        raise _Intricate
    return pattern


class _Variables(Visitor):
    """Finds the variables a pattern looks at, and the other patterns it refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.references: list[Any] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # after the node
        self.found.append(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.append(node)


def _variables(bundle: FluentBundle, pattern: Pattern) -> list[str]:
    looking = _Variables()
    looking.visit(pattern)
    for reference in looking.references:
        with suppress(_Intricate, LookupError):
            looking.found += _variables(bundle, _referred(bundle, reference))
    return looking.found
