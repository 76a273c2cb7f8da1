"""The bots' own randomness, derived from the game's, so that whatever is asked again is answered in the same way."""

import hashlib

from princeps.bots.characters import revealed
from princeps.kernel.game import LARGEST_SEED
from princeps.server.store.queries import GameRow


def bot_seed(row: GameRow, seat: int, occasion: object) -> int:
    chance = hashlib.sha256(f"{row.seed} {seat} {occasion}".encode()).digest()
    return int.from_bytes(chance[:8]) & LARGEST_SEED


def who_plays(row: GameRow, seat: int, level: str) -> str:
    """The level and character of a bot; a surprise is somebody, the same for the whole game."""
    return revealed(level, row.game, bot_seed(row, seat, "surprise"))
