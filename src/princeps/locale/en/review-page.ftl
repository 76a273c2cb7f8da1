### Looking back at a game with the judgement of a strong player: analysis, mistakes, puzzles.

## Grades and figures

grade-only = Only answer
grade-great-find = Great find
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
review-luck-up = Lucky
review-luck-down = Unlucky
review-chance = { $percent } %
review-chance-under = under 1 %
review-chance-over = over 99 %
review-change = { $sign }{ $percent } %
review-change-none = ±0 %
review-points = { $points } points
review-points-word = Points

## One decision

review-moment = This moment
review-round = Round { $round }
review-round-of = Round
review-of = { $number } of { $count }
review-cost-points = costs { $points } points
review-cost-chance = { $chance } chance to win
review-played = Played
review-played-you = You played
review-played-by = { $name } played
review-best = Best
review-instead = Instead
review-later = Over the rest of the game.
review-tag-played = played
review-tag-best = best
review-tag-both = both
review-about-equal = The difference is too small to be sure: about equal.
review-try = Try it from here
review-former-key = Former key moment
review-next-key = Next key moment
review-still-looking = Still looking …
review-begin = The beginning
review-begin-help = Press a mark on the chart, or go through the key moments.
review-sown = { $count } from { $tray }
review-leads-to = leads to

## The whole game

review-curve = Chance to win
review-curve-brief = chance to win
review-luck = luck
review-skill = skill
review-where = { $number } of { $count } · { $period }, round { $round }
review-chance-of = { $name }: { $chance }
review-chance-was = { $name }: { $chance }, before { $before }
review-course = The course of the game
review-key-moments = Key moments
review-no-moments = Nobody lost anything worth mentioning.
review-players = How they played
review-players-brief = Players
review-in-points = skill and luck in points
review-you = you
review-look-from = Look from { $name }’s seat
review-accuracy-of = { $name }: accuracy { $accuracy } of 100
review-accuracy-awaited = { $name }: accuracy still to come
review-only-mistakes = Only mistakes
review-only-two = Only the best rival
review-who = Player
review-what = What happened
review-grade = Grade
review-viewpoint = Whose game you look at
review-as-seen-by = As { $name } saw it
review-seen-by = As { $name } saw it
review-board-of = { $name }’s board
review-board-common = Common board
review-menu = Menu of this analysis
review-share = Share
review-share-picture = Share a picture
review-back-to-replay = Back to the replay
review-look-closer = Look more closely
review-looking-closer = A closer look has begun. What it finds replaces what is shown.
review-running = This game is still being played. It can be analysed once it is over.

## Waiting

review-awaited = The game is being looked at
review-awaited-help = The first chart is ready within seconds.
review-ahead = { $count ->
    [one] One other game comes first.
   *[other] { $count } other games come first.
}
review-progress = Decisions judged
review-judged = { $done } of { $count } judged
review-failed = The analysis did not succeed
review-retry = Try again

## Keys

review-keys-mistake = next mistake, former mistake
review-keys-key = next key moment, former key moment
review-keys-best = while held: only the best answer
review-keys-played = while held: only what was played
review-keys-try = try it from here
review-keys-table = the game as a table
review-keys-look = look from another seat

## The story of a game, and its picture

review-story = The story
review-story-awaited = The game is still being looked at …
review-story-mistakes = Learn from your mistakes
review-picture-hint = Look at the whole game, or play on from any moment
review-picture-rounds = { $rounds } rounds · { $players } players
review-picture-accuracy = accuracy { $accuracy }
