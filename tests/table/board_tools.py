"""Chronicles of games played at random: what the tests of a page's messages share."""

from dataclasses import replace
from random import Random

import msgspec

from games_walk import Start, Walker
from princeps.games.forum_trajanum import GAME, state
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO
from princeps.table.chronicle import Chronicle
from princeps.table.messages import Decision, Log, LogLine, Table
from princeps.table.messages.forum_trajanum import ForumPosition
from table.tools import NAMES, STANDARD

encode = msgspec.json.Encoder(order="deterministic").encode


def begin(start: Start) -> Chronicle:
    return Chronicle(Match.new(GAME, start.players, start.seed, start.options, start.edition or STANDARD))


def chronicle_of(position: Position) -> Chronicle:
    """One that begins with this very position."""
    recipe = Match.new(GAME, position.players, 0, edition=STANDARD).recipe
    return Chronicle(Match(position.copy(), replace(recipe, moves=[]), STANDARD))


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


def told(chronicle: Chronicle, reader: int) -> bytes:
    """All that a reader sees, as it goes over the wire; of the log only where it ends."""
    return encode(table(chronicle, reader, chronicle.revision(reader)))


def choose(chronicle: Chronicle, walker: Walker, seat: int) -> str:
    return GAME.actions.names[walker.choose(chronicle.match.position, seat)]


def step(chronicle: Chronicle, walker: Walker) -> tuple[int, str]:
    """Somebody answers; returns who, and what."""
    seat = walker.choose_seat(chronicle.match.position)
    action = choose(chronicle, walker, seat)
    chronicle.play(seat, [action])
    return seat, action


def again(chronicle: Chronicle) -> Chronicle:
    """The same game once more, move by move."""
    recipe = chronicle.match.recipe
    other = Chronicle(Match.new(GAME, recipe.players, recipe.seed, dict(recipe.options), chronicle.match.edition))
    for move in recipe.moves:
        if move.action == UNDO:
            other.undo(move.seat)
        else:
            other.play(move.seat, [move.action])
    return other


def phase(chronicle: Chronicle) -> tuple[int, int, int]:
    """Tells one stage of the game from the next."""
    at = chronicle.match.position.state
    return int(at.cycle), int(at.round_of_cycle), int(at.stage)


def is_simultaneous(chronicle: Chronicle) -> bool:
    return bool(chronicle.match.position.state.stage <= state.LAST_SIMULTANEOUS)


def some(chance: Random, things: list[str], most: int) -> list[str]:
    return chance.sample(things, min(most, len(things)))


def plain(line: LogLine) -> LogLine:
    """A line as it stands in the log, without what moves while it is news."""
    return msgspec.structs.replace(line, motions=[], gains=[])


def applied(known: list[LogLine], news: Log) -> list[LogLine]:
    """What a page makes of the log that it has and of what it is told."""
    return [*known[: news.start], *(plain(line) for line in news.lines)]


def names_of_legal(chronicle: Chronicle, seat: int) -> list[str]:
    return [GAME.actions.names[action] for action in chronicle.match.position.legal(seat)]
