"""What a seat may know. `redact` blanks everything hidden from it; `determinize` fills in a possible world.

It follows the comments in `state.py`. A spectator is seat -1 and knows what everybody knows.
"""

import numpy as np
import numpy.typing as npt

from princeps.games.forum_trajanum.colonia import corner_at, face_at, is_face_up
from princeps.games.forum_trajanum.course import begin_question, first_question
from princeps.games.forum_trajanum.draft import cards_shown, clear_draft
from princeps.games.forum_trajanum.rules import answer_out_of_turn, legal_out_of_turn
from princeps.games.forum_trajanum.setup import ASK_CRANE, deal_workers
from princeps.games.forum_trajanum.state import (
    CLASSES,
    COVERED,
    DRAFT_SPACE,
    FACES,
    HAND_OWN,
    HAND_RECEIVED,
    HANDICAP,
    LAST_SIMULTANEOUS,
    NO_CARD,
    NO_SPACE,
    NO_TILE,
    NOTHING,
    SETTING_UP,
    SPACES,
    STREET_CARDS,
    STREETS,
    TAKING,
    TILES,
    UNKNOWN_FACE,
    Player,
    State,
)
from princeps.kernel.chance import Dice, below, draw, shuffle
from princeps.kernel.events import Log
from princeps.kernel.knowledge import forget_others
from princeps.kernel.rule import rule
from princeps.kernel.seats import left_of, may_see, right_of
from princeps.kernel.simultaneous import bind_simultaneous

# --- what is hidden --------------------------------------------------------------------------------------------------


@rule
def redact(state: State, seat: int) -> None:
    state.rng = np.uint64(0)
    forget_others(state, seat)
    for i in range(street_cards_known(state), STREET_CARDS):
        state.cards[i] = NO_CARD
    for p in range(state.seats):
        hide_tiles(state, p, seat)
        hide_hand(state, p, seat)
        if state.stage == SETTING_UP:
            state.players[p].worker = NOTHING
            if not may_see(seat, p) or state.players[p].asked == ASK_CRANE:
                state.players[p].drawn = NOTHING
    if state.stage <= LAST_SIMULTANEOUS:
        hide_answers(state, seat)


@rule
def street_cards_known(state: State) -> int:
    return 0 if state.stage in (SETTING_UP, HANDICAP) else cards_shown(state)


@rule
def hide_tiles(state: State, p: int, seat: int) -> None:
    """Nobody may see faces in the grid, except on corners and except the tile that its owner has just taken.

    Every space is written, without a branch on what lies there, which the processor would often mispredict.
    """
    player = state.players[p]
    if not may_see(seat, p):
        player.river = UNKNOWN_FACE
    if state.option_open_tiles == 1:
        return
    taken, also_taken = NO_SPACE, NO_SPACE
    if may_see(seat, p) and state.stage == TAKING:
        taken, also_taken = int(player.draft[DRAFT_SPACE]), int(player.draft[DRAFT_SPACE + 1])
    for space in range(SPACES):
        content = int(player.space[space])
        is_known = corner_at(space) >= 0 or space in (taken, also_taken)
        player.space[space] = content if is_known else min(content, COVERED + UNKNOWN_FACE)


@rule
def hide_hand(state: State, p: int, seat: int) -> None:
    """Until a hand is shown, only its owner knows it, and whoever passed the received tile knows that one."""
    player = state.players[p]
    if player.shown or may_see(seat, p):
        return
    if player.hand[HAND_OWN] != NO_TILE:
        player.hand[HAND_OWN] = UNKNOWN_FACE
    if player.hand[HAND_RECEIVED] != NO_TILE and not player.reclaimed and left_of(state, p) != seat:
        player.hand[HAND_RECEIVED] = UNKNOWN_FACE


@rule
def forget_answers(state: State, p: int) -> None:
    clear_draft(state.players[p])


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
    guess_street_cards(state, dice)
    if state.stage == SETTING_UP:
        guess_set_up(state)
    else:
        scratch = np.empty(TILES + FACES, np.int8)
        for p in range(state.seats):
            guess_tiles(state, p, scratch, dice)
    if state.stage <= LAST_SIMULTANEOUS:
        guess_answers(state, log, seat, dice)


@rule
def guess_street_cards(state: State, dice: Dice) -> None:
    """Every symbol occurs equally often; those that have not come yet are still to come, in any order."""
    known = street_cards_known(state)
    filled = known
    for symbol in range(STREETS):
        left = STREET_CARDS // STREETS
        for i in range(known):
            if state.cards[i] == symbol:
                left -= 1
        for _ in range(left):
            state.cards[filled] = symbol
            filled += 1
    shuffle(dice, state.cards[known:], STREET_CARDS - known)


@rule
def guess_set_up(state: State) -> None:
    """Only the first citizens and the workers have been dealt so far."""
    deal_workers(state)
    for p in range(state.seats):
        if state.players[p].drawn == NOTHING:
            state.players[p].drawn = below(state, CLASSES)


@rule
def guess_tiles(state: State, p: int, scratch: npt.NDArray[np.int8], dice: Dice) -> None:
    """Deal the tiles of `p` that the view does not show to the places that it does not show."""
    bag, unseen = scratch[:TILES], scratch[TILES:]
    count_unseen(state, p, unseen)
    count = 0
    for face in range(1, FACES):
        for _ in range(unseen[face]):
            bag[count] = face
            count += 1
    count = guess_hands(state, p, bag, count, dice)
    player = state.players[p]
    for space in range(SPACES):
        if player.space[space] == COVERED + UNKNOWN_FACE:
            player.space[space] = COVERED + draw_from(bag, count, dice)
            count -= 1
    if player.river == UNKNOWN_FACE:
        player.river = draw_from(bag, count, dice)


@rule
def count_unseen(state: State, p: int, unseen: npt.NDArray[np.int8]) -> None:
    """The faces of `p` that not everybody has seen, minus those that this view shows anyway."""
    player = state.players[p]
    receiver = state.players[right_of(state, p)]
    for face in range(FACES):
        unseen[face] = player.hidden[face]
    if player.river != UNKNOWN_FACE:
        unseen[player.river] -= 1
    for space in range(SPACES):
        if player.space[space] > COVERED and not is_face_up(state, space):
            unseen[face_at(player, space)] -= 1
    # A tile in a hand that everybody saw being taken is not among the unseen ones in the first place.
    own, passed = secret_hands(player, receiver)
    known = (int(player.known[0]), int(player.known[1]))
    left = strike_out(known[0], known[1], own)
    if own > UNKNOWN_FACE and left == known:
        unseen[own] -= 1
    if passed > UNKNOWN_FACE and strike_out(left[0], left[1], passed) == left:
        unseen[passed] -= 1


@rule
def secret_hands(player: Player, receiver: Player) -> tuple[int, int]:
    """The tile that `player` kept and the one passed to `receiver`, if they have not been shown yet."""
    own = NO_TILE if player.shown else int(player.hand[HAND_OWN])
    passed = NO_TILE if receiver.shown or receiver.reclaimed else int(receiver.hand[HAND_RECEIVED])
    return own, passed


@rule
def draw_from(bag: npt.NDArray[np.int8], count: int, dice: Dice) -> int:
    chosen = below(dice, count)
    face = int(bag[chosen])
    bag[chosen] = bag[count - 1]
    return face


@rule
def guess_hands(state: State, p: int, bag: npt.NDArray[np.int8], count: int, dice: Dice) -> int:
    """Guess the tile kept and the tile passed on: a tile taken from a corner must be one of the two."""
    player = state.players[p]
    receiver = state.players[right_of(state, p)]
    own_unknown = player.hand[HAND_OWN] == UNKNOWN_FACE
    passed_unknown = receiver.hand[HAND_RECEIVED] == UNKNOWN_FACE
    first, second = unplaced_faces(player, receiver)
    if own_unknown and passed_unknown and below(dice, 2):
        first, second = second, first
    if own_unknown and not passed_unknown and first == NO_TILE:
        first = second
    if passed_unknown and not own_unknown and second == NO_TILE:
        second = first
    if own_unknown:
        if first == NO_TILE:
            first = draw_from(bag, count, dice)
            count -= 1
        player.hand[HAND_OWN] = first
    if passed_unknown:
        if second == NO_TILE:
            second = draw_from(bag, count, dice)
            count -= 1
        receiver.hand[HAND_RECEIVED] = second
    return count


@rule
def unplaced_faces(player: Player, receiver: Player) -> tuple[int, int]:
    """Faces that everybody saw being taken and that the view does not show in either hand."""
    own, passed = secret_hands(player, receiver)
    first, second = strike_out(int(player.known[0]), int(player.known[1]), own)
    return strike_out(first, second, passed)


@rule
def strike_out(first: int, second: int, face: int) -> tuple[int, int]:
    if face == first:
        return NO_TILE, second
    if face == second:
        return first, NO_TILE
    return first, second
