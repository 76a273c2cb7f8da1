"""Games over days have a clock for each turn; a bot makes turns whose clock has run out, and clocks can pause."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for name in ("clock", "paused_since", "paused_until"):
        op.add_column("games", sa.Column(name, sa.BigInteger))
    for name in ("night_from", "night_to", "paused_by"):
        op.add_column("games", sa.Column(name, sa.Integer))
    op.add_column("games", sa.Column("zone", sa.String(64)))
    op.add_column("games", sa.Column("stand_in", sa.String(40)))
    for name in ("deadline", "clock_left", "nudged"):
        op.add_column("seats", sa.Column(name, sa.BigInteger))
    op.add_column("seats", sa.Column("nudged_by", sa.Integer))
    op.add_column("seats", sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("covered", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_seats_deadline", "seats", ["deadline"])
    op.add_column("proposals", sa.Column("until", sa.BigInteger))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
