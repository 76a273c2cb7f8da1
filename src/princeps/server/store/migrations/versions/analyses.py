"""Analyses of finished games are kept, part by part. An index finds all games with a deal: one may still be running."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("deep", sa.Boolean, nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("judge", sa.String(40), nullable=False),
        sa.Column("contents", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "deep", "part", name="pk_analyses"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analyses_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_games_seed", "games", ["seed"])
