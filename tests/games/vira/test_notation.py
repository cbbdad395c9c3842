"""The notation of Vira: the text of each action, and illegal and malformed texts."""

import pytest

from engine.cards import CARD_TEXTS
from engine.game import IllegalAction, Malformed
from engine.games.vira import GAME
from tests.games.table import do
from tests.games.vira.deals import KEYS, Plan, in_play, position
from tests.games.vira.table import dealt, say, started

WORDS = ("colour", "preference", "hold", "pass", "misere", "stand", "surrender", "re-exchange")
ACTIONS = [
    *(f"bid {key}" for key in KEYS), *(f"bid {key} colour" for key in KEYS), *(f"bid {key} preference" for key in KEYS),
    *(f"sharpen {key}" for key in KEYS), "sharpen none", *WORDS, *(f"trump {suit}" for suit in "SHDC"),
    "exchange none", "exchange AS", "exchange AS 2S KH 2C", "keep AS KS", "keep none", "discard 2C", "discard none",
    *(f"play {card}" for card in CARD_TEXTS), "play none", "play KS 2S", "exchange 2C 2C",
    " ".join(["discard", *CARD_TEXTS[:26]]), " ".join(["exchange", *CARD_TEXTS[:13]]),
]  # fmt: skip


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_and_its_text_are_a_pair(text):
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("trump s", "trump S"), ("exchange 3d 2c", "exchange 3D 2C"), ("exchange 2C 3D", "exchange 3D 2C"),
        ("keep ks as", "keep AS KS"), ("discard 2c AS", "discard AS 2C"), ("play ts", "play TS"),
        ("play", "play none"),
        ("exchange 2C 3D 2C", "exchange 3D 2C 2C"),
    ],
)  # fmt: skip
def test_ranks_and_suits_are_read_in_either_case_and_cards_in_any_order(text, same):
    assert str(GAME.parse(text)) == same


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "bid", "bid ", "bid none", "bid Six", "BID six", "bid 6", "bid gask", "bid gask7", "bid solo5",
        "bid solo13", "bid kopmisar0", "bid kopmisar7", "bid köpmisär1", "bid turne9", "bid six plain",
        "bid six in colour", "bid six colour preference", "bid six color", "bid  six", "bid six ", " bid six",
        "bid six\n", "colour six", "Colour", "preference H", "hold six", "pass pass", "Pass", "sharpen",
        "sharpen six colour", "sharpen gask7", "sharpen None", "trump", "trump X", "trump none", "trump ſ",
        "trump SH", "trump S H", "Trump S", "misère", "misere S", "stand up", "surrender none", "re-exchange AS",
        "reexchange", "re exchange", "exchange", "exchange ", "exchange 1S", "exchange 10S", "exchange AS,KS",
        "exchange AS  KS", "exchange none AS", "exchange AS none", "exchange all", "keep", "keep all", "discard",
        "discard XX", "play XX", "play 10S", "play AS bella", "declare NT", "choose S", "take", "double none",
        "\0", "bid \ud800", "exchange ＡＳ",
    ],
)  # fmt: skip
def test_other_text_is_malformed(text):
    with pytest.raises(Malformed) as problem:
        GAME.parse(text)
    assert problem.value.message.key == "vira-no-such-action"


def moments():
    """A match in each kind of decision, by name."""
    piles = {"opening": dealt(), "auction": say(dealt(), "F six, M colour")}
    for key in ("six", "vingel6", "gask3", "gok", "vira", "kopmisar2", "solo8", "petite"):
        match, actions = position(started(), Plan(key, 0 if Plan(key).loses else 6))
        for action in actions:
            piles[f"{key} {match.view(None).step}"] = match
            match = do(match, action)
        if match.view(None).phase == "defence":
            piles[f"{key} defence"] = match
    piles["play"] = in_play(started(), Plan("gask5", 12))
    return piles


MOMENTS = moments()
SAMPLE = (
    "bid six", "bid seven", "bid turne6 colour", "bid solo_vira preference", "colour", "preference", "hold", "pass",
    "sharpen six", "sharpen none", "sharpen gask5", "sharpen solo_vira", "trump S", "trump H", "misere", "stand",
    "surrender", "re-exchange", "exchange none", "exchange AS", "exchange 2C 2C", "keep none", "keep 2S 2S", "keep 2S",
    "discard none", "discard AS", "discard 2H 2H", "play none", "play AS", "play 2C 2C", "play AS KS",
    " ".join(["exchange", *CARD_TEXTS]), " ".join(["discard", *CARD_TEXTS[:26]]),
)  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_well_written_is_allowed_or_refused_by_a_paragraph(moment):
    match = MOMENTS[moment]
    seat = match.turn.seat
    for text in SAMPLE:
        action = GAME.parse(text)
        refusal = GAME.refusal(match.view(seat), action)
        if refusal is None:
            after, _ = match.act(seat, text)
            assert after.state != match.state
            continue
        assert refusal.rule.startswith("VIR-")
        assert refusal.message.key.startswith(("vira-", "engine-"))
        with pytest.raises(IllegalAction) as caught:
            match.act(seat, text)
        assert caught.value.refusal == refusal


def test_repeated_foreign_too_many_and_too_few_cards_are_illegal():
    match = MOMENTS["gask3 keep"]
    held = [CARD_TEXTS[card] for card in range(52) if match.view(match.turn.seat).hand >> card & 1]
    other = next(card for card in CARD_TEXTS if card not in held)
    for cards in (held[:2], held[:4], [*held[:2], held[0]], [*held[:2], other], held):
        refusal = GAME.refusal(match.view(match.turn.seat), GAME.parse(f"keep {' '.join(cards)}"))
        assert refusal.rule in ("VIR-1.5.C", "VIR-1.5.1")
    assert GAME.refusal(match.view(match.turn.seat), GAME.parse(f"keep {' '.join(held[:3])}")) is None


@pytest.mark.parametrize(
    "verb", ["bid", "colour", "preference", "hold", "pass", "sharpen", "trump", "misere", "stand", "surrender"]
)
def test_the_words_of_the_bidding(verb):
    assert verb in GAME.verbs
    assert GAME.verbs & {"exchange", "keep", "discard", "play"} == set()
