"""Work done in other processes: bots thinking, games being replayed, and other servers on the same database."""
