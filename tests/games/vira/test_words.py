"""The texts at a table of Vira, in real positions."""

import pytest

from bot.text.i18n import Localiser, Voice
from engine.cards import Seat
from engine.games.vira import GAME
from engine.games.vira.bid_messages import meaning_of
from engine.games.vira.events import MatchFinished
from engine.turn import Act
from tests.games.table import do
from tests.games.vira.table import dealt, defend, say, started, won

SAYS = Localiser(strict=True)
EN = Voice(SAYS)
NAMES = ("Anna", "Ben", "Carl", "Dora")


def told(match, action, viewer=None):
    """The messages to a viewer for an action of the seat on turn."""
    _, step = match.act(match.turn.seat, action)
    parts = [event.seen_by(viewer) for event in step.events]
    return [EN.say(GAME.describe(part), NAMES) for part in parts if part is not None]


def scene(match, viewer=None):
    return GAME.scene(match.view(viewer))


def heading(match, voice=EN):
    """The deal, the columns' suits, the standing bid or the contract, what it pays, the talon; some are aside."""
    shown = scene(match)
    deal, *lines = (*shown.heading, *shown.aside)
    lines = [deal, *sorted(lines, key=lambda text: text.key != "vira-preference")]
    return [voice.say(text, NAMES).replace("\u00a0", " ") for text in lines]


def prompt(match, viewer=None):
    return EN.say(scene(match, viewer).prompt, NAMES)


def at_seat(match, seat):
    """The texts at a seat: its parts, then its last call or its exchanges."""
    shown = scene(match).seats[seat]
    places = [text for text in shown.aside if text.key.startswith("vira-part")]
    others = [text for text in shown.aside if text not in places]
    return [EN.say(text, NAMES) for text in (*places, *shown.parts, *others, *shown.said)]


def auction(match):
    return [EN.say(text, NAMES) for text in scene(match).auction]


def open_cards(match, viewer=None):
    return {EN.say(group.label, NAMES): " ".join(map(EN.card, group.cards)) for group in scene(match, viewer).groups}


def meanings(match):
    """The options of the seat on turn by label, each with its meaning."""
    return {
        EN.say(option.label, NAMES): option.meaning and EN.say(option.meaning, NAMES)
        for option in match.choice(match.turn.seat).options
        if option.open
    }


# ---------------------------------------------------------------------------------------------------------- the auction


def test_VIR_1_2_the_table_says_which_deal_it_is_and_which_suits_pay_more():
    assert heading(started()) == ["12 deals"]
    assert heading(dealt(texts={"preference": "C"})) == ["Deal 1 of 12", "Preference ♣ clubs, second ♠ spades"]
    assert prompt(dealt()) == "Anna opens: forehand must bid."


def test_VIR_1_1_each_seat_is_told_its_place_and_who_of_four_sits_out():
    match = dealt(seats=4, dealer=Seat(0))
    assert [at_seat(match, seat) for seat in range(4)] == [["dealer"], ["forehand"], ["middle hand"], []]
    assert [place.sits_out for place in scene(match).seats] == [False, False, False, True]
    begun, step = started(seats=4, dealer=Seat(0)).deal(match.log[-1].chance)
    assert begun.view(None) == match.view(None)
    assert EN.say(GAME.describe(step.events[0].public), NAMES) == (
        "Deal 1 of 12: Anna deals. Preference ♥ hearts, second ♦ diamonds. Dora sits out."
    )


def test_VIR_3_2_the_auction_stands_a_line_a_call_and_each_seat_shows_its_last():
    match = say(dealt(), "F six, M colour, D preference, F hold, M seven")
    assert auction(match) == [
        "Anna: Six",
        "Ben: “colour” – Six in colour",
        "Carl: “preference” – Six in preference",
        "Anna: “hold” – Six in preference",
        "Ben: Seven",
    ]
    assert [at_seat(match, seat)[-1] for seat in range(3)] == ["holds Six in preference", "Seven", "Six in preference"]
    assert prompt(match) == "Carl to bid. Standing bid: Seven (Ben)."
    standing = match.view(2).deal.standing.bid.row
    meant = EN.say(meaning_of(standing, match.view(2).deal.preference), NAMES).replace("\u00a0", " ")
    assert prompt(match, 2) == "Standing bid: Seven (Ben)."
    assert heading(match)[2] == f"Seven: {meant}".replace("\u00a0", " "), "what it asks is on every hand"
    match = do(match, "pass")
    assert at_seat(match, 2) == ["dealer", "passed"]
    assert auction(match)[-1] == "Carl: “pass”"


@pytest.mark.parametrize(
    ("before", "action", "lines"),
    [
        ("F six", "bid gask0", ["Ben bids Gask 0."]),
        ("F six", "colour", ["Ben says “colour”: Six in colour."]),
        ("F six, M colour", "preference", ["Carl says “preference”: Six in preference."]),
        ("F six, M turne6, D pass", "hold", ["Anna holds Turné 6."]),
        ("F six", "pass", ["Ben passes."]),
        ("F solo6, M pass", "pass", ["Carl passes.", "Anna is declarer: Solo 6."]),
        ("F turne6, M pass", "pass", ["Carl passes.", "Anna is declarer: Turné 6.", "Anna turns up ♥9."]),
    ],
)
def test_VIR_3_2_the_table_hears_every_call(before, action, lines):
    assert told(say(dealt(texts={"talon": "9H"}), before), action) == lines


# ------------------------------------------------------------------------------------------------- the declarer's steps


def test_VIR_3_5_whoever_faces_a_gok_is_told_what_passing_it_may_cost():
    fined = "If it succeeds, passing without a low guard costs 8."
    assert prompt(say(dealt(), "F gok")) == f"Ben to bid. Standing bid: Gök (Anna). {fined}"
    assert prompt(say(dealt(), "F six, M gok, D pass, F hold")) == f"Ben to bid. Standing bid: Gök (Anna). {fined}"
    assert prompt(say(dealt(), "F gok, M turne7")) == "Carl to bid. Standing bid: Turné 7 (Ben)."


@pytest.mark.parametrize(
    ("hand", "advised"),
    [
        (
            "AS KS QS 4H 3H JD TD 9D 7D KC QC JC 9C",
            "Low guard in ♥ hearts: passing costs nothing, even if Gök succeeds.",
        ),
        ("AS KS QS 3S KH 9H 5H QD JD TD 7D JC 5C", "No low guard: if Gök succeeds, passing costs 8."),
    ],
    ids=["G15", "G14"],
)
def test_VIR_3_5_a_player_who_bids_over_a_gok_alone_is_told_about_the_guard(hand, advised):
    match = say(dealt(texts={"M": hand}), "F gok")
    assert prompt(match, 1) == advised
    assert heading(match)[2].startswith("Gök: ")
    assert [prompt(match, seat) for seat in (0, 2, None)] == [prompt(match)] * 3
    assert "low guard in" not in prompt(match)


@pytest.mark.parametrize(
    ("language", "of_a_void", "of_some"),
    [
        (
            "en",
            "The suit turned up may be one in which you hold no card.",
            "Whichever suit is turned up, you hold at least 3 of that suit.",
        ),
        (
            "de",
            "Es kann eine Farbe aufgedeckt werden, von der du keine Karte hast.",
            "Welche Farbe auch aufgedeckt wird: Du hast davon mindestens 3 Karten.",
        ),
        (
            "ja",
            "1枚も持っていないスートが表向きになることもあります。",
            "どのスートが表向きになっても、そのスートが3枚以上あります。",
        ),
    ],
)
def test_VIR_1_5_B_a_suit_that_the_hand_lacks_is_no_advantage_where_cards_are_turned(language, of_a_void, of_some):
    hands = {"AS JS 7S 2S AH JH 9H 8H 5H QD 9D 8D 5D": of_a_void, "AS JS 7S 2S AH JH 9H QD 9D 8D KC 6C 4C": of_some}
    for hand, expected in hands.items():
        match = dealt(texts={"F": hand})
        known = GAME.information_state(match.state, Seat(0))
        reasons = GAME.reasons(match.view(Seat(0)), known, GAME.parse("bid turne6"))
        assert Voice(SAYS, language).say(reasons[0], NAMES) == expected


def test_VIR_1_5_A_a_bought_contract_from_its_trumps_to_the_lead():
    match = won("F seven, M pass, D pass", preference="D")
    assert heading(match)[2:] == ["Seven – 7 tricks", "won +8, lost −8/−16 · ♦ ±1 each", "talon 13"]
    assert prompt(match) == "Anna to name trumps."
    assert told(match, "trump H") == ["Anna names ♥ hearts as trumps."]
    match = do(match, "trump H")
    assert heading(match)[2:] == [
        "Seven – 7 tricks",
        "trumps ♥ hearts, second preference column",
        "won +8, lost −8/−16",
        "talon 13",
    ]
    assert prompt(match) == "Anna to exchange 0 to 13 cards."
    assert prompt(match, 0) == "Which cards do you exchange?"
    low = "exchange 2S 3S"
    assert told(match, low) == ["Anna exchanges 2 cards."]
    assert told(match, low, 0) == ["You discard ♠3 ♠2 and draw ♣A ♣K."]
    match = do(match, low)
    assert at_seat(match, 0) == ["forehand", "declarer", "exchanged 2"]
    assert open_cards(match, 0) == {"You drew": "♣A ♣K", "You discarded": "♠3 ♠2"}
    assert prompt(match) == "Anna to play, exchange again (no fee), or surrender (8 to the pot)."
    assert meanings(match) == {
        "Play": None,
        "Exchange again": "no fee; then won +0, lost −24/−40",
        "Surrender": "8 to the pot",
    }
    assert told(match, "re-exchange") == ["Anna exchanges again, without a fee."]
    match = do(match, "re-exchange")
    assert prompt(match) == "Anna to exchange 1 to 11 cards."
    match = do(match, "exchange 4S")
    assert at_seat(match, 0)[2:] == ["exchanged 2, then 1"]
    assert prompt(match) == "Anna to play, or surrender (24 to the pot)."
    assert heading(match)[4] == "won +0, lost −24/−40"
    match = do(match, "stand")
    assert prompt(match) == "Ben may exchange; the talon still has 10 cards."
    assert told(match, "exchange none") == ["Ben exchanges nothing."]
    match = defend(match, "none", "2D")
    assert [at_seat(match, seat)[-1] for seat in range(3)] == [
        "needs 7 more tricks",
        "exchanged nothing",
        "exchanged 1",
    ]
    assert prompt(match) == "Anna to lead."
    assert heading(match)[-1] == "talon 9"


def test_VIR_1_5_the_exchanges_are_beside_the_declarer_and_the_trumps_in_the_heading_above():
    match = won("F turne6, M pass, D pass", talon="9H 7C KD", preference="H")
    assert at_seat(match, 0) == ["forehand", "declarer"]
    match = do(match, "trump H", "exchange 2S 3S")
    assert at_seat(match, 0)[2:] == ["exchanged 2"]
    assert any(line.startswith("trumps ♥ hearts") for line in heading(match))
    again = do(match, "re-exchange")
    assert not any(line.startswith("trumps") for line in heading(again)), "the first trumps are gone"
    assert at_seat(do(match, "surrender"), 0)[2:] == ["exchanged 2"], "the account says all"
    match = do(match, "stand")
    assert [at_seat(match, seat)[2:] for seat in range(3)] == [["exchanged 2"], [], []]
    match = defend(match)
    assert at_seat(match, 0)[2:] == ["exchanged 2", "needs 6 more tricks"]


def test_VIR_1_5_B_turned_cards_are_shown_and_the_fee_is_named():
    match = won("F vingel8, M pass, D pass", talon="9H 7C KD QD", preference="H")
    assert open_cards(match) == {"Turned up": "♥9 ♣7"}
    assert prompt(match) == "Anna to name trumps: the suit of one of the turned-up cards."
    assert meanings(match) == {
        "♥ hearts as trumps": "preference column: 5 from or to each defender",
        "♣ clubs as trumps": "other column: 1 from or to each defender",
    }
    match = do(match, "trump H", "exchange 2S 3S")
    fee = "fee: 5 to each defender"
    assert prompt(match) == (f"Anna to play, exchange again ({fee}), or surrender (16 to the pot, 5 to each defender).")
    assert told(match, "re-exchange") == [
        "Anna exchanges again, for a fee of 5 each to Ben and Carl.",
        "Anna turns up ♦K ♦Q.",
    ]
    match = do(match, "re-exchange")
    assert open_cards(match) == {"Turned up": "♥9 ♣7", "Turned up again": "♦K ♦Q"}, "trumps come from the latter"
    again = "won +0, lost −48/−80 · ♥ ±5, ♦ ±3, else ±1 each"
    assert heading(match)[2:] == ["Vingel 8 – 8 tricks", again, "talon 11"], "the first trumps are gone"
    assert scene(match).scores == (-18, -3, -3)


def test_the_suits_of_the_columns_are_in_sight_while_the_declarer_decides_and_aside_in_the_play():
    match = won("F turne6, M pass, D pass", talon="9H 7C KD", preference="H")
    for action in ("trump H", "exchange 2S 3S", "stand"):
        assert "vira-preference" in [text.key for text in scene(match).heading]
        match = do(match, action)
    match = defend(match)
    assert "vira-preference" not in [text.key for text in scene(match).heading]
    assert "vira-preference" in [text.key for text in scene(match).aside]


def test_what_each_has_exchanged_is_in_sight_until_a_trick_is_over():
    match = do(won("F turne6, M pass, D pass", talon="9H 7C KD"), "trump H", "exchange 2S 3S", "stand")
    match = defend(match, "none", "none")
    exchanged = [
        [text.key for text in seat.said if text.key.startswith("vira-said-exchanged")] for seat in scene(match).seats
    ]
    assert all(exchanged)
    while not any(scene(match).seats[seat].tricks for seat in range(3)):
        match = do(match, match.choice(match.turn.seat).legal[0])
    assert not [text for seat in scene(match).seats for text in seat.said if "exchanged" in text.key]
    while isinstance(match.turn, Act):
        match = do(match, match.choice(match.turn.seat).legal[0])
    told = [[text.key for text in seat.said if "exchanged" in text.key] for seat in scene(match).seats]
    assert told == exchanged, "beside the account, too"


def test_VIR_1_5_C_a_gask_from_sharpening_to_the_open_misere():
    match = won("F gask2, M pass, D pass")
    assert heading(match)[2] == "Gask 2 – 9 tricks or lose all 13"
    assert prompt(match, 0) == "Stay with Gask 2, or announce a stronger bid of the same kind?"
    assert {prompt(match, viewer) for viewer in (1, 2, None)} == {"Waiting for Anna."}
    assert told(match, "sharpen none") == ["Anna stays with the contract."]
    assert told(match, "sharpen gask3") == ["Anna sharpens to Gask 3."]
    match = do(match, "sharpen gask3")
    assert prompt(match) == "Anna to keep 3 cards, discard the others and take the talon."
    assert told(match, "keep 2S 3S 4S") == ["Anna discards 10 cards and takes 13 from the talon."]
    match = do(match, "keep 2S 3S 4S")
    assert prompt(match) == "Anna has taken the talon and is to discard 3 cards."
    assert told(match, "discard 2S 3S 4S", 0) == ["You discard ♠4 ♠3 ♠2."]
    match = do(match, "discard 2S 3S 4S")
    assert prompt(match) == "Anna to name trumps, choose to lose every trick, or surrender (8 to the pot)."
    assert told(match, "misere") == ["Anna sets out to lose every trick."]
    match = do(match, "misere")
    assert heading(match)[2] == "Gask 3, misère – lose all 12, open"
    assert prompt(match) == "Anna to discard 1 card before play."
    (card, *_) = match.choice(0).candidates
    exposed = told(match, f"discard {card}")
    assert exposed[0] == "Anna discards 1 card."
    assert exposed[1].startswith("Anna lays their hand face up: ♣")
    match = do(match, f"discard {card}")
    assert at_seat(match, 0) == ["forehand", "declarer", "took the talon", "must not take a trick"]
    assert open_cards(match)["Anna’s hand"].count("♣") == 12
    assert open_cards(match, 0)["You discarded"].count(" ") == 13, "14 cards, for their owner until the lead"


def test_VIR_1_5_C_with_trumps_named_a_gask_is_no_longer_open_to_both():
    match = do(won("F gask0, M pass, D pass"), "sharpen none", "trump D")
    assert heading(match)[2:4] == ["Gask 0 – 7 tricks", "trumps ♦ diamonds, second preference column"]


def test_VIR_1_5_E_vira_takes_the_talon_at_once():
    beginning = say(dealt(), "F vira, M pass")
    assert told(beginning, "pass")[-1] == "Anna takes 13 cards from the talon."
    assert told(beginning, "pass", 0)[-1].startswith("You draw ♣A ♣K")
    match = do(beginning, "pass")
    assert heading(match)[2:] == ["Vira – all 13 tricks", "won +8, lost −8/−16 · ♥ ±8, ♦ ±4, else ±2 each", "talon 0"]
    assert prompt(match) == "Anna has taken the talon and is to discard 13 cards."


def test_VIR_1_5_F_what_is_laid_away_before_the_play_is_no_exchange():
    once = do(won("F kopmisar2, M pass, D pass"), "sharpen none", "exchange AS KS", "stand")
    assert prompt(once) == "Anna to discard 1 card before play."
    assert told(once, "discard QS") == ["Anna discards 1 card."]
    assert at_seat(do(once, "discard QS"), 0) == ["forehand", "declarer", "exchanged 2"]
    again = do(
        won("F kopmisar2, M pass, D pass"), "sharpen none", "exchange AS KS", "re-exchange", "exchange QS JS", "stand"
    )
    assert at_seat(do(again, "discard TS"), 0)[2:] == ["exchanged 2, then 2"]
    petite = defend(do(won("F petite, M pass, D pass"), "stand", "discard AS"))
    assert at_seat(petite, 0)[2:] == ["must not take a trick"]


def test_VIR_1_8_6_in_grande_royale_a_defender_sees_what_the_other_draws():
    match = won("F grande_royale, M pass, D pass")
    assert told(match, "stand")[0] == "Anna plays the contract."
    assert told(match, "stand", 1)[-1].startswith("The hand of Carl, who defends with you: ♦A ♦K")
    match = do(match, "stand")
    assert [*open_cards(match)] == ["Anna’s hand"]
    assert [*open_cards(match, 1)] == ["Anna’s hand", "Carl’s hand (only you see it)"]
    assert [*open_cards(match, 2)] == ["Anna’s hand", "Ben’s hand (only you see it)"]
    assert told(match, "exchange AH") == ["Ben exchanges 1 card."]
    assert told(match, "exchange AH", 2) == ["Ben exchanges 1 card and draws ♣A."]
    assert told(match, "exchange none", 2) == ["Ben exchanges nothing."]


def test_VIR_4_1_how_near_the_declarer_is_to_the_aim():
    match = do(won("F six, M pass, D pass"), "trump S", "exchange none", "stand", "exchange none", "exchange none")
    said = []
    while match.view(None).phase == "playing":
        said.append(at_seat(match, 0)[-1])
        match = do(match, match.choice(match.turn.seat).legal[0])
    assert said[::3][:8] == [
        *(f"needs {more} more tricks" for more in (6, 5, 4, 3, 2)),
        "needs 1 more trick",
        "has made it",
        "has made it",
    ]


def test_VIR_4_1_a_lost_misere_is_told_what_makes_it_double():
    match = do(won("F grande, M pass, D pass"), "stand", "exchange none", "exchange none")
    assert at_seat(match, 0)[-1] == "must not take a trick"
    match = do(match, "play AS", "play AH", "play AD")
    assert at_seat(match, 0)[-1] == "has lost; a second trick makes it a double loss"
    match = do(match, "play KS", "play KH", "play KD")
    assert at_seat(match, 0)[-1] == "has lost: double loss"


def test_VIR_4_1_a_contract_that_cannot_be_won_any_more_is_told_what_makes_it_double():
    forehand = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 2H 3H"
    match = won("F solo12, M pass, D pass", F=forehand, M="AS KS AH", D="4H TD 9D 8D")
    match = do(match, "sharpen none", "trump S", "exchange none", "exchange none", "play 2H", "play AH", "play 4H")
    assert at_seat(match, 0)[-1] == "needs 12 more tricks"
    match = do(match, "play AS", "play TD", "play 2S")
    assert at_seat(match, 0)[-1] == "has lost; must win all 11 remaining tricks to avoid a double loss"
    match = do(match, "play KS", "play 9D", "play 3S")
    assert at_seat(match, 0)[-1] == "has lost: double loss"


@pytest.mark.parametrize(
    ("bid", "actions", "line"),
    [
        (
            "six",
            ["trump H", "exchange none", "surrender"],
            "Anna surrenders Six: single loss. Anna −10, Ben +1, Carl +1.",
        ),
        ("solo7", ["sharpen none", "surrender"], "Anna surrenders Solo 7: double loss. Anna −16, Ben 0, Carl 0."),
        ("gok", ["discard", "surrender"], "Anna surrenders Gök: single loss. Anna −16, Ben 0, Carl 0."),
    ],
)
def test_VIR_4_1_a_surrender_is_told_with_what_it_costs(bid, actions, line):
    match = won(f"F {bid}, M pass, D pass")
    for action in actions[:-1]:
        match = do(match, f"discard {' '.join(match.choice(0).candidates[:13])}" if action == "discard" else action)
    assert told(match, actions[-1]) == ["Anna surrenders.", line]


@pytest.mark.parametrize(
    ("balances", "line"),
    [
        ((10, -4, -6), "Anna wins the match with 10 points."),
        ((5, 5, -10), "Anna and Ben share first place with 5 points."),
        ((0, 0, 0), "All share first place with 0 points."),
    ],
)
def test_VIR_1_10_who_has_won(balances, line):
    said = EN.say(GAME.describe(MatchFinished(balances, (8, 8, 16))), NAMES)
    assert said == f"The pot is shared out: Anna +8, Ben +8, Carl +16. {line}"


def test_VIR_1_6_a_defender_who_is_not_asked_reads_that_the_talon_was_empty():
    match = do(won("F six, M pass, D pass"), "trump H", "exchange none", "stand")
    hand = match.view(match.turn.seat)
    match = do(match, "exchange " + " ".join(match.choice(match.turn.seat).candidates))
    assert hand.deal.talon == 13
    assert "no exchange: the talon was empty" in at_seat(match, 2)
    assert "no exchange: the talon was empty" not in at_seat(match, 1)
    for _ in range(3):
        match = do(match, next(str(action) for action in match.choice(match.turn.seat).legal))
    assert "no exchange: the talon was empty" in at_seat(match, 2), "it can be looked up"


def test_VIR_1_4_a_final_pass_tells_whether_the_contract_may_still_become_stronger():
    match = do(dealt(), "bid gask2", "pass")
    assert meanings(match)["Pass"] == (
        "the auction ends, and Anna is declarer with Gask 2 or a stronger bid of its kind"
    )
    match = do(dealt(), "bid six", "pass")
    assert meanings(match)["Pass"] == "the auction ends, and Anna is declarer with Six"
