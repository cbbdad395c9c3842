"""Checks the Weis of the second Schieber against the worked examples of `../shared/rules/schieber.md`."""

import pytest

from engine.games.schieber.events import GoodSaid
from engine.match import DealLine, Match
from tests.independent import record, schieber, schieber_cases, schieber_options, schieber_weis
from tests.independent.compare import matches, whole_match

LARGE = {"weis": "large"}


@pytest.mark.parametrize(
    ("hand", "small", "large"),
    [
        pytest.param("AS KS QS JS KH KD KC 6H 7H", [50, 100], [50, 100], id="S20"),
        pytest.param("AS KS QS JS TS 9S 8S 7S 6S", [100], [300], id="S21"),
        pytest.param("AS KS QS JS TS 9S 8H 7H 6D", [100], [150], id="S22"),
        pytest.param("TS TH TD TC 6S 7H 8D 9C AS", [], [100], id="S23"),
        pytest.param("JS TS 9S 6H 7H AD KD 8C TC", [20], [20], id="S24"),
        pytest.param("JS 9S AS 6H 7H AD KD 8C TC", [], [], id="S24 no neighbours"),
        pytest.param("JS JH JD JC 9S 9H 9D 9C AS", [200, 150], [200, 150], id="four jacks, four nines"),
    ],
)
def test_weis_values(hand, small, large):
    assert [schieber_weis.value(meld, "small") for meld in schieber_weis.melds(hand.split(), "small")] == small
    assert [schieber_weis.value(meld, "large") for meld in schieber_weis.melds(hand.split(), "large")] == large


@pytest.mark.parametrize(
    ("hand", "options", "counts"),
    [
        ("AS KS QS JS KH KD KC 6H 7H", {}, 150),
        ("AS KS QS JS KH KD KC 6H 7H", {"kreuzweis": "off"}, 100),
        ("AS KS QS JS TS KH KD KC 6H", {"kreuzweis": "off"}, 100),
        ("AS KS QS JS KH KD KC QH JH", {"kreuzweis": "off"}, 100),
        ("AS KS QS KH KD KC 8H 7H 6H", {"kreuzweis": "off"}, 120),
        ("AS KS QS JS TS 9S 9H 9D 9C", {"kreuzweis": "off", **LARGE}, 150),
        ("AS KS QS JS TS 9S 9H 9D 9C", LARGE, 300),
        ("AS KS QS JS TS 9S 9H 9D 9C", {"weis": "off"}, 0),
    ],
)
def test_kreuzweis(hand, options, counts):
    options = schieber_options.options_of("article", options)
    assert schieber_weis.worth(schieber_weis.counted(hand.split(), "S", options), options) == counts


def test_of_a_run_and_a_quartet_worth_the_same_the_one_with_more_cards_counts():
    options = schieber_options.options_of("article", {"kreuzweis": "off"})
    assert schieber_weis.counted(["AS", "KS", "QS", "JS", "TS", "KH", "KD", "KC", "6H"], "S", options) == [
        ["AS", "KS", "QS", "JS", "TS"]
    ]


A_K_Q, LOW_RUN = "AH KH QH", "8D 7D 6D"


@pytest.mark.parametrize(
    ("contract", "weis", "best"),
    [
        pytest.param("S", {0: "KS KH KD KC", 1: "TD 9D 8D 7D 6D"}, 1, id="S25"),
        pytest.param("S", {0: "AD KD QD JD TD", 1: "JH TH 9H 8H 7H 6H"}, 1, id="S26"),
        pytest.param("S", {0: "9S 8S 7S", 3: "TH 9H 8H"}, 3, id="S27"),
        pytest.param("S", {0: "9C 8C 7C", 3: "9S 8S 7S"}, 3, id="S28"),
        pytest.param("S", {0: "9C 8C 7C", 2: "9D 8D 7D"}, 0, id="S29 partners"),
        pytest.param("S", {0: "9C 8C 7C", 1: "9D 8D 7D"}, 0, id="S29 opponents"),
        pytest.param("U", {0: A_K_Q, 1: LOW_RUN}, 1, id="S30 three"),
        pytest.param("U", {0: "TH 9H 8H 7H", 1: "9D 8D 7D 6D"}, 1, id="S30 four"),
        pytest.param("U", {0: "AS AH AD AC", 1: "KS KH KD KC"}, 1, id="S30 quartets"),
        pytest.param("O", {0: "AS AH AD AC", 1: "KS KH KD KC"}, 0, id="S30 Obenabe"),
        pytest.param("S", {0: "QH JH TH", 2: "KD QD JD", 3: "KC QC JC"}, 2, id="the better of partners, 2.5"),
    ],
)
def test_weis_comparison(contract, weis, best):
    table = schieber.new_table(0)
    table.update(contract=contract, best=None, announcements=[None] * 4)
    for seat, cards in weis.items():
        meld = cards.split()
        schieber_weis.say(table, seat, meld)
    assert table["best"][0] == best


@pytest.mark.parametrize("seed", range(20))
def test_the_seats_that_say_good_after_an_announcement(seed):
    """2.5: a seat that has played its first card without announcing, though somebody had announced, said good."""
    lines = whole_match(schieber_cases, f"good {seed}")
    table = record.start(lines[0])
    deals = 0
    for line, match in zip(lines, matches(lines), strict=True):
        if match.log:
            record.follow(table, line)
        if table["phase"] in ("deal", "over") and match.log:
            deals += 1
            assert said_good(match) == good_by_sheet(table), f"deal {deals}"
    assert deals


def said_good(match):
    """The seats of which the table hears "good" in the last deal that played a card, by the engine."""
    start = max(number for number, line in enumerate(match.log) if isinstance(line, DealLine))
    header = match.header
    again = Match.start("schieber", seats=4, dealer=header.dealer, preset=header.preset, options=dict(header.options))
    heard = []
    for number, line in enumerate(match.log):
        again, step = again.follow(line)
        if number > start:
            heard += [event.public.seat for event in step.events if isinstance(event.public, GoodSaid)]
    return heard


def good_by_sheet(table):
    """The same by the second reading; where players are asked only if a card of theirs shows the answer."""
    announced, silent = False, []
    played = {entry[0] for entry in table["log"] if len(entry) > 1 and entry[1] == "plays"}
    for entry in table["log"]:
        if entry[1:] == ("good",):
            if announced and (table["options"]["announce"] == "auto" or entry[0] in played):
                silent.append(entry[0])
        elif len(entry) > 1 and (entry[1] in ("points", "also") or "answered by" in entry):
            announced = True
    return silent
