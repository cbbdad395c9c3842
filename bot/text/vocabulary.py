"""The words for suits and ranks of every language and deck, and what a typed word may say with them.

A reading is what a word says about a card: `{("suit", 0)}`, `{("suit", 0), ("rank", 4)}`, or nothing for a word like
`of`.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.text.i18n import DECKS, RANK_WORDS, SUIT_WORDS, Localiser, Voice
from engine.cards import RANK_LETTERS, SUIT_LETTERS, Rank, Suit, parse_card, parse_suit, rank_of, suit_of

LONGEST: Final = 100
"""Characters of a typed answer; no name of an answer is longer, so a longer text names none."""

_HIRAGANA = range(ord("ぁ"), ord("ゖ") + 1)
_TO_KATAKANA: Final = {code: code + ord("ァ") - ord("ぁ") for code in _HIRAGANA}
_ACCENTS: Final = dict.fromkeys(range(0x300, 0x370))
"""The accents of letters; not the marks of kana, which make other letters."""
_IGNORED: Final = str.maketrans(
    dict.fromkeys("「」『』()[]{}、。,.;:!?·・\"'*_-‐–", " ")
    | {"\ufe0e": "", "\ufe0f": "", "×": "x"}
    | dict(zip("♤♡♢♧", "♠♥♦♣", strict=True))
)
"""Drops punctuation and variation selectors, and fills hollow suits."""

Element = tuple[str, int]
"""A suit or a rank by its number: `("suit", 0)`, `("rank", 4)`."""
Reading = frozenset[Element]
"""What a word says: at most one suit and one rank, since an answer is one card; empty for words like `of`."""
EMPTY: Final[Reading] = frozenset()


def normal(text: str, longest: int = LONGEST) -> str:
    """The text in the form for comparison: one width, one case, one kana, single spaces, no punctuation.

    Reads its first `longest` characters.
    """
    folded = unicodedata.normalize("NFKC", text[:longest]).casefold().translate(_IGNORED).translate(_TO_KATAKANA)
    return " ".join(folded.split())


def without_accents(text: str) -> str:
    """The form for comparing names of answers. Words for cards keep their accents: some differ by nothing else."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", normal(text)).translate(_ACCENTS))


def in_notation(word: str) -> Reading:
    """What a word in capitals says in the notation of records: a card, or a suit; empty for other words."""
    try:
        card = parse_card(word)
    except ValueError:
        try:
            return frozenset({("suit", parse_suit(word))})
        except ValueError:
            return EMPTY
    return frozenset({("suit", suit_of(card)), ("rank", rank_of(card))})


def combined(before: frozenset[Reading], after: frozenset[Reading]) -> frozenset[Reading]:
    """What two words say together: every union of a reading of each, without those that name two suits or ranks."""
    return frozenset(both for first in before for second in after if _consistent(both := first | second))


def _consistent(reading: Reading) -> bool:
    return len(dict(reading)) == len(reading)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words for suits and ranks, and the small words between them.

    `readings` has what each word may say; `longest` is the length of the longest word.
    """

    readings: Mapping[str, frozenset[Reading]]
    longest: int

    def read(self, word: str) -> tuple[Reading, ...]:
        """What the word may say, cut into the fewest known words (`スペードノ10`, `10s`), or as a card of the notation.

        Letters of the notation are words too: German `as` is an ace, and the ace of spades.
        """
        notation = {in_notation(word.upper())} - {EMPTY}
        return tuple(self._cuts(word)[-1][1] | notation)

    def complete(self, word: str) -> tuple[Reading, ...]:
        """What the unfinished word may come to say: its last piece begins a known word (`スペードノキ`, `schi`)."""
        cuts, completed = self._cuts(word), set[Reading]()
        for start, (_, before) in enumerate(cuts[:-1]):
            coming = {
                reading
                for known, readings in self.readings.items()
                if known.startswith(word[start:])
                for reading in readings
            }
            completed |= combined(before, frozenset(coming))
        return tuple(completed)

    def _cuts(self, word: str) -> list[tuple[int, frozenset[Reading]]]:
        """For each length of a beginning of the word: the fewest known words that make it up, and what it then says."""
        cuts = [(0, frozenset({EMPTY}))]
        for end in range(1, len(word) + 1):
            fewest, result = len(word) + 1, frozenset[Reading]()
            for start in range(max(0, end - self.longest), end):
                (count, before), last = cuts[start], self.readings.get(word[start:end], frozenset())
                readings = combined(before, last) if count < fewest else frozenset()
                if readings:
                    result = readings if count + 1 < fewest else result | readings
                    fewest = count + 1
            cuts.append((fewest, result))
        return cuts


def vocabulary_of(voice: Voice) -> Vocabulary:
    """All words, where the reader's own language and deck decide over a word that others use differently."""
    return _vocabulary(voice.localiser, voice.language, voice.deck)


@lru_cache(maxsize=64)
def _vocabulary(localiser: Localiser, language: str, deck: str) -> Vocabulary:
    """The words of all languages and decks; the first of these levels that has a word decides what it says.

    The levels: the signs of the reader's deck, the reader's language (own deck first), then every other language.
    """
    levels = [_own_signs(Voice(localiser, language, deck))]
    for spoken in dict.fromkeys((language, *localiser.languages)):
        levels += [_words(Voice(localiser, spoken, each)) for each in dict.fromkeys((deck, *DECKS))]
    by_word: dict[str, frozenset[Reading]] = {}
    for level in levels:
        level_readings: dict[str, set[Reading]] = {}
        for word, reading in level:
            if known := normal(word).replace(" ", ""):
                level_readings.setdefault(known, set()).add(reading)
        for known, readings in level_readings.items():
            by_word.setdefault(known, frozenset(readings))
    return Vocabulary(by_word, max(map(len, by_word)))


def _own_signs(voice: Voice) -> Iterable[tuple[str, Reading]]:
    """The letters of the notation, and the corner signs of the reader's own cards: both always count."""
    for number in range(len(SUIT_WORDS)):
        yield SUIT_LETTERS[number], frozenset({("suit", number)})
    for number in range(len(RANK_WORDS)):
        for sign in (RANK_LETTERS[number], voice.rank_index(Rank(number))):
            yield sign, frozenset({("rank", number)})


def _words(voice: Voice) -> Iterable[tuple[str, Reading]]:
    """Every word of one language and deck, with what it says."""
    for number, name in enumerate(SUIT_WORDS):
        suit = Suit(number)
        symbol = voice.localiser.suit_symbol(voice.language, suit, voice.deck)
        for word in (symbol, voice.suit_word(suit), *_listed(voice, f"suit-{name}")):
            yield word, frozenset({("suit", number)})
    for number, name in enumerate(RANK_WORDS):
        for word in (voice.rank(Rank(number)), *_listed(voice, f"rank-{name}")):
            yield word, frozenset({("rank", number)})
    for word in _listed(voice, "filler"):
        yield word, EMPTY


def _listed(voice: Voice, kind: str) -> Sequence[str]:
    """The further words of a kind, which the catalogue lists separated by commas."""
    return voice.text(f"spell-{kind}").split(",")
