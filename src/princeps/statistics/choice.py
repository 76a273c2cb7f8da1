"""Which of somebody's games are looked at."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from princeps.table.messages.statistics import PEOPLE, Result

Company = Literal["bots", "people"]
DAY = 24 * 60 * 60 * 1000  # milliseconds


@dataclass(frozen=True)
class Choice:
    """Everything, unless something is chosen."""

    game: str | None = None
    players: int | None = None
    company: Company | None = None
    since: int = 0  # milliseconds since 1970

    def holds(self, result: Result) -> bool:
        company: Company = "people" if result.against == PEOPLE else "bots"
        return (
            self.game in (None, result.game)
            and self.players in (None, result.players)
            and self.company in (None, company)
            and result.over >= self.since
        )


def chosen(results: Iterable[Result], choice: Choice) -> list[Result]:
    """The newest first."""
    return sorted(filter(choice.holds, results), key=lambda it: (it.over, it.id), reverse=True)
