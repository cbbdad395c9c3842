"""The suggestion at a table of every game: beginners follow it through a deal, in each language."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.model import UserId
from bot.tables.timing import forced_answer
from engine.match import Match
from engine.turn import Act, DealDue
from tests.discord.house import REASON, WORDS, House, controls, labels, private_messages, text_of
from tests.discord.vira import CAUSES, next_deal, on_turn, say, seat_of

BUTTONS = ("button-advice", "button-confirm-short", "button-claim")
"""The second begins the label of every button that makes something final: a long answer stands in the text alone."""
PLAYERS = {"vira": 3, "klaberjass": 2, "schieber": 4, "barbu": 4}
"""By game, how many play."""


def now(house: House) -> Match:
    """The match as it stands."""
    assert house.table.match is not None
    return house.table.match


def panel_now(house: House, actor: Any) -> Any:
    return [message for message in private_messages(house, actor) if controls(message)][-1]


async def begun(house: House, game: str) -> list[MemberActor]:
    """People at a casual table of this game whose match has begun, in the order of their seats."""
    people = [house.person(name) for name in ("Anna", "Ben", "Carla", "Dora")[: PLAYERS[game]]]
    tables, host = house.bot.services.tables, UserId(people[0].id)
    await people[0].slash(house.channel, "table new", game=game, players=PLAYERS[game])
    table = house.table.id
    await house.do(tables.set_options(table, host, wants_rated=False))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await house.do(tables.begin(table, host, next(CAUSES), fill=False))
    await house.wait(2)
    return people


@pytest.mark.parametrize(
    ("game", "language", "seed"),
    [
        ("vira", "en", 1),
        ("vira", "de", 2),
        ("vira", "ja", 3),
        ("klaberjass", "ja", 1),
        ("schieber", "de", 1),
        ("barbu", "en", 1),
    ],
)
async def test_a_deal_is_played_by_suggestions_alone(
    house: House, speaks: dict[Any, str], game: str, language: str, seed: int
) -> None:
    house.chance.seed(seed)
    people = await begun(house, game)
    for one in people:
        speaks[one.id] = language
        await one.slash(house.channel, "hand")
    suggestion, confirm, claim = (WORDS.text(language, key) for key in BUTTONS)
    verbs: set[str] = set()
    while "play" not in verbs:  # a deal may end without play
        if verbs:
            await next_deal(house, people[0])
        while isinstance((match := now(house)).turn, Act):
            before, seat = house.table.revision, on_turn(house.table)
            actor, *others = sorted(people, key=lambda one: seat_of(house, one) != seat)
            if (only := forced_answer(match.choice(seat))) is not None:
                assert suggestion not in labels(panel_now(house, actor)), "there is nothing to choose"
                await say(house, only)
                continue
            if suggestion in labels(panel_now(house, actor)):
                await actor.click(panel_now(house, actor), label=suggestion)
            else:
                assert claim in labels(panel_now(house, actor)), "nothing but a claim takes its place"
                await actor.slash(house.channel, "hint")
            await house.wait(2)
            shown = panel_now(house, actor).embeds[0].fields[-1].value
            assert 1 <= shown.count(REASON) <= 2, "beside the buttons"
            assert house.table.revision == before
            assert not any(REASON in text_of(panel_now(house, one)) for one in others)
            assert REASON not in text_of(house.channel.history()[-1])
            (final,) = [one for one in labels(panel_now(house, actor)) if one.startswith(confirm)]
            await actor.click(panel_now(house, actor), label=final)
            assert house.table.revision > before, "what is advised can be done"
            verbs.add(str(now(house).log[-1].action).split()[0])  # type: ignore[union-attr]  # an action
            await house.wait(2)
        assert isinstance(now(house).turn, DealDue)
    assert verbs > {"play"}, "also what comes before the play"
    assert not house.faults
