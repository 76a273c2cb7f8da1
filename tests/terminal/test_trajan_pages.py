"""Pages of Trajan: they fit, they say everything without colour, and they show nothing that is hidden."""

from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from princeps.games.trajan import GAME
from princeps.games.trajan.scenario import Scene
from princeps.kernel.editions import Edition
from princeps.kernel.game import Position
from princeps.locale import catalogue, languages
from princeps.terminal.menu import Menu
from princeps.terminal.panels import NAME_WIDTH
from princeps.terminal.trajan import open_pages
from princeps.terminal.trajan.panels import CELL_WIDTHS, TRAYS_WIDTH
from table.trajan_tools import STANDARD, STARTS, table_for, walk
from terminal.tools import Desk, host_at, numbers, sit_down

SIZES = [(80, 24), (120, 40)]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[2].name}")
@pytest.mark.parametrize("language", languages())
def test_every_page_fits(language: str, start: tuple[int, dict[str, Any], Edition]) -> None:
    table = table_for(start[2], language=language)
    pages = open_pages(table, ascii_only=False)
    for position, seat, _ in islice(walk(*start, seed=4), 0, None, 17):
        view = position.view(seat)
        for width, height in SIZES:
            decision = pages.decision(view, seat, width, height)
            assert len(decision) <= height
            for line in (*decision, *pages.boards(view, seat, width)):
                assert len(line.plain.rstrip()) <= width, line.plain
            for line in Menu(table.catalogue, [] if view.is_over else table.groups(view, seat), most=12).lines(width):
                assert len(line.plain) <= width, line.plain
        for part in pages.scores(view, seat):
            Console(width=80, file=StringIO()).print(part)
    assert table.catalogue.problems == []


def page(scene: Scene, width: int = 80, height: int = 24, seat: int = 0) -> str:
    lines = open_pages(table_for(), ascii_only=False).decision(scene.position.view(seat), seat, width, height)
    return "\n".join(line.plain.rstrip() for line in lines)


@pytest.mark.parametrize("language", languages())
def test_headings_stand_over_their_columns(language: str) -> None:
    table = table_for(language=language)
    lines = open_pages(table, ascii_only=False).decision(Scene().turn().position.view(0), 0, 80, 24)
    words = table.catalogue
    heading = next(line.plain.rstrip() for line in lines if words.text("trajan-screen-supply") in line.plain.split())
    last = words.text("trajan-screen-tiles-short")
    assert heading.rfind(last) == NAME_WIDTH + sum(CELL_WIDTHS) + len("  ") + TRAYS_WIDTH


def test_the_circle_tells_where_each_tray_leads() -> None:
    scene = Scene().markers(seaport="YP", military="B", senate="GGW").lay_tile("military", "military", "BP")
    rows = page(scene.move_arch("forum").at(time=9).turn()).splitlines()
    assert rows[1].startswith("?  I seaport      YP          +2→army*!")
    assert rows[2].startswith("  II forum        ·                        ∩")
    assert rows[3].startswith("?III military     B           +1→senate    BP 5 1leg")
    assert rows[4].startswith("? IV senate       WGG         +3→port!     ·")


def test_time_and_demands_stand_on_top() -> None:
    scene = Scene().at(quarter=2, time=6).voice("bread", "games").give("games").turn()
    assert page(scene).startswith("── Quarter II · round 3/4 · 5 spaces · bread✗ games✓ · -4 ──")


def test_the_board_shows_tiles_and_people() -> None:
    scene = Scene().lay_in("alpes", "votes-3").station("raetia", seat=1).lead_to("noricum", seat=1)
    scene.lay_building("r2c1", "door", 5).work("r1c1").work("r1c2", seat=1)
    drawn = page(scene.lay_in("raetia", None).lay_in("noricum", None).acting("construction"))
    assert "Alp 3 v3 · Rae 0 B · Nor 5 ▲B" in drawn
    rows = drawn.splitlines()
    assert " 1 A   B?" in rows[2]
    assert " 2 d5?" in rows[3]


def test_cards_tiles_and_ships_are_listed() -> None:
    scene = Scene().hold("wine", "wine").display("fish").give("bread", "extra-forum").keep("games").add_two("senate")
    scene.own_bonus("wine", grey=True).turn_ships("pairs").lay_pile("left", "oil").lay_pile("right", "gems")
    drawn = page(scene.offer("bread", "bread", "wild-action").turn(), 120, 40)
    assert "Hand 2× wine · display fish" in drawn
    assert "Tiles bread, extra forum action · keeps games · [+2] senate · Bonus wine+fish 2" in drawn
    assert "Port same 2 6 12 20 · (pairs 1 6 11) · different 2 4 6 8 · piles oil/gems +55" in drawn
    assert "Forum 2× bread, wild action" in drawn


def test_a_rival_s_hand_is_shown_as_far_as_it_is_known() -> None:
    scene = Scene().hold("wine", known=True, seat=1).hold("fish", seat=1).turn()
    lines = open_pages(table_for(), ascii_only=False).boards(scene.position.view(0), 0, 80)
    assert "Hand wine, 1 unknown · display none" in [line.plain.rstrip() for line in lines]


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    pages = open_pages(table_for(), ascii_only=True)
    view = Scene().voice("bread").turn().position.view(0)
    drawn = "".join(line.plain for line in (*pages.decision(view, 0, 80, 24), *pages.legend()))
    assert set(drawn) - set(map(chr, range(128))) <= {"×", "…"}


def test_pages_show_nothing_that_is_hidden(tmp_path: Path) -> None:
    """Two worlds that a seat cannot tell apart look the same on its screen, page by page."""
    chance = Random(3)
    compared = 0
    for position, seat, _ in islice(walk(3, {}, STANDARD, seed=6), 0, None, 29):
        if position.is_over:
            break
        world = position.view(seat).determinize(seat, chance.randrange(1000))
        shown = [pages_of(real_or_not, seat, tmp_path) for real_or_not in (position, world)]
        assert shown[0] == shown[1]
        compared += position.to_bytes() != world.to_bytes()
    assert compared > 10


def pages_of(position: Position, seat: int, folder: Path) -> str:
    """The page of the decision, and all others that can be asked for."""
    scene = Scene(players=3)
    scene.position = position.copy()
    desk = Desk(["s", "", "l", "", "b", "", "?", "", "circus"])
    host = host_at(desk, sit_down(scene, folder, "human,human,human"))
    for _ in range(5):
        host._ask(seat)
    return desk.text


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
def test_a_whole_game_is_played_through_a_pipe(size: tuple[int, int], tmp_path: Path) -> None:
    """From the first marker to the last bonus tile."""
    catalogue("en").problems.clear()
    scene = Scene()
    scene.position = GAME.new(2, seed=1)
    desk = Desk(numbers(seed=7), *size)
    host_at(desk, sit_down(scene, tmp_path)).run()
    assert "The game is over." in desk.text
    assert " wins with " in desk.text or " share the victory with " in desk.text
    assert catalogue("en").problems == []


def test_what_is_not_possible_is_explained(tmp_path: Path) -> None:
    scene = Scene().acting("military")
    desk = Desk(["britannia", "conquer", "forum.bread", "u"], width=200)
    host_at(desk, sit_down(scene, tmp_path)).run()
    assert "Not possible: Britannia does not border on where your leader is." in desk.text
    assert "Not possible: your leader is still in the camp." in desk.text
    assert "Not possible: the action now is military." in desk.text
    assert "There is nothing to undo." in desk.text


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "Alpes: games (3 points for a legionnaire)"),
        ("de", "Alpes: Spiele (3 Punkte für einen Legionär)"),
        ("ru", "Alpes: зрелища (3 очка за легионера)"),
    ],
)
def test_the_points_of_a_province_are_for_a_legionnaire_not_for_the_march(language: str, phrase: str) -> None:
    scene = Scene().lay_in("alpes", "games").lay_in("raetia", None).station("raetia").acting("military")
    table = table_for(language=language)
    shorts = {it.name: it.short for group in table.groups(scene.position.view(0), 0) for it in group.answers}
    assert shorts["march.alpes"] == phrase
    assert "3" not in shorts["march.raetia"]  # one's own legionnaire is there already
