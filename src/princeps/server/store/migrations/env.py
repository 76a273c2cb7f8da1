"""Brings the tables up to date, inside the transaction that `database.py` has begun.

A step is a file in `versions/`, written by hand: `revision`, `down_revision`, `upgrade()`. A released step never
changes. `tests/server/test_store.py` compares the result with the tables that the program expects.
"""

from alembic import context

from princeps.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
