"""Parts of the messages to a page: the decision with its answers, the log, the score sheet."""

from collections.abc import Sequence
from functools import cache, lru_cache

from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue
from princeps.table.board import BoardTable
from princeps.table.explore import Foresight
from princeps.table.messages import Answer, Decision, LogLine, Score, SeatStatus, Source

LINES_KEPT = 5000


def decision_of(table: BoardTable, view: Position, seat: int) -> Decision | None:
    """What a seat has to decide, with every legal answer; nothing if it owes no decision."""
    if seat not in view.deciders:
        return None
    question, foresight = table.question(view, seat), Foresight(table, view, seat)
    return Decision(
        question=table.question_name(view, seat),
        case=table.case(view, seat),
        title=question.title,
        context=question.context,
        steps=table.turn_steps(view, seat),
        answers=[
            Answer(
                action=answer.name,
                anchor=table.anchor(view, seat, answer.action),
                phrase=answer.phrase,
                short=answer.short,
                group=group.heading,
                ends_turn=table.is_end_of_turn(answer.action),
                preview=foresight.of(answer.action),
            )
            for group in table.groups(view, seat)
            for answer in group.answers
        ],
        plans=table.plans(view, seat),
    )


@lru_cache(LINES_KEPT)  # most lines have several readers in the same language
def log_line(table: BoardTable, players: int, run: tuple[Event, ...], moving: bool, dealt: bool = False) -> LogLine:
    """A run of events in words, with the points it brought; and with what moves, if it is news. Nobody chose what was
    dealt at random before the first decision."""
    traces = [table.trace(event, players) for event in run]
    befallen = {*table.sentences, *table.automatic}
    return LogLine(
        seat=None if run[0].kind in table.sentences else run[0].seat,
        chosen=not dealt and any(event.kind not in befallen for event in run),
        text=table.told(run),
        brief=table.brief(run),
        anchors=list(dict.fromkeys(anchor for trace in traces for anchor in trace.anchors)),
        motions=[motion for trace in traces for motion in trace.motions] if moving else [],
        gains=[gain for trace in traces for gain in trace.gains],
    )


def scores_of(table: BoardTable, view: Position, rounds: Sequence[Sequence[int]]) -> list[Score]:
    """The score sheet of every seat; `rounds` are the scores at the end of each round."""
    sheet = table.score_sheet(view)
    return [_score(table, view, seat, sheet.by_source, [it[seat] for it in rounds]) for seat in range(view.players)]


def _score(
    table: BoardTable, view: Position, seat: int, by_source: dict[str, tuple[int, ...]], rounds: list[int]
) -> Score:
    coming = table.forecast(view, seat).by_source
    sources = [
        Source(*_named(table.catalogue, message), points=points[seat], forecast=coming.get(message, 0))
        for message, points in by_source.items()
    ]
    return Score(
        points=sum(it.points for it in sources),
        forecast=sum(it.forecast for it in sources),
        sources=sources,
        rounds=rounds,
    )


@cache
def _named(catalogue: Catalogue, source: str) -> tuple[str, str]:
    """A source's name in the rules, and its title."""
    return source.partition("source-")[2], catalogue.text(source)


def statuses_of(table: BoardTable, view: Position) -> list[SeatStatus]:
    deciders = view.deciders
    return [SeatStatus(seat in deciders, table.status(view, seat)) for seat in range(view.players)]


def why_not_at(table: BoardTable, view: Position, seat: int, anchor: str) -> str:
    """The rule that forbids what a person may have meant by pointing at a place, and what is asked instead; nothing if
    no rule forbids it."""
    if seat not in view.deciders:
        return table.refusal(view, seat, 0)
    meant = [it for it in table.answers_of_question(view, seat) if table.anchor(view, seat, it) == anchor]
    if not set(meant).isdisjoint(view.legal(seat)):
        return ""
    title = table.question(view, seat).title
    if not meant:
        return table.catalogue.text("why-elsewhere", title=title)
    return table.catalogue.text("why-not-here", reason=table.likeliest_refusal(view, seat, meant), title=title)
