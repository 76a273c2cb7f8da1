"""Looking back at a game: every moment is what its reader saw then, without what came later or was hidden."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from random import Random

import msgspec
import pytest

import princeps
from games_walk import LOOKS, Start, Walker, digest, every_game, everybody
from golden.make import edition_of, folder_of, results_of
from golden.plans import PLANS
from princeps.games.forum_trajanum import GAME
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Recipe, load_recipe
from princeps.table.chronicle import Chronicle
from princeps.table.messages import Table, Undo
from princeps.table.messages.forum_trajanum import ForumPosition
from princeps.table.messages.trajan import TrajanPosition
from princeps.table.names import Leaver
from princeps.table.replay import OPEN, Replay
from table.board_tools import applied, encode, names_of_legal, plain
from table.tools import NAMES

GOLDEN = [(game, plan.name) for game in princeps.games() for plan in PLANS[game]]
WITH_SECOND_THOUGHTS = "four-players-second-thoughts"
LEAVERS = [Leaver(1, "Anna", 100)]


def golden(game: str, plan: str) -> Recipe:
    return load_recipe(folder_of(game) / f"{plan}.json")


def begin(recipe: Recipe) -> Match:
    return Match.replay(princeps.game(recipe.game), recipe, 0, edition_of(recipe))


@cache
def replay_of(game: str, plan: str) -> Replay:
    recipe = golden(game, plan)
    replay = Replay(begin(recipe))
    replay.follow(recipe.moves)
    return replay


def chronicles(recipe: Recipe) -> Iterator[Chronicle]:
    """The game as readers saw it, before its first move and after each."""
    chronicle = Chronicle(begin(recipe))
    yield chronicle
    for move in recipe.moves:
        if move.action == UNDO:
            chronicle.undo(move.seat)
        else:
            chronicle.play(move.seat, [move.action])
        yield chronicle


def table_at(replay: Replay, at: int, reader: int, after: int = 0, leavers: Sequence[Leaver] = ()) -> Table:
    return replay.table_at(at, reader, NAMES[: replay.match.position.players], "en", after, leavers=leavers)


def last_moment(replay: Replay, reader: int) -> int:
    return replay.moments(reader)[-1].at


# --- golden games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "plan"), GOLDEN)
def test_step_by_step_a_golden_game_has_the_positions_that_it_had(game: str, plan: str) -> None:
    replay, match = replay_of(game, plan), begin(golden(game, plan))
    for played, move in enumerate(golden(game, plan).moves):
        assert replay.view_at(OPEN, replay.at_move(OPEN, played)) == match.position
        match.play(move)
    last = replay.view_at(OPEN, last_moment(replay, OPEN))
    assert last == match.position
    assert digest(last) == json.loads(results_of(game).read_text(encoding="utf-8"))[plan]["digest"]


@every_game
@pytest.mark.parametrize("plan", ["two-players", WITH_SECOND_THOUGHTS, "small-edition"])
def test_a_moment_shows_what_its_reader_was_shown_then(name: str, plan: str) -> None:
    """Though the replay knows the whole game. But for taking back, which is over."""
    replay, chance = replay_of(name, plan), Random(7)
    for chronicle in chronicles(golden(name, plan)):
        if chance.random() > LOOKS / 2:
            continue
        reader = chance.choice(everybody(chronicle.match.position))
        at = chronicle.revision(reader)
        after = chance.choice((0, at - 1, chance.randrange(at)))
        told = chronicle.table(reader, NAMES[: chronicle.match.position.players], "en", after, LEAVERS)
        assert encode(table_at(replay, at, reader, after, LEAVERS)) == encode(
            msgspec.structs.replace(told, undo=Undo(False, ""))
        )


@every_game
def test_the_log_follows_the_moments_back_and_forth(name: str) -> None:
    replay, chance = replay_of(name, WITH_SECOND_THOUGHTS), Random(7)
    reader = 1
    moments = [moment.at for moment in replay.moments(reader)]
    here = moments[0]
    known = table_at(replay, here, reader).log.lines
    for there in chance.sample(moments, 25):
        known = applied(known, table_at(replay, there, reader, after=here).log)
        assert known == [plain(line) for line in table_at(replay, there, reader).log.lines]
        here = there


# --- moments ---------------------------------------------------------------------------------------------------------


@every_game
def test_rounds_and_turns_follow_each_other(name: str) -> None:
    replay = replay_of(name, WITH_SECOND_THOUGHTS)
    for reader in (OPEN, *everybody(replay.match.position)):
        moments = replay.moments(reader)
        assert moments[0].at == 1
        assert [moment.at for moment in moments] == sorted({moment.at for moment in moments})
        for before, after in pairwise(moments):
            assert after.round - before.round in (0, 1)
            assert after.turn - before.turn in (0, 1)
            assert after.turn > before.turn or after.seat == before.seat
        assert moments[-1].round == replay.match.position.rounds
        assert {moment.seat for moment in moments} == {None, *range(replay.match.position.players)}


@every_game
def test_what_was_taken_back_is_no_moment(name: str) -> None:
    """The log only grows from moment to moment, and the same table does not come twice in a row."""
    replay, reader = replay_of(name, "two-players-second-thoughts"), 0
    lines = len(table_at(replay, 1, reader).log.lines)
    for before, after in pairwise(moment.at for moment in replay.moments(reader)):
        news = table_at(replay, after, reader, after=before).log
        assert news.start == lines
        assert news.lines or replay.view_at(reader, after) != replay.view_at(reader, before)
        lines += len(news.lines)
    assert lines == len(table_at(replay, replay.revision(reader), reader).log.lines)
    assert len(replay.moments(reader)) < replay.revision(reader)


@every_game
def test_without_second_thoughts_every_revision_is_a_moment(name: str) -> None:
    replay = replay_of(name, "two-players")
    for reader in everybody(replay.match.position):
        assert [moment.at for moment in replay.moments(reader)] == list(range(1, replay.revision(reader) + 1))


def test_a_rivals_secret_second_thoughts_do_not_show() -> None:
    """Neither in the number of moments, nor in what they are, nor in which of them stand."""
    plain_game, hesitant = (Replay(Match.new(GAME, 3, seed=5)) for _ in range(2))
    crane, other = names_of_legal(hesitant, 1)[:2]
    hesitant.play(1, [other])
    hesitant.undo(1)
    for game in (plain_game, hesitant):
        game.play(1, [crane])
        game.play(0, [names_of_legal(game, 0)[0]])
    for reader in (SPECTATOR, 0, 2):
        assert plain_game.moments(reader) == hesitant.moments(reader)
        for moment in plain_game.moments(reader):
            assert encode(table_at(plain_game, moment.at, reader)) == encode(table_at(hesitant, moment.at, reader))
    assert hesitant.revision(1) > plain_game.revision(1)


def test_a_replay_goes_on_with_a_game_that_goes_on() -> None:
    start, walker = Start(GAME, 2, 3, {}), Walker(3)
    match = Match.new(GAME, start.players, start.seed, start.options)
    growing = Replay(Match.new(GAME, start.players, start.seed, start.options))
    while len(match.recipe.moves) < 60:
        seat = walker.choose_seat(match.position)
        match.apply(seat, walker.choose(match.position, seat))
        if walker.sometimes(0.2):
            growing.follow(match.recipe.moves)
    growing.follow(match.recipe.moves)
    whole = Replay(Match.new(GAME, start.players, start.seed, start.options))
    whole.follow(match.recipe.moves)
    for reader in (OPEN, SPECTATOR, 0, 1):
        assert growing.moments(reader) == whole.moments(reader)


# --- laid open -------------------------------------------------------------------------------------------------------


def test_laid_open_every_tile_shows_its_face() -> None:
    replay, chance = replay_of(GAME.name, "three-players"), Random(7)
    hidden = 0
    for moment in chance.sample(replay.moments(OPEN), 20):
        shown = replay.table_at(moment.at, OPEN, NAMES[:3], "en", seat=1)
        assert shown.reader == 1
        assert isinstance(shown.position, ForumPosition)
        assert not any("tile" in mat.spaces for mat in shown.position.mats)
        seen = table_at(replay, max(1, replay.at_move(1, replay.moves_at(OPEN, moment.at))), 1)
        assert isinstance(seen.position, ForumPosition)
        hidden += sum(mat.spaces.count("tile") for mat in seen.position.mats)
    assert hidden, "else nothing was laid open"


def test_laid_open_every_hand_is_shown_as_its_owner_sees_it() -> None:
    replay, chance = replay_of("trajan", "three-players"), Random(7)
    hidden = 0
    for moment in chance.sample(replay.moments(OPEN), 20):
        moves = replay.moves_at(OPEN, moment.at)
        shown = replay.table_at(moment.at, OPEN, NAMES[:3], "en").position
        assert isinstance(shown, TrajanPosition)
        for owner in range(3):
            own = table_at(replay, replay.at_move(owner, moves), owner).position
            assert isinstance(own, TrajanPosition)
            assert shown.mats[owner].hand == own.mats[owner].hand
            hidden += own.mats[(owner + 1) % 3].hand != shown.mats[(owner + 1) % 3].hand
    assert hidden, "else nothing was laid open"


def test_laid_open_the_log_tells_what_only_some_saw() -> None:
    replay = Replay(Match.new(GAME, 2, seed=3, options={"random_setup": True}))
    for seat in (0, 1):
        hidden = next(name for name in names_of_legal(replay, seat) if name.endswith(("c2", "c3", "c4", "c5")))
        replay.play(seat, [hidden])
    looks = {
        reader: [line.text for line in table_at(replay, last_moment(replay, reader), reader).log.lines]
        for reader in (OPEN, SPECTATOR, 0, 1)
    }
    assert looks[OPEN] == [*looks[SPECTATOR], looks[0][-1], looks[1][-1]]
    assert all(looks[seat][-1].startswith(f"{NAMES[seat]} looks at a tile") for seat in (0, 1))
