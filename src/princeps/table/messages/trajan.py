"""Trajan as a page shows it: everything on the table, by the names of the rules.

`TrajanBox` is what never changes during a game, `TrajanPosition` what does. Trays are numbered as on the action circle,
clockwise from the seaport; Trajan tiles and bonus tiles are indices into the lists of the box.
"""

from typing import Literal

from msgspec import Struct

from princeps.table.messages.game import GameBox, GamePosition

Stage = Literal["placing", "meeting", "cards-out", "tiles-out", "turns", "election", "over"]


class Pile(Struct, frozen=True):
    """A face-up pile of commodity cards."""

    name: str
    top: str | None
    cards: int


class CargoShip(Struct, frozen=True):
    """One of the three ships: what its visible side pays, by number of units."""

    name: str
    turned: bool
    points: list[int]


class Province(Struct, frozen=True):
    """A province with its tile, leaders and legionnaires, and what a legionnaire of the seat to move would score."""

    name: str
    tile: str | None
    leaders: list[int]
    legionnaires: list[int]
    points: int


class Site(Struct, frozen=True):
    """A place of the construction district."""

    building: str | None
    points: int
    workers: list[int]


class Standing(Struct, frozen=True):
    """A seat in the senate: its step, all its votes, and its place if the election were now."""

    seat: int
    step: int
    votes: int
    place: int


class TileStack(Struct, frozen=True):
    """A stack of Trajan tiles: the top tile and how many lie below it."""

    name: str
    top: int | None
    below: int


class Sowing(Struct, frozen=True):
    """Markers in the hand of the seat to move."""

    source: int
    hand: list[str]
    next: int
    target: int


class Demand(Struct, frozen=True):
    """A demand of this quarter, and whether the seat could meet it now."""

    name: str
    met: bool


class OwnedBonus(Struct, frozen=True):
    """A bonus tile of a seat, and what it would bring now."""

    tile: int
    grey: bool
    points: int


class TrajanMat(Struct, frozen=True):
    """One seat's action circle, tiles and cards."""

    trays: list[list[str]]  # colours of the markers
    slots: list[int | None]  # Trajan tiles
    arch: int | None
    kept: dict[str, int]  # Trajan tiles that meet a demand in every quarter
    tiles: dict[str, int]  # forum and extra action tiles
    plus_two: list[bool]
    supply: int
    workers: int
    legionnaires: int
    leader: str
    buildings: dict[str, int]
    hand: dict[str, int]  # for other seats: what everybody knows of it
    cards: int
    display: dict[str, int]
    bonuses: list[OwnedBonus]
    step: int
    votes: int
    demands: list[Demand]
    penalty: int


class TrajanPosition(GamePosition, frozen=True, tag="trajan", tag_field="game"):
    """The table."""

    stage: Stage
    quarter: int
    round: int
    start: int
    turn: int | None
    time: int
    round_ends: bool
    demands: list[str]  # voiced and still to be met
    deck: int
    piles: list[Pile]
    ships: list[CargoShip]
    cargo: dict[str, int]
    cargo_wild: int
    forum: list[str | None]
    extra: list[str | None]
    provinces: list[Province]
    sites: list[Site]
    senate: list[Standing]  # from the bottom of each stack to its top
    bonuses: list[int]  # beside the senate
    stacks: list[TileStack]
    sowing: Sowing | None
    mats: list[TrajanMat]


class TrajanTile(Struct, frozen=True):
    """A Trajan tile: two colours, points, and a reward."""

    stack: str
    colours: list[str]
    points: int
    reward: str
    amount: int
    text: str


class BonusTile(Struct, frozen=True):
    """A bonus tile with the words of its yellow and its grey side."""

    kind: str
    goods: list[str]
    points: list[int]
    per: list[int]  # things needed for one such gain
    texts: list[str]


class TrajanBox(GameBox, frozen=True, tag="trajan", tag_field="game"):
    """What is printed on the pieces."""

    actions: list[str]
    colours: list[str]
    commodities: list[str]
    demands: list[str]
    time_loop: int
    rounds: int
    ship_points: dict[str, list[list[int]]]
    senate_points: list[int]
    senate_votes: list[int]
    provinces: list[str]
    province_points: list[int]
    borders: list[list[int]]  # by province, the camp last: where a leader may go
    site_rows: int
    site_columns: int
    building_action: dict[str, str]
    set_points: list[int]
    penalty: list[int]
    tiles: list[TrajanTile]
    bonuses: list[BonusTile]
    names: dict[str, str]
    letters: dict[str, str]  # letters of pieces, by the id of their name: not everybody can tell colours apart
