"""Compile what the bots of a game need before anybody has to wait for them."""

from princeps.bots.advice import Budget, advise
from princeps.bots.mind import mind_of
from princeps.games import manifest_of
from princeps.kernel.game import Game


def load(game: Game) -> None:
    """Only declare what will be compiled, so that it can be counted."""
    if manifest_of(game.name).bots:
        assert mind_of(game).searching


def warm_up_bots(game: Game) -> None:
    """Random bots need nothing."""
    if not manifest_of(game.name).bots:
        return
    position = game.new(players=game.players[0], seed=0)
    seat = position.deciders[0]
    hint = advise(position.view(seat), seat, Budget(iterations=1))[0]
    assert hint.action in position.legal(seat)
