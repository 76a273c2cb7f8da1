"""One game between bots: each is given the view of its seat and nothing else."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from time import perf_counter
from typing import Any

from princeps.arena.schedule import Fixture, Settings
from princeps.bots import Bot, make_bot
from princeps.bots.luck import Luck, Swings, luck_of
from princeps.bots.search import NO_SLIP, SearchBot, Slip
from princeps.games import game as find_game
from princeps.games import manifest_of
from princeps.kernel.chance import below, dice
from princeps.kernel.errors import IllegalAction, PrincepsError
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe
from princeps.table import GameTable, open_table
from princeps.workers import Task

_TO_THE_MIDDLE = 60  # random decisions, after which most games are well under way


@dataclass(frozen=True)
class Outcome:
    """How a game went: a line of `results.jsonl`. Inner lists are by seat, unless stated otherwise."""

    number: int
    deal: int
    seats: list[str]
    scores: list[int]
    ranks: list[int]
    points_by_source: dict[str, list[int]]
    points_by_round: list[list[int]]  # by round, then by seat: the score after each round, and last the final score
    decision_seconds: list[list[float]]
    sequence_seconds: list[list[float]]  # consecutive decisions of one seat count as one
    luck_in_wins: list[float] | None = None  # what chance was worth; None where bots have learned nothing
    luck_in_points: list[float] | None = None
    slips_in_wins: list[float] | None = None  # what careless bots got by being careless just then; None in old files
    slips_in_points: list[float] | None = None


def outcomes_in_order(outcomes: Iterable[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.number)


def playing(settings: Settings) -> Task[Fixture, tuple[Outcome, Recipe]]:
    """What workers of a tournament do."""
    return Task(partial(warm_up_bots, settings), partial(play, settings))


def play(settings: Settings, fixture: Fixture, *, unhurried: bool = False) -> tuple[Outcome, Recipe]:
    """Unhurried bots take the time they need, so that the game is the same on a machine that is busy."""
    game = find_game(settings.game)
    match = Match.new(game, settings.players, fixture.deal, settings.options)
    bots = [
        make_bot(name, game, fixture.bot_seed(seat), unhurried=unhurried) for seat, name in enumerate(fixture.seats)
    ]
    clock = _Clock(settings.players)
    by_round: list[list[int]] = []
    slips: list[tuple[int, Slip]] = []
    while not match.position.is_over:
        seat = match.position.deciders[0]
        view = match.position.view(seat)
        start = perf_counter()
        answer = bots[seat].choose(view, seat)
        clock.note(seat, perf_counter() - start)
        slips.append((seat, _slip_of(bots[seat])))
        _apply(match, fixture, seat, answer)
        while len(by_round) < match.position.rounds:
            by_round.append(list(match.position.scores))
    return _outcome(fixture, match, by_round, clock, slips), match.recipe


def _apply(match: Match, fixture: Fixture, seat: int, answer: int) -> None:
    try:
        match.apply(seat, answer)
    except IllegalAction as error:
        name = fixture.seats[seat]
        raise PrincepsError(f"The bot {name!r} gave an illegal answer in game {fixture.number}: {error}") from error


def _slip_of(bot: Bot) -> Slip:
    """Of its last answer. Whoever plays with care, or does not tell, makes none."""
    return bot.slip if isinstance(bot, SearchBot) else NO_SLIP


def _outcome(
    fixture: Fixture, match: Match, by_round: list[list[int]], clock: "_Clock", slips: list[tuple[int, Slip]]
) -> Outcome:
    end = match.position
    luck = _luck_of(match)
    sheet = _table_of(end.game.name, end.players).score_sheet(end)
    return Outcome(
        number=fixture.number,
        deal=fixture.deal,
        seats=list(fixture.seats),
        scores=list(end.scores),
        ranks=list(end.ranking),
        points_by_source={name: list(sheet.by_source[message]) for name, message in sheet.sources.items()},
        points_by_round=[*by_round, list(end.scores)],
        decision_seconds=clock.decisions,
        sequence_seconds=clock.sequences,
        luck_in_wins=luck and _by_seat(luck.chances),
        luck_in_points=luck and _by_seat(luck.points),
        slips_in_wins=_slips_in_wins(slips, end.players),
        slips_in_points=_slips_in_points(slips, end.players),
    )


def _luck_of(match: Match) -> Luck | None:
    return luck_of(match) if manifest_of(match.recipe.game).bots else None


def _by_seat(swings: Swings) -> list[float]:
    return [round(luck, 6) for luck in swings.luck.sum(0).tolist()]


def _slips_in_wins(slips: list[tuple[int, Slip]], players: int) -> list[float]:
    """What one seat gains the others lose, in equal parts as far as anybody knows."""
    own = [sum(slip.chances for seat, slip in slips if seat == p) for p in range(players)]
    return [round((players * mine - sum(own)) / (players - 1), 6) for mine in own]


def _slips_in_points(slips: list[tuple[int, Slip]], players: int) -> list[float]:
    return [round(sum(slip.points for seat, slip in slips if seat == p), 6) for p in range(players)]


class _Clock:
    """Seconds by seat, rounded to the precision of a clock."""

    def __init__(self, seats: int) -> None:
        self.decisions: list[list[float]] = [[] for _ in range(seats)]
        self.sequences: list[list[float]] = [[] for _ in range(seats)]
        self._last = -1

    def note(self, seat: int, seconds: float) -> None:
        seconds = round(seconds, 6)
        self.decisions[seat].append(seconds)
        if seat == self._last:
            self.sequences[seat][-1] = round(self.sequences[seat][-1] + seconds, 6)
        else:
            self.sequences[seat].append(seconds)
        self._last = seat


# --- words for sources -----------------------------------------------------------------------------------------------


@cache
def _table_of(name: str, players: int) -> GameTable:
    game = find_game(name)
    return open_table(game, game.load_edition(None), [""] * players)


def source_words(settings: Settings) -> Mapping[str, str]:
    """The names of the sources of points, in the order of the score sheet."""
    table = _table_of(settings.game, settings.players)
    sheet = table.score_sheet(find_game(settings.game).new(settings.players, 0, settings.options))
    return {name: table.catalogue.name(message) for name, message in sheet.sources.items()}


# --- before the clock runs -------------------------------------------------------------------------------------------


def warm_up_bots(settings: Settings) -> None:
    """Let every bot decide twice, so that no timed decision waits for a compiler, and reckon with luck once."""
    game = find_game(settings.game)
    match = Match.new(game, settings.players, 0, settings.options)
    opening = match.position
    for position in (opening, _played_on(opening)):
        seat = position.deciders[0]
        for name in dict.fromkeys(settings.bots):
            make_bot(name, game, 0).choose(position.view(seat), seat)
    match.apply(opening.deciders[0], opening.legal(opening.deciders[0])[0])
    _luck_of(match)


def _played_on(opening: Position) -> Position:
    position = opening.copy()
    chance: Any = dice(0)[0]
    for _ in range(_TO_THE_MIDDLE):
        if position.is_over:
            return opening
        seat = position.deciders[0]
        legal = position.legal(seat)
        position.apply(seat, legal[below(chance, len(legal))])
    return position
