"""Score sheet, forecast and Trajan cards."""

from random import Random

import pytest

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.scoring import PAY
from princeps.games.forum_trajanum.state import PAYING
from princeps.kernel.editions import Edition
from princeps.kernel.game import SPECTATOR, Position
from princeps.table.forum_trajanum.scores import forecast_if_paid
from table.forum_trajanum_tools import SMALL, STANDARD, table_for, walk
from table.tools import check_text


def test_the_sheet_adds_up_to_the_scores() -> None:
    table = table_for()
    for position, seat, _ in walk(3, {"crane_bonuses": True}, STANDARD, seed=3):
        assert table.score_sheet(position.view(seat)).totals == position.scores


def test_the_sheet_leaves_out_crane_bonuses_where_they_are_not_played() -> None:
    table = table_for()
    for played in (True, False):
        sheet = table.score_sheet(GAME.new(2, 1, {"crane_bonuses": played}).view(0))
        assert ("forum-trajanum-source-crane-bonus" in sheet.by_source) == played


def test_a_forecast_names_what_each_source_would_bring() -> None:
    scene = Scene().settle("patrician-1", "patrician-1").draw_forum("BBGG*").send("r1c1", "r1c2", "r1c4")
    scene.draw_colonia("KLB..# f.T... ....T. .T.... ...T.. #....#").colour_cranes("fountain", "house", "stable", "park")
    scene.set_bar(2).lay_card("I-1").give(coin=1, tribune=1)
    forecast = table_for().forecast(scene.turn().position.view(0), 0)
    assert forecast.by_source == {
        "forum-trajanum-source-crane": 3,  # one fountain in cycle I
        "forum-trajanum-source-colonia": 6,  # two different grey buildings, three points each
        "forum-trajanum-source-eagle": 1,
        "forum-trajanum-source-area": 2,
        "forum-trajanum-source-building-task": 0,
        "forum-trajanum-source-collecting-task": 5,
    }
    assert forecast.total == 17


def test_nothing_is_forecast_when_the_game_is_over() -> None:
    position = Scene().settle("patrician-1").vacate().put("L", "r1c2").at(cycle=3).scoring().position
    assert position.is_over
    assert table_for().forecast(position.view(SPECTATOR), 0).total == 0


@pytest.mark.parametrize("edition", [STANDARD, SMALL], ids=["standard", "small"])
def test_scorings_bring_what_was_forecast(edition: Edition) -> None:
    """Everybody pays something at random; then every source brings exactly what it was said to bring."""
    chance = Random(1)
    scorings = 0
    for seed in range(6):
        position = GAME.new(3, seed, {}, edition)
        while not position.is_over:
            if position.state.stage == PAYING:
                scorings += 1
                check_scoring(position, chance)
            else:
                seat = position.deciders[0]
                position.play(seat, chance.choice(position.legal(seat)))
    assert scorings > 12


def check_scoring(position: Position, chance: Random) -> None:
    table = table_for()
    before = table.score_sheet(position).by_source
    players = range(position.players)
    rows = {seat: chance.choice(position.legal(seat)) - PAY if seat in position.deciders else 0 for seat in players}
    expected = [forecast_if_paid(position.state, seat, rows[seat]).by_source for seat in players]
    for seat in position.deciders:
        position.play(seat, PAY + rows[seat])
    after = table.score_sheet(position).by_source
    for source in expected[0]:
        gained = [after[source][seat] - before[source][seat] for seat in players]
        assert gained == [expected[seat][source] for seat in players], source


def test_an_open_crane_counts_as_scored_by_the_time_of_the_trajan_scoring() -> None:
    scene = Scene().settle("patrician-1", "merchant-1").lay_card("II-4").at(cycle=2).put("k", "r1c1").put("K", "r6c6")
    (card,) = table_for().card_progress(scene.turn().position.view(0), 0)
    assert card.collected == 1


# --- Trajan cards ----------------------------------------------------------------------------------------------------


def test_every_card_of_the_standard_edition_has_its_own_words() -> None:
    table = table_for()
    cards = range(len(STANDARD.data["cards"]))
    tasks = [table.building_task(card) for card in cards]
    assert len(set(tasks)) == len(tasks)
    for card in cards:
        check_text(table.building_task(card))
        check_text(table.collecting_task(card))
        assert "picture" not in table.building_task(card)
    assert table.collecting_task(0) == "1 coin + 1 Tribune" or table.collecting_task(0) == "1 Tribune + 1 coin"
    assert table.catalogue.problems == []


def test_a_card_of_another_edition_shows_its_picture() -> None:
    table = table_for(SMALL)
    cards = range(len(SMALL.data["cards"]))
    for card in cards:
        check_text(table.building_task(card))
        check_text(table.collecting_task(card))
    assert any("picture" in table.building_task(card) for card in cards)
    assert table.catalogue.problems == []


def test_progress_tells_how_often_the_tasks_are_fulfilled() -> None:
    scene = Scene().lay_card("I-1").lay_card("III-2").set_bar(2).give(coin=2, tribune=2).vacate()
    scene.put("L", "r1c2", "r1c4").put("p", "r1c3").turn()
    first, third = table_for().card_progress(scene.position.view(0), 0)
    assert (first.cycle, first.built, first.collected, first.value) == (0, 1, 2, 5)
    assert (third.cycle, third.built, third.collected) == (2, 0, 0)
