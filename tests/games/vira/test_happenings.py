"""The public events of each action of a deal, in their order."""

import pytest

from engine.cards import cards_text
from engine.export import cards_named_by
from engine.games.vira.events import CardsDrawn, CardsExchanged, PartnerDrew
from tests.games.table import do
from tests.games.vira.deals import Plan, finished, position
from tests.games.vira.table import hand, seat_of, started


def told(match, plan, role="F"):
    """The names of the public events, by action from the auction to the first card."""
    after = finished(match, plan, role)
    steps = []
    for step in after.log[len(match.log) :]:
        match, done = match.follow(step)
        verb = str(getattr(step, "action", "deal")).split(" ")[0]
        names = [type(event.public).__name__ for event in done.events if event.public is not None]
        steps.append(f"{verb}: {' '.join(names)}")
    start = next(number for number, step_text in enumerate(steps) if "AuctionWon" in step_text)
    end = next((number for number, step_text in enumerate(steps) if step_text.startswith("play")), len(steps))
    return steps[start : end + 1], steps


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (Plan("six", 6), ["pass: Called AuctionWon", "trump: TrumpNamed", "exchange: CardsExchanged", "stand: Stood"]),
        (
            Plan("vingel6", 6, trump="S", first="H", again=True),
            ["pass: Called AuctionWon CardsTurned", "trump: TrumpNamed", "exchange: CardsExchanged",
             "re-exchange: ExchangesAgain CardsTurned", "trump: TrumpNamed", "exchange: CardsExchanged",
             "stand: Stood"],
        ),
        (
            Plan("gask0", 7),
            ["pass: Called AuctionWon", "sharpen: Sharpened CardsExchanged", "trump: TrumpNamed"],
        ),
        (
            Plan("gask3", 0, misere=True),
            ["pass: Called AuctionWon", "sharpen: Sharpened", "keep: CardsExchanged", "discard: CardsExchanged",
             "misere: MisereChosen", "discard: CardsExchanged HandExposed"],
        ),
        (
            Plan("gok", 0),
            ["pass: Called AuctionWon CardsExchanged", "discard: CardsExchanged", "stand: Stood"],
        ),
        (
            Plan("kopmisar1", 0),
            ["pass: Called AuctionWon", "sharpen: Sharpened", "exchange: CardsExchanged", "stand: Stood",
             "discard: CardsExchanged"],
        ),
        (Plan("grande_royale", 0), ["pass: Called AuctionWon", "stand: Stood HandExposed"]),
        (Plan("petite_royale", 0), ["pass: Called AuctionWon", "stand: Stood", "discard: CardsExchanged HandExposed"]),
    ],
)  # fmt: skip
def test_VIR_1_8_2_what_the_table_hears_of_a_contract(plan, expected):
    before, _ = told(started(), plan)
    defended = [] if plan.family in ("gask", "gok") else ["exchange: CardsExchanged"] * 2
    card = "CardPlayed HandExposed" if plan.key == "gok" else "CardPlayed"
    assert before == [*expected, *defended, f"play: {card}"]


def test_VIR_1_8_5_an_ouverte_is_shown_with_the_last_exchange():
    before, _ = told(started(), Plan("grande_ouverte", 0))
    assert before[-3:] == ["exchange: CardsExchanged", "exchange: CardsExchanged HandExposed", "play: CardPlayed"]


@pytest.mark.parametrize(("options", "last"), [({}, ""), ({"revealUnused": "on"}, " UnusedShown")])
def test_VIR_8_5_VIR_1_9_what_the_end_of_a_deal_tells(options, last):
    _, steps = told(started(**options), Plan("solo6", 6))
    assert steps[-1] == f"play: CardPlayed TrickTaken DealFinished{last}"
    _, steps = told(started(**options), Plan("solo6"))
    assert steps[-1] == f"surrender: Surrendered DealFinished{last}"
    assert [step_text for step_text in steps if "TrickTaken" in step_text] == []


def test_VIR_1_10_the_last_deal_tells_the_end_of_the_match():
    match = started(deals=3)
    for _ in range(2):
        match = finished(match, Plan("six"))
    _, steps = told(match, Plan("six"))
    assert steps[-1] == "surrender: Surrendered DealFinished MatchFinished"


def test_VIR_1_8_6_the_other_defender_hears_what_was_drawn_and_nobody_else_does():
    match, actions = position(started(4), Plan("grande_royale", 0), "M")
    match = do(match, *actions)
    for drawer, partner in ("FD", "DF"):
        card = hand(match, drawer).split()[0]
        match, done = match.act(seat_of(match, drawer), f"exchange {card}")
        (exchanged,) = [event for event in done.events if isinstance(event.public, CardsExchanged)]
        heard = {viewer: exchanged.seen_by(seat_of(match, viewer)) for viewer in "FMDX"}
        assert isinstance(heard[drawer], CardsDrawn)
        assert cards_text(heard[drawer].discarded) == card
        assert isinstance(heard[partner], PartnerDrew)
        assert heard[partner].drawn == heard[drawer].drawn
        assert heard["M"] == heard["X"] == exchanged.seen_by(None) == exchanged.public
        assert cards_named_by(exchanged.public) == 0
