"""The decision language: every choice of a game is one integer from a few named blocks.

    ACTIONS = ActionSpace(__package__)
    TAKE = ACTIONS.block("take", ("a", "b"), SPACES)      # TAKE + 36 * card + space

A block is a small table of labels; rules compute the number, people and files use the name: `take.a.r2c3`.
"""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod

import numpy as np
import numpy.typing as npt

from princeps.kernel.rule import note_number

Buffer = npt.NDArray[np.int16]  # where a rule writes numbers of actions


@dataclass(frozen=True)
class Block:
    """A run of consecutive actions that differ only in what they name."""

    name: str
    first: int
    axes: tuple[tuple[str, ...], ...]

    @cached_property
    def size(self) -> int:
        return prod(len(axis) for axis in self.axes)

    def indices(self, action: int) -> tuple[int, ...]:
        """The position of `action` along each axis of the block."""
        return self._all_indices[action - self.first]

    def labels(self, action: int) -> tuple[str, ...]:
        """What `action` names, along each axis."""
        return tuple(axis[i] for axis, i in zip(self.axes, self.indices(action), strict=True))

    @cached_property
    def _all_indices(self) -> tuple[tuple[int, ...], ...]:
        return tuple(product(*(range(len(axis)) for axis in self.axes)))


@dataclass
class ActionSpace:
    """All blocks of a game, in the order in which the modules of its package declare them."""

    package: str
    blocks: list[Block] = field(default_factory=list)
    size: int = 0

    def block(self, name: str, *axes: tuple[str, ...]) -> int:
        """Append a block and return its first action."""
        added = Block(name, note_number(self.package, f"{name} of {prod(map(len, axes))}", self.size), axes)
        self.blocks.append(added)
        self.size += added.size
        return added.first

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every action, by number."""
        return tuple(".".join((block.name, *labels)) for block in self.blocks for labels in product(*block.axes))

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every action, by name."""
        return {name: number for number, name in enumerate(self.names)}

    def block_of(self, action: int) -> Block:
        if not 0 <= action < self.size:
            raise IndexError(f"there is no action number {action}")
        return self._blocks_by_action[action]

    @cached_property
    def _blocks_by_action(self) -> tuple[Block, ...]:
        return tuple(block for block in self.blocks for _ in range(block.size))
