"""`stich replay --view`: shows only what a seat, or the public, may see."""

import json
import re

import pytest

from tests.replay.records import SHORT, WHOLE, run, text

CARD = re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])", re.IGNORECASE)

FIRST_SIX = ["KD QS KS 9H TD 9D", "AC 7C JH 9C KH TS"]
"""The hands of the seats of `SHORT` after the deal."""
UP, BOTTOM = "KC", "7S"


def replayed(capsys, file, view):
    assert run(file, "--json", "--view", view) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_legal_only_on_the_seat_s_own_turn(file, capsys):
    file.write_bytes(text(SHORT))
    assert run(file, "--json") == 0
    whole = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for view in ("0", "1", "public"):
        for seen, full in zip(replayed(capsys, file, view), whole, strict=True):
            assert isinstance(seen.pop("view"), dict)
            if str(full["turn"]) != view:
                full = {name: value for name, value in full.items() if name not in ("legal", "pick")}
            assert seen == full


@pytest.mark.parametrize(("view", "hand"), [("0", FIRST_SIX[0]), ("1", FIRST_SIX[1]), ("public", "")])
def test_after_the_deal_a_view_holds_the_own_hand_and_the_turn_up(file, capsys, view, hand):
    file.write_bytes(text(SHORT[:2]))
    seen = replayed(capsys, file, view)[-1]
    assert set(CARD.findall(json.dumps(seen))) == {*hand.split(), UP}


def test_what_the_public_sees_of_a_deal(file, capsys):
    file.write_bytes(text(SHORT))
    seen = set(CARD.findall(json.dumps(replayed(capsys, file, "public")[-1])))
    exchanged, shown, played = {"7C", UP}, {"AC", "KC", "QC"}, {"QD"}
    assert shown | played | {BOTTOM} <= seen <= shown | played | {BOTTOM} | exchanged


@pytest.mark.parametrize("view", ["2", "-1", "x", "", "publicly", "٣", "1 ", "9" * 5000, "\ud800"])
def test_an_unknown_view_gives_one_line(file, capsys, view):
    file.write_bytes(text(SHORT))
    assert run(file, "--json", f"--view={view}") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "public" in err
    assert len(err) < 500


def test_the_account_of_a_seat_names_only_cards_that_it_saw(file, capsys):
    file.write_bytes(text(SHORT))
    seen = {}
    for view in ("0", "1", "public"):
        assert run(file, "--view", view) == 0
        seen[view] = capsys.readouterr().out
    hand = re.compile("♠Q|♠K|♥9|♦10")
    assert hand.search(seen["0"])
    assert not hand.search(seen["1"])
    assert not hand.search(seen["public"])
    assert "♥J" in seen["1"]
    assert "♥J" not in seen["0"] + seen["public"]


def test_the_whole_account_names_the_cards_of_every_seat(file, capsys):
    file.write_bytes(text(WHOLE))
    assert run(file) == 0
    whole = capsys.readouterr().out
    for view in ("0", "1", "public"):
        assert run(file, "--view", view) == 0
        assert len(capsys.readouterr().out) < len(whole)
