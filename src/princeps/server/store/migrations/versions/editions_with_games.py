"""Games keep the edition they are played with, and which version of the program began them.

So they can go on when the program ships another edition. Existing games were begun with a standard edition, which the
program knows by its digest.
"""

import json

import sqlalchemy as sa
from alembic import op

import princeps

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("begun_with", sa.String(40)))
    op.create_index("ix_games_edition_digest", "games", ["edition_digest"])
    editions = op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("contents", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_editions"),
    )
    played = op.get_bind().execute(sa.text("SELECT DISTINCT game, edition_digest FROM games")).all()
    found = [princeps.game(game).editions.find(digest) for game, digest in played if game in princeps.games()]
    for edition in filter(None, found):
        row = {"digest": edition.digest, "contents": json.dumps(edition.data)}
        op.get_bind().execute(sa.insert(editions), row)
