"""Visitors, games with their seats and moves, spectators, chat, proposals to leave."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
    )
    _create_games()
    _create_seats()
    _create_moves()
    _create_company()
    _create_proposals()


def _create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("edition_digest", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("over", sa.BigInteger),
        sa.Column("rematch", sa.String(24)),
        sa.Column("spectator_link", sa.String(64)),
        sa.Column("shared", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["host"], ["visitors.id"], name="fk_games_host"),
        sa.ForeignKeyConstraint(["rematch"], ["games.id"], name="fk_games_rematch", ondelete="SET NULL"),
        sa.UniqueConstraint("spectator_link", name="uq_games_spectator_link"),
    )
    op.create_index("ix_games_host", "games", ["host"])
    op.create_index("ix_games_rematch", "games", ["rematch"])


def _create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("visitor", sa.String(64)),
        sa.Column("invite", sa.String(64)),
        sa.Column("used", sa.String(64)),
        sa.Column("since", sa.BigInteger),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_seats_visitor"),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_index("ix_seats_used", "seats", ["used"])


def _create_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_moves"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_moves_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "requests",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "request", name="pk_requests"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_requests_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def _create_company() -> None:
    op.create_table(
        "spectators",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game", "visitor", name="pk_spectators"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_spectators_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_spectators_visitor"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_spectators_visitor", "spectators", ["visitor"])
    op.create_table(
        "chat",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_chat_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def _create_proposals() -> None:
    op.create_table(
        "proposals",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_proposals"),
        sa.ForeignKeyConstraint(
            ["game", "seat"], ["seats.game", "seats.seat"], name="fk_proposals_game", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "agreements",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "visitor", name="pk_agreements"),
        sa.ForeignKeyConstraint(
            ["game", "seat"], ["proposals.game", "proposals.seat"], name="fk_agreements_game", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_agreements_visitor"),
        sqlite_with_rowid=False,
    )
