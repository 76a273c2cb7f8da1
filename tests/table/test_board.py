"""What lies on the table, as a page is told: everything is somewhere, once, and as the view shows it."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given

from games_walk import LOOKS, Start, Walker, everybody, examples, starts, walkers
from princeps.games.forum_trajanum import GAME, state
from princeps.games.forum_trajanum.actions import CLASS_NAMES, COLOUR_NAMES, GREY_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.game import SPECTATOR
from princeps.locale import languages
from princeps.table.chronicle import Chronicle
from princeps.table.messages.forum_trajanum import ForumBox, ForumPosition, Mat
from table import board_tools
from table.board_tools import begin, chronicle_of, encode, names_of, step, table

SIDE = 6
NO_COLOURS = [None] * 4


def board(chronicle: Chronicle, reader: int) -> ForumPosition:
    return board_tools.board(table(chronicle, reader, chronicle.revision(reader)))


def box(chronicle: Chronicle, reader: int = SPECTATOR) -> ForumBox:
    found = chronicle.box(reader, names_of(chronicle), "en")
    assert isinstance(found, ForumBox)
    return found


# --- nothing is lost -------------------------------------------------------------------------------------------------


@examples(compiled=4, interpreted=1)
@given(start=starts(GAME.name), walker=walkers(GAME.name))
def test_everything_is_somewhere(start: Start, walker: Walker) -> None:
    """Tiles, building tiles and envoys, counted by the message alone; whoever reads it."""
    chronicle = begin(start)
    printed, first = box(chronicle), board(chronicle, SPECTATOR)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 3):
            reader = walker.chance.choice(everybody(chronicle.match.position))
            seen = board(chronicle, reader)
            check_colonia_tiles(chronicle, seen)
            check_building_tiles(seen, first, printed)
            check_against_view(chronicle, seen, reader)
        step(chronicle, walker)


def check_colonia_tiles(chronicle: Chronicle, seen: ForumPosition) -> None:
    """The 34 tiles of a seat lie in its grid, in hands, with the right neighbour, or are citizens and envoys."""
    if seen.stage == "setting-up":
        return
    for seat, mat in enumerate(seen.mats):
        neighbour = seen.mats[seat - 1]
        held = (mat.hand.own is not None) + (neighbour.hand.received is not None)
        envoys = mat.ship + seen.envoys.count(seat)
        citizens = origins(mat)["own"] + origins(neighbour)["foreign"]
        tiles = mat.covered + held + envoys + citizens + len(neighbour.beside) + neighbour.gone
        honorary = tiles - state.TILES
        assert honorary == 0 or chronicle.match.position.state.option_crane_bonuses
        assert 0 <= honorary <= 2
        assert mat.covered == sum(content.startswith("tile") for content in mat.spaces)


def origins(mat: Mat) -> Counter[str]:
    return Counter(chain.from_iterable(row.citizens for row in mat.rows))


def check_building_tiles(seen: ForumPosition, first: ForumPosition, printed: ForumBox) -> None:
    """What has left the stock lies in the Colonias, in pairs where it is double."""
    single, double = Counter[str](), Counter[str]()
    for mat in seen.mats:
        paired = set(chain.from_iterable(mat.pairs))
        assert len(paired) == 2 * len(mat.pairs), "no space is covered twice"
        for one, other in mat.pairs:
            double[colour_of_pair(mat, one, other, printed)] += 1
        for space, content in enumerate(mat.spaces):
            if content in COLOUR_NAMES + GREY_NAMES and space not in paired:
                single[colour_of_single(content, printed)] += 1
    if printed.unlimited:
        assert (seen.single, seen.double) == (first.single, first.double)
    else:
        assert {name: count + single[name] for name, count in seen.single.items()} == first.single
        assert {name: count + double[name] for name, count in seen.double.items()} == first.double


def colour_of_pair(mat: Mat, one: int, other: int, printed: ForumBox) -> str:
    """Two halves side by side: two coloured ones, or the grey one first."""
    distance = abs(one - other)
    assert distance == SIDE or (distance == 1 and one // SIDE == other // SIDE)
    colour = mat.spaces[other]
    assert mat.spaces[one] in (colour, printed.double_grey[colour])
    return colour


def colour_of_single(content: str, printed: ForumBox) -> str:
    return content if content in COLOUR_NAMES else {grey: it for it, grey in printed.single_grey.items()}[content]


def check_against_view(chronicle: Chronicle, seen: ForumPosition, reader: int) -> None:
    """Numbers that are told as they are."""
    view = chronicle.match.position.view(reader).state
    assert sum(seat is not None for seat in seen.envoys) == int((view.envoy >= 0).sum())
    assert all(seen.squares[square] for square, seat in enumerate(seen.envoys) if seat is not None)
    assert {area for area in seen.areas if area is not None} >= set(seen.started)
    for seat, mat in enumerate(seen.mats):
        player = view.players[seat]
        assert list(mat.resources.values()) == player.resources.tolist()
        assert (mat.ship, mat.bar, mat.bar_turned) == (player.ship, player.bar, player.bar_side)
        assert [row.active for row in mat.rows] == player.active.astype(bool).tolist()
        if seen.stage != "setting-up":  # before, a seat sees what it has chosen
            assert [len(row.citizens) for row in mat.rows] == (player.citizen > 0).sum(axis=1).tolist()
        assert Counter(mat.beside) == Counter({face: int(n) for face, n in enumerate(player.beside) if n})
        assert mat.group <= seen.envoys.count(seat)
        corners = [mat.spaces[corner] for corner in (0, 5, 30, 35)]
        for crane, content in zip(mat.cranes, corners, strict=True):
            assert (crane.status in ("open", "scored")) == (content == "crane")
            assert (crane.status == "covered") == content.startswith("tile")


def test_what_is_printed_never_changes() -> None:
    chronicle, walker = begin(Start(GAME, 2, 5, {})), Walker(5)
    boxes = set()
    for _ in range(60):
        boxes |= {encode(box(chronicle, reader)) for reader in everybody(chronicle.match.position)}
        step(chronicle, walker)
    assert len(boxes) == 1, "so that a page may keep it"


@pytest.mark.parametrize("language", languages())
def test_letters_are_how_names_begin_and_tell_pieces_apart(language: str) -> None:
    chronicle = begin(Start(GAME, 2, 5, {}))
    printed = chronicle.box(SPECTATOR, names_of(chronicle), language)
    assert isinstance(printed, ForumBox)
    signs = printed.letters
    for name in (*COLOUR_NAMES, *GREY_NAMES):
        assert printed.names[name].lower().startswith(signs[f"forum-trajanum-building-{name}"].lower())
    buildings = [sign for piece, sign in signs.items() if piece.startswith("forum-trajanum-building-")]
    classes = [signs[f"forum-trajanum-item-{name}"] for name in CLASS_NAMES]
    resources = [
        sign for piece, sign in signs.items() if piece.startswith("forum-trajanum-item-") and sign not in classes
    ]
    for family in (buildings, classes, resources):
        assert len(set(family)) == len(family) > 2


# --- double tiles ----------------------------------------------------------------------------------------------------


def test_a_double_tile_is_one_pair_its_grey_half_first() -> None:
    chronicle = chronicle_of(Scene().vacate().give(builder=1, park=1).building().position)
    grey = box(chronicle).double_grey["park"]
    chronicle.play(0, ["build-mixed.park", "double-site.r3c3.west"])
    for reader in (0, 1, SPECTATOR):
        mat = board(chronicle, reader).mats[0]
        assert mat.pairs == [(14, 13)]
        assert (mat.spaces[14], mat.spaces[13]) == (grey, "park")


def test_a_pair_that_is_tried_out_or_taken_back_leaves_nothing() -> None:
    chronicle = chronicle_of(Scene().vacate().give(park=2).building().position)
    actions = ["build-pair.park", "double-site.r3c3.east"]
    tried = chronicle.explore(0, actions, names_of(chronicle), "en")
    assert board_tools.board(tried).mats[0].pairs == [(14, 15)]
    assert board(chronicle, 0).mats[0].pairs == []
    chronicle.play(0, actions)
    assert board(chronicle, 1).mats[0].pairs == [(14, 15)]
    chronicle.undo(0)
    assert board(chronicle, 1).mats[0].pairs == []


# --- setting up ------------------------------------------------------------------------------------------------------


def test_cranes_are_seen_by_others_when_all_have_chosen() -> None:
    chronicle = begin(Start(GAME, 2, 3, {}))
    for colour in ("park", "house", "stable"):
        chronicle.play(0, [f"crane.{colour}"])
    assert colours(chronicle, reader=0, seat=0) == ["park", "house", "stable", "fountain"]
    assert colours(chronicle, reader=1, seat=0) == colours(chronicle, reader=SPECTATOR, seat=0) == NO_COLOURS
    walker = Walker(3)
    while board(chronicle, 1).stage == "setting-up":
        assert colours(chronicle, reader=1, seat=0) == NO_COLOURS
        step(chronicle, walker)
    assert colours(chronicle, reader=1, seat=0) == ["park", "house", "stable", "fountain"]


def colours(chronicle: Chronicle, reader: int, seat: int) -> list[str | None]:
    return [crane.colour for crane in board(chronicle, reader).mats[seat].cranes]


def test_cranes_that_are_taken_back_are_not_seen_any_more() -> None:
    chronicle = begin(Start(GAME, 2, 3, {}))
    chronicle.play(0, ["crane.park"])
    assert colours(chronicle, reader=0, seat=0) == ["park", None, None, None]
    chronicle.undo(0)
    assert colours(chronicle, reader=0, seat=0) == NO_COLOURS


def test_the_row_of_the_first_citizen_is_seen_by_its_own_seat_only() -> None:
    chronicle = begin(Start(GAME, 2, 3, {}))
    chronicle.play(0, ["crane.park", "crane.house", "crane.stable"])
    row = chronicle.match.position.legal(0)[0]
    chronicle.play(0, [GAME.actions.names[row]])
    assert sum(len(it.citizens) for it in board(chronicle, 0).mats[0].rows) == 1
    for reader in (1, SPECTATOR):
        assert not any(it.citizens for it in board(chronicle, reader).mats[0].rows)


def test_the_corners_of_the_other_citizens_are_seen_by_their_own_seat_until_all_have_chosen() -> None:
    chronicle = begin(Start(GAME, 2, 3, {}))
    chronicle.play(0, ["crane.park", "crane.house", "crane.stable"])
    row = chronicle.match.position.legal(0)[0]
    chronicle.play(0, [GAME.actions.names[row]])
    covered = board(chronicle, 1).mats[0].spaces
    assert board(chronicle, 0).mats[0].spaces == covered
    chronicle.play(0, ["corner.ne"])
    chosen = {space: content for space, content in enumerate(board(chronicle, 0).mats[0].spaces) if ":" in content}
    assert set(chosen) == {SIDE - 1, SIDE * (SIDE - 1)}
    for reader in (1, SPECTATOR):
        assert board(chronicle, reader).mats[0].spaces == covered
    walker = Walker(3)
    while board(chronicle, 1).stage == "setting-up":
        step(chronicle, walker)
    spaces = board(chronicle, 1).mats[0].spaces
    assert {space: spaces[space] for space in chosen} == chosen


# --- taking ----------------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_choice_of_tiles() -> None:
    scene = Scene().lay_tile("builder+coin", "r3c4").taking("row-1", "row-3")
    chronicle = chronicle_of(scene.position)
    chronicle.play(0, ["take.b.r3c4"])
    mine, others = board(chronicle, 0).mats[0], board(chronicle, 1).mats[0]
    assert (mine.taken, others.taken) == ([None, 15], [None, None])
    assert (mine.spaces[15], others.spaces[15]) == (f"tile:{scene.face('builder+coin')}", "tile")
    chronicle.play(0, ["take.a.r1c2"])
    chronicle.play(0, ["pass.b"])
    assert (board(chronicle, 0).mats[0].passed, board(chronicle, 1).mats[0].passed) == (1, None)
    assert board(chronicle, 0).mats[1].hand.received is None, "not before all have chosen"
    chronicle.play(1, ["take.a.r1c2"])
    chronicle.play(1, ["take.b.r3c2"])
    chronicle.play(1, ["pass.a"])
    assert [board(chronicle, reader).mats[1].hand.received for reader in (0, 1)] == [scene.face("builder+coin")] * 2


def test_streets_are_those_of_the_cards() -> None:
    chronicle = chronicle_of(Scene().at(cycle=1, round=2).taking("row-1", "column-4").position)
    symbols, seen = box(chronicle).streets, board(chronicle, 0)
    streets = [seen.mats[0].streets[symbols.index(symbol)] for symbol in seen.streets]
    assert streets == [0, 9]
    assert len(seen.past_streets) == 2


# --- where a turn stands ---------------------------------------------------------------------------------------------


def test_what_a_benefit_lets_one_build_is_a_step_of_building_not_the_end_of_the_turn() -> None:
    scene = Scene().vacate().give(builder=2).set_tracks(basilica=3).building()
    scene.answer("build.basilica", "site.r1c2", "benefit.4")
    decision = board_tools.decision(table(chronicle_of(scene.position), 0))
    assert decision.title == "Build once more?"
    assert [step.name for step in decision.steps if step.state == "now"] == ["Build"]
