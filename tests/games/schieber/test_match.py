"""Options, presets and variants, and the invariants of a whole match."""

import random

import pytest

from engine import record
from engine.cards import card_set
from engine.game import Chance, Malformed
from engine.games.schieber import GAME
from engine.match import DealLine, Match
from engine.options import make_options, named_rules
from engine.turn import Act, DealDue


def start(preset="article", **options):
    return Match.start("schieber", seats=4, dealer=0, preset=preset, options=options)


def random_match(seed, preset="article", **options):
    """A whole match at random, with every position."""
    rng = random.Random(seed)
    match = start(preset, **options)
    positions = [match]
    while not match.over:
        if isinstance(match.turn, DealDue):
            order = list(GAME.pack)
            rng.shuffle(order)
            match, _ = match.deal(Chance(tuple(order)))
        else:
            assert isinstance(match.turn, Act)
            match, _ = match.act(match.turn.seat, rng.choice(match.choice(match.turn.seat).legal))
        positions.append(match)
    return positions


@pytest.mark.parametrize("seats", [0, 2, 3, 5])
def test_SCH_1_1_four_play(seats):
    with pytest.raises(Malformed):
        Match.start("schieber", seats=seats, dealer=0)


def test_the_presets_are_the_columns_of_the_sheet():
    article = {
        "target": 2500, "multipliers": (1, 1, 2, 2, 3, 4), "undenufeValues": "A", "weis": "small", "kreuzweis": "on",
        "weisCredit": "announcement", "stoeck": "anySuit", "trumpsOnly": "overtrump", "matchBonus": 100,
        "firstForehand": "7C", "laterForehand": "seven", "nextDealer": "rotate", "pushBack": "off",
        "ending": "endOfDeal", "order": "stoeck-weis-stich", "announce": "auto", "lastTrickView": "on",
        "weisScores": "team", "chooser": "forehand",
    }  # fmt: skip
    swiss = article | {
        "multipliers": (1, 1, 2, 2, 3, 3), "undenufeValues": "6", "weis": "large", "weisCredit": "afterTrick1",
        "stoeck": "trump", "trumpsOnly": "any", "firstForehand": "right", "laterForehand": "right",
        "ending": "immediate",
    }  # fmt: skip
    for preset, expected in (("article", article), ("swiss", swiss)):
        options = make_options(GAME, preset, {}, 4)
        assert {name: getattr(options, name) for name in expected} == expected


@pytest.mark.parametrize("name", ["swiss1000", "tournament"])
def test_each_variant_can_be_played(name):
    rules = named_rules(GAME, name)
    options = make_options(GAME, rules.preset, rules.options, 4)
    assert options.multipliers == (1, 1, 1, 1, 1, 1)
    if name == "swiss1000":
        assert (options.target, options.ending, options.weis, options.stoeck) == (1000, "immediate", "large", "trump")
    else:
        assert (options.target, options.ending) == (12, "fixedDeals")
        assert (options.weis, options.stoeck, options.matchBonus) == ("off", "off", 0)
    *_, end = random_match(1, rules.preset, **dict(rules.options))
    assert end.over


def test_a_tournament_is_twelve_deals_of_157_points():
    rules = named_rules(GAME, "tournament")
    *_, end = random_match(2, rules.preset, **dict(rules.options))
    assert len(end.state.match.results) == 12
    assert sum(end.standings.scores) == 12 * 157


@pytest.mark.parametrize("target", [None, 101, 2500])
@pytest.mark.parametrize("preset", ["article", "swiss"])
def test_SCH_4_15_2_the_number_of_deals_must_be_named(preset, target):
    given = {} if target is None else {"target": target}
    with pytest.raises(Malformed) as problem:
        start(preset, ending="fixedDeals", **given)
    assert problem.value.message.key == "schieber-number-of-deals"


@pytest.mark.parametrize("target", [1, 100])
def test_SCH_4_15_2_from_one_deal_to_a_hundred(target):
    assert start(ending="fixedDeals", target=target).options.target == target


@pytest.mark.parametrize("target", [1, 17, 2499, 1_000_000])
def test_SCH_4_1_any_positive_target(target):
    assert start(target=target).options.target == target


@pytest.mark.parametrize(
    "options",
    [
        {"target": 0}, {"target": -5}, {"target": "2500"}, {"target": 2500.0}, {"target": True},
        {"multipliers": [1, 1, 2, 2, 3]}, {"multipliers": [1, 1, 2, 2, 3, 0]}, {"multipliers": [1, 1, 2, 2, 3, 4, 5]},
        {"multipliers": "112234"}, {"multipliers": [1, 1, 2, 2, 3, "4"]}, {"undenufeValues": 6}, {"weis": "Small"},
        {"matchBonus": 75}, {"firstForehand": "7S"}, {"slalom": "on"}, {"weisMemory": "on"}, {"splitRuns": "on"},
    ],
)  # fmt: skip
def test_unknown_options_and_values_are_malformed(options):
    with pytest.raises(Malformed):
        start(**options)


@pytest.mark.parametrize("preset", ["swiss1000", "tournament", "Swiss", ""])
def test_a_record_names_presets_only(preset):
    with pytest.raises(Malformed):
        start(preset)


def test_SCH_2_9_standings_are_running_totals_by_team():
    before = (0, 0)
    for match in random_match(3, "swiss"):
        scores = match.standings.scores
        assert len(scores) == 2
        assert scores == match.view(None).totals
        assert scores[0] >= before[0]
        assert scores[1] >= before[1]
        assert (match.standings.ranking is not None) == match.over
        before = scores


def test_SCH_3_4_the_hands_as_dealt_are_revealed_when_the_match_is_over():
    *before, end = random_match(4, announce="manual")
    order = next(line for line in reversed(end.log) if isinstance(line, DealLine)).chance.pack
    dealer = end.view(None).dealer
    revealed = GAME.reveal(end.state)
    for seat in range(4):
        place = (seat - dealer - 1) % 4
        assert revealed[seat] == card_set(
            order[3 * place + round * 12 + card] for round in range(3) for card in range(3)
        )
    with pytest.raises(ValueError, match="not over"):
        GAME.reveal(before[-1].state)


@pytest.mark.parametrize("options", [{}, {"announce": "manual", "pushBack": "on", "ending": "immediate"}])
def test_a_whole_match_is_written_and_read_again(options):
    *_, end = random_match(5, **options)
    *_, again = record.read(record.write(end).encode())
    assert again == end


def test_the_scores_of_the_deals_add_up():
    for preset in ("article", "swiss"):
        *_, end = random_match(6, preset)
        totals = (0, 0)
        for result in end.view(None).match.results:
            totals = tuple(before + scored for before, scored in zip(totals, result.scored, strict=True))
            assert result.totals == totals
        assert end.standings.scores == totals


def test_a_repr_names_no_card():
    for match in random_match(7, announce="manual")[1:60]:
        seat = match.turn.seat if isinstance(match.turn, Act) else 0
        for value in (
            match,
            match.state,
            match.view(seat),
            GAME.information_state(match.state, seat),
            GAME.kernel(match.state),
        ):
            assert "(" not in repr(value)
            assert "=" not in repr(value)
