"""How often a card takes what counts: counted once more from the cards as they were played."""

import random

import pytest

from engine.cards import card_text, cards_text, parse_card
from engine.games.barbu import GAME
from engine.players.search import ranked
from engine.share import Share
from tests.games.barbu.table import DEALER, LAST, NOBODY, dealt, playing
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


def told(contract, action, first, share, hand="AS 5S 2H"):
    """By which text a share is told of an action, if any."""
    state = playing(hand, "", contract, ("KS KH 3H", "QS QH 4H", "JS JH 6H"))
    view = GAME.view(state, DEALER)
    said = GAME.share_told(view, GAME.parse(action), GAME.parse(first), share)
    return None if said is None else (said.key.removeprefix("barbu-"), dict(said.values)["this"])


def test_a_share_is_told_where_it_speaks_against_the_answer():
    ace, five = parse_card("AS"), parse_card("5S")
    more, less = Share(ace, 0.504, 0.25), Share(ace, 0.25, 0.5)
    assert told("NT", "play 5S", "play 2H", more) == ("share", 50)
    assert told("NT", "play 5S", "play 2H", less) is None
    assert told("TR H", "play 5S", "play 2H", more) is None
    assert told("TR H", "play 5S", "play 2H", less) == ("share", 25)
    assert told("NL", "play 5S", "play AS", more) == ("share-kept", 50)
    assert told("NL", "play 5S", "play 2H", Share(five, 0.6, 0.1)) == ("share-played", 60)


def test_of_a_contract_or_a_double_no_share_is_told():
    match = dealt()
    share = Share(parse_card("AS"), 0.5, 0.1)
    assert GAME.share_told(match.view(DEALER), GAME.parse("declare NT"), GAME.parse("declare NL"), share) is None


def test_dominoes_have_no_tricks():
    match = do(dealt(), "declare DO 8", *NOBODY)
    assert not GAME.takers(match.view(DEALER), GAME.kernel(match.state))
