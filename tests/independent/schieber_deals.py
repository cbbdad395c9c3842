"""The two full deals of `../shared/rules/schieber.md`, S31 and S32, at a table of the second Schieber."""

from tests.independent import schieber

SHEET = {"stoeck": "trump", "ending": "immediate", "trumpsOnly": "any", "laterForehand": "right"}
"""4: the options of the examples that differ from `article`."""

S31 = ["KC QC JC 8C 6D QH JH TH KS", "AC TC JD 9D AH 9H TS 8S 7S", "9C 7C 8D 8H 7H 6H AS JS 9S",
       "6C AD KD QD TD 7D KH QS 6S"]  # fmt: skip
S31_TRICKS = [
    "JC TC 9C 6C", "KC AC 7C AD", "AH 6H KH QC", "KS 7S AS 6S", "8D TD 8C 9D", "6D JD 7H KD", "QS JH TS 9S",
    "QD QH 8S 8H", "7D TH 9H JS",
]  # fmt: skip
S32 = ["KC JC 6C QD TD 8D KS 7S 6S", "9C AD KD 7D JH TH 9H AS JS", "TC 7C JD 6D AH 8H 7H 6H 8S",
       "AC QC 8C 9D KH QH QS TS 9S"]  # fmt: skip
S32_TRICKS = [
    "6S JS 8S 9S", "KC 9C 7C QC", "6H QH 7S 9H", "7H KH TD JH", "6D 9D 8D 7D", "8H QS KS TH", "TC 8C 6C KD",
    "JC AD AH AC", "QD AS JD TS",
]  # fmt: skip


def dealt(hands, options, scores=(0, 0), preset="article"):
    """A table at which seat 0, forehand at the dealer's right, is about to choose."""
    table = schieber.new_table(3, {**options, "firstForehand": "right"}, preset)
    table["scores"] = list(scores)
    packets = [hand.split()[start : start + 3] for start in (0, 3, 6) for hand in hands]
    schieber.deal(table, [card for packet in packets for card in packet])
    assert [hand.split() for hand in hands] == table["hands"]
    return table


def play(table, tricks):
    """Play tricks until the match ends, and give the totals after every finished trick."""
    totals = []
    for cards in tricks:
        for card in cards.split():
            if schieber.due(table) == "over":
                return totals
            assert "play " + card in schieber.legal(table)
            schieber.act(table, "play " + card)
        totals.append(table["scores"])
    return totals
