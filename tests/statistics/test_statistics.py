"""What finished games say together, and how they are taken along."""

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import princeps
from princeps.cli import main
from princeps.kernel.match import Match
from princeps.kernel.recipe import load_recipe
from princeps.locale import catalogue
from princeps.statistics import Choice, chosen, statistics_of
from princeps.statistics.choice import DAY
from princeps.statistics.export import as_csv, as_json
from princeps.statistics.results import SeatResult, result_of
from princeps.table.messages.statistics import Result
from princeps.table.sources import source_titles
from princeps.terminal.players import Seating
from princeps.terminal.saves import seats_file
from princeps.terminal.statistics import results_in

SOURCES = {"senate": 10, "shipping": 20}


def seat(points: int, place: int, bot: str | None = None, name: str = "Livia", **more: int) -> SeatResult:
    return SeatResult(name, bot, points, place, sources={**SOURCES, **more})


def game(number: int, own: SeatResult, *others: SeatResult, name: str = "trajan", players_seat: int = 0) -> Result:
    return result_of(f"g{number}", name, number * DAY, [own, *others], players_seat)


def titled(name: str) -> Mapping[str, str]:
    return {source: source.title() for source in SOURCES} | {"columns": "Columns"}


def test_a_table_counts_for_its_strongest_level() -> None:
    others = (seat(1, 2, "tiro"), seat(1, 2, "senator/cato"), seat(1, 2, "civis"))
    assert game(1, seat(9, 1), *others).against == "senator"


def test_a_table_with_another_person_counts_as_one_of_people() -> None:
    assert game(1, seat(9, 1), seat(1, 2, "princeps"), seat(1, 2, None, "Anna")).against == "people"


def test_a_bot_from_elsewhere_has_no_level() -> None:
    assert game(1, seat(9, 1), seat(1, 2, "MyBot")).against == "other"


def test_the_lead_is_over_the_best_opponent() -> None:
    assert game(1, seat(90, 2), seat(95, 1, "civis"), seat(70, 3, "civis")).lead == -5


def test_games_are_chosen_by_game_table_company_and_time_and_the_newest_comes_first() -> None:
    alone = game(1, seat(9, 1), seat(1, 2, "tiro"))
    later = game(3, seat(9, 1), seat(1, 2, "tiro"))
    friends = game(2, seat(9, 1), seat(1, 2, None, "Anna"), seat(0, 3, "tiro"), name="forum-trajanum")
    results = [alone, later, friends]
    assert chosen(results, Choice()) == [later, friends, alone]
    assert chosen(results, Choice(game="forum-trajanum")) == [friends]
    assert chosen(results, Choice(players=3)) == [friends]
    assert chosen(results, Choice(company="bots")) == [later, alone]
    assert chosen(results, Choice(company="people")) == [friends]
    assert chosen(results, Choice(since=2 * DAY)) == [later, friends]


def test_places_are_counted_by_level_and_number_of_players_and_name_their_games() -> None:
    results = [
        game(3, seat(9, 1), seat(1, 2, "civis")),
        game(2, seat(1, 2), seat(9, 1, "civis")),
        game(1, seat(9, 1), seat(1, 2, "tiro"), seat(1, 2, "tiro")),
    ]
    tiro, civis = statistics_of(results, titled).against
    assert (tiro.against, tiro.places[0].players, tiro.places[0].games) == ("tiro", 3, [["g1"], [], []])
    assert (civis.against, civis.places[0].games) == ("civis", [["g3"], ["g2"]])


def test_points_by_source_are_compared_with_the_bots_of_the_same_tables() -> None:
    results = [
        game(2, seat(40, 1, senate=20), seat(30, 2, "civis", senate=0), seat(30, 2, "civis", senate=10)),
        game(1, seat(40, 1, senate=30), seat(30, 2, None, "Anna", senate=99)),
    ]
    (points,) = statistics_of(results, titled).points
    found = {it.source: (it.own, it.bots) for it in points.sources}
    assert found == {"senate": (25.0, 5.0), "shipping": (20.0, 20.0)}
    assert (points.own, points.bots, points.games) == (45.0, 25.0, ["g2", "g1"])


def test_games_without_noted_sources_count_as_results_alone() -> None:
    plain = [SeatResult("Livia", None, 5, 1), SeatResult("Marcus", "tiro", 3, 2)]
    figures = statistics_of([result_of("g1", "trajan", 1, plain, 0)], titled)
    assert figures.won == ["g1"]
    assert (figures.points[0].games, figures.points[0].sources) == ([], [])


def test_records_belong_to_the_first_game_that_set_them() -> None:
    results = [
        game(5, seat(80, 1), seat(79, 2, "tiro")),
        game(4, seat(80, 1), seat(30, 2, "tiro")),
        game(3, seat(10, 2), seat(30, 1, "tiro")),
        game(2, seat(60, 1), seat(10, 2, "tiro")),
        game(1, seat(50, 1), seat(0, 2, "tiro")),
    ]
    found = {it.kind: (it.value, it.games) for it in statistics_of(results, titled).records}
    assert found == {
        "most-points": (80, ["g4"]),
        "widest-lead": (50, ["g1"]),
        "closest-win": (1, ["g5"]),
        "wins-in-a-row": (2, ["g1", "g2"]),
    }


def test_rivals_are_characters_and_people_who_came_back() -> None:
    anna, cato = seat(1, 2, None, "Anna"), seat(99, 1, "civis/cato", "Cato")
    results = [
        game(2, seat(50, 1), anna, seat(0, 3, None, "Passer-by")),
        game(1, seat(50, 2), anna, cato),
    ]
    found = {it.name: (it.ahead, it.tied, it.behind) for it in statistics_of(results, titled).rivals}
    assert found == {"Anna": (["g2"], ["g1"], []), "Cato": ([], [], ["g1"])}


def test_a_table_for_a_spreadsheet_has_a_column_for_each_source_and_no_formulas() -> None:
    evil = game(1, seat(9, 1), seat(1, 2, None, "=cmd()", columns=3))
    (row,) = csv.DictReader(io.StringIO(as_csv([evil])))
    assert row["opponents"] == "'=cmd() (person) 1"
    assert (row["senate"], row["shipping"], row["over"]) == ("10", "20", "1970-01-02T00:00:00+00:00")


# --- saved games -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished games, one that is not, and something that is no game."""
    folder = tmp_path_factory.mktemp("saved")
    for name, kinds in (("trajan", ("human", "civis/cato")), ("forum-trajanum", ("senator", "human"))):
        match = Match.new(princeps.game(name), 2, seed=4)
        while not match.position.is_over:
            decider = match.position.deciders[0]
            match.apply(decider, match.position.legal(decider)[0])
        (folder / f"{name}.json").write_text(match.recipe.to_json())
        Seating(kinds, ("Livia", "Marcus"), None, over=True).save(seats_file(folder / f"{name}.json"))
    (folder / "open.json").write_text((folder / "trajan.json").read_text())
    Seating(("human", "tiro"), ("Livia", "Titus")).save(seats_file(folder / "open.json"))
    (folder / "notes.json").write_text("{}")
    return folder


def test_finished_games_of_a_folder_are_read_for_each_person(saved: Path) -> None:
    found = {it.id: it for it in results_in(saved, None, "en")}
    assert set(found) == {"trajan", "forum-trajanum"}
    assert [found["trajan"].seat, found["forum-trajanum"].seat] == [0, 1]
    end = Match.replay(princeps.game("trajan"), load_recipe(saved / "trajan.json")).position
    assert found["trajan"].points == end.scores[0] == sum((found["trajan"].sources or {}).values())
    assert found["trajan"].against == "civis"


def test_every_source_of_points_has_a_title(saved: Path) -> None:
    for result in results_in(saved, None, "de"):
        assert set(result.sources or {}) <= set(source_titles(result.game, "de"))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_terminal_shows_results_points_and_records(
    saved: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "stats", str(saved), "--language", language) == 0
    printed = capsys.readouterr().out
    assert "Trajan" in printed
    assert "Forum Trajanum" in printed
    assert "statistics-" not in printed


def test_the_terminal_prints_the_same_games_as_json_and_as_a_table(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "stats", str(saved), "--player", "Livia", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data == as_json(results_in(saved, "Livia", "en"))
    assert run(monkeypatch, "stats", str(saved), "--player", "Livia", "--csv") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["points"] for row in rows] == [str(it["points"]) for it in data]


def test_a_folder_in_which_nobody_finished_a_game_says_which_games_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = Path(__file__).parents[1] / "golden" / "trajan" / "two-players.json"
    (tmp_path / "game.json").write_text(golden.read_text(encoding="utf-8"), encoding="utf-8")  # nobody sat there
    for words in ([], ["--player", "Livia"]):
        assert run(monkeypatch, "stats", str(tmp_path), *words) == 0
        assert capsys.readouterr().out == catalogue("en").text("statistics-none-terminal") + "\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere"], "There is no folder nowhere."),
        (["SAVED", "--player", "Nero"], "Nobody called “Nero” has finished a game there; known are: Livia, Marcus."),
        (["SAVED", "--game", "chess"], "There is no game “chess”; the games are: forum-trajanum, trajan."),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    saved: Path,
    words: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(monkeypatch, "stats", *(str(saved) if word == "SAVED" else word for word in words)) == 2
    assert capsys.readouterr().err == f"princeps: {sentence}\n"


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int | str | None:
    monkeypatch.setattr("sys.argv", ["princeps", *words])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code
