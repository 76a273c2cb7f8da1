"""What is observed and what can be done, in Gymnasium's terms, which PettingZoo shares."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.envs.observation import Layout
from princeps.extras import need

need("gymnasium", "rl")
from gymnasium import spaces  # noqa: E402

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max  # of an observation's numbers


class LegalActions(spaces.Discrete):
    """All actions of a game, of which only legal ones are drawn."""

    def __init__(self, count: int, mask: Callable[[], npt.NDArray[np.int8] | None]) -> None:
        super().__init__(count)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)


def observation_space(layout: Layout) -> Any:
    return spaces.Box(LOWEST, HIGHEST, (layout.size,), np.int16)
