"""Hints of exercises: they narrow down where an answer is, and never say which of two it is."""

from collections.abc import Iterator

from games_walk import Start, Walker, every_game
from princeps.games import game as find_game
from princeps.kernel.game import Position
from princeps.table import open_board
from princeps.table.board import BoardTable
from princeps.table.clues import FEW, FIRST, SECOND, clue_to
from table.board_tools import STANDARD, begin, names_of, step

MOMENTS = 24
STRIDE = 17


def moments(name: str) -> Iterator[tuple[BoardTable, Position, int]]:
    """Decisions of a game with at least two answers."""
    chronicle, walker = begin(Start(find_game(name), 3, 11, {})), Walker(11)
    for count in range(MOMENTS * STRIDE):
        position = chronicle.match.position
        if position.is_over:
            return
        seat = position.deciders[0]
        if count % STRIDE == 0 and len(position.legal(seat)) > 1:
            yield open_board(position.game, STANDARD[name], names_of(chronicle)), position.view(seat), seat
        step(chronicle, walker)


@every_game
def test_the_first_hint_names_a_part_of_the_table_and_the_second_less_than_that(name: str) -> None:
    kinds = set()
    for table, view, seat in moments(name):
        for action in view.legal(seat):
            place = table.anchor(view, seat, action)
            first, second = (clue_to(table, view, seat, action, level) for level in (FIRST, SECOND))
            kinds |= {first.kind, second.kind}
            assert first.kind == ("part" if place else "button")
            assert place is None or place in first.places
            assert second.kind in ("row", "few")
            if second.kind == "row":
                assert place in second.places
                assert len(second.places) > 1
            else:
                assert table.answer(view, seat, action).phrase in second.phrases
                assert len(second.phrases) <= FEW + 1
    assert kinds >= {"part", "button", "few"}


@every_game
def test_the_second_hint_is_the_same_for_all_answers_that_it_names(name: str) -> None:
    """Otherwise their order, or who is named with whom, would tell which of them it is."""
    for table, view, seat in moments(name):
        hints = [clue_to(table, view, seat, action, SECOND) for action in view.legal(seat)]
        named = [hint for hint in hints if hint.kind == "few"]
        for hint in named:
            assert named.count(hint) == len(hint.phrases)
