"""Matches what a player types with the answers open to them: `TS`, `10♠`, `Schilten-Under`, `スペードの10`, `9s bella`.

Reads the text in every language and deck at once and in any width, case or kana, with or without accents; where they
differ over a word, the reader's own language and deck decide. Nothing here chooses an answer: `find` ranks the answers,
`meant` names one only when the text can mean no other.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.text.i18n import DECKS, Localiser, Names, Voice
from bot.text.render.frame import preset_name
from bot.text.render.rendered import CHOICE_LABEL, clip
from bot.text.vocabulary import EMPTY, LONGEST, Reading, combined, in_notation, normal, vocabulary_of, without_accents
from engine.cards import Card, Rank, Suit, card, rank_of, suit_of
from engine.choice import Option
from engine.message import Message
from engine.options import rules_names
from engine.registry import game as find_game
from engine.registry import game_keys

SUGGESTIONS: Final = 25
"""How many choices Discord takes as an answer to autocomplete."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A choice of autocomplete: the label that is shown, and the text of the action."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class _Features:
    """What a text is compared with to recognise an answer.

    `elements`: its suits and ranks. `words`: the words of its name and notation. `completable`: those, and the words of
    its further names, of which one word alone names nothing: `jag` is not *jag passar*. `whole`: all of its names and
    its notation, without spaces.
    """

    elements: Reading
    words: frozenset[str]
    completable: frozenset[str]
    whole: frozenset[str]
    is_card: bool

    def begins(self, word: str) -> bool:
        """Whether a word of the answer begins with this; in scripts without spaces, whether a name contains it."""
        if word.isascii():
            return any(known.startswith(word) for known in self.completable)
        return any(word in known for known in self.whole)


def find(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> tuple[Option, ...]:
    """The answers that the text may mean, likeliest first; all of them, in their order, for an empty text.

    Open answers come before disabled ones. A text that means nothing gives no answers, never an error.
    """
    if len(typed) > LONGEST:
        return ()
    text = _read(typed, voice)
    ranked = [
        (not option.open, not rank.exact, not rank.whole, rank.extra, place, option)
        for place, option in enumerate(options)
        if (rank := _rank(_features(option, voice, names), text)) is not None
    ]
    return tuple(entry[-1] for entry in sorted(ranked, key=lambda entry: entry[:-1]))


def meant(options: Iterable[Option], typed: str, voice: Voice, names: Names = ()) -> Option | None:
    """The only answer that the text names, open or disabled; None when it names none, or several.

    The notation's own text (`play KS`) names exactly itself. `KS` alone leaves open whether the bella is announced.
    An answer whose whole name is typed comes before answers whose names hold more words. The words of a card that
    are a contract's name too name several (`king of hearts`, where one may declare or play), even if one is disabled.
    """
    answers = tuple(options)
    notation = " ".join(typed.split()).casefold()
    for option in answers:
        if option.text.casefold() == notation:
            return option
    if len(typed) > LONGEST:
        return None
    text = _read(typed, voice)
    ranks = [(option, _rank(_features(option, voice, names), text)) for option in answers]
    exact = [option for option, rank in ranks if rank is not None and rank.exact]
    whole = exact or [option for option, rank in ranks if rank is not None and rank.whole]
    wanted = [option for option in whole if option.open] or whole
    if len(wanted) != 1:
        return None
    named = card_meant(typed, voice) if wanted[0].card is None else None
    return wanted[0] if named is None or named not in {option.card for option in answers} else None


def by_name(option: Option, typed: str, voice: Voice, names: Names = ()) -> bool:
    """Whether the text names the answer in full: its whole name, its suit, or its notation; not some of its words."""
    features, text = _features(option, voice, names), _read(typed, voice)
    rank = _rank(features, text)
    return rank is not None and rank.whole and (text.whole in features.whole or bool(features.elements))


def card_meant(typed: str, voice: Voice) -> Card | None:
    """The card that the text names, whether or not it can be played; None when it names none, or several."""
    if len(typed) > LONGEST:
        return None
    vocabulary, readings = vocabulary_of(voice), frozenset({EMPTY})
    for word in normal(typed).split():
        readings = combined(readings, frozenset(vocabulary.read(word)))
    cards = {tuple(sorted(reading)) for reading in readings if len(reading) == 2}
    if len(cards) != 1:
        return None
    ((_, rank), (_, suit)) = cards.pop()
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
    matching = find((option for option in options if option.open), typed, voice, names)
    return tuple(Suggestion(_label(option, voice, names), option.text) for option in matching[:SUGGESTIONS])


def _label(option: Option, voice: Voice, names: Names) -> str:
    """The answer as on its button, its meaning, and a card in words too, for readers who have the list read aloud."""
    voice = voice.plain
    label = voice.say(option.label, names)
    if option.card is not None and not voice.spoken:
        label = voice.text("choice-spoken", label=label, spoken=voice.card_in_words(option.card))
    if option.meaning is not None:
        label = voice.text("choice-meaning", label=label, meaning=voice.say(option.meaning, names))
    return clip(label, CHOICE_LABEL)


@dataclass(frozen=True, slots=True)
class _TypedWord:
    """A typed word: what it may say, or, where it says nothing yet, what it may come to say."""

    text: str
    readings: tuple[Reading, ...]
    completed: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class _TypedText:
    """The typed text, word by word."""

    words: tuple[_TypedWord, ...]

    @property
    def whole(self) -> str:
        """All of it, without spaces."""
        return "".join(word.text for word in self.words)


def _read(typed: str, voice: Voice) -> _TypedText:
    vocabulary = vocabulary_of(voice)
    words = []
    for word in normal(typed).split():
        readings = vocabulary.read(word)
        words.append(_TypedWord(without_accents(word), readings, () if readings else vocabulary.complete(word)))
    return _TypedText(tuple(words))


@dataclass(frozen=True, slots=True)
class _Rank:
    """How well a text fits an answer.

    `whole`: it names the answer. `extra`: how many of the answer's suits and ranks it does not say. `exact`: it is the
    whole name of an answer in words.
    """

    whole: bool
    extra: int
    exact: bool = False


def _rank(features: _Features, text: _TypedText) -> _Rank | None:
    """How well the text fits the answer; None when a word of it fits another answer only."""
    if not text.words:
        return _Rank(whole=False, extra=0)
    if text.whole in features.whole:
        return _Rank(whole=True, extra=0, exact=not features.is_card)
    # A word may say one of several things: a German `d` is a queen, or diamonds. All that the words may say together.
    readings = {EMPTY}
    is_word, every_word_whole = False, True
    for word in text.words:
        fitting = [reading for reading in word.readings if reading <= features.elements]
        if fitting:
            readings = {before | reading for before in readings for reading in fitting}
        elif word.text in features.words:
            is_word = True
        elif features.begins(word.text) or any(reading <= features.elements for reading in word.completed):
            every_word_whole = False
        else:
            return None
    named = max(map(len, readings))
    unnamed = len(features.elements) - named
    return _Rank(whole=every_word_whole and not unnamed and bool(named or is_word), extra=unnamed)


def _features(option: Option, voice: Voice, names: Names) -> _Features:
    hashable = names if callable(names) else tuple(names)
    return _features_of(option.text, option.label, option.also, option.card, voice.localiser, hashable)


@lru_cache(maxsize=2048)
def _features_of(
    text: str, label: Message, also: Message | None, held: Card | None, localiser: Localiser, names: Names
) -> _Features:
    """The features of an answer, in every language; cached, since each key pressed looks for the same forty bids."""
    verb, *words = text.split() or ("",)
    elements = {element for word in words for element in in_notation(word)}
    if held is not None:
        elements |= {("suit", suit_of(held)), ("rank", rank_of(held))}
    texts = [without_accents(part) for part in (f"{verb} {' '.join(words)}", " ".join(words)) if part]
    labels, others = _names_of(label, localiser, names)
    texts += labels
    if also is not None:
        others += [name for part in _names_of(also, localiser, names) for name in part]
    own = _words_in(texts)
    whole = frozenset(name.replace(" ", "") for name in texts + others)
    return _Features(frozenset(elements), own, own | _words_in(others), whole, is_card=held is not None)


def _names_of(message: Message, localiser: Localiser, names: Names) -> tuple[list[str], list[str]]:
    """The text of the message in every language and deck, and its further names, all in the form for comparison."""
    languages = localiser.languages
    texts = [localiser.names_of(language, message, names, deck) for language in languages for deck in DECKS]
    return (
        [without_accents(name) for name, *_ in texts],
        [without_accents(other) for _, *others in texts for other in others],
    )


def _words_in(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in text.split())
