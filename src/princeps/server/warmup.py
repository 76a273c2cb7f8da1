"""Compile and load what showing a table needs, once, before somebody waits for it."""

from princeps.kernel.chance import below, dice
from princeps.kernel.game import SPECTATOR, Game
from princeps.kernel.match import Match
from princeps.locale import FALLBACK
from princeps.table.chronicle import Chronicle

DECISIONS = 80  # at random; by then every kind of question has come up, and what belongs to it was shown


def warm_up_table(game: Game) -> None:
    players = game.players[0]
    names = tuple(map(str, range(players)))
    chronicle = Chronicle(Match.new(game, players, seed=0))
    chance = dice(0)[0]
    for _ in range(DECISIONS):
        position = chronicle.match.position
        seat = position.deciders[0]
        chronicle.table(seat, names, FALLBACK)
        legal = position.legal(seat)
        chronicle.play(seat, [game.actions.names[legal[below(chance, len(legal))]]])
    chronicle.table(SPECTATOR, names, FALLBACK)
