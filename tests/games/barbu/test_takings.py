"""How often a card takes what counts: counted once more from the cards as they were played."""

import random
from dataclasses import replace

import pytest

from engine.cards import card_text, cards_text, parse_card
from engine.games.barbu import GAME
from engine.message import CardWord, Message, message
from engine.players.advice import _with_drawback, ranked_advice
from engine.players.search import Ranked, Search, ranked
from engine.taking import Taking
from tests.games.barbu.table import DEALER, LAST, NOBODY, dealt, laying, playing
from tests.games.barbu.test_for_and_against import Ranks
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
        assert cards_text(GAME.cards_taking(view, kernel)).replace("none", "").split() == sorted(
            {*took} & {*cards_text(view.hand).split()}, key=cards_text(view.hand).split().index
        )


def test_a_card_thrown_under_a_higher_one_takes_nothing():
    """BAR-2.4.5: ♥K under ♥A takes no trick; kept, it takes one unless it is trumped with ♠2 or ♠3."""
    hands = ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S KH 2H", "", "", "AH")
    match = do(dealt(hands, dealer=LAST), "declare TR S", *NOBODY, "play AH")
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    first, other = ranked(GAME, view, known, GAME.choice(view), random.Random(1), 200, advises=True)
    assert (first.text, first.takings, other.text) == ("play 2H", (), "play KH")
    one, together = other.takings
    assert one.card is not None
    assert (card_text(one.card), one.with_this) == ("KH", 0)
    assert one.with_first > 0.75
    assert together.card is None
    assert together.with_first - together.with_this >= 0.75, "the spades take as many either way"


def test_a_person_is_told_what_the_answer_that_does_worse_costs():
    """The same hand: it is said of ♥K before anything else, in the words of the answer, and of the suggestion never."""
    hands = ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S KH 2H", "", "", "AH")
    match = do(dealt(hands, dealer=LAST), "declare TR S", *NOBODY, "play AH")
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    first, other = ranked_advice(GAME, view, known, GAME.choice(view), random.Random(1), Search("sparing", share=0.2))
    assert not first.drawbacks
    assert other.drawbacks[0].key == "barbu-takes-played"
    values = dict(other.drawbacks[0].values)
    assert card_text(values["card"].card) == "KH"
    assert values["this"] == 0 < 75 < values["first"]


def test_what_is_certain_is_told_before_what_the_playouts_tell():
    """No Tricks, two cards left: the ace takes the trick, which costs 2 now."""
    view = GAME.view(playing("AS 2H", "3S 4S KS", "NT"), DEALER)
    actions = GAME.parse("play AS"), GAME.parse("play 2H")
    certain = GAME.explained(view, actions[0], [message("barbu-reason-takes-cost", cost=2)])
    answer = Ranked("play AS", cost=5.0, error=0.1, takings=(taking("AS", 1.0, 0.5),))
    told = _with_drawback(GAME, view, *actions, answer, certain, set())
    assert [fact.key for fact in told.drawbacks] == ["barbu-reason-takes-cost", "barbu-takes-played"]
    kept = GAME.explained(view, actions[0], [message("barbu-reason-throw-safe")])
    told = _with_drawback(GAME, view, *actions, answer, kept, ())
    assert [fact.key for fact in told.drawbacks] == ["barbu-takes-played", "barbu-reason-throw-safe"]
    unclear = replace(answer, error=9.0)
    assert _with_drawback(GAME, view, *actions, unclear, certain, ()) == certain


@pytest.mark.parametrize(
    ("of_first", "before"),
    [
        pytest.param("lead-top", True, id="both take the trick for certain"),
        pytest.param("lead-lowest", False, id="only this one does"),
    ],
)
def test_what_costs_as_much_with_the_suggestion_is_told_after_what_the_playouts_tell(of_first, before):
    """No Last Two, three cards left: of the two highest, one had better be led before the other."""
    view = GAME.view(playing("AS KD 2H", "", "NL", ("KS QS 7H", "QD JD 4H", "JS JH 6H")), DEALER)
    actions = GAME.parse("play KD"), GAME.parse("play AS")
    advice = GAME.explained(view, actions[0], [message("barbu-reason-lead-top", card=CardWord(parse_card("KD")))])
    answer = Ranked("play KD", cost=50.0, error=0.1, takings=(taking("2H", 1.0, 0.1),))
    first = Message(f"barbu-reason-{of_first}")
    said = _with_drawback(GAME, view, *actions, answer, advice, {first})
    assert [fact.key for fact in said.drawbacks][0 if before else 1] == "barbu-takes-alone"


def told(contract, action, first, *takings, hand="AS 5S 2H"):
    """By which text it is told of an action what cards do, if at all: the end of its key, the card, and how often."""
    state = playing(hand, "", contract, ("KS KH 3H", "QS QH 4H", "JS JH 6H"))
    view = GAME.view(state, DEALER)
    said = GAME.tell_taking(view, GAME.parse(action), GAME.parse(first), takings)
    if said is None:
        return None
    values = dict(said.values)
    if "more" in values:
        return said.key.removeprefix("barbu-"), None, values["more"]
    return said.key.removeprefix("barbu-"), card_text(values["card"].card), values["this"], values["first"]


def taking(card, with_this, with_first):
    return Taking(parse_card(card) if card else None, with_this, with_first)


def test_a_taking_is_told_where_it_speaks_against_the_answer():
    more, less = taking("AS", 0.504, 0.25), taking("AS", 0.25, 0.5)
    assert told("NT", "play 5S", "play 2H", more) == ("takes", "AS", 50, 25)
    assert told("NT", "play 5S", "play 2H", less) is None
    assert told("TR H", "play 5S", "play 2H", more) is None
    assert told("TR H", "play 5S", "play 2H", less) == ("takes", "AS", 25, 50)
    assert told("NL", "play 5S", "play AS", more) == ("takes-kept", "AS", 50, 25)
    assert told("NL", "play 5S", "play 2H", taking("5S", 0.6, 0.1)) == ("takes-played", "5S", 60, 10)
    assert told("NL", "play 5S", "play 2H") is None


def test_the_card_that_differs_most_is_told_unless_another_makes_up_for_it():
    worst, worse, better, best = (
        taking("AS", 0.6, 0.2),
        taking("2H", 0.3, 0.1),
        taking("2H", 0.1, 0.2),
        taking("2H", 0, 0.3),
    )
    assert told("NT", "play 5S", "play 2H", worse, worst)[1] == "AS"
    assert told("NT", "play 5S", "play 2H", worst, better)[1] == "AS"
    assert told("NT", "play 5S", "play 2H", worst, best) is None


@pytest.mark.parametrize("contract", ["NT", "NQ", "NL", "NH", "NK"])
def test_where_no_card_tells_it_how_many_do_together_does(contract):
    more, less = taking(None, 1.504, 1.25), taking(None, 1.25, 1.5)
    assert told(contract, "play 5S", "play 2H", more) == (f"takes-all-{contract}", None, 25)
    assert told(contract, "play 5S", "play 2H", more, taking("AS", 0.2, 0.6)) == (
        f"takes-all-{contract}", None, 25,
    )  # fmt: skip
    assert told(contract, "play 5S", "play 2H", more, taking("AS", 0.6, 0.2))[1] == "AS"
    assert told(contract, "play 5S", "play 2H", less) is None


def test_in_trumps_taking_less_is_worse():
    assert told("TR H", "play 5S", "play 2H", taking(None, 1.5, 1.25)) is None
    assert told("TR H", "play 5S", "play 2H", taking(None, 1.25, 1.5)) == ("takes-all-TR", None, 25)


def test_what_a_card_takes_is_never_itself():
    """A queen that takes a trick takes a queen, of course."""
    state = playing("QS 5S 2H", "", "NQ", ("KS KH 3H", "AS QH 4H", "JS JH 6H"))
    view = GAME.view(state, DEALER)
    for card, what in (("QS", "barbu-taken-NT"), ("5S", "barbu-taken-NQ")):
        said = GAME.tell_taking(view, GAME.parse(f"play {card}"), GAME.parse("play 2H"), [taking(card, 0.5, 0.1)])
        assert dict(said.values)["what"].key == what


@pytest.mark.parametrize(
    ("contract", "taken", "share", "more"),
    [("NT", 4.5, 325, 450), ("NL", 0.7, 50, 70), ("NK", 0.4, 25, 40)],
)
def test_of_another_contract_it_is_told_that_one_takes_more_than_a_fair_share(contract, taken, share, more):
    """BAR-1.3: of 13 tricks, of the last two, and of the king of hearts, a quarter falls to each of the four."""
    view = dealt().view(DEALER)

    def said(*takings):
        return GAME.tell_taking(view, GAME.parse(f"declare {contract}"), GAME.parse("declare NQ"), takings)

    values = dict(said(taking("AS", 0.5, 0.1), taking(None, taken, 1.2)).values)
    assert (values["count"], values["share"]) == (more, share)
    assert said(taking(None, share / 100 * 1.1, 1.2)) is None
    assert said(taking("AS", 0.5, 0.1)) is None


def test_of_contracts_in_which_what_counts_may_lie_in_one_trick_nothing_is_told():
    view = dealt().view(DEALER)
    for contract in ("NQ", "NH", "TR S", "DO 7"):
        takings = [taking(None, 9.0, 0.1)]
        assert GAME.tell_taking(view, GAME.parse(f"declare {contract}"), GAME.parse("declare NK"), takings) is None


def test_the_lowest_card_of_a_suit_is_told_to_take_a_trick_alone():
    more = taking("2H", 0.5, 0.25)
    assert told("NL", "play 5S", "play AS", more) == ("takes-alone", "2H", 50, 25)
    assert told("NL", "play 5S", "play AS", taking("3H", 0.5, 0.25), hand="AS 5S 3H 2H")[0] == "takes-alone"
    assert told("NL", "play 5S", "play AS", taking("3H", 0.5, 0.25), hand="AS 5S 3H")[0] == "takes"
    assert told("NL", "play 5S", "play 2H", more)[0] == "takes-kept"
    assert told("TR H", "play 5S", "play AS", taking("2H", 0.25, 0.5))[0] == "takes"


def test_cards_of_dominoes_that_are_left_at_the_end():
    """Only the last player is left with cards."""
    state = laying("9S 7S", "8S", "8", ("9H", "9D", "AH KH"))
    view, kernel = GAME.view(state, DEALER), GAME.kernel(state)
    for card in ("9S", "pass", "pass", "pass", "7S"):
        kernel.play(GAME.kernel_move(GAME.parse(card if card == "pass" else f"play {card}")))
    assert not GAME.cards_taking(view, kernel)
    assert cards_text(GAME.cards_taking(GAME.view(state, LAST), kernel)) == "AH KH"


def test_what_is_left_in_dominoes_is_told_from_a_tenth_of_the_deals_on():
    view = GAME.view(laying("9S 7S", "8S", "8"), DEALER)
    play, first = GAME.parse("play 9S"), GAME.parse("play 7S")
    assert GAME.tell_taking(view, play, first, [taking("7S", 0.5, 0.1)]).key == "barbu-stuck-kept"
    assert GAME.tell_taking(view, play, first, [taking("9S", 0.5, 0.1)]).key == "barbu-stuck"
    assert GAME.tell_taking(view, play, first, [taking("7S", 0.15, 0.07)]) is None
    together = taking(None, 1.5, 0.5)
    assert GAME.tell_taking(view, play, first, [taking("7S", 0.15, 0.07), together]).key == "barbu-takes-all-DO"


def test_what_all_cards_take_together_is_told_after_what_is_certain():
    view = GAME.view(laying("9S 7S", "8S", "8"), DEALER)
    actions = GAME.parse("play 9S"), GAME.parse("play 7S")
    advice = GAME.explained(view, actions[0], [message("barbu-reason-opens-row", count=5)])
    answer = Ranked("play 9S", cost=5.0, error=0.1, takings=(taking(None, 1.5, 0.5),))
    told = _with_drawback(GAME, view, *actions, answer, advice, ())
    assert [fact.key for fact in told.drawbacks] == ["barbu-reason-opens-row", "barbu-takes-all-DO"]


def test_beside_a_reason_nothing_is_told_of_the_suggestion_that_weighs_little_against_it():
    view = GAME.view(playing("AS 2H", "3S 4S KS", "NT"), DEALER)
    pro, mild, con = (
        message("barbu-reason-throw-cost"),
        message("barbu-reason-throw-safe"),
        message("barbu-reason-takes-cost", cost=2),
    )
    for facts, drawbacks in (((pro, mild), ()), ((mild,), (mild,)), ((pro, con), (con,))):
        assert GAME.suggested(view, GAME.parse("play AS"), facts).drawbacks == drawbacks


class TakingAsMuch(Ranks):
    """A player that finds these contracts, and that their declarer takes much of what counts."""

    def ranked(self, *args, **asked):
        most = {"NT": 6.0, "NK": 0.5}
        return tuple(
            replace(answer, takings=(taking(None, most.get(answer.text.split()[1], 0.0), 0.0),))
            for answer in super().ranked(*args, **asked)
        )


def test_what_is_said_of_two_compared_answers_is_told_after_what_the_playouts_tell():
    """Diamonds and clubs begin with the five and the six, whatever is declared; of one contract alone it is told."""
    match = dealt(("KS 6S 5S 3S 9D 8D 7D 5D QC JC TC 8C 6C", "", "", ""))
    view = match.view(match.turn.seat)
    known, choice = GAME.information_state(match.state, view.seat), GAME.choice(view)
    told = {"NT": "declarer-takes-NT", "NK": "declarer-takes-NK"}, {"NT": "reason-high-lowest"}
    for facts in told:
        player = TakingAsMuch("declare NQ", *(f"declare {contract}" for contract in facts))
        _, *others = ranked_advice(GAME, view, known, choice, random.Random(1), player)
        assert {one.text[-2:]: one.drawbacks[0].key.removeprefix("barbu-") for one in others} == facts
