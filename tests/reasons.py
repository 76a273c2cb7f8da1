"""Which reasons for a refusal a game has, read from its source."""

import ast
from pathlib import Path
from types import ModuleType

from princeps.kernel.questions import GENERAL_REASONS, Refusal


def reasons_of(package: ModuleType) -> set[str]:
    """The ids that its chapters give, and those that every game has."""
    found = {*GENERAL_REASONS, "other-question"}
    for file in Path(str(package.__file__)).parent.glob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == Refusal.__name__:
                constants = [it.value for it in ast.walk(call.args[0]) if isinstance(it, ast.Constant)]
                ids = {it for it in constants if isinstance(it, str)}
                assert ids, f"{file.name}:{call.lineno}: the id of a reason stands where it is given"
                found |= ids
    return found
