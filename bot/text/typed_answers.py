"""What a player types, matched with the answers open to him: `TS`, `10♠`, `Schilten-Under`, `スペードの10`, `9s bella`.

Typed text is read in every language and deck at once and in whatever width, case or kana, with or without accents;
where they differ over a word, the reader's own language and deck decide. Nothing here decides on an answer: `find`
ranks, `meant` names one only when no other can be meant.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.text.i18n import DECKS, RANK_WORDS, SUIT_WORDS, Localiser, Names, Voice
from bot.text.render.frame import preset_name
from bot.text.render.rendered import CHOICE_LABEL, clip
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
from engine.message import Message
from engine.options import rules_names
from engine.registry import game as find_game
from engine.registry import game_keys

SUGGESTIONS: Final = 25
"""How many choices Discord takes as an answer to autocomplete."""
LONGEST: Final = 100
"""Nobody names an answer in more characters: a longer text names none."""

_HIRAGANA = range(ord("ぁ"), ord("ゖ") + 1)
_TO_KATAKANA: Final = {code: code + ord("ァ") - ord("ぁ") for code in _HIRAGANA}
_ACCENTS: Final = dict.fromkeys(range(0x300, 0x370))
"""The accents of letters; not the marks of kana, which make other letters."""
_UNHEARD: Final = str.maketrans(
    dict.fromkeys("「」『』()[]{}、。,.;:!?·・\"'*_-‐–", " ")
    | {"\ufe0e": "", "\ufe0f": "", "×": "x"}
    | dict(zip("♤♡♢♧", "♠♥♦♣", strict=True))
)
"""Marks that say nothing, variation selectors, and hollow suits for solid ones."""

_Meaning = tuple[str, int]
"""What a piece of a word says: `("suit", 0)`, `("rank", 4)`."""
_Reading = frozenset[_Meaning]
"""What a word says: at most one suit and one rank, since an answer is one card; nothing for words like `of`."""
_NOTHING: Final[_Reading] = frozenset()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A choice of autocomplete: what is shown, and the text of the action."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class _Features:
    """What an answer can be recognised by: suits and ranks as in a reading, words, and its whole texts unspaced.

    `begun`: its words, and those of what else it is called, of which some alone do not name it: a `jag` passes nothing.
    """

    elements: _Reading
    words: frozenset[str]
    begun: frozenset[str]
    whole: frozenset[str]
    is_card: bool

    def begins(self, word: str) -> bool:
        """Whether the word begins one of the answer's; in scripts without spaces, whether it stands in its text."""
        if word.isascii():
            return any(known.startswith(word) for known in self.begun)
        return any(word in known for known in self.whole)


def find(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> tuple[Option, ...]:
    """The answers that the text may mean, likeliest first; all of them, in their order, for an empty text.

    Open answers come before shut ones. Any text is a fair question: there is no error.
    """
    if len(typed) > LONGEST:
        return ()
    heard = _hear(typed, voice)
    found = [
        (not option.open, not rank.exact, not rank.whole, rank.extra, place, option)
        for place, option in enumerate(options)
        if (rank := _rank(_features(option, voice, names), heard)) is not None
    ]
    return tuple(entry[-1] for entry in sorted(found, key=lambda entry: entry[:-1]))


def meant(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> Option | None:
    """The one answer that the text names, open or shut; None when it names none or leaves several.

    The notation's own text (`play KS`) names exactly itself. `KS` alone leaves open whether the bella is announced.
    Of answers in words the one whose whole name it is comes before those whose names hold more words.
    """
    answers = tuple(options)
    notation = " ".join(typed.split()).casefold()
    for option in answers:
        if option.text.casefold() == notation:
            return option
    if len(typed) > LONGEST:
        return None
    heard = _hear(typed, voice)
    ranks = [(option, _rank(_features(option, voice, names), heard)) for option in answers]
    exact = [option for option, rank in ranks if rank is not None and rank.exact]
    whole = exact or [option for option, rank in ranks if rank is not None and rank.whole]
    wanted = [option for option in whole if option.open] or whole
    return wanted[0] if len(wanted) == 1 else None


def by_name(option: Option, typed: str, voice: Voice, names: Names = ()) -> bool:
    """Whether the text is the answer's whole name or says its suit, or is its text in the notation; not some words."""
    features, heard = _features(option, voice, names), _hear(typed, voice)
    rank = _rank(features, heard)
    return rank is not None and rank.whole and (heard.whole in features.whole or bool(features.elements))


def card_meant(typed: str, voice: Voice) -> Card | None:
    """The card that the text names, whether or not it can be played; None when it names none, or several."""
    if len(typed) > LONGEST:
        return None
    known, said = _known_to(voice), frozenset({_NOTHING})
    for word in normal(typed).split():
        said = _together(said, frozenset(known.read(word)))
    named = {tuple(sorted(reading)) for reading in said if len(reading) == 2}
    if len(named) != 1:
        return None
    ((_, rank), (_, suit)) = named.pop()
    return card(Suit(suit), Rank(rank))


def rules_meant(game: str, typed: str, localiser: Localiser) -> str:
    """The preset or variant that the text names, by its key or as any language shows it; else the text itself."""
    names = rules_names(find_game(game)) if game in game_keys() else ()
    if typed in names:
        return typed
    wanted = normal(typed)
    for name in names:
        shown = {preset_name(game, name, Voice(localiser, language)) for language in localiser.languages}
        if wanted in {normal(name), *map(normal, shown)}:
            return name
    return typed


def suggestions(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> tuple[Suggestion, ...]:
    """The open answers that the text may mean, as choices for autocomplete within Discord's limits."""
    found = find((option for option in options if option.open), typed, voice, names)
    return tuple(Suggestion(_label(option, voice, names), option.text) for option in found[:SUGGESTIONS])


def _label(option: Option, voice: Voice, names: Names) -> str:
    """The answer as its button says it; a card in words too, for whoever has the list read to him; what it means."""
    label = voice.say(option.label, names)
    if option.card is not None:
        label = voice.text("choice-spoken", label=label, spoken=voice.card_in_words(option.card))
    if option.meaning is not None:
        label = voice.text("choice-meaning", label=label, meaning=voice.say(option.meaning, names))
    return clip(label, CHOICE_LABEL)


@dataclass(frozen=True, slots=True)
class _Word:
    """A typed word: what it may say, or, where it says nothing yet, what it may be about to say."""

    text: str
    readings: tuple[_Reading, ...]
    begun: tuple[_Reading, ...]


@dataclass(frozen=True, slots=True)
class _Heard:
    """What was typed, word by word."""

    words: tuple[_Word, ...]

    @property
    def whole(self) -> str:
        """All of it, unspaced."""
        return "".join(word.text for word in self.words)


def _hear(typed: str, voice: Voice) -> _Heard:
    known = _known_to(voice)
    words = []
    for word in normal(typed).split():
        readings = known.read(word)
        words.append(_Word(_plain(word), readings, () if readings else known.begun(word)))
    return _Heard(tuple(words))


@dataclass(frozen=True, slots=True)
class _Rank:
    """How well a text fits an answer: whether it names it wholly, and how many suits and ranks it leaves unsaid.

    `exact`: it is the whole name of an answer in words.
    """

    whole: bool
    extra: int
    exact: bool = False


def _rank(features: _Features, heard: _Heard) -> _Rank | None:
    """How the text fits the answer; None when something in it speaks of another one."""
    if not heard.words:
        return _Rank(whole=False, extra=0)
    if heard.whole in features.whole:
        return _Rank(whole=True, extra=0, exact=not features.is_card)
    # A word may say one of several things: a German `d` is a queen, or diamonds. All that the words may say together.
    said = {_NOTHING}
    spoken, every_word_whole = False, True
    for word in heard.words:
        fitting = [reading for reading in word.readings if reading <= features.elements]
        if fitting:
            said = {before | reading for before in said for reading in fitting}
        elif word.text in features.words:
            spoken = True
        elif features.begins(word.text) or any(reading <= features.elements for reading in word.begun):
            every_word_whole = False
        else:
            return None
    maximum = max(map(len, said))
    unsaid = len(features.elements) - maximum
    return _Rank(whole=every_word_whole and not unsaid and bool(maximum or spoken), extra=unsaid)


def _features(option: Option, voice: Voice, names: Names) -> _Features:
    called = names if callable(names) else tuple(names)
    return _features_of(option.text, option.label, option.also, option.card, voice.localiser, called)


@lru_cache(maxsize=2048)
def _features_of(
    text: str, label: Message, also: Message | None, held: Card | None, localiser: Localiser, names: Names
) -> _Features:
    """By its notation and its names in every language; the same forty bids are looked for with every key pressed."""
    verb, *words = text.split() or ("",)
    elements = {element for word in words for element in _notation(word)}
    if held is not None:
        elements |= {("suit", suit_of(held)), ("rank", rank_of(held))}
    texts = [_plain(one) for one in (f"{verb} {' '.join(words)}", " ".join(words)) if one]
    called, others = _names(label, localiser, names)
    texts += called
    if also is not None:
        others += [one for found in _names(also, localiser, names) for one in found]
    own = _words_in(texts)
    whole = frozenset(one.replace(" ", "") for one in texts + others)
    return _Features(frozenset(elements), own, own | _words_in(others), whole, is_card=held is not None)


def _names(said: Message, localiser: Localiser, names: Names) -> tuple[list[str], list[str]]:
    """What is called so, in every language and deck, as it is compared; and what else it is called."""
    found = [
        localiser.names_of(language, said, names, deck) for language in localiser.input_languages for deck in DECKS
    ]
    return [_plain(name) for name, *_ in found], [_plain(one) for _, *others in found for one in others]


def _words_in(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for one in texts for word in one.split())


def _notation(word: str) -> _Reading:
    """What a word says in the notation: a card, or a suit; nothing for other words."""
    try:
        found = parse_card(word)
    except ValueError:
        try:
            return frozenset({("suit", parse_suit(word))})
        except ValueError:
            return _NOTHING
    return frozenset({("suit", suit_of(found)), ("rank", rank_of(found))})


def _consistent(reading: _Reading) -> bool:
    return len(dict(reading)) == len(reading)


def normal(text: str, longest: int = LONGEST) -> str:
    """The text as it is compared: one width, one case, one kana, single spaces, no punctuation."""
    folded = unicodedata.normalize("NFKC", text[:longest]).casefold().translate(_UNHEARD).translate(_TO_KATAKANA)
    return " ".join(folded.split())


def _plain(text: str) -> str:
    """The same without accents, as the names of answers are compared; words for cards may differ by an accent alone."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", normal(text)).translate(_ACCENTS))


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """The words for suits and ranks, each with all that it may mean, and the small words that mean nothing here."""

    pieces: Mapping[str, frozenset[_Reading]]
    longest: int

    def read(self, word: str) -> tuple[_Reading, ...]:
        """What the word says, cut into the fewest known pieces (`スペードノ10`, `10s`), or as a card of the notation.

        Letters of the notation are words too: German `as` is an ace, and the ace of spades.
        """
        notation = {_notation(word.upper())} - {_NOTHING}
        return tuple(self._cuts(word)[-1][1] | notation)

    def begun(self, word: str) -> tuple[_Reading, ...]:
        """What the word may be about to say: its last piece begins a known one (`スペードノキ`, `schi`)."""
        cuts, found = self._cuts(word), set[_Reading]()
        for start, (_, before) in enumerate(cuts[:-1]):
            coming = {one for piece, means in self.pieces.items() if piece.startswith(word[start:]) for one in means}
            found |= _together(before, frozenset(coming))
        return tuple(found)

    def _cuts(self, word: str) -> list[tuple[int, frozenset[_Reading]]]:
        """For each beginning of the word: into how few pieces it can be cut, and what it then says."""
        cuts = [(0, frozenset({_NOTHING}))]
        for end in range(1, len(word) + 1):
            fewest, said = len(word) + 1, frozenset[_Reading]()
            for start in range(max(0, end - self.longest), end):
                (count, before), means = cuts[start], self.pieces.get(word[start:end], frozenset())
                readings = _together(before, means) if count < fewest else frozenset()
                if readings:
                    said = readings if count + 1 < fewest else said | readings
                    fewest = count + 1
            cuts.append((fewest, said))
        return cuts


def _known_to(voice: Voice) -> _Vocabulary:
    return _vocabulary(voice.localiser, voice.language, voice.deck)


def _together(before: frozenset[_Reading], after: frozenset[_Reading]) -> frozenset[_Reading]:
    return frozenset(both for one in before for other in after if _consistent(both := one | other))


@lru_cache(maxsize=64)
def _vocabulary(localiser: Localiser, language: str, deck: str) -> _Vocabulary:
    """All words of all languages and decks; where they differ over one, the reader's own decide, then his language."""
    pieces: dict[str, frozenset[_Reading]] = {}
    levels = [_own_signs(Voice(localiser, language, deck))]
    for spoken in dict.fromkeys((language, *localiser.input_languages)):
        levels += [_words(Voice(localiser, spoken, one)) for one in dict.fromkeys((deck, *DECKS))]
    for level in levels:
        found: dict[str, set[_Reading]] = {}
        for word, reading in level:
            if piece := normal(word).replace(" ", ""):
                found.setdefault(piece, set()).add(reading)
        for piece, readings in found.items():
            pieces.setdefault(piece, frozenset(readings))
    return _Vocabulary(pieces, max(map(len, pieces)))


def _own_signs(voice: Voice) -> Iterable[tuple[str, _Reading]]:
    """The letters of the notation, and what stands in the corners of the reader's own cards: both are always meant."""
    for number in range(len(SUIT_WORDS)):
        yield SUIT_LETTERS[number], frozenset({("suit", number)})
    for number in range(len(RANK_WORDS)):
        for sign in (RANK_LETTERS[number], voice.rank_index(Rank(number))):
            yield sign, frozenset({("rank", number)})


def _words(voice: Voice) -> Iterable[tuple[str, _Reading]]:
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
        yield word, _NOTHING


def _listed(voice: Voice, kind: str) -> Sequence[str]:
    """The further words of a kind, as the catalogue lists them between commas."""
    return voice.text(f"spell-{kind}").split(",")
