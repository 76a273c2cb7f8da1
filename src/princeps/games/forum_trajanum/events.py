"""What can happen at the table, as events: facts for the log, worded elsewhere in the reader's language.

The comment after each kind says what `what`, `where` and `amount` hold.
"""

EVENT_NAMES = (
    "points",  # what: source; where: row, corner, track, group or times, if any; amount
    "round",  # what, where: the two street symbols; amount: round of the game, 0 to 11
    "looked",  # what: face; where: space
    "took",  # what: face if everybody saw it, otherwise 0; where: space; amount: 1 if a Tribune was given up
    "skipped",  # where: street card
    "passed",  # where: seat it went to
    "received",  # what: face; where: seat it came from
    "reclaimed",  # what: face
    "turn",  # a turn begins
    "shown",  # what: own face; where: received face; -1: none
    "used",  # what: face; where: hand
    "to-ship",  # what: face
    "beside",  # what: face
    "gone",  # what: face
    "gained",  # what: resource; amount
    "spent",  # what: resource; amount
    "citizen",  # what: row; where: place; amount: origin
    "no-room",  # what: class
    "bar-turned",
    "bar-moved",  # amount: new step
    "built",  # what: build action counted from BUILD_GREY; where: space; amount: other space or -1
    "track",  # what: track; amount: level
    "benefit",  # what: track; where: level
    "drew",  # what: face; where: space
    "no-effect",  # an upgrade at the end of the bar
    "marker",  # what: track
    "envoy",  # what: colour or EAGLE; where: square
    "area",  # what: colour; where: square; amount: size
    "bonus",  # what: bonus
    "declined",  # what: question
    "scoring",  # amount: cycle
    "paid",  # what: row
    "lapsed",  # what: row
    "crane-uncovered",  # where: corner
    "task",  # what: 0 building, 1 collecting; amount: times
    "honour",  # what: row or -1 for the ship
    "cleared",  # where: corner
    "over",
)

(
    POINTS,
    ROUND_BEGINS,
    LOOKED,
    TOOK,
    SKIPPED,
    PASSED,
    RECEIVED,
    RECLAIMED,
    TURN_BEGINS,
    SHOWN,
    USED,
    TO_SHIP,
    BESIDE,
    GONE,
    GAINED,
    SPENT,
    CITIZEN_PLACED,
    NO_ROOM,
    BAR_TURNED,
    BAR_MOVED,
    BUILT,
    TRACK_MOVED,
    BENEFIT_TAKEN,
    DREW,
    NO_EFFECT,
    MARKER_MOVED,
    ENVOY_PLACED,
    AREA_COMPLETED,
    BONUS_TAKEN,
    DECLINED,
    SCORING_BEGINS,
    PAID,
    LAPSED,
    CRANE_UNCOVERED,
    TASK_FULFILLED,
    HONOURED,
    CRANE_CLEARED,
    GAME_OVER,
) = range(len(EVENT_NAMES))

SOURCE_NAMES = (
    "column",
    "marker",
    "area-bonus",
    "crane",
    "colonia",
    "eagle",
    "area",
    "building-task",
    "collecting-task",
    "crane-bonus",
)  # what points come from, in the order of `state.py`
