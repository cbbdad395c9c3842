"""Options and presets, and the invariants of a whole match."""

import random

import pytest

from engine import record
from engine.cards import card_set, card_text
from engine.game import Malformed
from engine.games.barbu import GAME
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import Dominoes, Options, Playing
from engine.match import DealLine, Match
from engine.options import make_options
from engine.players.playout import play_out, random_card
from engine.turn import Act, DealDue
from tests.games.barbu.table import random_match

EVERY_OPTION = (
    {"length": 12, "declarerOrder": "sevenInRow", "doubling": "off", "heartLead": "free", "ruff": "mustTrump"},
    {"length": 4, "declarerDoubles": "free", "skipUndoubled": "on", "heartLead": "afterBroken", "aceAgain": "on"},
    {"declarerDoubles": "none", "stopWhenDecided": "off", "dominoScores": "40 20 10 -5", "mandatoryDoubles": 2},
)


def start(preset="article", **options):
    return Match.start("barbu", seats=4, dealer=0, preset=preset, options=options)


@pytest.mark.parametrize("seats", [0, 2, 3, 5])
def test_BAR_1_1_four_play(seats):
    with pytest.raises(Malformed):
        Match.start("barbu", seats=seats, dealer=0)


def test_the_presets_are_the_columns_of_the_sheet():
    article = {
        "declarerDoubles": "onlyThoseWhoDidNot", "positiveFlanks": "allowed", "doubling": "on", "mandatoryDoubles": 0,
        "skipUndoubled": "off", "declarerOrder": "rotate", "heartLead": "never", "ruff": "winOnly", "length": 28,
        "stopWhenDecided": "on", "aceAgain": "off", "dominoScores": "45 20 5 -5",
        "dominoEnd": "third",
    }  # fmt: skip
    international = article | {
        "declarerDoubles": "redoubleOnly", "positiveFlanks": "dealerOnly", "mandatoryDoubles": 2,
    }  # fmt: skip
    assert list(GAME.presets) == ["article", "international"]
    for preset, expected in (("article", article), ("international", international)):
        chosen = make_options(GAME, preset, {}, 4)
        assert {name: getattr(chosen, name) for name in Options.__dataclass_fields__} == expected


@pytest.mark.parametrize(
    "options",
    [
        {"length": 8}, {"length": "28"}, {"length": 28.0}, {"length": True}, {"mandatoryDoubles": 1},
        {"mandatoryDoubles": False}, {"mandatoryDoubles": "2"}, {"doubling": True}, {"doubling": "On"},
        {"declarerDoubles": "onlyDoublers"}, {"dominoScores": [45, 20, 5, -5]}, {"dominoScores": "45 20 5"},
        {"heartLead": "always"}, {"ruff": "any"}, {"aceAgain": 1}, {"target": 500}, {"redoubles": "on"},
    ],
)  # fmt: skip
def test_unknown_options_and_values_are_malformed(options):
    with pytest.raises(Malformed):
        start(**options)


@pytest.mark.parametrize("preset", ["Article", "pagat", ""])
def test_only_presets_stand_in_a_record(preset):
    with pytest.raises(Malformed):
        start(preset)


def test_options_without_effect_beside_others_are_no_mistake():
    chosen = start(doubling="off", mandatoryDoubles=2, skipUndoubled="on", declarerDoubles="free", length=4).options
    assert (chosen.doubling, chosen.mandatoryDoubles) == ("off", 2)


@pytest.mark.parametrize("options", [{}, *EVERY_OPTION])
@pytest.mark.parametrize("preset", ["article", "international"])
def test_a_whole_match_is_written_and_read_again(preset, options):
    *_, end = random_match(5, preset, **options)
    assert end.over
    *_, again = record.read(record.write(end).encode())
    assert again == end


@pytest.mark.parametrize("options", [{"length": 4}, *EVERY_OPTION[:2]])
def test_BAR_3_4_the_hands_as_dealt_are_revealed_when_the_match_is_over(options):
    *before, end = random_match(4, **options)
    order = next(line for line in reversed(end.log) if isinstance(line, DealLine)).chance.pack
    dealer = end.view(None).dealer
    for seat, held in enumerate(GAME.reveal(end.state)):
        assert held == card_set(order[(seat - dealer - 1) % 4 :: 4])
    with pytest.raises(ValueError, match="not over"):
        GAME.reveal(before[-1].state)


@pytest.mark.parametrize("options", [{"length": 12}, *EVERY_OPTION[:2]])
def test_a_playout_from_any_position_scores_as_the_table_would(options):
    rng = random.Random(9)
    positions = [match for match in random_match(8, **options) if isinstance(match.state, Playing | Dominoes)]
    for match in rng.sample(positions, 40):
        kernel, before = GAME.kernel(match.state), match.standings.scores
        moves = []

        def choose(kernel, moves=moves):
            moves.append(random_card(kernel.legal(), rng) if kernel.legal() else PASS)
            return moves[-1]

        scored = play_out(kernel, choose)
        for move in moves:
            assert isinstance(match.turn, Act)
            match, _ = match.act(match.turn.seat, "pass" if move == PASS else f"play {card_text(move)}")
        assert not isinstance(match.turn, Act)
        assert tuple(now - was for now, was in zip(match.standings.scores, before, strict=True)) == scored


def test_the_kernel_is_that_of_the_play():
    for match in random_match(3, length=4):
        kernel = GAME.kernel(match.state)
        assert isinstance(kernel, TrickKernel) == isinstance(match.state, Playing)
        assert isinstance(kernel, DominoKernel) == isinstance(match.state, Dominoes)
        if kernel is not None:
            assert match.turn == Act(kernel.turn)
            if not kernel.legal():
                assert GAME.kernel_move(GAME.parse("pass")) == PASS
    assert GAME.kernel_move(GAME.parse("play KS")) == 1


def test_a_repr_names_no_card():
    for match in random_match(7, length=4):
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


def test_BAR_1_4_a_deal_is_due_between_two_deals():
    for match in random_match(2, length=4):
        if isinstance(match.turn, DealDue):
            for seat in range(4):
                assert match.choice(seat).legal == ()
                assert GAME.refusal(match.view(seat), GAME.parse("double none")).rule == "BAR-1.4"
