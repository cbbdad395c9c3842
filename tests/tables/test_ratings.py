"""What a finished rated match changes in the ratings of its players: golden values by the formulas of the paper."""

from dataclasses import replace
from itertools import chain, pairwise

import pytest

from bot.tables.model import Credit, UserId
from bot.tables.rating import MILLION, WORLD, Rating
from bot.tables.ratings import (
    Ladders,
    RatedMatch,
    RatedSeat,
    Reset,
    after_match,
    computer,
    places_of,
)
from engine.players import LEVELS
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.sheet import Standings
from tests.tables import plackett_luce

A, B = map(UserId, (11, 12))
STRONG, WEAK = Rating(31_000_000, 5_000_000, 40), Rating(20_500_000, 6_250_000, 12)


def free_for_all(*places: int) -> tuple[RatedSeat, ...]:
    """The seats of persons who play for themselves, with these places."""
    return tuple(RatedSeat(side, place, UserId(11 + side)) for side, place in enumerate(places))


def teams(first: int, second: int) -> tuple[RatedSeat, ...]:
    """Four persons in two teams with these places; partners sit opposite."""
    return tuple(RatedSeat(seat % 2, (first, second)[seat % 2], UserId(11 + seat)) for seat in range(4))


def by_the_paper(game: str, seats: tuple[RatedSeat, ...], before: tuple[Rating, ...]) -> tuple[Rating, ...]:
    """The new numbers of each seat, whatever counts of them."""
    sides = sorted({seat.side for seat in seats})
    members = [[number for number, seat in enumerate(seats) if seat.side == side] for side in sides]
    places = [next(seat.place for seat in seats if seat.side == side) for side in sides]
    ratings = [[(before[one].mu / MILLION, before[one].sigma / MILLION) for one in side] for side in members]
    rated = plackett_luce.after(ratings, places, find_game(game).luck)
    now = dict(zip(chain(*members), chain(*rated), strict=True))
    return tuple(
        Rating(round(now[one][0] * MILLION), round(now[one][1] * MILLION), before[one].matches + 1)
        for one in range(len(seats))
    )


def test_who_has_not_played_is_shown_1000_and_provisional_until_five_matches() -> None:
    assert (Rating().shown, Rating().matches) == (1000, 0)
    assert [Rating(matches=number).provisional for number in (0, 4, 5, 6)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("mu", "sigma", "shown"),
    [
        (25.0, 25 / 3, 1000),
        (30.0, 5.0, 1600),
        (10.0, 8.0, 440),
        (-3.0, 8.0, -80),
        (25.0125, 8.333333, 1001),  # 1000.5
        (25.0124, 8.333333, 1000),
    ],
)
def test_the_number_shown_is_three_deviations_below_the_mean(mu: float, sigma: float, shown: int) -> None:
    assert Rating(round(mu * MILLION), round(sigma * MILLION)).shown == shown


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("klaberjass", free_for_all(1, 2)),
        ("klaberjass", free_for_all(2, 1)),
        ("klaberjass", free_for_all(1, 1)),
        ("schieber", teams(1, 2)),
        ("schieber", teams(2, 1)),
        ("schieber", teams(1, 1)),
        ("barbu", free_for_all(3, 1, 4, 2)),
        ("barbu", free_for_all(1, 1, 3, 4)),
        ("barbu", free_for_all(1, 2, 2, 2)),
        ("vira", free_for_all(2, 3, 1)),
        ("vira", free_for_all(1, 3, 1)),
        ("vira", free_for_all(4, 2, 2, 1)),
    ],
)
@pytest.mark.parametrize("mixed", [False, True])
def test_the_new_numbers_are_those_of_the_paper(game: str, seats: tuple[RatedSeat, ...], mixed: bool) -> None:
    before = tuple((STRONG, WEAK, Rating(), Rating(25_000_000, 2_000_000, 400))[: len(seats)])
    before = before if mixed else tuple(Rating() for _ in seats)
    assert after_match(game, seats, before) == by_the_paper(game, seats, before)


@pytest.mark.parametrize("game", game_keys())
def test_the_better_place_gains_more(game: str) -> None:
    seats = find_game(game).seats[-1]
    teamed = len(find_game(game).sides(seats)) < seats
    played = teams(1, 2) if teamed else free_for_all(*range(1, seats + 1))
    after = after_match(game, played, tuple(Rating() for _ in played))
    gains = [now.certain for now in after[:2] if teamed] or [now.certain for now in after]
    assert all(better > worse for better, worse in pairwise(gains))
    assert after[0].shown > 1000 > after[1 if teamed else -1].shown


def test_partners_gain_and_lose_alike_from_equal_numbers() -> None:
    after = after_match("schieber", teams(1, 2), tuple(Rating() for _ in range(4)))
    assert (after[0], after[1]) == (after[2], after[3])


def test_a_surprise_changes_more_than_what_was_expected() -> None:
    expected = after_match("klaberjass", free_for_all(1, 2), (STRONG, WEAK))
    surprise = after_match("klaberjass", free_for_all(2, 1), (STRONG, WEAK))
    assert expected[0].mu - STRONG.mu < STRONG.mu - surprise[0].mu


def test_a_computer_keeps_the_fixed_numbers_of_its_level_and_a_person_gains_less_by_a_weak_one() -> None:
    gains = []
    for level in ("learner", "strong"):
        seats = (RatedSeat(0, 1, A), RatedSeat(1, 2, None, level))
        before = (Rating(), computer("klaberjass", level))
        after = after_match("klaberjass", seats, before)
        assert after[1] == before[1]
        assert after[0] == by_the_paper("klaberjass", seats, before)[0]
        gains.append(after[0].mu)
    assert gains[0] < gains[1]


@pytest.mark.parametrize("game", game_keys())
def test_each_level_is_at_least_as_strong_as_the_one_below(game: str) -> None:
    strengths = [computer(game, level).mu for level in LEVELS]
    assert strengths == sorted(strengths)
    assert computer(game, "careful").mu == 25 * MILLION
    assert computer(game, "random").mu < strengths[0]


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 1)])
@pytest.mark.parametrize(("credit", "sign"), [(Credit.LOSS, -1), (Credit.GAIN, 1)])
def test_a_credit_lets_one_only_lose_or_only_gain(places: tuple[int, int], credit: Credit, sign: int) -> None:
    first, second = free_for_all(*places)
    before = (WEAK, STRONG)
    usual = by_the_paper("klaberjass", (first, second), before)
    after = after_match("klaberjass", (replace(first, credit=credit), second), before)
    assert after[1] == usual[1]
    if (usual[0].certain - WEAK.certain) * sign > 0:
        assert after[0] == usual[0]
    elif credit is Credit.LOSS:  # the match counts as played
        assert after[0] == replace(WEAK, matches=WEAK.matches + 1)
    else:
        assert after[0] == WEAK


def test_whoever_left_comes_last_for_themselves_alone_whoever_won_in_their_seat() -> None:
    gone = RatedSeat(0, 1, A, None, Credit.LOSS, gone=True)
    other = RatedSeat(1, 2, B)
    before = (WEAK, STRONG)
    after = after_match("klaberjass", (gone, other), before)
    assert after[0] == by_the_paper("klaberjass", free_for_all(2, 1), before)[0]
    assert after[1] == by_the_paper("klaberjass", free_for_all(1, 2), before)[1]


def test_whoever_left_a_team_comes_last_and_the_partner_does_not() -> None:
    seats = teams(1, 2)
    before = tuple(Rating() for _ in seats)
    after = after_match("schieber", (replace(seats[0], gone=True, credit=Credit.LOSS), *seats[1:]), before)
    lost, won = by_the_paper("schieber", teams(2, 1), before)[0], by_the_paper("schieber", seats, before)
    assert after == (lost, *won[1:])
    assert lost.shown < 1000 < after[2].shown


def test_a_former_player_takes_part_and_nothing_changes_for_them() -> None:
    seats = (RatedSeat(0, 1, None), RatedSeat(1, 2, B))
    after = after_match("klaberjass", seats, (STRONG, WEAK))
    assert after == (STRONG, by_the_paper("klaberjass", free_for_all(1, 2), (STRONG, WEAK))[1])


def test_equal_totals_share_the_better_place() -> None:
    assert places_of(Standings((5, 9, 5, 1), ranking=((1,), (0, 2), (3,)))) == (2, 1, 2, 4)
    assert places_of(Standings((3, 3, 3), ranking=((0, 1, 2),))) == (1, 1, 1)


# ------------------------------------------------------------------------------------------------------------- ladders


def match(number: int, *places: int, guild: int | None = 5, stored: Rating = Rating()) -> RatedMatch:  # noqa: B008
    """A match of Klaberjass between A and B with these places, and these numbers stored of both."""
    seats = free_for_all(*places)
    numbers = (stored, stored)
    return RatedMatch(
        f"m{number}", number, "klaberjass", guild, number * 10, seats, numbers if guild else None, numbers
    )


def test_a_match_counts_on_the_ladder_of_its_server_and_on_that_over_all() -> None:
    ladders = Ladders.begun([])
    ladders.rate(match(1, 1, 2, guild=5))
    ladders.rate(match(2, 1, 2, guild=6))
    ladders.rate(match(3, 2, 1, guild=None))
    counts = {(guild, user): rating.matches for (_, guild, user), (rating, _) in ladders.ratings.items()}
    assert counts == {(5, A): 1, (5, B): 1, (6, A): 1, (6, B): 1, (WORLD, A): 3, (WORLD, B): 3}
    once = after_match("klaberjass", free_for_all(1, 2), (Rating(), Rating()))
    twice = after_match("klaberjass", free_for_all(1, 2), once)
    thrice = after_match("klaberjass", free_for_all(2, 1), twice)
    assert [ladders.ratings["klaberjass", guild, A] for guild in (5, 6, WORLD)] == [
        (once[0], 10), (once[0], 20), (thrice[0], 30),
    ]  # fmt: skip


def test_a_person_whose_first_known_match_has_numbers_starts_from_these() -> None:
    ladders = Ladders.begun([])
    ladders.rate(match(7, 1, 2, stored=STRONG))
    assert ladders.ratings["klaberjass", 5, A][0] == after_match("klaberjass", free_for_all(1, 2), (STRONG, STRONG))[0]
    ladders.rate(match(8, 1, 2, stored=WEAK))  # of later matches the stored numbers do not matter
    assert ladders.ratings["klaberjass", 5, A][0].matches == STRONG.matches + 2


def test_a_ladder_begins_anew_after_its_reset_and_no_other_does() -> None:
    ladders = Ladders.begun([Reset(5, "klaberjass", 2), Reset(5, "schieber", 1), Reset(6, "klaberjass", 0)])
    for number in (1, 2, 3):
        ladders.rate(match(number, 1, 2))
    assert ladders.ratings["klaberjass", 5, A][0].matches == 1
    assert ladders.ratings["klaberjass", WORLD, A][0].matches == 3


def test_a_ladder_that_was_reset_after_the_last_match_is_empty() -> None:
    ladders = Ladders.begun([Reset(5, "klaberjass", 1)])
    ladders.rate(match(1, 1, 2))
    ladders.reset()
    assert {guild for _, guild, _ in ladders.ratings} == {WORLD}
