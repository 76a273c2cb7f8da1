"""Playing in a terminal, from the first line to the last."""

import os
import subprocess
import sys
from itertools import chain, repeat
from pathlib import Path

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.kernel.recipe import load_recipe
from princeps.locale import catalogue
from princeps.terminal import play
from princeps.terminal.players import load_seating
from princeps.terminal.saves import games_folder, latest_unfinished, seats_file
from terminal.tools import Desk, host_at, numbers, play_at, resume_at, sit_down


def saved() -> Path:
    (file,) = (file for file in games_folder().glob("*.json") if not file.name.endswith(".seats.json"))
    return file


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("human,random", {}),
        ("human,random,human,random", {"crane-bonuses": "yes", "handicap": "0,1", "side-b": "yes"}),
    ],
)
def test_a_whole_game_is_played_through_a_pipe(seats: str, options: dict[str, str]) -> None:
    desk = Desk(numbers(seed=7))
    play_at(desk, seats, seed=11, **options)
    assert "The game is over." in desk.text
    assert " wins with " in desk.text or " share the victory with " in desk.text
    assert "Trajan cards" not in desk.text.rpartition("The game is over.")[2]
    assert load_seating(seats_file(saved())).over
    assert len(load_recipe(saved()).moves) > 150
    assert catalogue("en").problems == []


def test_bots_can_play_among_themselves() -> None:
    desk = Desk([])
    play_at(desk, "random,random", seed=2)
    assert "The game is over." in desk.text
    assert desk.typist.typed == 0


def run(folder: Path, lines: list[str], *arguments: str) -> str:
    """`princeps play --terminal` in a process of its own, with its input in a pipe."""
    done = subprocess.run(
        [sys.executable, "-c", "from princeps.cli import main; main()", "play", "--terminal", *arguments],
        input="".join(f"{line}\n" for line in lines),
        env=os.environ | {"PRINCEPS_DATA": str(folder), "NO_COLOR": "1", "COLUMNS": "80", "LINES": "24"},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_command_line_leaves_and_comes_back(tmp_path: Path) -> None:
    left = run(tmp_path, ["1"] * 20, "--seats", "human,random")
    assert left.endswith("Continue with: princeps play --terminal --resume\n")
    finished = run(tmp_path, ["1"] * 600, "--resume")
    assert "The game is over." in finished
    assert "\x1b" not in left + finished


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_and_its_barrier() -> None:
    desk = Desk(["1", "u", "u", "1", "1", "1", "u"])
    play_at(desk)
    assert "Undone." in desk.text
    assert "There is nothing to undo." in desk.text
    assert "That cannot be undone: you have drawn your first citizen." in desk.text
    assert [move.action for move in load_recipe(saved()).moves if move.seat == 0][:2] == ["crane.fountain", "undo"]


# --- leaving and coming back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [["1", "1", "q"], ["1", "1"]], ids=["q", "end of input"])
def test_leaving_saves_and_tells_how_to_go_on(lines: list[str]) -> None:
    desk = Desk(lines)
    play_at(desk)
    assert desk.text.endswith(f"The game is saved in {saved()}\nContinue with: princeps play --terminal --resume\n")
    assert latest_unfinished() == saved()


def test_ctrl_c_leaves_politely() -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    desk = Desk(chain(["1"], (interrupt() for _ in repeat(None))))
    play_at(desk)
    assert desk.text.endswith("Continue with: princeps play --terminal --resume\n")


def test_a_game_resumes_where_it_was_left() -> None:
    first = Desk(chain((line for line, _ in zip(numbers(3), range(60), strict=False)), ["q"]))
    play_at(first, seed=4)
    moves = load_recipe(saved()).moves
    second = Desk(["q"])
    resume_at(second)
    assert "Welcome back." in second.text
    assert load_recipe(saved()).moves == moves
    board = [line for line in first.last_page.splitlines() if line.startswith(("P1", "P2", "M1", "A", "B"))]
    assert all(line in second.text for line in board[:3])
    third = Desk(numbers(5))
    resume_at(third, saved())
    assert "The game is over." in third.text


def test_a_finished_game_shows_its_end_again() -> None:
    play_at(Desk([]), "random,random")
    desk = Desk([])
    resume_at(desk, saved())
    assert " wins with " in desk.text
    with pytest.raises(PrincepsError, match="There is no unfinished game"):
        resume_at(desk)


def test_a_copy_can_be_saved(tmp_path: Path) -> None:
    desk = Desk(["1", "w", str(tmp_path / "copy"), "w", "", "w", str(tmp_path / "no" / "copy"), "q"])
    play_at(desk)
    assert f"A copy was saved as {tmp_path / 'copy.json'}." in desk.text.replace("\n", "")
    assert "Nothing was saved." in desk.text
    assert "The game cannot be saved as" in desk.text
    again = Desk(["q"])
    resume_at(again, tmp_path / "copy.json")
    assert "Welcome back." in again.text


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("chess", ["human", "random"], {}, 1, None, None), "There is no game 'chess'"),
        (("forum-trajanum", ["human"], {}, 1, None, None), "is for 2 to 4 players, not 1"),
        (("forum-trajanum", ["human", "random"], {"fast": "yes"}, 1, None, None), "There is no option 'fast'"),
        (("forum-trajanum", ["human", "random"], {}, -1, None, None), "A seed is a whole number"),
        (("forum-trajanum", ["human", "random"], {}, 1, None, Path("no.toml")), "no.toml"),
    ],
)
def test_mistakes_are_reported_before_anything_is_saved(arguments: tuple[object, ...], problem: str) -> None:
    with pytest.raises(PrincepsError, match=problem):
        play(*arguments)  # type: ignore[arg-type]
    assert not games_folder().exists() or list(games_folder().iterdir()) == []
    assert issubclass(OptionError, PrincepsError)


# --- bots and hints --------------------------------------------------------------------------------------------------


def test_a_hint_names_choices_with_their_reasons(tmp_path: Path) -> None:
    """In the last turn of the game the column scores at once, and nothing else does."""
    scene = Scene().vacate().give(builder=1).building()
    scene.state.cycle, scene.state.round_of_cycle, scene.state.start, scene.state.turns = 2, 3, 1, 1
    text = at_scene(scene, tmp_path, "h", "", "q").partition("Hint")[2]
    best = text.strip().splitlines()[0]
    assert best.startswith("1. Build a triumphal column: r")
    assert "You score 1 point for the column at once." in text
    assert "points at the end, " in text
    assert "than the next one." in text or "as the next one." in text


def test_somebody_waits_for_a_bot_with_words() -> None:
    desk = Desk(["1"] * 12, terminal=True)
    play_at(desk, "human,tiro")
    assert "Marcus is thinking" in desk.text


# --- several people at one screen ------------------------------------------------------------------------------------


def test_the_screen_is_covered_between_people() -> None:
    desk = Desk(["", *["1"] * 8])
    play_at(desk, "human,human", random_setup="yes")
    before, cover, after = desk.text.partition("Pass the keyboard to Marcus")
    assert cover
    assert "Livia looks at" in before
    assert before.endswith("\n" * 60)
    assert "Livia looks at" not in after
    assert "Which tile do you pass" in before


def test_nothing_can_be_scrolled_back_to() -> None:
    desk = Desk(["", *["1"] * 3, ""], terminal=True)
    play_at(desk, "human,human", random_setup="yes")
    before, _, _ = desk.text.partition("Pass the keyboard to Marcus")
    assert before.rpartition("Livia looks at")[2].count("\x1b[3J") == 1


def test_one_person_needs_no_cover() -> None:
    desk = Desk(["1"] * 30)
    play_at(desk, "human,random")
    assert "Pass the keyboard" not in desk.text


# --- choosing --------------------------------------------------------------------------------------------------------


def at_scene(scene: Scene, folder: Path, *lines: str, **desk_options: int) -> str:
    desk = Desk(lines, **desk_options)  # type: ignore[arg-type]
    host_at(desk, sit_down(scene, folder)).run()
    return desk.text


def test_a_choice_can_be_named(tmp_path: Path) -> None:
    scene = Scene().vacate().give(builder=1).building()
    at_scene(scene, tmp_path, "market", "r2c1")
    assert scene.picture()[1][0] == "M"


def test_a_name_that_fits_several_choices_is_asked_about(tmp_path: Path) -> None:
    scene = Scene().vacate().give(park=2).building()
    text = at_scene(scene, tmp_path, "build park", "2", "r2c1 south")
    assert "which one?" in text
    assert (scene.picture()[1][0], scene.picture()[2][0]) == ("p", "p")


def test_asking_about_several_choices_can_be_left(tmp_path: Path) -> None:
    scene = Scene().vacate().give(park=2).building()
    at_scene(scene, tmp_path, "park", "", "trade park")
    assert scene.owned() == {"builder": 1}


def test_a_folded_group_opens(tmp_path: Path) -> None:
    scene = Scene().give(tribune=1).taking("row-2", "row-3")
    text = at_scene(scene, tmp_path, "11", "r5c5")
    assert "11 Ignore gate (row 2): give up a Tribune and take any other tile (27)" in text
    assert "Livia looks at the tile on r5c5" in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("r6c6", "Not possible: r6c6 is not in the street of that card, and only a Tribune ignores a card."),
        ("r2c3", "Not possible: no tile lies on r2c3."),
        ("tribune r6c6", "Not possible: you have no Tribune left."),
        ("skip", "Not possible: the street of that card still has tiles."),
        ("circus", "“circus” is not a choice here. Type a number or a name, or ? for help."),
        ("77", "“77” is not a choice here."),
        ("0", "“0” is not a choice here."),
        ("[bold]", "“[bold]” is not a choice here."),
    ],
)
def test_what_is_not_possible_is_explained(typed: str, answer: str, tmp_path: Path) -> None:
    scene = Scene().taking("row-2", "row-3")
    before = scene.choices(seat=0)
    assert answer in at_scene(scene, tmp_path, typed, width=200)
    assert scene.choices(seat=0) == before


def test_other_pages_can_be_asked_for(tmp_path: Path) -> None:
    scene = Scene().vacate().give(builder=1).lay_card("I-1").building()
    text = at_scene(scene, tmp_path, "column", "r2c1", "s", "", "l", "", "b", "", "?", "")
    assert "Triumphal columns │       3" in text
    assert "Livia builds a triumphal column on r2c1" in text
    assert "B Marcus" in text
    assert "save and quit" in text
    assert text.count("Press Enter to continue.") == 4


def test_the_only_answer_is_given_with_a_word(tmp_path: Path) -> None:
    scene = Scene().vacate().put("#", "r2c1").taking("row-2", "row-3")
    text = at_scene(scene, tmp_path, height=60)
    assert "Livia has only one choice: Take the tile on r2c1 for gate." in text


def test_trouble_with_the_disk_is_shown(tmp_path: Path) -> None:
    desk = Desk(["column", "q"], width=200)
    session = sit_down(Scene().vacate().give(builder=1).building(), tmp_path)
    session.file = tmp_path / "nowhere" / "game.json"
    host_at(desk, session).run()
    assert desk.text.count("The game cannot be saved as") == 2
