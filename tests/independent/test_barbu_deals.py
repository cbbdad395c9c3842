"""Checks the second Barbu against the worked deals and payments of `../shared/rules/barbu.md`.

In the three whole deals of the sheet the engine is compared too.
"""

import json
import random

import pytest

from tests.independent import barbu, barbu_cards, generator, record
from tests.independent.compare import assert_agreed


def pairs(text):
    """The pairs (doubler, doubled) in a text such as `1>0 0>2`."""
    return [(int(pair[0]), int(pair[2])) for pair in text.split()]


def numbers(text):
    return [int(word) for word in text.split()]


# ------------------------------------------------------------------------------------------------------------- payments

EVERYBODY = " ".join(f"{doubler}>{other}" for doubler in range(4) for other in range(4) if doubler != other)


@pytest.mark.parametrize(
    ("contract", "base", "doubles", "scores"),
    [
        pytest.param("TR", "20 15 30 0", "0>1 0>2 2>0 2>1 2>3", "5 -5 95 -30", id="B22"),
        pytest.param("NT", "-2 -8 -10 -6", "1>0 2>0 2>1 2>3 0>1", "18 -18 -24 -2", id="B23"),
        pytest.param("NK", "-20 0 0 0", "1>0 2>0 3>0 0>1 0>2 0>3", "-140 40 40 40", id="B24"),
        pytest.param("DO", "45 20 5 -5", "1>0 0>1 2>0", "135 -30 -35 -5", id="B25"),
        pytest.param("NQ", "-6 -6 -6 -6", EVERYBODY, "-6 -6 -6 -6", id="B26"),
        pytest.param("NQ", "0 -18 -6 0", "2>1 1>2 3>1", "0 -60 18 18", id="B27"),
        pytest.param("NL", "-30 0 0 0", "1>0 2>0 3>0", "-120 30 30 30", id="B28"),
    ],
)
def test_payments(contract, base, doubles, scores):
    assert barbu.with_payments(numbers(base), pairs(doubles)) == numbers(scores)
    assert sum(numbers(scores)) == barbu.SUMS[contract]


@pytest.mark.parametrize(
    ("doubles", "scores"),
    [
        ("0>1", "25 10 30 0"), ("0>2", "10 15 40 0"), ("2>0", "10 15 40 0"), ("0>2 2>0", "0 15 50 0"),
        ("2>1", "20 0 45 0"), ("2>3", "20 15 60 -30"),
    ],
)  # fmt: skip
def test_b22_in_detail(doubles, scores):
    assert barbu.with_payments([20, 15, 30, 0], pairs(doubles)) == numbers(scores)


@pytest.mark.parametrize("contract", barbu.CONTRACTS[:-1])
def test_the_points_of_a_contract_sum_up(contract):
    rng = random.Random(contract)
    pack = rng.sample(barbu.PACK, 52)
    tricks = [pack[start : start + 4] for start in range(0, 52, 4)]
    points = [barbu_cards.trick_points(contract, number, trick) for number, trick in enumerate(tricks, start=1)]
    assert sum(points) == barbu.SUMS[contract]
    if contract == "NL":
        assert points == [0] * 11 + [-10, -20]


def test_b36_the_contracts_of_a_declarer_sum_to_0():
    assert sum(barbu.SUMS.values()) == 0
    assert set(barbu.SUMS) == set(barbu.CONTRACTS)


def test_the_two_scales_of_dominoes_have_one_sum():
    assert [sum(numbers(scale)) for scale in barbu.OFFERED["dominoScores"]] == [65, 65]


# ---------------------------------------------------------------------------------------------------------- whole deals


def pack_of(hands, dealer=0):
    """The pack that deals these hands, written as in the sheet: suit, then its ranks (or -)."""
    held = []
    for hand in hands:
        words = hand.split()
        held.append(
            [rank + suit for suit, ranks in zip(words[::2], words[1::2], strict=True) for rank in ranks if rank != "-"]
        )
    assert sorted(card for hand in held for card in hand) == sorted(barbu.PACK)
    return [held[(dealer + 1 + place) % 4][number] for number in range(13) for place in range(4)]


def sheet_record(pack, actions, **header):
    """A record of a deal of dealer 0; the seat of every action is the seat on turn."""
    first = {"stich": 1, "game": "barbu", "seats": 4, "dealer": 0, **header}
    lines = [json.dumps(first), generator.deal_line(pack)]
    table = record.start(lines[0])
    record.follow(table, lines[1])
    for text in actions:
        lines.append(json.dumps({"seat": barbu.due(table), "act": text}))
        record.follow(table, lines[-1])
    return lines


def double_lines(doubles):
    """The doubles of seats 1, 2, 3 and 0 as actions."""
    doubled = {seat: [other for doubler, other in pairs(doubles) if doubler == seat] for seat in range(4)}
    return [barbu.double_text(sorted(doubled[seat])) for seat in (1, 2, 3, 0)]


def tricks_of(text):
    """The tricks of the sheet: four cards each, and the winner."""
    words = [word for word in text.split() if ">" in word or len(word) == 2]
    tricks = []
    for start in range(0, len(words), 4):
        last, winner = words[start + 3].split(">")
        tricks.append(([*words[start : start + 3], last], int(winner)))
    return tricks


B29 = {
    "hands": [
        "S A97632 H - D AQ94 C Q84", "S KQ H 9643 D JT5 C A752", "S JT85 H QT7 D 3 C KT963", "S 4 H AKJ852 D K8762 C J",
    ],
    "declared": "declare NH",
    "doubles": "1>0 2>0 0>2 3>1",
    "tricks": """
        2S KS JS 4S>1 2C KC JC QC>2 3C AH 8C 7C>0 3S QS TS KH>1 5C TC JH 4C>2 3D 2D AD JD>0 4D TD QH 8D>1
        5D TH KD QD>3 6D 9D 9H 7H>0 6S 6H 5S 8H>0 7S 4H 8S 5H>2 6C 2H AS AC>1 3H 9C 7D 9S>1
    """,
    "base": [-14, -8, -6, -2],
    "deal": [-36, -8, 10, 4],
    "options": {"declarerDoubles": "redoubleOnly"},
}  # fmt: skip
B30 = {
    "hands": [
        "S 96 H KQ7 D KJ873 C T53", "S AKT832 H 9 D A5 C AKQ2", "S QJ75 H AT64 D Q6 C 876", "S 4 H J8532 D T942 C J94",
    ],
    "declared": "declare TR D",
    "doubles": "1>0 2>1 3>0 0>3",
    "tricks": """
        KH 9H AH 2H>2 QS 4S 6S KS>1 AS 5S 2D 9S>3 JH QH 5D 4H>1 AD 6D 4D 3D>1 AC 6C 4C 3C>1 KC 7C 9C 5C>1
        QC 8C JC TC>1 TS JS 9D JD>0 KD 2C QD TD>0 8D 2S 6H 3H>0 7H 3S TH 5H>2 7S 8H 7D 8S>0
    """,
    "base": [20, 30, 10, 5],
    "deal": [40, 60, -10, -25],
    "options": {"declarerDoubles": "redoubleOnly", "positiveFlanks": "allowed"},
}  # fmt: skip
B31_HANDS = [
    "S 9 H JT52 D KQ4 C AK652", "S AQ4 H K D A853 C J8743", "S KT52 H Q963 D T972 C Q", "S J8763 H A874 D J6 C T9",
]  # fmt: skip
B31_PLAY = """
    0- 18C 2- 38S 09S 18D 2TS 3JS 0- 17C 29D 38H 06C 1QS 29H 37S 0TH 1- 2TD 37H 05C 14C 2KS 3JD 0QD 1AS 26H 39C 0JH
    13C 2QH 36S 02C 1KH 27D 3AH 0KD 1AD 25S 3TC 05H 1JC 2QC 36D 0KC 15D 2- 34H 0AC 14S 23H 33S 04D 13D 22S 02H
"""


def written(deal):
    """The record of a worked deal, up to the decision that ends it, and its expected tricks."""
    tricks = tricks_of(deal["tricks"])
    cards = ["play " + card for trick, _ in tricks for card in trick]
    actions = [deal["declared"], *double_lines(deal["doubles"]), *cards]
    return sheet_record(pack_of(deal["hands"]), actions, options=deal["options"]), tricks


@pytest.mark.parametrize("deal", [B29, B30], ids=["B29", "B30"])
def test_a_worked_deal_trick_by_trick(deal):
    lines, tricks = written(deal)
    assert_agreed(lines, deal["declared"])
    answers, table = record.answers(lines)
    assert [answers[number]["turn"] for number in range(10, 55, 4)] == [winner for _, winner in tricks[:12]]
    (account,) = table["sheet"]
    assert (account["base"], account["deal"]) == (deal["base"], deal["deal"])
    assert answers[-1] == {"n": 59, "turn": "deal", "scores": deal["deal"]}
    assert answers[-2]["scores"] == [0, 0, 0, 0]


def test_b29_the_dealers_redouble_is_illegal_in_the_article():
    lines, _ = written(B29)
    lines[0] = json.dumps({**json.loads(lines[0]), "options": {}})
    answers, _ = record.answers(lines)
    assert answers[-1] == {"n": 7, "error": "illegal"}
    assert answers[-2]["pick"] == {"act": "double", "from": [3], "min": 0, "max": 1}


def test_b29_in_the_international_preset():
    lines, _ = written(B29)
    lines[0] = json.dumps({**json.loads(lines[0]), "preset": "international", "options": {}})
    answers, _ = record.answers(lines)
    assert answers[5]["pick"] == {"act": "double", "from": [1, 2], "min": 0, "max": 2}
    assert answers[-1]["scores"] == B29["deal"]


def test_b29_only_a_heart_is_left_to_lead():
    lines, _ = written(B29)
    assert record.answers(lines)[0][54] == {"n": 55, "turn": 1, "legal": ["play 3H"], "scores": [0, 0, 0, 0]}


def test_b30_trick_9():
    lines, _ = written(B30)
    answers, _ = record.answers(lines)
    before = 7 + 8 * 4
    assert [(answers[number]["turn"], answers[number]["legal"]) for number in (before + 1, before + 2)] == [
        (3, ["play 9D", "play TD"]),
        (0, ["play JD", "play KD"]),
    ]


def test_b30_flank_doubles_are_illegal_if_only_the_dealer_may_be_doubled():
    lines, _ = written(B30)
    lines[0] = json.dumps({**json.loads(lines[0]), "preset": "international", "options": {}})
    assert record.answers(lines)[0][-1] == {"n": 5, "error": "illegal"}


def test_b31_dominoes_card_by_card():
    words = B31_PLAY.split()
    plays = ["pass" if word[1:] == "-" else "play " + word[1:] for word in words]
    actions = ["declare DO 8", *double_lines("1>0 0>1 2>0"), *plays]
    lines = sheet_record(pack_of(B31_HANDS), actions, options={"declarerDoubles": "redoubleOnly"})
    assert_agreed(lines, "B31")
    answers, table = record.answers(lines)
    assert [json.loads(line)["seat"] for line in lines[7:]] == [int(word[0]) for word in words]
    assert all(answers[6 + number]["legal"] == ["pass"] for number, text in enumerate(plays) if text == "pass")
    (account,) = table["sheet"]
    assert (table["out"], account["base"]) == ([3, 1, 0], [5, 20, -5, 45])
    assert answers[-1] == {"n": len(lines), "turn": "deal", "scores": [-15, 50, -15, 45]}
    assert sum(answers[-1]["scores"]) == 65


# ------------------------------------------------------------------------------------------------ undoubled and decided


@pytest.mark.parametrize(
    ("contract", "scores"),
    [
        pytest.param("NT", [-9, -9, 1, -9], id="B37"),
        ("NQ", [-8, -8, 0, -8]),
        ("NL", [-10, -10, 0, -10]),
        ("NH", [-10, -10, 0, -10]),
        ("NK", [-7, -7, 1, -7]),
    ],
)
@pytest.mark.parametrize("preset", ["article", "international"])
def test_an_undoubled_deal_is_not_played(contract, scores, preset):
    actions = ["declare " + contract, *["double none"] * (4 if preset == "article" else 3)]
    lines = sheet_record(barbu.PACK, actions, preset=preset, options={"skipUndoubled": "on"}, dealer=2)
    answers, table = record.answers(lines)
    assert answers[-1] == {"n": len(lines), "turn": "deal", "scores": scores}
    assert sum(scores) == barbu.SUMS[contract]
    assert (table["dealer"], table["declared"][2]) == (3, [contract])


@pytest.mark.parametrize(
    ("actions", "options"),
    [
        (["declare NT", *["double none"] * 4], {}),
        (["declare TR S", *["double none"] * 4], {"skipUndoubled": "on"}),
        (["declare DO 8", *["double none"] * 4], {"skipUndoubled": "on"}),
        (["declare NT"], {"skipUndoubled": "on", "doubling": "off"}),
        (["declare NT", *["double none"] * 3, "double 3"], {"skipUndoubled": "on"}),
        (["declare NT", "double 2", *["double none"] * 3], {"skipUndoubled": "on"}),
    ],
)
def test_contracts_that_are_played_undoubled(actions, options):
    answers, _ = record.answers(sheet_record(barbu.PACK, actions, options=options))
    assert answers[-1]["turn"] == 0
    assert all(text.startswith("play") or text == "pass" for text in answers[-1]["legal"])


def with_last_trick(contract, cards, base, **options):
    """The table after an eighth trick of these cards, led by seat 0, with these base scores before it."""
    table = barbu.new_table(0, {"doubling": "off", **options})
    barbu.deal(table, barbu.PACK)
    barbu.act(table, "declare " + contract)
    hands = [
        [card, *pair]
        for card, pair in zip(cards.split(), (["2C", "3C"], ["4C", "5C"], ["6C", "7C"], ["8C", "9C"]), strict=True)
    ]
    table.update(tricks=7, base=base, hands=hands)
    for card in cards.split():
        assert barbu.due(table) not in ("deal", "over")
        assert "play " + card in barbu.legal(table)
        barbu.act(table, "play " + card)
    return table


@pytest.mark.parametrize(
    ("contract", "cards", "base", "ends"),
    [
        ("NQ", "2S QS 3S 4S", [-6, -12, 0, 0], True),
        ("NQ", "2S QS 3S 4S", [-6, -6, 0, 0], False),
        ("NK", "2S KH 3S 4S", [0, 0, 0, 0], True),
        ("NK", "2S QH 3S 4S", [0, 0, 0, 0], False),
        ("NH", "2S QH 3S 4S", [-28, 0, 0, 0], True),
        ("NH", "2S AH 3S 4S", [-12, -12, 0, 0], True),
        ("NH", "2S 3H 3S 4S", [-26, 0, 0, 0], False),
        ("NL", "2S QH 3S 4S", [0, 0, 0, 0], False),
        ("NT", "2S QH 3S 4S", [-14, 0, 0, 0], False),
    ],
)
def test_a_deal_ends_when_its_score_is_decided(contract, cards, base, ends):
    assert (barbu.due(with_last_trick(contract, cards, list(base))) == "deal") is ends
    assert barbu.due(with_last_trick(contract, cards, list(base), stopWhenDecided="off")) in range(4)


# -------------------------------------------------------------------------------------------------------------- records


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("declare tr s", "declare TR S"),
        ("declare do t", "declare DO T"),
        ("double 3 0", "double 0 3"),
        ("double none", "double none"),
        ("play th", "play TH"),
    ],
)
def test_spellings_of_an_action(text, normal):
    assert record.normal(text) == normal
    assert record.well_written(barbu, normal)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("double 1", "illegal"),
        ("double 0 0", "illegal"),
        ("double 0 1 2 3", "illegal"),
        ("pass", "illegal"),
        ("play AS", "illegal"),
        ("declare NT", "illegal"),
        ("double 4", "malformed"),
        ("double", "malformed"),
        ("double none 0", "malformed"),
        ("double 0,2", "malformed"),
    ],
)
def test_bad_doubles_are_refused(text, error):
    lines = sheet_record(barbu.PACK, ["declare NT"])
    assert record.answers([*lines, json.dumps({"seat": 1, "act": text})])[0][-1] == {"n": 4, "error": error}
