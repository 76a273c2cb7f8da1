"""What the bots look at in this game; beside it, the networks that have learned what it is worth."""

from princeps.bots.mind import Mind
from princeps.bots.trajan.features import FEATURE_NAMES, features
from princeps.games.trajan import GAME
from princeps.games.trajan.events import SOURCE_NAMES

MIND = Mind(GAME, __name__, features, FEATURE_NAMES, SOURCE_NAMES)
