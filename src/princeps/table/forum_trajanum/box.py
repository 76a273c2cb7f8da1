"""What is printed on the pieces of a game of Forum Trajanum, for a page."""

from princeps.games.forum_trajanum.actions import BONUS_NAMES, CLASS_NAMES, COLOUR_NAMES, GREY_NAMES, ROW_NAMES, row_id
from princeps.games.forum_trajanum.edition import ITEM_NAMES, MOST_EFFECTS
from princeps.games.forum_trajanum.state import (
    CYCLES,
    FORUM_COLUMNS,
    FORUM_ROWS,
    NO_CARD,
    NOTHING,
    TRACK_LEVELS,
    TRACKS,
    UNKNOWN_FACE,
    Facts,
    State,
)
from princeps.table.forum_trajanum.cards import building_task, card_name, collecting_task
from princeps.table.forum_trajanum.vocabulary import Vocabulary
from princeps.table.messages.forum_trajanum import Ability, Benefit, ForumBox, TrajanCard


def box_of(words: Vocabulary, state: State) -> ForumBox:
    facts = state.facts
    symbols = list(words.edition.data["streets"]["symbols"])
    used = range(1 + int(facts.copies.nonzero()[0].max()))
    return ForumBox(
        faces=[_items(facts, face) for face in used],
        face_names=[words.tile(face) for face in used],
        streets=symbols,
        street_names=[words.catalogue.name(words.street_id(symbol)) for symbol in range(len(symbols))],
        forum_rows=FORUM_ROWS,
        forum_columns=FORUM_COLUMNS,
        double_grey={name: GREY_NAMES[facts.double_grey[colour]] for colour, name in enumerate(COLOUR_NAMES)},
        single_grey={COLOUR_NAMES[facts.single_tile[grey]]: name for grey, name in enumerate(GREY_NAMES)},
        tracks={GREY_NAMES[track]: _track(words, facts, track) for track in range(TRACKS)},
        column_value=facts.column_value.tolist(),
        crane_value=facts.crane_value.tolist(),
        row_value=facts.row_value.tolist(),
        bonus_points=int(facts.bonus_points),
        bar_steps=int(facts.bar_end) + 1,
        cypresses=facts.cypress.nonzero()[0].tolist(),
        area_points=facts.area_points[:, : int(facts.bar_end) + 1].tolist(),
        task_points=facts.task_points[:, : int(facts.bar_end) + 1].tolist(),
        abilities=[_ability(words, row) for row in range(len(ROW_NAMES))],
        cards=[_card(words, state, cycle) for cycle in range(CYCLES) if state.tasks[cycle].card != NO_CARD],
        unlimited=bool(state.option_unlimited),
        open_tiles=bool(state.option_open_tiles),
        names=_names(words),
        letters=_letters(words),
    )


def _items(facts: Facts, face: int) -> list[str]:
    if face == UNKNOWN_FACE:
        return []
    return [ITEM_NAMES[item] for item in facts.face_items[face].tolist() if item != NOTHING]


def _track(words: Vocabulary, facts: Facts, track: int) -> list[Benefit]:
    return [
        Benefit(
            effects={
                name: count
                for name, count in zip(MOST_EFFECTS, facts.track[track, level].tolist(), strict=True)
                if count
            },
            text=words.benefit(track, level),
        )
        for level in range(TRACK_LEVELS)
    ]


def _ability(words: Vocabulary, row: int) -> Ability:
    name = row_id(row)
    return Ability(
        name=ROW_NAMES[row],
        title=words.catalogue.name(name),
        ability=words.catalogue.text(name, "ability"),
        bonus=words.catalogue.text(name, "bonus"),
    )


def _card(words: Vocabulary, state: State, cycle: int) -> TrajanCard:
    card = int(state.tasks[cycle].card)
    data = words.edition.data["cards"][card]
    return TrajanCard(
        cycle=cycle,
        name=card_name(words, card),
        picture=list(data.get("picture", [])),
        different=bool(data.get("different", False)),
        mirrored=bool(data.get("mirrored", False)),
        collecting=dict(data["collecting"]),
        building_text=building_task(words, card),
        collecting_text=collecting_task(words, card),
    )


def _names(words: Vocabulary) -> dict[str, str]:
    buildings = {name: words.catalogue.name(f"forum-trajanum-building-{name}") for name in (*GREY_NAMES, *COLOUR_NAMES)}
    items = {name: words.catalogue.name(f"forum-trajanum-item-{name}") for name in ITEM_NAMES}
    things = {name: words.catalogue.name(f"forum-trajanum-thing-{name}") for name in ("temple", "crane")}
    bonuses = {f"bonus-{name}": words.bonus(number) for number, name in enumerate(BONUS_NAMES)}
    return buildings | items | things | bonuses | {"eagle": words.catalogue.name("forum-trajanum-square-eagle")}


def _letters(words: Vocabulary) -> dict[str, str]:
    """The letters on a piece: the beginning of its name. A worker is named after what they build."""
    names = {
        thing: words.catalogue.name(thing)
        for thing in map("forum-trajanum-building-{}".format, (*GREY_NAMES, *COLOUR_NAMES))
    }
    items = {f"forum-trajanum-item-{name}": words.catalogue.name(f"forum-trajanum-item-{name}") for name in ITEM_NAMES}
    workers = {f"forum-trajanum-item-{name}-worker": names[f"forum-trajanum-building-{name}"] for name in COLOUR_NAMES}
    classes = {thing: items[thing] for thing in map("forum-trajanum-item-{}".format, CLASS_NAMES)}
    resources = {thing: workers.get(thing, name) for thing, name in items.items() if thing not in classes}
    small = {thing: sign.lower() for thing, sign in _beginnings(resources).items()}
    return _beginnings(names) | _beginnings(classes) | small


def _beginnings(names: dict[str, str]) -> dict[str, str]:
    """The shortest unique prefix of each name."""
    lower = {thing: name.lower() for thing, name in names.items()}

    def is_own(thing: str, length: int) -> bool:
        return sum(other.startswith(lower[thing][:length]) for other in lower.values()) == 1

    lengths = {thing: next(n for n in range(1, len(name) + 1) if is_own(thing, n)) for thing, name in names.items()}
    return {thing: name[: lengths[thing]].capitalize() for thing, name in names.items()}
