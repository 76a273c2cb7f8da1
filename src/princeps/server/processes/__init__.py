"""Work in other processes: bots that think, games that are replayed, and servers that share a database."""
