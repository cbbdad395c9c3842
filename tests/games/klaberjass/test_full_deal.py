"""K26: a whole deal as a record, with all that becomes public on the way."""

import json

import pytest

from engine import record
from engine.cards import CARD_TEXTS, Card, cards_text
from engine.export import cards_named_by
from engine.game import Malformed
from engine.games.klaberjass import GAME
from engine.match import Match
from tests.conformance.told import told_texts

# Six each, the turn-up, three each, the rest; the bottom card is the last.
K26_PACK = (
    "AC 7C JH 9H TD 9D 9C KH TS KD QS KS KC 7D QD QC JS 8H 9S "
    "AS 7S AH TH QH 7H AD JD 8D JC TC 8C 8S"
)  # fmt: skip
TRICKS = "QD KD|9H JH|TS 9S|QC 8H|KH 9D|7D TD|KS KC bella|9C JS|AC QS"
LEADERS = (0, 1, 0, 0, 0, 0, 1, 0, 0)


def lines(*, maker=0, bella=True, exchange=True):
    """The record: seat 0 is the elder."""
    yield {"stich": 1, "game": "klaberjass", "seats": 2, "dealer": 1}
    yield {"deal": K26_PACK}
    if maker == 1:
        yield {"seat": 0, "act": "pass"}
    yield {"seat": maker, "act": "take"}
    if exchange:
        yield {"seat": 0, "act": "dix"}
        yield {"seat": 0, "act": "declare"}
        yield {"seat": 1, "act": "same"}
    else:
        yield {"seat": 0, "act": "silent"}
        yield {"seat": 1, "act": "declare"}
        return
    for leader, trick in zip(LEADERS, TRICKS.split("|"), strict=True):
        lead, reply = trick.split(" ", 1)
        yield {"seat": leader, "act": f"play {lead}"}
        yield {"seat": 1 - leader, "act": f"play {reply if bella else reply.removesuffix(' bella')}"}


def replayed(**how):
    """Every position of the record."""
    data = "\n".join(map(json.dumps, lines(**how))).encode()
    matches = list(record.read(data))
    assert all(isinstance(match, Match) for match in matches), matches[-1]
    return matches


def test_KLA_2_8_1_K26_the_whole_deal():
    *_, end = replayed()
    assert end.standings.scores == (107, 17)
    result = end.view(None).match.results[-1]
    assert (result.cards, result.last, result.sequences, result.bella) == ((57, 17), 0, (20, 0), (20, 0))


def test_KLA_2_8_3_K26_with_the_dealer_as_maker():
    *_, end = replayed(maker=1)
    assert end.standings.scores == (124, 0)


def test_KLA_2_7_5_K26_without_the_bella():
    *_, end = replayed(maker=1, bella=False)
    assert end.standings.scores == (104, 0)


def test_KLA_2_5_5_K26_without_the_exchange_the_dealer_scores_the_sequence():
    *_, end = replayed(exchange=False)
    said = [(sentence.seat, sentence.what, sentence.amount) for sentence in end.view(None).deal.said]
    assert said == [(0, "none", None), (1, "value", 20)]
    assert cards_text(end.view(None).deal.shown.runs[0]) == "KS QS JS"
    assert end.view(None).points == (0, 20)


def test_KLA_2_7_4_K26_trick_by_trick():
    seen = [match.view(None).last_trick for match in replayed()]
    tricks = [trick for trick, before in zip(seen[1:], seen, strict=False) if trick is not None and trick != before]
    assert [(trick.winner, trick.points) for trick in tricks] == [
        (1, 7), (0, 2), (0, 10), (0, 3), (0, 4), (1, 10), (0, 8), (0, 16), (0, 14),
    ]  # fmt: skip


def test_KLA_2_7_3_K26_the_seventh_trick_is_a_forced_ruff():
    positions = replayed()
    match = next(
        position
        for position in positions
        if position.view(None).led is not None and sum(position.view(None).tricks_won) == 6
    )
    assert record.position(match, 0)["legal"] == ["play 9C", "play AC", "play KC", "play KC bella"]


def test_KLA_3_1_KLA_3_2_K26_no_view_holds_a_card_that_it_may_not_know():
    """What each viewer can name is the viewer's own hand and what has been open; the other hand comes card by card."""
    names = {}
    for match in replayed():
        for viewer in (0, 1, None):
            names.setdefault(viewer, []).append(cards_named_by(match.view(viewer)))
    public = names[None]
    for viewer in (0, 1):
        own = 0
        for match, seen, everybody in zip(replayed(), names[viewer], public, strict=True):
            own |= match.view(viewer).hand
            assert seen & ~own & ~everybody == 0
    assert cards_text(public[1]) == "KC", "after the deal only the turn-up lies open"
    assert cards_text(public[2]) == "8S KC", "and after the bidding the bottom card"
    assert cards_text(public[3]) == "8S KC 7C", "the exchange shows the seven"
    assert public[4] == public[3], "a value names no card"
    assert cards_text(public[5]) == "8S AC KC QC 7C", "the winner shows the sequence"


def test_KLA_3_3_the_last_trick_stays_open_until_the_next_is_finished():
    shown = [match.view(1).last_trick for match in replayed()]
    assert shown[7] is not None
    assert shown[7] == shown[8]
    assert shown[9] != shown[8]


def test_KLA_4_11_without_review_no_finished_trick_is_seen():
    first, *others = lines()
    match = record.read_first_line(json.dumps({**first, "options": {"reviewTricks": "none"}}))
    for line in others:
        match, _ = match.follow(record.read_line(json.dumps(line), match.game, 2))
        assert match.view(0).last_trick is None
    assert match.standings.scores == (107, 17)


def test_the_record_is_written_as_it_was_read():
    *_, end = replayed()
    assert [json.loads(line) for line in record.write(end).splitlines()] == list(lines())


def test_the_view_as_json_has_no_other_text_that_looks_like_a_card():
    for match in replayed():
        for viewer in (0, 1, None):
            named = set(cards_text(cards_named_by(match.view(viewer))).split(" "))
            for hint, text in told_texts(match.view(viewer)):
                assert (hint is Card) == (text in CARD_TEXTS)
                assert hint is not Card or text in named


@pytest.mark.parametrize(
    "options",
    [{"target": 400}, {"target": "500"}, {"schmeiss": True}, {"fiveRun": "100"}, {"stich": 1}, {"bella": "Choice"}],
)
def test_unknown_options_and_values_are_malformed(options):
    with pytest.raises(Malformed):
        Match.start(GAME, seats=2, dealer=0, options=options)
