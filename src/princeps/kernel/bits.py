"""Small sets as bit masks."""

from princeps.kernel.rule import rule


@rule
def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
