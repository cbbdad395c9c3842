"""Texts to name to a game: every action of its notation that has at most one card, and texts that are nothing.

The actions are found by play: no game's words are entered here.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine import registry
from engine.cards import CARD_TEXTS, RANK_LETTERS, SUIT_LETTERS
from engine.choice import PickOne
from engine.game import Malformed
from engine.turn import Act
from tests.conformance import walks

SEAT_SETS = [" ".join(map(str, seats)) for size in range(2, 5) for seats in combinations(range(4), size)]
ALIKE = ({*CARD_TEXTS}, {*SUIT_LETTERS}, {*RANK_LETTERS}, {"0", "1", "2", "3"})
"""Words of which each may be in the place of another."""

NOTHING = (
    "", " ", "none", "x", "play ", " play AS", "play AS ", "play  AS", "play\tAS", "play AS\n", "PLAY AS",
    "Play AS", "play 10S", "play XS", "play SA", "play A♠", "play ＡＳ", "play ſa", "play AS, KS",
    "play AS bella bella", "playAS", "take pass", "pass pass", "Pass", "PASS", "pаss", "name", "name X", "name spades",
    "choose", "choose X", "declare XX", "declare TR", "declare DO 10", "double 4", "double 0,1", "bid", "bid seventeen",
    "trump", "exchange 2X", "\0", "play \0\0", "\ud800", "play A\ud800", "٣", "-1", "null", "{}", "play " + "AS " * 500,
    "💥", "../../etc/passwd", "'; drop table move; --", "<@&1>", "%s%n", "a" * 10_000,
)  # fmt: skip
"""Made-up text: no game knows any of it."""


def offered(key: str) -> Iterator[str]:
    """What the choices of the walked matches offer, open or not, and what the game lists as said."""
    game = registry.game(key)
    yield from (option.text for option in game.sayings)
    for moment in walks.moments(key):
        turn = game.turn(moment.state)
        if not isinstance(turn, Act):
            continue
        choice = game.choice(game.view(moment.state, turn.seat))
        if isinstance(choice, PickOne):
            yield from (option.text for option in choice.options)
        else:
            yield from (f"{choice.verb} {picked}" for picked in ("none", *choice.candidates))


@cache
def nameable(key: str) -> tuple[str, ...]:
    """Every action of the game that has at most one card, or any seats.

    Each word that stood somewhere behind a verb is put behind every verb in that place; with it all that are like it:
    every card of the 52 for a card, every suit for a suit, every rank, every seat.
    """
    texts = set(offered(key))
    verbs = {text.split(" ")[0] for text in texts}
    first, second = (_in_place(texts, place) for place in (1, 2))
    texts_to_try = [
        *texts,
        *(f"{verb}{word}" for verb in verbs for word in ("", *(f" {argument}" for argument in (*first, *SEAT_SETS)))),
        *(f"{verb} {argument} {other}" for verb in verbs for argument in first for other in second - ALIKE[0]),
    ]
    return tuple(sorted({text for text in texts_to_try if is_action(key, text)}))


def _in_place(texts: set[str], place: int) -> set[str]:
    words = {words[place] for text in texts if len(words := text.split(" ")) > place}
    return words.union(*(alike for alike in ALIKE if alike & words))


def is_action(key: str, text: str) -> bool:
    """Whether the text is an action of the game, as the game writes it."""
    try:
        return str(registry.game(key).parse(text)) == text
    except Malformed:
        return False


def foreign() -> list[str]:
    """What is said in any of the games: to each of the others it is nothing, or something else."""
    return [option.text for key in registry.game_keys() for option in registry.game(key).sayings]
