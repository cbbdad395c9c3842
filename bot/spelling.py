"""What a player types, matched with the answers open to him: `TS`, `10♠`, `スペードの10`, `pass`, `9s bella`.

Typed text is read in every language at once and in whatever width, case or kana. Nothing here decides: `find` ranks,
`meant` names an answer only when no other can be meant.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.i18n import FRENCH_DECK, RANK_WORDS, SUIT_WORDS, Localiser, Names, Voice
from bot.render.rendered import CHOICE_LABEL, clip
from engine.cards import (
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    Rank,
    Suit,
    card,
    parse_card,
    parse_suit,
    rank_of,
    suit_of,
)
from engine.game import Option

SUGGESTIONS: Final = 25
"""How many choices Discord takes as an answer to autocomplete."""
LONGEST: Final = 100
"""Nobody names an answer in more characters; the rest is not read."""

_HIRAGANA = range(ord("ぁ"), ord("ゖ") + 1)
_TO_KATAKANA: Final = {code: code + ord("ァ") - ord("ぁ") for code in _HIRAGANA}
_UNHEARD: Final = str.maketrans(
    dict.fromkeys("「」『』()[]{}、。,.;:!?·・\"'*_", " ")
    | {"\ufe0e": "", "\ufe0f": ""}
    | dict(zip("♤♡♢♧", "♠♥♦♣", strict=True))
)
"""Marks that say nothing, variation selectors, and hollow suits for solid ones."""

_Reading = tuple[tuple[str, int], ...]
"""What the pieces of a word say, in order: `("suit", 0)`, `("rank", 4)`; words that say nothing are left out."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A choice of autocomplete: what is shown, and the text of the action."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class _Features:
    """What an answer can be recognised by: suits and ranks as in a reading, words, and its whole texts unspaced."""

    elements: frozenset[tuple[str, int]]
    words: frozenset[str]
    whole: frozenset[str]

    def begins(self, word: str) -> bool:
        """Whether the word begins one of the answer's; in scripts without spaces, whether it stands in its text."""
        if word.isascii():
            return any(known.startswith(word) for known in self.words)
        return any(word in known for known in self.whole)


def find(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> tuple[Option, ...]:
    """The answers that the text may mean, likeliest first; all of them, in their order, for an empty text.

    Open answers come before shut ones. Any text is a fair question: there is no error.
    """
    heard = _hear(typed, voice)
    found = [
        (not option.open, not rank.whole, rank.extra, place, option)
        for place, option in enumerate(options)
        if (rank := _rank(_features(option, voice, names), heard)) is not None
    ]
    return tuple(entry[-1] for entry in sorted(found, key=lambda entry: entry[:-1]))


def meant(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> Option | None:
    """The one answer that the text names, open or shut; None when it names none or leaves several.

    The notation's own text (`play KS`) names exactly itself. `KS` alone leaves open whether the bella is announced.
    """
    answers = tuple(options)
    notation = " ".join(typed.split()).casefold()
    for option in answers:
        if option.text.casefold() == notation:
            return option
    heard = _hear(typed, voice)
    ranks = ((option, _rank(_features(option, voice, names), heard)) for option in answers)
    whole = [option for option, rank in ranks if rank is not None and rank.whole]
    wanted = [option for option in whole if option.open] or whole
    return wanted[0] if len(wanted) == 1 else None


def card_meant(typed: str, voice: Voice) -> Card | None:
    """The card that the text names, whether or not it can be played; None when it names none, or says more."""
    said: set[tuple[str, int]] = set()
    for _, reading in _hear(typed, voice).words:
        if reading is None:
            return None
        said.update(reading)
    kinds = dict(said)
    if len(said) != 2 or kinds.keys() != {"suit", "rank"}:
        return None
    return card(Suit(kinds["suit"]), Rank(kinds["rank"]))


def suggestions(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> tuple[Suggestion, ...]:
    """The open answers that the text may mean, as choices for autocomplete within Discord's limits."""
    found = find((option for option in options if option.open), typed, voice, names)
    return tuple(Suggestion(_label(option, voice, names), option.text) for option in found[:SUGGESTIONS])


def _label(option: Option, voice: Voice, names: Names) -> str:
    """The answer as its button says it; a card in words too, for whoever has the list read to him."""
    label = voice.say(option.label, names)
    if option.card is not None:
        spoken = voice.localiser.card_in_words(voice.language, option.card, voice.deck)
        label = voice.text("choice-spoken", label=label, spoken=spoken)
    return clip(label, CHOICE_LABEL)


@dataclass(frozen=True, slots=True)
class _Heard:
    """What was typed: its words, each with its reading as suits and ranks where it has one."""

    words: tuple[tuple[str, _Reading | None], ...]

    @property
    def whole(self) -> str:
        """All of it, unspaced."""
        return "".join(word for word, _ in self.words)


def _hear(typed: str, voice: Voice) -> _Heard:
    readings = _readings(voice.localiser, voice.language, voice.deck)
    return _Heard(tuple((word, readings.read(word)) for word in _normal(typed).split()))


@dataclass(frozen=True, slots=True)
class _Rank:
    """How well a text fits an answer: whether it names it wholly, and how many suits and ranks it leaves unsaid."""

    whole: bool
    extra: int


def _rank(features: _Features, heard: _Heard) -> _Rank | None:
    """How the text fits the answer; None when something in it speaks of another one."""
    if not heard.words:
        return _Rank(whole=False, extra=0)
    if heard.whole in features.whole:
        return _Rank(whole=True, extra=0)
    said: set[tuple[str, int]] = set()
    spoken, every_word_whole = False, True
    for word, reading in heard.words:
        if reading is not None and features.elements.issuperset(reading):
            said.update(reading)
        elif word in features.words:
            spoken = True
        elif features.begins(word):
            every_word_whole = False
        else:
            return None
    unsaid = len(features.elements - said)
    return _Rank(whole=every_word_whole and not unsaid and bool(said or spoken), extra=unsaid)


def _features(option: Option, voice: Voice, names: Names) -> _Features:
    text = option.text.split()
    elements = {element for word in text[1:] for element in _notation(word)}
    if option.card is not None:
        elements |= {("suit", suit_of(option.card)), ("rank", rank_of(option.card))}
    labels = [voice.localiser.say(language, option.label, names, voice.deck) for language in voice.localiser.languages]
    texts = [_normal(one) for one in (option.text, *labels)]
    words = {word for one in texts for word in one.split()}
    return _Features(frozenset(elements), frozenset(words), frozenset(one.replace(" ", "") for one in texts))


def _notation(word: str) -> _Reading:
    """What a word of an action's text names in the notation: a card, or a suit; nothing for other words."""
    try:
        card = parse_card(word)
    except ValueError:
        try:
            return (("suit", parse_suit(word)),)
        except ValueError:
            return ()
    return (("suit", suit_of(card)), ("rank", rank_of(card)))


def _normal(text: str) -> str:
    """The text as it is compared: one width, one case, one kana, single spaces, no punctuation."""
    folded = unicodedata.normalize("NFKC", text[:LONGEST]).casefold().translate(_UNHEARD).translate(_TO_KATAKANA)
    return " ".join(folded.split())


@dataclass(frozen=True, slots=True)
class _Readings:
    """The words for suits and ranks in all languages, and the small words that mean nothing here."""

    pieces: dict[str, tuple[str, int] | None]
    longest: int

    def read(self, word: str) -> _Reading | None:
        """The word cut into the fewest known pieces (`スペードノ10`, `10s`); None when something stays unknown."""
        best: list[list[tuple[str, int]] | None] = [[]] + [None] * len(word)
        count = [0] * (len(word) + 1)
        for end in range(1, len(word) + 1):
            for start in range(max(0, end - self.longest), end):
                before, piece = best[start], word[start:end]
                if before is None or piece not in self.pieces:
                    continue
                if best[end] is None or count[start] + 1 < count[end]:
                    meaning = self.pieces[piece]
                    best[end] = before if meaning is None else [*before, meaning]
                    count[end] = count[start] + 1
        found = best[len(word)]
        return None if found is None else tuple(found)


@lru_cache(maxsize=64)
def _readings(localiser: Localiser, language: str, deck: str = FRENCH_DECK) -> _Readings:
    """The vocabulary; where languages differ over a word, the reader's own decides."""
    pieces: dict[str, tuple[str, int] | None] = {}
    for spoken in (language, *localiser.languages):
        for piece, meaning in _vocabulary(Voice(localiser, spoken, deck)):
            if normal := _normal(piece).replace(" ", ""):
                pieces.setdefault(normal, meaning)
    return _Readings(pieces, max(map(len, pieces)))


def _vocabulary(voice: Voice) -> Iterable[tuple[str, tuple[str, int] | None]]:
    """Every word of one language, with what it says."""
    for number, name in enumerate(SUIT_WORDS):
        suit = Suit(number)
        own = (voice.localiser.suit_symbol(voice.language, suit, voice.deck), SUIT_LETTERS[suit])
        for word in (*own, voice.localiser.suit_word(voice.language, suit, voice.deck), *_words(voice, f"suit-{name}")):
            yield word, ("suit", number)
    for number, name in enumerate(RANK_WORDS):
        rank = Rank(number)
        own = (voice.localiser.rank_index(voice.language, rank, voice.deck), RANK_LETTERS[rank])
        for word in (*own, voice.localiser.rank(voice.language, rank, voice.deck), *_words(voice, f"rank-{name}")):
            yield word, ("rank", number)
    for word in _words(voice, "filler"):
        yield word, None


def _words(voice: Voice, kind: str) -> Sequence[str]:
    """The further words of a kind, as the catalogue lists them between commas."""
    return voice.text(f"spell-{kind}").split(",")
