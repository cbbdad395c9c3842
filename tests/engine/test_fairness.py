"""The bytes that a deal's hash is made of, as docs/records.md gives them: calculated here from texts alone."""

import json
from hashlib import sha256

import pytest

from engine.cards import Seat
from engine.fairness import DRAW_BYTES, SALT_BYTES, digest, drawn, first_draw, seal, seal_of, sealed_deals
from engine.game import Chance, Malformed
from engine.match import Match
from engine.record import Fault, read, write
from engine.registry import game

SALT = "00112233445566778899aabbccddeeff"
VIRA = game("vira")
CHANCE = Chance(VIRA.pack, (("preference", "H"),))


def begun(match_id: str = "abc-2") -> Match:
    return Match.start(VIRA, seats=3, dealer=Seat(1), options={"deals": 3}, match_id=match_id)


def dealt(match: Match) -> Match:
    return match.deal(CHANCE, seal(match, CHANCE, SALT))[0]


def test_the_hash_of_the_first_deal_is_that_of_the_texts_that_the_page_gives() -> None:
    first, deal = write(dealt(begun())).splitlines()
    assert first == '{"stich":1,"game":"vira","options":{"deals":3},"seats":3,"dealer":1,"match":"abc-2"}'
    before = sha256(b"stich/match/1\n" + first.encode()).hexdigest()
    pack = " ".join(rank + suit for suit in "SHDC" for rank in "AKQJT98765432")
    chance = f'{{"deal":"{pack}","preference":"H","salt":"{SALT}"}}'
    expected = sha256(f"stich/deal/1\nabc-2\n1\n{before}\n{chance}".encode()).hexdigest()
    assert json.loads(deal) == {**json.loads(chance), "hash": expected}


def test_a_match_without_an_id_has_an_empty_line_in_its_place() -> None:
    first, deal = write(dealt(begun(""))).splitlines()
    before = sha256(b"stich/match/1\n" + first.encode()).hexdigest()
    salted = deal.partition(',"hash"')[0] + "}"
    assert json.loads(deal)["hash"] == sha256(f"stich/deal/1\n\n1\n{before}\n{salted}".encode()).hexdigest()


def test_the_digest_is_that_of_the_file() -> None:
    assert digest(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_seal_is_written_and_read_again_and_hidden_from_every_repr() -> None:
    match = dealt(begun())
    *_, again = read(write(match).encode())
    assert again == match
    found = seal_of(match)
    assert found is not None
    assert found.salt == SALT
    for value in (found, match.log[0], match, *sealed_deals(match)):
        assert SALT not in repr(value)
        assert found.hash not in repr(value)


def test_a_match_that_began_without_seals_gets_none() -> None:
    match = begun()
    assert seal_of(match) is None
    match, _ = match.deal(CHANCE)
    assert seal_of(match) is None
    assert seal(match, CHANCE, SALT) is None
    assert [(deal.seal, deal.holds) for deal in sealed_deals(match)] == [(None, False)]


def test_a_salt_has_128_bits_or_more() -> None:
    assert SALT_BYTES * 8 >= 128


@pytest.mark.parametrize(
    "seal",
    [
        {"salt": SALT},
        {"hash": "0" * 64},
        {"salt": SALT.upper(), "hash": "0" * 64},
        {"salt": SALT[:-1], "hash": "0" * 64},
        {"salt": "0" * 129, "hash": "0" * 64},
        {"salt": SALT, "hash": "0" * 63},
        {"salt": SALT, "hash": "g" * 64},
        {"salt": 1, "hash": "0" * 64},
        {"salt": SALT, "hash": None},
        {"salt": SALT, "hash": "٠" * 64},
    ],
)
def test_a_seal_in_another_form_is_malformed(seal: dict[str, object]) -> None:
    first, deal = write(begun().deal(CHANCE)[0]).splitlines()
    *_, fault = read(f"{first}\n{json.dumps({**json.loads(deal), **seal})}".encode())
    assert isinstance(fault, Fault)
    assert (fault.number, fault.rule, fault.message.key) == (2, None, "record-bad-seal")


@pytest.mark.parametrize("match_id", [1, None, "", "a b", "a\nb", "ä", "x" * 65, ["a"]])
def test_an_id_of_a_match_in_another_form_is_malformed(match_id: object) -> None:
    (fault,) = read(json.dumps({**json.loads(write(begun())), "match": match_id}).encode())
    assert isinstance(fault, Fault)
    assert (fault.number, fault.rule, fault.message.key) == (1, None, "record-bad-match")


def test_a_deal_refuses_the_pack_before_it_looks_at_the_seal() -> None:
    with pytest.raises(Malformed):
        begun().deal(Chance(VIRA.pack[:-1]), None)


# ------------------------------------------------------------------------------------------------------------ the draw


def by_hand(name: str, seats: int, salt: str) -> tuple[int, list[str]]:
    """The first dealer and the cards in the order of the draw, as docs/records.md gives them."""
    number = int(sha256(f"stich/draw/1\n{salt}".encode()).hexdigest(), 16)
    if name != "klaberjass":
        return number % seats, []
    pack = [rank + suit for suit in "SHDC" for rank in "AKQJT987"]
    order = sorted(pack, key=lambda card: sha256(f"stich/draw/1\n{salt}\n{card}".encode()).hexdigest())
    cards: list[str] = []
    while True:
        cards += (pair := order[len(cards) : len(cards) + 2])
        heights = ["AKQJT987".index(card[0]) for card in pair]
        if heights[0] != heights[1]:
            return heights.index(max(heights)), cards


@pytest.mark.parametrize(
    ("name", "seats"), [("klaberjass", 2), ("schieber", 4), ("barbu", 4), ("vira", 3), ("vira", 4)]
)
def test_the_draw_for_the_first_deal_follows_from_the_salt(name: str, seats: int) -> None:
    """KLA-1.2: each draws a card, the lower rank deals, equal ranks draw again; elsewhere a lot."""
    dealers, again = set(), 0
    for number in range(60):
        salt = f"{number:048x}"
        dealer, cards = by_hand(name, seats, salt)
        draw = drawn(game(name), seats, salt)
        assert draw.dealer == dealer
        assert ["AKQJT98765432"[rank] for ranks in draw.ranks for rank in ranks] == [card[0] for card in cards]
        dealers.add(dealer)
        again += len(draw.ranks) > 1
    assert dealers == set(range(seats))
    assert bool(again) == (name == "klaberjass")


def test_a_match_tells_its_draw_only_where_its_first_salt_is_of_a_draw() -> None:
    klaberjass = game("klaberjass")
    chance = Chance(klaberjass.pack)
    for salt in (f"{1:048x}", f"{2:032x}"):
        draw = drawn(klaberjass, 2, salt)
        for dealer in (Seat(0), Seat(1)):
            match = Match.start(klaberjass, seats=2, dealer=dealer, match_id="abc-1")
            assert first_draw(match) is None
            match, _ = match.deal(chance, seal(match, chance, salt))
            told = first_draw(match)
            assert told == (draw if len(salt) == 2 * DRAW_BYTES and dealer == draw.dealer else None)
            *_, again = read(write(match).encode())
            assert isinstance(again, Match)
            assert first_draw(again) == told
