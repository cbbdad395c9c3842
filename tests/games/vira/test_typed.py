"""What players of Vira type in their languages matches exactly one answer in a real position."""

import pytest

from bot.text.i18n import Localiser, Voice
from bot.text.typed_answers import meant
from tests.games.table import do
from tests.games.vira.table import dealt, say, won

SAYS = Localiser(strict=True)
NAMES = ("Anna", "Ben", "Carl", "Dora")


def understood(match, typed):
    """What the text means to readers of all languages; `-` where it is ambiguous."""
    options = match.choice(match.turn.seat).options
    meanings = {meant(options, typed, Voice(SAYS, language), NAMES) for language in SAYS.languages}
    return {"-" if value is None else value.text for value in meanings}


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Gask på tre", "gask3"), ("gask tre", "gask3"), ("gask pa sex", "gask6"), ("köpmisär på ett", "kopmisar1"),
        ("begär", "six"), ("begär sex", "six"), ("sexa", "six"), ("sju", "seven"), ("sjuspel", "seven"),
        ("åtta", "eight"), ("nio", "nine"), ("turné sju", "turne7"), ("vingel åtta", "vingel8"),
        ("tringel nio", "tringel9"), ("solo elva", "solo11"), ("jag bjuder", "-"),
        ("sechs", "six"), ("Sieben", "seven"), ("acht", "eight"), ("neun", "nine"),
        ("solo petite", "petite"), ("solo grande", "grande"), ("petite misère", "petite"),
        ("カッコウ", "gok"), ("ｶｯｺｳ", "gok"), ("ヴィラ", "vira"), ("ｿﾛ6", "solo6"), ("がすく 3", "gask3"),
        ("tre", "-"), ("6", "-"), ("solo", "-"), ("jag", "-"), ("I", "-"),
    ],
)  # fmt: skip
def test_VIR_2_a_bid_as_it_is_spoken(typed, key):
    assert understood(dealt(), typed) == {key if key == "-" else f"bid {key}"}


@pytest.mark.parametrize(
    ("before", "typed", "call"),
    [
        ("F six, M turne6, D gok", "I hold", "hold"), ("F six, M turne6, D gok", "jag håller", "hold"),
        ("F six, M turne6, D gok", "hålla", "hold"), ("F six, M turne6, D gok", "ich halte", "hold"),
        ("F six, M turne6, D gok", "je tiens", "hold"), ("F six, M turne6, D gok", "ほーるど", "hold"),
        ("F gok", "I pass", "pass"), ("F gok", "jag passar", "pass"), ("F gok", "passar", "pass"),
        ("F gok", "passa", "pass"), ("F gok", "je passe", "pass"), ("F gok", "ich passe", "pass"),
        ("F gok", "ﾊﾟｽ", "pass"), ("F gok", "I", "-"), ("F gok", "jag", "-"), ("F gok", "je", "-"),
        ("F gok", "ich", "-"), ("F six", "color", "colour"), ("F six", "in color", "colour"),
        ("F six", "i färg", "colour"), ("F six, M colour", "preferens", "preference"),
    ],
)  # fmt: skip
def test_VIR_3_2_what_is_said_of_the_standing_bid(before, typed, call):
    assert understood(say(dealt(), before), typed) == {call}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("lägger mig", "surrender"), ("jag lägger mig", "surrender"), ("lay down", "surrender"),
        ("ich gebe auf", "surrender"), ("hinlegen", "surrender"), ("abandonner", "surrender"), ("降伏", "surrender"),
        ("köper om", "re-exchange"), ("omköp", "re-exchange"), ("second exchange", "re-exchange"),
        ("zweiter Kauf", "re-exchange"), ("再交換", "re-exchange"), ("jag spelar", "stand"), ("プレイ", "stand"),
    ],
)  # fmt: skip
def test_VIR_1_5_A_what_the_declarer_decides(typed, answer):
    match = do(won("F six, M pass, D pass"), "trump S", "exchange none")
    assert understood(match, typed) == {answer}


@pytest.mark.parametrize(("typed", "answer"), [("ミゼール", "misere"), ("misär", "misere"), ("lose all", "misere")])
def test_VIR_1_5_C_the_misere_of_a_gask(typed, answer):
    assert understood(do(won("F gask0, M pass, D pass"), "sharpen none"), typed) == {answer}
