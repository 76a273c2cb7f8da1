"""What can happen at the table, as events: facts for the log, worded elsewhere in the reader's language.

The comment after each kind says what `what`, `where` and `amount` hold.
"""

EVENT_NAMES = (
    "points",  # what: source; where: what it was for, if anything; amount
    "marker",  # what: colour; where: tray (at set-up)
    "card-taken",  # what: commodity; where: pile
    "card-drawn",  # what: commodity (seen by its owner)
    "cards-drawn",  # amount
    "reshuffled",  # amount: cards in the new draw pile
    "tile-taken",  # what: Trajan tile; where: slot
    "turn",  # a turn begins
    "tray",  # what: tray; amount: markers
    "sown",  # what: colour; where: tray
    "time",  # amount: spaces moved; where: new space
    "accomplished",  # what: Trajan tile; where: slot
    "declined",  # what: action or -1
    "plus-two",  # what: action
    "recruits",  # what: 0 legionnaires, 1 workers; amount
    "kept",  # what: demand
    "action",  # what: action
    "extra",  # what: action; where: 0 its own tile, 1 wild; amount: repetitions
    "discarded",  # what: commodity; where: pile
    "played",  # what: commodity
    "shipped",  # what: ship; where: wild tiles; amount: units
    "loaded",  # what: commodity; amount: cards
    "forum-tile",  # what: kind; where: 0 forum, 1 province
    "marched",  # where: province
    "conquered",  # where: province
    "climbed",  # amount: step
    "built",  # what: building tile or -1; where: site
    "round-ends",  # what: demand shown or -1; amount: round
    "quarter-ends",  # amount: quarter
    "demand-met",  # what: demand; where: 0 Trajan tile, 1 icon, 2 wild; amount
    "demand-unmet",  # amount
    "consul",  # what: bonus tile; where: 0 consul, 1 vice consul
    "refilled",
    "over",
)

(
    POINTS,
    MARKER_PLACED,
    CARD_TAKEN,
    CARD_DRAWN,
    CARDS_DRAWN,
    RESHUFFLED,
    TILE_TAKEN,
    TURN_BEGINS,
    TRAY_CHOSEN,
    SOWN,
    TIME_PASSED,
    ACCOMPLISHED,
    DECLINED,
    PLUS_TWO_PLACED,
    RECRUITED,
    KEPT,
    ACTION_TAKEN,
    EXTRA_USED,
    DISCARDED,
    PLAYED,
    SHIPPED,
    LOADED,
    FORUM_TILE_TAKEN,
    MARCHED,
    CONQUERED,
    CLIMBED,
    BUILT,
    ROUND_ENDS,
    QUARTER_ENDS,
    DEMAND_MET,
    DEMAND_UNMET,
    ELECTED,
    REFILLED,
    GAME_OVER,
) = range(len(EVENT_NAMES))

SOURCE_NAMES = (
    "shipping",
    "trajan-tile",
    "province",
    "senate",
    "building",
    "demands",
    "hand",
    "workers",
    "legionnaires",
    "sets",
    "bonus",
    "open-tiles",
)  # what points come from, in the order of `state.py`
