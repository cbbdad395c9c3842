"""Positions to render: the full deal K26 of Klaberjass from the rule sheet, and the fullest possible tables."""

from functools import cache
from pathlib import Path

from bot.text.catalogues import REFERENCE, find_catalogues
from bot.text.i18n import Localiser, Voice
from bot.text.render import Frame, Seated
from engine.cards import CARD_TEXTS, SUITS, Card, Rank, Seat, card, parse_card
from engine.game import Chance
from engine.match import Match
from engine.message import CardsWord, Message, SeatWord, SuitWord, message
from engine.scene import CardGroup, Laid, Lane, Scene, SeatScene, TrickScene
from tests.i18n.pseudo import PSEUDO, pseudo_text

ELDER, DEALER = Seat(1), Seat(0)
FIRST_SIX = ("AC 7C JH", "9H TD 9D", "9C KH TS", "KD QS KS")
TURN_UP, LAST_SIX, BOTTOM = "KC", ("7D QD QC", "JS 8H 9S"), "8S"
BIDDING = ("take", "dix", "declare", "same")
PLAY = ("QD KD", "9H JH", "TS 9S", "QC 8H", "KH 9D", "7D TD", "KS KC", "9C JS", "AC QS")
LEADERS = (1, 0, 1, 1, 1, 1, 0, 1, 1)

TEXTS = """
test-heading = Deal { $number } of 28 to 1000 points
test-contract = Contract: no last two tricks, doubled by everybody, declared by { $player }
test-said = doubles everybody and redoubles { $player }
test-part = dealer
test-declarer = declarer
test-group = Four queens captured by { $player }
test-prompt = { $player } must follow { $suit } or play a trump higher than the last one
test-result = { $player } has won the deal with all tricks and the match, and everybody else has lost
test-refusal = You must follow { $suit } as long as you hold one.
test-reason = tricks, last trick and the doubles against { $player }
test-detail = { $cards }
test-label = Play { $cards }
klaberjass-figure-pot = Pot
klaberjass-figure-kitty = Kitty for the next session
"""
MARKDOWN_NAME = "*_~`|>#[](<@!:\\*_~`|>#[](<@!:\\*_~`"[:32]


@cache
def voice(language: str) -> Voice:
    """A strict voice with the further texts of this module; the pseudo-language is one of them."""
    catalogues = find_catalogues()
    sources: dict[str, dict[str, str | Path]] = {
        language: {**owners, "test": TEXTS} for language, owners in catalogues.items()
    }
    sources[PSEUDO] = {"test": pseudo_text(TEXTS)}
    for owner, path in catalogues[REFERENCE].items():
        sources[PSEUDO][owner] = pseudo_text(path.read_text(encoding="utf-8"))
    return Voice(Localiser(sources, strict=True), language)


def pack() -> tuple[Card, ...]:
    """The pack of K26 in dealing order; the cards that nobody sees come before the bottom card."""
    dealt = [parse_card(text) for part in (*FIRST_SIX, TURN_UP, *LAST_SIX) for text in part.split()]
    bottom = parse_card(BOTTOM)
    shown = {*dealt, bottom}
    rest = [parse_card(text) for text in CARD_TEXTS if text[0] in "AKQJT987" and parse_card(text) not in shown]
    return (*dealt, *rest, bottom)


def deal_26(tricks: float) -> Match:
    """K26 after `tricks` tricks, where a half is a led card. The elder is seat 1, and takes."""
    match, _ = Match.start("klaberjass", seats=2, dealer=DEALER).deal(Chance(pack()))
    for seat, action in zip((1, 1, 1, 0), BIDDING, strict=True):
        match, _ = match.act(Seat(seat), action)
    for cards in range(round(2 * tricks)):
        trick, reply = divmod(cards, 2)
        text = PLAY[trick].split()[reply]
        bella = " bella" if text == "KC" else ""
        match, _ = match.act(Seat(LEADERS[trick] ^ reply), f"play {text}{bella}")
    return match


def frame(*names: str, **given: object) -> Frame:
    """A live table of Klaberjass with these persons."""
    seated = tuple(Seated(name=name) for name in names)
    return Frame(**{"game": "klaberjass", "seated": seated, "pace": "live", **given})  # type: ignore[arg-type]  # tests


def full_scene(seats: int = 4, *, hand: int = 0, over: bool = True) -> Scene:
    """A scene with as much as any game can show, all at once; `over`: with a result, too."""
    ranks = tuple(Rank(number) for number in range(13))
    queens = tuple(card(suit, Rank(2)) for suit in SUITS)
    trick = tuple(Laid(Seat(seat), queens[seat]) for seat in range(seats))
    player = SeatWord(Seat(seats - 1))
    return Scene(
        heading=(message("test-heading", number=28), message("test-contract", player=player)),
        prompt=message("test-prompt", player=player, suit=SuitWord(SUITS[2])),
        seats=tuple(
            SeatScene(
                Seat(seat),
                (Message("test-part"), Message("test-declarer")),
                (message("test-said", player=player),),
                13,
                13,
                1250,
                to_act=seat == seats - 1,
            )
            for seat in range(seats)
        ),
        scores=(-12345,) * seats,
        groups=tuple(CardGroup(message("test-group", player=SeatWord(Seat(seat))), queens) for seat in range(seats)),
        trick=TrickScene(13, trick, Seat(0), complete=False),
        last_trick=TrickScene(12, trick, Seat(1), complete=True, points=157),
        lanes=tuple(Lane(suit, ranks[-1], ranks[0]) for suit in SUITS),
        result=(message("test-result", player=player),) if over else (),
        auction=tuple(message("test-said", player=SeatWord(Seat(call % seats))) for call in range(40)),
        hand=tuple(card(suit, rank) for suit in SUITS for rank in ranks)[:hand],
    )


def shown_cards(cards: tuple[Card, ...]) -> Message:
    """A message that names cards."""
    return message("test-detail", cards=CardsWord(cards))
