"""The lines below an answer that is advised: what was compared with it, how sure that is, and who is picked."""

from dataclasses import replace

import pytest

from bot.text.i18n import Localiser, Voice
from bot.text.render import Frame, Seated, draft_lines
from engine.advice import Advice
from engine.cards import parse_card
from engine.choice import Option, PickOne, PickSome
from engine.message import CardWord, Message, message

SAID = Localiser(strict=True)
SPOKEN = ("en", "de", "ja")
"""The languages in which the words are told here."""
FRAME = Frame("barbu", tuple(Seated(name=name) for name in ("Anna", "Ben", "Carl", "Dora")), "live")
DOUBLES = PickSome("double", ("0", "1", "2"), 0, 3)


def card(text):
    return CardWord(parse_card(text))


def cards(*texts):
    """A choice of these cards."""
    labels = {f"play {one}": message("engine-action-card", card=card(one)) for one in texts}
    return PickOne(tuple(Option(answer, label, "cards") for answer, label in labels.items()))


def compared(reasons, *others, choice=None, language="en"):
    """The lines about the answers with which the advised one, which has these reasons, was compared."""
    voice = Voice(SAID, language)
    choice = choice or cards("AS", "KS", "QS")
    chosen = ["AS"] if isinstance(choice, PickSome) else ["play AS"]
    first = Advice(" ".join(chosen), reasons, searched=True)
    lines = draft_lines(choice, chosen, advised=first, others=others, frame=FRAME, voice=voice)
    return [line for line in lines if not line.startswith("-#")][-len(others) :]


@pytest.mark.parametrize(
    ("behind", "error", "words"),
    [
        (0.0, 0.0, ("about as good", "etwa gleich gut", "ほぼ同じ")),
        (0.4, 0.1, ("about as good", "etwa gleich gut", "ほぼ同じ")),
        (0.7, 0.5, ("about as good", "etwa gleich gut", "ほぼ同じ")),
        (2.4, 7.0, ("about as good", "etwa gleich gut", "ほぼ同じ")),
        (6.0, 7.0, ("perhaps worse", "vielleicht schlechter", "点が少し低くなる見込み(偶然の差の可能性あり)")),
        (25.0, 15.0, ("probably worse", "wohl schlechter", "点が低くなりそう")),
        (1.7, 0.9, ("probably worse", "wohl schlechter", "点が低くなりそう")),
        (25.0, 12.0, ("about 25 points worse", "etwa 25 Punkte schlechter", "約25点低い見込み")),
        (1.2, 0.0, ("about one point worse", "etwa einen Punkt schlechter", "約1点低い見込み")),
    ],
)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_number_is_said_only_where_it_is_more_than_chance(behind, error, words, language):
    (line,) = compared((), Advice("play KS", (), behind, error), language=language)
    said = words[SPOKEN.index(language)]
    assert said in line
    assert any(sign.isdigit() for sign in line.partition("K")[2]) == any(sign.isdigit() for sign in said)


def test_of_a_lesser_answer_its_own_reason_is_said_as_such_or_none():
    """What speaks for the advised answer, or for another lesser one, tells none of them apart."""
    shared, own = Message("klaberjass-reason-no-sequence"), message("engine-reason-takes-it", card=card("KS"))
    first, second, third = (
        Advice("play KS", (shared, own), 3.0),
        Advice("play QS", (shared,), 4.0),
        Advice("play JS", (own,), 5.0),
    )
    assert compared((shared,), first, second, third, choice=cards("AS", "KS", "QS", "JS")) == [
        "Or ♠K: about 3 points worse. In its favour: ♠K takes the trick.",
        "Or ♠Q: about 4 points worse.",
        "Or ♠J: about 5 points worse.",
    ]


def test_the_same_kind_of_fact_tells_a_lesser_answer_from_no_other():
    (line,) = compared(
        (message("engine-reason-takes-it", card=card("AS")),),
        Advice("play KS", (message("engine-reason-takes-it", card=card("KS")),), 3.0),
    )
    assert line == "Or ♠K: about 3 points worse."


def test_what_may_be_as_good_comes_before_what_is_worse():
    lines = compared((), Advice("play KS", (), 2.0, 1.5), Advice("play QS", (), 2.2, 4.0))
    assert lines == ["Or ♠Q: about as good.", "Or ♠K: probably worse."]


def test_what_speaks_against_a_lesser_answer_is_said_before_what_speaks_for_it():
    pro, con = Message("klaberjass-reason-no-sequence"), message("engine-reason-takes-it", card=card("KS"))
    (line,) = compared((), Advice("play KS", (pro,), 3.0, drawbacks=(con,)))
    assert line == "Or ♠K: about 3 points worse. ♠K takes the trick."


def scoring(own, others, **more):
    outcome = message("engine-outcome", own=own, others=others, opponents=3)
    return {"outcome": outcome, "error": 0.5, **more}


@pytest.mark.parametrize(
    ("own", "others", "told"),
    [
        (-9, 4, "you score −9."),
        (-7, 4, "you score −7, the others 4 each."),
        (-6, 8, "you score −6, the others 8 each."),
    ],
)
def test_what_the_others_score_is_said_where_it_makes_most_of_the_difference(own, others, told):
    voice = Voice(SAID, "en")
    first = Advice("play AS", (), searched=True, **scoring(-6, 2))
    other = Advice("play KS", (), 6.0, searched=True, **scoring(own, others))
    lines = draft_lines(cards("AS", "KS"), ["play AS"], advised=first, others=(other,), frame=FRAME, voice=voice)
    assert f"Or ♠K: about 6 points worse; {told}" in lines


def test_an_answer_that_is_behind_mostly_for_later_deals_is_better_kept():
    voice = Voice(SAID, "en")
    against = message("engine-reason-takes-it", card=card("KS"))
    kept = "It is better kept for a later deal."
    for later, told in ((50.0, kept), (43.0, kept), (42.0, "♠K takes the trick.")):
        first = Advice("play AS", (), searched=True, later=40.0, **scoring(30, 2))
        other = Advice("play KS", (), 6.0, searched=True, drawbacks=(against,), later=later, **scoring(24, 2))
        lines = draft_lines(cards("AS", "KS"), ["play AS"], advised=first, others=(other,), frame=FRAME, voice=voice)
        assert f"Or ♠K: about 6 points worse. {told}" in lines


@pytest.mark.parametrize(("language", "word"), [("en", "Note: "), ("de", "Bedenke: "), ("ja", "注意: ")])
def test_what_speaks_against_the_advised_answer_is_said_too(language, word):
    voice, fact = Voice(SAID, language), message("engine-reason-takes-it", card=card("AS"))
    told = voice.say(fact)
    for reasons, first in (((), f"💡 {word}{told}"), ((Message("barbu-reason-unpaid"),), "💡 ")):
        advised = Advice("play AS", reasons, searched=True, drawbacks=(fact,))
        lines = draft_lines(cards("AS", "KS"), ["play AS"], advised=advised, frame=FRAME, voice=voice)
        assert lines[0].startswith(first)
        assert lines[len(reasons)] == f"💡 {word}{told}"


def test_where_a_number_is_said_what_points_are_is_said_once():
    def lines(*behind):
        others = [Advice(f"play {rank}S", (), points, 0.5) for rank, points in zip("KQ", behind, strict=False)]
        advised = Advice("play AS", (), searched=True)
        choice = cards("AS", "KS", "QS")
        return draft_lines(choice, ["play AS"], advised=advised, others=others, frame=FRAME, voice=Voice(SAID, "en"))

    assert lines(4.0, 7.0)[-1] == "-# Points: your score minus the others’ average."
    assert sum(line.startswith("-#") for line in lines(4.0, 7.0)) == 1
    small = [line for line in lines(0.7, 0.2) if line.startswith("-#")]
    assert small == ["-# It makes hardly any difference which of these you choose."]


def footnotes(advised, *others):
    """The small lines about what was compared, in English."""
    choice, voice = cards("AS", "KS", "QS"), Voice(SAID, "en")
    lines = draft_lines(choice, ["play AS"], advised=advised, others=others, frame=FRAME, voice=voice)
    return [line for line in lines if line.startswith("-#")]


def test_where_an_answer_can_be_kept_what_each_brings_now_and_later_is_said():
    """Or else nobody could see why a better score now is not the better answer."""
    first = Advice("play AS", (), searched=True, **scoring(30, 2))
    dear = Advice("play KS", (), 20.0, searched=True, **scoring(-5, 0))
    points = "-# Points: your score minus the others’ average."
    tried, *notes = footnotes(replace(first, later=2.4), replace(dear, later=57.6))
    assert notes == [
        points, "-# Each is also compared with keeping it for a later deal. On average, your score minus the others’: "
            "♠A: 28 now, 2 later · ♠K: −5 now, 58 later.",
    ]  # fmt: skip
    assert footnotes(first, dear) == [tried, points]
    alike = footnotes(first, replace(dear, behind=0.2, later=57.6))
    assert "♠K: −5 now, 58 later" in alike[1], "also where the answers are about as good"


@pytest.mark.parametrize(
    ("behind", "later", "told"),
    [
        pytest.param(0.0, 1.0, True, id="ahead in these figures"),
        pytest.param(0.0, 4.0, False, id="no more than the advised answer"),
        pytest.param(0.4, 1.0, False, id="behind, but for the rounding of the figures"),
    ],
)
def test_why_an_answer_that_gains_less_is_advised(behind, later, told):
    """The rule of thumb chooses between answers that come to the same but for what may be chance."""
    first = Advice("play AS", (), searched=True, later=3.0, **scoring(5, 0))
    other = Advice("play KS", (), behind, searched=True, later=later, **scoring(6, 0))
    line = "-# ♠K gains more than ♠A in these figures, but that may be chance: either will do."
    assert (line in footnotes(first, other)) == told


def test_a_card_to_keep_is_no_remark_where_every_answer_comes_to_the_same():
    fact = message("engine-reason-takes-it", card=card("AS"))
    first = Advice("play AS", (), searched=True, drawbacks=(fact,), alike=("play KS", "play QS"))
    said = draft_lines(cards("AS", "KS", "QS"), ["play AS"], advised=first, frame=FRAME, voice=Voice(SAID, "en"))
    assert not [line for line in said if line.startswith("💡")]


def test_where_the_choice_makes_hardly_a_difference_that_is_said():
    first, line = Advice("play AS", (), searched=True), "-# It makes hardly any difference which of these you choose."
    near, far = Advice("play KS", (), 1.0, 3.0), Advice("play QS", (), 6.0, 7.0)
    assert line in footnotes(first, near)
    assert line not in footnotes(first, near, far)
    assert line not in footnotes(first)


def test_where_every_answer_comes_to_the_same_that_is_said():
    alike = "-# Every other choice came out the same in every trial deal."
    first = Advice("play AS", (), searched=True, alike=("play KS", "play QS"))
    assert footnotes(first) == [alike]
    assert footnotes(replace(first, alike=("play QS",)), Advice("play KS", ())) == [
        "-# It makes hardly any difference which of these you choose.",
        "-# Same result in every trial deal: ♠Q.",
    ]
    assert "Exactly" not in "".join(footnotes(replace(first, alike=()), Advice("play KS", ())))


@pytest.mark.parametrize(
    ("language", "tried"),
    [
        ("en", "-# Tried in 240 deals that fit what you know: on average you score −4, each of the others −7."),
        ("de", "-# In 240 Verteilungen durchgespielt, die zu allem passen, was du gesehen hast: du machst im Schnitt"
         " −4, die anderen je −7."),
        ("ja", "-# あなたにわかっていることと矛盾しない240通りの配り方で試すと、あなたは平均−4点、ほかの人は−7点。"),
    ],
)  # fmt: skip
def test_what_the_deal_comes_to_is_said_of_every_answer(language, tried):
    def outcome(own):
        return message("engine-outcome", own=own, others=-7, opponents=3)

    first = Advice("play AS", (), searched=True, tried=240, outcome=outcome(-4))
    other = Advice("play KS", (), behind=6.0, searched=True, tried=60, outcome=outcome(-9))
    lines = draft_lines(
        cards("AS", "KS"), ["play AS"], advised=first, others=[other], frame=FRAME, voice=Voice(SAID, language)
    )
    assert tried in lines
    (compared,) = [line for line in lines if "6" in line]
    assert "−9" in compared


@pytest.mark.parametrize(
    ("language", "picked", "line"),
    [
        ("en", (), "▸ **Nobody**"),
        ("de", (), "▸ **Niemand**"),
        ("ja", (), "▸ **誰も選ばない**"),
        ("en", ("0", "2"), "▸ **Anna and Carl**"),
        ("de", ("0", "2"), "▸ **Anna und Carl**"),
        ("ja", ("0", "2"), "▸ **AnnaとCarl**"),
    ],
)
def test_the_players_who_are_advised_are_named_and_that_it_is_nobody(language, picked, line):
    voice, reasons = Voice(SAID, language), (Message("klaberjass-reason-no-sequence"),)
    first = Advice("double", reasons, searched=True)
    said = draft_lines(DOUBLES, picked, none=not picked, advised=first, frame=FRAME, voice=voice)
    assert said[1:] == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The computer could not compare your options this time, so this is a rule of thumb."),
        (
            "de",
            "Diesmal konnte der Computer deine Möglichkeiten nicht vergleichen: Der Vorschlag folgt einer Faustregel.",
        ),
        ("ja", "今回は候補を比べられなかったので、経験則によるおすすめです。"),
    ],
)
def test_advice_that_was_not_compared_says_so(language, line):
    voice = Voice(SAID, language)
    reasons = (Message("klaberjass-reason-no-sequence"),)
    said = [
        draft_lines(
            cards("AS", "KS"), ["play AS"], advised=Advice("play AS", reasons, searched=one), frame=FRAME, voice=voice
        )
        for one in (False, True)
    ]
    assert said[0] == [*said[1], line]


def test_the_figure_of_the_advised_answer_is_told_once():
    """Of the same card, each line would have it from other worlds: two figures for one thing."""
    taken = Message("barbu-taken-NT")

    def takes(name, this, first):
        values = {"card": card("KH"), "advised": card("AS"), "what": taken, "this": this, "first": first}
        return message(name, **values)

    first, second, other = (
        Advice("play KS", (), 9.0, 0.1, drawbacks=(takes("barbu-takes", 50, 60),)),
        Advice("play QS", (), 9.0, 0.1, drawbacks=(takes("barbu-takes", 10, 69),)),
        Advice("play JS", (), 9.0, 0.1, drawbacks=(takes("barbu-takes-kept", 10, 69),)),
    )
    lines = compared((), first, second, other, choice=cards("AS", "KS", "QS", "JS"))
    assert ["60%" in line for line in lines] == [True, False, False]
    assert ["69%" in line for line in lines] == [False, False, True], "the third tells something else"
    assert "10%" in lines[1]
