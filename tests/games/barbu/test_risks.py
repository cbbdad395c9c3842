"""What may still happen to a card: facts about risks, in plain cases."""

from dataclasses import replace

import pytest

from engine.cards import CLUBS, DIAMONDS, SPADES, Seat, parse_card, parse_cards
from engine.games.barbu import GAME
from engine.message import CardsWord, CardWord, SeatWord, SideWord, SuitWord
from engine.tricks.events import cards_word
from tests.games.barbu.table import dealt, doubles_of, laying, line, playing
from tests.games.barbu.test_for_and_against import ends, late
from tests.games.barbu.test_instead import said, seen
from tests.games.barbu.test_not_said import known_to_lack


@pytest.mark.parametrize(
    ("contract", "hand", "lead", "told"),
    [
        pytest.param("NQ", "QD 6D 3S", "6D", "QD", id="the queen is left"),
        pytest.param("NQ", "QD 6D 5D 3S", "6D", None, id="with one that guards it"),
        pytest.param("NH", "QD 6D 3S", "6D", None, id="no queen costs"),
    ],
)
def test_what_costs_is_left_alone_in_its_suit(contract, hand, lead, told):
    state = playing(hand, "", contract, ("TD 9D TH 9H", "8D 7D 8H 7H", "5S 4S 5H 4H"))
    found = said(*late(state), lead).get("leaves-alone")
    assert found == (told and {"card": CardWord(parse_card(told))})


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param("AD 2D 3S", True, id="the queen is below the ace"),
        pytest.param("JD 2D 3S", False, id="she is above the jack"),
    ],
)
def test_a_queen_may_still_fall_on_the_trick(hand, told):
    """BAR-1.3.2: the two players after this one may hold her."""
    view, known = late(replace(playing(hand, "5D", "NQ", ("QD 9S", "TD 8S", "9D 7S")), leader=Seat(3)))
    assert ("may-fall" in said(view, known_to_lack(known), hand.split()[0])) == told


def test_who_has_none_of_the_suit_may_throw_on_a_trick_that_is_taken():
    """BAR-2.4.2."""
    view, known = late(replace(playing("AD 2D 3S", "5D", "NH", ("9S KH", "TD 8S", "9D 7S")), leader=Seat(3)))
    told = said(view, known_to_lack(known, seat1="TD 9D"), "AD")
    assert told["takes-thrown"] == {"whom": SideWord((Seat(1),)), "suit": SuitWord(DIAMONDS), "count": 1}
    assert "takes-thrown" not in said(view, known_to_lack(known), "AD")
    assert "takes-thrown" not in said(view, known_to_lack(known, seat1="TD 9D"), "2D")


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("TH 5H", ("JH 8H", "7H 6H", "4H"), True, id="in the last trick but one"),
        pytest.param("TH 5H 2D", ("JH 8H 3D", "7H 6H 4D", "4H 5D"), False, id="before it"),
        pytest.param("TH 5D", ("JH 8H", "7H 6H", "4H"), False, id="there is no lower card to play"),
    ],
)
def test_the_lower_card_is_kept_for_the_last_trick(hand, others, told):
    """BAR-1.3.3: it costs 20, the one before it 10."""
    view, known = late(replace(playing(hand, "9H", "NL", others), leader=Seat(3)))
    assert ("last-trick" in said(view, known_to_lack(known), "TH")) == told


@pytest.mark.parametrize(("low", "told"), [("TH", False), ("4H", True)])
def test_what_nobody_can_lead_is_kept_only_by_who_can_lose_the_lead(low, told):
    """Nobody else has spades; of hearts the jack and the ten are too high to lose the lead with, the four is not."""
    others = ("KH QH 9C", "9H 8C AH", "7H 6C")
    view, known = late(replace(playing(f"QS JH {low}", "7C", "NT", others), leader=Seat(3)))
    assert ("throw-alone" in said(view, known_to_lack(known), "QS")) == told


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("TC 6C 3S 3H", ("QC 8C 9D 8D", "7C 5C 7D 6D", "9C 4C 5D"), "TC", id="the queen alone is above"),
        pytest.param("TC 9C 6C 3H", ("QC 8C 9D 8D", "7C 5C 7D 6D", "4C 4D 5D"), "TC 9C", id="and above both"),
        pytest.param("TC 6C 3S 3H", ("QC JC 9D 8D", "7C 5C 7D 6D", "9C 4C 5D"), None, id="two are"),
        pytest.param("TC 6C 3S", ("QC 8C 9D", "7C 5C 7D", "9C 4C"), None, id="the last two tricks are next"),
    ],
)
def test_a_card_with_one_above_it_is_kept_for_a_free_trick(hand, others, told):
    """BAR-1.3.3: No Last Two, under the ace."""
    view, known = late(replace(playing(hand, "AC", "NL", others), leader=Seat(3)))
    facts = said(view, known_to_lack(known), "6C")
    kept = told and {"cards": cards_word(parse_cards(told)), "count": len(told.split())}
    assert facts.get("may-cash") == (kept and kept | {"higher": CardWord(parse_card("QC"))})
    for card in (told or "").split():
        assert not {"may-cash", "in-between"} & {*said(view, known_to_lack(known), card)}


def test_a_card_below_all_others_is_not_said_to_be_beaten_by_few():
    """Hearts are trumps: three spades are above the two, and no other is left; below the nine one is."""
    for lead, others, told in (("2S", ("TS 3H", "7S 4H", "4S 5H"), False), ("9S", ("TS 3H", "JS 4H", "4S 5H"), True)):
        view, known = late(playing(f"{lead} AH KH", "", "TR H", others))
        assert ("stronger-or-trump" in said(view, known_to_lack(known), lead)) == told


@pytest.mark.parametrize(
    ("contract", "hand", "others", "told"),
    [
        pytest.param("NQ", "KH AD 5D", ("QH JD", "7D 6D 2H", "4D 3D 2D"), True, id="all others are highest"),
        pytest.param("NQ", "JH AD 5D", ("QH JD", "7D 6D 2H", "4D 3D 2D"), False, id="the jack may lose, too"),
        pytest.param("NL", "KH AD 5D 4S", ("QH JD 9S 8S", "7D 6D 2H 7S", "4D 3D 2D 6S"), False, id="it is free"),
    ],
)
def test_the_only_lead_that_may_lose_the_trick(contract, hand, others, told):
    """BAR-2.4.1: who leads king and ace keeps the lead, and must lead again."""
    view, known = late(playing(hand, "", contract, others))
    assert ("may-lose" in said(view, known_to_lack(known), "5D")) == told
    assert "may-lose" not in said(view, known_to_lack(known), "AD")


def test_a_lead_above_a_queen_may_have_to_take_it():
    """BAR-1.3.2: No Queens; the queen of hearts is below the king, that of clubs above the jack."""
    view, known = late(playing("KH JC 2D", "", "NQ", ("QH 5D 4D", "QC 7D 6D", "3H 2H 3D")))
    told = [said(view, known_to_lack(known), card).get("may-fall") for card in ("KH", "JC", "2D")]
    assert told == [{"target": CardWord(parse_card("QH"))}, None, None]


def test_a_lead_that_somebody_must_beat_is_not_said_to_cost_points():
    """BAR-2.4.2: No Queens; the ace of spades is the only other spade, and whoever holds it must play it."""
    for others, told in ((("AS 5D", "7D 6D", "4D 3D"), False), (("AS 5D", "7S 6D", "4D 3D"), True)):
        view, known = late(playing("QS 2D", "", "NQ", others))
        assert ("lead-counts" in said(view, known_to_lack(known), "QS")) == told


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param("KS 9H 6H 5H", {"6H": "given-up-soon", "KS": "can-wait"}, id="soon"),
        pytest.param("KS 9C 9H 6H 5H", {"6H": None, "KS": "can-wait"}, id="two others fit"),
        pytest.param("KS AS 9H 6H 5H", {"6H": None, "KS": None}, id="the ace is next"),
    ],
)
def test_what_is_held_back_is_given_up_at_last(hand, told):
    """BAR-1.3.7: dominoes from the six; ten cards wait for the six of hearts, the ace of spades for the king."""
    rows = f"{line('S', '5', 'Q')} {line('D', '2', '9')} {line('C', '2', '8')}"
    view, known = seen(laying(hand, rows, "6"))
    for card, fact in told.items():
        found = [key for key in said(view, known, card) if key in ("given-up-soon", "can-wait")]
        assert found == ([fact] if fact else [])


@pytest.mark.parametrize(
    ("hand", "start", "told"),
    [
        pytest.param("8S 7S TH 4H 3H 8D 6D TC 7C 6C 5C 4C 3C", "A", set(), id="one more than on average, no two"),
        pytest.param("8S 7S TH 9H 5H 8D 6D TC 7C 6C 5C 4C 3C", "A", {"no-ends"}, id="two, and three on average"),
        pytest.param("8S 4S TH 4H 3H 8D 6D TC 7C 6C 5C 4C 3C", "A", {"near-ends"}, id="five"),
        pytest.param("KS 4S KH 4H 3H KD 3D TC 7C 6C 5C 4C 3C", "7", {"no-ends"}, id="the short rows do not count"),
        pytest.param("KS AS KH QH 8H KD 9D TC 7C 6C 5C 4C 3C", "7", {"near-ends"}, id="five in long rows"),
    ],
)
def test_many_cards_at_the_end_of_long_rows(hand, start, told):
    """BAR-1.3.7: the last three cards of a row of more than six come late."""
    match = dealt((hand, "", "", ""))
    view = match.view(match.turn.seat)
    facts = GAME.reasons(view, GAME.information_state(match.state, view.seat), GAME.parse(f"declare DO {start}"))
    assert {"no-ends", "near-ends"} & {*ends(facts)} == told


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("KD 5D 2S", ("AD 3S 4S", "4D 9D 5S", "6S 7S"), "becomes-top", id="only the ace is above"),
        pytest.param("JD 5D 2S", ("AD KD 4S", "4D 9D 5S", "6S 7S"), "keeps", id="two are"),
        pytest.param("KD JD 5D", ("AD 3S 4S", "4D 9D 5S", "6S 7S"), "becomes-top", id="the best of two"),
        pytest.param("AD 5D 2S", ("KD 3S 4S", "4D 9D 5S", "6S 7S"), "keeps-top", id="none is: it is the highest now"),
    ],
)
def test_a_card_with_one_above_it_waits_until_that_has_fallen(hand, others, told):
    """BAR-1.3.6: hearts are trumps; the ten of diamonds is led."""
    view, known = late(replace(playing(hand, "TD", "TR H", others), leader=Seat(3)))
    facts = said(view, known_to_lack(known), "5D")
    assert {"becomes-top", "keeps", "keeps-top"} & {*facts} == {told}
    if told == "becomes-top":
        assert facts[told]["card"] == CardWord(parse_card("KD"))


def test_a_lead_that_only_leaves_high_cards_of_another_suit_tells_of_these():
    """BAR-1.3.6: hearts are trumps; nobody else has an honour in spades that jack and ten could beat."""
    view, known = late(playing("JS TS 8D 4D", "", "TR H", ("9S 8S 2H 3H", "3S 9D 4H 5H", "JD 7D 6H 7H")))
    facts = said(view, known_to_lack(known), "4D")
    assert facts.get("keeps-top") == {"card": CardWord(parse_card("JS")), "suit": SuitWord(SPADES)}
    assert "suit-left" not in facts


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param(
            "TS 9S 8S 7D",
            {"holds-run": cards_word(parse_cards("TS 9S 8S"))},
            id="the next ones block, too",
        ),
        pytest.param("TS 8S 6S 7D", {"holds-back": CardWord(parse_card("TS"))}, id="another player has the next"),
    ],
)
def test_who_has_the_next_cards_holds_them_back_as_well(hand, told):
    """BAR-1.3.7: dominoes from the king; ten and seven may be laid, and below the ten are more of the others' cards."""
    rows = f"{line('S', 'J', 'K')} {line('D', '8', 'K')}"
    view, known = seen(laying(hand, rows, "K"))
    facts = said(view, known, "7D")
    found = {key: facts[key].get("cards") or facts[key].get("card") for key in facts if key.startswith("holds-")}
    assert found == told


@pytest.mark.parametrize(
    ("hand", "trick", "others", "told"),
    [
        pytest.param("AD JD 3D", "7D", ("KD 8S 9S", "QD 3S 4S", "6S 7S"), "KD QD", id="king and queen are out"),
        pytest.param("AD JD 3D", "QD", ("KD 8S 9S", "2S 3S 4S", "6S 7S"), None, id="the queen lies in the trick"),
        pytest.param("AD JD 3D", "7D", ("8D 8S 9S", "9D 3S 4S", "6S 7S"), None, id="there is nothing high to beat"),
        pytest.param("AD JD 3D", "7D KS", ("KD 8S 9S", "QD 3S", "6S 7S"), None, id="a king was thrown on it"),
        pytest.param("KD JD 3D", "7D", ("AD 8S 9S", "QD 3S 4S", "6S 7S"), None, id="the ace is above"),
    ],
)
def test_an_ace_is_kept_to_beat_a_high_card(hand, trick, others, told):
    """BAR-1.3.6: hearts are trumps."""
    view, known = late(replace(playing(hand, trick, "TR H", others), leader=Seat(4 - len(trick.split()))))
    facts = said(view, known_to_lack(known), "3D")
    assert facts.get("beats-later", {}).get("cards") == (told and cards_word(parse_cards(told)))


def test_a_lead_that_nobody_can_follow_takes_a_trump_out_of_a_hand():
    """BAR-2.4.2: hearts are trumps; who cannot follow must trump."""
    for others, told in ((("8S 2H", "3S 9C", "JC 7C"), True), (("8S 9D", "3S 2H", "JC 7C"), False)):
        view, known = late(playing("8D 4S", "", "TR H", others))
        assert ("forces" in said(view, known_to_lack(known), "8D")) == told


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param("KS JS 4S", True, id="the queen is between"),
        pytest.param("KS QS 4S", False, id="nothing is between"),
    ],
)
def test_who_takes_a_trick_with_a_lower_card_keeps_what_only_the_ace_beats(hand, told):
    """BAR-1.3.6: hearts are trumps; the seven of spades is led."""
    rest = "JS" if "QS" in hand else "QS"
    view, known = late(replace(playing(hand, "7S", "TR H", ("AS 2D 3D", f"{rest} 4D 5D", "8D 9D")), leader=Seat(3)))
    assert ("becomes-top" in said(view, known_to_lack(known), hand.split()[1])) == told


@pytest.mark.parametrize(
    ("doubles", "taker", "told"),
    [
        pytest.param("0>1 0>2 1>0", 2, (1, (1,)), id="once, and twice with another"),
        pytest.param("0>1 3>0", 2, (0, (1, 3)), id="not at all, and with two others"),
        pytest.param("0>1 0>2 1>0", 1, None, id="twice with whoever takes it"),
        pytest.param("0>1 0>2 0>3", 2, None, id="once with all"),
        pytest.param("1>2 2>3", 2, None, id="with nobody"),
    ],
)
def test_the_king_thrown_may_go_to_somebody_with_whom_less_is_settled(doubles, taker, told):
    """BAR-2.6: in No King of Hearts; two of three tens of diamonds stay below the taker's."""
    trick = {1: "TD 3D 4D", 2: "3D TD 4D"}[taker]
    state = playing("KH 2S", trick, "NK", ("AS", "QS", "JS"))
    record = replace(state.deal.record, doubles=doubles_of(doubles))
    view, known = late(replace(state, deal=replace(state.deal, record=record)))
    found = said(view, known_to_lack(known), "KH").get("goes-to")
    assert found == (told and {"player": SeatWord(Seat(taker)), "times": told[0], "whom": SideWord(told[1])})
    assert "goes-to" not in said(view, known_to_lack(known), "2S")


def test_it_is_not_certain_who_takes_the_king_while_somebody_may_beat_the_trick():
    """BAR-2.6: the player after this one may hold the king of diamonds."""
    for last, told in (("KD", False), ("KC", True)):
        state = playing("KH 2S", "3D TD", "NK", ("AS", "QS", f"{last} JS"))
        record = replace(state.deal.record, doubles=doubles_of("0>2"))
        view, known = late(replace(state, deal=replace(state.deal, record=record)))
        assert ("goes-to" in said(view, known_to_lack(known), "KH")) == told


def test_an_ace_led_in_no_tricks_would_take_a_trick_some_time():
    """BAR-1.3.1: in No Queens it is told what may fall instead."""
    for contract, card, told in (("NT", "AD", True), ("NT", "5D", False), ("NQ", "AD", False)):
        view, known = late(playing("AD 5D", "", contract, ("KD 7S", "6D QD", "4D 8S")))
        assert ("top-anyway" in said(view, known_to_lack(known), card)) == told


@pytest.mark.parametrize(
    ("contract", "hand", "card", "told"),
    [
        pytest.param("NL", "4S 3S TS 9D", "4S", "3S", id="the three is kept"),
        pytest.param("NL", "4S 3S 2S TS", "2S", "3S", id="the next one"),
        pytest.param("NT", "4S 3S TS 9D", "3S", "4S", id="the four is kept"),
        pytest.param("NT", "6S 3S TS 9D", "3S", None, id="another player has the five"),
    ],
)
def test_of_two_cards_below_all_others_one_is_as_good(contract, hand, card, told):
    """Under the jack of spades."""
    others = ("QS 5S AD KC", "7S 8S QD QC", "9S JD JC")
    view, known = late(replace(playing(hand, "JS", contract, others), leader=Seat(3)))
    facts = said(view, known_to_lack(known), card)
    assert facts.get("as-good-left") == (told and {"next": CardWord(parse_card(told))})
    assert ({"way-out", "low-for-the-end"} & {*facts} == set()) == bool(told)


def test_from_a_start_near_the_end_of_a_row_its_aces_fit_early():
    """BAR-1.3.7: two aces are one step from the king and three from the jack, but four from the ten."""
    match = dealt(("AS AH 8S 7S TH 4H 3H 8D 6D TC 7C 6C 5C", "", "", ""))
    view = match.view(match.turn.seat)
    known = GAME.information_state(match.state, view.seat)
    for start, told in (("K", True), ("J", True), ("T", False), ("A", False)):
        facts = GAME.reasons(view, known, GAME.parse(f"declare DO {start}"))
        early = [dict(fact.values)["cards"] for fact in facts if fact.key == "barbu-reason-ends-early"]
        assert early == ([CardsWord((parse_card("AS"), parse_card("AH")))] if told else [])


def test_a_lead_of_the_last_card_of_a_suit_tells_how_many_the_others_hold():
    """BAR-2.4.2: hearts are trumps; whoever has no clubs left may trump the three that are out."""
    view, known = late(playing("2C 3H 4S", "", "TR H", ("KC 8S 2H", "QC 7S 4H", "JC 5H 6S")))
    told = said(view, known_to_lack(known), "2C")["void-left"]
    assert told == {"card": CardWord(parse_card("2C")), "suit": SuitWord(CLUBS), "count": 3}
    view, known = late(playing("2C 3C 4S", "", "TR H", ("KC 8S 2H", "QC 7S 4H", "JC 5H 6S")))
    assert "void-left" not in said(view, known_to_lack(known), "2C")


def test_of_what_a_hand_keeps_one_fact_is_told_before_what_the_lead_does():
    """BAR-1.3.6: hearts are trumps; the ace of them waits, and the ace of clubs too."""
    others = ("KS QS KD 5D 9C", "TS 9S 8D 7D KC", "8S 7S 6D QC 2H")
    view, known = late(playing("AH QH AC 4D 3D", "", "TR H", others))
    facts = [*said(view, known_to_lack(known), "3D")]
    assert facts[0] == "nearer-void", "one card is left"
    more = ("AS JS 6S", "5S 4S 3S", "2S JC TC")
    longer = tuple(f"{hand} {new}" for hand, new in zip(others, more, strict=True))
    view, known = late(playing("AH QH JH TH AC 9D 4D 3D", "", "TR H", longer))
    facts = [*said(view, known_to_lack(known), "3D")]
    assert facts.index("trumps-wait") < facts.index("nearer-void") < facts.index("tops-wait")


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param("JS TS 4S 9D 5D 2D AH KH QH JH", True, id="three diamonds are no fewer"),
        pytest.param("JS TS 4S 9D 5D AH KH QH JH", False, id="two diamonds"),
        pytest.param("JS TS 4S AD KD AH KH QH JH", True, id="two diamonds that nobody beats"),
    ],
)
def test_a_suit_is_led_to_be_short_in_it_only_if_no_other_is_shorter(hand, told):
    """BAR-1.3.6: hearts are trumps; who is short in two suits is sooner rid of the shorter one."""
    rest = (f"AS KS QS {line('H', '4', 'T')}", f"9S 8S 7S 6S 5S {line('C', '6', 'T')}", "QD JD TD 8D 7D 6D AC KC QC JC")
    others = tuple(" ".join(held.split()[: len(hand.split())]) for held in rest)
    view, known = late(playing(hand, "", "TR H", others))
    assert ("nearer-void" in said(view, known_to_lack(known), "4S")) == told


def test_that_all_must_follow_is_told_of_the_suit_of_which_the_others_have_most():
    """BAR-2.4.2: No Hearts; they have seven spades and six diamonds."""
    others = ("AS KS 9D 8D KH", "QS TS 7D 6D QH", "9S 7S 3S 4D 3D")
    view, known = late(playing("8S 5S 5D 2D 2H", "", "NH", others))
    told = {card: "lead-early" in said(view, known_to_lack(known), card) for card in ("8S", "5D")}
    assert told == {"8S": True, "5D": False}
    view, known = late(playing("8S 5S 4S 2S 2H", "", "NH", others))
    assert "lead-early" not in said(view, known_to_lack(known), "8S"), "no other suit may be led"


def test_a_queen_is_not_said_to_be_as_good_as_a_card_that_costs_nothing():
    """BAR-1.3.2: No Queens; king and ace of diamonds are above both, and nothing is between them or below."""
    view, known = late(playing("QD 8D 3S 9C", "", "NQ", ("AD KD 2S", "QS 9S 8S", "QC JC TC")))
    for card in ("QD", "8D"):
        assert "as-good-left" not in said(view, known_to_lack(known), card)
    view, known = late(playing("JD 8D 3S 9C", "", "NQ", ("AD KD 2S", "QS 9S 8S", "QC JC TC")))
    assert "as-good-left" in said(view, known_to_lack(known), "JD")


@pytest.mark.parametrize(
    ("lead", "told"),
    [
        pytest.param("6H", "AH KH", id="a low trump"),
        pytest.param("KH", None, id="one of the highest"),
        pytest.param("2D", None, id="another suit"),
    ],
)
def test_a_low_trump_is_led_while_the_highest_wait(lead, told):
    """BAR-2.4.1: hearts are trumps, ace and king are above all others; each player must follow whatever is led."""
    view, known = late(playing("AH KH 6H 2D", "", "TR H", ("QH JH 9D 8D", "TH 9H 7D 6D", "8H 7H 5D 4D")))
    kept = told and {"cards": cards_word(parse_cards(told)), "count": 2}
    assert said(view, known_to_lack(known), lead).get("draws-low") == kept
