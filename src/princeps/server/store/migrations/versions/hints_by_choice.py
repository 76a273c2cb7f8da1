"""Whether players may ask for hints becomes the host's choice; until now everybody could.

Those who play against bots alone still can. Other tables never agreed on hints.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_PEOPLE = "SELECT count(*) FROM seats WHERE seats.game = games.id AND seats.kind = 'person'"


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE games SET hints = true WHERE ({_PEOPLE}) < 2")
