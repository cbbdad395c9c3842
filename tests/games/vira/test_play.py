"""VIR-1.6, VIR-1.7, VIR-8.3: the defenders' exchange and the play, with the rule sheet's examples X14 to X16."""

import random
from itertools import pairwise

import pytest

from engine.cards import CARD_TEXTS, card_text, cards_text, parse_card
from engine.games.vira import GAME
from engine.games.vira.player.playout_policy import guided_move
from engine.players.playout import play_out, random_card
from engine.turn import Act, DealDue
from tests.games.table import do, legal, refused
from tests.games.vira.deals import KEYS, SHEDS, Plan, finished, in_play, may_declare, position, with_pot
from tests.games.vira.table import (
    RANKS,
    SUITS,
    actor,
    answers,
    defend,
    hand,
    line,
    play_until,
    random_match,
    result,
    seat_of,
    shown,
    started,
    winner_of,
    won,
)

SPADES, HEARTS, DIAMONDS, CLUBS = (line(suit, "2", "A") for suit in "SHDC")
SUIT_EACH = {"F": SPADES, "M": HEARTS, "D": DIAMONDS, "talon": CLUBS}


# -------------------------------------------------------------------------------------------------------------- 1.6


@pytest.mark.parametrize(
    ("role", "defenders"), [pytest.param("F", "MD", id="X14"), ("M", "FD"), ("D", "FM")]
)  # fmt: skip
def test_VIR_1_6_the_defenders_exchange_clockwise_from_forehand(role, defenders):
    match, actions = position(started(), Plan("solo7", 7), role)
    match = do(match, *actions)
    first, second = defenders
    assert (actor(match), answers(match)) == (first, ("exchange", 0, 13))
    match = do(match, f"exchange {' '.join(hand(match, first).split()[:4])}")
    assert (actor(match), answers(match)) == (second, ("exchange", 0, 9))
    match = do(match, f"exchange {hand(match, second).split()[0]}")
    assert match.view(None).phase == "playing"
    assert match.view(None).counts == (13, 13, 13)
    assert [(exchange.seat, exchange.discarded, exchange.drawn) for exchange in match.view(None).deal.exchanges] == [
        (seat_of(match, first), 4, 4), (seat_of(match, second), 1, 1),
    ]  # fmt: skip
    assert match.view(None).deal.talon == 8
    assert match.standings.scores == (-8, -8, -8), "for no fee"


def test_VIR_1_6_X15_in_petite_royale_they_exchange_before_the_open_hand():
    match = do(won("F six, M petite_royale, D pass, F pass", **SUIT_EACH), "stand", "discard AH")
    assert match.view(None).counts == (13, 12, 13)
    assert shown(match, "F", "M") == line("H", "2", "K")
    assert actor(match) == "F"
    match = do(match, f"exchange {SPADES}")
    assert hand(match, "F") == CLUBS
    assert match.view(None).phase == "playing", "nothing is left for the dealer"


def test_VIR_1_6_X16_who_finds_the_talon_empty_is_not_asked():
    match = do(won("F six, M pass, D pass", **SUIT_EACH), "trump S", f"exchange {line('S', '2', '9')}", "stand")
    assert match.view(None).deal.talon == 5
    assert refused(match, f"exchange {line('H', '2', '7')}")[0] == "VIR-1.6"
    match = do(match, f"exchange {line('H', '2', '6')}")
    assert (match.view(None).phase, actor(match)) == ("playing", "F")
    match = do(won("F six, M pass, D pass", **SUIT_EACH), "trump S", f"exchange {SPADES}", "stand")
    assert match.view(None).phase == "playing"


def test_VIR_1_6_a_defender_draws_from_the_top_and_not_what_was_discarded():
    match = do(won("F solo6, M pass, D pass", **SUIT_EACH), "sharpen none", "trump S", "exchange AH KH")
    assert hand(match, "M") == f"{line('H', '2', 'Q')} AC KC"
    match = do(match, "exchange AD")
    assert hand(match, "D") == f"{line('D', '2', 'K')} QC"


@pytest.mark.parametrize("text", ["stand", "play AH", "discard AH", "exchange AH AH", "exchange AS", "pass", "trump H"])
def test_VIR_1_6_what_a_defender_cannot_do(text):
    match = do(won("F solo6, M pass, D pass", **SUIT_EACH), "sharpen none", "trump S")
    assert refused(match, text)[0] in ("VIR-1.6", "VIR-1.5.1", "VIR-3.4")


# -------------------------------------------------------------------------------------------------------------- 1.7


@pytest.mark.parametrize(
    ("key", "role"), [(key, role) for key in KEYS for role in may_declare(Plan(key))]
)  # fmt: skip
def test_VIR_1_7_1_forehand_leads_in_every_contract(key, role):
    match = in_play(started(4), Plan(key, 0 if Plan(key).loses else 6), role)
    assert actor(match) == "F"
    held = hand(match, "F").split()
    assert legal(match) == [f"play {card}" for card in held]
    match = do(match, f"play {held[0]}")
    assert actor(match) == "M"


def test_VIR_1_7_1_VIR_1_7_3_the_winner_of_a_trick_leads():
    for match, after in pairwise(random_match(8, 4)):
        view, then = match.view(None), after.view(None)
        if view.phase == "playing" and len(view.cards) == 2 and then.phase == "playing":
            active = view.deal.active
            trump = None if view.deal.trump is None else SUITS[view.deal.trump]
            texts = [card_text(card) for card in then.last_trick.cards]
            winner = active[(active.index(view.leader) + winner_of(texts, trump)) % 3]
            assert then.last_trick.winner == winner
            assert after.turn == Act(winner)
            assert then.tricks_won[winner] == view.tricks_won[winner] + 1


@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        ("S", "2H AH KH", "M"), ("S", "AH KH 2S", "D"), ("S", "AH 2S 3S", "D"), ("S", "3S 2S AH", "F"),
        ("H", "9S TS AD", "M"), (None, "2S AH AD", "F"), (None, "TS JS 9S", "M"), (None, "QC KC AC", "D"),
        ("D", "3C 2C AS", "F"), ("C", "AS 4C 5C", "D"),
    ],
)  # fmt: skip
def test_VIR_1_7_3_who_takes_the_trick(trump, cards, winner):
    """The leader holds the led suit; each other player holds the card to play, or is void."""
    led, second, third = cards.split()
    others = [suit for suit in SUITS if suit != led[1]]
    low = [f"{rank}{suit}" for suit in others for rank in RANKS if f"{rank}{suit}" not in cards]
    hands = {"F": led, "M": second, "D": third}
    rest = {"M": low[:12], "D": low[12:24]}
    texts = {role: " ".join([hands[role], *rest.get(role, [])]) for role in "FMD"}
    match = won("F solo6, M pass, D pass" if trump else "F grande, M pass, D pass", **texts)
    match = do(match, "sharpen none", f"trump {trump}") if trump else do(match, "stand")
    match = do(defend(match), *(f"play {card}" for card in cards.split()))
    assert match.view(None).last_trick.winner == seat_of(match, winner)
    assert actor(match) == winner


def test_VIR_1_7_2_follow_suit_if_you_can_and_otherwise_play_anything():
    match = won("F solo6, M pass, D pass", F="AS AH", M="KS 2S AD 3D", D="KH QH JC AC", talon=line("S", "3", "Q"))
    match = defend(do(match, "sharpen none", "trump H"))
    match = do(match, "play AS")
    assert legal(match) == ["play KS", "play 2S"]
    assert refused(match, "play AD") == ("VIR-1.7.2", "vira-must-follow")
    match = do(match, "play 2S")
    assert legal(match) == [f"play {card}" for card in hand(match, "D").split()], "no duty to trump"
    assert len(legal(match)) == 13


@pytest.mark.parametrize("text", ["play 2H 3H", "play none", "play AS AS", "play AH", "stand", "exchange none"])
def test_VIR_1_7_1_a_play_is_one_card_of_the_hand(text):
    match = defend(do(won("F solo6, M pass, D pass", **SUIT_EACH), "sharpen none", "trump S"))
    assert refused(match, text)[0] == "VIR-1.7.1"


@pytest.mark.parametrize("key", KEYS)
def test_VIR_1_7_4_the_play_ends_with_the_declarers_last_card(key):
    plan = Plan(key, 0 if Plan(key).loses else 6)
    plans = [plan, Plan(key, 0, misere=True)] if key in ("gask0", "gask1", "gask2", "gask3", "gask4") else [plan]
    for tried in plans:
        match = in_play(started(), tried)
        tricks = match.view(None).counts[0]
        assert tricks == 13 - (SHEDS.get(key, 0) if tried.loses else 0)
        match = play_until(match, tried.tricks)
        assert isinstance(match.turn, DealDue)
        assert sum(result(match).tricks) == tricks
        assert match.view(None).counts == (0, 13 - tricks, 13 - tricks)


@pytest.mark.parametrize(
    ("key", "misere", "tricks"),
    [("kopmisar1", False, 11), ("kopmisar2", False, 12), ("kopmisar6", False, 12), ("gask0", True, 11),
     ("gask1", True, 12), ("gask2", True, 13), ("gask3", True, 12), ("gask4", True, 13), ("gok", False, 13),
     ("petite", False, 12), ("petite_ouverte", False, 12), ("petite_royale", False, 12), ("grande", False, 13),
     ("grande_royale", False, 13)],
)  # fmt: skip
def test_VIR_1_7_4_how_many_tricks_a_misere_has(key, misere, tricks):
    match = finished(started(), Plan(key, 0, misere=misere))
    assert sum(result(match).tricks) == tricks
    assert match.view(None).counts[1:] == (13 - tricks,) * 2


# -------------------------------------------------------------------------------------------------------------- 8.3


def decided(plan, taken, left):
    """Whether the count decides the outcome, as the rule sheet has it."""
    if plan.loses:
        return taken >= 2
    target = {"vira": 13, "solo_vira": 13, "six": 6, "seven": 7, "eight": 8, "nine": 9}.get(plan.key) or (
        (7, 8, 9, 10, 11, 12, 12)[plan.number] if plan.family == "gask" else plan.number
    )
    return taken >= target or taken + left <= target - 2


@pytest.mark.parametrize(
    "plan",
    [
        Plan("six", 6), Plan("six", 8), Plan("six", 4), Plan("six", 5), Plan("solo10", 8), Plan("vira", 13),
        Plan("vira", 11), Plan("solo_vira", 12), Plan("gask6", 10), Plan("turne7", 7), Plan("tringel9", 6),
        Plan("gok", 0), Plan("gok", 1), Plan("gok", 2), Plan("kopmisar1", 2), Plan("kopmisar1", 0),
        Plan("gask0", 2, misere=True), Plan("petite", 2), Plan("grande_royale", 1),
    ],
    ids=lambda plan: f"{plan.key} {plan.tricks}",
)  # fmt: skip
def test_VIR_8_3_the_play_stops_when_the_payment_is_fixed_and_never_changes_it(plan):
    whole = finished(with_pot(3, 48), plan)
    match = in_play(with_pot(3, 48, stopWhenDecided="on"), plan)
    declarer, stopped = seat_of(match, "F"), False
    for log_line in whole.log[len(match.log) :]:
        match, _ = match.follow(log_line)
        view = match.view(None)
        if not view.cards:
            left = view.counts[declarer]
            stopped = decided(plan, view.tricks_won[declarer], left) or not left
            assert isinstance(match.turn, DealDue) == stopped
        if stopped:
            break
    assert stopped
    assert result(match).outcome == result(whole).outcome
    assert match.standings == whole.standings
    assert sum(result(whole).tricks) == {"kopmisar1": 11, "gask0": 11, "petite": 12}.get(plan.key, 13)


# ------------------------------------------------------------------------------------------------------------ playouts


@pytest.mark.parametrize(("seed", "seats", "options"), [(9, 3, {}), (10, 4, {"stopWhenDecided": "on"})])
def test_VIR_1_7_4_a_playout_from_any_position_pays_as_the_table_would(seed, seats, options):
    rng = random.Random(seed)
    positions = [match for match in random_match(seed, seats, **options) if match.view(None).phase == "playing"]
    for match in rng.sample(positions, 30):
        kernel, before = match.game.kernel(match.state), match.view(None).match.balances
        moves = []

        def choose(kernel, moves=moves):
            moves.append(random_card(kernel.legal(), rng))
            return moves[-1]

        paid = play_out(kernel, choose)
        for move in moves:
            assert isinstance(match.turn, Act)
            match = do(match, f"play {card_text(move)}")
        assert not isinstance(match.turn, Act)
        assert tuple(now - was for now, was in zip(match.standings.scores, before, strict=True)) == paid


@pytest.mark.parametrize("key", ["six", "solo7", "petite", "gok"])
def test_the_guide_of_playouts_plays_as_at_the_table(key):
    """Every card on one kernel: nothing of the trick before stays in it. (Against an open hand the guide searches.)"""
    rng = random.Random(key)
    for _ in range(6):
        pack = rng.sample(CARD_TEXTS, len(CARD_TEXTS))
        match = won(f"F {key}, M pass, D pass", F=" ".join(pack[:13]), M=" ".join(pack[13:26]), D=" ".join(pack[26:39]))
        kernel = None
        while match.view(None).phase != "ended":
            view, information_state = match.view(match.turn.seat), GAME.information_state(match.state, match.turn.seat)
            text = str(GAME.guide(view, information_state, GAME.choice(view), rng))
            if view.phase == "playing":
                kernel = kernel or GAME.kernel(match.state)
                assert any(view.shown) or card_text(guided_move(kernel)) == text.removeprefix("play ")
                kernel.play(parse_card(text.removeprefix("play ")))
            match = do(match, text)


def test_VIR_1_7_2_illegal_cards_say_why():
    match = won("F solo6, M pass, D pass", F="AS AH", M="KS 2S AD 3D", talon=line("S", "3", "Q"))
    match = do(defend(do(match, "sharpen none", "trump H")), "play AS")
    options = match.choice(match.turn.seat).options
    assert cards_text(sum(1 << option.card for option in options)) == hand(match, "M")
    assert {option.refusal.rule for option in options if not option.open} == {"VIR-1.7.2"}
    for role in ("F", "D"):
        waiting = match.choice(seat_of(match, role)).options
        assert {option.refusal.rule for option in waiting} == {"VIR-1.1.1"}
