"""Chronicles of games played at random: what the tests of a page's messages share."""

from dataclasses import replace
from random import Random

import msgspec

from games_walk import Start, Walker
from princeps.games import forum_trajanum, trajan
from princeps.games.forum_trajanum.state import LAST_SIMULTANEOUS as LAST_SIMULTANEOUS_IN_FORUM
from princeps.games.trajan.state import LAST_SIMULTANEOUS as LAST_SIMULTANEOUS_IN_TRAJAN
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO
from princeps.table.chronicle import Chronicle
from princeps.table.messages import Answer, Decision, Log, LogLine, Table
from princeps.table.messages.forum_trajanum import ForumPosition
from table import forum_trajanum_tools, trajan_tools
from table.tools import NAMES

LAST_SIMULTANEOUS = {
    forum_trajanum.GAME.name: LAST_SIMULTANEOUS_IN_FORUM,
    trajan.GAME.name: LAST_SIMULTANEOUS_IN_TRAJAN,
}
STANDARD = {forum_trajanum.GAME.name: forum_trajanum_tools.STANDARD, trajan.GAME.name: trajan_tools.STANDARD}
encode = msgspec.json.Encoder(order="deterministic").encode


def begin(start: Start) -> Chronicle:
    edition = start.edition or STANDARD[start.game.name]
    return Chronicle(Match.new(start.game, start.players, start.seed, start.options, edition))


def chronicle_of(position: Position) -> Chronicle:
    """One that begins with this very position."""
    edition = STANDARD[position.game.name]
    recipe = Match.new(position.game, position.players, 0, edition=edition).recipe
    return Chronicle(Match(position.copy(), replace(recipe, moves=[]), edition))


def names_of(chronicle: Chronicle) -> tuple[str, ...]:
    return NAMES[: chronicle.match.position.players]


def table(chronicle: Chronicle, reader: int, after: int = 0) -> Table:
    return chronicle.table(reader, names_of(chronicle), "en", after)


def board(seen: Table) -> ForumPosition:
    assert isinstance(seen.position, ForumPosition)
    return seen.position


def decision(seen: Table) -> Decision:
    assert seen.decision
    return seen.decision


def explorable(seen: Table) -> list[Answer]:
    """What can be tried out: of what brings something to light only the coming scoring is told, if anything."""
    asked = seen.decision
    if not asked:
        return []
    hidden = {"pay", "draw-two", "take-card"} | ({"play"} if asked.question == "play" else set())
    return [it for it in asked.answers if it.preview and it.action.partition(".")[0] not in hidden]


def told(chronicle: Chronicle, reader: int) -> bytes:
    """All that a reader sees, as it goes over the wire; of the log only where it ends."""
    return encode(table(chronicle, reader, chronicle.revision(reader)))


def choose(chronicle: Chronicle, walker: Walker, seat: int) -> str:
    return names_of_actions(chronicle)[walker.choose(chronicle.match.position, seat)]


def names_of_actions(chronicle: Chronicle) -> list[str]:
    return list(chronicle.match.position.game.actions.names)


def step(chronicle: Chronicle, walker: Walker) -> tuple[int, str]:
    """Somebody answers; returns who, and what."""
    seat = walker.choose_seat(chronicle.match.position)
    action = choose(chronicle, walker, seat)
    chronicle.play(seat, [action])
    return seat, action


def again(chronicle: Chronicle) -> Chronicle:
    """The same game once more, move by move."""
    recipe, game = chronicle.match.recipe, chronicle.match.position.game
    other = Chronicle(Match.new(game, recipe.players, recipe.seed, dict(recipe.options), chronicle.match.edition))
    for move in recipe.moves:
        if move.action == UNDO:
            other.undo(move.seat)
        else:
            other.play(move.seat, [move.action])
    return other


def phase(chronicle: Chronicle) -> tuple[int, int]:
    """Tells one stage of the game from the next."""
    position = chronicle.match.position
    return position.rounds, int(position.state.stage)


def is_simultaneous(chronicle: Chronicle) -> bool:
    position = chronicle.match.position
    return bool(position.state.stage <= LAST_SIMULTANEOUS[position.game.name])


def some(chance: Random, things: list[str], most: int) -> list[str]:
    return chance.sample(things, min(most, len(things)))


def plain(line: LogLine) -> LogLine:
    """A line as it stands in the log, without what moves while it is news."""
    return msgspec.structs.replace(line, motions=[])


def applied(known: list[LogLine], news: Log) -> list[LogLine]:
    """What a page makes of the log that it has and of what it is told."""
    return [*known[: news.start], *(plain(line) for line in news.lines)]


def names_of_legal(chronicle: Chronicle, seat: int) -> list[str]:
    names = chronicle.match.position.game.actions.names
    return [names[action] for action in chronicle.match.position.legal(seat)]
