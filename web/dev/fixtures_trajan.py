"""Positions of Trajan for `dev/fixture.html`, made by the real rules: `dev/fixtures_trajan.py [players] [seed]`."""

from fixtures import record

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


if __name__ == "__main__":
    record("trajan", names_of, prefix="trajan-")
