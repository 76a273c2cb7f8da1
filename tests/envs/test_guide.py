"""What docs/research.md tells a newcomer to type works as it stands."""

import re
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest

import princeps.envs
import princeps.envs.openspiel

GUIDE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", ["# Research", "## OpenSpiel"])
def test_the_guides_programs_run(title: str) -> None:
    _, _, rest = GUIDE.partition(f"{title}\n")
    [program] = re.findall(r"```python\n(.*?)```", rest.partition("\n## ")[0], re.DOTALL)
    exec(program, {"__name__": "guide"})


def test_the_names_that_others_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(princeps.envs, "pettingzoo", raising=False)  # as if nobody had imported it
    table = princeps.envs.pettingzoo.env("trajan", players=3)
    table.reset(seed=1)
    assert table.agents == ["seat_0", "seat_1", "seat_2"]
    one: Any = gymnasium.make("princeps/Trajan-v0", players=4, opponents=["civis"] * 3)
    assert one.unwrapped.opponents == ("civis",) * 3
    for name in ("princeps/Trajan-v0", "princeps/ForumTrajanum-v0"):
        usual: Any = gymnasium.make(name)
        assert usual.unwrapped.opponents == ("random",)
    assert pyspiel.load_game("python_trajan(players=3)").num_players() == 3
    assert pyspiel.load_game("python_forum_trajanum").num_players() == 2
    with pytest.raises(AttributeError, match="nonsense"):
        _ = princeps.envs.nonsense
