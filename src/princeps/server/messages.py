"""The messages between the page and the rooms. Requests are checked for size and shape before any other code sees them.

Times are milliseconds since 1970, in UTC. Seats count from 0.
"""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from princeps.locale.folders import languages
from princeps.table.names import LONGEST_NAME

LONGEST_CHAT = 500
MOST_ACTIONS = 40
MOST_SEATS = 4
LONGEST_WORD = 40

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
ActionName = Annotated[str, Meta(min_length=1, max_length=80)]
Actions = Annotated[list[ActionName], Meta(min_length=1, max_length=MOST_ACTIONS)]
Tried = Annotated[list[ActionName], Meta(max_length=MOST_ACTIONS)]
Anchor = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]
SecretText = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
if TYPE_CHECKING:
    Language: TypeAlias = str
else:  # checked by the server, and the page's type: whatever has a folder in the catalogue
    Language = Literal[languages()]
SeatChoices = Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]
OptionValue = bool | Word | SeatChoices
Hour = Annotated[int, Meta(ge=0, lt=24)]
Instant = Annotated[int, Meta(ge=0, lt=2**53)]


# --- requests --------------------------------------------------------------------------------------------------------


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """A request; unknown fields are refused."""


class NewSeat(Request, frozen=True):
    """Who will sit there: the host, another person at the same screen, a friend invited by link, whoever visits this
    server, or a bot of some level, with a character or without."""

    kind: Literal["me", "here", "friend", "open", "bot"]
    name: Name | None = None
    level: Word | None = None
    character: Word | None = None


class Nights(Request, frozen=True):
    """The hours of each day during which clocks stand still, as clocks on the wall of that time zone show them."""

    start: Hour
    end: Hour
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class Pace(Request, frozen=True):
    """The pace of a game over days: a clock for each turn, and the level of the bot that makes a turn whose clock has
    run out; without a level, the usual one."""

    hours: Literal[8, 12, 24, 48, 72, 168]
    nights: Nights | None = None
    stand_in: Word | None = None


class NewGame(Request, frozen=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=20)] = {}
    hints: bool | None = None  # whether players may ask for them; by default only in games against bots alone
    pace: Pace | None = None  # by default all sit at the table until the game is over
    watchable: bool = False  # with open seats: whoever visits may watch it once it has begun


class ActRequest(Request, frozen=True):
    seat: SeatNumber
    revision: Revision
    key: Key
    actions: Actions
    language: Language = "en"
    after: Revision = 0


class UndoRequest(Request, frozen=True):
    seat: SeatNumber
    revision: Revision
    key: Key
    language: Language = "en"
    after: Revision = 0


class ExploreRequest(Request, frozen=True):
    seat: SeatNumber
    revision: Revision
    actions: Actions
    language: Language = "en"


class WhyRequest(Request, frozen=True):
    seat: SeatNumber
    anchor: Anchor
    actions: Tried = []  # answers under consideration: the question is about what follows them
    language: Language = "en"


class HintRequest(Request, frozen=True):
    """`actions` are answers the reader is considering, such as what to build: the hint is about what follows them."""

    seat: SeatNumber
    revision: Revision
    actions: Annotated[list[ActionName], Meta(max_length=MOST_ACTIONS)] = []
    language: Language = "en"


class ChatRequest(Request, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class RenameRequest(Request, frozen=True):
    name: Name


class LeaveRequest(Request, frozen=True):
    """`level` is the level of the bot that takes over; without it, the usual one."""

    level: Word | None = None


class PauseRequest(Request, frozen=True):
    """Until when the clocks should stand still, if everybody agrees."""

    until: Instant


class SecretRequest(Request, frozen=True):
    """The secret of an invitation or of a link for spectators."""

    secret: SecretText


# --- replies ---------------------------------------------------------------------------------------------------------


class Created(Struct, frozen=True):
    id: str


class Joined(Struct, frozen=True):
    id: str
    seat: int


class Link(Struct, frozen=True):
    secret: str


class Reason(Struct, frozen=True):
    reason: str


class ErrorReply(Struct, frozen=True):
    code: str
    reason: str


class OptionOffer(Struct, frozen=True):
    """An option of a game: yes or no, one of several words, or a set of seats."""

    name: str
    help: str
    kind: Literal["flag", "choice", "seats"]
    usual: bool | str | list[int]
    choices: list[str] = []


class Share(Struct, frozen=True):
    """What part of the points that a character wins comes from a source, 0 to 1."""

    title: str
    part: float


class CharacterOffer(Struct, frozen=True):
    """A character that a bot of any level can have, and where most of its points come from, as measured."""

    name: str
    shares: list[Share]


class GameOffer(Struct, frozen=True):
    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionOffer]
    characters: list[CharacterOffer]


class Clock(Struct, frozen=True):
    """The clock of a turn that is owed. Whatever time passes until it runs out counts, except while it stands still."""

    ends: int
    of: int  # milliseconds for the whole turn
    still: list[tuple[int, int]]  # from, to: in order, since the turn began


class SummarySeat(Struct, frozen=True):
    name: str
    kind: Literal["person", "bot"]
    mine: bool
    claimed: bool
    since: int | None  # since when the game has been waiting for this seat
    score: int | None  # once the game is over
    place: int | None
    kept: bool  # a bot keeps the seat until its owner comes back
    accuracy: float | None  # of its answers, from 0 to 100, once the game has been analysed


class Summary(Struct, frozen=True):
    """A game on my list."""

    id: str
    game: str
    seats: list[SummarySeat]
    created: int
    my_turn: bool
    since: int  # since when the longest-awaited seat has been waited for; or when the game ended; or when it was opened
    over: bool
    host: bool
    rematch: str | None
    pace: Pace | None  # none for a live game
    clock: Clock | None  # of my turn, if it is; otherwise the one that runs out first
    gathering: bool  # it begins when all its open seats are taken


class Home(Struct, frozen=True):
    games: list[GameOffer]
    levels: list[str]  # levels of bots, weakest first
    mine: list[Summary]
    now: int  # the server's time, for clocks
    open_tables: bool  # whether seats can be open to whoever visits


class Seat(Struct, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str | None
    character: str | None  # of a bot; once the game is over, also whom a surprise turned out to be
    left_by: str | None  # the player who left the seat to this bot
    mine: bool
    claimed: bool  # somebody sits there: false for a friend who has not arrived yet
    connected: bool
    since: int | None
    clock: Clock | None  # of a person who owes a turn of a game over days
    kept: bool  # a bot plays until its owner takes the seat back; if it made only one turn, until that is done
    covered: int  # turns that a bot has made here, or is making, since its owner last answered
    nudged: int | None  # when somebody last nudged its owner during this turn
    open: bool  # whoever visits may, or could, sit down here
    muted: bool  # I do not want to hear them
    blocked: bool  # I do not want to meet them at open tables


class ChatLine(Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Proposal(Struct, frozen=True):
    """A player wants to leave, and a bot takes over when everybody else agrees; or wants the clocks to pause until
    then."""

    seat: int
    level: str
    until: int | None
    agreed: list[int]  # one seat of each player who agrees
    declined: list[int]  # one seat of each player who would rather not; the proposal stands until it is withdrawn
    missing: list[int]  # one seat of each player who has not answered
    mine_to_answer: bool


class Pause(Struct, frozen=True):
    """Clocks stand still until then, or until the player who asked for it moves."""

    until: int
    seat: int


RematchAnswer = Literal["offers", "joins", "declines", "bot", "silent"]


class Rematch(Struct, frozen=True):
    """Somebody wants to play again. The new game exists already, and everybody keeps their seat unless they decline."""

    id: str
    answers: list[RematchAnswer]  # by seat
    mine_to_answer: bool


class Room(Struct, frozen=True, tag="room", tag_field="type"):
    """Everything about a game except what is on its table."""

    id: str
    game: str
    options: dict[str, bool | str | list[int]]
    seats: list[Seat]
    chat: list[ChatLine]
    proposals: list[Proposal]
    spectators: int
    host: bool  # I opened it, so I may delete it and invite
    playing: bool  # I have a seat, so I may chat
    links: list[int]  # seats I may make a link for
    hints: bool  # whether players may ask for hints
    over: bool
    created: int
    pace: Pace | None  # none for a live game
    pause: Pause | None
    now: int  # the server's time, for clocks
    rematch: Rematch | None
    invited: list[int]  # seats whose players have not yet said whether they will join this rematch
    gathering: bool  # it begins when all its open seats are taken; until then there is no table
    watchable: bool  # whoever visits may watch it
