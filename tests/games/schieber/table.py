"""Positions of Schieber written as text: hands, cards in the trick, and scores.

Unless a test says otherwise, seat 3 deals, and seat 0 at its right is forehand: it chooses and leads, as in the
examples of the rule sheet.
"""

from dataclasses import replace

from engine.cards import CARD_TEXTS, Rank, Seat, cards_text, parse_card, parse_cards, rank_text
from engine.game import Chance
from engine.games.schieber import GAME
from engine.games.schieber.cards import HAND, PACK
from engine.games.schieber.model import MatchRecord, Opening, PlayDeal, Playing, PlayRecord, Trick
from engine.match import Match
from engine.options import make_options
from engine.turn import Act
from tests.games.table import do

FOREHAND, SECOND, THIRD, DEALER = map(Seat, range(4))
RIGHT = {"firstForehand": "right", "laterForehand": "right"}
EXAMPLES = {"stoeck": "trump", "ending": "immediate", "trumpsOnly": "any"}
"""The options of the rule sheet's examples, beside the values of the preset `article`."""

S31 = ("KC QC JC 8C 6D QH JH TH KS", "AC TC JD 9D AH 9H TS 8S 7S", "9C 7C 8D 8H 7H 6H AS JS 9S",
       "6C AD KD QD TD 7D KH QS 6S")  # fmt: skip
S31_TRICKS = (
    "JC TC 9C 6C", "KC AC 7C AD", "AH 6H KH QC", "KS 7S AS 6S", "8D TD 8C 9D", "6D JD 7H KD", "QS JH TS 9S",
    "QD QH 8S 8H", "7D TH 9H JS",
)  # fmt: skip
S32 = ("KC JC 6C QD TD 8D KS 7S 6S", "9C AD KD 7D JH TH 9H AS JS", "TC 7C JD 6D AH 8H 7H 6H 8S",
       "AC QC 8C 9D KH QH QS TS 9S")  # fmt: skip
S32_TRICKS = (
    "6S JS 8S 9S", "KC 9C 7C QC", "6H QH 7S 9H", "7H KH TD JH", "6D 9D 8D 7D", "8H QS KS TH", "TC 8C 6C KD",
    "JC AD AH AC", "QD AS JD TS",
)  # fmt: skip
QUIET = ("AS KS 9S 8S AH KH 9H 8H 6D", "QS JS 7S 6S QH JH 7H 6H TD", "AD KD 9D 8D AC KC 9C 8C TS",
         "QD JD 7D QC JC 7C 6C TC TH")  # fmt: skip
"""Hands without Weis, except seat 3's: queen, jack and ten of clubs. Tests in which it matters replace this hand."""


def hands_of(texts):
    """Four hands of nine; missing cards are added in pack order."""
    named = [text.split() for text in texts]
    flat = [card for hand in named for card in hand]
    assert len(set(flat)) == len(flat), "a card is named twice in the position"
    rest = [CARD_TEXTS[card] for card in PACK if CARD_TEXTS[card] not in flat]
    return [hand + [rest.pop(0) for _ in range(HAND - len(hand))] for hand in named]


def pack(texts, dealer=DEALER):
    """A shuffled pack that deals these hands to seats 0 to 3: packets of three, from the dealer's right."""
    hands = hands_of(texts)
    order = []
    for packet in range(0, HAND, 3):
        for place in range(4):
            order += hands[(dealer + 1 + place) % 4][packet : packet + 3]
    return tuple(map(parse_card, order))


def started(totals=(0, 0), preset="article", dealer=DEALER, **options):
    """A match before its first deal, with these totals by side instead of 0."""
    match = Match.start("schieber", seats=4, dealer=dealer, preset=preset, options=RIGHT | options)
    return replace(match, state=Opening(match.options, MatchRecord(totals), dealer))


def deal_to(match, texts):
    """The match after the next deal, of these hands."""
    dealer = (match.view(None).dealer + bool(match.view(None).deal)) % 4
    match, _ = match.deal(Chance(pack(texts, dealer)))
    return match


def dealt(texts=QUIET, totals=(0, 0), preset="article", dealer=DEALER, **options):
    """A match whose first deal, of these hands, has just been dealt; the forehand is to choose."""
    match = started(totals, preset, dealer, **options)
    match, _ = match.deal(Chance(pack(texts, dealer)))
    return match


def play(match, *tricks):
    """The match after these cards, trick by trick, each played by the seat on turn."""
    return do(match, *(f"play {card}" for trick in tricks for card in trick.split()))


def totals(match):
    return match.standings.scores


def dialogue(match):
    """The dialogue about Weis in short: each sentence with its speaker, such as `0:20`."""
    words = []
    for sentence in match.view(None).deal.said:
        word = str(sentence.amount) if sentence.amount is not None else sentence.what
        words.append(f"{sentence.seat}:{rank_text(Rank(sentence.rank)) if sentence.rank is not None else word}")
    return " ".join(words)


def spoken(match):
    """What the table shows of the dialogue about Weis: each speaker and the key of the words, such as `0:points`."""
    lines = [dict(line.values) for line in match.game.scene(match.view(None)).dialogue]
    return " ".join(f"{line['player'].seat}:{line['words'].key.removeprefix('schieber-words-')}" for line in lines)


def shown(match):
    """The Weis shown so far, each with its seat, cards and points."""
    return [(weis.seat, cards_text(weis.cards), weis.points) for weis in match.view(None).deal.shown]


def playing(hand, trick="", contract="S", others=("", "", ""), points=(0, 0), tricks=(), preset="article", **options):
    """In the play of cards: seat 0 is on turn with this hand, and these cards are in the trick.

    `others`: the hands of seats 1 to 3; `points`: of the cards taken, by side; `tricks`: the winners of those before.
    """
    cards = tuple(map(parse_card, trick.split()))
    rules = make_options(GAME, preset, {"target": 2500, **options}, 4)
    hands = tuple(parse_cards(text or "none") for text in (hand, *others))
    record = PlayRecord(1, DEALER, FOREHAND, chooser=FOREHAND, contract=contract)
    deal = PlayDeal(rules, MatchRecord(), record, hands, spoken=4)
    finished = tuple(Trick(Seat(winner), (), Seat(winner), 0) for winner in tricks)
    return Playing(deal, hands, Seat(-len(cards) % 4), cards, finished, points)


def playable(state):
    """The cards that seat 0 may play, as text in pack order."""
    choice = GAME.choice(GAME.view(state, FOREHAND))
    return " ".join(option.text.removeprefix("play ") for option in choice.options if option.open)


def refusal(state, action):
    """The paragraph that refuses this action of seat 0; None if it is allowed."""
    refusal = GAME.refusal(GAME.view(state, FOREHAND), GAME.parse(action))
    return None if refusal is None else refusal.rule


def after(state, *cards):
    """The state after these cards, each played by the seat on turn."""
    for card in cards:
        turn = GAME.turn(state)
        assert isinstance(turn, Act)
        state = GAME.act(state, turn.seat, GAME.parse(f"play {card}")).state
    return state


def asked(match):
    """The seats whose view says that they are asked for their Weis."""
    return [seat for seat in range(4) if match.view(seat).asking]
