"""What is told, before it is worded: and the words, in the reader's language.

A message holds what any spectator of the game could know: which game it is, who plays, whose turn it is and how much is
left of the clock. Its link is the plain address of the game, which opens nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from princeps import game
from princeps.analysis.wording import game_title
from princeps.locale import Catalogue, catalogue
from princeps.server.rooms.outbox import News
from princeps.server.store.notices import DAY, HOUR
from princeps.table.usual_names import name_in

MINUTE = HOUR // 60
MOST_LINES = 8  # a push has room for 4 kB
FOR_EVER = 28 * DAY  # how long a push is kept for a device that is switched off, if nothing says otherwise


@dataclass(frozen=True)
class Message:
    """Worded, for one place."""

    name: str  # tells it apart from any other
    tag: str  # of what it is about: a newer one takes its place
    title: str
    lines: tuple[str, ...]
    path: str
    language: str
    out: str  # the token that ends these messages
    seconds: int  # for which it is worth delivering
    is_urgent: bool = False


def word(name: str, news: Sequence[News], language: str, out: str) -> Message:
    words = catalogue(language)
    games = list(dict.fromkeys(it.game for it in news))
    lines = tuple(line for _, line in dict.fromkeys((it.game, _line(it, words)) for it in news))
    if len(lines) > MOST_LINES:
        lines = (*lines[:MOST_LINES], words.text("notify-more", count=len(lines) - MOST_LINES))
    if len(games) == 1:
        title, tag, path = _title(news[0], words), games[0], f"/game/{games[0]}"
    else:
        is_turns = all(it.event in {"turn", "soon", "nudge"} for it in news)
        title = words.text("notify-turns" if is_turns else "notify-several", count=len(games))
        tag, path = "several", "/"
    seconds = max(it.until or FOR_EVER for it in news) // 1000
    is_urgent = any(it.event == "soon" for it in news)
    return Message(name, tag, title, lines, path, language, out, seconds, is_urgent)


def word_try(name: str, language: str, out: str) -> Message:
    words = catalogue(language)
    line = words.text("notify-try", "line")
    return Message(name, "try", words.text("notify-try"), (line,), "/", language, out, HOUR // 1000)


def _title(news: News, words: Catalogue) -> str:
    return words.text(f"notify-{news.event}", **_values(news, words))


def _line(news: News, words: Catalogue) -> str:
    return words.text(f"notify-{news.event}", "line", **_values(news, words))


def _values(news: News, words: Catalogue) -> dict[str, str]:
    title, names = game_title(game(news.rules), words), [name_in(words.language, it) for it in news.rivals]
    return {
        "name": name_in(words.language, news.name),
        "game": words.text("notify-game", game=title, rivals=_listed(names, words)) if names else title,
        "by": name_in(words.language, news.by) if news.by else words.text("notify-somebody"),
        "left": _duration(news.left or 0, words),
    }


def _listed(names: Sequence[str], words: Catalogue) -> str:
    if len(names) < 2:
        return "".join(names)
    return words.text("notify-and", others=", ".join(names[:-1]), last=names[-1])


def _duration(milliseconds: int, words: Catalogue) -> str:
    if milliseconds < 2 * HOUR:
        return words.text("notify-minutes", count=max(1, round(milliseconds / MINUTE)))
    if milliseconds < 2 * DAY:
        return words.text("notify-hours", count=round(milliseconds / HOUR))
    return words.text("notify-days", count=round(milliseconds / DAY))
