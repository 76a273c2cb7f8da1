"""A saved game judged: where it was won and lost, and what of it was luck. What `princeps analyse` runs."""
