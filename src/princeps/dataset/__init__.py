"""Datasets of games between bots: every decision with what the seat saw, as Parquet. What `princeps selfplay` makes.

    from princeps.dataset.selfplay import make
    report = make(read_settings("trajan", ["civis", "tiro"], players=2, seed=7), games=1000, out=Path("build/games"))

docs/research.md explains the columns, and how polars, pandas and torch load them. Workers of a cluster import no more
than `games`, and need no Parquet.
"""
