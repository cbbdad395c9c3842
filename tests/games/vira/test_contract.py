"""VIR-1.4, VIR-1.5: sharpening and the steps of each family; examples H01 to H06 and X01 to X13 of the rule sheet."""

import pytest

from engine.cards import card_text, parse_card, parse_cards
from engine.choice import PickOne, PickSome
from engine.turn import DealDue
from tests.games.table import do, legal, refused
from tests.games.vira.deals import KEYS, Plan, may_declare, played, position
from tests.games.vira.table import actor, answers, defend, hand, line, result, seat_of, shown, started, won

ALL_TRUMPS = ["trump S", "trump H", "trump D", "trump C"]
SPADES, HEARTS, DIAMONDS, CLUBS = (line(suit, "2", "A") for suit in "SHDC")


def spades(count, first=0):
    """The first cards of a forehand who holds all spades, as text."""
    return " ".join(SPADES.split()[first : first + count]) or "none"


def forehand(key, talon=CLUBS):
    """Forehand holds all spades and plays this contract; middle hand has the hearts, the dealer the diamonds."""
    match = won(f"F {key}, M pass, D pass", F=SPADES, M=HEARTS, D=DIAMONDS, talon=talon)
    return do(match, "sharpen none") if legal_sharpening(match) else match


def legal_sharpening(match):
    return answers(match)[0] == "sharpen none"


# ----------------------------------------------------------------------------------------------------------- sharpening


@pytest.mark.parametrize(
    ("words", "contract", "stronger"),
    [
        pytest.param("F gask2, M pass, D pass", "gask2", "gask3 gask4 gask6 gask5", id="H01"),
        pytest.param("F gask6, M colour, D pass, F pass", "gask6 colour", "gask5", id="H02"),
        pytest.param("F kopmisar3, M pass, D pass", "kopmisar3", "kopmisar4 kopmisar5 kopmisar6", id="H04"),
        pytest.param(
            "F solo10, M colour, D preference, F pass, M pass", "solo10 preference", "solo11 solo12 solo_vira", id="H05"
        ),
        pytest.param("F gask6, M pass, D pass", "gask6", "gask5", id="H01 six"),
        pytest.param("F solo12, M pass, D pass", "solo12", "solo_vira", id="H05 last"),
    ],
)  # fmt: skip
def test_VIR_1_4_what_may_be_announced(words, contract, stronger):
    key, _, promise = contract.partition(" ")
    match = won(words)
    assert match.view(None).step == "sharpen"
    assert legal(match) == ["sharpen none", *(f"sharpen {word}" for word in stronger.split())]
    for text in legal(match):
        in_play = do(match, text).view(None).deal.contract
        assert in_play.won.row.key == key
        assert in_play.bid.row.key == (key if text == "sharpen none" else text.removeprefix("sharpen "))
        assert in_play.bid.qualifier == in_play.won.qualifier == ["", "colour", "preference"].index(promise)


@pytest.mark.parametrize(
    ("key", "step", "asked"),
    [
        pytest.param("gask5", "keep", ("keep", 5, 5), id="H03"),
        pytest.param("turne6", "trump", ["trump C"], id="H06 turne6"),
        pytest.param("six", "trump", ALL_TRUMPS, id="H06 six"),
        pytest.param("vira", "discard", ("discard", 13, 13), id="H06 vira"),
        pytest.param("petite", "decide", ["stand", "surrender"], id="H06 petite"),
        pytest.param("tringel9", "trump", ["trump C"], id="H06 tringel9"),
        ("gok", "discard", ("discard", 13, 13)), ("kopmisar6", "exchange", ("exchange", 6, 6)),
        ("solo_vira", "plan", [*ALL_TRUMPS, "surrender"]), ("vingel6", "trump", ["trump C"]),
        ("grande_royale", "decide", ["stand", "surrender"]), ("nine", "trump", ALL_TRUMPS),
    ],
)  # fmt: skip
def test_VIR_1_4_VIR_1_5_where_nothing_is_stronger_nothing_is_asked(key, step, asked):
    match = won(f"F {key}, M pass, D pass", F=SPADES, talon=CLUBS)
    assert match.view(None).step == step
    answer = answers(match)
    assert (sorted(answer) == sorted(asked)) if isinstance(asked, list) else (answer == asked)
    assert refused(match, "sharpen none")[0].startswith("VIR-1.5.")


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        ("F gask6, M pass, D pass", ["sharpen gask6", "sharpen gask4", "sharpen solo7", "sharpen vira"]),
        ("F kopmisar3, M pass, D pass", ["sharpen kopmisar3", "sharpen kopmisar2", "sharpen gask6", "sharpen petite"]),
        ("F solo10, M pass, D pass", ["sharpen solo10", "sharpen solo9", "sharpen grande_royale", "sharpen vira"]),
    ],
)
def test_VIR_1_4_what_cannot_be_announced(words, texts):
    match = won(words)
    for text in texts:
        assert refused(match, text)[0] == "VIR-1.4"
    assert refused(match, "surrender")[0] == "VIR-1.4"


# ------------------------------------------------------------------------------------------------------ 1.5.A and 1.5.B


@pytest.mark.parametrize(
    ("key", "first", "talon", "again"),
    [
        pytest.param("six", 13, 0, None, id="X01"), pytest.param("six", 12, 1, (1, 1), id="X02"),
        pytest.param("seven", 0, 13, (1, 13), id="X03"), pytest.param("turne6", 11, 2, (1, 2), id="X05"),
        pytest.param("turne6", 12, 1, None, id="X06"), pytest.param("vingel8", 10, 3, (2, 3), id="X07"),
        pytest.param("vingel8", 11, 2, None, id="X07 eleven"), pytest.param("tringel9", 9, 4, (3, 4), id="X08"),
        pytest.param("tringel9", 10, 3, None, id="X08 ten"), ("turne7", 1, 12, (1, 12)), ("nine", 1, 12, (1, 12)),
        ("vingel6", 2, 11, (2, 11)), ("tringel9", 13, 0, None),
    ],
)  # fmt: skip
def test_VIR_1_5_A_VIR_1_5_B_VIR_1_5_4_how_much_is_exchanged(key, first, talon, again):
    match = forehand(key)
    match = do(match, legal(match)[0])
    minimum = {"tu": 1, "vi": 2, "tr": 3}.get(key[:2], 0)
    assert answers(match) == ("exchange", minimum, 13)
    match = do(match, f"exchange {spades(first)}")
    assert match.view(None).deal.talon == talon
    assert sorted(answers(match)) == sorted(["stand", "surrender"] + ["re-exchange"] * (again is not None))
    if again is None:
        assert refused(match, "re-exchange")[0] in ("VIR-1.5.A", "VIR-1.5.B")
        assert defenders_may(do(match, "stand")) == talon
        return
    match = do(match, "re-exchange")
    if minimum:
        match = do(match, "trump C")
    assert answers(match) == ("exchange", *again)
    held = hand(match, "F").split()
    match = do(match, f"exchange {' '.join(held[: again[1]])}")
    assert match.view(None).deal.talon == talon - again[1]
    assert sorted(answers(match)) == ["stand", "surrender"]
    assert refused(match, "re-exchange")[0] == "VIR-1.5.4"


def defenders_may(match):
    """How many cards the first defender may exchange."""
    if match.view(None).phase == "playing":
        return 0
    verb, minimum, maximum = answers(match)
    assert (verb, minimum) == ("exchange", 0)
    return maximum


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        pytest.param("turne7", 0, id="X04"), ("vingel6", 1), ("tringel9", 2), ("kopmisar3", 2), ("kopmisar3", 4),
        ("kopmisar1", 0),
    ],
)  # fmt: skip
def test_VIR_1_5_B_VIR_1_5_F_too_few_or_too_many(key, wrong):
    match = forehand(key)
    if not key.startswith("kop"):
        match = do(match, "trump C")
    assert refused(match, f"exchange {spades(wrong)}")[0] == ("VIR-1.5.F" if key.startswith("kop") else "VIR-1.5.B")


def test_VIR_1_5_1_what_is_discarded_is_settled_before_the_draw_and_stays_out():
    match = do(forehand("six"), "trump C", "exchange 2S 3S 4S")
    assert hand(match, "F") == f"{line('S', '5', 'A')} AC KC QC"
    match = do(match, "re-exchange", "exchange AC 5S")
    assert hand(match, "F") == f"{line('S', '6', 'A')} KC QC JC TC"
    match = do(match, "stand")
    assert [(exchange.seat, exchange.discarded, exchange.drawn) for exchange in match.view(None).deal.exchanges] == [
        (0, 3, 3),
        (0, 2, 2),
    ]
    assert refused(match, "exchange AC")[0] == "VIR-1.6"
    match = do(match, "exchange AH KH", "exchange none")
    assert hand(match, "M") == f"{line('H', '2', 'Q')} 9C 8C"


@pytest.mark.parametrize("text", ["exchange AH", "exchange 2S 2S", "exchange AC", "keep 2S", "discard 2S", "play 2S"])
def test_VIR_1_5_1_what_cannot_be_exchanged(text):
    assert refused(do(forehand("six"), "trump C"), text)[0] in ("VIR-1.5.A", "VIR-1.5.1")


def test_VIR_1_5_4_the_fee_is_due_at_once():
    match = do(forehand("eight"), "trump H", "exchange 2S")
    assert match.standings.scores == (-8, -8, -8)
    match = do(match, "re-exchange")
    assert match.standings.scores == (-10, -7, -7), "an eight in the preference suit: one each"
    assert match.view(1).balances == (-10, -7, -7)
    assert do(match, "exchange 3S").standings.scores == (-10, -7, -7)


def test_VIR_1_5_A_the_trump_suit_stays_in_a_re_exchange():
    match = do(forehand("six"), "trump C", "exchange none", "re-exchange")
    assert answers(match) == ("exchange", 1, 13)
    assert refused(match, "trump S")[0] == "VIR-1.5.A"
    assert match.view(None).deal.trump == "SHDC".index("C")


def test_VIR_1_5_B_trumps_are_of_a_turned_card_and_of_a_new_one_after_a_re_exchange():
    match = won("F vingel7, M pass, D pass", F=SPADES, M=HEARTS, talon="AC KD QC KC TC")
    assert match.view(None).deal.turned == (parse_card("AC"), parse_card("KD"))
    assert legal(match) == ["trump D", "trump C"]
    assert refused(match, "trump S")[0] == "VIR-1.5.B"
    match = do(match, "trump D", "exchange 2S 3S")
    assert hand(match, "F") == f"{line('S', '4', 'A')} KD AC"
    match = do(match, "re-exchange")
    assert match.view(None).deal.trump is None
    assert match.view(None).deal.turned == tuple(map(parse_card, ("AC", "KD", "QC", "KC")))
    assert legal(match) == ["trump C"]
    match = do(match, "trump C", "exchange AC KD 4S")
    assert hand(match, "F") == f"{line('S', '5', 'A')} KC QC TC"
    assert sorted(legal(match)) == ["stand", "surrender"]


# ------------------------------------------------------------------------------------------------------- 1.5.C to 1.5.E


@pytest.mark.parametrize("number", range(7))
def test_VIR_1_5_C_a_gask_keeps_its_number_and_takes_the_talon(number):
    match = forehand(f"gask{number}")
    if number:
        assert answers(match) == ("keep", number, number)
        assert refused(match, f"keep {spades(number - 1)}")[0] == "VIR-1.5.C"
        match = do(match, f"keep {spades(number)}")
        assert hand(match, "F") == f"{spades(number)} {CLUBS}"
        assert answers(match) == ("discard", number, number)
        match = do(match, f"discard {' '.join(CLUBS.split()[:number])}")
    assert match.view(None).deal.talon == 0
    kept = "" if number == 0 else spades(number) + " "
    assert hand(match, "F") == kept + " ".join(CLUBS.split()[number:])
    assert sorted(legal(match)) == sorted([*ALL_TRUMPS, "surrender"] + ["misere"] * (number <= 4))
    if number > 4:
        assert refused(match, "misere")[0] == "VIR-1.5.C"
    match = do(match, "trump C")
    assert match.view(None).phase == "playing"
    assert match.view(None).deal.row.target == (7, 8, 9, 10, 11, 12, 12)[number]


@pytest.mark.parametrize(
    ("number", "sheds", "opened"),
    [
        pytest.param(0, 2, False, id="X11"), (1, 1, False), (2, 0, False), (3, 1, True),
        pytest.param(4, 0, True, id="X13"),
    ],
)  # fmt: skip
def test_VIR_1_5_C_the_misere_of_a_gask(number, sheds, opened):
    match = forehand(f"gask{number}")
    if number:
        match = do(match, f"keep {spades(number)}", f"discard {' '.join(CLUBS.split()[:number])}")
    match = do(match, "misere")
    if sheds:
        assert answers(match) == ("discard", sheds, sheds)
        match = do(match, f"discard {' '.join(hand(match, 'F').split()[:sheds])}")
    view = match.view(None)
    assert view.phase == "playing"
    assert actor(match) == "F"
    assert view.counts == (13 - sheds, 13, 13)
    assert view.deal.lose
    assert (shown(match, "M", "F") == hand(match, "F")) == opened
    assert (shown(match, None, "F") != "-") == opened


def test_VIR_1_5_C_VIR_1_5_2_X12_a_gask_in_colour_has_no_misere():
    match = won("F gask3, M colour, D pass, F hold, M pass", F=SPADES, talon=CLUBS, preference="D")
    match = do(match, "sharpen none", f"keep {spades(3)}", f"discard {spades(3)}")
    assert sorted(legal(match)) == ["surrender", "trump D", "trump H"]
    assert refused(match, "misere")[0] == "VIR-1.5.C"
    assert refused(match, "trump S")[0] == "VIR-1.5.2"
    assert match.view(None).deal.row.target == 10


@pytest.mark.parametrize(
    ("promise", "trumps"), [("plain", "S H D C"), ("colour", "S C"), ("preference", "C")]
)  # fmt: skip
@pytest.mark.parametrize("key", ["six", "nine", "gask1", "gask5", "vira", "solo6", "solo_vira"])
def test_VIR_1_5_2_the_promise_decides_the_trump_suits(key, promise, trumps):
    match, actions = position(started(), Plan(key, trump="C", promise=promise), preference="C")
    for action in actions:
        if action.startswith(("trump", "surrender")):
            break
        match = do(match, action)
    assert [text for text in legal(match) if text.startswith("trump")] == [f"trump {suit}" for suit in trumps.split()]


def test_VIR_1_5_D_the_cuckoo_takes_the_talon():
    match = forehand("gok")
    assert hand(match, "F") == f"{SPADES} {CLUBS}"
    assert answers(match) == ("discard", 13, 13)
    match = do(match, f"discard {SPADES}")
    assert sorted(legal(match)) == ["stand", "surrender"]
    assert refused(match, "re-exchange")[0] == "VIR-1.5.4"
    match = do(match, "stand")
    assert (match.view(None).phase, actor(match), hand(match, "F")) == ("playing", "F", CLUBS)


def test_VIR_1_5_E_vira_takes_the_talon_and_names_trumps():
    match = do(forehand("vira"), f"discard {CLUBS}")
    assert sorted(legal(match)) == sorted([*ALL_TRUMPS, "surrender"])
    assert refused(match, "misere")[0] == "VIR-1.5.C"
    match = do(match, "trump S")
    assert (match.view(None).phase, match.view(None).deal.row.target, hand(match, "F")) == ("playing", 13, SPADES)


# ------------------------------------------------------------------------------------------------------- 1.5.F to 1.5.H


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("number", range(1, 7))
def test_VIR_1_5_F_kopmisar(number, again):
    match = do(forehand(f"kopmisar{number}"), f"exchange {spades(number)}")
    assert sorted(legal(match)) == ["re-exchange", "stand", "surrender"]
    drawn = number
    if again:
        match = do(match, "re-exchange")
        assert answers(match) == ("exchange", number, number)
        match = do(match, f"exchange {spades(number, number)}")
        assert sorted(legal(match)) == ["stand", "surrender"]
        drawn += number
    match = do(match, "stand")
    sheds = 2 if number == 1 else 1
    assert match.view(None).deal.talon == 13 - drawn
    assert answers(match) == ("discard", sheds, sheds)
    match = do(match, f"discard {' '.join(hand(match, 'F').split()[:sheds])}")
    assert match.view(None).counts == (13 - sheds, 13, 13)
    assert defenders_may(match) == 13 - drawn
    assert shown(defend(match), None, "F") == "-"


def test_VIR_1_5_F_X09_X10_numbers():
    match = do(forehand("kopmisar6"), f"exchange {spades(6)}", "re-exchange", f"exchange {spades(6, 6)}", "stand")
    assert match.view(None).deal.talon == 1
    assert hand(match, "F") == f"2S {line('C', '3', 'A')}"
    match = do(match, "discard 2S")
    assert match.view(None).counts == (12, 13, 13)
    match = do(forehand("kopmisar1"), "exchange AS", "stand", "discard KS AC")
    assert match.view(None).counts == (11, 13, 13)
    assert answers(match) == ("exchange", 0, 12)


def test_VIR_1_5_G_a_solo_names_trumps_and_exchanges_nothing():
    match = forehand("solo7")
    assert sorted(legal(match)) == sorted([*ALL_TRUMPS, "surrender"])
    assert refused(match, "exchange 2S")[0] == "VIR-1.5.G"
    match = do(match, "trump S")
    assert (actor(match), answers(match), hand(match, "F")) == ("M", ("exchange", 0, 13), SPADES)


@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith(("petite", "grande"))])
def test_VIR_1_5_H_solo_miseres(key):
    match = forehand(key)
    assert sorted(legal(match)) == ["stand", "surrender"]
    match = do(match, "stand")
    if key.startswith("petite"):
        assert answers(match) == ("discard", 1, 1)
        match = do(match, "discard AS")
    assert (actor(match), answers(match)) == ("M", ("exchange", 0, 13))
    assert (shown(match, "D", "F") != "-") == key.endswith("royale")
    match = defend(match)
    assert match.view(None).counts == (12 if key.startswith("petite") else 13, 13, 13)
    assert (shown(match, None, "F") != "-") == key.endswith(("royale", "ouverte"))


# ------------------------------------------------------------------------------------------------------------ surrender


@pytest.mark.parametrize("key", KEYS)
def test_VIR_1_5_3_a_surrender_comes_at_its_step_only_and_ends_the_deal(key):
    match, actions = position(started(), Plan(key))
    for action in actions:
        if "surrender" in answers(match):
            break
        assert refused(match, "surrender")[0] in ("VIR-1.4", match.view(None).deal.row.family.rule)
        match = do(match, action)
    match = do(match, "surrender")
    assert isinstance(match.turn, DealDue)
    assert result(match).record.surrendered
    assert result(match).outcome == ("double" if key.startswith(("solo", "petite", "grande")) else "single")
    assert result(match).tricks == (0, 0, 0)
    exchanged = {exchange.seat for exchange in result(match).record.exchanges}
    assert exchanged <= {result(match).record.declarer}


@pytest.mark.parametrize(
    ("key", "role"), [(key, role) for key in KEYS for role in may_declare(Plan(key))]
)  # fmt: skip
def test_VIR_1_5_VIR_1_6_every_contract_is_prepared_by_every_role(key, role):
    plan = Plan(key, 0 if Plan(key).loses else 6)
    match, actions = position(started(), plan, role)
    for action in actions:
        assert actor(match) == role
        offers_the_hand(match, role)
        match = do(match, action)
    assert parse_cards(hand(match, role)) == parse_cards(" ".join(played(plan)))
    if match.view(None).deal.talon:
        for role_left in "FMD".replace(role, ""):
            assert actor(match) == role_left
            offers_the_hand(match, role_left)
            match = do(match, "exchange none")
    assert match.view(None).phase == "playing"
    assert actor(match) == "F"


def offers_the_hand(match, role):
    """Only the seat on turn picks cards, from its whole hand; the others look at theirs."""
    choice = match.choice(seat_of(match, role))
    if isinstance(choice, PickSome):
        assert " ".join(choice.candidates) == hand(match, role)
        assert 0 <= choice.minimum <= choice.maximum <= len(choice.candidates)
    for other in "FMD".replace(role, ""):
        waiting = match.choice(seat_of(match, other))
        assert isinstance(waiting, PickOne)
        assert waiting.legal == ()
        assert " ".join(card_text(option.card) for option in waiting.options) == hand(match, other)
