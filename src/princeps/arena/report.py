"""The report of a tournament: one self-contained page, without scripts or network access."""

from collections.abc import Callable, Mapping
from html import escape

from princeps.arena.play import source_words
from princeps.arena.standings import BotFigures, Duel, Standings
from princeps.arena.without_luck import WithoutLuck
from princeps.games import game as find_game
from princeps.reports.charts import Series, Span, draw_histograms, draw_lines, draw_spans, draw_stacks, source_colour
from princeps.reports.page import HALF, WHOLE, draw_card, draw_page, draw_table

_FIGURES: tuple[tuple[str, Callable[[BotFigures], str]], ...] = (
    ("Win share", lambda it: f"{it.win_share:.1%}"),
    ("95 % interval", lambda it: _shown_interval(it.ci95)),
    ("Wins", lambda it: f"{it.wins:g} of {it.seat_games:,}"),
    ("Mean score", lambda it: f"{it.mean_score:.1f}"),
    ("Standard deviation of scores", lambda it: f"{it.score_sd:.1f}"),
    ("Mean rank", lambda it: f"{it.mean_rank:.2f}"),
    ("Win share without luck", lambda it: _shown_fair(it, lambda fair: f"{fair.win_share:.1%}")),
    ("95 % interval without luck", lambda it: _shown_fair(it, lambda fair: _shown_interval(fair.ci95))),
    (
        "Its width, of that with luck",
        lambda it: _shown_fair(it, lambda fair: f"{fair.width:.0%}" if fair.width else ""),
    ),
    ("Mean score without luck", lambda it: _shown_fair(it, lambda fair: f"{fair.mean_score:.1f}")),
    ("Rating", lambda it: f"{it.rating.mu:.1f} ± {it.rating.sigma:.1f}"),
    ("Seconds a decision, median", lambda it: f"{it.seconds_per_decision.median:.3f}"),
    ("Seconds a decision, 99th percentile", lambda it: f"{it.seconds_per_decision.p99:.3f}"),
    ("Seconds a sequence, median", lambda it: f"{it.seconds_per_sequence.median:.3f}"),
    ("Seconds a sequence, 99th percentile", lambda it: f"{it.seconds_per_sequence.p99:.3f}"),
    ("Seconds a sequence, longest", lambda it: f"{it.seconds_per_sequence.max:.3f}"),
)


def draw_report(found: Standings) -> str:
    """A whole HTML file."""
    title = f"{find_game(found.settings.game).title}: {found.settings.players} players, {found.games:,} games"
    words = source_words(found.settings)
    cards = [
        _ratings(found),
        _win_shares(found),
        _scores(found),
        _sources(found, words),
        _rounds(found),
        *([_duels(found)] if len(found.bots) > 2 else []),
        _figures(found),
        _source_table(found, words),
    ]
    return draw_page(title, _about(found), cards)


def _about(found: Standings) -> str:
    settings = found.settings
    options = ", ".join(f"{name.replace('_', '-')}: {_shown_option(value)}" for name, value in settings.options.items())
    facts = [f"Line-up {', '.join(settings.bots)}", f"seed {settings.seed}", options or "standard rules"]
    return " · ".join(facts)


def _shown_option(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


# --- charts ----------------------------------------------------------------------------------------------------------


def _ratings(found: Standings) -> str:
    spans = [_rating_span(name, figures) for name, figures in found.best_first]
    chart = draw_spans("Ratings", spans, HALF, lambda value: f"{value:g}")
    return draw_card("Ratings", chart, "OpenSkill ratings; bars reach two standard deviations to each side.")


def _rating_span(name: str, figures: BotFigures) -> Span:
    mu, sigma = figures.rating.mu, figures.rating.sigma
    return Span(name, mu - 2 * sigma, mu, mu + 2 * sigma, f"{mu:.1f}")


def _win_shares(found: Standings) -> str:
    spans = [
        Span(name, *_around(figures.ci95, figures.win_share), f"{figures.win_share:.1%}")
        for name, figures in found.best_first
    ]
    fair = 1 / found.settings.players
    chart = draw_spans("Win shares", spans, HALF, lambda value: f"{value:.0%}", fair)
    return draw_card(
        "Win shares", chart, f"Of the seats played, with 95 % intervals; equals would win {fair:.0%} each."
    )


def _around(ends: tuple[float, float], middle: float) -> tuple[float, float, float]:
    return ends[0], middle, ends[1]


def _scores(found: Standings) -> str:
    series = [Series(name, found.scores[name]) for name, _ in found.best_first]
    chart = draw_histograms("Scores", series, WHOLE)
    return draw_card("Scores", chart, "How many seats ended with how many points; the line is the mean.", wide=True)


def _sources(found: Standings, words: Mapping[str, str]) -> str:
    series = [
        Series(name, [figures.points_by_source[source] for source in words]) for name, figures in found.best_first
    ]
    chart = draw_stacks("Points by source", series, list(words.values()), WHOLE)
    entries = "".join(
        f'<li><i style="background:var({source_colour(index)})"></i>{escape(word)}</li>'
        for index, word in enumerate(words.values())
    )
    return draw_card("Points by source", f'{chart}<ul class="legend">{entries}</ul>', "Means of a game.", wide=True)


def _rounds(found: Standings) -> str:
    series = [Series(name, [0.0, *figures.points_by_round]) for name, figures in found.best_first]
    rounds = len(series[0].values) - 2
    chart = draw_lines("Points by round", series, ["0", *map(str, range(1, rounds + 1)), "end"], WHOLE)
    note = "Mean score when a round had ended, and at the end of the game."
    return draw_card("Points by round", chart, note, wide=True)


# --- tables ----------------------------------------------------------------------------------------------------------


def _figures(found: Standings) -> str:
    rows = [(label, *(shown(figures) for _, figures in found.best_first)) for label, shown in _FIGURES]
    table = draw_table(("", *(name for name, _ in found.best_first)), rows)
    return draw_card("All figures", table, "A sequence is all that a seat decides in a row.", wide=True)


def _shown_interval(ends: tuple[float, float]) -> str:
    return f"{100 * ends[0]:.1f} – {100 * ends[1]:.1f}"


def _shown_fair(figures: BotFigures, shown: Callable[[WithoutLuck], str]) -> str:
    return shown(figures.without_luck) if figures.without_luck else ""


def _duels(found: Standings) -> str:
    names = [name for name, _ in found.best_first]
    rows = [(name, *(_shown_duel(found.bots[name].ahead_of.get(other)) for other in names)) for name in names]
    note = "How often the bot of the row ends before that of the column, with 95 % intervals; a shared place is half."
    return draw_card("Head to head", draw_table(("", *names), rows), note, wide=True)


def _shown_duel(duel: Duel | None) -> str:
    return f"{duel.share:.1%} ({_shown_interval(duel.ci95)})" if duel else ""


def _source_table(found: Standings, words: Mapping[str, str]) -> str:
    rows = [
        (word, *(_shown_points(figures, source) for _, figures in found.best_first)) for source, word in words.items()
    ]
    table = draw_table(("", *(name for name, _ in found.best_first)), rows)
    return draw_card(
        "Points by source, in numbers", table, "Means of a game, and their part of the mean score.", wide=True
    )


def _shown_points(figures: BotFigures, source: str) -> str:
    points = figures.points_by_source[source]
    part = f" ({points / figures.mean_score:.0%})" if figures.mean_score > 0 else ""
    return f"{points:.1f}{part}"
