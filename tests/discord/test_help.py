"""`/help` names what its reader can do here and now: every command and button that it names works at that moment."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.pages.help import LINES
from bot.tables.model import TableState
from bot.text.i18n import Localiser, Voice
from tests.discord.house import House, begun, controls, text_of
from tests.discord.players import ByPanel, on_turn, open_answers, panel_by_button, play_match
from tests.i18n.catalogues import BOT, REFERENCE, messages, references, variables

EN = Voice(Localiser(strict=True))
NAMED = re.compile(r"(?<!\w)/(table [a-z-]+|admin show|[a-z-]+)")
DONE = {"discord-rules-which", "discord-computer-added", "discord-hand-later"}
REFUSED = {
    EN.text(key)
    for key, text in messages(REFERENCE, BOT).items()
    if key.startswith(("tables-", "discord-", "settings-", "seats-", "invite-")) and key not in DONE
    if not variables(text) and not references(text)
}
"""What may be said where something cannot be done."""
BUTTONS = {EN.text(key): key for key in messages(REFERENCE, BOT) if key.startswith("button-") and EN.has(key)
           if not variables(messages(REFERENCE, BOT)[key])}  # fmt: skip
LAST = ("table start", "table rematch", "table pause", "table continue", "table take-back", "table next", "table leave")
"""Commands that change what can be done: tried after all others, and of them the first alone."""


async def lines(who: MemberActor, house: House) -> list[str]:
    """The lines of the help that this person gets in the channel."""
    page = (await who.slash(house.channel, "help")).response
    assert page.ephemeral
    found = page.embeds[0].description.splitlines()
    assert 0 < len(found) <= LINES
    return found


def commands_in(found: list[str]) -> list[str]:
    """The commands that the lines name."""
    return list(dict.fromkeys(name for line in found for name in NAMED.findall(line)))


async def tried(house: House, who: MemberActor, found: list[str]) -> None:
    """Every command of the lines is carried out; every button that they name can be pressed."""
    shown = [house.channel.history()[-1], (await who.slash(house.channel, "help")).response]
    if house.tables and house.table.state is TableState.PLAYING and house.table.seat_of(who.id) is not None:
        shown.append(await panel_by_button(house, who))
    enabled = {
        one["label"] for message in shown for one in controls(message) if one["type"] == 2 and not one.get("disabled")
    }
    for line in found:
        for label in BUTTONS:
            if line.startswith(f"• {label} (or /") or f". {label} (or /" in line:
                assert label in enabled, (line, enabled)
    names = commands_in(found)
    final = [name for name in LAST if name in names]
    for name in [*(name for name in names if name not in LAST), *final[:1]]:
        answer = await who.slash(house.channel, name, **options_of(house, who, name))
        told = text_of(answer.response) if answer.response is not None else ""
        assert told not in REFUSED, (name, told)
        assert not house.faults


def options_of(house: House, who: MemberActor, name: str) -> dict[str, Any]:
    """What has to be typed with a command."""
    if name == "play":
        return {"action": open_answers(house.table, who.id)[0]}
    if name == "bid":
        return {"bid": open_answers(house.table, who.id)[0]}
    return {}


async def test_without_a_table_it_tells_how_to_begin(house: House) -> None:
    anna = house.person("Anna")
    found = await lines(anna, house)
    assert {"table new", "table tell-me", "rules", "settings", "history", "leaderboard"} <= set(commands_in(found))
    await tried(house, anna, found)


async def test_in_direct_messages_it_names_nothing_that_needs_a_server(house: House) -> None:
    anna = house.person("Anna")
    page = (await anna.user.slash("help")).response
    names = commands_in(page.embeds[0].description.splitlines())
    assert "rules" in names
    assert not {"table tell-me", "admin show", "table invite"} & {*names}
    for name in names:
        answer = (await anna.user.slash(name)).response
        assert text_of(answer) not in REFUSED, name


async def test_who_manages_the_server_is_shown_its_settings_last(house: House) -> None:
    boss = house.admin("Boss")
    found = await lines(boss, house)
    assert commands_in(found[-1:]) == ["admin show"]
    assert "admin show" not in commands_in(await lines(house.person("Anna"), house))
    await tried(house, boss, found)


async def test_in_a_lobby_the_host_a_guest_and_a_passer_by_read_what_each_can_do(house: House) -> None:
    anna, ben, carla = (house.person(name) for name in ("Anna", "Ben", "Carla"))
    await anna.slash(house.channel, "table new", game="schieber")
    await ben.slash(house.channel, "table join")
    passing = await lines(carla, house)
    assert commands_in(passing)[0] == "table join"
    guest = await lines(ben, house)
    assert "table start" not in commands_in(guest)
    host = await lines(anna, house)
    assert commands_in(host)[0] == "table start"
    await tried(house, ben, guest)
    await tried(house, anna, host)
    await tried(house, carla, passing)


@pytest.mark.parametrize("casual", [False, True])
async def test_during_a_match_it_tells_those_on_turn_and_those_who_wait(house: House, casual: bool) -> None:
    anna, ben = await begun(house, "Anna", "Ben", casual=casual)
    acting, waiting = (anna, ben) if on_turn(house.table) == anna.id else (ben, anna)
    theirs, own = await lines(waiting, house), await lines(acting, house)
    assert {"bid", "rules", "score"} <= set(commands_in(own))
    assert ("hint" in commands_in(own)) == casual, "nobody is advised in a rated match"
    assert not {"bid", "play", "hint"} & set(commands_in(theirs))
    await tried(house, waiting, [line for line in theirs if "pause" not in line])
    await tried(house, acting, own)


async def test_after_a_match_it_offers_another_one_and_the_record(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    await play_match(house, house.table.id, ByPanel(house, anna))
    await house.wait(3)
    found = await lines(anna, house)
    assert commands_in(found)[0] == "table rematch"
    await tried(house, anna, found)


async def test_in_a_pause_it_tells_how_to_go_on(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await anna.slash(house.channel, "table pause")
    assert house.table.state is TableState.PAUSED
    found = await lines(anna, house)
    assert commands_in(found)[0] == "table continue"
    await tried(house, anna, found)
