"""The rooms: what people do at and around a table, and the games that a process keeps in memory for them."""
