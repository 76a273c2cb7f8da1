"""The rooms: what people do at a table and around it, and the games that a process keeps in memory for them."""
