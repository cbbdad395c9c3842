"""Which emoji the bot wants, how each is called, and which of them there are.

A name begins with the words that a screen reader says for it, in the reference language, then comes the deck, and last
a digest of the picture: `queen_of_clubs_fr_1a2b3c4d`. What comes before the digest is the *stem*. Where a language has
another letter in the corner, the letter stands in place of the deck: `queen_of_clubs_d_…` for German, French and
Swedish.

>>> from bot.text.i18n import Localiser
>>> [wanted.stem for wanted in wanted_emoji(Localiser())][:2]
['spades_fr', 'hearts_fr']
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.text.catalogues import REFERENCE
from bot.text.emoji import MISSING, Emoji
from bot.text.i18n import DECKS, FRENCH_DECK, SWISS_DECK, Localiser
from engine.cards import CARD_TEXTS, SIX, SUITS, Card, Suit, rank_of

CODES: Final = {FRENCH_DECK: "fr", SWISS_DECK: "ch"}
"""The decks as names say them."""
TRUMP: Final = "trump"
CHIP: Final = "chip"
LOWEST: Final = {FRENCH_DECK: None, SWISS_DECK: SIX}
"""The lowest rank that a deck has; None: all ranks."""
DIGEST: Final = 8
"""The number of characters of the digest in a name."""
_NAME: Final = re.compile(rf"(\w+)_([0-9a-f]{{{DIGEST}}})")
_NO_WORD: Final = re.compile("[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class WantedEmoji:
    """An emoji that the bot uses: a card with the letter in its corner, the sign of a suit, or another sign."""

    stem: str
    deck: str = FRENCH_DECK
    card: Card | None = None
    suit: Suit | None = None
    index: str = ""
    trump: bool = False


def wanted_emoji(localiser: Localiser) -> tuple[WantedEmoji, ...]:
    """All that the bot uses, the most useful ones first: Discord may allow some now and the others later."""
    wanted: dict[str, WantedEmoji] = {}
    for deck in DECKS:
        for suit in SUITS:
            stem = _suit_stem(localiser, deck, suit)
            wanted[stem] = WantedEmoji(stem, deck, suit=suit)
    wanted |= {stem: WantedEmoji(stem, trump=stem == TRUMP) for stem in (TRUMP, CHIP)}
    for trump in (False, True):
        for language in localiser.languages:
            for deck in DECKS:
                for card in _cards_of(deck):
                    stem = _card_stem(localiser, language, deck, card, trump=trump)
                    index = localiser.rank_index(language, rank_of(card), deck)
                    wanted.setdefault(stem, WantedEmoji(stem, deck, card=card, index=index, trump=trump))
    return tuple(wanted.values())


def emoji_of(localiser: Localiser, existing: Mapping[str, str]) -> Emoji:
    """The emoji as texts use them; `existing`: how each that exists is written, by its stem."""

    def cards(*, trump: bool) -> dict[tuple[str, str], tuple[str, ...]]:
        return {
            (language, deck): tuple(
                existing.get(_card_stem(localiser, language, deck, Card(number), trump=trump), MISSING)
                for number in range(len(CARD_TEXTS))
            )
            for language in localiser.languages
            for deck in DECKS
        }

    return Emoji(
        cards(trump=False),
        cards(trump=True),
        {deck: tuple(existing.get(_suit_stem(localiser, deck, suit), MISSING) for suit in SUITS) for deck in DECKS},
        existing.get(TRUMP, MISSING),
        existing.get(CHIP, MISSING),
    )


def stem_of(name: str) -> str | None:
    """The stem of an emoji's name; None for a name that is none of the bot's.

    >>> stem_of("queen_of_clubs_fr_1a2b3c4d"), stem_of("party")
    ('queen_of_clubs_fr', None)
    """
    found = _NAME.fullmatch(name)
    return found[1] if found is not None else None


def _cards_of(deck: str) -> Iterator[Card]:
    lowest = LOWEST[deck]
    for number in range(len(CARD_TEXTS)):
        if lowest is None or rank_of(Card(number)) <= lowest:
            yield Card(number)


def _card_stem(localiser: Localiser, language: str, deck: str, card: Card, *, trump: bool) -> str:
    rank = rank_of(card)
    usual, index = (localiser.rank_index(spoken, rank, deck) for spoken in (REFERENCE, language))
    code = CODES[deck] if index == usual else _slug(index)
    mark = "_t" if trump else ""
    return f"{_slug(localiser.card_in_words(REFERENCE, card, deck))}{mark}_{code}"


def _suit_stem(localiser: Localiser, deck: str, suit: Suit) -> str:
    return f"{_slug(localiser.suit_word(REFERENCE, suit, deck))}_{CODES[deck]}"


def _slug(words: str) -> str:
    return _NO_WORD.sub("_", words.lower()).strip("_")
