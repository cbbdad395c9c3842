"""What the hand could play instead, or what it keeps: facts that tell one of its cards from another, in plain cases."""

import random
from dataclasses import replace

import pytest

from engine.cards import NO_CARDS, Seat, parse_card, parse_cards, suit_of
from engine.games.barbu import GAME
from engine.message import CardWord, SideWord, SuitWord
from engine.players.advice import ranked_advice
from engine.tricks.events import cards_word
from tests.games.barbu.table import DEALER, NOBODY, dealt, laying, playing
from tests.games.barbu.test_for_and_against import Ranks, ends, late
from tests.games.table import do


def said(view, known, card):
    """The facts about a card, by the ends of their keys, with the cards and numbers that they name."""
    facts = GAME.reasons(view, known, GAME.parse(f"play {card}"))
    return dict(zip(ends(facts), (dict(fact.values) for fact in facts), strict=True))


def seen(state):
    """What the dealer sees and knows."""
    return GAME.view(state, DEALER), GAME.information_state(state, DEALER)


@pytest.mark.parametrize(
    ("contract", "hand", "instead"),
    [
        pytest.param("NT", "9H 8H 5H", "9H", id="the ten is not held, the nine is"),
        pytest.param("NT", "9H 8H", None, id="neighbours"),
        pytest.param("NQ", "QH JH", "QH", id="the queen costs"),
        pytest.param("NT", "AH 5H", None, id="the ace would take the trick"),
        pytest.param("NL", "9H 8H 5H 3D 3C", "9H", id="a card that is not the highest"),
        pytest.param("NL", "QH JH 5H 3D 3C", None, id="the highest, which may take a free trick"),
    ],
)
def test_a_higher_card_could_be_got_rid_of_instead(contract, hand, instead):
    """BAR-2.4.2: under the king of hearts, the highest card that stays under is gone for nothing."""
    out = ("TH 7H 6H 4S 5S", "TD 9D 8D 7D 6D", "TC 9C 8C 7C")
    view, known = late(playing(hand, "KH", contract, out))
    *_, lower = [card for card in hand.split() if card[1] == "H"]
    told = said(view, known, lower).get("higher-fits")
    wanted = instead and {"higher": CardWord(parse_card(instead)), "best": CardWord(parse_card("KH"))}
    assert told == wanted
    if instead:
        assert "higher-fits" not in said(view, known, instead)


@pytest.mark.parametrize(
    ("contract", "hand", "instead"),
    [
        pytest.param("NQ", "QC 2C AD", ("QC", 6), id="a queen with one lower card"),
        pytest.param("NQ", "QC 4C 3C 2C AD", None, id="a queen that can wait"),
        pytest.param("NK", "KH AD", ("KH", 20), id="the king"),
        pytest.param("NH", "KH AD", None, id="every heart costs"),
    ],
)
def test_what_costs_could_be_thrown_instead(contract, hand, instead):
    state = playing(hand, "AS", contract, ("QS JS 9D 8D", "TS 9S 7D 6D", "8S 7S 5D"))
    told = said(*seen(replace(state, leader=Seat(3))), "AD").get("could-throw")
    assert told == (instead and {"card": CardWord(parse_card(instead[0])), "cost": instead[1]})


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("9H JH KD", ("TH 9D 8D", "8H 7D 6D", "6H 5D"), True, id="the last trick that is free"),
        pytest.param("9H 3H KD", ("TH 9D 8D", "8H 7D 6D", "6H 5D"), False, id="a three is left to give the lead away"),
        pytest.param("9H JH KD KC", ("TH 9D 8D QC", "8H 7D 6D JC", "6H 5D TC"), False, id="one before it"),
        pytest.param("9H JH", ("TH 9D", "8H 7D", "6H"), False, id="a trick that costs"),
    ],
)
def test_who_takes_the_last_free_trick_leads_to_those_that_cost(hand, others, told):
    """BAR-1.3.3: No Last Two."""
    state = late(playing(hand, "7H", "NL", others))
    assert ("would-lead" in said(*state, "9H")) == told


def test_who_takes_the_trick_with_a_lead_leads_again():
    out = ("TH 9D 8D", "8H 7D 6D", "6H 5D 4D")
    assert "would-lead" in said(*late(playing("9H KD QD", "", "NL", out)), "9H")
    assert "would-lead" not in said(*late(playing("9H KD 2D", "", "NL", out)), "9H"), "the two gives the lead away"
    assert "would-lead" not in said(*late(playing("9H KD 2D", "", "NL", out)), "2D"), "the two takes no trick"


@pytest.mark.parametrize(
    ("hand", "lead", "told"),
    [
        pytest.param("KC 3C QD 5H 4H", "KC", {"count": 1}, id="one club is left"),
        pytest.param("KC QD 5H 4H", "KC", {}, id="none is left"),
        pytest.param("KC 3C QD 4D 3D 2D 5H", "KC", None, id="a queen that three lower cards guard can wait"),
        pytest.param("KD QD 5H 4H", "KD", None, id="the queen is of that suit"),
    ],
)
def test_a_short_suit_is_led_to_throw_a_queen(hand, lead, told):
    """BAR-1.3.2, BAR-2.4.2."""
    out = ("JC TC 9C 8C 7C", "AD JD TD 9D 8D", "6C 5C 4C 7D 6D")
    facts = said(*late(playing(hand, "", "NQ", out)), lead)
    found = facts.get("towards-throw", facts.get("last-before-throw"))
    target = {"suit": SuitWord(suit_of(parse_card(lead))), "target": CardWord(parse_card("QD"))}
    assert found == (None if told is None else target | told)


@pytest.mark.parametrize(
    ("contract", "hand", "others", "told"),
    [
        pytest.param("NQ", "AD QD 8H", ("JD 9H", "TD 7H", "9D 6H"), True, id="the last queen is one's own"),
        pytest.param("NQ", "AD 2D 8H", ("QD 9H", "TD 7H", "9D 6H"), False, id="another player has it"),
        pytest.param("NK", "AD KH 8S", ("JD 9H", "TD 7H", "9D 6H"), True, id="the king is one's own"),
        pytest.param("NT", "AD QD 8H", ("JD 9H", "TD 7H", "9D 6H"), False, id="every trick costs"),
    ],
)
def test_a_lead_that_takes_a_trick_which_cannot_cost_anything(contract, hand, others, told):
    view, known = late(playing(hand, "", contract, others))
    assert ("lead-harmless" in said(view, known, "AD")) == told
    assert ("lead-top" in said(view, known, "AD")) != told


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param("TC 8C 4C 2D 2S", {"in-between": ("TC", "8C"), "free-trick": ("4C",)}, id="the four is low"),
        pytest.param("TC 2C 2D 2S 2H", {"in-between": ("TC",), "low-for-the-end": ("2C",)}, id="the two is lowest"),
    ],
)
def test_under_a_free_trick_a_middle_card_goes(hand, told):
    """BAR-1.3.3: No Last Two; that a trick which costs nothing is not taken is no reason beside that."""
    others = ("KC QC 9C 7C", "JC 5C 9D 8D", "9H 8H 7H 6H 3C")
    state = replace(playing(hand, "AC", "NL", others), leader=Seat(3))
    for fact, cards in told.items():
        for card in cards:
            assert fact in said(*late(state), card)
            assert not {"under", "highest-under"} & {*said(*late(state), card)}


def test_of_two_low_cards_the_discard_keeps_one_as_good():
    """No King of Hearts: the two gives the lead away as well as the three does."""
    out = ("KH 9S 8C", "7H 9D 8D", "5H 7D 6D")
    state = replace(playing("QH 6H JD 5D 3C 2C", "3S", "NK", out), leader=Seat(3))
    assert said(*late(state), "3C")["as-good-left"] == {"next": CardWord(parse_card("2C"))}
    assert "throw-safe" not in said(*late(state), "3C")
    assert "as-good-left" not in said(*late(state), "2C")


@pytest.mark.parametrize(
    ("lead", "against"),
    [
        pytest.param("QC", True, id="one higher card and three lower ones"),
        pytest.param("8C", False, id="as many higher as lower ones"),
    ],
)
def test_a_lead_above_most_others_is_likely_to_take_the_trick(lead, against):
    """BAR-2.4.4: which speaks against it where tricks cost."""
    view, known = late(playing("QC 8C 2D", "", "NT", ("KC JC 9H", "7C 6C 8H", "9D 8D 7D")))
    action = GAME.parse(f"play {lead}")
    (fact,) = [fact for fact in GAME.reasons(view, known, action) if fact.key.endswith("lead-between")]
    assert GAME.speaks_against(view, action, fact) == against


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("AS 3S KD", ("KH AD", "QH 2D", "9S 2C"), True, id="the king of diamonds may be beaten"),
        pytest.param("AS 3S AD", ("KH KD", "QH 2D", "9S 2C"), True, id="the ace of diamonds may be trumped"),
        pytest.param("AS 3S AD", ("KC KD", "QC 2D", "9S 2C"), False, id="the ace of diamonds is sure"),
        pytest.param("AS 3S AH", ("KH KD", "QH 2D", "9S 2C"), False, id="the ace of trumps is sure"),
        pytest.param("AS KS 3S", ("KC KD", "QC 2D", "9S 2C"), False, id="one of two high spades would be left"),
        pytest.param("5S 3S KD", ("KH AD", "QH 2D", "9S 2C"), False, id="nothing that takes the trick"),
    ],
)
def test_whoever_leaves_a_trick_need_not_lead(hand, others, told):
    """BAR-2.4: hearts are trumps, and all others have played."""
    view, known = late(playing(hand, "8S 6S TS", "TR H", others))
    known = replace(known, lacks=(NO_CARDS,) * 4)
    assert ("need-not-lead" in said(view, known, "3S")) == told
    assert "need-not-lead" not in said(view, known, hand.split()[0])


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("AH AC TC 8C 5C", ("KC QC JC 2H 3H", "9C 7C 6C 4H 5H", "2C 3C 4C 6H 7H"), True, id="three more"),
        pytest.param("AH AC TC 5C 2D", ("KC QC JC 2H 3H", "9C 7C 6C 4H 5H", "2C 3C 4C 6H 7H"), True, id="two more"),
        pytest.param("AH AC 5C 2D 3D", ("KC QC JC 2H 3H", "9C 7C 6C 4H 5H", "2C 3C 4C 6H 7H"), False, id="one more"),
        pytest.param("AH 4C 3C 5C 2D", ("KC QC JC 2H 3H", "9C 7C 6C 4H 5H", "TC 8C AC 6H 7H"), False, id="all low"),
        pytest.param("AH AC KC QC 5C", ("JC TC 9C 2H 3H", "8C 7C 6C 4H 5H", "2C 3C 4C 6H 7H"), False, id="all high"),
    ],
)
def test_a_low_card_of_a_long_suit_makes_the_rest_better(hand, others, told):
    """BAR-1.3.6: hearts are trumps."""
    state = late(playing(hand, "", "TR H", others))
    assert ("long-suit" in said(*state, "5C")) == told
    assert "long-suit" not in said(*state, hand.split()[0])


def test_a_lead_that_makes_a_suit_short_is_first_said_to_do_so():
    """BAR-2.4.2: hearts are trumps; who has no clubs left can trump them."""
    view, known = late(playing("AH 7H JC 9C AD", "", "TR H", ("KC QC 2H KD 3D", "TC 8C 3H QD 4D", "7C 6C 4H JD 5D")))
    assert next(iter(said(view, known, "JC"))) == "nearer-void"
    view, known = late(
        playing("AH KH QH JH 9C 6C 4C", "", "TR H", ("AC KC 2H 3H KD QD", "TC 5C JD TD 9D 8D", "7C 3C 7D 6D 5D 4D"))
    )
    assert "nearer-void" in said(view, known, "6C")
    assert "long-suit" not in said(view, known, "6C"), "one wants to be rid of the suit"


def test_everybody_who_may_throw_what_costs_is_named():
    """BAR-2.4.2: two players have shown that they have no spades."""
    match = do(dealt(("AS KS QS", "JS TS 9S", "2H", "3H")), "declare NH", *NOBODY)
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    spades = sum(1 << card for card in range(13))
    lacks = tuple(spades if seat in (2, 3) else held for seat, held in enumerate(known.lacks))
    told = said(view, replace(known, lacks=lacks), "QS")
    assert told["several-may-throw"]["whom"] == SideWord((Seat(2), Seat(3)))
    assert "may-throw" not in told
    lacks = tuple(spades if seat == 3 else held for seat, held in enumerate(known.lacks))
    assert "may-throw" in said(view, replace(known, lacks=lacks), "QS")


def test_a_card_that_is_too_high_for_the_end_is_told_once():
    """No Last Two: how many lower cards the others hold is one fact and not two."""
    view, known = late(playing("QH 6H 2D 2C", "KH", "NL", ("JH TH 9D 8D", "9H 8H 7D 6D", "7H 5D 4D")))
    told = said(view, known, "QH")
    assert "high-for-the-end" in told
    assert "throw" not in told


def test_dominoes_most_cards_wait_for_a_card_that_is_laid():
    """Three lower and five higher hearts of the others wait for the eight; behind the ten of spades lies the jack."""
    state = laying("8H 7H 6H TS", "8S 9S", "8", ("5H 4H 3H", "AH KH QH JH TH", "JS 9H"))
    view, known = seen(state)
    told = said(view, known, "8H")
    assert "gives-up" not in told, "it is said which way it opens"
    state = laying("8H 7H 9H TS", "8S 9S", "8", ("5H 4H 3H", "AH KH QH JH TH", "JS 6H"))
    told = said(*seen(state), "8H")
    assert told["gives-up"] == {"card": CardWord(parse_card("8H")), "count": 10}
    assert "gives-up" not in said(*seen(state), "TS")


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("7C 2D 3D 4D", ("KC", "QC", "TC"), ("hardly-wins", 3), id="three above it and none beside it"),
        pytest.param("7C 5C 4C 2D", ("KC", "QC TC", "6C"), None, id="as many beside it"),
        pytest.param("JC TC 2D 3D", ("KC", "QC", "9C"), ("as-good-left", "TC"), id="the ten is as high as the jack"),
        pytest.param("JC 7C 2D 3D", ("KC", "QC", "TC"), None, id="the ten of another hand lies between"),
        pytest.param("JC TC 2D 3D", ("KC AC", "QC", "9C"), ("hardly-wins", 3), id="neither takes a trick"),
    ],
)
def test_why_a_discard_is_not_missed_in_trumps(hand, others, told):
    """BAR-1.3.6: hearts are trumps."""
    rest = iter(["KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S"])
    counts = 4, 4, 3
    held = [" ".join([*cards.split(), *[next(rest) for _ in range(count - len(cards.split()))]])
            for cards, count in zip(others, counts, strict=True)]  # fmt: skip
    state = replace(playing(hand, "AS", "TR H", held), leader=Seat(3))
    facts = said(*late(state), hand.split()[0])
    found = {key: facts[key] for key in ("hardly-wins", "as-good-left") if key in facts}
    assert found.keys() == ({told[0]} if told else set())
    if told and told[0] == "hardly-wins":
        assert found["hardly-wins"]["higher"] == told[1]
    elif told:
        assert found["as-good-left"]["next"] == CardWord(parse_card(told[1]))


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("AH 2S 3S", ("KS QS JS", "TS 9S 8S", "7S 6S 5S"), True, id="no trump is out"),
        pytest.param("AH 2S 3S", ("KH QS JS", "TS 9S 8S", "7S 6S 5S"), False, id="the king is out"),
        pytest.param("AH KH QH", ("KS QS JS", "TS 9S 8S", "7S 6S 5S"), False, id="all one's cards are trumps"),
    ],
)
def test_the_others_must_discard_on_a_trump_when_they_have_none(hand, others, told):
    view, known = late(playing(hand, "", "TR H", others))
    assert ("makes-discard" in said(view, known, "AH")) == told


def test_a_card_that_ends_the_deal_leaves_nothing_to_be_led():
    """BAR-4.10: the last queen decides No Queens; before it falls, a suit may still be led again."""
    for others, told in ((("KD 7C AC", "8C JD KC", "TC JC 9C"), False), (("KD 7C AC", "QC JD KC", "TC JC 9C"), True)):
        view, known = late(playing("QD 6C 5C", "", "NQ", others))
        assert ("last-of-suit" in said(view, known, "QD")) == told
    view, known = late(playing("QD 6C", "", "NQ", ("KD 7C", "QC JD", "TC JC")))
    assert "last-of-suit" not in said(view, known, "QD"), "of one card left there is no choice"


@pytest.mark.parametrize(
    ("lead", "hand", "others", "told"),
    [
        pytest.param("2H", "2H AD AC 2C", ("KH 7H 8D", "9S TS", "3C 5S"), ("draws-for", "AD AC"), id="trumps"),
        pytest.param("2H", "2H KD 2C", ("KH 7H AD", "9S TS", "3C 5S"), None, id="no top"),
        pytest.param("2H", "2H AD 2C", ("KH 7H 8C", "9S TS", "3C 5S"), None, id="nobody else has the suit"),
        pytest.param("2H", "2H AD 2C", ("KS 7S 8D", "9S TS", "3C 5S"), None, id="no trump is out"),
        pytest.param("4C", "4C AD 2H", ("KH 7H JD", "9S TS", "3S 5C"), ("tops-wait", "AD"), id="a low lead"),
        pytest.param("4C", "4C AD 2H", ("KH 7H TD", "9S TS", "3S 5C"), None, id="no high card is out to be beaten"),
        pytest.param("AD", "4C AD 2H AC", ("KH 7H 8D", "9S TS", "3S 5C"), None, id="a top itself"),
    ],
)
def test_a_lead_keeps_the_highest_cards_of_other_suits(lead, hand, others, told):
    """BAR-1.3.6: hearts are trumps; what only trumps can beat is safer with each of them that falls."""
    view, known = late(playing(hand, "", "TR H", others))
    facts = said(view, known, lead)
    found = {key: facts[key]["cards"] for key in ("draws-for", "tops-wait") if key in facts}
    assert found == ({told[0]: cards_word(parse_cards(told[1]))} if told else {})


def test_a_card_between_the_ends_goes_first():
    """BAR-1.3.3: No Last Two, hearts are thrown on a spade; nine and ten lie between those of the others."""
    state = replace(playing("KH TH 2H 5D", "AS", "NL", ("QH JH 9H 8H", "7H 6H 5H 4H", "3S 4S 5S")), leader=Seat(3))
    told = {card: "in-between" in said(*late(state), card) for card in ("KH", "TH", "2H")}
    assert told == {"KH": False, "TH": True, "2H": False}


def test_the_low_card_of_another_suit_is_kept_to_lose_the_lead():
    """BAR-2.4.1: No Tricks; above the four of hearts lie six cards, below it one, about the nine of spades as many."""
    match = do(dealt(("KS 9S 8S 7S 4H AH AD KD QD AC KC QC JC", "", "", "")), "declare NT", *NOBODY)
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    assert said(view, known, "9S")["keeps-lower"]["card"] == CardWord(parse_card("4H"))
    assert "keeps-lower" not in said(view, known, "4H")


@pytest.mark.parametrize(
    ("hearts", "told"),
    [("AH 9H 4H 2H", True), ("AH KH QH JH 2H", False), ("AH KH QH 9H 8H 2H", True), ("8H 4H 2H", False)],
)
def test_low_hearts_alone_guard_the_ace(hearts, told):
    """BAR-1.3.4: king, queen and jack take hearts themselves; a highest heart of eight needs no guard."""
    rest = ["KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S"][: 13 - len(hearts.split())]
    match = dealt((" ".join([*hearts.split(), *rest]), "", "", ""))
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    facts = ends(GAME.reasons(view, known, GAME.parse("declare NH")))
    assert ("guarded" in facts) == told
    assert ("highest" in facts) == (hearts == "8H 4H 2H")


@pytest.mark.parametrize(
    ("hand", "declaration", "told"),
    [
        pytest.param("KS QS TS QH 4H 2H KD 8D 4D KC 7C 4C 3C", "NH", "low-in-most", id="but for the spades"),
        pytest.param("KS QS TS QH 9H 7H KD 8D 4D KC 7C 4C 3C", "NH", None, id="two suits of four"),
        pytest.param("6S 7H 6H AD KD QD 7D 4D 9C 6C 4C 3C 2C", "NQ", "below-queens", id="nothing above three"),
        pytest.param("AS 7H 6H AD KD QD 7D 4D 9C 6C 4C 3C 2C", "NQ", None, id="an ace above a queen of others"),
    ],
)
def test_what_a_hand_has_for_a_contract_that_nothing_else_promises(hand, declaration, told):
    """BAR-2.2: at least one fact about the hand itself, where there is one."""
    match = dealt((hand, "", "", ""))
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    action = GAME.parse(f"declare {declaration}")
    advice = GAME.suggested(view, action, GAME.reasons(view, known, action))
    assert ends(advice.reasons) == ([told] if told else [])
    assert advice.drawbacks
    if told:
        assert GAME.told_by_scores(view, action, (100.0, 0.0, 0.0, 0.0)) is None, "the hand tells more"


def test_a_card_of_a_suit_that_nobody_else_has_is_thrown_in_trumps():
    """BAR-2.4.2: the king of hearts takes a trick only if it is led; spades are trumps."""
    state = replace(playing("KH JC", "AD", "TR S", ("TC 9C", "8C 7C", "6C")), leader=Seat(3))
    view, known = late(state)
    assert "lone" in said(view, known, "KH")
    assert "lone" not in said(view, known, "JC")


def test_a_trick_is_taken_to_keep_the_low_card_for_later():
    """BAR-2.4.2: No Tricks, jack or two on the ten: what the two is kept for comes before what may beat the jack."""
    state = playing("JH 2H 3D", "9H TH", "NT", ("AH 8H 7H", "4D 5D", "6D 7D"))
    facts = [*said(*seen(replace(state, leader=Seat(2))), "JH")]
    assert facts.index("keeps-way-out") < facts.index("may-be-beaten")


@pytest.mark.parametrize(
    ("others", "told"),
    [
        pytest.param(("KS QS JS 2H", "TS 9S 8S 2D", "7S 6S 5S 2C"), "all-follow", id="nine spades are out"),
        pytest.param(("KS QS JS 5D", "TS 9S 8S 2D", "7S 6S 5S 2C"), None, id="no trump is out"),
        pytest.param(("KS QS JC 2H", "TS 9C 8C 2D", "7C 6C 5C 2C"), "soon-trumped", id="three spades are out"),
        pytest.param(("KS QS JS 2H", "TS 9S 8C 2D", "7C 6C 5C 2C"), None, id="five, neither many nor few"),
    ],
)
def test_an_ace_is_cashed_while_all_must_follow(others, told):
    """BAR-2.4.2: hearts are trumps, and the ace of spades is led."""
    view, known = late(playing("AS KH 3D 4D", "", "TR H", others))
    facts = said(view, replace(known, lacks=(NO_CARDS,) * 4), "AS")
    assert [key for key in facts if key in ("all-follow", "soon-trumped")] == ([told] if told else [])


def test_what_could_stay_under_is_kept_for_later():
    """BAR-2.4.2: No Queens; ten or eight on the nine, with as many cards of others above the eight as below it."""
    view, known = late(playing("TS 8S 3D 2D", "9S", "NQ", ("AS KS 4D 5D", "QS 7S 6S 6D", "5S 4S 9D")))
    assert said(view, known, "TS")["keeps-under"]["cards"] == cards_word(parse_cards("8S"))
    assert "keeps-under" not in said(view, known, "8S")


def test_a_suit_that_is_not_held_speaks_for_no_hearts():
    """BAR-2.4.2: hearts can be thrown on it; to hold no heart is told once."""
    for hand, voids in (("TH 6H AD KD QD 9D 8D 6D 5D 3D 2D 7C 5C", 1), ("TS 6S AD KD QD 9D 8D 6D 5D 3D 2D 7C 5C", 1)):
        match = dealt((hand, "", "", ""))
        view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
        assert ends(GAME.reasons(view, known, GAME.parse("declare NH"))).count("void") == voids


def test_of_two_cards_that_open_as_much_neither_is_blamed_for_it():
    """Dominoes: behind the three of clubs waits one card of the others, and so does one behind the king of hearts."""
    state = laying("KH 3C 6D", "QH 4C 7D 8D", "8", ("AH 5D", "2C 4D", "3D 2D"))
    view, known = seen(state)
    first, other, third = ranked_advice(
        GAME, view, known, GAME.choice(view), random.Random(1), Ranks("play 3C", "play KH", "play 6D")
    )
    assert "opens-other" in ends(GAME.reasons(view, known, GAME.parse(first.text)))
    assert "opens-other" not in ends(other.drawbacks)
    assert "opens-other" in ends(third.drawbacks), "four wait behind the six"


@pytest.mark.parametrize(
    ("ranked", "told"),
    [
        pytest.param("DO 3, DO 2, DO 5, DO 6, NT", ["DO 3", "DO 5", "NT"], id="more speaks for five, and not for six"),
        pytest.param("DO 3, DO 2, NT, NH", ["DO 3", "DO 2", "NT"], id="another contract is told anyway"),
        pytest.param("NT, DO 2, DO 5, NH", ["NT", "DO 2", "NH"], id="a third in place of another start"),
        pytest.param("DO 3, DO 2, DO 5, DO 6", ["DO 3", "DO 2", "DO 5"], id="no other was compared"),
        pytest.param("DO 2, DO 5, DO 6, DO 3, NT", ["DO 2", "DO 5", "NT"], id="not the start by rule of thumb, three"),
    ],
)
def test_a_contract_is_compared_with_another_one(ranked, told):
    """Or else nobody learns why the six that stay closed are worth less now."""
    match = dealt(("KS TS 6S 4S JH 9H 5H 4H 7D 9C 8C 5C 4C", "", "", ""))
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    rank = Ranks(*(f"declare {contract}" for contract in ranked.split(", ")))
    advised = ranked_advice(GAME, view, known, GAME.choice(view), random.Random(1), rank)
    assert [advice.text.removeprefix("declare ") for advice in advised] == told


def test_the_highest_trumps_wait_while_another_suit_is_led():
    """BAR-1.3.6: hearts are trumps; the ten is not among the highest, since the jack is with another hand."""
    view, known = late(playing("AH KH QH TH 3C", "", "TR H", ("JH 4C 5C", "6C 7C 8C 9C", "AC KC QC JC")))
    told = said(view, known, "3C")
    assert told["trumps-wait"]["cards"] == cards_word(parse_cards("AH KH QH"))
    assert "trumps-wait" not in said(view, known, "TH")
