"""What may be called a name. Without other imports: the types of messages need it, and the page is built from those."""

LONGEST_NAME = 20


def is_name(text: str) -> bool:
    """Signs that would change how the words around a name look are not among it."""
    return 1 <= len(text) <= LONGEST_NAME and bool(text.strip()) and text.isprintable()
