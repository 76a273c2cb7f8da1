"""Choosing from many answers: each has a number, each kind has a heading, and names can be typed too."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from princeps.locale import Catalogue
from princeps.table.words import Group, WordedAnswer
from princeps.terminal.layout import wrapped

_SPACE = re.compile(r"r?(\d)(?:c|,|/)?(\d{1,2})")


@dataclass(frozen=True)
class Entry:
    """A numbered line of a menu: one answer, or a folded group of them."""

    text: str
    answers: tuple[WordedAnswer, ...]
    heading: str = ""


class Menu:
    """Numbered entries for groups of answers; the largest groups are folded up until at most `most` are shown."""

    def __init__(self, catalogue: Catalogue, groups: Sequence[Group], most: int) -> None:
        self.catalogue = catalogue
        self.groups = groups
        self.entries: list[Entry] = []
        folded = _to_fold(groups, most)
        for group in groups:
            if group in folded:
                text = catalogue.text("choices-more", heading=group.heading, count=len(group.answers))
                self.entries.append(Entry(text, group.answers))
            else:
                self.entries += [Entry(_label(group, answer), (answer,), group.heading) for answer in group.answers]

    def find(self, typed: str) -> list[WordedAnswer]:
        """The answers that a number or a name means: one, several, or none."""
        if typed.isdecimal() and int(typed) <= 10 * len(self.entries):
            number = int(typed)
            return list(self.entries[number - 1].answers) if 1 <= number <= len(self.entries) else []
        return matching(typed, [answer for group in self.groups for answer in group.answers])

    def lines(self, width: int) -> list[Text]:
        """Entries under their headings, in columns where they are short."""
        found: list[Text] = []
        numbered = list(enumerate(self.entries, 1))
        while numbered:
            heading = numbered[0][1].heading
            run = [(number, entry) for number, entry in numbered if entry.heading == heading]
            numbered = [pair for pair in numbered if pair[1].heading != heading]
            found += _block(heading, run, width)
        if len(self.groups) == 1 and len(found) == len(self.entries) + 1:
            del found[0]  # one kind of choice, a line each: the question says what they are
        for line in found:
            line.rstrip()
        return wrapped(found, width)


def _to_fold(groups: Sequence[Group], most: int) -> list[Group]:
    """The largest groups, until what is left can be read at a glance."""
    shown = sum(len(group.answers) for group in groups)
    folded: list[Group] = []
    for group in sorted(groups, key=lambda group: -len(group.answers)):
        if shown <= most or not group.heading or len(groups) == 1:
            break
        if len(group.answers) > 1:
            folded.append(group)
            shown -= len(group.answers) - 1
    return folded


def _label(group: Group, answer: WordedAnswer) -> str:
    return answer.short if group.heading else answer.phrase


def _block(heading: str, run: Sequence[tuple[int, Entry]], width: int) -> list[Text]:
    """Entries of one heading: beside it if they fit, otherwise below in columns, or in a row if very uneven."""
    labels = [_numbered(number, entry.text) for number, entry in run]
    widest = max(label.cell_len for label in labels)
    if heading and len(heading) + 2 + sum(label.cell_len + 2 for label in labels) <= width:
        return _flow(Text.assemble((f"{heading}: ", "bold")), labels, width)
    below = _flow(Text(), labels, width)
    is_even = widest * len(labels) <= 1.5 * sum(label.cell_len for label in labels)
    if is_even or len(below) == 1:
        below = _flow(Text(), [_padded(label, widest) for label in labels], width)
    return [Text(heading, "bold"), *below] if heading else below


def _flow(line: Text, labels: Sequence[Text], width: int) -> list[Text]:
    """Labels one after another, starting on `line`."""
    lines = [line]
    for label in labels:
        if lines[-1].cell_len and lines[-1].cell_len + label.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(label)
        lines[-1].append("  ")
    return lines


def _padded(label: Text, width: int) -> Text:
    padded = label.copy()
    padded.pad_right(width - label.cell_len)
    return padded


def _numbered(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2} ", "bold cyan"), text)


# --- names -----------------------------------------------------------------------------------------------------------


def matching(typed: str, answers: Iterable[WordedAnswer]) -> list[WordedAnswer]:
    """Answers with all typed words in their name, or otherwise in their phrase; beginnings of words are enough."""
    candidates = list(answers)
    exact = [answer for answer in candidates if answer.name == typed.lower()]
    wanted = [_spelt(word) for word in _plain(typed).replace(".", " ").split()]
    if exact or not wanted:
        return exact
    for fits in (_in_order, _in_any_order):
        by_name = [answer for answer in candidates if fits(wanted, _words(answer.name))]
        if by_name:
            return _of_first_kind(by_name) if any(map(_SPACE.fullmatch, wanted)) else by_name
    return [answer for answer in candidates if _in_any_order(wanted, _words(answer.phrase))]


def _of_first_kind(answers: Sequence[WordedAnswer]) -> list[WordedAnswer]:
    """Naming a space means the plain way to choose it, not one that costs something."""
    kind = answers[0].name.partition(".")[0]
    return [answer for answer in answers if answer.name.partition(".")[0] == kind]


def _spelt(word: str) -> str:
    """Spaces may be typed as r2c3, 2,3 or 2/3."""
    found = _SPACE.fullmatch(word)
    return f"r{found[1]}c{found[2]}" if found and not word.isdecimal() else word


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", _plain(text))


def _plain(text: str) -> str:
    """In lower case and without the dots of ё, as Russian is usually typed."""
    return text.lower().replace("ё", "е")


def _in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    rest = iter(words)
    return all(any(_begins(word, want) for word in rest) for want in wanted)


def _in_any_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    return all(any(_begins(word, want) for word in words) for want in wanted)


def _begins(word: str, want: str) -> bool:
    return word == want if _SPACE.fullmatch(want) else word.startswith(want)
