"""What players are called: what may be a name, and the names of those who give none."""

USUAL_NAMES = ("Livia", "Marcus", "Flavia", "Titus")
LONGEST_NAME = 20


def is_name(text: str) -> bool:
    """Signs that would change how the words around a name look are not among it."""
    return 1 <= len(text) <= LONGEST_NAME and bool(text.strip()) and text.isprintable()
