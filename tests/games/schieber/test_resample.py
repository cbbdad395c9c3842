"""Sampled states: only states that a seat cannot tell from the real one, and all of these."""

import random
from collections import Counter
from itertools import product

import pytest

from engine.cards import CardSet, Seat, cards_text, each, parse_card, parse_cards
from engine.games.schieber import GAME
from engine.games.schieber.belief.holdings import Choice, Holdings, Search, pattern
from engine.games.schieber.belief.weis_constraints import heard_in
from engine.games.schieber.cards import PAIRS, WHOLE_PACK
from engine.games.schieber.kernel import SchieberKernel
from engine.games.schieber.model import Playing, PlayRecord
from engine.games.schieber.weis import Scale, best_weis, melds_of, weis_of
from engine.options import make_options
from engine.turn import Act
from tests.conformance import walks
from tests.games.schieber.table import EXAMPLES, QUIET, S31, dealt, dialogue, play
from tests.games.table import DRAWS, do, guesses


def hands(match, seat, other):
    """The hands that another seat was dealt in the sampled states."""
    return [state.deal.dealt[other] for state in guesses(match, seat)]


def chosen(texts, contract="S", **options):
    return do(dealt(texts, **options), f"choose {contract}")


def scale(match):
    return Scale.of(match.options, match.view(None).deal.contract)


def best(match, seat, hand):
    """Points and cards of the best Weis of a hand."""
    weis = best_weis(seat, hand, scale(match))
    return (weis.points, cards_text(weis.cards)) if weis else None


# ------------------------------------------------------------------------------------------------------- before Weis


def test_before_the_choice_the_forehand_has_the_seven():
    match = dealt(QUIET, firstForehand="7C", laterForehand="seven")
    forehand = match.turn.seat
    for seat in range(4):
        assert all(hand >> parse_card("7C") & 1 for hand in hands(match, seat, forehand))


def test_samples_differ_in_the_hands_that_the_seat_does_not_know():
    match = dealt(QUIET)
    assert len(set(hands(match, 0, 2))) == DRAWS


# ----------------------------------------------------------------------------------------------------- what was said


def test_a_seat_that_said_nothing_has_no_Weis():
    match = play(chosen(QUIET, "H"), "AS QS TS")
    for state, seat in product(guesses(match, 3), (0, 1, 2)):
        assert melds_of(state.deal.dealt[seat], scale(match)) == ()


def test_an_announced_Weis_is_the_best_of_every_sampled_hand():
    match = chosen(("KC QC JC 8C 6D QH JH TH KS", "", "", ""), "D")
    assert dialogue(match) == "0:20"
    best_weis = {best(match, 0, hand) for hand in hands(match, 1, 0)}
    assert {points for points, _ in best_weis} == {20}
    assert len(best_weis) > 5


def test_count_head_and_answers_bind_both_seats():
    """S31: seat 3 has a run of three from the ace, seat 0 one with a lower head, seat 2 one that counts 20."""
    match = play(chosen(S31, "C", **EXAMPLES), "JC TC 9C")
    assert dialogue(match) == "0:20 2:20 3:3 0:same 3:A 0:lower"
    for state in guesses(match, 1):
        (first, _), (third, _), (fourth, _) = (melds_of(state.deal.dealt[seat], scale(match))[0] for seat in (0, 2, 3))
        assert first.bit_count() == third.bit_count() == fourth.bit_count() == 3
        assert cards_text(fourth).startswith("A")
        best_of = {seat: best_weis(seat, state.deal.dealt[seat], scale(match)) for seat in (0, 2)}
        assert scale(match).value(best_of[0]) >= scale(match).value(best_of[2]), (
            "seat 0 answered, so its Weis is better"
        )


def test_what_was_shown_is_all_that_the_winners_have():
    match = play(chosen(S31, "C", **EXAMPLES), "JC TC 9C 6C")
    for seat in (0, 2):
        for state in guesses(match, seat):
            shown = [cards_text(weis.cards) for weis in weis_of(Seat(3), state.deal.dealt[3], scale(match))]
            assert shown == ["AD KD QD"]
            assert weis_of(Seat(1), state.deal.dealt[1], scale(match)) == ()


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_SCH_4_17_of_a_partner_who_scored_and_showed_none_anything_may_be(viewer):
    """Seat 0 scores alone; whether its partner has a run, the others cannot know."""
    hands = ("AS KS QS JS 6H 8H 6D 8D 6C", "AH KH 9H TS 9S 7D 9D 7C AC", "AD KD QD JH TH 8S 6S 9C JC", "")
    match = play(chosen(hands, "O", weisScores="player"), "AS TS 6S")
    for state in guesses(match, viewer):
        assert [meld for meld, _ in melds_of(state.deal.dealt[0], scale(match))] == [parse_cards("AS KS QS JS")] or (
            sum(points for _, points in melds_of(state.deal.dealt[0], scale(match))) == 50
        )
    match = play(match, "7S")
    partners = {bool(melds_of(state.deal.dealt[2], scale(match))) for state in guesses(match, 3)}
    assert partners == {True, False}


def test_the_losers_Weis_stays_unknown():
    match = play(chosen(S31, "C", **EXAMPLES), "JC TC 9C 6C")
    best_weis = {best(match, 2, hand) for hand in hands(match, 1, 2)}
    assert {points for points, _ in best_weis} == {20}
    assert len(best_weis) > 3


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param(("AS KS QS JS TS 9S 6H 8H 6D", "AH KH QH JH TH 9H 6S 8D 6C", "", ""), id="two runs of six"),
        pytest.param(("JS JH JD JC 6S 8S 6H 8H 6D", "9S 9H 9D 9C AS QS AH QH AD", "", ""), id="two quartets"),
        pytest.param(("AS KS QS JS KH KD KC 6H 7H", "TH 9H 8H 7S 6S AD QD AC 9C", "", ""), id="a Kreuzweis"),
        pytest.param(("AS KS QS 6H 8H 6D 8D 6C 8C", "AH KH QH 6S 8S QC TC 7D 9D", "AD KD QD 7S 9S 7H 9H 7C 9C", ""),
                     id="three of twenty"),
        pytest.param(("AS KS QS 9S 8S 7S 6D 8D 6C", "AH KH QH JH 6S TS 7D 9D 8C", "JD TD AC KC QC 8H 6H 9C JC", ""),
                     id="more than one each"),
        pytest.param(("AS KS QS JS TS AH KH QH JH", "AD KD QD JD TD AC KC QC JC", "", ""), id="hundred and fifty each"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("options", [{}, {"weis": "large"}, {"kreuzweis": "off"}, {"weisCredit": "afterTrick1"},
                                     EXAMPLES])  # fmt: skip
@pytest.mark.parametrize("contract", ["S", "D", "U"])
def test_hard_announcements_are_sampled_at_every_card_of_the_first_tricks(texts, contract, options):
    rng = random.Random(2)
    match = chosen(texts, contract, **options)
    for _ in range(9):
        if not isinstance(match.turn, Act):
            break
        for seat in range(4):
            assert len(list(guesses(match, seat, 2))) == 2
        match = do(match, rng.choice(match.choice(match.turn.seat).legal))


# ---------------------------------------------------------------------------------------------------- what was played


def test_a_seat_that_does_not_follow_trumps_may_hold_the_Buur():
    match = play(chosen(QUIET, "S"), "AS 6S TS QD")
    held = {cards_text(hand & parse_cards("JS QS 7S")) for hand in hands(match, 0, 3)}
    assert held == {"none", "JS"}


def test_near_the_target_nobody_has_the_Stoeck_that_was_not_shown():
    """SCH-2.8.2: Stöck, 20 points times 2, would have won the match when the first trick was counted."""
    texts = ("AS JS 9S 8S 6H 8H 6D 8D 6C", "KS 7S AH TH QH 9D 7D TC 8C", "QS 6S KH JH 7H AD TD QC 9C", "")
    options = EXAMPLES | {"weis": "off"}
    for points, possible in ((2400, True), (2470, False)):
        match = play(chosen(texts, "S", totals=(0, points), **options), "6H TH 7H 9H")
        pairs = [hand & PAIRS[0] == PAIRS[0] for hand in hands(match, 0, 3)]
        assert any(pairs) == possible
        assert any(hand & PAIRS[0] == PAIRS[0] for hand in hands(match, 0, 2)), "the other side is far from it"


# ----------------------------------------------------------------------------------------------------------- asked


def test_the_Weis_wait_only_for_a_seat_that_has_one():
    """SCH-4.10: a seat has announced and no Weis are counted, so the last seat is being asked."""
    match = chosen(S31, "C", announce="manual", stoeck="trump")
    match = do(match, "announce", "play JC", "play TC", "good", "play 9C")
    assert match.turn == Act(3)
    for seat in (0, 1, 2):
        for state in guesses(match, seat):
            assert state.asking
            assert melds_of(state.deal.dealt[3], scale(match))


# ---------------------------------------------------------------------------------------------------------- search


def test_the_search_finds_rare_hands():
    """All but one way to deal the nine unknown cards make a run that was not announced."""
    known = [parse_cards(text) for text in ("AS QS TS 8S 6S AH QH TH 8H", "KS JS 9S 7S KH JH", "9H 7H AD QD 8D 6D",
                                            "AC KC JC TC 8C 7C")]  # fmt: skip
    options = make_options(GAME, "article", {}, 4)
    heard = heard_in(PlayRecord(1, Seat(3), Seat(0), chooser=Seat(0), contract="S"), options, 4)
    holdings = Holdings(Seat(0), tuple(known), (0, 0, 0, 0), (), heard)
    for seed in range(20):
        search = Search(holdings, Choice(), 100_000, random.Random(seed))
        assert search.finds()
        assert all(hand.bit_count() == 9 for hand in search.hands)
        assert all(pattern(hand) == 0 for hand in search.hands)


def test_a_position_that_no_hands_fit_is_an_error():
    """All others lack a card that the viewer does not hold."""
    known = (parse_cards("AS KS QS JS TS 9S 8S 7S 6S"), CardSet(0), CardSet(0), CardSet(0))
    lacks = (CardSet(0), parse_cards("AH"), parse_cards("AH"), parse_cards("AH"))
    with pytest.raises(ValueError, match="no hands fit"):
        Holdings(Seat(0), known, lacks).draw(random.Random(1))


def runs_and_quartets(hand):
    """The runs and quartets of a hand, found rank by rank and suit by suit."""
    patterns = set()
    for suit in range(4):
        ranks = [rank for rank in range(9) if hand >> (13 * suit + rank) & 1]
        for rank in ranks:
            if {rank, rank + 1, rank + 2} <= set(ranks):
                patterns.add((suit, rank))
    for rank in range(9):
        if all(hand >> (13 * suit + rank) & 1 for suit in range(4)):
            patterns.add(rank)
    return patterns


def test_a_pattern_tells_the_Weis_of_a_hand():
    rng = random.Random(5)
    pack = list(each(WHOLE_PACK))
    for _ in range(3000):
        hand, other = (sum(1 << card for card in rng.sample(pack, 16)) for _ in range(2))
        assert (pattern(hand) == pattern(other)) == (runs_and_quartets(hand) == runs_and_quartets(other))
        assert bool(pattern(hand)) == bool(runs_and_quartets(hand))


# --------------------------------------------------------------------------------------------------------- everything


@pytest.mark.parametrize("seed", range(12))
def test_positions_of_whole_deals_are_sampled_for_all_seats(seed):
    """Some thousand samples, with random options and cards: each can be played on."""
    rng = random.Random(f"guess {seed}")
    match = walks.random_start(GAME, rng, Counter())
    for _ in range(80):
        line = walks.next_line(match, rng, walks.RANDOM)
        if line is None:
            break
        match, _ = match.follow(line)
        for seat in range(4):
            for state in guesses(match, seat, 2):
                if isinstance(state, Playing) and not state.asking:
                    assert SchieberKernel(state).legal() == GAME.kernel(state).legal()
