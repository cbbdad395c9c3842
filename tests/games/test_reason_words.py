"""Reasons read as somebody would say them, also where a count is 0 or 1, in every language."""

import pytest

from bot.text.i18n import Localiser
from engine.cards import JACK, KING, QUEEN, SIX, SPADES, Seat, parse_card
from engine.message import CardsWord, CardWord, RanksWord, RankWord, SeatWord, SuitWord, message

SAYS = Localiser(strict=True)
JACK_OF_SPADES = CardWord(parse_card("JS"))


@pytest.mark.parametrize("game", ["barbu", "vira"])
@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "With ♠ spades as trumps, you have none.", "With ♠ spades as trumps, you have one: ♠J."),
        (
            "de",
            "Mit ♠ Pik als Trumpf hast du gar keinen Trumpf.",
            "Mit ♠ Pik als Trumpf hast du einen Trumpf, nämlich ♠B.",
        ),
        (
            "ja",
            "♠ スペードが切り札なら、手札に切り札は1枚もありません。",
            "♠ スペードが切り札なら、切り札は♠Jの1枚です。",
        ),
    ],
)
def test_no_trump_and_one(game, language, none, one):
    suit = SuitWord(SPADES)
    assert SAYS.say(language, message(f"{game}-reason-trumps", count=0, suit=suit)) == none
    cards = CardsWord((JACK_OF_SPADES.card,))
    assert SAYS.say(language, message(f"{game}-reason-trumps-with", count=1, suit=suit, cards=cards)) == one


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("barbu-reason-few-high", {"count": 0, "rank": RankWord(QUEEN)}, "13枚のうち、Q以上は1枚もありません。"),
        ("barbu-reason-few-low-cards", {"count": 0, "rank": RankWord(SIX)}, "13枚のうち、6以下は1枚もありません。"),
        (
            "barbu-reason-bare",
            {"card": JACK_OF_SPADES, "lower": 0},
            "♠Jのほかに、同じスートの低いカードは1枚もありません。",
        ),
        ("vira-reason-low-cards", {"count": 0, "rank": RankWord(SIX)}, "6以下のカードは、手札に1枚もありません。"),
        ("vira-reason-keeps-low", {"count": 0, "rank": RankWord(SIX)}, "6以下のカードは1枚も残しません。"),
        ("vira-reason-draws", {"count": 0, "left": 5}, "1枚も引かず、タロンに5枚残します。"),
        ("vira-reason-draws", {"count": 5, "left": 0}, "5枚引いて、タロンに1枚も残しません。"),
    ],
)
def test_none_is_said_in_words_in_japanese(key, values, said):
    assert SAYS.say("ja", message(key, **values)) == said


@pytest.mark.parametrize(
    ("language", "plain", "trumped"),
    [
        (
            "en",
            "Only these could beat ♠J: an opponent’s king and queen of ♠ spades.",
            "Only these could beat ♠J: an opponent’s king and queen of ♠ spades, or a trump.",
        ),
        (
            "de",
            "Die Gegenseite kann ♠B nur noch mit König und Dame in ♠ Pik schlagen.",
            "Die Gegenseite kann ♠B nur noch mit König und Dame in ♠ Pik oder mit einem Trumpf schlagen.",
        ),
        (
            "ja",
            "♠Jに勝てる相手のカードは、♠ スペードではKとQだけです。",
            "♠Jに勝てる相手のカードは、♠ スペードではKとQ、ほかには切り札だけです。",
        ),
    ],
)
def test_what_beats_a_lead_is_an_opponents_and_names_trumps(language, plain, trumped):
    values = {"card": JACK_OF_SPADES, "suit": SuitWord(SPADES), "ranks": RanksWord((KING, QUEEN))}
    assert SAYS.say(language, message("engine-reason-stronger", **values)) == plain
    assert SAYS.say(language, message("engine-reason-stronger-or-trump", **values)) == trumped


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You have no suit with the jack and three more cards."),
        ("de", "In keiner Farbe hast du den Buben und drei weitere Karten."),
    ],
)
def test_no_suit_for_trumps_in_schieber(language, said):
    assert SAYS.say(language, message("schieber-reason-no-trumps", rank=RankWord(JACK))) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "If you make fewer points than Ben, an announced bella goes to them too: 20 points."),
        ("de", "Machst du weniger Punkte als Ben, gehen auch die 20 Punkte einer angesagten Bella an Ben."),
        ("ja", "Benより点が少ないと、宣言したベラの20点もBenのものになります。"),
    ],
)
def test_why_a_maker_may_keep_the_bella_to_themselves(language, said):
    reason = message("klaberjass-reason-bella-lost", player=SeatWord(Seat(1)), points=20)
    assert SAYS.say(language, reason, ("Anna", "Ben")) == said
