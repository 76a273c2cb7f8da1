"""Taking Colonia tiles: all at once, one tile for each street card, one of the two passed to the right. Owns `draft`.

Answers are only recorded until everybody has given theirs; nothing on the table moves before then.
"""

from princeps.games.forum_trajanum.actions import ACTIONS, DECLINE, QUESTIONS, SPACE_NAMES
from princeps.games.forum_trajanum.colonia import (
    face_at,
    is_covered,
    is_face_up,
    is_in_street,
    lift_tile,
    space_of_street,
)
from princeps.games.forum_trajanum.events import LOOKED, PASSED, RECEIVED, RECLAIMED, SKIPPED, TOOK
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    COVERED,
    DRAFT,
    DRAFT_FACE,
    DRAFT_PASS,
    DRAFT_SPACE,
    DRAFT_TRIBUNE,
    FACES,
    HAND_OWN,
    HAND_RECEIVED,
    LEARNED_REVEAL,
    LEARNED_TILE,
    NO_SPACE,
    NO_TILE,
    NOT_YET,
    RECLAIMING,
    ROUNDS,
    SIDE,
    SPACES,
    TAKING,
    TRIBUNE,
    UNKNOWN_FACE,
    Player,
    State,
)
from princeps.games.forum_trajanum.supply import spend
from princeps.kernel.actions import Buffer
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn, learn
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING, right_of


@rule
def cards_shown(state: State) -> int:
    """Street cards turned up since the game began; in a scoring phase, including all of the cycle's."""
    return CARDS_A_ROUND * (ROUNDS * int(state.cycle) + min(int(state.round_of_cycle) + 1, ROUNDS))


@rule
def street_of_card(state: State, p: int, card: int) -> int:
    symbol = state.cards[cards_shown(state) - CARDS_A_ROUND + card]
    return int(state.players[p].street[symbol])


@rule
def clear_draft(player: Player) -> None:
    for i in range(DRAFT):
        player.draft[i] = NOT_YET


# --- which tile, for which card? -------------------------------------------------------------------------------------

CARD_NAMES = ("a", "b")
TAKE = ACTIONS.block("take", CARD_NAMES, SPACE_NAMES)  # for street card a or b
TRIBUNE_TAKE = ACTIONS.block("tribune", CARD_NAMES, SPACE_NAMES)  # give up a Tribune, ignore the card
SKIP = ACTIONS.block("skip", CARD_NAMES)


@rule
def is_free_to_take(player: Player, space: int) -> bool:
    """Covered, and not the tile already taken for the other card."""
    if not is_covered(player, space):
        return False
    return bool(player.draft[DRAFT_SPACE] != space and player.draft[DRAFT_SPACE + 1] != space)


@rule
def street_is_empty(state: State, p: int, card: int) -> bool:
    street = street_of_card(state, p, card)
    for i in range(SIDE):
        if is_free_to_take(state.players[p], space_of_street(street, i)):
            return False
    return True


@rule
def tribunes_left(player: Player) -> int:
    spent = 0
    for card in range(CARDS_A_ROUND):
        if player.draft[DRAFT_TRIBUNE + card] == 1:
            spent += 1
    return int(player.resources[TRIBUNE]) - spent


@rule
def legal_take(state: State, p: int, out: Buffer) -> int:
    """The player chooses the card to serve first (F1); two equal cards are served one after the other (F3)."""
    player = state.players[p]
    same_street = street_of_card(state, p, 0) == street_of_card(state, p, 1)
    n = 0
    for card in range(CARDS_A_ROUND):
        if player.draft[DRAFT_SPACE + card] == NOT_YET:
            n = legal_for_card(state, p, card, out, n)
            if same_street:
                break
    return n


@rule
def legal_for_card(state: State, p: int, card: int, out: Buffer, n: int) -> int:
    """A tile of the street, or any other with a Tribune; skipping only if the street is empty (F2)."""
    player = state.players[p]
    street = street_of_card(state, p, card)
    has_tribune = tribunes_left(player) > 0
    left_alone = tile_for_other_card(state, p, card)
    street_empty = True
    for space in range(SPACES):
        if space == left_alone or not is_free_to_take(player, space):
            continue
        if is_in_street(space, street):
            street_empty = False
            out[n] = TAKE + SPACES * card + space
            n += 1
        elif has_tribune:
            out[n] = TRIBUNE_TAKE + SPACES * card + space
            n += 1
    if street_empty and may_skip(state, p, card):
        out[n] = SKIP + card
        n += 1
    return n


# --- both cards are served whenever some choice of tiles serves both (F32) -------------------------------------------


@rule
def tile_for_other_card(state: State, p: int, card: int) -> int:
    """The tile that must be left for the other card, unless a Tribune can serve that card; or NO_SPACE."""
    last = last_tile_of_other(state, p, card)
    if last == NO_SPACE:
        return NO_SPACE
    price = 0 if is_in_street(last, street_of_card(state, p, card)) else 1
    if tribunes_left(state.players[p]) > price or not has_other_choice(state, p, card, last):
        return NO_SPACE
    return last


@rule
def strands_other_card(state: State, p: int, card: int, space: int) -> bool:
    """Would taking the tile leave the other card only a Tribune, although another choice would serve both?"""
    return space == last_tile_of_other(state, p, card) and has_other_choice(state, p, card, space)


@rule
def last_tile_of_other(state: State, p: int, card: int) -> int:
    """The only tile in the other card's street, if that card still has to be served."""
    player = state.players[p]
    other = other_card(card)
    last = NO_SPACE
    if player.draft[DRAFT_SPACE + other] == NOT_YET and not state.option_unserved_cards:
        street = street_of_card(state, p, other)
        for i in range(SIDE):
            space = space_of_street(street, i)
            if is_covered(player, space):
                if last != NO_SPACE:
                    return NO_SPACE
                last = space
    return last


@rule
def other_card(card: int) -> int:
    return CARDS_A_ROUND - 1 - card


@rule
def has_other_choice(state: State, p: int, card: int, space: int) -> bool:
    """Could another tile serve the card without more Tribunes? Nobody has to spend one (F2)."""
    street = street_of_card(state, p, card)
    with_tribune = not is_in_street(space, street)
    for other in range(SPACES):
        if other != space and is_covered(state.players[p], other) and (with_tribune or is_in_street(other, street)):
            return True
    return False


@rule
def may_skip(state: State, p: int, card: int) -> bool:
    """An empty street is skipped (F2), unless the other card emptied it although it had a choice (F32)."""
    other = other_card(card)
    taken = int(state.players[p].draft[DRAFT_SPACE + other])
    if taken < 0 or state.option_unserved_cards or not is_in_street(taken, street_of_card(state, p, card)):
        return True
    return not has_other_choice(state, p, other, taken)


@rule
def apply_take(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    if action >= SKIP:
        player.draft[DRAFT_SPACE + action - SKIP] = NO_SPACE
    else:
        with_tribune = action >= TRIBUNE_TAKE
        choice = action - TRIBUNE_TAKE if with_tribune else action - TAKE
        card, space = choice // SPACES, choice % SPACES
        player.draft[DRAFT_SPACE + card] = space
        player.draft[DRAFT_TRIBUNE + card] = 1 if with_tribune else 0
        if not is_face_up(state, space):
            learn(state, p, LEARNED_TILE)
        note(log, LOOKED, p, 1 << p, face_at(player, space), space, 0)
    ask_next_card(state, p)


@rule
def ask_next_card(state: State, p: int) -> None:
    """Go on with a card that can still be answered; cards that leave no choice are skipped without a question."""
    player = state.players[p]
    player.asked = ASK_NOTHING
    taken = 0
    for card in range(CARDS_A_ROUND):
        if player.draft[DRAFT_SPACE + card] == NOT_YET:
            if street_is_empty(state, p, card) and (tribunes_left(player) == 0 or not has_free_tile(player)):
                player.draft[DRAFT_SPACE + card] = NO_SPACE
            else:
                player.asked = ASK_TAKE
        if player.draft[DRAFT_SPACE + card] >= 0:
            taken += 1
    if player.asked == ASK_NOTHING and taken == CARDS_A_ROUND:
        player.asked = ASK_PASS


@rule
def has_free_tile(player: Player) -> bool:
    for space in range(SPACES):
        if is_free_to_take(player, space):
            return True
    return False


def why_not_take(state: State, seat: int, card: int, space: int) -> Refusal:
    if problem := why_not_card(state, seat, card) or why_not_tile(state, seat, space):
        return problem
    if is_in_street(space, street_of_card(state, seat, card)):
        return Refusal("other-card-needs-it", space=SPACE_NAMES[space])
    return Refusal("outside-street", space=SPACE_NAMES[space])


def why_not_tribune(state: State, seat: int, card: int, space: int) -> Refusal:
    if problem := why_not_card(state, seat, card) or why_not_tile(state, seat, space):
        return problem
    if is_in_street(space, street_of_card(state, seat, card)):
        return Refusal("inside-street", space=SPACE_NAMES[space])
    if tribunes_left(state.players[seat]) == 0:
        return Refusal("no-tribune")
    return Refusal("other-card-needs-it", space=SPACE_NAMES[space])


def why_not_skip(state: State, seat: int, card: int) -> Refusal:
    if problem := why_not_card(state, seat, card):
        return problem
    return Refusal("street-emptied" if street_is_empty(state, seat, card) else "street-not-empty")


def why_not_card(state: State, seat: int, card: int) -> Refusal | None:
    """Two cards of the same street are served one after the other; otherwise in any order."""
    draft = state.players[seat].draft
    if draft[DRAFT_SPACE + card] != NOT_YET:
        return Refusal("card-served")
    same_street = street_of_card(state, seat, 0) == street_of_card(state, seat, 1)
    if card == 1 and same_street and draft[DRAFT_SPACE] == NOT_YET:
        return Refusal("first-card-first")
    return None


def why_not_tile(state: State, seat: int, space: int) -> Refusal | None:
    player = state.players[seat]
    if player.space[space] < COVERED:
        return Refusal("no-tile-there", space=SPACE_NAMES[space])
    if not is_free_to_take(player, space):
        return Refusal("tile-taken", space=SPACE_NAMES[space])
    return None


ASK_TAKE = QUESTIONS.ask(
    "take",
    stage=TAKING,
    who=Who.ALL_AT_ONCE,
    legal=legal_take,
    apply=apply_take,
    answers={TAKE: why_not_take, SKIP: why_not_skip, TRIBUNE_TAKE: why_not_tribune},
)


# --- which of the two to pass on? ------------------------------------------------------------------------------------

PASS = ACTIONS.block("pass", CARD_NAMES)  # hand on the tile taken for that card


@rule
def legal_pass(state: State, p: int, out: Buffer) -> int:
    for card in range(CARDS_A_ROUND):
        out[card] = PASS + card
    return CARDS_A_ROUND


@rule
def apply_pass(state: State, log: Log, p: int, action: int) -> None:
    state.players[p].draft[DRAFT_PASS] = action - PASS


ASK_PASS = QUESTIONS.ask(
    "pass",
    stage=TAKING,
    who=Who.ALL_AT_ONCE,
    legal=legal_pass,
    apply=apply_pass,
    answers={PASS: ALWAYS_LEGAL},
)


# --- everybody has taken: the tiles move -----------------------------------------------------------------------------


@rule
def hand_over_tiles(state: State, log: Log) -> None:
    for p in range(state.seats):
        collect_tiles(state, log, p)
        clear_draft(state.players[p])
    all_learn(state, LEARNED_REVEAL)


@rule
def collect_tiles(state: State, log: Log, p: int) -> None:
    """Keep one tile and pass the other; a single tile is kept and nothing is passed."""
    player = state.players[p]
    for card in range(CARDS_A_ROUND):
        space = int(player.draft[DRAFT_SPACE + card])
        if space < 0:
            note(log, SKIPPED, p, EVERYBODY, 0, card, 0)
            continue
        with_tribune = int(player.draft[DRAFT_TRIBUNE + card])
        spend(state, log, p, TRIBUNE, with_tribune)
        face = lift_tile(state, log, p, space)
        if is_face_up(state, space):
            player.known[card] = face
        note(log, TOOK, p, EVERYBODY, face if is_face_up(state, space) else UNKNOWN_FACE, space, with_tribune)
        if player.draft[DRAFT_PASS] == card:
            state.players[right_of(state, p)].hand[HAND_RECEIVED] = face
        else:
            player.hand[HAND_OWN] = face
    if player.draft[DRAFT_PASS] != NOT_YET:
        tell_of_passing(state, log, p)  # last, so that the order of events does not say which tile it was


@rule
def tell_of_passing(state: State, log: Log, p: int) -> None:
    """Everybody sees a tile change hands; only the two seats involved know what it shows."""
    receiver = right_of(state, p)
    note(log, PASSED, p, EVERYBODY, 0, receiver, 0)
    note(log, RECEIVED, receiver, 1 << receiver | 1 << p, int(state.players[receiver].hand[HAND_RECEIVED]), p, 0)


# --- nothing was passed to me: take one back? (F4) -------------------------------------------------------------------

RECLAIM = ACTIONS.block("reclaim", tuple(str(face) for face in range(FACES)))


@rule
def may_reclaim(player: Player) -> bool:
    if player.hand[HAND_RECEIVED] != NO_TILE:
        return False
    for face in range(FACES):
        if player.beside[face] > 0:
            return True
    return False


@rule
def legal_reclaim(state: State, p: int, out: Buffer) -> int:
    n = 0
    for face in range(FACES):
        if state.players[p].beside[face] > 0:
            out[n] = RECLAIM + face
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_reclaim(state: State, log: Log, p: int, action: int) -> None:
    state.players[p].draft[DRAFT_FACE] = NO_TILE if action == DECLINE else action - RECLAIM


def why_not_reclaim(state: State, seat: int, face: int) -> Refusal:
    return Refusal("no-such-foreign-tile")


ASK_RECLAIM = QUESTIONS.ask(
    "reclaim",
    stage=RECLAIMING,
    who=Who.ALL_AT_ONCE,
    legal=legal_reclaim,
    apply=apply_reclaim,
    answers={RECLAIM: why_not_reclaim, DECLINE: ALWAYS_LEGAL},
)


@rule
def hand_out_reclaimed(state: State, log: Log) -> None:
    for p in range(state.seats):
        player = state.players[p]
        face = int(player.draft[DRAFT_FACE])
        if face >= 0:
            player.beside[face] -= 1
            player.hand[HAND_RECEIVED] = face
            player.reclaimed = 1
            note(log, RECLAIMED, p, EVERYBODY, face, 0, 0)
        clear_draft(player)
    all_learn(state, LEARNED_REVEAL)
