"""Edition files of every game: a mistake is noticed wherever it stands."""

import json
import os
import shutil
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import princeps
from edition_files import places
from games_walk import every_game
from golden.plans import TESTS
from princeps.kernel.editions import Edition, EditionTable
from princeps.kernel.errors import EditionError

pytestmark = pytest.mark.rules


def read(name: str, data: dict[str, Any]) -> Edition:
    return princeps.game(name).editions.read(EditionTable(Path("mine.toml"), data))


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


# --- editions of other versions, and of other people ------------------------------------------------------------------


RULINGS = {"forum-trajanum": "unserved_cards", "trajan": "open_setup"}


@every_game
def test_an_edition_may_read_a_ruling_otherwise(name: str) -> None:
    """Games with it are those in which that was chosen as an option."""
    game, ruling = princeps.game(name), RULINGS[name]
    standard = game.load_edition(None)
    mine = read(name, standard.data | {"rulings": {ruling: True}})
    assert mine.digest != standard.digest
    assert game.new(3, 7, edition=mine) == game.new(3, 7, {ruling: True}) != game.new(3, 7)
    assert game.new(3, 7, edition=read(name, standard.data | {"rulings": {ruling: False}})) == game.new(3, 7)
    with pytest.raises(EditionError, match=r"rulings\.nonsense: is unknown"):
        read(name, standard.data | {"rulings": {"nonsense": True}})


@every_game
def test_a_former_standard_edition_is_known_by_its_digest(name: str, tmp_path: Path) -> None:
    reader = princeps.game(name).editions
    small = read_file(name)
    shipped = replace(reader, standard=tmp_path / "standard.toml")
    shutil.copy(reader.standard, shipped.standard)
    shutil.copy(small.file, tmp_path / f"standard-{small.digest}.toml")
    assert shipped.find(reader.load().digest) == reader.load()
    assert shipped.find(small.digest) == small
    for digest in ("", "standard", "../standard", "0" * 16):
        assert shipped.find(digest) is None
    assert reader.find(small.digest) is None


@every_game
def test_an_edition_is_unpacked_as_the_one_that_it_was(name: str) -> None:
    edition, reader = read_file(name), princeps.game(name).editions
    again = reader.unpack(json.loads(json.dumps(edition.data)))
    assert again == edition
    assert again.name == edition.name
    assert again.box.tobytes() == edition.box.tobytes()


@every_game
def test_whatever_edition_is_accepted_can_be_played(name: str) -> None:
    """They come in files that anybody may have written, and nothing else stands between those and the rules."""
    command = [sys.executable, "-W", "error", "-m", "kernel.strange_editions", name, "3"]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(TESTS)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert (done.returncode, done.stdout) == (0, "played\n"), done.stderr


def read_file(name: str) -> Edition:
    return princeps.game(name).load_edition(TESTS / name.replace("-", "_") / "small.toml")
