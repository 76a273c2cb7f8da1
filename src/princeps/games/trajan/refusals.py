"""Why an answer is not legal: one reason for every mistake a person can make."""

from typing import Any


def refusal(state: Any, seat: int, action: int) -> str:
    return "it is not among the legal answers"
