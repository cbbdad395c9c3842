"""What speaks for an answer and what against it, in plain cases."""

import random
from dataclasses import replace

import pytest

from engine.advice import MOST_REASONS
from engine.cards import Seat, parse_card
from engine.games.barbu import GAME
from engine.games.barbu.cards import PACK
from engine.games.barbu.model import Trick
from engine.message import CardsWord, CardWord
from engine.players.advice import ranked_advice
from engine.players.search import Ranked
from tests.games.barbu.table import DEALER, NOBODY, dealt, laying, playing
from tests.games.table import do


def explained(match, text, most=MOST_REASONS):
    """What is said for an answer, and what against it, by the ends of the keys."""
    view = match.view(match.turn.seat)
    action = GAME.parse(text)
    facts = GAME.reasons(view, GAME.information_state(match.state, view.seat), action)
    advice = GAME.explained(view, action, facts[:most])
    return ends(advice.reasons), ends(advice.drawbacks)


def ends(facts):
    """The ends of their keys."""
    return [fact.key.partition("-reason-")[2] for fact in facts]


def late(state):
    """What the dealer sees and knows when all cards that nobody holds have been played in tricks."""
    gone = [card for card in PACK if not sum(state.hands) >> card & 1 and card not in state.cards]
    tricks = tuple(Trick(DEALER, tuple(gone[at : at + 4]), DEALER) for at in range(0, len(gone), 4))
    return [read(replace(state, tricks=tricks), DEALER) for read in (GAME.view, GAME.information_state)]


KINGS = "AH KH 9H AS 7S 5S 3S AD 7D 5D AC 7C 5C"
"""A hand for no negative contract: the king of hearts with one lower heart, and all aces."""


@pytest.mark.parametrize(
    ("declaration", "speaks_for", "speaks_against"),
    [
        ("NK", [], ["bare", "high-cards"]),
        ("NT", [], ["high-lowest", "high-cards"]),
        ("TR S", ["trumps-with", "aces"], []),
        ("TR H", ["trumps-with", "aces"], []),
    ],
)
def test_what_a_hand_lacks_for_a_contract_speaks_against_it(declaration, speaks_for, speaks_against):
    match = dealt((KINGS, "", "", ""))
    assert explained(match, f"declare {declaration}") == (speaks_for, speaks_against)


def test_the_same_lack_speaks_for_doubling_nobody():
    match = do(dealt(("", KINGS, "", "")), "declare NK")
    speaks_for, speaks_against = explained(match, "double none")
    assert "bare" in speaks_for
    assert speaks_against == []


@pytest.mark.parametrize(
    ("hand", "declaration"),
    [
        ("QH 3H 2H KS 6S 5S 4S 6D 3D AC 9C 8C 2C", "NK"),
        ("QH 3H 2H KS 6S 5S 4S 6D 3D AC 9C 8C 2C", "NQ"),
        ("TH 3H 2H 7S 6S 5S 4S 6D 3D TC 9C 8C 2C", "NT"),
        (KINGS, "TR S"),
    ],
)
@pytest.mark.parametrize("doubled", [False, True])
def test_what_promises_a_good_score_is_no_reason_to_double_nobody(hand, declaration, doubled):
    """Many low cards, many trumps; whoever has doubled the player is named instead."""
    match = do(dealt(("", "", hand, "")), f"declare {declaration}", "double 2" if doubled else "double none")
    speaks_for, _ = explained(match, "double none")
    assert speaks_for
    assert not {*speaks_for} & {"low-cards", "trumps-with", "aces"}
    assert ("once" in speaks_for) == doubled
    assert ("unpaid" in speaks_for) == (not doubled)


def test_a_start_card_of_dominoes_speaks_for_doubling_and_for_nobody_at_once_never():
    """One start card and no end of a row: what speaks for the hand is told once."""
    match = do(dealt(("", "", "AC 3C 4C KH QH 3H KS 9S 3S 4D 5D 6D 9D", "")), "declare DO A", "double none")
    assert "starts" in explained(match, "double 0")[0]
    assert not {"starts", "start-count"} & {*explained(match, "double none")[0]}


def test_few_small_trumps_are_no_reason_to_double():
    match = do(dealt(("", "9C AS KS 8S 7S KH 7H 2H AD KD TD 3D 2D", "", "")), "declare TR C")
    for whom in ("0", "0 2 3"):
        speaks_for, speaks_against = explained(match, f"double {whom}")
        assert "trumps" not in speaks_for
        assert "aces" in speaks_for
        assert speaks_against == []


def test_what_a_card_costs_speaks_against_it():
    hands = ("AS KS 9H 8H 7H 6H 5H 4D 3D 2D 4C 3C 2C", "", "", "")
    match = do(dealt(hands), "declare NT", *NOBODY)
    for text in ("play AS", "play KS"):
        assert explained(match, text)[1] == ["lead-top"]


def test_while_tricks_cost_nothing_a_high_card_goes_and_a_low_one_is_kept():
    """No Last Two, early in the deal: the king is above all hearts of the others but one, the two below all."""
    hands = ("7H AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "KH 2H AD KD QD JD TD 9D 8D 7D 6D 5D 4D", "", "")
    match = do(dealt(hands), "declare NL", *NOBODY, "play 7H")
    assert explained(match, "play KH")[0][0] == "while-free"
    assert explained(match, "play 2H")[1] == ["low-for-the-end"]


def test_a_discard_where_all_cards_are_low_is_none_to_keep():
    """No Tricks: whoever holds only cards below all others hears that the discard takes no trick."""
    match = do(dealt(("AH", "2S 3S 4S 5S 6S 7S 8S 2D 3D 4D 5D 6D 7D", "", "")), "declare NT", *NOBODY, "play AH")
    for text in ("play 2S", "play 7D"):
        assert explained(match, text) == (["cannot-follow"], [])


def test_dominoes_the_card_that_opens_the_fewest_to_the_others():
    """Behind the six of spades lie four cards of the others, behind the eight six; a seven opens two ways."""
    match = do(dealt(("7S 6S 8S 7H 7D 7C AH KH QH AD KD AC KC", "", "", "")), "declare DO 7", *NOBODY)
    match = do(match, "play 7S", *("pass",) * 3)
    assert explained(match, "play 6S")[0] == ["opens-fewest", "holds-start"]
    for text in ("play 8S", "play 7H"):
        assert "opens-fewest" not in explained(match, text)[0]


def said(state, text):
    return GAME.reasons(GAME.view(state, DEALER), GAME.information_state(state, DEALER), GAME.parse(text))


def test_dominoes_the_whole_row_waits_for_a_start_card_that_is_held_back():
    """Neighbours of the hand come first, but the others' five lower and three higher cards wait all the same."""
    hand = "8D 9D 7D 9S 6H"
    state = laying(hand, "8S 8H 7H", "8", ("TS", "TH", "TD"))
    (held,) = (fact for fact in said(state, "play 6H") if fact.key.endswith("holds-run"))
    assert dict(held.values) == {"cards": CardsWord(tuple(map(parse_card, ("9D", "8D", "7D")))), "count": 10}


def test_dominoes_a_card_that_opens_nothing_is_kept_for_later():
    """Nothing follows the two of spades; behind the three of hearts waits the two."""
    state = laying("2S 3H KD", "8S 7S 6S 5S 4S 3S 8H 7H 6H 5H 4H", "8", ("AS", "2H", "AD"))
    (kept,) = (fact for fact in said(state, "play 3H") if fact.key.endswith("keeps-free"))
    assert dict(kept.values) == {"card": CardWord(parse_card("2S"))}
    assert not any(fact.key.endswith("keeps-free") for fact in said(state, "play 2S"))


def test_one_of_several_cards_that_are_as_high_goes_as_well():
    """No Tricks: between ace and king of hearts lies no card, between king and nine two."""
    match = do(
        dealt(("4H QH JH TH 8H 7H 6H 5H", "AH KH 9H AS KS QS JS TS 9S 8S 7S 6S 5S", "", "")),
        "declare NT",
        *NOBODY,
        "play 4H",
    )
    assert "your-highest" in explained(match, "play AH")[0]
    assert "among-highest" in explained(match, "play KH")[0]
    assert not {"your-highest", "among-highest"} & {*explained(match, "play 9H")[0]}


def test_a_sure_trick_is_taken_to_lose_the_lead_with_the_low_card_later():
    """No Tricks: below the three of hearts only the two is out, above it ten cards."""
    match = do(dealt(("AH 3H AS KS QS JS TS 9S 8S 7S 6S 5S 4S", "", "", "")), "declare NT", *NOBODY)
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    (fact,) = [one for one in GAME.reasons(view, known, GAME.parse("play AH")) if one.key.endswith("keeps-lower")]
    assert [value for name, value in fact.values if name in ("higher", "lower")] == [10, 1]
    assert "keeps-lower" not in ends(GAME.reasons(view, known, GAME.parse("play 3H")))


def test_the_last_card_before_the_king_can_be_thrown_is_told_from_the_others():
    match = do(dealt(("KH 2H AH 7D 5C 4C 3C 6C AS KS QS JS TS", "", "", "")), "declare NK", *NOBODY)
    assert "last-before-throw" in explained(match, "play 7D")[0]
    assert "last-before-throw" not in explained(match, "play 6C")[0]


def test_high_cards_may_get_the_king_of_hearts():
    """BAR-2.4.2: on the tricks that they take; whoever holds the king has nothing of the kind to fear."""
    high = "AS AC KC QC 7S 6S 5S 7C 6C 5C 9D 8D"
    for held, told in (("2H", True), ("KH", False)):
        assert ("may-get" in explained(dealt((f"{high} {held}", "", "", "")), "declare NK")[1]) == told


@pytest.mark.parametrize(
    ("hand", "declaration", "speaks_for", "speaks_against"),
    [
        pytest.param("9S 5S 4S 5H 3H AD KD TD 8D KC 9C 6C 2C", "NK", [], ["high-lowest"], id="four diamonds"),
        pytest.param("9S 5S 4S 5H 3H AD KD TD 8D 7D 6D 5D 2C", "NK", [], [], id="one suit from the five up"),
        pytest.param("QS JS 7S 6S 5S QH TH KD 9D 5D 7C 6C 4C", "NK", [], ["high-lowest"], id="two such suits"),
        pytest.param("JS 8S 6H QD JD 9D 7D 5D 3D 6C 5C 4C 2C", "NK", [], [], id="a short suit"),
        pytest.param("JS 3S 4H QD JD 9D 7D 5D 3D 8C 7C 6C 2C", "NK", ["low-in-all"], [], id="low cards everywhere"),
        pytest.param("2S KH QH TH 9H 5D 4D 3D 2D 6C 4C 3C 2C", "NK", [], [], id="hearts, which are hardly ever led"),
        pytest.param("2S KH QH TH 9H 5D 4D 3D 2D 6C 4C 3C 2C", "NT", [], ["high-lowest"], id="hearts, which are led"),
    ],
)
def test_the_lowest_card_of_each_suit_tells_whether_one_can_stay_under(hand, declaration, speaks_for, speaks_against):
    """BAR-2.4.2.

    Of 20,000 deals by rule of thumb, a hand with neither king nor ace takes the king in 18 % where every other suit has
    a card under five or two cards at most, in 34, 53 and 70 % where one, two and three are otherwise.
    """
    said = explained(dealt((hand, "", "", "")), f"declare {declaration}", most=9)
    assert [fact for fact in said[0] if fact == "low-in-all"] == speaks_for
    assert [fact for fact in said[1] if fact == "high-lowest"] == speaks_against


def test_a_contract_for_which_nothing_speaks_brings_more_now_than_later():
    """BAR-2.2: by the lead over the others; later deals are still to come, and the hand says nothing for it."""
    view = dealt((KINGS, "", "", "")).view(DEALER)
    kept = -GAME.beyond(view, GAME.parse("declare NT"))

    def brings(declaration, lead, view=view):
        fact = GAME.told_by_scores(view, GAME.parse(f"declare {declaration}"), (lead, 0.0, 0.0, 0.0))
        return fact and fact.key

    assert brings("NT", kept + 3) == "barbu-brings-more-now"
    assert brings("NT", kept + 1) is None, "in whole points it may look the same"
    assert brings("TR S", 1000.0) is None, "trumps speak for it"
    last = dealt((KINGS, "", "", ""), length=4).view(DEALER)
    assert brings("NT", 1000.0, last) is None, "there is no later deal to keep it for"


def test_a_queen_with_low_cards_beside_it_may_wait():
    """No Queens: to throw it away is right at times, but nobody can force it yet."""
    hand = "AS 8S 5S 3S QC TC 8C 7C AD KD 7D 6D 5D"
    match = do(dealt(("2H", hand, "", "")), "declare NQ", *NOBODY, "play 2H")
    said = [explained(match, f"play {card}")[1] for card in ("QC", "AS")]
    assert said == [["guarded"], []]


def test_a_suit_whose_highest_card_is_kept_is_not_to_be_got_rid_of():
    """Trumps: the ace is to win a trick; a suit of small cards is to be trumped once it is gone."""
    for other, told in (("AS", "keeps-top"), ("9S", "nearer-void")):
        hand = f"{other} 2S JH TH 8H 5H AD KD QD JD TD 9D 8D"
        facts = explained(do(dealt((hand, "", "", "")), "declare TR H", *NOBODY), "play 2S")[0]
        assert [fact for fact in facts if fact in ("keeps-top", "nearer-void")] == [told]


def test_a_card_between_those_of_the_others_goes_before_the_end():
    """No Last Two: the king is sure of a free trick, the two of staying under; the eight is neither."""
    hand = "KS 8S 2S 5H 6H 7H 8H 5D 6D 7D 5C 6C 7C"
    match = do(dealt(("AS", hand, "", "")), "declare NL", *NOBODY, "play AS")
    said = [explained(match, f"play {card}", most=9)[0] for card in ("8S", "2S", "KS")]
    assert ["middle-goes" in facts for facts in said] == [True, False, False]
    assert ["cash-later" in facts for facts in said] == [False, True, False]


def test_one_card_left_in_a_suit_is_soon_gone():
    for clubs, told in (("9C 6C KD", True), ("9C 6C 5C", False), ("9C QD KD", False)):
        hand = f"{clubs} AS KS QS JS TS 9S 8S 7S 6S AD"
        match = do(dealt(("2H", hand, "", "")), "declare NT", *NOBODY, "play 2H")
        assert ("nearly-void" in explained(match, "play 9C", most=9)[0]) == told


def test_what_guards_a_high_card_is_kept_in_trumps():
    """A queen with two small cards is the highest once ace and king are gone; one does not do, of three one is free."""
    for clubs, told in (("QC TC 3C 3S", True), ("QC 3C 4S 3S", False), ("QC TC 4C 3C", False)):
        hand = f"{clubs} KD JD TD 9D 8D 7D 6D 5D 2S"
        match = do(dealt(("2H", hand, "", "")), "declare TR H", *NOBODY, "play 2H")
        assert ("keeps-guards" in explained(match, "play JD", most=9)[0]) == told
        assert "keeps-guards" not in explained(match, "play 3C", most=9)[0]


def test_a_lead_that_counts_itself_says_what_it_may_cost():
    """No Queens: above the queen of hearts, ace and king are in other hands; nothing is above the queen of spades."""
    match = do(dealt(("QH QS KS AS 2H 3D 4D 5D 6D 2C 3C 4C 5C", "", "", "")), "declare NQ", *NOBODY)
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    (fact,) = [one for one in GAME.reasons(view, known, GAME.parse("play QH")) if one.key.endswith("lead-counts")]
    assert dict(fact.values) == {"card": CardWord(parse_card("QH")), "cost": 6, "higher": 2}
    assert GAME.speaks_against(view, GAME.parse("play QH"), fact)
    for card in ("2H", "QS"):
        assert not any(one.key.endswith("lead-counts") for one in GAME.reasons(view, known, GAME.parse(f"play {card}")))


def test_nothing_can_change_any_more_for_the_last_to_double():
    match = do(dealt((KINGS, "", "", "")), "declare NK", *NOBODY[:3])
    assert "unpaid-for-good" in explained(match, "double none")[0]
    match = do(dealt(("", KINGS, "", "")), "declare NK")
    assert "unpaid" in explained(match, "double none")[0]


class Ranks:
    """A player that finds these answers, the best first; each behind the one before by three points."""

    name = "ranks"

    def __init__(self, *texts):
        self.texts = texts

    def ranked(self, game, view, information_state, choice, rng, *, advises=False):
        return tuple(Ranked(text, 3.0 * place, 5.0, 3.0 * place, 0.1) for place, text in enumerate(self.texts))


def advised(match, *texts):
    """What is said for and against each of these answers, if the search ranks them so."""
    view = match.view(match.turn.seat)
    known = GAME.information_state(match.state, view.seat)
    found = ranked_advice(GAME, view, known, GAME.choice(view), random.Random(1), Ranks(*texts))
    return [(ends(one.reasons), ends(one.drawbacks)) for one in found]


def test_what_is_true_of_the_suggestion_is_not_held_against_the_others():
    """Three suits of the hand have nothing under seven whatever is declared."""
    match = dealt(("2H 4H 6H JH TS 9S 8S 7S JD TD 9D 8D 7C", "", "", ""))
    first, *others = advised(match, "declare NH", "declare NL", "declare NT")
    assert first == (["guarded"], ["high-lowest"])
    assert "high-lowest" in explained(match, "declare NT")[1]
    assert not any("high-lowest" in drawbacks for _, drawbacks in others)


def test_of_another_contract_its_lack_is_told_before_what_it_promises():
    match = dealt(("KH 2H AS 9S 6S 5S 3S JD 9D 4D TC 7C 5C", "", "", ""))
    assert explained(match, "declare NQ")[0][0] == "no-queen"
    (_, (promised, lacking)) = advised(match, "declare NT", "declare NQ")
    assert lacking[0] == "could-catch"
    assert promised


@pytest.mark.parametrize(
    ("hand", "others", "praised"),
    [
        ("KH 2H AC KC", ("AH QH JH TH", "9H 8H 7H 6H", "5H 4H 3H QC"), True),
        ("KH 2H AC", ("QH JH TH", "9H 8H 7H", "6H 5H 4H"), False),
    ],
)
def test_just_before_the_last_two_tricks_no_high_card_is_praised_for_taking_one(hand, others, praised):
    """BAR-1.3.3: who takes the trick before them has to lead to them."""
    view, known = late(playing(hand, contract="NL", others=others))
    action = GAME.parse("play KH")
    told = GAME.explained(view, action, GAME.reasons(view, known, action))
    assert ("while-free" in ends(told.reasons)) == praised
    assert ("lead-top" in ends(told.drawbacks)) != praised


@pytest.mark.parametrize(
    ("doubles", "words"),
    [(NOBODY, "engine-outcome"), (("double 0", *NOBODY[1:]), "barbu-outcome-with-doubles")],
)
def test_an_average_says_whether_it_counts_doubles(doubles, words):
    """BAR-2.6: to the declarer, before the declaration and while the cards are played."""
    match = dealt((KINGS, "", "", ""))
    assert outcome_key(match) == "barbu-outcome-with-doubles"
    assert outcome_key(do(match, "declare NT", *doubles)) == words
    assert outcome_key(dealt((KINGS, "", "", ""), doubling="off")) == "engine-outcome"


def outcome_key(match):
    """By which text the dealer is told what the deal comes to."""
    return GAME.outcome(match.view(DEALER), (4.0, -1.0, -1.0, -2.0)).key


@pytest.mark.parametrize("contract", ["NK", "NH"])
@pytest.mark.parametrize(
    ("hand", "option", "waits"),
    [("AH 9D 8D", "never", True), ("AH 9D 8D", "free", False), ("JH 9D", "never", True), ("8H 9D", "never", False)],
)
def test_a_high_heart_may_wait_where_hearts_are_hardly_ever_led(contract, hand, option, waits):
    """BAR-4.8: the king is with another hand; not where anybody may lead hearts, and not one below the discard."""
    state = replace(playing(hand, "AS", contract, ("KH QH AC", "TH 3H", "7H 4D"), heartLead=option), leader=Seat(3))
    view, known = GAME.view(state, DEALER), GAME.information_state(state, DEALER)
    facts = ends(GAME.reasons(view, known, GAME.parse("play 9D")))
    assert (facts[0] == "hearts-wait") == waits


def test_of_the_usual_answer_that_does_worse_nothing_is_said_in_its_favour():
    """No Last Two: the rule of thumb takes the trick with the king while that costs nothing."""
    hands = ("7H AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "KH 2H AD KD QD JD TD 9D 8D 7D 6D 5D 4D", "", "")
    match = do(dealt(hands), "declare NL", *NOBODY, "play 7H")
    view = match.view(match.turn.seat)
    usual = str(GAME.guide(view, GAME.information_state(match.state, view.seat), GAME.choice(view), random.Random(1)))
    assert usual == "play KH"
    (_, (said, _)) = advised(match, "play 2H", usual)
    assert said == ["usual"]
    (first, _) = advised(match, usual, "play 2H")
    assert first[0][0] == "while-free"


def test_where_every_fact_speaks_against_the_suggestion_it_is_said_to_have_done_best():
    """No Tricks: whoever throws a two throws what takes no trick."""
    match = do(dealt(("AH", "KS QS 2S KD QD 2D AC KC QC JC TC 9C 8C", "", "")), "declare NT", *NOBODY, "play AH")
    (first, _) = advised(match, "play 2S", "play KS")
    assert first == (["least-bad"], ["throw-safe"])
    (first, _) = advised(match, "play 2S", "play 2D")
    assert first == (["all-alike"], ["throw-safe"])
    (first,) = advised(match, "play 2S")
    assert first == ([], ["throw-safe"]), "there is nothing to compare it with"
    match = dealt((KINGS, "", "", ""))
    (first, _) = advised(match, "declare NT", "declare NK")
    assert first == ([], ["high-lowest", "high-cards"]), "later deals decide, too"


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("KS 3S 4H 5H", ("TS TH TD TC", "9S 9H 9D 9C", "8S 8H 8D"), True, id="one more trick is free"),
        pytest.param("KS 3S 4H", ("TS TH TD", "9S 9H 9D", "8S 8H"), False, id="the last two are next"),
        pytest.param("KS 3S 4H 5H", ("QS TH TD TC", "9S 9H 9D 9C", "8S 8H 8D"), True, id="it is the highest"),
        pytest.param("JS 3S 4H 5H", ("QS TH TD TC", "9S 9H 9D 9C", "8S 8H 8D"), False, id="it is not"),
        pytest.param("KS 3S 4H 5H", ("QH TH TD TC", "8D 9H 9D 9C", "7D 8H 8C"), False, id="nobody can lead the suit"),
    ],
)
def test_a_high_card_is_kept_to_take_a_trick_that_costs_nothing(hand, others, told):
    """No Last Two: under the ace, while it could still be led to a trick that is free."""
    view, known = late(playing(hand, "AS", "NL", others))
    assert ("cash-later" in ends(GAME.reasons(view, known, GAME.parse("play 3S")))) == told
    assert "cash-later" not in ends(GAME.reasons(view, known, GAME.parse(f"play {hand[:2]}")))


@pytest.mark.parametrize(
    ("hand", "declaration", "facts"),
    [
        pytest.param(
            "JS TS 5S JH 7H 6H 5H JD TD 9D 6D 5D TC",
            "DO Q",
            ["no-ends", "run"],
            id="neither a start card nor an end; seven are near, one more than on average, and 26 wait, two more",
        ),
        pytest.param(
            "9S 7S 5S 4S 2S QH JH 6H 9D 8D QC 6C 5C",
            "DO 7",
            ["near-start", "starts", "ends-wait"],
            id="nine near the start tell more than one start card",
        ),
        pytest.param(
            "KS JS KH JH KD JD KC JC 5S 5H 5D 5C 4S",
            "DO Q",
            ["near-start", "no-ends", "others-wait"],
            id="35 cards wait, of each row the ace and eight below the jack, but for one of one's own",
        ),
        pytest.param(
            "AS 9S 7S 5S JH 8H AD 7D 5D 3D 2D 8C 2C",
            "DO Q",
            ["ends-early", "ends-wait"],
            id="neither a start card nor what follows; two aces are near, two twos are far",
        ),
    ],
)
def test_what_a_start_without_its_card_has_for_it_and_against_it(hand, declaration, facts):
    match = dealt((hand, "", "", ""))
    view = match.view(match.turn.seat)
    information_state = GAME.information_state(match.state, view.seat)
    said = GAME.reasons(view, information_state, GAME.parse(f"declare {declaration}"))
    assert [reason.key.removeprefix("barbu-reason-") for reason in said] == facts
