"""What a turn is about: named after what sets it apart from another turn, or else after the points that it brings.

The bots' part of a game says in `themes.toml` what there is; the message `<game>-theme-<theme>` names it.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files

from princeps.bots.mind import Mind

LEAST = 0.5  # points of a source that a theme may be named after


@dataclass(frozen=True)
class Themes:
    """Answers are meant by their names, or by how these begin."""

    of_difference: Mapping[str, str]  # by the first answer that the other turn does not give
    of_deeds: Mapping[str, str]  # by any answer from there on
    by_source: Mapping[str, str]  # of points
    otherwise: str

    def of(self, answers: Sequence[str], instead: Sequence[str], gains: Mapping[str, float]) -> str:
        """`gains` are points by source over the other turn."""
        pairs = zip(answers, instead, strict=False)
        first = next((number for number, (one, other) in enumerate(pairs) if one != other), 0)
        found = _meant(self.of_difference, answers[first])
        found = found or next(filter(None, (_meant(self.of_deeds, it) for it in answers[first:])), None)
        source = max(gains, key=gains.__getitem__, default="")
        by_source = self.by_source[source] if gains.get(source, 0) >= LEAST else self.otherwise
        return found or by_source


def _meant(themes: Mapping[str, str], answer: str) -> str | None:
    return next((theme for name, theme in themes.items() if f"{answer}.".startswith(f"{name}.")), None)


def themes_of(mind: Mind) -> Themes:
    stored = tomllib.loads((files(mind.package) / "themes.toml").read_text(encoding="utf-8"))
    by_name = {
        part: {name: theme for theme, names in stored[part].items() for name in names}
        for part in ("difference", "deeds", "sources")
    }
    return Themes(by_name["difference"], by_name["deeds"], by_name["sources"], stored["otherwise"])
