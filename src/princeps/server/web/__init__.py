"""The edge: HTTP and sockets, what they carry, and the gate that everything passes."""
