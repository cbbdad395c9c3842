"""How many ways lead on from a position: counted by the engine, and by the second reading of the sheet.

The golden numbers are those of `tests.independent.klaberjass`, which shares nothing with the engine. When a count
differs, the message lists it for each first action, so that the difference can be traced to one move.
"""

from copy import deepcopy

import pytest

from engine.cards import CARD_TEXTS
from engine.games.klaberjass import GAME
from engine.turn import Act
from tests.games.klaberjass.table import DEALER, dealt, pack
from tests.games.table import do
from tests.independent import klaberjass as second

BIDDING = ("7S QS TS AH KH 8D AC 9C 9D", "KS 8S QH JH TD KD 9H TC JC", "JS", "7H")
RUNS = ("7S QS TS AH KH QH 9D 8D JC", "KS 8S JH TH 9H AD KD QD 7C", "JS", "7H")
BELLA = ("KS QS 7H 8D TD AC 9C 8C JH", "AS 8S AH QH QD KD TC JC 9H", "9S", "7D")

AFTER_FIVE_TRICKS = (
    "take", "silent", "silent", "play 8C", "play TC", "play JC", "play 9C", "play QD", "play 8D", "play KD", "play TD",
    "play AC", "play 8S",
)  # fmt: skip
POSITIONS = {
    "bidding with every offer": (BIDDING, {"schmeiss": "on"}, (), 7, 1298),
    "sequences and the seven": (RUNS, {}, ("take",), 5, 840),
    "the first two tricks": (BELLA, {}, ("take", "silent", "silent"), 4, 286),
    "the last four tricks with the bella": (BELLA, {}, AFTER_FIVE_TRICKS, 8, 192),
}


def ways(state, depth):
    """For each legal action, how many lines of `depth` actions begin with it; a finished deal ends a line."""
    turn = GAME.turn(state)
    assert isinstance(turn, Act)
    legal = GAME.choice(GAME.view(state, turn.seat)).legal
    return {text: lines(GAME.act(state, turn.seat, GAME.parse(text)).state, depth - 1) for text in legal}


def lines(state, depth):
    if depth == 0 or not isinstance(GAME.turn(state), Act):
        return 1
    return sum(ways(state, depth).values())


def second_ways(table, depth):
    """The same by the second reading."""
    counts = {}
    for text in second.legal(table):
        after = deepcopy(table)
        second.act(after, text)
        counts[text] = second_lines(after, depth - 1)
    return counts


def second_lines(table, depth):
    if depth == 0 or second.due(table) in ("deal", "over"):
        return 1
    return sum(second_ways(table, depth).values())


def second_table(hands, options, words):
    table = second.new_table(DEALER, options)
    second.deal(table, [CARD_TEXTS[card] for card in pack(*hands)])
    for text in words:
        second.act(table, text)
    return table


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_on_from_a_position(name):
    hands, options, words, depth, golden = POSITIONS[name]
    counted = ways(do(dealt(*hands, **options), *words).state, depth)
    expected = second_ways(second_table(hands, options, words), depth)
    differing = {
        text: (counted.get(text), expected.get(text))
        for text in sorted(counted.keys() | expected.keys())
        if counted.get(text) != expected.get(text)
    }
    assert not differing, "\n".join(f"{text}: {ours}, not {theirs}" for text, (ours, theirs) in differing.items())
    assert sum(counted.values()) == golden


def kernel_lines(state, moves, depth):
    """Lines of cards on the kernel after these moves: each card that it allows, with the bella and without."""
    kernel = GAME.kernel(state)
    for move in moves:
        kernel.play(move)
    if depth == 0 or kernel.turn < 0:
        return 1
    legal = kernel.legal()
    cards = [card for card in GAME.pack if legal >> card & 1]
    return sum(
        kernel_lines(state, (*moves, move), depth - 1) for card in cards for move in {card, kernel.announced(card)}
    )


def test_the_kernel_counts_the_same_to_the_end_of_the_deal():
    hands, options, words, depth, golden = POSITIONS["the last four tricks with the bella"]
    state = do(dealt(*hands, **options), *words).state
    assert kernel_lines(state, (), depth) == golden
