"""Forum Trajanum as a page shows it: everything on the table, by the names of the rules.

`ForumBox` is what never changes during a game, `ForumPosition` what does. Spaces are numbered row by row from the top
left; streets are rows 0 to 5, then columns 6 to 11; faces are indices into `ForumBox.faces`.
"""

from typing import Literal

from msgspec import Struct

from princeps.table.messages.game import GameBox, GamePosition

Stage = Literal["setting-up", "handicap", "taking", "reclaiming", "paying", "turns", "honours", "over"]
CraneStatus = Literal["covered", "open", "scored", "removed"]
Origin = Literal["own", "foreign", "honorary"]


class ForumCrane(Struct, frozen=True, tag="crane"):
    """The crane of a corner; its colour is not known before it is placed."""

    corner: str
    colour: str | None
    status: CraneStatus
    points: int  # at the coming scoring, if it is open


class CitizenRow(Struct, frozen=True):
    """One of the six rows beside the Colonia."""

    name: str  # "patrician-1"
    citizens: list[Origin]
    active: bool
    multiplier: int  # points for each grey building in the street beside it, now
    points: int  # the total of those points


class Hand(Struct, frozen=True):
    """The tiles of this round: a face, 0 if it is not known, or nothing."""

    own: int | None
    received: int | None
    shown: bool  # whether everybody can see them


class CardProgress(Struct, frozen=True):
    """A Trajan card as a seat currently fulfils it; `value` is what each fulfilment is worth."""

    cycle: int
    built: int
    collected: int
    value: int


class Mat(Struct, frozen=True):
    """One seat's Colonia and everything around it."""

    spaces: list[str]  # "vacant", "temple", "crane", a building's name, "tile", or "tile:7" with its face up
    pairs: list[tuple[int, int]]  # spaces covered by one double tile, its first half first
    streets: list[int]  # by street symbol, the street it marks
    cranes: list[ForumCrane]  # north-west, north-east, south-west, south-east
    rows: list[CitizenRow]
    resources: dict[str, int]
    ship: int
    hand: Hand
    taken: list[int | None]  # own choice in the taking phase: the space for each street card
    passed: int | None  # own choice: which card's tile goes to the neighbour
    beside: list[int]  # faces of foreign tiles
    gone: int
    covered: int  # tiles that are still in the grid
    tracks: list[int]  # library, basilica, market: buildings so far, 5 beside the Column
    bar: int
    bar_turned: bool
    group: int  # the largest group of envoys
    group_points: int
    eagle_points: int
    task_value: int
    column_points: int  # what a triumphal column would bring now
    cards: list[CardProgress]


class ForumPosition(GamePosition, frozen=True, tag="forum-trajanum", tag_field="game"):
    """The table."""

    stage: Stage
    cycle: int
    round: int  # of the cycle
    start: int
    turn: int | None
    streets: list[str]  # symbols of the two open street cards
    past_streets: list[str]  # shown earlier in this cycle
    single: dict[str, int]  # stock of building tiles by colour
    double: dict[str, int]
    squares: list[str | None]  # the canvas of the Forum, row by row: a colour's name, "eagle", or nothing
    areas: list[int | None]  # which colour area a square belongs to
    envoys: list[int | None]
    started: list[int]  # areas that have been started and still have room
    column_value: int
    crane_value: int
    mats: list[Mat]


class Benefit(Struct, frozen=True):
    """A level of a track, by its effects and in words."""

    effects: dict[str, int]
    text: str


class TrajanCard(Struct, frozen=True):
    """A Trajan card with its two tasks. `picture` rows: g grey, c coloured, b either, T temple, K crane, . anything."""

    cycle: int
    name: str
    picture: list[str]  # empty: all four colours, anywhere
    different: bool
    mirrored: bool
    collecting: dict[str, int]
    building_text: str
    collecting_text: str


class Ability(Struct, frozen=True):
    """What the citizens of a row can do."""

    name: str
    title: str
    ability: str
    bonus: str


class ForumBox(GameBox, frozen=True, tag="forum-trajanum", tag_field="game"):
    """What is printed on the pieces, and the cards of this game."""

    faces: list[list[str]]  # items of each tile; the first is the unknown one
    face_names: list[str]
    streets: list[str]  # symbols
    street_names: list[str]
    forum_rows: int
    forum_columns: int
    double_grey: dict[str, str]  # by colour, the grey half of the double tile
    single_grey: dict[str, str]  # by colour, the grey building on the back of the single tile
    tracks: dict[str, list[Benefit]]
    column_value: list[int]
    crane_value: list[int]
    row_value: list[int]
    bonus_points: int
    bar_steps: int
    cypresses: list[int]
    area_points: list[list[list[int]]]  # by side of the bar, its step, the size of a group
    task_points: list[list[int]]
    abilities: list[Ability]
    cards: list[TrajanCard]
    unlimited: bool
    open_tiles: bool
    names: dict[str, str]  # words for everything named here: buildings, items, colours, bonuses
    letters: dict[str, str]  # letters of pieces, by the id of their name: not everybody can tell colours apart
