"""Words: message keys and typed values become text in the reader's language (Fluent catalogues).

The bot's own words lie in `bot/text/locale/<language>.ftl`, what any game may say (cards, lists, refusals) in
`engine/locale/<language>.ftl`, a game's in `engine/games/<game>/locale/<language>.ftl`, where every key begins with the
game's name. All are found by listing folders: a new catalogue needs no change here. Files in `locale/names` beside them
have names of answers or cards in a language that the bot does not speak: they may be typed.
"""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

import engine.games
from engine.cards import Card, Rank, Seat, Suit, parse_card, rank_of, suit_of
from engine.message import CardsWord, CardWord, Message, RankWord, SeatWord, SideWord, SuitSigns, SuitWord, Value

REFERENCE: Final = "en"
"""The language that is always complete, and the last of every fallback chain."""
BOT: Final = ""
"""The name under which the bot's own catalogue stands beside those of the games."""
ENGINE: Final = "engine"
"""Likewise, of the catalogue with what any game may say."""
FRENCH_DECK: Final = "french"
SWISS_DECK: Final = "swiss"
DECKS: Final = (FRENCH_DECK, SWISS_DECK)
"""Whose words cards are spoken of with. The cards themselves are the same: Schilten are spades, an Under is a jack."""

SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
RANK_WORDS: Final = (
    "ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "two",
)  # fmt: skip
"""The parts of card keys, by number: `card-<deck>-suit-spades`, `card-<deck>-rank-ace`."""
ALSO: Final = "also"
"""The attribute of a text that says how else it may be typed; several such names stand between commas."""
EXAMPLE: Final = parse_card("TS")
"""The card that texts name as an example."""
LARGEST: Final = 10**18
"""From here on Fluent cannot write a number by the customs of a language; it stands as its digits."""

Names: TypeAlias = Callable[[Seat], str] | Sequence[str]
"""How the players are called: by seat."""
Sources: TypeAlias = Mapping[str, Mapping[str, str | Path]]
"""Catalogues by language and owner (`BOT`, `ENGINE` or a game's key): a file, or the text itself."""

_log = logging.getLogger(__name__)


class MissingTextError(KeyError):
    """No catalogue has this key; raised only by a strict localiser."""


class BadTextError(ValueError):
    """A catalogue's text does not fit the values given to it; raised only by a strict localiser."""


def find_catalogues() -> dict[str, dict[str, Path]]:
    """Every catalogue file, by language and owner."""
    return _catalogues_in("locale")


def find_names() -> dict[str, dict[str, Path]]:
    """Every file with names of cards or of a game's answers in a language that has no whole catalogue, likewise."""
    return _catalogues_in("locale/names")


def _catalogues_in(place: str) -> dict[str, dict[str, Path]]:
    games = [folder for root in engine.games.__path__ for folder in sorted(Path(root).iterdir())]
    folders = {BOT: Path(__file__).parent, ENGINE: Path(engine.__file__).parent, **{one.name: one for one in games}}
    found: dict[str, dict[str, Path]] = {}
    for owner, folder in folders.items():
        for file in sorted((folder / place).glob("*.ftl")):
            found.setdefault(file.stem, {})[owner] = file
    return found


def language_of(locale: str, languages: Iterable[str]) -> str | None:
    """The catalogue for a Discord locale: `ja` for `ja`, `en` for `en-GB`; None when there is none.

    >>> language_of("en-US", ("en", "ja")), language_of("fr", ("en", "ja"))
    ('en', None)
    """
    known = {language.casefold(): language for language in languages}
    wanted = locale.replace("_", "-").casefold()
    while wanted:
        if wanted in known:
            return known[wanted]
        wanted = wanted.rpartition("-")[0]
    return None


def choose_language(
    languages: Iterable[str],
    *,
    user: str | None = None,
    server: str | None = None,
    locale: str | None = None,
    guild_locale: str | None = None,
    default: str = REFERENCE,
) -> str:
    """The language to speak: the user's setting, the server's, the client's, the server's locale, then the default.

    A setting whose catalogue is gone is passed over. A client's locale without a catalogue gives the default rather
    than the server's language: who reads French is more likely to read English than, say, Japanese.
    """
    known = tuple(languages)
    for setting in (user, server):
        if setting is not None and (found := language_of(setting, known)) is not None:
            return found
    for spoken in (locale, guild_locale):
        if spoken is not None:
            return language_of(spoken, known) or default
    return default


def choose_deck(*, user: str | None = None, server: str | None = None) -> str:
    """The deck to speak of: the user's setting, the server's, else the French one; an unknown one is passed over."""
    return next((setting for setting in (user, server) if setting in DECKS and setting is not None), FRENCH_DECK)


@cache
def _parsed(text: str) -> Resource:
    """A catalogue's texts; of all the localisers of a process the first one parses them, which takes long."""
    return FluentResource(text)


@dataclass(frozen=True, slots=True)
class _Catalogue:
    """One language's bundle, and what is still to be read into it."""

    bundle: FluentBundle
    unread: dict[str, str | Path]

    def read(self, owner: str) -> None:
        """Read what this owner has, unless it is read already or there is none."""
        source = self.unread.pop(owner, None)
        if source is not None:
            text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
            self.bundle.add_resource(_parsed(text))

    def has(self, key: str) -> bool:
        """Whether it has such a text. What any game may say is read before the bot's own words, which are many."""
        if self.bundle.has_message(key):
            return True
        for owner in (key.partition("-")[0], ENGINE, BOT):
            self.read(owner)
            if self.bundle.has_message(key):
                return True
        return False


class Localiser:
    """All catalogues. Built once; a catalogue is read when it is first needed, or by `read_all`.

    A text that is missing in a language is taken from its fallback (`de-CH` → `de` → `en`). When there is none, or
    the values do not fit, a strict localiser raises, the other logs the key and answers with the best there is.
    """

    def __init__(self, sources: Sources | None = None, *, names: Sources | None = None, strict: bool = False) -> None:
        found: Sources = find_catalogues() if sources is None else sources
        named: Sources = names if names is not None else {} if sources is not None else find_names()
        self.strict = strict
        self._spoken = frozenset(found)
        self._sources: Sources = {**named, **found}
        self._catalogues: dict[str, _Catalogue] = {}
        self._cards: dict[tuple[str, str], tuple[str, ...]] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Every language with a catalogue of the bot's own words, the reference first."""
        return tuple(sorted(self._spoken, key=lambda language: (language != REFERENCE, language)))

    @cached_property
    def heard(self) -> tuple[str, ...]:
        """Every language in which answers may be typed: those that the bot speaks, then those with names alone."""
        return (*self.languages, *sorted(set(self._sources) - self._spoken))

    def read_all(self) -> None:
        """Read every catalogue now, so that no player waits for it."""
        for language in self._sources:
            catalogue = self._catalogue(language)
            for owner in tuple(catalogue.unread):
                catalogue.read(owner)

    def has(self, language: str, key: str, /) -> bool:
        """Whether there is such a text, be it in a language further down the chain."""
        return any(True for _ in self._bundles(language, key))

    def text(self, language: str, key: str, /, **values: str | int) -> str:
        """The text with these values.

        Raises:
            MissingTextError: strict, and no catalogue has the key.
            BadTextError: strict, and the text does not fit the values.
        """
        return self._format(language, key, values)

    def say(self, language: str, message: Message, names: Names = (), deck: str = FRENCH_DECK) -> str:
        """A message of the engine; players are called by `names`, cards by the words of `deck`.

        Raises:
            MissingTextError: strict, and no catalogue has the key.
            BadTextError: strict, and the text does not fit the values.
        """
        values = {name: self._word(language, value, names, deck) for name, value in message.values}
        return self._format(language, message.key, values)

    def names_of(self, language: str, message: Message, names: Names = (), deck: str = FRENCH_DECK) -> tuple[str, ...]:
        """The message, then by what other names it may be typed, where its text has any: its attribute `also`.

        Raises:
            MissingTextError: strict, and no catalogue has the key.
            BadTextError: strict, and a text does not fit the values.
        """
        values = {name: self._word(language, value, names, deck) for name, value in message.values}
        others = self._format(language, message.key, values, ALSO)
        return self._format(language, message.key, values), *(others.split(",") if others else ())

    def card(self, language: str, card: Card, deck: str = FRENCH_DECK) -> str:
        """A card in short: `♠10`, `🛡️ Schilten U`."""
        words = self._cards.get((language, deck))
        if words is None:
            words = tuple(self._short_card(language, Card(number), deck) for number in range(52))
            self._cards[language, deck] = words
        return words[card]

    def card_in_words(self, language: str, card: Card, deck: str = FRENCH_DECK) -> str:
        """A card as one speaks of it: `ten of spades`."""
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
        """A rank as it stands in the corner of the card: `10`, `A`."""
        return self.text(language, f"card-{deck}-index-{RANK_WORDS[rank]}")

    def several(self, language: str, words: Sequence[str]) -> str:
        """A list in the manner of the language: `Anna, Ben and Carl`."""
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

    def _word(self, language: str, value: Value, names: Names, deck: str) -> str | int:
        match value:
            case int():
                return value
            case CardWord(card):
                return self.card(language, card, deck)
            case CardsWord(cards):
                return " ".join(self.card(language, card, deck) for card in cards)
            case SuitWord(suit):
                return self.suit(language, suit, deck)
            case SuitSigns(suits):
                return "".join(self.suit_symbol(language, suit, deck) for suit in suits)
            case RankWord(rank):
                return self.rank(language, rank, deck)
            case SeatWord(seat):
                return self._name(names, seat)
            case SideWord(seats):
                return self.several(language, [self._name(names, seat) for seat in seats])
            case Message():
                return self.say(language, value, names, deck)

    def _name(self, names: Names, seat: Seat) -> str:
        return names(seat) if callable(names) else names[seat]

    def _catalogue(self, language: str) -> _Catalogue:
        """The catalogue of a language that has one; to make it takes as long as to read it."""
        found = self._catalogues.get(language)
        if found is None:
            bundle = FluentBundle([language, REFERENCE], use_isolating=False)
            found = self._catalogues[language] = _Catalogue(bundle, dict(self._sources[language]))
        return found

    def _bundles(self, language: str, key: str) -> Iterable[tuple[str, FluentBundle]]:
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
        """The text in the first language of the chain that has it; of an attribute, which no text need have, or ``."""
        for found_in, bundle in self._bundles(language, key):
            found = bundle.get_message(key)
            if attribute and attribute not in found.attributes:
                return ""
            pattern = found.attributes[attribute] if attribute else found.value
            if pattern is None:
                continue
            arguments: dict[str, Any] = {
                name: str(value) if isinstance(value, int) and abs(value) >= LARGEST else value
                for name, value in values.items()
            }
            text, errors = bundle.format_pattern(pattern, arguments)
            if not errors:
                return str(text)
            if self.strict:
                raise BadTextError(f"{key} ({found_in}): {errors[0]}")
            _log.error("text does not fit its values", extra={"key": key, "language": found_in})
        if self.strict:
            raise MissingTextError(f"{key} ({language})")
        _log.error("text is missing", extra={"key": key, "language": language})
        return key


@dataclass(frozen=True, slots=True)
class Voice:
    """A localiser that speaks one language with one deck of card words."""

    localiser: Localiser
    language: str = REFERENCE
    deck: str = FRENCH_DECK

    def has(self, key: str, /) -> bool:
        """`Localiser.has` in this language."""
        return self.localiser.has(self.language, key)

    def text(self, key: str, /, **values: str | int) -> str:
        """`Localiser.text` in this language."""
        return self.localiser.text(self.language, key, **values)

    def say(self, message: Message, names: Names = ()) -> str:
        """`Localiser.say` in this language and deck."""
        return self.localiser.say(self.language, message, names, self.deck)

    def card(self, card: Card) -> str:
        """`♠10`."""
        return self.localiser.card(self.language, card, self.deck)

    def card_in_words(self, card: Card) -> str:
        """`ten of spades`."""
        return self.localiser.card_in_words(self.language, card, self.deck)

    def suit(self, suit: Suit) -> str:
        """`♠ spades`."""
        return self.localiser.suit(self.language, suit, self.deck)

    def suit_word(self, suit: Suit) -> str:
        """`spades`."""
        return self.localiser.suit_word(self.language, suit, self.deck)

    def rank(self, rank: Rank) -> str:
        """`ten`."""
        return self.localiser.rank(self.language, rank, self.deck)

    def rank_index(self, rank: Rank) -> str:
        """`10`."""
        return self.localiser.rank_index(self.language, rank, self.deck)

    def several(self, words: Sequence[str]) -> str:
        """`Anna, Ben and Carl`."""
        return self.localiser.several(self.language, words)
