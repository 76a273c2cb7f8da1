"""Edition files of every game: a mistake is noticed wherever it stands."""

from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import princeps
from edition_files import places
from games_walk import every_game
from princeps.kernel.editions import Edition, EditionReader, Table
from princeps.kernel.errors import EditionError

pytestmark = pytest.mark.rules


def read(name: str, data: dict[str, Any]) -> Edition:
    reader: EditionReader = import_module(princeps.game(name).load_edition.__module__).READER
    return reader.read(Table(Path("mine.toml"), data))


@every_game
def test_a_wrong_kind_of_value_is_noticed_everywhere(name: str) -> None:
    data = deepcopy(princeps.game(name).load_edition(None).data)
    for place, holder, key in places(data):
        right, holder[key] = holder[key], 1.5
        with pytest.raises(EditionError) as caught:
            read(name, data)
        assert caught.value.field == place
        holder[key] = right


@every_game
def test_an_unknown_key_is_noticed_everywhere(name: str) -> None:
    data = deepcopy(princeps.game(name).load_edition(None).data)
    for place, holder, key in list(places(data)):
        if isinstance(holder[key], dict):
            holder[key]["sesterces"] = 1
            with pytest.raises(EditionError) as caught:
                read(name, data)
            assert caught.value.field == f"{place}.sesterces"
            del holder[key]["sesterces"]
