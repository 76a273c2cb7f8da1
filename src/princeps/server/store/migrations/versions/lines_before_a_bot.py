"""Log lines from before a bot took over name the player of that time: the seat stores after how many moves that was.

Where a bot took over before this step, that number is unknown, and the bot's name stays in all lines.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("left_after", sa.Integer))
