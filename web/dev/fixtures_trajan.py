"""Positions of Trajan for `dev/fixture.html`, made by the real rules: `dev/fixtures_trajan.py [players] [seed]`."""

import sys

from fixtures import FOLDER, NAMES, SEAT, save

import princeps
from princeps.bots import make_bot
from princeps.kernel.match import Match
from princeps.table.chronicle import Chronicle
from princeps.table.messages import Table
from princeps.table.messages.trajan import TrajanPosition

SETTING_UP = ("marker", "card", "first-tile")


def names_of(table: Table) -> list[str]:
    """What a position shows, most special first."""
    position, decision = table.position, table.decision
    assert isinstance(position, TrajanPosition)
    if decision is None:
        return ["over"] if table.over else []
    question = decision.question
    if question in SETTING_UP:
        return [question]
    if position.quarter == 0:
        return []
    if question == "action":
        area = next((answer.anchor for answer in decision.answers if answer.anchor), "").split(".")[0]
        return [f"action-{area}"]
    if question != "tray":
        return [question]
    best = max((way.preview.points for plan in decision.plans for way in plan.ways if way.preview), default=0)
    late = ["late"] if position.quarter == 3 and position.round >= 1 else []
    completing = ["completing"] if best >= 3 and position.demands else []
    return [*late, *completing, "tray"]


def main(players: int, seed: int) -> None:
    FOLDER.mkdir(exist_ok=True)
    game = princeps.game("trajan")
    match = Match.new(game, players=players, seed=seed)
    chronicle, names = Chronicle(match), NAMES[:players]
    bots = [make_bot("civis", game, seat) for seat in range(players)]
    suffix = "" if players == len(NAMES) else f"-{players}"
    found: set[str] = set()

    def keep() -> None:
        for name in names_of(chronicle.table(SEAT, names, "en")):
            if name not in found:
                found.add(name)
                save(chronicle, names, f"trajan-{name}{suffix}")

    while not match.position.is_over:
        seat = match.position.deciders[0]
        if seat == SEAT:
            keep()
        action = bots[seat].choose(match.position.view(seat), seat)
        chronicle.play(seat, [game.actions.names[action]])
    keep()
    print(*sorted(found))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4, int(sys.argv[2]) if len(sys.argv) > 2 else 11)
