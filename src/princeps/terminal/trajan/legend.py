"""What all the signs mean, with the letters of the reader's language."""

from collections.abc import Iterable

from rich.text import Text

from princeps.games.trajan.actions import action_id, colour_id, province_id
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    BUILDING_TYPES,
    BUILDINGS_OF_A_TYPE,
    COLOURS,
    FORUM_KINDS,
    PROVINCES,
    SHIP_PAIRS,
)
from princeps.table.trajan.vocabulary import Vocabulary, building_id, ship_id
from princeps.terminal.layout import CHOOSE, SEAT_STYLES, padded
from princeps.terminal.trajan.signs import ACCOMPLISHES, ENDS_ROUND, MARKER_STYLES, Signs

SIGN_WIDTH = 17
COUNTS = ("cards", "supply", "legionnaires", "workers")


def legend(words: Vocabulary, signs: Signs) -> list[Text]:
    markers = Text()
    for colour in range(COLOURS):
        markers.append(words.letter(colour_id(colour)), MARKER_STYLES[colour])
    buildings = [building_id(BUILDINGS_OF_A_TYPE * kind) for kind in range(BUILDING_TYPES)]
    seat = (words.catalogue.text("seat-0"), SEAT_STYLES[0])
    lines: list[tuple[Text, str]] = [
        (markers, words.text("legend-markers", letters=_letters(words, map(colour_id, range(COLOURS))))),
        (
            Text(f"+2{signs.leads_to}{words.name(action_id(2), form='short')}"),
            words.text("legend-target", action=action_id(2), letters=_shorts(words)),
        ),
        (Text(ACCOMPLISHES), words.text("legend-accomplishes")),
        (Text(ENDS_ROUND), words.text("legend-ends-round")),
        (Text(signs.arch), words.text("legend-arch")),
        (Text(f"{words.letter(buildings[0])}5"), words.text("legend-site", letters=_letters(words, buildings))),
        (Text.assemble(seat), words.text("legend-seat", player=words.names[0])),
        (Text.assemble(signs.leader, seat), words.text("legend-leader", player=words.names[0])),
        (Text(signs.free), words.text("legend-free")),
        (Text(f"{signs.met} {signs.unmet}"), words.text("legend-demands")),
        (Text(CHOOSE), words.text("legend-choice")),
        (Text(f"{signs.start}{signs.chooses}{signs.ready}"), words.text("legend-players")),
        (Text("*** +++"), words.text("legend-tiles", letters=_tiles(words))),
        (Text("Abc"), words.text("legend-provinces", letters=_provinces(words))),
        (Text(f"({words.name(ship_id(SHIP_PAIRS), form='short')} 1 6 11)"), words.text("legend-ship")),
        (Text("a/b +9"), words.text("legend-piles")),
        (Text(" ".join(words.text(f"screen-{it}") for it in COUNTS)), words.text("legend-columns")),
        (Text.assemble(seat, words.text("screen-votes", votes=5, step=3)), words.text("legend-senate")),
        (Text(words.text("screen-final")), words.text("legend-final")),
    ]
    return [Text.assemble("  ", padded(sign, SIGN_WIDTH), "  ", meaning) for sign, meaning in lines]


def _letters(words: Vocabulary, things: Iterable[str]) -> str:
    """`Y yellow, O orange`."""
    return ", ".join(f"{words.letter(thing)} {words.name(thing)}" for thing in things)


def _shorts(words: Vocabulary) -> str:
    things = [action_id(action) for action in range(ACTIONS_OF_CIRCLE)]
    return ", ".join(f"{words.name(it, form='short')} {words.name(it)}" for it in things)


def _tiles(words: Vocabulary) -> str:
    return ", ".join(f"{words.tile(kind, 'short')} {words.tile(kind)}" for kind in range(FORUM_KINDS))


def _provinces(words: Vocabulary) -> str:
    things = [province_id(province) for province in range(PROVINCES)]
    return ", ".join(f"{words.name(it, form='short')} {words.name(it)}" for it in things)
