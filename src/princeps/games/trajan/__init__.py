"""Trajan (2011): every rule, as one `Game`."""

from dataclasses import dataclass
from typing import Literal

from princeps.games.trajan import rules, view
from princeps.games.trajan.actions import QUESTIONS
from princeps.games.trajan.box import LOOP_LONG, LOOP_USUAL, Box
from princeps.games.trajan.edition import READER
from princeps.games.trajan.quarter import standing
from princeps.games.trajan.state import BARRIERS, State
from princeps.kernel.editions import Edition
from princeps.kernel.game import Game, Rules
from princeps.kernel.options import option
from princeps.kernel.record import overwrite


@dataclass(frozen=True)
class Options:
    """Every option and variant that the rule texts and rulings name."""

    time_loop: Literal["usual", "long"] = option("usual", "Spaces of the time track: 11/16/21, or long: 12/17/22.")
    open_tile_points: bool = option(False, "Each Trajan tile not accomplished at the end is worth a point (T22).")
    wild_demand_bonus: bool = option(False, "Unused wild demand tiles count for the bonus tiles of 9 and 6 (T17).")
    random_setup: bool = option(False, "The program places markers and chooses the first cards and tiles at random.")
    open_setup: bool = option(
        False, "Trajan tiles, bonus tiles and commodity cards lie open while markers are placed (T1)."
    )


def prepare(state: State, edition: Edition, players: int, options: Options) -> None:
    box = Box.of(edition.box)
    overwrite(state.facts, box.facts)
    loop = LOOP_LONG if options.time_loop == "long" else LOOP_USUAL
    state.facts.time_loop = box.time_loop[loop, players]
    state.facts.forum_spaces = box.forum_spaces[players]
    state.seats = players
    state.option_open_tile_points = options.open_tile_points
    state.option_wild_demand_bonus = options.wild_demand_bonus
    state.option_random_setup = options.random_setup
    state.option_open_setup = options.open_setup or box.open_setup


GAME = Game(
    name="trajan",
    title="Trajan",
    players=range(2, 5),
    rules_version=2,
    earlier_rules={1: {"open_setup": True}},
    state=State,
    questions=QUESTIONS,
    options=Options,
    rules=Rules(
        deal=rules.deal,
        legal=rules.legal,
        apply=rules.apply,
        redact=view.redact,
        determinize=view.determinize,
        is_over=rules.is_over,
        rounds=rules.rounds,
        standing=standing,
    ),
    editions=READER,
    prepare=prepare,
    barriers=BARRIERS,
)
