"""Events as sentences: what a player did is a predicate, so that several make one sentence."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby

from princeps.kernel.events import Event
from princeps.locale import Catalogue
from princeps.table.vocabulary import GameWords
from princeps.table.words import Run

Deeds = Callable[[Iterable[Event]], list[str]]  # predicates for what one player did in a row, or sentences


def runs(events: Iterable[Event], reader: int, sentences: Collection[int]) -> list[Run]:
    """What `reader` may see: all that one player did in a row together, each event of a sentence of its own alone."""
    seen = [event for event in events if event.is_seen_by(reader)]
    found: list[Run] = []
    for (is_sentence, _), together in groupby(seen, lambda event: (event.kind in sentences, event.seat)):
        run = tuple(together)
        found += [(event,) for event in run] if is_sentence else [run]
    return found


def told(words: GameWords, run: Sequence[Event], sentences: Collection[int], deeds: Deeds) -> str:
    """A run as one sentence; the kinds of `sentences` are no player's deed."""
    parts = deeds(run)
    if run[0].kind in sentences:
        return parts[0]
    return words.catalogue.text("log-line", player=words.names[run[0].seat], deeds=words.catalogue.listed(parts))


def outcome(words: Catalogue, names: Sequence[str], ranking: Sequence[int], scores: Sequence[int]) -> str:
    """Who has won, and with how many points."""
    winners = [name for name, place in zip(names, ranking, strict=True) if place == 1]
    listed = words.listed(winners)
    message = "end-winner" if len(winners) == 1 else "end-shared"
    return words.text(message, winner=listed, winners=listed, points=max(scores))
