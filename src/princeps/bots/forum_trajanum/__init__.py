"""What the bots look at in this game; beside it, the networks that have learned what it is worth."""

from princeps.bots.forum_trajanum.features import FEATURE_NAMES, features
from princeps.bots.mind import Mind
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.events import SOURCE_NAMES

MIND = Mind(GAME, __name__, features, FEATURE_NAMES, SOURCE_NAMES)
