"""The server: rooms and seats, what is kept of them, and the page's way to both by HTTP and sockets."""
