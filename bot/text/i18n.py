"""Turns message keys and typed values into text in the reader's language."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle

from bot.text.catalogues import REFERENCE, Catalogue, Sources, find_catalogues, layers
from bot.text.emoji import MISSING, Emoji
from bot.text.patterns import Patterns, Unfit, Write, for_fluent
from engine.cards import RANKS_IN_SUIT, Card, Rank, Seat, Suit, parse_card, rank_of, suit_of
from engine.message import (
    CardsWord,
    CardWord,
    Message,
    RanksWord,
    RankWord,
    SeatWord,
    SideWord,
    SuitName,
    SuitSigns,
    SuitWord,
    Value,
)

FRENCH_DECK: Final = "french"
SWISS_DECK: Final = "swiss"
DECKS: Final = (FRENCH_DECK, SWISS_DECK)
"""The decks whose words name the cards. The cards are the same: Schilten are spades, an Under is a jack."""

SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
RANK_WORDS: Final = (
    "ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "two",
)  # fmt: skip
"""The parts of card keys, by number: `card-<deck>-suit-spades`, `card-<deck>-rank-ace`."""
ALSO: Final = "also"
"""The attribute of a text with further names that may be typed for it, separated by commas."""
UNCOUNTED: Final = "uncounted"
"""The attribute of a text that tells card points: what they read who count for themselves."""
EXAMPLE: Final = parse_card("TS")
"""The card that texts name as an example."""

Names: TypeAlias = Callable[[Seat], str] | Sequence[str]
"""The names of the players, by seat."""

_log = logging.getLogger(__name__)


class MissingTextError(KeyError):
    """No catalogue has this key; only a strict localiser raises it."""


class BadTextError(ValueError):
    """The text of a catalogue does not fit the values given to it; only a strict localiser raises it."""


class Localiser:
    """All catalogues. Built once; reads a catalogue when it is first needed, or all of them by `read_all`.

    Takes a text that a language lacks from its fallback (`de-CH` → `de` → `en`). When there is none, or the values do
    not fit, a strict localiser raises; any other logs the key and returns the next text of the chain, or the key.

    Args:
        sources: the catalogues; None: those of the bot, the engine and the games.
        strict: raises instead of falling back.
    """

    def __init__(self, sources: Sources | None = None, *, strict: bool = False) -> None:
        self.strict = strict
        self._sources: Sources = find_catalogues() if sources is None else sources
        self._catalogues: dict[str, Catalogue] = {}
        self._patterns: dict[str, Patterns] = {}
        self._writes: dict[tuple[str, str], Write] = {}
        """What writes the text of a key in a language, or in its fallback; those that were used so far."""
        self._cards: dict[tuple[str, str], tuple[str, ...]] = {}
        self._tight_cards: dict[tuple[str, str], tuple[str, ...]] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Every language with a catalogue of the bot's own words, the reference first."""
        return tuple(sorted(self._sources, key=lambda language: (language != REFERENCE, language)))

    def read_all(self) -> None:
        """Reads every catalogue now, so that no player waits for it."""
        for language in self._sources:
            self._catalogue(language).read_all()

    def has(self, language: str, key: str, /) -> bool:
        """Whether the language or one of its fallbacks has a text of this key."""
        return any(True for _ in self._bundles(language, key))

    def text(self, language: str, key: str, /, **values: str | int) -> str:
        """The text with these values.

        Raises:
            MissingTextError: strict, and no catalogue has the key.
            BadTextError: strict, and the text does not fit the values.
        """
        return self._format(language, key, values)

    def say(self, language: str, message: Message, names: Names = (), deck: str = FRENCH_DECK) -> str:
        """The text of a message of the engine; `names` name the players, the words of `deck` the cards.

        Raises:
            MissingTextError: strict, and no catalogue has the key.
            BadTextError: strict, and the text does not fit the values.
        """
        return Voice(self, language, deck).say(message, names)

    def part(self, language: str, key: str, part: str) -> str:
        """An attribute of a text, such as a paragraph of a page.

        Raises:
            MissingTextError: strict, and no catalogue has the attribute.
        """
        text = self._format(language, key, {}, part)
        if not text and self.strict:
            raise MissingTextError(f"{key}.{part} ({language})")
        return text

    def uncounted(self, language: str, key: str, values: Mapping[str, str | int]) -> str:
        """A text without the card points that it tells, its attribute `uncounted`; empty where it tells none."""
        return self._format(language, key, values, UNCOUNTED)

    def names_of(self, language: str, message: Message, names: Names = (), deck: str = FRENCH_DECK) -> tuple[str, ...]:
        """The text of the message, then the further names that may be typed for it, if any: its attribute `also`.

        Raises:
            MissingTextError: strict, and no catalogue has the key.
            BadTextError: strict, and a text does not fit the values.
        """
        voice = Voice(self, language, deck)
        values = {name: _word(voice, value, names) for name, value in message.values}
        others = self._format(language, message.key, values, ALSO)
        return self._format(language, message.key, values), *(others.split(",") if others else ())

    def card(self, language: str, card: Card, deck: str = FRENCH_DECK) -> str:
        """A card in its short form: `♠10`, `🛡️ Schilten U`."""
        words = self._cards.get((language, deck))
        if words is None:
            words = tuple(self._short_card(language, Card(number), deck) for number in range(52))
            self._cards[language, deck] = words
        return words[card]

    def tight_card(self, language: str, card: Card, deck: str = FRENCH_DECK) -> str:
        """A card in as little room as possible: `♠10`, `🛡️U`."""
        words = self._tight_cards.get((language, deck))
        if words is None:
            words = tuple(
                self.suit_symbol(language, suit_of(Card(number)), deck)
                + self.rank_index(language, rank_of(Card(number)), deck)
                for number in range(52)
            )
            self._tight_cards[language, deck] = words
        return words[card]

    def card_in_words(self, language: str, card: Card, deck: str = FRENCH_DECK) -> str:
        """A card in words: `ten of spades`."""
        return self.text(
            language,
            f"card-{deck}-spoken",
            rank=self.rank(language, rank_of(card), deck),
            suit=self.suit_word(language, suit_of(card), deck),
        )

    def suit(self, language: str, suit: Suit, deck: str = FRENCH_DECK) -> str:
        """A suit, symbol and word: `♠ spades`."""
        return self.text(
            language,
            "card-suit",
            symbol=self.suit_symbol(language, suit, deck),
            word=self.suit_word(language, suit, deck),
        )

    def suit_symbol(self, language: str, suit: Suit, deck: str = FRENCH_DECK) -> str:
        """A suit's symbol."""
        return self.text(language, f"card-{deck}-symbol-{SUIT_WORDS[suit]}")

    def suit_word(self, language: str, suit: Suit, deck: str = FRENCH_DECK) -> str:
        """A suit's name."""
        return self.text(language, f"card-{deck}-suit-{SUIT_WORDS[suit]}")

    def rank(self, language: str, rank: Rank, deck: str = FRENCH_DECK) -> str:
        """A rank's name."""
        return self.text(language, f"card-{deck}-rank-{RANK_WORDS[rank]}")

    def rank_index(self, language: str, rank: Rank, deck: str = FRENCH_DECK) -> str:
        """A rank as printed in the corner of the card: `10`, `A`."""
        return self.text(language, f"card-{deck}-index-{RANK_WORDS[rank]}")

    def several(self, language: str, words: Sequence[str]) -> str:
        """A list as the language writes it: `Anna, Ben and Carl`."""
        if len(words) < 2:
            return "".join(words)
        head = words[0]
        for word in words[1:-1]:
            head = self.text(language, "list-more", head=head, next=word)
        return self.text(language, "list-last", head=head, last=words[-1])

    def _short_card(self, language: str, card: Card, deck: str) -> str:
        return self.text(
            language,
            f"card-{deck}-short",
            symbol=self.suit_symbol(language, suit_of(card), deck),
            suit=self.suit_word(language, suit_of(card), deck),
            rank=self.rank_index(language, rank_of(card), deck),
        )

    def _catalogue(self, language: str) -> Catalogue:
        """The catalogue of a language of the sources; made late, since making one takes as long as reading it."""
        catalogue = self._catalogues.get(language)
        if catalogue is None:
            locales = [language, REFERENCE]
            bundle = FluentBundle(locales, use_isolating=False)
            catalogue = self._catalogues[language] = Catalogue(bundle, layers(self._sources, language))
            self._patterns[language] = Patterns(bundle, locales)
        return catalogue

    def _bundles(self, language: str, key: str) -> Iterable[tuple[str, FluentBundle]]:
        """The languages of the fallback chain whose catalogue has this key, each with its bundle."""
        wanted = language
        while True:
            if wanted in self._sources:
                catalogue = self._catalogue(wanted)
                if catalogue.has(key):
                    yield wanted, catalogue.bundle
            if wanted == REFERENCE:
                return
            wanted = wanted.rpartition("-")[0] or REFERENCE

    def _format(self, language: str, key: str, values: Mapping[str, str | int], attribute: str = "") -> str:
        """The text in the first language of the chain that has it; with `attribute`, that attribute, or "" without."""
        if not attribute:
            write = self._writes.get((language, key))
            if write is None:
                for chosen, _ in self._bundles(language, key):
                    write = self._writes[language, key] = self._patterns[chosen].of(key)
                    break
            if write is not None:
                try:
                    return write(values)
                except (Unfit, KeyError, RecursionError):
                    write = None  # what does not fit is told below
        for chosen, bundle in self._bundles(language, key):
            message = bundle.get_message(key)
            if attribute and attribute not in message.attributes:
                return ""
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                continue
            arguments: dict[str, Any] = {name: for_fluent(value) for name, value in values.items()}
            text, errors = bundle.format_pattern(pattern, arguments)
            if not errors:
                return str(text)
            if self.strict:
                raise BadTextError(f"{key} ({chosen}): {errors[0]}")
            _log.error("text does not fit its values", extra={"key": key, "language": chosen})
        if self.strict:
            raise MissingTextError(f"{key} ({language})")
        _log.error("text is missing", extra={"key": key, "language": language})
        return key


@dataclass(frozen=True, slots=True)
class Voice:
    """A localiser with one language, and one deck whose words name the cards."""

    localiser: Localiser
    language: str = REFERENCE
    deck: str = FRENCH_DECK
    spoken: bool = False
    """Whether cards and suits are words without signs, for a reader who has the text read aloud."""
    points: bool = True
    """Whether the card points that were taken in a deal under way are shown."""
    emoji: Emoji | None = None
    """What stands for cards and suits, as far as there is any; labels, titles, footers and forms can hold none."""

    @property
    def plain(self) -> "Voice":
        """The same without emoji, for texts that can hold none."""
        return self if self.emoji is None else replace(self, emoji=None)

    def has(self, key: str, /) -> bool:
        """`Localiser.has` in this language."""
        return self.localiser.has(self.language, key)

    def text(self, key: str, /, **values: str | int) -> str:
        """`Localiser.text` in this language."""
        return self.localiser.text(self.language, key, **values)

    def part(self, key: str, part: str) -> str:
        """`Localiser.part` in this language."""
        return self.localiser.part(self.language, key, part)

    def say(self, message: Message, names: Names = ()) -> str:
        """`Localiser.say` in this language and deck; where points are hidden, without those of a deal under way."""
        values = {name: _word(self, value, names) for name, value in message.values}
        if not self.points and (uncounted := self.localiser.uncounted(self.language, message.key, values)):
            return uncounted
        return self.localiser.text(self.language, message.key, **values)

    def say_aloud(self, message: Message, names: Names = ()) -> str:
        """`Localiser.say` in this language and deck, with words instead of signs."""
        return replace(self, spoken=True, emoji=None).say(message, names)

    def card(self, card: Card) -> str:
        """`♠10`, or its emoji; aloud `ten of spades`."""
        if self.spoken:
            return self.card_in_words(card)
        return self.card_emoji(card) or self.localiser.card(self.language, card, self.deck)

    def tight_card(self, card: Card) -> str:
        """`♠10`, in every deck, or its emoji; aloud `ten of spades`."""
        if self.spoken:
            return self.card_in_words(card)
        return self.card_emoji(card) or self.localiser.tight_card(self.language, card, self.deck)

    def card_emoji(self, card: Card, *, trump: bool = False) -> str:
        """The emoji of a card, of a trump with a star; empty where there is none."""
        if self.emoji is None or self.spoken:
            return MISSING
        cards = self.emoji.trumps if trump else self.emoji.cards
        return cards[self.language, self.deck][card]

    def card_in_words(self, card: Card) -> str:
        """`ten of spades`."""
        return self.localiser.card_in_words(self.language, card, self.deck)

    def suit(self, suit: Suit) -> str:
        """`♠ spades`, with the emoji of the suit if there is one; aloud `spades`."""
        if self.spoken:
            return self.suit_word(suit)
        sign = self.suit_emoji(suit)
        if not sign:
            return self.localiser.suit(self.language, suit, self.deck)
        return self.text("card-suit", symbol=sign, word=self.suit_word(suit))

    def suit_symbol(self, suit: Suit) -> str:
        """`♠`, or its emoji; aloud `spades`."""
        if self.spoken:
            return self.suit_word(suit)
        return self.suit_emoji(suit) or self.localiser.suit_symbol(self.language, suit, self.deck)

    def suit_emoji(self, suit: Suit) -> str:
        """The emoji of a suit; empty where there is none."""
        return MISSING if self.emoji is None or self.spoken else self.emoji.suits[self.deck][suit]

    def trump_emoji(self) -> str:
        """The mark of trumps; empty where there is none."""
        return MISSING if self.emoji is None or self.spoken else self.emoji.trump

    def chip_emoji(self) -> str:
        """A chip, such as lie in the pot; empty where there is none."""
        return MISSING if self.emoji is None or self.spoken else self.emoji.chip

    def suit_word(self, suit: Suit) -> str:
        """`spades`."""
        return self.localiser.suit_word(self.language, suit, self.deck)

    def rank(self, rank: Rank) -> str:
        """`ten`."""
        return self.localiser.rank(self.language, rank, self.deck)

    def rank_index(self, rank: Rank) -> str:
        """`10`; aloud `ten`."""
        if self.spoken:
            return self.rank(rank)
        return self.localiser.rank_index(self.language, rank, self.deck)

    def rank_indices(self) -> tuple[str, ...]:
        """What is printed in the corners of the cards, from the ace to the two, also where texts are read aloud."""
        return tuple(self.localiser.rank_index(self.language, Rank(rank), self.deck) for rank in range(RANKS_IN_SUIT))

    def several(self, words: Sequence[str]) -> str:
        """`Anna, Ben and Carl`."""
        return self.localiser.several(self.language, words)

    def row(self, words: Sequence[str]) -> str:
        """Cards or ranks beside each other: `10 9`; aloud `ten and nine`."""
        return self.several(words) if self.spoken else " ".join(words)


def _word(voice: Voice, value: Value, names: Names) -> str | int:
    """A value of a message, as it stands in the text."""
    match value:
        case int():
            return value
        case CardWord(card) if voice.spoken:
            return voice.text("card-told", card=voice.card(card))
        case CardWord(card):
            return voice.card(card)
        case CardsWord(cards):
            return voice.row([voice.card(card) for card in cards])
        case SuitWord(suit):
            return voice.suit(suit)
        case SuitName(suit):
            return voice.suit_word(suit)
        case SuitSigns(suits):
            signs = [voice.suit_symbol(suit) for suit in suits]
            return voice.several(signs) if voice.spoken else "".join(signs)
        case RankWord(rank):
            return voice.rank(rank)
        case RanksWord(ranks):
            return voice.several([voice.rank(rank) for rank in ranks])
        case SeatWord(seat):
            return _name(names, seat)
        case SideWord(seats):
            return voice.several([_name(names, seat) for seat in seats])
        case Message():
            return voice.say(value, names)


def _name(names: Names, seat: Seat) -> str:
    return names(seat) if callable(names) else names[seat]
