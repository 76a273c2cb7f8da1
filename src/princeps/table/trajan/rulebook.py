"""The rulebook of Trajan: what rulebook.toml says, and the numbers of an edition that its words name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from princeps.table.rulebook import read_rulebook

__all__ = ["BOOK", "facts"]

BOOK = read_rulebook(Path(__file__).with_suffix(".toml"))


def facts(data: Mapping[str, Any]) -> dict[str, int | str]:
    senate, building = data["senate"]["points"], data["construction"]
    demand = data["bonus"]["bread"]["points"]
    return {
        "tokens": data["players"]["tokens"],
        **{f"time{players}": spaces for players, spaces in data["time"]["usual"].items()},
        "copies": data["commodities"]["copies"],
        **{f"same{count}": points for count, points in enumerate(data["ships"]["identical"]["front"], 1)},
        **{f"pairs{count}": points for count, points in enumerate(data["ships"]["pairs"]["front"], 1)},
        **{f"different{count}": points for count, points in enumerate(data["ships"]["different"]["front"], 1)},
        **{f"unmet{count}": points for count, points in enumerate(data["demands"]["penalties"], 1)},
        "rival": data["military"]["foreign_legionnaire"],
        "first": senate[0],
        "last": senate[-1],
        "three": building["three_alike"],
        "four": building["four_alike"],
        "yellow": demand[0],
        "grey": demand[1],
    }
