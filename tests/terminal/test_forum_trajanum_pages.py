"""Pages: they fit, they say everything without colour, and they show nothing that is hidden."""

from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.editions import Edition
from princeps.kernel.game import Position
from princeps.locale import languages
from princeps.terminal.forum_trajanum import open_pages
from princeps.terminal.forum_trajanum.panels import CELL_WIDTHS
from princeps.terminal.menu import Menu
from princeps.terminal.panels import NAME_WIDTH
from table.forum_trajanum_tools import SMALL, STANDARD, table_for, walk
from terminal.tools import Desk, host_at, sit_down

SIZES = [(80, 24), (120, 40)]
STARTS: list[tuple[int, dict[str, Any], Edition]] = [
    (2, {}, STANDARD),
    (4, {"crane_bonuses": True, "open_tiles": True, "side_b": True}, STANDARD),
    (3, {"first_game": True, "handicap": [0]}, SMALL),
]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[2].name}")
@pytest.mark.parametrize("language", languages())
def test_every_page_fits(language: str, start: tuple[int, dict[str, Any], Edition]) -> None:
    table = table_for(start[2], language=language)
    pages = open_pages(table, ascii_only=False)
    for position, seat, _ in islice(walk(*start, seed=4), 0, None, 9):
        if position.is_over:
            continue
        view = position.view(seat)
        for width, height in SIZES:
            decision = pages.decision(view, seat, width, height)
            assert len(decision) <= (15 if height == 24 else 30) + view.players
            for line in (*decision, *pages.boards(view, seat, width)):
                assert len(line.plain.rstrip()) <= width, line.plain
            for line in Menu(table.catalogue, table.groups(view, seat), most=12).lines(width):
                assert len(line.plain) <= width, line.plain
        for part in pages.scores(view, seat):
            Console(width=80, file=StringIO()).print(part)
    assert table.catalogue.problems == []


def page(scene: Scene, width: int = 80, height: int = 24, seat: int = 0) -> str:
    lines = open_pages(table_for(), ascii_only=False).decision(scene.position.view(seat), seat, width, height)
    return "\n".join(line.plain.rstrip() for line in lines)


@pytest.mark.parametrize("language", languages())
def test_headings_stand_over_their_columns(language: str) -> None:
    """The last column begins where the first letter of a row's citizens does."""
    table = table_for(language=language)
    lines = open_pages(table, ascii_only=False).decision(Scene().turn().position.view(0), 0, 80, 24)
    heading = next(
        line.plain.rstrip() for line in lines if table.catalogue.text("forum-trajanum-screen-points") in line.plain
    )
    assert len(heading) == NAME_WIDTH + sum(CELL_WIDTHS)


def test_buildings_and_cranes_have_letters() -> None:
    scene = (
        Scene()
        .draw_colonia("KLB..k MCTfh. sp..T. .T.... ...T.. #....#")
        .colour_cranes("fountain", "house", "stable", "park")
    )
    rows = page(scene.turn()).splitlines()
    assert "<F> [L] [B]  ·   ·  < >" in rows[3]
    assert "[M] [C] /T\\ (F) (H)  ·" in rows[4]
    assert "(S) (P)  ·   ·  /T\\  ·" in rows[5]


def test_citizens_are_drawn_active_or_not() -> None:
    rows = page(
        Scene().settle("patrician-1", "patrician-1", "merchant-2", inactive=("merchant-2",)).turn()
    ).splitlines()
    assert rows[3].startswith("P1 ■■")
    assert rows[6].startswith("M2 □·")


def test_streets_of_the_round_are_lit() -> None:
    rows = page(Scene().taking("row-2", "column-4")).splitlines()
    assert "»2" in rows[4]
    assert "4▼" in rows[2]


def test_what_can_be_chosen_is_marked() -> None:
    assert page(Scene().taking("row-2", "row-2")).count("?") == 5  # six spaces, one of them a temple
    scene = Scene().vacate().give(park=1).load_ship(1).draw_forum("G*BGG").send("r1c4").building()
    drawn = page(scene.answer("build.park", "site.r2c1")).splitlines()[3]
    assert " g  *  b " not in drawn
    assert " p  *  f  pA+p?" in drawn


def test_a_tribune_marks_tiles_only_where_nothing_else_can_be_taken() -> None:
    assert page(Scene().give(tribune=1).taking("row-2", "row-2")).count("?") == 5
    crossing = "k....# ##T### ....T. .T.... ...T.. k....#"
    scene = Scene().draw_colonia(crossing).give(tribune=1).taking("row-2", "column-1")
    assert page(scene.answer("take.a.r2c1", seat=0)).count("?") == 6


def test_the_seat_sees_how_it_stands() -> None:
    scene = Scene().give(builder=2, coin=3, park=1).load_ship(4).lay_card("I-1").lay_beside("builder+coin")
    drawn = page(scene.hold("coin+coin", "patrician").turn(), 120, 40)
    assert "A▸Livia     …      0   +0  0 0 0 1     2      0    0    3    4  0 0 0" in drawn
    assert "own 2 coins · from Marcus patrician · beside bc" in drawn
    assert "Card I-1 0× a coloured structure between two grey buildings, side by side · 0×" in drawn
    assert "Single tiles left  F14  H14  S14  P14" in drawn


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    pages = open_pages(table_for(), ascii_only=True)
    view = Scene().taking("row-2", "column-4").position.view(0)
    drawn = "".join(line.plain for line in (*pages.decision(view, 0, 80, 24), *pages.legend()))
    assert set(drawn) - set(map(chr, range(128))) <= {"×", "…"}


def test_the_legend_explains_every_sign() -> None:
    pages = open_pages(table_for(), ascii_only=False)
    text = "\n".join(line.plain for line in pages.legend())
    for sign in ("▒▒▒", "[L]", "(F)", "/T\\", "<F>", "< >", "■□·", "»", "?", "P1", "C2"):
        assert sign in text


def test_pages_show_nothing_that_is_hidden(tmp_path: Path) -> None:
    """Two worlds that a seat cannot tell apart look the same on its screen, page by page."""
    chance = Random(3)
    compared = 0
    for position, seat, _ in islice(walk(3, {}, STANDARD, seed=6), 0, None, 9):
        if position.is_over:
            break
        world = position.view(seat).determinize(seat, chance.randrange(1000))
        if world.legal(seat) != position.legal(seat):
            continue
        shown = [pages_of(real_or_not, seat, tmp_path) for real_or_not in (position, world)]
        assert shown[0] == shown[1]
        compared += position.to_bytes() != world.to_bytes()
    assert compared > 20


def pages_of(position: Position, seat: int, folder: Path) -> str:
    """The page of the decision, and all others that can be asked for."""
    scene = Scene(players=3)
    scene.position = position.copy()
    desk = Desk(["s", "", "l", "", "b", "", "?", "", "circus"])
    host = host_at(desk, sit_down(scene, folder, "human,human,human"))
    for _ in range(5):
        host._ask(seat)
    return desk.text
