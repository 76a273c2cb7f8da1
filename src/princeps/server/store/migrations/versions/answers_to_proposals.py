"""Players who are asked whether another may leave can also say no."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("agreements", sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.true()))
