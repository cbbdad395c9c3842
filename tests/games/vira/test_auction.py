"""VIR-3: the auction, with the rule sheet's examples A01 to A20."""

import random

import pytest

from engine.game import Malformed
from engine.turn import Act
from tests.games.table import legal, refused
from tests.games.vira.deals import KEYS
from tests.games.vira.table import actor, dealt, say, seat_of

QUALIFIABLE = {
    "six", "seven", "eight", "nine", *(f"gask{number}" for number in range(7)), "vira", "solo_vira",
    *(f"solo{number}" for number in range(6, 13)),
}  # fmt: skip
QUALIFIERS = ("", "colour", "preference")


def allowed(calls, jump=False):
    """The next seat to call and its legal calls: the test's own reading of chapter 3.

    `calls`: role and words, in order.
    """
    rank, qualifier, holder = -1, 0, None
    passed = []
    for role, said in calls:
        words = said.removeprefix("bid ").split()
        if said == "pass":
            passed.append(role)
            continue
        holder = role
        if said in QUALIFIERS:
            qualifier = QUALIFIERS.index(said)
        elif said != "hold":
            rank, qualifier = KEYS.index(words[0]), QUALIFIERS.index(" ".join(words[1:]))
    if len(passed) == 2:
        return None, set()
    turn = "F"
    if calls:
        order = "FMD" * 2
        at = order.index(calls[-1][0]) + 1
        turn = next(role for role in order[at:] if role not in passed)
    legal_calls = {f"bid {key}" for key in KEYS[rank + 1 :]}
    if jump:
        legal_calls |= {
            f"bid {key} {qualifier}" for key in KEYS[rank + 1 :] for qualifier in QUALIFIERS[1:] if key in QUALIFIABLE
        }
    if not calls:
        return turn, legal_calls
    legal_calls.add("pass")
    if KEYS[rank] in QUALIFIABLE:
        legal_calls |= {"colour"} if qualifier == 0 else set()
        legal_calls |= {"preference"} if qualifier == 1 or (jump and qualifier == 0) else set()
    if (turn == "F" and holder in ("M", "D")) or (turn == "M" and holder == "D"):
        legal_calls.add("hold")
    return turn, legal_calls


def follow(match, words):
    """The match after these calls; before each and after the last, the legal calls are those of the rule sheet."""
    calls = []
    for word in words.split(", ") if words else ():
        look(match, calls)
        match = say(match, word)
        role, said = word.split(" ", 1)
        calls.append((role, said if said in ("colour", "preference", "hold", "pass") else f"bid {said}"))
    look(match, calls)
    return match


def look(match, calls):
    turn, texts = allowed(calls, jump=match.options.qualifierJump == "on")
    if turn is None:
        assert match.view(None).deal.contract is not None
        return
    assert match.view(None).phase == "bidding"
    assert match.view(None).deal.contract is None
    assert actor(match) == turn
    assert sorted(legal(match)) == sorted(texts)
    for role in "FMD":
        if role != turn:
            assert match.choice(seat_of(match, role)).legal == ()


def contract(match):
    """The declarer and the contract, such as `M seven colour`."""
    played = match.view(None).deal.contract
    role = next(role for role in "FMD" if seat_of(match, role) == played.declarer)
    return f"{role} {played.bid.row.key} {QUALIFIERS[played.bid.qualifier]}".rstrip()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param("F six, M turne6, D pass, F hold, M pass", "F turne6", id="A04"),
        pytest.param("F six, M colour, D preference, F hold, M seven, D pass, F pass", "M seven", id="A05"),
        pytest.param(
            "F six, M turne6, D seven, F pass, M hold, D colour, M hold, D pass", "M seven colour", id="A08"
        ),
        pytest.param("F gask6, M gask5, D pass, F pass", "M gask5", id="A11"),
        pytest.param("F nine, M colour, D gask4, F pass, M pass", "D gask4", id="A13"),
        pytest.param("F six, M pass, D pass", "F six", id="A15"),
        pytest.param("F gok, M pass, D pass", "F gok", id="A16"),
        pytest.param("F six, M gok, D pass, F turne7, M pass", "F turne7", id="A17"),
        pytest.param("F six, M pass, D gok, F hold, D pass", "F gok", id="A18"),
        pytest.param(
            "F kopmisar6, M gask5, D colour, F preference, M solo8, D pass, F pass", "M solo8", id="A19"
        ),
        pytest.param(
            "F solo_vira, M colour, D preference, F hold, M pass, D pass", "F solo_vira preference", id="A20"
        ),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("seats", "dealer"), [(3, 2), (3, 0), (4, 2), (4, 1)])
def test_VIR_3_2_VIR_3_3_VIR_3_4_whole_auctions(seats, dealer, words, expected):
    match = follow(dealt(seats, dealer), words)
    assert contract(match) == expected
    assert match.turn == Act(seat_of(match, expected[0]))


@pytest.mark.parametrize(
    ("words", "action", "rule"),
    [
        pytest.param("", "pass", "VIR-3.2", id="A01"),
        pytest.param("", "hold", "VIR-3.2", id="A01 hold"),
        pytest.param("", "colour", "VIR-3.2", id="A01 colour"),
        pytest.param("", "bid six colour", "VIR-3.2", id="A02"),
        pytest.param("F six", "bid six", "VIR-3.1", id="A03"),
        pytest.param("F six", "hold", "VIR-3.3", id="A03 hold"),
        pytest.param("F six", "preference", "VIR-3.2", id="A06"),
        pytest.param("F six, M colour", "colour", "VIR-3.2", id="A06 twice"),
        pytest.param("F six, M colour, D preference", "colour", "VIR-3.2", id="A06 back"),
        pytest.param("F turne6", "colour", "VIR-3.2", id="A07"),
        pytest.param("F six, M turne6, D seven, F hold", "hold", "VIR-3.3", id="A09"),
        pytest.param("F six, M pass, D seven, F hold", "hold", "VIR-3.3", id="A10"),
        pytest.param("F gask5", "bid gask6", "VIR-3.1", id="A12"),
        pytest.param("F nine, M pass", "bid gask3", "VIR-3.1", id="A14"),
        pytest.param("F seven", "bid seven colour", "VIR-3.2", id="no bid in colour"),
        pytest.param("F seven", "bid nine colour", "VIR-3.2", id="no higher bid in colour"),
        pytest.param("F seven", "bid turne7 colour", "VIR-3.2", id="never in colour"),
    ],
)
def test_VIR_3_2_VIR_3_3_what_is_refused(words, action, rule):
    match = dealt()
    assert refused(follow(match, words) if words else match, action)[0] == rule


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param("F six", "vira-holds-dealers-only", id="A03"),
        pytest.param("F six, M turne6, D seven, F hold", "vira-holds-dealers-only", id="A09"),
        pytest.param("F six, M pass, D seven, F hold", "vira-dealer-never-holds", id="A10"),
        pytest.param("F six, M seven", "vira-dealer-never-holds", id="over middle hand"),
    ],
)
def test_VIR_3_3_a_hold_that_is_refused_says_why(words, said):
    assert refused(follow(dealt(), words), "hold") == ("VIR-3.3", said)


@pytest.mark.parametrize("key", sorted({*KEYS} - QUALIFIABLE))
def test_VIR_3_2_what_cannot_be_qualified(key):
    match = say(dealt(), f"F {key}")
    assert {"colour", "preference"} & {*legal(match)} == set()
    assert refused(match, "colour")[0] == "VIR-3.2"


def test_VIR_1_3_VIR_3_2_forehand_opens_with_any_plain_bid():
    for seats, dealer, first in [(3, 0, 1), (3, 2, 0), (4, 0, 1), (4, 3, 0)]:
        match = dealt(seats, dealer)
        assert match.turn == Act(first)
        assert sorted(legal(match)) == sorted(f"bid {key}" for key in KEYS)


def test_VIR_3_4_A15_who_has_passed_says_nothing_more():
    match = follow(dealt(), "F six, M pass")
    assert actor(match) == "D"
    match = follow(dealt(), "F six, M pass, D seven, F eight")
    assert actor(match) == "D"
    assert refused(match, "hold")[0] == "VIR-3.3"


def test_VIR_3_3_A20_only_a_hold_takes_over_the_highest_bid():
    match = follow(dealt(), "F solo_vira, M colour, D preference")
    assert sorted(legal(match)) == ["hold", "pass"]
    assert sorted(legal(say(match, "F hold"))) == ["pass"]
    assert sorted(legal(say(match, "F hold, M pass"))) == ["pass"]


def test_VIR_3_3_forehand_holds_any_bid_any_number_of_times():
    follow(
        dealt(),
        "F six, M gok, D pass, F hold, M turne7, F hold, M kopmisar1, F hold, M petite, F hold, M grande, F hold",
    )
    follow(dealt(), "F six, M pass, D colour, F hold, D preference, F hold, D seven, F hold, D colour, F hold")


def test_VIR_3_1_a_plain_bid_of_higher_rank_beats_any_promise():
    match = follow(dealt(), "F nine, M colour, D preference")
    assert "bid kopmisar4" in legal(match)
    assert "bid nine" not in legal(match)
    standing = say(match, "F kopmisar4").view(None).deal.standing
    assert (standing.bid.row.key, standing.bid.qualifier, standing.holder) == ("kopmisar4", 0, 0)


def test_VIR_3_1_the_order_of_bids_is_rank_then_promise():
    match = say(dealt(), "F six")
    order = []
    for words in ("M colour", "D preference", "F seven", "M colour", "D preference", "F gask0", "M colour"):
        order.append(match.view(None).deal.standing.bid)
        match = say(match, words)
    assert order == sorted(set(order))


@pytest.mark.parametrize("jump", ["off", "on"])
@pytest.mark.parametrize("seed", range(6))
def test_VIR_3_2_VIR_3_3_VIR_8_2_random_auctions(seed, jump):
    rng = random.Random(seed)
    match, calls = dealt(qualifierJump=jump), []
    while match.view(None).deal.contract is None:
        look(match, calls)
        texts = sorted(legal(match))
        bids = [text for text in texts if text.startswith("bid ")]
        low = sorted(bids, key=lambda text: KEYS.index(text.split()[1]))[: 4 if jump == "off" else 10]
        said = rng.choice([*low, *(text for text in texts if text not in bids)])
        calls.append((actor(match), said))
        match, _ = match.act(match.turn.seat, said)
    assert len(calls) > 2


# --------------------------------------------------------------------------------------------------- options: 8.2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("F six colour, M pass, D pass", "F six colour"),
        ("F six preference, M seven, D pass, F pass", "M seven"),
        ("F six, M preference, D pass, F pass", "M six preference"),
        ("F six, M seven preference, D gask0 colour, F pass, M pass", "D gask0 colour"),
        ("F turne6, M nine colour, D preference, F hold, M pass, D pass", "F nine preference"),
        ("F solo_vira preference, M pass, D pass", "F solo_vira preference"),
    ],
)
def test_VIR_8_2_bids_in_colour_and_preference_at_once(words, expected):
    assert contract(follow(dealt(qualifierJump="on"), words)) == expected


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("F six", "bid six colour"), ("F six", "bid six preference"), ("F six, M colour", "bid six preference"),
        ("F six preference", "preference"), ("F six preference", "colour"), ("F seven", "bid six colour"),
        ("F turne6", "preference"), ("F six", "bid turne6 colour"), ("F six", "bid gok preference"),
        ("F six", "bid grande colour"),
    ],
)  # fmt: skip
def test_VIR_8_2_VIR_3_2_what_stays_forbidden(words, action):
    rule, _ = refused(say(dealt(qualifierJump="on"), words), action)
    assert rule in ("VIR-3.1", "VIR-3.2")


# ------------------------------------------------------------------------------------------------------- how it is told


@pytest.mark.parametrize(("jump", "menus"), [("off", 3), ("on", 4)])
def test_VIR_2_the_bids_stand_by_family_the_lowest_first(jump, menus):
    to_win = ("six", "seven", "eight", "nine", "tu", "vingel", "tringel", "solo")
    groups = {
        "play": [key for key in KEYS if key.startswith(to_win)],
        "gask": [key for key in KEYS if key.startswith(("gask", "gok", "vira"))],
        "misere": [key for key in KEYS if key.startswith(("kopmisar", "petite", "grande"))],
    }
    match = dealt(qualifierJump=jump)
    bids = {}
    for option in match.choice(match.turn.seat).options:
        if option.text.startswith("bid "):
            assert option.open
            assert option.meaning is not None
            bids.setdefault(option.group, []).append(option.text.split()[1:])
    assert list(bids) == list(groups)
    for group, keys in groups.items():
        named = [words[0] for words in bids[group]]
        assert list(dict.fromkeys(named)) == keys
        assert named == sorted(named, key=KEYS.index)
    assert sum(len(words) // 25 + (len(words) % 25 > 0) for words in bids.values()) == menus
    match = say(match, "F six, M colour")
    calls = [option for option in match.choice(match.turn.seat).options if option.group == "calls"]
    assert [option.text for option in calls if option.open] == ["preference", "pass"]
    assert [option.text for option in calls if not option.open] in ([], ["colour", "hold"])


@pytest.mark.parametrize("text", ["bid", "bid Six", "bid gask7", "bid six plain", "bid six in colour", "double none"])
def test_VIR_3_2_what_is_no_call_at_all(text):
    match = dealt()
    with pytest.raises(Malformed):
        match.act(match.turn.seat, text)
