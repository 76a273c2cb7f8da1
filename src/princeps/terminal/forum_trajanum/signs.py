"""Signs and colours. Everything has a letter or shape of its own; colour only helps."""

from dataclasses import dataclass

from princeps.terminal import layout

COLOUR_STYLES = ("bold white on blue", "bold black on dark_orange", "bold black on yellow", "bold white on dark_green")
GREY_STYLE = "bold black on grey70"
EAGLE_STYLE = "bold white on grey30"
LIT = "bold reverse"


@dataclass(frozen=True)
class Signs(layout.Signs):
    """The signs of Forum Trajanum."""

    covered: str = "▒"
    vacant: str = "·"
    active: str = "■"
    inactive: str = "□"
    free: str = "·"
    lit: str = "»"
    lit_column: str = "▼"


PLAIN = Signs(*layout.PLAIN, "#", ".", "@", "o", ".", ">", "v")

STARTED = "+"
