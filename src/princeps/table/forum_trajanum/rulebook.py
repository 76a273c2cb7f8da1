"""The rulebook of Forum Trajanum: what rulebook.toml says, and the numbers of an edition that its words name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from princeps.table.rulebook import read_rulebook

__all__ = ["BOOK", "facts"]

BOOK = read_rulebook(Path(__file__).with_suffix(".toml"))


def facts(data: Mapping[str, Any]) -> dict[str, int | str]:
    values, kinds = data["values"], data["buildings"].values()
    return {
        **{f"column{cycle}": points for cycle, points in enumerate(values["column"], 1)},
        **{f"crane{cycle}": points for cycle, points in enumerate(values["crane"], 1)},
        **{f"row{citizens}": points for citizens, points in enumerate(values["row"])},
        "bonus": values["area_bonus_points"],
        "on": values["eagle_on"],
        "beside": values["eagle_beside"],
        "single": max(kind["single_tiles"] for kind in kinds),
        "double": max(kind["double_tiles"] for kind in kinds),
        "least": min(data["prestige"]["basic"]["task"]),
        "most": max(data["prestige"]["turned"]["task"]),
    }
