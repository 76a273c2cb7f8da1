"""A bot that takes over a seat plays under its own name; the seat also keeps the name of the player who left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("left_by", sa.String(20)))
