"""Players who are offered a rematch say whether they will join it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rematch_answers",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("game", "visitor", name="pk_rematch_answers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rematch_answers_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_rematch_answers_visitor"),
        sqlite_with_rowid=False,
    )
