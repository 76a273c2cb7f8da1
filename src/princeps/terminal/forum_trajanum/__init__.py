"""Forum Trajanum in a terminal."""

from princeps.table.forum_trajanum import ForumTable
from princeps.terminal.forum_trajanum.pages import ForumPages
from princeps.terminal.forum_trajanum.signs import PLAIN, Signs


def open_pages(table: ForumTable, ascii_only: bool) -> ForumPages:
    return ForumPages(table, PLAIN if ascii_only else Signs())
