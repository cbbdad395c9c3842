"""Values as JSON and the cards they name: by declared type, not by run-time value."""

from dataclasses import dataclass, replace

from engine.cards import Card, CardSet, Rank, Seat, Suit, parse_card, parse_cards
from engine.export import cards_named_by, plain


@dataclass(frozen=True, slots=True)
class Inner:
    card: Card
    amount: int


@dataclass(frozen=True, slots=True)
class Other:
    shown: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Outer:
    hand: CardSet
    turned: Card | None
    trump: Suit | None
    top: Rank
    seat: Seat
    played: tuple[tuple[Seat, Card], ...]
    parts: tuple[Inner | Other, ...]
    either: Inner | Other | None
    words: str = "text"


VALUE = Outer(
    hand=parse_cards("TS AS"),
    turned=None,
    trump=Suit(1),
    top=Rank(2),
    seat=Seat(1),
    played=((Seat(0), parse_card("7C")),),
    parts=(Inner(parse_card("KD"), 20), Other((parse_card("QH"),))),
    either=Other((parse_card("8H"),)),
)


def test_json_tells_cards_from_numbers_by_their_declared_types() -> None:
    assert plain(VALUE) == {
        "hand": ["AS", "TS"],
        "turned": None,
        "trump": "H",
        "top": "Q",
        "seat": 1,
        "played": [[0, "7C"]],
        "parts": [{"card": "KD", "amount": 20}, {"shown": ["QH"]}],
        "either": {"shown": ["8H"]},
        "words": "text",
    }


def test_every_card_of_a_value_is_found() -> None:
    assert cards_named_by(VALUE) == parse_cards("AS TS 7C KD QH 8H")


@dataclass(frozen=True, slots=True)
class Bare:
    amount: int


@dataclass(frozen=True, slots=True)
class Extended(Bare):
    card: Card


@dataclass(frozen=True, slots=True)
class Bared:
    several: tuple[Bare, ...]
    single: Bare


def test_a_card_is_found_in_a_value_whose_class_extends_the_declared_one() -> None:
    first, second = Extended(1, parse_card("TS")), Extended(2, parse_card("QH"))
    assert cards_named_by(Bared((first, Bare(3)), second)) == parse_cards("TS QH")
    assert cards_named_by(Bared((Bare(3),), Bare(4))) == 0


def test_a_word_is_told_as_it_is_and_names_no_card() -> None:
    words = ["7C", "as", "TS", "10S", "A", "7-C"]
    assert [plain(replace(VALUE, words=word))["words"] for word in words] == words
    assert cards_named_by(replace(VALUE, words="2D")) == cards_named_by(VALUE)
