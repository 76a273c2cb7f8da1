"""The database: its schema, the statements that read and write it, and shared commits."""
