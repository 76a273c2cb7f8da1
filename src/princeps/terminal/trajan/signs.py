"""Signs and colours of Trajan."""

from dataclasses import dataclass

from princeps.terminal import layout

MARKER_STYLES = (  # by colour
    "bold black on yellow",
    "bold black on dark_orange",
    "bold white on blue",
    "bold black on white",
    "bold black on pink1",
    "bold black on light_green",
)
BUILDING_STYLE = "bold"


@dataclass(frozen=True)
class Signs(layout.Signs):
    """The signs of Trajan."""

    arch: str = "∩"
    leads_to: str = "→"
    leader: str = "▲"
    met: str = "✓"
    unmet: str = "✗"
    free: str = "·"


PLAIN = Signs(*layout.PLAIN, "n", ">", "^", "+", "!", ".")

ENDS_ROUND = "!"
ACCOMPLISHES = "*"
