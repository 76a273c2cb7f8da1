"""The seaport: drawing, taking, playing and shipping commodity cards. Owns `ship`, `cargo` and `display`."""

from princeps.games.trajan.actions import (
    ACTIONS,
    COMMODITY_NAMES,
    DECLINE,
    PILE_NAMES,
    QUESTIONS,
    SHIP_NAMES,
    commodity_id,
    pile_id,
)
from princeps.games.trajan.cards import can_draw, draw_cards, lose_card, put_on_pile, take_face_up
from princeps.games.trajan.events import DISCARDED, LOADED, PLAYED, SHIPPED
from princeps.games.trajan.state import (
    COMMODITIES,
    NOTHING,
    PILES,
    SHIP_BACK,
    SHIP_DIFFERENT,
    SHIP_IDENTICAL,
    SHIP_PAIRS,
    SHIPS,
    SOURCE_SHIPPING,
    TURNS,
    WILD_COMMODITY,
    Player,
    State,
)
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.points import gain_points
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule

CARDS_DRAWN_AT_PORT = 2

PORT_DRAW = ACTIONS.block("draw-two")
PORT_TAKE = ACTIONS.block("take-card", PILE_NAMES)
PLAY = ACTIONS.block("play", COMMODITY_NAMES)
SHIP = ACTIONS.block("ship", SHIP_NAMES)


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


def why_not_draw(state: State, seat: int) -> Refusal:
    return Refusal("no-card-to-draw")


def why_not_take(state: State, seat: int, pile: int) -> Refusal:
    return Refusal("pile-empty", pile=pile_id(pile))


def why_not_play(state: State, seat: int, card: int) -> Refusal:
    lacking = state.players[seat].hand[card] == 0
    return Refusal("card-not-in-hand" if lacking else "card-order", commodity=commodity_id(card))


def why_not_ship(state: State, seat: int, ship: int) -> Refusal:
    return Refusal("no-pair-to-ship" if ship == SHIP_PAIRS else "nothing-to-ship")


# --- which card to discard? ------------------------------------------------------------------------------------------

DISCARD = ACTIONS.block("discard", COMMODITY_NAMES, PILE_NAMES)


@rule
def legal_discard(state: State, p: int, out: Buffer) -> int:
    n = 0
    for card in range(COMMODITIES):
        if state.players[p].hand[card] > 0:
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


def why_not_discard(state: State, seat: int, card: int, pile: int) -> Refusal:
    return Refusal("card-not-in-hand", commodity=commodity_id(card))


ASK_DISCARD = QUESTIONS.ask(
    "discard",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_discard,
    apply=apply_discard,
    answers={DISCARD: why_not_discard},
)


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
    """The hand is refilled only after both cards, so the second choice is made without seeing the new cards."""
    drop(state)
    if action == DECLINE:
        draw_cards(state, log, p, 1)
    else:
        play_card(state, log, p, action - PLAY)
        draw_cards(state, log, p, 2)


ASK_PLAY = QUESTIONS.ask(
    "play",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_play,
    apply=apply_play,
    answers={PLAY: why_not_play, DECLINE: ALWAYS_LEGAL},
)


# --- loading a ship --------------------------------------------------------------------------------------------------

LOAD = ACTIONS.block("load", COMMODITY_NAMES)  # a card; on the ship of pairs, two
LOAD_MIXED = ACTIONS.block("load-with-wild", COMMODITY_NAMES)  # a pair of a card and a wild tile
LOAD_WILD = ACTIONS.block("load-wild")
SET_SAIL = ACTIONS.block("set-sail")


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
    """Cards in the order of their kinds, wild tiles last, so that there is only one way to name a load."""
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
    """A pair may be two cards, a card and a wild tile, or two wild tiles; every pair is of a different kind."""
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
    """Points according to the visible side of the ship; then it turns to its back."""
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


def why_not_load(state: State, seat: int, card: int) -> Refusal:
    ship, held = int(top(state).what), int(state.players[seat].hand[card])
    if problem := why_no_room(state, card, held):
        return problem
    if ship == SHIP_PAIRS and held == 1:
        return Refusal("pair-needed", commodity=commodity_id(card))
    return Refusal("other-goods")


def why_not_load_with_wild(state: State, seat: int, card: int) -> Refusal:
    if top(state).what != SHIP_PAIRS:
        return Refusal("pairs-only")
    return why_no_room(state, card, int(state.players[seat].hand[card])) or Refusal("no-wild-commodity")


def why_no_room(state: State, card: int, held: int) -> Refusal | None:
    """What keeps a card off a ship of any kind."""
    ship = int(top(state).what)
    if state.cargo_units >= state.facts.ship_room[ship]:
        return Refusal("ship-full")
    if held == 0:
        return Refusal("card-not-in-hand", commodity=commodity_id(card))
    if state.cargo_wild > 0 and ship in (SHIP_IDENTICAL, SHIP_DIFFERENT):
        return Refusal("cards-before-wilds")
    if ship != SHIP_IDENTICAL and card <= state.cargo_last:
        return Refusal("load-order", commodity=commodity_id(card))
    return None


def why_not_load_wild(state: State, seat: int) -> Refusal:
    if state.cargo_units >= state.facts.ship_room[top(state).what]:
        return Refusal("ship-full")
    return Refusal("no-wild-commodity" if state.players[seat].tiles[WILD_COMMODITY] == 0 else "two-wilds-needed")


def why_not_set_sail(state: State, seat: int) -> Refusal:
    return Refusal("nothing-loaded")


ASK_CARGO = QUESTIONS.ask(
    "cargo",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_cargo,
    apply=apply_cargo,
    answers={
        LOAD: why_not_load,
        LOAD_MIXED: why_not_load_with_wild,
        LOAD_WILD: why_not_load_wild,
        SET_SAIL: why_not_set_sail,
    },
)
