"""Checks the second Schieber against the worked examples of `../shared/rules/schieber.md`.

`test_schieber_ending` has the end of a match.
"""

import pytest

from tests.independent import schieber, schieber_cards, schieber_options
from tests.independent.schieber_deals import S31, S31_TRICKS, S32, S32_TRICKS, SHEET, dealt, play

# -------------------------------------------------------------------------------------------------------------- tricks


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "legal"),
    [
        pytest.param("S", "TH", "6H KH JS 7S AD", "6H KH JS 7S", id="S1"),
        pytest.param("S", "9S", "6H KH JS 7S AD", "JS 7S", id="S2"),
        pytest.param("S", "9S", "6H KH JS AD", "6H KH JS AD", id="S3"),
        pytest.param("S", "9S", "6H KH AD", "6H KH AD", id="S4"),
        pytest.param("S", "TH QS", "6H KH JS 7S AS AD", "6H KH JS AS", id="S5"),
        pytest.param("S", "TH QS", "7S 6S AD", "AD", id="S6"),
        pytest.param("S", "TH QS", "7S 6S 9S", "7S 6S 9S", id="S7"),
        pytest.param("S", "TH QS", "7S 6S", "7S 6S", id="S8"),
        pytest.param("S", "TH QS", "7S AS AD 6C", "AS AD 6C", id="S9"),
        pytest.param("S", "TH QS", "6H 7S", "6H", id="S10"),
        pytest.param("S", "TH 9S", "JS 6C", "JS 6C", id="S11"),
        pytest.param("S", "6S 9S", "JS 8S 7D", "JS 8S", id="S12"),
        pytest.param("O", "TH", "7H AH JS 9S", "7H AH", id="S13"),
        pytest.param("U", "TH", "JS 9S AD", "JS 9S AD", id="S14"),
        pytest.param("C", "AH 6H KH", "8C QC 6D QH JH TH KS", "8C QC QH JH TH", id="S31 trick 3"),
        pytest.param("C", "8D TD", "6D 8C QH JH TH", "6D 8C", id="S31 trick 5"),
    ],
)
def test_legal_cards(contract, trick, hand, legal):
    assert schieber_cards.playable(hand.split(), trick.split(), contract, "any") == legal.split()


@pytest.mark.parametrize(("hand", "legal"), [("7S 6S 9S", "9S"), ("7S 6S", "7S 6S")], ids=["S7 article", "S8 article"])
def test_a_hand_of_trumps_must_overtrump_in_the_article(hand, legal):
    assert schieber_cards.playable(hand.split(), ["TH", "QS"], "S", "overtrump") == legal.split()


def test_the_strongest_of_two_trumps_counts():
    assert schieber_cards.playable(["AS", "8S", "6D"], ["TH", "QS", "9S"], "S", "any") == ["6D"]


@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        pytest.param("S", "AH TH 6S KH", 2, id="S15"),
        pytest.param("S", "AS 9S JS KS", 2, id="S16"),
        pytest.param("U", "AH 6H TH AS", 1, id="S17"),
        pytest.param("U", "7D 6H 8D AD", 0, id="S18"),
        pytest.param("O", "TD AD AC KD", 1, id="S19"),
    ],
)
def test_winner(contract, trick, winner):
    assert schieber_cards.winner_of(trick.split(), contract) == winner


@pytest.mark.parametrize("undenufe", ["A", "6"])
@pytest.mark.parametrize("contract", list("HDSCOU"))
def test_all_cards_count_152(contract, undenufe):
    assert sum(schieber_cards.points(card, contract, undenufe) for card in schieber_cards.PACK) == 152


@pytest.mark.parametrize(
    ("contract", "undenufe", "values"),
    [
        ("S", "A", "AS 11 KS 4 QS 3 JS 20 TS 10 9S 14 8S 0 7S 0 6S 0"),
        ("H", "A", "AS 11 KS 4 QS 3 JS 2 TS 10 9S 0 8S 0 7S 0 6S 0"),
        ("O", "A", "AS 11 KS 4 QS 3 JS 2 TS 10 9S 0 8S 8 7S 0 6S 0"),
        ("U", "A", "AS 11 KS 4 QS 3 JS 2 TS 10 9S 0 8S 8 7S 0 6S 0"),
        ("U", "6", "AS 0 KS 4 QS 3 JS 2 TS 10 9S 0 8S 8 7S 0 6S 11"),
    ],
)
def test_card_points(contract, undenufe, values):
    words = values.split()
    assert [schieber_cards.points(card, contract, undenufe) for card in words[::2]] == [
        int(word) for word in words[1::2]
    ]


# --------------------------------------------------------------------------------------------------- the two full deals


def test_the_full_deal_S31():
    table = dealt(S31, SHEET)
    schieber.act(table, "choose C")
    assert play(table, ["JC TC 9C"]) == [[0, 40]], "the Weis, before the fourth card"
    assert [entry for entry in table["log"] if isinstance(entry[0], int)] == [
        (0, "points", 20), (0, "plays", "JC"), (1, "good"), (1, "plays", "TC"), (2, "also", 20), (2, "plays", "9C"),
        (3, 3, "same", "A", "lower", "answered by", 0),
    ]  # fmt: skip
    assert play(table, ["6C"]) == [[88, 40]]
    assert sorted(table["weis_shown"]) == sorted(["AD", "KD", "QD"])
    expected = [[88, 92], [164, 92], [194, 92], [214, 92], [214, 104], [214, 134], [214, 146], [214, 180]]
    assert play(table, S31_TRICKS[1:]) == expected
    assert schieber.due(table) == "deal"


def test_the_stoeck_of_S31_is_credited_as_the_queen_falls():
    table = dealt(S31, SHEET)
    schieber.act(table, "choose C")
    play(table, [*S31_TRICKS[:2], "AH 6H KH"])
    assert table["scores"] == [88, 92]
    schieber.play(table, "QC")
    assert table["scores"] == [88 + 40 + 36, 92]
    assert table["stoeck_shown"] == ["KC", "QC"]


def test_the_tricks_of_S31_count_as_in_the_sheet():
    table = dealt(S31, {**SHEET, "weis": "off", "stoeck": "off"})
    schieber.act(table, "choose C")
    totals = [sum(scores) // 2 for scores in play(table, S31_TRICKS)]
    assert totals == [44, 70, 88, 103, 113, 119, 134, 140, 157]


def test_the_full_deal_S31_by_the_article():
    table = dealt(S31, {})
    schieber.act(table, "choose C")
    play(table, S31_TRICKS)
    assert table["scores"] == [214, 220]
    assert sorted(table["stoeck_shown"]) == ["KC", "KD", "QC", "QD"]


@pytest.mark.parametrize(
    ("undenufe", "base"),
    [("A", [10, 7, 3, 16, 8, 25, 22, 35, 31]), ("6", [21, 7, 14, 16, 19, 25, 33, 2, 20])],
    ids=["article", "swiss values"],
)
def test_the_full_deal_S32(undenufe, base):
    table = dealt(S32, {**SHEET, "undenufeValues": undenufe})
    schieber.act(table, "choose U")
    play(table, S32_TRICKS)
    assert table["scores"] == [1108, 0]
    credits = [entry[2:] for entry in table["log"] if entry[0] == "credit"]
    assert credits == [(20, "weis"), *((points, "trick") for points in base), (100, "match")]
    assert {entry[1] for entry in table["log"] if entry[0] == "credit"} == {0}
    assert sorted(table["weis_shown"]) == ["6H", "7H", "8H"]


def test_the_full_deal_S32_by_the_article():
    table = dealt(S32, {})
    schieber.act(table, "choose U")
    play(table, S32_TRICKS)
    assert table["scores"] == [1108, 80]


# ------------------------------------------------------------------------------------------------------------- choosing


def test_the_partner_must_choose_S38():
    table = dealt(S31, SHEET)
    schieber.act(table, "push")
    assert table["turn"] == 2
    assert schieber.legal(table) == ["choose " + contract for contract in "CDHOSU"]


def test_push_back():
    table = dealt(S31, {**SHEET, "pushBack": "on"})
    for text in ("push", "push-back"):
        assert text in schieber.legal(table)
        schieber.act(table, text)
    assert table["turn"] == 0
    assert schieber.legal(table) == ["choose " + contract for contract in "CDHOSU"]


@pytest.mark.parametrize("dealer", range(4))
def test_the_holder_of_the_seven_chooses_and_leads_S39(dealer):
    table = schieber.new_table(dealer, SHEET)
    place = 3 * dealer
    pack = [card for card in schieber_cards.PACK if card != "7C"]
    schieber.deal(table, [*pack[:place], "7C", *pack[place:]])
    holder = (dealer + 1 + place // 3) % 4
    assert "7C" in table["hands"][holder]
    assert table["turn"] == holder
    schieber.act(table, "push")
    schieber.act(table, "choose S")
    assert table["turn"] == holder


@pytest.mark.parametrize(("contract", "score"), [("H", 257), ("S", 514), ("O", 771), ("U", 1028)])
def test_all_nine_tricks_S40(contract, score):
    other = {"H": "S"}.get(contract, "H")
    mine, theirs = [contract if contract in "HS" else "S", other], ["D", "C"]
    hands = [
        " ".join(rank + suit for rank in schieber_cards.NATURAL) for suit in (mine[0], theirs[0], mine[1], theirs[1])
    ]
    table = dealt(hands, {**SHEET, "weis": "off", "stoeck": "off"})
    schieber.act(table, "choose " + contract)
    while schieber.due(table) != "deal":
        schieber.act(table, schieber.legal(table)[0])
    assert table["scores"] == [score, 0]


def test_both_teams_tricks_are_multiplied_S41():
    table = dealt(S31, {**SHEET, "weis": "off"})
    schieber.act(table, "choose O")
    schieber.credit(table, 0, 100, "trick")
    schieber.credit(table, 1, 57, "trick")
    assert table["scores"] == [300, 171]


def test_a_team_without_a_trick_scores_its_weis_S42():
    hands = ["AH KH QH JH 8H AD QD TD 8D", "AS KS JS TS 8S AC KC TC 7C", "TH 9H 7H 6H KD JD 9D 7D 6D",
             "QS 9S 7S 6S QC JC 9C 8C 6C"]  # fmt: skip
    table = dealt(hands, SHEET)
    schieber.act(table, "choose S")
    while schieber.due(table) != "deal":
        spades = [text for text in schieber.legal(table) if text.endswith("S")]
        schieber.act(table, (spades or schieber.legal(table))[0])
    assert table["won"] == [0, 9]
    assert table["scores"] == [100, 514]


# -------------------------------------------------------------------------------------------------- options and manual


@pytest.mark.parametrize(
    ("preset", "options", "right"),
    [
        ("swiss", {}, True),
        ("swiss", {"target": 137, "multipliers": [3, 1, 2, 5, 1, 1]}, True),
        ("article", {"ending": "fixedDeals", "target": 100}, True),
        ("article", {"ending": "fixedDeals", "target": 101}, False),
        ("article", {"ending": "fixedDeals"}, False),
        ("article", {"target": 0}, False),
        ("article", {"multipliers": [1, 1, 2, 2, 3]}, False),
        ("article", {"multipliers": [1, 1, 2, 2, 3, 0]}, False),
        ("article", {"matchBonus": "100"}, False),
        ("article", {"splitRuns": "on"}, False),
        ("tournament", {}, False),
    ],
)
def test_options(preset, options, right):
    assert (schieber_options.options_of(preset, options) is not None) is right


def announced(words):
    """The table after trick 1 of S31 with `announce: manual` and these answers of the three holders of a Weis."""
    table = dealt(S31, {**SHEET, "announce": "manual"})
    schieber.act(table, "choose C")
    answers = iter(words.split())
    for card in S31_TRICKS[0].split():
        if schieber.legal(table) == ["announce", "good"]:
            schieber.act(table, next(answers))
        schieber.act(table, "play " + card)
    assert next(answers, None) is None
    return table


@pytest.mark.parametrize(
    ("words", "weis"),
    [
        ("announce announce announce", (1, 20)),
        ("announce announce good", (0, 60)),
        ("good announce good", (0, 60)),
        ("good announce announce", (1, 20)),
        ("good good good", None),
    ],
)
def test_announcing_is_voluntary_2_5(words, weis):
    credits = [entry[1:3] for entry in announced(words)["log"] if entry[0] == "credit" and entry[3] == "weis"]
    assert credits == ([weis] if weis else [])
