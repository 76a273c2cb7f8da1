"""Eight words that bring somebody's seats back when all their devices are lost.

A word has five letters, consonant, vowel, consonant, vowel, consonant, and holds 16 bits: it can be read aloud, written
down and typed in any language that knows Latin letters, and needs no list of words. 112 bits are random, so that nobody
can guess them and no slow hash is needed; the last word checks the others, so that a slip of the pen is noticed without
asking whether they are somebody's.
"""

import hashlib
import re
import secrets

from princeps.server.visitors import hash_of

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
RANDOM_BYTES, CHECKING_BYTES = 14, 2
WORDS = (RANDOM_BYTES + CHECKING_BYTES) // 2


def new_words() -> list[str]:
    return _words(secrets.token_bytes(RANDOM_BYTES))


def hash_of_words(text: str) -> str | None:
    """What is stored of them; None if they are not eight words of ours. Capitals and signs do not count."""
    words = re.findall(r"[a-z]+", text.lower())
    if len(words) != WORDS or not all(map(_is_word, words)):
        return None
    number = 0
    for word in words:
        number = number << 16 | _number(word)
    known = number.to_bytes(RANDOM_BYTES + CHECKING_BYTES)[:RANDOM_BYTES]
    return hash_of(" ".join(words)) if _words(known) == words else None


def _words(known: bytes) -> list[str]:
    checked = known + hashlib.sha256(known).digest()[:CHECKING_BYTES]
    return [_word(int.from_bytes(checked[at : at + 2])) for at in range(0, len(checked), 2)]


def _word(number: int) -> str:
    first, a, middle, b, last = number >> 12, number >> 10 & 3, number >> 6 & 15, number >> 4 & 3, number & 15
    return CONSONANTS[first] + VOWELS[a] + CONSONANTS[middle] + VOWELS[b] + CONSONANTS[last]


def _is_word(word: str) -> bool:
    return len(word) == 5 and all(letter in (VOWELS if at % 2 else CONSONANTS) for at, letter in enumerate(word))


def _number(word: str) -> int:
    first, middle, last = (CONSONANTS.index(word[at]) for at in (0, 2, 4))
    a, b = (VOWELS.index(word[at]) for at in (1, 3))
    return first << 12 | a << 10 | middle << 6 | b << 4 | last
