"""Forum Trajanum (2018): every rule, as one `Game`."""

from dataclasses import dataclass

from princeps.games.forum_trajanum import rules, view
from princeps.games.forum_trajanum.actions import QUESTIONS
from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.edition import READER
from princeps.games.forum_trajanum.scoring import standing
from princeps.games.forum_trajanum.state import BARRIERS, State
from princeps.kernel.editions import Edition
from princeps.kernel.game import Game, Rules
from princeps.kernel.options import option
from princeps.kernel.record import overwrite


@dataclass(frozen=True)
class Options:
    """Every option and variant that the rule texts name (F22, F26, F27), and rulings that may be read differently."""

    first_game: bool = option(False, "Introductory game: only one Trajan card, for the last cycle.")
    handicap: tuple[int, ...] = option((), "Seats of beginners: one more coin and a second citizen from the start.")
    side_b: bool = option(False, "Back of the boards: street symbols arranged differently for every player.")
    random_setup: bool = option(False, "The program places cranes and first citizens at random.")
    unlimited_tiles: bool = option(False, "Building tiles never run out.")
    open_tiles: bool = option(False, "All Colonia tiles lie face up.")
    crane_bonuses: bool = option(False, "Crane bonuses and honorary citizens (unverified: only one source has them).")
    unserved_cards: bool = option(
        False, "A street card may take the last tile of the other card's street, which then gets none (F32)."
    )


def prepare(state: State, edition: Edition, players: int, options: Options) -> None:
    box = Box.of(edition.box)
    overwrite(state.facts, box.facts)
    state.seats = players
    state.option_first_game = options.first_game
    state.handicap = sum(1 << seat for seat in options.handicap)
    state.option_side_b = options.side_b
    state.option_random_setup = options.random_setup
    state.option_unlimited = options.unlimited_tiles
    state.option_open_tiles = options.open_tiles
    state.option_crane_bonuses = options.crane_bonuses
    state.option_unserved_cards = options.unserved_cards or box.unserved_cards


GAME = Game(
    name="forum-trajanum",
    title="Forum Trajanum",
    players=range(2, 5),
    rules_version=2,
    earlier_rules={1: {"unserved_cards": True}},
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
