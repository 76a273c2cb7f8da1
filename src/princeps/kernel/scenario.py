"""What all games' scenario builders share: answering by name in a position that was put together by hand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from princeps.kernel.editions import Edition
from princeps.kernel.game import Game


class Setting:
    """A position under construction; a game adds the methods that place its pieces."""

    def __init__(
        self, game: Game, players: int, seed: int, options: Mapping[str, Any], edition: Edition | None
    ) -> None:
        self.edition = edition or game.load_edition(None)
        self.position = game.new(players, seed, options, self.edition)
        self.state: Any = self.position.state
        self.state.start = 0

    def player(self, seat: int = 0) -> Any:
        """The record of a seat, for anything that has no method of its own."""
        return self.state.players[seat]

    def answer(self, *actions: str, seat: int | None = None) -> Self:
        """Give answers by name, one after the other, for whoever is asked."""
        for action in actions:
            self.position.apply(self._decider(seat), action)
        return self

    def choices(self, seat: int | None = None) -> list[str]:
        """The names of all legal answers; empty if the seat owes none, or nobody does."""
        if seat is None and not self.position.deciders:
            return []
        return [self.position.game.actions.names[number] for number in self.position.legal(self._decider(seat))]

    def _decider(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        deciders = self.position.deciders
        if len(deciders) != 1:
            raise ValueError(f"Say which seat answers: those who owe a decision are {deciders}.")
        return deciders[0]


def counted(names: Sequence[str], amounts: Iterable[int]) -> dict[str, int]:
    """Amounts by name, without the zeros."""
    return {name: int(amount) for name, amount in zip(names, amounts, strict=True) if amount}
