"""Whole matches of all games, logged at debug level: no card, token or name in any line; each says what it is about."""

import io
import json
import logging
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
import structlog

from bot.app import log
from bot.tables.model import TableState, UserId
from bot.text.i18n import DECKS, Localiser, Voice
from engine.cards import CARD_TEXTS, parse_card
from engine.registry import game as find_game
from engine.registry import game_keys
from tests.discord.house import House
from tests.discord.players import ByDirectMessage, ByPanel, play_match
from tests.discord.secrecy import cards_in

WORDS = Localiser()
PEOPLE = ("Annegret", "Benedikt")
"""Names that are in no text of the bot."""
SHORTER: dict[str, dict[str, Any]] = {
    "klaberjass": {"target": 300},
    "schieber": {"target": 1000, "stoeck": "off"},
    "barbu": {"length": 12},
    "vira": {"deals": 6},
}
"""Whole matches, but no longer than it takes: a line of the log is the same in every deal.

Without Stöck: `Knowledge` forgets its cards with the deal, whose message loses its buttons only in the next one."""


class Unscrubbed(logging.Handler):
    """Keeps every line as it was given, before anything is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, with all that was given along with it."""
        self.lines.append(f"{record.getMessage()} {sorted(vars(record).items(), key=str)}")


@pytest.fixture
def written() -> Iterator[tuple[io.StringIO, Unscrubbed]]:
    """The log of the bot at debug level, as it is written and as it was given."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in root.manager.loggerDict}
    level, stream, unscrubbed = root.level, io.StringIO(), Unscrubbed()
    log.set_up(level="debug", form="json", process="left", stream=stream)
    root.addHandler(unscrubbed)
    yield stream, unscrubbed
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in root.manager.loggerDict:
        logging.getLogger(name).setLevel(levels.get(name, logging.NOTSET))
    structlog.reset_defaults()


def spellings() -> list[str]:
    """Every card in signs and in words, as each language and each deck has them."""
    voices = [
        Voice(WORDS, language, deck=deck, spoken=spoken)
        for language, deck, spoken in product(WORDS.languages, DECKS, (False, True))
    ]
    return sorted({voice.card(parse_card(text)) for voice in voices for text in CARD_TEXTS})


@pytest.mark.parametrize("key", game_keys())
async def test_the_log_of_a_whole_match_names_no_card_no_token_and_nobody(
    key: str, house: House, written: tuple[io.StringIO, Unscrubbed]
) -> None:
    stream, unscrubbed = written
    anna, ben = (house.person(name) for name in PEOPLE)
    await anna.slash(house.channel, "table new", game=key)
    await ben.slash(house.channel, "table join")
    if key in SHORTER:
        await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), options=SHORTER[key]))
    for _ in range(max(find_game(key).seats) - 2):
        await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    table = await play_match(house, house.table.id, ByPanel(house, anna), ByDirectMessage(house, ben))
    assert table.state is TableState.FINISHED
    assert table.match is not None

    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    saved = [line for line in lines if line["event"] == "saved"]
    assert len({(line["table"], line["match"], line["seq"]) for line in saved if line["seq"]}) > 20
    assert {line["seq"] for line in saved if line["match"] == 1} <= set(range(len(table.match.log) + 1))
    assert max(line["seq"] for line in saved) == len(table.match.log)
    assert any("interaction" in line for line in saved), "people have moved"
    if len(table.holders) > len(PEOPLE):
        assert any("interaction" not in line for line in saved), "computers have moved"

    for given in (stream.getvalue(), *unscrubbed.lines):
        assert not cards_in(given), "it is not even hidden: no line is given a card"
    tokens = {interaction.token for interaction in house.env.backend.interactions.values()}
    assert tokens
    everything = "\n".join((stream.getvalue(), *unscrubbed.lines)).casefold()
    for word in (*spellings(), *PEOPLE, *tokens):
        assert word.casefold() not in everything, word
