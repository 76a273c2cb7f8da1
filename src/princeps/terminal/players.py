"""Who sits where: people and bots. A bot is given a view and nothing else, so it knows no more than a person would."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from princeps.bots import Bot, bot_names, make_bot
from princeps.bots.characters import revealed, split_name
from princeps.bots.guest import is_guest
from princeps.kernel.errors import PrincepsError, RecipeError
from princeps.kernel.files import write_whole
from princeps.kernel.game import LARGEST_SEED, Game
from princeps.table.names import LONGEST_NAME, is_name
from princeps.table.usual_names import CHARACTERS, USUAL_NAMES

HUMAN = "human"


class SeatError(PrincepsError):
    """The seats are not a valid line-up."""


@dataclass(frozen=True)
class Seating:
    """The players by seat, and the edition file if it is not the standard one; kept beside a saved game."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]
    edition: str | None = None
    over: bool = False

    def humans(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def bots(self, game: Game, seed: int, moves: int = 0) -> dict[int, Bot]:
        """The bots by seat, each with its own random seed: not the same random numbers again after some moves, but
        whoever a surprise was, it stays."""
        bots = [(seat, revealed(kind, game.name, seed + seat)) for seat, kind in enumerate(self.kinds) if kind != HUMAN]
        return {seat: make_bot(kind, game, (seed + moves + seat) % LARGEST_SEED) for seat, kind in bots}

    def save(self, file: Path) -> None:
        write_whole(file, json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n")


def seat_players(kinds: Sequence[str], names: Sequence[str] | None, edition: Path | None) -> Seating:
    for kind in kinds:
        if kind != HUMAN and split_name(kind)[0] not in bot_names() and not is_guest(kind):
            known = ", ".join([HUMAN, *bot_names()])
            sentence = f"There is no player {kind!r}; a seat is one of: {known}."
            raise SeatError(sentence, "player", player=kind, known=known)
    chosen = tuple(names) if names is not None else _usual_names(kinds)
    if len(chosen) != len(kinds):
        sentence = f"{len(kinds)} seats need {len(kinds)} names, not {len(chosen)}."
        raise SeatError(sentence, "names", seats=len(kinds), names=len(chosen))
    for name in chosen:
        if not is_name(name):
            sentence = f"A name has 1 to {LONGEST_NAME} letters; {name!r} does not."
            raise SeatError(sentence, "name", longest=LONGEST_NAME, name=name)
    if len(set(chosen)) != len(chosen):
        raise SeatError("Two players have the same name.", "same-name")
    return Seating(tuple(kinds), chosen, None if edition is None else str(edition.resolve()))


def _usual_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """A character brings its name; where it sits twice, the second one has the name of its seat."""
    names: list[str] = []
    for kind, usual in zip(kinds, USUAL_NAMES, strict=False):
        character = (split_name(kind)[1] or "").capitalize()
        names.append(character if character in CHARACTERS and character not in names else usual)
    return tuple(names)


def load_seating(file: Path, guests: Sequence[str] = ()) -> Seating:
    """`guests` are the custom bots that may be loaded: a file from somebody else must not choose what code runs."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        kinds, names = [*map(str, data["kinds"])], [*map(str, data["names"])]
        seating = seat_players(kinds, names, Path(data["edition"]) if data["edition"] else None)
        seating = replace(seating, over=bool(data["over"]))
    except OSError as error:
        raise RecipeError(f"{file}, which says who sits where, cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise RecipeError(f"{file} does not say who sits where.", "seats-file", file=str(file)) from None
    for kind in filter(is_guest, seating.kinds):
        if kind not in guests:
            sentence = f"The bot {kind!r} plays in this game: add --bots {kind} if you trust it."
            raise SeatError(sentence, "trust-bot", bot=kind)
    return seating
