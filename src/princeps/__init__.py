"""Princeps: Forum Trajanum and Trajan, two games by Stefan Feld, as one fast and honest rules engine.

import princeps

game = princeps.game("forum-trajanum")
position = game.new(players=4, seed=7)
while not position.is_over:
    seat = position.deciders[0]
    position.apply(seat, position.legal(seat)[0])
print(position.scores)
"""

from princeps.games import game, games
from princeps.kernel.errors import IllegalAction, PrincepsError
from princeps.kernel.game import SPECTATOR, Game, Position

__all__ = ["SPECTATOR", "Game", "IllegalAction", "Position", "PrincepsError", "game", "games"]
