"""A session: news, undo over forced answers, keeping and coming back."""

from pathlib import Path
from random import Random

import pytest

from princeps.bots import BOTS
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.errors import RecipeError, UndoError
from princeps.kernel.game import SPECTATOR, Position
from princeps.terminal.players import seat_players
from princeps.terminal.session import Session
from terminal.tools import sit_down


def new(folder: Path, seats: str = "human,random,human", **options: str) -> Session:
    seating = seat_players(seats.split(","), None, None)
    return Session.new(GAME.name, seating, options, 5, "en", folder / "game.json")


def advance(session: Session, answers: int, chance: Random) -> None:
    """People answer at random, and now and then one takes an answer back."""
    for _ in range(answers):
        people, bots = session.waiting()
        if session.is_over:
            return
        if bots:
            session.answer_for_bot(bots[0])
            continue
        seat = chance.choice(people)
        if chance.random() < 0.1:
            try:
                session.undo(seat)
            except UndoError:
                continue
            continue
        session.answer(seat, chance.choice(session.view(seat).legal(seat)), session.forced_note(seat))


def number(name: str) -> int:
    return GAME.actions.numbers[name]


@pytest.mark.parametrize("answers", [0, 1, 30, 150, 2000])
def test_a_session_comes_back_as_it_was(answers: int, tmp_path: Path) -> None:
    session = new(tmp_path)
    advance(session, answers, Random(answers))
    back = Session.resume(session.file, "en")
    for seat in (*range(3), SPECTATOR):
        assert back.view(seat) == session.view(seat)
        assert back.log(seat) == session.log(seat)
    assert back.seating == session.seating
    assert back.seating.over == back.is_over
    assert [entry.learned for entry in back.journal] == [entry.learned for entry in session.journal]


def test_two_sessions_of_the_same_seed_are_the_same_game(tmp_path: Path) -> None:
    one, other = new(tmp_path), new(tmp_path)
    advance(one, 100, Random(1))
    advance(other, 100, Random(1))
    assert one.view(0) == other.view(0)


def test_the_news_is_what_happened_since_ones_own_last_answer(tmp_path: Path) -> None:
    session = new(tmp_path, "human,random")
    assert session.news(0) == []
    advance(session, 40, Random(2))
    people, _ = session.waiting()
    before = session.log(0)
    session.answer(0, session.view(0).legal(0)[0])
    assert people == [0]
    assert session.log(0) == before + session.news(0)


def test_others_do_not_learn_what_one_looked_at(tmp_path: Path) -> None:
    session = new(tmp_path, "human,human", random_setup="yes")
    session.answer(0, session.view(0).legal(0)[0])
    assert any("looks at" in line for line in session.log(0))
    assert not any("looks at" in line for line in session.log(1) + session.log(SPECTATOR))


def test_bots_are_handed_views(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[bool] = []

    class Watchful:
        def choose(self, view: Position, seat: int) -> int:
            handed.append(view == view.view(seat) and view.state.rng == 0)
            return view.legal(seat)[0]

    monkeypatch.setitem(BOTS, "watchful", lambda game, seed: Watchful())
    session = new(tmp_path, "watchful,watchful,watchful")
    advance(session, 100, Random(1))
    assert len(handed) == 100
    assert all(handed)


# --- undo ------------------------------------------------------------------------------------------------------------


def building(folder: Path) -> Session:
    return sit_down(Scene().vacate().give(builder=1, park=2).building(), folder)


def test_undo_takes_ones_last_answer_back(tmp_path: Path) -> None:
    session = building(tmp_path)
    before = session.view(0)
    session.answer(0, number("build.column"))
    session.answer(0, number("site.r2c1"))
    session.undo(0)
    session.undo(0)
    assert session.view(0) == before
    assert session.log(0) == []
    with pytest.raises(UndoError, match="There is nothing to undo"):
        session.undo(0)


def test_undo_ends_where_something_was_learned_and_says_why(tmp_path: Path) -> None:
    session = sit_down(Scene().taking("row-2", "row-3"), tmp_path)
    session.answer(0, number("take.a.r2c1"))
    with pytest.raises(UndoError, match=r"That cannot be undone: you have looked at a tile\."):
        session.undo(0)


def forced(folder: Path) -> Session:
    """The fourth market, with nothing that its levels could give: after the site there is only one answer."""
    scene = Scene().vacate().put("k", "r1c1", "r1c6", "r6c1", "r6c6")
    scene.state.facts.track[2, :3] = scene.state.facts.track[2, 3]
    scene.set_tracks(market=3).give(builder=1).building()
    return sit_down(scene, folder)


def test_an_only_answer_is_reported_and_undone_with_the_choice_before_it(tmp_path: Path) -> None:
    session = forced(tmp_path)
    session.answer(0, number("build.market"))
    at_the_site = session.view(0)
    session.answer(0, number("site.r2c1"))
    note = session.forced_note(0)
    assert note == "Livia has only one choice: Take no benefit."
    session.answer(0, number("decline"), note)
    assert note in session.news(0)
    assert note not in session.log(1)
    session.undo(0)
    assert session.view(0) == at_the_site


def test_the_end_of_a_turn_is_never_given_by_itself(tmp_path: Path) -> None:
    session = sit_down(Scene().building(), tmp_path)
    assert session.view(0).legal(0) == [number("end-turn")]
    assert session.forced_note(0) == ""


def test_undo_leaves_the_answers_of_others_alone(tmp_path: Path) -> None:
    session = new(tmp_path, "human,human")
    session.answer(0, number("crane.park"))
    session.answer(1, number("crane.house"))
    after_both = session.view(1)
    session.undo(0)
    assert session.view(1) == after_both
    assert number("crane.park") in session.view(0).legal(0)


# --- files -----------------------------------------------------------------------------------------------------------


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    session = building(tmp_path)
    session.file = tmp_path / "nowhere" / "game.json"
    session.answer(0, number("build.column"))
    assert session.trouble.startswith("The game cannot be saved as")
    session.file = tmp_path / "game.json"
    session.answer(0, number("site.r2c1"))
    assert session.trouble == ""


def test_files_that_do_not_belong_together_are_reported(tmp_path: Path) -> None:
    session = new(tmp_path)
    seat_players(["human", "random"], None, None).save(tmp_path / "game.seats.json")
    with pytest.raises(RecipeError, match="names 2 players, the game has 3"):
        Session.resume(session.file, "en")


@pytest.mark.parametrize("move", ["0 end-turn", "0 undo", "9 crane.park", "0 nonsense"])
def test_an_impossible_move_is_reported(move: str, tmp_path: Path) -> None:
    session = new(tmp_path)
    text = session.file.read_text().replace('"moves": [\n  \n', f'"moves": [\n  "{move}"\n')
    session.file.write_text(text)
    with pytest.raises(RecipeError, match=r"^Move 1 of this saved game cannot be played: "):
        Session.resume(session.file, "en")
