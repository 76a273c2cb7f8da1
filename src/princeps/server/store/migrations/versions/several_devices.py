"""A visitor may have several devices, and ways to let another one in.

Until now a visitor was a browser: that is now their first device.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), nullable=False),
        _visitor("devices"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_visitor", "devices", ["visitor"])
    op.create_table(
        "passes",
        sa.Column("secret", sa.String(64), nullable=False),
        _visitor("passes"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("secret", name="pk_passes"),
    )
    op.create_index("ix_passes_visitor", "passes", ["visitor"])
    op.create_table(
        "keepsakes",
        _visitor("keepsakes"),
        sa.Column("contents", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_keepsakes"),
    )
    op.execute(
        "INSERT INTO devices (id, visitor, name, created, seen) SELECT id, id, '', created, created FROM visitors"
    )


def _visitor(table: str) -> sa.Column[str]:
    owner = sa.ForeignKey("visitors.id", name=f"fk_{table}_visitor", ondelete="CASCADE")
    return sa.Column("visitor", sa.String(64), owner, nullable=False)
