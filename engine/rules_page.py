"""A page of a game's short rules: its paragraphs, the paragraphs of RULES.md that each tells, and worked examples.

The text of a page is one message of a catalogue: its value is the heading, each attribute a paragraph.

>>> page = RulesPage("tarock-rules-play", (Paragraph("lead"), Paragraph("follow", ("TAR-2.1",), ("void",))))
>>> [paragraph.name for paragraph in page.telling("TAR-2.1")], page.word_key("void")
(['follow'], 'tarock-word-void')
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph: the attribute `name` of the page's text.

    `rules`: the paragraphs of RULES.md that it tells. `words`: the words that it explains, by name.
    """

    name: str
    rules: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """Moves of a record that are drawn below the paragraphs: those of the lines `first` to `last`, counted from 1.

    `record`: the game and the name of the file in its folder `examples`, as in `vira/deal`.
    `heading`: whether what is played is told first; `hands`: whether the hand of the player who moves is drawn too, as
    it was before the move; `account`: whether the account of the deal that ends there is drawn below.
    """

    record: str
    first: int
    last: int
    heading: bool = True
    hands: bool = True
    account: bool = False


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page. `orders`: in which orders the list below it can be read, by name; the first is the usual one."""

    key: str
    paragraphs: tuple[Paragraph, ...]
    example: Example | None = None
    orders: tuple[str, ...] = ()

    def telling(self, rule: str) -> tuple[Paragraph, ...]:
        """The paragraphs that tell one of RULES.md; none where another page does."""
        return tuple(paragraph for paragraph in self.paragraphs if rule in paragraph.rules)

    def word_key(self, word: str) -> str:
        """The key of a word that one of its paragraphs explains."""
        return f"{self.key.partition('-rules-')[0]}-word-{word}"


Pages: TypeAlias = tuple[RulesPage, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Paragraphs of one page, by name: those that tell a rule, or explain a word."""

    page: RulesPage
    paragraphs: frozenset[str]


def telling(pages: Pages, rule: str) -> Place | None:
    """Where the pages tell a paragraph of RULES.md; None where they do not."""
    return next(
        (
            Place(page, frozenset(paragraph.name for paragraph in page.telling(rule)))
            for page in pages
            if page.telling(rule)
        ),
        None,
    )


def explaining(pages: Pages, word_key: str) -> Place | None:
    """Where the pages explain a word, by its key; None where they do not."""
    return next((place for key, place in words_of(pages) if key == word_key), None)


def words_of(pages: Pages) -> tuple[tuple[str, Place], ...]:
    """The words that the pages explain, each with its key and place, in the order of the pages."""
    return tuple(
        (page.word_key(word), Place(page, frozenset({paragraph.name})))
        for page in pages
        for paragraph in page.paragraphs
        for word in paragraph.words
    )
