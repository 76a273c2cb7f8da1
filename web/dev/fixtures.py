"""Positions for `dev/fixture.html`, made by the real rules: `python dev/fixtures.py [players] [seed]`.

Each file holds all that the page would get from the server at a moment of a game, with what `explore` would answer to
every plan and every site, so that previews work without a server.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

import princeps
from princeps.bots import make_bot
from princeps.kernel.match import Match
from princeps.locale import languages
from princeps.table.chronicle import Chronicle
from princeps.table.explore import Unexplorable
from princeps.table.messages import Table
from princeps.table.messages.forum_trajanum import ForumPosition

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Livia", "Marcus", "Helena", "Titus")
LEVELS = (None, "senator", "civis", "princeps")
SEAT = 0
DEFAULTS = ("4", "11")  # players and seed


def names_of(table: Table) -> list[str]:
    """What a position shows; nothing if it is like many others."""
    position, question = table.position, table.decision.question if table.decision else "over"
    assert isinstance(position, ForumPosition)
    taken = sum(space is not None for space in position.mats[SEAT].taken)
    if question in ("crane", "row", "corner", "over", "reclaim", "gain", "bonus", "draw"):
        return [question]
    if position.cycle == 0:
        return []
    if question == "take":
        return [("taking", "taking2")[taken]] if position.round >= 1 else []
    if question == "build" and position.cycle == 2:
        return ["late"] if position.round == 3 else []
    return [question]


def explored(chronicle: Chronicle, names: tuple[str, ...], language: str, table: Table) -> Iterator[tuple[str, Table]]:
    """What would follow each plan and each answer, and the answers after a plan."""
    if table.decision is None:
        return
    first = [way.actions for plan in table.decision.plans for way in plan.ways]
    first += [[answer.action] for answer in table.decision.answers]
    for actions in first:
        with suppress(Unexplorable):  # it would reveal something
            after = chronicle.explore(SEAT, actions, names, language)
            yield json.dumps(actions, separators=(",", ":")), after
            for answer in after.decision.answers if after.decision and after.decision.question == "site" else ():
                longer = [*actions, answer.action]
                yield json.dumps(longer, separators=(",", ":")), chronicle.explore(SEAT, longer, names, language)


def room(game: str, names: tuple[str, ...]) -> dict[str, Any]:
    seats = [
        {
            "seat": seat,
            "name": name,
            "kind": "person" if LEVELS[seat] is None else "bot",
            "level": LEVELS[seat],
            "mine": seat == SEAT,
            "claimed": True,
            "connected": True,
            "since": None,
        }
        for seat, name in enumerate(names)
    ]
    return {
        "id": "fixture",
        "game": game,
        "options": {},
        "seats": seats,
        "chat": [],
        "proposals": [],
        "spectators": 0,
        "host": True,
        "playing": True,
        "links": [],
        "over": False,
        "created": 0,
        "rematch": None,
    }


def save(chronicle: Chronicle, names: tuple[str, ...], name: str) -> None:
    for language in languages():
        table = chronicle.table(SEAT, names, language)
        content = {
            "room": room(chronicle.match.recipe.game, names),
            "box": chronicle.box(SEAT, names, language),
            "table": table,
            "explored": dict(explored(chronicle, names, language, table)),
        }
        (FOLDER / f"{name}.{language}.json").write_bytes(msgspec.json.encode(content))


def record(game_name: str, names_of: Callable[[Table], Iterable[str]], prefix: str = "") -> None:
    """Play a game with as many players and by the seed that the command line says, and keep each position that shows
    something for the first time."""
    players, seed = (int(given) for given in [*sys.argv[1:], *DEFAULTS[len(sys.argv) - 1 :]])
    FOLDER.mkdir(exist_ok=True)
    game = princeps.game(game_name)
    match = Match.new(game, players=players, seed=seed)
    chronicle, names = Chronicle(match), NAMES[:players]
    bots = [make_bot("civis", game, seat) for seat in range(players)]
    suffix = "" if players == len(NAMES) else f"-{players}"
    found: set[str] = set()

    def keep() -> None:
        for name in names_of(chronicle.table(SEAT, names, "en")):
            if name not in found:
                found.add(name)
                save(chronicle, names, prefix + name + suffix)

    while not match.position.is_over:
        seat = match.position.deciders[0]
        if seat == SEAT:
            keep()
        action = bots[seat].choose(match.position.view(seat), seat)
        chronicle.play(seat, [game.actions.names[action]])
    keep()
    print(*sorted(found))


if __name__ == "__main__":
    record("forum-trajanum", names_of)
