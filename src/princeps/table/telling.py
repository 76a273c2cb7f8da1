"""Events as sentences: what a player did is a predicate, so that several make one sentence."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby

from princeps.kernel.events import Event
from princeps.table.answering import Words

Deeds = Callable[[Iterable[Event]], list[str]]  # predicates for what one player did in a row, or sentences


def line(words: Words, event: Event, sentences: Collection[int], deeds: Deeds) -> str:
    """One event as a sentence; the kinds of `sentences` are no player's deed."""
    (told,) = deeds([event])
    if event.kind in sentences:
        return told
    return words.catalogue.text("log-line", player=words.names[event.seat], deeds=told)


def lines(words: Words, events: Sequence[Event], reader: int, sentences: Collection[int], deeds: Deeds) -> list[str]:
    """What `reader` may see, all that one player did in a row as one sentence."""
    seen = [event for event in events if event.is_seen_by(reader)]
    found: list[str] = []
    for (is_sentence, seat), run in groupby(seen, lambda event: (event.kind in sentences, event.seat)):
        told = deeds(run)
        if is_sentence:
            found += told
        else:
            joined = words.catalogue.text("log-then").join(told)
            found.append(words.catalogue.text("log-line", player=words.names[seat], deeds=joined))
    return found
