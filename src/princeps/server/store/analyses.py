"""Analyses as the database keeps them: part by part, one for all who ask."""

from sqlalchemy import Connection, and_, delete, select

from princeps.server.store import schema
from princeps.server.store.queries import GameRow, insert_into, read_game


def is_deal_played(db: Connection, game: GameRow) -> bool:
    """Whether an older game with the same deal is still running. Then this one is a copy of it, made by whoever plays
    on from a moment, and everything about it would be news for those who play the other."""
    games = schema.games.c
    same = and_(games.seed == game.seed, games.game == game.game, games.id != game.id)
    found = select(games.id).where(same, games.over.is_(None), games.created <= game.created)
    return db.scalar(found.limit(1)) is not None


def read_parts(db: Connection, game: str, deep: bool, judge: str) -> dict[int, bytes]:
    """Those that this judge has done."""
    table = schema.analyses.c
    found = select(table.part, table.contents).where(table.game == game, table.deep == deep, table.judge == judge)
    return {row.part: row.contents for row in db.execute(found.order_by(table.part))}


def add_part(db: Connection, game: str, deep: bool, judge: str, part: int, contents: bytes) -> None:
    """Part 0 makes room for a new judge. If the part is there already, another process has done the same work; if the
    game is gone, there is nothing to add to."""
    table = schema.analyses
    if read_game(db, game, lock=True) is None:
        return
    if part == 0:
        others = and_(table.c.game == game, table.c.deep == deep, table.c.judge != judge)
        db.execute(delete(table).where(others))
    row = {"game": game, "deep": deep, "judge": judge, "part": part, "contents": contents}
    db.execute(insert_into(db, table).values(row).on_conflict_do_nothing())
