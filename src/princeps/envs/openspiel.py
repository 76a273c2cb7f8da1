"""OpenSpiel: both games under its names, for its own search and learning.

    import pyspiel
    import princeps.envs.openspiel
    game = pyspiel.load_game("python_trajan(players=3,time_loop=long)")

Parameters: `players`, `reward` (`rank`, `win` or `margin`), `edition` (a file), and every option of the game; an option
that names seats is a parameter for each seat, such as `handicap_0`.

**Chance.** A state carries its own dice. So all that OpenSpiel is asked to draw is the seed of the deal, a byte at a
time, in the first nodes; from then on an answer has one outcome. Whoever searches from the true state therefore knows
what the dice will bring, as it knows the rivals' cards. An honest search begins with `resample_from_infostate`: a world
that the player cannot tell from the true one, with dice of its own.

**Information states** hold the player's view: everything that it knows about the table, and not who did what in which
order. Seats that answer at once are asked one after the other; none sees what the others answered.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import numpy as np

from princeps.envs.observation import Layout
from princeps.envs.single import SingleGame
from princeps.extras import need
from princeps.games import game as game_named
from princeps.games import games
from princeps.kernel.errors import IllegalAction, OptionError
from princeps.kernel.game import LARGEST_SEED, Game, Position

need("pyspiel", "openspiel")
import pyspiel  # noqa: E402

SEED_BYTES = 4
BYTE = 256
STANDARD = "standard"  # the edition in the package

# OpenSpiel wants bounds. The longest of 36,000 random games had 736 decisions, the widest margin was 90 points.
LONGEST = 2_000
WIDEST = 1_000

_Utility = pyspiel.GameType.Utility
UTILITIES: dict[str, tuple[Any, float, float, float | None]] = {  # by reward: lowest, highest, sum
    "rank": (_Utility.ZERO_SUM, -1, 1, 0),
    "win": (_Utility.CONSTANT_SUM, 0, 1, 1),
    "margin": (_Utility.GENERAL_SUM, -WIDEST, WIDEST, None),
}


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its parameters; every game has a class of its own."""

    rules: Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game, chosen = self.rules, {**parameters_of(self.rules), **parameters}
        reward, edition = chosen["reward"], chosen["edition"]
        if reward not in UTILITIES:
            raise OptionError(f"There is no reward {reward!r} here; the rewards are: {', '.join(UTILITIES)}.")
        self.single = SingleGame(
            game,
            chosen["players"],
            reward,
            options_in(game, chosen),
            game.load_edition(None if edition == STANDARD else Path(edition)),
        )
        _, lowest, highest, total = UTILITIES[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=BYTE,
            num_players=chosen["players"],
            min_utility=lowest,
            max_utility=highest,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, reward), info, parameters)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        return Observer(self.single.layout, kind or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table, and before the deal the bytes of its seed that have been drawn. OpenSpiel copies and stores exactly the
    attributes."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.table: Table | None = None

    def current_player(self) -> Any:
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        deciders = self.table.position.deciders
        return deciders[0] if deciders else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.position.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._draw(action)
            return
        position = self.table.position
        if position.is_over:
            raise IllegalAction("The game is over.")
        seat = position.deciders[0]
        if action in position.legal(seat):
            position.play(seat, action)
        else:
            position.apply(seat, action)  # says why not

    def _draw(self, byte: int) -> None:
        if not 0 <= byte < BYTE:
            raise IllegalAction(f"Chance draws a byte, from 0 to {BYTE - 1}, not {byte}.")
        self.seed += bytes([byte])
        if len(self.seed) == SEED_BYTES:
            self.table = Table(self.get_game().single.deal(int.from_bytes(self.seed, "big")))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        names = self.get_game().single.game.actions.names
        return str(names[action])

    def returns(self) -> list[float]:
        single: SingleGame = self.get_game().single
        if self.table is None:
            return [0.0] * single.players
        return list(map(float, single.rewards(self.table.position, np.zeros(single.players, np.int32))))

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TableState":
        """A world that the player cannot tell from this one. It has no history: that would tell what is hidden."""
        world: TableState = self.get_game().new_initial_state()
        if self.table is not None:
            view = self.table.position.view(player)
            world.table = Table(view.determinize(player, int(rng() * LARGEST_SEED)))
        return world

    def __str__(self) -> str:
        """Equal for equal states only."""
        if self.table is None:
            return f"dealing, seed {self.seed.hex()}"
        position = self.table.position
        who = f"seat {position.deciders[0]} is asked" if position.deciders else "over"
        digest = sha256(position.to_bytes()).hexdigest()[:16]
        return f"{position.game.title}, round {position.rounds + 1}, scores {position.scores}, {who} ({digest})"


class Table:
    """A position that can be copied and stored by Python's own means, as OpenSpiel does it."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.position.game.name, self.position.to_bytes())


def _restored(name: str, content: bytes) -> Table:
    return Table(game_named(name).restore(content))


class Observer:
    """What a player sees: as numbers laid out as in all environments, as a string by name, or, as the string of an
    information state, byte by byte."""

    def __init__(self, layout: Layout, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise OptionError("Only all that one player sees can be observed, public and private.")
        self.layout = layout
        self._is_information_state = kind.perfect_recall
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = 0 if state.table is None else self.layout.observe(state.table.position, player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.table is None:
            return "dealing"
        position = state.table.position
        if self._is_information_state:
            return f"{player} {position.view(player).to_bytes().hex()}"
        numbers = self.layout.observe(position, player).tolist()
        return " ".join(f"{name}={number}" for name, number in zip(self.layout.names, numbers, strict=True) if number)


# --- parameters ------------------------------------------------------------------------------------------------------


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults. OpenSpiel knows no lists, so each seat has one of its own."""
    parameters: dict[str, Any] = {"players": 2, "reward": "rank", "edition": STANDARD}
    for name, default, seats in _options_of(game):
        parameters |= dict.fromkeys(seats, False) if seats else {name: default}
    return parameters


def options_in(game: Game, parameters: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: [seat for seat, of_seat in enumerate(seats) if parameters[of_seat]] if seats else parameters[name]
        for name, _, seats in _options_of(game)
    }


def _options_of(game: Game) -> Iterator[tuple[str, Any, list[str]]]:
    """Each option, its default, and its parameters if it is a list of seats."""
    hints = get_type_hints(game.options)
    for option in fields(game.options):
        is_list = get_origin(hints[option.name]) is tuple
        seats = [f"{option.name}_{seat}" for seat in range(game.players[-1])] if is_list else []
        yield option.name, option.default, seats


def game_type(game: Game, reward: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_{game.name.replace('-', '_')}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[reward][0],
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def register_game(game: Game) -> None:
    """By a class, as OpenSpiel's own games are: it lets go of what it was given when Python has ended already, when
    only a class can be let go of safely."""
    pyspiel.register_game(game_type(game, "rank"), type("NamedGame", (TableGame,), {"rules": game}))


for _name in games():
    register_game(game_named(_name))
