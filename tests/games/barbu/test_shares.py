"""How often a card takes what counts: counted once more from the cards as they were played."""

import random

import pytest

from engine.cards import card_text, cards_text, parse_card
from engine.games.barbu import GAME
from engine.players.search import ranked
from engine.share import Share
from tests.games.barbu.table import DEALER, LAST, NOBODY, dealt, laying, playing
from tests.games.reasons import ORDER
from tests.games.table import do

COUNTS = {"NQ": ["QS", "QH", "QD", "QC"], "NH": [rank + "H" for rank in ORDER], "NK": ["KH"]}
"""BAR-1.3: the cards that count, where cards do."""


def taken_by(tricks, trump):
    """The card that takes each of these tricks."""
    return [
        max(trick, key=lambda card: (card[1] == trump, card[1] == trick[0][1], ORDER.index(card[0])))
        for trick in tricks
    ]


@pytest.mark.parametrize("declared", ["NT", "NQ", "NL", "NH", "NK", "TR H"])
def test_the_own_cards_that_took_what_counts(declared):
    contract, trump = declared[:2], declared[3:]
    for seed in range(20):
        rng = random.Random(f"{declared} {seed}")
        match = do(dealt(stopWhenDecided="off"), f"declare {declared}", *NOBODY)
        view, kernel = match.view(DEALER), GAME.kernel(match.state)
        played = []
        while kernel.turn >= 0:
            move = rng.choice(kernel.moves())
            played.append(card_text(GAME.kernel_action(move).cards[0]))
            kernel.play(move)
        tricks = [played[at : at + 4] for at in range(0, 52, 4)]
        counted = tricks[-2:] if contract == "NL" else tricks
        counts = COUNTS.get(contract)
        took = taken_by([trick for trick in counted if counts is None or {*trick} & {*counts}], trump)
        assert cards_text(GAME.takers(view, kernel)).replace("none", "").split() == sorted(
            {*took} & {*cards_text(view.hand).split()}, key=cards_text(view.hand).split().index
        )


def test_a_card_thrown_under_a_higher_one_takes_nothing():
    """BAR-2.4.5: ♥K under ♥A takes no trick; kept, it takes one unless it is trumped with ♠2 or ♠3."""
    hands = ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S KH 2H", "", "", "AH")
    match = do(dealt(hands, dealer=LAST), "declare TR S", *NOBODY, "play AH")
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    first, other = ranked(GAME, view, known, GAME.choice(view), random.Random(1), 200, advises=True)
    assert (first.text, first.shares, other.text) == ("play 2H", (), "play KH")
    (share,) = other.shares
    assert (card_text(share.card), share.with_this) == ("KH", 0)
    assert share.with_first > 0.75


def told(contract, action, first, *shares, hand="AS 5S 2H"):
    """By which text it is told of an action what cards do, if at all: the end of its key, the card, and how often."""
    state = playing(hand, "", contract, ("KS KH 3H", "QS QH 4H", "JS JH 6H"))
    view = GAME.view(state, DEALER)
    said = GAME.share_told(view, GAME.parse(action), GAME.parse(first), shares)
    if said is None:
        return None
    values = dict(said.values)
    return said.key.removeprefix("barbu-"), card_text(values["card"].card), values["this"], values["first"]


def share(card, with_this, with_first):
    return Share(parse_card(card), with_this, with_first)


def test_a_share_is_told_where_it_speaks_against_the_answer():
    more, less = share("AS", 0.504, 0.25), share("AS", 0.25, 0.5)
    assert told("NT", "play 5S", "play 2H", more) == ("share", "AS", 50, 25)
    assert told("NT", "play 5S", "play 2H", less) is None
    assert told("TR H", "play 5S", "play 2H", more) is None
    assert told("TR H", "play 5S", "play 2H", less) == ("share", "AS", 25, 50)
    assert told("NL", "play 5S", "play AS", more) == ("share-kept", "AS", 50, 25)
    assert told("NL", "play 5S", "play 2H", share("5S", 0.6, 0.1)) == ("share-played", "5S", 60, 10)
    assert told("NL", "play 5S", "play 2H") is None


def test_the_card_that_differs_most_is_told_unless_another_makes_up_for_it():
    worst, worse, better, best = (
        share("AS", 0.6, 0.2),
        share("2H", 0.3, 0.1),
        share("2H", 0.1, 0.2),
        share("2H", 0, 0.3),
    )
    assert told("NT", "play 5S", "play 2H", worse, worst)[1] == "AS"
    assert told("NT", "play 5S", "play 2H", worst, better)[1] == "AS"
    assert told("NT", "play 5S", "play 2H", worst, best) is None


def test_what_a_card_takes_is_never_itself():
    """A queen that takes a trick takes a queen, of course."""
    state = playing("QS 5S 2H", "", "NQ", ("KS KH 3H", "AS QH 4H", "JS JH 6H"))
    view = GAME.view(state, DEALER)
    for card, what in (("QS", "barbu-taken-NT"), ("5S", "barbu-taken-NQ")):
        said = GAME.share_told(view, GAME.parse(f"play {card}"), GAME.parse("play 2H"), [share(card, 0.5, 0.1)])
        assert dict(said.values)["what"].key == what


def test_of_a_contract_or_a_double_no_share_is_told():
    match = dealt()
    shares = [share("AS", 0.5, 0.1)]
    assert GAME.share_told(match.view(DEALER), GAME.parse("declare NT"), GAME.parse("declare NL"), shares) is None


def test_cards_of_dominoes_that_stay_to_the_end():
    """Of a player who goes out the card laid last, of the last player those that are left."""
    state = laying("9S 7S", "8S", "8", ("9H 9D 7H", "JC", "AH KH"))
    view, kernel = GAME.view(state, DEALER), GAME.kernel(state)
    for card in ("9S", "pass", "pass", "pass", "7S"):
        kernel.play(GAME.kernel_move(GAME.parse(card if card == "pass" else f"play {card}")))
    assert cards_text(GAME.takers(view, kernel)) == "7S"
    assert cards_text(GAME.takers(GAME.view(state, LAST), kernel)) == "AH KH"
    said = GAME.share_told(view, GAME.parse("play 9S"), GAME.parse("play 7S"), [share("7S", 0.5, 0.1)])
    assert said.key == "barbu-stays-kept"
