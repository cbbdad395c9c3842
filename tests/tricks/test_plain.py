"""Games of tricks alone: what the base of such games does, tried on a game without rules of its own."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from engine.cards import (
    RANKS_IN_SUIT,
    SUIT_MASKS,
    Card,
    CardSet,
    Rank,
    Seat,
    card_set,
    each,
    pack_of,
    parse_card,
    suit_of,
)
from engine.game import Chance, IllegalAction, Malformed
from engine.message import Message, SuitWord, message
from engine.sheet import Entry
from engine.tricks.actions import Play, parse_play
from engine.tricks.follow import FollowRule, Led, by_suit_and_best, follow_suit
from engine.tricks.four_players import Four, tricks_won
from engine.tricks.plain import DealResult, MatchRecord, PlainGame, Trick, View
from engine.tricks.plain.model import DealEnded, MatchOver, Playing
from engine.tricks.ranking import SuitOrder, ranking
from engine.turn import Act, DealDue, Over

RANKS = tuple(map(Rank, range(RANKS_IN_SUIT)))
PACK = pack_of(RANKS)
NO_TRUMPS = ranking(None, plain=SuitOrder(RANKS, {}), trumps=SuitOrder(RANKS, {}))
"""A pack of four suits, each from the ace down to the two, without trumps."""


def must_follow(led: Led) -> Message:
    return message("must-follow", suit=SuitWord(led.suit))


@dataclass(frozen=True, slots=True)
class Options:
    deals: int = 2


class Tricks(PlainGame[Options]):
    key = "tricks"
    revision = 1
    pack = PACK
    ranking = NO_TRUMPS
    duties = by_suit_and_best([FollowRule("TRI-2.2", must_follow, follow_suit)], NO_TRUMPS)
    options_type = Options
    turn_rule = "TRI-1.1"
    play_rule = "TRI-2.1"
    rules_pages = ()

    def score(self, tricks: Sequence[Trick]) -> Four:
        return tricks_won(tricks)

    def is_over(self, options: Options, match: MatchRecord) -> bool:
        return len(match.results) == options.deals

    def entries(self, result: DealResult) -> tuple[Entry, ...]:
        return tuple(Entry(Message("tricks"), seat, count) for seat, count in enumerate(result.tricks))

    def choose_card(self, legal: CardSet, best: Card | None) -> Card:
        return next(each(legal))

    def heading(self, view: View[Options]) -> tuple[Message, ...]:
        return ()


GAME = Tricks()
CHANCE = Chance(PACK)
"""The pack in its order: the player left of the dealer gets A T 6 2 of spades."""


def dealt(dealer: int = 0):
    return GAME.deal(GAME.start(Options(), 4, Seat(dealer)), CHANCE)


def played(state, *cards: str):
    """The state after these cards, each played by the seat on turn."""
    for card in cards:
        state = GAME.act(state, GAME.turn(state).seat, parse_play(f"play {card}")).state
    return state


def play_deal(state):
    """The step that ends the deal, played by the rule of thumb."""
    while True:
        seat = GAME.turn(state).seat
        view = GAME.view(state, seat)
        known = GAME.information_state(state, seat)
        step = GAME.act(state, seat, GAME.guide(view, known, GAME.choice(view), random.Random(0)))
        state = step.state
        if not isinstance(state, Playing):
            return step


@pytest.mark.parametrize("dealer", range(4))
def test_the_whole_pack_is_dealt_from_the_dealers_left_who_leads(dealer):
    state = dealt(dealer).state
    forehand = (dealer + 1) % 4
    assert GAME.turn(state) == Act(Seat(forehand))
    assert list(each(state.hands[forehand]))[:4] == [parse_card(card) for card in ("AS", "TS", "6S", "2S")]
    assert [hand.bit_count() for hand in state.hands] == [13] * 4


def test_a_card_goes_into_the_trick_and_the_next_plays():
    state = played(dealt().state, "AS", "KS")
    assert (state.leader, state.cards) == (1, (parse_card("AS"), parse_card("KS")))
    assert GAME.turn(state) == Act(Seat(3))


def test_the_best_card_of_the_suit_led_takes_the_trick_and_its_player_leads():
    state = played(dealt().state, "TS", "9S", "QS", "JS")
    (trick,) = state.tricks
    assert trick == Trick(Seat(1), tuple(map(parse_card, ("TS", "9S", "QS", "JS"))), Seat(3))
    assert (state.leader, state.cards) == (3, ())


def test_a_card_that_breaks_a_duty_is_refused_by_its_paragraph():
    state = played(dealt().state, "AS")
    refusals = {
        card: GAME.refusal(GAME.view(state, Seat(2)), parse_play(f"play {card}")) for card in ("KS", "AH", "KH")
    }
    assert refusals["KS"] is None
    assert [refusals[card].rule for card in ("AH", "KH")] == ["TRI-2.2", "TRI-2.1"]
    with pytest.raises(IllegalAction):
        GAME.act(state, Seat(2), parse_play("play AH"))


def test_the_choice_of_a_seat_has_its_hand_open_by_the_same_duties_and_is_disabled_out_of_turn():
    state = played(dealt().state, "AS")
    choice = GAME.choice(GAME.view(state, Seat(2)))
    assert choice.legal == ("play KS", "play 9S", "play 5S")
    assert len(choice.options) == 13
    assert GAME.choice(GAME.view(state, Seat(3))).legal == ()
    assert GAME.choice(GAME.view(state, None)).options == ()


def test_a_seat_that_did_not_follow_is_known_to_lack_the_suit():
    rng = random.Random(1)
    pack = list(PACK)
    rng.shuffle(pack)
    state = GAME.deal(GAME.start(Options(), 4, Seat(0)), Chance(tuple(pack))).state
    shown = 0
    while isinstance(state, Playing):
        seat = GAME.turn(state).seat
        led = SUIT_MASKS[suit_of(state.cards[0])] if state.cards else 0
        card = rng.choice(list(each(GAME.kernel(state).legal())))
        viewer = Seat((seat + 1) % 4)
        state = GAME.act(state, seat, Play((card,))).state
        if not isinstance(state, Playing):
            break
        lacks = GAME.information_state(state, viewer).lacks
        assert lacks[viewer] == 0, "its own hand it sees"
        assert not any(lacking & hand for lacking, hand in zip(lacks, state.hands, strict=True))
        if led and not led >> card & 1:
            hidden = sum(hand for other, hand in enumerate(state.hands) if other != viewer)
            assert lacks[seat] & led == hidden & led
            shown += bool(hidden & led)
    assert shown


def test_the_account_of_a_deal_stands_in_the_match_and_the_next_player_deals():
    step = play_deal(dealt().state)
    state = step.state
    assert isinstance(state, DealEnded)
    assert isinstance(GAME.turn(state), DealDue)
    (result,) = state.match.results
    assert sum(result.tricks) == 13
    assert GAME.deal_result(state) == result.scored == result.totals == GAME.standings(state).scores
    assert GAME.standings(state).ranking is None
    again = GAME.deal(state, CHANCE).state
    assert GAME.view(again, None).dealer == 1
    assert (GAME.view(again, None).number, GAME.turn(again)) == (2, Act(Seat(2)))


def test_the_match_ends_when_the_game_says_so():
    state = play_deal(GAME.deal(play_deal(dealt().state).state, CHANCE).state).state
    assert isinstance(state, MatchOver)
    assert isinstance(GAME.turn(state), Over)
    assert len(GAME.sheet(GAME.view(state, None))) == 2
    assert sorted(side for group in GAME.standings(state).ranking for side in group) == [0, 1, 2, 3]
    assert [card_set(each(cards)).bit_count() for cards in GAME.reveal(state)] == [13] * 4


@pytest.mark.parametrize("text", ["play", "play ", "take", "play XX", "play AS  KS", ""])
def test_only_plays_are_actions(text):
    with pytest.raises(Malformed):
        parse_play(text)
    assert parse_play("play as") == Play((parse_card("AS"),))
