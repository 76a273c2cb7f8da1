"""Telling people what waits for them while they are away: by push, by mail, in a chat."""
