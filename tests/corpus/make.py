"""Keeps games of this version for good: copies some golden games into the folder of the version, with their results.

    PYTHONPATH=tests python -m corpus.make

Run it once, when a version is released, and never change what it wrote: those are games that people may have saved.
"""

import json
from dataclasses import replace
from pathlib import Path

import princeps
from golden.make import edition_of, folder_of
from princeps.kernel.match import Match
from princeps.kernel.recipe import load_recipe, this_version

CORPUS = Path(__file__).parent
KEPT = ("two-players-second-thoughts", "all-options", "small-edition")


def write() -> None:
    for name in princeps.games():
        folder = CORPUS / this_version() / name
        folder.mkdir(parents=True)
        results = {}
        for plan in KEPT:
            recipe = load_recipe(folder_of(name) / f"{plan}.json")
            match = Match.replay(princeps.game(name), recipe, edition=edition_of(recipe))
            replace(match.recipe, begun_with=this_version()).save(folder / f"{plan}.json")
            results[plan] = {"scores": match.position.scores, "ranking": match.position.ranking}
        lines = ",\n".join(f" {json.dumps(plan)}: {json.dumps(ends_in)}" for plan, ends_in in results.items())
        (folder / "results.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
