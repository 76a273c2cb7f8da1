"""The catalogue: every word that a person reads, as Fluent messages, one folder of `.ftl` files for each language.
Games may bring such folders of their own; all messages of a game begin with its name.

    words = catalogue("en")
    words.text("forum-trajanum-event-built", player="Livia", building="forum-trajanum-building-market", space="r2c3")

A message may name things whose word depends on what happens: `{ NAME($building, form: "a") }`. The value is then the id
of another message, which has attributes for the forms that the language needs (with an article, in a case), and may
look at `$count`: `{ NAME($resource, $amount) }`. So sentences and their grammar stay in the catalogue; code only says
what the sentence is about. A page in a browser needs the same one function.

What a language lacks is taken from English, and what English lacks shows its id, so that a missing word never causes a
failure; `problems` then lists what was missing.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from princeps.games.manifest import manifests
from princeps.locale.bundle import Bundle
from princeps.locale.folders import languages as languages
from princeps.locale.folders import sources_in
from princeps.locale.phrase import Phrase

Value = str | int

FALLBACK = "en"
MOST_KNOWN = 20_000

AS_IT_IS = "="  # stands before a name that is no message: an edition may name things that no catalogue knows


class Catalogue:
    """The messages of a language, and behind them its fallbacks."""

    def __init__(self, languages: Sequence[str]) -> None:
        self.language = languages[0]
        self.problems: list[str] = []
        self._known: dict[tuple[Any, ...], str] = {}  # the same few thousand phrases are needed again and again
        self._forms: dict[str, frozenset[str] | None] = {}
        self._phrases: dict[tuple[str, str | None], Phrase | None] = {}
        self._bundles = [self._bundle(language) for language in languages]

    def _bundle(self, language: str) -> Bundle:
        texts = (source.read_text(encoding="utf-8") for source in _sources(language))
        return Bundle(language, {"NAME": self._name}, texts)

    def knows(self, message: str) -> bool:
        return self._forms_of(message) is not None

    def has_form(self, message: str, form: str) -> bool:
        """Whether a message has an attribute of that name, in the language the message is taken from."""
        return form in (self._forms_of(message) or ())

    def _forms_of(self, message: str) -> frozenset[str] | None:
        """Its attributes; nothing if there is no such message."""
        if message not in self._forms:
            home = next((bundle for bundle in self._bundles if bundle.has_message(message)), None)
            self._forms[message] = frozenset(home.get_message(message).attributes) if home else None
        return self._forms[message]

    def text(self, message: str, form: str | None = None, /, **values: Value) -> str:
        """A message in words; `form` asks for one of its attributes."""
        phrase = self._phrase(message, form)
        asked = (message, form, *map(values.get, phrase.variables)) if phrase else (message, form)
        if asked not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[asked] = self._word(message, form, phrase, values)
        return self._known[asked]

    def _phrase(self, message: str, form: str | None) -> Phrase | None:
        if (message, form) not in self._phrases:
            self._phrases[message, form] = self._find(message, form)
        return self._phrases[message, form]

    def _find(self, message: str, form: str | None) -> Phrase | None:
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.value if form is None else found.attributes.get(form)
                if pattern is not None:
                    return Phrase(bundle, pattern, self._name)
        return None

    def _word(self, message: str, form: str | None, phrase: Phrase | None, values: dict[str, Value]) -> str:
        if phrase is None:
            self.problems.append(f"{message}: is missing{'' if form is None else f' its form {form!r}'}")
            return message
        text, errors = phrase.worded(values)
        self.problems += [f"{message}: {error}" for error in errors]
        return text

    def name(self, thing: str, count: int = 1, form: str | None = None) -> str:
        """The name of a thing, as `NAME` in a message gives it; its plain name if it lacks that form."""
        if thing.startswith(AS_IT_IS):
            return thing.removeprefix(AS_IT_IS)
        return self.text(thing, form if form and self.has_form(thing, form) else None, count=count)

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-end", rest=self.text("list-comma").join(parts[:-1]), last=parts[-1])

    def _name(self, thing: Any, count: Any = 1, form: Any = None) -> Any:
        return self.name(str(thing), int(count), None if form is None else str(form))


@cache
def catalogue(language: str = FALLBACK) -> Catalogue:
    """The words of a language such as `de` or `de-AT`; English if that language has none."""
    return Catalogue(list(dict.fromkeys([*_known(language), FALLBACK])))


def has_words(language: str) -> bool:
    """Whether there are words for a language such as `de-AT`, even if only those of `de`."""
    return bool(_known(language))


def _known(language: str) -> list[str]:
    return [name for name in (language, language.partition("-")[0]) if name in languages()]


@cache
def _sources(language: str) -> tuple[Traversable, ...]:
    """Ours come first: if several messages share a name, a bundle keeps the first."""
    ours = files(__name__)
    others = dict.fromkeys(folder for it in manifests().values() if (folder := it.catalogues) and folder != ours)
    return tuple(source for folder in (ours, *others) for source in sources_in(folder / language))
