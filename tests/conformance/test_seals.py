"""Every game: each deal is sealed by a hash over all that chance decides, chained through the match."""

import random
from dataclasses import replace
from functools import cache

import pytest

from engine import registry
from engine.cards import Seat
from engine.fairness import digest, seal, seal_of, sealed_deals
from engine.match import DealLine, Match, TakeBackLine
from engine.record import Fault, read, write
from tests.conformance import walks

LONG, SHORT = 3, 6
"""Deals of a match that is good for tampering: enough to reorder and to leave out; and the most, for time."""


@cache
def sealed_match(key):
    """A match of some deals by a random player, each deal sealed as it is dealt, with what was shown at each deal."""
    game = registry.game(key)
    for number in range(100):
        rng = random.Random(f"seals {key} {number}")
        seats = rng.choice(game.seats)
        match = Match.start(game, seats=seats, dealer=Seat(rng.randrange(seats)), match_id=f"{key}-{number}")
        shown = []
        while (line := walks.next_line(match, rng, walks.CAREFUL)) is not None and match.deals <= SHORT:
            if isinstance(line, DealLine):
                line = replace(line, seal=seal(match, line.chance, rng.randbytes(16).hex()))
            able = [seat for seat in walks.seats(match) if match.to_take_back(seat)]
            if able and rng.random() < 0.05:
                line = TakeBackLine(able[0], len(match.to_take_back(able[0])))
            match, _ = match.follow(line)
            if isinstance(line, DealLine):
                shown.append(seal_of(match).hash)
            assert seal_of(match).hash == shown[-1], "no action and no take-back changes what the table shows"
        if len(shown) >= LONG:
            return match, tuple(shown)
    raise AssertionError(key)


def test_what_was_shown_at_each_deal_is_what_the_record_gives_at_the_end(game):
    match, shown = sealed_match(game.key)
    *_, read_again = read(write(match).encode())
    assert isinstance(read_again, Match)
    assert tuple(deal.seal.hash for deal in sealed_deals(read_again)) == shown
    assert all(deal.holds for deal in sealed_deals(read_again))
    assert len(set(shown)) == len(shown)


def test_the_log_has_a_line_for_each_deal_which_actions_follow(game):
    """A deal is due exactly where its line is: none twice, none after an action of its own deal, none taken back."""
    match, shown = sealed_match(game.key)
    assert sum(isinstance(line, DealLine) for line in match.log) == len(shown) == match.deals
    assert isinstance(match.log[0], DealLine)
    assert [line for line in match.effective if isinstance(line, DealLine)] == [
        line for line in match.log if isinstance(line, DealLine)
    ]
    for before, line in zip(match.log, match.log[1:], strict=False):
        assert not (isinstance(before, DealLine) and isinstance(line, DealLine | TakeBackLine))


def test_no_deal_is_sealed_with_the_hash_of_another_salt_pack_word_number_or_match(game):
    match, _ = sealed_match(game.key)
    start = Match.start(game, seats=match.header.seats, dealer=match.header.dealer, match_id=match.header.match_id)
    chance = match.log[0].chance
    pack = list(chance.pack)
    pack[0], pack[-1] = pack[-1], pack[0]
    others = [
        (start, replace(chance, pack=tuple(pack)), "0" * 32),
        (start, chance, "0" * 31 + "1"),
        (replace(start, header=replace(start.header, match_id="another-1")), chance, "0" * 32),
        (replace(start, header=replace(start.header, dealer=Seat((start.header.dealer + 1) % 2))), chance, "0" * 32),
        (start.deal(chance, seal(start, chance, "0" * 32))[0], chance, "0" * 32),
    ]
    for name, words in game.chance_words.items():
        (word,) = dict(chance.words).values()
        others += [(start, replace(chance, words=((name, other),)), "0" * 32) for other in words if other != word]
    hashes = [seal(start, chance, "0" * 32).hash, *(seal(*other).hash for other in others)]
    assert len(set(hashes)) == len(hashes)


def swapped(lines, rng):
    """Two cards of one pack change places."""
    place = rng.choice([number for number, line in enumerate(lines) if isinstance(line, DealLine)])
    pack = list(lines[place].chance.pack)
    one, other = rng.sample(range(len(pack)), 2)
    pack[one], pack[other] = pack[other], pack[one]
    lines[place] = replace(lines[place], chance=replace(lines[place].chance, pack=tuple(pack)))
    return lines


def test_a_swapped_pack_does_not_hold_even_where_the_match_is_legal(game):
    match, _ = sealed_match(game.key)
    for number in range(20):
        lines = swapped(list(match.effective), random.Random(number))
        changed = [deal.holds for deal in sealed_deals(replace(match, log=tuple(lines)))]
        assert changed.count(False) == 1


@pytest.mark.parametrize("seed", range(5))
def test_any_byte_of_a_record_that_is_changed_changes_the_digest(game, seed):
    match, _ = sealed_match(game.key)
    record, rng = write(match).encode(), random.Random(seed)
    place = rng.randrange(len(record))
    changed = record[:place] + bytes([record[place] ^ 1]) + record[place + 1 :]
    assert digest(changed) != digest(record)


def test_a_record_of_another_program_without_seals_replays_as_before(game):
    match, _ = sealed_match(game.key)
    plain = [replace(line, seal=None) if isinstance(line, DealLine) else line for line in match.effective]
    *_, found = read(write(replace(match, log=tuple(plain), header=replace(match.header, match_id=""))).encode())
    assert not isinstance(found, Fault)
    assert (found.state, found.standings) == (match.state, match.standings)
    assert not any(deal.holds for deal in sealed_deals(found))
