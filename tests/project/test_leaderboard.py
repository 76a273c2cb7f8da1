"""The leaderboard: its page tells what its data say, and a result can be added."""

from dataclasses import replace
from pathlib import Path

import leaderboard
import pytest
from leaderboard import PAGE, RESULTS, YARDSTICKS, Result

import princeps


def test_the_page_agrees_with_the_results() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert leaderboard.page_with(leaderboard.read(RESULTS), page) == page
    assert all(f"`{yardstick}`" in page for yardstick in YARDSTICKS)


def test_no_result_is_impossible_or_told_twice() -> None:
    results = leaderboard.read(RESULTS)
    matches = [(result.game, result.name, result.opponent) for result in results]
    assert len(set(matches)) == len(matches)
    for result in results:
        assert result.game in princeps.games()
        assert result.opponent in YARDSTICKS
        assert 0 <= result.wins <= result.games
        assert (2 * result.wins).is_integer()
        assert result.games % 2 == 0, "every deal is played from both seats"
        assert result.command


def test_a_bot_is_measured_and_gets_its_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "leaderboard.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(leaderboard, "PAGE", page)
    monkeypatch.setattr(leaderboard, "RESULTS", page.with_suffix(".jsonl"))
    words = "measure trajan random --name Chance --note planless --against random tiro --games 2"
    leaderboard.main(words.split())
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| Chance ")]
    assert len(rows) == 1
    assert rows[0].count(" of 2, ") == 1, "nobody is measured against himself"
    assert "- Chance: planless" in page.read_text(encoding="utf-8")


def test_a_match_of_two_yardsticks_stands_in_both_rows() -> None:
    won = Result("trajan", "`civis`", "tiro", 4, 3.5, 90.0, 60.0, 2018, 2, "0.1.0", "princeps arena …")
    turned = replace(won, name="`tiro`", opponent="civis", wins=0.5, points=60.0, opponent_points=90.0)
    assert won.turned() == turned
    rows = leaderboard.shares([won]).splitlines()
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| `civis`", "| `tiro`"]
    assert "87.5 %" in rows[2]
    assert "12.5 %" in rows[3]
