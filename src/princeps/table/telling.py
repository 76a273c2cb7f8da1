"""Events as sentences. What a player did is a predicate, so that several form one sentence."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from princeps.kernel.events import Event
from princeps.locale import Catalogue, Value
from princeps.table.vocabulary import GameWords
from princeps.table.words import Run

EventWording = tuple[str, dict[str, Value]]  # what to add to the event's name, and values


@dataclass(frozen=True)
class Telling:
    """The events of one game. A message is named after its event: `event-built`."""

    names: Sequence[str]  # by kind
    details: Mapping[int, Callable[[Any, Event], EventWording]]  # by kind, with the words of the game
    sentences: Collection[int] = ()  # kinds that no player causes
    automatic: Collection[int] = ()  # kinds that happen to a player
    minor: Collection[int] = ()  # kinds that accompany an event that says more
    deeds: Callable[[Any, Sequence[Event]], list[str]] | None = None  # a run's predicates, if not one each

    def runs(self, events: Iterable[Event], reader: int) -> list[Run]:
        """What `reader` may see: what one player did in a row is one run; a sentence of its own is a run of its own."""
        seen = [event for event in events if event.is_seen_by(reader)]
        found: list[Run] = []
        for (is_sentence, _), together in groupby(seen, lambda event: (event.kind in self.sentences, event.seat)):
            run = tuple(together)
            found += [(event,) for event in run] if is_sentence else [run]
        return found

    def told(self, words: GameWords, run: Sequence[Event]) -> str:
        """A run as one sentence."""
        parts = self._deeds(words, run)
        if run[0].kind in self.sentences:
            return parts[0]
        return words.catalogue.text("log-line", player=words.names[run[0].seat], deeds=words.catalogue.listed(parts))

    def brief(self, words: GameWords, run: Sequence[Event]) -> str:
        """The first event that does not merely accompany another."""
        return self._deeds(words, [event for event in run if event.kind not in self.minor] or run)[0]

    def _deeds(self, words: GameWords, events: Sequence[Event]) -> list[str]:
        return self.deeds(words, events) if self.deeds else [self.deed(words, event) for event in events]

    def deed(self, words: GameWords, event: Event, variant: str = "", count: int = 1) -> str:
        describe = self.details.get(event.kind)
        suffix, values = describe(words, event) if describe else ("", {})
        return words.said(f"event-{self.names[event.kind]}{suffix}{variant}", **{"count": count, **values})


def outcome(words: Catalogue, names: Sequence[str], ranking: Sequence[int], scores: Sequence[int]) -> str:
    """Who has won, and with how many points."""
    winners = [name for name, place in zip(names, ranking, strict=True) if place == 1]
    listed = words.listed(winners)
    message = "end-winner" if len(winners) == 1 else "end-shared"
    return words.text(message, winner=listed, winners=listed, points=max(scores))
