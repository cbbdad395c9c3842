"""The suggestion at a table of Vira: a beginner follows it through bid, exchange and play, in each language."""

from typing import Any

import pytest

from bot.tables.timing import forced_answer
from engine.match import Match
from engine.turn import Act, DealDue
from tests.discord.house import WORDS, House, controls, labels, private_messages, text_of
from tests.discord.vira import next_deal, on_turn, say, seat_of, vira

BUTTONS = ("button-advice", "button-confirm-short")
"""The second begins the label of every button that makes something final: a long answer stands in the text alone."""


def now(house: House) -> Match:
    """The match as it stands."""
    assert house.table.match is not None
    return house.table.match


def panel_now(house: House, actor: Any) -> Any:
    return [message for message in private_messages(house, actor) if controls(message)][-1]


@pytest.mark.parametrize(("language", "seed"), [("en", 1), ("de", 2), ("ja", 3)])
async def test_a_deal_is_played_by_suggestions_alone(
    house: House, speaks: dict[Any, str], language: str, seed: int
) -> None:
    house.chance.seed(seed)
    people = await vira(house, "Anna", "Ben", "Carla", casual=True, deals=3)
    for one in people:
        speaks[one.id] = language
        await one.slash(house.channel, "hand")
    suggestion, confirm = (WORDS.text(language, key) for key in BUTTONS)
    verbs: set[str] = set()
    while "play" not in verbs:  # a deal may end by a surrender
        if verbs:
            await next_deal(house, people[0])
        while isinstance((match := now(house)).turn, Act):
            before, seat = house.table.revision, on_turn(house.table)
            actor, *others = sorted(people, key=lambda one: seat_of(house, one) != seat)
            if (only := forced_answer(match.choice(seat))) is not None:
                assert suggestion not in labels(panel_now(house, actor)), "there is nothing to choose"
                await say(house, only)
                continue
            await actor.click(panel_now(house, actor), label=suggestion)
            await house.wait(2)
            assert "💡" in panel_now(house, actor).embeds[0].fields[-1].value, "beside the buttons"
            assert house.table.revision == before
            assert not any("💡" in text_of(panel_now(house, one)) for one in others)
            assert "💡" not in text_of(house.channel.history()[-1])
            (final,) = [one for one in labels(panel_now(house, actor)) if one.startswith(confirm)]
            await actor.click(panel_now(house, actor), label=final)
            assert house.table.revision > before, "what is advised can be done"
            verbs.add(str(now(house).log[-1].action).split()[0])  # type: ignore[union-attr]  # an action
            await house.wait(2)
        assert isinstance(now(house).turn, DealDue)
    assert "bid" in verbs
    assert not house.faults
