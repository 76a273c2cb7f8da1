"""Whether players may ask for hints is the host's choice; so far everybody could.

Who plays against bots alone still can. Others have never agreed on it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_PEOPLE = "SELECT count(*) FROM seats WHERE seats.game = games.id AND seats.kind = 'person'"


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE games SET hints = true WHERE ({_PEOPLE}) < 2")
