"""VIR-1.10.1: the players agree after a deal that the match ends with it; it is settled by VIR-4.6, and counts."""

import json
import random

import pytest

from engine.game import IllegalAction
from engine.match import EndLine, Match, replay
from engine.record import Fault, read, write
from engine.turn import DealDue, Over
from tests.independent import record as second
from tests.independent import vira, vira_cases
from tests.independent.compare import matches, of_engine, whole_match
from tests.independent.generator import deal_line, move_line, random_chance

END = '{"end":"agreed"}'


def session(seed, seats, deals, played):
    """The lines of a random session agreed to have so many deals, up to the end of one of them."""
    rng = random.Random(f"agreed {seed}")
    lines = [
        json.dumps({"stich": 1, "game": "vira", "options": {"deals": deals}, "seats": seats, "dealer": seed % seats})
    ]
    table = second.start(lines[0])
    while table["deals"] < played or second.GAMES["vira"].due(table) not in ("deal", "over"):
        if vira.due(table) == "deal":
            pack, chance = vira_cases.random_pack(rng), random_chance(rng, vira_cases)
            lines.append(deal_line(pack, **chance))
            vira.deal(table, pack, **chance)
        else:
            text = vira_cases.choose(rng, table)
            lines.append(move_line(rng, table["turn"], text))
            vira.act(table, text)
    return lines


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_VIR_1_10_1_it_is_settled_as_if_the_match_had_been_agreed_to_have_so_many_deals(seed, seats):
    lines = session(seed, seats, seats, seats)
    *_, usual = matches(lines)
    longer = [lines[0].replace(f'"deals": {seats}', f'"deals": {3 * seats}'), *lines[1:], END]
    *_, agreed = matches(longer)
    assert isinstance(agreed, Match)
    assert (usual.turn, agreed.turn) == (Over(), Over())
    assert agreed.standings == usual.standings
    assert agreed.standings.ranking is not None
    assert agreed.game.sheet(agreed.view(None)) == usual.game.sheet(usual.view(None))
    assert agreed.game.scene(agreed.view(None)).result == usual.game.scene(usual.view(None)).result


@pytest.mark.parametrize("played", [1, 2, 4, 5])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_second_reading_shares_the_pot_alike_after_any_deal(seats, played):
    lines = [*session(played, seats, 3 * seats, played), END]
    expected, table = second.answers(lines)
    assert of_engine(lines) == expected
    assert expected[-1]["turn"] == "over"
    assert expected[-1]["pot"] == 0
    assert sum(expected[-1]["scores"]) == 0
    assert table["phase"] == "over"


def test_the_record_says_so_and_is_read_again():
    lines = [*session(1, 3, 6, 2), END]
    *_, match = matches(lines)
    assert isinstance(match.log[-1], EndLine)
    text = write(match)
    assert text.splitlines()[-1] == END
    *_, again = read(text.encode())
    assert again == match
    assert replay(match.header, match.log) == match


@pytest.mark.parametrize("cut", [1, -1])
def test_there_is_no_such_end_before_the_first_deal_or_in_one(cut):
    lines = session(2, 3, 6, 1)
    *_, fault = matches([*lines[:cut], END])
    assert isinstance(fault, Fault)
    assert fault.rule == "VIR-1.1.1"
    assert not vira.agreed_end(second.start(lines[0]))


def test_nor_twice_nor_in_another_game():
    *_, fault = matches([*session(3, 3, 6, 1), END, END])
    assert (fault.rule, fault.number) == ("VIR-1.1.1", fault.number)
    klaberjass = Match.start("klaberjass", seats=2, dealer=0)
    assert isinstance(klaberjass.turn, DealDue)
    with pytest.raises(IllegalAction):
        klaberjass.end()


@pytest.mark.parametrize("line", ['{"end":"time"}', '{"end":true}', '{"end":"agreed","seat":0}', '{"end":null}'])
def test_other_ends_are_malformed(line):
    *_, fault = matches([*session(4, 3, 6, 1), line])
    assert isinstance(fault, Fault)
    assert fault.rule is None


def test_a_record_without_it_is_what_it_was():
    lines = whole_match(vira_cases, "any")
    *_, match = matches(lines)
    assert isinstance(match, Match)
    assert "end" not in "".join(write(match).splitlines()[1:])
