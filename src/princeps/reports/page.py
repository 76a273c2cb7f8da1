"""A report as one self-contained HTML file: a heading and cards with charts, tables or sentences."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

HALF, WHOLE = 470, 960  # widths of charts


def draw_page(title: str, about: str, cards: Iterable[str], language: str = "en") -> str:
    """A whole HTML file."""
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p></header>\n"
        f"{''.join(cards)}</main>\n</body>\n</html>\n"
    )


def draw_card(title: str, body: str, note: str = "", wide: bool = False) -> str:
    kind = "card wide" if wide else "card"
    below = f"\n<p>{escape(note)}</p>" if note else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>\n{body}{below}</section>\n'


def draw_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr><th>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>\n" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table>"
