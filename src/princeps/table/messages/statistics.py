"""Messages about somebody's finished games: the results, and what they say together. Every figure names its games."""

from msgspec import Struct

PEOPLE = "people"  # against whom, where at least one other person sat at the table
STRANGER = "other"  # a bot that is none of the levels


class Opponent(Struct, frozen=True):
    name: str
    level: str | None  # of a bot
    character: str | None
    points: int
    place: int


class Result(Struct, frozen=True):
    """A finished game, from one seat."""

    id: str
    game: str
    over: int  # when it ended
    players: int
    seat: int
    points: int
    place: int  # from 1; those with as much share a place
    lead: int  # over the best opponent; negative if behind
    against: str  # the strongest level at the table, or people
    opponents: list[Opponent]
    sources: dict[str, int] | None  # points by source; none where they were not noted
    bots: dict[str, float] | None  # the mean of the bots at this table; none without bots
    accuracy: float | None  # from 0 to 100; none until the game has been analysed


class Places(Struct, frozen=True):
    """How often which place was reached with a number of players."""

    players: int
    games: list[list[str]]  # by place


class AgainstLevel(Struct, frozen=True):
    against: str
    places: list[Places]


class Rival(Struct, frozen=True):
    """Somebody met more than once, or a character."""

    name: str
    character: str | None
    ahead: list[str]  # games in which I was before them
    tied: list[str]
    behind: list[str]


class SourceMean(Struct, frozen=True):
    source: str
    title: str
    own: float
    bots: float | None


class PointsOfGame(Struct, frozen=True):
    """Where the points come from in one of the games, on average."""

    game: str
    games: list[str]
    own: float
    bots: float | None
    sources: list[SourceMean]


class PersonalRecord(Struct, frozen=True):
    kind: str  # most-points, widest-lead, closest-win, wins-in-a-row
    game: str
    value: int
    games: list[str]


class Statistics(Struct, frozen=True):
    results: list[Result]  # the newest first
    played: dict[str, list[str]]  # by game
    won: list[str]
    against: list[AgainstLevel]
    points: list[PointsOfGame]
    rivals: list[Rival]
    records: list[PersonalRecord]
