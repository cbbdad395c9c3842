"""What the table shows: pictures, accounts, words, results."""

import random

import pytest

from bot.text.i18n import Localiser
from engine import record
from engine.cards import parse_card
from engine.game import Chance, Malformed
from engine.games.klaberjass import GAME
from engine.games.klaberjass.events import describe
from engine.match import Match
from engine.scene import Laid
from engine.tricks.events import CardsReceived
from engine.turn import Act, DealDue
from tests.games.klaberjass.table import DEALER, ELDER, dealt
from tests.games.table import do
from tests.i18n.catalogues import LANGUAGES

NAMES = ("Anna", "Ben")


def say(message, language="en"):
    return Localiser(strict=True).say(language, message, NAMES)


def test_the_picture_shows_the_trick_and_whose_turn_it_is():
    match = do(dealt("9S AH 8D 7C TC KD 7H 8H AD", "8S KH QH JH 9H JC QC KC 9C", "KS"), "take", "silent", "silent")
    empty = GAME.scene(match.view(None))
    assert empty.trick.cards == ()
    assert [seat.to_act for seat in empty.seats] == [True, False]
    led = GAME.scene(do(match, "play 9S").view(DEALER))
    assert led.trick.cards == (Laid(ELDER, parse_card("9S")),)
    assert led.trick.winner == ELDER
    done = GAME.scene(do(match, "play 9S", "play 8S").view(DEALER))
    assert done.last_trick.winner == ELDER
    assert done.last_trick.points == 14
    assert done.seats[0].points == 14


def test_the_public_picture_has_no_hand():
    match = dealt()
    assert GAME.scene(match.view(None)).hand == ()
    assert len(GAME.scene(match.view(ELDER)).hand) == 6


def test_KLA_1_2_dealer_and_maker_are_marked():
    scene = GAME.scene(do(dealt(), "take").view(None))
    parts = [[say(part) for part in seat.parts] for seat in scene.seats]
    assert parts == [["maker"], ["dealer"]]


@pytest.mark.parametrize(
    ("words", "prompt"),
    [
        ((), "Take ♠ spades as trump, or pass?"),
        (("pass", "pass"), "Name a trump suit other than ♠ spades, or pass?"),
        (("pass", "pass", "pass"), "Name a trump suit other than ♠ spades."),
        (("schmeiss",), "Throw the deal in, or play on?"),
        (("pass", "pass", "schmeiss", "play-on"), "Name a trump suit other than ♠ spades."),
        (("take",), "Declare a sequence, or say “none”?"),
        (("take", "silent"), "The elder hand said “none”. Declare a sequence?"),
        (("take", "silent", "silent"), "Lead a card."),
        (("take", "silent", "silent", "play AS"), "Play a card."),
        (("schmeiss", "throw-in"), "The next deal follows."),
    ],
)
def test_the_prompt_says_what_is_asked(words, prompt):
    match = do(dealt(schmeiss="on", dealerMustName="on"), *words)
    asked = match.turn.seat if isinstance(match.turn, Act) else None
    assert say(GAME.scene(match.view(asked)).prompt).replace("\ufe0e", "") == prompt
    waiting = {say(GAME.scene(match.view(seat)).prompt) for seat in (0, 1, None) if seat != asked}
    of_others = {
        "Lead a card.": "Anna to lead.",
        "Play a card.": "Ben to play to the trick.",
        "The next deal follows.": "The next deal follows.",
    }
    assert waiting == {of_others.get(prompt) or f"Waiting for {NAMES[asked]}."}


def random_match(seed, **options):
    """A whole match at random, with every step."""
    rng = random.Random(seed)
    match = Match.start("klaberjass", seats=2, dealer=seed % 2, options=options)
    steps = []
    while not match.over:
        if isinstance(match.turn, DealDue):
            pack = list(GAME.pack)
            rng.shuffle(pack)
            match, step = match.deal(Chance(tuple(pack)))
        else:
            assert isinstance(match.turn, Act)
            match, step = match.act(match.turn.seat, rng.choice(match.choice(match.turn.seat).legal))
        steps.append((match, step))
    return steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language):
    localiser = Localiser(strict=True)
    tables = ({}, {"schmeiss": "on", "lengthBeatsRank": "on"}, {"tieDeal": "hold", "target": 1000})
    for seed, options in enumerate(tables):
        for match, step in random_match(seed, **options):
            for event in step.events:
                for viewer in (None, 0, 1):
                    if (part := event.seen_by(viewer)) is not None:
                        assert localiser.say(language, describe(part), NAMES)
            scene = GAME.scene(match.view(1))
            for text in (*scene.heading, scene.prompt, *scene.result, *(group.label for group in scene.groups)):
                assert localiser.say(language, text, NAMES)
            for score in GAME.sheet(match.view(None)):
                for text in (*score.headline, *(entry.reason for entry in score.entries)):
                    assert localiser.say(language, text, NAMES)
            for seat in (0, 1):
                for option in GAME.choice(match.view(seat)).options:
                    assert localiser.say(language, option.label, NAMES)
                    assert option.refusal is None or localiser.say(language, option.refusal.message, NAMES)


def test_what_is_no_event_cannot_be_described():
    with pytest.raises(TypeError):
        describe("take")


def test_KLA_3_4_the_hands_are_revealed_when_the_match_is_over():
    match, _ = random_match(5)[-1]
    last = next(line for line in reversed(match.log) if hasattr(line, "chance")).chance.pack
    hands = GAME.reveal(match.state)
    assert [hand.bit_count() for hand in hands] == [9, 9]
    dealer = match.view(None).dealer
    assert all(hands[1 - dealer] >> card & 1 for card in (*last[0:3], *last[6:9], *last[13:16]))
    assert all(hands[dealer] >> card & 1 for card in (*last[3:6], *last[9:12], *last[16:19]))


def test_KLA_1_2_the_deal_passes_from_one_to_the_other():
    for match, _ in random_match(6):
        results = match.view(None).match.results
        assert [result.dealer for result in results] == [number % 2 for number in range(len(results))]


def test_a_whole_match_is_written_and_read_again():
    match, _ = random_match(7, schmeiss="on", tieDeal="hold")[-1]
    *_, again = record.read(record.write(match).encode())
    assert again == match


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_KLA_1_1_two_play(seats):
    with pytest.raises(Malformed):
        Match.start("klaberjass", seats=seats, dealer=0)


def test_the_account_adds_up_in_every_deal():
    for tie_deal in ("makerZero", "hold", "bothScore"):
        match, _ = random_match(8, tieDeal=tie_deal, target=1000)[-1]
        before = (0, 0)
        for score in GAME.sheet(match.view(None)):
            for side in (0, 1):
                assert sum(entry.amount for entry in score.entries if entry.side == side) == score.scored[side]
                assert score.totals[side] == before[side] + score.scored[side]
            before = score.totals
        assert match.standings.scores == before


def test_KLA_3_1_a_repr_names_no_card():
    match = do(dealt(), "take")
    texts = [repr(match), repr(match.state), repr(match.view(ELDER)), repr(GAME.information_state(match.state, ELDER))]
    texts += [repr(match.state.deal), repr(GAME.kernel(do(match, "silent", "silent").state))]
    texts += [repr(GAME.parse("play AS")), repr(CardsReceived(match.view(ELDER).hand))]
    for text in texts:
        assert "(" not in text
        assert "=" not in text


def test_what_is_said_stays_in_order_with_its_speakers_while_it_matters():
    def told(match):
        return [say(text) for text in GAME.scene(match.view(None)).dialogue]

    match = do(dealt(), "pass")
    assert told(match) == ["Anna: “Pass”"]
    match = do(match, "take")
    assert told(match) == [], "the bids are over"
    match = do(match, "silent", "silent")
    assert told(match) == ["Anna: “None”", "Ben: “None”"]
    assert not any(seat.said for seat in GAME.scene(match.view(None)).seats)
    for _ in range(4):
        match = do(match, match.choice(match.turn.seat).legal[-1])
    assert told(match) == []
