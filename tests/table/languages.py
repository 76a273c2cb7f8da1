"""What is in the files of a language: messages, and what their patterns use."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import ast, parse

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    folder = files("princeps.locale") / language
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return tuple(entry for text in texts for entry in parse(text).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The patterns of a message with their names: its own, then `id.form` for its forms."""
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def nodes(root: object) -> Iterator[ast.BaseNode]:
    """Everything below a node, and the node itself."""
    if isinstance(root, ast.BaseNode):
        yield root
        for child in vars(root).values():
            yield from nodes(child)
    elif isinstance(root, list):
        for child in root:
            yield from nodes(child)


def variables(language: str, root: ast.BaseNode) -> set[str]:
    """The variables that a message needs, also through the messages it refers to."""
    found: set[str] = set()
    for node in nodes(root):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name in messages(language):
            found |= variables(language, messages(language)[node.id.name])
    return found


def cases(root: ast.BaseNode) -> set[tuple[str, str]]:
    """Words that a variable is compared with, other than plural categories."""
    return {
        (select.selector.id.name, variant.key.name)
        for select in nodes(root)
        if isinstance(select, ast.SelectExpression) and isinstance(select.selector, ast.VariableReference)
        for variant in select.variants
        if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURALS
    }


def literal(pattern: ast.Pattern) -> list[str]:
    """The words of a pattern itself, without what is put in."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement) and has_letters(node.value)]


def has_letters(text: str) -> bool:
    return any(letter.isalpha() for letter in text)
