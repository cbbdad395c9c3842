"""The texts at a table of Schieber and on its score sheet, in real positions."""

import re
from dataclasses import replace

import pytest
from fluent.syntax import FluentSerializer

from bot.text.i18n import DECKS, SUIT_WORDS, Localiser, Voice
from bot.text.narration import Account
from engine.game import Chance
from engine.games.schieber import GAME
from engine.games.schieber.events import MatchFinished
from engine.turn import Act
from tests.games.schieber.table import (
    EXAMPLES,
    S31,
    S31_TRICKS,
    S32,
    S32_TRICKS,
    dealt,
    pack,
    play,
    started,
)
from tests.games.table import do
from tests.i18n.catalogues import LANGUAGES, messages

SAYS = Localiser(strict=True)
EN = Voice(SAYS)
NAMES = ("Anna", "Ben", "Carl", "Dora")


def heard(match, *actions):
    """The public lines of these actions, without those of cards played; and the match after them."""
    lines = []
    for action in actions:
        assert isinstance(match.turn, Act)
        match, step = match.act(match.turn.seat, action)
        seen = [GAME.describe(event.public) for event in step.events if event.public is not None]
        lines += [EN.say(event, NAMES) for event in seen if event.key != "engine-played"]
    return lines, match


def cards(*tricks):
    return [f"play {card}" for trick in tricks for card in trick.split()]


def scene(match, viewer=None):
    return GAME.scene(match.view(viewer))


def prompt(match, viewer=None):
    return EN.say(scene(match, viewer).prompt, NAMES)


def heading(match, voice=EN):
    return [voice.say(text, NAMES) for text in scene(match).heading]


def account(match):
    """The account of the last deal: its headline, then the lines of each side."""
    deal = GAME.sheet(match.view(None))[-1]
    sides = [
        [
            " ".join([EN.say(entry.reason, NAMES), str(entry.amount), *(EN.say(more, NAMES) for more in entry.details)])
            for entry in deal.entries
            if entry.side == side
        ]
        for side in (0, 1)
    ]
    return [EN.say(text, NAMES) for text in deal.headline], *sides


# ----------------------------------------------------------------------------------------------------------- choosing


def test_SCH_2_3_the_prompt_says_what_may_be_done_and_with_whom():
    match = dealt()
    assert prompt(match, 0) == "Choose trump, or push to Carl?"
    assert {prompt(match, viewer) for viewer in (1, 2, 3, None)} == {"Waiting for Anna."}
    assert prompt(do(match, "push"), 2) == "Anna has pushed. Choose trump."
    with_return = do(dealt(pushBack="on"), "push")
    assert prompt(with_return, 2) == "Anna has pushed. Choose trump, or push back?"
    assert prompt(do(with_return, "push-back"), 0) == "Carl has pushed. Choose trump."
    assert prompt(do(match, "choose H")) == "Anna to lead."
    assert prompt(do(match, "choose H", "play AH")) == "Ben to play to the trick."


def test_SCH_2_3_pushes_are_told_and_shown_at_their_seats_until_the_contract_is_chosen():
    lines, match = heard(dealt(pushBack="on"), "push", "push-back")
    assert lines == ["Anna pushes to Carl.", "Carl pushes back to Anna."]
    said = [[EN.say(text) for text in seat.said] for seat in scene(match).seats]
    assert said == [["“I push”"], [], ["“I push back”"], []]
    lines, match = heard(match, "choose U")
    assert lines[0] == "Anna chooses Undenufe ×4."
    assert not any(text.key.startswith("schieber-words-push") for seat in scene(match).seats for text in seat.said)


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        (("choose H",), "Trump ♥ hearts, by Anna"),
        (("choose S",), "Trump ♠ spades ×2, by Anna"),
        (("push", "choose O"), "Obenabe ×3 (ace high), by Carl after a push"),
        (("push", "push-back", "choose U"), "Undenufe ×4 (six high), by Anna after a push and a push back"),
    ],
)
def test_SCH_1_4_the_heading_names_contract_multiplier_and_who_chose(actions, line):
    match = do(dealt(pushBack="on"), *actions)
    assert heading(match) == ["Deal 1, to 2500 points", line]


def test_SCH_1_4_contracts_are_offered_with_the_multipliers_of_the_table():
    labels = [EN.say(option.label) for option in dealt(preset="swiss").choice(0).options if option.card is None]
    assert labels == [
        "♥ hearts", "♦ diamonds", "♠ spades ×2", "♣ clubs ×2", "Obenabe ×3", "Undenufe ×3", "Push to your partner",
    ]  # fmt: skip
    swiss_deck = Voice(SAYS, deck="swiss")
    assert "shields ×2" in swiss_deck.say(dealt().choice(0).options[2].label)


def test_SCH_4_15_with_a_fixed_number_of_deals_the_heading_counts_them():
    assert heading(started(target=12, ending="fixedDeals")) == ["12 deals"]
    assert heading(dealt(target=12, ending="fixedDeals"))[0] == "Deal 1 of 12"


def test_SCH_2_2_the_card_that_names_the_forehand_is_told():
    match = started(firstForehand="7C", laterForehand="seven")
    _, step = match.deal(Chance(pack(S31)))
    assert (
        EN.say(GAME.describe(step.events[0].public), NAMES)
        == "Deal 1: Dora deals. Carl holds ♣7 and is therefore forehand."
    )


# -------------------------------------------------------------------------------------------------- S31 from end to end


def test_SCH_2_6_5_S31_the_dialogue_as_it_is_said():
    lines, _ = heard(dealt(S31, **EXAMPLES), "choose C", *cards(S31_TRICKS[0]))
    assert lines == [
        "Anna chooses ♣ clubs ×2.",
        "Anna: “20”",
        "Ben: “Good”",
        "Carl: “Also 20”",
        "Dora: “3 cards”",
        "Anna: “The same”",
        "Dora: “ace”",
        "Anna: “Mine is lower”",
        "Weis: Ben and Dora score 40 and now have 40.",
        "Anna takes the trick: 44 points.",
        "Dora shows ♦A ♦K ♦Q: 20.",
    ]


def test_SCH_2_7_2_S31_stoeck_and_the_end_of_the_deal():
    match = do(dealt(S31, **EXAMPLES), "choose C", *cards(*S31_TRICKS[:2]))
    lines, match = heard(match, *cards(S31_TRICKS[2]))
    assert sorted(lines) == [
        "Anna takes the trick: 18 points.",
        "Anna’s Stöck, ♣K ♣Q: Anna and Carl score 40 and now have 128.",
    ]
    lines, match = heard(match, *cards(*S31_TRICKS[3:]))
    assert lines[-2:] == [
        "Dora takes the last trick: 12 + 5 points.",
        "This deal: Anna and Carl 214, Ben and Dora 180.",
    ]
    assert [EN.say(line, NAMES) for line in scene(match).result] == lines[-1:]


def test_SCH_2_6_6_S31_the_scene_after_the_first_trick():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), S31_TRICKS[0])
    shown = scene(match)
    assert heading(match) == [
        "Deal 1, to 2500 points",
        "Trump ♣ clubs ×2, by Anna",
        "Card points: Anna and Carl 44, Ben and Dora 0",
    ]
    assert shown.scores == (88, 40)
    assert [(EN.say(item.label, NAMES), " ".join(map(EN.card, item.cards))) for item in shown.groups] == [
        ("Dora’s Weis, 20 points", "♦A ♦K ♦Q")
    ]
    assert not any(group.aside for group in shown.groups), "what was just shown stands in every hand"
    assert all(group.aside for group in scene(play(match, S31_TRICKS[1])).groups)
    assert [EN.say(text, NAMES) for text in shown.dialogue] == [
        "Anna: “20”", "Ben: “Good”", "Carl: “Also 20”", "Dora: “3 cards”", "Anna: “The same”", "Dora: “ace”",
        "Anna: “Mine is lower”",
    ]  # fmt: skip
    assert not any(seat.said for seat in shown.seats), "no loose words beside the names"
    assert (shown.trick.number, shown.trick.cards) == (2, ())
    assert (shown.last_trick.number, shown.last_trick.winner, shown.last_trick.points) == (1, 0, 44)
    assert [seat.tricks for seat in shown.seats] == [1, 0, 0, 0]


def test_SCH_2_5_the_card_that_would_take_the_open_trick_is_marked():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:4])
    winners = []
    for card in S31_TRICKS[4].split():
        match = do(match, f"play {card}")
        winners.append(scene(match).trick.winner)
    assert winners[:3] == [2, 3, 0], "8D, then TD over it, then the trump"


def test_SCH_2_2_the_forehand_is_named_until_the_first_trick_is_over():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    parts = [[item.key for item in seat.parts] for seat in scene(match).seats]
    assert parts == [["schieber-part-forehand"], [], [], ["schieber-part-dealer"]]
    assert not scene(play(match, S31_TRICKS[0])).seats[0].parts


def test_the_scene_without_the_running_points_has_no_other_difference():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), S31_TRICKS[0])
    whole = scene(match)
    assert whole.running in whole.heading
    assert whole.last_trick.points == 44
    without = whole.uncounted
    assert without.heading == tuple(line for line in whole.heading if line.key != "schieber-heading-points")
    assert without.last_trick == replace(whole.last_trick, points=None)
    assert without.scores == whole.scores


def test_SCH_4_10_only_the_seat_that_is_asked_reads_it():
    match = do(dealt(S31, announce="manual", **EXAMPLES), "choose C")
    assert prompt(match, 0) == "Announce your Weis, or say “good”?"
    assert {prompt(match, viewer) for viewer in (1, 2, 3, None)} == {"Anna to lead."}
    labels = [EN.say(option.label) for option in match.choice(0).options if option.card is None]
    assert labels == ["Announce 20", "“Good”"]


# ----------------------------------------------------------------------------------------------------- the end, by side


def test_SCH_2_8_3_S32_a_match_of_all_nine_tricks():
    match = play(do(dealt(S32, **EXAMPLES), "choose U"), *S32_TRICKS)
    assert [EN.say(line, NAMES) for line in scene(match).result] == [
        "Match! Anna and Carl take all nine tricks, 1108 to 0."
    ]
    assert account(match) == (
        ["Undenufe ×4 (six high), by Anna"],
        ["Carl’s Weis 80 20 × 4", "cards 608 152 × 4", "last trick 20 5 × 4", "match 400 100 × 4"],
        [],
    )


def test_SCH_2_9_S33_the_match_is_won_in_mid_trick_and_the_winners_weis_are_shown():
    match = do(dealt(S31, (2420, 2470), **EXAMPLES), "choose C", "play JC", "play TC", "play 9C")
    shown = scene(match)
    assert [EN.say(line, NAMES) for line in shown.result] == [
        "This deal: Anna and Carl 0, Ben and Dora 40.",
        "Ben and Dora win the match, 2510 to 2420.",
    ]
    assert prompt(match) == "The match is over."
    assert [item.key for item in (group.label for group in shown.groups)] == ["schieber-group-weis"]
    assert [EN.card(laid.card) for laid in shown.trick.cards] == ["♣J", "♣10", "♣9"]


def test_SCH_2_9_a_draw_is_said_as_one():
    text = GAME.describe(MatchFinished((2600, 2600)))
    assert EN.say(text, NAMES) == "The match is a draw at 2600 points each."


# -------------------------------------------------------------------------------------------------------- the accounts


def test_SCH_2_8_S31_the_account_of_the_examples():
    match = play(do(dealt(S31, **EXAMPLES), "push", "choose C"), *S31_TRICKS)
    assert account(match) == (
        ["Trump ♣ clubs ×2, by Carl after a push"],
        ["Anna’s Stöck, ♣ clubs 40 20 × 2", "cards 174 87 × 2"],
        ["Dora’s Weis 40 20 × 2", "cards 130 65 × 2", "last trick 10 5 × 2"],
    )


def test_SCH_2_7_1_S31_in_the_article_the_account_has_a_stoeck_of_each_suit():
    match = play(do(dealt(S31), "choose C"), *S31_TRICKS)
    headline, first, second = account(match)
    assert headline == ["Trump ♣ clubs ×2, by Anna"]
    assert first == ["Anna’s Stöck, ♣ clubs 40 20 × 2", "cards 174 87 × 2"]
    assert second == [
        "Dora’s Weis 40 20 × 2", "Dora’s Stöck, ♦ diamonds 40 20 × 2", "cards 130 65 × 2", "last trick 10 5 × 2",
    ]  # fmt: skip


def test_SCH_1_4_what_is_not_multiplied_is_not_explained():
    match = play(do(dealt(S31, multipliers=[1] * 6, **EXAMPLES), "choose C"), *S31_TRICKS)
    _, first, second = account(match)
    assert first == ["Anna’s Stöck, ♣ clubs 20", "cards 87"]
    assert second == ["Dora’s Weis 20", "cards 65", "last trick 5"]


@pytest.mark.parametrize("options", [{}, EXAMPLES, {"ending": "fixedDeals", "target": 3}])
@pytest.mark.parametrize("totals", [(0, 0), (2300, 2400), (2465, 2470), (2380, 2300), (2440, 2461)])
@pytest.mark.parametrize(("hands", "contract", "tricks"), [(S31, "C", S31_TRICKS), (S32, "U", S32_TRICKS)])
def test_SCH_2_8_the_lines_of_a_side_add_up_to_what_it_scored(options, totals, hands, contract, tricks):
    match = do(dealt(hands, totals, **options), f"choose {contract}")
    for card in cards(*tricks):
        if not isinstance(match.turn, Act):
            break
        match = do(match, card)
    (deal,) = GAME.sheet(match.view(None))
    for side in (0, 1):
        assert sum(entry.amount for entry in deal.entries if entry.side == side) == deal.scored[side]
        assert totals[side] + deal.scored[side] == deal.totals[side] == match.standings.scores[side]


def test_SCH_2_8_the_account_of_a_record_tells_the_deal_and_names_both_partners():
    before = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:-1], "7D TH 9H")
    lines = list(Account(EN, None, whole=True).tell(39, before, do(before, "play JS")))
    assert lines == [
        "  39  Seat 2 plays ♠J.",
        "  39  Seat 3 takes the last trick: 12 + 5 points.",
        "  39  This deal: Seat 0 and Seat 2 214, Seat 1 and Seat 3 180.",
        "  Trump ♣ clubs ×2, by Seat 0",
        "  Seat 0 and Seat 2: 214, now 214 ← Seat 0’s Stöck, ♣ clubs 40 (20 × 2) · cards 174 (87 × 2)",
        "  Seat 1 and Seat 3: 180, now 180 ← Seat 3’s Weis 40 (20 × 2) · cards 130 (65 × 2) · last trick 10 (5 × 2)",
    ]


# ------------------------------------------------------------------------------------------------------- the catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_suits_come_from_the_readers_deck_and_never_from_the_text(language):
    """Except on the rules pages, which name the suits of the French deck and explain the other deck."""
    words = {SAYS.suit_word(language, number, deck) for number in range(len(SUIT_WORDS)) for deck in DECKS}
    named = re.compile(f"(?<![a-z])({'|'.join(map(re.escape, words))})(?![a-z])", re.IGNORECASE)
    texts = {key: FluentSerializer().serialize_entry(entry) for key, entry in messages(language, "schieber").items()}
    assert not [key for key, text in texts.items() if "-rules-" not in key and named.search(text.partition("=")[2])]
