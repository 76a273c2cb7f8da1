"""Trajan in a terminal."""

from princeps.table.trajan import TrajanTable
from princeps.terminal.trajan.pages import TrajanPages
from princeps.terminal.trajan.signs import PLAIN, Signs


def open_pages(table: TrajanTable, ascii_only: bool) -> TrajanPages:
    return TrajanPages(table, PLAIN if ascii_only else Signs())
