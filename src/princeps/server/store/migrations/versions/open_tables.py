"""Tables whose seats are open to whoever visits, and whom somebody does not want to hear or to meet."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    for table, name in (("games", "gathering"), ("games", "watchable"), ("seats", "open")):
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_games_gathering", "games", ["gathering"])
    op.create_index("ix_games_watchable", "games", ["watchable", "over"])
    op.create_table(
        "kicked",
        sa.Column("game", sa.String(24), nullable=False),
        _visitor("kicked", "visitor"),
        sa.PrimaryKeyConstraint("game", "visitor", name="pk_kicked"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_kicked_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_kicked_visitor", "kicked", ["visitor"])
    op.create_table(
        "aversions",
        _visitor("aversions", "visitor"),
        _visitor("aversions", "other"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "other", "kind", name="pk_aversions"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_aversions_other", "aversions", ["other"])


def _visitor(table: str, name: str) -> sa.Column[str]:
    known = sa.ForeignKey("visitors.id", name=f"fk_{table}_{name}", ondelete="CASCADE")
    return sa.Column(name, sa.String(64), known, nullable=False)
