"""Lines of the log from before a bot took over name who played then: the seat knows after how many moves that was.

Where a bot took over earlier, nobody knows; there its name stays in all lines.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("left_after", sa.Integer))
