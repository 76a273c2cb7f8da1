"""Who sits where when a game is opened, and what counts as a name, a level, a line of chat."""

from collections.abc import Collection, Sequence

from princeps.bots.characters import character_names, named
from princeps.bots.levels import levels_of
from princeps.server.errors import Kind, RoomError
from princeps.server.messages import LONGEST_CHAT, NewSeat
from princeps.server.store.queries import SeatRow
from princeps.server.visitors import Visitor
from princeps.table.names import LONGEST_NAME, is_name
from princeps.table.usual_names import USUAL_NAMES, is_taken

USUAL_LEVEL = "senator"


def seat_players(game: str, wishes: Sequence[NewSeat], visitor: Visitor, levels: Sequence[str]) -> tuple[SeatRow, ...]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise RoomError(Kind.INVALID, "seats", "You can be only one of the players; another person here is 'here'.")
    for wish in wishes:
        _check_bot(game, wish, levels)
    names = _names([wish.name or _name_of(wish, wishes[:number]) for number, wish in enumerate(wishes)])
    return tuple(_seat(number, wish, names[number], visitor, levels) for number, wish in enumerate(wishes))


def _check_bot(game: str, wish: NewSeat, levels: Sequence[str]) -> None:
    if wish.kind != "bot":
        if wish.level is not None or wish.character is not None:
            raise RoomError(Kind.INVALID, "seats", "Only bots have a level and a character.")
        return
    level = check_level(wish.level, levels)
    if wish.character is not None and (level not in levels_of(game) or wish.character not in character_names(game)):
        known = ", ".join(character_names(game)) or "nobody"
        raise RoomError(Kind.INVALID, "character", f"The characters of {level} in this game are: {known}.")


def _name_of(wish: NewSeat, before: Sequence[NewSeat]) -> str | None:
    """A character brings its name, to the first of its seats."""
    is_first = all(wish.character != other.character for other in before)
    return wish.character.capitalize() if wish.character and is_first else None


def _seat(number: int, wish: NewSeat, name: str, visitor: Visitor, levels: Sequence[str]) -> SeatRow:
    if wish.kind == "bot":
        level = named(check_level(wish.level, levels), wish.character)
        return SeatRow(seat=number, kind="bot", name=name, level=level)
    is_mine = wish.kind in {"me", "here"}
    return SeatRow(
        seat=number, kind="person", name=name, visitor=visitor if is_mine else None, open=wish.kind == "open"
    )


def _names(wanted: Sequence[str | None]) -> list[str]:
    """Players without a name get one that nobody else asked for."""
    names: list[str] = []
    taken = [name for name in wanted if name is not None]
    for name in wanted:
        chosen = name or another_name([*taken, *names])
        names.append(check_name(chosen, names))
    return names


def another_name(others: Collection[str], former: Collection[str] = ()) -> str:
    """A name for somebody who has none; even at a full table one of the usual names is free. Preferably not the name of
    somebody who has left, as the log still mentions them."""
    free = [usual for usual in USUAL_NAMES if not is_taken(usual, others)]
    return next((usual for usual in free if not is_taken(usual, former)), free[0])


def check_name(name: str, others: Collection[str]) -> str:
    name = name.strip()
    if not is_name(name):
        raise RoomError(Kind.INVALID, "name", f"A name has 1 to {LONGEST_NAME} letters.")
    if is_taken(name, others):
        raise RoomError(Kind.INVALID, "same-name", "Two players have the same name.")
    return name


def check_level(level: str | None, levels: Sequence[str]) -> str:
    if level is not None and level not in levels:
        raise RoomError(Kind.INVALID, "level", f"A bot is one of: {', '.join(levels)}.")
    return level or usual_level(levels)


def usual_level(levels: Sequence[str]) -> str:
    """The level when none is chosen; a game without trained bots has only one level."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


def check_line(text: str) -> str:
    """A line of chat, without characters that would change how other people's lines look."""
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_CHAT or not all(sign.isprintable() or sign == "\n" for sign in text):
        raise RoomError(Kind.INVALID, "chat", f"A line of chat has 1 to {LONGEST_CHAT} letters.")
    return text
