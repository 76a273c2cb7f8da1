"""The server: rooms and seats, how they are stored, and the HTTP and socket interface the page uses."""
