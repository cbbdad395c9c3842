"""Checks the second Barbu against the worked examples of `../shared/rules/barbu.md`: single decisions.

`test_barbu_deals` has whole deals, payments and matches.
"""

import pytest

from tests.independent import barbu, barbu_cards, record

# ------------------------------------------------------------------------------------------------------------ contracts


@pytest.mark.parametrize("bad", [{"length": 28.0}, {"mandatoryDoubles": False}, {"ruff": "no"}, {"target": 1}], ids=str)
def test_only_the_values_of_the_table_are_options(bad):
    assert barbu.options_of("article", bad) is None


def test_the_presets_differ_in_three_options():
    assert {name for name, value in barbu.INTERNATIONAL.items() if barbu.ARTICLE[name] != value} == {
        "declarerDoubles",
        "positiveFlanks",
        "mandatoryDoubles",
    }


def started(first_dealer=0, preset="article", pack=None, **options):
    """A table after its first deal line."""
    table = barbu.new_table(first_dealer, options, preset)
    barbu.deal(table, pack or barbu.PACK)
    return table


def decision(table):
    return record.decision(barbu, table)


def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer():
    table = started(2)
    assert [hand[:2] for hand in table["hands"]] == [["KS", "9S"], ["QS", "8S"], ["JS", "7S"], ["AS", "TS"]]


def test_the_dealer_declares_any_contract_that_they_have_not_declared():
    table = started(3)
    assert barbu.due(table) == 3
    assert len(barbu.legal(table)) == 5 + 4 + 13
    table["declared"][3] = ["NT", "TR", "NK"]
    negative = ["declare NH", "declare NL", "declare NQ"]
    assert barbu.legal(table) == sorted([*negative, *("declare DO " + rank for rank in "23456789AJKQT")])
    table["declared"][3] += ["NQ", "NL", "NH"]
    assert barbu.legal(table) == sorted("declare DO " + rank for rank in barbu_cards.RANKS)


# ---------------------------------------------------------------------------------------------------- leads and follows


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "legal"),
    [
        pytest.param("NH", "", "AH KH 2C", "2C", id="B1"),
        pytest.param("NH", "", "AH KH 2H", "AH KH 2H", id="B2"),
        pytest.param("NK", "", "AH KH 2C", "2C", id="B3"),
        pytest.param("NQ", "", "AH KH 2C", "AH KH 2C", id="B4"),
        pytest.param("NK", "7S", "KH 5D", "KH 5D", id="B5"),
        pytest.param("NK", "7H", "KH 3H 5D", "KH 3H", id="B6"),
        pytest.param("TR", "TS", "KS 9S 3S AH", "KS", id="B7"),
        pytest.param("TR", "TS", "9S 3S AH", "9S 3S", id="B8"),
        pytest.param("TR", "TS", "AD 4C", "AD 4C", id="B9"),
        pytest.param("TR", "TH", "KH 2H 9S", "KH 2H", id="B10"),
        pytest.param("TR", "TH", "9S 3S AD", "9S 3S", id="B11"),
        pytest.param("TR", "TH 5S", "9S 3S AD", "9S", id="B12"),
        pytest.param("TR", "TH 5S", "4S 3S AD", "4S 3S AD", id="B13"),
        pytest.param("TR", "TH 5S", "KH 2H 9S", "KH 2H", id="B14"),
        pytest.param("TR", "", "AH 9S", "AH 9S", id="2.4 any lead in trumps"),
        pytest.param("TR", "TH 5S 8S", "9S 7S AD", "9S", id="2.4 the highest trump of the trick counts"),
        pytest.param("TR", "TS 2H QS", "KS JS AH", "KS", id="2.4 beats the highest trump, not the led one"),
        pytest.param("TR", "TH AH", "KH 2H", "KH 2H", id="2.4 no duty to beat a plain lead"),
        pytest.param("TR", "TH 5S", "4S 3S", "4S 3S", id="2.4 only lower trumps"),
        pytest.param("NT", "TH", "AS KS QD", "AS KS QD", id="2.4 cannot follow"),
        pytest.param("NQ", "TH", "QH AS", "QH", id="2.4 must follow with a queen"),
        pytest.param("NL", "", "AH 2C", "AH 2C", id="2.4 any lead"),
    ],
)
def test_legal_cards(contract, trick, hand, legal):
    assert playable(contract, trick, hand) == legal.split()


def playable(contract, trick, hand, **options):
    """The legal cards of a hand; the trump of TR is spades."""
    table = started(**options)
    trump = "S" if contract == "TR" else None
    table.update(phase="play", contract=contract, trump=trump, trick=trick.split(), hands=[hand.split(), [], [], []])
    return barbu.legal_cards(table)


@pytest.mark.parametrize(
    ("hand", "legal"), [("4S 3S AD", "4S 3S"), ("9S 3S AD", "9S"), ("AD 4C", "AD 4C"), ("4S KH", "KH")]
)
def test_with_must_trump_a_lower_trump_is_played_too(hand, legal):
    assert playable("TR", "TH 5S", hand, ruff="mustTrump") == legal.split()


@pytest.mark.parametrize("contract", ["NH", "NK"])
@pytest.mark.parametrize(
    ("rule", "broken", "legal"),
    [
        ("never", True, "2C"),
        ("afterBroken", False, "2C"),
        ("afterBroken", True, "AH KH 2C"),
        ("free", False, "AH KH 2C"),
    ],
)
def test_heart_lead(contract, rule, broken, legal):
    assert barbu_cards.leads(["AH", "KH", "2C"], contract, rule, broken=broken) == legal.split()


def stacked(*hands, dealer=0):
    """The pack that deals these hands to seats 0 to 3, filled with the other cards."""
    hands = [hand.split() for hand in hands]
    rest = [card for card in barbu.PACK if not any(card in hand for hand in hands)]
    for hand in hands:
        while len(hand) < 13:
            hand.append(rest.pop())
    return [hands[(dealer + 1 + place) % 4][number] for number in range(13) for place in range(4)]


def played(table, text):
    """The table after these actions, each of them legal; a card alone is played."""
    for word in text.split(", "):
        text = "play " + word if len(word) == 2 else word
        assert text in barbu.legal(table), (text, barbu.legal(table))
        barbu.act(table, text)
    return table


@pytest.mark.parametrize("contract", ["NH", "NK"])
def test_hearts_are_broken_by_a_discard_and_not_by_a_lead_of_hearts(contract):
    hearts = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"
    pack = stacked("2H AS 2D", hearts + " 2S", "KS QS", "JS")
    table = started(pack=pack, heartLead="afterBroken", doubling="off")
    played(table, f"declare {contract}, AS, 2S, KS, JS")
    assert not table["broken"]
    played(table, "2D, 3H")
    assert table["broken"]
    pack = stacked("2S", hearts + " 2H", "3S", "4S", dealer=1)
    table = started(1, pack=pack, heartLead="afterBroken", doubling="off")
    led = played(table, f"declare {contract}, 2H")
    assert barbu.due(led) == 2
    while led["trick"]:
        barbu.act(led, barbu.legal(led)[0])
    assert led["tricks"] == 1
    assert not led["broken"]


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        pytest.param("TH AH 2S KH", "S", 2, id="B15"),
        pytest.param("TH AD KH AS", None, 2, id="B16"),
        pytest.param("TH 5S 2S AS", "S", 3, id="the highest of several trumps"),
        pytest.param("2H AD AS AC", None, 0, id="nobody follows"),
    ],
)
def test_winner(trick, trump, winner):
    assert barbu_cards.winner_of(trick.split(), trump) == winner


# ------------------------------------------------------------------------------------------------------------- doubling


def doubling(answers, contract="NT", preset="article", **options):
    """The decision after these doubles of dealer 0's contract."""
    table = started(0, preset, **options)
    played(table, "declare " + {"TR": "TR S", "DO": "DO 8"}.get(contract, contract))
    return played(table, answers) if answers else table


def pick(seats, *, minimum=0, must=()):
    bounds = {"act": "double", "from": seats, "min": minimum, "max": len(seats)}
    return {"pick": {**bounds, "must": list(must)} if must else bounds}


@pytest.mark.parametrize(
    ("preset", "answers", "seats"),
    [
        pytest.param("article", "double 0, double 0 1 3, double none", [3], id="B17 article"),
        pytest.param("international", "double 0, double 0 1 3, double none", [1, 2], id="B17 international"),
        pytest.param("article", "double none, double none, double none", [1, 2, 3], id="B18 article"),
        pytest.param("article", "", [0, 2, 3], id="the first"),
        pytest.param("article", "double 2, double 1", [0, 1, 2], id="the third"),
    ],
)
def test_the_seats_that_a_seat_may_double(preset, answers, seats):
    assert decision(doubling(answers, preset=preset)) == pick(seats)


@pytest.mark.parametrize(
    ("options", "answers"),
    [
        pytest.param({"preset": "international"}, "double none, double none, double none", id="B18 international"),
        pytest.param({}, "double 0, double 0, double 0", id="all doubled the dealer"),
        pytest.param({"declarerDoubles": "none"}, "double 0, double 1, double none", id="none"),
    ],
)
def test_a_dealer_without_a_target_is_not_asked(options, answers):
    table = doubling(answers, **options)
    assert (table["phase"], table["turn"]) == ("play", 0)


def test_a_free_dealer_may_double_anybody():
    assert decision(doubling("double 0, double none, double 0", declarerDoubles="free")) == pick([1, 2, 3])


def test_b19_a_seat_that_has_spoken_cannot_redouble():
    both = doubling("double 2, double 1")
    assert both["doubles"] == [(1, 2), (2, 1)]
    assert barbu.with_payments([-2, -6, -8, -10], both["doubles"])[1:3] == [-6 + 2 * 2, -8 - 2 * 2]
    doubled = doubling("double none, double 1, double none, double none")
    assert doubled["phase"] == "play"
    assert barbu.with_payments([-2, -6, -8, -10], doubled["doubles"])[1:3] == [-6 + 2, -8 - 2]


@pytest.mark.parametrize(
    ("seat", "declarers_deal", "done", "must"),
    [
        pytest.param(3, 7, 1, True, id="B20 once in six, the seventh"),
        pytest.param(3, 6, 0, True, id="B20 never in five, the sixth"),
        pytest.param(3, 7, 0, True, id="B20 never in six, the seventh"),
        pytest.param(3, 6, 1, False, id="once in five, the sixth"),
        pytest.param(3, 5, 0, False, id="never in four, the fifth"),
        pytest.param(3, 7, 2, False, id="twice"),
        pytest.param(1, 7, 1, True, id="another seat"),
    ],
)
def test_b20_compulsory_doubles(seat, declarers_deal, done, must):
    table = started(mandatoryDoubles=2)
    table["declared"][0] = ["NT", "NQ", "NL", "NH", "NK", "TR"][: declarers_deal - 1]
    table["done"] = {(seat, 0): done, (2, 0): 2, (seat, 1): 0}
    played(table, "declare DO 8")
    while barbu.due(table) != seat:
        barbu.act(table, "double none" if "double none" in barbu.legal(table) else "double 0")
    others = [other for other in range(4) if other != seat]
    assert decision(table) == (pick(others, minimum=1, must=[0]) if must else pick(others))
    assert len(barbu.legal(table)) == (4 if must else 8)
    assert ("double none" in barbu.legal(table)) is not must


def test_only_doubles_of_a_declarer_in_their_own_deals_are_counted():
    table = doubling("double 0 2, double 3, double 0, double 1", preset="international", declarerDoubles="free")
    assert table["done"] == {(1, 0): 1, (3, 0): 1}


@pytest.mark.parametrize("length", [12, 4])
def test_short_matches_have_no_compulsory_doubles(length):
    table = doubling("", preset="international", length=length)
    table["declared"][0] = barbu.CONTRACTS
    assert barbu.musts_of(table, 1) == []


@pytest.mark.parametrize("contract", barbu.CONTRACTS)
def test_b21_in_positive_contracts_only_the_dealer_is_doubled(contract):
    seats = [0] if contract in ("TR", "DO") else [0, 1, 3]
    assert decision(doubling("double none", contract, positiveFlanks="dealerOnly")) == pick(seats)
    if seats == [0]:
        assert barbu.legal(doubling("double none", contract, positiveFlanks="dealerOnly")) == [
            "double 0",
            "double none",
        ]
        dealer = doubling("double none, double none, double 0", contract, positiveFlanks="dealerOnly")
        assert decision(dealer) == pick([1, 2])


def test_without_doubling_the_dealer_plays_at_once():
    table = doubling("", doubling="off")
    assert (table["phase"], table["turn"]) == ("play", 0)


# ------------------------------------------------------------------------------------------------------------- dominoes


@pytest.mark.parametrize(
    ("lines", "hand", "legal"),
    [
        pytest.param({}, "8S 8H 9S", "8S 8H", id="B32"),
        pytest.param({"S": "6789TJ"}, "5S QS 7H 8H 9H", "5S QS 8H", id="B33"),
        pytest.param({"S": "23456789TJQKA"}, "9C", "", id="B34"),
        pytest.param({"C": "89TJQKA"}, "2C 7C", "7C", id="B35"),
        pytest.param({"C": "2345678"}, "AC 9C", "9C", id="nothing below the two"),
    ],
)
def test_domino_cards(lines, hand, legal):
    laid = {suit: [rank + suit for rank in lines.get(suit, "")] for suit in barbu_cards.SUITS}
    assert barbu_cards.domino_cards(hand.split(), laid, "8") == legal.split()


@pytest.mark.parametrize(("start", "next_one", "never"), [("A", "KS", "2S"), ("2", "3S", "AS")])
def test_an_end_of_the_order_as_the_start(start, next_one, never):
    laid = {suit: [start + "S"] if suit == "S" else [] for suit in barbu_cards.SUITS}
    assert barbu_cards.domino_cards([next_one, never, start + "H"], laid, start) == [next_one, start + "H"]


def domino_table(hands, lines, **options):
    """A deal of dominoes from 8 in its middle, seat 0 to act."""
    table = started(doubling="off", **options)
    played(table, "declare DO 8")
    laid = {suit: [rank + suit for rank in lines.get(suit, "")] for suit in barbu_cards.SUITS}
    table.update(hands=[hand.split() for hand in hands], lines=laid)
    return table


def test_b34_a_pass_is_legal_only_without_a_card_to_play():
    table = domino_table(["9C", "8C", "7H", "6H"], {"S": "23456789TJQKA"})
    assert decision(table) == {"legal": ["pass"]}
    played(table, "pass")
    assert decision(table) == {"legal": ["play 8C"]}


@pytest.mark.parametrize(
    ("hand", "rule", "turn", "legal"),
    [
        ("AS 8C", "on", 0, ["play 8C"]),
        ("AS 9C", "on", 0, ["pass"]),
        ("AS 8C", "off", 1, ["play 8H"]),
        ("AS", "on", 1, ["play 8H"]),
        ("KH AS", "on", 0, ["pass"]),
    ],
)
def test_after_an_ace_the_same_seat_may_act_again(hand, rule, turn, legal):
    table = domino_table([hand, "8H", "7D 6D", "5D 4D"], {"S": "89TJQK"}, aceAgain=rule)
    played(table, "AS")
    assert (barbu.due(table), barbu.legal(table)) == (turn, legal)
    if legal == ["pass"]:
        played(table, "pass")
        assert barbu.due(table) == 1


def test_a_seat_that_is_out_is_skipped_and_the_third_ends_the_deal():
    table = domino_table(["8S", "8H 8D", "9S", "2C 3C"], {}, dominoScores="40 20 10 -5")
    played(table, "8S, 8H, 9S, pass")
    assert barbu.due(table) == 1
    played(table, "8D")
    assert barbu.due(table) == "deal"
    assert table["scores"] == [40, 10, 20, -5]
