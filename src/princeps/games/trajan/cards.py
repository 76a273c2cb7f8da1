"""Commodity cards: the draw pile, the two face-up piles, hands, and what everybody knows of them. Owns `deck`, `pile`.

A card taken face up stays known to all until it is played; a card drawn face down is its owner's secret (T25).
"""

from princeps.games.trajan.events import CARD_DRAWN, CARD_TAKEN, CARDS_DRAWN, RESHUFFLED
from princeps.games.trajan.state import LEARNED_CARDS, LEARNED_REVEAL, NOBODY, PILES, State
from princeps.kernel.chance import draw_counted
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn, learn
from princeps.kernel.rule import rule


@rule
def can_draw(state: State) -> bool:
    """Is there a card to draw, if necessary after reshuffling the piles?"""
    buried = 0
    for pile in range(PILES):
        buried += max(0, int(state.pile_cards[pile]) - 1)
    return state.deck_cards > 0 or buried > 0


@rule
def take_from_deck(state: State, log: Log) -> int:
    """The next card of the draw pile; an empty one is rebuilt from the face-up piles except their top cards (T9)."""
    if state.deck_cards == 0:
        reshuffle(state, log)
    if state.deck_cards == 0:
        return -1
    state.deck_cards -= 1
    return draw_counted(state, state.deck)


@rule
def reshuffle(state: State, log: Log) -> None:
    for pile in range(PILES):
        last = int(state.pile_cards[pile]) - 1
        for i in range(last):
            state.deck[state.pile[pile, i]] += 1
            state.deck_cards += 1
        if last > 0:
            state.pile[pile, 0] = state.pile[pile, last]
            for i in range(1, last + 1):
                state.pile[pile, i] = 0
            state.pile_cards[pile] = 1
    if state.deck_cards > 0:
        note(log, RESHUFFLED, NOBODY, EVERYBODY, 0, 0, int(state.deck_cards))


@rule
def draw_cards(state: State, log: Log, p: int, count: int) -> int:
    """Draw cards face down into the hand; returns how many, since the pile may run out (T10)."""
    player = state.players[p]
    drawn = 0
    for _ in range(count):
        card = take_from_deck(state, log)
        if card >= 0:
            player.hand[card] += 1
            player.cards += 1
            drawn += 1
            note(log, CARD_DRAWN, p, 1 << p, card, 0, 1)
    note(log, CARDS_DRAWN, p, EVERYBODY, 0, 0, drawn)
    learn(state, p, LEARNED_CARDS)
    return drawn


@rule
def take_face_up(state: State, log: Log, p: int, pile: int) -> None:
    """Take the top card of a face-up pile; an emptied pile is refilled from the draw pile (T8)."""
    top = int(state.pile_cards[pile]) - 1
    card = int(state.pile[pile, top])
    state.pile[pile, top] = 0
    state.pile_cards[pile] = top
    player = state.players[p]
    player.hand[card] += 1
    player.known[card] += 1
    player.cards += 1
    note(log, CARD_TAKEN, p, EVERYBODY, card, pile, 1)
    if top == 0:
        open_card(state, log, pile)
        all_learn(state, LEARNED_REVEAL)


@rule
def open_card(state: State, log: Log, pile: int) -> None:
    """Turn up a card of the draw pile onto a face-up pile."""
    card = take_from_deck(state, log)
    if card >= 0:
        put_on_pile(state, card, pile)


@rule
def put_on_pile(state: State, card: int, pile: int) -> None:
    state.pile[pile, state.pile_cards[pile]] = card
    state.pile_cards[pile] += 1


@rule
def lose_card(state: State, p: int, card: int) -> None:
    """A card leaves the hand face up; nobody can tell whether it was the one they knew about."""
    player = state.players[p]
    player.hand[card] -= 1
    player.cards -= 1
    player.known[card] = max(0, int(player.known[card]) - 1)
