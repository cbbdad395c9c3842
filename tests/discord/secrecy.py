"""What each viewer may know, from what was made durable, and every card that a request to Discord names."""

import dataclasses
import random
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Any

from bot.tables.model import Table, TableId, TableState, UserId
from bot.text.emoji_names import wanted_emoji
from bot.text.i18n import DECKS, EXAMPLE, FRENCH_DECK, SWISS_DECK, Localiser, Voice
from bot.text.render import option_value, rules_leaves, suits_as_text
from engine.cards import CARD_TEXTS, Card, CardSet, Rank, Seat, Suit, card, card_set, cards_text, parse_card
from engine.cards import SUITS as ALL_SUITS
from engine.choice import PickOne
from engine.export import cards_named_by
from engine.games.barbu.events import NAMED_AFTER
from engine.match import Match
from engine.message import Message, message
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.turn import Act

SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
RANK = r"(10|Kn|[AEKRQJDBV2-9])"
RANKS = {"10": "T", "E": "A", "R": "K", "D": "Q", "B": "J", "V": "J", "Kn": "J"}
"""Corners of other languages: German Dame and Bube, French roi, dame and valet, Swedish ess, dam and knekt."""
SWISS_SUITS = {"🛡": "S", "🌹": "H", "🌰": "D", "🔔": "C"}
SWISS_RANK = "[AEKROUB2-9]"
SWISS_RANKS = {"E": "A", "R": "K", "O": "Q", "U": "J", "B": "T"}
NOTATION = re.compile(r"(?<![0-9A-Za-z])([AKQJT2-9][SHDC])(?![0-9A-Za-z])")
SHOWN = re.compile(rf"([♠♥♦♣])\ufe0e?\s?{RANK}(?![0-9A-Za-z])")
TURNED = re.compile(rf"(?<![0-9A-Za-z]){RANK}\s?([♠♥♦♣])")
SWISS_SHOWN = re.compile(rf"([🛡🌹🌰🔔])\ufe0f?\s?(?:[^\W\d_]+?\s?)?({SWISS_RANK})(?![0-9A-Za-z])")
SWISS_LINE = re.compile(r"([🛡🌹🌰🔔])\ufe0f?(?: [^:*\n]+: |\u00a0)\*\*([^*]+)\*\*")
HAND_LINE = re.compile(r"([♠♥♦♣])\ufe0e?(?: [^:*\n]+: |\u00a0)\*\*([^*]+)\*\*")
EMOJI = re.compile(r"([a-z_]+)_[0-9a-f]{8}(?![0-9a-z_])")
"""The name of an emoji: that of a card is made of its words."""
WRITTEN_EMOJI = re.compile(rf"<:{EMOJI.pattern}:[0-9]+>")
OF_REPLAY = re.compile(r"s1:([0-9A-Za-z]+):-:([0-9]+)00000:(?:replay|step)=")
"""The id of a button of a position in a replay: of which table, and which of its matches."""
OF_LESSON = re.compile(r"s1:-:-:[0-9]+:lesson-")
"""The id of a button of a lesson, whose cards everybody may know: no match has them."""
EXAMPLES = ("discord-not-understood", "param-action-about")
"""Texts that name a card as an example."""


@dataclass
class _Known:
    deal: tuple[int, int]
    ever: int
    """All that the viewer could see at any time of this deal, and at the end of the one before."""
    now: int


class Knowledge:
    """What each viewer of each table may know, told by whatever was saved."""

    def __init__(self) -> None:
        self._known: dict[tuple[TableId, Seat | None], _Known] = {}
        self._tables: dict[TableId, Table] = {}
        self._over: dict[tuple[TableId, int], CardSet] = {}
        """The cards of each match that is over, of which a replay may tell."""

    def saved(self, table: Table) -> None:
        """This has become durable."""
        before, match = self._tables.get(table.id), table.match
        self._tables[table.id] = table
        if match is None:
            return
        if match.over:
            self._over[table.id, table.match_number] = card_set(match.game.pack)
        same = before is not None and before.match is not None and before.match_number == table.match_number
        seen = len(before.match.log) if before is not None and before.match is not None and same else len(match.log)
        # Of several steps that are saved at once each was seen: a claim plays many cards.
        for lines in range(seen + 1, len(match.log)):
            self._saw(table, match.at(lines))
        self._saw(table, match)

    def _saw(self, table: Table, match: Match) -> None:
        deal = (table.match_number, match.deals)
        for viewer in (None, *map(Seat, range(len(table.holders)))):
            now = int(cards_named_by(match.view(viewer)))
            # Anybody may turn up the tricks of a deal that is over.
            now |= card_set(one.card for trick in match.game.played_tricks(match.state) for one in trick.cards)
            known = self._known.get((table.id, viewer))
            if known is None:
                self._known[table.id, viewer] = _Known(deal, now, now)
            elif known.deal != deal:
                # What was drawn from the end of the last deal may still be under way.
                self._known[table.id, viewer] = _Known(deal, known.now | now, now)
            else:
                known.ever, known.now = known.ever | now, now

    def public(self, channel: int) -> CardSet:
        """What everybody in this channel may know."""
        return self._all((table.id, None) for table in self._tables.values() if table.place.includes(channel))

    def of(self, user: UserId) -> CardSet:
        """What this user may know by the seats held now, or when their table closed."""
        seats = [(table.id, table.seat_of(user)) for table in self._tables.values()]
        return self._all((table, seat) for table, seat in seats if seat is not None)

    def replayed(self, body: Any) -> CardSet:
        """What a message may name: by its buttons it is a position of a match that is over, or of a lesson."""
        texts = list(texts_in(body))
        if any(OF_LESSON.match(text) for text in texts):
            return CardSet((1 << len(CARD_TEXTS)) - 1)
        found = {found for text in texts for found in OF_REPLAY.findall(text)}
        return CardSet(sum({self._over.get((TableId(table), int(number)), CardSet(0)) for table, number in found}))

    def concluded(self, user: UserId) -> CardSet:
        """What the reasons of a suggestion to this user name: also unseen cards, from what the user knows."""
        named = 0
        for table in self._tables.values():
            seat, match = table.seat_of(user), table.match
            if seat is not None and match is not None and match.turn == Act(seat):
                for reason in _reasons(match, seat):
                    named |= card_set(reason.cards())
        return CardSet(named)

    def hidden(self, channel: int) -> CardSet:
        """What lies in a hand at this channel's tables and is not public: to see that the check has teeth."""
        cards = 0
        for table in self._tables.values():
            if table.place.includes(channel) and table.state is TableState.PLAYING:
                for seat in range(len(table.holders)):
                    cards |= self._all([(table.id, Seat(seat))])
        return CardSet(cards & ~self.public(channel))

    def _all(self, viewers: Iterable[tuple[TableId, Seat | None]]) -> CardSet:
        cards = 0
        for viewer in viewers:
            known = self._known.get(viewer)
            cards |= known.ever if known is not None else 0
        return CardSet(cards)


def _reasons(match: Match, seat: Seat) -> Iterable[Message]:
    """The reasons for every open answer of the seat on turn, or for those worth comparing where there are too many."""
    game, view, state = match.game, match.view(seat), match.game.information_state(match.state, seat)
    choice = game.choice(view)
    if isinstance(choice, PickOne):
        return [reason for text in choice.legal for reason in game.reasons(view, state, game.parse(text))]
    advised = game.candidates(view, state, choice, random.Random(1))
    return [reason for action in advised for reason in game.reasons(view, state, action)]


def read_texts() -> None:
    """Read now what tells cards from other texts: a second of work, for which no click should wait."""
    _words()
    _emoji()
    _suit_emoji()
    _fixed_texts()


@cache
def _words() -> tuple[tuple[str, Card], ...]:
    """Every card as it is spoken, in every language."""
    localiser = Localiser()
    return tuple(
        (localiser.card_in_words(language, Card(number), deck), Card(number))
        for language in localiser.languages
        for deck in DECKS
        for number in range(52)
    )


@cache
def _fixed_texts() -> tuple[str, ...]:
    """Texts that name cards and tell nothing: examples, the rules, values of options."""
    localiser = Localiser(strict=True)
    leaks = []
    for language, deck, spoken in product(localiser.languages, DECKS, (False, True)):
        voice = Voice(localiser, language, deck, spoken=spoken)
        card, spoken = voice.card(EXAMPLE), voice.card_in_words(EXAMPLE)
        leaks += [voice.text(key, card=card, spoken=spoken) for key in EXAMPLES]
        leaks += [text for game in game_keys() for text in _option_values(game, voice)]
        leaks += _contract_names(voice)
    for language, deck, spoken in product(localiser.languages, DECKS, (False, True)):
        for game in game_keys():
            leaks += _lines_of_rules(game, Voice(localiser, language, deck, spoken=spoken))
    leaks += [suits_as_text(text) for text in leaks]
    # The longest first. Most lines of the rules name none; each check looks for all of these.
    return tuple(sorted({text for text in leaks if any(True for _ in _cards_in_text(text))}, key=len, reverse=True))


def _lines_of_rules(game: str, voice: Voice) -> Iterable[str]:
    """The lines of the rules, among them those of worked examples; one that is cited has no sign of a list."""
    for leaf in rules_leaves(game, voice):
        for line in leaf.shown.description.splitlines():
            yield line.removeprefix("• ")


def _contract_names(voice: Voice) -> Iterable[str]:
    """The texts with the name of a contract of Barbu that is called after a card, and what stands before it."""
    named = NAMED_AFTER["NK"]
    short = message("barbu-short-NK", **named)
    yield voice.say(message("barbu-contract-NK", **named))
    yield voice.say(message("barbu-tariff-NK", usual=20, **named))
    yield voice.say(message("barbu-left", contracts=short))
    for key in ("NT", "NQ", "NL", "NH"):
        before = message(f"barbu-short-{key}", **NAMED_AFTER.get(key, {}))
        yield voice.say(message("barbu-contracts", head=before, next=short))


def _option_values(game: str, voice: Voice) -> Iterable[str]:
    for field in dataclasses.fields(find_game(game).options_type):
        for value in field.metadata["offered"]:
            if value in CARD_TEXTS:
                yield option_value(game, field.name, value, voice)


def texts_in(value: Any) -> Iterable[str]:
    """Every string anywhere in a body, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts_in(inner)


def cards_in(body: Any) -> CardSet:
    """Every card that a body names, in whatever spelling."""
    cards = 0
    for text in texts_in(body):
        cards |= _named_in(text)
    return CardSet(cards)


@lru_cache(maxsize=10_000)
def _named_in(text: str) -> CardSet:
    """Every card that a text names which is none of the fixed ones. Most texts come again: labels, a hand, a name."""
    text = WRITTEN_EMOJI.sub(lambda found: _suit_emoji().get(found[1], found[0]), text)
    for fixed in _fixed_texts():
        text = text.replace(fixed, "")
    return card_set(_cards_in_text(text))


@cache
def _emoji() -> Mapping[str, Card]:
    """Every card that has an emoji, by what its name begins with."""
    return {wanted.stem: wanted.card for wanted in wanted_emoji(Localiser()) if wanted.card is not None}


@cache
def _suit_emoji() -> Mapping[str, str]:
    """The sign of every suit that has an emoji, by what its name begins with."""
    signs = {FRENCH_DECK: tuple(SUITS), SWISS_DECK: tuple(SWISS_SUITS)}
    all_wanted = wanted_emoji(Localiser())
    return {wanted.stem: signs[wanted.deck][wanted.suit] for wanted in all_wanted if wanted.suit is not None}


def _cards_in_text(text: str) -> Iterable[Card]:
    yield from (_emoji()[stem] for stem in EMOJI.findall(text) if stem in _emoji())
    for suit, ranks in HAND_LINE.findall(text):
        yield from (_card(rank, suit) for rank in re.findall(RANK, ranks))
    text = HAND_LINE.sub(" ", text)
    for suit, ranks in SWISS_LINE.findall(text):
        yield from (_swiss_card(rank, suit) for rank in re.findall(SWISS_RANK, ranks))
    text = SWISS_LINE.sub(" ", text)
    yield from (_swiss_card(rank, suit) for suit, rank in SWISS_SHOWN.findall(text))
    yield from (parse_card(leaks) for leaks in NOTATION.findall(text))
    yield from (_card(rank, suit) for suit, rank in SHOWN.findall(text))
    text = SHOWN.sub(" ", text)
    yield from (_card(rank, suit) for rank, suit in TURNED.findall(text))
    yield from _in_spoken_lines(text)
    yield from (card for word, card in _words() if word in text and _stands_alone(word, text))


def _stands_alone(word: str, text: str) -> bool:
    """Whether the word begins where no other does: French *pas de cœur* has no *as de cœur* in it."""
    return re.search(rf"(?<![A-Za-zÀ-ÿ]){re.escape(word)}", text) is not None


@cache
def _spoken_words() -> tuple[re.Pattern[str], dict[str, Suit], dict[str, Rank]]:
    """A suit and ranks that are words, `spades **ace and ten**`, in texts of pictures not bold; both by their words."""
    localiser, suits, ranks = Localiser(), dict[str, Suit](), dict[str, Rank]()
    for language, deck in product(localiser.languages, DECKS):
        suits |= {localiser.suit_word(language, suit, deck): suit for suit in ALL_SUITS}
        ranks |= {localiser.rank(language, rank, deck): rank for rank in map(Rank, range(13))}
    return re.compile(rf"({'|'.join(suits)})(?:\u00a0?: |\u00a0)(\*\*[^*]+\*\*|[^*·\n]+)"), suits, ranks


def _in_spoken_lines(text: str) -> Iterable[Card]:
    pattern, suits, ranks = _spoken_words()
    for suit, listed in pattern.findall(text):
        words = re.split(r"[\s,、と*]+", listed)
        yield from (card(suits[suit], ranks[word]) for word in words if word in ranks)


def _card(rank: str, suit: str) -> Card:
    return parse_card(RANKS.get(rank, rank) + SUITS[suit])


def _swiss_card(rank: str, suit: str) -> Card:
    return parse_card(SWISS_RANKS.get(rank, rank) + SWISS_SUITS[suit])


def excess(body: Any, allowed: CardSet) -> str:
    """The cards that a body names beyond those allowed, as text; `none` when it is as it should be."""
    return cards_text(cards_in(body) & ~allowed)
