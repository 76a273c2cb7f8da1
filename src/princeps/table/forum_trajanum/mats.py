"""A view of Forum Trajanum as a message: what lies where, by the names of the rules."""

from collections.abc import Iterable, Sequence

from princeps.games.forum_trajanum.actions import COLOUR_NAMES, CORNER_NAMES, GREY_NAMES, RESOURCE_NAMES, ROW_NAMES
from princeps.games.forum_trajanum.draft import cards_shown
from princeps.games.forum_trajanum.events import BUILT
from princeps.games.forum_trajanum.setup import lay_citizens
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    COLOURED,
    CORNERS,
    COVERED,
    CRANE,
    DRAFT_CORNER,
    DRAFT_CRANE,
    DRAFT_PASS,
    DRAFT_ROW,
    DRAFT_SPACE,
    FACES,
    GREY,
    HAND_OWN,
    HAND_RECEIVED,
    NO_AREA,
    NO_CARD,
    NO_CITIZEN,
    NO_SQUARE,
    NO_TILE,
    NOBODY,
    OWN,
    ROUNDS,
    SETTING_UP,
    TAKING,
    TEMPLE,
    UNKNOWN_FACE,
    VACANT,
    Player,
    State,
)
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.kernel.record import duplicate
from princeps.table.forum_trajanum.scores import card_progress
from princeps.table.forum_trajanum.tally import Tally, tally
from princeps.table.messages.forum_trajanum import (
    CardProgress,
    CitizenRow,
    CraneStatus,
    ForumCrane,
    ForumPosition,
    Hand,
    Mat,
    Origin,
    Stage,
)

STAGES: tuple[Stage, ...] = ("setting-up", "handicap", "taking", "reclaiming", "paying", "turns", "honours", "over")
CRANE_STATUSES: tuple[CraneStatus, ...] = ("covered", "open", "scored", "removed")
ORIGINS: tuple[Origin, ...] = ("own", "foreign", "honorary")
SQUARE_COLOURS = (*COLOUR_NAMES, "eagle")
CONTENTS = {
    VACANT: "vacant",
    TEMPLE: "temple",
    CRANE: "crane",
    **{GREY + grey: name for grey, name in enumerate(GREY_NAMES)},
    **{COLOURED + colour: name for colour, name in enumerate(COLOUR_NAMES)},
    **{COVERED + face: "tile" if face == UNKNOWN_FACE else f"tile:{face}" for face in range(FACES)},
}

Pairs = list[tuple[int, int]]


def position_of(view: Position, symbols: Sequence[str], pairs: Sequence[Pairs]) -> ForumPosition:
    """Everything that a view shows. `symbols` are the edition's streets, `pairs` the double tiles by seat."""
    state: State = view.state
    cycle = int(state.cycle)
    return ForumPosition(
        stage=STAGES[state.stage],
        cycle=cycle,
        round=min(int(state.round_of_cycle), ROUNDS - 1),
        start=int(state.start),
        turn=_known(int(state.turn), NOBODY),
        streets=_open_streets(state, symbols),
        past_streets=_past_streets(state, symbols),
        single=dict(zip(COLOUR_NAMES, state.single.tolist(), strict=True)),
        double=dict(zip(COLOUR_NAMES, state.double.tolist(), strict=True)),
        squares=[None if colour == NO_SQUARE else SQUARE_COLOURS[colour] for colour in state.square.tolist()],
        areas=[None if area == NO_AREA else area for area in state.area.tolist()],
        envoys=[None if seat == NOBODY else seat for seat in state.envoy.tolist()],
        started=_started(state),
        column_value=int(state.facts.column_value[cycle]),
        crane_value=int(state.facts.crane_value[cycle]),
        mats=[_mat(view, seat, pairs[seat]) for seat in range(view.players)],
    )


def double_tiles(events: Iterable[Event], players: int) -> list[Pairs]:
    """The spaces that each seat has covered with double tiles; the rules do not need to remember them."""
    found: list[Pairs] = [[] for _ in range(players)]
    for event in events:
        if event.kind == BUILT and event.amount >= 0:
            found[event.seat].append((event.where, event.amount))
    return found


def _known(value: int, blank: int) -> int | None:
    return None if value == blank else value


# --- the round -------------------------------------------------------------------------------------------------------


def _open_streets(state: State, symbols: Sequence[str]) -> list[str]:
    shown = cards_shown(state)
    return _symbols(state, symbols, shown - CARDS_A_ROUND, shown)


def _past_streets(state: State, symbols: Sequence[str]) -> list[str]:
    first = CARDS_A_ROUND * ROUNDS * int(state.cycle)
    return _symbols(state, symbols, first, cards_shown(state) - CARDS_A_ROUND)


def _symbols(state: State, symbols: Sequence[str], first: int, end: int) -> list[str]:
    return [symbols[card] for card in state.cards[first:end].tolist() if card != NO_CARD]


def _started(state: State) -> list[int]:
    """Areas that hold somebody's envoy and have room for more."""
    areas = zip(state.area_free.tolist(), state.area_size.tolist(), strict=True)
    return [area for area, (free, size) in enumerate(areas) if 0 < free < size]


# --- a seat ----------------------------------------------------------------------------------------------------------


def _mat(view: Position, seat: int, pairs: Pairs) -> Mat:
    state: State = view.state
    player = state.players[seat]
    contents = _contents(view, seat)
    counted = tally(view.state, seat)
    return Mat(
        spaces=[CONTENTS[content] for content in contents],
        pairs=pairs,
        streets=player.street.tolist(),
        cranes=[_crane(state, player, corner, int(counted.cranes[corner])) for corner in range(CORNERS)],
        rows=_rows(state, player, counted),
        resources=dict(zip(RESOURCE_NAMES, player.resources.tolist(), strict=True)),
        ship=int(player.ship),
        hand=Hand(
            own=_known(int(player.hand[HAND_OWN]), NO_TILE),
            received=_known(int(player.hand[HAND_RECEIVED]), NO_TILE),
            shown=bool(player.shown),
        ),
        taken=_taken(state, player),
        passed=_passed(state, player),
        beside=[face for face, count in enumerate(player.beside.tolist()) for _ in range(count)],
        gone=int(player.gone),
        covered=sum(content >= COVERED for content in contents),
        tracks=player.track.tolist(),
        bar=int(player.bar),
        bar_turned=bool(player.bar_side),
        group=int(counted.group),
        group_points=int(counted.group_points),
        eagle_points=int(counted.eagles),
        task_value=int(counted.task_value),
        column_points=int(counted.column_points),
        cards=_cards(state, counted),
    )


def _contents(view: Position, seat: int) -> list[int]:
    """What lies on the spaces. During set-up, citizens and cranes are where the seat itself has placed them."""
    state: State = view.state
    player = state.players[seat]
    if state.stage == SETTING_UP and player.draft[DRAFT_CORNER] >= 0:
        state = duplicate(view.state)
        player = state.players[seat]
        player.corner = player.draft[DRAFT_CORNER]
        lay_citizens(state, player)
    contents: list[int] = player.space.tolist()
    return contents


def _crane(state: State, player: Player, corner: int, points: int) -> ForumCrane:
    """During set-up a seat sees its own choice, and nobody sees another's."""
    chosen = player.draft[DRAFT_CRANE + corner] if state.stage == SETTING_UP else player.crane_colour[corner]
    colour = int(chosen)
    return ForumCrane(
        corner=CORNER_NAMES[corner],
        colour=COLOUR_NAMES[colour] if colour >= 0 else None,
        status=CRANE_STATUSES[player.crane[corner]],
        points=points,
    )


def _rows(state: State, player: Player, counted: Tally) -> list[CitizenRow]:
    """During set-up, includes the seat's own choice, like its cranes."""
    citizens = player.citizen.tolist()
    if state.stage == SETTING_UP and player.draft[DRAFT_ROW] >= 0:
        citizens[player.draft[DRAFT_ROW]][0] = OWN
    rows = zip(
        ROW_NAMES,
        citizens,
        player.active.tolist(),
        counted.row_value.tolist(),
        counted.row_points.tolist(),
        strict=True,
    )
    return [
        CitizenRow(name, [ORIGINS[it - 1] for it in origins if it != NO_CITIZEN], bool(active), value, points)
        for name, origins, active, value, points in rows
    ]


def _taken(state: State, player: Player) -> list[int | None]:
    """Blank for everybody but the seat itself, because a view hides it."""
    if state.stage != TAKING:
        return [None] * CARDS_A_ROUND
    return [space if space >= 0 else None for space in player.draft[DRAFT_SPACE : DRAFT_SPACE + CARDS_A_ROUND].tolist()]


def _passed(state: State, player: Player) -> int | None:
    return _known(int(player.draft[DRAFT_PASS]), -1) if state.stage == TAKING else None


def _cards(state: State, counted: Tally) -> list[CardProgress]:
    if state.stage == SETTING_UP:
        return []
    return [CardProgress(it.cycle, it.built, it.collected, it.value) for it in card_progress(state, counted)]
