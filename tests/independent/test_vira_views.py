"""Checks that `stich replay --view` of Vira shows all visible cards, and nothing that depends on hidden ones."""

import json
import random
import re

import pytest

from bot.cli.replay import seen_position
from tests.independent import generator, record, vira, vira_cases
from tests.independent.compare import DEEP, matches, whole_match
from tests.independent.vira_positions import won

CARD = re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])", re.IGNORECASE)
RECORDS = 400 if DEEP else 16
DEALS = 8
SWAPS = 4
"""The number of exchanges of two hidden cards, or of changed choices of cards, for each viewer of a deal."""


def shown(match, number, viewer):
    return json.dumps(seen_position(match, number, viewer), sort_keys=True)


def one_deal(name):
    """The record of a session up to the end of its first deal."""
    rng = random.Random(name)
    first = json.loads(generator.header(rng, vira_cases))
    first["options"] = {**first.get("options", {}), "deals": 2 * first["seats"]}
    lines = [json.dumps(first)]
    table = record.start(lines[0])
    pack, chance = vira_cases.random_pack(rng), generator.random_chance(rng, vira_cases)
    lines.append(generator.deal_line(pack, **chance))
    vira.deal(table, pack, **chance)
    while vira.due(table) != "deal":
        text = vira_cases.choose(rng, table)
        lines.append(generator.move_line(rng, table["turn"], text))
        vira.act(table, text)
    return lines


def viewers(table):
    return [*range(table["seats"]), None]


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_view_shows_all_cards_that_it_must_and_none_that_it_may_not(seed):
    lines = one_deal(f"needs {seed}") if seed % 4 else whole_match(vira_cases, f"needs {seed}")
    table = record.start(lines[0])
    for number, match in enumerate(matches(lines), start=1):
        if number > 1:
            record.follow(table, lines[number - 1])
        cards = {}
        for viewer in viewers(table):
            cards[viewer] = set(CARD.findall(shown(match, number, viewer)))
            assert cards[viewer] <= vira.may_see(table, viewer), f"line {number} for {viewer}"
            assert vira.must_see(table, viewer) <= cards[viewer], f"line {number} for {viewer}"
        if "active" in table:
            for sitting_out in set(range(table["seats"])) - set(table["active"]):
                assert cards[sitting_out] == cards[None], f"line {number} for {sitting_out}"
    assert number == len(lines)


def views(lines, viewer):
    """For every line a viewer's knowledge (the public log and the visible cards) and their view."""
    table = record.start(lines[0])
    pairs = []
    for number, match in enumerate(matches(lines), start=1):
        if number > 1:
            record.follow(table, lines[number - 1])
        public = [table.get("log", []), table["scores"], table["pot"], vira.due(table)]
        pairs.append((json.dumps([public, sorted(vira.may_see(table, viewer))]), shown(match, number, viewer)))
    assert len(pairs) == len(lines)
    return pairs


def compared(lines, others, viewer):
    """Checks that the view is the same as long as a viewer knows the same of two records; gives the number of lines."""
    legal = len(record.answers(others)[0]) - (1 if "error" in record.answers(others)[0][-1] else 0)
    count = 0
    for ours, theirs in zip(views(lines[:legal], viewer), views(others[:legal], viewer), strict=True):
        if ours[0] != theirs[0]:
            break
        count += 1
        assert ours[1] == theirs[1], f"line {count} for {viewer}"
    return count


def unseen(lines, viewer):
    """The cards that a viewer never sees in this deal."""
    table = record.start(lines[0])
    seen = set()
    for line in lines[1:]:
        record.follow(table, line)
        seen |= vira.may_see(table, viewer)
    return [card for card in vira.PACK if card not in seen]


def renamed(line, first, second):
    """A line with two cards exchanged."""
    move = json.loads(line)
    name = "deal" if "deal" in move else "act"
    names = {first: second, second: first}
    words = [names.get(word.upper(), word) for word in move[name].split(" ")]
    return json.dumps({**move, name: " ".join(words)})


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_view_does_not_depend_on_who_holds_the_hidden_cards(seed):
    """Two cards that a viewer never sees are exchanged, in the pack and in the choices of others."""
    rng = random.Random(f"hidden {seed}")
    whole = one_deal(f"hidden {seed}")
    lines = whole if rng.random() < 0.4 else whole[: rng.randrange(2, len(whole))]
    seats = json.loads(lines[0])["seats"]
    for viewer in (*range(seats), None):
        hidden = unseen(lines, viewer)
        for _ in range(SWAPS if len(hidden) > 1 else 0):
            pair = rng.sample(hidden, 2)
            others = [lines[0], *(renamed(line, *pair) for line in lines[1:])]
            assert compared(lines, others, viewer) >= 2


@pytest.mark.parametrize("chunk", range(RECORDS // DEALS))
def test_which_cards_another_picked_is_not_shown(chunk):
    """If a player keeps, exchanges or discards other cards of the same number, other views stay the same."""
    noticed = sum(changed_choices(f"picked {chunk} {number}") for number in range(DEALS))
    assert noticed > 100, "few lines after a change were compared"


def changed_choices(name):
    """The number of lines compared after changed choices."""
    rng, lines, count = random.Random(name), one_deal(name), 0
    moves = [number for number, line in enumerate(lines) if re.search(r'"(exchange|keep|discard) [^n]', line)]
    for number in rng.sample(moves, min(len(moves), SWAPS)):
        move = json.loads(lines[number])
        word, *cards = move["act"].split(" ")
        _, table = record.answers(lines[:number])
        other = " ".join([word, *rng.sample(vira.pick(table)["from"], len(cards))])
        others = [*lines[:number], json.dumps({**move, "act": other}), *lines[number + 1 :]]
        for viewer in viewers(table):
            if viewer != move["seat"]:
                count += compared(lines, others, viewer) - number
    return count


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("key", ["turne6", "vingel7", "tringel9"])
def test_whether_a_turned_card_was_discarded_later_is_not_shown(key, seats):
    """9: the card is drawn with the first exchange, and is discarded in the second or stays."""
    pack = random.Random(key).sample(vira.PACK, 52)
    table = won(key, pack=pack, seats=seats)
    lines = [
        json.dumps({"stich": 1, "game": "vira", "seats": seats, "dealer": 0}),
        generator.deal_line(pack, preference="H"),
        *(move(seat, text) for seat, text in zip((1, 2, 0), ("bid " + key, "pass", "pass"), strict=True)),
    ]
    count = len(table["turned"])
    own = list(table["hands"][1])
    for text in (None, "exchange " + " ".join(own[:count]), "re-exchange", None):
        action = text or vira.legal(table)[0]
        lines.append(move(1, action))
        vira.act(table, action)
    turned = table["turned"][:count]
    assert set(turned) <= set(table["hands"][1])
    kept = [*lines, move(1, "exchange " + " ".join(own[count : 2 * count])), move(1, "stand")]
    gone = [*lines, move(1, "exchange " + " ".join(turned)), move(1, "stand")]
    for viewer in [seat for seat in (0, 2, 3, None) if seat is None or seat < seats]:
        assert compared(kept, gone, viewer) == len(kept), viewer


def move(seat, text):
    return json.dumps({"seat": seat, "act": text})
