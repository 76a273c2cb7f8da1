"""Where a seat's points came from is noted when its game ends; how well it decided, when the game is analysed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("sources", sa.String))
    op.add_column("seats", sa.Column("accuracy", sa.Float))
