"""80 columns and 24 lines: the situation stays in sight whatever is asked, and long lists come in pages."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.trajan.scenario import Scene as TrajanScene
from princeps.games.trajan.sowing import ASK_TRAY
from princeps.games.trajan.state import NOTHING
from princeps.kernel.game import Position
from princeps.locale import catalogue, languages
from princeps.table.trajan.vocabulary import demand_id
from princeps.terminal.host import Host
from princeps.terminal.menu import Entry, Menu
from table.forum_trajanum_tools import STANDARD, walk
from table.trajan_tools import STANDARD as TRAJAN_STANDARD
from table.trajan_tools import walk as walk_trajan
from terminal.tools import Desk, host_at, numbers, sit_down

in_all_languages = pytest.mark.parametrize("language", languages())
TURN_OF_A_RIVAL = 4  # lines at least
with_any_players = pytest.mark.parametrize("players", [2, 3, 4])


def seat_at(position: Position, folder: Path, language: str, *lines: str) -> tuple[Desk, Host]:
    """Somebody at a small terminal who types these lines."""
    scene: Any = (TrajanScene if position.game.name == "trajan" else Scene)(players=position.players)
    scene.position = position.copy()
    desk = Desk(lines, terminal=True)
    return desk, host_at(desk, sit_down(scene, folder, ",".join(["human"] * position.players), language))


def screen_at(position: Position, seat: int, folder: Path, language: str) -> list[str]:
    """What a seat sees when it is asked."""
    desk, host = seat_at(position, folder, language, "u")
    host._ask(seat)
    (screen,) = desk.screens
    return screen


# --- everything fits -------------------------------------------------------------------------------------------------


def check_screen(position: Position, seat: int, folder: Path, language: str) -> None:
    """The header stands on top, the question and a choice below it, and nothing has scrolled away."""
    screen = screen_at(position, seat, folder, language)
    table = seat_at(position, folder, language)[1].session.table
    view = position.view(seat)
    assert len(screen) <= 24
    assert screen[0].startswith("──")
    shown = " ".join(screen)
    assert table.question(view, seat).title in shown
    answers = [answer for group in table.groups(view, seat) for answer in group.answers]
    assert len(answers) == 0 or " 1 " in shown


@in_all_languages
@with_any_players
def test_every_question_of_forum_trajanum_fits(players: int, language: str, tmp_path: Path) -> None:
    for position, seat, _ in islice(walk(players, {}, STANDARD, seed=players), 0, None, 13):
        if not position.is_over:
            check_screen(position, seat, tmp_path, language)


@in_all_languages
@with_any_players
def test_every_question_of_trajan_fits(players: int, language: str, tmp_path: Path) -> None:
    for position, seat, _ in islice(walk_trajan(players, {}, TRAJAN_STANDARD, seed=players), 0, None, 29):
        if not position.is_over:
            check_screen(position, seat, tmp_path, language)


# --- what a question needs -------------------------------------------------------------------------------------------


@in_all_languages
@with_any_players
def test_trays_tiles_and_demands_are_seen_when_a_tray_is_chosen(players: int, language: str, tmp_path: Path) -> None:
    words = catalogue(language).text
    found = 0
    for position, seat, _ in walk_trajan(players, {}, TRAJAN_STANDARD, seed=3):
        state = position.state
        if position.is_over or state.players[seat].asked != ASK_TRAY or (state.demand == NOTHING).all():
            continue
        found += 1
        if found % 8 != 1:
            continue
        screen = screen_at(position, seat, tmp_path, language)
        numbers = [words(f"trajan-action-{name}", "number") for name in ACTIONS]
        rows = [line[:4].strip("? ") for line in screen[1:7]]
        assert rows == numbers
        assert any(line.startswith(words("trajan-screen-hand")) for line in screen)
        assert any(line.startswith(words("trajan-screen-tiles")) for line in screen)
        for demand in set(state.demand.tolist()) - {NOTHING}:
            assert catalogue(language).name(demand_id(demand)) in screen[0]
        for number in range(1, len(position.legal(seat)) + 1):
            assert any(f" {number} " in line for line in screen[12:])
    assert found > 10


ACTIONS = ("seaport", "forum", "military", "senate", "trajan", "construction")


@pytest.mark.parametrize(
    ("arrange", "needed"),
    [
        (lambda scene: scene.acting("seaport"), ("Port", "Hand")),
        (lambda scene: scene.acting("forum"), ("Forum", "Tiles")),
        (lambda scene: scene.acting("military"), ("Provinces",)),
        (lambda scene: scene.acting("senate"), ("Senate",)),
        (lambda scene: scene.acting("trajan"), ("Stacks",)),
    ],
)
def test_an_action_shows_what_it_is_about(
    arrange: Callable[[TrajanScene], TrajanScene], needed: tuple[str, ...], tmp_path: Path
) -> None:
    screen = screen_at(arrange(TrajanScene(players=4)).position, 0, tmp_path, "en")
    for part in needed:
        assert any(line.startswith(part) for line in screen), part


# --- what the others did ---------------------------------------------------------------------------------------------


@in_all_languages
def test_what_rivals_did_can_be_read_when_a_tray_is_chosen(language: str, tmp_path: Path) -> None:
    scene = TrajanScene(players=3, seed=3).turn()
    desk = Desk(islice(numbers(seed=1), 60), terminal=True)
    host = host_at(desk, sit_down(scene, tmp_path, "human,random,random", language))
    host.run()
    words, names = catalogue(language).text, tuple(f"{name} " for name in host.session.table.names)
    trays = [screen for screen in desk.screens if any(words("trajan-ask-tray") in line for line in screen)]
    assert len(trays) > 3
    for screen in trays:
        news = [line for line in screen if line.startswith(names)]
        assert len(screen) <= 24
        is_whole = not any(line.startswith("(") for line in screen)  # no line says that there is more
        assert is_whole or len(news) >= TURN_OF_A_RIVAL


# --- lists -----------------------------------------------------------------------------------------------------------


def double_sites() -> Scene:
    """A question with many answers: there is room for a double tile everywhere."""
    return Scene().vacate().give(park=2).building().answer("build-pair.park")


def entries_at(host: Host) -> list[Entry]:
    """All that the list numbers."""
    table = host.session.table
    return Menu(table.catalogue, table.groups(host.session.view(0), 0), host._most_choices()).entries


def test_enter_turns_a_long_list_over_and_the_situation_stays(tmp_path: Path) -> None:
    scene = double_sites()
    desk, host = seat_at(scene.position, tmp_path, "en", *[""] * 30)
    host._ask(0)
    screens = desk.screens
    assert len(screens) > 1
    shown = "\n".join("\n".join(screen) for screen in screens)
    for screen in screens:
        assert len(screen) <= 24
        assert screen[:9] == screens[0][:9]  # header and boards
    for number in range(1, len(entries_at(host)) + 1):
        assert f"{number:>2} " in shown


def test_a_choice_of_another_part_can_be_typed(tmp_path: Path) -> None:
    scene = double_sites()
    entries = entries_at(seat_at(scene.position, tmp_path, "en")[1])
    number = max(number for number, entry in enumerate(entries, 1) if len(entry.answers) == 1)
    desk, host = seat_at(scene.position, tmp_path, "en", str(number))
    host._ask(0)
    assert f"{number:>2} " not in "\n".join(desk.screens[0])
    assert host.session.view(0).state.players[0].space.tolist() != scene.state.players[0].space.tolist()


def test_a_folded_group_opens_on_the_page(tmp_path: Path) -> None:
    scene = Scene().give(tribune=1).taking("row-2", "row-3")
    desk, host = seat_at(scene.position, tmp_path, "en", "11", "")
    host._ask(0)
    first, *others = desk.screens
    assert any("27" in line for line in first)
    assert others[0][:9] == first[:9]
    assert all(len(screen) <= 24 for screen in desk.screens)


@in_all_languages
@pytest.mark.parametrize("command", ["s", "b", "?"])
def test_long_pages_are_shown_one_screen_at_a_time(command: str, language: str, tmp_path: Path) -> None:
    desk, host = seat_at(Scene(players=4).turn().position, tmp_path, language, command, *[""] * 20)
    host._ask(0)
    assert all(len(screen) <= 24 for screen in desk.screens)
    titles = {"s": "title-scores", "b": "title-boards", "?": "title-help"}
    assert all(screen[0] == catalogue(language).text(titles[command]) for screen in desk.screens[1:])
