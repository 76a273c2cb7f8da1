"""Set-up: the Forum, the cards, and every player's Colonia, with the choices left to the players (F26).

Cranes are placed before the first citizen is drawn, and tiles are dealt once everybody has chosen.
"""

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    COLOUR_NAMES,
    CORNER_NAMES,
    DECLINE,
    QUESTIONS,
    coloured_id,
    corner_id,
)
from princeps.games.forum_trajanum.box import BOARD_COLUMNS, BOARD_SQUARES, BOARDS, CARDS_OF_A_CYCLE, Box
from princeps.games.forum_trajanum.citizens import ROW, ROWS_OF_A_CLASS, legal_rows, place_citizen, why_not_row_of
from princeps.games.forum_trajanum.colonia import CORNER_SPACES, face_at, is_covered, is_face_up, lift_tile
from princeps.games.forum_trajanum.draft import clear_draft
from princeps.games.forum_trajanum.forum import HALF, connected
from princeps.games.forum_trajanum.state import (
    AREAS,
    CITIZEN,
    CLASSES,
    COIN,
    COLLECTIBLES,
    COLOURS,
    CORNERS,
    COVERED,
    CYCLES,
    DRAFT_CORNER,
    DRAFT_CRANE,
    DRAFT_EXTRA_CORNER,
    DRAFT_EXTRA_ROW,
    DRAFT_ROW,
    FACES,
    FORUM_COLUMNS,
    HAND,
    HANDICAP,
    LEARNED_CITIZEN,
    LEARNED_REVEAL,
    NO_AREA,
    NO_CARD,
    NO_SPACE,
    NO_SQUARE,
    NO_TILE,
    NOBODY,
    NOT_YET,
    OWN,
    RESOURCES,
    SETTING_UP,
    SPACES,
    SQUARES,
    STREET_CARDS,
    STREETS,
    TASK_CELLS,
    TEMPLE,
    Player,
    State,
    Task,
)
from princeps.games.forum_trajanum.supply import gain
from princeps.kernel.actions import Buffer
from princeps.kernel.bits import count_bits
from princeps.kernel.chance import below, draw_counted, seed_chance, shuffle
from princeps.kernel.events import Log
from princeps.kernel.knowledge import all_learn, learn
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING


@rule
def set_table(state: State, box: Box, seed: int) -> None:
    """Set the table. `state` comes with the number of seats, the options and the facts of the edition filled in."""
    seed_chance(state, seed)
    shuffle_street_cards(state, box)
    draw_trajan_cards(state, box)
    lay_out_forum(state, box)
    mark_areas(state)
    state.stage = SETTING_UP
    state.turn = NOBODY
    state.start = below(state, state.seats)
    for p in range(state.seats):
        prepare_colonia(state, box, p)
    deal_workers(state)
    for colour in range(COLOURS):
        state.single[colour] = box.single[colour]
        state.double[colour] = box.double[colour]
    for p in range(state.seats):
        begin_choices(state, p)


@rule
def deal_workers(state: State) -> None:
    """Deal one worker of each colour, so that all players differ."""
    unused = (1 << COLOURS) - 1
    for p in range(state.seats):
        colour = draw_unused(state, unused, COLOURS)
        unused &= ~(1 << colour)
        state.players[p].worker = colour


@rule
def draw_unused(state: State, unused: int, count: int) -> int:
    """A uniform choice among the members of a bit mask over 0 .. count-1."""
    skip = below(state, count_bits(unused))
    for member in range(count):
        if unused >> member & 1:
            if skip == 0:
                return member
            skip -= 1
    return 0


@rule
def shuffle_street_cards(state: State, box: Box) -> None:
    """One deck, shuffled as a whole; each of the three piles is a third of it."""
    for i in range(STREET_CARDS):
        state.cards[i] = i // box.street_copies
    shuffle(state, state.cards, STREET_CARDS)


@rule
def draw_trajan_cards(state: State, box: Box) -> None:
    """One card for each cycle; in a first game, only for the last."""
    for cycle in range(CYCLES):
        chosen = CARDS_OF_A_CYCLE * cycle + below(state, CARDS_OF_A_CYCLE)
        if state.option_first_game and cycle < CYCLES - 1:
            state.tasks[cycle].card = NO_CARD
        else:
            copy_task(state.tasks[cycle], box.cards[chosen])


@rule
def copy_task(target: Task, source: Task) -> None:
    target.card = source.card
    target.cells = source.cells
    target.different = source.different
    target.turns = source.turns
    for cell in range(TASK_CELLS):
        target.down[cell] = source.down[cell]
        target.right[cell] = source.right[cell]
        target.want[cell] = source.want[cell]
    for thing in range(COLLECTIBLES):
        target.collect[thing] = source.collect[thing]


# --- the Forum -------------------------------------------------------------------------------------------------------


@rule
def lay_out_forum(state: State, box: Box) -> None:
    """Random boards on random sides, randomly rotated, in the places for this number of players."""
    for square in range(SQUARES):
        state.square[square] = NO_SQUARE
        state.area[square] = NO_AREA
        state.envoy[square] = NOBODY
    unused = (1 << BOARDS) - 1
    for place in range(box.boards[state.seats]):
        board = draw_unused(state, unused, BOARDS)
        unused &= ~(1 << board)
        lay_board(state, box, place, board)


@rule
def lay_board(state: State, box: Box, place: int, board: int) -> None:
    side = below(state, 2)
    half_turn = below(state, 2)
    top = int(box.layout[state.seats, place, 0])
    left = int(box.layout[state.seats, place, 1])
    for i in range(BOARD_SQUARES):
        picture = BOARD_SQUARES - 1 - i if half_turn else i
        square = (top + i // BOARD_COLUMNS) * FORUM_COLUMNS + left + i % BOARD_COLUMNS
        state.square[square] = box.mosaic[board, side, picture]


@rule
def mark_areas(state: State) -> None:
    """Squares of one colour that touch orthogonally form one area, even across boards; eagles belong to none."""
    for area in range(AREAS):
        state.area_size[area] = 0
    areas = 0
    for square in range(SQUARES):
        colour = int(state.square[square])
        if 0 <= colour < COLOURS and state.area[square] == NO_AREA:
            mark_area(state, square, colour, areas)
            areas += 1
    for area in range(AREAS):
        state.area_free[area] = state.area_size[area]


@rule
def mark_area(state: State, square: int, colour: int, area: int) -> None:
    upper, lower = 0, 0
    for other in range(HALF):
        if state.square[other] == colour:
            upper |= 1 << other
        if state.square[other + HALF] == colour:
            lower |= 1 << other
    part_up, part_low = connected(upper, lower, square)
    for other in range(SQUARES):
        if (part_up >> other & 1) if other < HALF else (part_low >> other - HALF & 1):
            state.area[other] = area
            state.area_size[area] += 1


# --- a player's board ------------------------------------------------------------------------------------------------


@rule
def prepare_colonia(state: State, box: Box, p: int) -> None:
    player = state.players[p]
    clear_draft(player)
    for space in range(SPACES):
        player.space[space] = TEMPLE if box.temple[space] else COVERED
    for symbol in range(STREETS):
        player.street[symbol] = box.street[1 + p if state.option_side_b else 0, symbol]
    for i in range(HAND):
        player.hand[i] = NO_TILE
        player.known[i] = NO_TILE
    for face in range(FACES):
        player.hidden[face] = state.facts.copies[face]
    player.drawn = below(state, CLASSES)


@rule
def begin_choices(state: State, p: int) -> None:
    """Ask for the cranes first; with random set-up, the program chooses everything."""
    player = state.players[p]
    player.asked = ASK_CRANE
    if state.option_random_setup:
        for corner in range(CORNERS):
            player.draft[DRAFT_CRANE + corner] = corner
        shuffle(state, player.draft, CORNERS)
        player.draft[DRAFT_ROW] = ROWS_OF_A_CLASS * int(player.drawn) + below(state, ROWS_OF_A_CLASS)
        player.draft[DRAFT_CORNER] = below(state, CORNERS)
        player.asked = ASK_NOTHING


# --- crane colours, first row, corners -------------------------------------------------------------------------------

CRANE_COLOUR = ACTIONS.block("crane", COLOUR_NAMES)  # for the next corner
CORNER = ACTIONS.block("corner", CORNER_NAMES)  # for the first of the two citizens; the other lies opposite


@rule
def legal_crane(state: State, p: int, out: Buffer) -> int:
    """A colour for the next corner."""
    n = 0
    for colour in range(COLOURS):
        if not crane_is_placed(state.players[p], colour):
            out[n] = CRANE_COLOUR + colour
            n += 1
    return n


@rule
def crane_is_placed(player: Player, colour: int) -> bool:
    for corner in range(CORNERS):
        if player.draft[DRAFT_CRANE + corner] == colour:
            return True
    return False


@rule
def apply_crane(state: State, log: Log, p: int, action: int) -> None:
    """The last crane is placed automatically; then the first citizen is drawn."""
    player = state.players[p]
    corner = 0
    while player.draft[DRAFT_CRANE + corner] != NOT_YET:
        corner += 1
    player.draft[DRAFT_CRANE + corner] = action - CRANE_COLOUR
    if corner < CORNERS - 2:
        player.asked = ASK_CRANE
        return
    for colour in range(COLOURS):
        if not crane_is_placed(player, colour):
            player.draft[DRAFT_CRANE + CORNERS - 1] = colour
            break
    learn(state, p, LEARNED_CITIZEN)
    player.asked = ASK_FIRST_ROW


def why_not_crane(state: State, seat: int, colour: int) -> Refusal:
    return Refusal("crane-stands", building=coloured_id(colour))


ASK_CRANE = QUESTIONS.ask(
    "crane",
    stage=SETTING_UP,
    who=Who.ALL_AT_ONCE,
    legal=legal_crane,
    apply=apply_crane,
    answers={CRANE_COLOUR: why_not_crane},
)


@rule
def legal_first_row(state: State, p: int, out: Buffer) -> int:
    return legal_rows(state.players[p], int(state.players[p].drawn), out)


@rule
def apply_first_row(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    player.draft[DRAFT_ROW] = action - ROW
    player.asked = ASK_CORNERS


def why_not_first_row(state: State, seat: int, row: int) -> Refusal:
    return why_not_row_of(int(state.players[seat].drawn), row)


ASK_FIRST_ROW = QUESTIONS.ask(
    "first-row",
    stage=SETTING_UP,
    who=Who.ALL_AT_ONCE,
    legal=legal_first_row,
    apply=apply_first_row,
    answers={ROW: why_not_first_row},
)


@rule
def legal_corners(state: State, p: int, out: Buffer) -> int:
    """Where the first of the two other citizens goes; the second lies diagonally opposite."""
    for corner in range(CORNERS):
        out[corner] = CORNER + corner
    return CORNERS


@rule
def apply_corners(state: State, log: Log, p: int, action: int) -> None:
    state.players[p].draft[DRAFT_CORNER] = action - CORNER


ASK_CORNERS = QUESTIONS.ask(
    "corners",
    stage=SETTING_UP,
    who=Who.ALL_AT_ONCE,
    legal=legal_corners,
    apply=apply_corners,
    answers={CORNER: ALWAYS_LEGAL},
)


# --- everybody has chosen: the tiles are dealt -----------------------------------------------------------------------


@rule
def finish_setting_up(state: State, log: Log) -> None:
    for p in range(state.seats):
        player = state.players[p]
        for corner in range(CORNERS):
            player.crane_colour[corner] = player.draft[DRAFT_CRANE + corner]
        player.corner = player.draft[DRAFT_CORNER]
        place_citizen(state, log, p, int(player.draft[DRAFT_ROW]), OWN)
        lay_citizens(state, player)
        deal_tiles(state, player)
        show_open_tiles(state, player)
        clear_draft(player)
        for resource in range(RESOURCES):
            gain(state, log, p, resource, int(state.facts.start[resource]))
        gain(state, log, p, int(player.worker), 1)
    all_learn(state, LEARNED_REVEAL)


@rule
def citizen_face(state: State, social_class: int) -> int:
    for face in range(1, FACES):
        if state.facts.face_items[face, 0] == CITIZEN + social_class and state.facts.copies[face] > 0:
            return face
    return 0


@rule
def lay_citizens(state: State, player: Player) -> None:
    """The two classes that were not drawn lie face up on opposite corners."""
    corner = int(player.corner)
    player.hidden[citizen_face(state, int(player.drawn))] -= 1
    for social_class in range(CLASSES):
        if social_class != player.drawn:
            player.space[CORNER_SPACES[corner]] = COVERED + citizen_face(state, social_class)
            corner = CORNERS - 1 - corner


@rule
def deal_tiles(state: State, player: Player) -> None:
    """Deal all other tiles at random, one on each remaining space; the last one becomes the first envoy."""
    pile = player.beside  # empty before and after: no tile can be there yet
    for face in range(FACES):
        pile[face] = state.facts.copies[face]
    for social_class in range(CLASSES):
        pile[citizen_face(state, social_class)] -= 1
    for space in range(SPACES):
        if player.space[space] == COVERED:
            player.space[space] = COVERED + draw_counted(state, pile)
    player.river = draw_counted(state, pile)
    player.ship = 1


@rule
def show_open_tiles(state: State, player: Player) -> None:
    for space in range(SPACES):
        if is_covered(player, space) and is_face_up(state, space):
            player.hidden[face_at(player, space)] -= 1


# --- the handicap: a second citizen and an extra coin ----------------------------------------------------------------


@rule
def has_handicap(state: State, p: int) -> bool:
    return state.handicap >> p & 1 == 1


@rule
def legal_handicap_corner(state: State, p: int, out: Buffer) -> int:
    """One of the two citizens that were laid out, or neither: the second citizen is an offer."""
    corner = int(state.players[p].corner)
    out[0] = CORNER + min(corner, CORNERS - 1 - corner)
    out[1] = CORNER + max(corner, CORNERS - 1 - corner)
    out[2] = DECLINE
    return 3


@rule
def apply_handicap_corner(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    if action == DECLINE:
        player.draft[DRAFT_EXTRA_CORNER] = NO_SPACE
    else:
        player.draft[DRAFT_EXTRA_CORNER] = action - CORNER
        player.asked = ASK_HANDICAP_ROW


def why_not_handicap_corner(state: State, seat: int, corner: int) -> Refusal:
    return Refusal("no-citizen-on-corner", corner=corner_id(corner))


ASK_HANDICAP_CORNER = QUESTIONS.ask(
    "handicap-corner",
    stage=HANDICAP,
    who=Who.ALL_AT_ONCE,
    legal=legal_handicap_corner,
    apply=apply_handicap_corner,
    answers={CORNER: why_not_handicap_corner, DECLINE: ALWAYS_LEGAL},
)


@rule
def class_of_second_citizen(state: State, player: Player) -> int:
    face = face_at(player, CORNER_SPACES[player.draft[DRAFT_EXTRA_CORNER]])
    return int(state.facts.face_items[face, 0]) - CITIZEN


@rule
def legal_handicap_row(state: State, p: int, out: Buffer) -> int:
    return legal_rows(state.players[p], class_of_second_citizen(state, state.players[p]), out)


@rule
def apply_handicap_row(state: State, log: Log, p: int, action: int) -> None:
    state.players[p].draft[DRAFT_EXTRA_ROW] = action - ROW


def why_not_handicap_row(state: State, seat: int, row: int) -> Refusal:
    return why_not_row_of(class_of_second_citizen(state, state.players[seat]), row)


ASK_HANDICAP_ROW = QUESTIONS.ask(
    "handicap-row",
    stage=HANDICAP,
    who=Who.ALL_AT_ONCE,
    legal=legal_handicap_row,
    apply=apply_handicap_row,
    answers={ROW: why_not_handicap_row},
)


@rule
def finish_handicap(state: State, log: Log) -> None:
    """From now on the crane under the citizen is open and scores in cycle I (F20)."""
    for p in range(state.seats):
        if has_handicap(state, p):
            player = state.players[p]
            corner = int(player.draft[DRAFT_EXTRA_CORNER])
            if corner >= 0:
                lift_tile(state, log, p, CORNER_SPACES[corner])
                place_citizen(state, log, p, int(player.draft[DRAFT_EXTRA_ROW]), OWN)
            gain(state, log, p, COIN, 1)
            clear_draft(player)
    all_learn(state, LEARNED_REVEAL)
