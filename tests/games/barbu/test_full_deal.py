"""The three full deals of the rule sheet, card by card."""

import pytest

from engine.cards import cards_text, parse_card, parse_cards
from engine.game import IllegalAction
from engine.turn import Act
from tests.games.barbu.table import B29, B29_TRICKS, B30, B30_TRICKS, B31, B31_PLAY, dealt, play
from tests.games.table import do, legal, refused

INTERNATIONAL = {"preset": "international", "mandatoryDoubles": 0}


def play_tricks(match, tricks):
    """Every card comes from the seat that the rule sheet names, with the winner of each trick."""
    leader = 0
    for number, (cards, winner) in enumerate(tricks, 1):
        for place, card in enumerate(cards.split()):
            assert match.turn == Act((leader + place) % 4), (number, card)
            yield number, match
            match = do(match, f"play {card}")
        lying = match.view(None).last_trick
        assert lying.winner == winner, number
        assert lying.cards == tuple(map(parse_card, cards.split()))
        leader = winner
    yield len(tricks) + 1, match


def test_BAR_2_4_B29_No_Hearts():
    match = do(dealt(B29, **INTERNATIONAL), "declare NH", "double 0", "double 0", "double 1", "double 2")
    for number, now in play_tricks(match, B29_TRICKS):
        if number == 13 and now.turn == Act(1) and not now.view(1).cards:
            assert legal(now) == ["play 3H"], "only a heart left"
        match = now
    (result,) = match.view(None).match.results
    assert result.base == (-14, -8, -6, -2)
    assert result.scored == (-36, -8, 10, 4)
    assert sum(result.scored) == -30
    assert match.standings.scores == (-36, -8, 10, 4)
    taken = [cards_text(cards) for cards in match.view(None).taken]
    assert taken == ["AH 9H 8H 7H 6H", "KH QH 3H 2H", "JH 5H 4H", "TH"]


def test_BAR_2_3_3_B29_the_dealer_may_not_double_2_in_the_article():
    match = do(dealt(B29), "declare NH", "double 0", "double 0", "double 1")
    assert refused(match, "double 2") == ("BAR-2.3.3", "barbu-doubled-you")


def test_BAR_2_4_B30_Trumps():
    options = {"declarerDoubles": "redoubleOnly", "positiveFlanks": "allowed"}
    match = do(dealt(B30, **options), "declare TR D", "double 0", "double 1", "double 0", "double 3")
    seen = []
    for number, now in play_tricks(match, B30_TRICKS):
        if number == 9 and now.turn in (Act(3), Act(0)):
            seen.append((now.turn.seat, legal(now)))
        match = now
    assert (3, ["play TD", "play 9D"]) in seen, "no spade: must ruff"
    assert (0, ["play KD", "play JD"]) in seen, "no spade: must beat the nine"
    (result,) = match.view(None).match.results
    assert result.base == (20, 30, 10, 5)
    assert result.tricks == (4, 6, 2, 1)
    assert result.scored == match.standings.scores == (40, 60, -10, -25)


def test_BAR_2_5_3_B31_Dominoes():
    match = do(dealt(B31), "declare DO 8", "double 0", "double 0", "double none")
    with pytest.raises(IllegalAction):
        match.act(0, "double 1")
    match = do(dealt(B31, declarerDoubles="redoubleOnly"), "declare DO 8", "double 0", "double 0", "double none")
    match = do(match, "double 1")
    out = []
    for word in B31_PLAY.split():
        seat, card = int(word[0]), word[1:]
        assert match.turn == Act(seat), word
        if card == "-":
            assert legal(match) == ["pass"]
            match = do(match, "pass")
        else:
            assert "pass" not in legal(match)
            match = play(match, card)
        out = list(match.view(None).out)
    assert out == [3, 1, 0]
    (result,) = match.view(None).match.results
    assert result.out == (3, 1, 0)
    assert result.base == (5, 20, -5, 45)
    assert result.scored == match.standings.scores == (-15, 50, -15, 45)
    assert match.view(2).counts[2] == match.view(2).hand.bit_count() > 0
    assert match.view(2).hand & ~parse_cards(B31[2]) == 0


def test_BAR_2_5_3_B31_the_last_players_cards_stay_hidden():
    match = do(dealt(B31, doubling="off"), "declare DO 8")
    for word in B31_PLAY.split():
        match = do(match, "pass") if word[1:] == "-" else play(match, word[1:])
    table = match.view(None).table
    assert cards_text(match.view(2).hand) == cards_text(parse_cards(B31[2]) & ~table)
    for viewer in (0, 1, 3, None):
        assert match.view(viewer).hand == 0
