### Labels of the Trajan screen in a terminal. Short ones: they have to fit.

trajan-screen-setting-up = Setting up
trajan-screen-quarter = Quarter { NAME($quarter) }
trajan-screen-round = round { $round }/{ $rounds }
trajan-screen-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
trajan-screen-round-ends = round ends
trajan-screen-quarter-ends = end of the quarter
trajan-screen-over = finished
trajan-screen-no-demands = no demands yet
trajan-screen-demands = { $demands }
trajan-screen-penalty = -{ $points }

trajan-screen-provinces = Provinces
trajan-screen-forum = Forum
trajan-screen-port = Port
trajan-screen-piles = piles { $tops } +{ $count }
trajan-screen-stacks = Stacks
trajan-screen-senate = Senate
trajan-screen-votes = { $votes }/{ $step }
trajan-screen-none = none

trajan-screen-hand = Hand
trajan-screen-display = display
trajan-screen-unknown-cards = { $count } unknown
trajan-screen-tiles = Tiles
trajan-screen-kept = keeps { $demands }
trajan-screen-plus-two = [+2] { $actions }
trajan-screen-buildings = built { $buildings }
trajan-screen-bonus = Bonus

# Headings of columns
trajan-screen-points = points
trajan-screen-demands-cost = unmet
trajan-screen-final = final
trajan-screen-cards = cards
trajan-screen-supply = tok
trajan-screen-legionnaires = leg
trajan-screen-workers = wrk
trajan-screen-trays = trays I-VI
trajan-screen-tiles-short = tiles

trajan-scores-note = In brackets: what unmet demands would cost and what the final scoring would bring if both came now.

trajan-legend-markers = markers: { $letters }
trajan-legend-target = sowing the tray moves time by 2 and ends at { NAME($action) }: { $letters }
trajan-legend-accomplishes = the Trajan tile there can be accomplished
trajan-legend-ends-round = ends the round
trajan-legend-arch = the arch: your next Trajan tile goes here
trajan-legend-site = construction tile with its points: { $letters }
trajan-legend-seat = legionnaire or worker of { $player }
trajan-legend-leader = leader of { $player }
trajan-legend-free = nothing lies here
trajan-legend-demands = demand that you could meet now, or could not
trajan-legend-choice = can be chosen now
trajan-legend-players = player who started the game, is still deciding, has decided
trajan-legend-tiles = forum tiles: { $letters }
trajan-legend-provinces = provinces, with the points for a legionnaire now: { $letters }
trajan-legend-columns = cards in hand; tokens in the supply, legionnaires and workers in their camps
trajan-legend-ship = ship with the points for its loads; in brackets: the grey side
trajan-legend-piles = the face-up piles of the seaport, and how many cards are left to draw
trajan-legend-senate = votes in the senate and step on the track; whoever is ahead stands first
trajan-legend-final = what the final scoring would bring now
