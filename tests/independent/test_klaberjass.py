"""Checks the second Klaberjass against the worked examples of `../shared/rules/klaberjass.md`."""

import pytest

from tests.independent import klaberjass, klaberjass_cards

K16_ELDER = "9H TH JH 7D AD KC QC 8S AS"
K17_DEALER = "8C 9C TC 7H KD QS 7S AH JD"
K18_ELDER = "9S TS JS 7D AD KC QC 8H AH"
K18_DEALER = "9C TC JC 7H KD QS 7S KH JD"


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        pytest.param("9S", "JS 8S 7S AH KD", "JS", id="K1"),
        pytest.param("9S", "AS TS 8S AH KD", "AS TS 8S", id="K2"),
        pytest.param("QS", "AS TS KS 8S AH", "AS TS KS", id="K3"),
        pytest.param("AS", "9S KS QS", "9S", id="K4"),
        pytest.param("9S", "7H 8D AD", "7H 8D AD", id="K5"),
        pytest.param("TH", "AH 7H JS 8S", "AH 7H", id="K6"),
        pytest.param("7H", "AD 9D 7S 8S", "7S 8S", id="K7"),
        pytest.param("7H", "AD 9D KC", "AD 9D KC", id="K8"),
    ],
)
def test_legal_cards(led, hand, legal):
    assert klaberjass_cards.playable(hand.split(), led, "S") == legal.split()


@pytest.mark.parametrize(
    ("led", "reply", "reply_wins"),
    [
        pytest.param("KH", "TH", True, id="K9"),
        pytest.param("AH", "7S", True, id="K10"),
        pytest.param("7H", "AD", False, id="K11"),
        pytest.param("AS", "9S", True, id="K12"),
        pytest.param("9S", "TS", False, id="K12 ten"),
        pytest.param("9S", "JS", True, id="K12 jack"),
    ],
)
def test_winner(led, reply, reply_wins):
    assert (klaberjass_cards.strength(reply, led, "S") > klaberjass_cards.strength(led, led, "S")) is reply_wins


@pytest.mark.parametrize(
    ("hand", "values"),
    [
        pytest.param("AS KS QS JS TS 9H 8H 7H AD", [50, 20], id="K13"),
        pytest.param("9S TS JS 7H 8H TH JH QH AD", [20, 20], id="K14"),
        pytest.param("KS AS 7S 8S 9H TD JC QH AD", [], id="K15"),
    ],
)
def test_sequences(hand, values):
    runs = klaberjass_cards.sequences(hand.split())
    assert [klaberjass_cards.value(run, {"fiveRun": 50}) for run in runs] == values


@pytest.mark.parametrize(
    ("elder", "dealer", "answers", "points", "options"),
    [
        pytest.param(K16_ELDER, "7C 8C 9C TC KD QS 7S AH JD", "declare win", [0, 50], {}, id="K16"),
        pytest.param(K16_ELDER, K17_DEALER, "declare same", [20, 0], {}, id="K17"),
        pytest.param(K18_ELDER, K18_DEALER, "declare same", [20, 0], {}, id="K18"),
        pytest.param(K16_ELDER, K18_DEALER, "declare same", [0, 0], {}, id="K19"),
        pytest.param(K16_ELDER, K18_DEALER, "declare same", [20, 0], {"sequenceTie": "elder"}, id="K19 elder"),
        pytest.param("8H 9H TH JH QH 7D AD KC 8S", "AC KD QD JD TD 7S 7H 9C 7C", "declare same", [0, 50], {}, id="K20"),
        pytest.param("AH KH QH 9D 8D 7D TC 8S JS", "KC QC JC 9S 7S 8H AD KD TD", "declare same", [40, 0], {}, id="K21"),
        pytest.param("7D AD KC QC 8S AS 9H TH QH", K17_DEALER, "silent declare", [0, 20], {}, id="K22"),
    ],
)
def test_dialogue(elder, dealer, answers, points, options):
    table = dealt(elder.split(), dealer.split(), up="8D" if "8D" not in elder else "TS", trump="S", options=options)
    for word in answers.split():
        assert word in klaberjass.legal(table)
        klaberjass.act(table, word)
    assert table["sequence_points"] == points


def dealt(elder, dealer, *, up, trump, options=None):
    """A table at the dialogue, with seat 0 as elder and maker by the second round."""
    table = klaberjass.new_table(1, options)
    rest = [card for card in klaberjass.PACK if card not in [*elder, *dealer, up]]
    pack = elder[0:3] + dealer[0:3] + elder[3:6] + dealer[3:6] + [up] + elder[6:9] + dealer[6:9] + rest
    klaberjass.deal(table, pack)
    for text in ("pass", "pass", "name " + trump):
        klaberjass.act(table, text)
    return table


@pytest.mark.parametrize(
    ("maker", "defender", "scores", "options"),
    [
        pytest.param(85, 60, [85, 60], {}, id="K23"),
        pytest.param(72, 72, [0, 72], {}, id="K24"),
        pytest.param(61, 88, [0, 149], {}, id="K25"),
        pytest.param(72, 72, [0, 0], {"tieDeal": "hold"}, id="hold"),
        pytest.param(72, 72, [72, 72], {"tieDeal": "bothScore"}, id="both score"),
    ],
)
def test_settlement(maker, defender, scores, options):
    table = settled([0, 0], maker, defender, options)
    assert table["scores"] == scores


def test_held_points_go_to_the_higher_side_of_the_next_decided_deal():
    table = settled([0, 0], 72, 72, {"tieDeal": "hold"})
    klaberjass.deal(table, list(klaberjass.PACK))
    table.update(maker=0, card_points=[30, 30])
    klaberjass.settle(table)
    klaberjass.deal(table, list(klaberjass.PACK))
    table.update(maker=0, card_points=[40, 50])
    klaberjass.settle(table)
    assert table["scores"] == [0, 144 + 60 + 90]


def settled(before, maker, defender, options=None):
    """The table after a deal with seat 0 as maker."""
    table = klaberjass.new_table(0, options)
    klaberjass.deal(table, list(klaberjass.PACK))
    table.update(scores=before, maker=0, card_points=[maker, defender])
    klaberjass.settle(table)
    return table


@pytest.mark.parametrize(
    ("before", "maker", "defender", "after", "ranking"),
    [
        pytest.param([478, 455], 107, 17, [585, 472], [[0], [1]], id="K27"),
        pytest.param([460, 470], 60, 55, [520, 525], [[1], [0]], id="K28"),
        pytest.param([440, 445], 65, 60, [505, 505], [[0, 1]], id="K29"),
        pytest.param([495, 380], 61, 88, [495, 529], [[1], [0]], id="K30"),
        pytest.param([450, 470], 72, 72, [450, 542], [[1], [0]], id="K31"),
    ],
)
def test_end_of_the_game(before, maker, defender, after, ranking):
    table = settled(before, maker, defender)
    assert (klaberjass.due(table), table["scores"], klaberjass.ranking(table)) == ("over", after, ranking)


K26_FIRST = "AC 7C JH 9H TD 9D 9C KH TS KD QS KS KC 7D QD QC JS 8H 9S"
K26_TRICKS = "QD KD 9H JH TS 9S QC 8H KH 9D 7D TD KS KC 9C JS AC QS"


@pytest.mark.parametrize(("maker", "scores"), [(1, [17, 107]), (0, [0, 124])], ids=["elder", "dealer"])
def test_the_full_deal_K26(maker, scores):
    table = klaberjass.new_table(0)
    first = K26_FIRST.split()
    rest = [card for card in klaberjass.PACK if card not in [*first, "8S"]]
    klaberjass.deal(table, [*first, *rest, "8S"])
    for text in ["take"] if maker == 1 else ["pass", "take"]:
        klaberjass.act(table, text)
    for text in ["dix", "declare", "same"]:
        assert text in klaberjass.legal(table)
        klaberjass.act(table, text)
    for card in K26_TRICKS.split():
        text = "play KC bella" if card == "KC" else "play " + card
        assert text in klaberjass.legal(table)
        if card == "KC":
            assert klaberjass.legal(table) == ["play 9C", "play AC", "play KC", "play KC bella"]
        klaberjass.act(table, text)
    assert (klaberjass.due(table), table["scores"]) == ("deal", scores)


def test_the_second_round_offers_the_three_other_suits_K32():
    table = bidding("9H", "pass", "pass")
    assert klaberjass.legal(table) == ["name C", "name D", "name S", "pass"]


def test_no_exchange_after_the_second_round_K33():
    table = bidding("9H", "pass", "pass", "name S")
    table["hands"][table["turn"]] = ["7S", "7H"]
    assert "dix" not in klaberjass.legal(table)


def test_four_passes_K34():
    table = bidding("9H", "pass", "pass", "pass", "pass")
    assert (klaberjass.due(table), table["scores"], table["dealer"]) == ("deal", [0, 0], 1)


def test_the_defender_may_exchange_K35():
    table = bidding("9H", "pass", "take")
    table["hands"][table["turn"]] = ["7H"]
    assert "dix" in klaberjass.legal(table)


def bidding(up, *bids):
    """A deal of dealer 0 with this turn-up, after these bids."""
    table = klaberjass.new_table(0)
    pack = [card for card in klaberjass.PACK if card != up]
    klaberjass.deal(table, [*pack[:12], up, *pack[12:]])
    for text in bids:
        assert text in klaberjass.legal(table)
        klaberjass.act(table, text)
    return table


def test_the_seven_turned_up_cannot_be_exchanged_K36():
    table = bidding("7H", "take")
    while 0 in table["played"]:
        assert "dix" not in klaberjass.legal(table)
        klaberjass.act(table, klaberjass.legal(table)[0])
