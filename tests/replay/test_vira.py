"""Records of Vira: the preference beside the pack, the pot beside the balances, a seat that sits out."""

import json
import random

import pytest

from bot.cli.simulate import played
from engine.record import write
from engine.registry import game
from tests.replay.records import run, text

PACK = " ".join(rank + suit for suit in "SHDC" for rank in "AKQJT98765432")
DEALT = f'{{"deal":"{PACK}","preference":"h"}}'
SURRENDERED = [
    '{"stich":1,"game":"vira","options":{"deals":3},"seats":3,"dealer":0}',
    DEALT,
    '{"seat":1,"act":"bid solo8"}',
    '{"seat":2,"act":"pass"}',
    '{"seat":0,"act":"pass"}',
    '{"seat":1,"act":"sharpen none"}',
    '{"seat":1,"act":"surrender"}',
]
"""S33 of the rule sheet with the pot of three antes: a plain Solo 8, surrendered, is lost double."""


def replayed(capsys, file, lines, *more, status=0):
    file.write_bytes(text(lines))
    assert run(file, "--json", *more) == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_pot_is_beside_the_balances(file, capsys):
    positions = replayed(capsys, file, SURRENDERED)
    assert positions[0] == {"n": 1, "turn": "deal", "scores": [-8, -8, -8], "pot": 24}
    assert all(line["scores"] == [-8, -8, -8] and line["pot"] == 24 for line in positions[:6])
    assert positions[6] == {"n": 7, "turn": "deal", "scores": [-7, -26, -7], "pot": 40}
    stronger = ["solo10", "solo11", "solo12", "solo9", "solo_vira"]
    assert positions[4]["legal"] == ["sharpen none", *(f"sharpen {key}" for key in stronger)]
    assert positions[5]["legal"] == ["surrender", "trump C", "trump D", "trump H", "trump S"]


@pytest.mark.parametrize("written", ["h", "H"])
def test_the_preference_in_either_case_is_the_same_deal(file, capsys, written):
    lines = [SURRENDERED[0], DEALT.replace('"h"', f'"{written}"')]
    assert (
        replayed(capsys, file, lines, "--view", "public")[1]
        == replayed(capsys, file, SURRENDERED[:2], "--view", "public")[1]
    )


def test_a_deal_may_name_its_preference_first(file, capsys):
    swapped = f'{{"preference":"H","deal":"{PACK}"}}'
    assert replayed(capsys, file, [SURRENDERED[0], swapped]) == replayed(capsys, file, SURRENDERED[:2])


@pytest.mark.parametrize(
    "line",
    [
        f'{{"deal":"{PACK}"}}',
        f'{{"deal":"{PACK}","preference":"X"}}',
        f'{{"deal":"{PACK}","preference":""}}',
        f'{{"deal":"{PACK}","preference":"HH"}}',
        f'{{"deal":"{PACK}","preference":"hearts"}}',
        f'{{"deal":"{PACK}","preference":"♥"}}',
        f'{{"deal":"{PACK}","preference":"\\u017f"}}',
        f'{{"deal":"{PACK}","preference":" H"}}',
        f'{{"deal":"{PACK}","preference":1}}',
        f'{{"deal":"{PACK}","preference":null}}',
        f'{{"deal":"{PACK}","preference":["H"]}}',
        f'{{"deal":"{PACK}","preference":"H","preference":"H"}}',
        f'{{"deal":"{PACK}","preference":"H","second":"D"}}',
        f'{{"deal":"{PACK[:-3]}","preference":"H"}}',
        f'{{"deal":"{PACK} 2C","preference":"H"}}',
        f'{{"deal":"{PACK.replace("2C", "3C")}","preference":"H"}}',
        '{"deal":"none","preference":"H"}',
        '{"preference":"H"}',
        '{"seat":1,"act":"bid six","preference":"H"}',
        '{"seat":3,"act":"bid six"}',
        '{"seat":1,"act":"bid ten"}',
        '{"seat":1,"act":"bid SIX"}',
        '{"seat":1,"act":"hold on"}',
    ],
)
def test_a_broken_line_is_malformed_and_named(file, capsys, line):
    positions = replayed(capsys, file, [SURRENDERED[0], line], status=1)
    assert positions[1]["n"] == 2
    assert positions[1]["error"]["rule"] is None
    assert "2" in positions[1]["error"]["message"]


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (3, '"options":{"deals":13},'),
        (4, '"options":{"deals":15},'),
        (3, '"options":{"deals":0},'),
        (3, '"options":{"deals":63},'),
        (3, '"options":{"deals":"12"},'),
        (3, '"options":{"potUnit":2},'),
        (2, ""),
        (5, ""),
    ],
)
def test_an_impossible_match_is_malformed(file, capsys, seats, more):
    first = f'{{"stich":1,"game":"vira",{more}"seats":{seats},"dealer":0}}'
    (positions,) = replayed(capsys, file, [first, DEALT], status=1)
    assert positions["error"]["rule"] is None


@pytest.mark.parametrize(("seat", "action"), [(3, "pass"), (3, "bid six"), (0, "bid six"), (1, "pass"), (1, "hold")])
def test_a_seat_that_sits_out_is_out_of_turn_and_not_unknown(file, capsys, seat, action):
    lines = [SURRENDERED[0].replace('"seats":3', '"seats":4').replace('"deals":3', '"deals":4'), DEALT]
    positions = replayed(capsys, file, [*lines, f'{{"seat":{seat},"act":"{action}"}}'], status=1)
    assert positions[1]["turn"] == 1
    assert positions[2]["error"]["rule"].startswith("VIR-")


def test_a_pick_has_its_bounds(file, capsys):
    lines = [*SURRENDERED[:2], '{"seat":1,"act":"bid turne7"}', *SURRENDERED[3:5]]
    positions = replayed(capsys, file, lines)
    turned = positions[4]["legal"]
    assert len(turned) == 1
    positions = replayed(capsys, file, [*lines, f'{{"seat":1,"act":"{turned[0]}"}}'])
    pick = positions[5]["pick"]
    assert (pick["act"], pick["min"], pick["max"], len(pick["from"])) == ("exchange", 1, 13, 13)
    positions = replayed(
        capsys, file, [*lines, f'{{"seat":1,"act":"{turned[0]}"}}', '{"seat":1,"act":"exchange none"}'], status=1
    )
    assert positions[6]["error"]["rule"].startswith("VIR-")


@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_whole_session_balances_and_pot_add_up(file, capsys, seats):
    session = played(game("vira"), ["random"] * seats, 1, random.Random(seats))
    lines = write(session).splitlines()
    positions = replayed(capsys, file, lines)
    assert len(positions) == len(lines)
    assert all(sum(line["scores"]) + line["pot"] == 0 for line in positions)
    assert all(line["pot"] >= 8 for line in positions[:-1])
    last = positions[-1]
    assert (last["turn"], last["pot"]) == ("over", 0)
    ranked = [last["scores"][side] for group in last["ranking"] for side in group]
    assert ranked == sorted(last["scores"], reverse=True)


def test_a_seat_that_sits_out_reads_what_the_public_reads(file, capsys):
    lines = write(played(game("vira"), ["random"] * 4, 2, random.Random(6))).splitlines()
    public = replayed(capsys, file, lines, "--view", "public")
    by_seat = [replayed(capsys, file, lines, "--view", str(seat)) for seat in range(4)]
    deal = -1
    for number, line in enumerate(lines):
        deal += '"deal"' in line and number > 0
        if deal < 0:
            continue
        for seat in range(4):
            own, seen = by_seat[seat][number], public[number]
            same = {**own, "view": {**own["view"], "seat": None}} == seen
            assert same or seat != (2 + deal + 3) % 4, (number, seat)
    file.write_bytes(text(lines))
    accounts = []
    for view in ("public", "1"):
        assert run(file, "--view", view) == 0
        accounts.append(capsys.readouterr().out.split("\n\n"))
    public_deals, own_deals = accounts
    assert public_deals[1] == own_deals[1]  # in the first deal dealt by seat 2 it is seat 1 that sits out
    assert public_deals[2] != own_deals[2]


def test_the_account_in_words_tells_the_pot(file, capsys):
    file.write_bytes(text(SURRENDERED))
    for language, pot in (("en", "Pot 40"), ("de", "Pott 40"), ("ja", "40点")):
        assert run(file, "--language", language) == 0
        assert pot in capsys.readouterr().out
