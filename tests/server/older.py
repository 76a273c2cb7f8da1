"""Databases as older programs left them."""

from sqlalchemy import Connection, text

from server.playing import database

STEPS_BACK = (  # each leads to a version from the one after it
    *(
        ("0013", f"DROP TABLE {name}")
        for name in ("confirmations", "presence", "notices", "subscriptions", "wishes", "own_keys")
    ),
    ("0013", "DROP INDEX ix_games_over"),
    ("0012", "DROP TABLE challenges"),
    ("0012", "DROP TABLE passkeys"),
    ("0011", "DROP TABLE aversions"),
    ("0011", "DROP TABLE kicked"),
    ("0011", "DROP INDEX ix_games_gathering"),
    ("0011", "DROP INDEX ix_games_watchable"),
    ("0011", "ALTER TABLE games DROP COLUMN gathering"),
    ("0011", "ALTER TABLE games DROP COLUMN watchable"),
    ("0011", "ALTER TABLE seats DROP COLUMN open"),
    ("0010", "DROP TABLE keepsakes"),
    ("0010", "DROP TABLE passes"),
    ("0010", "DROP TABLE devices"),
    ("0009", "DROP TABLE heartbeat"),
    ("0009", "DROP INDEX ix_seats_deadline"),
    *(
        ("0009", f"ALTER TABLE games DROP COLUMN {name}")
        for name in ("clock", "night_from", "night_to", "zone", "stand_in", "paused_since", "paused_until", "paused_by")
    ),
    *(
        ("0009", f"ALTER TABLE seats DROP COLUMN {name}")
        for name in ("deadline", "clock_left", "kept", "covered", "nudged", "nudged_by")
    ),
    ("0009", "ALTER TABLE proposals DROP COLUMN until"),
    ("0008", "DROP TABLE analyses"),
    ("0008", "DROP INDEX ix_games_seed"),
    ("0007", "ALTER TABLE seats DROP COLUMN accuracy"),
    ("0007", "ALTER TABLE seats DROP COLUMN sources"),
    ("0006", "DROP TABLE editions"),
    ("0006", "DROP INDEX ix_games_edition_digest"),
    ("0006", "ALTER TABLE games DROP COLUMN begun_with"),
    ("0005", "ALTER TABLE seats DROP COLUMN left_after"),
    ("0004", "ALTER TABLE seats DROP COLUMN left_by"),
    ("0003", "DROP TABLE rematch_answers"),
    ("0002", "ALTER TABLE games DROP COLUMN hints"),
    ("0001", "ALTER TABLE agreements DROP COLUMN agrees"),
)


async def turn_back(database_url: str, version: str) -> None:
    """Turn a database into what an older program would have left."""

    def step_back(db: Connection) -> None:
        for reached, statement in STEPS_BACK:
            if reached >= version:
                db.execute(text(statement))
        db.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})

    async with database(database_url) as store:
        await store.write(step_back)
