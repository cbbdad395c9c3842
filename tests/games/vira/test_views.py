"""VIR-1.8: which cards each seat sees and remembers."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.cards import cards_text, parse_cards
from engine.export import cards_named_by
from engine.games.vira import GAME
from engine.turn import Act
from tests.games.table import do
from tests.games.vira.deals import KEYS, Plan, finished, in_play, position
from tests.games.vira.eyes import cards_of, may_see
from tests.games.vira.table import (
    actor,
    answers,
    dealt,
    defend,
    hand,
    line,
    play_until,
    random_match,
    seat_of,
    shown,
    started,
    won,
)

SPADES, HEARTS, DIAMONDS, CLUBS = (line(suit, "2", "A") for suit in "SHDC")
SUIT_EACH = {"F": SPADES, "M": HEARTS, "D": DIAMONDS, "talon": CLUBS}
OPEN = [key for key in KEYS if key.startswith(("petite", "grande")) and key.endswith(("ouverte", "royale"))]


def named(match, viewer):
    """The cards that a viewer's view names; viewer: a role, or None."""
    return cards_text(cards_named_by(match.view(viewer if viewer is None else seat_of(match, viewer))))


def viewers(match):
    return (*range(match.header.seats), None)


def forehand(key):
    match = won(f"F {key}, M pass, D pass", **SUIT_EACH)
    return do(match, "sharpen none") if answers(match)[0] == "sharpen none" else match


# ---------------------------------------------------------------------------------------------------------- in general


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (0, 3, {}), (1, 4, {}), (2, 3, {"revealUnused": "on"}), (3, 4, {"revealUnused": "on", "stopWhenDecided": "on"}),
        (4, 3, {"qualifierJump": "on"}),
    ],
)  # fmt: skip
def test_VIR_1_8_1_VIR_1_8_4_VIR_1_8_5_VIR_8_5_views_of_random_matches_to_the_card(seed, seats, options):
    for match in random_match(seed, seats, bold=seed == 2, **options):
        for viewer in viewers(match):
            view = match.view(viewer)
            assert cards_named_by(view) == may_see(match, viewer)
        if match.view(None).deal is not None:
            whole = cards_of(match)
            for seat in range(seats):
                assert match.view(None).counts[seat] == len(whole.hands[seat])
                if seat in whole.active:
                    assert match.view(seat).hand == parse_cards(" ".join(whole.hands[seat]) or "none")


@pytest.mark.parametrize("key", KEYS)
def test_VIR_1_8_1_VIR_1_8_3_VIR_1_8_4_VIR_1_8_5_every_contract_to_the_card(key):
    plan = Plan(key, 0 if Plan(key).loses else 6)
    turned = key.startswith(("turne", "vingel", "tringel"))
    plan = replace(plan, again=turned or key.startswith("kop") or key == "six", first="H" if turned else None)
    misere = [replace(plan, misere=True, tricks=0)] if key in ("gask0", "gask1", "gask2", "gask3", "gask4") else []
    for tried in (plan, *misere, replace(plan, tricks=None)):
        match = finished(started(4), tried)
        seen = started(4)
        for step in match.log:
            before = {viewer: may_see(seen, viewer) for viewer in viewers(seen)}
            seen, done = seen.follow(step)
            for viewer in viewers(seen):
                now = may_see(seen, viewer)
                assert cards_named_by(seen.view(viewer)) == now
                for event in done.events:
                    part = event.seen_by(viewer)
                    assert part is None or cards_named_by(part) & ~(now | before[viewer]) == 0


def test_VIR_1_8_1_hands_are_their_owners_alone():
    match = dealt(texts=SUIT_EACH)
    assert [named(match, role) for role in "FMD"] == [SPADES, HEARTS, DIAMONDS]
    assert named(match, None) == "none"
    assert match.view(None).counts == (13, 13, 13)


def test_VIR_1_8_2_what_everybody_sees():
    match = won("F gask2, M colour, D pass, F hold, M pass", **SUIT_EACH)
    match = do(match, "sharpen gask3", "keep AS KS QS", "discard 2C 3C 4C", "trump H")
    for viewer in viewers(match):
        record = match.view(viewer).deal
        assert [(call.seat, call.said, call.bid.row.key, call.bid.qualifier) for call in record.calls] == [
            (0, "bid", "gask2", 0), (1, "colour", "gask2", 1), (2, "pass", "gask2", 1), (0, "hold", "gask2", 1),
            (1, "pass", "gask2", 1),
        ]  # fmt: skip
        assert (record.contract.declarer, record.contract.bid.row.key, record.contract.bid.qualifier) == (0, "gask3", 1)
        assert (record.preference, record.trump, record.talon, record.lose) == (1, 1, 0, False)
        assert [(exchange.seat, exchange.discarded, exchange.drawn) for exchange in record.exchanges] == [
            (0, 10, 13),
            (0, 3, 0),
        ]
        assert match.view(viewer).balances == (-8, -8, -8)
        assert match.view(viewer).match.pot == 24


# -------------------------------------------------------------------------------------------------------- 1.8.3, 1.8.4


def test_VIR_1_8_3_turned_cards_stay_visible_also_when_discarded_again():
    match = do(forehand("vingel6"), "trump C", "exchange 2S 3S", "re-exchange")
    assert named(match, "M") == f"{HEARTS} AC KC QC JC"
    match = do(match, "trump C", "exchange AC KC")
    for viewer in ("M", "D", None):
        assert "AC KC QC JC" in named(match, viewer)
    match = do(match, "stand", "exchange none", "exchange none", "play AS")
    assert named(match, None) == "AS AC KC QC JC"
    assert match.view(None).deal.turned == match.view(0).deal.turned


def test_VIR_1_8_4_own_discards_until_the_first_card_is_led():
    match = do(forehand("six"), "trump C", "exchange 2S 3S", "stand", "exchange AH", "exchange none")
    assert named(match, "F") == f"{SPADES} AC KC"
    assert cards_text(match.view(0).discards) == "3S 2S"
    assert cards_text(match.view(0).drawn) == "AC KC"
    assert cards_text(match.view(1).discards) == "AH"
    assert named(match, "M") == f"{HEARTS} QC"
    assert [named(match, viewer) for viewer in ("D", None)] == [DIAMONDS, "none"]
    match = do(match, "play AS")
    for viewer in viewers(match):
        assert match.view(viewer).discards == 0
        assert match.view(viewer).drawn == 0
    assert named(match, "F") == f"{line('S', '4', 'A')} AC KC"


def test_VIR_1_8_4_VIR_1_8_8_after_a_surrender_until_the_next_deal():
    match = do(forehand("turne6"), "trump C", "exchange 2S 3S", "surrender")
    assert named(match, "F") == f"{SPADES} AC KC"
    assert [named(match, viewer) for viewer in ("M", "D", None)] == [f"{HEARTS} AC", f"{DIAMONDS} AC", "AC"]
    match = match.deal(match.log[0].chance)[0]
    assert [named(match, role) for role in "FMD"] == [SPADES, HEARTS, DIAMONDS]
    assert named(match, None) == "none"


def test_VIR_1_8_4_the_last_trick_stays_until_the_next_is_finished():
    match = do(in_play(started(), Plan("solo6", 6)), "play AS")
    assert match.view(None).last_trick is None
    seen = []
    for _ in range(8):
        match = do(match, match.choice(match.turn.seat).legal[0])
        view = match.view(None)
        seen.append(len(view.cards))
        assert cards_named_by(view).bit_count() == len(view.cards) + 3 * (view.last_trick is not None)
    assert seen == [2, 0, 1, 2, 0, 1, 2, 0]


# -------------------------------------------------------------------------------------------------------- 1.8.5, 1.8.6


@pytest.mark.parametrize("role", "FMD")
def test_VIR_1_8_5_the_cuckoo_is_seen_from_the_declarers_own_first_card(role):
    match = in_play(started(4), Plan("gok", 0), role)
    others = [role_left for role_left in "FMDX" if role_left != role]
    while actor(match) != role:
        assert all(shown(match, viewer, role) == "-" for viewer in (*others, None))
        match = do(match, match.choice(match.turn.seat).legal[0])
    assert all(shown(match, viewer, role) == "-" for viewer in (*others, None))
    match, done = match.act(match.turn.seat, match.choice(match.turn.seat).legal[0])
    assert done.reveals
    assert hand(match, role).count(" ") == 11
    while actor(match) != role:
        assert [shown(match, viewer, role) for viewer in (*others, None)] == [hand(match, role)] * 4
        assert shown(match, role, role) == "-"
        match = do(match, match.choice(match.turn.seat).legal[0])


@pytest.mark.parametrize("role", "FMD")
@pytest.mark.parametrize("key", OPEN)
def test_VIR_1_8_5_an_open_hand_is_seen_at_its_moment(key, role):
    match, actions = position(started(4), Plan(key, 0), role)
    others = [role_left for role_left in "FMDX" if role_left != role]
    for action in actions:
        assert all(shown(match, viewer, role) == "-" for viewer in (*others, None))
        match = do(match, action)
    for _ in range(2):
        seen = hand(match, role) if key.endswith("royale") else "-"
        assert match.view(None).phase == "defence"
        assert [shown(match, viewer, role) for viewer in (*others, None)] == [seen] * 4
        match = do(match, "exchange none")
    assert match.view(None).phase == "playing"
    assert actor(match) == "F"
    assert [shown(match, viewer, role) for viewer in (*others, None)] == [hand(match, role)] * 4


@pytest.mark.parametrize("key", ["gask3", "gask4"])
def test_VIR_1_8_5_the_open_miseres_of_a_gask(key):
    match, actions = position(started(), Plan(key, 0, misere=True), "D")
    for action in actions:
        assert shown(match, "F", "D") == "-"
        match = do(match, action)
    assert (match.view(None).phase, actor(match)) == ("playing", "F")
    assert shown(match, "F", "D") == shown(match, None, "D") == hand(match, "D")
    assert match.view(None).tricks_won == (0, 0, 0)


@pytest.mark.parametrize(
    "plan",
    [
        Plan("gask3", 10), Plan("gask2", 0, misere=True), Plan("kopmisar2", 0), Plan("petite", 0), Plan("grande", 0),
        Plan("vira", 13), Plan("gok"), Plan("petite_royale"), Plan("grande_ouverte"), Plan("grande_royale"),
        Plan("gask4"),
    ],
    ids=str,
)  # fmt: skip
def test_VIR_1_8_5_other_hands_and_surrendered_ones_are_never_shown(plan):
    match = started()
    for step in finished(match, plan).log:
        match, _ = match.follow(step)
        for viewer in viewers(match):
            assert not any(match.view(viewer).shown)


def test_VIR_1_8_6_in_grande_royale_the_defenders_see_each_other_and_confer():
    match, actions = position(started(4), Plan("grande_royale", 0), "M")
    assert [confers(match, role) for role in "FMDX"] == [""] * 4
    match = do(match, *actions)
    laid = hand(match, "F").split()[:2]
    for action in (None, f"exchange {' '.join(laid)}", "exchange none", "play"):
        if action is not None:
            match = do(match, action if action != "play" else match.choice(match.turn.seat).legal[0])
        assert shown(match, "F", "D") == hand(match, "D")
        assert shown(match, "D", "F") == hand(match, "F")
        for viewer in ("M", "X", None):
            assert shown(match, viewer, "F") == shown(match, viewer, "D") == "-"
        assert [confers(match, role) for role in "FMDX"] == ["D", "", "F", ""]
        assert GAME.confers(match.view(None)) == ()
    assert "".join(laid) not in named(match, "D").replace(" ", "")
    information_state = GAME.information_state(match.state, seat_of(match, "D"))
    assert information_state.seen_discards[seat_of(match, "F")] == parse_cards(" ".join(laid))
    match = to_the_end(match)
    assert match.view(None).phase == "ended"
    assert [confers(match, role) for role in "FMDX"] == [""] * 4


def to_the_end(match):
    while isinstance(match.turn, Act):
        match = do(match, match.choice(match.turn.seat).legal[-1])
    return match


def confers(match, role):
    """The roles with whom a role may confer in private."""
    partners = GAME.confers(match.view(seat_of(match, role)))
    return "".join(role_left for role_left in "FMDX" if seat_of(match, role_left) in partners)


@pytest.mark.parametrize("key", [key for key in KEYS if key != "grande_royale"])
def test_VIR_1_8_6_nobody_confers_in_another_contract(key):
    match, actions = position(started(), Plan(key, 0 if Plan(key).loses else 6), "F")
    match = defend(do(match, *actions))
    for seat in range(3):
        assert GAME.confers(match.view(seat)) == ()
        others = [cards for other, cards in enumerate(match.view(seat).shown) if other != 0]
        assert not any(others)


def test_VIR_1_8_6_a_surrendered_grande_royale_is_not_talked_about():
    match = finished(started(), Plan("grande_royale"))
    assert [confers(match, role) for role in "FMD"] == [""] * 3
    assert named(match, None) == "none"


# -------------------------------------------------------------------------------------------------------- 1.8.7, 1.8.8


@pytest.mark.parametrize("options", [{}, {"revealUnused": "on"}])
def test_VIR_1_8_7_VIR_1_1_who_sits_out_sees_what_the_public_sees(options):
    for match in random_match(5, 4, **options):
        if (record := match.view(None).deal) is None:
            continue
        idle = record.idle
        assert match.view(idle) == replace(match.view(None), seat=idle)
        assert match.view(None).counts[idle] == 0
        assert match.choice(idle).legal == ()
        assert getattr(match.choice(idle), "options", ()) == ()
        assert match.turn != Act(idle)
        information_state = GAME.information_state(match.state, idle)
        assert (information_state.dealt, information_state.discards, information_state.draws) == (0, (), ())


def test_VIR_1_8_8_between_two_deals_all_stays_as_it_was_at_the_end():
    match = finished(started(), Plan("kopmisar1", 0))
    assert match.view(None).counts == (0, 2, 2)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view.hand.bit_count() == (0 if viewer in (None, 0) else 2)
        assert view.shown == (0, 0, 0)
        assert view.discards == 0
        assert view.unused == ()
    match = finished(match, Plan("petite_ouverte", 0), "D")
    assert hand(match, "D") == "none"
    assert match.view(None).tricks_won[seat_of(match, "D")] == 0


@pytest.mark.parametrize("tricks", [0, None])
def test_VIR_8_5_VIR_1_8_8_unused_cards_are_shown_after_the_deal_only_with_the_option(tricks):
    plan = Plan("kopmisar2", tricks)
    for shows in ("off", "on"):
        match, actions = position(started(revealUnused=shows), plan)
        for action in actions[: -1 if tricks is None else None]:
            match = do(match, action)
            assert match.view(None).unused == ()
        match = do(match, "surrender") if tricks is None else play_until(defend(match), 0)
        for viewer in viewers(match):
            view = match.view(viewer)
            if shows == "off":
                assert view.unused == ()
                continue
            *piles, talon = view.unused
            whole = cards_of(match)
            assert talon == parse_cards(" ".join(whole.talon) or "none")
            assert piles == [parse_cards(" ".join(whole.discards.get(seat, [])) or "none") for seat in range(3)]
            unplayed = parse_cards(" ".join(card for cards in whole.hands.values() for card in cards) or "none")
            assert (cards_named_by(view) & unplayed) == view.hand


# ------------------------------------------------------------------------------------------------------------- memories


def test_a_memory_holds_what_the_seat_has_laid_away_and_drawn():
    match = do(forehand("kopmisar2"), "exchange AS KS", "re-exchange", "exchange AC QS", "stand", "discard KC")
    information_state = GAME.information_state(match.state, 0)
    assert information_state.dealt == parse_cards(SPADES)
    assert [cards_text(cards) for cards in information_state.discards] == ["AS KS", "QS AC", "KC"]
    assert [cards_text(cards) for cards in information_state.draws] == ["AC KC", "QC JC", "none"]
    other = GAME.information_state(match.state, 1)
    assert (other.dealt, other.discards, other.draws) == (parse_cards(HEARTS), (), ())


def test_VIR_1_7_2_who_does_not_follow_lacks_the_suit():
    match = do(forehand("solo6"), "trump S", "exchange none", "exchange none", "play AS", "play AH", "play AD")
    lacks = GAME.information_state(match.state, 0).lacks
    assert lacks[1] == lacks[2] == 0, "the viewer holds all spades"
    lacks = GAME.information_state(match.state, 1).lacks
    assert cards_text(lacks[2]) == line("S", "2", "K")
    assert (lacks[0], lacks[1]) == (0, 0)


def test_what_a_memory_says_is_true():
    told = 0
    for seed, seats in ((6, 3), (7, 4)):
        for match in random_match(seed, seats):
            if match.view(None).deal is None:
                continue
            held = [parse_cards(" ".join(cards_of(match).hands[seat]) or "none") for seat in range(seats)]
            for viewer in range(seats):
                information_state = GAME.information_state(match.state, viewer)
                for seat, lacks in enumerate(information_state.lacks):
                    assert lacks & held[seat] == 0
                    told += lacks.bit_count()
    assert told > 0


def test_VIR_1_8_1_a_repr_names_no_card():
    for match in random_match(0):
        seat = match.turn.seat if isinstance(match.turn, Act) else 0
        for value in (
            match,
            match.state,
            match.view(seat),
            GAME.information_state(match.state, seat),
            GAME.kernel(match.state),
        ):
            assert "(" not in repr(value)
            assert "=" not in repr(value)


def test_VIR_1_8_1_a_step_that_deals_or_draws_says_that_it_reveals():
    for before, after in pairwise(random_match(3, 4, revealUnused="on", stopWhenDecided="on")):
        _, done = before.follow(after.log[-1])
        learned = [
            viewer
            for viewer in viewers(after)
            if may_see(after, viewer) & ~may_see(before, viewer) & ~played_now(after)
        ]
        if learned and before.view(None).phase != "playing":
            assert done.reveals


def played_now(match):
    """The card just played, if there is one."""
    text = str(getattr(match.log[-1], "action", ""))
    return parse_cards(text.removeprefix("play ")) if text.startswith("play ") else 0


def test_VIR_1_8_1_views_before_the_first_deal_name_no_card():
    match = started(4)
    for viewer in viewers(match):
        assert cards_named_by(match.view(viewer)) == 0
