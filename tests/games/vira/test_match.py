"""VIR-1.1, VIR-1.2, VIR-1.9, VIR-1.10, VIR-8: dealing, rotation, the length of a match, options."""

import random
import re

import pytest

from engine import record
from engine.cards import CARD_TEXTS, parse_cards
from engine.game import Chance, IllegalAction, Malformed
from engine.games.vira import GAME
from engine.games.vira.model import Options
from engine.match import DealLine, Match
from engine.options import make_options
from engine.turn import Act, DealDue, Over
from tests.games.table import refused
from tests.games.vira.deals import Plan, finished, in_play
from tests.games.vira.table import actor, chance, deal, dealt, pot_of, random_match, say, seat_of, started

EVERY_OPTION = (
    {"deals": 3, "potUnit": 1, "qualifierJump": "on", "stopWhenDecided": "on", "revealUnused": "on"},
    {"deals": 6, "stopWhenDecided": "on"}, {"deals": 6, "revealUnused": "on", "potUnit": 1},
)  # fmt: skip
SHUFFLED = tuple(random.Random(1).sample(range(52), 52))


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_VIR_1_1_three_or_four_sit_at_the_table(seats):
    with pytest.raises(Malformed):
        Match.start("vira", seats=seats, dealer=0)


@pytest.mark.parametrize("seats", [3, 4])
def test_VIR_1_1_VIR_4_7_everybody_pays_a_bet_before_the_first_deal(seats):
    match = started(seats, 0)
    assert match.standings.scores == (-8,) * seats
    assert match.standings.figures == (("pot", 8 * seats),)
    assert match.standings.ranking is None
    assert match.turn == DealDue()


@pytest.mark.parametrize(
    ("seats", "dealer", "active", "idle"),
    [
        (3, 0, (1, 2, 0), None), (3, 1, (2, 0, 1), None), (3, 2, (0, 1, 2), None), (4, 0, (1, 2, 0), 3),
        (4, 1, (2, 3, 1), 0), (4, 2, (3, 0, 2), 1), (4, 3, (0, 1, 3), 2),
    ],
)  # fmt: skip
def test_VIR_1_1_who_plays_and_who_sits_out(seats, dealer, active, idle):
    match = dealt(seats, dealer)
    record = match.view(None).deal
    assert (record.dealer, record.active, record.idle) == (dealer, active, idle)
    assert match.turn == Act(active[0])
    assert match.view(None).counts == tuple(13 if seat in active else 0 for seat in range(seats))
    if idle is not None:
        assert match.view(idle).hand == 0


@pytest.mark.parametrize(("seats", "dealer"), [(3, 2), (3, 0), (4, 2), (4, 3)])
def test_VIR_1_2_packets_of_three_three_three_and_four(seats, dealer):
    match, _ = started(seats, dealer).deal(Chance(SHUFFLED, (("preference", "D"),)))
    texts = [CARD_TEXTS[card] for card in SHUFFLED]
    for place, role in enumerate("FMD"):
        packets = [texts[start + 3 * place : start + 3 * place + 3] for start in (0, 9, 18)]
        expected = [card for packet in packets for card in packet] + texts[27 + 4 * place : 31 + 4 * place]
        assert match.view(seat_of(match, role)).hand == parse_cards(" ".join(expected))
    assert match.view(None).deal.talon == 13
    assert match.view(None).deal.preference == "SHDC".index("D")
    talon = texts[39:]
    match = say(match, "F tringel9, M pass, D pass")
    assert [CARD_TEXTS[card] for card in match.view(None).deal.turned] == talon[:3]


@pytest.mark.parametrize("word", ["S", "H", "D", "C"])
def test_VIR_1_2_the_preference_suit_comes_with_the_deal(word):
    match = dealt(texts={"preference": word})
    assert "SHDC"[match.view(None).deal.preference] == word
    assert match.log[-1] == DealLine(chance(preference=word))


@pytest.mark.parametrize("words", [(), (("preference", "X"),), (("preference", "H"), ("trump", "S")), (("suit", "H"),)])
def test_VIR_1_2_other_chance_words_are_malformed(words):
    with pytest.raises(Malformed):
        started().deal(Chance(SHUFFLED, words))


@pytest.mark.parametrize("seats", [3, 4])
def test_VIR_1_9_the_deal_passes_to_the_left_and_each_sits_out_equally_often(seats):
    match = started(seats, 1, deals=2 * seats)
    dealers, idle = [], []
    while not match.over:
        match = finished(match, Plan("six"))
        dealers.append(match.view(None).dealer)
        idle.append(match.view(None).deal.idle)
    assert dealers == [(1 + number) % seats for number in range(2 * seats)]
    assert idle == ([None] * 6 if seats == 3 else [(number + 4) % 4 for number in range(8)])


@pytest.mark.parametrize(("seats", "deals"), [(3, 3), (3, 12), (4, 4), (4, 12), (4, 60), (3, 60)])
def test_VIR_1_10_VIR_8_1_a_match_has_so_many_deals(seats, deals):
    match = started(seats, deals=deals)
    for number in range(deals):
        assert match.turn == DealDue()
        assert len(match.view(None).match.results) == number
        match = finished(match, Plan("six"))
    assert match.turn == Over()
    assert match.standings.ranking is not None
    assert pot_of(match) == 0
    assert sum(match.standings.scores) == 0
    with pytest.raises(IllegalAction):
        match.deal(match.log[0].chance)


@pytest.mark.parametrize(
    ("seats", "deals", "good"),
    [(3, 3, True), (3, 4, False), (3, 14, False), (3, 15, True), (4, 3, False), (4, 6, False), (4, 8, True),
     (4, 60, True), (3, 2, False), (3, 61, False), (3, 63, False), (4, 64, False), (3, 0, False)],
)  # fmt: skip
def test_VIR_8_1_a_match_is_a_whole_number_of_rounds(seats, deals, good):
    if good:
        assert started(seats, deals=deals).options.deals == deals
        return
    with pytest.raises(Malformed):
        started(seats, deals=deals)


def test_VIR_8_the_defaults_are_those_of_the_sheet():
    chosen = make_options(GAME, "article", {}, 3)
    assert {name: getattr(chosen, name) for name in Options.__dataclass_fields__} == {
        "deals": 12, "qualifierJump": "off", "stopWhenDecided": "off", "potUnit": 8, "revealUnused": "off",
    }  # fmt: skip
    assert list(GAME.presets) == ["article"]
    assert GAME.seats == (3, 4)


@pytest.mark.parametrize(
    "options",
    [
        {"deals": "12"}, {"deals": 12.0}, {"deals": True}, {"potUnit": 4}, {"potUnit": "8"}, {"potUnit": True},
        {"qualifierJump": True}, {"qualifierJump": "On"}, {"stopWhenDecided": 1}, {"revealUnused": "yes"},
        {"unit": 8}, {"target": 500},
    ],
)  # fmt: skip
def test_VIR_8_unknown_options_and_values_are_malformed(options):
    with pytest.raises(Malformed):
        started(**options)


@pytest.mark.parametrize("options", [{"deals": 6}, *EVERY_OPTION])
def test_a_whole_match_is_written_and_read_again(options):
    *_, end = random_match(5, **options)
    assert end.over
    *_, again = record.read(record.write(end).encode())
    assert again == end


def test_a_record_of_four_is_written_and_read_again():
    *_, end = random_match(6, 4, deals=4)
    text = record.write(end)
    assert '"preference":"' in text
    *_, again = record.read(re.sub('"preference":"."', lambda matched: matched[0].lower(), text).encode())
    assert again == end


@pytest.mark.parametrize("seats", [3, 4])
def test_the_hands_as_dealt_are_revealed_when_the_match_is_over(seats):
    *before, end = random_match(7, seats, deals=seats)
    last = [match for match in before if match.view(None).phase == "bidding" and not match.view(None).deal.calls][-1]
    assert GAME.reveal(end.state) == tuple(last.view(seat).hand for seat in range(seats))
    with pytest.raises(ValueError, match="not over"):
        GAME.reveal(before[-1].state)


def test_VIR_1_1_1_one_acts_at_a_time():
    match = dealt(4)
    assert actor(match) == "F"
    for role in "MDX":
        view = match.view(seat_of(match, role))
        assert GAME.refusal(view, GAME.parse("bid six")).rule == "VIR-1.1.1"
        with pytest.raises(IllegalAction):
            match.act(seat_of(match, role), "bid six")
    match = finished(started(4), Plan("six"))
    for seat in range(4):
        assert match.choice(seat).legal == ()
        assert GAME.refusal(match.view(seat), GAME.parse("bid six")).rule == "VIR-1.1.1"


@pytest.mark.parametrize(
    ("plan", "phase"), [(Plan("six", 6), "playing"), (Plan("grande", 0), "playing"), (Plan("kopmisar3", 0), "playing")]
)
def test_VIR_1_3_nobody_bids_when_the_auction_is_over(plan, phase):
    match = in_play(started(), plan)
    assert match.view(None).phase == phase
    for text in ("bid seven", "pass", "hold", "colour"):
        assert refused(match, text)[0] == "VIR-3.4"


def test_VIR_1_3_an_auction_comes_first():
    match = deal(started())
    for text in ("trump S", "stand", "exchange none", "play AS", "discard AS", "keep AS", "sharpen none", "misere"):
        assert refused(match, text)[0] == "VIR-1.3"
