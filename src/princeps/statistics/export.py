"""Results to take along: a table for a spreadsheet, or JSON for programs."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from princeps.table.messages.statistics import Result

COLUMNS = ("id", "over", "game", "players", "seat", "place", "points", "lead", "against", "opponents", "accuracy")
NOT_IN_A_TABLE = frozenset("=+-@\t\r")  # a spreadsheet would take what begins so for a formula


def as_csv(results: Iterable[Result]) -> str:
    """A row for each game, and a column for each source of points."""
    rows = list(results)
    sources = list(dict.fromkeys(source for it in rows for source in it.sources or {}))
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *sources])
    for it in rows:
        own = it.sources or {}
        fixed = [it.id, _moment(it), it.game, it.players, it.seat + 1, it.place, it.points, it.lead, it.against]
        writer.writerow([*fixed, _harmless(_opponents(it)), it.accuracy, *(own.get(source) for source in sources)])
    return text.getvalue()


def as_json(results: Iterable[Result]) -> list[dict[str, Any]]:
    return [{**msgspec.to_builtins(it), "over": _moment(it)} for it in results]


def _moment(result: Result) -> str:
    return datetime.fromtimestamp(result.over / 1000, UTC).isoformat(timespec="seconds")


def _opponents(result: Result) -> str:
    return "; ".join(f"{it.name} ({it.level or 'person'}) {it.points}" for it in result.opponents)


def _harmless(text: str) -> str:
    return f"'{text}" if text[:1] in NOT_IN_A_TABLE else text
