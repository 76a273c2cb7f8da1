"""What all the signs mean, with the letters of the reader's language."""

from collections.abc import Sequence

from rich.text import Text

from princeps.games.forum_trajanum.actions import COLOUR_NAMES, GREY_NAMES, coloured_id, row_id
from princeps.games.forum_trajanum.edition import ITEM_NAMES
from princeps.games.forum_trajanum.state import CITIZEN, CITIZEN_ROWS, TRACKS
from princeps.table.forum_trajanum.vocabulary import Vocabulary, grey_id
from princeps.terminal.forum_trajanum.signs import COLOUR_STYLES, EAGLE_STYLE, GREY_STYLE, STARTED, Signs
from princeps.terminal.layout import CHOOSE, SEAT_STYLES, padded

SIGN_WIDTH = 5


def legend(words: Vocabulary, signs: Signs) -> list[Text]:
    grey, coloured = words.catalogue.text(grey_id(0), "letter"), words.catalogue.text(coloured_id(0), "letter")
    items = [words.text(f"item-{name}", "letter") for name in ITEM_NAMES[:2]]
    square = (coloured.lower(), COLOUR_STYLES[0])
    lines: list[tuple[Text, str]] = [
        (Text(signs.covered * 3), words.text("legend-tile")),
        (
            Text(f"{items[0]}+{items[1]}"),
            words.text("legend-face-up", items=_letters(words, "item", ITEM_NAMES[:CITIZEN])),
        ),
        (Text(f" {signs.vacant} "), words.text("legend-vacant")),
        (Text(f"[{grey}]", GREY_STYLE), words.text("legend-grey", letters=_letters(words, "building", GREY_NAMES))),
        (
            Text(f"({coloured})", COLOUR_STYLES[0]),
            words.text("legend-coloured", letters=_letters(words, "building", COLOUR_NAMES)),
        ),
        (Text(f"/{words.text('thing-temple', 'letter')}\\"), words.text("legend-temple")),
        (Text(f"<{coloured}>", COLOUR_STYLES[0]), words.text("legend-crane-open")),
        (Text("< >"), words.text("legend-crane-scored")),
        (Text(signs.active + signs.inactive + signs.free), words.text("legend-citizens")),
        (Text(f" {signs.lit} "), words.text("legend-street")),
        (Text.assemble(" ", square, " "), words.text("legend-square")),
        (Text.assemble(STARTED, square, " "), words.text("legend-started")),
        (
            Text.assemble(" ", square, (words.catalogue.text("seat-0"), SEAT_STYLES[0])),
            words.text("legend-envoy", player=words.names[0]),
        ),
        (
            Text.assemble(" ", (words.text("square-eagle", "letter"), EAGLE_STYLE), " "),
            words.text("legend-eagle"),
        ),
        (Text(f" {CHOOSE} "), words.text("legend-choice")),
    ]
    tracks = " ".join(words.catalogue.text(grey_id(track), "letter") for track in range(TRACKS))
    lines += [
        (Text(f" {signs.start}{signs.chooses}{signs.ready}"), words.text("legend-players")),
        (Text(words.text("screen-coming")), words.text("legend-coming")),
        (Text(tracks), words.text("legend-tracks", letters=_letters(words, "building", GREY_NAMES[:TRACKS]))),
    ]
    for row in range(CITIZEN_ROWS):
        lines.append((Text(words.catalogue.text(row_id(row), "letter")), words.text("legend-row", row=row_id(row))))
    return [Text.assemble("  ", padded(sign, SIGN_WIDTH), "  ", meaning) for sign, meaning in lines]


def _letters(words: Vocabulary, kind: str, names: Sequence[str]) -> str:
    """`L library, B basilica`."""
    things = [f"forum-trajanum-{kind}-{name}" for name in names]
    return ", ".join(f"{words.catalogue.text(thing, 'letter')} {words.catalogue.name(thing)}" for thing in things)
