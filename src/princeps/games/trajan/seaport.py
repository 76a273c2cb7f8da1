"""The seaport: drawing, taking, playing and shipping commodity cards. Owns `ship`, `cargo` and `display`."""

from princeps.games.trajan.actions import (
    DECLINE,
    DISCARD,
    LOAD,
    LOAD_MIXED,
    LOAD_WILD,
    PLAY,
    PORT_DRAW,
    PORT_TAKE,
    SET_SAIL,
    SHIP,
)
from princeps.games.trajan.cards import can_draw, draw_cards, lose_card, put_on_pile, take_face_up
from princeps.games.trajan.events import DISCARDED, LOADED, PLAYED, SHIPPED
from princeps.games.trajan.state import (
    ASK_CARGO,
    ASK_DISCARD,
    ASK_PLAY,
    COMMODITIES,
    NOTHING,
    PILES,
    SHIP_BACK,
    SHIP_IDENTICAL,
    SHIP_PAIRS,
    SHIPS,
    SOURCE_SHIPPING,
    WILD_COMMODITY,
    Player,
    State,
)
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.points import gain_points
from princeps.kernel.rule import rule

CARDS_DRAWN_AT_PORT = 2


@rule
def legal_port(state: State, p: int, out: Buffer) -> int:
    """Draw two and discard one, take a face-up card, play one or two cards, or ship."""
    player = state.players[p]
    n = 0
    if can_draw(state):
        out[n] = PORT_DRAW
        n += 1
    for pile in range(PILES):
        if state.pile_cards[pile] > 0:
            out[n] = PORT_TAKE + pile
            n += 1
    for card in range(COMMODITIES):
        if player.hand[card] > 0:
            out[n] = PLAY + card
            n += 1
    for ship in range(SHIPS):
        if can_ship(player, ship):
            out[n] = SHIP + ship
            n += 1
    return n


@rule
def apply_port(state: State, log: Log, p: int, action: int) -> None:
    if action == PORT_DRAW:
        if draw_cards(state, log, p, CARDS_DRAWN_AT_PORT) == CARDS_DRAWN_AT_PORT:
            push(state, ASK_DISCARD, 0, 0)
    elif PORT_TAKE <= action < PORT_TAKE + PILES:
        take_face_up(state, log, p, action - PORT_TAKE)
    elif PLAY <= action < PLAY + COMMODITIES:
        play_card(state, log, p, action - PLAY)
        push(state, ASK_PLAY, action - PLAY, 0)
    else:
        state.cargo_last = NOTHING
        push(state, ASK_CARGO, action - SHIP, 0)


# --- which card to discard? ------------------------------------------------------------------------------------------


@rule
def legal_discard(player: Player, out: Buffer) -> int:
    n = 0
    for card in range(COMMODITIES):
        if player.hand[card] > 0:
            for pile in range(PILES):
                out[n] = DISCARD + PILES * card + pile
                n += 1
    return n


@rule
def apply_discard(state: State, log: Log, p: int, action: int) -> None:
    drop(state)
    card, pile = (action - DISCARD) // PILES, (action - DISCARD) % PILES
    lose_card(state, p, card)
    put_on_pile(state, card, pile)
    note(log, DISCARDED, p, EVERYBODY, card, pile, 1)


# --- play a second card? ---------------------------------------------------------------------------------------------


@rule
def play_card(state: State, log: Log, p: int, card: int) -> None:
    lose_card(state, p, card)
    state.players[p].display[card] += 1
    note(log, PLAYED, p, EVERYBODY, card, 0, 1)


@rule
def legal_play(state: State, p: int, out: Buffer) -> int:
    """One more, of the same or a later kind, or none."""
    n = 0
    for card in range(int(top(state).what), COMMODITIES):
        if state.players[p].hand[card] > 0:
            out[n] = PLAY + card
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_play(state: State, log: Log, p: int, action: int) -> None:
    """The hand is refilled when both are out, so the second choice knows nothing of the new cards."""
    drop(state)
    if action == DECLINE:
        draw_cards(state, log, p, 1)
    else:
        play_card(state, log, p, action - PLAY)
        draw_cards(state, log, p, 2)


# --- loading a ship --------------------------------------------------------------------------------------------------


@rule
def can_ship(player: Player, ship: int) -> bool:
    """Is there at least one unit to load? Wild tiles alone will do (T26)."""
    wilds = int(player.tiles[WILD_COMMODITY])
    if ship != SHIP_PAIRS:
        return player.cards + wilds > 0
    if wilds >= 2:
        return True
    for card in range(COMMODITIES):
        if player.hand[card] + wilds >= 2 and player.hand[card] > 0:
            return True
    return False


@rule
def legal_cargo(state: State, p: int, out: Buffer) -> int:
    """Cards in the order of their kinds, wild tiles last, so that each load has one way to be named."""
    player = state.players[p]
    ship = int(top(state).what)
    n = 0
    if state.cargo_units < state.facts.ship_room[ship]:
        if ship == SHIP_IDENTICAL:
            n = legal_identical(state, player, out)
        elif ship == SHIP_PAIRS:
            n = legal_pairs(state, player, out)
        else:
            n = legal_different(state, player, out)
    if state.cargo_units > 0:
        out[n] = SET_SAIL
        n += 1
    return n


@rule
def legal_identical(state: State, player: Player, out: Buffer) -> int:
    n = 0
    for card in range(COMMODITIES):
        fits = state.cargo_units == 0 or card == state.cargo_last
        if fits and player.hand[card] > 0 and state.cargo_wild == 0:
            out[n] = LOAD + card
            n += 1
    if player.tiles[WILD_COMMODITY] > 0:
        out[n] = LOAD_WILD
        n += 1
    return n


@rule
def legal_pairs(state: State, player: Player, out: Buffer) -> int:
    """A pair may be two cards, a card and a wild tile, or two wild tiles; every pair is of another kind."""
    n = 0
    wilds = int(player.tiles[WILD_COMMODITY])
    for card in range(int(state.cargo_last) + 1, COMMODITIES):
        if player.hand[card] >= 2:
            out[n] = LOAD + card
            n += 1
        if player.hand[card] >= 1 and wilds >= 1:
            out[n] = LOAD_MIXED + card
            n += 1
    if wilds >= 2:
        out[n] = LOAD_WILD
        n += 1
    return n


@rule
def legal_different(state: State, player: Player, out: Buffer) -> int:
    n = 0
    for card in range(int(state.cargo_last) + 1, COMMODITIES):
        if player.hand[card] > 0:
            out[n] = LOAD + card
            n += 1
    if player.tiles[WILD_COMMODITY] > 0:
        out[n] = LOAD_WILD
        n += 1
    return n


@rule
def apply_cargo(state: State, log: Log, p: int, action: int) -> None:
    ship = int(top(state).what)
    if action == SET_SAIL:
        drop(state)
        set_sail(state, log, p, ship)
        return
    state.cargo_units += 1
    if action == LOAD_WILD:
        load_wilds(state, p, 2 if ship == SHIP_PAIRS else 1)
        state.cargo_last = COMMODITIES - 1  # no card after a wild tile
        return
    mixed = LOAD_MIXED <= action < LOAD_MIXED + COMMODITIES
    card = action - LOAD_MIXED if mixed else action - LOAD
    load_cards(state, p, card, 2 if ship == SHIP_PAIRS and not mixed else 1)
    if mixed:
        load_wilds(state, p, 1)
    state.cargo_last = card


@rule
def load_cards(state: State, p: int, card: int, count: int) -> None:
    for _ in range(count):
        lose_card(state, p, card)
        state.cargo[card] += 1


@rule
def load_wilds(state: State, p: int, count: int) -> None:
    """Wild tiles leave the game when they are used (T11)."""
    state.players[p].tiles[WILD_COMMODITY] -= count
    state.cargo_wild += count


@rule
def set_sail(state: State, log: Log, p: int, ship: int) -> None:
    """Points by the side of the ship that shows; then it turns to its back."""
    player = state.players[p]
    for card in range(COMMODITIES):
        if state.cargo[card] > 0:
            player.display[card] += state.cargo[card]
            note(log, LOADED, p, EVERYBODY, card, ship, int(state.cargo[card]))
            state.cargo[card] = 0
    note(log, SHIPPED, p, EVERYBODY, ship, int(state.cargo_wild), int(state.cargo_units))
    points = int(state.facts.ship_points[ship, state.ship[ship], state.cargo_units])
    state.ship[ship] = SHIP_BACK
    state.cargo_wild = 0
    state.cargo_units = 0
    state.cargo_last = 0
    gain_points(state, log, p, points, SOURCE_SHIPPING, ship)
