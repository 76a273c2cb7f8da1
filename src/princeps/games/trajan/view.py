"""What a seat may know. `redact` blanks everything hidden from it; `determinize` fills in a possible world.

It follows the comments in `state.py`. A spectator is seat -1 and knows what everybody knows.
"""

import numpy as np
import numpy.typing as npt

from princeps.games.trajan.course import begin_question, first_question
from princeps.games.trajan.quarter import clear_meeting
from princeps.games.trajan.rules import answer_out_of_turn, legal_out_of_turn
from princeps.games.trajan.seaport import ASK_CARGO, can_ship
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    COLOURS,
    COMMODITIES,
    LAST_SIMULTANEOUS,
    NOBODY,
    PILES,
    PLACING,
    Player,
    State,
)
from princeps.kernel.agenda import top
from princeps.kernel.chance import Dice, draw, draw_counted
from princeps.kernel.events import Log
from princeps.kernel.knowledge import forget_others
from princeps.kernel.rule import rule
from princeps.kernel.seats import may_see
from princeps.kernel.simultaneous import bind_simultaneous

# --- what is hidden --------------------------------------------------------------------------------------------------


@rule
def redact(state: State, seat: int) -> None:
    state.rng = np.uint64(0)
    forget_others(state, seat)
    for card in range(COMMODITIES):
        state.deck[card] = 0
    for p in range(state.seats):
        if not may_see(seat, p):
            hide_hand(state.players[p])
    if state.stage <= LAST_SIMULTANEOUS:
        hide_answers(state, seat)


@rule
def hide_hand(player: Player) -> None:
    """Of a rival's hand, a seat knows the number of cards and those that were taken face up (T25)."""
    for card in range(COMMODITIES):
        player.hand[card] = player.known[card]


@rule
def forget_answers(state: State, p: int) -> None:
    if state.stage == PLACING:
        empty_trays(state.players[p])
    else:
        clear_meeting(state.players[p])


@rule
def empty_trays(player: Player) -> None:
    for tray in range(ACTIONS_OF_CIRCLE):
        for colour in range(COLOURS):
            player.tray[tray, colour] = 0


hide_answers, guess_answers = bind_simultaneous(
    __package__,
    first_question=first_question,
    begin_question=begin_question,
    forget_answers=forget_answers,
    legal=legal_out_of_turn,
    answer=answer_out_of_turn,
)

# --- a possible world ------------------------------------------------------------------------------------------------


@rule
def determinize(state: State, log: Log, seat: int, dice: Dice) -> None:
    """Complete a view to one of the worlds that agree with everything the seat knows."""
    state.rng = draw(dice) << np.uint64(32) | draw(dice)
    count_unseen(state, state.deck)
    if not may_see(seat, state.turn) and is_about_to_load(state):
        guess_load(state, int(state.turn), dice)
    for p in range(state.seats):
        if not may_see(seat, p):
            guess_hand(state, p, dice)
    if state.stage <= LAST_SIMULTANEOUS:
        guess_answers(state, log, seat, dice)


@rule
def count_unseen(state: State, unseen: npt.NDArray[np.int8]) -> None:
    """Every card the view does not show is in the draw pile or in somebody's hand."""
    for card in range(COMMODITIES):
        unseen[card] = state.facts.card_copies - state.cargo[card]
        for p in range(state.seats):
            unseen[card] -= state.players[p].hand[card] + state.players[p].display[card]
    for pile in range(PILES):
        for i in range(state.pile_cards[pile]):
            unseen[state.pile[pile, i]] -= 1


@rule
def is_about_to_load(state: State) -> bool:
    return state.turn != NOBODY and state.players[state.turn].asked == ASK_CARGO and state.cargo_units == 0


@rule
def guess_load(state: State, p: int, dice: Dice) -> None:
    """A seat that has chosen a ship holds something for it, a pair if it needs one, so its hand is guessed first."""
    player = state.players[p]
    ship = int(top(state).what)
    guess_hand(state, p, dice)
    while not can_ship(player, ship):
        for card in range(COMMODITIES):
            state.deck[card] += player.hand[card] - player.known[card]
        hide_hand(player)
        guess_hand(state, p, dice)


@rule
def guess_hand(state: State, p: int, dice: Dice) -> None:
    """Cards that are not dealt here stay in the draw pile."""
    player = state.players[p]
    secret = int(player.cards)
    for card in range(COMMODITIES):
        secret -= int(player.hand[card])
    for _ in range(secret):
        player.hand[draw_counted(dice, state.deck)] += 1
