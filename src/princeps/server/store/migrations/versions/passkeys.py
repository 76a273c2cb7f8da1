"""A visitor may have passkeys, by which other devices come in."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column(
            "visitor",
            sa.String(64),
            sa.ForeignKey("visitors.id", name="fk_passkeys_visitor", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_visitor", "passkeys", ["visitor"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
