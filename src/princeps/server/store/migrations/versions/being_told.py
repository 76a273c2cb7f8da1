"""People can be told by push, by mail or in a chat that it is their turn, and what has been told is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_own_keys"),
    )
    op.create_table(
        "wishes",
        _visitor("wishes"),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("soon", sa.Integer, nullable=False),
        sa.Column("nudge", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("every", sa.String(10), nullable=False),
        sa.Column("night_from", sa.Integer),
        sa.Column("night_to", sa.Integer),
        sa.Column("zone", sa.String(64)),
        sa.Column("language", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_wishes"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(24), nullable=False),
        _visitor("subscriptions"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("device", sa.String(64), _owner("subscriptions", "device", "devices")),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("keys", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("after", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger),
        sa.Column("lease", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_visitor", "subscriptions", ["visitor"])
    op.create_index("ix_subscriptions_device", "subscriptions", ["device"])
    op.create_table(
        "notices",
        _game("notices"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("event", sa.String(10), nullable=False),
        sa.Column("occasion", sa.BigInteger, nullable=False),
        sa.Column("subscription", sa.String(24), _owner("notices", "subscription", "subscriptions"), nullable=False),
        sa.Column("told", sa.BigInteger),
        sa.Column("message", sa.String(24)),
        sa.PrimaryKeyConstraint("game", "seat", "event", "occasion", "subscription", name="pk_notices"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notices_subscription", "notices", ["subscription"])
    op.create_index("ix_notices_told", "notices", ["told"])
    op.create_table(
        "presence",
        _game("presence"),
        _visitor("presence"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "visitor", name="pk_presence"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_presence_visitor", "presence", ["visitor"])
    op.create_table(
        "confirmations",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_confirmations"),
    )
    op.create_index("ix_confirmations_address", "confirmations", ["address"])
    op.create_index("ix_games_over", "games", ["over"])


def _owner(table: str, column: str, owners: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{owners}.id", name=f"fk_{table}_{column}", ondelete="CASCADE")


def _visitor(table: str) -> sa.Column[str]:
    return sa.Column("visitor", sa.String(64), _owner(table, "visitor", "visitors"), nullable=False)


def _game(table: str) -> sa.Column[str]:
    return sa.Column("game", sa.String(24), _owner(table, "game", "games"), nullable=False)
